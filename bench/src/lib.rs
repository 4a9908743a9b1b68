//! Comparisons that noise on the machine does not decide. Subjects take turns, round by round, and the reported
//! figures are medians of ratios within a round, with their spread.

use std::hint::black_box;

use nix::time::{ClockId, clock_gettime};

/// Random numbers that are the same at every run with the same seed.
#[derive(Clone, Debug)]
pub struct Random(fastrand::Rng);

impl Random {
    /// The numbers that follow from a seed.
    pub fn new(seed: u64) -> Random {
        Random(fastrand::Rng::with_seed(seed))
    }

    /// The next number.
    #[inline]
    pub fn word(&mut self) -> u64 {
        self.0.u64(..)
    }

    /// A number below another.
    #[inline]
    pub fn below(&mut self, end: u32) -> u32 {
        self.0.u32(..end)
    }
}

/// Seconds of processor time that this thread has taken. Other work on the machine disturbs them less than elapsed
/// time.
///
/// # Panics
/// If the system does not count it.
pub fn thread_time() -> f64 {
    let time = clock_gettime(ClockId::CLOCK_THREAD_CPUTIME_ID).expect("the system counts");
    time.tv_sec() as f64 + time.tv_nsec() as f64 * 1e-9
}

/// A compared subject: a name, and a measurement that gives a cost (seconds, nanoseconds).
pub struct Subject<'a> {
    name: String,
    measure: Box<dyn FnMut() -> f64 + 'a>,
}

impl<'a> Subject<'a> {
    /// A subject whose cost the function measures each time it is called.
    pub fn new(name: impl Into<String>, measure: impl FnMut() -> f64 + 'a) -> Self {
        Subject { name: name.into(), measure: Box::new(measure) }
    }

    /// A subject whose cost is the processor time that a function takes, in seconds. `check` gets its result.
    pub fn timed<T>(
        name: impl Into<String>,
        mut run: impl FnMut() -> T + 'a,
        mut check: impl FnMut(T) + 'a,
    ) -> Self {
        Subject::new(name, move || {
            let start = thread_time();
            let result = black_box(run());
            let seconds = thread_time() - start;
            check(result);
            seconds
        })
    }
}

/// The costs of a subject, one for each round.
#[derive(Clone, Debug)]
pub struct Costs {
    name: String,
    rounds: Vec<f64>,
}

impl Costs {
    /// The subject's name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The cost in the middle round.
    pub fn median(&self) -> f64 {
        Spread::of(self.rounds.iter().copied()).median
    }

    /// The extra cost of a subject over another one, round by round.
    pub fn difference(with: &Costs, without: &Costs) -> Costs {
        let rounds = with.rounds.iter().zip(&without.rounds).map(|(with, without)| with - without);
        Costs { name: with.name.clone(), rounds: rounds.collect() }
    }

    /// How many times as fast as another subject, round by round.
    pub fn times_as_fast_as(&self, other: &Costs) -> Spread {
        Spread::of(ratios(other, self))
    }

    /// The median over the rounds of the cost divided by another subject's in the same round.
    pub fn times(&self, other: &Costs) -> f64 {
        Spread::of(ratios(self, other)).median
    }
}

/// The spread of some values, as quartiles.
#[derive(Clone, Copy, Debug)]
pub struct Spread {
    /// A quarter of the values is not greater.
    pub lower: f64,
    /// Half of the values are not greater.
    pub median: f64,
    /// Three quarters of the values are not greater.
    pub upper: f64,
}

impl Spread {
    /// The spread of some values.
    ///
    /// # Panics
    /// If there are none.
    pub fn of(values: impl IntoIterator<Item = f64>) -> Self {
        let mut values: Vec<f64> = values.into_iter().collect();
        values.sort_by(f64::total_cmp);
        let last = values.len() - 1;
        // A fractional place lies between the values before and after it.
        let at = |quarters: usize| {
            let (place, rest) = (quarters * last / 4, (quarters * last % 4) as f64 / 4.0);
            values[place] + rest * (values[last.min(place + 1)] - values[place])
        };
        Spread { lower: at(1), median: at(2), upper: at(3) }
    }
}

