//! What exports as modules of functions share: what is printed of a layout, and what names begin with.

use quadrille_codegen::lower::{Callee, Function, Kernel, Lowered, Table, all, squares};
use quadrille_codegen::verify::verify_programs;
use quadrille_codegen::{layout::WordSize, lower};
use quadrille_runtime::Direction;

use super::exported::{Exported, prefix};

/// A layout, as modules are made of it.
pub struct Module<'a> {
    /// The layout.
    pub exported: &'a Exported<'a>,
    /// What names begin with: nothing where a document has one layout.
    pub prefix: String,
}

impl<'a> Module<'a> {
    /// The layouts of a document, verified as programs.
    ///
    /// # Errors
    /// With the function that is wrong, which is a defect of the compiler.
    pub fn all(all: &'a [Exported<'a>]) -> Result<Vec<Module<'a>>, String> {
        let module = |exported: &'a Exported<'a>| {
            verify(exported)?;
            let prefix =
                if all.len() == 1 { String::new() } else { prefix(exported.described) + "_" };
            Ok(Module { exported, prefix })
        };
        all.iter().map(module).collect()
    }

    /// Calls `write` with all functions of the layout.
    pub fn with_functions<T>(&self, write: impl FnOnce(&Lowered<'_>) -> T) -> T {
        let layout = self.exported.layout();
        let packings = layout.packing_pairs(layout);
        write(&all::functions(layout, &self.exported.solution, &packings))
    }

    /// Integer constants: the numbers of the board, and those of squares, colours and directions.
    pub fn constants(&self) -> Vec<(String, u32)> {
        let (layout, board) = (self.exported.layout(), self.exported.layout().board());
        let mut constants = vec![
            ("FILES".to_owned(), board.files().into()),
            ("RANKS".to_owned(), board.ranks().into()),
            ("NO_SQUARE".to_owned(), squares::no_square(layout)),
            ("WHITE".to_owned(), 0),
            ("BLACK".to_owned(), 1),
        ];
        constants.extend(Direction::ALL.map(|it| (it.name().to_uppercase(), it as u32)));
        constants
    }

    /// All squares in the order of the board, by name and number.
    pub fn squares(&self) -> impl Iterator<Item = (String, u8)> {
        let (layout, board) = (self.exported.layout(), self.exported.layout().board());
        let named =
            move |square| (layout.names.square(board, square), layout.numbering.number(square));
        board.squares().map(named)
    }
}

/// Runs the functions of riders and pieces as programs, which are what is printed.
pub fn verify(exported: &Exported<'_>) -> Result<(), String> {
    let Some(bitboards) = exported.bitboards() else { return Ok(()) };
    let riders = lower::sliders::riders(bitboards);
    let lowered = lower::moves::functions(exported.layout(), bitboards);
    verify_programs(exported.layout(), bitboards, &riders, &lowered).map_err(|it| it.to_string())
}

/// The name of a function that is called, and whether users call it too.
pub fn called(callee: &Callee) -> (String, bool) {
    match callee {
        Callee::Kernel(kernel) => (Kernel::name(*kernel), false),
        Callee::Private(name) => (name.to_string(), false),
        Callee::Public(name) | Callee::Piece(name) | Callee::OfTarget(name) => {
            (name.to_string(), true)
        }
    }
}

/// The name of a table: with that of the function whose own it is.
pub fn table_name(function: Option<&Function<'_>>, table: &str) -> String {
    let own = function.filter(|function| function.tables.iter().any(|own| own.name == table));
    own.map_or(table.to_owned(), |function| format!("{}_{table}", function.name))
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
pub const WORDS: [(WordSize, &str); 2] = [(WordSize::U64, ""), (WordSize::U128, "_u128")];
