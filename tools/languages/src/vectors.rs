//! Vectors: calls of exported functions with their results by the compiler's slow [reference], and a self-test of a few
//! lines that makes them, for users' own checks.

use std::fmt::Write as _;

use quadrille_circuits::random::SplitMix64;
use quadrille_codegen::list::{list, union};
use quadrille_codegen::model::{Layout, Square, SquareSet, set_of, squares_of};
use quadrille_codegen::reference::{self, moves::Standing};
use quadrille_codegen::step_names::step_name;
use quadrille_runtime::{Direction, Symmetry, U256};

use crate::lower::{Function, Name, Type, by_topic};
use crate::{Exported, Language, typescript};

/// The number of sets that each function is tried with, on each square if it takes one.
const SETS: usize = 3;

/// The arguments of functions, in the squares of the board.
struct Case {
    color: usize,
    square: Square,
    set: SquareSet,
}

/// The result of a function.
enum Expected {
    Number(u32),
    Set(SquareSet),
}

/// A file, by its name, and its text.
pub type File = (String, String);

/// The files with the vectors of some layouts and with the self-test, beside an export in the file `stem` with the
/// language's extension; none for languages without functions.
pub fn files(language: Language, stem: &str, all: &[Exported<'_>]) -> Vec<File> {
    let is_alone = all.len() == 1 && language != Language::C;
    let (mut lines, mut called) = (String::new(), Vec::new());
    for exported in all {
        let prefix =
            if is_alone { String::new() } else { exported.described.item.snake_name() + "_" };
        for function in by_topic::functions(exported.layout(), &exported.solution).functions {
            let calls = calls(exported.layout(), &function);
            if calls.is_empty() {
                continue;
            }
            let name = format!("{prefix}{}", function.name);
            match language {
                Language::C => write_in_c(&mut lines, &prefix, &name, &function, &calls),
                Language::TypeScript => write_lines(&mut lines, &typescript::camel(&name), &calls),
                _ => write_lines(&mut lines, &name, &calls),
            }
            called.push(name);
        }
    }
    if language == Language::C {
        let called = list(called, |name| format!("CHECK({name})")).join(" ");
        let _ = writeln!(lines, "#define FUNCTIONS(CHECK) {called}");
    }
    let (vectors, script, end) = match language {
        Language::C => ("_vectors.h", include_str!("self_test/test.c"), "_test.c"),
        Language::Python => ("_vectors_py.txt", include_str!("self_test/test.py"), "_test.py"),
        Language::TypeScript => {
            ("_vectors_ts.txt", include_str!("self_test/test.mjs"), "_test.mjs")
        }
        Language::Json => return Vec::new(),
    };
    vec![
        (format!("{stem}{vectors}"), lines),
        (format!("{stem}{end}"), script.replace("LAYOUT", stem)),
    ]
}

/// A call: the case, the arguments in the order of the parameters, each as text, and the result.
struct Call {
    case: Case,
    arguments: Vec<String>,
    /// The set of the case, and the result, as words.
    words: [U256; 2],
    expected: String,
}

/// The calls of a function, if the reference knows it.
fn calls(layout: &Layout, function: &Function) -> Vec<Call> {
    let mut random = SplitMix64::new(11);
    let has = |name: &str| function.parameters.iter().any(|(own, _)| own == name);
    let squares: Vec<_> = layout.board().squares().collect();
    let squares = if has("square") { &squares[..] } else { &squares[..1] };
    let sets = if has("set") || has("occupancy") { SETS } else { 1 };
    let numbering = &layout.numbering;
    let mut word = || SquareSet::from(random.word()) << 64 | SquareSet::from(random.word());
    let call = |(index, &square): (usize, &Square)| {
        let set = word() & word() & layout.board().all();
        let case = Case { color: index % 2, square, set };
        let (number, expected) = match expected(layout, &function.name, &case)? {
            Expected::Number(number) => (number.into(), number.to_string()),
            Expected::Set(set) => (numbering.word(set), format!("{:#x}", numbering.word(set))),
        };
        let set = numbering.word(set);
        let argument = |(_, ty): &(Name, Type)| match ty {
            Type::Square => numbering.number(square).to_string(),
            Type::Color => case.color.to_string(),
            _ => format!("{set:#x}"),
        };
        let arguments = list(function.parameters.iter(), argument);
        Some(Call { arguments, words: [set, number], expected, case })
    };
    let cases = (0..sets).flat_map(|_| squares).enumerate();
    if function.is_public { cases.map_while(call).collect() } else { Vec::new() }
}

/// Calls as lines of words.
fn write_lines(lines: &mut String, name: &str, calls: &[Call]) {
    for Call { arguments, expected, .. } in calls {
        let _ = writeln!(lines, "{name} {} {expected}", arguments.join(" "));
    }
}

/// Calls as a table, over which a loop goes: a function that is inlined so often takes compilers long.
fn write_in_c(lines: &mut String, prefix: &str, name: &str, function: &Function, calls: &[Call]) {
    let _ = writeln!(lines, "VECTORS({name})");
    let words = |value: U256| {
        let [a, b, c, d] = value.to_words();
        format!("{{{d:#x}, {c:#x}, {b:#x}, {a:#x}}}")
    };
    for Call { case, words: [set, expected], arguments, .. } in calls {
        let square = function.parameters.iter().position(|(_, ty)| *ty == Type::Square);
        let square = square.map_or("0", |at| &*arguments[at]);
        let [set, expected] = [set, expected].map(|word| words(*word));
        let _ = writeln!(lines, "{{{}, {square}, {set}, {expected}}},", case.color);
    }
    let given = list(function.parameters.iter(), |(_, ty)| match ty {
        Type::Square => format!("SQUARE({prefix}square)"),
        Type::Color => format!("COLOR({prefix}color)"),
        ty => format!("WORD_{}(set)", ty.width()),
    });
    let bits = function.result().width().max(64);
    let _ = writeln!(lines, "END({name}, ({}), IS_{bits})", given.join(", "));
}

/// The result of a function, if the reference knows it.
fn expected(layout: &Layout, name: &str, Case { color, square, set }: &Case) -> Option<Expected> {
    let (board, number) = (layout.board(), |square| u32::from(layout.numbering.number(square)));
    let symmetry = |name: &str| Symmetry::ALL.into_iter().find(|it| it.name() == name);
    match name {
        "file" => return Some(Expected::Number(board.file(*square).into())),
        "rank" => return Some(Expected::Number(board.rank(*square).into())),
        "count" => return Some(Expected::Number(set.count_ones())),
        _ => {}
    }
    if let Some(symmetry) = name.strip_suffix("_square").and_then(symmetry) {
        return Some(Expected::Number(number(board.image(*square, symmetry))));
    }
    if let Some(symmetry) = symmetry(name) {
        return Some(Expected::Set(reference::transform(board, *set, symmetry)));
    }
    if let Some(direction) = Direction::ALL.into_iter().find(|it| step_name(*it) == name) {
        let stepped = squares_of(*set).filter_map(|square| board.step(square, direction));
        return Some(Expected::Set(set_of(stepped)));
    }
    let (piece, look_up) = layout.pieces.iter().find_map(|piece| {
        let look_up = name.strip_prefix(&piece.name)?.strip_prefix('_')?;
        ["attacks", "moves", "attackers", "attacks_empty"]
            .contains(&look_up)
            .then_some((piece, look_up))
    })?;
    let set = if look_up == "attacks_empty" { U256::MIN } else { *set };
    let attacked = |from| match &piece.sides {
        None => reference::attacks(board, from, piece, set),
        Some(rules) => {
            let rules = &rules[*color];
            let look_up = if look_up == "moves" {
                reference::moves::moves
            } else {
                reference::moves::attacks
            };
            look_up(board, from, rules, Standing::all(set))
        }
    };
    Some(Expected::Set(match look_up {
        "attackers" => {
            let is_one = |from: &Square| !(attacked(*from) & square.bit()).is_zero();
            union(board.squares().filter(is_one).map(Square::bit))
        }
        _ => attacked(*square),
    }))
}
