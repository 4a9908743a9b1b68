//! Sets and pieces of boards of 129 to 256 squares, compared with the naive truth: with numbers in rows and scattered, on
//! boards that lack squares, for both colours. `bent` and `walks` have pieces that turn on such boards.

use std::collections::BTreeSet;

use quadrille::{Bitboard, BitboardLayout, Moves, Square, U256};

use crate::geometry::board;
use crate::user::layouts as naive;
use crate::user::truth::{Cell, Manner, MovementPart, Piece, Step};

macro_rules! types {
    ($($name:ident)*) => { $(pub enum $name {})* };
}
types!(Rook Knight Nightrider Lance Short Horse Cannon Hopper Guard General Listed);

macro_rules! board {
    ($(#[$doc:meta])* $name:ident, $($number:tt)*) => {
        quadrille::layout! {
            $(#[$doc])*
            pub struct $name {
                $($number)*,
                regions: { camp: { white: "a1-d3 f6", black: "c10-h12" } },
                pieces: {
                    rook: R as crate::large_sets::Rook,
                    knight: N as crate::large_sets::Knight,
                    nightrider: NN as crate::large_sets::Nightrider,
                    lance: fR as crate::large_sets::Lance,
                    short: R3 as crate::large_sets::Short,
                    horse: nN as crate::large_sets::Horse,
                    cannon: mRcpR as crate::large_sets::Cannon,
                    hopper: gQ as crate::large_sets::Hopper,
                    guard: W in camp as crate::large_sets::Guard,
                    general: { white: fR, black: F } as crate::large_sets::General,
                    listed: [(+1,+0), (-2,+1), (+0,+1) > (+0,+2)] as crate::large_sets::Listed,
                },
            }
        }
    };
}

board!(
    /// Rank by rank: every byte is a square.
    Rows16,
    board: 16 x 16, number: rank * 16 + file
);
board!(
    /// The same board with numbers in no order.
    Scattered16,
    board: 16 x 16, number: (rank * 16 + file) * 37 % 256
);
board!(
    /// Rank by rank.
    Rows12,
    board: 12 x 12, number: rank * 12 + file
);
board!(
    /// From the last file and the last rank, without squares in the middle and at an edge.
    Holes14,
    board: 14 x 13,
    number: 255 - (rank * 14 + file) where (file < 6 || file > 7 || rank < 4 || rank > 5) && (file != 13 || rank != 3)
);
board!(
    /// The same board with numbers in no order.
    ScatteredHoles14,
    board: 14 x 13,
    number: (rank * 14 + file) * 37 % 182 where (file < 6 || file > 7 || rank < 4 || rank > 5) && (file != 13 || rank != 3)
);

const ROOK: [(Step, &[Step]); 4] = [((0, 1), &[]), ((1, 0), &[]), ((0, -1), &[]), ((-1, 0), &[])];
const BISHOP: [(Step, &[Step]); 4] =
    [((1, 1), &[]), ((1, -1), &[]), ((-1, 1), &[]), ((-1, -1), &[])];
const KNIGHT: [(Step, &[Step]); 8] = [
    ((1, 2), &[(0, 1)]),
    ((-1, 2), &[(0, 1)]),
    ((1, -2), &[(0, -1)]),
    ((-1, -2), &[(0, -1)]),
    ((2, 1), &[(1, 0)]),
    ((2, -1), &[(1, 0)]),
    ((-2, 1), &[(-1, 0)]),
    ((-2, -1), &[(-1, 0)]),
];
const FORWARD: [(Step, &[Step]); 1] = [((0, 1), &[])];
const FREE: MovementPart = MovementPart {
    steps: &ROOK,
    manner: Manner::Ride(255),
    moves: true,
    captures: true,
    only: None,
    on: None,
    within: None,
};

/// The squares of a box, and one more.
fn cells([from, to]: [Cell; 2], one: Option<Cell>) -> &'static [Cell] {
    let of_rank = |rank| (from.0..=to.0).map(move |file| (file, rank));
    let all: BTreeSet<Cell> = (from.1..=to.1).flat_map(of_rank).chain(one).collect();
    Vec::from_iter(all).leak()
}

fn piece(parts: Vec<MovementPart>) -> Piece {
    Piece { parts: parts.leak() }
}

fn check_pieces<L>()
where
    L: Moves<Rook> + Moves<Knight> + Moves<Nightrider> + Moves<Lance> + Moves<Short> + Moves<Horse>,
    L: Moves<Cannon> + Moves<Hopper> + Moves<Guard> + Moves<General> + Moves<Listed>,
{
    let board = &board::<L>();
    let knight: &[(Step, &[Step])] = KNIGHT.map(|(step, _)| (step, &[][..])).to_vec().leak();
    let queen: &[(Step, &[Step])] = [ROOK, BISHOP].concat().leak();
    let once = MovementPart { manner: Manner::Once, ..FREE };
    let camp: &[&[Cell]] =
        vec![cells([(0, 0), (3, 2)], Some((5, 5))), cells([(2, 9), (7, 11)], None)].leak();
    naive::piece::<L, Rook>(board, &piece(vec![FREE]));
    naive::piece::<L, Knight>(board, &piece(vec![MovementPart { steps: knight, ..once }]));
    naive::piece::<L, Nightrider>(board, &piece(vec![MovementPart { steps: knight, ..FREE }]));
    naive::piece::<L, Lance>(board, &piece(vec![MovementPart { steps: &FORWARD, ..FREE }]));
    naive::piece::<L, Short>(board, &piece(vec![MovementPart { manner: Manner::Ride(3), ..FREE }]));
    naive::piece::<L, Horse>(board, &piece(vec![MovementPart { steps: &KNIGHT, ..once }]));
    let hop = MovementPart { manner: Manner::HopAnywhere(255), moves: false, ..FREE };
    naive::piece::<L, Cannon>(board, &piece(vec![MovementPart { captures: false, ..FREE }, hop]));
    let hop = MovementPart { manner: Manner::HopNext(255), steps: queen, ..FREE };
    naive::piece::<L, Hopper>(board, &piece(vec![hop]));
    naive::piece::<L, Guard>(board, &piece(vec![MovementPart { within: Some(camp), ..once }]));
    let white = MovementPart { steps: &FORWARD, only: Some(0), ..FREE };
    let black = MovementPart { steps: &BISHOP, only: Some(1), ..once };
    naive::piece::<L, General>(board, &piece(vec![white, black]));
    let listed: [(Step, &[Step]); 3] = [((1, 0), &[]), ((-2, 1), &[]), ((0, 2), &[(0, 1)])];
    naive::piece::<L, Listed>(
        board,
        &piece(vec![MovementPart { steps: listed.to_vec().leak(), ..once }]),
    );
}

fn check_sets<L: BitboardLayout<Word = U256>>() {
    let board = &board::<L>();
    naive::squares::<L>(board);
    naive::bitboards::<L>(board);
    assert_eq!(Bitboard::<L>::FULL.count() as usize, L::SQUARES);
    for square in Square::<L>::all() {
        assert_eq!(square.bitboard().word(), U256::bit(square.number().into()));
        assert_eq!(Bitboard::<L>::new(U256::bit(square.number().into())).first(), Some(square));
    }
}

#[test]
fn sets_and_lines_are_those_of_the_board() {
    check_sets::<Rows16>();
    check_sets::<Scattered16>();
    check_sets::<Rows12>();
    check_sets::<Holes14>();
    check_sets::<ScatteredHoles14>();
}

#[test]
fn sets_are_converted() {
    naive::converted_sets::<Rows16, Scattered16>(&board::<Rows16>());
    naive::converted_sets::<Scattered16, Rows16>(&board::<Rows16>());
    naive::converted_sets::<Holes14, ScatteredHoles14>(&board::<Holes14>());
}

#[test]
fn pieces_go_where_a_walk_goes_on_16x16() {
    check_pieces::<Rows16>();
    check_pieces::<Scattered16>();
}

#[test]
fn pieces_go_where_a_walk_goes_on_smaller_boards() {
    check_pieces::<Rows12>();
    check_pieces::<Holes14>();
    check_pieces::<ScatteredHoles14>();
}
