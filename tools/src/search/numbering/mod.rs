//! The search for the numbering that costs least by given weights: its squares share most, or its steps,
//! flips and pawns take few operations.
//!
//! - [`start`]: the families: in one, a symmetry of the board permutes the numbers as in the description; in the others
//!   it adds a constant to them
//! - [`family`]: a family, and climbs from numbering to numbering within it
//! - [`cost`]: the costs of a numbering, and their weights
//! - [`baseline`]: the description before the search, and the report
//!
//! Each climb begins at a random numbering, or at its family's start if operations count, and is the same on every
//! machine. It estimates bytes by a short search, which may miss squares that could share, and counts the operations of
//! the compiler's own circuits. The costs of the best climbs' numberings, and the description's, are then counted
//! exactly, by a search for shared keys.

mod baseline;
mod cost;
mod family;
mod start;

use quadrille_codegen::model::Numbering;

use super::{Listener, Request, make_tasks};
use baseline::Baseline;
pub use cost::Weights;
use family::{Family, Score};
use start::Start;

/// The number and the length of climbs, and their weights.
#[derive(Clone, Debug)]
pub struct Numberings {
    /// Climbs per family, each from a different numbering.
    pub climbs: u32,
    /// The number of steps of each climb.
    pub steps: u32,
    /// The seed of the first climb; each further climb adds 1.
    pub seed: u32,
    /// The weights of costs.
    pub weights: Weights,
}

/// A climb from numbering to numbering of a family.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Climb {
    /// The index of its family.
    family: usize,
    seed: u32,
}

/// A climb, and the best numbering that it reached.
struct End {
    climb: Climb,
    score: Score,
    numbering: Numbering,
}

/// Climbs, and writes better numberings into the description as they are found. Returns the report.
pub fn search_all(
    numberings: &Numberings,
    request: &Request<'_>,
    tell: &mut Listener<'_>,
) -> Result<String, String> {
    let &Numberings { steps, weights, .. } = numberings;
    let baseline = Baseline::read(request.name, request.text, weights)?;
    let starts = Start::all(&baseline.bare, baseline.numbering())?;
    let families: Vec<Family<'_>> = starts.iter().map(Start::family).collect::<Result<_, _>>()?;
    let climbs = climbs(numberings, families.len());
    let (mut ends, mut least): (Vec<End>, Option<Score>) = (Vec::new(), None);
    let work = |climb: &Climb| families[climb.family].climb(climb.seed, steps, weights);
    make_tasks(
        ("climbs", &climbs),
        request.threads,
        tell,
        work,
        |index, (score, numbering): (Score, Numbering), tell| {
            let end = End { climb: climbs[index], score, numbering };
            if least.is_none_or(|least| score < least) {
                least = Some(score);
                // The result is kept even if the search is stopped.
                baseline.write_better(&end, tell)?;
            }
            ends.push(end);
            Ok(least.map(|least| least.costs.listed(weights)))
        },
    )?;
    // Sorted, so that the number of threads makes no difference.
    ends.sort_by_key(|end| (end.score, end.climb));
    baseline.finish(&starts, &ends, tell)
}

/// The climbs to make, by family.
fn climbs(numberings: &Numberings, families: usize) -> Vec<Climb> {
    let &Numberings { climbs, seed, .. } = numberings;
    let of_family =
        |family| (0..climbs).map(move |number| Climb { family, seed: seed.wrapping_add(number) });
    (0..families).flat_map(of_family).collect()
}
