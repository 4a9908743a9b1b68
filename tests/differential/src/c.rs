//! The same layouts in C: what each function of an exported header says is what the function of that name in Rust
//! says, under the sanitizers of addresses and of undefined behaviour.
//!
//! `cli/tests/cpp/compare.h` prints the one, `cli/tests/export_c/library.rs` in the crate of the user the other.

use std::fmt::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};
use std::{env, fs};

use quadrille_tools::export::{self, Language};
use quadrille_tools::{Document, Source};

use crate::generate::{Outline, Subject};

/// The program that prints what a header says.
const COMPARE: &str = include_str!("../../../cli/tests/cpp/compare.h");

/// A function of a piece or a region: its name without the layout's, and how it is called.
struct Function {
    name: String,
    kind: &'static str,
}

/// The header of descriptions.
///
/// # Errors
/// Why there is none.
pub fn header(text: &str) -> Result<String, String> {
    let document = Document::new(Source::new("random.layout", text.to_owned()));
    export::text(Language::C, "quadrille export random.layout --to c", document)
        .map_err(|failure| format!("{failure:?}"))
}

/// The compiler, if there is one: whoever runs this is told if not.
pub fn compiler() -> Option<String> {
    let compiler = env::var("CC").unwrap_or_else(|_| "cc".to_owned());
    let version = Command::new(&compiler).arg("--version").stdout(Stdio::null()).status();
    if version.is_ok_and(|status| status.success()) {
        return Some(compiler);
    }
    println!("skipped: there is no {compiler}, so nothing is compared with C");
    None
}

/// Functions for a module of the user's crate that say the lines of each layout in Rust.
///
/// # Errors
/// When there is no header.
pub fn sayings(subject: &Subject) -> Result<String, String> {
    let header = header(&subject.description.text)?;
    let mut text = String::new();
    for layout in &subject.layouts {
        let name = layout.name;
        let mut calls = vec![format!("library::squares::<{name}>(&mut lines);")];
        if has(&header, name, "rank_set") {
            calls.push(format!("library::sets::<{name}>(&mut lines);"));
            if layout.has_usual_sets {
                calls.push(format!("library::usual_sets::<{name}>(&mut lines);"));
            }
            calls.extend(functions(&header, name).iter().map(|function| function.rust(name)));
        }
        for other in conversions(&header, layout) {
            let lower = other.to_lowercase();
            calls.push(format!("library::conversion::<{name}, {other}>(&mut lines, \"{lower}\");"));
        }
        // Writing to a string cannot fail.
        let _ = write!(
            text,
            "\npub fn say_{name}() -> [String; 2] {{
    let mut lines = library::Lines::new();
    {}
    let flips: Vec<String> = library::flips::<{name}>().map(|flip| format!(\"M({{flip}}, a)\")).collect();
    [flips.join(\" \"), lines.text]
}}\n",
            calls.join("\n    ")
        );
    }
    Ok(text)
}

/// Compares a layout of a module with what the user's program has written into `folder`.
///
/// # Errors
/// How they differ.
pub fn compare(
    compiler: &str,
    folder: &Path,
    module: &str,
    subject: &Subject,
) -> Result<(), String> {
    let header = header(&subject.description.text)?;
    write(folder, &format!("{module}.h"), &header)?;
    write(folder, "compare.h", COMPARE)?;
    for layout in &subject.layouts {
        let program = format!("{module}_{}", layout.name);
        let read = |extension: &str| {
            let path = folder.join(&program).with_extension(extension);
            fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))
        };
        let (flips, expected) = (read("flips")?, read("expected")?);
        write(folder, &format!("{program}.c"), &source(module, layout, &header, &flips))?;
        let mut compile = Command::new(compiler);
        compile.current_dir(folder).args(["-std=c11", "-O1", "-Wall", "-Wextra", "-Werror"]);
        compile.args(["-pedantic", "-fsanitize=address,undefined", "-fno-sanitize-recover=all"]);
        run(compile.arg(format!("{program}.c")).args(["-o", &program]))?;
        let printed = run(&mut Command::new(folder.join(&program)))?;
        differ(&expected, &printed).map_err(|lines| format!("{program} in C: {lines}"))?;
    }
    Ok(())
}

/// The program of one layout.
fn source(module: &str, layout: &Outline, header: &str, flips: &str) -> String {
    let name = layout.name;
    let mut text = format!(
        "#include \"{module}.h\"\n#define PREFIX {}\n#define UPPER {}\n#define EACH_FLIP(M, a) {flips}\n",
        name.to_lowercase(),
        name.to_uppercase()
    );
    if has(header, name, "rank_set") {
        text += "#define SETS\n";
        if layout.has_usual_sets {
            text += "#define USUAL_SETS\n";
        }
        let functions = functions(header, name);
        let all = functions.iter().map(|function| format!("{}({}) ", function.kind, function.name));
        text += &["#define PIECES ", &all.collect::<String>(), "\n"].concat();
    }
    let others = conversions(header, layout);
    if !others.is_empty() {
        let all = others.iter().map(|other| format!("CONVERSION({})", other.to_lowercase()));
        text += &["#define CONVERSIONS ", &all.collect::<String>(), "\n"].concat();
    }
    text + "#include \"compare.h\"\n"
}

