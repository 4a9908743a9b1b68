//! Squares: their numbers, names and coordinates.

use quadrille_circuits::solve::NumberMap;
use quadrille_codegen::board::Board;
use quadrille_codegen::emit::docs;
use quadrille_codegen::item::Described;
use quadrille_codegen::layout::Layout;
use quadrille_runtime::{Color, Direction, Symmetry};

use super::Exported;
use super::circuit::of_number;
use super::code::{Code, Kind, numbers};

/// Types and constants.
pub fn types(code: &mut Code, Described { layout, .. }: &Described) {
    let (square, none) = square_type(layout);
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

/// `@FLIP_VERTICAL`.
fn upper(name: &str) -> String {
    format!("@{}", name.to_uppercase())
}

/// The type of numbers, and the one that is no square's.
fn square_type(layout: &Layout) -> (&'static str, u32) {
    if layout.numbering.len() > 255 { ("uint16_t", 256) } else { ("uint8_t", 255) }
}

/// What is known of squares without any set.
pub fn write(code: &mut Code, exported: &Exported<'_>) {
    tables(code, exported.layout());
    is_square(code, exported.layout());
    coordinates(code, exported);
    steps(code, exported.layout().board());
    distance(code, exported.layout());
    names(code, exported.layout());
}

fn tables(code: &mut Code, layout: &Layout) {
    let (numbering, board) = (&layout.numbering, layout.board());
    let coordinates = numbering.by_number().iter().flat_map(|square| {
        square.map_or([255, 255], |square| [board.file(square), board.rank(square)])
    });
    let doc = "By number: file and rank, from 0; 255 where the number is no square's.";
    code.table(doc, "uint8_t", "@coords", &[numbering.len(), 2], numbers(coordinates));
    let doc = "The numbers in the order of the board: a1, b1, and so on, rank by rank.";
    let places = board.squares().map(|square| u32::from(numbering.number(square)));
    code.table(doc, "@square", "@square_at", &[board.len()], numbers(places));
    let number = |square: &Option<_>| {
        let name = |square| layout.names.square(board, square);
        square.map_or("\"\"".to_owned(), |square| format!("\"{}\"", name(square)))
    };
    let names = numbering.by_number().iter().map(number).collect::<Vec<_>>();
    code.type_name("A square's name.", "@name", "const char *");
    code.table("By number: the square's name.", "@name", "@names", &[names.len()], names);
}

/// What checks of arguments ask too.
fn is_square(code: &mut Code, layout: &Layout) {
    let exists = if layout.numbering.is_dense() {
        "return number < @NUMBERS;"
    } else {
        "return number < @NUMBERS && @coords[number][0] < @FILES;"
    };
    code.inline("Whether a number is a square's.", "bool @is_square(unsigned number)", exists);
}

fn coordinates(code: &mut Code, exported: &Exported<'_>) {
    let maps = &exported.solution.squares;
    let entries = 2 * exported.numbers();
    let file = mapped(&maps.file, "square", "@coords[square][0]");
    code.inline(
        &docs::map("The file", &maps.file, entries),
        "unsigned @file(@square square)",
        &file,
    );
    let rank = mapped(&maps.rank, "square", "@coords[square][1]");
    code.inline(
        &docs::map("The rank", &maps.rank, entries),
        "unsigned @rank(@square square)",
        &rank,
    );
    at(code, exported);
}

/// The square on a file and a rank, by place of the board's box.
fn at(code: &mut Code, exported: &Exported<'_>) {
    let (layout, map) = (exported.layout(), &exported.solution.squares.number);
    let (board, absent) = (layout.board(), layout.numbering.unused());
    let table = match map {
        // Where all places have squares, those are in the order of the board.
        _ if board.is_full() => "@square_at",
        NumberMap::Circuit(_) => "",
        NumberMap::Table(places) => {
            let doc =
                format!("By place, rank by rank: the number, {absent} where there is no square.");
            code.table(&doc, "uint8_t", "@places", &[places.len()], numbers(places));
            "@places"
        }
    };
    let found = mapped(map, "rank * @FILES + file", &format!("{table}[rank * @FILES + file]"));
    let (_, none) = square_type(layout);
    let found = match board.is_full() || u32::from(absent) == none {
        true => found,
        false => {
            let found = found.replace("return ", "const unsigned found = ");
            format!("{found}\nreturn found == {absent} ? (@square)@NO_SQUARE : (@square)found;")
        }
    };
    let sentence = "The square on a file and a rank, counted from 0; @NO_SQUARE if there is none";
    code.inline(
        &docs::map(sentence, map, board.places()),
        "@square @at(unsigned file, unsigned rank)",
        &format!("if (file >= @FILES || rank >= @RANKS) {{\nreturn @NO_SQUARE;\n}}\n{found}"),
    );
}

/// The statements that return a map's value at an expression.
pub fn mapped(map: &NumberMap, argument: &str, table: &str) -> String {
    match map {
        NumberMap::Table(_) => format!("return {table};"),
        NumberMap::Circuit(circuit) => {
            let (definitions, value) = of_number(circuit, "number");
            // On a board of one square no circuit reads its number.
            let is_read = [&definitions, &value].iter().any(|text| text.contains("number"));
            let number = if is_read {
                format!("const uint32_t number = {argument};\n")
            } else {
                String::new()
            };
            format!("{number}{definitions}return ({value}) & 0xff;")
        }
    }
}

fn steps(code: &mut Code, board: Board) {
    // A negative sum becomes a number that no board has.
    code.inline(
        "The square so many files and ranks away, or @NO_SQUARE.",
        "@square @offset(@square square, int files, int ranks)",
        "return @at(@file(square) + (unsigned)files, @rank(square) + (unsigned)ranks);",
    );
    let deltas = Direction::ALL.map(|direction| board.delta(direction));
    let doc =
        "By direction: its step in files and ranks; none where the board has not the direction.";
    let values = deltas.map(Option::unwrap_or_default).map(|(files, ranks)| [files, ranks]);
    code.table(doc, "int8_t", "@deltas", &[8, 2], numbers(values.concat()));
    let step = "return @offset(square, @deltas[direction][0], @deltas[direction][1]);";
    let none = "if (@deltas[direction][0] == 0 && @deltas[direction][1] == 0) {
        return @NO_SQUARE;
    }\n";
    let has_all = deltas.iter().all(Option::is_some);
    code.inline(
        "The neighbour in a direction, or @NO_SQUARE.",
        "@square @step(@square square, @direction direction)",
        &format!("{}{step}", if has_all { "" } else { none }),
    );
    code.inline("The other side.", "@color @other(@color color)", "return (@color)(color ^ 1u);");
}

