//! Long searches, which tell how far they are.

use quadrille_tools::search::{self, Goal, Host, Numberings, Request, Weights};
use serde::{Deserialize, Serialize};

use crate::Problem;
use crate::question::Text;

/// A search that the page asks a worker for.
#[derive(Clone, Debug, Deserialize)]
pub struct Task {
    /// The description of one layout.
    pub document: Text,
    /// Its goal.
    pub goal: Wanted,
}

/// The goal of a search.
#[derive(Clone, Debug, Deserialize)]
#[serde(tag = "of", rename_all = "snake_case")]
pub enum Wanted {
    /// Magics that share tables.
    Magics {
        /// The number of rounds, each four times as long as the one before.
        rounds: u32,
    },
    /// Short circuits.
    Flips {
        /// The number of steps of each search.
        trials: u32,
    },
    /// Numberings whose squares share more.
    Numbering {
        /// The number of climbs, each from a different numbering.
        climbs: u32,
        /// The number of steps of each climb.
        steps: u32,
        /// The seed of the first climb.
        #[serde(default)]
        seed: u32,
    },
}

/// News of a search while it goes on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "news", rename_all = "snake_case")]
pub enum News<'a> {
    /// A part of the search begins.
    Begin {
        /// Its name, such as `round 2`.
        name: &'a str,
        /// Of how many tasks.
        tasks: usize,
    },
    /// A task is done.
    Done {
        /// News of its result, if there are some.
        text: Option<&'a str>,
    },
    /// The description with what was found.
    Rewrite {
        /// The whole description, in place of the one that the page has.
        text: &'a str,
    },
}

/// Searches, and tells what happens: the report, or a [`Problem`].
pub fn run_json(task: &str, tell: &mut dyn FnMut(&str)) -> String {
    let task = serde_json::from_str(task).map_err(|error| Problem::from(error.to_string()));
    let mut told = |news: &News<'_>| {
        if let Ok(news) = serde_json::to_string(news) {
            tell(&news);
        }
    };
    let report = task.and_then(|task| run(&task, &mut told));
    serde_json::to_string(&report).unwrap_or_default()
}

/// Searches: what was found, for people.
///
/// # Errors
/// When the description is not one of one layout, or there is nothing to search for.
pub fn run(task: &Task, tell: &mut dyn FnMut(&News<'_>)) -> Result<String, Problem> {
    let goal = match task.goal {
        Wanted::Magics { rounds } => Goal::Magics { rounds },
        Wanted::Flips { trials } => Goal::Flips { trials },
        Wanted::Numbering { climbs, steps, seed } => {
            let weights = Weights::default();
            Goal::Numbering(Numberings { climbs, steps, seed, weights })
        }
    };
    let Text { name, text, .. } = &task.document;
    let request = Request { name, text, goal, threads: 1 };
    Ok(search::run(&request, &mut Page { tell })?)
}

/// The page as a search sees it.
struct Page<'a> {
    tell: &'a mut dyn FnMut(&News<'_>),
}

impl Host for Page<'_> {
    fn rewrite(&mut self, description: &str) -> Result<(), String> {
        (self.tell)(&News::Rewrite { text: description });
        Ok(())
    }

    fn begin(&mut self, name: &str, tasks: usize) {
        (self.tell)(&News::Begin { name, tasks });
    }

    fn done(&mut self, news: Option<&str>) {
        (self.tell)(&News::Done { text: news });
    }
}
