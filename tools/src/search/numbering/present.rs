//! The description from which climbs begin, and the cost that they have to beat.
//!
//! Magics, groups, circuits, claims and documentation belong to one numbering, and are left out.

use std::fmt::Write as _;

use quadrille_codegen::model::Numbering;

use super::cost::{Costs, Term, Weights};
use super::front::Front;
use super::start::Start;
use super::{End, Field};
use crate::search::Host;
use crate::search::describe::Description;
use crate::search::magics::magic_search::MagicSearch;

/// The keys that hold for one numbering only.
const OF_ONE_NUMBERING: [&str; 6] = ["magics", "groups", "circuits", "shared", "symmetry", "index"];

/// The number of climbs whose ends get exact costs: the best by the climbs' own estimates.
const COUNTED: usize = 16;

/// A description as it is now, to which each result is added.
pub struct Present {
    whole: Description,
    /// The keys that hold for every numbering.
    pub bare: Description,
    /// The keys that are set aside, and `documentation` if there was some.
    aside: Vec<&'static str>,
}

/// A numbering that a climb met, and its exact costs.
struct Counted<'a> {
    end: &'a End,
    description: Description,
    search: MagicSearch,
    costs: Costs,
}

impl Present {
    /// Reads a description of this name in errors, and sets aside what does not hold for all numberings.
    pub fn read(name: &str, text: &str) -> Result<Present, String> {
        let whole = Description::read(name, text.to_owned())?;
        let undocumented = whole.undocumented()?;
        let (bare, mut aside) = undocumented.without(&OF_ONE_NUMBERING)?;
        aside.extend((undocumented.text() != whole.text()).then_some("documentation"));
        Ok(Present { whole, bare, aside })
    }

    /// The numbering that the description has now.
    pub fn numbering(&self) -> &Numbering {
        &self.whole.layout().numbering
    }

    /// The exact costs of that numbering.
    pub fn costs(&self) -> Result<Costs, String> {
        costs(&self.whole, &searched(&self.whole)?)
    }

    /// Writes a numbering into the description, if it costs less than the one before the search.
    pub fn write_better(
        &self,
        end: &End,
        then: Costs,
        weights: Weights,
        host: &mut dyn Host,
    ) -> Result<(), String> {
        let counted = self.count(end)?;
        if counted.costs * weights >= then * weights {
            return Ok(());
        }
        host.rewrite(&counted.text(self.has_magics())?)
    }

    /// Writes the best numbering into the description, if it is better than what stood there, and shows the front.
    pub fn finish(
        &self,
        starts: &[Start],
        field: &Field<'_>,
        ends: &[End],
        then: Costs,
        host: &mut dyn Host,
    ) -> Result<String, String> {
        let weights = field.weights[0];
        let counted = self.counted(field, ends)?;
        let front = front(&counted, then);
        let table = table(&front, starts, field);
        // Of equally good ones the first, so that it is the same in any order of climbs.
        let Some(best) = counted.iter().min_by_key(|counted| counted.costs * weights) else {
            return Ok(format!("no climb was made; before: {}\n", then.listed(Weights::OF_ALL)));
        };
        let tried = tried(starts, field, ends);
        let (now, climb) = (best.costs.listed(Weights::OF_ALL), best.end.climb.seed);
        if best.costs * weights >= then * weights {
            return Ok(format!(
                "no climb ended lower by {weights}\nbefore: {}\nat best: {now}\n{tried}{table}",
                then.listed(Weights::OF_ALL)
            ));
        }
        host.rewrite(&best.text(self.has_magics())?)?;
        Ok(format!(
            "better by {weights}: climb {climb}\nnow: {now}\nbefore: {}\n{tried}{}{table}",
            then.listed(Weights::OF_ALL),
            self.lost()
        ))
    }

    fn has_magics(&self) -> bool {
        !self.whole.layout().magics.is_empty()
    }

    /// The report of the keys that are no longer in the description.
    fn lost(&self) -> String {
        let lost = self.aside.iter().filter(|key| **key != "magics");
        let lost: Vec<&str> = lost.copied().collect();
        if lost.is_empty() {
            return String::new();
        }
        format!("left out, as it was of the numbering before: {}\n", lost.join(", "))
    }

    /// The exact costs of the best numberings by the first weights, and of the front that climbs
    /// found: each once, the best first.
    fn counted<'a>(&self, field: &Field<'_>, ends: &'a [End]) -> Result<Vec<Counted<'a>>, String> {
        let mut chosen = field.best(ends);
        chosen.truncate(COUNTED);
        for end in field.front(ends) {
            if chosen.iter().all(|known| known.numbering != end.numbering) {
                chosen.push(end);
            }
        }
        chosen.into_iter().map(|end| self.count(end)).collect()
    }

    fn count<'a>(&self, end: &'a End) -> Result<Counted<'a>, String> {
        let description = self.bare.renumbered(&end.numbering)?;
        let search = searched(&description)?;
        let costs = costs(&description, &search)?;
        Ok(Counted { end, description, search, costs })
    }
}

impl Field<'_> {
    /// The numberings that climbs met, each once, the best by the first weights first.
    fn best<'a>(&self, ends: &'a [End]) -> Vec<&'a End> {
        let score = |end: &End| match end.climb.weighing {
            0 => end.score,
            _ => self.families[end.climb.family].score(&end.numbering, self.weights[0]),
        };
        let mut ends: Vec<_> = ends.iter().map(|end| (score(end), end.climb, end)).collect();
        ends.sort_by_key(|&(score, climb, _)| (score, climb));
        let mut best: Vec<&End> = Vec::new();
        for (_, _, end) in ends {
            if best.iter().all(|known| known.numbering != end.numbering) {
                best.push(end);
            }
        }
        best
    }

    /// The front of them.
    fn front<'a>(&self, ends: &'a [End]) -> Vec<&'a End> {
        let mut front = Front::new();
        for end in ends {
            let family = &self.families[end.climb.family];
            front.offer(family.score(&end.numbering, Weights::OF_FRONT).costs, || end);
        }
        front.into_entries().into_iter().map(|(_, end)| end).collect()
    }
}

