//! Compiles the standard layouts that are enabled, and does nothing where none is.
//!
//! That costs a cold build 14 CPU seconds, nearly all of them for the generator, where the runtime and
//! the finished source of `Lerf` take 1.1. The sources are not committed all the same: they are 12.7 MB
//! for all layouts (0.9 compressed; `Lerf` alone 0.42 and 0.02), and every change of what is emitted would
//! rewrite them. Conversions between two layouts exist only if both features are on, so each would have
//! to be conditional on the features of its pair. A crate with one layout of its own has neither
//! problem: `Builder::check` is for it.

#[cfg(not(feature = "compile-layouts"))]
fn main() {}

#[cfg(feature = "compile-layouts")]
fn main() -> std::process::ExitCode {
    layouts::compile()
}

#[cfg(feature = "compile-layouts")]
mod layouts {
    use std::process::ExitCode;
    use std::{env, fs};

    use quadrille_codegen::Builder;

    pub fn compile() -> ExitCode {
        println!("cargo::rerun-if-changed=layouts");
        let builder = enabled().into_iter().fold(Builder::new().crate_path("crate"), Builder::file);
        match builder.compile("layouts.rs") {
            Ok(()) => ExitCode::SUCCESS,
            Err(error) => {
                eprintln!("{error}");
                ExitCode::FAILURE
            }
        }
    }

    /// The descriptions whose feature is on, in the order of their names.
    fn enabled() -> Vec<String> {
        let directory = fs::read_dir("layouts").expect("the package has its layouts");
        let mut names: Vec<String> = directory
            .filter_map(|entry| entry.ok()?.file_name().into_string().ok())
            .filter_map(|name| name.strip_suffix(".layout").map(str::to_owned))
            .filter(|name| env::var_os(format!("CARGO_FEATURE_{}", name.to_uppercase())).is_some())
            .collect();
        names.sort();
        names.into_iter().map(|name| format!("layouts/{name}.layout")).collect()
    }
}
