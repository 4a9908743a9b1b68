//! Exports of layouts to other languages, which [`quadrille_languages`] prints.

pub use quadrille_languages::JSON_SCHEMA;
use quadrille_languages::{Exported, Language};

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
    let Some((_, language)) = LANGUAGES.iter().find(|(name, _)| *name == language) else {
        return Err(unknown_name::error("language", language, names()).into());
    };
    let (source, words) = (document.source.clone(), document.words.clone());
    let layouts = document.layouts()?;
    let Some(language) = language else { return Ok(bare(&source)) };
    Exported::all(&layouts)
        .and_then(|all| quadrille_languages::export(*language, command, &words, &all))
        .map_err(|mistakes| Failure::Mistakes(Box::new(source), Box::new(mistakes)))
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
