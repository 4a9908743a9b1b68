//! Prints modules of functions, in any [`Script`]: Python and TypeScript say how each item is written.

use std::collections::BTreeSet;

use crate::lower::{Field, Function, Lowered, Table, by_topic, squares};
use quadrille_codegen::diagnostic::Diagnostics;
use quadrille_codegen::model::WordSize;
use quadrille_runtime::{Direction, Symmetry, U256};

use super::DOMAIN;
use super::Runtime;
use super::comment;
use super::exported::Exported;
use super::names::{Owners, Prefixes};
use super::tables;

/// The way a language of modules writes everything but the bodies of functions. Names are as in Rust, after the
/// prefix.
pub trait Script {
    /// The language, as errors call it.
    const NAME: &'static str;
    /// The beginning of a comment.
    const MARK: &'static str;
    /// The type of sets and packed positions, in words.
    const WORDS: &'static str;
    /// The functions that look data up, and `squares`, which users call: a file that is written by hand.
    const RUNTIME: &'static str;
    /// The gap before each function.
    const GAP: &'static str;

    /// The name of a function.
    fn called(name: &str, is_public: bool) -> String;

    /// An integer constant.
    fn constant(name: &str, value: u32) -> String;

    /// The squares as constants: numbers by name, and names by number.
    fn squares(prefix: &str, squares: &[(String, u8)]) -> String;

    /// A list of the rows of a table: values, or records of several fields.
    fn list(name: &str, table: &Table) -> String;

    /// The line that makes these functions of the runtime, in a file of its own, known.
    fn import(names: &[&str]) -> String;

    /// An item of that file.
    fn exported(item: &str) -> String;

    /// A function.
    fn function(of: Prefixes<'_>, function: &Function) -> String;

    /// The functions on lists of squares, whose names end with `end`.
    fn packing(prefix: &str, word: WordSize, end: &str) -> String;
}

/// A part of a module.
struct Item {
    text: String,
    /// The names that it defines.
    names: Vec<String>,
    /// True if only other items call it.
    is_private: bool,
}

impl Item {
    fn public(text: String, names: Vec<String>) -> Item {
        Item { text, names, is_private: false }
    }

    /// A function of the runtime, or a type, with the comment before it.
    fn of_runtime<S: Script>(text: &str) -> Item {
        let beginnings = ["def ", "function ", "export function ", "type "];
        let names =
            text.lines().find_map(|line| beginnings.iter().find_map(|it| line.strip_prefix(it)));
        let name = names.and_then(|rest| rest.split(['(', '<', ' ']).next());
        let is_private = name != Some("squares");
        let names = name.map(str::to_owned).into_iter().collect();
        Item { text: format!("{}{}\n", S::GAP, text.trim_end()), names, is_private }
    }

    fn function<S: Script>(of: Prefixes<'_>, function: &Function) -> Item {
        let name = S::called(&format!("{}{}", of.own, function.name), function.is_public);
        let is_private = !function.is_public;
        Item { text: S::function(of, function), names: vec![name], is_private }
    }

