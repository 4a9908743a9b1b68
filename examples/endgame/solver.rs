//! Retrograde analysis: from each position that is decided to those that lead to it.
//!
//! Positions are decided in the order of their distance to mate. Who can move to a lost position
//! wins one ply later; who can move to won positions only loses. So each position counts those that
//! its quiet moves lead to, each index once, and strikes them off as they are won. Distances that
//! captures and promotions give are known beforehand.

use std::marker::PhantomData;

use quadrille::tablebase::Tablebase;
use quadrille::{Chess, Color, Square};

use crate::library::{Cache, Library, Outcome, Table};
use crate::position::{Moves, Position};

/// Solves a material whose smaller ones are in the library.
pub fn solve<T: Tablebase<MEN>, L: Chess, const MEN: usize>(
    library: &Library,
    progress: &dyn Fn(u64),
) -> Table {
    let mut solver = Solver::<T, L, MEN> {
        library,
        cache: Cache::new(),
        table: Table::new(T::SIZE),
        open: [vec![0; T::SIZE as usize], vec![0; T::SIZE as usize]],
        decided: Vec::new(),
        indexes: Vec::new(),
        parents: Vec::new(),
        moves: Moves::none(),
        index: PhantomData,
    };
    solver.begin(progress);
    solver.propagate(progress);
    solver.table
}

struct Solver<'a, T, L: Chess, const MEN: usize> {
    library: &'a Library,
    cache: Cache,
    table: Table,
    /// By side to move and index: how many positions that are not won quiet moves lead to.
    open: [Vec<u8>; 2],
    /// By plies to mate: what is known to be decided so, unless it is already otherwise.
    decided: Vec<Vec<(Color, u64)>>,
    /// Those of the position that is looked at.
    moves: Moves<L, MEN>,
    /// And their indexes, each once.
    indexes: Vec<u64>,
    /// The indexes of positions that lead to one, kept for their room alone.
    parents: Vec<u64>,
    index: PhantomData<T>,
}

/// What the moves of a position come to.
enum Verdict {
    /// Some move wins, the fastest in so many plies.
    Win(u8),
    /// Every move loses, the slowest in so many plies; or there is none, and it is mate.
    Loss(u8),
    /// Some move may hold, as far as is known.
    Open,
}

impl<T: Tablebase<MEN>, L: Chess, const MEN: usize> Solver<'_, T, L, MEN> {
    /// Excludes illegal positions, and decides what mates, captures and promotions decide.
    fn begin(&mut self, progress: &dyn Fn(u64)) {
        for (index, squares) in (0..).zip(T::positions::<L>(0..T::SIZE)) {
            for side in Color::ALL {
                let position = Self::position(squares);
                if !position.is_legal(side) {
                    self.table.exclude(side, index);
                    continue;
                }
                if let Verdict::Win(plies) | Verdict::Loss(plies) = self.verdict(&position, side) {
                    self.decide(side, index, plies);
                }
                self.open[side as usize][index as usize] = self.indexes.len() as u8;
            }
            if index % 4096 == 0 {
                progress(2 * index);
            }
        }
    }

    /// Decides what is known, nearest to mate first, and what follows from it.
    fn propagate(&mut self, progress: &dyn Fn(u64)) {
        let mut done = 2 * T::SIZE;
        let mut plies = 0;
        while plies < self.decided.len() {
            for (side, index) in std::mem::take(&mut self.decided[plies]) {
                if self.table.get(side, index) != Outcome::Draw {
                    continue;
                }
                self.table.decide(side, index, plies as u8);
                self.look_back(side, index, plies as u8);
                done += 2;
                if done % 8192 == 0 {
                    progress(done);
                }
            }
            plies += 1;
        }
    }

    /// Decides what can be decided of the positions that lead to one that just was.
    fn look_back(&mut self, side: Color, index: u64, plies: u8) {
        let before = !side;
        Self::position(T::decode(index)).unmoves(before, &mut self.moves.quiet);
        let mut parents = std::mem::take(&mut self.parents);
        parents.clear();
        parents.extend(self.moves.quiet.iter().filter_map(|&origin| T::encode(origin)));
        parents.sort_unstable();
        parents.dedup();
        for &parent in &parents {
            if self.table.get(before, parent) != Outcome::Draw {
                continue;
            }
            if plies.is_multiple_of(2) {
                self.decide(before, parent, plies + 1);
            } else if self.strike_off(before, parent) {
                let position = Self::position(T::decode(parent));
                if let Verdict::Loss(plies) = self.verdict(&position, before) {
                    self.decide(before, parent, plies);
                }
            }
        }
        self.parents = parents;
    }

    /// Strikes off one of the positions that quiet moves lead to, and says whether it was the last.
    fn strike_off(&mut self, side: Color, index: u64) -> bool {
        let open = &mut self.open[side as usize][index as usize];
        *open -= 1;
        *open == 0
    }

    fn decide(&mut self, side: Color, index: u64, plies: u8) {
        let plies = usize::from(plies);
        if self.decided.len() <= plies {
            self.decided.resize(plies + 1, Vec::new());
        }
        self.decided[plies].push((side, index));
    }

    /// What the moves of a position come to, as far as is known.
    fn verdict(&mut self, position: &Position<L, MEN>, side: Color) -> Verdict {
        position.moves(side, &mut self.moves);
        self.indexes.clear();
        self.indexes.extend(self.moves.quiet.iter().map(|&child| T::encode_trusted(child)));
        self.indexes.sort_unstable();
        self.indexes.dedup();
        if self.moves.is_empty() {
            return if position.is_check(side) { Verdict::Loss(0) } else { Verdict::Open };
        }
        let table = &self.table;
        let quiet = self.indexes.iter().map(|&child| table.get(!side, child));
        let others = self.moves.others.iter();
        let others = others.map(|men| self.library.outcome(&mut self.cache, men, !side));
        let (mut fastest, mut slowest, mut open) = (u8::MAX, 0, false);
        for outcome in quiet.chain(others) {
            match outcome {
                Outcome::Loss(plies) => fastest = fastest.min(plies + 1),
                Outcome::Win(plies) => slowest = slowest.max(plies + 1),
                Outcome::Draw | Outcome::Illegal => open = true,
            }
        }
        match (fastest, open) {
            (u8::MAX, true) => Verdict::Open,
            (u8::MAX, false) => Verdict::Loss(slowest),
            (fastest, _) => Verdict::Win(fastest),
        }
    }

    fn position(squares: [Square<L>; MEN]) -> Position<L, MEN> {
        Position { letters: T::LETTERS.as_bytes(), squares }
    }
}
