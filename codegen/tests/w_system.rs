//! H. G. Muller's W system: the claims of its author (`WinBoard` Forum, post 27402, "OK, this is as good as it
//! gets"), and the sharing of the magics in its description.

use std::collections::BTreeMap;

use quadrille_codegen::model::{Board, Layout, Leap, SetStorage, Square, WordSize, squares_of};
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

/// An edge of the board, and a rook's key there.
///
/// Muller brings the edge's six squares into the six highest bits of the key, in which an inner
/// square fills the hole that the rook leaves: for a rook on 2' the groups 2 and 2', for one on 2
/// the groups 2' and 2. His shifts are slips: 30 for 28, 27 for 25 and 33 for 31 (two too
/// many), 54 for 55 and 57 for 58 (one too few). The second case works on edge 4 only, whatever the
/// shifts: what brings 2 to the second three bits brings `s`, the group above it, to the first, and a
/// rook on 2 sees a square of `s`; above 4 there are only corners. In the other order, first the
/// half-edge that the rook is on, it works on edges 1, 2 and 3, and on edge 4 the group `o` above 4'
/// is in the way. So the six bits can be made equal under the mirror of every edge.
struct Edge {
    /// The unprimed half-edge's lowest number, from which inner groups are counted down.
    half: u32,
    /// The primed half-edge's lowest number.
    primed: u32,
}

/// Edges 1 to 4, clockwise.
const EDGES: [Edge; 4] = [
    Edge { half: 21, primed: 0 },
    Edge { half: 33, primed: 3 },
    Edge { half: 45, primed: 6 },
    Edge { half: 57, primed: 9 },
];

/// Which half-edge has the three highest bits.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Order {
    /// The one that the rook is on.
    RookFirst,
    /// The other, as Muller has it.
    RookLast,
}

impl Edge {
    /// The magic for a rook on one of the half-edges: what brings its half-edge and the inner group
    /// that fills the hole to the same bits, and the other half-edge to the others.
    fn magic(&self, order: Order, on_primed: bool) -> u64 {
        let Edge { half, primed } = *self;
        let (rook, other) = if order == Order::RookFirst { (61, 58) } else { (58, 61) };
        // On 2' it is b that fills the hole, and on 2 it is B.
        if on_primed {
            magic(&[rook - primed, rook - (half - 3), other - half])
        } else {
            magic(&[rook - half, rook - (half - 6), other - primed])
        }
    }

    /// The six highest bits of the key.
    fn key(&self, order: Order, on_primed: bool, occupied: u64) -> u64 {
        occupied.wrapping_mul(self.magic(order, on_primed)) >> 58
    }

    /// The order in which a rook on the unprimed half-edge works.
    fn order(&self) -> Order {
        if self.half == 57 { Order::RookLast } else { Order::RookFirst }
    }

    /// Whether a magic makes the six bits those of the edge's squares, the rook's own half last and its
    /// hole filled, on all occupancies that leave some numbers empty.
    fn collects(&self, layout: &Layout, on_primed: bool, magic: u64, empty: u64) -> bool {
        self.squares(layout, on_primed).into_iter().all(|square| {
            let relevant = reference::relevant(layout.board(), square, ROOK);
            let words = reference::subsets(relevant).map(|set| layout.numbering.word(set) as u64);
            words.filter(|occupied| occupied & empty == 0).all(|occupied| {
                occupied.wrapping_mul(magic) >> 58
                    == self.expected(Order::RookLast, on_primed, occupied)
            })
        })
    }

    /// Whether the six bits are the edge's squares, the hole filled, on all occupancies.
    fn holds(&self, layout: &Layout, order: Order, square: Square, on_primed: bool) -> bool {
        reference::subsets(reference::relevant(layout.board(), square, ROOK)).all(|occupied| {
            let occupied = layout.numbering.word(occupied) as u64;
            self.key(order, on_primed, occupied) == self.expected(order, on_primed, occupied)
        })
    }

    /// The edge's squares as six bits, the hole filled.
    fn expected(&self, order: Order, on_primed: bool, occupied: u64) -> u64 {
        let (half, primed) = (self.half, self.primed);
        let [rook, inner, other] =
            if on_primed { [primed, half - 3, half] } else { [half, half - 6, primed] };
        let group = |first: u32| occupied >> first & 7;
        let (rook, other) = (group(rook) | group(inner), group(other));
        if order == Order::RookFirst { rook << 3 | other } else { other << 3 | rook }
    }

    /// The squares of a half-edge.
    fn squares(&self, layout: &Layout, on_primed: bool) -> Vec<Square> {
        let first = if on_primed { self.primed } else { self.half } as u8;
        (first..first + 3).filter_map(|number| layout.numbering.square(number)).collect()
    }
}

#[test]
fn the_hole_of_a_half_edge_is_filled_by_the_one_square_of_an_inner_group_that_the_rook_sees() {
    let layout = w();
    for edge in &EDGES {
        // B for a rook on 2, and b for one on 2'.
        for (on_primed, inner) in [(false, edge.half - 6), (true, edge.half - 3)] {
            for square in edge.squares(&layout, on_primed) {
                let seen = reference::relevant(layout.board(), square, ROOK);
                let seen = layout.numbering.word(seen) as u64 >> inner & 7;
                let hole = u32::from(layout.numbering.number(square));
                let hole = hole - if on_primed { edge.primed } else { edge.half };
                assert_eq!(seen, 1 << hole);
            }
        }
    }
}

