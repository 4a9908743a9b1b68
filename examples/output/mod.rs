//! The end of a program that prints.

use std::error::Error;
use std::io;
use std::process::ExitCode;

/// The exit code of a program's work. An error is printed, unless the reader of the output has closed it, as `head`
/// does after some lines.
pub fn ended(work: Result<(), Box<dyn Error>>) -> ExitCode {
    match work {
        Err(error) if !is_closed_pipe(&*error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
        _ => ExitCode::SUCCESS,
    }
}

fn is_closed_pipe(error: &(dyn Error + 'static)) -> bool {
    let error = error.downcast_ref::<io::Error>();
    error.is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}
