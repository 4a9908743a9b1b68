//! An engine's own squares: code that `derive(Convert)` emits calls these functions.

use core::str;

use crate::board::layout::coordinates;
use crate::board::{Layout, NoSuchSquare, Square};

/// The square with a number of any integer type, if there is one.
#[doc(hidden)]
#[inline(always)]
pub fn square_of_number<L: Layout>(number: impl TryInto<u8>) -> Result<Square<L>, NoSuchSquare> {
    number.try_into().ok().and_then(Square::new).ok_or(NoSuchSquare)
}

/// The square, if there is one.
#[doc(hidden)]
#[inline(always)]
pub fn some_square<L: Layout>(square: Option<Square<L>>) -> Result<Square<L>, NoSuchSquare> {
    square.ok_or(NoSuchSquare)
}

/// The greatest number of a square.
#[doc(hidden)]
pub const fn greatest_number<L: Layout>() -> u8 {
    (L::NUMBERS - 1) as u8
}

/// Fails to compile unless `held`, the greatest number as an engine's field holds it, is still that number. Only an
/// `i8` is too narrow for some layouts.
#[doc(hidden)]
#[track_caller]
pub const fn holds_every_number<L: Layout>(held: i128) {
    assert!(
        held == greatest_number::<L>() as i128,
        "the layout has numbers above 127, which this type does not hold: take `u8`"
    );
}

/// Fails to compile unless all squares of the layout are among these.
#[doc(hidden)]
#[track_caller]
pub const fn has_every_square<L: Layout>(named: &[Square<L>]) {
    let (mut is_named, mut index) = ([false; 256], 0);
    while index < named.len() {
        is_named[named[index].number() as usize] = true;
        index += 1;
    }
    index = 0;
    while index < L::SQUARES {
        if !is_named[L::NUMBER_AT[index] as usize] {
            missing::<L>(index);
        }
        index += 1;
    }
}

/// Panics with the name of a square, given by its index in board order. In const evaluation a panic takes only one
/// text, which is put together here.
#[track_caller]
const fn missing<L: Layout>(index: usize) -> ! {
    let [file, rank] = coordinates::<L>(index);
    let [first, second] = match L::SQUARE_NAMES {
        [] => [L::FILE_NAMES[file as usize], L::RANK_NAMES[rank as usize]],
        names => [names[L::NUMBER_AT[index] as usize], ""],
    };
    let parts = ["no variant is named after the layout's square ", first, second];
    let (mut text, mut length, mut part) = ([0; 256], 0, 0);
    while part < parts.len() {
        let (_, rest) = text.split_at_mut(length);
        rest.split_at_mut(parts[part].len()).0.copy_from_slice(parts[part].as_bytes());
        length += parts[part].len();
        part += 1;
    }
    match str::from_utf8(text.split_at(length).0) {
        Ok(text) => panic!("{}", text),
        Err(_) => unreachable!(),
    }
}
