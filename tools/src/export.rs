//! Layouts for other languages, which [`quadrille_languages`] prints.

use quadrille_languages::Exported;
pub use quadrille_languages::{JSON_SCHEMA, Language};

use crate::{Document, Failure};

/// The layouts of a document in a language. Where there are comments, the first lines say which `command` writes this.
///
/// # Errors
/// [`Failure::Mistakes`] of the descriptions; another when there is no layout, or two things would have one name in C.
pub fn text(language: Language, command: &str, document: Document) -> Result<String, Failure> {
    let (source, words) = (document.source.clone(), document.words.clone());
    let layouts = document.layouts()?;
    let all = Exported::all(&layouts)
        .map_err(|mistakes| Failure::Mistakes(Box::new(source), Box::new(mistakes)))?;
    Ok(quadrille_languages::export(language, command, &words, &all)?)
}
