//! The parts of a piece of any movement: sets of squares, masked riders, single rays, hops, lame leaps and bends.
//! The runtime's module of this name says why these are enough.
//!
//! Attackers of a square are looked up with the masks transposed, because a rider sees a square if and only if it
//! is seen from there.
//!
//! - [`look_ups`]: the look-ups of a piece, as data
//! - [`lame`]: lame leapers, by keys of the few squares that hinder them or path by path
//! - [`bent`]: rides and hops behind a bend
//! - [`growth`]: numberings in which a step adds the same to each number
//! - `walks`: rides and hops where edges wrap; [`owned_walks`]: walks as data
//! - [`routes`]: the steps that pieces may hinder, for functions that walk

mod bent;
mod growth;
mod lame;
mod look_ups;
pub mod owned_walks;
pub mod routes;
mod walks;

pub use lame::{LamePaths, ShiftedLameLeaps, if_free};
pub use look_ups::{
    BendLookUps, Bent, Hop, MaskedRider, PieceLookUps, Rays, RouteFromBend, RouteToBend, Slide,
    UnitedLookUps,
};

use crate::list::{collected, list, some_list, union};
use crate::model::{
    Board, Landing, Layout, Leap, Manner, Numbering, PassingStep, Piece, Rule, Square, SquareSet,
    Step, WordSize, leap_of, set_of, squares_of, with_steps,
};
use crate::reference::moves::{self, Standing};
use crate::solve::sliders;
use crate::{reference, sort};
use growth::Growth;
pub use owned_walks::{OwnedTrial, OwnedWalk};
use quadrille_runtime::U256;

/// The look-ups of a piece for White and for Black, or one for both.
pub fn moves(layout: &Layout, word: WordSize, piece: &Piece) -> Vec<PieceLookUps> {
    let board = layout.board();
    let of_side = |rules| moves_of_side(&layout.numbering, word, rules);
    let Some([white, black]) = &piece.sides else {
        if !piece.rides.iter().all(|&ride| sliders::has_tables(&layout.numbering, word, ride)) {
            let [rules, _] = piece.rules();
            return vec![of_side(&rules)];
        }
        let leaps =
            |square| union(piece.leaps.iter().map(|&it| reference::leaps(board, square, it)));
        let has_leaps = !piece.leaps.is_empty();
        let always = has_leaps.then(|| layout.numbering.words_by_number(leaps));
        return vec![PieceLookUps::plain(always.unwrap_or_default(), &piece.rides)];
    };
    let mut sides = vec![of_side(white)];
    if white != black {
        sides.push(of_side(black));
        sides.dedup();
    }
    sides
}

/// The look-ups of one side.
pub fn moves_of_side(numbering: &Numbering, word: WordSize, rules: &[Rule]) -> PieceLookUps {
    let part = |keep: fn(&Rule) -> bool| collected(rules.iter().filter(|rule| keep(rule)).cloned());
    let solver = Solver { numbering, word };
    let (captures, moves) = (part(|rule| rule.purpose.captures), part(|rule| rule.purpose.moves));
    let attacks = solver.look_ups(&captures, Sought::Targets);
    PieceLookUps {
        moves: if moves == captures {
            attacks.clone()
        } else {
            solver.look_ups(&moves, Sought::Targets)
        },
        attackers: solver.look_ups(&captures, Sought::Attackers),
        attacks,
    }
}

/// The object of a look-up: the targets of a piece on a square, or the attackers of that square.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Sought {
    Targets,
    Attackers,
}

/// A set for each square of the board, in board order.
type PerSquare = Vec<SquareSet>;

struct Solver<'a> {
    numbering: &'a Numbering,
    word: WordSize,
}

