//! The climbs that were made, as the text that is kept: a search can be stopped at any time and goes on where it was.
//!
//! The first line of what is kept names the numbering that the search began with, in the order of squares, and the
//! weights. The other lines are tab-separated: the number of the family, that of the weights, the seed and the steps of
//! the climb, and the numbers of its best numbering, or of another of its front. A search goes on while the description
//! has one of these numberings: it may have been written by the search itself.

use std::fmt::Write as _;

use quadrille_codegen::model::{Board, Numbering};

use super::cost::Weights;
use super::start::Start;
use super::{Climb, End, Field};
use crate::search::Kept;
use crate::search::describe::Description;

/// Before the first numbering, and between it and the weights, in the first line of what is kept.
const FROM: &str = "from ";
const WEIGHED: &str = "; weighed ";

/// The two parts of the first line of what was kept.
fn title_of(kept: &[Kept]) -> Option<(&str, &str)> {
    kept.first()?.text.lines().next()?.split_once(WEIGHED)
}

/// Where climbs begin: from the numbering that the kept search began with, or else from the description's.
pub fn starts(bare: &Description, kept: &[Kept]) -> Result<Vec<Start>, String> {
    let own = &bare.layout().numbering;
    let began =
        title_of(kept).and_then(|(first, _)| numbering(own.board(), first.strip_prefix(FROM)?));
    Start::all(bare, &began.unwrap_or_else(|| own.clone()))
}

/// The weights of the search that was kept; the default if none was.
pub fn weights_of(kept: &[Kept]) -> Vec<Weights> {
    let weights = title_of(kept)
        .and_then(|(_, weights)| weights.split(' ').map(|w| w.parse().ok()).collect());
    weights.unwrap_or_else(|| vec![Weights::default()])
}

/// A numbering from its numbers in the order of squares.
pub fn numbering(board: Board, text: &str) -> Option<Numbering> {
    let numbers: Option<Vec<u8>> = text.split(' ').map(|number| number.parse().ok()).collect();
    let numbers = numbers.filter(|numbers| numbers.len() == board.len())?;
    Numbering::new(board, numbers)
}

/// The numbers in the order of squares.
fn numbers(numbering: &Numbering) -> String {
    numbering.numbers().iter().map(u8::to_string).collect::<Vec<_>>().join(" ")
}

impl Field<'_> {
    fn title(&self) -> String {
        let weights: Vec<String> = self.weights.iter().map(Weights::to_string).collect();
        format!("{FROM}{}{WEIGHED}{}", numbers(self.families[0].numbering()), weights.join(" "))
    }

    /// The numberings that were kept, of a search that began with the description's numbering or has written it. Their
    /// costs are counted again.
    pub(super) fn kept(&self, kept: &[Kept], own: &Numbering) -> Result<Vec<End>, String> {
        let title = self.title();
        let mut ends = Vec::new();
        for kept in kept {
            let mut lines = kept.text.lines();
            if lines.next() != Some(&*title) {
                return Err(is_of_another(kept));
            }
            for (number, line) in (2..).zip(lines) {
                let end = self.parse(line);
                let wrong = || format!("{}:{number}: no result of this search", kept.name);
                ends.push(end.ok_or_else(wrong)?);
            }
        }
        let is_ours = own == self.families[0].numbering()
            || ends.iter().any(|end: &End| end.numbering == *own);
        match kept.first() {
            Some(kept) if !is_ours => Err(is_of_another(kept)),
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
    pub(super) fn state(&self, ends: &mut Vec<End>) -> String {
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

/// The error where what was kept is not of this search.
fn is_of_another(Kept { name, .. }: &Kept) -> String {
    format!("{name} is of another numbering, or weighed otherwise: move it away to begin anew")
}
