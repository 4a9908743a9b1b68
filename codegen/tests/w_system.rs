//! H. G. Muller's W system: the claims of its author (`WinBoard` Forum, post 27402, "OK, this is as good as it
//! gets"), and the sharing of the magics in its description.

use std::collections::BTreeMap;

use quadrille_codegen::board::{Board, Square};
use quadrille_codegen::layout::{Layout, Leap, SetStorage, WordSize, squares_of};
use quadrille_codegen::read::read_source;
use quadrille_codegen::solve::sliders::{MagicTables, Method, solve};
use quadrille_codegen::verify::sliders::verify;
use quadrille_codegen::{expand_layout, reference};
use quadrille_runtime::Symmetry;

const ROOK: Leap = Leap { m: 0, n: 1 };
const BISHOP: Leap = Leap { m: 1, n: 1 };
const A1: Square = Square(0);
const H1: Square = Square(7);
const A8: Square = Square(56);
const H8: Square = Square(63);

fn w() -> Layout {
    let mut read = read_source(include_str!("../../layouts/w.layout"));
    assert!(read.diagnostics.is_empty());
    read.layouts.remove(0).layout
}

/// The magic that adds up copies of the occupancy, shifted so far.
fn magic(shifts: &[u32]) -> u64 {
    shifts.iter().fold(0, |magic, shift| magic | 1 << shift)
}

/// The 12-bit keys of all occupancies of the rook on h8, carried to another corner.
fn corner_keys(layout: &Layout, symmetry: Symmetry, magic: u64) -> Vec<u64> {
    let board = layout.board();
    let relevant = reference::relevant(board, H8, ROOK);
    let key = |occupied| {
        let carried = reference::transform(board, occupied, symmetry);
        (layout.numbering.word(carried) as u64).wrapping_mul(magic) >> 52
    };
    reference::subsets(relevant).map(key).collect()
}

fn distinct(keys: &[u64]) -> usize {
    let mut keys = keys.to_vec();
    keys.sort_unstable();
    keys.dedup();
    keys.len()
}

#[test]
fn the_magic_of_its_author_brings_edges_1_and_2_into_the_key_of_h8() {
    let keys = corner_keys(&w(), Symmetry::Identity, magic(&[28, 31, 55]));
    assert_eq!(distinct(&keys), 4096);
}

#[test]
fn edges_4_and_1_as_its_author_has_them_collide_and_with_shift_34_are_the_mirror_image() {
    let layout = w();
    let mirrored = |shift| corner_keys(&layout, Symmetry::FlipHorizontal, magic(&[1, shift, 52]));
    assert_eq!(distinct(&mirrored(33)), 2304);
    assert_eq!(distinct(&mirrored(34)), 4096);
    // One key for h8 and a8, so one index.
    assert_eq!(mirrored(34), corner_keys(&layout, Symmetry::Identity, magic(&[28, 31, 55])));
}

#[test]
fn one_key_serves_all_four_corners() {
    let layout = w();
    let corners = [
        (H8, Symmetry::Identity, [14, 25, 40, 52]),
        (H1, Symmetry::FlipVertical, [7, 22, 33, 55]),
        (A1, Symmetry::Rotate180, [1, 16, 39, 46]),
        (A8, Symmetry::Rotate270, [4, 37, 43, 55]),
    ];
    let first = corner_keys(&layout, Symmetry::Identity, magic(&[14, 25, 40, 52]));
    assert_eq!(distinct(&first), 4096);
    for (corner, symmetry, shifts) in corners {
        assert_eq!(layout.board().image(H8, symmetry), corner);
        assert_eq!(corner_keys(&layout, symmetry, magic(&shifts)), first);
    }
}

/// The magics in the description form equal keys, of which four squares share one index.
#[test]
fn the_whole_key_is_equal_under_rotations() {
    let layout = w();
    let tables = tables(&layout, ROOK);
    let board = layout.board();
    // a7 is turned to g8, h2 and b1.
    let part = |square: Square| tables.squares[usize::from(layout.numbering.number(square))][0];
    let square = Square(48);
    for occupied in reference::subsets(reference::relevant(board, square, ROOK)) {
        let keys =
            [Symmetry::Identity, Symmetry::Rotate90, Symmetry::Rotate180, Symmetry::Rotate270].map(
                |turn| {
                    let turned = layout.numbering.word(reference::transform(board, occupied, turn));
                    part(board.image(square, turn)).multiplier.key(WordSize::U64, turned)
                },
            );
        assert!(keys.iter().all(|key| *key == keys[0]));
    }
}

