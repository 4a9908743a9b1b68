//! Sets written into lists of moves, compared with loops.

use std::fmt::Debug;
use std::mem::MaybeUninit;

use quadrille::layouts::{Board12x10, Checkers, Glinski, Lerf, Omega, Shogi, W};
use quadrille::{Bitboard, BitboardLayout, Direction, MoveStep, Square};
use support::RandomSets;

use crate::wide::TornSets16;

/// A move and its score: eight bytes, two of which are padding.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Scored {
    mv: u16,
    score: i32,
}

/// An entry of a size that no integer has.
type Fields<L> = (Square<L>, Square<L>, u8);

fn sets<L: BitboardLayout>(check: impl Fn(Bitboard<L>)) {
    let mut random = RandomSets::new(1);
    [Bitboard::EMPTY, Bitboard::FULL].into_iter().for_each(&check);
    for square in Square::ALL {
        check(square.bitboard());
    }
    (0..500).for_each(|round| check(random.set(round % 6)));
}

/// Writes an entry for each square, in lists of all lengths that affect how they are written, and checks that
/// nothing is written past the end.
fn every_list<L: BitboardLayout, T: Copy + PartialEq + Debug>(
    unset: T,
    entry: impl Fn(Square<L>) -> T,
) {
    sets::<L>(|set| {
        let expected: Vec<T> = set.into_iter().map(&entry).collect();
        let count = expected.len();
        let rounded = [2, 8, 16, 32].map(|lanes| count.next_multiple_of(lanes));
        for room in rounded.into_iter().chain([count, count + 3, 64, 63, 256]) {
            if room < count {
                continue;
            }
            let mut list = vec![unset; room + 1];
            assert_eq!(set.write(&mut list[..room], &entry), expected);
            assert_eq!(list[room], unset);
        }
        let mut uninit = [MaybeUninit::<T>::uninit(); 256];
        assert_eq!(set.write(&mut uninit, &entry), expected);
    });
}

fn every_entry<L: BitboardLayout>() {
    let first = Square::<L>::ALL[0];
    every_list::<L, _>(u8::MAX, Square::number);
    every_list::<L, _>(u16::MAX, |to| u16::from(to.number()) << 7 | 5);
    every_list::<L, _>(u32::MAX, |to| u32::from(to.number()) << 9 | 1 << 31);
    every_list::<L, _>(u64::MAX, |to| u64::from(to.number()) << 50 | 5);
    every_list::<L, _>((first, first), |to| (to, first));
    every_list::<L, _>((first, 'a'), |to| (to, 'x'));
    every_list::<L, _>(Scored { mv: 0, score: 0 }, |to| Scored {
        mv: u16::from(to.number()) << 7,
        score: -i32::from(to.number()),
    });
    every_list::<L, Fields<L>>((first, first, 1), |to| (to, first, 0));
    every_list::<L, _>((0_u64, false), |to| (to.number().into(), true));
    every_list::<L, _>((), |_| ());
    // This function is a table, which no shift replaces.
    every_list::<L, _>(None, |to| to.offset(1, 1));
}

fn every_step<L: BitboardLayout>() {
    let direct = Direction::ALL.map(|direction| {
        let from = move |to: Square<L>| to.step(direction.opposite());
        (MoveStep::from(direction), Box::new(from) as Box<dyn Fn(Square<L>) -> Option<Square<L>>>)
    });
    let double = Direction::ALL.map(|direction| {
        let back = direction.opposite();
        let from = move |to: Square<L>| to.step(back)?.step(back);
        (MoveStep::from((direction, 2)), Box::new(from) as Box<dyn Fn(Square<L>) -> Option<_>>)
    });
    let offsets = [(1, 2), (-2, 1), (0, -2), (3, 0), (-1, -1), (9, 4), (0, 0), (-128, 127)];
    let leaps = offsets.map(|(files, ranks): (i8, i8)| {
        let from = move |to: Square<L>| to.offset(files.checked_neg()?, -ranks);
        (MoveStep::from((files, ranks)), Box::new(from) as Box<dyn Fn(Square<L>) -> Option<_>>)
    });
    let steps: Vec<_> = direct.into_iter().chain(double).chain(leaps).collect();
    sets::<L>(|set| {
        for (step, from) in &steps {
            let moves = set.into_iter().filter_map(|to| Some((from(to)?, to)));
            let expected: Vec<(Square<L>, Square<L>)> = moves.collect();
            let first = Square::<L>::ALL[0];
            let mut list = [(first, first); 256];
            assert_eq!(set.write_steps(*step, &mut list, |from, to| (from, to)), expected);
            let mut scored = vec![Scored { mv: 0, score: 0 }; expected.len()];
            let written = set.write_steps(*step, &mut scored, |from, to| Scored {
                mv: u16::from(from.number()) << 8 | u16::from(to.number()),
                score: 1,
            });
            let numbers = written.iter().map(|entry| entry.mv);
            assert!(
                numbers.eq(expected
                    .iter()
                    .map(|(from, to)| { u16::from(from.number()) << 8 | u16::from(to.number()) }))
            );
        }
    });
}

/// The function is called only for squares of the board, even if the board lacks some.
fn only_squares<L: BitboardLayout>() {
    let known = |square: Square<L>| assert!(Bitboard::<L>::FULL.contains(square));
    sets::<L>(|set| {
        let mut list = [0_u64; 256];
        set.write(&mut list, |to| {
            known(to);
            u64::from(to.number())
        });
        for step in Direction::ALL.map(MoveStep::from).into_iter().chain([(1, 2).into()]) {
            set.write_steps(step, &mut list, |from, to| {
                known(from);
                known(to);
                u64::from(from.number())
            });
        }
    });
}

#[test]
fn lists_hold_what_loops_find() {
    every_entry::<Lerf>();
    every_entry::<Shogi>();
    every_entry::<Checkers>();
    every_entry::<Board12x10>();
    every_entry::<TornSets16>();
}

#[test]
fn steps_come_from_the_squares_behind() {
    every_step::<Lerf>();
    every_step::<W>();
    every_step::<Shogi>();
    every_step::<Glinski>();
    every_step::<Omega>();
    every_step::<TornSets16>();
}

#[test]
fn functions_are_asked_for_squares_of_the_board() {
    only_squares::<Lerf>();
    only_squares::<W>();
    only_squares::<Shogi>();
    only_squares::<Checkers>();
    only_squares::<Glinski>();
    only_squares::<Omega>();
}

#[test]
#[should_panic(expected = "the list is shorter than the set")]
fn lists_that_are_too_short() {
    Bitboard::<Lerf>::from_rank(0).write(&mut [0; 7], Square::number);
}
