//! What is kept of a search for magics, so that it can be stopped and resumed.
//!
//! The first line names the numbering and the patterns, so that a text of another numbering is refused. The other
//! lines are tab-separated:
//!
//! - `found`, rider, square, group, members, bits of the key, and the magics with their rotations; behind them
//!   the squares that a proposed pattern complements for that square, as a hexadecimal number;
//! - `impossible` without carries, and these columns without the magics; `refuted` alike, with carries;
//! - `tried`, and these columns with the number of nodes that were searched in vain in place of the magics.
//!
//! Magics are tried again when they are read.

use std::fmt::Write as _;

use quadrille_codegen::layout::Leap;

use crate::search::Kept;
use crate::search::magics::class::Class;
use crate::search::magics::magic_search::{MagicSearch, Patterned};
use crate::search::magics::windows::{Found, holds};

impl MagicSearch {
    /// Adds what was kept to what is known.
    pub fn load(&mut self, kept: &Kept) -> Result<(), String> {
        let subject = "numbering or of other patterns";
        kept.results(&title(self), subject, |line| note(self, line)).map(drop)
    }

    /// All that is known, to be kept.
    pub fn state(&self) -> String {
        let mut text = title(self) + "\n";
        for searched in &self.classes {
            let Patterned { class, results, .. } = &searched.patterned[0];
            let name = class_name(class);
            // Smaller keys with a rotation do not replace those without.
            let is_other = |(members, found): &(&u32, &Found)| results.found[members] != **found;
            let unrotated = results.unrotated.iter().filter(is_other);
            let own = results.found.iter().chain(unrotated).map(|found| (found, String::new()));
            let proposed = searched.patterned[1..].iter().flat_map(|proposed| {
                let pattern = format!("\t{:x}", proposed.pattern);
                proposed.results.found.iter().map(move |found| (found, pattern.clone()))
            });
            for ((members, Found { key_bits, magics, rotations }), pattern) in own.chain(proposed) {
                let magics = magics.iter().zip(rotations);
                let magics: Vec<_> = magics.map(|(&magic, &by)| written(magic, by)).collect();
                let magics = magics.join(" ");
                let _ = writeln!(text, "found\t{name}\t{members:x}\t{key_bits}\t{magics}{pattern}");
            }
            for (members, key_bits) in &results.refuted {
                let _ = writeln!(text, "refuted\t{name}\t{members:x}\t{key_bits}");
            }
            for ((members, key_bits), nodes) in &results.tried {
                let _ = writeln!(text, "tried\t{name}\t{members:x}\t{key_bits}\t{nodes}");
            }
            for (members, key_bits) in &results.impossible {
                let _ = writeln!(text, "impossible\t{name}\t{members:x}\t{key_bits}");
            }
        }
        text
    }
}

/// A magic, and behind `@` how far occupancies are rotated, if they are.
fn written(magic: u64, rotation: u32) -> String {
    if rotation == 0 { format!("{magic:x}") } else { format!("{magic:x}@{rotation}") }
}

fn read(text: &str) -> Option<(u64, u32)> {
    let (magic, rotation) = text.split_once('@').unwrap_or((text, "0"));
    let rotation = rotation.parse().ok().filter(|&by: &u32| by < 64)?;
    Some((u64::from_str_radix(magic, 16).ok()?, rotation))
}

/// The numbering, and the patterns if there are any.
fn title(search: &MagicSearch) -> String {
    let numbers = format!("numbers {:?}", search.numbering.numbers());
    let of = |(Leap { m, n }, sets): &(Leap, Vec<u128>)| format!(" patterns ({m},{n}) {sets:x?}");
    search.options.patterns.iter().map(of).fold(numbers, |title, of| title + &of)
}

fn class_name(class: &Class) -> String {
    let place = class.shape.members[0].rays;
    format!("({},{})\t{}\t{}", class.shape.ride.m, class.shape.ride.n, place.square.0, place.part)
}