/// Twelve numbers on, groups have turned by a quarter: the edges and the inner squares alike.
#[test]
fn a_quarter_turn_adds_12_from_12_up_and_3_below() {
    let layout = w();
    let board = layout.board();
    let corners = [A1, H1, A8, H8];
    for square in board.squares().filter(|square| !corners.contains(square)) {
        let image = layout.numbering.number(board.image(square, Symmetry::Rotate90));
        let expected = match layout.numbering.number(square) {
            number @ 0..12 => (number + 3) % 12,
            number => 12 + number % 48,
        };
        assert_eq!(image, expected);
    }
}

#[test]
fn no_line_of_a_quadrant_holds_two_squares_of_an_inner_group() {
    let layout = w();
    let board = layout.board();
    for group in (12..60).step_by(3) {
        let squares: Vec<Square> =
            (group..group + 3).filter_map(|number| layout.numbering.square(number)).collect();
        let places = squares.iter().map(|&s| (board.file(s), board.rank(s)));
        let places: Vec<(u8, u8)> = places.collect();
        let is_inner = |&(file, rank): &(u8, u8)| (1..7).contains(&file) && (1..7).contains(&rank);
        if places.iter().all(is_inner) {
            let [a, b, c] = places[..] else { panic!("a group has three squares") };
            for (one, other) in [(a, b), (b, c), (a, c)] {
                assert!(one.0 != other.0 && one.1 != other.1);
            }
        }
    }
}

fn tables(layout: &Layout, ride: Leap) -> MagicTables {
    let given = layout.magics.iter().find(|given| given.ride == ride);
    let numbering = &layout.numbering;
    let solved = solve(numbering, WordSize::U64, ride, given, &layout.sliders).unwrap();
    assert_eq!(verify(numbering, &solved), Ok(()));
    let Method::Magic(tables) = solved.method else { panic!("no magics") };
    tables
}

/// By the first square of each class: the bits of the key and how many squares share an index.
fn shared(layout: &Layout, ride: Leap) -> BTreeMap<String, Vec<(u32, usize)>> {
    let (board, tables) = (layout.board(), tables(layout, ride));
    let mut classes = BTreeMap::new();
    for first in board.squares().filter(|&square| is_first(board, square)) {
        let class = board.symmetries().fold(0, |set, s| set | board.image(first, s).bit());
        let mut runs: BTreeMap<(u32, u32), usize> = BTreeMap::new();
        for square in squares_of(class) {
            let part = tables.squares[usize::from(layout.numbering.number(square))][0];
            *runs.entry((part.offset, part.multiplier.key_bits())).or_default() += 1;
        }
        let mut runs: Vec<_> = runs.into_iter().map(|((_, bits), count)| (bits, count)).collect();
        runs.sort_unstable();
        classes.insert(layout.names.square(board, first), runs);
    }
    classes
}

fn is_first(board: Board, square: Square) -> bool {
    board.symmetries().all(|symmetry| board.image(square, symmetry) >= square)
}

/// No rook class of eight can be shared by all with minimal keys and without carries, not even with
/// rotations before the multiplication: `quadrille search` tries all of
/// them for W, as there are 12 unknown bits or fewer. With carries it is not possible either, without
/// rotations, but for b1's class, of which that is not known.
#[test]
fn rooks_share_by_rotation_on_edges_and_inside() {
    let shared = shared(&w(), ROOK);
    let four = |bits| vec![(bits, 4)];
    let two_fours = |bits| vec![(bits, 4), (bits, 4)];
    assert_eq!(shared["a1"], four(12));
    assert_eq!(shared["b1"], two_fours(11));
    // One of the two rotation sets takes occupancies that are rotated before the multiplication: without
    // that it is impossible, see the test of `quadrille search` that tries all magics.
    assert_eq!(shared["c1"], two_fours(11));
    assert_eq!(shared["d1"], two_fours(11));
    for inner in ["b2", "c3", "d4"] {
        assert_eq!(shared[inner], four(10));
    }
    for inner in ["c2", "d2", "d3"] {
        assert_eq!(shared[inner], two_fours(10));
    }
}

