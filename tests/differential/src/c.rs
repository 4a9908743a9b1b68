//! The same layouts in C: each function of an exported header returns the same as the function of that name in
//! Rust, under the sanitizers of addresses and of undefined behaviour.
//!
//! In the user's crate, `tools/command/tests/export/calls.rs` writes calls with their results;
//! `tools/command/tests/cpp/calls.h` makes them.

use std::fmt::Write as _;
use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};
use std::{env, fs};

use quadrille_tools::export;
use quadrille_tools::{Document, Source};

use crate::generate::Subject;
use crate::header::{self, ENDS, Function};

/// The header of descriptions.
///
/// # Errors
/// The reason why there is none.
pub fn header(text: &str) -> Result<String, String> {
    let document = Document::new(Source::new("random.layout", text.to_owned()));
    export::text("c", "quadrille export random.layout --to c", document)
        .map_err(|failure| format!("{failure:?}"))
}

/// The compiler, if there is one; otherwise a message says so.
pub fn compiler() -> Option<String> {
    let compiler = env::var("CC").unwrap_or_else(|_| "cc".to_owned());
    let version = Command::new(&compiler).arg("--version").stdout(Stdio::null()).status();
    if version.is_ok_and(|status| status.success()) {
        return Some(compiler);
    }
    println!("skipped: there is no {compiler}, so nothing is compared with C");
    None
}

/// Functions for a module of the user's crate that write the calls of each layout.
///
/// # Errors
/// If there is no header.
pub fn sayings(subject: &Subject) -> Result<String, String> {
    let header = header(&subject.description.text)?;
    let mut text = String::new();
    for layout in &subject.layouts {
        let (name, lower) = (layout.name, layout.name.to_lowercase());
        let functions = header::functions(&header, &lower);
        let has = |own: &str| functions.iter().any(|it| it.name == format!("{lower}_{own}"));
        let mut calls = vec!["calls.squares();".to_owned()];
        if has("rank_set") {
            calls.push("calls.sets();".to_owned());
            calls.extend(layout.has_usual_sets.then(|| "calls.usual_sets();".to_owned()));
            calls.extend(
                functions.iter().filter_map(|function| of_function(name, &lower, function)),
            );
        }
        for other in &layout.converts_to {
            let to = other.to_lowercase();
            if has(&format!("to_{to}")) {
                calls.push(format!("calls.conversion::<{other}>(\"{to}\");"));
            }
        }
        // Writing to a string cannot fail.
        let _ = write!(
            text,
            "\npub fn say_{name}() -> String {{
    let mut calls = calls::Calls::<{name}>::new(\"{lower}_\");
    {}
    calls.text
}}\n",
            calls.join("\n    ")
        );
    }
    Ok(text)
}

/// The statement that calls a function of a piece or a region. The type of piece 0 of layout `A` is `A0`, and its functions
/// begin with `p0_`.
fn of_function(layout: &str, lower: &str, function: &Function) -> Option<String> {
    let own = function.name.strip_prefix(lower)?.strip_prefix('_')?;
    let names: Vec<&str> = function.parameters.iter().map(|(_, name)| &**name).collect();
    if ["palace_squares", "home_squares"].contains(&own) {
        let is_coloured = names == ["color"];
        let of_side =
            if is_coloured { format!("{layout}::{own}") } else { format!("|_| {layout}::{own}()") };
        return Some(format!("calls.region({own:?}, {is_coloured}, Color::ALL.map({of_side}));"));
    }
    let (piece, end) = own.split_once('_')?;
    let number: u8 = piece.strip_prefix('p')?.parse().ok()?;
    let call = format!("calls.piece::<{layout}{number}>({piece:?}, &[({end:?}, &{names:?})]);");
    ENDS.contains(&end).then_some(call)
}

/// Compares a layout of a module with the calls that the user's program has written into `folder`.
///
/// # Errors
/// The difference.
pub fn compare(
    compiler: &str,
    folder: &Path,
    module: &str,
    subject: &Subject,
) -> Result<(), String> {
    let header = header(&subject.description.text)?;
    write(folder, &format!("{module}.h"), &header)?;
    write(folder, "calls.h", include_str!("../../../tools/command/tests/cpp/calls.h"))?;
    for layout in &subject.layouts {
        let program = format!("{module}_{}", layout.name);
        let path = folder.join(&program).with_extension("calls");
        let calls =
            fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
        let calls = calls.lines().filter(header::is_typed).flat_map(|line| [line, "\n"]);
        let source = header::program(&[(&layout.name.to_lowercase(), &header)]);
        write(folder, &format!("{program}.c"), &format!("#include \"{module}.h\"\n{source}"))?;
        let mut compile = Command::new(compiler);
        compile.current_dir(folder).args(["-std=c11", "-O1", "-Wall", "-Wextra", "-Werror"]);
        compile.args(["-pedantic", "-fsanitize=address,undefined", "-fno-sanitize-recover=all"]);
        run(compile.arg(format!("{program}.c")).args(["-o", &program]))?;
        let made = made(&mut Command::new(folder.join(&program)), &calls.collect::<String>());
        made.map_err(|error| format!("{program} in C: {error}"))?;
    }
    Ok(())
}

/// Has a program make calls, and checks their results.
fn made(program: &mut Command, calls: &str) -> Result<(), String> {
    let piped = program.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut running = piped.spawn().map_err(|error| error.to_string())?;
    // A program that found a fault stops reading, so this write may fail.
    let _ = running.stdin.take().expect("a pipe").write_all(calls.as_bytes());
    let output = running.wait_with_output().map_err(|error| error.to_string())?;
    let texts = [&output.stdout, &output.stderr].map(|text| String::from_utf8_lossy(text));
    let count = calls.lines().count();
    if texts[0].trim() == count.to_string() { Ok(()) } else { Err(texts.concat()) }
}

fn write(folder: &Path, name: &str, text: &str) -> Result<(), String> {
    fs::write(folder.join(name), text).map_err(|error| format!("{name}: {error}"))
}

/// The output of a program that must succeed.
///
/// # Errors
/// The program's message if it fails.
pub fn run(program: &mut Command) -> Result<String, String> {
    let output = program.output().map_err(|error| format!("{program:?}: {error}"))?;
    if output.status.success() {
        return Ok(String::from_utf8_lossy(&output.stdout).into_owned());
    }
    let messages = String::from_utf8_lossy(&output.stderr);
    let first: Vec<&str> = messages.lines().take(30).collect();
    Err(format!("{program:?}: {}", first.join("\n")))
}
