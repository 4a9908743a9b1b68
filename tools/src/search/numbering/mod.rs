//! Looks for the numbering that costs least: whose squares share most, or whose steps, flips and pawns take few
//! operations, by given weights.
//!
//! - [`start`]: the families that climbs are made in: the numberings that some symmetry of the board carries as it
//!   carries the description's, and those to which it adds a constant
//! - [`family`]: one family, and a climb from numbering to numbering of it
//! - [`cost`]: what a numbering costs, and how much each term counts for
//! - [`front`]: the numberings than which no other has fewer bytes and fewer operations
//! - [`truth`]: what is true of the best numbering, and was only true of the description's
//! - [`present`]: what is told
//! - [`kept`]: the climbs that were made, as the text that is kept; [`share`]: shares of them, for many machines
//!
//! Each climb begins at a random numbering, or at that which names its family if operations count, and is the same on
//! every machine. On its way it counts bytes quickly, and may miss squares that could share; operations are those of the
//! circuits that the compiler finds by itself. The numberings at the end of the best climbs, and those of the front, are
//! counted again, with everything that a search for magics tries; so is the description's numbering.

mod cost;
mod family;
mod front;
mod kept;
mod present;
mod share;
mod start;
mod truth;

use quadrille_codegen::model::Numbering;

use super::{Host, Request, workers};
pub use cost::Weights;
use family::{Family, Score};
use kept::{starts, weights_of};
use present::Present;
pub use share::Share;
use start::Start;

/// How many climbs are made, how long they are, and what they go by.
#[derive(Clone, Debug)]
pub struct Numberings {
    /// How many climbs in each family by each weights, each from another numbering.
    pub climbs: u32,
    /// How many steps each climb takes.
    pub steps: u32,
    /// The seed of the first climb; the others have the numbers after it.
    pub seed: u32,
    /// The weights of costs: the first choose the best, the others let climbs go elsewhere on the front.
    pub weights: Vec<Weights>,
    /// The share that is to be done here: what it finds is kept, and the description stays as it is.
    pub share: Option<Share>,
}

/// One climb: it changes a numbering as long as that makes it better.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Climb {
    /// The place of its family.
    family: usize,
    /// The place of its weights.
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

/// Climbs, and writes the best numbering into the description: what was found, for people.
pub fn search_all(
    numberings: &Numberings,
    request: &Request<'_>,
    host: &mut dyn Host,
) -> Result<String, String> {
    let present = Present::read(request.name, request.text)?;
    let kept = host.kept()?;
    let starts = starts(&present.bare, &kept)?;
    let field = Field::new(&starts, &numberings.weights)?;
    let mut ends = field.kept(&kept, present.numbering())?;
    let open = field.open_climbs(numberings, &ends);
    host.begin("climbs", open.len());
    let mut least: Option<Score> = None;
    let climbed = workers::each(
        &open,
        request.threads,
        |climb: &Climb| {
            let Climb { family, weighing, seed, steps } = *climb;
            field.families[family].climb(seed, steps, field.weights[weighing])
        },
        |place, climbed| {
            let climb = open[place];
            if climb.weighing == 0 {
                least = least.into_iter().chain([climbed.best.0]).min();
            }
            host.done(least.map(|least| least.costs.listed(field.weights[0])).as_deref());
            let of_front = climbed.front.into_entries().into_iter().map(|(_, found)| found);
            for (score, numbering) in [climbed.best].into_iter().chain(of_front) {
                ends.push(End { climb, score, numbering });
            }
            host.keep(&field.state(&mut ends))
        },
    );
    host.end();
    climbed?;
    if let Some(share) = numberings.share {
        return Ok(format!(
            "share {share} is done: put all together with `quadrille search merge`\n"
        ));
    }
    present.finish(&starts, &field, &ends, host)
}

/// Puts what shares have kept together, and writes the best numbering into the description.
pub fn merge(request: &Request<'_>, host: &mut dyn Host) -> Result<String, String> {
    let present = Present::read(request.name, request.text)?;
    let kept = host.kept()?;
    let starts = starts(&present.bare, &kept)?;
    let weights = weights_of(&kept);
    let field = Field::new(&starts, &weights)?;
    let mut ends = field.kept(&kept, present.numbering())?;
    host.keep(&field.state(&mut ends))?;
    present.finish(&starts, &field, &ends, host)
}

impl<'a> Field<'a> {
    fn new(starts: &'a [Start], weights: &'a [Weights]) -> Result<Field<'a>, String> {
        let families = starts.iter().map(Start::family).collect::<Result<_, _>>()?;
        Ok(Field { families, weights })
    }

    /// The climbs that are still to be made here.
    fn open_climbs(&self, numberings: &Numberings, ends: &[End]) -> Vec<Climb> {
        let &Numberings { climbs, steps, seed, share, .. } = numberings;
        let is_open = |climb: &Climb| {
            let Climb { family, weighing, seed, steps } = climb;
            let task = format!("climb {family} {weighing} {seed} {steps}");
            share.is_none_or(|share| share.has(&task))
                && ends.iter().all(|known| known.climb != *climb)
        };
        let places = (0..self.weights.len())
            .flat_map(|weighing| (0..self.families.len()).map(move |family| (weighing, family)));
        let all = places.flat_map(|(weighing, family)| {
            (0..climbs).map(move |at| Climb {
                family,
                weighing,
                seed: seed.wrapping_add(at),
                steps,
            })
        });
        all.filter(is_open).collect()
    }
}
