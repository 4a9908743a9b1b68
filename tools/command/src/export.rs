//! `quadrille export`: layouts for other languages.

use std::ffi::OsString;
use std::io::Write;
use std::path::{Path, PathBuf};

use clap::builder::PossibleValuesParser;
use quadrille_tools::export::{self, Runtime};

use crate::outcome::{Failure, Outcome};
use crate::{file, input};

/// Writes a layout for C, C++, Python, TypeScript, or anything that reads JSON.
#[derive(clap::Args)]
#[expect(clippy::struct_excessive_bools, reason = "each is a flag of its own")]
#[command(after_help = "\
Examples:
  quadrille export w --to c --output w.h
  quadrille export mine.layout --to json")]
pub struct Export {
    /// A file, `-`, or the name of a standard layout.
    #[arg(value_name = "FILE", required_unless_present_any = ["schema", "runtime"])]
    file: Option<OsString>,
    /// The format to write: a header for C99 and C++14 (`c`), a module of `python` or `typescript` without
    /// dependencies, functions as programs, as `--schema` says (`json`), or the description itself, to begin your
    /// own with (`layout`): without the magics and circuits that were found for its numbering.
    #[arg(long, value_parser = PossibleValuesParser::new(export::names()), required_unless_present = "schema")]
    to: Option<String>,
    /// Keeps magics and circuits in the description that `--to layout` writes.
    #[arg(long, requires = "to")]
    found: bool,
    /// Writes the schema of `--to json`.
    #[arg(long, conflicts_with_all = ["file", "to"])]
    schema: bool,
    /// Writes the runtime of `--to` alone, which headers and modules carry: save it as `quadrille.h`, `quadrille_runtime.py`
    /// or `quadrille_runtime.ts`.
    #[arg(long, requires = "to", conflicts_with_all = ["file", "vectors"])]
    runtime: bool,
    /// Leaves the runtime out, for programs with several headers or modules; these include that of `--runtime`.
    #[arg(long, requires = "to")]
    without_runtime: bool,
    /// Writes calls of the functions with their results beside `--output`, and a self-test that makes them: for `lerf.h`
    /// these are `lerf_vectors.h` and `lerf_test.c`.
    #[arg(long, requires = "output")]
    vectors: bool,
    /// The file to write; standard output by default.
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,
    /// Replaces a file that is there already.
    #[arg(long, requires = "output")]
    force: bool,
    /// Writes nothing, and ends with status 1 if the file differs from what would be written.
    #[arg(long, requires = "output", conflicts_with = "force")]
    check: bool,
    /// Looks up all sliders of a standard layout by this method, such as `pext`, unless the layout has its own.
    #[arg(long, value_name = "METHOD")]
    sliders: Option<String>,
}

/// Writes the layouts of a file.
pub fn run(export: &Export, out: &mut dyn Write) -> Outcome {
    let (text, beside) = files(export)?;
    let Some(path) = &export.output else { return Ok(out.write_all(text.as_bytes())?) };
    let beside = beside.into_iter().map(|(name, text)| (path.with_file_name(name), text));
    let files: Vec<(PathBuf, String)> = [(path.clone(), text)].into_iter().chain(beside).collect();
    if export.check {
        return files.iter().try_for_each(|(path, text)| check(path, text));
    }
    input::refuse_to_overwrite(export.file.as_slice(), path)?;
    files.iter().try_for_each(|(path, text)| file::save(path, export.force, text, out))
}

/// Checks that a file has this text; the error tells where it begins to differ.
fn check(path: &Path, text: &str) -> Outcome {
    let difference = file::first_difference(path, text);
    let Some(line) = difference.map_err(|error| Failure::file(path, error))? else { return Ok(()) };
    Err(Failure::Stale(format!(
        "{}: line {line} is not what is exported now: export again with --force",
        path.display()
    )))
}

/// The text to be written, and files beside it.
fn files(export: &Export) -> Outcome<(String, Vec<(String, String)>)> {
    let alone = |text: String| Ok((text, Vec::new()));
    let Some(to) = &export.to else { return alone(export::JSON_SCHEMA.to_owned()) };
    let Some(file) = &export.file else { return alone(export::runtime(to)?) };
    let document = input::document_with(file, export.sliders.as_deref())?;
    if export.found {
        if to != "layout" {
            return Err(
                "`--found` is for `--to layout`: other languages have what was found".into()
            );
        }
        let text = document.source.text.clone();
        document.layouts()?;
        return alone(text);
    }
    // The command stands in comments as users type it.
    let sliders = export.sliders.as_ref().map(|method| format!(" --sliders {method}"));
    let (runtime, without) = match export.without_runtime {
        true => (Runtime::Apart, " --without-runtime"),
        false => (Runtime::Carried, ""),
    };
    let command = format!(
        "quadrille export {}{} --to {to}{without}",
        file.display(),
        sliders.unwrap_or_default()
    );
    let stem = export.vectors.then(|| stem(export)).transpose()?;
    let (text, beside) = export::files(to, &command, document, runtime, stem.as_deref())?;
    if export.vectors && beside.is_empty() {
        return Err(format!("`--vectors` calls functions, and `--to {to}` has none to call").into());
    }
    Ok((text, beside))
}

/// The name of the file that is written, without its extension.
fn stem(export: &Export) -> Outcome<String> {
    let stem =
        export.output.as_ref().and_then(|path| path.file_stem()).and_then(|stem| stem.to_str());
    stem.map(str::to_owned)
        .ok_or_else(|| "`--vectors` writes beside a file with a name in Unicode".into())
}
