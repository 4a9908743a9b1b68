//! Bent riders, compared with a walk that knows nothing of the compiler, in evenly spaced numbers, with words of
//! either size, and in numbers without order.

use quadrille::{Bitboard, BitboardLayout, Color, Moves, Square};
use support::{BISHOP, ROOK, RandomSets};

/// A step, and then a rook outward.
pub enum Griffon {}
/// The rhinoceros of Grant Acedrex, hindered on its leap; it then rides at most two squares.
pub enum Rhino {}
/// A step, and then a cannon's hop.
pub enum Turner {}

macro_rules! board {
    ($(#[$doc:meta])* $name:ident, $($number:tt)*) => {
        quadrille::layout! {
            $(#[$doc])*
            struct $name {
                $($number)*,
                pieces: {
                    rook: R,
                    griffon: [F?R] as crate::bent::Griffon,
                    rhino: [nN?B2] as crate::bent::Rhino,
                    turner: [F-pR] as crate::bent::Turner,
                },
            }
        }
    };
}

board!(
    /// Rank by rank.
    Plain,
    board: 8 x 8, number: rank * 8 + file
);
board!(
    /// Rank by rank, in the wider word.
    Wide,
    board: 9 x 10, number: rank * 9 + file, names: { ranks: "0123456789" }
);
board!(
    /// Numbers in no order.
    Shuffled,
    board: 4 x 5,
    number: [7 3 11 0; 19 14 2 9; 5 16 8 12; 1 18 10 4; 13 6 15 17]
);

board!(
    /// Rank by rank, in the widest word.
    Large,
    board: 12 x 12, number: rank * 12 + file
);
board!(
    /// The widest word without order.
    LargeShuffled,
    board: 13 x 11, number: (rank * 13 + file) * 37 % 143
);

/// The squares along a step up to the first occupied one, at most `most`.
fn ride<L: BitboardLayout>(
    from: Square<L>,
    step: (i8, i8),
    occupied: Bitboard<L>,
    most: usize,
) -> Vec<Square<L>> {
    let mut squares = Vec::new();
    let mut at = from;
    while let Some(next) = at.offset(step.0, step.1).filter(|_| squares.len() < most) {
        squares.push(next);
        if occupied.contains(next) {
            break;
        }
        at = next;
    }
    squares
}

/// The squares behind the first piece along a step, up to the next.
fn hop<L: BitboardLayout>(
    from: Square<L>,
    step: (i8, i8),
    occupied: Bitboard<L>,
) -> Vec<Square<L>> {
    let hurdle = ride(from, step, occupied, 99).last().copied();
    let hurdle = hurdle.filter(|&hurdle| occupied.contains(hurdle));
    hurdle.map_or(Vec::new(), |hurdle| ride(hurdle, step, occupied, 99))
}

type Walk<L> = fn(Square<L>, Bitboard<L>) -> Bitboard<L>;

fn griffon<L: BitboardLayout>(from: Square<L>, occupied: Bitboard<L>) -> Bitboard<L> {
    let mut reached = Bitboard::EMPTY;
    for (a, b) in BISHOP {
        reached |= from.offset(a, b).into_iter().collect::<Bitboard<L>>();
        if let Some(bend) = from.offset(a, b).filter(|&bend| !occupied.contains(bend)) {
            let along = [(a, 0), (0, b)].map(|step| ride(bend, step, occupied, 99));
            reached |= along.concat().into_iter().collect::<Bitboard<L>>();
        }
    }
    reached
}

fn rhino<L: BitboardLayout>(from: Square<L>, occupied: Bitboard<L>) -> Bitboard<L> {
    let mut reached = Bitboard::EMPTY;
    for (a, b) in ROOK {
        let beside = from.offset(a, b).filter(|&beside| !occupied.contains(beside));
        for side in [1, -1].into_iter().filter(|_| beside.is_some()) {
            let out = if a == 0 { (side, b) } else { (a, side) };
            let bend = from.offset(a + out.0, b + out.1);
            reached |= bend.into_iter().collect::<Bitboard<L>>();
            let bend = bend.filter(|&bend| !occupied.contains(bend));
            reached |= bend
                .map_or(Vec::new(), |bend| ride(bend, out, occupied, 2))
                .into_iter()
                .collect::<Bitboard<L>>();
        }
    }
    reached
}

fn turner<L: BitboardLayout>(from: Square<L>, occupied: Bitboard<L>) -> Bitboard<L> {
    let mut reached = Bitboard::EMPTY;
    for (a, b) in BISHOP {
        if let Some(bend) = from.offset(a, b).filter(|&bend| !occupied.contains(bend)) {
            let along = [(a, 0), (0, b)].map(|step| hop(bend, step, occupied));
            reached |= along.concat().into_iter().collect::<Bitboard<L>>();
        }
    }
    reached
}

/// Compares attacks, moves and attackers of a piece with the walk.
fn check<L: Moves<P>, P>(walk: Walk<L>) {
    let mut random = RandomSets::new(44);
    for occupied in (0..9).map(|round| random.set::<L>(round % 3 + 1)) {
        for from in Square::<L>::all() {
            let attacks = walk(from, occupied);
            assert_eq!(from.attacks_by::<P>(Color::White, occupied), attacks, "{from}");
            let moves = from.moves_by::<P>(Color::Black, occupied);
            assert_eq!(moves, attacks.difference(occupied), "{from}");
            let attacks = |other: &Square<L>| walk(*other, occupied).contains(from);
            let attackers: Bitboard<L> = Square::all().filter(attacks).collect();
            assert_eq!(from.attackers_by::<P>(Color::White, occupied), attackers, "{from}");
        }
    }
}

fn check_each<L: Moves<Griffon> + Moves<Rhino> + Moves<Turner>>() {
    check::<L, Griffon>(griffon);
    check::<L, Rhino>(rhino);
    check::<L, Turner>(turner);
}

#[test]
fn bent_riders_go_where_a_walk_goes() {
    check_each::<Plain>();
    check_each::<Wide>();
    check_each::<Shuffled>();
    check_each::<Large>();
    check_each::<LargeShuffled>();
}
