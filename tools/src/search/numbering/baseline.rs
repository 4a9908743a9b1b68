//! The description before a search, and the costs that climbs must beat.
//!
//! Magics, groups, circuits and claims belong to one numbering, and are set aside.

use quadrille_codegen::model::Numbering;

use super::End;
use super::cost::{Costs, Term, Weights};
use super::start::Start;
use crate::search::description::Description;
use crate::search::magics::magic_search::MagicSearch;
use crate::search::{Listener, News};

/// The keys whose values belong to one numbering.
const OF_ONE_NUMBERING: [&str; 6] = ["magics", "groups", "circuits", "shared", "symmetry", "index"];

/// The number of climbs, the best by their own estimates, whose costs are counted exactly.
const COUNTED: usize = 16;

/// A description before the search.
pub struct Baseline {
    whole: Description,
    /// The description with only the keys that fit every numbering.
    pub bare: Description,
    /// The keys that are set aside.
    aside: Vec<&'static str>,
    /// The costs of its numbering, counted exactly.
    costs: Costs,
    weights: Weights,
}

/// The best numbering of a climb, with its exact costs.
struct Counted<'a> {
    end: &'a End,
    description: Description,
    search: MagicSearch,
    costs: Costs,
}

impl Baseline {
    /// Reads a description, which errors call `name`, and sets aside the keys that belong to its numbering.
    pub fn read(name: &str, text: &str, weights: Weights) -> Result<Baseline, String> {
        let whole = Description::read(name, text.to_owned())?;
        let (bare, aside) = whole.numbered()?.without(&OF_ONE_NUMBERING)?;
        let costs = costs(&whole, &searched(&whole)?)?;
        Ok(Baseline { whole, bare, aside, costs, weights })
    }

    pub fn numbering(&self) -> &Numbering {
        &self.whole.layout().numbering
    }

    /// Writes a numbering into the description, if it costs less than the one it had before the search.
    pub fn write_better(&self, end: &End, tell: &mut Listener<'_>) -> Result<(), String> {
        let counted = self.count(end)?;
        if self.is_better(&counted) { tell(News::Rewrite(&self.text(&counted)?)) } else { Ok(()) }
    }

    /// Writes the best of these numberings, which are sorted by estimate, into the description if it is better than the
    /// original. Returns the report.
    pub fn finish(
        &self,
        starts: &[Start],
        ends: &[End],
        tell: &mut Listener<'_>,
    ) -> Result<String, String> {
        let weights = self.weights;
        let before = format!("before: {}\n", self.costs.listed(Weights::OF_ALL));
        // The first in order of equally good numberings wins, whichever climb ended first.
        let counted = self.counted(ends)?;
        let Some(best) = counted.iter().min_by_key(|counted| counted.costs * weights) else {
            return Ok(format!("no climb was made\n{before}"));
        };
        let (now, tried) = (best.costs.listed(Weights::OF_ALL), tried(starts, ends, weights));
        if !self.is_better(best) {
            return Ok(format!(
                "no climb ended lower by {weights}\n{before}at best: {now}\n{tried}"
            ));
        }
        tell(News::Rewrite(&self.text(best)?))?;
        let (climb, lost) = (best.end.climb.seed, self.lost());
        Ok(format!("better by {weights}: climb {climb}\nnow: {now}\n{before}{tried}{lost}"))
    }

    fn is_better(&self, counted: &Counted<'_>) -> bool {
        counted.costs * self.weights < self.costs * self.weights
    }

    /// The description with this numbering, and with its magics if the original had some.
    fn text(&self, Counted { description, search, .. }: &Counted<'_>) -> Result<String, String> {
        match self.whole.layout().magics.is_empty() {
            true => Ok(description.text().to_owned()),
            false => description.with_magics(search),
        }
    }

    /// A line about the keys that were set aside.
    fn lost(&self) -> String {
        let lost = self.aside.iter().filter(|key| **key != "magics");
        let lost: Vec<&str> = lost.copied().collect();
        if lost.is_empty() {
            return String::new();
        }
        format!("left out, as it was of the numbering before: {}\n", lost.join(", "))
    }

