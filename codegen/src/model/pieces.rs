//! Pieces: leaps and rides, or rules of their own.

use quadrille_runtime::Direction;

use super::board::{Board, SquareSet};
use super::leap::Leap;
use super::movement::{Manner, PassingStep, Purpose, Rule, UNLIMITED};
use crate::list::{collected, list};
use crate::text::with_article;

/// A piece: its name in the description and how it moves, as the union of leaps and rides.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    /// The user's name, such as `rook`.
    pub name: String,
    /// Leaps: one step, over any piece. Sorted, each once.
    pub leaps: Vec<Leap>,
    /// Rides: any number of steps, until a piece is in the way. Sorted, each once.
    pub rides: Vec<Leap>,
    /// The rules of White and of Black, if the movement is not just leaps and rides in all directions. Then `leaps` and
    /// `rides` are empty.
    pub sides: Option<[Vec<Rule>; 2]>,
    /// True if the description gives each colour a movement of its own.
    pub is_by_color: bool,
    /// Notes for the author about other readings of the notation.
    pub notes: Vec<String>,
}

/// The rest of a path after `quadrille::piece::`, or `None` for other paths.
pub fn type_of_piece(path: &str) -> Option<String> {
    let path = path.replace(' ', "");
    path.trim_start_matches("::").strip_prefix("quadrille::piece::").map(str::to_owned)
}

impl Piece {
    /// The runtime's type for generic code, in the module `piece`, if the movement is a standard one.
    pub fn standard_type(&self) -> Option<&'static str> {
        let leap = |m, n| Leap { m, n };
        let (wazir, ferz, knight) = (leap(0, 1), leap(1, 1), leap(1, 2));
        Some(match (self.leaps.as_slice(), self.rides.as_slice()) {
            ([], [ride]) if *ride == wazir => "Rook",
            ([], [ride]) if *ride == ferz => "Bishop",
            ([], [ride]) if *ride == knight => "Nightrider",
            ([], [a, b]) if (*a, *b) == (wazir, ferz) => "Queen",
            ([a, b], []) if (*a, *b) == (wazir, ferz) => "King",
            ([a], [b]) if (*a, *b) == (knight, ferz) => "Archbishop",
            ([a], [b]) if (*a, *b) == (knight, wazir) => "Chancellor",
            ([a], [b]) if (*a, *b) == (wazir, ferz) => "DragonHorse",
            ([a], [b]) if (*a, *b) == (ferz, wazir) => "DragonKing",
            ([a], [b, c]) if (*a, *b, *c) == (knight, wazir, ferz) => "Amazon",
            ([leap], []) => match (leap.m, leap.n) {
                (0, 1) => "Wazir",
                (1, 1) => "Ferz",
                (0, 2) => "Dabbaba",
                (1, 2) => "Knight",
                (2, 2) => "Alfil",
                (0, 3) => "Threeleaper",
                (1, 3) => "Camel",
                (2, 3) => "Zebra",
                (3, 3) => "Tripper",
                _ => return None,
            },
            _ => return None,
        })
    }

    /// True if it only leaps and rides, alike in all directions and for both colours.
    pub fn is_plain(&self) -> bool {
        self.sides.is_none()
    }

    /// The piece's name with its article, as in sentences: `a red gold`, `an amazon`.
    pub fn spoken(&self) -> String {
        with_article(&self.name.replace('_', " "))
    }

    /// The rules of White and of Black; leaps and rides become rules too.
    pub fn rules(&self) -> [Vec<Rule>; 2] {
        if let Some(sides) = &self.sides {
            return sides.clone();
        }
        let rule = |leap: &Leap, manner| Rule {
            steps: list(leap.steps(), PassingStep::from),
            manner,
            is_cylindrical: false,
            purpose: Purpose { moves: true, captures: true },
            from: SquareSet::MAX,
            within: SquareSet::MAX,
        };
        let leaps = self.leaps.iter().map(|leap| rule(leap, Manner::Leap));
        let rides = self.rides.iter().map(|ride| rule(ride, Manner::Ride(UNLIMITED)));
        let rules: Vec<Rule> = collected(leaps.chain(rides));
        [rules.clone(), rules]
    }
}

/// The captures and the moves of pawns that go forward in a direction.
pub fn pawn_rules(board: Board, forward: Direction) -> Vec<Rule> {
    let rule = |directions: &[Direction], captures: bool| {
        let steps = directions.iter().filter_map(|&direction| board.delta(direction));
        Rule {
            steps: collected(steps.map(PassingStep::from)),
            manner: Manner::Leap,
            is_cylindrical: false,
            purpose: Purpose { moves: !captures, captures },
            from: SquareSet::MAX,
            within: SquareSet::MAX,
        }
    };
    vec![rule(&forward.beside(), true), rule(&[forward], false)]
}

/// A named set of squares.
#[derive(Clone, Debug)]
pub struct Region {
    /// The name in the description; a region `palace` gets the function `palace_squares`.
    pub name: String,
    /// Its squares for White and for Black.
    pub squares: [SquareSet; 2],
}
