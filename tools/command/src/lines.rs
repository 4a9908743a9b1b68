//! Texts given as arguments, or line by line on standard input. A bad text is reported, and the others
//! are still processed.

use std::io::{self, BufRead, Read as _, Write};

use crate::outcome::{self, Failure, Outcome};

/// Converts and prints each text. The command fails at the end if some were bad.
pub fn each(
    arguments: &[String],
    out: &mut dyn Write,
    convert: impl Fn(&str) -> Result<String, String>,
) -> Outcome {
    let mut bad = 0;
    if arguments.is_empty() {
        let mut input = io::stdin().lock();
        for number in 1.. {
            let line = line(&mut input).map_err(|error| format!("standard input: {error}"))?;
            let Some(line) = line else { break };
            let result = match str::from_utf8(&line).map(str::trim) {
                Ok("") => continue,
                Ok(text) => convert(text),
                Err(_) => Err("it is not UTF-8".to_owned()),
            };
            bad += one(&format!("line {number}"), result, out)?;
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

/// The greatest length of a line in bytes.
const LINE: u64 = 1_000_000;

/// The next line, with its end; `None` after the last.
fn line(input: &mut impl BufRead) -> io::Result<Option<Vec<u8>>> {
    let mut line = Vec::new();
    let length = input.take(LINE + 1).read_until(b'\n', &mut line)?;
    if length as u64 > LINE {
        return Err(io::Error::other(format!("a line has more than {LINE} bytes")));
    }
    Ok((length > 0).then_some(line))
}

/// Prints a result, and returns the number of bad ones: 0 or 1.
fn one(which: &str, result: Result<String, String>, out: &mut dyn Write) -> Outcome<u32> {
    match result {
        Ok(text) => {
            writeln!(out, "{text}")?;
            Ok(0)
        }
        Err(error) => {
            // Flushed so that results and errors are in order if both go to a terminal.
            out.flush()?;
            match error.starts_with(which) {
                // The error begins with the text already.
                true => outcome::tell(format_args!("{error}")),
                false => outcome::tell(format_args!("{which}: {error}")),
            }
            Ok(1)
        }
    }
}
