//! Attackers, their victims and squares, and the numbers of these pairs.

use quadrille_runtime::Color;
use quadrille_runtime::pairs::tables::UNREACHED;

use crate::diagnostic::Diagnostic;
use crate::list::list;
use crate::model::{
    Board, NamedValue, PairKind, PairRelation, Planes, Square, SquareSet, Step, squares_of,
};
use crate::parse::{Attacker, Name};
use crate::sort;

/// The order of numbers.
#[derive(Clone, Copy)]
pub(super) struct Order {
    /// The values of the words other than `squares`, the slowest first.
    words: [usize; 4],
    /// The number of them that vary more slowly than the squares.
    slow: usize,
    /// The place of the numbers of steps, if steps are numbered.
    steps: Option<Steps>,
}

/// The order of squares and steps, if steps are numbered.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Steps {
    /// `step` varies fastest: each square has all planes.
    Fastest,
    /// `step, squares`: each plane has all squares.
    BeforeSquares,
}

/// The words of `order`, in the default order, slowest first.
const PAIR_ORDER: [NamedValue<usize>; 6] = [
    ("color", 0),
    ("kind", 1),
    ("victim_color", 2),
    ("victim", 3),
    ("squares", SQUARES),
    ("step", STEP),
];

/// The words of `order` for the squares, and for the steps from one to the other.
const SQUARES: usize = 4;
const STEP: usize = 5;

impl Default for Order {
    fn default() -> Order {
        Order { words: [0, 1, 2, 3], slow: 4, steps: None }
    }
}

impl Order {
    /// Reads `order`. Words that it leaves out vary most slowly, but `squares` fastest.
    pub(super) fn of(words: &[Name]) -> Result<Order, Diagnostic> {
        let mut named = Vec::new();
        for word in words {
            let value = word.one_of(&PAIR_ORDER, "numbers cannot rise with")?;
            if named.contains(&value) {
                let error = Diagnostic::new(word.extent, format!("`{}` is named twice", word.text));
                return Err(error.help("name it once"));
            }
            named.push(value);
        }
        let mut order: Vec<usize> = (0..SQUARES).filter(|value| !named.contains(value)).collect();
        order.extend(named);
        let steps = match (words.iter().find(|word| word.text == "step"), &order[..]) {
            (None, _) => None,
            (Some(_), [.., STEP]) if order.contains(&SQUARES) => Some(Steps::Fastest),
            (Some(_), [.., STEP] | [.., STEP, SQUARES]) => Some(Steps::BeforeSquares),
            (Some(word), _) => {
                let error = Diagnostic::new(word.extent, "`step` stands before other words");
                return Err(error.help("write `squares, kind, step` or `kind, step, squares`"));
            }
        };
        order.retain(|&value| value != STEP);
        let slow = order.iter().position(|&value| value == SQUARES).unwrap_or(SQUARES);
        order.retain(|&value| value != SQUARES);
        Ok(Order { words: order.try_into().expect("there are four other words"), slow, steps })
    }

    /// Returns whether steps are numbered instead of the targets of each square.
    pub(super) fn is_by_step(self) -> bool {
        self.steps.is_some()
    }
}

/// A target, and the squares passed on the way.
type Route = (Square, SquareSet);

/// The routes of a man from each of his squares.
pub(super) struct Routes {
    pub(super) captures: Vec<Vec<Route>>,
    /// His quiet moves, if he attacks some victims by move.
    pub(super) moves: Vec<Vec<Route>>,
    /// True if he hops over other men, so that the route back may differ.
    pub(super) hops: bool,
}

/// Numbers the pairs of a set.
pub(super) struct Numberer<'a> {
    pub(super) board: Board,
    pub(super) kinds: &'a [PairKind],
    /// The squares where each man stands, with his routes from there.
    pub(super) squares: &'a [SquareSet],
    pub(super) routes: &'a [Routes],
    /// The attackers' colour, if only one colour attacks.
    pub(super) color: Option<Color>,
    pub(super) is_like_once: bool,
    pub(super) is_dense: bool,
    pub(super) order: Order,
    /// The number of the first pair.
    pub(super) first: u64,
}

