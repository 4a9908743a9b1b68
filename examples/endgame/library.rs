//! Solved materials.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;

use indicatif::{MultiProgress, ProgressBar, ProgressDrawTarget, ProgressStyle};
use quadrille::{Color, Layout, Square};

use crate::materials::{Job, MATERIALS};

/// How a position ends with best play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// The side that is not to move could take the king.
    Illegal,
    /// Nobody wins.
    Draw,
    /// The side to move mates with its last of so many plies, an odd number.
    Win(u8),
    /// It is mated with the last of so many plies, an even number.
    Loss(u8),
}

/// The outcomes of a material by side to move and index, one byte each: 0 a draw, 255 illegal,
/// otherwise one more than the plies to mate.
pub struct Table {
    bytes: [Vec<u8>; 2],
}

impl Table {
    /// A table of draws.
    pub fn new(size: u64) -> Table {
        Table { bytes: [vec![0; size as usize], vec![0; size as usize]] }
    }

    /// The outcome of the position with this index.
    pub fn get(&self, side: Color, index: u64) -> Outcome {
        match self.bytes[side as usize][index as usize] {
            0 => Outcome::Draw,
            255 => Outcome::Illegal,
            byte if byte % 2 == 0 => Outcome::Win(byte - 1),
            byte => Outcome::Loss(byte - 1),
        }
    }

    /// Sets the plies to mate.
    pub fn decide(&mut self, side: Color, index: u64, plies: u8) {
        self.bytes[side as usize][index as usize] = plies + 1;
    }

    /// Marks a position as none.
    pub fn exclude(&mut self, side: Color, index: u64) {
        self.bytes[side as usize][index as usize] = 255;
    }

    /// The outcomes of all positions with a side to move.
    pub fn outcomes(&self, side: Color) -> impl Iterator<Item = Outcome> + '_ {
        (0..self.bytes[side as usize].len() as u64).map(move |index| self.get(side, index))
    }
}

/// The materials solved so far.
#[derive(Default)]
pub struct Library {
    tables: Mutex<BTreeMap<&'static str, Arc<Table>>>,
}

impl Library {
    /// The table of a material that has been solved.
    pub fn table(&self, name: &str) -> Arc<Table> {
        let tables = self.tables.lock().expect("no thread panics while it holds the lock");
        Arc::clone(&tables[name])
    }

    /// Solves materials, those with fewer men first, and of as many those with pawns last.
    pub fn solve(&self, jobs: &[&Job]) {
        let mut rounds = BTreeMap::<_, Vec<&Job>>::new();
        for job in jobs {
            rounds.entry((job.men, job.has_pawns())).or_default().push(job);
        }
        for round in rounds.values() {
            self.solve_together(round);
        }
    }

    /// Solves materials that do not lead to each other, on all processors.
    fn solve_together(&self, jobs: &[&Job]) {
        let next = AtomicUsize::new(0);
        let bars = MultiProgress::new();
        let threads = thread::available_parallelism().map_or(1, usize::from).min(jobs.len());
        let work = || {
            while let Some(job) = jobs.get(next.fetch_add(1, Ordering::Relaxed)) {
                let bar = bars.add(progress_bar(job));
                let table = (job.solve)(self, &|done| bar.set_position(done));
                bar.finish_and_clear();
                let mut tables = self.tables.lock().expect("no thread panics with the lock");
                tables.insert(job.name, Arc::new(table));
            }
        };
        thread::scope(|scope| {
            for _ in 0..threads {
                scope.spawn(work);
            }
        });
    }

    /// The outcome of a position of a smaller material, whose men come in any order.
    pub fn outcome<L: Layout>(
        &self,
        tables: &mut Cache,
        men: &[(char, Square<L>)],
        side: Color,
    ) -> Outcome {
        let found = MATERIALS.encode(men).expect("smaller materials are declared");
        let index = found.index.expect("moves lead to legal positions");
        let side = if found.exchanged { !side } else { side };
        let name = found.entry.name;
        tables.entry(name).or_insert_with(|| self.table(name)).get(side, index)
    }
}

/// The tables that one thread has at hand.
pub type Cache = BTreeMap<&'static str, Arc<Table>>;

/// A bar for work that takes long enough to be seen.
fn progress_bar(job: &Job) -> ProgressBar {
    let steps = 3 * 2 * job.size;
    let bar = if job.men < 4 {
        ProgressBar::with_draw_target(Some(steps), ProgressDrawTarget::hidden())
    } else {
        ProgressBar::new(steps)
    };
    let style = ProgressStyle::with_template("{msg:8} {wide_bar} {percent:>3}% {elapsed}");
    bar.set_style(style.expect("the template is well formed"));
    bar.set_message(job.name);
    bar
}