    /// The first [`COUNTED`] distinct numberings, with exact costs.
    fn counted<'a>(&self, ends: &'a [End]) -> Result<Vec<Counted<'a>>, String> {
        let mut best: Vec<&End> = Vec::new();
        for end in ends {
            if best.len() < COUNTED && best.iter().all(|known| known.numbering != end.numbering) {
                best.push(end);
            }
        }
        best.into_iter().map(|end| self.count(end)).collect()
    }

    fn count<'a>(&self, end: &'a End) -> Result<Counted<'a>, String> {
        let description = self.bare.renumbered(&end.numbering)?;
        let search = searched(&description)?;
        let costs = costs(&description, &search)?;
        Ok(Counted { end, description, search, costs })
    }
}

/// A line for each family with the least cost that its climbs estimated.
fn tried(starts: &[Start], ends: &[End], weights: Weights) -> String {
    let line = |(family, start): (usize, &Start)| {
        let ends = || ends.iter().filter(|end| end.climb.family == family);
        let least = ends().map(|end| end.score).min();
        let least = least.map_or("none".to_owned(), |least| least.costs.listed(weights));
        format!("tried: {}: {least} at best of {} climbs\n", start.describe(), ends().count())
    };
    starts.iter().enumerate().map(line).collect()
}

/// The exact costs of a description's numbering.
fn costs(description: &Description, search: &MagicSearch) -> Result<Costs, String> {
    let layout = description.layout();
    let word = layout.word.ok_or("the layout has no bitboards")?;
    let tables = Costs::default()
        .with(Term::Bytes, search.bytes() as i64)
        .with(Term::Sets, search.set_bytes as i64);
    Ok(tables + Costs::operations(&layout.numbering, layout, word, |_| true))
}

/// The magics of a description after the search for shared minimal keys.
fn searched(description: &Description) -> Result<MagicSearch, String> {
    let mut search = MagicSearch::new(description)?;
    search.share_keys();
    Ok(search)
}

#[cfg(test)]
mod tests {
    use quadrille_codegen::random::SplitMix64;
    use quadrille_runtime::Symmetry;

    use super::*;
    use crate::search::numbering::family::Family;

    fn baseline(name: &str, text: &str) -> Baseline {
        Baseline::read(name, text, Weights::default()).unwrap()
    }

    /// Every standard layout can be the start of climbs.
    #[test]
    fn what_is_of_one_numbering_is_set_aside() {
        let aside = |text| baseline("a.layout", text).aside;
        let w = aside(include_str!("../../../../layouts/w.layout"));
        assert_eq!(w, ["magics", "groups", "circuits", "symmetry"]);
        let pinwheel = aside(include_str!("../../../../layouts/pinwheel.layout"));
        assert_eq!(pinwheel, ["magics", "circuits", "symmetry", "index"]);
    }

    /// The figures of `explain` for W's rook, beside its bishop's ten classes, with the magics of the
    /// description and without.
    #[test]
    fn bytes_of_w_are_counted_as_they_are() {
        let explained = include_str!("../../../../tools/command/tests/shown/explain_rook.txt");
        assert!(explained.contains("64 squares in 16 indexes of 25,600 bytes"));
        let bishop = 64 + 6 * 32 + 2 * 128 + 512;
        let w = baseline("w.layout", include_str!("../../../../layouts/w.layout"));
        assert_eq!(searched(&w.whole).unwrap().bytes(), 25_600 + bishop);
        assert_eq!(searched(&w.bare).unwrap().bytes(), 25_600 + bishop);
    }

    /// The climb begins at a numbering of W's family that takes 43,008 bytes; W takes 26,624.
    #[test]
    fn a_climb_ends_lower_than_it_began() {
        let w = baseline("w.layout", include_str!("../../../../layouts/w.layout"));
        let family = Family::new(&w.bare, Symmetry::Rotate90).unwrap();
        let bytes =
            |numbering: &_| searched(&w.bare.renumbered(numbering).unwrap()).unwrap().bytes();
        let poor = family.drawn(&mut SplitMix64::new(1));
        let (_, found) = family.climb(1, 150, Weights::default());
        assert!(bytes(&found) < bytes(&poor));
    }
}