impl Solver<'_> {
    fn board(&self) -> Board {
        self.numbering.board()
    }

    fn look_ups(&self, rules: &[Rule], sought: Sought) -> UnitedLookUps {
        let mut look_ups = UnitedLookUps::default();
        let (rules, walked) = self.by_manner_of_look_up(rules);
        self.walks(&walked, sought, &mut look_ups);
        let straight = with_steps(&rules, |it| it.path.is_empty());
        self.leaps(&straight, sought, &mut look_ups);
        self.slides(&straight, sought, &mut look_ups);
        self.hops(&straight, sought, &mut look_ups);
        let passing = with_steps(&rules, |it| !it.path.is_empty()).into_iter();
        let (lame, bent): (Vec<Rule>, Vec<Rule>) =
            passing.partition(|it| it.manner == Manner::Leap);
        (look_ups.shifted, look_ups.lame) = self.lame_leaps(&lame, sought);
        self.bends(&bent, sought, &mut look_ups);
        look_ups
    }

    /// Sets by number, transposed if attackers are sought.
    fn by_number(&self, sets: &PerSquare, sought: Sought) -> Vec<U256> {
        let sets = if sought == Sought::Attackers { &transposed(sets) } else { sets };
        self.numbering.words_by_number(|square| sets[square.index()])
    }

    /// The squares that some rules may ever reach along lines, by the steps that are kept: on an empty board, and
    /// with hurdles everywhere for hoppers.
    fn lines<'r>(
        &self,
        rules: impl IntoIterator<Item = &'r Rule>,
        keep: impl Fn(&PassingStep) -> bool,
    ) -> PerSquare {
        let slides = list(rules, |rule| Rule {
            manner: Manner::Ride(rule.manner.range()),
            ..rule.of_steps(&keep)
        });
        self.reached(&slides)
    }

    /// The squares that rules reach on an empty board.
    fn reached(&self, rules: &[Rule]) -> PerSquare {
        list(self.board().squares(), |square| {
            union(
                rules.iter().map(|it| {
                    moves::reached(self.board(), square, it, Standing::all(SquareSet::MIN))
                }),
            )
        })
    }

    fn leaps(&self, rules: &[Rule], sought: Sought, look_ups: &mut UnitedLookUps) {
        let leaps = rules.iter().filter(|rule| rule.manner == Manner::Leap);
        let sets = self.reached(&collected(leaps.cloned()));
        if sets.iter().any(|set| !set.is_zero()) {
            look_ups.always = self.by_number(&sets, sought);
        }
    }

    fn slides(&self, rules: &[Rule], sought: Sought, look_ups: &mut UnitedLookUps) {
        let slides = rules.iter().filter(|rule| matches!(rule.manner, Manner::Ride(_)));
        let slides: Vec<&Rule> = collected(slides);
        for ride in rides(&slides) {
            let mask = self.lines(slides.iter().copied(), |it| is_of(it.step, ride));
            let steps = slides.iter().flat_map(|rule| &rule.steps).map(|it| it.step);
            let steps = sort::distinct(steps.filter(|&step| is_of(step, ride)));
            // For one or two rays, a rider's tables are not needed.
            match self.single_rays(&slides, &steps, sought) {
                Some(rays) => look_ups.rays.extend(rays),
                None => {
                    look_ups
                        .slides
                        .push(MaskedRider { ride, mask: self.mask(ride, &mask, sought) });
                }
            }
        }
    }

    /// At most two rays without a rider, if numbers rise or fall along each of them.
    fn single_rays(&self, rules: &[&Rule], steps: &[Step], sought: Sought) -> Option<Vec<Rays>> {
        if steps.len() > 2 {
            return None;
        }
        let ray = |&step: &Step| {
            let sets = self.lines(rules.iter().copied(), |it| it.step == step);
            let (seen_along, sets) = match sought {
                Sought::Targets => (step, sets),
                Sought::Attackers => ((-step.0, -step.1), transposed(&sets)),
            };
            // A ray with gaps would miss a blocker in a gap.
            let is_whole = self.board().squares().zip(&sets).all(|(square, &set)| {
                let ray = reference::ray(self.board(), square, seen_along);
                let nearest = ray.take(set.count_ones() as usize);
                set_of(nearest) == set
            });
            let rise = self.rises(seen_along).filter(|_| is_whole)?;
            Some(Rays { rise, rays: self.by_number(&sets, Sought::Targets) })
        };
        some_list(steps, ray)
    }

    /// `Some(true)` if numbers rise along a step everywhere, `Some(false)` if they fall everywhere.
    fn rises(&self, (files, ranks): Step) -> Option<bool> {
        let number = |square| self.numbering.number(square);
        let mut pairs = self.board().squares().filter_map(|square| {
            let next = self.board().offset(square, files, ranks)?;
            Some(number(next) > number(square))
        });
        let first = pairs.next()?;
        pairs.all(|rises| rises == first).then_some(first)
    }

    fn hops(&self, rules: &[Rule], sought: Sought, look_ups: &mut UnitedLookUps) {
        for landing in [Landing::Anywhere, Landing::Next] {
            let is = |rule: &&Rule| matches!(rule.manner, Manner::Hop(own, _) if own == landing);
            let hops = rules.iter().filter(is);
            let hops: Vec<&Rule> = collected(hops);
            for ride in rides(&hops) {
                let mask = self.lines(hops.iter().copied(), |it| is_of(it.step, ride));
                let mask = self.mask(ride, &mask, sought);
                let hop = self.hop(hops.iter().copied(), ride, landing, sought);
                look_ups.hops.push(Hop { mask, ..hop });
            }
        }
    }

    /// A hop without a mask. Attackers that land right behind their hurdle are found back over a neighbour.
    fn hop<'r>(
        &self,
        hops: impl IntoIterator<Item = &'r Rule>,
        ride: Leap,
        landing: Landing,
        sought: Sought,
    ) -> Hop {
        match (landing, sought) {
            (Landing::Next, Sought::Attackers) => {
                let near = Some(self.near(hops, ride));
                Hop { ride, landing: Landing::Anywhere, near, mask: None }
            }
            _ => Hop { ride, landing, near: None, mask: None },
        }
    }

    /// The neighbours that can be a square's hurdle, one last step away, by number. The rules' regions do not
    /// matter, as a hop does not begin on its hurdle.
    fn near<'r>(&self, hops: impl IntoIterator<Item = &'r Rule>, ride: Leap) -> Vec<U256> {
        let last_steps = list(hops, |rule| {
            let steps = list(&rule.of_steps(|it| is_of(it.step, ride)).steps, |it| it.step.into());
            Rule { steps, manner: Manner::Leap, from: SquareSet::MAX, ..*rule }
        });
        self.by_number(&self.reached(&last_steps), Sought::Attackers)
    }

    /// A mask by number, or `None` if it would keep every square that the rider ever attacks.
    fn mask(&self, ride: Leap, mask: &PerSquare, sought: Sought) -> Option<Vec<U256>> {
        let full = |square: Square| reference::rides(self.board(), square, ride, SquareSet::MIN);
        let is_full = self.board().squares().all(|square| mask[square.index()] == full(square));
        (!is_full).then(|| self.by_number(mask, sought))
    }
}

/// The riders that have the steps of some rules, each once.
fn rides<R: std::borrow::Borrow<Rule>>(rules: &[R]) -> Vec<Leap> {
    let steps = rules.iter().flat_map(|rule| rule.borrow().steps.iter().map(|it| it.step));
    sort::distinct(steps.filter_map(leap_of))
}

fn is_of(step: Step, ride: Leap) -> bool {
    leap_of(step) == Some(ride)
}

/// The transpose: for each square, the squares whose set contains it.
fn transposed(sets: &PerSquare) -> PerSquare {
    let mut attackers = vec![SquareSet::MIN; sets.len()];
    for (from, &set) in sets.iter().enumerate() {
        squares_of(set).for_each(|to| attackers[to.index()] |= SquareSet::bit(from as u32));
    }
    attackers
}
