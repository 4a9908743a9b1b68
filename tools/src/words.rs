//! The words that an editor offers, each with its meaning in a line. Tests hold them to the words that the
//! [compiler](quadrille_codegen::vocabulary) reads.

/// A word, and what it means in a line.
pub type Term = (&'static str, &'static str);

/// The keys of a layout.
const KEYS: [Term; 21] = [
    ("board", "Files x ranks, such as 8 x 8: up to 128 squares."),
    (
        "number",
        "The number of each square: a table as the board is seen, or a formula over file and rank.",
    ),
    ("groups", "Named groups of squares, and where their bits lie in a bitboard."),
    (
        "index",
        "Named fields of a square's number, the most significant first, with their widths in bits.",
    ),
    ("packed", "How a packed position holds several squares in one word."),
    (
        "symmetry",
        "What flips and turns do to numbers, fields or groups: claims, checked on every square.",
    ),
    ("pieces", "Pieces and how they move, in Betza's notation or as lists of steps."),
    ("regions", "Named sets of squares, such as a palace, to which pieces may be confined."),
    (
        "pairs",
        "Sets of pairs of men, one of whom attacks the other, with numbers as nets have them.",
    ),
    ("magics", "Magics that were found before, one for each square, verified on every occupancy."),
    (
        "patterns",
        "Squares that count as occupied if they are empty, before the multiplication of a magic.",
    ),
    (
        "shared",
        "Claims that squares have equal keys and so share an index, checked on every occupancy.",
    ),
    ("sliders", "How the attacks of riders are looked up, if the compiler is not to choose."),
    ("circuits", "Straight-line programs that were found before, proved for every input."),
    ("optimise", "Whether circuits are chosen by latency or by throughput."),
    ("geometry", "How the squares between two, and the line through them, are looked up."),
    ("directions", "The steps of a board that is no square grid, such as one of hexagons."),
    ("names", "Names of files, ranks or squares, if they are not a, b, ... and 1, 2, ..."),
    ("pawns", "Where pawns go, if not north for White and south for Black."),
    ("bitboard", "The word of a bitboard: u64, u128 or none."),
    ("crate", "The path of the crate quadrille, if it is renamed."),
];

/// The keys within `groups`.
const GROUPS: [Term; 3] = [
    ("picture", "The group of each square, drawn as the board is seen."),
    ("squares", "The order of the squares within each group."),
    ("bits", "The groups from the most significant bit of the word to the least."),
];

/// The keys within `names`.
const NAMES: [Term; 3] = [
    ("files", "The names of the files, from the first: a letter for each, or a list."),
    ("ranks", "The names of the ranks, from the first: a letter for each, or a list."),
    ("squares", "The name of each square, drawn as the board is seen."),
];

/// The keys within `circuits`.
const CIRCUITS: [Term; 3] = [
    ("bitboard", "Flips and steps of bitboards, on words as wide as the layout's."),
    ("square", "Flips of square numbers, in words of 32 bits."),
    ("packed", "Flips of packed positions of any number of squares."),
];

/// The keys within a region that differs by colour.
const COLORS: [Term; 2] = [("white", "What holds for White."), ("black", "What holds for Black.")];

/// The keys of a set of pairs.
const PAIRS: [Term; 11] = [
    ("attacks", "The attackers, and whom each attacks: `pawn: [knight, rook]`, or `any`."),
    ("squares", "Where men of a kind stand, if not everywhere."),
    ("kinds", "The order in which kinds of men are numbered, if not that of `pieces`."),
    ("colors", "The colour of the attackers, if not both."),
    ("like", "Whether men of one kind who attack each other count once."),
    ("order", "What numbers rise with, from the slowest to the fastest."),
    ("numbers", "Whether pairs that no position has take numbers too."),
    ("couples", "Men of which any two that stand near each other have a number, too."),
    ("excluded", "What is given for a pair that does not count."),
    ("ranks", "Whether ranks of squares attacked are looked up or counted."),
    ("count", "How many numbers there are, checked."),
];

