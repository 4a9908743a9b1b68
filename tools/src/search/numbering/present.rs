//! The description from which climbs begin, and the cost that they have to beat.
//!
//! Magics, groups, circuits and claims belong to one numbering, and are left out. The description of a numbering that
//! was found claims and documents what is true of that one.

use super::family::Score;
use super::start::Start;
use super::{End, truth};
use crate::search::Host;
use crate::search::describe::Description;
use crate::search::magics::magic_search::MagicSearch;

/// What holds for one numbering and not for others.
const OF_ONE_NUMBERING: [&str; 6] = ["magics", "groups", "circuits", "shared", "symmetry", "index"];

/// How many climbs' ends are counted exactly, the best by their own count.
const COUNTED: usize = 16;

/// A description as it is now, to which each result is added.
pub struct Present {
    whole: Description,
    /// What holds for every numbering.
    pub bare: Description,
    /// The keys that are set aside.
    aside: Vec<&'static str>,
}

/// The best end of a climb, counted exactly.
struct Best<'a> {
    end: &'a End,
    description: Description,
    search: MagicSearch,
}

impl Present {
    /// Reads a description of this name in errors, and sets aside what does not hold for all numberings.
    pub fn read(name: &str, text: &str) -> Result<Present, String> {
        let whole = Description::read(name, text.to_owned())?;
        let (bare, aside) = whole.without(&OF_ONE_NUMBERING)?;
        Ok(Present { whole, bare, aside })
    }

    /// Writes the best numbering into the description, if it is better than what stands there.
    pub fn finish(
        &self,
        starts: &[Start],
        ends: &[End],
        host: &mut dyn Host,
    ) -> Result<String, String> {
        let then = searched(&self.whole)?.bytes();
        let Some(best) = self.best(ends)? else {
            return Ok(format!("index: {then} bytes, and no climb was made\n"));
        };
        let (now, tried) = (best.search.bytes(), tried(starts, ends));
        if now >= then {
            return Ok(format!(
                "index: {then} bytes, and no climb ended lower: {now} bytes at best\n{tried}"
            ));
        }
        let has_magics = !self.whole.layout().magics.is_empty();
        host.rewrite(&best.text(has_magics)?)?;
        let climb = best.end.climb.seed;
        Ok(format!(
            "index: {now} bytes by climb {climb}, {then} bytes before\n{tried}{}",
            self.said(&best, has_magics)
        ))
    }

    /// What is no longer in the description.
    fn said(&self, best: &Best<'_>, has_magics: bool) -> String {
        let is_there = |key: &str| match key {
            "magics" => has_magics,
            "symmetry" => truth::claims(&best.end.numbering).is_some(),
            _ => false,
        };
        let lost = self.aside.iter().filter(|key| !is_there(key));
        let lost: Vec<String> = lost.map(|key| format!("`{key}`")).collect();
        if lost.is_empty() {
            return String::new();
        }
        format!("left out, as it was of the numbering before: {}\n", lost.join(", "))
    }

    /// The best of the climbs' ends, counted exactly. Of equally good ones that of the least climb, so that it is
    /// the same in any order.
    fn best<'a>(&self, ends: &'a [End]) -> Result<Option<Best<'a>>, String> {
        let mut ends: Vec<&End> = ends.iter().collect();
        ends.sort_by_key(|end| (end.score, end.climb));
        let mut best: Option<Best<'a>> = None;
        for end in ends.into_iter().take(COUNTED) {
            let description = self.bare.renumbered(&end.numbering)?;
            let search = searched(&description)?;
            if best.as_ref().is_none_or(|known| search.bytes() < known.search.bytes()) {
                best = Some(Best { end, description, search });
            }
        }
        Ok(best)
    }
}

impl Best<'_> {
    /// The description, with what is true of its numbering.
    fn text(&self, with_magics: bool) -> Result<String, String> {
        let numbering = &self.end.numbering;
        let documentation = truth::documentation(numbering, self.search.bytes());
        let mut found = self.description.documented(&documentation)?;
        if let Some(claims) = truth::claims(numbering) {
            found = found.reread(found.with("symmetry", &claims)?)?;
        }
        if with_magics { found.with_magics(&self.search) } else { Ok(found.text().to_owned()) }
    }
}

/// For people: the least bytes in each family, as its climbs count them.
fn tried(starts: &[Start], ends: &[End]) -> String {
    let line = |(family, start): (usize, &Start)| {
        let ends = ends.iter().filter(|end| end.climb.family == family);
        let (count, least) = (ends.clone().count(), ends.map(|end| end.score).min());
        let least =
            least.map_or("none".to_owned(), |least: Score| format!("{} bytes", least.bytes()));
        format!("tried: {}: {least} at best of {count} climbs\n", start.describe())
    };
    starts.iter().enumerate().map(line).collect()
}

/// The magics of a description, with all that can be shared by keys of minimal size.
fn searched(description: &Description) -> Result<MagicSearch, String> {
    let mut search = MagicSearch::new(description)?;
    search.share_minimal_keys();
    search.share_rotated_keys();
    Ok(search)
}

#[cfg(test)]
mod tests {
    use quadrille_codegen::random::SplitMix64;
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
        assert_eq!(w, ["magics", "groups", "circuits", "symmetry"]);
        let pinwheel = aside(include_str!("../../../../layouts/pinwheel.layout"));
        assert_eq!(pinwheel, ["magics", "circuits", "symmetry", "index"]);
    }

    /// What `explain` says of W's rook, and its bishop's ten classes beside it: with the magics of its
    /// description and without.
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
        let (_, found) = family.climb(1, 150);
        assert!(bytes(&found) < bytes(&poor));
    }
}
