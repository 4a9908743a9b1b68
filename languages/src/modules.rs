//! Prints modules of functions, in any [`Script`]: Python and TypeScript say how each item is written.

use crate::lower::conversions::to_other;
use crate::lower::{self, Field, Function, Table, all, squares};
use crate::verify::verify_programs;
use quadrille_codegen::layout::WordSize;
use quadrille_runtime::Direction;

use super::comment;
use super::exported::Exported;
use super::names::{Prefixes, table_name};

/// How a language of modules writes what is not the body of a function. Names are as in Rust, behind the prefix.
pub trait Script {
    /// What a comment begins with.
    const MARK: &'static str;
    /// What sets and packed positions are.
    const WORDS: &'static str;
    /// How far a block is indented.
    const INDENTATION: &'static str;
    /// Functions that others call.
    const HELPERS: &'static str;

    /// An integer constant.
    fn constant(name: &str, value: u32) -> String;

    /// The squares as constants, by name, with their number.
    fn squares(prefix: &str, squares: &mut dyn Iterator<Item = (String, u8)>) -> String;

    /// A list of the values of a field of a table.
    fn list(name: &str, table: &Table<'_>, place: usize) -> String;

    /// A function.
    fn function(of: Prefixes<'_>, function: &Function<'_>) -> String;

    /// The functions on lists of squares, whose names end with `end`.
    fn packing(prefix: &str, word: WordSize, end: &str) -> String;
}

/// The module of some layouts, which `command` writes.
///
/// # Errors
/// When a function is wrong, which is a defect of the compiler.
pub fn module<S: Script>(command: &str, all: &[Exported<'_>]) -> Result<String, String> {
    let (mark, words, helpers) = (S::MARK, S::WORDS, S::HELPERS);
    let command = comment::lines(command).into_iter().map(|line| format!("{mark}     {line}\n"));
    let mut text = format!(
        "{mark} Written by `quadrille` {}: do not edit, but export again:\n{}\n\
         {mark} Squares, colours and directions are numbers, sets and packed positions are {words}.\n\n{helpers}",
        env!("CARGO_PKG_VERSION"),
        command.collect::<String>(),
    );
    for exported in all {
        verify(exported)?;
        let name = || exported.described.item.snake_name() + "_";
        // Names begin with nothing where a document has one layout.
        text += &layout::<S>(exported, &if all.len() == 1 { String::new() } else { name() });
    }
    Ok(text)
}

fn layout<S: Script>(exported: &Exported<'_>, prefix: &str) -> String {
    let (layout, board) = (exported.layout(), exported.layout().board());
    let upper = prefix.to_uppercase();
    let constants = [
        ("FILES", board.files().into()),
        ("RANKS", board.ranks().into()),
        ("NO_SQUARE", squares::no_square(layout)),
        ("WHITE", 0),
        ("BLACK", 1),
    ];
    let mut text = String::from("\n");
    for (name, value) in
        constants.into_iter().chain(Direction::ALL.map(|it| (it.name(), it as u32)))
    {
        text += &S::constant(&format!("{upper}{}", name.to_uppercase()), value);
    }
    let named = |square| (layout.names.square(board, square), layout.numbering.number(square));
    text += &S::squares(&upper, &mut board.squares().map(named));
    let packings = layout.packing_pairs(layout);
    let lowered = all::functions(layout, &exported.solution, &packings);
    let lists = |function: Option<&Function<'_>>, tables: &[Table<'_>]| {
        let fields = tables.iter().flat_map(|table| {
            (0..table.fields.len()).map(move |place| {
                let name = table_name(function, &table.name);
                S::list(&list_name(prefix, &name, table.fields[place]), table, place)
            })
        });
        fields.collect::<String>()
    };
    text += &lists(None, &lowered.tables);
    for function in &lowered.functions {
        text += &lists(Some(function), &function.tables);
        text += &S::function(Prefixes { own: prefix, to: prefix }, function);
    }
    text += &conversions::<S>(exported, prefix);
    text + &WORDS.map(|(word, end)| S::packing(prefix, word, end)).concat()
}

/// The functions to the other layouts of a document.
fn conversions<S: Script>(exported: &Exported<'_>, own: &str) -> String {
    let layout = exported.layout();
    let mut text = String::new();
    for conversion in &exported.conversions {
        let other = conversion.to;
        let (name, to) = (other.item.conversion_name(), other.item.snake_name() + "_");
        let packings = layout.packing_pairs(&other.layout);
        let (named, layouts) = ((&*name, &*format!("as {to}* has it")), [layout, &other.layout]);
        let (lowered, positions) = to_other(layouts, named, &conversion.found, &packings);
        for table in &lowered.tables {
            text += &S::list(&list_name(own, &table.name, table.fields[0]), table, 0);
        }
        for function in lowered.functions.iter().chain(positions.iter().flatten()) {
            text += &S::function(Prefixes { own, to: &to }, function);
        }
    }
    text
}

/// The name of the list of a field of a table.
pub fn list_name(prefix: &str, table: &str, field: Field) -> String {
    let field = if field.name.is_empty() { String::new() } else { format!("_{}", field.name) };
    format!("_{prefix}{table}{field}").to_uppercase()
}

/// Lines of a block.
pub fn indented<S: Script>(lines: &[String]) -> String {
    let lines = lines.iter().flat_map(|line| line.lines());
    lines.map(|line| format!("{}{line}", S::INDENTATION)).collect::<Vec<_>>().join("\n")
}

/// Runs the functions of riders and pieces as programs, which are what is printed.
pub fn verify(exported: &Exported<'_>) -> Result<(), String> {
    let Some(bitboards) = exported.bitboards() else { return Ok(()) };
    let riders = lower::sliders::riders(bitboards);
    let lowered = lower::moves::functions(exported.layout(), bitboards);
    verify_programs(exported.layout(), bitboards, &riders, &lowered).map_err(|it| it.to_string())
}

/// The values of a field of a table as nested lists, each value written by `written`.
pub fn nested(table: &Table<'_>, field: usize, written: &dyn Fn(u128) -> String) -> String {
    let width = table.fields.len();
    let values =
        (0..table.values.len() / width).map(|row| written(table.values.at(row * width + field)));
    lists(&values.collect::<Vec<_>>(), &table.dimensions())
}

fn lists(values: &[String], dimensions: &[usize]) -> String {
    match dimensions {
        [] | [_] => format!(
            "[{}]",
            values.chunks(12).map(|row| row.join(", ")).collect::<Vec<_>>().join(",\n")
        ),
        [_, inner @ ..] => {
            let rows = values.chunks(inner.iter().product::<usize>().max(1));
            let rows = rows.map(|row| lists(row, inner)).collect::<Vec<_>>();
            format!("[{}]", rows.join(",\n"))
        }
    }
}

/// The words of a packed position, and what the names of functions on them end with.
const WORDS: [(WordSize, &str); 2] = [(WordSize::U64, ""), (WordSize::U128, "_u128")];