/// Measures all subjects once, so that later measurements find caches filled.
pub fn warm_up(subjects: &mut [Subject<'_>]) {
    for subject in subjects {
        (subject.measure)();
    }
}

/// Measures all subjects in turn, `rounds` times.
///
/// Each round begins with another subject, so that none always runs after the same one.
pub fn take_turns(rounds: usize, subjects: &mut [Subject<'_>]) -> Vec<Costs> {
    let mut costs: Vec<Costs> = subjects
        .iter()
        .map(|subject| Costs { name: subject.name.clone(), rounds: Vec::with_capacity(rounds) })
        .collect();
    for round in 0..rounds {
        for turn in 0..subjects.len() {
            let place = (round + turn) % subjects.len();
            costs[place].rounds.push((subjects[place].measure)());
        }
    }
    costs
}

/// The names of the columns that [`report`] prints.
pub const HEADER: &str = "benchmark\tcase\tsubject\tmedian\tunit\tratio\tlower\tupper";

/// Prints a line for each subject: its median cost in `unit` (`per_second` units make a second), the median over
/// the rounds of its cost divided by the first subject's, and the quartiles of that ratio.
pub fn report(benchmark: &str, case: &str, costs: &[Costs], unit: &str, per_second: f64) {
    for subject in costs {
        let median = Spread::of(subject.rounds.iter().copied()).median * per_second;
        let ratio = Spread::of(ratios(subject, &costs[0]));
        println!(
            "{benchmark}\t{case}\t{}\t{median:.3}\t{unit}\t{:.2}\t{:.2}\t{:.2}",
            subject.name, ratio.median, ratio.lower, ratio.upper
        );
    }
}

/// A subject's cost in each round divided by the reference's in the same round.
fn ratios(subject: &Costs, reference: &Costs) -> impl Iterator<Item = f64> {
    subject.rounds.iter().zip(&reference.rounds).map(|(cost, reference)| cost / reference)
}

/// Adds up the costs of several cases, each scaled so that all weigh the same: the first
/// subject's cost is 1 in each round of each case.
///
/// # Panics
/// If the cases have different subjects.
pub fn together(cases: &[Vec<Costs>]) -> Vec<Costs> {
    let mut all = cases[0].clone();
    for (place, subject) in all.iter_mut().enumerate() {
        assert!(cases.iter().all(|case| case[place].name == subject.name));
        subject.rounds = cases.iter().flat_map(|case| ratios(&case[place], &case[0])).collect();
    }
    all
}

/// The count after an option such as `--rounds` on the command line, or the default. Any other text there ends the
/// program.
pub fn count_option(name: &str, default: usize) -> usize {
    let mut arguments = std::env::args().skip_while(|argument| argument != name);
    match (arguments.next(), arguments.next().map(|count| count.parse())) {
        (None, _) => default,
        (Some(_), Some(Ok(count))) => count,
        _ => {
            eprintln!("error: {name} is followed by a count");
            std::process::exit(2);
        }
    }
}

/// Defines `perft`, which counts the positions that a crate's own generators reach: those of cozy-chess or haitaka,
/// or of a port of either, by its path and the generators' names. The last moves are counted, not played.
#[macro_export]
macro_rules! perft {
    ($facade:ident, $($generate:ident),+) => {
        fn perft(board: &$facade::Board, depth: u32) -> u64 {
            let mut nodes = 0;
            let mut each = |moves: $facade::PieceMoves| {
                if depth == 1 {
                    nodes += moves.into_iter().len() as u64;
                    return false;
                }
                for played in moves {
                    let mut board = board.clone();
                    board.play_unchecked(played);
                    nodes += perft(&board, depth - 1);
                }
                false
            };
            $(board.$generate(&mut each);)+
            nodes
        }
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quartiles_lie_between_values_where_they_must() {
        let Spread { lower, median, upper } = Spread::of([4.0, 1.0, 3.0, 2.0]);
        assert_eq!((lower, median, upper), (1.75, 2.5, 3.25));
        let Spread { lower, median, upper } = Spread::of([7.0]);
        assert_eq!((lower, median, upper), (7.0, 7.0, 7.0));
    }

    #[test]
    fn subjects_take_turns() {
        let order = std::cell::RefCell::new(String::new());
        let subject = |name: &'static str| {
            let order = &order;
            Subject::new(name, move || {
                order.borrow_mut().push_str(name);
                1.0
            })
        };
        let costs = take_turns(3, &mut [subject("a"), subject("b"), subject("c")]);
        assert_eq!(*order.borrow(), "abcbcacab");
        assert_eq!(costs[1].rounds, [1.0; 3]);
    }
}
