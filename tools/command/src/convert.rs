//! `quadrille convert`: squares and bitboards from one numbering into another.

use std::ffi::OsString;
use std::io::Write;

use quadrille_tools::convert::{self, Form};

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
    from: OsString,
    /// The layout of the output.
    #[arg(long)]
    to: OsString,
    /// What is converted: `squares` by their names or numbers, or `words`, which are bitboards in hexadecimal.
    #[arg(long = "as", value_parser = convert::form, default_value = "squares")]
    form: Form,
    /// What to convert; without it, the lines of standard input.
    #[arg(value_name = "TEXT")]
    texts: Vec<String>,
}

/// Converts the texts of the arguments, or else the lines of the standard input.
pub fn run(Convert { from, to, form, texts }: &Convert, out: &mut dyn Write) -> Outcome {
    if from == "-" && (to == "-" || texts.is_empty()) {
        return Err("standard input cannot be read twice".into());
    }
    let (from, to) = (input::layout(from)?, input::layout(to)?);
    lines::each(texts, out, convert::conversion(&from, &to, *form)?)
}
