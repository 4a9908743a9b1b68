//! What a piece of any movement is made of: sets of squares, masked riders, single rays, hops and
//! keys of few squares.
//!
//! A slider's attacks are those of the full rider on its steps, masked: what stands beyond a range,
//! off a direction or outside a region changes nothing before it. So are a hopper's, of two
//! look-ups. Turned round, the same holds with the masks transposed, as a rider sees a square if and
//! only if it is seen from there. Where each square has a single ray, whose numbers rise or fall
//! throughout, no rider is needed: the first piece on it is the lowest or the highest bit.
//!
//! - [`keys`]: keys of the few squares that hinder a lame leaper
//! - [`shifted`]: one key for all squares, where numbers grow evenly along files and ranks
//! - [`walks`]: the steps that functions read which walk

mod keys;
mod shifted;
pub mod walks;

pub use shifted::{ShiftedGates, ShiftedSets};

use quadrille_runtime::moves::{
    barred_64, barred_128, behind_64, behind_128, falling_64, falling_128, gated_64, gated_128,
    past_64, past_128, rising_64, rising_128,
};

use crate::board::{Board, Square, SquareSet};
use crate::layout::{Layout, Leap, Numbering, Piece, WordSize, squares_of};
use crate::model::movement::{Landing, Manner, Rule, Step, UNLIMITED, leap_of};
use crate::reference;
use crate::reference::moves::{self, Standing};
use keys::Key;

/// How a piece is looked up, for one side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moves {
    /// Where it captures.
    pub attacks: Plan,
    /// Where it goes without capturing.
    pub moves: Plan,
    /// From where it attacks a square.
    pub attackers: Plan,
}

impl Moves {
    /// The riders that are looked up, perhaps more than once each.
    pub fn rides(&self) -> impl Iterator<Item = Leap> {
        [&self.attacks, &self.moves, &self.attackers].into_iter().flat_map(Plan::rides)
    }
}

/// Parts whose results are united.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Plan {
    /// By number: what is reached whatever stands on the board; empty where that is nothing.
    pub always: Vec<u128>,
    /// Riders whose attacks are masked.
    pub slides: Vec<Slide>,
    /// Rays that are looked up without a rider.
    pub rays: Vec<Rays>,
    /// Hoppers.
    pub hops: Vec<Hop>,
    /// Lame leapers, if all squares can share their keys.
    pub shifted: Option<ShiftedGates>,
    /// Other lame leapers, in groups of few squares that matter.
    pub gates: Vec<Gates>,
    /// Lame leapers by themselves: steps that have no key.
    pub bars: Vec<Bars>,
}

/// A rider, and by number the squares that its piece has of the rider's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Slide {
    /// The rider.
    pub ride: Leap,
    /// The mask; `None` where it leaves everything.
    pub mask: Option<Vec<u128>>,
}

/// One ray from each square.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rays {
    /// Whether numbers rise along them, or fall.
    pub rise: bool,
    /// By number.
    pub rays: Vec<u128>,
}

/// A rider looked up twice, and by number the squares that its piece has of the rider's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hop {
    /// The rider.
    pub ride: Leap,
    /// Where it lands.
    pub over: Over,
    /// The mask; `None` where it leaves everything.
    pub mask: Option<Vec<u128>>,
}

/// Which of the squares behind hurdles a hop reaches.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Over {
    /// All up to the next piece.
    Any,
    /// The one right behind.
    Next,
    /// All up to the next piece, of hurdles on these squares by number, which are next to where one
    /// looks from: how one that lands right behind is looked up from where it lands.
    Near(Vec<u128>),
}

/// What lame leapers reach, by the occupancy of a few squares: the records and sets that
/// [`gated_64`] and [`gated_128`] read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Gates {
    /// By number: the squares that matter.
    pub masks: Vec<u128>,
    /// By number: the factors of the low and of the high half.
    pub magics: Vec<[u64; 2]>,
    /// By number: the place of key 0 above eight bits, and in these the shift of the product.
    pub places: Vec<u32>,
    /// The sets.
    pub sets: Vec<u128>,
}

/// One lame step from each square.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Bars {
    /// By number: the squares that must be empty.
    pub paths: Vec<u128>,
    /// By number: the square that is reached then.
    pub targets: Vec<u128>,
}

