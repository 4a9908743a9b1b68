//! The compiler for build scripts: files of descriptions in, a Rust source file out.

use std::path::{Path, PathBuf};
use std::{env, fmt, fs, io};

use proc_macro2::{TokenStream, TokenTree};

use crate::described_type::Described;
use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::expand;
use crate::list::list;
use crate::read::{self, FileRead, Read};

/// Compiles descriptions in files, in a build script.
///
/// ```no_run
/// // build.rs
/// use quadrille_codegen::{BuildError, Builder};
/// fn main() -> Result<(), BuildError> {
///     Builder::new().file("boards/mine.layout").compile("boards.rs")
/// }
/// // src/main.rs: include!(concat!(env!("OUT_DIR"), "/boards.rs"));
/// ```
///
/// Mistakes are reported to cargo, each with its location, and the build ends. A file holds the
/// contents of `layout!`'s braces, and `index! { ... }` if the feature `tablebase` is on.
///
/// The written file reads like Rust: the feature `pretty`, on by default, has prettyplease format it, which needs `syn` with
/// its feature `full`. Cargo unifies the features of build scripts and macros, so a crate that has this builder beside
/// `layout!` or the derives compiles `syn` with `full`, once for all of them. With `default-features = false` and
/// `features = ["texts", ...]` the file has one statement a line, and no formatter is compiled.
#[derive(Clone, Debug, Default)]
pub struct Builder {
    facade: Option<String>,
    out_dir: Option<PathBuf>,
    files: Vec<PathBuf>,
    beside: Vec<PathBuf>,
}

impl Builder {
    /// A builder without files, which writes into `OUT_DIR`.
    pub fn new() -> Builder {
        Builder::default()
    }

    /// Sets the path of the `quadrille` crate, which overrides the files' own.
    pub fn crate_path(mut self, path: impl Into<String>) -> Builder {
        self.facade = Some(path.into());
        self
    }

    /// Adds a file with descriptions.
    pub fn file(mut self, path: impl Into<PathBuf>) -> Builder {
        self.files.push(path.into());
        self
    }

    /// Adds a file whose layouts are compiled elsewhere, into the same module. Layouts of the other files
    /// are converted to these, and nothing else is written for them.
    pub fn beside(mut self, path: impl Into<PathBuf>) -> Builder {
        self.beside.push(path.into());
        self
    }

    /// Writes to this folder instead of the build script's `OUT_DIR`.
    pub fn out_dir(mut self, path: impl Into<PathBuf>) -> Builder {
        self.out_dir = Some(path.into());
        self
    }

    /// The source of all files' layouts, compiled together as if they stood in one file.
    ///
    /// # Errors
    /// If a file cannot be read, or the descriptions have mistakes; the error has all of them with their locations.
    pub fn generate(&self) -> Result<String, BuildError> {
        let facade = self.facade.as_deref().map(parse_path).transpose()?;
        let (mut files, mut errors) = (Vec::new(), Vec::new());
        let own = self.files.iter().map(|path| (path, true));
        for (path, is_emitted) in own.chain(self.beside.iter().map(|path| (path, false))) {
            match File::read(path, facade.as_ref(), is_emitted) {
                Ok(file) => files.push(file),
                Err(error) => errors.push(error),
            }
        }
        let source = compile(files, &mut errors);
        errors.into_iter().reduce(|one, other| one.and(&other)).map_or(Ok(source), Err)
    }

    /// Writes the source to `name` in the build script's `OUT_DIR`, or in the folder given to
    /// [`Builder::out_dir`], has cargo run the script again when a file changes, and reports
    /// mistakes to cargo.
    ///
    /// # Errors
    /// The errors of [`Builder::generate`], or one if the file cannot be written.
    pub fn compile(&self, name: &str) -> Result<(), BuildError> {
        for path in self.files.iter().chain(&self.beside) {
            println!("cargo::rerun-if-changed={}", path.display());
        }
        self.try_compile(name).map_err(|error| {
            for line in error.to_string().lines() {
                println!("cargo::error={line}");
            }
            BuildError { is_reported: true, ..error }
        })
    }

    /// Writes the source, unless the file has it already.
    fn try_compile(&self, name: &str) -> Result<(), BuildError> {
        let directory = match &self.out_dir {
            Some(directory) => directory.clone(),
            None => env::var_os("OUT_DIR").ok_or_else(no_out_dir)?.into(),
        };
        let (path, source) = (directory.join(name), self.generate()?);
        if fs::read_to_string(&path).is_ok_and(|present| present == source) {
            return Ok(());
        }
        fs::write(&path, source).map_err(|error| lost(&path, &error))
    }
}

fn parse_path(path: &str) -> Result<TokenStream, BuildError> {
    let is_name_or_colon = |token| match token {
        TokenTree::Ident(_) => true,
        TokenTree::Punct(punct) => punct.as_char() == ':',
        _ => false,
    };
    let tokens = path.parse().ok().filter(|tokens: &TokenStream| {
        !tokens.is_empty() && tokens.clone().into_iter().all(is_name_or_colon)
    });
    tokens.ok_or_else(|| BuildError::new(format!("`{path}` is not the path of a crate")))
}

/// The error of a file that could not be read or written.
fn lost(path: &Path, error: &io::Error) -> BuildError {
    BuildError::new(format!("{}: {error}", path.display()))
}

fn no_out_dir() -> BuildError {
    let what = "OUT_DIR is not set: `compile` is for build scripts; give `out_dir`";
    BuildError::new(what.to_owned())
}

/// A file that was read.
struct File {
    path: PathBuf,
    text: String,
    /// True if its layouts are emitted; otherwise others are only converted to them.
    is_emitted: bool,
    layouts: Vec<Described>,
    /// The expansion of its `index!`.
    indexes: TokenStream,
    diagnostics: Diagnostics,
}