/// On edges 1 to 3 the rook on 2' sees squares of `p` and of `b` that may carry together into the
/// six bits. One shift more lets their images, of `s` and of `B`, do the same for the rook on 2.
#[test]
fn the_six_edge_bits_of_the_key_are_equal_under_mirrors() {
    let layout = w();
    let board = layout.board();
    let word = |set| layout.numbering.word(set) as u64;
    for (index, edge) in EDGES.iter().enumerate() {
        // Along the edge, to its other half.
        let along = [Symmetry::FlipHorizontal, Symmetry::FlipVertical][index % 2];
        for square in edge.squares(&layout, false) {
            assert!(edge.squares(&layout, true).contains(&board.image(square, along)));
            for occupied in reference::subsets(reference::relevant(board, square, ROOK)) {
                let mirrored = reference::transform(board, occupied, along);
                let magics = [true, false].map(|on_primed| edge.magic(edge.order(), on_primed));
                let carries =
                    if edge.order() == Order::RookFirst { 1 << (52 - edge.half) } else { 0 };
                assert_eq!(
                    word(mirrored).wrapping_mul(magics[0]) >> 58,
                    word(occupied).wrapping_mul(magics[1] | carries) >> 58,
                );
            }
        }
    }
}

/// As Muller has it but for the shifts, 28 and 55 on edge 2, and what is the same on the others.
#[test]
fn case_1_of_its_author_works_on_every_edge() {
    let layout = w();
    assert_eq!(EDGES[1].magic(Order::RookLast, true), magic(&[28, 55]));
    for edge in &EDGES {
        for square in edge.squares(&layout, true) {
            assert!(edge.holds(&layout, Order::RookLast, square, true));
        }
    }
}

/// On edge 2 shifts 25, 31 and 58 bring the groups where case 2 wants them, and `s` as well.
#[test]
fn case_2_of_its_author_works_on_edge_4_alone_and_the_other_order_on_the_others() {
    let layout = w();
    assert_eq!(EDGES[1].magic(Order::RookLast, false), magic(&[25, 31, 58]));
    for edge in &EDGES {
        let is_last = edge.half == 57;
        for square in edge.squares(&layout, false) {
            assert_eq!(edge.holds(&layout, Order::RookLast, square, false), is_last);
            assert_eq!(edge.holds(&layout, Order::RookFirst, square, false), !is_last);
        }
    }
}

/// No other magic helps: a bit of the magic that carries one square to a bit of the key carries
/// the square three numbers above it three bits up, and the rook sees one in both.
#[test]
fn what_is_in_the_way_is_seen_and_lies_three_numbers_above() {
    let layout = w();
    let board = layout.board();
    for (edge, first) in [(0, 21), (1, 33), (2, 45), (3, 9)] {
        for square in EDGES[edge].squares(&layout, false) {
            let seen = layout.numbering.word(reference::relevant(board, square, ROOK)) as u64;
            assert_eq!((seen >> (first + 3) & 7).count_ones(), 1);
        }
    }
}

/// What the keys of a rotation set of edges have in common beyond the edge, they have altogether:
/// the magics in the description form equal keys, of which four squares share one index.
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
        let at = squares.iter().map(|&s| (board.file(s), board.rank(s)));
        let at: Vec<(u8, u8)> = at.collect();
        let is_inner = |&(file, rank): &(u8, u8)| (1..7).contains(&file) && (1..7).contains(&rank);
        if at.iter().all(is_inner) {
            let [a, b, c] = at[..] else { panic!("a group has three squares") };
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
    verify(numbering, &solved).unwrap();
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

/// Shifts of the cases for edges that are slips: what Muller has leaves the six bits wrong.
#[test]
fn the_shifts_of_both_cases_as_its_author_has_them_do_not_work() {
    let layout = w();
    let edge = &EDGES[1];
    // Case 1: 30 and 54, where 28 and 55 are right; each is wrong by itself.
    let holds = |given: &[u32]| edge.collects(&layout, true, magic(given), 0);
    assert!(holds(&[28, 55]));
    assert!(!holds(&[30, 54]) && !holds(&[28, 54]) && !holds(&[30, 55]));
    // Case 2: 27, 33 and 57, where 25, 31 and 58 bring the groups to their bits, and `s` above them as
    // well. Where nothing stands on `s` these are right; each of the others is wrong by itself.
    let s = 7 << (edge.half + 3);
    let holds = |given: &[u32]| edge.collects(&layout, false, magic(given), s);
    assert!(holds(&[25, 31, 58]));
    for given in [[27, 33, 57], [27, 31, 58], [25, 33, 58], [25, 31, 57]] {
        assert!(!holds(&given), "{given:?}");
    }
    assert!(!edge.collects(&layout, false, magic(&[25, 31, 58]), 0));
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
