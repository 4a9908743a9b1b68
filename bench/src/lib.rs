//! Comparisons that noise on the machine does not decide: subjects take turns, round by round, and
//! what is reported are medians of ratios within a round, with their spread.

use std::hint::black_box;
use std::time::Instant;

/// What is compared: a name, and a measurement that gives a cost (seconds, nanoseconds).
pub struct Subject<'a> {
    name: String,
    measure: Box<dyn FnMut() -> f64 + 'a>,
}

impl<'a> Subject<'a> {
    /// A subject whose cost the function measures each time it is called.
    pub fn new(name: impl Into<String>, measure: impl FnMut() -> f64 + 'a) -> Self {
        Subject { name: name.into(), measure: Box::new(measure) }
    }

    /// A subject whose cost is the time that a function takes, in seconds; `check` gets what it
    /// returns.
    pub fn timed<T>(
        name: impl Into<String>,
        mut run: impl FnMut() -> T + 'a,
        mut check: impl FnMut(T) + 'a,
    ) -> Self {
        Subject::new(name, move || {
            let start = Instant::now();
            let result = black_box(run());
            let seconds = start.elapsed().as_secs_f64();
            check(result);
            seconds
        })
    }
}

/// The costs of one subject, a round each.
#[derive(Clone, Debug)]
pub struct Costs {
    name: String,
    rounds: Vec<f64>,
}

/// The median of some values, and the least and greatest of them.
#[derive(Clone, Copy, Debug)]
pub struct Spread {
    /// The value in the middle.
    pub median: f64,
    /// The least value.
    pub least: f64,
    /// The greatest value.
    pub greatest: f64,
}

impl Spread {
    /// The spread of some values.
    ///
    /// # Panics
    /// If there are none.
    pub fn of(values: impl IntoIterator<Item = f64>) -> Self {
        let mut values: Vec<f64> = values.into_iter().collect();
        values.sort_by(f64::total_cmp);
        let middle = values.len() / 2;
        let median = if values.len() % 2 == 1 {
            values[middle]
        } else {
            f64::midpoint(values[middle - 1], values[middle])
        };
        Spread { median, least: values[0], greatest: values[values.len() - 1] }
    }
}

/// Measures all subjects in turn, `rounds` times, after one round that is not counted.
///
/// Each round begins with another subject, so that none always runs after the same one.
pub fn take_turns(rounds: usize, subjects: &mut [Subject<'_>]) -> Vec<Costs> {
    let mut costs: Vec<Costs> = subjects
        .iter_mut()
        .map(|subject| {
            (subject.measure)();
            Costs { name: subject.name.clone(), rounds: Vec::with_capacity(rounds) }
        })
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
pub const HEADER: &str = "benchmark\tcase\tsubject\tmedian\tunit\tratio\tleast\tgreatest";

/// Prints a line for each subject: its median cost in `unit`, of which a second has `per_second`;
/// the median over the rounds of its cost divided by the first subject's; the least and greatest
/// such ratio.
pub fn report(benchmark: &str, case: &str, costs: &[Costs], unit: &str, per_second: f64) {
    for subject in costs {
        let median = Spread::of(subject.rounds.iter().copied()).median * per_second;
        let Spread { median: ratio, least, greatest } = Spread::of(ratios(subject, &costs[0]));
        let name = &subject.name;
        println!(
            "{benchmark}\t{case}\t{name}\t{median:.3}\t{unit}\t{ratio:.2}\t{least:.2}\t{greatest:.2}"
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
/// If the cases have not the same subjects.
pub fn together(cases: &[Vec<Costs>]) -> Vec<Costs> {
    let mut all = cases[0].clone();
    for (place, subject) in all.iter_mut().enumerate() {
        assert!(cases.iter().all(|case| case[place].name == subject.name));
        subject.rounds = cases.iter().flat_map(|case| ratios(&case[place], &case[0])).collect();
    }
    all
}

/// The count after an option such as `--rounds` on the command line, or what it is by default.
///
/// # Panics
/// If something else follows.
pub fn count_option(name: &str, default: usize) -> usize {
    let mut arguments = std::env::args().skip_while(|argument| argument != name).skip(1);
    match arguments.next() {
        Some(text) => text.parse().unwrap_or_else(|_| panic!("{name} takes a count, not '{text}'")),
        None => default,
    }
}
