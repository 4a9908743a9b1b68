//! The sources of descriptions: files, standard input, the standard layouts.

use std::ffi::{OsStr, OsString};
use std::path::Path;
use std::{fs, io};

use quadrille_codegen::described_type::Described;
use quadrille_codegen::read;
use quadrille_tools::{Document, Source, standard, unknown_name};

use crate::outcome::{Failure, Outcome};

/// Reads the description that `name` stands for: an existing file, standard input or a standard layout;
/// after a colon, only the layout of that name.
pub fn document(name: &OsStr) -> Outcome<Document> {
    let (source, layout) = with_layout(name);
    let document = Document::new(self::source(source)?);
    match layout {
        None => Ok(document),
        Some(layout) => Ok(document.only(layout)?),
    }
}

/// Reads the description that `name` stands for. If a method of sliders is given, it must be a standard layout, which
/// then has this method.
pub fn document_with(name: &OsStr, sliders: Option<&str>) -> Outcome<Document> {
    match sliders {
        None => document(name),
        Some(method) => Ok(Document::new(Source::with_sliders(&name.to_string_lossy(), method)?)),
    }
}

/// The layouts that `name` stands for, which must have no mistakes.
pub fn layouts(name: &OsStr) -> Outcome<Vec<Described>> {
    Ok(document(name)?.layouts()?)
}

/// The single layout that `name` stands for.
pub fn layout(name: &OsStr) -> Outcome<Described> {
    let mut layouts = layouts(name)?;
    let name = name.display();
    let forms: Vec<String> =
        layouts.iter().map(|it| format!("`{name}:{}`", it.item.name)).collect();
    match (layouts.pop(), layouts.is_empty()) {
        (Some(only), true) => Ok(only),
        _ => Err(format!("{name} has several layouts: choose one, {}", forms.join(" or ")).into()),
    }
}

/// Refuses to write the output of a command over one of the descriptions that it reads.
pub fn refuse_to_overwrite(names: &[OsString], output: &Path) -> Outcome {
    let Ok(output) = fs::canonicalize(output) else { return Ok(()) };
    let is_it = |name: &OsStr| fs::canonicalize(name).is_ok_and(|path| path == output);
    if names.iter().any(|name| is_it(name) || is_it(with_layout(name).0)) {
        return Err(Failure::file(&output, "the layout is described there: give another name"));
    }
    Ok(())
}

/// Splits `FILE` or `FILE:LAYOUT`. If a file with the whole name exists, it wins; a name that is not Unicode is a
/// file's.
fn with_layout(name: &OsStr) -> (&OsStr, Option<&str>) {
    let is_layout = |text: &str| text.starts_with(|c: char| c.is_alphabetic() || c == '_');
    match name.to_str().and_then(|name| name.rsplit_once(':')) {
        Some((source, layout)) if is_layout(layout) && !Path::new(name).exists() => {
            (source.as_ref(), Some(layout))
        }
        _ => (name, None),
    }
}

/// Reads the text of a file, of standard input or of a standard layout.
pub fn source(name: &OsStr) -> Outcome<Source> {
    if name == "-" {
        let bytes = read::all_bytes(io::stdin().lock());
        return text("<stdin>", bytes.map_err(|error| format!("standard input: {error}"))?);
    }
    let path = Path::new(name);
    match fs::File::open(path).and_then(read::all_bytes) {
        Ok(bytes) => text(&name.to_string_lossy(), bytes),
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            let name = name.to_string_lossy();
            Source::standard(&name).ok_or_else(|| missing(&name, &error).into())
        }
        Err(error) => Err(Failure::file(path, error)),
    }
}

fn text(name: &str, bytes: Vec<u8>) -> Outcome<Source> {
    let text = String::from_utf8(bytes).map_err(|_| format!("{name}: this is no UTF-8 text"))?;
    Ok(Source::new(name, text))
}

/// The error for a name that is neither a file nor a standard layout.
fn missing(name: &str, error: &io::Error) -> String {
    let is_name = name.chars().all(|c| c.is_alphanumeric() || c == '_');
    let help = if !is_name {
        String::new()
    } else if name.starts_with(char::is_uppercase) {
        // A name in the style of types is probably a layout's.
        format!("; a layout that a file describes is `FILE:{name}`")
    } else {
        format!("; and {}", unknown_name::error("standard layout", name, standard::names()))
    };
    format!("{name}: {error}{help}")
}
