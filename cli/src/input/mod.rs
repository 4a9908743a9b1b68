//! Where descriptions come from: files, standard input, the standard layouts.

mod rust_source;

use std::io::Read as _;
use std::path::Path;
use std::{fs, io};

use proc_macro2::TokenStream;
use quadrille_codegen::item::Described;
use quadrille_codegen::read::{self, Read};
use quadrille_codegen::solve::Solution;

use crate::outcome::{Failure, Outcome};
use crate::{report, standard, unknown_name};

/// The name of standard input.
const STANDARD_INPUT: &str = "-";

/// A text, and its name in messages.
pub struct Source {
    /// A path, the name of a standard layout, or `<stdin>`.
    pub name: String,
    /// All of it.
    pub text: String,
}

/// What a source describes.
pub struct Document {
    /// Where it comes from.
    pub source: Source,
    /// The descriptions in it, in their order.
    pub parts: Vec<Part>,
}

/// Refuses to write the output of a command over one of the descriptions that it reads.
pub fn refuse_to_overwrite(names: &[String], output: &Path) -> Outcome {
    let Ok(output) = fs::canonicalize(output) else { return Ok(()) };
    let is_it = |name: &str| fs::canonicalize(name).is_ok_and(|path| path == output);
    if names.iter().any(|name| is_it(name) || is_it(with_layout(name).0)) {
        return Err(Failure::file(&output, "the layout is described there: give another name"));
    }
    Ok(())
}

/// Layouts and indexes that are described together.
pub enum Part {
    /// The layouts of one `layout!`, or of one file.
    Layouts(Read),
    /// The contents of an `index!`.
    Indexes(TokenStream),
}

impl Document {
    /// Reads what `name` stands for: a file that is there, standard input, a standard layout; or, of one
    /// of these, the layout that is called by its own name behind a colon.
    pub fn read(name: &str) -> Outcome<Document> {
        let (source, layout) = with_layout(name);
        let source = Source::read(source)?;
        let parts = if source.is_rust() {
            rust_source::parts(&source.text)
        } else {
            let file = read::read_file(&source.text);
            let indexes = file.indexes.into_iter().map(Part::Indexes);
            [Part::Layouts(file.layouts)].into_iter().chain(indexes).collect()
        };
        let document = Document { source, parts };
        match layout {
            None => Ok(document),
            Some(layout) => document.only(layout),
        }
    }

