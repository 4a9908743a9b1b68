//! Looks for the numbering that costs least: the one whose squares share most, or whose steps,
//! flips and pawns take few operations, by given weights.
//!
//! - [`start`]: the families that climbs are made in: the numberings that some symmetry of the board carries as it
//!   carries the description's, and those to which it adds a constant
//! - [`family`]: one family, and a climb from numbering to numbering of it
//! - [`cost`]: the cost of a numbering, and the weight of each term
//! - [`front`]: the numberings than which no other has fewer bytes and fewer operations
//! - [`present`]: the starting description and the report
//!
//! Each climb begins at a random numbering, or at the one that names its family if operations count, and is the same on
//! every machine. On its way it estimates bytes quickly, and may miss squares that could share; operations are those of
//! the circuits that the compiler finds by itself. The exact costs are then computed, with everything that a search for
//! magics tries, for the ends of the best climbs, for the front and for the description's numbering.

mod cost;
mod family;
mod front;
mod present;
mod start;

use quadrille_codegen::model::Numbering;

use super::{Host, Request, workers};
pub use cost::Weights;
use family::{Family, Score};
use present::Present;
use start::Start;

/// The number and the length of climbs, and the weights that lead them.
#[derive(Clone, Debug)]
pub struct Numberings {
    /// Climbs per family and weighting, each from a different numbering.
    pub climbs: u32,
    /// The number of steps of each climb.
    pub steps: u32,
    /// The seed of the first climb; the others have the numbers after it.
    pub seed: u32,
    /// The weights of costs: the first choose the best, the others let climbs go elsewhere on the front.
    pub weights: Vec<Weights>,
}

/// One climb: it changes a numbering as long as that makes it better.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Climb {
    /// The index of its family.
    family: usize,
    /// The index of its weights.
    weighing: usize,
    seed: u32,
    steps: u32,
}

/// A climb, and the best numbering that it reached, or one of its front.
struct End {
    climb: Climb,
    score: Score,
    numbering: Numbering,
}

/// The families in which climbs are made, and their weights.
struct Field<'a> {
    families: Vec<Family<'a>>,
    weights: &'a [Weights],
}

/// Climbs, and writes the best numbering into the description whenever there is a better one: what was found, for people.
pub fn search_all(
    numberings: &Numberings,
    request: &Request<'_>,
    host: &mut dyn Host,
) -> Result<String, String> {
    let present = Present::read(request.name, request.text)?;
    let starts = Start::all(&present.bare, present.numbering())?;
    let field = Field::new(&starts, &numberings.weights)?;
    let then = present.costs()?;
    let climbs = field.climbs(numberings);
    host.begin("climbs", climbs.len());
    let (mut ends, mut least): (Vec<End>, Option<Score>) = (Vec::new(), None);
    let climbed = workers::each(
        &climbs,
        request.threads,
        |climb: &Climb| {
            let Climb { family, weighing, seed, steps } = *climb;
            field.families[family].climb(seed, steps, field.weights[weighing])
        },
        |index, climbed| {
            let climb = climbs[index];
            let (score, numbering) = climbed.best;
            let end = End { climb, score, numbering };
            if climb.weighing == 0 && least.is_none_or(|least| score < least) {
                least = Some(score);
                // Written at once, so that nobody who stops the search loses it.
                present.write_better(&end, then, field.weights[0], host)?;
            }
            host.done(least.map(|least| least.costs.listed(field.weights[0])).as_deref());
            let of_front = climbed.front.into_entries().into_iter();
            ends.push(end);
            ends.extend(of_front.map(|(_, (score, numbering))| End { climb, score, numbering }));
            Ok(())
        },
    );
    host.end();
    climbed?;
    // So that threads do not matter.
    ends.sort_by(|a, b| {
        let of_climb = (a.climb, a.score).cmp(&(b.climb, b.score));
        of_climb.then_with(|| a.numbering.numbers().cmp(b.numbering.numbers()))
    });
    present.finish(&starts, &field, &ends, then, host)
}

impl<'a> Field<'a> {
    fn new(starts: &'a [Start], weights: &'a [Weights]) -> Result<Field<'a>, String> {
        let families = starts.iter().map(Start::family).collect::<Result<_, _>>()?;
        Ok(Field { families, weights })
    }

    /// The climbs to be made, by weights and then by family.
    fn climbs(&self, numberings: &Numberings) -> Vec<Climb> {
        let &Numberings { climbs, steps, seed, .. } = numberings;
        let kinds = (0..self.weights.len())
            .flat_map(|weighing| (0..self.families.len()).map(move |family| (weighing, family)));
        let of_kind = |(weighing, family)| {
            (0..climbs).map(move |number| Climb {
                family,
                weighing,
                seed: seed.wrapping_add(number),
                steps,
            })
        };
        kinds.flat_map(of_kind).collect()
    }
}
