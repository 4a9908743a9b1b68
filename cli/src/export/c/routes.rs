//! Functions that walk from square to square: what stands between a piece and a square that it may
//! attack, and the squares that matter to it.

use quadrille_codegen::layout::{Layout, Numbering, Piece, WordSize};
use quadrille_codegen::model::movement::{Manner, Rule, Step, UNLIMITED};
use quadrille_codegen::solve::moves::Moves;

use super::code::{Code, Kind, literal};
use super::pieces::spoken;

/// A way to move, for functions that walk: a step, and how it is taken.
struct Taken {
    step: Step,
    range: u8,
    /// The squares that a lame leaper passes, as steps from the start.
    path: Vec<Step>,
    captures: bool,
    /// The squares from which it is taken, and those that it may lead to and through, as words.
    from: u128,
    within: u128,
}

/// The steps of a piece that something may hinder, for White and for Black.
fn taken(layout: &Layout, piece: &Piece) -> [Vec<Taken>; 2] {
    match &piece.sides {
        Some(sides) => sides
            .each_ref()
            .map(|rules| rules.iter().flat_map(|rule| taken_by(&layout.numbering, rule)).collect()),
        None => [0, 1].map(|_| {
            let steps = piece.rides.iter().flat_map(|ride| ride.steps());
            steps.map(ridden).collect()
        }),
    }
}

fn ridden(step: Step) -> Taken {
    let all = u128::MAX;
    Taken { step, range: UNLIMITED, path: Vec::new(), captures: true, from: all, within: all }
}

fn taken_by(numbering: &Numbering, rule: &Rule) -> Vec<Taken> {
    let word = |set| if set == u128::MAX { set } else { numbering.word(set) };
    let range = match rule.manner {
        Manner::Leap => return Vec::new(),
        Manner::Ride(range) => range,
        Manner::Hop(_) => UNLIMITED,
        Manner::Lame(_) => 1,
    };
    let taken = |(step, path): &(Step, Vec<Step>)| Taken {
        step: *step,
        range,
        path: path.clone(),
        captures: rule.purpose.captures,
        from: word(rule.from),
        within: word(rule.within),
    };
    rule.steps.iter().map(taken).collect()
}

/// The most squares that a lame leaper of the layout passes.
fn longest_path(layout: &Layout) -> usize {
    let taken = layout.pieces.iter().flat_map(|piece| taken(layout, piece)).flatten();
    taken.map(|taken| taken.path.len()).max().unwrap_or(0).max(1)
}

