//! Retrograde analysis, range by range: each step takes a range of indexes and files, and makes a file.
//!
//! Positions are decided in rounds, by plies to mate. In the round of an even number of plies positions are lost,
//! in that of an odd number won. A side that can move to a lost position wins one ply later; a side that can only
//! move to won positions loses. So each position counts the indexes that its quiet moves lead to, each once, and
//! strikes them off as they are won. The values of captures and promotions are known beforehand.
//!
//! Two steps make a round. [`Solver::look_back`] takes a range, and finds the positions from which those decided in
//! this round are reached: messages, sorted by the ranges that they go to. [`Solver::decide`] takes a range and the
//! messages of all ranges to it. A step reads no other data that changes, so any process or machine may do it, at
//! any time.

use std::ops::Range;

use quadrille::tablebase::{MaterialIndex, Predecessors, Tablebase};
use quadrille::{Chess, Color};

use crate::library::Library;
use crate::position::{Moves, Position};
use crate::table::{ILLEGAL, Outcome};

/// The value of the position is not known yet.
const UNKNOWN: u8 = 0;
/// A capture or a promotion holds the draw, or there is no move at all.
const HOLDS: u8 = 254;

/// The state of knowledge about the positions of a range, by side to move and index.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    /// The plies to mate as far as known, plus one, or one of the constants.
    best: [Vec<u8>; 2],
    /// The number of positions not yet won that quiet moves lead to.
    open: [Vec<u8>; 2],
}

/// The messages of a range in a round.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Messages {
    /// The number of positions of the range that are decided in this round.
    pub decided: u64,
    /// True if some are known to be decided later.
    pub later: bool,
    /// The positions from which they are reached, by range: each as twice its index, plus one for Black to move.
    pub to: Vec<Vec<u64>>,
}

/// Ranges of equal length, except the last ones.
#[derive(Clone, Copy, Debug)]
pub struct Ranges {
    size: u64,
    count: usize,
}

impl Ranges {
    /// Splits the indexes into this many ranges.
    pub fn new(size: u64, count: usize) -> Ranges {
        Ranges { size, count }
    }

    /// The number of ranges.
    pub fn count(self) -> usize {
        self.count
    }

    /// The indexes of a range.
    pub fn get(self, range: usize) -> Range<u64> {
        let start = |range: usize| (range as u64 * self.len()).min(self.size);
        start(range)..start(range + 1)
    }

    fn len(self) -> u64 {
        self.size.div_ceil(self.count as u64)
    }

    fn with(self, index: u64) -> usize {
        (index / self.len()) as usize
    }
}

/// A material, and the smaller materials that it leads to.
pub struct Solver<'a> {
    /// The material's index.
    pub index: &'a MaterialIndex<'static>,
    /// The smaller materials.
    pub library: &'a Library,
    /// The ranges of its indexes.
    pub ranges: Ranges,
}

impl State {
    fn new(size: usize) -> State {
        let zeros = || [vec![UNKNOWN; size], vec![UNKNOWN; size]];
        State { best: zeros(), open: zeros() }
    }

    /// The bytes in a file.
    pub fn to_bytes(&self) -> Vec<u8> {
        [&self.best[0], &self.best[1], &self.open[0], &self.open[1]].map(Vec::as_slice).concat()
    }

    /// Undoes [`Self::to_bytes`]; `None` if the number of bytes is wrong.
    pub fn from_bytes(bytes: &[u8], size: usize) -> Option<State> {
        if bytes.len() != 4 * size {
            return None;
        }
        let part = |number: usize| bytes[number * size..][..size].to_vec();
        Some(State { best: [part(0), part(1)], open: [part(2), part(3)] })
    }

    /// The number of plies in which a position ends, unless something better comes up before.
    fn due(&self, side: usize, i: usize) -> Option<u8> {
        let best = self.best[side][i];
        let is_loss = best % 2 == 1;
        let known = !matches!(best, UNKNOWN | HOLDS | ILLEGAL);
        (known && (!is_loss || self.open[side][i] == 0)).then(|| best - 1)
    }

