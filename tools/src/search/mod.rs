//! Searches whose results are written into descriptions.
//!
//! - [`magics`]: magics with small keys, shared by as many squares as symmetry allows
//! - [`flips`]: short circuits that mirror, turn and move bitboards, where they are better than the compiler's own
//! - [`numbering`]: a numbering whose squares share more; hours
//! - [`description`]: writing results into the text of a description
//! - [`workers`]: tasks on several threads

mod description;
mod flips;
pub(crate) mod magics;
mod numbering;
pub(crate) mod workers;

use description::Description;
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
    /// The number of threads. With one no other thread is started.
    pub threads: usize,
}

/// The goal of a search, with its options.
#[derive(Clone, Debug)]
pub enum Goal {
    /// Magics by which squares share tables.
    Magics {
        /// How many rounds to search for keys that need carries: keys with fewer bits than relevant squares, or shared
        /// where none are without. Each round tries four times as long as the one before.
        rounds: u32,
    },
    /// Shorter circuits for flips and steps of bitboards.
    Flips {
        /// How many steps each search takes.
        trials: u32,
    },
    /// A numbering whose squares share more.
    Numbering(Numberings),
}

/// The program around a search: it has the description, and may show how far a search is. An error of it ends the
/// search.
pub trait Host {
    /// Takes the description with the best results so far in it.
    ///
    /// # Errors
    /// When it cannot be written, or somebody has edited it meanwhile.
    fn rewrite(&mut self, description: &str) -> Result<(), String>;

    /// A part of the search begins.
    fn begin(&mut self, _name: &str, _tasks: usize) {}

    /// Is called when a task of that part is done, perhaps with news.
    fn done(&mut self, _news: Option<&str>) {}

    /// The part is done, or was ended by an error.
    fn end(&mut self) {}
}

/// Searches, writes the best into the description, and returns a report for people.
///
/// ```
/// use quadrille_tools::search::{self, Goal, Host, Request};
///
/// /// Has the description.
/// struct Page {
///     description: String,
/// }
///
/// impl Host for Page {
///     fn rewrite(&mut self, description: &str) -> Result<(), String> {
///         self.description = description.to_owned();
///         Ok(())
///     }
/// }
///
/// let text = "pub struct Tiny { board: 4 x 4, number: rank * 4 + file }";
/// let goal = Goal::Flips { trials: 100 };
/// let request = Request { name: "tiny.layout", text, goal, threads: 1 };
/// let mut page = Page { description: text.to_owned() };
/// let found = search::run(&request, &mut page)?;
/// assert!(found.contains("rotate_180: "));
/// # Ok::<(), String>(())
/// ```
///
/// # Errors
/// When the text is no description of one layout, the layout has nothing to search for, or the host fails.
pub fn run(request: &Request<'_>, host: &mut dyn Host) -> Result<String, String> {
    match &request.goal {
        Goal::Magics { rounds } => magics::search_all(*rounds, request, host),
        Goal::Flips { trials } => flips::search_all(*trials, request, host),
        Goal::Numbering(numberings) => numbering::search_all(numberings, request, host),
    }
}

impl Request<'_> {
    fn description(&self) -> Result<Description, String> {
        Description::read(self.name, self.text.to_owned())
    }
}
