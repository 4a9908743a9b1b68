//! Squares: their numbers, names and coordinates.

use crate::lower::Lowered;
use crate::lower::squares::{SQUARE_AT, no_square};
use quadrille_codegen::described_type::Described;
use quadrille_codegen::model::Layout;
use quadrille_runtime::{Color, Direction, Symmetry};

use super::code::Code;
use super::names::upper;

/// Types and constants.
pub fn types(code: &mut Code, Described { layout, .. }: &Described) {
    let none = no_square(layout);
    let square = if none > 255 { "uint16_t" } else { "uint8_t" };
    let board = layout.board();
    code.section("Squares");
    code.type_name("The number of a square, or @NO_SQUARE.", "@square", square);
    code.constants([
        ("@FILES".into(), board.files().into()),
        ("@RANKS".into(), board.ranks().into()),
        ("@SQUARES".into(), board.len() as u32),
        // One more than the greatest.
        ("@NUMBERS".into(), layout.numbering.len() as u32),
        ("@NO_SQUARE".into(), none),
    ]);
    code.constants(board.squares().map(|square| {
        let name = layout.names.square(board, square).to_ascii_uppercase();
        (format!("@{name}"), layout.numbering.number(square).into())
    }));
    code.type_name("White (0) or Black (1).", "@color", "uint8_t");
    code.constants(Color::ALL.map(|color| (upper(&format!("{color:?}")), color as u32)));
    code.type_name("A direction, clockwise from north.", "@direction", "uint8_t");
    code.constants(Direction::ALL.map(|direction| (upper(direction.name()), direction as u32)));
    code.type_name("What mirrors or turns the board; turns are clockwise.", "@symmetry", "uint8_t");
    code.constants(Symmetry::ALL.map(|symmetry| (upper(symmetry.name()), symmetry as u32)));
}

/// Names of squares, and their numbers in the order of the board.
pub fn write(code: &mut Code, layout: &Layout, lowered: &Lowered) {
    let (numbering, board) = (&layout.numbering, layout.board());
    if !lowered.tables.iter().any(|table| table.name == SQUARE_AT) {
        let doc = "The numbers in the order of the board: a1, b1, and so on, rank by rank.";
        let numbers = board.squares().map(|square| numbering.number(square));
        code.table(
            doc,
            "@square",
            "@square_at",
            &[board.len()],
            numbers.map(|number| number.to_string()),
        );
    }
    let number = |square: &Option<_>| {
        let name = |square| layout.names.square(board, square);
        square.map_or("\"\"".to_owned(), |square| format!("\"{}\"", name(square)))
    };
    let names = numbering.by_number().iter().map(number).collect::<Vec<_>>();
    code.type_name("A square's name.", "@name", "const char *");
    code.table("By number: the square's name.", "@name", "@names", &[names.len()], names);
    let longest = board.squares().map(|square| layout.names.square(board, square).len()).max();
    code.function(
        &format!(
            "The square with a name, as @names has it (at most {} bytes), or @NO_SQUARE.",
            longest.unwrap_or(0)
        ),
        "@square @parse(const char *name)",
        "for (unsigned index = 0; index < @SQUARES; index++) {
             const char *known = @names[@square_at[index]];
             unsigned at = 0;
             while (known[at] != 0 && known[at] == name[at]) {
                 at++;
             }
             if (known[at] == name[at]) {
                 return @square_at[index];
             }
         }
         return @NO_SQUARE;",
    );
}
