//! Sets and pieces of boards of 129 to 256 squares, compared with the naive truth: with numbers in rows and scattered, on
//! boards that lack squares, for both colours. `bent` and `walks` have pieces that turn on such boards.

use std::collections::BTreeSet;

use quadrille::{Bitboard, BitboardLayout, Color, Moves, Square, U256};
use user::layouts::{self as naive, board, set, square};
use user::truth::{Board, Cell, Cells, Manner, MovementPart, Mover, Piece, Random, Standing, Step};

#[allow(dead_code, reason = "shared with the crate of a user, which uses all of it")]
#[path = "differential/src/user/mod.rs"]
mod user;

macro_rules! types {
    ($($name:ident)*) => { $(enum $name {})* };
}
types!(Rook Knight Nightrider Lance Short Horse Cannon Hopper Guard General Listed);

macro_rules! board {
    ($(#[$doc:meta])* $name:ident, $($number:tt)*) => {
        quadrille::layout! {
            $(#[$doc])*
            struct $name {
                $($number)*,
                regions: { camp: { white: "a1-d3 f6", black: "c10-h12" } },
                pieces: {
                    rook: R as crate::Rook,
                    knight: N as crate::Knight,
                    nightrider: NN as crate::Nightrider,
                    lance: fR as crate::Lance,
                    short: R3 as crate::Short,
                    horse: nN as crate::Horse,
                    cannon: mRcpR as crate::Cannon,
                    hopper: gQ as crate::Hopper,
                    guard: W in camp as crate::Guard,
                    general: { white: fR, black: F } as crate::General,
                    listed: [(+1,+0), (-2,+1), (+0,+1) > (+0,+2)] as crate::Listed,
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

/// Compares attacks, moves, attackers and some paths of a piece with the naive ones, for both colours.
fn check<L: Moves<P>, P>(board: &Board, piece: &Piece) {
    let (mut random, name) = (Random(2), std::any::type_name::<P>());
    for (index, color) in [Color::White, Color::Black].into_iter().enumerate() {
        let mover = Mover { board, piece, color: index };
        for chances in [2, 6] {
            let occupied = random.cells(board, chances);
            let hurdles = occupied.iter().copied().filter(|_| random.below(3) > 0).collect();
            let standing = Standing { occupied, hurdles };
            let (occupied, hurdles) = (set::<L>(&standing.occupied), set::<L>(&standing.hurdles));
            let from_each = |from: Cell| (from, mover.attacks(from, &standing));
            let attacks: Vec<(Cell, Cells)> = board.cells().map(from_each).collect();
            for (cell, attacked) in &attacks {
                let from = square::<L>(*cell);
                let found = from.attacks_over::<P>(color, occupied, hurdles);
                assert_eq!(found, set(attacked), "attacks of {name} from {from}");
                let moves = from.moves_over::<P>(color, occupied, hurdles);
                assert_eq!(
                    moves,
                    set(&mover.moves(*cell, &standing)),
                    "moves of {name} from {from}"
                );
                let by = attacks.iter().filter(|(_, attacked)| attacked.contains(cell));
                let by: Bitboard<L> = by.map(|(other, _)| square::<L>(*other)).collect();
                let attackers = from.attackers_over::<P>(color, occupied, hurdles);
                assert_eq!(attackers, by, "attackers by {name} of {from}");
            }
        }
        for from in board.cells().filter(|_| random.below(40) == 0) {
            for to in board.cells() {
                let path = square::<L>(from).path_by::<P>(color, square(to));
                assert_eq!(path, set(&mover.path(from, to)), "path of {name}: {from:?} to {to:?}");
            }
        }
    }
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
    check::<L, Rook>(board, &piece(vec![FREE]));
    check::<L, Knight>(board, &piece(vec![MovementPart { steps: knight, ..once }]));
    check::<L, Nightrider>(board, &piece(vec![MovementPart { steps: knight, ..FREE }]));
    check::<L, Lance>(board, &piece(vec![MovementPart { steps: &FORWARD, ..FREE }]));
    check::<L, Short>(board, &piece(vec![MovementPart { manner: Manner::Ride(3), ..FREE }]));
    check::<L, Horse>(board, &piece(vec![MovementPart { steps: &KNIGHT, ..once }]));
    let hop = MovementPart { manner: Manner::HopAnywhere(255), moves: false, ..FREE };
    check::<L, Cannon>(board, &piece(vec![MovementPart { captures: false, ..FREE }, hop]));
    let hop = MovementPart { manner: Manner::HopNext(255), steps: queen, ..FREE };
    check::<L, Hopper>(board, &piece(vec![hop]));
    check::<L, Guard>(board, &piece(vec![MovementPart { within: Some(camp), ..once }]));
    let white = MovementPart { steps: &FORWARD, only: Some(0), ..FREE };
    let black = MovementPart { steps: &BISHOP, only: Some(1), ..once };
    check::<L, General>(board, &piece(vec![white, black]));
    let listed: [(Step, &[Step]); 3] = [((1, 0), &[]), ((-2, 1), &[]), ((0, 2), &[(0, 1)])];
    check::<L, Listed>(board, &piece(vec![MovementPart { steps: listed.to_vec().leak(), ..once }]));
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
