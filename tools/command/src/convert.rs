//! `quadrille convert`: squares and bitboards from one numbering to another.

use std::ffi::OsString;
use std::io::Write;

use quadrille_tools::convert::{self, Form};

use crate::outcome::Outcome;
use crate::{input, lines};

/// Converts squares or bitboards, line by line.
///
/// A line has any number of squares, by name or number, which become numbers; or a word, which is a bitboard in
/// hexadecimal.
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
    /// The form of texts: `squares`, by name or number, or `words`, which are bitboards in hexadecimal.
    #[arg(long = "as", value_parser = convert::form, default_value = "squares")]
    form: Form,
    /// The texts to convert, by default the lines of standard input.
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
