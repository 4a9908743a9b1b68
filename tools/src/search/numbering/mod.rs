//! Looks for the numbering with a given symmetry whose squares share most.
//!
//! Each climb begins at a random numbering and is the same on every machine. On its way it counts bytes quickly, and
//! may miss squares that could share. The numberings at the end of the best climbs are counted again, with
//! everything that a search for magics tries before its first round; so is the description's numbering.
//!
//! The first line of what is kept names the turn. The other lines are tab-separated: the
//! seed and the steps of the climb, the bytes of the index as the climb counts them, and the numbers in the
//! order of squares.

mod family;
mod present;

use std::fmt::Write as _;

use quadrille_codegen::layout::Numbering;

use super::{Host, Kept, Request, workers};
use family::{Family, Score};
use present::Present;

/// How many climbs are made, and how long they are.
#[derive(Clone, Copy, Debug)]
pub struct Numberings {
    /// How many climbs, each from another numbering.
    pub climbs: u32,
    /// How many steps each climb takes.
    pub steps: u32,
    /// The seed of the first climb; the others have the numbers after it.
    pub seed: u32,
}

/// A climb.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Climb {
    seed: u32,
    steps: u32,
}

/// Where a climb ended.
type End = (Climb, Score, Numbering);

/// Climbs, and writes the best numbering into the description: what was found, for people.
pub fn search_all(
    numberings: &Numberings,
    request: &Request<'_>,
    host: &mut dyn Host,
) -> Result<String, String> {
    let present = Present::read(request.name, request.text)?;
    let family = Family::new(&present.bare)?;
    let mut ends = kept(&family, host)?;
    let climbs = (0..numberings.climbs)
        .map(|at| Climb { seed: numberings.seed.wrapping_add(at), steps: numberings.steps });
    let is_open = |climb: &Climb| {
        request.has(&format!("climb {} {}", climb.seed, climb.steps))
            && ends.iter().all(|(known, ..)| known != climb)
    };
    let open: Vec<Climb> = climbs.filter(is_open).collect();
    host.begin("climbs", open.len());
    let mut least = i64::MAX;
    let work = |climb: &Climb| family.climb(climb.seed, climb.steps);
    let climbed = workers::each(&open, request.threads, work, |place, (score, numbering)| {
        least = least.min(score.bytes());
        host.done(Some(&format!("index {least} bytes")));
        ends.push((open[place], score, numbering));
        host.keep(&state(&family, &mut ends))
    });
    host.end();
    climbed?;
    if let Some(share) = request.is_merged_later() {
        return Ok(share);
    }
    present.finish(&ends, host)
}

/// Puts what shares have kept together, and writes the best numbering into the description.
pub fn merge(request: &Request<'_>, host: &mut dyn Host) -> Result<String, String> {
    let present = Present::read(request.name, request.text)?;
    let family = Family::new(&present.bare)?;
    let mut ends = kept(&family, host)?;
    host.keep(&state(&family, &mut ends))?;
    present.finish(&ends, host)
}

fn title(family: &Family<'_>) -> String {
    format!("turns {}", family.text())
}

/// The ends of climbs that were kept. Their bytes are counted again.
fn kept(family: &Family<'_>, host: &mut dyn Host) -> Result<Vec<End>, String> {
    let title = title(family);
    let ends = |kept: &Kept| kept.results(&title, "numbering", |line| parse(line, family));
    let ends: Vec<Vec<End>> = host.kept()?.iter().map(ends).collect::<Result<_, String>>()?;
    Ok(ends.concat())
}

fn parse(line: &str, family: &Family<'_>) -> Option<End> {
    let fields: Vec<&str> = line.split('\t').collect();
    let [seed, steps, _, numbers] = fields[..] else { return None };
    let climb = Climb { seed: seed.parse().ok()?, steps: steps.parse().ok()? };
    let numbers: Option<Vec<u8>> = numbers.split(' ').map(|number| number.parse().ok()).collect();
    let numbering = family.member(numbers?)?;
    Some((climb, family.score(&numbering), numbering))
}

/// The ends of climbs, each once, to be kept.
fn state(family: &Family<'_>, ends: &mut Vec<End>) -> String {
    ends.sort_by_key(|(climb, ..)| *climb);
    ends.dedup_by_key(|(climb, ..)| *climb);
    let mut text = title(family) + "\n";
    for (climb, score, numbering) in &*ends {
        let numbers: Vec<String> = numbering.numbers().iter().map(u8::to_string).collect();
        let (seed, steps, bytes) = (climb.seed, climb.steps, score.bytes());
        writeln!(text, "{seed}\t{steps}\t{bytes}\t{}", numbers.join(" "))
            .expect("a string takes any text");
    }
    text
}
