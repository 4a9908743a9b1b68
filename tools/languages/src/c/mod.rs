//! Layouts as one header for C99 and C++14, without dependencies.
//!
//! All names begin with the layout's, except those of the runtime, which begin with `quadrille`: `Lerf::rook_attacks` in
//! Rust is `lerf_rook_attacks` here, and `square.between(other)` is `lerf_between`. Squares and sets are plain integers.
//! The tables and circuits are those that are verified for Rust programs.
//!
//! - [`code`]: C source, put together item by item; [`names`]: the names of all items
//! - [`runtime`]: the runtime that headers carry; [`namespace`]: a name that says what it means in a file
//! - [`functions`]: lowered functions; [`own`]: functions that only C has
//! - [`threats`]: sets of pairs whose changes are found in vectors; [`template`]: the layout as a type of C++

mod code;
mod functions;
mod names;
mod namespace;
mod own;
mod runtime;
mod template;
mod threats;

use crate::lower::Lowered;
use crate::lower::by_topic::{self, Topic};
use quadrille_codegen::described_type::Item;
use quadrille_codegen::diagnostic::Diagnostics;
use quadrille_codegen::emit::layout_doc;
use quadrille_codegen::model::WordSize;
use syn::parse::Parser as _;
use syn::{Attribute, Meta};

use crate::DOMAIN;
use crate::Runtime;
use crate::comment;
use crate::exported::Exported;
use crate::names::Owners;
use code::{Code, word_type};
use names::Names;

/// The runtime in a file of its own, for words of all sizes.
pub fn runtime() -> String {
    runtime::runtime() + &runtime::wide()
}