/// The most numbers for which distances are a table: 4 KB.
const MOST_IN_TABLE: usize = 64;

fn distance(code: &mut Code, layout: &Layout) {
    let (numbering, board) = (&layout.numbering, layout.board());
    let is_table = numbering.len() <= MOST_IN_TABLE;
    if is_table {
        let between = |a, b| {
            let files = board.file(a).abs_diff(board.file(b));
            files.max(board.rank(a).abs_diff(board.rank(b)))
        };
        let numbers_of = numbering.by_number();
        let values = numbers_of.iter().flat_map(|a| {
            let between = move |b: &Option<_>| a.zip(*b).map_or(255, |(a, b)| between(a, b));
            numbers_of.iter().map(between)
        });
        let lengths = [numbering.len(), numbering.len()];
        code.table(
            "By two numbers: the king steps between them.",
            "uint8_t",
            "@distances",
            &lengths,
            numbers(values),
        );
    }
    let body = match is_table {
        true => "return @distances[a][b];",
        false => {
            "const unsigned files = @file(a) > @file(b) ? @file(a) - @file(b) : @file(b) - @file(a);
         const unsigned ranks = @rank(a) > @rank(b) ? @rank(a) - @rank(b) : @rank(b) - @rank(a);
         return files > ranks ? files : ranks;"
        }
    };
    code.inline(
        "The number of king steps between two squares.",
        "unsigned @distance(@square a, @square b)",
        body,
    );
}

fn names(code: &mut Code, layout: &Layout) {
    let board = layout.board();
    let longest = board.squares().map(|square| layout.names.square(board, square).len()).max();
    code.function(
        Kind::Function,
        &format!(
            "The square with a name, as @names has it (at most {} bytes), or @NO_SQUARE.",
            longest.unwrap_or(0)
        ),
        "@square @parse(const char *name)",
        "for (unsigned place = 0; place < @SQUARES; place++) {
             const char *known = @names[@square_at[place]];
             unsigned at = 0;
             while (known[at] != 0 && known[at] == name[at]) {
                 at++;
             }
             if (known[at] == name[at]) {
                 return @square_at[place];
             }
         }
         return @NO_SQUARE;",
    );
}
