//! The sharing that the compiler finds by itself, for descriptions without magics.

use quadrille_codegen::model::{
    Board, Numbering, SliderMethod, SliderOptions, Square, SquareSet, set_of,
};
use quadrille_codegen::reference;
use quadrille_codegen::solve::sliders::{MagicEntry, MagicTables};
use quadrille_runtime::Symmetry;

use crate::numberings::{RandomNumberings, lerf, ring, rotary, w};
use crate::riders::{self, RIDES, ROOK, described, found, magics};

/// The bytes of the rook's and the bishop's tables with magics that the compiler finds.
fn bytes(numbering: &Numbering) -> usize {
    let bytes = |ride| riders::bytes(&found(numbering, ride, &SliderOptions::default()));
    RIDES.map(bytes).iter().sum()
}

/// They take as few bytes as with the magics of the description, which an exhaustive search found.
#[test]
fn w_without_magics() {
    assert_eq!(bytes(&w()), 81_288);
}

/// The bytes are those in the documentation of the standard layout, which has split magics.
#[test]
fn ring_by_auto() {
    assert_eq!(bytes(&ring()), 83_200);
}

/// W with its twelve long orbits (12 numbers apart) and three short ones (3 apart) in another order, each from
/// another of its squares: a quarter turn still adds 12 to numbers from 12 up, and 3 to those below.
fn relabelled(w: &Numbering, random: &mut RandomNumberings) -> Numbering {
    let board = w.board();
    let (long, short) = (random.shuffled(12), random.shuffled(3));
    let starts: Vec<usize> = (0..15).map(|_| random.below(4)).collect();
    let number = |square: Square| match usize::from(w.number(square)) {
        number @ 0..12 => {
            let (turns, orbit) = (number / 3, number % 3);
            short[orbit] + 3 * ((turns + starts[12 + orbit]) % 4)
        }
        number @ 12..60 => {
            let (turns, orbit) = ((number - 12) / 12, (number - 12) % 12);
            12 + long[orbit] + 12 * ((turns + starts[orbit]) % 4)
        }
        corner => corner,
    };
    let numbers = board.squares().map(|square| number(square) as u8).collect();
    Numbering::new(board, numbers).unwrap()
}

/// The compiler has nothing about W built in: relabellings take at most 95,000 bytes and 5 % more. The search was
/// tuned on other relabellings; of 37 new ones, one took more.
#[test]
fn relabellings_of_w_that_keep_its_symmetry_share_as_much() {
    let (w, mut random) = (w(), RandomNumberings::new(14));
    for _ in 0..10 {
        let other = relabelled(&w, &mut random);
        assert_ne!(other, w);
        let bytes = bytes(&other);
        eprintln!("BYTES {bytes}");
        assert!(bytes <= 99_750, "{bytes}");
    }
}

/// The tables of W's rook, in a description with these patterns.
fn rook_of_w(patterns: &str) -> MagicTables {
    let text = format!(
        "struct A {{ board: 8 x 8, number: rank * 8 + file, pieces: {{ rook: R }}, {patterns} }}"
    );
    magics(found(&w(), ROOK, &described(&text).sliders))
}

/// The tables of a rook with this pattern for each square.
fn with_patterns(numbering: &Numbering, pattern: impl Fn(Square) -> SquareSet) -> MagicTables {
    let patterns = vec![(ROOK, numbering.board().squares().map(pattern).collect())];
    let method = SliderMethod::Magic;
    let options = SliderOptions { method, patterns, ..SliderOptions::default() };
    magics(found(numbering, ROOK, &options))
}

/// The irrelevant squares of a rook.
fn others(numbering: &Numbering) -> impl Fn(Square) -> SquareSet {
    let board = numbering.board();
    move |square| board.all() & !reference::relevant(board, square, ROOK)
}

/// The squares that share each square's index, by number.
fn shared(tables: &MagicTables) -> Vec<Vec<usize>> {
    let offsets: Vec<u32> = tables.squares.iter().map(|parts| parts[0].offset).collect();
    let with = |of: &u32| (0..64).filter(|&other| offsets[other] == *of).collect();
    offsets.iter().map(with).collect()
}

