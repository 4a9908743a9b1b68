//! The smallest keys that are known of each square by itself, and which of them are proved to be the smallest.

use std::fmt::Write as _;

use quadrille_codegen::board::Square;
use quadrille_codegen::layout::Leap;

use crate::search::magics::cheapest::Members;
use crate::search::magics::class::KeyedRays;
use crate::search::magics::magic_search::{MagicSearch, Patterned};

/// What is known of the keys of one square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Record {
    relevant: u32,
    /// The fewest bits that can name all attack sets.
    counted: u32,
    /// The fewest bits of a key that are known without a rotation and a pattern, if a key is.
    plain: Option<u32>,
    /// The fewest bits that such a key can have, by trying all magics.
    tried: u32,
    /// The fewest bits that are known with whatever rotation and pattern.
    redundant: Option<u32>,
}

impl Record {
    /// `9`, or `10/9` where a rotation or a pattern saves a bit. Behind it `=` where fewer bits name too few attack
    /// sets, and `!` where all magics with fewer bits were tried.
    fn text(self) -> String {
        let marked = |bits: u32, least: u32| {
            let mark = match bits {
                _ if bits == self.counted => "=",
                _ if bits == least => "!",
                _ => "",
            };
            format!("{bits}{mark}")
        };
        let plain = self.plain.map_or("-".to_owned(), |bits| marked(bits, self.tried));
        match self.redundant {
            Some(bits) if self.plain.is_none_or(|plain| bits < plain) => {
                format!("{plain}/{}", marked(bits, u32::MAX))
            }
            _ => plain,
        }
    }

    fn is_proved(self) -> bool {
        self.plain.is_some_and(|bits| bits == self.counted || bits == self.tried)
    }
}

impl MagicSearch {
    /// A board for each rider, drawn as it is seen, with the smallest keys of each square; and what they come to.
    pub fn records(&self) -> String {
        self.rides().into_iter().map(|ride| self.records_of(ride)).collect()
    }

    fn records_of(&self, ride: Leap) -> String {
        let board = self.numbering.board();
        let mut text = format!("({},{})\n", ride.m, ride.n);
        let mut all = Vec::new();
        for (file, _, square) in board.drawn() {
            let record = square.and_then(|square| self.record(ride, square));
            all.extend(record);
            let cell = record.map_or(String::new(), Record::text);
            let end = if file + 1 == board.files() { "\n" } else { "" };
            let _ = write!(text, "{cell:>7}{end}");
        }
        let bytes =
            |bits: &dyn Fn(&Record) -> u32| all.iter().map(|r| 1_u64 << bits(r)).sum::<u64>();
        let plain = |record: &Record| record.plain.unwrap_or(record.relevant);
        let redundant = |record: &Record| record.redundant.unwrap_or(63).min(plain(record));
        let count = |is: &dyn Fn(&Record) -> bool| all.iter().filter(|record| is(record)).count();
        let _ = writeln!(
            text,
            "an index for each square: {} bytes with a bit for each relevant square, {} with these keys, \
             {} with rotations and patterns, {} by counting attack sets\n\
             fewer bits than relevant squares: {} of {} squares; proved to be the fewest: {}; saved by \
             rotations and patterns: {}",
            bytes(&|record| record.relevant),
            bytes(&plain),
            bytes(&redundant),
            bytes(&|record| record.counted),
            count(&|record| record.plain.is_some_and(|bits| bits < record.relevant)),
            all.len(),
            count(&|record| record.is_proved()),
            count(&|record| redundant(record) < plain(record)),
        );
        text
    }

