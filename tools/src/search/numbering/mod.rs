//! Looks for the numbering that costs least: whose squares share most, or whose steps, flips and pawns take few
//! operations, by given weights.
//!
//! - [`start`]: the families that climbs are made in: the numberings that some symmetry of the board carries as it
//!   carries the description's, and those to which it adds a constant
//! - [`family`]: one family, and a climb from numbering to numbering of it
//! - [`cost`]: what a numbering costs, and how much each term counts for
//! - [`front`]: the numberings than which no other has fewer bytes and fewer operations
//! - [`truth`]: what is true of the best numbering, and was only true of the description's
//! - [`present`]: what is told and drawn
//!
//! Each climb begins at a random numbering, or at that which names its family if operations count, and is the same on
//! every machine. On its way it counts bytes quickly, and may miss squares that could share; operations are those of the
//! circuits that the compiler finds by itself. The numberings at the end of the best climbs, and those of the front, are
//! counted again, with everything that a search for magics tries before its first round; so is the description's
//! numbering.
//!
//! The first line of what is kept names the numbering that the search began with, in the order of squares, and the
//! weights. The other lines are tab-separated: the number of the family, that of the weights, the seed and the steps of
//! the climb, and the numbers of its best numbering, or of another of its front. A search goes on while the description
//! has one of these numberings: it may have been written by the search itself.

mod cost;
mod family;
mod front;
mod present;
mod start;
mod truth;

use std::fmt::Write as _;

use quadrille_codegen::board::Board;
use quadrille_codegen::layout::Numbering;

use super::describe::Description;
use super::{Host, Kept, Request, workers};
pub use cost::Weights;
use family::{Family, Score};
use present::Present;
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
    let open = field.open_climbs(numberings, request, &ends);
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
    if let Some(share) = request.is_merged_later() {
        return Ok(share);
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

/// Before the first numbering, and between it and the weights, in the first line of what is kept.
const FROM: &str = "from ";
const WEIGHED: &str = "; weighed ";

/// The two parts of the first line of what was kept.
fn title_of(kept: &[Kept]) -> Option<(&str, &str)> {
    kept.first()?.text.lines().next()?.split_once(WEIGHED)
}

/// Where climbs begin: from the numbering that the kept search began with, or else from the description's.
fn starts(bare: &Description, kept: &[Kept]) -> Result<Vec<Start>, String> {
    let own = &bare.layout().numbering;
    let began =
        title_of(kept).and_then(|(first, _)| numbering(own.board(), first.strip_prefix(FROM)?));
    Start::all(bare, &began.unwrap_or_else(|| own.clone()))
}

/// The weights of the search that was kept; the default if none was.
fn weights_of(kept: &[Kept]) -> Vec<Weights> {
    let weights = title_of(kept)
        .and_then(|(_, weights)| weights.split(' ').map(|w| w.parse().ok()).collect());
    weights.unwrap_or_else(|| vec![Weights::default()])
}

/// A numbering from its numbers in the order of squares.
fn numbering(board: Board, text: &str) -> Option<Numbering> {
    let numbers: Option<Vec<u8>> = text.split(' ').map(|number| number.parse().ok()).collect();
    let numbers = numbers.filter(|numbers| numbers.len() == board.len())?;
    Numbering::new(board, numbers)
}

/// The numbers in the order of squares.
fn numbers(numbering: &Numbering) -> String {
    numbering.numbers().iter().map(u8::to_string).collect::<Vec<_>>().join(" ")
}

impl<'a> Field<'a> {
    fn new(starts: &'a [Start], weights: &'a [Weights]) -> Result<Field<'a>, String> {
        let families = starts.iter().map(Start::family).collect::<Result<_, _>>()?;
        Ok(Field { families, weights })
    }

    /// The climbs that are still to be made here.
    fn open_climbs(
        &self,
        numberings: &Numberings,
        request: &Request<'_>,
        ends: &[End],
    ) -> Vec<Climb> {
        let &Numberings { climbs, steps, seed, .. } = numberings;
        let is_open = |climb: &Climb| {
            let Climb { family, weighing, seed, steps } = climb;
            request.has(&format!("climb {family} {weighing} {seed} {steps}"))
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

    fn title(&self) -> String {
        let weights: Vec<String> = self.weights.iter().map(Weights::to_string).collect();
        format!("{FROM}{}{WEIGHED}{}", numbers(self.families[0].numbering()), weights.join(" "))
    }

    /// The numberings that were kept, of a search that began with the description's numbering or has written it. Their
    /// costs are counted again.
    fn kept(&self, kept: &[Kept], own: &Numbering) -> Result<Vec<End>, String> {
        const SUBJECT: &str = "numbering, or weighed otherwise";
        let title = self.title();
        let mut ends = Vec::new();
        for kept in kept {
            ends.extend(kept.results(&title, SUBJECT, |line| self.parse(line))?);
        }
        let is_ours = own == self.families[0].numbering()
            || ends.iter().any(|end: &End| end.numbering == *own);
        match kept.first() {
            Some(kept) if !is_ours => Err(kept.is_of_another(SUBJECT)),
            _ => Ok(ends),
        }
    }

    fn parse(&self, line: &str) -> Option<End> {
        let fields: Vec<&str> = line.split('\t').collect();
        let [family, weighing, seed, steps, numbers] = fields[..] else { return None };
        let climb = Climb {
            family: family.parse().ok()?,
            weighing: weighing.parse().ok()?,
            seed: seed.parse().ok()?,
            steps: steps.parse().ok()?,
        };
        let family = self.families.get(climb.family)?;
        let numbering = family.member(numbers)?;
        let score = family.score(&numbering, *self.weights.get(climb.weighing)?);
        Some(End { climb, score, numbering })
    }

    /// The ends of climbs and their fronts, each once, to be kept.
    fn state(&self, ends: &mut Vec<End>) -> String {
        ends.sort_by(|a, b| {
            let key = |end: &End| (end.climb, end.score);
            key(a).cmp(&key(b)).then_with(|| a.numbering.numbers().cmp(b.numbering.numbers()))
        });
        ends.dedup_by(|a, b| a.climb == b.climb && a.numbering == b.numbering);
        let mut text = self.title() + "\n";
        for End { climb: Climb { family, weighing, seed, steps }, numbering, .. } in &*ends {
            let numbers = numbers(numbering);
            let _ = writeln!(text, "{family}\t{weighing}\t{seed}\t{steps}\t{numbers}");
        }
        text
    }
}