/// The order in which numbers of pairs rise, by default.
const PAIR_ORDER: [Term; 5] = [
    ("color", "The attacker's colour."),
    ("kind", "The attacker's kind, as `attacks` lists it."),
    ("victim_color", "The victim's colour."),
    ("victim", "The victim's kind, as the attacker's list has it."),
    ("squares", "The attacker's square, then the victim's, in board order."),
];

/// The pairs of two like men that count.
const LIKE: [Term; 2] = [
    ("both", "Men of one kind count as others do."),
    ("descending", "Those that attack each other count once, from the later square."),
];

/// The pairs that have numbers.
const PAIR_NUMBERS: [Term; 2] = [
    ("published", "All squares that the attacker attacks, whoever the victim."),
    ("dense", "Those that a position can have."),
];

/// The keys of the couples of a set of pairs.
const COUPLES: [Term; 3] = [
    ("men", "The kinds of men."),
    ("files", "How many files apart they stand at most, if that matters."),
    ("place", "Whether their numbers come before or after those of attacks."),
];

/// The position of the numbers of couples.
const COUPLES_PLACE: [Term; 2] =
    [("after", "Behind all numbers of attacks."), ("before", "From 0 on.")];

/// The result for a pair that does not count.
const PAIR_EXCLUDED: [Term; 2] = [
    ("none", "`None`."),
    ("beyond", "The number beyond the last, for tables with one more entry."),
];

/// How ranks are found.
const PAIR_RANKS: [Term; 2] =
    [("table", "A byte by both squares."), ("counted", "Bits counted in attack sets.")];

/// The functions of `circuits: { bitboard: ... }` that are no flips.
const STEPS: [Term; 8] = [
    ("shift_north", "All squares a rank up."),
    ("shift_north_east", "All squares a rank up and a file to the right."),
    ("shift_east", "All squares a file to the right."),
    ("shift_south_east", "All squares a rank down and a file to the right."),
    ("shift_south", "All squares a rank down."),
    ("shift_south_west", "All squares a rank down and a file to the left."),
    ("shift_west", "All squares a file to the left."),
    ("shift_north_west", "All squares a rank up and a file to the left."),
];

/// The keys within `sliders`, besides the names of pieces.
const SLIDERS: [Term; 2] = [
    ("method", "How all riders are looked up; the name of a piece sets its own method."),
    ("sets", "Whether attack sets are stored for a square or for its lines."),
];

/// How riders are looked up.
const METHODS: [Term; 5] = [
    ("auto", "The compiler's choice, as it suits the numbering."),
    (
        "magic",
        "A magic's key leads to a byte, and the byte to an attack set: small, and can be shared.",
    ),
    ("split", "Magics of one shift: a rook has a key for each line, a bishop one in all."),
    ("pext", "Keys extracted by an instruction of x86-64 with BMI2, magics elsewhere."),
    ("obstruction_difference", "A subtraction along each line, without attack sets."),
];

/// How attack sets are stored.
const SETS: [Term; 2] = [
    ("per_square", "Each set has all lines of a square."),
    ("per_line", "A set for each half of the lines; a look-up unites two."),
];

/// The orders of packed positions.
const ORDERS: [Term; 3] = [
    ("fields", "The first field of all squares, then the second, and so on."),
    ("pieces", "All of the last square's number, then the one's before."),
    ("planes", "The first bit of all squares, then the second, and so on."),
];

/// The objectives of circuits.
const OBJECTIVES: [Term; 2] = [
    ("latency", "One result as soon as possible."),
    ("throughput", "As few operations as possible."),
];

/// How the lines between squares are looked up.
const GEOMETRY: [Term; 2] = [
    ("compact", "Two loads, one after the other; 8 KB on 8 x 8."),
    ("tables", "One load by both squares; 64 KB on 8 x 8."),
];

/// The words of bitboards.
const BITBOARDS: [Term; 3] = [
    ("u64", "Bitboards of 64 bits."),
    ("u128", "Bitboards of 128 bits."),
    ("none", "Squares only, as for 0x88 and mailboxes."),
];