impl Gates {
    /// What is reached from a number, by the function that runs.
    pub fn attacks(&self, word: WordSize, number: usize, occupancy: u128) -> u128 {
        let Gates { masks, magics, places, sets } = self;
        match word {
            WordSize::U128 => gated_128(masks, magics, places, sets, number, occupancy),
            WordSize::U64 => {
                let narrow = |words: &[u128]| words.iter().map(|&w| w as u64).collect::<Vec<_>>();
                let (masks, sets) = ([masks[number] as u64], narrow(sets));
                let (magics, places) = ([magics[number]], [places[number]]);
                gated_64(&masks, &magics, &places, &sets, 0, occupancy as u64).into()
            }
        }
    }
}

impl Bars {
    /// What is reached from a number, by the function that runs.
    pub fn attacks(&self, word: WordSize, number: usize, occupancy: u128) -> u128 {
        let (path, target) = (self.paths[number], self.targets[number]);
        match word {
            WordSize::U64 => barred_64(path as u64, target as u64, occupancy as u64).into(),
            WordSize::U128 => barred_128(path, target, occupancy),
        }
    }
}

impl Over {
    /// What the second look-up takes for occupied, by the function that runs; `met` is what the first
    /// reached from a number, then come all pieces and the hurdles.
    pub fn occupied(&self, word: WordSize, number: usize, met: u128, all: [u128; 2]) -> u128 {
        let [occupied, hurdles] = all;
        let (past, hurdles) = match self {
            Over::Any => (true, hurdles),
            Over::Next => (false, hurdles),
            Over::Near(near) => (true, hurdles & near[number]),
        };
        let narrow = [met, occupied, hurdles].map(|word| word as u64);
        match (word, past) {
            (WordSize::U64, true) => past_64(narrow[0], narrow[1], narrow[2]).into(),
            (WordSize::U64, false) => behind_64(narrow[0], narrow[1], narrow[2]).into(),
            (WordSize::U128, true) => past_128(met, occupied, hurdles),
            (WordSize::U128, false) => behind_128(met, occupied, hurdles),
        }
    }
}

impl Rays {
    /// What is reached from a number, by the function that runs.
    pub fn attacks(&self, word: WordSize, number: usize, occupancy: u128) -> u128 {
        let ray = self.rays[number];
        match (word, self.rise) {
            (WordSize::U64, true) => rising_64(ray as u64, occupancy as u64).into(),
            (WordSize::U64, false) => falling_64(ray as u64, occupancy as u64).into(),
            (WordSize::U128, true) => rising_128(ray, occupancy),
            (WordSize::U128, false) => falling_128(ray, occupancy),
        }
    }
}

impl Plan {
    /// Whether nothing is ever reached.
    pub fn is_empty(&self) -> bool {
        *self == Plan::default()
    }

    /// Whether what stands on the board matters.
    pub fn is_blocked(&self) -> bool {
        *self != Plan { always: self.always.clone(), ..Plan::default() }
    }

    /// The riders that are looked up.
    pub fn rides(&self) -> impl Iterator<Item = Leap> {
        let slides = self.slides.iter().map(|slide| slide.ride);
        slides.chain(self.hops.iter().map(|hop| hop.ride))
    }
}

/// The plans of a piece for White and for Black, or one for both; `None` where the piece is plain.
pub fn moves(layout: &Layout, word: WordSize, piece: &Piece) -> Option<Vec<Moves>> {
    let sides = piece.sides.as_ref()?;
    let [white, black] = sides;
    let white_plans = plans(&layout.numbering, word, white);
    if white == black {
        return Some(vec![white_plans]);
    }
    let black_plans = plans(&layout.numbering, word, black);
    Some(if white_plans == black_plans {
        vec![white_plans]
    } else {
        vec![white_plans, black_plans]
    })
}

/// The plans of one side.
pub fn plans(numbering: &Numbering, word: WordSize, rules: &[Rule]) -> Moves {
    let part = |keep: fn(&Rule) -> bool| rules.iter().filter(move |rule| keep(rule));
    let solver = Solver { numbering, word };
    let captures: Vec<&Rule> = part(|rule| rule.purpose.captures).collect();
    let moves: Vec<&Rule> = part(|rule| rule.purpose.moves).collect();
    let attacks = solver.plan(&captures, Way::There);
    Moves {
        moves: if moves == captures { attacks.clone() } else { solver.plan(&moves, Way::There) },
        attackers: solver.plan(&captures, Way::Back),
        attacks,
    }
}

