//! Bent riders, compared with a walk that knows nothing of the compiler, in evenly spaced numbers, with words of
//! either size, and in numbers without order.

use quadrille::{Bitboard, Moves};
use support::walk::{FAR, Landing, Route, alike, compare, griffon, outward, route, turns};

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

fn rhino() -> Vec<Route> {
    let mut routes = Vec::new();
    for (x, y) in turns((1, 0)) {
        for out in [(x + y, y + x), (x - y, y - x)] {
            let bend = (x + out.0, y + out.1);
            routes.push(Route { path: vec![(x, y)], ..route(out, 1) });
            routes.push(Route { path: vec![(x, y), bend], ..route(out, 2) });
        }
    }
    routes
}

fn turner() -> Vec<Route> {
    outward(|step| Route { landing: Some(Landing::Anywhere), ..route(step, FAR) })
}

fn check<L: Moves<P>, P>(routes: Vec<Route>) {
    compare::<L, P>([false; 2], Bitboard::FULL, &alike(routes));
}

fn check_each<L: Moves<Griffon> + Moves<Rhino> + Moves<Turner>>() {
    check::<L, Griffon>(griffon());
    check::<L, Rhino>(rhino());
    check::<L, Turner>(turner());
}

#[test]
fn bent_riders_go_where_a_walk_goes() {
    check_each::<Plain>();
    check_each::<Wide>();
    check_each::<Shuffled>();
    check_each::<Large>();
    check_each::<LargeShuffled>();
}
