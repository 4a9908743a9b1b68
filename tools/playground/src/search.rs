//! Long searches, which report their progress.

use quadrille_tools::search::{self, Goal, News, Numberings, Request, Weights};
use serde::Deserialize;
use serde_json::json;

use crate::Problem;
use crate::question::Text;

/// A search that the page requests from a worker.
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

/// Searches, and tells the news in JSON. Returns the report, or a [`Problem`].
pub fn run_json(task: &str, tell: &mut dyn FnMut(&str)) -> String {
    let task = serde_json::from_str(task).map_err(|error| Problem::from(error.to_string()));
    let report = task.and_then(|task| run(&task, tell));
    serde_json::to_string(&report).unwrap_or_default()
}

/// Searches, and returns the report for people.
fn run(task: &Task, tell: &mut dyn FnMut(&str)) -> Result<String, Problem> {
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
    let report = search::run(&request, &mut |news| {
        let news = match news {
            News::Begin(name, tasks) => json!({ "news": "begin", "name": name, "tasks": tasks }),
            News::Done(text) => json!({ "news": "done", "text": text }),
            News::Rewrite(text) => json!({ "news": "rewrite", "text": text }),
            News::End => return Ok(()),
        };
        tell(&news.to_string());
        Ok(())
    })?;
    Ok(report)
}