/// Notes a line; `None` if it says nothing about these classes, or something wrong.
fn note(search: &mut MagicSearch, line: &str) -> Option<()> {
    let (what, rest) = line.split_once('\t')?;
    let is_meant = |class: &Class| {
        rest.strip_prefix(&class_name(class)).is_some_and(|rest| rest.starts_with('\t'))
    };
    let searched = search.classes.iter_mut().find(|searched| is_meant(searched.class()))?;
    let class = searched.class();
    let rest = &rest[class_name(class).len() + 1..];
    let mut fields = rest.split('\t');
    let members = u32::from_str_radix(fields.next()?, 16).ok()?;
    let key_bits: u32 = fields.next()?.parse().ok()?;
    if members == 0 || members >> class.shape.members.len() != 0 || !(1..=20).contains(&key_bits) {
        return None;
    }
    let Patterned { class, results, .. } = &mut searched.patterned[0];
    match what {
        "found" => {
            let magics = fields.next()?.split(' ');
            let keys: Vec<(u64, u32)> = magics.map(read).collect::<Option<_>>()?;
            let (magics, rotations) = keys.into_iter().unzip();
            let found = Found { key_bits, magics, rotations };
            let pattern =
                fields.next().map(|set| u128::from_str_radix(set, 16)).transpose().ok()?;
            let place = searched.place(pattern.unwrap_or(0))?;
            let Patterned { class, results, .. } = &mut searched.patterned[place];
            holds(class, members, &found).then(|| results.note(members, found))?;
        }
        "tried" => {
            let nodes = fields.next()?.parse().ok()?;
            results.try_in_vain(members, key_bits, nodes);
        }
        // Below the relevant squares it is only so without carries, and there is a search with them.
        "impossible" if key_bits < class.relevant_bits() => {}
        "refuted" => {
            results.refuted.insert((members, key_bits));
        }
        "impossible" => {
            results.impossible.insert((members, key_bits));
        }
        _ => return None,
    }
    Some(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use quadrille_codegen::board::Square;

    use crate::search::Host;
    use crate::search::describe::Description;
    use crate::search::magics::carries::{self, Wanted};

    const BOARD: &str = "
        pub struct Board {
            board: 5 x 5,
            number: rank * 5 + file,
            pieces: { rook: R, bishop: B },
            sliders: { method: magic },
        }";

    fn search(text: &str) -> (Description, MagicSearch) {
        let description = Description::read("board.layout", text.to_owned()).unwrap();
        let mut search = MagicSearch::new(&description).unwrap();
        // What the compiler shares by itself is left to be found.
        for searched in &mut search.classes {
            searched.patterned[0].results.found.retain(|members, _| members.is_power_of_two());
        }
        (description, search)
    }

    /// Keeps states in memory, and fails after some of them.
    struct Memory {
        kept: Kept,
        /// How many more are kept.
        room: usize,
    }

    impl Memory {
        fn new(room: usize) -> Memory {
            Memory { kept: kept(""), room }
        }

        /// The lines of what was found.
        fn lines(&self) -> Vec<String> {
            self.kept.text.lines().map(str::to_owned).collect()
        }
    }

    impl Host for Memory {
        fn kept(&mut self) -> Result<Vec<Kept>, String> {
            Ok(vec![self.kept.clone()])
        }

        fn keep(&mut self, state: &str) -> Result<(), String> {
            state.clone_into(&mut self.kept.text);
            self.room -= 1;
            if self.room == 0 { Err("stopped".to_owned()) } else { Ok(()) }
        }

        fn rewrite(&mut self, _: &str) -> Result<(), String> {
            unreachable!("a round does not")
        }
    }

    fn kept(text: &str) -> Kept {
        Kept { name: "board.magics-search".to_owned(), text: text.to_owned() }
    }

    #[test]
    fn a_search_that_was_stopped_goes_on_where_it_was() {
        let (_, mut stopped) = search(BOARD);
        let at_first = stopped.bytes();
        // The third result stops it, as an interrupt would: after it was kept.
        let mut memory = Memory::new(3);
        assert_eq!(stopped.round(0, 2, |_| true, &mut memory), Err("stopped".to_owned()));
        assert_eq!(memory.room, 0);
        let before = memory.lines();

        let (description, mut resumed) = search(BOARD);
        resumed.load(&memory.kept).unwrap();
        memory.room = usize::MAX;
        assert_eq!(resumed.bytes(), stopped.bytes());
        resumed.round(0, 2, |_| true, &mut memory).unwrap();
        assert!(resumed.bytes() < at_first);
        // Nothing is lost, unless for something better.
        let impossible = |line: &&String| line.starts_with("impossible");
        let after = memory.lines();
        assert!(before.iter().filter(impossible).all(|line| after.contains(line)));

        // The compiler takes the magics, and shares no less by them.
        let text = description.with_magics(&resumed).unwrap();
        let written = Description::read("board.layout", text).unwrap();
        let written = MagicSearch::new(&written).unwrap();
        assert!(written.bytes() <= resumed.bytes());
    }

    /// Patterns of squares that do not matter, and of one that does: what is found is right with the patterns, which the
    /// compiler proves, and of no use without them.
    #[test]
    fn a_search_takes_patterns_into_account() {
        let patterns = "patterns: { rook: { a1: \"xor b2-e5\" }, bishop: { b1: \"xor c2\" } }";
        let stated = BOARD.replace("number:", &format!("{patterns}, number:"));
        let (description, mut found) = search(&stated);
        let at_first = found.bytes();
        let mut memory = Memory::new(usize::MAX);
        found.share_minimal_keys();
        found.share_rotated_keys();
        found.round(0, 1, |_| true, &mut memory).unwrap();
        assert!(found.bytes() < at_first);
        let text = description.with_magics(&found).unwrap();
        let written = MagicSearch::new(&Description::read("board.layout", text).unwrap()).unwrap();
        assert!(written.bytes() <= found.bytes());

        let (_, mut plain) = search(BOARD);
        assert!(plain.load(&memory.kept).unwrap_err().contains("is of another numbering"));
    }

    /// What is found for the bishop on g8, as b1 one of eight, with a proposed pattern is written with it, which the
    /// compiler proves, and kept.
    #[test]
    fn proposed_patterns_are_written_and_kept() {
        const BISHOP: &str = "pub struct Board {
            board: 8 x 8, number: rank * 8 + file, pieces: { bishop: B }, sliders: { method: magic },
        }";
        let (description, mut found) = search(BISHOP);
        found.propose();
        let (at_first, g8) = (found.bytes(), Square(62));
        let is_here = |class: &Class| class.shape.members.iter().position(|m| m.rays.square == g8);
        let at = found.classes.iter().position(|one| is_here(one.class()).is_some()).unwrap();
        let searched = &mut found.classes[at];
        let members = 1 << is_here(searched.class()).unwrap();
        let wanted = Wanted { members, key_bits: 4, is_redundant: false };
        let with_pattern = |place: usize| {
            let class = searched.patterned[place].class.clone();
            let (_, keys) = carries::search(&[&class], wanted, 1_000_000, 1)?;
            assert!(holds(&class, members, &keys));
            Some((place, keys))
        };
        let (place, keys) = (1..searched.patterned.len()).find_map(with_pattern).expect("some");
        assert!(!holds(searched.class(), members, &keys), "without the pattern it is no magic");
        searched.note_found(place, members, keys);
        assert!(found.bytes() < at_first);
        let text = description.with_magics(&found).unwrap();
        assert!(text.contains("patterns: {\n        bishop: { b1: \"xor "), "{text}");
        let written = Description::read("board.layout", text).unwrap();
        assert!(MagicSearch::new(&written).unwrap().bytes() <= found.bytes());

        let (_, mut read) = search(BISHOP);
        assert!(read.load(&kept(&found.state())).is_err(), "patterns are not proposed");
        read.propose();
        read.load(&kept(&found.state())).unwrap();
        assert_eq!(read.state(), found.state());
    }

    #[test]
    fn what_is_kept_is_not_trusted() {
        let (_, mut search) = search(BOARD);
        let mut memory = Memory::new(usize::MAX);
        search.round(0, 1, |_| true, &mut memory).unwrap();
        let right = memory.lines();
        let place = right.iter().position(|line| line.starts_with("found")).unwrap();
        let mut wrong = |line: &str| {
            let mut lines = right.clone();
            lines[place] = line.to_owned();
            search.load(&kept(&lines.join("\n"))).unwrap_err()
        };
        let (fields, _) = right[place].rsplit_once('\t').unwrap();
        let expected = format!(":{}: no result of this search", place + 1);
        for line in [format!("{fields}\t0"), format!("{fields}\tx"), "lost\t1".to_owned()] {
            assert!(wrong(&line).ends_with(&expected), "{line}");
        }
        let other = kept("numbers [0]\n");
        assert!(search.load(&other).unwrap_err().contains("is of another numbering"));
    }
}
