//! Functions that walk from square to square: what stands between a piece and a square that it may
//! attack, and the squares that matter to it.

use quadrille_codegen::layout::{Layout, Piece, WordSize};
use quadrille_codegen::solve::moves::PieceLookUps;
use quadrille_codegen::solve::moves::routes::{OwnedRoute, routes};

use super::code::{Code, Kind, literal};

/// The most squares that a piece of the layout passes before a step.
fn longest_path(layout: &Layout) -> usize {
    let routes = layout.pieces.iter().flat_map(|piece| routes(&layout.numbering, piece)).flatten();
    routes.map(|route| route.path.len()).max().unwrap_or(0).max(1)
}

/// The structure of a step, and what walks along it.
pub fn helpers(code: &mut Code, layout: &Layout) {
    code.structure(
        "A way to move: a step in files and ranks, how often it is taken at most, whether pieces are\n\
         captured so, the squares passed before, as steps from the start, those from which it is\n\
         taken, and those that it may lead to and through.",
        "@route",
        &[
            "int8_t files",
            "int8_t ranks",
            "uint8_t range",
            "uint8_t captures",
            "uint8_t passed",
            &format!("int8_t path[{}][2]", longest_path(layout)),
            "@bitboard from",
            "@bitboard within",
        ],
    );
    for [doc, signature, body] in WALKS {
        code.function(Kind::Function, doc, signature, body);
    }
}

/// What walks along a step, each behind those that it calls: what it does, its signature and its body.
const WALKS: [[&str; 3]; 4] = [
    [
        "The square a step away as a set, empty where there is none within `within`.",
        "@bitboard @walked(@square square, int files, int ranks, @bitboard within)",
        "const @square to = @offset(square, files, ranks);
         return to == @NO_SQUARE ? 0 : @bit(to) & within;",
    ],
    [
        "The squares of a way before `to`, none if it does not lead there; where `to` is empty, all but\n\
         the last.",
        "@bitboard @before(const struct @route *route, @square square, @bitboard to)",
        "@bitboard seen = 0;
         @bitboard last = 0;
         int files = 0;
         int ranks = 0;
         for (unsigned place = 0; place < route->passed; place++) {
             files = route->path[place][0];
             ranks = route->path[place][1];
             const @bitboard next = @walked(square, files, ranks, route->within);
             if (next == 0) {
                 return 0;
             }
             seen |= next;
         }
         for (int count = 0; count < route->range; count++) {
             files += route->files;
             ranks += route->ranks;
             const @bitboard next = @walked(square, files, ranks, route->within);
             if (next == 0) {
                 break;
             }
             seen |= last;
             if (next == to) {
                 return seen;
             }
             last = next;
         }
         return to == 0 && last != 0 ? seen : 0;",
    ],
    [
        "What stands between a piece that moves in some ways and a square.",
        "@bitboard @path_of(const struct @route *routes, unsigned count, @square from, @square to)",
        "@bitboard between = 0;
         for (unsigned which = 0; which < count; which++) {
             const struct @route *route = &routes[which];
             if ((route->from & @bit(from)) == 0 || !route->captures) {
                 continue;
             }
             between |= @before(route, from, @bit(to));
         }
         return between;",
    ],
    [
        "The squares on which a piece matters to one that moves in some ways.",
        "@bitboard @relevant_of(const struct @route *routes, unsigned count, @square square)",
        "@bitboard relevant = 0;
         for (unsigned which = 0; which < count; which++) {
             const struct @route *route = &routes[which];
             if ((route->from & @bit(square)) != 0) {
                 relevant |= @before(route, square, 0);
             }
         }
         return relevant;",
    ],
];

/// The functions of a piece that something may hinder; `sides` are its look-ups, if it has some.
pub fn write(code: &mut Code, layout: &Layout, piece: &Piece, sides: Option<&[PieceLookUps]>) {
    let own = routes(&layout.numbering, piece);
    if own.iter().all(Vec::is_empty) {
        return;
    }
    let Some(word) = layout.word else { return };
    let is_colored = sides.is_some_and(|sides| sides.len() == 2);
    let name = &piece.name;
    let colors = if is_colored { 2 } else { 1 };
    for (color, routes) in own.iter().take(colors).enumerate() {
        let table = format!("@{name}_routes_{color}");
        let mut rows: Vec<String> = routes.iter().map(|route| row(word, route)).collect();
        if rows.is_empty() {
            // No table is without entries in C; this one is not read.
            rows.push("{0, 0, 0, 0, 0, {{0, 0}}, 0, 0}".to_owned());
        }
        code.table("", "struct @route", &table, &[rows.len()], rows);
    }
    let called = |function: &str, arguments: &str| {
        let call = |color: usize| {
            format!("{function}(@{name}_routes_{color}, {}, {arguments})", own[color].len())
        };
        match is_colored {
            true => format!("return color == @WHITE ? {} : {};", call(0), call(1)),
            false => format!("return {};", call(0)),
        }
    };
    let (color, spoken) = (if is_colored { "@color color, " } else { "" }, piece.spoken());
    code.function(
        Kind::Function,
        &format!(
            "What stands between {spoken} and a square that it may attack: the squares passed. Nothing\n\
             where it never attacks the square."
        ),
        &format!("@bitboard @{name}_path({color}@square from, @square to)"),
        &called("@path_of", "from, to"),
    );
    code.function(
        Kind::Function,
        &format!("The squares whose occupants can change where {spoken} goes."),
        &format!("@bitboard @{name}_relevant({color}@square square)"),
        &called("@relevant_of", "square"),
    );
}

fn row(word: WordSize, route: &OwnedRoute) -> String {
    let OwnedRoute { step: (files, ranks), range, path, captures, from, within } = route;
    let passed: Vec<String> =
        path.iter().map(|(files, ranks)| format!("{{{files}, {ranks}}}")).collect();
    let passed = if passed.is_empty() { "{0, 0}".to_owned() } else { passed.join(", ") };
    let (from, within) = (literal(word, *from), literal(word, *within));
    let (captures, length) = (u8::from(*captures), path.len());
    format!("{{{files}, {ranks}, {range}, {captures}, {length}, {{{passed}}}, {from}, {within}}}")
}
