//! Exports of layouts to other languages, which [`quadrille_languages`] prints.

use quadrille_languages::{Exported, File, Language};
pub use quadrille_languages::{JSON_SCHEMA, Runtime};

use crate::search::without_keys;
use crate::{Document, Failure, Source, unknown_name};

/// The names of languages; `None` is the description itself.
const LANGUAGES: [(&str, Option<Language>); 5] = [
    ("c", Some(Language::C)),
    ("python", Some(Language::Python)),
    ("typescript", Some(Language::TypeScript)),
    ("json", Some(Language::Json)),
    ("layout", None),
];

/// The names of all languages, `c`, `python`, and so on, and of `layout`, the description itself.
pub fn names() -> impl Iterator<Item = &'static str> {
    LANGUAGES.iter().map(|(name, _)| *name)
}

/// The layouts of a document in the language of this name. If the language has comments, the first
/// lines tell the `command` that writes the text.
///
/// # Errors
/// [`Failure::Mistakes`] if the descriptions have mistakes, or two items would have one name in the language; another
/// failure if there is no such layout or language.
pub fn text(language: &str, command: &str, document: Document) -> Result<String, Failure> {
    files(language, command, document, Runtime::Carried, None).map(|(text, _)| text)
}

/// The same with the runtime there or apart, and the files of vectors beside it if the export's file is called `stem`, without
/// its extension: calls of the functions with their results, and a self-test that makes them.
///
/// # Errors
/// The errors of [`text`], or one if the language has no functions to call.
pub fn files(
    language: &str,
    command: &str,
    document: Document,
    runtime: Runtime,
    stem: Option<&str>,
) -> Result<(String, Vec<File>), Failure> {
    let own = of_name(language)?;
    let (source, words) = (document.source.clone(), document.words.clone());
    let layouts = document.layouts()?;
    let Some(own) = own else { return Ok((bare(&source), Vec::new())) };
    let written = Exported::all(&layouts).and_then(|all| {
        let text = quadrille_languages::export(own, command, &words, &all, runtime)?;
        let vectors = stem.map(|stem| quadrille_languages::vectors(own, stem, &all));
        Ok((text, vectors.unwrap_or_default()))
    });
    written.map_err(|mistakes| Failure::Mistakes(Box::new(source), Box::new(mistakes)))
}

/// The runtime of a language alone.
///
/// # Errors
/// When there is no such language, or it has none.
pub fn runtime(language: &str) -> Result<String, Failure> {
    let runtime = of_name(language)?.and_then(quadrille_languages::runtime);
    runtime.ok_or_else(|| {
        format!("`{language}` has no runtime: use `c`, `python` or `typescript`").into()
    })
}

/// The language of a name; `None` is the description itself.
fn of_name(name: &str) -> Result<Option<Language>, Failure> {
    let known = LANGUAGES.iter().find(|(own, _)| *own == name);
    let unknown = || unknown_name::error("language", name, names()).into();
    known.map(|(_, language)| *language).ok_or_else(unknown)
}

/// The keys whose values were found for one numbering, and are wrong for any other.
const FOUND: [&str; 2] = ["magics", "circuits"];

/// The description as a starting point for one's own: without the magics and circuits that were found for its
/// numbering, unless it is Rust, or wrong without them.
///
/// ```
/// use quadrille_tools::{Source, export};
///
/// let gray = Source::standard("gray").expect("a standard layout");
/// assert!(gray.text.contains("circuits:") && !export::bare(&gray).contains("circuits:"));
/// ```
pub fn bare(source: &Source) -> String {
    if source.is_rust() {
        return source.text.clone();
    }
    let text = without_keys(&source.text, &FOUND);
    let is_right = Document::new(Source::new(&source.name, text.clone())).check().is_ok();
    if is_right { text } else { source.text.clone() }
}
