//! The standard layouts that are committed as Rust, so that a program that uses no others compiles no generator: of
//! each a file of code, and one of bytes that holds its tables.
//!
//! `BLESS=1 cargo test -p quadrille-tools --test expanded` writes them anew.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::{env, fs, slice};

use proc_macro2::{Group, Ident, Literal, TokenStream, TokenTree};
use quadrille_codegen::compile;
use quadrille_codegen::diagnostic::Diagnostics;
use quadrille_codegen::item::Described;
use quadrille_codegen::read::read_source;
use quadrille_tools::{expand, standard};
use quote::{format_ident, quote};
use syn::{Lit, LitByteStr};

/// What all of them may take in the repository.
const MOST_BYTES: usize = 3_000_000;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the tools are inside")
}

fn folder() -> PathBuf {
    root().join("src/layouts")
}

/// The names of the layouts whose feature does not turn on the generator.
fn committed() -> Vec<&'static str> {
    let manifest = fs::read_to_string(root().join("Cargo.toml")).expect("the package's manifest");
    let is_committed = |name: &&str| manifest.contains(&format!("\n{name} = []\n"));
    standard::names().filter(is_committed).collect()
}

/// A standard layout, to which the others are converted where its feature is on.
fn described(name: &str) -> Described {
    let read = read_source(standard::text(name).expect("a standard layout"));
    assert!(read.diagnostics.is_empty(), "{name} is right");
    let mut described = read.layouts.into_iter().next().expect("a file has a layout");
    described.item.krate = quote!(crate);
    described.item.condition = quote!(#[cfg(feature = #name)]);
    described
}

/// What is emitted for a layout, its tables apart.
struct Expanded {
    code: String,
    tables: Vec<u8>,
}

impl Expanded {
    fn new(name: &str, described: &Described, all: &[Described]) -> Expanded {
        let one = slice::from_ref(described);
        let (tokens, diagnostics) = compile(one, all, Diagnostics::new());
        assert!(diagnostics.is_empty(), "{name} is right");
        let mut apart = TablesApart::new(name);
        let tokens = apart.code(tokens);
        let TablesApart { file, tables } = apart;
        let (code, length) =
            (expand::formatted(tokens).expect("emitted code is Rust"), tables.len());
        let header = format!("// What `layouts/{name}.layout` expands to.");
        let declaration =
            format!("const {file}: &[u8; {length}] = include_bytes!(\"{name}.bin\");");
        Expanded { code: format!("{header}\n\n{declaration}\n\n{code}"), tables }
    }

    fn size(&self) -> usize {
        self.code.len() + self.tables.len()
    }
}

/// Takes the byte strings out of emitted code: escaped they are more than twice as long, and code that is read beside
/// them is lost.
struct TablesApart {
    /// The constant that holds the file's bytes.
    file: Ident,
    tables: Vec<u8>,
}

impl TablesApart {
    fn new(name: &str) -> TablesApart {
        let file = format_ident!("TABLES_OF_{}", name.to_uppercase());
        TablesApart { file, tables: Vec::new() }
    }

    fn code(&mut self, tokens: TokenStream) -> TokenStream {
        let token = |token| match token {
            TokenTree::Group(group) => {
                let within = self.code(group.stream());
                TokenTree::Group(Group::new(group.delimiter(), within)).into()
            }
            TokenTree::Literal(literal) => match Lit::new(literal.clone()) {
                Lit::ByteStr(bytes) => self.table(&bytes),
                _ => TokenTree::Literal(literal).into(),
            },
            token => TokenStream::from(token),
        };
        tokens.into_iter().map(token).collect()
    }

    fn table(&mut self, bytes: &LitByteStr) -> TokenStream {
        let bytes = bytes.value();
        let [start, length] = [self.tables.len(), bytes.len()].map(Literal::usize_unsuffixed);
        self.tables.extend(bytes);
        let file = &self.file;
        quote!(q::table::part::<#length>(#file, #start))
    }
}

/// Compares a file with what it should hold, or writes it.
fn check(path: &Path, bytes: &[u8]) {
    if env::var_os("BLESS").is_some() {
        fs::write(path, bytes).expect("the file can be written");
    }
    let is_same = fs::read(path).is_ok_and(|present| present == bytes);
    assert!(is_same, "{} is not what its description gives now; bless it", path.display());
}

/// The descriptions are exported and expanded for other crates.
#[test]
fn standard_descriptions_name_nothing_of_their_crate() {
    for name in standard::names() {
        let text = standard::text(name).expect("a standard layout");
        assert!(!text.contains("crate::"), "{name} compiles in the crate `quadrille` alone");
    }
}

#[test]
fn committed_layouts_are_what_their_descriptions_give() {
    let all: Vec<Described> = standard::names().map(described).collect();
    let mut size = 0;
    for name in committed() {
        let at = standard::names().position(|known| known == name).expect("a standard layout");
        let expanded = Expanded::new(name, &all[at], &all);
        size += expanded.size();
        println!(
            "{name}: {} bytes of code, {} of tables",
            expanded.code.len(),
            expanded.tables.len()
        );
        check(&folder().join(format!("{name}.rs")), expanded.code.as_bytes());
        check(&folder().join(format!("{name}.bin")), &expanded.tables);
    }
    println!("together: {size} bytes");
    assert!(size <= MOST_BYTES, "{size} bytes");
}

#[test]
fn there_are_no_others() {
    let files = fs::read_dir(folder()).expect("the committed layouts");
    let files = files.map(|file| file.expect("a file").file_name());
    let mut files: Vec<_> = files.filter(|file| file != "mod.rs").collect();
    files.sort();
    let both = |name| [format!("{name}.bin").into(), format!("{name}.rs").into()];
    let expected: Vec<OsString> = committed().into_iter().flat_map(both).collect();
    assert_eq!(files, expected);
}

/// Each description is an item behind the feature of its name, and each that is committed is included there.
#[test]
fn layouts_are_behind_the_features_of_their_names() {
    let module = fs::read_to_string(folder().join("mod.rs")).expect("the module");
    let cfg = |name| format!("#[cfg(feature = \"{name}\")]\n");
    let items = standard::names()
        .map(|name| format!("{}pub use compiled::{};\n", cfg(name), described(name).item.name));
    let included = committed()
        .into_iter()
        .map(|name| format!("    {}    include!(\"{name}.rs\");\n", cfg(name)));
    for part in items.chain(included) {
        assert!(module.contains(&part), "{part} is missing");
    }
}
