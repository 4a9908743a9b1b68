//! Searches whose results are written into descriptions.
//!
//! - [`magics`]: magics with small keys, shared by as many squares as symmetry allows
//! - [`flips`]: circuits that mirror, turn and move bitboards, shorter than the compiler's
//! - [`numbering`]: a numbering whose squares share more, which takes hours
//! - [`description`]: writes results into the text of a description
//! - [`workers`]: tasks on several threads

mod description;
mod flips;
pub(crate) mod magics;
mod numbering;
pub(crate) mod workers;

use description::Description;
pub(crate) use description::without_keys;
pub use numbering::{Numberings, Weights};

/// A search, and the description whose text it improves.
#[derive(Clone, Debug)]
pub struct Request<'a> {
    /// The name of the text in errors, such as the path of a file.
    pub name: &'a str,
    /// The text, which describes one layout.
    pub text: &'a str,
    /// The goal.
    pub goal: Goal,
    /// The number of threads. If it is 1, no other thread is started.
    pub threads: usize,
}

/// The goal of a search, with its options.
#[derive(Clone, Debug)]
pub enum Goal {
    /// Magics by which squares share tables.
    Magics {
        /// The number of rounds of searches for keys that need carries: keys with fewer bits than relevant squares, or keys
        /// that squares share only by carries. Each round takes four times as long as the one before.
        rounds: u32,
    },
    /// Shorter circuits for flips and steps of bitboards.
    Flips {
        /// The number of steps of each search.
        trials: u32,
    },
    /// A numbering whose squares share more.
    Numbering(Numberings),
}

/// News of a search for the calling program, which keeps the description and may show progress.
#[derive(Clone, Copy, Debug)]
pub enum News<'a> {
    /// The description with the best results so far.
    Rewrite(&'a str),
    /// A part of the search begins: its name, and its number of tasks.
    Begin(&'a str, usize),
    /// A task of that part is done, perhaps with a result.
    Done(Option<&'a str>),
    /// The part is done, or an error ended it.
    End,
}

/// Receives the news of a search. Its error ends the search, for example if the description cannot be written, or was
/// edited meanwhile.
pub type Listener<'a> = dyn FnMut(News<'_>) -> Result<(), String> + 'a;

/// Searches, writes the best results into the description, and returns a report for people.
///
/// ```
/// use quadrille_tools::search::{self, Goal, News, Request};
///
/// let text = "pub struct Tiny { board: 4 x 4, number: rank * 4 + file }";
/// let goal = Goal::Flips { trials: 100 };
/// let request = Request { name: "tiny.layout", text, goal, threads: 1 };
/// let mut description = text.to_owned();
/// let found = search::run(&request, &mut |news| {
///     if let News::Rewrite(better) = news {
///         description = better.to_owned();
///     }
///     Ok(())
/// })?;
/// assert!(found.contains("rotate_180: "));
/// # Ok::<(), String>(())
/// ```
///
/// # Errors
/// If the text does not describe one layout, the layout has nothing to search for, or the listener fails.
pub fn run(request: &Request<'_>, tell: &mut Listener<'_>) -> Result<String, String> {
    match &request.goal {
        Goal::Magics { rounds } => magics::search_all(*rounds, request, tell),
        Goal::Flips { trials } => flips::search_all(*trials, request, tell),
        Goal::Numbering(numberings) => numbering::search_all(numberings, request, tell),
    }
}

/// Runs the tasks of a part of a search, and sends news. `take` receives the index and the result of each, and returns
/// the news of it.
fn make_tasks<T: Sync, R: Send>(
    (name, tasks): (&str, &[T]),
    threads: usize,
    tell: &mut Listener<'_>,
    work: impl Fn(&T) -> R + Sync,
    mut take: impl FnMut(usize, R, &mut Listener<'_>) -> Result<Option<String>, String>,
) -> Result<(), String> {
    tell(News::Begin(name, tasks.len()))?;
    let made = workers::each(tasks, threads, work, |index, result| {
        let news = take(index, result, tell)?;
        tell(News::Done(news.as_deref()))
    });
    tell(News::End)?;
    made
}

impl Request<'_> {
    fn description(&self) -> Result<Description, String> {
        Description::read(self.name, self.text.to_owned())
    }
}
