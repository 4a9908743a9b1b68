//! Programs on packed indexes, for every number of pieces and every position.
//!
//! A program is right if each number, in the places of all pieces at once, gives the image on the
//! board, and if no piece's bits of the result depend on another piece.

use quadrille_runtime::Symmetry;

use super::Defect;
use crate::layout::{Layout, WordSize};
use crate::solve::PackedMap;
use crate::solve::flips::packed::{Action, Packing, Program, Step, maps};

/// The most pieces of a packed index.
pub(crate) const MOST_PIECES: u32 = 32;

pub(super) fn verify(layout: &Layout, packed: &[(Symmetry, PackedMap)]) -> Result<(), Defect> {
    let narrow = layout.packing(WordSize::U64.bits());
    let wide = layout.packing(WordSize::U128.bits());
    for pieces in 1..=wide.most_pieces().min(MOST_PIECES) {
        let packing = if pieces <= narrow.most_pieces() { &narrow } else { &wide };
        let trial = Trial::new(layout, packing, pieces);
        for (symmetry, map) in packed {
            let PackedMap::Program(program) = map else { continue };
            if !trial.succeeds(layout, program, *symmetry) {
                let detail = format!("{pieces} pieces");
                return Err(Defect { of: format!("{symmetry}_packed"), detail });
            }
        }
    }
    Ok(())
}

/// A number of pieces, and what all programs are tried on.
struct Trial<'a> {
    packing: &'a Packing,
    pieces: u32,
    /// The bits of the word.
    word: u128,
    /// By square: the index of all pieces there.
    all_on: Vec<u128>,
    /// By piece: the places of its bits.
    own: Vec<u128>,
}

impl Trial<'_> {
    fn new<'a>(layout: &Layout, packing: &'a Packing, pieces: u32) -> Trial<'a> {
        let places: Vec<u128> = (0..8).map(|bit| packing.mask(1 << bit, pieces)).collect();
        let all = |number: &u8| {
            let bits = (0..8).filter(|bit| number >> bit & 1 == 1);
            bits.fold(0, |word, bit| word | places[bit])
        };
        let own = |piece| {
            let bits = 0..packing.bits();
            bits.fold(0, |own, bit| own | 1 << packing.place(bit, piece, pieces))
        };
        Trial {
            packing,
            pieces,
            word: u128::MAX >> (128 - packing.width()),
            all_on: layout.numbering.numbers().iter().map(all).collect(),
            own: (0..pieces).map(own).collect(),
        }
    }

    fn succeeds(&self, layout: &Layout, program: &Program, symmetry: Symmetry) -> bool {
        let (board, numbering) = (layout.board(), &layout.numbering);
        let circuit = program.circuit(self.packing, self.pieces);
        let image = |square| self.all_on[board.image(square, symmetry).index()];
        if !board.squares().all(|sq| circuit.eval(self.all_on[sq.index()]) == image(sq)) {
            return false;
        }
        // The quick proof knows what the solver's programs look like, the slow one any.
        self.is_plainly_local(program) || {
            let points = board.squares().map(|square| {
                (numbering.number(square), numbering.number(board.image(square, symmetry)))
            });
            maps(&circuit, self.packing, self.pieces, &points.collect::<Vec<_>>())
        }
    }

    fn is_plainly_local(&self, program: &Program) -> bool {
        let all = self.own.iter().fold(0, |all, own| all | own);
        self.own
            .iter()
            .all(|&own| self.touched(program, all, own).is_some_and(|touched| touched & !own == 0))
    }

    /// The bits of the result that may depend on a piece's own; `None` where sums are too
    /// difficult.
    fn touched(&self, program: &Program, all: u128, own: u128) -> Option<u128> {
        // By step: the bits that may be set, and those among them that may depend on the piece.
        let mut words: Vec<(u128, u128)> = Vec::with_capacity(program.actions().len());
        for &action in program.actions() {
            let at = |step: Step| words[step.index()];
            let either = |a: Step, b: Step| (at(a).0 | at(b).0, at(a).1 | at(b).1);
            let (set, touched) = match action {
                Action::Input => (all, own),
                Action::Mask(bits) => (self.packing.mask(bits, self.pieces), 0),
                Action::And(a, b) => (at(a).0 & at(b).0, at(a).1 | at(b).1),
                Action::AndNot(a, b) => (at(a).0, at(a).1 | at(b).1),
                Action::Or(a, b) | Action::Xor(a, b) => either(a, b),
                Action::Move(a, distance) => {
                    let by = distance.of(self.pieces);
                    let moved = |word: u128| if by < 0 { word >> -by } else { word << by };
                    (moved(at(a).0), moved(at(a).1))
                }
                // Only the sum below can tell what it borrows.
                Action::Sub(..) => (u128::MAX, u128::MAX),
                Action::Add(difference, lower) => {
                    let pairs = exchanged_pairs(program, difference, lower)?;
                    let low = self.packing.mask(pairs, self.pieces);
                    if low & low << 1 != 0 {
                        return None;
                    }
                    let swap =
                        |word: u128| word & !(low | low << 1) | (word & low) << 1 | word >> 1 & low;
                    (swap(all), swap(own))
                }
                Action::Spread { .. } | Action::Mul(..) => return None,
            };
            words.push((set & self.word, touched & set & self.word));
        }
        Some(words[program.output().index()].1)
    }
}

/// The lower bits of the pairs that `x - (x >> 1 & lower) + (x & lower)` exchanges, if a sum is
/// that.
///
/// A pair of bits `2u + l` becomes `2u + l - u + l = 2l + u`, between 0 and 3: nothing is carried
/// or borrowed, provided that no bit is in two pairs.
fn exchanged_pairs(program: &Program, difference: Step, lower: Step) -> Option<u8> {
    let actions = program.actions();
    let action = |step: Step| actions[step.index()];
    let masked = |step: Step| match action(step) {
        Action::And(of, mask) => match action(mask) {
            Action::Mask(bits) => Some((action(of), bits)),
            _ => None,
        },
        _ => None,
    };
    let Action::Sub(minuend, upper) = action(difference) else { return None };
    let ((low, bits), (down, same)) = (masked(lower)?, masked(upper)?);
    let Action::Move(moved, distance) = down else { return None };
    let is_down = (distance.fixed, distance.per_piece) == (-1, 0);
    let is_exchange = action(minuend) == Action::Input
        && low == Action::Input
        && action(moved) == Action::Input
        && is_down
        && bits == same;
    is_exchange.then_some(bits)
}