/// The flips and turns of a board.
const SYMMETRIES: [Term; 7] = [
    ("flip_vertical", "Ranks mirrored: a1 goes to a8."),
    ("flip_horizontal", "Files mirrored: a1 goes to h1."),
    ("flip_diagonal", "Mirrored at the diagonal from a1 to h8: h1 goes to a8."),
    ("flip_anti_diagonal", "Mirrored at the diagonal from a8 to h1: a1 goes to h8."),
    ("rotate_90", "A quarter turn clockwise: a1 goes to a8."),
    ("rotate_180", "Half a turn: a1 goes to h8."),
    ("rotate_270", "A quarter turn anticlockwise: a1 goes to h1."),
];

/// The steps to the squares around one.
const DIRECTIONS: [Term; 8] = [
    ("north", "A rank up."),
    ("north_east", "A rank up and a file to the right."),
    ("east", "A file to the right."),
    ("south_east", "A rank down and a file to the right."),
    ("south", "A rank down."),
    ("south_west", "A rank down and a file to the left."),
    ("west", "A file to the left."),
    ("north_west", "A rank up and a file to the left."),
];

/// The words of numberings.
const NUMBERS: [Term; 5] = [
    ("rank", "The rank of the square, counted from 0."),
    ("file", "The file of the square, counted from 0."),
    ("where", "Behind a formula: the squares that there are."),
    ("octal", "The table that follows is octal."),
    ("hex", "The table that follows is hexadecimal."),
];

/// Letters of Betza's notation.
const ATOMS: [Term; 17] = [
    ("R", "Rook: rides straight ahead, any number of squares."),
    ("B", "Bishop: rides diagonally."),
    ("Q", "Queen: rook and bishop."),
    ("K", "King: a step to any neighbour."),
    ("N", "Knight: leaps (1,2)."),
    ("W", "Wazir: a straight step."),
    ("F", "Ferz: a diagonal step."),
    ("D", "Dabbaba: leaps (0,2)."),
    ("A", "Alfil: leaps (2,2)."),
    ("C", "Camel: leaps (1,3)."),
    ("Z", "Zebra: leaps (2,3)."),
    ("NN", "Nightrider: leaps as a knight, again and again."),
    ("fR", "Lance: a rook that only goes forward."),
    ("nN", "Horse of xiangqi: a knight that is hindered by its neighbour."),
    ("mRcpR", "Cannon of xiangqi: moves as a rook, captures over one piece."),
    ("[F?R]", "Griffon: a diagonal step, and from there a ride outward as a rook."),
    ("[W?B]", "Manticore: a straight step, and from there a ride outward as a bishop."),
];