impl File {
    fn read(
        path: &Path,
        facade: Option<&TokenStream>,
        is_emitted: bool,
    ) -> Result<File, BuildError> {
        let text = read::file_text(path).map_err(|error| lost(path, &error))?;
        let FileRead { layouts: Read { mut layouts, mut diagnostics }, indexes: declarations } =
            read::read_file(&text);
        if let Some(facade) = facade {
            for described in &mut layouts {
                described.item.facade = facade.clone();
            }
        }
        let indexes = indexes(declarations, facade, &mut diagnostics);
        Ok(File { path: path.to_owned(), text, is_emitted, layouts, indexes, diagnostics })
    }

    /// Reports names that layouts of other files have too.
    fn compare_names(&mut self, others: &[File]) {
        for described in &self.layouts {
            let name = &described.item.name;
            let has_name = |file: &&File| file.layouts.iter().any(|it| it.item.name == *name);
            if let Some(other) = others.iter().find(has_name) {
                let path = other.path.display();
                let message = format!("the layout `{name}` is described in {path} too");
                self.diagnostics
                    .push(Diagnostic::new(name.span(), message).help("rename one of them"));
            }
        }
    }

    /// The source of its layouts, compiled together with `all`.
    fn compile(self, all: &[Described]) -> Result<String, BuildError> {
        let layouts = if self.is_emitted { self.layouts.as_slice() } else { &[] };
        let (mut tokens, diagnostics) = expand::compile(layouts, all, self.diagnostics);
        if diagnostics.is_empty() {
            tokens.extend(self.is_emitted.then_some(self.indexes));
            return source_of(tokens);
        }
        let path = self.path.display().to_string();
        let text = diagnostics.render(&path, &self.text);
        Err(BuildError { text, mistakes: diagnostics.len(), is_reported: false })
    }
}

/// The expansion of all `index!` of a file. Adds their mistakes to `diagnostics`.
#[cfg(feature = "tablebase")]
fn indexes(
    declarations: Vec<TokenStream>,
    facade: Option<&TokenStream>,
    diagnostics: &mut Diagnostics,
) -> TokenStream {
    let compile = |declaration| {
        let (tokens, found) = crate::tablebase::compile(declaration, facade);
        diagnostics.append(found);
        tokens
    };
    declarations.into_iter().map(compile).collect()
}

/// No expansion: without the feature there are no indexes.
#[cfg(not(feature = "tablebase"))]
fn indexes(_: Vec<TokenStream>, _: Option<&TokenStream>, _: &mut Diagnostics) -> TokenStream {
    TokenStream::new()
}

/// The source of all files' layouts. Adds their mistakes to `errors`.
fn compile(mut files: Vec<File>, errors: &mut Vec<BuildError>) -> String {
    for index in 0..files.len() {
        let (before, rest) = files.split_at_mut(index);
        rest[0].compare_names(before);
    }
    let all: Vec<Described> = list(files.iter(), |file| &file.layouts[..]).concat();
    let mut source = String::new();
    for file in files {
        match file.compile(&all) {
            Ok(text) => source += &text,
            Err(error) => errors.push(error),
        }
    }
    source
}

/// The tokens, formatted by prettyplease.
#[cfg(feature = "pretty")]
fn source_of(tokens: TokenStream) -> Result<String, BuildError> {
    let defect = |error| format!("what was emitted is no Rust, which is a defect: {error}");
    crate::pretty::formatted(tokens).map_err(|error| BuildError::new(defect(error)))
}

/// The tokens with a line break after every `;`, `{` and `}`, which needs no formatter.
#[cfg(not(feature = "pretty"))]
#[expect(clippy::unnecessary_wraps, reason = "formatting may fail")]
fn source_of(tokens: TokenStream) -> Result<String, BuildError> {
    Ok(in_lines(tokens))
}

#[cfg(not(feature = "pretty"))]
fn in_lines(tokens: TokenStream) -> String {
    use proc_macro2::{Delimiter, Spacing, TokenTree};
    let text = |tree: TokenTree| match tree {
        TokenTree::Group(group) if group.delimiter() == Delimiter::Brace => {
            format!("{{\n{}}}\n", in_lines(group.stream()))
        }
        TokenTree::Punct(punct) if punct.as_char() == ';' => ";\n".to_owned(),
        TokenTree::Punct(punct) if punct.spacing() == Spacing::Joint => punct.to_string(),
        tree => format!("{tree} "),
    };
    list(tokens, text).concat()
}

/// The error of a build script's layouts, displayed with every mistake and its location.
pub struct BuildError {
    text: String,
    mistakes: usize,
    /// True if [`Builder::compile`] has reported it to cargo.
    is_reported: bool,
}

impl BuildError {
    fn new(text: String) -> BuildError {
        BuildError { text, mistakes: 1, is_reported: false }
    }

    /// Joins the errors of two files.
    fn and(self, other: &BuildError) -> BuildError {
        let text = format!("{}\n{}", self.text.trim_end(), other.text);
        BuildError { text, mistakes: self.mistakes + other.mistakes, ..self }
    }
}

/// Same as `Display`, so that build scripts that unwrap the error, or return it from `main`, print a readable report.
/// Mistakes that were reported to cargo are not printed again.
impl fmt::Debug for BuildError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.mistakes {
            _ if !self.is_reported => fmt::Display::fmt(self, f),
            1 => f.write_str("1 mistake, reported above"),
            many => write!(f, "{many} mistakes, reported above"),
        }
    }
}

impl fmt::Display for BuildError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl std::error::Error for BuildError {}
