//! A walk from square to square, which knows nothing of the compiler, and pieces compared with it.

use quadrille::{Bitboard, BitboardLayout, Color, Layout, Moves, Square};

/// A file and a rank, or a difference of them.
pub type At = (i32, i32);

/// A route of a piece: squares that it passes, and then a step that is repeated.
#[derive(Clone)]
pub struct Route {
    /// The squares that it passes and that must be empty, as steps from the first.
    pub path: Vec<At>,
    /// The piece may end on every n-th square of the path; 0 means on none.
    pub ends: usize,
    /// The step.
    pub step: At,
    /// The most times that it is taken.
    pub range: usize,
    /// The squares where a hopper lands; `None` if the piece hops over nothing.
    pub landing: Option<Landing>,
}

/// The squares behind its hurdle where a hopper lands.
#[derive(Clone, Copy, PartialEq)]
pub enum Landing {
    /// All up to the next piece.
    Anywhere,
    /// The next one.
    Next,
}

/// A range beyond all boards.
pub const FAR: usize = 1000;

/// A route without a path, of a piece that hops over nothing.
pub fn route(step: At, range: usize) -> Route {
    Route { path: Vec::new(), ends: 0, step, range, landing: None }
}

/// A step in the four directions to which quarter turns bring it.
pub fn turns((x, y): At) -> [At; 4] {
    [(x, y), (y, -x), (-x, -y), (-y, x)]
}

/// Rides by these steps and their turns.
pub fn rides(steps: &[At], range: usize) -> Vec<Route> {
    steps.iter().flat_map(|&step| turns(step)).map(|step| route(step, range)).collect()
}

/// Hops by these steps and their turns.
pub fn hops(steps: &[At], range: usize, landing: Landing) -> Vec<Route> {
    rides(steps, range).into_iter().map(|route| Route { landing: Some(landing), ..route }).collect()
}

/// A route along a path, on every n-th square of which the piece may end.
pub fn along(path: Vec<At>, ends: usize) -> Route {
    Route { path, ends, ..route((0, 0), 0) }
}

/// The squares that are passed by the steps of a round, repeated.
pub fn rounds(round: &[At]) -> impl Iterator<Item = At> {
    round.iter().cycle().scan((0, 0), |at, step| {
        *at = (at.0 + step.0, at.1 + step.1);
        Some(*at)
    })
}

/// The rounds of pieces that zigzag: a step or one of its turns, and then a step across it, to either side.
pub fn zigzags(step: At) -> impl Iterator<Item = [At; 2]> {
    turns(step).into_iter().flat_map(|(x, y)| [[(x, y), (y, -x)], [(x, y), (-y, x)]])
}

/// Routes behind a diagonal step, along the two lines of a rook that lead outward.
pub fn outward(behind: impl Fn(At) -> Route) -> Vec<Route> {
    let routes = |(x, y)| [(x, 0), (0, y)].map(|step| Route { path: vec![(x, y)], ..behind(step) });
    turns((1, 1)).into_iter().flat_map(routes).collect()
}

/// The routes of a griffon: a diagonal step, and then a rook outward.
pub fn griffon() -> Vec<Route> {
    [rides(&[(1, 1)], 1), outward(|step| route(step, FAR))].concat()
}

/// A board as the walk knows it.
pub struct Naive<L: BitboardLayout> {
    /// True if files wrap, and if ranks do.
    pub wraps: [bool; 2],
    /// All occupied squares.
    pub occupied: Bitboard<L>,
    /// The squares that the piece does not leave.
    pub within: Bitboard<L>,
}

impl<L: BitboardLayout> Naive<L> {
    /// The square at coordinates that may be off the board.
    pub fn at(&self, from: At, (dx, dy): At) -> Option<At> {
        let side = |at: i32, count: u8, wraps: bool| match i32::from(count) {
            count if wraps => Some((at + count * 1000) % count),
            count => (0..count).contains(&at).then_some(at),
        };
        let x = side(from.0 + dx, L::FILES, self.wraps[0])?;
        let y = side(from.1 + dy, L::RANKS, self.wraps[1])?;
        let square = square::<L>((x, y))?;
        self.within.contains(square).then_some((x, y))
    }

    fn is_empty(&self, at: At) -> bool {
        !self.occupied.contains(square(at).unwrap())
    }

