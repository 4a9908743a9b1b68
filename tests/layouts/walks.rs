//! Hoppers of bounded range, riders that are lame at each step or turn, and pieces with a movement for each colour,
//! compared with a walk from square to square that knows nothing of the compiler: on boards with and without holes,
//! with numbers in rows and scattered.

use quadrille::{Bitboard, BitboardLayout, Color, Moves, Square};
use support::{BISHOP, KNIGHT, ROOK, RandomSets};

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

/// Squares in the order in which they are passed, as steps from the first, each with whether the piece may end
/// there.
type Route = Vec<((i8, i8), bool)>;

/// The way in which a piece goes along its squares.
#[derive(Clone, Copy, PartialEq)]
enum Taken {
    Past,
    Over,
    RightBehind,
}

/// The steps of a round, repeated.
fn rounds(round: &[(i8, i8)], ends: impl Fn(usize) -> bool, count: usize) -> Route {
    let mut at = (0, 0);
    let leg = |(index, &(files, ranks)): (usize, &(i8, i8))| {
        at = (at.0 + files, at.1 + ranks);
        (at, ends(index % round.len()))
    };
    round.iter().cycle().enumerate().take(count).map(leg).collect()
}

fn rides(steps: &[(i8, i8)], most: usize) -> Vec<Route> {
    steps.iter().map(|&step| rounds(&[step], |_| true, most)).collect()
}

/// Lame steps of two legs, which end after the second.
fn lame(legs: &[[(i8, i8); 2]]) -> Vec<Route> {
    legs.iter().map(|legs| rounds(legs, |leg| leg == 1, 40)).collect()
}

/// Zigzags: each step, then one across it, to either side, and so on.
fn zigzags(steps: &[(i8, i8)], count: usize) -> Vec<Route> {
    let both = |&(a, b): &(i8, i8)| [[(a, b), (b, -a)], [(a, b), (-b, a)]];
    steps.iter().flat_map(both).map(|round| rounds(&round, |_| true, count)).collect()
}

fn walk<L: BitboardLayout>(
    color: Color,
    from: Square<L>,
    occupied: Bitboard<L>,
    (routes, taken): &(Vec<Route>, Taken),
) -> Bitboard<L> {
    let mut reached = Bitboard::EMPTY;
    let turned = if color == Color::White { 1 } else { -1 };
    for route in routes {
        let mut is_over = false;
        for &((files, ranks), ends) in route {
            let Some(square) = from.offset(files * turned, ranks * turned) else { break };
            let is_met = occupied.contains(square);
            if *taken == Taken::Past || is_over {
                if ends {
                    reached.add(square);
                }
                if is_met || is_over && *taken == Taken::RightBehind {
                    break;
                }
            }
            is_over |= is_met;
        }
    }
    reached
}

type Parts = Vec<(Vec<Route>, Taken)>;

/// Compares attacks, moves and attackers of a piece with the walk; the piece attacks by some parts and moves by
/// others.
fn check<L: Moves<P>, P>(parts: impl Fn(Color) -> [Parts; 2]) {
    let mut random = RandomSets::new(59);
    let name = std::any::type_name::<P>();
    for occupied in (0..8).map(|round| random.set::<L>(round % 4 + 1)) {
        for color in Color::ALL {
            let [captures, moves] = parts(color);
            let all = |from, parts: &Parts| {
                let each = parts.iter().map(|part| walk(color, from, occupied, part));
                each.fold(Bitboard::EMPTY, |all, reached| all | reached)
            };
            let attacks: Vec<_> =
                Square::<L>::all().map(|from| (from, all(from, &captures))).collect();
            for &(from, attacked) in &attacks {
                assert_eq!(from.attacks_by::<P>(color, occupied), attacked, "{name} {from}");
                let quiet = all(from, &moves).difference(occupied);
                assert_eq!(from.moves_by::<P>(color, occupied), quiet, "{name} {from}");
                let by = attacks.iter().filter(|(_, attacked)| attacked.contains(from));
                let attackers: Bitboard<L> = by.map(|&(other, _)| other).collect();
                assert_eq!(from.attackers_by::<P>(color, occupied), attackers, "{name} {from}");
            }
        }
    }
}

fn alike(routes: Vec<Route>, taken: Taken) -> [Parts; 2] {
    let parts = vec![(routes, taken)];
    [parts.clone(), parts]
}

fn forward_lame_knights() -> Vec<Route> {
    lame(&[[(0, 1), (1, 1)], [(0, 1), (-1, 1)]])
}

/// The circles of a knight's leaps from each of them, either way around, except the eighth leap, which leads back.
fn circles() -> Vec<Route> {
    let from = |first: usize| {
        let leap = |leg: usize| KNIGHT[(first + leg) % 8];
        let back = |leg: usize| KNIGHT[(first + 8 - leg) % 8];
        [(0..7).map(leap).collect::<Vec<_>>(), (0..7).map(back).collect()]
    };
    (0..8).flat_map(from).map(|round| rounds(&round, |_| true, 7)).collect()
}

fn check_each<L>()
where
    L: Moves<Cannon> + Moves<Jumper> + Moves<Alfil> + Moves<Nightrider> + Moves<Crooked>,
    L: Moves<Rookish> + Moves<Rose> + Moves<Legs> + Moves<Promoted>,
{
    check::<L, Cannon>(|_| {
        let hop = (rides(&ROOK, 3), Taken::Over);
        [vec![hop.clone()], vec![hop, (rides(&ROOK, 99), Taken::Past)]]
    });
    check::<L, Jumper>(|_| {
        let steps = [vec![(0, 1)], BISHOP.to_vec()].concat();
        alike(rides(&steps, 2), Taken::RightBehind)
    });
    check::<L, Alfil>(|_| alike(lame(&BISHOP.map(|step| [step; 2])), Taken::Past));
    check::<L, Nightrider>(|_| alike(forward_lame_knights(), Taken::Past));
    check::<L, Crooked>(|_| alike(zigzags(&BISHOP, 40), Taken::Past));
    check::<L, Rookish>(|_| alike(zigzags(&ROOK, 3), Taken::Past));
    check::<L, Rose>(|_| alike(circles(), Taken::Past));
    check::<L, Legs>(|_| {
        // A step of a rook, one across it, and on in that direction; it ends after these two.
        let both = |&(a, b): &(i8, i8)| [[(a, b), (b, -a)], [(a, b), (-b, a)]];
        let route = |[first, aside]: [(i8, i8); 2]| {
            let round = [vec![first], vec![aside; 20]].concat();
            let mut route = rounds(&round, |_| true, 20);
            route[0].1 = false;
            route[1].1 = false;
            route
        };
        alike(ROOK.iter().flat_map(both).map(route).collect(), Taken::Past)
    });
    check::<L, Promoted>(|color| match color {
        Color::White => alike(rides(&[ROOK, BISHOP].concat(), 4), Taken::RightBehind),
        Color::Black => {
            let lame = (forward_lame_knights(), Taken::Past);
            [vec![lame.clone(), (rides(&BISHOP, 1), Taken::Past)], vec![lame]]
        }
    });
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
