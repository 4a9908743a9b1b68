//! H. G. Muller's W system: its author's corner keys (`WinBoard` Forum, post 27402, "OK, this is as good as it
//! gets"), and the sharing of the magics in its description.

use quadrille_runtime::U256;
use std::collections::BTreeMap;

use quadrille_codegen::model::{Layout, Leap, SetStorage, Square, squares_of};
use quadrille_codegen::{expand_layout, reference};
use quadrille_runtime::Symmetry;

use crate::numberings::standard_layout;
use crate::riders::{BISHOP, ROOK, magics, of_layout, total};

const A1: Square = Square(0);
const H1: Square = Square(7);
const A8: Square = Square(56);
const H8: Square = Square(63);

fn w() -> Layout {
    standard_layout("w")
}

/// The magic that adds copies of the occupancy with these shifts.
fn magic(shifts: &[u32]) -> u64 {
    shifts.iter().fold(0, |magic, shift| magic | 1 << shift)
}

/// The 12-bit keys of all occupancies of the rook on h8, mapped to another corner.
fn corner_keys(layout: &Layout, symmetry: Symmetry, magic: u64) -> Vec<u64> {
    let board = layout.board();
    let relevant = reference::relevant(board, H8, ROOK);
    let key = |occupied| {
        let carried = reference::transform(board, occupied, symmetry);
        (layout.numbering.word(carried).low() as u64).wrapping_mul(magic) >> 52
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
fn edges_4_and_1_as_its_author_has_them_collide_and_with_shift_34_are_the_mirror_image() {
    let layout = w();
    let mirrored = |shift| corner_keys(&layout, Symmetry::FlipHorizontal, magic(&[1, shift, 52]));
    assert_eq!(distinct(&mirrored(33)), 2304);
    assert_eq!(distinct(&mirrored(34)), 4096);
    // The key of h8 is its author's own; h8 and a8 have one key, and so one index.
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

#[test]
fn no_line_of_a_quadrant_holds_two_squares_of_an_inner_group() {
    let layout = w();
    let board = layout.board();
    for group in (12..60).step_by(3) {
        let squares = (group..group + 3).filter_map(|number| layout.numbering.square(number));
        let at: Vec<(u8, u8)> = squares.map(|s| (board.file(s), board.rank(s))).collect();
        let is_inner = |&(file, rank): &(u8, u8)| (1..7).contains(&file) && (1..7).contains(&rank);
        if at.iter().all(is_inner) {
            let [a, b, c] = at[..] else { panic!("a group has three squares") };
            for (one, other) in [(a, b), (b, c), (a, c)] {
                assert!(one.0 != other.0 && one.1 != other.1);
            }
        }
    }
}

/// The bits of keys, and the number of squares that share an index, by the first square of each class.
fn shared(layout: &Layout, ride: Leap) -> BTreeMap<String, Vec<(u32, usize)>> {
    let (board, tables) = (layout.board(), magics(of_layout(layout, ride)));
    let mut classes = BTreeMap::new();
    let is_first =
        |square: &Square| board.symmetries().all(|it| board.image(*square, it) >= *square);
    for first in board.squares().filter(is_first) {
        let class = board.symmetries().fold(U256::MIN, |set, s| set | board.image(first, s).bit());
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

/// In no rook class of eight can all squares share minimal keys without carries, even with rotations before
/// the multiplication: for W `quadrille search` tries all keys, since at most 12 bits are unknown. With carries
/// and without rotations it is impossible too, except perhaps for b1's class.
#[test]
fn rooks_share_by_rotation_on_edges_and_inside() {
    let shared = shared(&w(), ROOK);
    let four = |bits| vec![(bits, 4)];
    let two_fours = |bits| vec![(bits, 4), (bits, 4)];
    assert_eq!(shared["a1"], four(12));
    assert_eq!(shared["b1"], two_fours(11));
    // Either of the two rotation sets needs occupancies that are rotated before the multiplication; a test of
    // `quadrille search` tries all magics and shows that it is impossible without.
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
    assert_eq!(total(&layout), 81_288);
    layout.sliders.sets = SetStorage::PerLine;
    assert_eq!(total(&layout), 43_392);
}

/// The documentation of the type draws the squares that share an index with the same letter.
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