/// The structure of a step, and what walks along it.
pub fn helpers(code: &mut Code, layout: &Layout) {
    code.structure(
        "A way to move: a step in files and ranks, how often it is taken at most, whether pieces are\n\
         captured so, the squares that a lame leaper passes, as steps from the start, those from which\n\
         it is taken, and those that it may lead to and through.",
        "@taken",
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
    code.function(
        Kind::Function,
        "The square a step away as a set, empty where there is none within `within`.",
        "@bitboard @walked(@square square, int files, int ranks, @bitboard within)",
        "const @square to = @offset(square, files, ranks);
         return to == @NO_SQUARE ? 0 : @bit(to) & within;",
    );
    leap(code);
    ray(code);
    path(code);
    relevant(code);
}

fn leap(code: &mut Code) {
    code.function(
        Kind::Function,
        "Where a leap leads, empty where it leads or passes nowhere; what it passes is added to `path`.",
        "@bitboard @leapt(const struct @taken *taken, @square square, @bitboard *path)",
        "const @bitboard target = @walked(square, taken->files, taken->ranks, taken->within);
         @bitboard passed = 0;
         for (unsigned place = 0; place < taken->passed; place++) {
             const @bitboard next =
             @walked(square, taken->path[place][0], taken->path[place][1], taken->within);
             if (next == 0) {
                 return 0;
             }
             passed |= next;
         }
         if (target != 0) {
             *path |= passed;
         }
         return target;",
    );
}

fn ray(code: &mut Code) {
    code.function(
        Kind::Function,
        "The squares of a ray before `to`, none if that is not on it; where `to` is empty, all but the\n\
         last.",
        "@bitboard @before(const struct @taken *taken, @square square, @bitboard to)",
        "@bitboard seen = 0;
         @bitboard last = 0;
         for (int count = 1; count <= taken->range; count++) {
             const @bitboard next =
             @walked(square, count * taken->files, count * taken->ranks, taken->within);
             if (next == 0) {
                 break;
             }
             if (next == to) {
                 return seen | last;
             }
             seen |= last;
             last = next;
         }
         return to == 0 ? seen : 0;",
    );
}

fn path(code: &mut Code) {
    code.function(
        Kind::Function,
        "What stands between a piece that moves in some ways and a square.",
        "@bitboard @path_of(const struct @taken *ways, unsigned count, @square from, @square to)",
        "@bitboard between = 0;
         for (unsigned way = 0; way < count; way++) {
             const struct @taken *taken = &ways[way];
             if ((taken->from & @bit(from)) == 0 || !taken->captures) {
                 continue;
             }
             @bitboard path = 0;
             if (@leapt(taken, from, &path) == @bit(to)) {
                 between |= path;
             }
             if (taken->range > 1) {
                 between |= @before(taken, from, @bit(to));
             }
         }
         return between;",
    );
}

fn relevant(code: &mut Code) {
    code.function(
        Kind::Function,
        "The squares on which a piece matters to one that moves in some ways.",
        "@bitboard @relevant_of(const struct @taken *ways, unsigned count, @square square)",
        "@bitboard relevant = 0;
         for (unsigned way = 0; way < count; way++) {
             const struct @taken *taken = &ways[way];
             if ((taken->from & @bit(square)) == 0) {
                 continue;
             }
             (void)@leapt(taken, square, &relevant);
             if (taken->range > 1) {
                 relevant |= @before(taken, square, 0);
             }
         }
         return relevant;",
    );
}

/// The functions of a piece that something may hinder; `sides` are its look-ups, if it has some.
pub fn write(code: &mut Code, layout: &Layout, piece: &Piece, sides: Option<&[Moves]>) {
    let ways = taken(layout, piece);
    if ways.iter().all(Vec::is_empty) {
        return;
    }
    let Some(word) = layout.word else { return };
    let is_colored = sides.is_some_and(|sides| sides.len() == 2);
    let name = &piece.name;
    let colors = if is_colored { 2 } else { 1 };
    for (color, ways) in ways.iter().take(colors).enumerate() {
        let table = format!("@{name}_ways_{color}");
        let mut rows: Vec<String> = ways.iter().map(|taken| row(word, taken)).collect();
        if rows.is_empty() {
            // No table is without entries in C; this one is not read.
            rows.push(row(word, &ridden((0, 0))));
        }
        code.table("", "struct @taken", &table, &[rows.len()], rows);
    }
    let called = |function: &str, arguments: &str| {
        let call = |color: usize| {
            format!("{function}(@{name}_ways_{color}, {}, {arguments})", ways[color].len())
        };
        match is_colored {
            true => format!("return color == @WHITE ? {} : {};", call(0), call(1)),
            false => format!("return {};", call(0)),
        }
    };
    let (color, spoken) = (if is_colored { "@color color, " } else { "" }, spoken(piece));
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
        &format!("The squares on which a piece may change where {spoken} goes."),
        &format!("@bitboard @{name}_relevant({color}@square square)"),
        &called("@relevant_of", "square"),
    );
}

fn row(word: WordSize, taken: &Taken) -> String {
    let Taken { step: (files, ranks), range, path, captures, from, within } = taken;
    let passed: Vec<String> =
        path.iter().map(|(files, ranks)| format!("{{{files}, {ranks}}}")).collect();
    let passed = if passed.is_empty() { "{0, 0}".to_owned() } else { passed.join(", ") };
    let (from, within) = (literal(word, *from), literal(word, *within));
    let (captures, length) = (u8::from(*captures), path.len());
    format!("{{{files}, {ranks}, {range}, {captures}, {length}, {{{passed}}}, {from}, {within}}}")
}
