//! Solves a material by steps whose results are files. A step is done if its file exists.
//!
//! So a killed process continues where it stopped, and processes that share a directory share the work: each does
//! the steps of its own ranges whose input exists, and ends. No process waits here: starting processes again, on
//! any machine, is left to a scheduler, such as that of `examples/cluster`.
//!
//! | file | what it is |
//! | --- | --- |
//! | `KRvK.16/004.round-7.state` | the state of range 4 of 16 after round 7 |
//! | `KRvK.16/004.round-7.messages` | its messages to the others in this round |
//! | `KRvK.16/004.solved` | its outcomes |
//! | `KRvK.endgame` | the outcomes of all ranges, after which all other files are removed |

use std::path::{Path, PathBuf};
use std::{fs, io};

use indicatif::{ProgressBar, ProgressStyle};
use quadrille::Chess;
use quadrille::tablebase::{Material, MaterialIndex, Tablebase};
use rayon::prelude::*;

use crate::files::{self, damaged};
use crate::library::{self, Library};
use crate::materials;
use crate::solver::{Messages, Ranges, Solver, State};
use crate::table::Table;

/// The steps that a process does, and the place of the files.
#[derive(Clone, Debug)]
pub struct Work {
    /// The directory of the files.
    pub directory: PathBuf,
    /// The number of ranges into which the indexes of a material are split.
    pub ranges: usize,
    /// The number of this process, counted from 0, and the number of processes `n`, each of which has every `n`-th range.
    pub part: (usize, usize),
}

/// A material to be solved.
struct Job<'a> {
    solver: Solver<'a>,
    /// The directory of the files of its steps.
    directory: PathBuf,
    /// The file with the result.
    path: &'a Path,
    part: (usize, usize),
    bar: ProgressBar,
}

/// The head of messages: the number of positions decided, whether more will be, and the offsets at which the
/// messages to each range begin and the last ones end.
const MESSAGES_HEAD: usize = 2;

impl Work {
    /// Solves materials, which must come after all that they lead to, unless their files exist. Returns whether all
    /// are solved; otherwise the next step needs files of other parts.
    pub fn solve<L: Chess>(&self, materials: &[Material]) -> io::Result<bool> {
        fs::create_dir_all(&self.directory)?;
        let mut library = Library::default();
        for material in materials {
            let path = library::path(&self.directory, material);
            if !path.exists() && !self.solve_one::<L>(material, &library, &path)? {
                return Ok(false);
            }
            library.add::<L>(&self.directory, material)?;
        }
        Ok(true)
    }

    fn solve_one<L: Chess>(
        &self,
        material: &Material,
        library: &Library,
        path: &Path,
    ) -> io::Result<bool> {
        let index = materials::index::<L>(material);
        let job = Job {
            solver: Solver {
                index: &index,
                library,
                ranges: Ranges::new(index.size(), self.ranges),
            },
            directory: self.directory.join(format!("{material}.{}", self.ranges)),
            path,
            part: self.part,
            bar: progress_bar(&index),
        };
        fs::create_dir_all(&job.directory)?;
        let ended = job.run::<L>();
        job.bar.finish_and_clear();
        // Once the first part has joined the ranges, files that others still look for are gone.
        if path.exists() { Ok(true) } else { ended }
    }
}