    /// The layout of this name alone, with the mistakes of the others.
    fn only(mut self, layout: &str) -> Outcome<Document> {
        let names = self.names();
        if !names.iter().any(|name| name == layout) && self.is_right() {
            let source = &self.source.name;
            let unknown = unknown_name::error("layout", layout, names.iter().map(String::as_str));
            return Err(format!("{source}: {unknown}").into());
        }
        self.parts.retain_mut(|part| match part {
            Part::Indexes(_) => false,
            Part::Layouts(read) => {
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

    /// Whether nothing is wrong with the layouts.
    fn is_right(&self) -> bool {
        self.reads().all(|read| read.diagnostics.is_empty())
    }

    fn reads(&self) -> impl Iterator<Item = &Read> {
        self.parts.iter().filter_map(|part| match part {
            Part::Layouts(read) => Some(read),
            Part::Indexes(_) => None,
        })
    }

    /// Whether it holds nothing that could be right or wrong.
    pub fn is_empty(&self) -> bool {
        let has_indexes = self.parts.iter().any(|part| matches!(part, Part::Indexes(_)));
        !has_indexes && self.names().is_empty() && self.is_right()
    }

    /// The layouts, all of which must be right: mistakes are reported, and end the command.
    pub fn layouts(self) -> Outcome<Vec<Described>> {
        let mut layouts = Vec::new();
        let mut is_right = true;
        for part in self.parts {
            let Part::Layouts(read) = part else { continue };
            is_right &= read.diagnostics.is_empty();
            report::print(&self.source, &read.diagnostics);
            layouts.extend(read.layouts);
        }
        match (is_right, layouts.is_empty()) {
            (false, _) => Err(Failure::Mistakes),
            (true, true) => {
                Err(format!("{}: no layout is described there", self.source.name).into())
            }
            (true, false) => Ok(layouts),
        }
    }
}

/// The layouts that `name` stands for, without mistakes.
pub fn layouts(name: &str) -> Outcome<Vec<Described>> {
    Document::read(name)?.layouts()
}

/// The only layout that `name` stands for.
pub fn layout(name: &str) -> Outcome<Described> {
    let mut layouts = layouts(name)?;
    let forms: Vec<String> =
        layouts.iter().map(|it| format!("`{name}:{}`", it.item.name)).collect();
    match (layouts.pop(), layouts.is_empty()) {
        (Some(only), true) => Ok(only),
        _ => Err(format!("{name} has several layouts: choose one, {}", forms.join(" or ")).into()),
    }
}

/// A source, and behind a colon the layout of it that is meant. A file whose own name has a colon is
/// meant itself.
fn with_layout(name: &str) -> (&str, Option<&str>) {
    let is_layout = |text: &str| text.starts_with(|c: char| c.is_alphabetic() || c == '_');
    match name.rsplit_once(':') {
        Some((source, layout)) if is_layout(layout) && !Path::new(name).exists() => {
            (source, Some(layout))
        }
        _ => (name, None),
    }
}

/// The solution of a layout. If its numbering does not allow what it asks for, the command ends with an error.
pub fn solved(described: &Described) -> Outcome<Solution> {
    quadrille_codegen::solved(described).map_err(|diagnostics| {
        let name = &described.item.name;
        let list: Vec<String> = diagnostics.iter().map(|it| format!("{name}: {it}")).collect();
        Failure::Other(list.join("\n")).print();
        Failure::Mistakes
    })
}

impl Source {
    fn read(name: &str) -> Outcome<Source> {
        if name == STANDARD_INPUT {
            let mut bytes = Vec::new();
            let read = io::stdin().lock().read_to_end(&mut bytes);
            read.map_err(|error| format!("standard input: {error}"))?;
            return Source::new("<stdin>", bytes);
        }
        let path = Path::new(name);
        match fs::read(path) {
            Ok(bytes) => Source::new(name, bytes),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Source::standard(name, &error),
            Err(error) => Err(Failure::file(path, error)),
        }
    }

    fn new(name: &str, bytes: Vec<u8>) -> Outcome<Source> {
        let text =
            String::from_utf8(bytes).map_err(|_| format!("{name}: this is no UTF-8 text"))?;
        // Places are counted without a byte order mark.
        let text = text.strip_prefix('\u{feff}').map(str::to_owned).unwrap_or(text);
        Ok(Source { name: name.to_owned(), text })
    }

    /// The standard layout, where there is no file of this name.
    fn standard(name: &str, error: &io::Error) -> Outcome<Source> {
        if let Some(text) = standard::text(name) {
            return Ok(Source { name: name.to_owned(), text: text.to_owned() });
        }
        let is_name = name.chars().all(|c| c.is_alphanumeric() || c == '_');
        let help = if !is_name {
            String::new()
        } else if name.starts_with(char::is_uppercase) {
            // As types are called.
            format!("; a layout that a file describes is `FILE:{name}`")
        } else {
            let known = standard::LAYOUTS.iter().map(|(name, _)| *name);
            format!("; and {}", unknown_name::error("standard layout", name, known))
        };
        Err(format!("{name}: {error}{help}").into())
    }

    /// Whether descriptions are within macros: told by the file's name, or by the text of standard input.
    fn is_rust(&self) -> bool {
        match Path::new(&self.name).extension() {
            Some(extension) => extension == "rs",
            None => rust_source::is_rust(&self.text),
        }
    }
}
