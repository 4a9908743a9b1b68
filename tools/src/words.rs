//! The words that an editor offers, each with its meaning in a line: keys and names of values are the
//! [compiler's own](quadrille_codegen::vocabulary).

use quadrille_circuits::Objective;
use quadrille_codegen::model::{GeometryTables, NamedValue, SetStorage, SliderMethod};
use quadrille_codegen::vocabulary::{
    BITBOARDS, CIRCUITS, COLORS, COUPLES, COUPLES_PLACE, GROUPS, KEYS, LIKE, NAMES, ORDERS,
    PAIR_EXCLUDED, PAIR_NUMBERS, PAIR_ORDER, PAIR_RANKS, PAIRS, SLIDERS, STEPS, Term,
};

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
        ["packed"] => meanings(&ORDERS),
        ["symmetry"] | ["circuits", "square" | "packed"] => SYMMETRIES.to_vec(),
        ["pieces", _] => ATOMS.to_vec(),
        ["regions", _] | ["pawns"] | ["pairs", _, "squares", _] | ["pairs", _, "colors"] => {
            COLORS.to_vec()
        }
        ["pairs", _] => PAIRS.to_vec(),
        ["pairs", _, "like"] => meanings(&LIKE),
        ["pairs", _, "order"] => meanings(&PAIR_ORDER),
        ["pairs", _, "numbers"] => meanings(&PAIR_NUMBERS),
        ["pairs", _, "couples"] => COUPLES.to_vec(),
        ["pairs", _, "couples", "place"] => meanings(&COUPLES_PLACE),
        ["pairs", _, "excluded"] => meanings(&PAIR_EXCLUDED),
        ["pairs", _, "ranks"] => meanings(&PAIR_RANKS),
        ["sliders"] => SLIDERS.to_vec(),
        ["sliders", "sets"] => meanings(&SetStorage::NAMES),
        ["sliders", _] => meanings(&SliderMethod::NAMES),
        ["circuits"] => CIRCUITS.to_vec(),
        ["circuits", "bitboard"] => [&SYMMETRIES[..], &STEPS[..]].concat(),
        ["optimise"] => meanings(&Objective::NAMES),
        ["geometry"] => meanings(&GeometryTables::NAMES),
        ["directions"] | ["pawns", _] => DIRECTIONS.to_vec(),
        ["names"] => NAMES.to_vec(),
        ["bitboard"] => meanings(&BITBOARDS),
        _ => return None,
    })
}

fn meanings<T>(choices: &[NamedValue<T>]) -> Vec<Term> {
    choices.iter().map(|(word, _, meaning)| (*word, *meaning)).collect()
}

#[cfg(test)]
mod tests {
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