/// The layouts that a header converts everything of another to.
fn conversions(header: &str, layout: &Outline) -> Vec<&'static str> {
    let converts = |other: &&str| has(header, layout.name, &format!("to_{}", other.to_lowercase()));
    layout.converts_to.iter().copied().filter(converts).collect()
}

/// Whether a header has a function of a layout.
fn has(header: &str, layout: &str, function: &str) -> bool {
    header.contains(&format!(" {}_{function}(", layout.to_lowercase()))
}

/// What follows the name of a piece in functions that programs call.
const OF_PIECES: [&str; 10] = [
    "attacks",
    "attacks_empty",
    "attacks_over",
    "moves",
    "moves_over",
    "attackers",
    "attackers_over",
    "xrays",
    "attacks_of_set",
    "attacks_by_fill",
];

/// The functions of the pieces and regions of a layout.
fn functions(header: &str, layout: &str) -> Vec<Function> {
    let start = format!(" {0}_bitboard {0}_", layout.to_lowercase());
    let function = |line: &str| {
        let (_, declared) = line.strip_suffix(") {")?.split_once(&start)?;
        let (name, parameters) = declared.split_once('(')?;
        let is_piece = of_piece(name).is_some_and(|(_, end)| OF_PIECES.contains(&end));
        let is_region = ["palace_squares", "home_squares"].contains(&name);
        let kind = kind(parameters, is_region)?;
        (is_piece || is_region).then(|| Function { name: name.to_owned(), kind })
    };
    header.lines().filter_map(function).collect()
}

/// The number of a piece, and what follows its name in that of a function: 3 and `attacks` for `p3_attacks`.
fn of_piece(function: &str) -> Option<(u8, &str)> {
    let (number, end) = function.strip_prefix('p')?.split_once('_')?;
    Some((number.parse().ok()?, end))
}

/// The macro of `compare.h` that calls a function with such parameters.
fn kind(parameters: &str, is_region: bool) -> Option<&'static str> {
    let names: Vec<&str> =
        parameters.split(", ").filter_map(|parameter| parameter.rsplit(' ').next()).collect();
    Some(match names[..] {
        ["void"] if is_region => "REGION",
        ["color"] if is_region => "COLORED_REGION",
        ["square"] => "PLAIN",
        ["color", "square"] => "COLORED",
        ["square", "occupancy"] => "BLOCKED",
        ["color", "square", "occupancy"] => "COLORED_BLOCKED",
        ["square", "occupancy", "hurdles"] => "OVER",
        ["color", "square", "occupancy", "hurdles"] => "COLORED_OVER",
        ["set", "occupancy"] => "OF_SET",
        ["color", "set", "occupancy"] => "COLORED_OF_SET",
        _ => return None,
    })
}

impl Function {
    /// The statement that says in Rust what the function's macro says in C. The type of a piece of layout `A` is `A0`.
    fn rust(&self, layout: &str) -> String {
        let Function { name, kind } = self;
        if let Some((piece, end)) = of_piece(name) {
            let (ty, functions) = (format!("{layout}{piece}"), format!("&[({kind:?}, {end:?})]"));
            return format!(
                "library::piece::<{layout}, {ty}>(&mut lines, \"p{piece}\", {functions});"
            );
        }
        let sets = match *kind {
            "REGION" => format!("[{layout}::{name}()]"),
            _ => format!("Color::ALL.map({layout}::{name})"),
        };
        format!("lines.sets::<{layout}>({name:?}, {sets});")
    }
}

fn write(folder: &Path, name: &str, text: &str) -> Result<(), String> {
    fs::write(folder.join(name), text).map_err(|error| format!("{name}: {error}"))
}

/// What a program prints that must succeed.
///
/// # Errors
/// What it says if it does not.
pub fn run(program: &mut Command) -> Result<String, String> {
    let output = program.output().map_err(|error| format!("{program:?}: {error}"))?;
    if output.status.success() {
        return Ok(String::from_utf8_lossy(&output.stdout).into_owned());
    }
    let messages = String::from_utf8_lossy(&output.stderr);
    let first: Vec<&str> = messages.lines().take(30).collect();
    Err(format!("{program:?}: {}", first.join("\n")))
}

/// The first lines that differ.
fn differ(expected: &str, printed: &str) -> Result<(), String> {
    let mut lines = expected.lines().zip(printed.lines());
    if let Some((expected, printed)) = lines.find(|(expected, printed)| expected != printed) {
        let shown = |line: &str| line.chars().take(1000).collect::<String>();
        return Err(format!("\n{}\nis there\n{}", shown(expected), shown(printed)));
    }
    let [expected, printed] = [expected, printed].map(|text| text.lines().count());
    if expected == printed {
        return Ok(());
    }
    Err(format!("{expected} lines are there {printed}"))
}
