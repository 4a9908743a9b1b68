//! Looks for the numbering whose squares share most.
//!
//! Climbs are made in several families: the numberings that some symmetry of the board carries as it carries the
//! description's, and those to which it adds a constant. [`start`] chooses them.
//!
//! Each climb begins at a random numbering and is the same on every machine. On its way it counts bytes quickly, and
//! may miss squares that could share. The numberings at the end of the best climbs are counted again, with
//! everything that a search for magics tries before its first round; so is the description's numbering.
//!
//! The first line of what is kept names the families. The other lines are tab-separated: the number of the family,
//! the seed and the steps of the climb, the bytes of the index as the climb counts them, and the numbers in the
//! order of squares.

mod family;
mod present;
mod start;
mod truth;

use std::fmt::Write as _;

use quadrille_codegen::layout::Numbering;

use super::{Host, Request, workers};
use family::{Family, Score};
use present::Present;
use start::Start;

/// How many climbs are made, and how long they are.
#[derive(Clone, Copy, Debug)]
pub struct Numberings {
    /// How many climbs in each family, each from another numbering.
    pub climbs: u32,
    /// How many steps each climb takes.
    pub steps: u32,
    /// The seed of the first climb; the others have the numbers after it.
    pub seed: u32,
}

/// One climb: it changes a numbering as long as that makes it better.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Climb {
    /// The place of its family.
    family: usize,
    seed: u32,
    steps: u32,
}

/// A climb, and the best numbering that it reached.
struct End {
    climb: Climb,
    score: Score,
    numbering: Numbering,
}

/// Climbs, and writes the best numbering into the description: what was found, for people.
pub fn search_all(
    numberings: &Numberings,
    request: &Request<'_>,
    host: &mut dyn Host,
) -> Result<String, String> {
    let present = Present::read(request.name, request.text)?;
    let starts = Start::all(&present.bare)?;
    let families = families(&starts)?;
    let mut ends = kept(&families, host)?;
    let open = open_climbs(numberings, families.len(), request, &ends);
    host.begin("climbs", open.len());
    let mut least = i64::MAX;
    let work = |climb: &Climb| families[climb.family].climb(climb.seed, climb.steps);
    let climbed = workers::each(&open, request.threads, work, |place, (score, numbering)| {
        least = least.min(score.bytes());
        host.done(Some(&format!("index {least} bytes")));
        ends.push(End { climb: open[place], score, numbering });
        host.keep(&state(&families, &mut ends))
    });
    host.end();
    climbed?;
    if let Some(share) = request.is_merged_later() {
        return Ok(share);
    }
    present.finish(&starts, &ends, host)
}

/// Puts what shares have kept together, and writes the best numbering into the description.
pub fn merge(request: &Request<'_>, host: &mut dyn Host) -> Result<String, String> {
    let present = Present::read(request.name, request.text)?;
    let starts = Start::all(&present.bare)?;
    let families = families(&starts)?;
    let mut ends = kept(&families, host)?;
    host.keep(&state(&families, &mut ends))?;
    present.finish(&starts, &ends, host)
}

fn families(starts: &[Start]) -> Result<Vec<Family<'_>>, String> {
    starts.iter().map(Start::family).collect()
}

/// The climbs that are to be made here and have not been made.
fn open_climbs(
    numberings: &Numberings,
    families: usize,
    request: &Request<'_>,
    ends: &[End],
) -> Vec<Climb> {
    let &Numberings { climbs, steps, seed } = numberings;
    let of_family =
        |family| (0..climbs).map(move |at| Climb { family, seed: seed.wrapping_add(at), steps });
    let is_open = |climb: &Climb| {
        request.has(&format!("climb {} {} {}", climb.family, climb.seed, climb.steps))
            && ends.iter().all(|known| known.climb != *climb)
    };
    (0..families).flat_map(of_family).filter(is_open).collect()
}

fn title(families: &[Family<'_>]) -> String {
    let families: Vec<String> = families.iter().map(Family::text).collect();
    format!("families {}", families.join(", "))
}

/// The ends of climbs that were kept. Their bytes are counted again.
fn kept(families: &[Family<'_>], host: &mut dyn Host) -> Result<Vec<End>, String> {
    let title = title(families);
    let mut ends = Vec::new();
    for kept in &host.kept()? {
        ends.extend(kept.results(&title, "numbering", |line| parse(line, families))?);
    }
    Ok(ends)
}

fn parse(line: &str, families: &[Family<'_>]) -> Option<End> {
    let fields: Vec<&str> = line.split('\t').collect();
    let [family, seed, steps, _, numbers] = fields[..] else { return None };
    let climb = Climb {
        family: family.parse().ok()?,
        seed: seed.parse().ok()?,
        steps: steps.parse().ok()?,
    };
    let numbers: Option<Vec<u8>> = numbers.split(' ').map(|number| number.parse().ok()).collect();
    let family = families.get(climb.family)?;
    let numbering = family.member(numbers?)?;
    Some(End { climb, score: family.score(&numbering), numbering })
}

/// The ends of climbs, each once, to be kept.
fn state(families: &[Family<'_>], ends: &mut Vec<End>) -> String {
    ends.sort_by_key(|end| end.climb);
    ends.dedup_by_key(|end| end.climb);
    let mut text = title(families) + "\n";
    for End { climb, score, numbering } in &*ends {
        let numbers: Vec<String> = numbering.numbers().iter().map(u8::to_string).collect();
        let (Climb { family, seed, steps }, bytes) = (climb, score.bytes());
        writeln!(text, "{family}\t{seed}\t{steps}\t{bytes}\t{}", numbers.join(" "))
            .expect("a string takes any text");
    }
    text
}
