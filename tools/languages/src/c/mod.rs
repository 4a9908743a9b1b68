//! Layouts as one header for C11 and C++14, without dependencies.
//!
//! All names begin with the layout's. `Lerf::rook_attacks` in Rust is `lerf_rook_attacks` here, and
//! `square.between(other)` is `lerf_between`; squares and sets are plain integers. The tables and circuits
//! are the verified ones of Rust programs.
//!
//! - [`code`]: C source, put together item by item; [`names`]: the names of all items
//! - [`template`]: the layout as a type of C++
//! - [`target`]: what differs by compiler, target and switches; [`namespace`]: a name that says all of that
//! - [`functions`]: lowered functions; [`instructions`]: what processors have for them
//! - `words.h`: operations that C has no operators for
//! - [`lists`]: sets written as moves
//! - [`squares`], [`sets`], [`packed`]: what is C's own of parts whose functions are lowered: names, pointers, arrays
//! - [`sliders`]: riders, for each target; [`vectors`]: a bishop and a rook at once

pub mod code;
mod functions;
mod instructions;
mod lists;
mod names;
mod namespace;
mod packed;
mod sets;
pub mod sliders;
mod squares;
mod target;
mod template;
mod vectors;

use crate::lower::by_topic::{self, Topic};
use crate::lower::{Lowered, Target};
use quadrille_codegen::described_type::Item;
use quadrille_codegen::diagnostic::Diagnostics;
use quadrille_codegen::emit::docs;
use quadrille_codegen::model::WordSize;
use syn::parse::Parser as _;
use syn::{Attribute, Meta};

use crate::DOMAIN;
use crate::comment;
use crate::exported::Exported;
use crate::names::Owners;
use code::{Code, word_type};
use names::Names;