/// The numbers of squares of a class, by the file and rank of one of them.
fn of_class(file: u8, rank: u8) -> Vec<usize> {
    let (w, one) = (w(), Square(8 * rank + file));
    let images = Symmetry::ALL.map(|symmetry| w.board().image(one, symmetry));
    images.map(|square| usize::from(w.number(square))).to_vec()
}

/// A pattern of relevant squares that moves along with the square only permutes occupancies, so equal windows
/// stay equal.
#[test]
fn complemented_relevant_squares_leave_what_is_shared() {
    let (plain, complemented) =
        (rook_of_w(""), rook_of_w("patterns: { rook: { b1: \"xor b2 d1\" } }"));
    assert_eq!(plain.index.len(), complemented.index.len());
    assert_eq!(shared(&plain), shared(&complemented));
    let b1 = of_class(1, 0);
    for (number, (plain, other)) in plain.squares.iter().zip(&complemented.squares).enumerate() {
        let (plain, other) = (plain[0].multiplier, other[0].multiplier);
        assert_eq!((plain.magic, plain.shift), (other.magic, other.shift));
        assert_eq!(other.pattern != 0, b1.contains(&number));
    }
}

/// A pattern of irrelevant squares adds to products. It costs its own class some sharing, and no bit of a key.
#[test]
fn a_pattern_of_one_class_leaves_the_others_alone() {
    let (plain, added) = (rook_of_w(""), rook_of_w("patterns: { rook: { b1: \"xor h8 d4\" } }"));
    let of = |tables: &MagicTables, number: usize| {
        let MagicEntry { mask, multiplier, .. } = tables.squares[number][0];
        (mask, multiplier, shared(tables)[number].clone())
    };
    let b1 = of_class(1, 0);
    for number in (0..64).filter(|number| !b1.contains(number)) {
        assert_eq!(of(&plain, number), of(&added, number));
    }
    for number in b1 {
        assert_eq!(added.squares[number][0].multiplier.key_bits(), 11);
        assert!(shared(&added)[number].len() >= 2);
    }
}

/// A pattern that is the same for all squares does not move along with them, so squares share only under
/// symmetries that leave the pattern unchanged.
#[test]
fn squares_with_patterns_of_their_own_share_where_a_mirror_keeps_them() {
    let tables = with_patterns(&w(), |_| SquareSet::bit(0));
    let numbers: Vec<usize> = of_class(1, 0);
    let [b1, a2] = [Square(1), Square(8)].map(|square| usize::from(w().number(square)));
    assert!(numbers.iter().all(|&number| shared(&tables)[number].len() <= 2));
    assert!(shared(&tables)[b1].contains(&a2));
}

/// Patterns are right in words of 128 bits, with missing squares and unused numbers, and in any numbering.
#[test]
fn patterns_are_right_in_any_word() {
    let mut random = RandomNumberings::new(21);
    for (files, ranks, numbers) in [(6, 6, 36), (7, 6, 60), (6, 7, 120)] {
        let board = Board::new(files, ranks).unwrap();
        let numbers = random.shuffled(numbers).into_iter().map(|number| number as u8);
        let numbering = Numbering::new(board, numbers.take(board.len()).collect()).unwrap();
        with_patterns(&numbering, others(&numbering));
        for pattern in [[0, 1, 2, 3], [4, 4, 4, 4]] {
            let pattern = set_of(pattern.map(|diagonal| Square(diagonal * (board.files() + 1))));
            with_patterns(&numbering, |_| pattern);
        }
    }
}

/// Rotary without its magics and without a hint of frames: the compiler finds that four squares can be looked
/// up as one.
#[test]
fn frames_are_rotated_where_they_leave_less_than_two_thirds() {
    assert!(bytes(&rotary()) <= 40_240);
    let turns = |numbering: &Numbering| found(numbering, ROOK, &SliderOptions::default()).rotated;
    assert_eq!(turns(&rotary()).unwrap().bases.len(), 16);
    // A mirror alone leaves half of the squares.
    assert!(turns(&lerf()).is_none());
}
