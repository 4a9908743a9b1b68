//! Files for other programs.

use quadrille_tools::export::{self, Language};
use quadrille_tools::{Document, Source, expand};
use serde::Serialize;

use crate::Problem;
use crate::question::Text;

/// A text to save, in the language that was asked for.
#[derive(Debug, Serialize)]
pub struct File {
    name: String,
    /// The command that writes the same, if the description is in a file of its name.
    command: String,
    text: String,
}

/// Exports a description to a language, as the command does.
pub fn export(document: &Text, to: &str, sliders: &str) -> Result<File, Problem> {
    let name = &document.name;
    let source = match sliders {
        "" => document.source(),
        method => Source::with_sliders(name, method)?,
    };
    let option = if sliders.is_empty() { String::new() } else { format!(" --sliders {sliders}") };
    let exported = format!("quadrille export {name}{option} --to {to}");
    let read = || Document::new(source.clone());
    let printed = |language| export::text(language, &exported, read());
    let (extension, command, text) = match to {
        "expanded" => ("rs", format!("quadrille expand {name}"), expand::source(&read())),
        "c" => ("h", exported.clone(), printed(Language::C)),
        "python" => ("py", exported.clone(), printed(Language::Python)),
        "typescript" => ("ts", exported.clone(), printed(Language::TypeScript)),
        "json" => ("json", exported.clone(), printed(Language::Json)),
        "layout" => ("layout", exported, read().layouts().map(|_| source.text.clone())),
        "schema" => (
            "schema.json",
            "quadrille export --schema".to_owned(),
            Ok(export::JSON_SCHEMA.to_owned()),
        ),
        other => return Err(format!("there is no language `{other}`").into()),
    };
    let text = text.map_err(|failure| Problem::new(&source, failure))?;
    let stem = name.strip_suffix(".layout").or(name.strip_suffix(".rs")).unwrap_or(name);
    Ok(File { name: format!("{stem}.{extension}"), command, text })
}
