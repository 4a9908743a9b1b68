//! Writes the two files of an expansion, or compares them with the wanted ones.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use quadrille_tools::expand::{Files, WRITTEN};

use crate::file;
use crate::outcome::{Failure, Outcome};

/// An expansion, and the path to write it to.
pub struct Target {
    /// The path of the code.
    pub path: PathBuf,
    pub files: Files,
}

/// Writes all stale files, or, to check, only tells which are stale.
pub fn write_or_check(targets: &[Target], is_check: bool, out: &mut dyn Write) -> Outcome {
    let stale: Vec<&Target> = targets.iter().filter(|target| !target.is_current()).collect();
    if is_check {
        let tell = |target: &&Target| {
            let path = target.path.display();
            let message = format!("{path}: not what its description expands to: expand it again");
            Failure::Stale(message).print();
        };
        stale.iter().for_each(tell);
        return if stale.is_empty() { Ok(()) } else { Err(Failure::Mistakes) };
    }
    stale.iter().try_for_each(|target| target.refuse_to_overwrite())?;
    stale.iter().try_for_each(|target| target.write(out))
}

impl Target {
    fn tables_path(&self) -> PathBuf {
        self.path.with_extension("bin")
    }

    fn is_current(&self) -> bool {
        let Files { code, tables } = &self.files;
        let has_tables = || fs::read(self.tables_path()).is_ok_and(|present| present == *tables);
        file::first_difference(&self.path, code).is_ok_and(|line| line.is_none())
            && (tables.is_empty() || has_tables())
    }

    /// Refuses to overwrite a file that is not an expansion: code that does not begin like one, or
    /// tables without such code beside them.
    fn refuse_to_overwrite(&self) -> Outcome {
        let message = "it is there already, and not an expansion: give another name";
        match fs::read(&self.path) {
            Ok(code) if code.starts_with(WRITTEN.as_bytes()) => Ok(()),
            Ok(_) => Err(Failure::file(&self.path, message)),
            Err(_) if self.tables_path().exists() && !self.files.tables.is_empty() => {
                Err(Failure::file(&self.tables_path(), message))
            }
            Err(_) => Ok(()),
        }
    }

    /// Writes both files and says so. The tables come first: if the code is not written after them, the crate compiles as
    /// before or reports the mismatch.
    fn write(&self, out: &mut dyn Write) -> Outcome {
        let Files { code, tables } = &self.files;
        if !tables.is_empty() {
            write(&self.tables_path(), tables, out)?;
        }
        write(&self.path, code.as_bytes(), out)
    }
}

fn write(path: &Path, bytes: &[u8], out: &mut dyn Write) -> Outcome {
    file::replace(path, bytes)?;
    Ok(writeln!(out, "{}: written", path.display())?)
}
