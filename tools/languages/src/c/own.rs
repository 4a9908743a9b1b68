//! Functions that only C has, of parts whose other functions are lowered: names of squares, and functions with
//! pointers, arrays and structures.

use quadrille_codegen::described_type::Described;
use quadrille_codegen::model::{Layout, Leap, WordSize};
use quadrille_codegen::solve::Bitboards;
use quadrille_runtime::{Color, Direction, Symmetry};

use super::code::{Code, literal, word_type};
use super::functions;
use super::names::upper;
use crate::exported::Exported;
use crate::lower::moves::ride_name;
use crate::lower::sliders::Vectors;
use crate::lower::squares::{SQUARE_AT, no_square};
use crate::lower::{Lowered, packed};

/// Writes the types of squares, sets and positions, and the constants of the board.
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
        // The greatest number plus one.
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
    code.type_name("A square's name.", "@name", "const char *");
    code.type_name("A mirror or turn of the board; turns are clockwise.", "@symmetry", "uint8_t");
    code.constants(Symmetry::ALL.map(|symmetry| (upper(symmetry.name()), symmetry as u32)));
}

/// Names of squares, and their numbers in the order of the board.
pub fn names(code: &mut Code, layout: &Layout, lowered: &Lowered) {
    let (numbering, board) = (&layout.numbering, layout.board());
    if !lowered.tables.iter().any(|table| table.name == SQUARE_AT) {
        let doc = "The numbers in the order of the board: a1, b1, and so on, rank by rank.";
        let numbers = board.squares().map(|square| numbering.number(square).to_string());
        code.table(doc, ("@square", ""), "@square_at", &[board.len()], numbers);
    }
    let name = |square: &Option<_>| {
        let name = |square| layout.names.square(board, square);
        square.map_or("\"\"".to_owned(), |square| format!("\"{}\"", name(square)))
    };
    let names = numbering.by_number().iter().map(name).collect::<Vec<_>>();
    code.table("By number: the square's name.", ("@name", ""), "@names", &[names.len()], names);
    let longest = board.squares().map(|square| layout.names.square(board, square).len()).max();
    code.function(
        &format!(
            "The square with a name, as @names has it (at most {} bytes), or @NO_SQUARE.",
            longest.unwrap_or(0)
        ),
        "@square @parse(const char *name)",
        "for (unsigned index = 0; index < @SQUARES; index++) {
             if (quadrille_is_name(@names[@square_at[index]], name)) {
                 return @square_at[index];
             }
         }
         return @NO_SQUARE;",
    );
}

/// The set of all squares.
pub fn all(code: &mut Code, Bitboards { word, geometry, .. }: &Bitboards) {
    code.comment("All squares of the board. The complement of a set is `@ALL & ~set`.");
    code.lines(&format!("#define @ALL {}", literal(*word, geometry.all)));
}

/// The function that changes a set, and those that write moves. Unions, intersections and so on are operators of C.
pub fn sets(code: &mut Code, word: WordSize) {
    let width = word.bits();
    code.inline(
        "Takes the square with the least number out of a set, which must not be empty:\n\
         `while (set != 0) { @square square = @pop(&set); ... }`.",
        "@square @pop(@bitboard *set)",
        &format!(
            "QUADRILLE_CHECK(quadrille_is_some_{width}(*set));
             const @bitboard all = *set;
             *set = quadrille_rest_{width}(all);
             return (@square)quadrille_lowest_{width}(all);"
        ),
    );
    for bits in [16, 32] {
        code.inline(
            &format!(
                "Writes `first + factor * square` for each square of a set, in the order of their numbers, and gives\n\
                 how many. The list has room for {width} entries; those behind the last may be written, too. A move of a\n\
                 piece on `from` may be `from | to << 6`: first `from`, factor 64. If pawns came from `to - 8`: first\n\
                 `(uint{bits}_t)-8`, factor 65."
            ),
            &format!(
                "unsigned @write_{bits}(@bitboard set, uint{bits}_t first, uint{bits}_t factor, uint{bits}_t *list)"
            ),
            &format!("return quadrille_write_{bits}_{width}(set, first, factor, list);"),
        );
    }
}

