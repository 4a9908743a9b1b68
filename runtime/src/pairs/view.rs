//! The board as a side sees it.

use core::marker::PhantomData;

use super::{Man, Pairs};
use crate::board::flips::on_every_board;
use crate::board::layout::{has, hexagons};
use crate::board::{Layout, Square, coordinates};
use crate::color::Color;
use crate::symmetry::Symmetry;

/// The board as a side sees it: Black with ranks mirrored and colours exchanged, and either side with files
/// mirrored, for nets that depend on the half of the board where its king stands. On boards of hexagons Black sees
/// the board turned by half, and the mirror keeps the files of pawns upright.
///
/// ```
/// # use quadrille::{Color, layouts::Lerf, pairs::View};
/// let view = View { side: Color::Black, is_mirrored: true };
/// assert_eq!(view.square(Lerf::E2), Lerf::D7);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct View {
    /// The side that looks at the board.
    pub side: Color,
    /// True if files are mirrored.
    pub is_mirrored: bool,
}

impl View {
    /// White's view, with the files as they are.
    pub const PLAIN: View = View { side: Color::White, is_mirrored: false };

    /// The square in this view.
    #[inline(always)]
    pub fn square<L: Layout>(self, square: Square<L>) -> Square<L> {
        // Nets ask for both sides in turn, so an XOR, if the numbers allow it, avoids a mispredicted branch.
        if let Some(changes) = const { changes_of_numbers::<L>() } {
            let change = changes >> (8 * self.side as u32 + 16 * self.is_mirrored as u32);
            return Square::from_number_unchecked(square.number() ^ change as u8);
        }
        let square = square.relative_to(self.side);
        if self.is_mirrored { mirrored(square) } else { square }
    }

    /// The man in this view.
    #[inline(always)]
    pub const fn man<T: Pairs>(self, man: Man<T>) -> Man<T> {
        Man(man.0 ^ self.side as u8, PhantomData)
    }
}

/// The square with files mirrored, so that pawns keep their direction.
#[inline(always)]
fn mirrored<L: Layout>(square: Square<L>) -> Square<L> {
    on_every_board(square.transform(const { mirror::<L>() }))
}

/// The XOR masks that mirror ranks, files and both, in bytes 1 to 3; `None` if a mirror is no XOR of numbers.
const fn changes_of_numbers<L: Layout>() -> Option<u32> {
    let (mut flips, mut index) = ([0; 2], 0);
    while index < L::NUMBER_AT.len() {
        let [file, rank] = coordinates::<L>(index);
        let images = [(file, L::RANKS - 1 - rank), (L::FILES - 1 - file, rank)];
        let mut flip = 0;
        while flip < 2 {
            let Some(image) = Square::<L>::from_coords(images[flip].0, images[flip].1) else {
                return None;
            };
            let change = L::NUMBER_AT[index] ^ image.number();
            if index == 0 {
                flips[flip] = change;
            }
            if flips[flip] != change {
                return None;
            }
            flip += 1;
        }
        index += 1;
    }
    let [vertical, horizontal] = flips;
    Some(u32::from_le_bytes([0, vertical, horizontal, vertical ^ horizontal]))
}

/// The mirror of files: that of the box, if the board has it, otherwise that of hexagons. Fails to compile if the board has
/// neither.
const fn mirror<L: Layout>() -> Symmetry {
    if has::<L>(Symmetry::FlipHorizontal) {
        return Symmetry::FlipHorizontal;
    }
    let Some(hexagons) = hexagons::<L>() else { panic!("{}", NO_MIRROR) };
    let mut index = 0;
    while index < L::NUMBER_AT.len() {
        let [file, rank] = coordinates::<L>(index);
        let is_there = match hexagons.image(Symmetry::FlipAt12, (file, rank)) {
            Some((file, rank)) => Square::<L>::from_coords(file, rank).is_some(),
            None => false,
        };
        assert!(is_there, "{}", NO_MIRROR);
        index += 1;
    }
    Symmetry::FlipAt12
}

const NO_MIRROR: &str =
    "squares of this board are absent where the mirror of files would carry others";
