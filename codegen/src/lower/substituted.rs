//! Flips of packed positions whose numbers an instruction looks up eight at a time, where no circuit maps all at once.

use std::array;

use quadrille_circuits::packing::{PackedField, Packing};
use quadrille_circuits::{Instruction, Substitution};
use quadrille_runtime::Symmetry;

use super::expression::{Expression, Type};
use super::function::{Block, Quicker};
use super::packed::MapOfPositions;
use super::target::Target;
use crate::layout::{Layout, WordSize};

/// From so many pieces on it takes less than looking up one after another; beyond the last there is no byte for each.
pub const PIECES: [u32; 2] = [4, 8];

/// The six lowest bits of each byte.
const NUMBERS: u128 = 0x3f3f_3f3f_3f3f_3f3f;

/// The body of a flip in a word of 64 bits for targets with the instruction, if the flip goes piece by piece and numbers of
/// six bits lie side by side.
pub fn quicker_flip<'a>(
    layout: &Layout,
    symmetry: Symmetry,
    flip: &MapOfPositions<'a>,
) -> Option<Quicker<'a>> {
    let is_fit = flip.map.program.is_none()
        && flip.map.few.is_none()
        && flip.word == WordSize::U64
        && lie_side_by_side(&layout.packing(WordSize::U64.bits()));
    let [least, most] = PIECES.map(Expression::small);
    let pieces = || Expression::value("pieces", Type::Small);
    let are_fit = least.at_most(pieces()) & pieces().at_most(most);
    let at_once = at_once(layout, symmetry, pieces());
    let body = || Block::choice("image_of_eight", are_fit, at_once.into(), flip.piece_by_piece());
    is_fit.then(|| Quicker { target: Target::Vbmi, body: body() })
}

fn lie_side_by_side(packing: &Packing) -> bool {
    let alone = PackedField { shift: 0, width: 6, fixed: 0, per_piece: 0, stride: 6 };
    packing.fields() == [alone]
}

fn at_once<'a>(layout: &Layout, symmetry: Symmetry, pieces: Expression<'a>) -> Expression<'a> {
    let ty = Type::Word(WordSize::U64);
    let bytes = Expression::value("index", ty).deposit(Expression::Constant(NUMBERS, ty));
    let list = Instruction::Substitution(Box::new(Substitution(images(layout, symmetry))));
    let images = Expression::AtOnce(list, Box::new(bytes));
    let others = Expression::small(64) - pieces * Expression::small(8);
    images.extract(Expression::Constant(NUMBERS, ty) >> others)
}

/// By number: that of the square's image; 0 of no square.
fn images(layout: &Layout, symmetry: Symmetry) -> [u8; 64] {
    let (numbering, board) = (&layout.numbering, layout.board());
    let image = |square| numbering.number(board.image(square, symmetry));
    array::from_fn(|number| numbering.square(number as u8).map_or(0, image))
}
