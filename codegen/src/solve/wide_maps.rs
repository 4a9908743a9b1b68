//! Flips and steps of sets in words of 256 bits, for which there are no circuits: by exchanges of bytes and halves where the
//! numbering allows, otherwise square by square.

use quadrille_runtime::programs::WideMap as RuntimeMap;
use quadrille_runtime::{Direction, Symmetry, U256};

use crate::list::list;
use crate::model::{Board, Numbering, Square};

/// Flips and steps in words of 256 bits.
#[derive(Clone, Debug)]
pub struct WideMaps {
    /// The flip of a set, by symmetry; the identity is left out.
    pub flips: Vec<(Symmetry, WideMap)>,
    /// The step of a set, by direction.
    pub steps: Vec<(Direction, WideMap)>,
}

/// A map of bits in the runtime's form, which owns its numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WideMap {
    /// An exclusive or of all numbers.
    Exchange(u8),
    /// The numbers from this one down.
    Reverse(u8),
    /// The image of each number, and the numbers that have one.
    Numbers(Box<[u8; 256]>, U256),
}

impl WideMap {
    /// The map as the runtime reads it.
    pub fn borrowed(&self) -> RuntimeMap<'_> {
        match self {
            WideMap::Exchange(by) => RuntimeMap::Exchange(*by),
            WideMap::Reverse(last) => RuntimeMap::Reverse(*last),
            WideMap::Numbers(numbers, kept) => RuntimeMap::Numbers(numbers, *kept),
        }
    }

    /// The map that takes squares to their images.
    fn of(numbering: &Numbering, image: &dyn Fn(Board, Square) -> Option<Square>) -> WideMap {
        let board = numbering.board();
        let (mut numbers, mut kept) = (Box::new([0; 256]), U256::MIN);
        let pairs = list(board.squares(), |square| {
            Some([square, image(board, square)?].map(|square| numbering.number(square)))
        });
        for &[from, to] in pairs.iter().flatten() {
            numbers[usize::from(from)] = to;
            kept |= U256::bit(from.into());
        }
        let same = |of: fn([u8; 2]) -> Option<u8>| {
            let first = of((*pairs.first()?)?)?;
            pairs.iter().all(|pair| pair.and_then(of) == Some(first)).then_some(first)
        };
        let exchange = same(|[from, to]| Some(from ^ to)).map(WideMap::Exchange);
        let reverse = || same(|[from, to]| from.checked_add(to)).map(WideMap::Reverse);
        exchange.or_else(reverse).unwrap_or(WideMap::Numbers(numbers, kept))
    }
}

/// The flips and steps of a numbering.
pub(super) fn wide_maps(numbering: &Numbering) -> WideMaps {
    let board = numbering.board();
    let moving = board.symmetries().filter(|&symmetry| symmetry != Symmetry::Identity);
    WideMaps {
        flips: list(moving, |symmetry| {
            let image = move |board: Board, square| Some(board.image(square, symmetry));
            (symmetry, WideMap::of(numbering, &image))
        }),
        steps: list(board.directions(), |direction| {
            let image = move |board: Board, square| board.step(square, direction);
            (direction, WideMap::of(numbering, &image))
        }),
    }
}
