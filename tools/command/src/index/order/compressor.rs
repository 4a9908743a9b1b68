//! A command that compresses its standard input to its standard output.

use std::io::{self, Read, Write};
use std::process::{Child, Command, Stdio};
use std::thread;

/// The number of bytes of some values after compression by a command.
pub fn compressed(command: &str, values: &[u8]) -> Result<u64, String> {
    run(command, values).map_err(|error| format!("`{command}`: {error}"))
}

fn run(command: &str, values: &[u8]) -> Result<u64, String> {
    let mut child = started(command)?;
    let (input, output, errors) = (child.stdin.take(), child.stdout.take(), child.stderr.take());
    // All three pipes are served at once, since a command blocks while one of them is full.
    let (written, read, said) = thread::scope(|scope| {
        let write = scope.spawn(move || input.map(|mut input| input.write_all(values)));
        let said = scope.spawn(move || errors.map_or(Ok(String::new()), text));
        let read = output.map_or(Ok(0), |mut output| io::copy(&mut output, &mut io::sink()));
        (write.join().expect("no panic"), read, said.join().expect("no panic"))
    });
    let status = child.wait().map_err(|error| error.to_string())?;
    if !status.success() {
        let said = said.unwrap_or_default();
        return Err(format!(
            "it failed ({status}): {}",
            said.lines().next().unwrap_or("it says nothing")
        ));
    }
    if let Some(Err(error)) = written {
        return Err(format!("it has not read all values: {error}"));
    }
    match read.map_err(|error| error.to_string())? {
        0 => {
            Err("it wrote nothing: it is to write to its standard output, as `zstd -c` does"
                .to_owned())
        }
        bytes => Ok(bytes),
    }
}

fn started(command: &str) -> Result<Child, String> {
    let mut words = command.split_whitespace();
    let program = words.next().ok_or("there is no program in it")?;
    let mut command = Command::new(program);
    command.args(words).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command.spawn().map_err(|error| error.to_string())
}

fn text(mut from: impl Read) -> io::Result<String> {
    let mut bytes = Vec::new();
    from.read_to_end(&mut bytes)?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}
