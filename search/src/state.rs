//! The file that keeps what was found, so that a search can be stopped and resumed.
//!
//! Its first line names the numbering, so that it is not taken for another; the others are
//! tab-separated: `found`, rider, square, group, members, bits of the key, magics; or `impossible`
//! and the same without magics. Magics are tried again when they are read.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{fs, io};

use crate::class::Class;
use crate::hunt::Hunt;
use crate::windows::{Found, holds};

/// Where the state is kept.
pub struct StateFile(PathBuf);

impl StateFile {
    /// A file that need not exist yet.
    pub fn new(path: PathBuf) -> StateFile {
        StateFile(path)
    }

    /// Adds what the file holds to what is known.
    pub fn load(&self, hunt: &mut Hunt) -> Result<(), String> {
        let text = match fs::read_to_string(&self.0) {
            Ok(text) => text,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
            Err(error) => return Err(format!("{}: {error}", self.0.display())),
        };
        let mut lines = text.lines();
        if lines.next() != Some(&title(hunt)) {
            return Err(format!(
                "{} is of another numbering: move it away to begin anew",
                self.0.display()
            ));
        }
        for (number, line) in (2..).zip(lines) {
            note(hunt, line).ok_or_else(|| {
                format!("{}:{number}: no result of this search", self.0.display())
            })?;
        }
        Ok(())
    }

    /// Replaces the file, in one step.
    pub fn save(&self, hunt: &Hunt) -> Result<(), String> {
        let mut text = title(hunt) + "\n";
        for (class, book) in hunt.classes.iter().zip(&hunt.books) {
            let name = class_name(class);
            for (members, Found { key_bits, magics }) in &book.found {
                let magics: Vec<_> = magics.iter().map(|magic| format!("{magic:x}")).collect();
                writeln!(text, "found\t{name}\t{members:x}\t{key_bits}\t{}", magics.join(" "))
                    .expect("a string takes any text");
            }
            for (members, key_bits) in &book.impossible {
                writeln!(text, "impossible\t{name}\t{members:x}\t{key_bits}")
                    .expect("a string takes any text");
            }
        }
        let fresh = self.0.with_extension("magics-search-new");
        let replace = |from: &Path| fs::write(from, text).and_then(|()| fs::rename(from, &self.0));
        replace(&fresh).map_err(|error| format!("{}: {error}", self.0.display()))
    }
}

fn title(hunt: &Hunt) -> String {
    format!("numbers {:?}", hunt.numbering.numbers())
}

fn class_name(class: &Class) -> String {
    let place = class.members[0].place;
    format!("({},{})\t{}\t{}", class.ride.m, class.ride.n, place.square.0, place.group)
}

/// Notes a line; `None` if it says nothing about these classes, or something wrong.
fn note(hunt: &mut Hunt, line: &str) -> Option<()> {
    let (what, rest) = line.split_once('\t')?;
    let is_meant = |class: &Class| {
        rest.strip_prefix(&class_name(class)).is_some_and(|rest| rest.starts_with('\t'))
    };
    let index = hunt.classes.iter().position(is_meant)?;
    let class = &hunt.classes[index];
    let rest = &rest[class_name(class).len() + 1..];
    let mut fields = rest.split('\t');
    let members = u32::from_str_radix(fields.next()?, 16).ok()?;
    let key_bits: u32 = fields.next()?.parse().ok()?;
    if members == 0 || members >> class.members.len() != 0 || !(1..=20).contains(&key_bits) {
        return None;
    }
    match what {
        "found" => {
            let magics = fields.next()?.split(' ');
            let magics: Vec<u128> =
                magics.map(|magic| u128::from_str_radix(magic, 16).ok()).collect::<Option<_>>()?;
            let found = Found { key_bits, magics };
            holds(class, members, &found).then(|| hunt.books[index].note(members, found))?;
        }
        "impossible" => {
            hunt.books[index].impossible.insert((members, key_bits));
        }
        _ => return None,
    }
    Some(())
}
