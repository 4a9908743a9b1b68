//! Rotary and Pinwheel: a quarter turn of the board is one rotation of the word, so that four squares have one magic, one
//! index and one list of sets. In Pinwheel mirror images share an index too.

use quadrille_circuits::Objective;
use quadrille_circuits::circuit::Circuit;
use quadrille_circuits::solve::bit_permutation;
use quadrille_codegen::model::{
    Board, Layout, Numbering, SetStorage, SliderMethod, Square, WordSize,
};
use quadrille_codegen::proof::bitboard_maps::flip_map;
use quadrille_runtime::Symmetry;

use crate::numberings::standard_layout;
use crate::riders::{RIDES, magics, of_layout, total};

fn rotary() -> Layout {
    standard_layout("rotary")
}

fn pinwheel() -> Layout {
    standard_layout("pinwheel")
}

#[test]
fn a_quarter_turn_adds_sixteen() {
    let layout = pinwheel();
    let (board, numbering) = (layout.board(), &layout.numbering);
    for square in board.squares() {
        let turned = numbering.number(board.image(square, Symmetry::Rotate90));
        assert_eq!(turned, (numbering.number(square) + 16) % 64);
    }
}

/// All squares that mirrors and turns exchange have one index: H. G. Muller asked for this "if it can be done in
/// practice" (seed 000, on the W system).
#[test]
fn whole_classes_share() {
    let layout = pinwheel();
    let board = layout.board();
    for ride in RIDES {
        let indexes = of_layout(&layout, ride).indexes(&layout.numbering);
        let index = |square: Square| indexes.iter().position(|index| index.contains(&square));
        assert_eq!(indexes.len(), 10);
        for square in board.squares() {
            let images = board.symmetries().map(|by| board.image(square, by));
            assert!(images.into_iter().all(|image| index(image) == index(square)), "{square:?}");
        }
    }
}

#[test]
fn sixteen_squares_of_rotary_have_magics_and_they_stand_for_all() {
    for ride in RIDES {
        let turns = of_layout(&rotary(), ride).rotated.unwrap();
        let slots: Vec<u8> = turns.bases.iter().map(|base| base % 16).collect();
        assert!(slots.into_iter().eq(0..16));
    }
}

#[test]
fn keys_have_no_more_bits_than_relevant_squares() {
    for (layout, ride) in [rotary(), pinwheel()].iter().flat_map(|it| RIDES.map(|ride| (it, ride)))
    {
        for part in magics(of_layout(layout, ride)).squares.iter().flatten() {
            assert!(part.multiplier.key_bits() <= part.mask.count_ones());
        }
    }
}

#[test]
fn bytes_of_rook_and_bishop() {
    for (mut layout, per_square, per_line) in
        [(rotary(), 40_240, 30_848), (pinwheel(), 31_568, 21_632)]
    {
        assert_eq!(total(&layout), per_square);
        layout.sliders.sets = SetStorage::PerLine;
        assert_eq!(total(&layout), per_line);
    }
    let mut rotary = rotary();
    rotary.sliders.method = SliderMethod::Pext;
    assert!(total(&rotary) < 55_000, "{}", total(&rotary));
}

/// The compiler's circuit for a symmetry of bitboards.
fn bitboard(numbering: &Numbering, symmetry: Symmetry) -> Circuit {
    bit_permutation(&flip_map(numbering, WordSize::U64, symmetry), Objective::Latency)
}

/// The operations of the shortest mirror of a bitboard.
fn operations_of_a_mirror(numbering: &Numbering) -> u32 {
    let mirrors = [
        Symmetry::FlipVertical,
        Symmetry::FlipHorizontal,
        Symmetry::FlipDiagonal,
        Symmetry::FlipAntiDiagonal,
    ];
    let circuits = mirrors.map(|by| bitboard(numbering, by));
    circuits.map(|circuit| circuit.cost().operations).into_iter().min().expect("four mirrors")
}

/// The number of attack sets of rook and bishop on a square.
fn sets(board: Board, square: Square) -> usize {
    let (file, rank) = (board.file(square), board.rank(square));
    let (right, up) = (7 - file, 7 - rank);
    let rook = [file, right, rank, up];
    let bishop = [file.min(rank), file.min(up), right.min(rank), right.min(up)];
    let outcomes =
        |rays: [u8; 4]| rays.map(|ray| usize::from(ray.max(1))).iter().product::<usize>();
    outcomes(rook) + outcomes(bishop)
}

/// The guide's figures on sets that mirrors share too: the bytes that are left, and the cost of a mirror, here and in
/// numberings in which quarter turns and mirrors both take few operations.
#[test]
fn sets_that_mirrors_share() {
    let layout = pinwheel();
    let board = layout.board();
    let is_first = |square: &Square, symmetries: &[Symmetry]| {
        symmetries.iter().all(|&by| *square <= board.image(*square, by))
    };
    let count = |symmetries: &[Symmetry]| -> usize {
        board.squares().filter(|it| is_first(it, symmetries)).map(|it| sets(board, it)).sum()
    };
    let turns = [Symmetry::Rotate90, Symmetry::Rotate180, Symmetry::Rotate270];
    let index = 16_384 + 1_024;
    assert_eq!((count(&turns), index + 8 * count(&turns)), (1_582, 30_064));
    assert_eq!((count(&Symmetry::ALL), index + 8 * count(&Symmetry::ALL)), (1_036, 25_696));
    assert_eq!(operations_of_a_mirror(&layout.numbering), 16);

    // Quarter turns rotate the word by two bytes. A mirror swaps its bytes; the bits of the diagonals, the upper two
    // of each byte, then move one or three bytes further.
    let eight = [
        6, 40, 41, 42, 50, 49, 48, 54, 0, 14, 43, 44, 52, 51, 62, 24, 1, 3, 7, 45, 53, 55, 27, 25,
        2, 4, 5, 15, 63, 29, 28, 26, 58, 60, 61, 31, 47, 37, 36, 34, 57, 59, 23, 21, 13, 39, 35,
        33, 56, 30, 19, 20, 12, 11, 46, 32, 22, 16, 17, 18, 10, 9, 8, 38,
    ];
    let eight = Numbering::new(board, eight.to_vec()).expect("each number once");
    let turn = bitboard(&eight, Symmetry::Rotate90);
    assert_eq!((turn.cost().operations, operations_of_a_mirror(&eight)), (1, 8));

    let guide = include_str!("../../src/guide/research.md").replace('\n', " ");
    for said in [
        "1,582 sets to 1,036, and 30,064 bytes of index and sets to 25,696",
        "16 operations in `Pinwheel`",
        "one mirror takes 8",
    ] {
        assert!(guide.contains(said), "{said}");
    }
}
