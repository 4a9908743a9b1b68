//! Coordinates, sets, rays, symmetries and attacks of every standard layout, and of numberings for which nothing
//! was tuned, compared with naive code: the code with which random layouts are compared, and more that holds on any
//! board.

use std::collections::HashSet;

use quadrille::{Attacks, Bitboard, BitboardLayout, Color, Direction, Layout, Square, piece};
use support::{BISHOP, KNIGHT, ROOK, RandomSets, king, leap, ride, set_of, squares, steps};

use crate::user::layouts;

/// Calls a generic check for each layout named. Each takes long to compile: layouts after the semicolon need the
/// feature `long`, which `.ci/long layouts` has.
macro_rules! for_each_layout {
    ($check:ident: $($layout:ty),* $(; $($more:ty),*)?) => {
        $( $check::<$layout>(); )*
        $( #[cfg(feature = "long")] { $( $check::<$more>(); )* } )?
    };
}

mod unusual {
    //! Numberings for which nothing was tuned, and boards of odd shapes.
    quadrille::layout! {
        /// A permutation from a random number generator.
        pub struct Shuffled {
            board: 8 x 8,
            number: [
                38 43 20 26 62 32 37 42
                 1 36 47 35 54 13 61 10
                57  8 59 31 63  4 52 56
                40  7 16  0 53 41 24 50
                45  3 18 14 21 44 29 48
                28  9 22 25 23 34 58 60
                15 27  2 12 11 46 39  6
                30 55 51  5 33 17 19 49
            ],
            geometry: compact,
            pieces: { rook: R, bishop: B, queen: Q, knight: N, king: K },
        }

        /// A board wider than high.
        pub struct Wide {
            board: 7 x 3,
            number: file * 3 + (2 - rank),
            geometry: compact,
            pieces: { rook: R, bishop: B, queen: Q, knight: N, king: K },
        }

        /// A single file.
        pub struct Tower {
            board: 1 x 9,
            number: 8 - rank,
            pieces: { rook: R, bishop: B, queen: Q, knight: N, king: K },
        }

        /// A single square.
        pub struct Point {
            board: 1 x 1,
            number: 0,
            pieces: { rook: R, bishop: B, queen: Q, knight: N, king: K },
        }

        /// The largest board.
        pub struct Long {
            board: 16 x 8,
            number: (rank * 16 + file) * 37 % 128,
            geometry: tables,
            pieces: { rook: R, bishop: B, queen: Q, knight: N, king: K },
        }

        /// A board with a hole, without a corner and with a square apart from all others.
        pub struct Torn {
            board: 7 x 6,
            number: [
                 .  .  3  9 17 12  .
                14  0 11  .  5 10  .
                 1 20  .  .  .  6  .
                 8  2  4  . 13 15 19
                 .  . 16  7 18  .  .
                21  .  .  .  .  .  .
            ],
            geometry: compact,
            pieces: { rook: R, bishop: B, queen: Q, knight: N, king: K },
        }

        /// Holes in the numbers and in the board.
        pub struct Ragged {
            board: 16 x 9,
            number: rank * 16 + file where file * rank % 3 != 1,
            bitboard: none,
        }
    }
}
use quadrille::layouts::*;
use unusual::{Long, Point, Ragged, Shuffled, Torn, Tower, Wide};

use crate::large::{Rows12, Rows16, Scattered12, Scattered16, Spaced12, Torn16};
use crate::wide::{ScatteredSets16, Sets12, Sets16, TornSets16};

macro_rules! all_layouts {
    ($check:ident) => {
        for_each_layout!($check: X88, Mailbox, Ragged, Rows16, Scattered16, Rows12, Scattered12, Spaced12, Torn16);
        bitboard_layouts!($check);
    };
}

macro_rules! bitboard_layouts {
    ($check:ident) => {
        full_layouts!($check);
        for_each_layout!($check: Checkers, Glinski, Torn, TornSets16; Draughts, Omega);
    };
}

/// Calls a check for layouts that lack no square.
macro_rules! full_layouts {
    ($check:ident) => {
        for_each_layout!($check: Lerf, Gray, W, Shogi, Board12x10, Shuffled, Wide, Tower, Long, Sets12;
            Sets16, ScatteredSets16, A8, H1, FileMajor, Rotary, Ring, Board5x5, Board6x6, Board10x8, Xiangqi, Point);
    };
}

#[test]
fn numbers_coordinates_steps_and_symmetries_of_squares() {
    fn check<L: Layout>() {
        layouts::squares::<L>(&layouts::board::<L>());
        assert!(Square::<L>::ALL.len() == L::SQUARES && Square::<L>::ALL.is_sorted());
        assert!(Square::in_board_order().eq(squares::<L>().map(|(_, _, square)| square)));
        assert_eq!(Square::<L>::from_coords(L::FILES, 0), None);
        assert_eq!(Square::<L>::from_coords(0, L::RANKS), None);
    }
    all_layouts!(check);
}

#[test]
fn steps_symmetries_rays_and_lines_of_sets() {
    fn check<L: BitboardLayout>() {
        layouts::bitboards::<L>(&layouts::board::<L>());
        let mut random = RandomSets::new(2);
        for set in (0..20).map(|n| random.set::<L>(n % 3)) {
            let beside = set.into_iter().map(|square| leap(square, &steps::<L>())).collect();
            assert_eq!(set.neighbours(), beside, "{set}");
        }
    }
    bitboard_layouts!(check);
}

#[test]
fn names_are_read_and_written() {
    fn check<L: Layout>() {
        let mut seen = HashSet::new();
        for (_, _, square) in squares::<L>() {
            let name = square.to_string();
            assert_eq!(name.parse(), Ok(square));
            assert_eq!(name.to_uppercase().parse(), Ok(square));
            assert!(seen.insert(name));
        }
        for wrong in ["", "e", "0", "zz99", "e44", "é4", "a1 ", "1a1", "66", "c0"] {
            assert!(seen.contains(wrong) || wrong.parse::<Square<L>>().is_err(), "{wrong:?}");
        }
    }
    all_layouts!(check);
    assert_eq!(Shogi::_7G.to_string(), "7g");
    assert_eq!(Xiangqi::E0.to_string(), "e0");
}

#[test]
fn flips_are_called_by_their_names() {
    fn check<L: Layout>() {
        for (file, rank, square) in squares::<L>() {
            assert_eq!(square.flip_vertical().coords(), (file, L::RANKS - 1 - rank));
            assert_eq!(square.flip_horizontal().coords(), (L::FILES - 1 - file, rank));
            assert_eq!(square.rotate_180(), square.flip_vertical().flip_horizontal());
        }
    }
    for_each_layout!(check: X88, Mailbox, Rows16, Scattered16, Rows12, Scattered12, Spaced12);
    full_layouts!(check);
}

#[test]
fn files_ranks_and_diagonals_are_sets() {
    fn check<L: BitboardLayout>() {
        for (file, rank, square) in squares::<L>() {
            assert_eq!(Bitboard::from_file(file), set_of::<L>(|f, _| f == file));
            assert_eq!(Bitboard::from_rank(rank), set_of::<L>(|_, r| r == rank));
            let (df, dr) = (i32::from(file), i32::from(rank));
            let diagonal = set_of::<L>(|f, r| i32::from(f) - i32::from(r) == df - dr);
            assert_eq!(Bitboard::diagonal(square), diagonal);
            let anti_diagonal = set_of::<L>(|f, r| i32::from(f) + i32::from(r) == df + dr);
            assert_eq!(Bitboard::anti_diagonal(square), anti_diagonal);
        }
        assert_eq!(L::DIAGONAL_SETS.len(), usize::from(L::FILES + L::RANKS) - 1);
        assert_eq!(Bitboard::<L>::FULL.count() as usize, L::SQUARES);
        assert_eq!(!Bitboard::<L>::EMPTY, Bitboard::FULL);
    }
    bitboard_layouts!(check);
}

#[test]
fn rays_lines_and_the_squares_between() {
    fn check<L: BitboardLayout>() {
        for (_, _, a) in squares::<L>() {
            for direction in Direction::ALL {
                let Some((files, ranks)) = L::STEPS[direction as usize] else {
                    assert!(a.ray(direction).is_empty());
                    continue;
                };
                let ray = ride(a, &[(files, ranks)], Bitboard::EMPTY);
                assert_eq!(a.ray(direction), ray);
                for b in ray {
                    assert_eq!(a.direction_to(b), Some(direction));
                    assert_eq!(a.ray_through(b), ray);
                    let between = ride(a, &[(files, ranks)], b.bitboard()).without(b);
                    assert_eq!(a.between(b), between);
                    let line = ray | ride(a, &[(-files, -ranks)], Bitboard::EMPTY);
                    assert_eq!(a.line_through(b), line.with(a));
                }
            }
            for b in !ride(a, &steps::<L>(), Bitboard::EMPTY) {
                assert_eq!(a.direction_to(b), None);
                assert!(a.between(b).is_empty() && a.line_through(b).is_empty());
                assert!(a.ray_through(b).is_empty());
            }
        }
    }
    bitboard_layouts!(check);
}

#[test]
fn steps_neighbours_and_distances() {
    fn check<L: BitboardLayout>() {
        let mut random = RandomSets::new(2);
        for (file, rank, square) in squares::<L>() {
            assert_eq!(square.neighbours(), leap(square, &steps::<L>()));
            for (f, r, other) in squares::<L>() {
                let (files, ranks) = (f.abs_diff(file), r.abs_diff(rank));
                assert_eq!(square.distance(other), files.max(ranks));
            }
        }
        for set in (0..100).map(|n| random.set::<L>(n % 3)).collect::<Vec<_>>() {
            for direction in Direction::ALL {
                let moved: Bitboard<L> =
                    set.into_iter().filter_map(|square| square.step(direction)).collect();
                assert_eq!(set.shift(direction), moved, "{set} {direction:?}");
            }
            let beside: Bitboard<L> =
                set.into_iter().map(|square| leap(square, &steps::<L>())).collect();
            assert_eq!(set.neighbours(), beside, "{set}");
        }
    }
    bitboard_layouts!(check);
}

#[test]
fn pawns_of_both_colours() {
    fn check<L: BitboardLayout>() {
        for (color, last) in
            Color::ALL.into_iter().flat_map(|color| (0..L::RANKS).map(move |n| (color, n)))
        {
            let ranks = (0..=last).map(|rank| Bitboard::from_relative_rank(color, rank));
            assert_eq!(Bitboard::<L>::from_relative_ranks(color, 0, last), ranks.collect());
        }
    }
    bitboard_layouts!(check);
}

#[test]
fn leapers_leap() {
    fn check<L: Attacks<piece::Knight> + Attacks<piece::King>>() {
        for (_, _, square) in squares::<L>() {
            assert_eq!(square.knight_attacks(), leap(square, &KNIGHT));
            assert_eq!(square.king_attacks(), leap(square, &king()));
        }
    }
    for_each_layout!(check: Lerf, Gray, W, Shuffled, Wide, Tower, Long, Torn, ScatteredSets16;
        A8, H1, FileMajor, Rotary, Ring, Point, Omega);
}

#[test]
fn sliders_on_crowded_and_empty_boards() {
    fn check<P, L: Attacks<P>>(steps: &[(i8, i8)]) {
        let mut random = RandomSets::new(3);
        for occupancy in (0..60).map(|n| random.set::<L>(n % 5)).collect::<Vec<_>>() {
            for (_, _, square) in squares::<L>() {
                assert_eq!(square.attacks::<P>(occupancy), ride(square, steps, occupancy));
            }
        }
        for (_, _, square) in squares::<L>() {
            assert_eq!(square.attacks_empty::<P>(), ride(square, steps, Bitboard::EMPTY));
        }
    }
    fn rook<L: Attacks<piece::Rook>>() {
        check::<piece::Rook, L>(&ROOK);
    }
    fn queen<L: Attacks<piece::Bishop> + Attacks<piece::Queen>>() {
        check::<piece::Bishop, L>(&BISHOP);
        check::<piece::Queen, L>(&[ROOK, BISHOP].concat());
    }
    full_layouts!(rook);
    for_each_layout!(rook: Torn; Omega);
    for_each_layout!(queen: Lerf, W, Board12x10, Shuffled, Wide, Long, Torn, Sets16, ScatteredSets16, Sets12, TornSets16;
        A8, H1, FileMajor, Gray, Rotary, Ring, Board5x5, Board6x6, Board10x8, Tower, Point, Omega);
    check::<piece::Bishop, Shogi>(&BISHOP);
    check::<piece::Nightrider, Board12x10>(&KNIGHT);
}

#[test]
fn squares_of_numbers_are_those_that_exist() {
    macro_rules! check {
        ($($layout:ident)*) => {$(
            for number in 0..=255 {
                assert_eq!($layout::square(number), Square::<$layout>::new(number));
            }
        )*};
    }
    check!(Lerf W Board5x5 Board12x10 Shogi X88 Mailbox Shuffled Point Checkers Glinski Ragged
        Rows16 Scattered16 Rows12 Scattered12 Spaced12 Torn16);
}

#[test]
fn costs_tell_the_bytes_of_every_table() {
    fn check<L: BitboardLayout>() {
        let size = |name| L::COSTS.iter().find(|cost| cost.name == name).map(|cost| cost.bytes);
        assert_eq!(size("COORDS"), Some(size_of_val(L::COORDS)));
        assert!(size("NUMBER_AT") >= Some(size_of_val(L::NUMBER_AT)));
        assert_eq!(size("FILE_SETS"), Some(size_of_val(L::FILE_SETS)));
        assert_eq!(size("RANK_SETS"), Some(size_of_val(L::RANK_SETS)));
        assert_eq!(size("DIAGONAL_SETS"), Some(size_of_val(L::DIAGONAL_SETS)));
        assert_eq!(size("ANTI_DIAGONAL_SETS"), Some(size_of_val(L::ANTI_DIAGONAL_SETS)));
        assert_eq!(size("RAYS"), Some(size_of_val(L::RAYS)));
        assert_eq!(size("NEIGHBOURS"), Some(size_of_val(L::NEIGHBOURS)));
        assert_eq!(size("DIRECTIONS"), Some(size_of_val(L::DIRECTIONS)));
        assert_eq!(size("PAWN_ATTACKS"), Some(size_of_val(L::PAWN_ATTACKS)));
        assert_eq!(size("PAWN_PUSHES"), Some(size_of_val(L::PAWN_PUSHES)));
    }
    bitboard_layouts!(check);

    let by_two = |costs: &[quadrille::Cost], name| {
        costs.iter().find(|cost| cost.name == name).map(|cost| cost.bytes)
    };
    // On boards of at most 64 squares they are tables, unless the description says otherwise.
    assert_eq!(by_two(Lerf::COSTS, "between"), Some(64 * 64 * 8));
    assert_eq!(by_two(Shuffled::COSTS, "between"), None);
    assert_eq!(by_two(Long::COSTS, "line_through"), Some(128 * 128 * 16));
    assert_eq!(by_two(Shogi::COSTS, "line_through"), None);
}
