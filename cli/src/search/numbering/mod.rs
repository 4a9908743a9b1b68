//! `quadrille search numbering`: looks for the numbering with a given symmetry whose squares share most.
//!
//! Each climb begins at a random numbering and is the same on every machine. On its way it counts bytes quickly, and
//! may miss squares that could share. The numberings at the end of the best climbs are counted again, with
//! everything that `quadrille search magics` tries before its first round; so is the description's numbering.
//!
//! Results are kept in `w.numbering-search`. Its first line names the turn. The other lines are tab-separated: the
//! seed and the steps of the climb, the bytes of the index as the climb counts them, and the numbers in the
//! order of squares.

mod family;
mod present;

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::{fs, io, thread};

use quadrille_codegen::layout::Numbering;

use crate::file;
use crate::search::{Shares, progress};
use family::{Family, Score};
use present::Present;

/// Climbs from numbering to numbering, of those with the symmetry of the description's, and writes the
/// best into the description.
#[derive(clap::Args)]
pub struct Numberings {
    /// The `.layout` file, which holds one layout. What it says of its numbering (magics, groups, circuits
    /// and claims) is set aside, as it does not hold for others.
    description: PathBuf,
    #[command(flatten)]
    shares: Shares,
    /// How many climbs, each from another numbering.
    #[arg(long, default_value_t = 16, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    climbs: u32,
    /// How many steps each climb takes.
    #[arg(long, default_value_t = 6000, value_parser = clap::value_parser!(u32).range(1..=1_000_000_000))]
    steps: u32,
    /// The seed of the first climb; the others have the numbers after it.
    #[arg(long, default_value_t = 0)]
    seed: u32,
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
pub fn search_all(numberings: &Numberings) -> Result<String, String> {
    let (path, shares) = (&numberings.description, &numberings.shares);
    let present = Present::read(path)?;
    let family = Family::new(&present.bare)?;
    let state = shares.state(path, "numbering-search")?;
    let mut ends = load(&state, &family)?;
    let climbs = (0..numberings.climbs)
        .map(|at| Climb { seed: numberings.seed.wrapping_add(at), steps: numberings.steps });
    let is_open = |climb: &Climb| {
        shares.has(&format!("climb {} {}", climb.seed, climb.steps))
            && ends.iter().all(|(known, ..)| known != climb)
    };
    let open: Vec<Climb> = climbs.filter(is_open).collect();
    climb_each(&family, &open, shares.threads(), |end| {
        ends.push(end);
        save(&state, &family, &mut ends)
    })?;
    if let Some(share) = shares.is_merged_later() {
        return Ok(share);
    }
    present.finish(path, &ends)
}

/// Puts the states of shares together, and writes the best numbering into the description.
pub fn merge(path: &Path, states: &[PathBuf]) -> Result<String, String> {
    let present = Present::read(path)?;
    let family = Family::new(&present.bare)?;
    let own = path.with_extension("numbering-search");
    let mut ends = load(&own, &family)?;
    for state in states {
        ends.extend(load(state, &family)?);
    }
    save(&own, &family, &mut ends)?;
    present.finish(path, &ends)
}

/// Makes climbs on several threads; `note` is called after each.
fn climb_each(
    family: &Family<'_>,
    climbs: &[Climb],
    threads: usize,
    mut note: impl FnMut(End) -> Result<(), String>,
) -> Result<(), String> {
    let bar = progress(climbs.len(), "climbs");
    let (next, (sender, receiver)) = (AtomicUsize::new(0), mpsc::channel());
    thread::scope(|scope| {
        for _ in 0..threads {
            let (sender, next) = (sender.clone(), &next);
            scope.spawn(move || {
                while let Some(&climb) = climbs.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let (score, numbering) = family.climb(climb.seed, climb.steps);
                    if sender.send((climb, score, numbering)).is_err() {
                        return;
                    }
                }
            });
        }
        drop(sender);
        let mut least = i64::MAX;
        // Where an error ends this, the receiver goes, and the others stop after their climb.
        for end in receiver {
            least = least.min(end.1.bytes());
            bar.inc(1);
            bar.set_message(format!("index {least} bytes"));
            note(end)?;
        }
        bar.finish();
        Ok(())
    })
}

fn title(family: &Family<'_>) -> String {
    format!("turns {}", family.text())
}

/// The ends of climbs that a file holds, if there is one. Their bytes are counted again.
fn load(path: &Path, family: &Family<'_>) -> Result<Vec<End>, String> {
    let text = match fs::read_to_string(path) {
        Ok(text) => text,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        Err(error) => return Err(format!("{}: {error}", path.display())),
    };
    let mut lines = text.lines();
    if lines.next() != Some(&title(family)) {
        let message = "is of another numbering: move it away to begin anew";
        return Err(format!("{} {message}", path.display()));
    }
    let end = |(number, line): (usize, &str)| {
        parse(line, family)
            .ok_or_else(|| format!("{}:{number}: no result of this search", path.display()))
    };
    (2..).zip(lines).map(end).collect()
}

fn parse(line: &str, family: &Family<'_>) -> Option<End> {
    let fields: Vec<&str> = line.split('\t').collect();
    let [seed, steps, _, numbers] = fields[..] else { return None };
    let climb = Climb { seed: seed.parse().ok()?, steps: steps.parse().ok()? };
    let numbers: Option<Vec<u8>> = numbers.split(' ').map(|number| number.parse().ok()).collect();
    let numbering = family.member(numbers?)?;
    Some((climb, family.score(&numbering), numbering))
}

/// Replaces the file, in one step.
fn save(path: &Path, family: &Family<'_>, ends: &mut Vec<End>) -> Result<(), String> {
    ends.sort_by_key(|(climb, ..)| *climb);
    ends.dedup_by_key(|(climb, ..)| *climb);
    let mut text = title(family) + "\n";
    for (climb, score, numbering) in &*ends {
        let numbers: Vec<String> = numbering.numbers().iter().map(u8::to_string).collect();
        let (seed, steps, bytes) = (climb.seed, climb.steps, score.bytes());
        writeln!(text, "{seed}\t{steps}\t{bytes}\t{}", numbers.join(" "))
            .expect("a string takes any text");
    }
    file::replace(path, &text)
}
