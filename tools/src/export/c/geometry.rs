//! Sets that depend on the board alone: files, ranks, rays, the squares between two, pawns.

use quadrille_codegen::layout::{GeometryTables, WordSize};
use quadrille_codegen::solve::{Bitboards, GeometrySets};

use super::Exported;
use super::code::{Code, literals, numbers};

/// The tables and their functions.
pub fn write(code: &mut Code, exported: &Exported<'_>, bitboards: &Bitboards) {
    let (word, geometry) = (bitboards.word, &bitboards.geometry);
    code.section("Geometry");
    lists(code, word, geometry);
    lines(code);
    by_number(code, word, geometry);
    between(code, exported, bitboards);
    pawns(code);
}

fn lists(code: &mut Code, word: WordSize, geometry: &GeometrySets) {
    let mut list = |doc: &str, name: &str, sets: &[u128]| {
        code.table(doc, "@bitboard", name, &[sets.len()], literals(word, sets));
    };
    list("The files, from the first.", "@file_sets", &geometry.files);
    list("The ranks, from the first.", "@rank_sets", &geometry.ranks);
    list(
        "The diagonals in the direction of a1-h8, by file - rank + @RANKS - 1.",
        "@diagonal_sets",
        &geometry.diagonals,
    );
    list(
        "The diagonals in the direction of a8-h1, by file + rank.",
        "@anti_diagonal_sets",
        &geometry.anti_diagonals,
    );
}

fn lines(code: &mut Code) {
    code.inline(
        "The squares of a file, which the board must have: one load.",
        "@bitboard @file_set(unsigned file)",
        "@CHECK(file < @FILES);
         return @file_sets[file];",
    );
    code.inline(
        "The squares of a rank, which the board must have: one load.",
        "@bitboard @rank_set(unsigned rank)",
        "@CHECK(rank < @RANKS);
         return @rank_sets[rank];",
    );
    code.inline(
        "The squares of a rank, counted from a side's own end.",
        "@bitboard @relative_rank_set(@color color, unsigned rank)",
        "@CHECK(rank < @RANKS);
         return @rank_sets[color == @WHITE ? rank : @RANKS - 1 - rank];",
    );
    code.inline(
        "The diagonal through a square in the direction of a1-h8.",
        "@bitboard @diagonal_set(@square square)",
        "return @diagonal_sets[@file(square) + @RANKS - 1 - @rank(square)];",
    );
    code.inline(
        "The diagonal through a square in the direction of a8-h1.",
        "@bitboard @anti_diagonal_set(@square square)",
        "return @anti_diagonal_sets[@file(square) + @rank(square)];",
    );
}

fn by_number(code: &mut Code, word: WordSize, geometry: &GeometrySets) {
    let count = geometry.neighbours.len();
    let mut grid = |doc: &str, name: &str, rows: &[Vec<u128>]| {
        let sets = rows.iter().flat_map(|row| literals(word, row)).collect::<Vec<_>>();
        code.table(doc, "@bitboard", name, &[rows.len(), count], sets);
    };
    grid("By direction and number: the squares from there to the edge.", "@rays", &geometry.rays);
    grid("By color and number: what a pawn attacks.", "@pawn_attack_sets", &geometry.pawn_attacks);
    grid("By color and number: where a pawn steps.", "@pawn_push_sets", &geometry.pawn_pushes);
    let doc = "By number: the squares next to it.";
    let sets = literals(word, &geometry.neighbours).collect::<Vec<_>>();
    code.table(doc, "@bitboard", "@neighbour_sets", &[count], sets);
    let doc = "By two numbers: the direction from the first to the second on a line of queen moves, \
               else 8.";
    let directions = geometry.directions.iter().flatten();
    code.table(doc, "@direction", "@directions", &[count, count], numbers(directions));
    code.inline(
        "The squares from one, itself excluded, to the edge: one load.",
        "@bitboard @ray(@square square, @direction direction)",
        "return @rays[direction][square];",
    );
    code.inline(
        "The squares next to one, up to eight: one load.",
        "@bitboard @neighbours(@square square)",
        "return @neighbour_sets[square];",
    );
    code.inline(
        "The direction from one square to another on a line of queen moves, else 8: one load.",
        "@direction @direction_to(@square from, @square to)",
        "return @directions[from][to];",
    );
}

fn between(code: &mut Code, exported: &Exported<'_>, bitboards: &Bitboards) {
    let (between, line, cost) = match exported.layout().geometry {
        GeometryTables::Compact => (
            "const @direction direction = @directions[a][b];
             return direction < 8 ? @rays[direction][a] & @rays[(direction + 4) % 8][b] : 0;",
            "const @direction direction = @directions[a][b];
             return direction < 8
             ? @rays[direction][a] | @rays[(direction + 4) % 8][a] | @bit(a)
             : 0;",
            "Two loads, one after the other.",
        ),
        GeometryTables::Tables => {
            tables(code, bitboards);
            ("return @between_sets[a][b];", "return @line_sets[a][b];", "One load.")
        }
    };
    code.inline(
        "The squares from one through another to the edge, the first excluded; none where no line of\n\
         queen moves leads there. Two loads, one after the other.",
        "@bitboard @ray_through(@square a, @square b)",
        "const @direction direction = @directions[a][b];
         return direction < 8 ? @rays[direction][a] : 0;",
    );
    code.inline(
        &format!("The squares strictly between two on a line; none where they are not. {cost}"),
        "@bitboard @between(@square a, @square b)",
        between,
    );
    code.inline(
        &format!(
            "The whole file, rank or diagonal through two squares, both included; none where there is\n\
             no such line. {cost}"
        ),
        "@bitboard @line_through(@square a, @square b)",
        line,
    );
}

/// The tables by two squares, for layouts that ask for them.
fn tables(code: &mut Code, bitboards: &Bitboards) {
    let GeometrySets { rays, directions, .. } = &bitboards.geometry;
    let count = directions.len();
    let sets = |line: &dyn Fn(usize, usize, usize, usize) -> u128| {
        let pairs = (0..count).flat_map(|a| (0..count).map(move |b| (a, b)));
        let set = |(a, b): (usize, usize)| match directions[a][b] {
            8.. => 0,
            direction => line(a, b, direction.into(), usize::from(direction + 4) % 8),
        };
        literals(bitboards.word, &pairs.map(set).collect::<Vec<_>>()).collect::<Vec<_>>()
    };
    let between = sets(&|a, b, there, back| rays[there][a] & rays[back][b]);
    let through = sets(&|a, _, there, back| rays[there][a] | rays[back][a] | 1 << a);
    let lengths = [count, count];
    code.table("By two numbers.", "@bitboard", "@between_sets", &lengths, between);
    code.table("By two numbers.", "@bitboard", "@line_sets", &lengths, through);
}

fn pawns(code: &mut Code) {
    code.inline(
        "The squares a pawn attacks: one load.",
        "@bitboard @pawn_attacks(@color color, @square square)",
        "return @pawn_attack_sets[color][square];",
    );
    code.inline(
        "Where a pawn steps, if nothing stands there: one load.",
        "@bitboard @pawn_pushes(@color color, @square square)",
        "return @pawn_push_sets[color][square];",
    );
}