    /// What is known of a square that has one key.
    fn record(&self, ride: Leap, square: Square) -> Option<Record> {
        let rays = KeyedRays { square, part: 0 };
        let (searched, member) = self.classes.iter().find_map(|searched| {
            let class = searched.class();
            let member = class.shape.members.iter().position(|member| member.rays == rays);
            Some((searched, member.filter(|_| class.shape.ride == ride)?))
        })?;
        let Patterned { class, results, .. } = &searched.patterned[0];
        let members: Members = 1 << member;
        let refuted = results.refuted.iter().filter(|(of, _)| *of == members);
        Some(Record {
            relevant: class.relevant_bits(),
            counted: class.sets().next_power_of_two().trailing_zeros(),
            plain: results.unrotated_bits(members),
            // A key of fewer bits is the upper part of one with more, so that it is impossible as well.
            tried: refuted.map(|(_, bits)| bits + 1).max().unwrap_or(0),
            redundant: searched.fewest(members),
        })
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;
    use std::{env, fs};

    use quadrille_codegen::solve::sliders::magic::minimal::Outcome;

    use super::*;
    use crate::search::Kept;
    use crate::search::describe::Description;
    use crate::search::magics::carries::exhaust;

    const NAMES: [&str; 3] = ["lerf", "w", "pinwheel"];

    /// A standard layout, and the records that are kept of it. Each is tried when it is read.
    fn known(name: &str) -> MagicSearch {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
        let read = |path: &str| fs::read_to_string(root.join(path)).unwrap();
        let text = read(&format!("layouts/{name}.layout"));
        let mut search = MagicSearch::new(&Description::read(name, text).unwrap()).unwrap();
        search.propose();
        let path = format!("tools/records/{name}.magics");
        search.load(&Kept { text: read(&path), name: path }).unwrap();
        search
    }

    /// The tables of the guide. `BLESS=1` writes them.
    #[test]
    fn the_guide_has_the_records() {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../src/guide/research.md");
        let mut guide = fs::read_to_string(&path).unwrap();
        for name in NAMES {
            let begin = format!("<!-- records of {name} -->\n```text\n");
            let start = guide.find(&begin).expect(name) + begin.len();
            let end = start + guide[start..].find("```").unwrap();
            let records = known(name).records();
            if env::var_os("BLESS").is_none() {
                assert_eq!(guide[start..end], records, "{name}: write it anew with BLESS=1");
            }
            guide.replace_range(start..end, &records);
        }
        if env::var_os("BLESS").is_some() {
            fs::write(&path, &guide).unwrap();
        }
    }

    /// Tries all magics again of squares that are said to have none, with at most this number of nodes each. Returns
    /// how many squares have none.
    fn refuted_again(nodes: u64) -> usize {
        let mut refuted = 0;
        for search in NAMES.map(known) {
            for searched in &search.classes {
                let Patterned { class, results, .. } = &searched.patterned[0];
                for &(members, key_bits) in &results.refuted {
                    assert!(members.is_power_of_two());
                    let member = members.trailing_zeros() as usize;
                    match exhaust(class, member, key_bits, nodes) {
                        Outcome::Impossible => refuted += 1,
                        Outcome::Open => assert!(nodes < u64::MAX, "{class:?}"),
                        Outcome::Found(found) => panic!("{class:?}: {found:?}"),
                    }
                }
            }
        }
        refuted
    }

    #[test]
    fn what_is_refuted_with_few_steps_is() {
        assert!(refuted_again(3_000_000) > 0);
    }

    #[test]
    #[ignore = "takes minutes, optimised"]
    fn everything_refuted_is() {
        assert!(refuted_again(u64::MAX) > 0);
    }

    /// The magics that the compiler finds for the rook on h1 have fourteen bits, as they are shared; twelve do.
    #[test]
    fn no_record_has_more_bits_than_relevant_squares() {
        let text = "pub struct A { board: 8 x 8, number: rank * 8 + file, pieces: { rook: R } }";
        let description = Description::read("a.layout", text.to_owned()).unwrap();
        let mut search = MagicSearch::new(&description).unwrap();
        search.find_minimal_keys();
        let rook = search.rides()[0];
        for square in search.numbering.board().squares() {
            let record = search.record(rook, square).unwrap();
            assert!(record.plain.is_some_and(|bits| bits <= record.relevant), "{square:?}");
        }
    }

    #[test]
    fn marks_say_what_is_proved() {
        let record = |plain, redundant, tried| {
            let (plain, redundant) = (Some(plain), Some(redundant));
            Record { relevant: 5, counted: 3, plain, tried, redundant }.text()
        };
        assert_eq!(record(5, 5, 0), "5");
        assert_eq!(record(5, 4, 5), "5!/4");
        assert_eq!(record(4, 3, 0), "4/3=");
        assert_eq!(record(3, 3, 0), "3=");
    }
}