/// The header of some layouts, which `text` describes, and `command` writes.
///
/// # Errors
/// When two things would have one name.
pub fn header(command: &str, text: &str, all: &[Exported<'_>]) -> Result<String, Diagnostics> {
    let name = |exported: &Exported<'_>| exported.described.item.snake_name().to_uppercase();
    let names: Vec<String> = all.iter().map(name).collect();
    // A name of its own for each list of layouts: `A` and `B` are not `AB`.
    let header = format!("QUADRILLE_{}", names.join("_AND_"));
    let guard = format!("{header}_H");
    let parts: Vec<[Part; 3]> = all.iter().map(parts).collect();
    check_names(all, &parts)?;
    let all_of = |part: usize| parts.iter().map(|parts| &*parts[part].0).collect::<String>();
    let (macros, items) = (all_of(0), all_of(1) + &all_of(2));
    let introduction = introduction(command, text, &names);
    let (refusal, (open, close)) =
        (target::REFUSAL, namespace::around(&header, &[&macros, &items]));
    Ok(format!(
        "{introduction}#ifndef {guard}\n#define {guard}\n\n{refusal}\
         #include <stdint.h>\n#ifndef __cplusplus\n#include <stdbool.h>\n#endif\n\
         {macros}{open}{items}{close}\n#endif // C++14 or later\n#endif // {guard}\n"
    ))
}

/// A part of a header, and its names.
type Part = (String, Names);

/// The macros of a layout, its items, and its conversions to others, which stand behind all items.
fn parts(exported: &Exported<'_>) -> [Part; 3] {
    let targets = target::targets(exported);
    let written = |part: &dyn Fn(&mut Code)| {
        let mut code = Code::new(exported.described.item.snake_name());
        part(&mut code);
        code.finish()
    };
    [
        written(&|code| target::macros(code, &targets)),
        written(&|code| layout(code, exported, &targets)),
        written(&|code| write_conversions(code, exported)),
    ]
}

/// Checks that no two things have one name.
fn check_names(all: &[Exported<'_>], parts: &[[Part; 3]]) -> Result<(), Diagnostics> {
    let mut owners = Owners::new("C", []);
    for (exported, parts) in all.iter().zip(parts) {
        let item = &exported.described.item;
        let names = || parts.iter().map(|(_, names)| names);
        let twice = names().filter_map(|names| names.duplicate.clone());
        owners.define(item, names().flat_map(Names::defined).chain(twice));
        owners.own(item, names().flat_map(|names| names.used.iter().cloned()));
    }
    owners.finish()
}

/// The introduction: the header's content, and the command that writes it again.
fn introduction(command: &str, text: &str, names: &[String]) -> String {
    let switches =
        names.iter().map(|name| format!("{name}_CHECKED")).collect::<Vec<_>>().join(" or ");
    let version = env!("CARGO_PKG_VERSION");
    let mut code = Code::new(String::new());
    code.quote(&format!(
        "Written by `quadrille` {version}: do not edit, but export again. With `--check` and the name of this\n\
         file behind `--output` the command says whether this is what it writes now:\n\n    {}\n\n\
         For C11, and C++14 or later; nothing else is needed. Squares are numbers, sets are words.\n\n\
         {DOMAIN}\n\
         Given others, the behaviour is undefined, unless their comments say what they give. While you look for\n\
         mistakes, define {switches} before you include this: functions then end the program if an\n\
         argument is wrong.\n\n\
         Tables by square, color, file or rank may be read, and keep their names, such as those of attacks on\n\
         the empty board. Those of riders (`ride`) are as their method needs them, and change with it.",
        // The end of a line would be the end of the command.
        command.escape_debug()
    ));
    code.quote(&format!("\nThe description:\n\n{}", text.trim_end()));
    code.finish().0 + "\n"
}

const NEEDS_U128: &str = "\
#ifndef __SIZEOF_INT128__
#error \"bitboards of this layout have 128 bits, which this compiler or target has no integer for\"
#endif";

/// Everything about one layout, alone.
fn layout(code: &mut Code, exported: &Exported<'_>, targets: &[Target]) {
    let (layout, item) = (exported.layout(), &exported.described.item);
    code.lines("");
    let described = documentation(item);
    let described = if described.is_empty() { described } else { format!("\n\n{described}") };
    code.quote(&format!("{}{described}\n\n{}", item.name, docs::layout(layout)));
    code.section("Words");
    if layout.word == Some(WordSize::U128) {
        code.lines(NEEDS_U128);
    }
    let (_, words) = include_str!("words.h").split_once("\n\n").unwrap_or_default();
    code.lines(&format!("\n{words}"));
    for target in targets {
        instructions::permutations(code, *target);
    }
    squares::types(code, exported.described);
    if let Some(bitboards) = exported.bitboards() {
        let doc = "A set of squares: bit n is the square with number n.";
        code.type_name(doc, "@bitboard", word_type(bitboards.word));
    }
    for (topic, lowered) in by_topic::by_topic(layout, &exported.solution) {
        write_topic(code, exported, topic, lowered);
    }
    template::write(code, exported);
}

/// The lowered functions of a topic, and C's own ones beside them.
fn write_topic(code: &mut Code, exported: &Exported<'_>, topic: Topic, mut lowered: Lowered) {
    let (layout, bitboards) = (exported.layout(), exported.bitboards());
    if let Some(title) = title(topic).filter(|_| !lowered.functions.is_empty()) {
        code.section(title);
    }
    match (topic, bitboards) {
        (Topic::Packed(word), _) => return packed::write(code, exported, word, &lowered),
        (Topic::Riders, Some(bitboards)) => {
            return code.private(|code| sliders::write(code, layout, bitboards));
        }
        (Topic::Sets, Some(bitboards)) => sets::all(code, bitboards),
        (Topic::Piece(index), Some(bitboards)) => {
            sliders::add_vectors(&layout.pieces[index], bitboards, &mut lowered.functions);
        }
        _ => {}
    }
    functions::write_all(code, &lowered, "@");
    match (topic, bitboards) {
        (Topic::Squares, _) => squares::write(code, layout, &lowered),
        (Topic::Sets, Some(bitboards)) => {
            sets::write(code, bitboards.word);
            lists::write(code, bitboards.word);
        }
        _ => {}
    }
}

/// All conversions of a layout.
fn write_conversions(code: &mut Code, exported: &Exported<'_>) {
    for other in exported.to_others() {
        let to = &other.prefix;
        code.section(&format!("To {}", other.name));
        functions::write_all(code, &other.lowered, to);
        let [narrow, wide] = other.positions.map(|it| Lowered::from(Vec::from_iter(it)));
        functions::write_all(code, &narrow, to);
        if !wide.functions.is_empty() {
            code.when("defined(@HAS_U128)", |code| functions::write_all(code, &wide, to));
        }
    }
}

/// The title of a part of the header that begins with a topic.
fn title(topic: Topic) -> Option<&'static str> {
    Some(match topic {
        Topic::Images => "Mirrors and turns of squares",
        Topic::Sets => "Sets",
        Topic::Geometry => "Geometry",
        Topic::Maps => "Mirrors, turns and steps of sets",
        Topic::Fills => "Fills and spans",
        Topic::Riders => "Riders",
        Topic::Piece(0) => "Pieces",
        Topic::Regions => "Regions",
        Topic::Pairs => "Numbers of pairs",
        Topic::Usual => "Usual numberings",
        Topic::Squares | Topic::Piece(_) | Topic::Packed(_) => return None,
    })
}

/// The layout's documentation in the description.
pub fn documentation(item: &Item) -> String {
    let attributes = Attribute::parse_outer.parse2(item.attributes.clone()).unwrap_or_default();
    let lines = attributes.iter().filter_map(|attribute| match &attribute.meta {
        Meta::NameValue(meta) => comment::documentation(meta),
        _ => None,
    });
    let lines = lines.map(|line| line.strip_prefix(' ').unwrap_or(&line).to_owned());
    lines.collect::<Vec<String>>().join("\n")
}