/// Whether a plan leads from the piece's square, or to it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    There,
    Back,
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

    fn plan(&self, rules: &[&Rule], way: Way) -> Plan {
        let mut plan = Plan::default();
        self.leaps(rules, way, &mut plan);
        self.slides(rules, way, &mut plan);
        self.hops(rules, way, &mut plan);
        self.gates(rules, way, &mut plan);
        plan
    }

    /// Sets by number, turned round where the way is back.
    fn by_number(&self, sets: &PerSquare, way: Way) -> Vec<u128> {
        let sets = if way == Way::Back { &transposed(sets) } else { sets };
        let word = |square: &Option<Square>| {
            square.map_or(0, |square| self.numbering.word(sets[square.index()]))
        };
        self.numbering.by_number().iter().map(word).collect()
    }

    /// What a rule, if it is of one step or of some, reaches on an empty board with hurdles
    /// everywhere for hoppers: the squares that it may ever reach along a line.
    fn lines(&self, rule: &Rule, keep: impl Fn(Step) -> bool) -> PerSquare {
        let range = match rule.manner {
            Manner::Ride(range) => range,
            _ => UNLIMITED,
        };
        let steps = rule.steps.iter().filter(|(step, _)| keep(*step)).cloned().collect();
        let slide = Rule { steps, manner: Manner::Ride(range), ..rule.clone() };
        let reached = |square| moves::reached(self.board(), square, &slide, Standing::all(0));
        self.board().squares().map(reached).collect()
    }

    fn leaps(&self, rules: &[&Rule], way: Way, plan: &mut Plan) {
        let reached = |square| {
            let leaps = rules.iter().filter(|rule| rule.manner == Manner::Leap);
            leaps.fold(0, |set, rule| {
                set | moves::reached(self.board(), square, rule, Standing::all(0))
            })
        };
        let sets: PerSquare = self.board().squares().map(reached).collect();
        if sets.iter().any(|&set| set != 0) {
            plan.always = self.by_number(&sets, way);
        }
    }

    fn slides(&self, rules: &[&Rule], way: Way, plan: &mut Plan) {
        let slides = rules.iter().filter(|rule| matches!(rule.manner, Manner::Ride(_)));
        let slides: Vec<&Rule> = slides.copied().collect();
        for ride in rides(&slides) {
            let mut mask: PerSquare = vec![0; self.board().len()];
            let mut steps = Vec::new();
            for rule in &slides {
                unite(&mut mask, &self.lines(rule, |step| is_of(step, ride)));
                steps.extend(rule.steps.iter().map(|s| s.0).filter(|&step| is_of(step, ride)));
            }
            steps.sort_unstable();
            steps.dedup();
            match self.single_rays(&slides, &steps, way) {
                Some(rays) => plan.rays.extend(rays),
                None => plan.slides.push(Slide { ride, mask: self.mask(ride, &mask, way) }),
            }
        }
    }

    /// Rays of their own for the steps, if they are one or two and numbers rise or fall along each.
    fn single_rays(&self, rules: &[&Rule], steps: &[Step], way: Way) -> Option<Vec<Rays>> {
        if steps.len() > 2 {
            return None;
        }
        let ray = |&step: &Step| {
            let mut sets = vec![0; self.board().len()];
            for rule in rules {
                unite(&mut sets, &self.lines(rule, |s| s == step));
            }
            let (seen_along, sets) = match way {
                Way::There => (step, sets),
                Way::Back => ((-step.0, -step.1), transposed(&sets)),
            };
            // What stands on a square that the ray leaves out would not be seen.
            let is_whole = self.board().squares().zip(&sets).all(|(square, &set)| {
                let ray = reference::ray(self.board(), square, seen_along);
                let nearest = ray.take(set.count_ones() as usize);
                nearest.fold(0, |all, square| all | square.bit()) == set
            });
            let rise = self.rises(seen_along).filter(|_| is_whole)?;
            Some(Rays { rise, rays: self.by_number(&sets, Way::There) })
        };
        steps.iter().map(ray).collect()
    }

    /// Whether numbers rise along a step everywhere, or fall everywhere.
    fn rises(&self, (files, ranks): Step) -> Option<bool> {
        let number = |square| self.numbering.number(square);
        let mut pairs = self.board().squares().filter_map(|square| {
            let next = self.board().offset(square, files, ranks)?;
            Some(number(next) > number(square))
        });
        let first = pairs.next()?;
        pairs.all(|rises| rises == first).then_some(first)
    }

    fn hops(&self, rules: &[&Rule], way: Way, plan: &mut Plan) {
        for landing in [Landing::Anywhere, Landing::Next] {
            let hops = rules.iter().filter(|rule| rule.manner == Manner::Hop(landing));
            let hops: Vec<&Rule> = hops.copied().collect();
            for ride in rides(&hops) {
                let mut mask: PerSquare = vec![0; self.board().len()];
                let mut near: PerSquare = vec![0; self.board().len()];
                for rule in &hops {
                    unite(&mut mask, &self.lines(rule, |step| is_of(step, ride)));
                    let once = Rule { manner: Manner::Leap, ..(*rule).clone() };
                    unite(&mut near, &self.steps_back(&once, ride));
                }
                let over = match (landing, way) {
                    (Landing::Anywhere, _) => Over::Any,
                    (Landing::Next, Way::There) => Over::Next,
                    (Landing::Next, Way::Back) => Over::Near(self.by_number(&near, Way::There)),
                };
                plan.hops.push(Hop { ride, over, mask: self.mask(ride, &mask, way) });
            }
        }
    }

    /// For each square those from which one step of a rule leads to it, wherever the rule holds from:
    /// the hurdle is passed, not begun on.
    fn steps_back(&self, rule: &Rule, ride: Leap) -> PerSquare {
        let steps = rule.steps.iter().filter(|(step, _)| is_of(*step, ride)).cloned().collect();
        let rule = Rule { steps, from: SquareSet::MAX, ..rule.clone() };
        let reached = |square| moves::reached(self.board(), square, &rule, Standing::all(0));
        transposed(&self.board().squares().map(reached).collect())
    }

    /// A mask by number, unless it leaves all that the rider ever attacks.
    fn mask(&self, ride: Leap, mask: &PerSquare, way: Way) -> Option<Vec<u128>> {
        let full = |square: Square| reference::rides(self.board(), square, ride, 0);
        let is_full = self.board().squares().all(|square| mask[square.index()] == full(square));
        (!is_full).then(|| self.by_number(mask, way))
    }

    fn gates(&self, rules: &[&Rule], way: Way, plan: &mut Plan) {
        let mut leaps: Vec<Vec<Gate>> = vec![Vec::new(); self.board().len()];
        for from in self.board().squares() {
            for rule in rules.iter().filter(|rule| matches!(rule.manner, Manner::Lame(_))) {
                for gate in self.gates_from(from, rule) {
                    let (at, other) = match way {
                        Way::There => (from, gate.target),
                        Way::Back => (gate.target, from),
                    };
                    leaps[at.index()].push(Gate { target: other, path: gate.path });
                }
            }
        }
        plan.shifted = shifted::gates(self.numbering, self.word, &leaps);
        if plan.shifted.is_some() {
            return;
        }
        let (mut keyed, mut barred): (Vec<Vec<Keyed>>, Vec<Vec<Gate>>) =
            leaps.into_iter().map(|gates| self.keyed_or_barred(gates)).unzip();
        for _ in 0..longest(&keyed) {
            let group = |square: Square| keyed[square.index()].pop();
            plan.gates.push(self.table(self.by_square(group)));
        }
        for _ in 0..longest(&barred) {
            let gate = |square: Square| barred[square.index()].pop();
            plan.bars.push(self.bars(&self.by_square(gate)));
        }
    }

    /// By number: what a function gives for the square.
    fn by_square<T>(&self, mut value: impl FnMut(Square) -> Option<T>) -> Vec<Option<T>> {
        self.numbering.by_number().iter().map(|square| square.and_then(&mut value)).collect()
    }

    /// The groups of a square's gates that have keys, and the gates that have none.
    fn keyed_or_barred(&self, gates: Vec<Gate>) -> (Vec<Keyed>, Vec<Gate>) {
        let (mut found, mut barred) = (Vec::new(), Vec::new());
        for group in grouped(gates, keys::MOST_SQUARES) {
            match self.keyed(&group) {
                Some(keyed) => found.push(keyed),
                None => barred.extend(group),
            }
        }
        (found, barred)
    }

    fn keyed(&self, group: &[Gate]) -> Option<Keyed> {
        let mask = group.iter().fold(0, |mask, gate| mask | gate.path);
        let squares: Vec<u8> =
            squares_of(mask).map(|square| self.numbering.number(square)).collect();
        let key = keys::key(&squares, keys::MOST_SQUARES)?;
        let mut sets = vec![0; 1 << squares.len()];
        for occupied in reference::subsets(mask) {
            let free = group.iter().filter(|gate| gate.path & occupied == 0);
            let word = self.numbering.word(occupied);
            sets[key.of(word)] =
                self.numbering.word(free.fold(0, |set, gate| set | gate.target.bit()));
        }
        Some(Keyed { mask: self.numbering.word(mask), key, sets })
    }

    fn bars(&self, gates: &[Option<Gate>]) -> Bars {
        let word = |set: fn(&Gate) -> SquareSet| {
            gates
                .iter()
                .map(move |gate| gate.as_ref().map_or(0, |gate| self.numbering.word(set(gate))))
        };
        Bars {
            paths: word(|gate| gate.path).collect(),
            targets: word(|gate| gate.target.bit()).collect(),
        }
    }

    fn gates_from(&self, from: Square, rule: &Rule) -> Vec<Gate> {
        let gate = |step: &(Step, Vec<Step>)| {
            let (target, path) = moves::lame_step(self.board(), from, rule, step)?;
            Some(Gate { target, path })
        };
        rule.steps.iter().filter_map(gate).collect()
    }

    /// The tables of one group of gates on each square.
    fn table(&self, groups: Vec<Option<Keyed>>) -> Gates {
        let mut gates = Gates::default();
        for group in groups {
            let Keyed { mask, key, sets } = group.unwrap_or_default();
            // What another square has already is not stored again.
            let known = gates.sets.windows(sets.len()).position(|window| *window == sets);
            let place = known.unwrap_or(gates.sets.len());
            if known.is_none() {
                gates.sets.extend(sets);
            }
            gates.masks.push(mask);
            gates.magics.push(key.magic);
            gates.places.push((place as u32) << 8 | key.shift);
        }
        debug_assert!(self.word == WordSize::U128 || gates.masks.iter().all(|m| m >> 64 == 0));
        gates
    }
}

