//! `quadrille convert`: squares, words and packed positions from one numbering into another.

use std::io::Write;

use clap::ValueEnum;
use quadrille_codegen::board::Square;
use quadrille_codegen::item::Described;
use quadrille_codegen::layout::Layout;

use crate::outcome::Outcome;
use crate::{input, lines, squares};

/// Converts squares, bitboards or packed positions, line by line.
///
/// Squares are names or numbers, any number of them in a line, and become numbers. Words are bitboards
/// in hexadecimal. Packed positions are several squares in one hexadecimal word, as many as `--pieces`
/// says.
#[derive(clap::Args)]
pub struct Convert {
    /// The layout of the input: a file, `-`, or the name of a standard layout.
    #[arg(long)]
    from: String,
    /// The layout of the output.
    #[arg(long)]
    to: String,
    /// The kind of input.
    #[arg(long = "as", value_enum, default_value_t)]
    kind: Kind,
    /// How many squares a packed position holds.
    #[arg(long, required_if_eq("kind", "packed"), value_parser = clap::value_parser!(u32).range(1..=64))]
    pieces: Option<u32>,
    /// The bits of the word of a packed position.
    #[arg(long, default_value = "64", value_parser = ["64", "128"])]
    width: String,
    /// What to convert; without it, the lines of standard input.
    #[arg(value_name = "TEXT")]
    texts: Vec<String>,
}

#[derive(Clone, Copy, Default, PartialEq, Eq, ValueEnum)]
enum Kind {
    /// Names or numbers of squares.
    #[default]
    Squares,
    /// Bitboards, in hexadecimal.
    Words,
    /// Packed positions, in hexadecimal.
    Packed,
}

/// Converts all texts.
pub fn run(convert: &Convert, out: &mut dyn Write) -> Outcome {
    if convert.from == "-" && (convert.to == "-" || convert.texts.is_empty()) {
        return Err("standard input cannot be read twice".into());
    }
    let from = input::layout(&convert.from)?;
    let to = input::layout(&convert.to)?;
    let conversion = Conversion::new(&from, &to)?;
    let width = convert.width.parse().unwrap_or(64);
    let pieces = convert.pieces.unwrap_or(0);
    if convert.kind == Kind::Packed {
        conversion.check_packing(width, pieces)?;
    }
    lines::each(&convert.texts, out, |text| match convert.kind {
        Kind::Squares => conversion.squares(text),
        Kind::Words => conversion.word(text),
        Kind::Packed => conversion.packed(text, width, pieces),
    })
}

/// Two layouts of one board.
struct Conversion<'a> {
    from: &'a Layout,
    to: &'a Layout,
}

impl Conversion<'_> {
    fn new<'a>(from: &'a Described, to: &'a Described) -> Result<Conversion<'a>, String> {
        let (boards, names) =
            ((from.layout.board(), to.layout.board()), (&from.item.name, &to.item.name));
        if boards.0 == boards.1 {
            return Ok(Conversion { from: &from.layout, to: &to.layout });
        }
        let ((a, b), (from, to)) = (boards, names);
        Err(format!("{from} has a board of {a}, and {to} one of {b}"))
    }

    /// The square with a number.
    fn square(&self, number: u8) -> Result<Square, String> {
        let square = self.from.numbering.square(number);
        square.ok_or_else(|| format!("no square has the number {number}"))
    }

    fn squares(&self, text: &str) -> Result<String, String> {
        let number = |word: &str| {
            // A name first: squares of draughts have numbers for names.
            let square = squares::named(self.from, word).or_else(|unknown| {
                word.parse::<u8>().map_err(|_| unknown).and_then(|number| self.square(number))
            })?;
            Ok(self.to.numbering.number(square).to_string())
        };
        let numbers: Result<Vec<String>, String> = squares::words(text).map(number).collect();
        Ok(numbers?.join(" "))
    }

    fn word(&self, text: &str) -> Result<String, String> {
        let word = hexadecimal(text)?;
        let (Some(_), Some(size)) = (self.from.word, self.to.word) else {
            return Err("one of the layouts has no bitboards".to_owned());
        };
        let set = self.from.numbering.set(word);
        let stray = word & !self.from.numbering.word(set);
        if stray != 0 {
            return Err(format!("bit {} is no square", stray.trailing_zeros()));
        }
        Ok(written(self.to.numbering.word(set), size.bits()))
    }

    /// Whether so many pieces fit in a word.
    fn check_packing(&self, width: u32, pieces: u32) -> Result<(), String> {
        let most = |layout: &Layout| layout.packing(width).most_pieces();
        let most = most(self.from).min(most(self.to));
        if pieces <= most {
            return Ok(());
        }
        Err(format!("a word of {width} bits holds {most} squares, not {pieces}: see `--width`"))
    }

    fn packed(&self, text: &str, width: u32, pieces: u32) -> Result<String, String> {
        let word = hexadecimal(text)?;
        let packing = self.from.packing(width);
        let bit = |piece: u32, bit: u32| (word >> packing.place(bit, piece, pieces) & 1) as u8;
        let number = |piece| (0..packing.bits()).fold(0, |n, at| n | bit(piece, at) << at);
        let numbers: Vec<u8> = (0..pieces).map(number).collect();
        if packing.pack(&numbers) != word {
            return Err(format!("it has bits beyond those of {pieces} squares"));
        }
        let to = |&number: &u8| self.square(number).map(|square| self.to.numbering.number(square));
        let numbers = numbers.iter().map(to).collect::<Result<Vec<u8>, String>>()?;
        Ok(written(self.to.packing(width).pack(&numbers), width))
    }
}

fn hexadecimal(text: &str) -> Result<u128, String> {
    let digits = text.trim().trim_start_matches("0x").trim_start_matches("0X").replace('_', "");
    u128::from_str_radix(&digits, 16).map_err(|_| format!("`{text}` is no hexadecimal word"))
}

fn written(word: u128, bits: u32) -> String {
    let digits = bits as usize / 4;
    format!("0x{word:0digits$x}")
}
