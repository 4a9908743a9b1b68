//! Long searches, whose results are written into descriptions.
//!
//! - [`magics`]: magics with small keys, shared by as many squares as symmetry allows
//! - [`flips`]: short circuits that mirror, turn and move bitboards, where they are better than the compiler's own
//! - [`numbering`]: a numbering whose squares share more
//! - [`host`]: the program around a search, which keeps what was found
//! - [`share`]: shares of a search, for many machines
//! - [`describe`]: writing results into the text of a description
//! - [`workers`]: tasks on several threads
//!
//! What was found is kept while a search goes on, so it can be stopped at any time and continues where it was.

mod describe;
mod flips;
mod host;
pub(crate) mod magics;
mod numbering;
mod share;
pub(crate) mod workers;

use describe::Description;
pub use flips::Flips;
pub use host::{Host, Kept};
pub use magics::Magics;
pub use numbering::{Numberings, Weights};
pub use share::Share;

/// A search, and the description whose text it improves.
#[derive(Clone, Debug)]
pub struct Request<'a> {
    /// The name of the text in errors, such as the path of a file.
    pub name: &'a str,
    /// The text, which describes one layout.
    pub text: &'a str,
    /// What is searched for, with its options.
    pub goal: Goal,
    /// The share that is to be done here: what it finds is kept, and the description stays as it is.
    pub share: Option<Share>,
    /// How many threads to use. With one no other thread is started.
    pub threads: usize,
}

/// What is searched for, with its options, or what is merged.
#[derive(Clone, Debug)]
pub enum Goal {
    /// Magics by which squares share tables.
    Magics(Magics),
    /// Shorter circuits for flips and steps of bitboards.
    Flips(Flips),
    /// A numbering whose squares share more.
    Numbering(Numberings),
    /// Nothing new: what several searches of a kind have kept is put together.
    Merge(SearchKind),
}

/// What a search looks for, without options.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SearchKind {
    /// Magics by which squares share tables.
    Magics,
    /// Shorter circuits for flips and steps of bitboards.
    Flips,
    /// Numberings that make flips and tables cheap.
    Numbering,
}

/// Searches, writes the best into the description, and says for people what was found.
///
/// ```
/// use quadrille_tools::search::{self, Flips, Goal, Host, Kept, Request};
///
/// /// Has the description, and keeps nothing for later searches.
/// struct Page {
///     description: String,
/// }
///
/// impl Host for Page {
///     fn kept(&mut self) -> Result<Vec<Kept>, String> {
///         Ok(Vec::new())
///     }
///
///     fn keep(&mut self, _state: &str) -> Result<(), String> {
///         Ok(())
///     }
///
///     fn rewrite(&mut self, description: &str) -> Result<(), String> {
///         self.description = description.to_owned();
///         Ok(())
///     }
/// }
///
/// let text = "pub struct Tiny { board: 4 x 4, number: rank * 4 + file }";
/// let goal = Goal::Flips(Flips { trials: 100, seed: 0 });
/// let request = Request { name: "tiny.layout", text, goal, share: None, threads: 1 };
/// let mut page = Page { description: text.to_owned() };
/// let found = search::run(&request, &mut page)?;
/// assert!(found.contains("rotate_180: "));
/// # Ok::<(), String>(())
/// ```
///
/// # Errors
/// When the text is no description of one layout, or the layout has nothing to search for; when what was kept is not
/// of this search; and when the host fails.
pub fn run(request: &Request<'_>, host: &mut dyn Host) -> Result<String, String> {
    match &request.goal {
        Goal::Magics(magics) => magics::search_all(magics, request, host),
        Goal::Flips(flips) => flips::search_all(flips, request, host),
        Goal::Numbering(numberings) => numbering::search_all(numberings, request, host),
        Goal::Merge(SearchKind::Magics) => magics::merge(request, host),
        Goal::Merge(SearchKind::Flips) => flips::merge(request, host),
        Goal::Merge(SearchKind::Numbering) => numbering::merge(request, host),
    }
}

impl Request<'_> {
    fn description(&self) -> Result<Description, String> {
        Description::read(self.name, self.text.to_owned())
    }

    /// Whether a task is to be done here, by a text that says what it is.
    fn has(&self, task: &str) -> bool {
        self.share.is_none_or(|share| share.has(task))
    }

    /// What is said at the end of a share of a search.
    fn is_merged_later(&self) -> Option<String> {
        let share = self.share?;
        Some(format!("share {share} is done: put all together with `quadrille search merge`\n"))
    }
}
