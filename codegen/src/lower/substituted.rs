//! Flips of packed positions whose numbers an instruction looks up eight at a time, where no circuit maps all at once.

use std::array;

use quadrille_circuits::packing::{PackedField, Packing};
use quadrille_circuits::solve::PackedMap;
use quadrille_circuits::{Instruction, Substitution};
use quadrille_runtime::Symmetry;

use super::expression::{Expression, Type, small};
use super::function::{Block, Quicker};
use super::kernels::Whose;
use super::packed::piece_by_piece;
use super::target::Target;
use crate::layout::{Layout, WordSize};
use crate::list::list;

/// From the first number of pieces on this is cheaper than looking up one after another; beyond the last there are too
/// few bytes.
pub const PIECES: [u32; 2] = [4, 8];

/// The six lowest bits of each byte.
const NUMBERS: u128 = 0x3f3f_3f3f_3f3f_3f3f;

/// The flips with a body for targets with the instruction, in a word of 64 bits: those that go piece by piece, if numbers
/// of six bits lie side by side.
pub fn quicker_flips<'a>(
    layout: &Layout,
    flips: &[(Symmetry, PackedMap)],
) -> Vec<(Symmetry, Quicker<'a>)> {
    if !lie_side_by_side(&layout.packing(WordSize::U64.bits())) {
        return Vec::new();
    }
    let go_piece_by_piece =
        flips.iter().filter(|(_, map)| map.program.is_none() && map.few.is_none());
    list(go_piece_by_piece, |(symmetry, _)| (*symmetry, quicker_flip(layout, *symmetry)))
}

fn quicker_flip<'a>(layout: &Layout, symmetry: Symmetry) -> Quicker<'a> {
    let [least, most] = PIECES.map(Expression::small);
    let pieces = || small("pieces");
    let are_fit = least.at_most(pieces()) & pieces().at_most(most);
    let at_once = at_once(layout, symmetry, pieces());
    let others = piece_by_piece(symmetry.name(), WordSize::U64, Whose::Own).body;
    let body = Block::choice("image_of_eight", are_fit, at_once.into(), others);
    Quicker { target: Target::Vbmi, body }
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
