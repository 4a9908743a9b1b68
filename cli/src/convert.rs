//! `quadrille convert`: squares, words and packed positions from one numbering into another.

use std::io::Write;

use clap::ValueEnum;
use quadrille_tools::convert::{Conversion, Form};

use crate::outcome::Outcome;
use crate::{input, lines};

/// Converts squares, bitboards or packed positions, line by line.
///
/// Squares are names or numbers, any number of them in a line, and become numbers. Words are bitboards
/// in hexadecimal. Packed positions are several squares in one hexadecimal word, as many as `--pieces`
/// says.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  quadrille convert --from lerf --to w e4 c6
  quadrille convert --from lerf --to w --as words 0xff00")]
pub struct Convert {
    /// The layout of the input: a file, `-`, or the name of a standard layout.
    #[arg(long)]
    from: String,
    /// The layout of the output.
    #[arg(long)]
    to: String,
    /// The kind of input.
    #[arg(long = "as", value_enum, default_value_t)]
    kind: TextForm,
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
enum TextForm {
    /// Names or numbers of squares.
    #[default]
    Squares,
    /// Bitboards, in hexadecimal.
    Words,
    /// Packed positions, in hexadecimal.
    Packed,
}

/// Converts the texts of the arguments, or else the lines of the standard input.
pub fn run(convert: &Convert, out: &mut dyn Write) -> Outcome {
    if convert.from == "-" && (convert.to == "-" || convert.texts.is_empty()) {
        return Err("standard input cannot be read twice".into());
    }
    let from = input::layout(&convert.from)?;
    let to = input::layout(&convert.to)?;
    let form = match convert.kind {
        TextForm::Squares => Form::Squares,
        TextForm::Words => Form::Words,
        TextForm::Packed => Form::Packed {
            width: convert.width.parse().unwrap_or(64),
            pieces: convert.pieces.unwrap_or(0),
        },
    };
    let conversion = Conversion::new(&from, &to, form)?;
    lines::each(&convert.texts, out, |text| conversion.convert(text))
}
