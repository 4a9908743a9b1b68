//! For build scripts: `.layout` files in, a Rust source file out.

use std::path::{Path, PathBuf};
use std::{env, fmt, fs, io};

use proc_macro2::TokenStream;

use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::expand;
use crate::item::Described;
use crate::read::{self, Read};

/// Compiles descriptions in files, in a build script.
///
/// ```no_run
/// // build.rs
/// quadrille_codegen::Builder::new().file("boards/mine.layout").compile("boards.rs").unwrap();
/// // src/main.rs: include!(concat!(env!("OUT_DIR"), "/boards.rs"));
/// ```
#[derive(Clone, Debug, Default)]
pub struct Builder {
    krate: Option<String>,
    files: Vec<PathBuf>,
}

impl Builder {
    /// Without any files yet.
    pub fn new() -> Builder {
        Builder::default()
    }

    /// Refers to the `quadrille` crate by this path, whatever the files say.
    pub fn crate_path(mut self, path: impl Into<String>) -> Builder {
        self.krate = Some(path.into());
        self
    }

    /// Adds a file with descriptions.
    pub fn file(mut self, path: impl Into<PathBuf>) -> Builder {
        self.files.push(path.into());
        self
    }

    /// The source of all files' layouts, formatted if the feature `pretty` is on. The layouts are
    /// described together, as if they stood in one file.
    ///
    /// # Errors
    /// When files cannot be read, or descriptions are wrong: then with every mistake's place.
    pub fn generate(&self) -> Result<String, BuildError> {
        let krate = self.krate.as_deref().map(parse_path).transpose()?;
        let (mut files, mut errors) = (Vec::new(), Vec::new());
        for path in &self.files {
            match File::read(path, krate.as_ref()) {
                Ok(file) => files.push(file),
                Err(error) => errors.push(error),
            }
        }
        let source = compile(files, &mut errors);
        match errors.pop() {
            None => Ok(source),
            Some(error) if errors.is_empty() => Err(error),
            Some(last) => {
                errors.push(last);
                Err(BuildError::Several(errors))
            }
        }
    }

    /// Writes the source to `name` in the build script's `OUT_DIR`, and has cargo run the script
    /// again when a file changes.
    ///
    /// # Errors
    /// As [`Builder::generate`], and when the file cannot be written.
    pub fn compile(&self, name: &str) -> Result<(), BuildError> {
        for path in &self.files {
            println!("cargo::rerun-if-changed={}", path.display());
        }
        let directory = env::var_os("OUT_DIR").ok_or(BuildError::NoOutDir)?;
        self.write_to(&Path::new(&directory).join(name))
    }

    /// Writes the source to a file, unless it is there already.
    ///
    /// # Errors
    /// As [`Builder::generate`], and when the file cannot be written.
    pub fn write_to(&self, path: &Path) -> Result<(), BuildError> {
        let source = self.generate()?;
        if fs::read_to_string(path).is_ok_and(|present| present == source) {
            return Ok(());
        }
        fs::write(path, source).map_err(|error| BuildError::File(path.to_owned(), error))
    }
}

fn parse_path(path: &str) -> Result<TokenStream, BuildError> {
    path.parse().map_err(|_| BuildError::Path(path.to_owned()))
}

/// A file that was read.
struct File {
    path: PathBuf,
    text: String,
    layouts: Vec<Described>,
    diagnostics: Diagnostics,
}

impl File {
    fn read(path: &Path, krate: Option<&TokenStream>) -> Result<File, BuildError> {
        let text =
            fs::read_to_string(path).map_err(|error| BuildError::File(path.to_owned(), error))?;
        let Read { mut layouts, diagnostics } = read::read_source(&text);
        if let Some(krate) = krate {
            for described in &mut layouts {
                described.item.krate = krate.clone();
            }
        }
        Ok(File { path: path.to_owned(), text, layouts, diagnostics })
    }

    /// Adds what is wrong with names that layouts of other files have.
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

    /// The source of its layouts, which are described together with `all`.
    fn compile(self, all: &[Described]) -> Result<String, BuildError> {
        let (tokens, diagnostics) = expand::compile(&self.layouts, all, self.diagnostics);
        if diagnostics.is_empty() {
            return Ok(source_of(&tokens));
        }
        let path = self.path.display().to_string();
        Err(BuildError::Description(diagnostics.render(&path, &self.text)))
    }
}

/// The source of all files' layouts, as far as they are right; what is wrong is added to `errors`.
fn compile(mut files: Vec<File>, errors: &mut Vec<BuildError>) -> String {
    for place in 0..files.len() {
        let (before, rest) = files.split_at_mut(place);
        rest[0].compare_names(before);
    }
    let all: Vec<Described> = files.iter().flat_map(|file| file.layouts.clone()).collect();
    let mut source = String::new();
    for file in files {
        match file.compile(&all) {
            Ok(text) => source += &text,
            Err(error) => errors.push(error),
        }
    }
    source
}

#[cfg(feature = "pretty")]
fn source_of(tokens: &TokenStream) -> String {
    let file = syn::parse2(tokens.clone()).expect("emitted code is Rust");
    prettyplease::unparse(&file)
}

#[cfg(not(feature = "pretty"))]
fn source_of(tokens: &TokenStream) -> String {
    crate::source::lines(tokens)
}

/// Why a build script's layouts were not compiled.
#[derive(Debug)]
#[non_exhaustive]
pub enum BuildError {
    /// A file could not be read or written.
    File(PathBuf, io::Error),
    /// The text given to [`Builder::crate_path`] is no path.
    Path(String),
    /// [`Builder::compile`] was called outside a build script.
    NoOutDir,
    /// Mistakes in a file, each with its place.
    Description(String),
    /// What is wrong with several files, in their order.
    Several(Vec<BuildError>),
}

impl fmt::Display for BuildError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BuildError::File(path, error) => write!(f, "{}: {error}", path.display()),
            BuildError::Path(path) => write!(f, "`{path}` is not the path of a crate"),
            BuildError::NoOutDir => {
                f.write_str("OUT_DIR is not set: `compile` is for build scripts; use `write_to`")
            }
            BuildError::Description(rendered) => f.write_str(rendered),
            BuildError::Several(errors) => {
                errors.iter().try_for_each(|error| writeln!(f, "{}", error.to_string().trim_end()))
            }
        }
    }
}

impl std::error::Error for BuildError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            BuildError::File(_, error) => Some(error),
            _ => None,
        }
    }
}
