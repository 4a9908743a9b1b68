//! Texts given as arguments, or line by line on standard input. A bad one is reported, and the others
//! are still handled.

use std::io::{self, BufRead as _, Write};

use crate::outcome::{self, Failure, Outcome};

/// Prints what `convert` makes of each text. Where some were bad the command ends so.
pub fn each(
    arguments: &[String],
    out: &mut dyn Write,
    convert: impl Fn(&str) -> Result<String, String>,
) -> Outcome {
    let mut bad = 0;
    if arguments.is_empty() {
        for (number, line) in (1..).zip(io::stdin().lock().lines()) {
            let line = line.map_err(|error| format!("standard input: {error}"))?;
            let line = line.trim();
            if line.is_empty() {
                continue;
            }
            bad += one(&format!("line {number}"), convert(line), out)?;
        }
    } else {
        for text in arguments {
            bad += one(&format!("`{text}`"), convert(text), out)?;
        }
    }
    match bad {
        0 => Ok(()),
        1 => Err("1 text was left out".into()),
        _ => Err(Failure::Other(format!("{bad} texts were left out"))),
    }
}

/// Prints a result; whether it was bad.
fn one(place: &str, result: Result<String, String>, out: &mut dyn Write) -> Outcome<u32> {
    match result {
        Ok(text) => {
            writeln!(out, "{text}")?;
            Ok(0)
        }
        Err(error) => {
            // In the order in which the texts came, where both go to one terminal.
            out.flush()?;
            match error.starts_with(place) {
                // It is about the whole text, and names it.
                true => outcome::tell(format_args!("{error}")),
                false => outcome::tell(format_args!("{place}: {error}")),
            }
            Ok(1)
        }
    }
}
