//! Conversions between layouts: every square is converted right, by itself, in a bitboard and as one of
//! several packed pieces.
//!
//! If the runtime converts by tables that const evaluation makes from the numbers, its functions are run over them
//! here. A conversion of packed positions piece by piece relies only on facts verified for each layout alone: by
//! `packing` the bits where numbers are read and written, and by `squares` the files, ranks and numbers of squares.

use quadrille_runtime::conversion as runtime;

#[cfg(feature = "packed-flips")]
use super::packed;
use super::{Defect, bitboards};
use crate::model::{Layout, Numbering, WordSize};
use crate::solve::{BitboardConversion, Conversion, table_shape};

/// Checks the conversions of squares, bitboards and packed positions of one layout to another.
///
/// # Errors
/// At the first square that is converted wrong.
pub fn verify_conversion(
    from: &Layout,
    to: &Layout,
    conversion: &Conversion,
) -> Result<(), Defect> {
    let (before, after) = (&from.numbering, &to.numbering);
    squares(before, after)?;
    match (&conversion.bitboard, from.word) {
        (Some(BitboardConversion::Circuit(circuit)), _) => {
            bitboards::check([before, after], "convert", circuit, &Some)?;
        }
        (Some(BitboardConversion::Tables), Some(word)) => tables(before, after, word)?,
        _ => {}
    }
    bitboards::check_vector_permutations([from, to], "convert", &conversion.vectors, &Some)?;
    #[cfg(feature = "packed-flips")]
    packed::conversion(from, to, conversion)?;
    Ok(())
}

/// Compares the images of all squares.
fn squares(from: &Numbering, to: &Numbering) -> Result<(), Defect> {
    let (before, after) = (from.numbers(), to.numbers());
    let (difference, numbers) =
        (runtime::exclusive_or(before, after), runtime::numbers(before, after));
    let arrives = |number| runtime::renumbered_square(difference, &numbers, number);
    let wrong = before.iter().zip(after).find(|&(&number, &image)| arrives(number) != image);
    wrong.map_or(Ok(()), |(&number, image)| {
        Err(defect("squares", format!("{number} gives {}, not {image}", arrives(number))))
    })
}

/// Compares the tables that convert bitboards.
fn tables(from: &Numbering, to: &Numbering, word: WordSize) -> Result<(), Defect> {
    let (before, after) = (from.numbers(), to.numbers());
    let method = runtime::method(before, after);
    match word {
        WordSize::U64 => {
            let tables: runtime::Tables64 = runtime::tables(before, after);
            let used = runtime::used(before, runtime::BITS_64);
            groups([from, to], word, |set| {
                runtime::renumbered_word(method, &tables, used, set as u64).into()
            })
        }
        WordSize::U128 => {
            let tables: runtime::Tables128 = runtime::tables(before, after);
            let used = runtime::used(before, runtime::BITS_128);
            groups([from, to], word, |set| runtime::renumbered_word(method, &tables, used, set))
        }
        WordSize::U256 => Ok(()),
    }
}

/// Tries every set within each group of neighbouring bits. The images of groups are united, so these sets suffice.
fn groups(
    [from, to]: [&Numbering; 2],
    word: WordSize,
    convert: impl Fn(u128) -> u128,
) -> Result<(), Defect> {
    let (width, (size, _)) = (word.bits(), table_shape(word));
    let live = from.word(from.board().all()).low();
    let image = |bit: u128| {
        let square = from.square(bit.trailing_zeros() as u8);
        square.map_or(0, |square| 1 << to.number(square))
    };
    for first in (0..width).step_by(size as usize) {
        let mut images = vec![0];
        for value in 1..1_u128 << size.min(width - first) {
            let set = value << first;
            let rest = images[(value & (value - 1)) as usize];
            images.push(rest | image(set & set.wrapping_neg()));
            if set & !live == 0 && convert(set) != images[value as usize] {
                return Err(defect("bitboards", format!("{set:#x} gives {:#x}", convert(set))));
            }
        }
    }
    if convert(0) == 0 { Ok(()) } else { Err(defect("bitboards", "none give some".to_owned())) }
}

fn defect(kind: &str, detail: String) -> Defect {
    Defect { of: format!("conversion of {kind}"), detail }
}