/// The front of these numberings and the description itself.
fn front<'a, 'b>(counted: &'b [Counted<'a>], then: Costs) -> Front<Option<&'b Counted<'a>>> {
    let mut front = Front::new();
    front.offer(then, || None);
    for counted in counted {
        front.offer(counted.costs, || Some(counted));
    }
    front
}

/// The report of the front, the best by the first weights first.
fn table(front: &Front<Option<&Counted<'_>>>, starts: &[Start], field: &Field<'_>) -> String {
    let mut text = "front of bytes (index and sets) and operations of steps:\n".to_owned();
    let names = Term::ALL.map(|term| format!("{:>7}", term.name()));
    let _ = writeln!(text, "{}  found", names.join(" "));
    let mut entries: Vec<_> = front.entries().iter().collect();
    entries.sort_by_key(|(costs, _)| *costs * field.weights[0]);
    for (costs, counted) in entries {
        let costs = Term::ALL.map(|term| format!("{:>7}", costs.of(term)));
        let found = counted.map_or("the description".to_owned(), |counted| {
            let climb = counted.end.climb;
            let start = starts[climb.family].describe();
            format!("{start}, climb {} by {}", climb.seed, field.weights[climb.weighing])
        });
        let _ = writeln!(text, "{}  {found}", costs.join(" "));
    }
    text
}

impl Counted<'_> {
    /// The description, with its magics if these are wanted.
    fn text(&self, with_magics: bool) -> Result<String, String> {
        let Counted { description, search, .. } = self;
        if with_magics {
            description.with_magics(search)
        } else {
            Ok(description.text().to_owned())
        }
    }
}

/// The report of the least cost in each family by the first weights, as its climbs count it.
fn tried(starts: &[Start], field: &Field<'_>, ends: &[End]) -> String {
    let line = |(family, start): (usize, &Start)| {
        let ends = ends.iter().filter(|end| end.climb.family == family && end.climb.weighing == 0);
        let mut climbs: Vec<u32> = ends.clone().map(|end| end.climb.seed).collect();
        climbs.dedup();
        let least = ends.map(|end| end.score).min();
        let least = least.map_or("none".to_owned(), |least| least.costs.listed(field.weights[0]));
        format!("tried: {}: {least} at best of {} climbs\n", start.describe(), climbs.len())
    };
    starts.iter().enumerate().map(line).collect()
}

/// The exact costs of a description's numbering.
fn costs(description: &Description, search: &MagicSearch) -> Result<Costs, String> {
    let layout = description.layout();
    let word = description.word.ok_or("the layout has no bitboards")?;
    let tables = Costs::default()
        .with(Term::Bytes, search.bytes() as i64)
        .with(Term::Sets, search.set_bytes as i64);
    Ok(tables + Costs::operations(&layout.numbering, layout, word, |_| true))
}

/// The magics of a description, with all that can be shared by keys of minimal size.
fn searched(description: &Description) -> Result<MagicSearch, String> {
    let mut search = MagicSearch::new(description)?;
    search.share_keys();
    Ok(search)
}

#[cfg(test)]
mod tests {
    use quadrille_circuits::random::SplitMix64;
    use quadrille_runtime::Symmetry;

    use super::*;
    use crate::search::numbering::family::Family;

    fn present(name: &str, text: &str) -> Present {
        Present::read(name, text).unwrap()
    }

    /// Climbs begin from the standard layouts as they are.
    #[test]
    fn what_is_of_one_numbering_is_set_aside() {
        let aside = |text| present("a.layout", text).aside;
        let w = aside(include_str!("../../../../layouts/w.layout"));
        assert_eq!(w, ["magics", "groups", "circuits", "symmetry", "documentation"]);
        let pinwheel = aside(include_str!("../../../../layouts/pinwheel.layout"));
        assert_eq!(pinwheel, ["magics", "circuits", "symmetry", "index", "documentation"]);
    }

    /// The numbers of `explain` for W's rook, and its bishop's ten classes beside it: with the
    /// magics of its description and without.
    #[test]
    fn bytes_of_w_are_counted_as_they_are() {
        let explained = include_str!("../../../../cli/tests/shown/explain_rook.txt");
        assert!(explained.contains("64 squares in 16 indexes of 25,600 bytes"));
        let bishop = 64 + 6 * 32 + 2 * 128 + 512;
        let w = present("w.layout", include_str!("../../../../layouts/w.layout"));
        assert_eq!(searched(&w.whole).unwrap().bytes(), 25_600 + bishop);
        assert_eq!(searched(&w.bare).unwrap().bytes(), 25_600 + bishop);
    }

    /// From a numbering of W's kind that takes more than W: 43,008 bytes, and 26,624 are W's own.
    #[test]
    fn a_climb_ends_lower_than_it_began() {
        let w = present("w.layout", include_str!("../../../../layouts/w.layout"));
        let family = Family::new(&w.bare, Symmetry::Rotate90).unwrap();
        let bytes =
            |numbering: &_| searched(&w.bare.renumbered(numbering).unwrap()).unwrap().bytes();
        let poor = family.drawn(&mut SplitMix64::new(1));
        let (_, found) = family.climb(1, 150, Weights::default()).best;
        assert!(bytes(&found) < bytes(&poor));
    }
}
