//! Looks for the numbering that costs least: the one whose squares share most, or whose steps,
//! flips and pawns take few operations, by given weights.
//!
//! - [`start`]: the families that climbs are made in: the numberings that some symmetry of the board carries as it
//!   carries the description's, and those to which it adds a constant
//! - [`family`]: one family, and a climb from numbering to numbering of it
//! - [`cost`]: what a numbering costs, and how much each term counts for
//! - [`baseline`]: the description before the search, and what is told
//!
//! Each climb begins at a random numbering, or at that which names its family if operations count, and is the same on
//! every machine. On its way it counts bytes quickly, and may miss squares that could share; operations are those of the
//! circuits that the compiler finds by itself. The numberings at the end of the best climbs are counted again, with
//! everything that a search for magics tries; so is the description's numbering.

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

/// The number and the length of climbs, and the weights that lead them.
#[derive(Clone, Debug)]
pub struct Numberings {
    /// Climbs per family, each from a different numbering.
    pub climbs: u32,
    /// The number of steps of each climb.
    pub steps: u32,
    /// The seed of the first climb; the others have the numbers after it.
    pub seed: u32,
    /// The weights of costs.
    pub weights: Weights,
}

/// One climb: it changes a numbering as long as that makes it better.
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

/// Climbs, and writes the best numbering into the description whenever there is a better one: what was found, for people.
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
                // Whoever stops the search has it already.
                baseline.write_better(&end, tell)?;
            }
            ends.push(end);
            Ok(least.map(|least| least.costs.listed(weights)))
        },
    )?;
    // So that threads do not matter.
    ends.sort_by_key(|end| (end.score, end.climb));
    baseline.finish(&starts, &ends, tell)
}

/// The climbs to be made, by family.
fn climbs(numberings: &Numberings, families: usize) -> Vec<Climb> {
    let &Numberings { climbs, seed, .. } = numberings;
    let of_family =
        |family| (0..climbs).map(move |number| Climb { family, seed: seed.wrapping_add(number) });
    (0..families).flat_map(of_family).collect()
}
