//! Sets written into lists of moves, against loops.

use std::mem::MaybeUninit;

use quadrille::layouts::{Checkers, Glinski, Lerf, Shogi, W};
use quadrille::{Bitboard, BitboardLayout, Direction, Square};
use support::Random;

/// A move of several fields, one of which no shift of numbers gives.
type Fields<L> = (Square<L>, Square<L>, char);

fn moves<L: BitboardLayout>(set: Bitboard<L>) -> Vec<u16> {
    set.into_iter().map(|to| u16::from(to.number()) << 7 | 5).collect()
}

fn sets<L: BitboardLayout>(check: impl Fn(Bitboard<L>)) {
    let mut random = Random::new(1);
    [Bitboard::EMPTY, Bitboard::FULL].into_iter().for_each(&check);
    (0..500).for_each(|round| check(random.set(round % 6)));
}

fn every_list<L: BitboardLayout>() {
    sets::<L>(|set| {
        let (expected, entry) = (moves(set), |to: Square<L>| u16::from(to.number()) << 7 | 5);
        // Room for all squares, for a few more than there are, and for exactly as many.
        for room in [256, expected.len() + 3, expected.len()] {
            let mut list = vec![u16::MAX; room];
            assert_eq!(set.write(&mut list, entry), expected);
        }
        let mut unset = [MaybeUninit::<Fields<L>>::uninit(); 128];
        let written = set.write(&mut unset, |to| (to, to, 'x'));
        assert!(written.iter().copied().eq(set.into_iter().map(|to| (to, to, 'x'))));
    });
}

fn every_step<L: BitboardLayout>() {
    sets::<L>(|set| {
        for direction in Direction::ALL {
            let from = |to: Square<L>| Some((to.step(direction.opposite())?, to));
            let expected: Vec<_> = set.into_iter().filter_map(from).collect();
            let mut list = [(Square::ALL[0], Square::ALL[0]); 128];
            assert_eq!(set.write_steps(direction, &mut list, |from, to| (from, to)), expected);
        }
    });
}

#[test]
fn lists_hold_what_loops_find() {
    every_list::<Lerf>();
    every_list::<Shogi>();
    every_list::<Checkers>();
}

#[test]
fn steps_come_from_the_squares_behind() {
    every_step::<Lerf>();
    every_step::<W>();
    every_step::<Shogi>();
    every_step::<Glinski>();
}

#[test]
#[should_panic(expected = "range end index 8 out of range for slice of length 7")]
fn lists_that_are_too_short() {
    Bitboard::<Lerf>::from_rank(0).write(&mut [0; 7], Square::number);
}
