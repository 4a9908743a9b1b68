//! Helpers that run the command.
#![allow(dead_code)] // Not every test does everything.

use std::ffi::OsStr;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::{env, fs};

/// The end of a run.
pub struct Run {
    pub status: i32,
    /// Its standard output.
    pub out: String,
    /// Its standard error.
    pub errors: String,
}

impl Run {
    /// The output of a run that must succeed without errors.
    #[track_caller]
    pub fn output(self) -> String {
        assert_eq!((self.status, self.errors.as_str()), (0, ""), "{}", self.out);
        self.out
    }

    /// The errors of a run that must fail with status 2, without output.
    #[track_caller]
    pub fn refusal(self) -> String {
        assert_eq!((self.status, self.out.as_str()), (2, ""), "{}", self.errors);
        assert!(self.errors.starts_with("error: "), "{}", self.errors);
        assert!(!self.errors.contains("panicked"), "{}", self.errors);
        self.errors
    }
}

/// Runs the command without input.
pub fn quadrille(arguments: &[&str]) -> Run {
    with_input(arguments, "")
}

/// Arguments with a file in the place of `FILE`.
pub fn with_file<'a>(arguments: &[&'a str], file: &'a str) -> Vec<&'a str> {
    arguments.iter().map(|&argument| if argument == "FILE" { file } else { argument }).collect()
}

/// Runs the command with this on its standard input.
pub fn with_input(arguments: &[&str], input: impl AsRef<[u8]>) -> Run {
    run(arguments, input.as_ref(), false)
}

/// Runs the command as in a terminal with colours.
pub fn coloured(arguments: &[&str]) -> Run {
    run(arguments, b"", true)
}

/// Runs the command with paths that need not be Unicode.
pub fn with_paths(arguments: &[&OsStr]) -> Run {
    run(arguments, b"", false)
}

fn run(arguments: &[impl AsRef<OsStr>], input: &[u8], is_coloured: bool) -> Run {
    let mut command = Command::new(env!("CARGO_BIN_EXE_quadrille"));
    command.args(arguments).env_remove("NO_COLOR").env_remove("CLICOLOR_FORCE");
    if is_coloured {
        command.env("CLICOLOR_FORCE", "1");
    }
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the command runs");
    // A command that does not read its input may end before all is written.
    let _ = child.stdin.take().expect("a pipe").write_all(input);
    let output = child.wait_with_output().expect("an end");
    Run {
        status: output.status.code().expect("a status, and no signal"),
        out: String::from_utf8(output.stdout).expect("text"),
        errors: String::from_utf8(output.stderr).expect("text"),
    }
}

/// An empty folder for a test.
pub fn folder(test: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(test);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder");
    folder
}

pub fn file(folder: &Path, name: &str, text: &str) -> String {
    let path = folder.join(name);
    fs::write(&path, text).expect("a file");
    path.to_str().expect("a name in Unicode").to_owned()
}

/// Compares a text with a committed file, which `BLESS=1` rewrites.
#[track_caller]
pub fn same(path: &Path, text: &str) {
    if env::var_os("BLESS").is_some() {
        fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        fs::write(path, text).expect("a file");
    }
    let committed = fs::read_to_string(path).unwrap_or_default();
    let name = path.display();
    assert!(text == committed, "{name} is not as it was; `BLESS=1` writes it anew:\n{text}");
}
