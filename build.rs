//! Compiles the enabled standard layouts that are not committed as Rust; without any it does nothing.
//!
//! The generator costs a cold build several times as much as the runtime and a committed layout. Therefore the
//! layouts of orthodox chess are committed, in `src/layouts`, where a test of `quadrille-tools` holds them to their
//! others have larger tables, which every change of their bytes would rewrite.
//!
//! Two layouts of one board have conversions to each other if the features of both are on. A committed layout has
//! conversions to all others, each behind the feature of the other; a layout that is compiled here has conversions
//! to the enabled layouts.

#[cfg(not(feature = "compile-layouts"))]
fn main() {}

#[cfg(feature = "compile-layouts")]
fn main() -> std::process::ExitCode {
    layouts::compile()
}

#[cfg(feature = "compile-layouts")]
mod layouts {
    use std::path::Path;
    use std::process::ExitCode;
    use std::{env, fs};

    use quadrille_codegen::Builder;

    pub fn compile() -> ExitCode {
        println!("cargo::rerun-if-changed=layouts");
        let (committed, others): (Vec<_>, Vec<_>) = enabled().into_iter().partition(is_committed);
        let description = |name| format!("layouts/{name}.layout");
        let builder = Builder::new().crate_path("crate");
        let builder = others.into_iter().map(description).fold(builder, Builder::file);
        let builder = committed.into_iter().map(description).fold(builder, Builder::beside);
        match builder.compile("layouts.rs") {
            Ok(()) => ExitCode::SUCCESS,
            Err(error) => {
                eprintln!("{error}");
                ExitCode::FAILURE
            }
        }
    }

    fn is_committed(name: &String) -> bool {
        Path::new(&format!("src/layouts/{name}.rs")).exists()
    }

    /// The layouts whose feature is on, in the order of their names.
    fn enabled() -> Vec<String> {
        let directory = fs::read_dir("layouts").expect("the package has its layouts");
        let mut names: Vec<String> = directory
            .filter_map(|entry| entry.ok()?.file_name().into_string().ok())
            .filter_map(|name| name.strip_suffix(".layout").map(str::to_owned))
            .filter(|name| env::var_os(format!("CARGO_FEATURE_{}", name.to_uppercase())).is_some())
            .collect();
        names.sort();
        names
    }
}
