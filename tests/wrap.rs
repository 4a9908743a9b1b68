//! Boards whose edges wrap, against a walk: every piece, on boards of several sizes, with and without
//! holes, in rows and in scattered numberings, for both colours. And XBoard's `o`, by which one piece wraps alone.

use quadrille::{
    Bitboard, BitboardLayout, Color, Direction, Layout, Moves, Square, Symmetry, piece,
};
use support::walk::{
    At, FAR, Landing, Naive, Route, alike, along, boards, compare, coords, griffon, hops, rides,
    rounds, route, square, turns, zigzags,
};

macro_rules! kinds { ($($kind:ident)*) => { $(#[doc = "A piece."] pub enum $kind {})* } }
kinds! { Three Lance Cannon Wing Horse Griffon Crooked Bent Home Slow }
kinds! { Roller Around Hopper Leaper Turner Soldier Winding }

/// A board with the pieces of this test, given its other statements.
macro_rules! board {
    ($name:ident: $($statements:tt)*) => {
        mod $name {
            quadrille::layout! {
                pub struct Board {
                    $($statements)*
                    pieces: {
                        rook: R, bishop: B, queen: Q, knight: N, king: K, nightrider: NN, three: R3 as crate::Three,
                        lance: fR as crate::Lance, cannon: mRcpR as crate::Cannon, wing: gQ as crate::Wing,
                        horse: nN as crate::Horse, griffon: [F?R] as crate::Griffon, crooked: zB as crate::Crooked,
                        bent: [W?pB3] as crate::Bent, home: W in home as crate::Home, slow: fsB2 in home as crate::Slow,
                    },
                }
            }
        }
    };
}

board! {
    cylinder:
    board: 8 x 8,
    number: rank * 8 + file,
    wrap: files,
    regions: { home: "a1-h3" },
}

board! {
    torus:
    board: 8 x 8,
    number: (rank * 8 + file) * 37 + 11 & 63,
    wrap: files ranks,
    regions: { home: "a1-h3" },
}

board! {
    holes:
    board: 10 x 10,
    number: rank * 10 + file where (file * 7 + rank * 3) % 11 > 0,
    wrap: files,
    regions: { home: "a2-j4" },
}

board! {
    scattered_holes:
    board: 10 x 10,
    number: (rank * 10 + file) * 7 % 100 where (file * 7 + rank * 3) % 11 > 0,
    wrap: ranks,
    regions: { home: "b1-d10" },
}

board! {
    oblong:
    board: 12 x 8,
    number: rank * 12 + file,
    wrap: files,
    regions: { home: "a1-l3" },
}

board! {
    wide:
    board: 12 x 8,
    number: (rank * 12 + file) * 5 % 96,
    wrap: files ranks,
    regions: { home: "a1-l3" },
}

/// All squares on one line, along which numbers rise by one: a step is a shift though edges wrap.
mod one_line {
    quadrille::layout! {
        pub struct Board {
            board: 5 x 4,
            number: (file * 16 + rank * 5) % 20 where (file * 16 + rank * 5) % 20 < 19,
            wrap: files ranks,
        }
    }
}

mod single {
    quadrille::layout! {
        pub struct Board {
            board: 8 x 8,
            number: file * 8 + 7 - rank,
            pieces: {
                rook: R, roller: oR as crate::Roller, around: moQ as crate::Around, hopper: fsopB as crate::Hopper,
                leaper: oN as crate::Leaper, turner: o[F?R] as crate::Turner,
                soldier: mfWocfF as crate::Soldier, winding: ozB as crate::Winding,
            },
        }
    }
}

/// The walk of a crooked bishop, as far as it can go on a board of these sides.
fn crooked<L: Layout>(wraps: [bool; 2]) -> Vec<Route> {
    let is_on_way = |&(x, y): &At| {
        let is_home = |at: i32, side: u8, wraps| at == 0 || wraps && at % i32::from(side) == 0;
        !(is_home(x, L::FILES, wraps[0]) && is_home(y, L::RANKS, wraps[1]))
            && x.abs().max(y.abs()) <= 120
    };
    zigzags((1, 1)).map(|round| along(rounds(&round).take_while(is_on_way).collect(), 1)).collect()
}

/// A wazir, and a bishop's hop outward from there, of three squares at most.
fn bent() -> Vec<Route> {
    let mut routes = rides(&[(1, 0)], 1);
    for (x, y) in turns((1, 0)) {
        for (a, b) in turns((1, 1)).into_iter().filter(|&(a, b)| a * x + b * y > 0) {
            routes.push(Route {
                path: vec![(x, y)],
                landing: Some(Landing::Anywhere),
                ..route((a, b), 3)
            });
        }
    }
    routes
}

fn horse() -> Vec<Route> {
    let mut routes = Vec::new();
    for (x, y) in turns((1, 0)) {
        for side in [-1, 1] {
            routes.push(Route { path: vec![(x, y)], ..route((x + y * side, y + x * side), 1) });
        }
    }
    routes
}

fn pieces<L>(home: Bitboard<L>)
where
    L: Moves<piece::Rook>
        + Moves<piece::Bishop>
        + Moves<piece::Queen>
        + Moves<piece::Knight>
        + Moves<piece::King>,
    L: Moves<piece::Nightrider>
        + Moves<Three>
        + Moves<Lance>
        + Moves<Cannon>
        + Moves<Wing>
        + Moves<Horse>,
    L: Moves<Griffon> + Moves<Crooked> + Moves<Bent> + Moves<Home> + Moves<Slow>,
{
    let (wraps, all) = (L::WRAPS, Bitboard::FULL);
    let queen = [(1, 0), (1, 1)];
    let knight = [(1, 2), (2, 1)];
    compare::<L, piece::Rook>(wraps, all, &alike(rides(&queen[..1], FAR)));
    compare::<L, piece::Bishop>(wraps, all, &alike(rides(&queen[1..], FAR)));
    compare::<L, piece::Queen>(wraps, all, &alike(rides(&queen, FAR)));
    compare::<L, piece::Knight>(wraps, all, &alike(rides(&knight, 1)));
    compare::<L, piece::King>(wraps, all, &alike(rides(&queen, 1)));
    compare::<L, piece::Nightrider>(wraps, all, &alike(rides(&knight, FAR)));
    compare::<L, Three>(wraps, all, &alike(rides(&queen[..1], 3)));
    compare::<L, Lance>(wraps, all, &alike(vec![route((0, 1), FAR)]));
    let hops_to_capture = hops(&queen[..1], FAR, Landing::Anywhere);
    compare::<L, Cannon>(wraps, all, &[hops_to_capture, rides(&queen[..1], FAR)]);
    compare::<L, Wing>(wraps, all, &alike(hops(&queen, FAR, Landing::Next)));
    compare::<L, Horse>(wraps, all, &alike(horse()));
    compare::<L, Griffon>(wraps, all, &alike(griffon()));
    compare::<L, Crooked>(wraps, all, &alike(crooked::<L>(wraps)));
    compare::<L, Bent>(wraps, all, &alike(bent()));
    compare::<L, Home>(wraps, home, &alike(rides(&queen[..1], 1)));
    // `fs` of a bishop is `fl` and `fr`.
    compare::<L, Slow>(wraps, home, &alike(vec![route((1, 1), 2), route((-1, 1), 2)]));
}

#[test]
fn pieces_go_around_a_cylinder() {
    pieces(cylinder::Board::home_squares());
    pieces(oblong::Board::home_squares());
}

#[test]
fn pieces_go_around_a_torus() {
    pieces(torus::Board::home_squares());
    pieces(wide::Board::home_squares());
}

#[test]
fn pieces_go_around_boards_with_holes() {
    pieces(holes::Board::home_squares());
    pieces(scattered_holes::Board::home_squares());
}

/// Pieces that wrap alone, on a board that does not.
#[test]
fn single_pieces_go_around_the_files() {
    type L = single::Board;
    let (wraps, all, queen) = ([true, false], Bitboard::FULL, [(1, 0), (1, 1)]);
    compare::<L, piece::Rook>([false; 2], all, &alike(rides(&queen[..1], FAR)));
    compare::<L, Roller>(wraps, all, &alike(rides(&queen[..1], FAR)));
    compare::<L, Around>(wraps, all, &[Vec::new(), rides(&queen, FAR)]);
    let ahead = [(1, 1), (-1, 1)]
        .map(|step| Route { landing: Some(Landing::Anywhere), ..route(step, FAR) });
    compare::<L, Hopper>(wraps, all, &alike(ahead.to_vec()));
    compare::<L, Leaper>(wraps, all, &alike(rides(&[(1, 2), (2, 1)], 1)));
    compare::<L, Turner>(wraps, all, &alike(griffon()));
    let captures = vec![route((1, 1), 1), route((-1, 1), 1)];
    compare::<L, Soldier>(wraps, all, &[captures, vec![route((0, 1), 1)]]);
    compare::<L, Winding>(wraps, all, &alike(crooked::<L>(wraps)));
}

/// Compares the direction to a square, and the squares between, with the one shortest way.
fn one_shortest_line<L: BitboardLayout>(from: Square<L>, to: Square<L>) {
    // All lines to it, with the squares that they pass.
    let mut lines = Vec::new();
    for direction in Direction::ALL {
        let (mut at, mut passed) = (from, Bitboard::EMPTY);
        while let Some(next) = at.step(direction).filter(|&next| next != from) {
            if next == to {
                lines.push((passed.count(), direction, passed));
            }
            (at, passed) = (next, passed | next);
        }
    }
    lines.sort_unstable_by_key(|&(count, ..)| count);
    let line = match lines[..] {
        [(one, ..), (other, ..), ..] if one == other => None,
        _ => lines.first(),
    };
    assert_eq!(from.direction_to(to), line.map(|&(_, direction, _)| direction), "{from} {to}");
    assert_eq!(
        from.between(to),
        line.map_or(Bitboard::EMPTY, |&(.., passed)| passed),
        "{from} {to}"
    );
}

/// Steps, rays, fills, distances, and the squares between two on the one shortest way.
fn geometry<L: BitboardLayout>() {
    let naive = Naive::<L> { wraps: L::WRAPS, occupied: Bitboard::EMPTY, within: Bitboard::FULL };
    let mut random = fastrand::Rng::with_seed(11);
    for from in Square::<L>::all() {
        for direction in Direction::ALL {
            let (x, y) = direction.delta();
            let step = naive.at(coords(from), (x.into(), y.into())).and_then(square);
            assert_eq!(from.step(direction), step);
            assert_eq!(from.offset(x, y), step);
            assert_eq!(from.bitboard().shift(direction), step.into_iter().collect());
            let ray = naive.reached(coords(from), &route((x.into(), y.into()), FAR));
            assert_eq!(from.ray(direction), ray, "{from} {direction}");
        }
        for _ in 0..40 {
            let (x, y) = (random.i8(-30..=30), random.i8(-30..=30));
            let to = naive.at(coords(from), (x.into(), y.into())).and_then(square);
            assert_eq!(from.offset(x, y), to, "{from} {x} {y}");
        }
        let next = Direction::ALL.into_iter().filter_map(|direction| from.step(direction));
        assert_eq!(from.neighbours(), next.collect());
        assert_eq!(from.bitboard().neighbours(), from.neighbours());
        for to in Square::all().filter(|&to| to != from) {
            one_shortest_line(from, to);
            let [files, ranks] = [
                (L::FILES, coords(from).0 - coords(to).0),
                (L::RANKS, coords(from).1 - coords(to).1),
            ];
            let apart = |(count, apart): (u8, i32), wraps: bool| match apart.abs() {
                apart if wraps => apart.min(i32::from(count) - apart),
                apart => apart,
            };
            let distance = apart(files, L::WRAPS[0]).max(apart(ranks, L::WRAPS[1]));
            assert_eq!(i32::from(from.distance(to)), distance);
        }
    }
    for empty in boards::<L>(&mut random) {
        let set: Bitboard<L> = Square::all().filter(|_| random.u32(..8) == 0).collect();
        for direction in Direction::ALL {
            let mut filled = set;
            while !(filled.shift(direction) & empty).is_subset(filled) {
                filled |= filled.shift(direction) & empty;
            }
            assert_eq!(set.fill(direction, empty), filled, "{direction} {set} {empty}");
        }
    }
}

#[test]
fn lines_go_around() {
    geometry::<cylinder::Board>();
    geometry::<torus::Board>();
    geometry::<holes::Board>();
    geometry::<scattered_holes::Board>();
    geometry::<wide::Board>();
    geometry::<one_line::Board>();
}

/// By hand: a rook alone on its rank attacks every other square once and not its own; on squares opposite each other two ways
/// are as short, so that nothing lies between.
#[test]
fn a_rook_sees_its_rank_from_both_sides() {
    type L = cylinder::Board;
    let (e4, none) = (L::E4, Bitboard::EMPTY);
    let rank = L::rook_attacks(e4, none) & Bitboard::from_rank(3);
    assert_eq!(rank, Bitboard::from_rank(3).without(e4));
    let blocked = L::rook_attacks(L::A1, L::C1 | L::G1) & Bitboard::from_rank(0);
    assert_eq!(blocked.names().to_string(), "b1 c1 g1 h1");
    assert_eq!(L::A1.between(L::G1).names().to_string(), "h1");
    assert_eq!((L::A1.between(L::E1), L::A1.direction_to(L::E1)), (none, None));
    // Both diagonals from a1 lead to e5, and there are as many steps on each.
    assert_eq!(L::A1.direction_to(L::E5), None);
    assert!(L::bishop_attacks(L::A1, none).contains(L::E5));
    // A piece on b2 leaves the way over h2.
    assert!(L::bishop_attacks(L::A1, L::B2.bitboard()).contains(L::E5));
    assert!(!L::bishop_attacks(L::A1, L::B2 | L::H2).contains(L::E5));
    assert_eq!(
        L::three_attacks(e4, L::F4.bitboard()).names().to_string(),
        "e1 e2 e3 b4 c4 d4 f4 e5 e6 e7"
    );
    // If ranks wrap no pawn ends.
    assert_eq!(Bitboard::<L>::PROMOTION_SQUARES[Color::White], Bitboard::from_rank(7));
    assert!(Bitboard::<torus::Board>::PROMOTION_SQUARES[Color::White].is_empty());
    // A quarter turn would exchange files, which wrap, and ranks, which do not.
    assert_eq!(L::SYMMETRIES, Symmetry::OBLONG);
    assert_eq!(torus::Board::SYMMETRIES, Symmetry::ALL);
}

/// X-rays and paths along lines that wrap.
#[test]
fn xrays_and_paths_go_around() {
    type L = cylinder::Board;
    let occupied = L::B1 | L::C1 | L::G1 | L::F1;
    let seen = L::rook_xrays(L::A1, occupied) & Bitboard::from_rank(0);
    assert_eq!(seen.names().to_string(), "c1 f1");
    let seen = L::A1.xrays_by::<Three>(Color::White, occupied) & Bitboard::from_rank(0);
    assert_eq!(seen.names().to_string(), "c1 f1");
    // Both ways lead there, and both are passed.
    let path = L::A1.path_by::<piece::Rook>(Color::White, L::C1);
    assert_eq!(path.names().to_string(), "b1 d1 e1 f1 g1 h1");
    assert_eq!(L::A1.path_by::<Three>(Color::White, L::C1), L::B1.bitboard());
    assert_eq!(L::A1.relevant_by::<piece::Rook>(Color::White).count(), 7 + 6);
    assert_eq!(single::Board::A1.path_by::<Roller>(Color::White, single::Board::H1).count(), 6);
}
