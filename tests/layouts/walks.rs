//! Hoppers of bounded range, riders that are lame at each step or turn, and pieces with a movement for each colour,
//! compared with a walk from square to square that knows nothing of the compiler: on boards with and without holes,
//! with numbers in rows and scattered.

use quadrille::{Bitboard, Color, Moves};
use support::KNIGHT;
use support::walk::{
    At, FAR, Landing, Route, alike, along, compare, compare_side, hops, rides, rounds, route,
    turns, zigzags,
};

macro_rules! types {
    ($($name:ident)*) => { $(pub enum $name {})* };
}
types!(Cannon Jumper Alfil Nightrider Crooked Rookish Rose Legs Promoted);

macro_rules! board {
    ($(#[$doc:meta])* $name:ident, $($number:tt)*) => {
        quadrille::layout! {
            $(#[$doc])*
            struct $name {
                $($number)*,
                pieces: {
                    cannon: mRpR3 as crate::walks::Cannon,
                    jumper: fgDjA as crate::walks::Jumper,
                    alfil: nAA as crate::walks::Alfil,
                    nightrider: fnNN as crate::walks::Nightrider,
                    crooked: zB as crate::walks::Crooked,
                    rookish: zR3 as crate::walks::Rookish,
                    rose: qN as crate::walks::Rose,
                    legs: asyafW as crate::walks::Legs,
                    promoted: { white: gQ4, black: fnNNcF } as crate::walks::Promoted,
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
    /// Numbers in no order.
    Scattered,
    board: 8 x 8, number: (rank * 8 + file) * 37 % 64
);
board!(
    /// Rank by rank, without four squares in the middle and one at the edge.
    Holes,
    board: 10 x 10, number: rank * 10 + file where (file < 4 || file > 5 || rank < 4 || rank > 5) && (file != 9 || rank != 3)
);
board!(
    /// The same board with numbers in no order.
    ScatteredHoles,
    board: 10 x 10, number: (rank * 10 + file) * 37 % 100 where (file < 4 || file > 5 || rank < 4 || rank > 5) && (file != 9 || rank != 3)
);

board!(
    /// Rank by rank, in the widest word.
    Large,
    board: 12 x 12, number: rank * 12 + file
);
board!(
    /// The widest word without order, and without five squares.
    LargeHoles,
    board: 12 x 13, number: (rank * 12 + file) * 37 % 156 where (file < 4 || file > 5 || rank < 4 || rank > 5) && (file != 9 || rank != 3)
);

/// Lame steps of two legs, which end after the second.
fn lame(legs: [At; 2]) -> Route {
    along(rounds(&legs).take(40).collect(), 2)
}

fn forward_lame_knights() -> Vec<Route> {
    vec![lame([(0, 1), (1, 1)]), lame([(0, 1), (-1, 1)])]
}

fn crooked(step: At, count: usize) -> Vec<Route> {
    zigzags(step).map(|round| along(rounds(&round).take(count).collect(), 1)).collect()
}

/// The circles of a knight's leaps from each of them, either way around, except the eighth leap, which leads back.
fn circles() -> Vec<Route> {
    let leap = |index: usize| (KNIGHT[index % 8].0.into(), KNIGHT[index % 8].1.into());
    let either_way = |first| {
        [[0, 1, 2, 3, 4, 5, 6], [8, 7, 6, 5, 4, 3, 2_usize]]
            .map(|legs| legs.map(|leg| leap(first + leg)))
    };
    (0..8).flat_map(either_way).map(|legs| along(rounds(&legs).take(7).collect(), 1)).collect()
}

/// A step of a rook, one across it, and on in that direction; it ends after these two.
fn legs() -> Vec<Route> {
    let of = |[first, aside]: [At; 2]| {
        let path = rounds(&[first, aside]).take(2).collect();
        Route { path, ..route(aside, FAR) }
    };
    zigzags((1, 0)).map(of).collect()
}

fn check<L: Moves<P>, P>(routes: &[Vec<Route>; 2]) {
    compare::<L, P>([false; 2], Bitboard::FULL, routes);
}

fn check_each<L>()
where
    L: Moves<Cannon> + Moves<Jumper> + Moves<Alfil> + Moves<Nightrider> + Moves<Crooked>,
    L: Moves<Rookish> + Moves<Rose> + Moves<Legs> + Moves<Promoted>,
{
    let rook = [(1, 0)];
    let hop = hops(&rook, 3, Landing::Anywhere);
    check::<L, Cannon>(&[hop.clone(), [hop, rides(&rook, FAR)].concat()]);
    let ahead = Route { landing: Some(Landing::Next), ..route((0, 1), 2) };
    check::<L, Jumper>(&alike([hops(&[(1, 1)], 2, Landing::Next), vec![ahead]].concat()));
    check::<L, Alfil>(&alike(turns((1, 1)).map(|step| lame([step; 2])).to_vec()));
    check::<L, Nightrider>(&alike(forward_lame_knights()));
    check::<L, Crooked>(&alike(crooked((1, 1), 40)));
    check::<L, Rookish>(&alike(crooked((1, 0), 3)));
    check::<L, Rose>(&alike(circles()));
    check::<L, Legs>(&alike(legs()));
    let check_promoted = |color, routes: &[_; 2]| {
        compare_side::<L, Promoted>(color, [false; 2], Bitboard::FULL, routes);
    };
    check_promoted(Color::White, &alike(hops(&[(1, 0), (1, 1)], 4, Landing::Next)));
    let lame = forward_lame_knights();
    check_promoted(Color::Black, &[[&lame[..], &rides(&[(1, 1)], 1)].concat(), lame]);
}

#[test]
fn bounded_lame_and_turning_pieces_go_where_a_walk_goes() {
    check_each::<Plain>();
    check_each::<Scattered>();
    check_each::<Holes>();
    check_each::<ScatteredHoles>();
    check_each::<Large>();
    check_each::<LargeHoles>();
}