/// The words that may stand after some keys, the outermost first: keys of a layout where there is none; `None` where
/// the author is free to choose, or the language has no words.
///
/// ```
/// use quadrille_tools::words::terms;
/// assert!(terms(&[]).unwrap().iter().any(|(name, _)| *name == "symmetry"));
/// assert_eq!(terms(&["circuits", "square"]).unwrap()[0].0, "flip_vertical");
/// assert!(terms(&["regions"]).is_none());
/// ```
pub fn terms(keys: &[&str]) -> Option<Vec<Term>> {
    Some(match *keys {
        [] => KEYS.to_vec(),
        ["number"] => NUMBERS.to_vec(),
        ["groups"] => GROUPS.to_vec(),
        ["packed"] => ORDERS.to_vec(),
        ["symmetry"] | ["circuits", "square" | "packed"] => SYMMETRIES.to_vec(),
        ["pieces", _] => ATOMS.to_vec(),
        ["regions", _] | ["pawns"] | ["pairs", _, "squares", _] | ["pairs", _, "colors"] => {
            COLORS.to_vec()
        }
        ["pairs", _] => PAIRS.to_vec(),
        ["pairs", _, "like"] => LIKE.to_vec(),
        ["pairs", _, "order"] => PAIR_ORDER.to_vec(),
        ["pairs", _, "numbers"] => PAIR_NUMBERS.to_vec(),
        ["pairs", _, "couples"] => COUPLES.to_vec(),
        ["pairs", _, "couples", "place"] => COUPLES_PLACE.to_vec(),
        ["pairs", _, "excluded"] => PAIR_EXCLUDED.to_vec(),
        ["pairs", _, "ranks"] => PAIR_RANKS.to_vec(),
        ["sliders"] => SLIDERS.to_vec(),
        ["sliders", "sets"] => SETS.to_vec(),
        ["sliders", _] => METHODS.to_vec(),
        ["circuits"] => CIRCUITS.to_vec(),
        ["circuits", "bitboard"] => [&SYMMETRIES[..], &STEPS[..]].concat(),
        ["optimise"] => OBJECTIVES.to_vec(),
        ["geometry"] => GEOMETRY.to_vec(),
        ["directions"] | ["pawns", _] => DIRECTIONS.to_vec(),
        ["names"] => NAMES.to_vec(),
        ["bitboard"] => BITBOARDS.to_vec(),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use quadrille_circuits::Objective;
    use quadrille_codegen::model::{GeometryTables, NamedValue, SetStorage, SliderMethod};
    use quadrille_codegen::vocabulary as of_compiler;
    use quadrille_runtime::{Direction, Symmetry};

    use super::*;

    fn names(terms: &[Term]) -> Vec<&'static str> {
        terms.iter().map(|(name, _)| *name).collect()
    }

    #[test]
    fn types_have_the_same_words() {
        assert_eq!(names(&SYMMETRIES), Symmetry::ALL.map(Symmetry::name)[1..]);
        assert_eq!(names(&DIRECTIONS), Direction::ALL.map(Direction::name));
    }

    #[test]
    fn the_compiler_has_the_same_keys() {
        assert_eq!(names(&KEYS), of_compiler::KEYS);
        assert_eq!(names(&GROUPS), of_compiler::GROUPS);
        assert_eq!(names(&NAMES), of_compiler::NAMES);
        assert_eq!(names(&CIRCUITS), of_compiler::CIRCUITS);
        assert_eq!(names(&COLORS), of_compiler::COLORS);
        assert_eq!(names(&PAIRS), of_compiler::PAIRS);
        assert_eq!(names(&COUPLES), of_compiler::COUPLES);
        assert_eq!(names(&STEPS), of_compiler::STEPS);
        assert_eq!(names(&SLIDERS), of_compiler::SLIDERS);
    }

    #[test]
    fn the_compiler_has_the_same_values() {
        fn check<T>(terms: &[Term], values: &[NamedValue<T>]) {
            let values: Vec<&str> = values.iter().map(|(name, _)| *name).collect();
            assert_eq!(names(terms), values);
        }
        check(&PAIR_ORDER, &of_compiler::PAIR_ORDER);
        check(&LIKE, &of_compiler::LIKE);
        check(&PAIR_NUMBERS, &of_compiler::PAIR_NUMBERS);
        check(&COUPLES_PLACE, &of_compiler::COUPLES_PLACE);
        check(&PAIR_EXCLUDED, &of_compiler::PAIR_EXCLUDED);
        check(&PAIR_RANKS, &of_compiler::PAIR_RANKS);
        check(&METHODS, &SliderMethod::NAMES);
        check(&SETS, &SetStorage::NAMES);
        check(&ORDERS, &of_compiler::ORDERS);
        check(&OBJECTIVES, &Objective::NAMES);
        check(&GEOMETRY, &GeometryTables::NAMES);
        check(&BITBOARDS, &of_compiler::BITBOARDS);
    }

    #[test]
    fn every_atom_is_a_movement() {
        for (atom, _) in ATOMS {
            let text = format!(
                "struct A {{ board: 8 x 8, number: rank * 8 + file, pieces: {{ a: {atom} }} }}"
            );
            let read = quadrille_codegen::read::read_source(&text);
            assert!(read.diagnostics.is_empty(), "{atom}");
        }
    }
}