impl Numberer<'_> {
    /// Adds the relations of a block, numbered from where those before end. If the order does not number them: why,
    /// and what to write instead.
    pub(super) fn block(
        &self,
        block: &[Attacker],
        relations: &mut Vec<PairRelation>,
    ) -> Result<(), [&'static str; 2]> {
        let mut next = self.first + relations.iter().map(PairRelation::count).sum::<u64>();
        let Order { words: order, slow, steps } = self.order;
        let mut block = self.relations(block);
        sort::by_key(&mut block, |(at, _)| order.map(|dimension| at[dimension]));
        let is_slow_alike = |a: [usize; 4], b: [usize; 4]| {
            order[..slow].iter().all(|&dimension| a[dimension] == b[dimension])
        };
        let mut is_even = true;
        for group in block.chunk_by_mut(|(a, _), (b, _)| is_slow_alike(*a, *b)) {
            if let Some(steps) = steps {
                next += by_step(steps, group, next)?;
                continue;
            }
            let stride = group.len();
            let rows = |relation: &PairRelation| -> Vec<SquareSet> {
                list(0..relation.ranked.len(), |from| relation.numbered(from))
            };
            let first = rows(&group[0].1);
            is_even &= stride == 1 || group.iter().all(|(_, relation)| rows(relation) == first);
            for (index, (_, relation)) in group.iter_mut().enumerate() {
                // A number that does not fit belongs to a set that is refused later for its size.
                relation.base = u32::try_from(next + index as u64).unwrap_or(0);
                relation.stride = stride as u32;
            }
            next += group.iter().map(|(_, relation)| relation.count()).sum::<u64>();
        }
        relations.extend(block.into_iter().map(|(_, relation)| relation));
        let message = "what varies faster than the squares has other squares";
        let help = "put `squares` last, or let these men go alike";
        if is_even { Ok(()) } else { Err([message, help]) }
    }

    /// All attackers of a block with all victims, each relation with its index by each word of `order`.
    fn relations(&self, block: &[Attacker]) -> Vec<([usize; 4], PairRelation)> {
        let mut relations = Vec::new();
        let men = |kind: &Name| {
            let kind = self.kinds.iter().position(|known| known.name == kind.text);
            kind.map(|kind| [2 * kind, 2 * kind + 1])
        };
        let is_meant = |color: &usize| self.color.is_none_or(|only| only as usize == *color);
        for color in (0..2).filter(is_meant) {
            for (kind, Attacker { kind: name, victims }) in block.iter().enumerate() {
                let Some(attacker) = men(name).map(|men| men[color]) else { continue };
                let Some(victims) = victims else {
                    relations.push(([color, kind, 0, 0], self.relation(attacker, None, false)));
                    continue;
                };
                for (index, (victim, by_move)) in victims.iter().enumerate() {
                    for (of, man) in men(victim).into_iter().flatten().enumerate() {
                        let relation = self.relation(attacker, Some(man), *by_move);
                        relations.push(([color, kind, of, index], relation));
                    }
                }
            }
        }
        relations
    }

    fn relation(&self, attacker: usize, victim: Option<usize>, by_move: bool) -> PairRelation {
        let stands = victim.map_or(SquareSet::MAX, |victim| self.squares[victim]);
        let reached = |by_move| {
            let routes = |from| self.routes(attacker, from, by_move);
            list(0..self.routes[attacker].captures.len(), |from| {
                routes(from).fold(SquareSet::MIN, |set, (to, _)| set | to.bit())
            })
        };
        let possible = list(reached(by_move), |set| set & stands);
        let some_by_move = self.kinds[attacker / 2].by_move;
        let ranked = if self.is_dense { possible.clone() } else { reached(some_by_move) };
        let is_once = self.is_like_once
            && victim.is_some_and(|victim| self.attack_each_other(attacker, victim, by_move));
        let (base, stride, is_dense) = (0, 1, self.is_dense);
        let planes = self.order.steps.map(|_| Planes { steps: self.steps(&ranked), stride: 1 });
        PairRelation {
            attacker,
            victim,
            base,
            stride,
            planes,
            ranked,
            possible,
            is_once,
            is_dense,
            by_move,
        }
    }

    /// The steps to these targets, by square in board order: those along the eight lines of a queen first, clockwise from
    /// north and by length, and then the others.
    fn steps(&self, targets: &[SquareSet]) -> Vec<Step> {
        let from = |from: usize| {
            squares_of(targets[from])
                .map(move |to| Planes::step(self.board, Square(from as u8), to))
        };
        let mut steps = sort::distinct((0..targets.len()).flat_map(from));
        sort::by_key(&mut steps, |&(files, ranks)| {
            let is_line = files == 0 || ranks == 0 || files.abs() == ranks.abs();
            (!is_line, clockwise((files, ranks)), files.abs().max(ranks.abs()))
        });
        steps
    }

    fn routes(&self, man: usize, from: usize, by_move: bool) -> impl Iterator<Item = &Route> {
        let Routes { captures, moves, .. } = &self.routes[man];
        captures[from].iter().chain(moves[from].iter().filter(move |_| by_move))
    }

    /// True if two men are of one kind, and whenever one attacks the other, the other attacks back along the same squares.
    fn attack_each_other(&self, attacker: usize, victim: usize, by_move: bool) -> bool {
        let is_returned = |from: usize| {
            self.routes(attacker, from, by_move).all(|&(to, passed)| {
                let back = (Square(from as u8), passed);
                !to.is_in(self.squares[victim])
                    || self.routes(victim, to.index(), by_move).any(|route| *route == back)
            })
        };
        attacker / 2 == victim / 2
            && !self.routes[attacker].hops
            && (0..self.routes[attacker].captures.len()).all(is_returned)
    }
}

