//! `quadrille convert`: squares and bitboards from one numbering into another.

use std::io::Write;

use clap::ValueEnum;
use quadrille_tools::convert::{Conversion, Form};

use crate::outcome::Outcome;
use crate::{input, lines};

/// Converts squares or bitboards, line by line.
///
/// Squares are names or numbers, any number of them in a line, and become numbers. Words are bitboards
/// in hexadecimal.
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
    };
    let conversion = Conversion::new(&from, &to, form)?;
    lines::each(&convert.texts, out, |text| conversion.convert(text))
}