/// A group of gates of one square with its key.
struct Keyed {
    /// The squares that matter.
    mask: u128,
    key: Key,
    /// By key: what is reached.
    sets: Vec<u128>,
}

/// Of a square without gates: nothing is reached.
impl Default for Keyed {
    fn default() -> Keyed {
        Keyed { mask: 0, key: Key::default(), sets: vec![0] }
    }
}

fn longest<T>(lists: &[Vec<T>]) -> usize {
    lists.iter().map(Vec::len).max().unwrap_or(0)
}

/// The riders whose steps some rules have, each once.
fn rides(rules: &[&Rule]) -> Vec<Leap> {
    let steps = rules.iter().flat_map(|rule| rule.steps.iter().map(|(step, _)| *step));
    let mut rides: Vec<Leap> = steps.filter_map(leap_of).collect();
    rides.sort_unstable();
    rides.dedup();
    rides
}

/// One step of a lame leaper: where it leads, and what must be empty.
#[derive(Clone, Debug)]
struct Gate<T = Square> {
    target: T,
    path: SquareSet,
}

/// Gates in groups: those that look at the same squares together, and as many with them as keep the
/// key short.
fn grouped<T>(gates: Vec<Gate<T>>, most_squares: u32) -> Vec<Vec<Gate<T>>> {
    let mut groups: Vec<(SquareSet, Vec<Gate<T>>)> = Vec::new();
    for gate in gates {
        let (meet, mut apart): (Vec<_>, Vec<_>) =
            groups.into_iter().partition(|(squares, _)| squares & gate.path != 0);
        let mut joined = (gate.path, vec![gate]);
        for (squares, gates) in meet {
            joined.0 |= squares;
            joined.1.extend(gates);
        }
        apart.push(joined);
        groups = apart;
    }
    groups.sort_by_key(|(squares, _)| *squares);
    let mut packed: Vec<(SquareSet, Vec<Gate<T>>)> = Vec::new();
    for (squares, gates) in groups {
        let fits =
            |(others, _): &&mut (SquareSet, _)| (*others | squares).count_ones() <= most_squares;
        match packed.iter_mut().find(fits) {
            Some((others, with)) => {
                *others |= squares;
                with.extend(gates);
            }
            None => packed.push((squares, gates)),
        }
    }
    packed.into_iter().map(|(_, gates)| gates).collect()
}

fn is_of(step: Step, ride: Leap) -> bool {
    leap_of(step) == Some(ride)
}

fn unite(sets: &mut PerSquare, more: &PerSquare) {
    sets.iter_mut().zip(more).for_each(|(set, more)| *set |= more);
}

/// For each square those whose set it is in.
fn transposed(sets: &PerSquare) -> PerSquare {
    let mut turned = vec![0; sets.len()];
    for (from, &set) in sets.iter().enumerate() {
        squares_of(set).for_each(|to| turned[to.index()] |= 1 << from);
    }
    turned
}
