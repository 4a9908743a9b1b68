//! The board as a side sees it.

use core::marker::PhantomData;

use super::{Man, Pairs};
use crate::board::flips::on_every_board;
use crate::board::layout::has;
use crate::board::{Layout, Square, coordinates};
use crate::color::Color;
use crate::hexagon;
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
    on_every_board(match const { hexagon_mirror::<L>() } {
        None => square.transform(Symmetry::FlipHorizontal),
        Some((steps, kept)) => mirrored_hexagon(square, &steps, kept),
    })
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

/// The steps of a board of hexagons and the one that its mirror of files keeps; `None` if files are mirrored as boxes are.
/// Fails to compile if the board has neither mirror.
const fn hexagon_mirror<L: Layout>() -> Option<(hexagon::Steps, (i8, i8))> {
    if has::<L>(Symmetry::FlipHorizontal) {
        return None;
    }
    let (Some(steps), Some(kept)) = (hexagon::steps(&L::STEPS), L::STEPS[L::PAWNS[0] as usize])
    else {
        panic!("{}", NO_MIRROR)
    };
    let mut index = 0;
    while index < L::NUMBER_AT.len() {
        let square = Square::<L>::from_number_unchecked(L::NUMBER_AT[index]);
        assert!(mirrored_hexagon(square, &steps, kept).is_some(), "{}", NO_MIRROR);
        index += 1;
    }
    Some((steps, kept))
}

const NO_MIRROR: &str =
    "squares of this board are absent where the mirror of files would carry others";

const fn mirrored_hexagon<L: Layout>(
    square: Square<L>,
    steps: &hexagon::Steps,
    kept: (i8, i8),
) -> Option<Square<L>> {
    match hexagon::mirror(steps, kept, (L::FILES, L::RANKS), square.coords()) {
        Some((file, rank)) => Square::from_coords(file, rank),
        None => None,
    }
}
