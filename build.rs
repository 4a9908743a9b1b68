//! Compiles the standard layouts that are enabled.

use std::process::ExitCode;
use std::{env, fs};

use quadrille_codegen::Builder;

fn main() -> ExitCode {
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
