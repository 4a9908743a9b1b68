//! Words, packed positions and indexes.

use quadrille_codegen::item::Described;
use quadrille_runtime::{Direction, Symmetry};
use quadrille_tools::index::{Index, Request};
use quadrille_tools::packed::{Packed, hexadecimal};
use quadrille_tools::unknown_name;
use serde::Serialize;

use crate::boards::symmetry;
use crate::question::Material;
use crate::words::{self, Operation, Words};

/// A word in all forms.
#[derive(Debug, Serialize)]
pub struct Written {
    hex: String,
    decimal: String,
    binary: String,
    /// Its squares; in order, of a packed position.
    squares: String,
    /// Bits that are no squares, in hexadecimal; empty if there are none.
    strays: String,
}

impl Written {
    fn new(word: u128, bits: u32, squares: String) -> Written {
        Written {
            hex: hexadecimal(word, bits),
            decimal: word.to_string(),
            binary: words::binary(word, bits),
            squares,
            strays: String::new(),
        }
    }

    fn of(words: &Words<'_>, word: u128) -> Written {
        let strays = words.strays(word);
        let strays = if strays == 0 { String::new() } else { format!("{strays:#x}") };
        Written { strays, ..Written::new(word, words.bits(), words.squares(word)) }
    }
}

/// Two words and what comes out of them.
#[derive(Debug, Serialize)]
pub struct Calculated {
    word: Written,
    other: Option<Written>,
    result: Written,
}

/// An operation on a word, or on two.
pub fn word(
    layout: &Described,
    [word, other]: [&str; 2],
    operation: &str,
    bits: u32,
) -> Result<Calculated, String> {
    let words = Words::new(layout)?;
    let operation = self::operation(operation, bits)?;
    let takes_two = matches!(operation, Operation::And | Operation::Or | Operation::Xor);
    let word = read(&words, word)?;
    let other = if takes_two { read(&words, other)? } else { 0 };
    Ok(Calculated {
        word: Written::of(&words, word),
        other: takes_two.then(|| Written::of(&words, other)),
        result: Written::of(&words, words.apply(operation, word, other)?),
    })
}

/// A number, or squares. What begins with a digit may be either where squares have numbers for names: it is a number.
fn read(words: &Words<'_>, text: &str) -> Result<u128, String> {
    let text = text.trim();
    if text.is_empty() {
        return Ok(0);
    }
    words::read(text)
        .or_else(|error| words.of(text).map_err(|squares| format!("{error}; and {squares}")))
}

fn operation(name: &str, bits: u32) -> Result<Operation, String> {
    Ok(match name {
        "" | "keep" => Operation::Keep,
        "and" => Operation::And,
        "or" => Operation::Or,
        "xor" => Operation::Xor,
        "not" => Operation::Not,
        "left" => Operation::Left(bits),
        "right" => Operation::Right(bits),
        name => match symmetry(name) {
            Ok(symmetry) => Operation::Flip(symmetry),
            Err(_) => Operation::Step(direction(name)?),
        },
    })
}

fn direction(name: &str) -> Result<Direction, String> {
    let names = Direction::ALL.map(Direction::name);
    name.parse().map_err(|_| unknown_name::error("direction", name, names))
}

/// A packed position, and its image under a flip.
pub fn packed(
    layout: &Described,
    position: &str,
    [width, pieces]: [u32; 2],
    flip: &str,
) -> Result<[Written; 2], String> {
    let packed = Packed::new(layout, self::width(width)?, pieces)?;
    let word = match position.trim() {
        word if word.starts_with("0x") => words::read(word)?,
        squares => packed.pack(squares)?,
    };
    let flip = if flip.is_empty() { Symmetry::Identity } else { symmetry(flip)? };
    let written = |word| Ok::<_, String>(Written::new(word, width, packed.unpack(word)?));
    Ok([written(word)?, written(packed.flip(word, flip)?)?])
}

/// The width of a packed position, 64 or 128 bits.
pub fn width(bits: u32) -> Result<u32, String> {
    match bits {
        64 | 128 => Ok(bits),
        _ => Err(format!("words have 64 or 128 bits, not {bits}")),
    }
}

/// An index, and a position in it.
#[derive(Debug, Serialize)]
pub struct Indexed {
    size: u64,
    men: usize,
    note: Option<String>,
    explanation: String,
    /// The index of the position, or why there is none.
    index: Result<String, String>,
    /// The squares that have the index, or why there are none.
    squares: Result<String, String>,
}

/// The index of a position, or the position of an index.
pub fn index(layout: &Described, request: &Material, position: &str) -> Result<Indexed, String> {
    let Material { material, scheme, kings, forward, regions } = request;
    let forward = forward.as_deref();
    let request = Request { material, scheme, kings, forward, regions, relations: &[] };
    let numbers = Index::new(&layout.layout, &request)?;
    let is_number =
        !position.trim().is_empty() && position.trim().bytes().all(|b| b.is_ascii_digit());
    let (index, squares) = if is_number && numbers.men() > 1 {
        let squares = numbers.decode(position);
        (Ok(position.trim().to_owned()), squares)
    } else {
        let index = numbers.encode(position).map(|index| index.to_string());
        // As the scheme writes it: another position may be the same to it.
        let squares = index.clone().and_then(|index| numbers.decode(&index));
        (index, squares)
    };
    Ok(Indexed {
        size: numbers.size(),
        men: numbers.men(),
        note: numbers.note(),
        explanation: numbers.explanation(),
        index,
        squares,
    })
}