    /// The outcomes of a solved range, for White to move, then for Black.
    pub fn outcomes(&self) -> Vec<u8> {
        let outcome = |side: usize, i: usize| match self.best[side][i] {
            ILLEGAL => ILLEGAL,
            _ => self.due(side, i).map_or(0, |plies| plies + 1),
        };
        let outcomes = |side: usize| (0..self.best[side].len()).map(move |i| outcome(side, i));
        outcomes(0).chain(outcomes(1)).collect()
    }

    /// Takes a message: a move leads to a position that ends in `plies` - 1.
    fn hear(&mut self, side: usize, i: usize, plies: u8) {
        let (best, open) = (&mut self.best[side][i], &mut self.open[side][i]);
        match *best {
            ILLEGAL => {}
            // A side that can move to a lost position wins.
            known if plies % 2 == 1 => {
                let wins_sooner = known != UNKNOWN && known % 2 == 0 && known <= plies;
                if !wins_sooner {
                    *best = plies + 1;
                }
            }
            known => {
                *open -= 1;
                if *open == 0 && (known == UNKNOWN || known % 2 == 1) {
                    *best = known.max(plies + 1);
                }
            }
        }
    }
}

impl Solver<'_> {
    /// The state of a range before the first round: the illegal positions and mates, the values of captures and
    /// promotions, and the number of positions that quiet moves lead to.
    pub fn begin<L: Chess>(&self, range: usize) -> State {
        let indexes = self.ranges.get(range);
        let mut state = State::new((indexes.end - indexes.start) as usize);
        let (mut moves, mut children) = (Moves::none(), Vec::new());
        for (i, number) in indexes.enumerate() {
            let position = Position::<L>::decode(self.index, number);
            for side in Color::ALL {
                let best = &mut state.best[side as usize][i];
                if !position.is_legal(side) {
                    *best = ILLEGAL;
                    continue;
                }
                position.moves(side, &mut moves);
                *best = self.known(&position, side, &moves);
                children.clear();
                let encoded = moves.quiet.iter().map(|next| self.index.encode(next.squares()));
                children.extend(encoded.map(|child| child.expect("a legal position")));
                children.sort_unstable();
                children.dedup();
                state.open[side as usize][i] =
                    u8::try_from(children.len()).expect("fewer than 256 moves");
            }
        }
        state
    }

    /// The value of a position without its quiet moves.
    fn known<L: Chess>(&self, position: &Position<'_, L>, side: Color, moves: &Moves<'_, L>) -> u8 {
        if moves.is_empty() {
            return if position.is_check(side) { 1 } else { HOLDS };
        }
        let (mut fastest, mut slowest, mut holds) = (None, UNKNOWN, false);
        for men in &moves.others {
            match self.library.outcome(men, !side) {
                Outcome::Loss(plies) => {
                    fastest = Some(fastest.map_or(plies + 2, |fastest: u8| fastest.min(plies + 2)));
                }
                Outcome::Win(plies) => slowest = slowest.max(plies + 2),
                Outcome::Draw | Outcome::Illegal => holds = true,
            }
        }
        fastest.unwrap_or(if holds { HOLDS } else { slowest })
    }

    /// Finds the positions from which those positions of a range are reached that end in this number of plies.
    pub fn look_back<L: Chess>(&self, range: usize, state: &State, plies: u8) -> Messages {
        let mut messages = Messages { to: vec![Vec::new(); self.ranges.count()], ..<_>::default() };
        let mut predecessors = Predecessors::new();
        let first = self.ranges.get(range).start;
        for side in Color::ALL {
            for i in 0..state.best[side as usize].len() {
                let due = state.due(side as usize, i);
                messages.later |= due.is_some_and(|due| due > plies);
                if due != Some(plies) {
                    continue;
                }
                messages.decided += 1;
                let position = Position::<L>::decode(self.index, first + i as u64);
                let before = !side;
                for &parent in predecessors.of(self.index, position.squares(), before, self.index) {
                    messages.to[self.ranges.with(parent)].push(parent << 1 | before as u64);
                }
            }
        }
        messages
    }

    /// The state of a range after it has taken all messages of a round in which positions end in `plies` - 1.
    pub fn decide(
        &self,
        range: usize,
        state: &mut State,
        messages: impl IntoIterator<Item = u64>,
        plies: u8,
    ) {
        let first = self.ranges.get(range).start;
        for message in messages {
            state.hear((message & 1) as usize, ((message >> 1) - first) as usize, plies);
        }
    }
}
