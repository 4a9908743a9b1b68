//! The order in which squares are decided, and what each adds to the keys.

use std::cmp::Reverse;

use quadrille_codegen::solve::sliders::magic::windows::Windows;

use super::super::shared_key::agree;
use super::super::square_class::Class;
use super::start::Start;
use super::{named, unknowns};

/// The constants and squares, in the order in which they are added to the keys.
pub(super) struct SearchOrder<'a> {
    class: &'a Class,
    images: &'a [Vec<u8>],
    pub(super) key_bits: u32,
    /// The unknowns that are 1 from the start.
    pub(super) ones: u64,
    /// The constants, and then the squares.
    pub(super) steps: Vec<Step>,
    /// The number of steps that are constants.
    pub(super) constants: usize,
    /// The index of the attack set plus one, by occupancy of the squares in this order.
    pub(super) names: Vec<u16>,
    /// The bits of the members' magics that each unknown sets.
    magics: Vec<Vec<u64>>,
}

/// A square or a constant, whose copy of the magic, shifted left by its number, is added to the keys.
pub(super) struct Step {
    /// Unknowns that earlier squares have decided, and the bits that they set.
    known: Vec<(u64, u64)>,
    /// Unknowns that this square decides, and the bits that they set.
    pub(super) open: Vec<(u64, u64)>,
}

impl Step {
    /// The open unknowns that a pattern sets, and the bits of the copy that they set.
    pub(super) fn spread(&self, mut pattern: u64) -> (u64, u64) {
        let (mut unknowns, mut copy) = (0, 0);
        while pattern != 0 {
            let (unknown, bits) = self.open[pattern.trailing_zeros() as usize];
            unknowns |= unknown;
            copy |= bits;
            pattern &= pattern - 1;
        }
        (unknowns, copy)
    }

    /// The bits of the copy that are decided.
    pub(super) fn known(&self, values: u64) -> u64 {
        let set = self.known.iter().filter(|(unknown, _)| values & unknown != 0);
        set.fold(0, |copy, (_, bits)| copy | bits)
    }

    /// The whole copy.
    pub(super) fn copy(&self, values: u64) -> u64 {
        let set = self.open.iter().filter(|(unknown, _)| values & unknown != 0);
        set.fold(self.known(values), |copy, (_, bits)| copy | bits)
    }
}

impl<'a> SearchOrder<'a> {
    /// The order for these images; `None` if some square has no bit in the key.
    pub(super) fn new(
        class: &'a Class,
        images: &'a [Vec<u8>],
        key_bits: u32,
        window: u32,
        start: Start,
    ) -> Option<SearchOrder<'a>> {
        let shown: Vec<&[u8]> = images.iter().map(Vec::as_slice).collect();
        let windows = Windows::new(&shown, window);
        let squares = class.relevant_bits() as usize;
        let is_seen = |square: usize| {
            named(&windows.of(square)[(window - key_bits) as usize..]).any(|bit| bit.is_some())
        };
        if !(0..squares).all(is_seen) {
            return None;
        }
        let ones = start.ones(&windows, &images[0][..squares], key_bits);
        let zeros = start.zeros(&windows, &images[0][..squares]) & !ones;
        let (mut decided, mut steps, mut order) = (ones | zeros, Vec::new(), Vec::new());
        while order.len() < windows.squares() {
            let rest = (0..windows.squares()).filter(|square| !order.contains(square));
            let open = |square: &usize| (unknowns(windows.of(*square)) & !decided).count_ones();
            let rank =
                |square: &usize| (*square < squares, open(square), Reverse(images[0][*square]));
            let square = rest.min_by_key(rank)?;
            let bits = |unknown: u64| (unknown, copied(windows.of(square), unknown));
            let all =
                (0..64).map(|bit| 1 << bit).filter(|bit| unknowns(windows.of(square)) & bit != 0);
            let (known, open): (Vec<u64>, Vec<u64>) = all.partition(|bit| decided & bit != 0);
            decided |= unknowns(windows.of(square));
            order.push(square);
            let (known, open) = (known.into_iter().map(bits), open.into_iter().map(bits));
            steps.push(Step { known: known.collect(), open: open.collect() });
        }
        let constants = order.len() - squares;
        let order = &order[constants..];
        let names = (0..class.names.len()).map(|occupancy| {
            let occupied = order.iter().enumerate().filter(|(at, _)| occupancy >> at & 1 != 0);
            class.names[occupied.fold(0, |set, (_, square)| set | 1 << square)] + 1
        });
        let magics = (0..windows.count()).map(|unknown| windows.magics(1 << unknown)).collect();
        let names = names.collect();
        Some(SearchOrder { class, images, key_bits, ones, steps, constants, names, magics })
    }

    /// The number of bits that the first `squares` steps decide.
    pub(super) fn bits(&self, squares: usize) -> usize {
        self.steps[..squares].iter().map(|step| step.open.len()).sum()
    }

    /// The magics with these unknowns, if they are right on all occupancies of all members.
    pub(super) fn magics(&self, values: u64) -> Option<Vec<u64>> {
        let mut magics = vec![0; self.images.len()];
        for (_, bits) in self.magics.iter().enumerate().filter(|(at, _)| values >> at & 1 != 0) {
            magics.iter_mut().zip(bits).for_each(|(magic, bits)| *magic |= bits);
        }
        agree(&self.class.names, self.images, self.key_bits, &magics).then_some(magics)
    }
}

/// The bits of the copy that an unknown sets. The window's top bit is the word's top bit.
fn copied(window: &[u8], unknown: u64) -> u64 {
    let below = 64 - window.len();
    let is_set = |bit: &Option<usize>| bit.is_some_and(|bit| unknown >> bit & 1 != 0);
    let set = named(window).enumerate().filter(|(_, bit)| is_set(bit));
    set.fold(0, |copy, (index, _)| copy | 1 << (below + index))
}