#[test]
fn bishops_share_by_all_symmetries() {
    let shared = shared(&w(), BISHOP);
    for (class, bits) in [("a1", 6), ("b2", 5), ("c3", 7), ("d4", 9)] {
        assert_eq!(shared[class], [(bits, 4)], "{class}");
    }
    for (class, bits) in [("b1", 5), ("c1", 5), ("d1", 5), ("c2", 5), ("d2", 5), ("d3", 7)] {
        assert_eq!(shared[class], [(bits, 8)], "{class}");
    }
}

#[test]
fn bytes_of_rook_and_bishop() {
    let mut layout = w();
    let bytes = |layout: &Layout| {
        let size = |ride| {
            let tables = tables(layout, ride);
            tables.index.len() + 8 * tables.sets.len() + 24 * tables.squares.len()
        };
        size(ROOK) + size(BISHOP)
    };
    assert_eq!(bytes(&layout), 81_288);
    layout.sliders.sets = SetStorage::PerLine;
    assert_eq!(bytes(&layout), 43_392);
}

/// What is impossible without a rotation, by the magics of c1's second rotation set: equal keys on all
/// occupancies. Without the rotation of a3 they are not.
#[test]
fn a_rotation_before_the_multiplication_does_what_no_multiplication_does() {
    let layout = w();
    let board = layout.board();
    let squares = [
        ("f1", 0x0040_0240_2004_0040, 0),
        ("a3", 0x0080_0480_4008_0081, 51),
        ("c8", 0x1000_0400_4002_4020, 0),
        ("h6", 0x0200_0200_4004_0024, 0),
    ];
    let square = |name: &str| {
        board.squares().find(|&square| layout.names.square(board, square) == name).unwrap()
    };
    let f1 = square("f1");
    let keys = |name: &str, magic: u64, rotation: u32| -> Vec<u64> {
        let turns =
            [Symmetry::Identity, Symmetry::Rotate90, Symmetry::Rotate180, Symmetry::Rotate270];
        let turn = turns.into_iter().find(|&turn| board.image(f1, turn) == square(name)).unwrap();
        let key = |occupied| {
            let turned = reference::transform(board, occupied, turn);
            let word = layout.numbering.word(turned) as u64;
            word.rotate_left(rotation).wrapping_mul(magic) >> 53
        };
        reference::subsets(reference::relevant(board, f1, ROOK)).map(key).collect()
    };
    let [first, others @ ..] = squares.map(|(name, magic, rotation)| keys(name, magic, rotation));
    assert_eq!(distinct(&first), 2048);
    assert!(others.iter().all(|keys| *keys == first));
    assert_ne!(keys("a3", 0x0080_0480_4008_0081, 0), first);
}

/// "The different keys should be cyclic permutations of each other": of how many inner squares the magics
/// of the rook found are those of the square a quarter turn before, rotated by twelve bits among the 48.
#[test]
fn simply_rotated_magics() {
    let layout = w();
    let tables = tables(&layout, ROOK);
    let board = layout.board();
    let is_inner = |square: &Square| {
        let inside = |coordinate| (1..7).contains(&coordinate);
        inside(board.file(*square)) && inside(board.rank(*square))
    };
    let magic = |square: Square| {
        tables.squares[usize::from(layout.numbering.number(square))][0].multiplier.magic
    };
    let inner: Vec<Square> = board.squares().filter(is_inner).collect();
    let is_rotated = |square: &&Square| {
        // Among the 48 lowest bits, by 12.
        let (own, turned) = (magic(**square), magic(board.image(**square, Symmetry::Rotate90)));
        own >> 48 == 0 && turned == (own >> 12 | own << 36) & ((1 << 48) - 1)
    };
    assert_eq!((inner.iter().filter(is_rotated).count(), inner.len()), (23, 36));
}

/// The documentation of the type draws which squares share an index: those with one letter.
#[test]
fn the_partition_is_drawn() {
    let text = include_str!("../../layouts/w.layout");
    let code = expand_layout(text.parse().unwrap()).to_string();
    let drawn = |lines: &[&str]| code.contains(&lines.join("\\n"));
    assert!(drawn(&[
        "Attacks of `rook` are looked up in 16 indexes: squares with one letter share theirs.",
        "",
        "```text",
        "A G F E D C B A",
        "B H L K J I H G",
    ]));
    assert!(drawn(&["G H I J K L H B", "A B C D E F G A", "```"]));
    assert!(drawn(&[
        "Attacks of `bishop` are looked up in 10 indexes: squares with one letter share theirs.",
        "",
        "```text",
    ]));
}
