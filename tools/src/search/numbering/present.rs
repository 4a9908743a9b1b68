//! The description from which climbs begin, and the cost that they have to beat.
//!
//! Magics, groups, circuits and claims of sharing belong to one numbering, and are left out; so are
//! claims of symmetry that do not hold for the whole family.

use quadrille_codegen::random::SplitMix64;

use super::End;
use super::family::Family;
use crate::search::Host;
use crate::search::describe::Description;
use crate::search::magics::magic_search::MagicSearch;

/// What holds for one numbering and not for others.
const OF_ONE_NUMBERING: [&str; 4] = ["magics", "groups", "circuits", "shared"];

/// What may hold for all of a family.
const CLAIMS: [&str; 2] = ["symmetry", "index"];

/// How many climbs' ends are counted exactly, the best by their own count.
const COUNTED: usize = 16;

/// A description.
pub struct Present {
    /// All of it.
    whole: Description,
    /// What holds for every numbering of the family.
    pub bare: Description,
    /// The keys that are set aside.
    aside: Vec<&'static str>,
}

impl Present {
    /// Reads a description of this name in errors, and sets aside what does not hold for all of its family.
    pub fn read(name: &str, text: &str) -> Result<Present, String> {
        let whole = Description::read(name, text.to_owned())?;
        let (bare, aside) = match whole.without(&OF_ONE_NUMBERING) {
            Ok((bare, aside)) if is_of_family(&bare) => (bare, aside),
            // Claims name groups, or say what other numberings do not do.
            _ => whole.without(&[OF_ONE_NUMBERING.as_slice(), &CLAIMS].concat())?,
        };
        Ok(Present { whole, bare, aside })
    }

    /// Writes the best numbering into the description, if it is better than what stands there.
    pub fn finish(&self, ends: &[End], host: &mut dyn Host) -> Result<String, String> {
        let then = searched(&self.whole)?.bytes();
        let Some((seed, found, search)) = self.best(ends)? else {
            return Ok(format!("index: {then} bytes, and no climb was made\n"));
        };
        let now = search.bytes();
        if now >= then {
            return Ok(format!(
                "index: {then} bytes, and no climb ended lower: {now} bytes at best\n"
            ));
        }
        let has_magics = !self.whole.layout().magics.is_empty();
        let text = if has_magics { found.with_magics(&search)? } else { found.text().to_owned() };
        host.rewrite(&text)?;
        Ok(format!(
            "index: {now} bytes by climb {seed}, {then} bytes before\n{}",
            self.said(has_magics)
        ))
    }

    /// What is no longer in the description.
    fn said(&self, has_magics: bool) -> String {
        let lost = self.aside.iter().filter(|key| !has_magics || **key != "magics");
        let lost: Vec<String> = lost.map(|key| format!("`{key}`")).collect();
        if lost.is_empty() {
            return String::new();
        }
        format!("left out, as it was of the numbering before: {}\n", lost.join(", "))
    }

    /// The best of the climbs' ends, counted exactly: its seed, the description and the magics. Of equally
    /// good ones that of the least climb, so that it is the same in any order.
    fn best(&self, ends: &[End]) -> Result<Option<(u32, Description, MagicSearch)>, String> {
        let mut ends: Vec<&End> = ends.iter().collect();
        ends.sort_by_key(|(climb, score, _)| (*score, *climb));
        let mut best: Option<(u32, Description, MagicSearch)> = None;
        for (climb, _, numbering) in ends.into_iter().take(COUNTED) {
            let found = self.bare.renumbered(numbering)?;
            let search = searched(&found)?;
            if best.as_ref().is_none_or(|(.., known)| search.bytes() < known.bytes()) {
                best = Some((climb.seed, found, search));
            }
        }
        Ok(best)
    }
}

/// Whether what is said of a numbering holds for another of its family.
fn is_of_family(description: &Description) -> bool {
    let other = Family::new(description).map(|family| family.drawn(&mut SplitMix64::new(1)));
    other.is_ok_and(|other| description.renumbered(&other).is_ok())
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
    use super::*;

    fn present(name: &str, text: &str) -> Present {
        Present::read(name, text).unwrap()
    }

    /// Climbs begin from the standard layouts as they are.
    #[test]
    fn what_is_of_one_numbering_is_set_aside() {
        let aside = |text| present("a.layout", text).aside;
        let w = aside(include_str!("../../../../layouts/w.layout"));
        assert_eq!(w, ["magics", "groups", "circuits", "symmetry"]);
        // That a turn adds to a field holds for all of the family.
        let pinwheel = aside(include_str!("../../../../layouts/pinwheel.layout"));
        assert_eq!(pinwheel, ["magics", "circuits"]);
        aside(include_str!("../../../../layouts/rotary.layout"));
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
        let family = Family::new(&w.bare).unwrap();
        let bytes =
            |numbering: &_| searched(&w.bare.renumbered(numbering).unwrap()).unwrap().bytes();
        let poor = family.drawn(&mut SplitMix64::new(1));
        let (_, found) = family.climb(1, 150);
        assert!(bytes(&found) < bytes(&poor));
    }
}