/// The header of some layouts, which `text` describes, and `command` writes.
///
/// # Errors
/// If two things would have one name.
pub fn header(
    command: &str,
    text: &str,
    all: &[Exported<'_>],
    runtime: Runtime,
) -> Result<String, Diagnostics> {
    let name = |exported: &Exported<'_>| exported.described.item.snake_name().to_uppercase();
    let names: Vec<String> = all.iter().map(name).collect();
    // Each list of layouts has a name of its own: `A` and `B` are not `AB`.
    let guard = format!("QUADRILLE_{}_H", names.join("_AND_"));
    let parts: Vec<[Part; 2]> = all.iter().map(parts).collect();
    check_names(all, &parts)?;
    let all_of = |part: usize| parts.iter().map(|parts| &*parts[part].0).collect::<String>();
    let introduction = introduction(command, text);
    let carried = match runtime {
        Runtime::Carried if all.iter().any(|it| it.layout().word == Some(WordSize::U256)) => {
            runtime::runtime() + &runtime::wide()
        }
        Runtime::Carried => runtime::runtime(),
        Runtime::Apart => "#include \"quadrille.h\"\n".to_owned(),
    };
    // Few headers have it, so it is no part of a runtime apart.
    let threats = if all.iter().any(threats::are_there) { threats::RUNTIME } else { "" };
    let (items, conversions, version) = (all_of(0), all_of(1), runtime::version());
    Ok(format!(
        "{introduction}{carried}{threats}\n#if !defined({guard}) && defined(QUADRILLE_RUNTIME)\n#define {guard}\n\
         #if QUADRILLE_RUNTIME != {version}\n\
         #error \"an earlier header has the runtime of another version: export all headers again\"\n#endif\n\
         QUADRILLE_OPEN\n{items}{conversions}\nQUADRILLE_CLOSE\n#endif // {guard}\n"
    ))
}

/// A part of a header, and its names.
type Part = (String, Names);

/// The items of a layout, and its conversions to others, which stand behind all items.
fn parts(exported: &Exported<'_>) -> [Part; 2] {
    let written = |part: &dyn Fn(&mut Code)| {
        let mut code = Code::new(exported.described.item.snake_name());
        part(&mut code);
        code.finish()
    };
    [written(&|code| layout(code, exported)), written(&|code| write_conversions(code, exported))]
}

/// Checks that no two things have one name.
fn check_names(all: &[Exported<'_>], parts: &[[Part; 2]]) -> Result<(), Diagnostics> {
    let mut owners = Owners::new("C", runtime::names());
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
fn introduction(command: &str, text: &str) -> String {
    let version = env!("CARGO_PKG_VERSION");
    let mut code = Code::new(String::new());
    code.quote(&format!(
        "Written by `quadrille` {version}: do not edit, but export again. With `--check` and the name of this\n\
         file behind `--output` the command says whether this is what it writes now:\n\n    {}\n\n\
         For C99 or later, and C++14 or later; nothing else is needed. Squares are numbers, sets are words.\n\n\
         {DOMAIN}\n\
         Given others, the behaviour is undefined, unless their comments say what they give. While you look for\n\
         mistakes, define QUADRILLE_CHECKED before you include this: functions then end the program if an\n\
         argument is wrong.\n\n\
         Tables by square, color, file or rank may be read, and keep their names, such as those of attacks on\n\
         the empty board. Those of riders (`ride`) are as their method needs them, and change with it.",
        // The end of a line would be the end of the command.
        command.escape_debug()
    ));
    code.quote(&format!("\nThe description:\n\n{}", text.trim_end()));
    code.finish().0 + "\n"
}

/// How tables are declared, and squares are checked.
const TABLES: &str = "
// In C and C++14 each file has its own copy of the tables that it uses, unless a program of C asks for one
// copy: each of its files defines @EXTERN before it includes this, or, exactly one of them,
// @IMPLEMENTATION, which has the tables of all, whatever their targets.
#if defined(QUADRILLE_TABLE)
#define @TABLE QUADRILLE_TABLE
#elif defined(@IMPLEMENTATION)
#define @TABLE const
#define @IS_FOR_ALL 1
#elif defined(@EXTERN)
#define @TABLE extern const
#define @IS_ELSEWHERE 1
#else
#define @TABLE static const
#endif
#define @ON_BOARD(square) QUADRILLE_CHECK(@is_square(square))";

/// Everything about one layout, alone.
fn layout(code: &mut Code, exported: &Exported<'_>) {
    let (layout, item) = (exported.layout(), &exported.described.item);
    code.lines("");
    let described = documentation(item);
    let described = if described.is_empty() { described } else { format!("\n\n{described}") };
    code.quote(&format!("{}{described}\n\n{}", item.name, layout_doc::layout(layout)));
    code.lines(TABLES);
    own::types(code, exported.described);
    if let Some(bitboards) = exported.bitboards() {
        let doc = "A set of squares: bit n is the square with number n.";
        code.type_name(doc, "@bitboard", word_type(bitboards.word));
    }
    code.tables_here();
    for (topic, lowered) in by_topic::by_topic(layout, &exported.solution) {
        write_topic(code, exported, topic, &lowered);
    }
    template::write(code, exported);
}

/// The lowered functions of a topic, and C's own ones beside them.
fn write_topic(code: &mut Code, exported: &Exported<'_>, topic: Topic, lowered: &Lowered) {
    let (layout, bitboards) = (exported.layout(), exported.bitboards());
    match (topic, bitboards) {
        (Topic::Titled(title), _) if !lowered.functions.is_empty() => code.section(title),
        (Topic::Riders, _) if !lowered.functions.is_empty() => code.section("Riders"),
        (Topic::Pairs, _) if !lowered.functions.is_empty() => code.section("Numbers of pairs"),
        (Topic::Sets, Some(bitboards)) => {
            code.section("Sets");
            own::all(code, bitboards);
        }
        _ => {}
    }
    match topic {
        Topic::Packed(word) => own::positions(code, exported, word, lowered),
        _ => functions::write_all(code, lowered, "@"),
    }
    match (topic, bitboards) {
        (Topic::Squares, _) => own::names(code, layout, lowered),
        (Topic::Sets, Some(bitboards)) => own::sets(code, bitboards.word),
        (Topic::Riders, Some(bitboards)) => {
            code.private(|code| own::bishop_and_rook(code, bitboards));
        }
        (Topic::Pairs, _) => threats::write(code, exported),
        _ => {}
    }
}

/// All conversions of a layout.
fn write_conversions(code: &mut Code, exported: &Exported<'_>) {
    for other in exported.to_others() {
        code.section(&format!("To {}", other.name));
        functions::write_all(code, &other.lowered, &other.prefix);
    }
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