/// Numbers a group of relations by step from a number on, and returns how many numbers it has.
fn by_step(
    steps: Steps,
    group: &mut [([usize; 4], PairRelation)],
    first: u64,
) -> Result<u64, [&'static str; 2]> {
    let steps_of =
        |relation: &PairRelation| relation.planes.iter().flat_map(|it| &it.steps).count();
    let squares = group[0].1.ranked.len();
    let (all, mut before): (usize, usize) = (group.iter().map(|(_, it)| steps_of(it)).sum(), 0);
    for (_, relation) in group {
        let count = steps_of(relation);
        if count >= usize::from(UNREACHED) {
            let message = "a man of this set has more than 254 steps";
            return Err([
                message,
                "leave out `step`, so that the targets of each square are numbered",
            ]);
        }
        let (plane, square) = match steps {
            Steps::Fastest => (1, all),
            Steps::BeforeSquares => (squares, 1),
        };
        // Too many numbers are refused later.
        relation.base = u32::try_from(first + (before * plane) as u64).unwrap_or(0);
        relation.stride = plane as u32;
        relation.planes.iter_mut().for_each(|own| own.stride = square as u32);
        before += count;
    }
    Ok((before * squares) as u64)
}

/// The direction of a step, as a number that grows clockwise from north: the quarter, and how far it is turned within.
fn clockwise((files, ranks): Step) -> (u8, i16) {
    let (quarter, turned, straight) = if files >= 0 && ranks > 0 {
        (0, files, ranks)
    } else if files > 0 {
        (1, -ranks, files)
    } else if ranks < 0 {
        (2, -files, -ranks)
    } else {
        (3, ranks, -files)
    };
    // Steps go at most 15 squares: different directions differ by more than a 900th.
    (quarter, turned * 1000 / (turned + straight))
}
