//! H. G. Muller's W system: what its author says of it, and what the magics in its description
//! share.

use std::collections::BTreeMap;

use quadrille_codegen::board::{Board, Square};
use quadrille_codegen::layout::{Layout, Leap, WordSize, squares_of};
use quadrille_codegen::read::read_source;
use quadrille_codegen::reference;
use quadrille_codegen::solve::sliders::{Method, Tables, solve};
use quadrille_codegen::verify::sliders::verify;
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
fn the_printed_magic_brings_edges_1_and_2_into_the_key_of_h8() {
    let keys = corner_keys(&w(), Symmetry::Identity, magic(&[28, 31, 55]));
    assert_eq!(distinct(&keys), 4096);
}

#[test]
fn edges_4_and_1_as_printed_collide_and_with_shift_34_are_the_mirror_image() {
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

fn tables(layout: &Layout, ride: Leap) -> Tables {
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
        let class = board.symmetries().iter().fold(0, |set, &s| set | board.image(first, s).bit());
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
    board.symmetries().iter().all(|&symmetry| board.image(square, symmetry) >= square)
}

/// No rook class of eight can be shared by all with equal windows: `quadrille-search` tries all of
/// them for W, as there are 12 unknown bits or fewer.
#[test]
fn rooks_share_by_rotation_on_edges_and_inside() {
    let shared = shared(&w(), ROOK);
    let four = |bits| vec![(bits, 4)];
    let two_fours = |bits| vec![(bits, 4), (bits, 4)];
    assert_eq!(shared["a1"], four(12));
    assert_eq!(shared["b1"], two_fours(11));
    // Of c1 and d1 only one of the two rotation sets is known to share 11 bits.
    assert_eq!(shared["c1"], [(11, 4), (12, 4)]);
    assert_eq!(shared["d1"], [(11, 1), (11, 1), (11, 2), (11, 4)]);
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
fn rook_and_bishop_take_less_than_88_000_bytes_and_per_class_less_than_45_000() {
    let mut layout = w();
    let bytes = |layout: &Layout| {
        let size = |ride| {
            let tables = tables(layout, ride);
            let images = tables.images.as_ref().map_or(0, Vec::len);
            tables.index.len() + 8 * tables.sets.len() + 24 * tables.squares.len() + images
        };
        size(ROOK) + size(BISHOP)
    };
    assert!(bytes(&layout) < 88_000, "{}", bytes(&layout));
    layout.sliders.per_class = true;
    assert!(bytes(&layout) < 45_000, "{}", bytes(&layout));
}
