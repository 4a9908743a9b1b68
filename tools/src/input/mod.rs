//! The descriptions in a text: those of a `.layout` file, or those within the macros of a Rust source.
//!
//! `rust_source`: finds the descriptions in a Rust source.

mod rust_source;

use proc_macro2::TokenStream;
use quadrille_codegen::described_type::Described;
use quadrille_codegen::diagnostic::Diagnostics;
use quadrille_codegen::read::{self, Read};
use quadrille_codegen::solve::Solution;

use rust_source::SourceDescription;

use crate::source::Source;
use crate::{Failure, unknown_name};

/// A description in a Rust source that names the file in which its expansion is kept.
#[derive(Debug)]
pub struct Kept {
    /// The name of the file beside the source, without `.rs`.
    pub name: String,
    /// Its tokens, whose spans are those of the source's text.
    pub(crate) description: TokenStream,
    /// The description alone.
    pub(crate) document: Document,
}

impl Kept {
    /// All such descriptions of a source. A macro without any description is a mistake, since it may misname its file.
    ///
    /// # Errors
    /// [`Failure::Mistakes`] if the source is not Rust, or a macro's content is not a description.
    pub fn all(source: &Source) -> Result<Vec<Kept>, Failure> {
        let failed = |mistakes| Failure::Mistakes(Box::new(source.clone()), Box::new(mistakes));
        let described = rust_source::descriptions(&source.text);
        let (mut all, mut mistakes) = (Vec::new(), Diagnostics::new());
        for in_macro in described.map_err(|read| failed(read.diagnostics))? {
            let words = in_macro.words(&source.text);
            match in_macro {
                SourceDescription { kept_in: Some(name), description, passage } => {
                    let document = Document { source: source.clone(), words, parts: vec![passage] };
                    all.push(Kept { name: name.to_string(), description, document });
                }
                SourceDescription { passage: Passage::Layouts(read), .. }
                    if read.layouts.is_empty() =>
                {
                    mistakes.append(read.diagnostics);
                }
                SourceDescription { .. } => {}
            }
        }
        if mistakes.is_empty() { Ok(all) } else { Err(failed(mistakes)) }
    }
}

/// The descriptions that a source holds.
#[derive(Debug)]
pub struct Document {
    /// The text that was read.
    pub source: Source,
    /// The words of its descriptions, without the Rust around them.
    pub(crate) words: String,
    /// Its descriptions, in order.
    pub(crate) parts: Vec<Passage>,
}

/// A passage: layouts or indexes that are described together.
#[derive(Debug)]
pub enum Passage {
    /// The layouts of one `layout!`, or of one file.
    Layouts(Read),
    /// The contents of an `index!`.
    Indexes(TokenStream),
}

impl Document {
    /// Reads all descriptions of a text. Their mistakes are kept for [`Document::check`].
    pub fn new(source: Source) -> Document {
        let (words, parts) = if source.is_rust() {
            match rust_source::descriptions(&source.text) {
                Ok(all) => {
                    let words = all.iter().map(|it| it.words(&source.text) + "\n");
                    (words.collect(), all.into_iter().map(|it| it.passage).collect())
                }
                Err(mistakes) => (String::new(), vec![Passage::Layouts(mistakes)]),
            }
        } else {
            let file = read::read_file(&source.text);
            let indexes = file.indexes.into_iter().map(Passage::Indexes);
            let parts = [Passage::Layouts(file.layouts)].into_iter().chain(indexes).collect();
            (source.text.clone(), parts)
        };
        Document { source, words, parts }
    }

    /// The layout of this name alone, with the mistakes of the others.
    ///
    /// # Errors
    /// If no layout has this name, unless mistakes may be the reason.
    pub fn only(mut self, layout: &str) -> Result<Document, String> {
        let names = self.names();
        if !names.iter().any(|name| name == layout) && self.is_right() {
            let source = &self.source.name;
            let unknown = unknown_name::error("layout", layout, names.iter().map(String::as_str));
            return Err(format!("{source}: {unknown}"));
        }
        self.parts.retain_mut(|part| match part {
            Passage::Indexes(_) => false,
            Passage::Layouts(read) => {
                read.layouts.retain(|described| described.item.name == layout);
                !read.layouts.is_empty() || !read.diagnostics.is_empty()
            }
        });
        Ok(self)
    }

    /// The names of the layouts.
    fn names(&self) -> Vec<String> {
        let layouts = self.reads().flat_map(|read| &read.layouts);
        layouts.map(|described| described.item.name.to_string()).collect()
    }

    /// True if the layouts have no mistakes.
    fn is_right(&self) -> bool {
        self.reads().all(|read| read.diagnostics.is_empty())
    }

    fn reads(&self) -> impl Iterator<Item = &Read> {
        self.parts.iter().filter_map(|part| match part {
            Passage::Layouts(read) => Some(read),
            Passage::Indexes(_) => None,
        })
    }

    /// True if it has no description.
    pub fn is_empty(&self) -> bool {
        let has_indexes = self.parts.iter().any(|part| matches!(part, Passage::Indexes(_)));
        !has_indexes && self.names().is_empty() && self.is_right()
    }

    /// The descriptions in words: `layouts S, T`.
    pub fn summary(&self) -> String {
        let (names, indexes) = (self.names(), self.parts.len() - self.reads().count());
        let layouts = match &names[..] {
            [] => None,
            [name] => Some(format!("layout {name}")),
            _ => Some(format!("layouts {}", names.join(", "))),
        };
        let indexes = (indexes > 0).then(|| format!("{indexes} x `index!`"));
        [layouts, indexes].into_iter().flatten().collect::<Vec<_>>().join(" and ")
    }

    /// The layouts.
    ///
    /// # Errors
    /// [`Failure::Mistakes`] if one of them has mistakes; another failure if there are no layouts.
    pub fn layouts(self) -> Result<Vec<Described>, Failure> {
        let (mut layouts, mut mistakes) = (Vec::new(), Diagnostics::new());
        for part in self.parts {
            let Passage::Layouts(read) = part else { continue };
            mistakes.append(read.diagnostics);
            layouts.extend(read.layouts);
        }
        match (mistakes.is_empty(), layouts.is_empty()) {
            (false, _) => Err(Failure::Mistakes(Box::new(self.source), Box::new(mistakes))),
            (true, true) => {
                Err(format!("{}: no layout is described there", self.source.name).into())
            }
            (true, false) => Ok(layouts),
        }
    }
}

/// The verified solution of a layout.
///
/// # Errors
/// [`Failure::Refused`] if its numbering does not allow what its description asks for.
pub fn solved(described: &Described) -> Result<Solution, Failure> {
    let name = || described.item.name.to_string();
    quadrille_codegen::solved(described)
        .map_err(|wishes| Failure::Refused(name(), Box::new(wishes)))
}