    /// The squares that a route leads to.
    ///
    /// # Panics
    /// If the board lacks `from`.
    pub fn reached(&self, from: At, route: &Route) -> Bitboard<L> {
        let Route { path, ends, step, range, landing } = route;
        let mut reached = Bitboard::EMPTY;
        if self.at(from, (0, 0)).is_none() {
            return reached;
        }
        let mut bend = from;
        for (&passed, index) in path.iter().zip(1..) {
            let Some(at) = self.at(from, passed).filter(|&at| at != from) else { return reached };
            if *ends > 0 && index % ends == 0 {
                reached |= square(at).unwrap();
            }
            if !self.is_empty(at) {
                return reached;
            }
            bend = at;
        }
        let (mut at, mut hurdles) = (bend, 0);
        for _ in 0..*range {
            let next = self.at(at, *step).filter(|&next| next != from && next != bend);
            let Some(next) = next else { break };
            at = next;
            if landing.is_none() || hurdles == 1 {
                reached |= square(at).unwrap();
            }
            if hurdles == 1 && *landing == Some(Landing::Next) {
                break;
            }
            if !self.is_empty(at) {
                hurdles += 1;
                if landing.is_none() || hurdles == 2 {
                    break;
                }
            }
        }
        reached
    }

    fn all(&self, from: At, routes: &[Route]) -> Bitboard<L> {
        routes.iter().fold(Bitboard::EMPTY, |all, route| all | self.reached(from, route))
    }
}

/// The square at some coordinates.
pub fn square<L: Layout>((x, y): At) -> Option<Square<L>> {
    Square::from_coords(x as u8, y as u8)
}

/// The coordinates of a square.
pub fn coords<L: Layout>(square: Square<L>) -> At {
    (square.file().into(), square.rank().into())
}

/// Routes of White, who goes north, as a side goes.
fn sided(routes: &[Route], color: Color) -> Vec<Route> {
    let turn = |&(x, y): &At| if color.is_white() { (x, y) } else { (-x, -y) };
    let turned = |route: &Route| Route {
        path: route.path.iter().map(turn).collect(),
        step: turn(&route.step),
        ..*route
    };
    routes.iter().map(turned).collect()
}

/// Occupied squares at random: few, half of the board, or nearly all.
pub fn boards<L: BitboardLayout>(random: &mut fastrand::Rng) -> Vec<Bitboard<L>> {
    let mut boards = vec![Bitboard::EMPTY, Bitboard::FULL];
    for chance in [3, 8, 15, 30, 50, 80] {
        boards.push(Square::all().filter(|_| random.u32(..100) < chance).collect());
    }
    boards
}

/// The routes of a piece that captures as it moves.
pub fn alike(routes: Vec<Route>) -> [Vec<Route>; 2] {
    [routes.clone(), routes]
}

/// Compares a piece of either colour with its routes: to capture, and to move.
pub fn compare<L: Moves<P>, P>(wraps: [bool; 2], within: Bitboard<L>, routes: &[Vec<Route>; 2]) {
    for color in Color::ALL {
        compare_side::<L, P>(color, wraps, within, routes);
    }
}

/// Compares attacks, moves and attackers of a piece of one colour with its routes.
///
/// # Panics
/// If they differ.
pub fn compare_side<L: Moves<P>, P>(
    color: Color,
    wraps: [bool; 2],
    within: Bitboard<L>,
    [attacks, moves]: &[Vec<Route>; 2],
) {
    let mut random = fastrand::Rng::with_seed(7);
    let kind = std::any::type_name::<(L, P)>();
    let (captures, quiet) = (sided(attacks, color), sided(moves, color));
    for occupied in boards::<L>(&mut random) {
        let naive = Naive { wraps, occupied, within };
        let case = |from: Square<L>| format!("{kind} {from} {occupied}");
        let attacks = |from| (from, naive.all(coords(from), &captures));
        let all: Vec<_> = Square::all().map(attacks).collect();
        for &(from, expected) in &all {
            assert_eq!(from.attacks_by::<P>(color, occupied), expected, "{}", case(from));
            let quiet = naive.all(coords(from), &quiet) & !occupied;
            assert_eq!(from.moves_by::<P>(color, occupied), quiet, "{}", case(from));
            let attack = all.iter().filter(|(_, attacks)| attacks.contains(from));
            let attackers = attack.map(|(other, _)| *other).collect();
            assert_eq!(from.attackers_by::<P>(color, occupied), attackers, "{}", case(from));
            if occupied.is_empty() {
                assert_eq!(from.attacks_empty_by::<P>(color), expected, "{}", case(from));
            }
        }
    }
}