    fn list<S: Script>(prefix: &str, table: &Table) -> Item {
        let name = list_name(prefix, &table.name);
        Item { text: S::list(&name, table), names: vec![name], is_private: true }
    }
}

fn of_runtime<S: Script>() -> Vec<Item> {
    S::RUNTIME.split(&format!("\n{}", S::GAP)).map(Item::of_runtime::<S>).collect()
}

/// The runtime alone.
pub fn runtime<S: Script>() -> String {
    let version = env!("CARGO_PKG_VERSION");
    let items = of_runtime::<S>().into_iter().map(|item| S::exported(&item.text));
    let mark = S::MARK;
    let said = format!(
        "{mark} The runtime of modules that `quadrille` {version} exports: what looks their data up.\n"
    );
    said + &items.collect::<String>()
}

/// The module of some layouts, which `command` writes.
///
/// # Errors
/// When two things would have one name.
pub fn module<S: Script>(
    command: &str,
    all: &[Exported<'_>],
    runtime: Runtime,
) -> Result<String, Diagnostics> {
    let shared = of_runtime::<S>();
    // Names that users know come first: an error shows the first that clashes.
    let names = |items: &[Item]| -> Vec<String> {
        let names = |is_private| items.iter().filter(move |item| item.is_private == is_private);
        names(false).chain(names(true)).flat_map(|item| item.names.clone()).collect()
    };
    let mut owners = Owners::new(S::NAME, names(&shared));
    let mut items = Vec::new();
    for exported in all {
        let name = || exported.described.item.snake_name() + "_";
        // Names have no prefix if a document has one layout.
        let own = layout::<S>(exported, &if all.len() == 1 { String::new() } else { name() });
        owners.define(&exported.described.item, names(&own));
        items.extend(own);
    }
    owners.finish()?;
    let beginning = introduction::<S>(command);
    Ok(match runtime {
        Runtime::Carried => {
            beginning + &needed(&shared.into_iter().chain(items).collect::<Vec<_>>())
        }
        Runtime::Apart => {
            let text = needed(&items);
            let used = used(&text);
            let names = shared.iter().flat_map(|item| &item.names).map(|name| &**name);
            // Types serve the runtime only; users call `squares`.
            let is_called =
                |name: &&str| *name == "squares" || used.contains(name) && !is_type(name);
            beginning + "\n" + &S::import(&names.filter(is_called).collect::<Vec<_>>()) + &text
        }
    })
}

/// True for names of types: `_Key`.
fn is_type(name: &str) -> bool {
    name.trim_start_matches('_').starts_with(|first: char| first.is_ascii_uppercase())
}

/// The introduction: the module's content, the command that writes it again, and the domain of its functions.
fn introduction<S: Script>(command: &str) -> String {
    let words = S::WORDS;
    let text = format!(
        "Written by `quadrille` {}: do not edit, but export again:\n\n    {}\n\n\
         Squares, colours, directions and symmetries are numbers, sets and packed positions are {words}.\n\n\
         {DOMAIN}\n\
         Given others, they give anything or raise an error, unless their documentation says what they give: that\n\
         holds of all whole numbers of 32 bits.",
        env!("CARGO_PKG_VERSION"),
        // The end of a line would be the end of the command.
        command.escape_debug()
    );
    let mark = S::MARK;
    let line = |line: String| format!("{mark} {line}").trim_end().to_owned() + "\n";
    comment::lines(&text).into_iter().map(line).collect()
}

/// The items that users call, and those that these need: no module has a function or a list that nothing uses.
fn needed(items: &[Item]) -> String {
    let mut is_needed: Vec<bool> = items.iter().map(|item| !item.is_private).collect();
    let mut rest: Vec<&Item> = items.iter().filter(|item| !item.is_private).collect();
    while let Some(item) = rest.pop() {
        let used = used(&item.text);
        for (other, is_needed) in items.iter().zip(&mut is_needed) {
            let is_used = other.names.iter().any(|name| used.contains(&**name));
            if other.is_private && is_used && !std::mem::replace(is_needed, true) {
                rest.push(other);
            }
        }
    }
    let needed = items.iter().zip(is_needed).filter(|(_, is_needed)| *is_needed);
    needed.map(|(item, _)| &*item.text).collect()
}

/// The names in a text.
fn used(text: &str) -> BTreeSet<&str> {
    text.split(|c: char| !c.is_alphanumeric() && c != '_').collect()
}

fn layout<S: Script>(exported: &Exported<'_>, prefix: &str) -> Vec<Item> {
    let (layout, board) = (exported.layout(), exported.layout().board());
    let upper = prefix.to_uppercase();
    let constants = [
        ("FILES", board.files().into()),
        ("RANKS", board.ranks().into()),
        ("NO_SQUARE", squares::no_square(layout)),
        ("WHITE", 0),
        ("BLACK", 1),
    ];
    let directions = Direction::ALL.map(|it| (it.name(), it as u32));
    let symmetries = Symmetry::ALL.map(|it| (it.name(), it as u32));
    let constants = constants.into_iter().chain(directions).chain(symmetries);
    let constants = constants.map(|(name, value)| (upper.clone() + &name.to_uppercase(), value));
    let constants: Vec<(String, u32)> = constants.collect();
    let named = |square| (layout.names.square(board, square), layout.numbering.number(square));
    let squares: Vec<_> = board.squares().map(named).collect();
    let listed: String = constants.iter().map(|(name, value)| S::constant(name, *value)).collect();
    let names = constants.into_iter().map(|(name, _)| name);
    let names = names.chain(["SQUARES", "NAMES"].map(|name| upper.clone() + name)).collect();
    let text = format!("\n{listed}{}", S::squares(&upper, &squares));
    let mut items = vec![Item::public(text, names)];
    let lowered = by_topic::functions(layout, &exported.solution);
    items.extend(functions::<S>(Prefixes { own: prefix, to: prefix }, &lowered));
    for other in exported.to_others() {
        let of = Prefixes { own: prefix, to: &other.prefix.clone() };
        items.extend(functions::<S>(of, &other.lowered));
    }
    items.extend(WORDS.map(|(word, end)| {
        let names = ["pack", "unpack"].map(|name| S::called(&format!("{prefix}{name}{end}"), true));
        Item::public(S::packing(prefix, word, end), names.to_vec())
    }));
    items
}

fn functions<S: Script>(of: Prefixes<'_>, Lowered { tables, functions }: &Lowered) -> Vec<Item> {
    let lists = tables.iter().map(|table| Item::list::<S>(of.own, table));
    lists.chain(functions.iter().map(|function| Item::function::<S>(of, function))).collect()
}

/// The name of a table's list.
pub fn list_name(prefix: &str, table: &str) -> String {
    format!("_{prefix}{table}").to_uppercase()
}

/// The rows of a table as nested lists, records in brackets, with each value written by `written`.
pub fn lists(
    table: &Table,
    brackets: [&str; 2],
    written: &dyn Fn(U256, Field) -> String,
) -> String {
    let rows = table.values.chunks(table.fields.len());
    let row = |values: &[U256]| {
        let values = values.iter().zip(&table.fields).map(|(&value, &field)| written(value, field));
        let values = values.collect::<Vec<_>>().join(", ");
        if table.fields.len() == 1 {
            values
        } else {
            format!("{}{values}{}", brackets[0], brackets[1])
        }
    };
    let rows: Vec<String> = rows.map(row).collect();
    tables::nested(&rows, &table.dimensions(), ["[", "]"])
}

/// The words of a packed position, and the ends of the names of functions on them.
const WORDS: [(WordSize, &str); 2] = [(WordSize::U64, ""), (WordSize::U128, "_u128")];