impl Job<'_> {
    fn file(&self, range: usize, name: &str) -> PathBuf {
        self.directory.join(format!("{range:03}.{name}"))
    }

    fn state_file(&self, range: usize, plies: u8) -> PathBuf {
        self.file(range, &format!("round-{plies}.state"))
    }

    fn messages_file(&self, range: usize, plies: u8) -> PathBuf {
        self.file(range, &format!("round-{plies}.messages"))
    }

    fn all_ranges(&self) -> std::ops::Range<usize> {
        0..self.solver.ranges.count()
    }

    /// Does a step for each range of this process, on all processors.
    fn each_range(&self, step: impl Fn(usize) -> io::Result<()> + Send + Sync) -> io::Result<()> {
        let (part, of) = self.part;
        let own: Vec<_> = self.all_ranges().filter(|range| range % of == part).collect();
        own.into_par_iter().try_for_each(step)
    }

    /// Returns whether each range has its file.
    fn are_there(&self, path: impl Fn(usize) -> PathBuf) -> bool {
        self.all_ranges().all(|range| path(range).exists())
    }

    /// Does the rounds whose files exist, and finally joins all ranges. Returns whether it got that far.
    fn run<L: Chess>(&self) -> io::Result<bool> {
        self.each_range(|range| self.begin::<L>(range))?;
        let mut plies = self.first_round()?;
        loop {
            self.bar.set_message(format!("{}, {plies} plies", self.solver.index.material()));
            self.each_range(|range| self.look_back::<L>(range, plies))?;
            if !self.are_there(|range| self.messages_file(range, plies)) {
                return Ok(false);
            }
            if let Some(earlier) = plies.checked_sub(1) {
                // All ranges have received these messages.
                self.each_range(|range| files::remove(&self.messages_file(range, earlier)))?;
            }
            if self.is_last(plies)? {
                break;
            }
            plies += 1;
            assert!(plies < 253, "a win takes more plies than a byte of a table can say");
            self.each_range(|range| self.decide(range, plies))?;
        }
        self.each_range(|range| self.finish(range, plies))?;
        self.put_together()
    }

    /// The last round whose state a range has, or `None` if it has none.
    fn round(&self, range: usize) -> io::Result<Option<u8>> {
        let mut last = None;
        for entry in fs::read_dir(&self.directory)? {
            let name = entry?.file_name().to_string_lossy().into_owned();
            let round = name
                .strip_prefix(&format!("{range:03}.round-"))
                .and_then(|name| name.strip_suffix(".state"))
                .and_then(|round| round.parse().ok());
            last = last.max(round);
        }
        Ok(last)
    }

    /// The round of the range, among those of this process, that is furthest behind.
    fn first_round(&self) -> io::Result<u8> {
        let (part, of) = self.part;
        let own = self.all_ranges().filter(|range| range % of == part);
        let rounds = own.map(|range| Ok(self.round(range)?.unwrap_or(0)));
        Ok(rounds.collect::<io::Result<Vec<_>>>()?.into_iter().min().unwrap_or(0))
    }

    fn begin<L: Chess>(&self, range: usize) -> io::Result<()> {
        if self.round(range)?.is_none() {
            let state = self.solver.begin::<L>(range);
            files::write(&self.state_file(range, 0), &state.to_bytes())?;
        }
        Ok(())
    }

    fn look_back<L: Chess>(&self, range: usize, plies: u8) -> io::Result<()> {
        let path = self.messages_file(range, plies);
        let state = self.state_file(range, plies);
        // A range that has gone on has already written its messages.
        if path.exists() || !state.exists() {
            return Ok(());
        }
        let state = self.state(range, plies)?;
        let messages = self.solver.look_back::<L>(range, &state, plies);
        self.bar.inc(messages.decided);
        files::write(&path, &messages_to_bytes(&messages))
    }

    fn decide(&self, range: usize, plies: u8) -> io::Result<()> {
        let earlier = self.state_file(range, plies - 1);
        if !self.state_file(range, plies).exists() && earlier.exists() {
            let mut state = self.state(range, plies - 1)?;
            for from in self.all_ranges() {
                let path = self.messages_file(from, plies - 1);
                let bytes = fs::read(&path)?;
                let messages = messages_to(&bytes, range)
                    .ok_or_else(|| damaged(&path, "it ends too early"))?;
                self.solver.decide(range, &mut state, files::words(messages), plies);
            }
            files::write(&self.state_file(range, plies), &state.to_bytes())?;
        }
        files::remove(&earlier)
    }

    fn state(&self, range: usize, plies: u8) -> io::Result<State> {
        let path = self.state_file(range, plies);
        let indexes = self.solver.ranges.get(range);
        State::from_bytes(&fs::read(&path)?, (indexes.end - indexes.start) as usize)
            .ok_or_else(|| damaged(&path, "it has not two bytes a position and side"))
    }

    /// Returns whether this round, and what is known, decides no more positions.
    fn is_last(&self, plies: u8) -> io::Result<bool> {
        for range in self.all_ranges() {
            let path = self.messages_file(range, plies);
            let bytes = fs::read(&path)?;
            let head: Vec<u64> = files::words(&bytes).take(MESSAGES_HEAD).collect();
            match head[..] {
                [0, 0] => {}
                [_, _] => return Ok(false),
                _ => return Err(damaged(&path, "it ends too early")),
            }
        }
        Ok(true)
    }

    fn finish(&self, range: usize, plies: u8) -> io::Result<()> {
        let path = self.file(range, "solved");
        if path.exists() {
            return Ok(());
        }
        files::write(&path, &self.state(range, plies)?.outcomes())
    }

    /// Joins all ranges into one file once they are solved; only the first part does so. Returns whether it did.
    fn put_together(&self) -> io::Result<bool> {
        if self.part.0 != 0 || !self.are_there(|range| self.file(range, "solved")) {
            return Ok(false);
        }
        let solved = self.all_ranges().map(|range| fs::read(self.file(range, "solved")));
        Table::write(self.path, self.solver.index, &solved.collect::<io::Result<Vec<_>>>()?)?;
        fs::remove_dir_all(&self.directory)?;
        Ok(true)
    }
}

fn messages_to_bytes(messages: &Messages) -> Vec<u8> {
    let mut words = vec![messages.decided, messages.later.into()];
    let mut end = (MESSAGES_HEAD + messages.to.len() + 1) as u64;
    words.push(end);
    for to in &messages.to {
        end += to.len() as u64;
        words.push(end);
    }
    words.extend(messages.to.iter().flatten());
    words.into_iter().flat_map(u64::to_le_bytes).collect()
}

/// The messages of a file to a range, or `None` if the file does not have as many bytes as it says.
fn messages_to(bytes: &[u8], range: usize) -> Option<&[u8]> {
    let word = |i: usize| {
        let bytes = bytes.get(8 * i..)?.first_chunk()?;
        usize::try_from(u64::from_le_bytes(*bytes)).ok()?.checked_mul(8)
    };
    bytes.get(word(MESSAGES_HEAD + range)?..word(MESSAGES_HEAD + range + 1)?)
}

/// A progress bar of the decided positions. Draws are never decided.
fn progress_bar(index: &MaterialIndex<'_>) -> ProgressBar {
    let bar = ProgressBar::new(2 * index.size());
    let style =
        ProgressStyle::with_template("{msg:24} {wide_bar} {human_pos} won or lost {elapsed}");
    bar.set_style(style.expect("the template is well formed"));
    bar.set_message(index.material().to_string());
    bar
}
