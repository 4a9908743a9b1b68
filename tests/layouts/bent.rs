//! Bent riders against a walk that knows nothing of the compiler: on two boards rank by rank, and on two without order in
//! their numbers.

use quadrille::{Bitboard, BitboardLayout, Color, Moves, Square};
use support::{BISHOP, ROOK, Random};

/// A step, and then a rook outward.
pub enum Griffon {}
/// A step, and then a bishop outward.
pub enum Manticore {}
/// The griffon along files.
pub enum Ship {}
/// The rhinoceros of Grant Acedrex, hindered on its leap, which then rides two squares at most.
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
                    manticore: [W?B] as crate::bent::Manticore,
                    ship: [
                        (+1,+1) > (0,+1)..., (-1,+1) > (0,+1)..., (+1,-1) > (0,-1)..., (-1,-1) > (0,-1)...
                    ] as crate::bent::Ship,
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
    /// Numbers that jump.
    Scattered,
    board: 8 x 8, number: (rank * 8 + file) * 37 % 64
);
board!(
    /// Numbers in no order.
    Shuffled,
    board: 4 x 5,
    number: [7 3 11 0; 19 14 2 9; 5 16 8 12; 1 18 10 4; 13 6 15 17]
);

/// The squares along a step up to the first occupied one, so many at most.
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
    walk(from, occupied, &BISHOP, |_, (a, b)| vec![(a, 0), (0, b)], 99)
}

fn ship<L: BitboardLayout>(from: Square<L>, occupied: Bitboard<L>) -> Bitboard<L> {
    walk(from, occupied, &BISHOP, |_, (_, b)| vec![(0, b)], 99)
}

fn manticore<L: BitboardLayout>(from: Square<L>, occupied: Bitboard<L>) -> Bitboard<L> {
    let on =
        |_, (a, b): (i8, i8)| if a == 0 { vec![(1, b), (-1, b)] } else { vec![(a, 1), (a, -1)] };
    walk(from, occupied, &ROOK, on, 99)
}

fn rhino<L: BitboardLayout>(from: Square<L>, occupied: Bitboard<L>) -> Bitboard<L> {
    let mut reached = Bitboard::EMPTY;
    for (a, b) in ROOK {
        let beside = from.offset(a, b).filter(|&beside| !occupied.contains(beside));
        for side in [1, -1].into_iter().filter(|_| beside.is_some()) {
            let out = if a == 0 { (side, b) } else { (a, side) };
            reached |= walk(from, occupied, &[(a + out.0, b + out.1)], |_, _| vec![out], 2);
        }
    }
    reached
}

fn turner<L: BitboardLayout>(from: Square<L>, occupied: Bitboard<L>) -> Bitboard<L> {
    let mut reached = Bitboard::EMPTY;
    for (a, b) in BISHOP {
        let bend = from.offset(a, b).filter(|&bend| !occupied.contains(bend));
        for step in [(a, 0), (0, b)] {
            reached.extend(bend.into_iter().flat_map(|bend| hop(bend, step, occupied)));
        }
    }
    reached
}

/// The first steps, and of those that lead to empty squares the rides.
fn walk<L: BitboardLayout>(
    from: Square<L>,
    occupied: Bitboard<L>,
    first: &[(i8, i8)],
    on: impl Fn(Square<L>, (i8, i8)) -> Vec<(i8, i8)>,
    most: usize,
) -> Bitboard<L> {
    let mut reached = Bitboard::EMPTY;
    for &step in first {
        let Some(bend) = from.offset(step.0, step.1) else { continue };
        reached.add(bend);
        if !occupied.contains(bend) {
            for ride_on in on(bend, step) {
                reached.extend(ride(bend, ride_on, occupied, most));
            }
        }
    }
    reached
}

/// Attacks, moves, attackers, paths and relevant squares of a piece against the walk.
fn check<L: Moves<P>, P>(walk: Walk<L>) {
    let mut random = Random::new(44);
    for occupied in (0..9).map(|round| random.set::<L>(round % 3 + 1)) {
        let attacks = |from: Square<L>| walk(from, occupied);
        for from in Square::<L>::all() {
            assert_eq!(from.attacks_by::<P>(Color::White, occupied), attacks(from), "{from}");
            let moves = from.moves_by::<P>(Color::Black, occupied);
            assert_eq!(moves, attacks(from).difference(occupied), "{from}");
            let attackers = Square::all().filter(|&other| attacks(other).contains(from)).collect();
            assert_eq!(from.attackers_by::<P>(Color::White, occupied), attackers, "{from}");
            let relevant = from.relevant_by::<P>(Color::White);
            assert_eq!(walk(from, occupied.intersection(relevant)), attacks(from), "{from}");
        }
    }
}

fn check_path<L: Moves<P>, P>(walk: Walk<L>) {
    for from in Square::<L>::all() {
        for to in walk(from, Bitboard::EMPTY) {
            // What is passed blocks, on one way at least.
            let path = from.path_by::<P>(Color::White, to);
            assert!(!walk(from, path).contains(to) || path.is_empty(), "{from} {to}");
            assert!(walk(from, path.complement()).contains(to), "{from} {to}");
        }
    }
}

macro_rules! checked {
    ($($test:ident: $layout:ident;)*) => {$(
        #[test]
        fn $test() {
            check::<$layout, Griffon>(griffon);
            check::<$layout, Manticore>(manticore);
            check::<$layout, Ship>(ship);
            check::<$layout, Rhino>(rhino);
            check::<$layout, Turner>(turner);
            check_path::<$layout, Griffon>(griffon);
            check_path::<$layout, Ship>(ship);
        }
    )*};
}

checked! {
    bent_riders_on_8_by_8: Plain;
    bent_riders_on_9_by_10: Wide;
    bent_riders_of_numbers_that_jump: Scattered;
    bent_riders_of_numbers_in_no_order: Shuffled;
}
