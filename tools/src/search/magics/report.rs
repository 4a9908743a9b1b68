//! The report of a search, for people.

use std::fmt::Write as _;

use quadrille_codegen::model::{Leap, WordSize};

use super::cheapest::Members;
use super::magic_search::{ClassSearch, MagicSearch};
use super::square_class::Class;

/// The remark about a piece that a search leaves out.
const UNKEYED: &str = "no magics, as the description asks for another method, its lines are too long for tables, or the \
                       numbers along them are in an order for which none were found";

impl MagicSearch {
    /// A tab-separated line for each class: the sets that share keys, and a remark if the whole class provably cannot share
    /// a minimal key.
    pub fn report(&self) -> String {
        let mut report = String::from(
            "ride\tclass\trelevant\tshared\timpossible for all without carries and rotations\twith rotations, without carries\n",
        );
        for searched in &self.classes {
            let ClassSearch { class, known, .. } = searched;
            let Leap { m, n } = class.shape.ride;
            let (_, sets) = searched.best();
            let sets = sets.iter().map(|&set| {
                format!("{} bits: {}", known.keys[&set].key_bits, self.squares(class, set))
            });
            let is_impossible = known.impossible.contains(&all(class));
            let _ = writeln!(
                report,
                "({m},{n})\t{}\t{}\t{}\t{}\t{}",
                self.squares(class, 1),
                class.relevant_bits(),
                sets.collect::<Vec<_>>().join("; "),
                if is_impossible {
                    format!("{} bits", class.relevant_bits())
                } else {
                    String::new()
                },
                searched.with_rotations(),
            );
        }
        let _ = writeln!(report, "index: {} bytes", self.bytes());
        for piece in &self.unkeyed {
            let _ = writeln!(report, "{piece}: {UNKEYED}");
        }
        report
    }

    /// The reason why there is nothing to search for.
    pub(super) fn nothing(&self) -> String {
        match self.unkeyed.as_slice() {
            [] => "magics are for a piece that is a single rider, such as `rook: R`, and there is none".to_owned(),
            pieces => {
                let lines = pieces.iter().map(|piece| format!("{piece}: {UNKEYED}"));
                lines.collect::<Vec<_>>().join("; ")
            }
        }
    }

    /// A line for each class of a rider that cannot share a minimal key as a whole, which tells if rotations change that.
    pub fn impossible_for_all(&self, ride: Leap) -> Vec<String> {
        let is_meant = |searched: &&ClassSearch| {
            let class = &searched.class;
            class.shape.ride == ride && searched.known.impossible.contains(&all(class))
        };
        let line = |searched: &ClassSearch| {
            let rotated = match self.word {
                WordSize::U64 => match &*searched.with_rotations() {
                    "shared" => "; with rotations they share",
                    "open" => "; with rotations it is open",
                    _ => "; nor with rotations, all of which were tried",
                },
                _ => "; rotations were not tried",
            };
            let class = &searched.class;
            let (bits, squares) = (class.relevant_bits(), self.squares(class, all(class)));
            format!("a key of {bits} bits for all of {squares}{rotated}")
        };
        self.classes.iter().filter(is_meant).map(line).collect()
    }

    /// The names of some members' squares.
    pub(super) fn squares(&self, class: &Class, set: Members) -> String {
        let square = |member: usize| class.shape.members[member].rays.square;
        let name = |member| self.names.square(self.numbering.board(), square(member));
        class.shape.chosen(set).map(name).collect::<Vec<_>>().join(" ")
    }
}

impl ClassSearch {
    /// Tells if the whole class shares a minimal key, with rotations and without carries: `shared`, `open`, or the number of
    /// bits that is proved impossible.
    fn with_rotations(&self) -> String {
        let ClassSearch { class, known, cells } = self;
        let is_whole = |set: Members| cells.iter().all(|cell| (cell & set).is_power_of_two());
        let is_minimal = |bits: u32| bits <= class.relevant_bits();
        if known.keys.iter().any(|(&set, key)| is_whole(set) && is_minimal(key.key_bits)) {
            return "shared".to_owned();
        }
        let mut whole = class.shape.orbits.iter().filter(|set| is_whole(**set));
        if whole.all(|set| known.impossible_rotated.contains(set)) {
            return format!("{} bits", class.relevant_bits());
        }
        "open".to_owned()
    }
}

fn all(class: &Class) -> Members {
    (1 << class.shape.members.len()) - 1
}