/// A bishop and a rook at once, if the layout has both.
pub fn bishop_and_rook(code: &mut Code, bitboards: &Bitboards) {
    let [bishop, rook] = [Leap { m: 1, n: 1 }, Leap { m: 0, n: 1 }];
    let is_there = |ride: Leap| bitboards.sliders.iter().any(|solved| solved.ride == ride);
    if !is_there(bishop) || !is_there(rook) {
        return;
    }
    let in_vectors = Vectors::of(bitboards).map_or(String::new(), |vectors| {
        let [bishop, rook] = vectors.others().map(|others| {
            let calls = others.iter().map(functions::expression_text);
            [String::new()].into_iter().chain(calls).collect::<Vec<_>>().join(" | ")
        });
        format!(
            "QUADRILLE_IF_HAS_VECTORS(const quadrille_vector_4 along = quadrille_along_lanes(@lanes, square, occupancy); \
             const struct @bishop_and_rook both = {{along[0] | along[1]{bishop}, along[2]{rook}}}; return both;)\n"
        )
    });
    let members = ["@bitboard bishop", "@bitboard rook"];
    code.structure("The squares a bishop and a rook attack.", "@bishop_and_rook", &members);
    code.inline(
        "The squares a bishop and a rook attack. A queen attacks both; compilers drop the half\n\
         that is not used.",
        "struct @bishop_and_rook @bishop_and_rook_attacks(@square square, @bitboard occupancy)",
        &format!(
            "{in_vectors}const struct @bishop_and_rook both = {{@{}(square, occupancy), @{}(square, occupancy)}};
             return both;",
            ride_name(bishop),
            ride_name(rook)
        ),
    );
}

/// Functions of positions in one word: the lowered ones, and those on arrays.
pub fn positions(code: &mut Code, exported: &Exported<'_>, word: WordSize, lowered: &Lowered) {
    let layout = exported.layout();
    if word == WordSize::U64 {
        code.section("Packed positions");
        code.comment(
            "The squares of some pieces in one word, in the order of the layout's fields. Functions take\n\
             the number of pieces, at least 1 and at most @MOST_PIECES or @MOST_PIECES_U128, and words whose\n\
             codes are squares.",
        );
        let most = WordSize::PACKED.map(|word| layout.packing(word.bits()).most_pieces());
        code.constants([("@MOST_PIECES".into(), most[0]), ("@MOST_PIECES_U128".into(), most[1])]);
    }
    functions::write_all(code, lowered, "@");
    arrays(code, word);
}

/// Positions from squares, and squares of positions.
fn arrays(code: &mut Code, word: WordSize) {
    let function = |name: &str| format!("@{}", packed::name(name, word));
    let (ty, is_packed) = (word_type(word), function("is_packed"));
    let most = if word == WordSize::U64 { "@MOST_PIECES" } else { "@MOST_PIECES_U128" };
    let field = format!("@spread_{word}(squares[piece], piece, pieces)");
    code.inline(
        "The packed position of some pieces, piece 0 first.",
        &format!("{ty} {}(const @square *squares, unsigned pieces)", function("pack")),
        &format!(
            "QUADRILLE_CHECK(pieces >= 1 && pieces <= {most});
             QUADRILLE_UNION_OF_NUMBERS_{}(piece, pieces, (@ON_BOARD(squares[piece]), {field}));",
            word.bits()
        ),
    );
    code.inline(
        "The squares of a packed position, piece 0 first.",
        &format!("void {}({ty} index, unsigned pieces, @square *squares)", function("unpack")),
        &format!(
            "QUADRILLE_CHECK({is_packed}(index, pieces));
             for (unsigned piece = 0; piece < pieces; piece++) squares[piece] = {}(index, piece, pieces);",
            function("get_packed")
        ),
    );
}
