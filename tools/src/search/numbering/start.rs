//! The starts of climbs, one numbering for each family. The family is decided by a symmetry's permutation of the numbers.
//!
//! The first start is the description's own numbering. In the others the symmetry adds a constant to the numbers, modulo
//! their count: on a board of 8 x 8 a quarter turn adds 16, which rotates the word of a bitboard, and a half turn or the
//! mirror of ranks adds 32.

use quadrille_codegen::model::{Board, Numbering};
use quadrille_runtime::Symmetry;

use super::family::{Family, carried, orbits};
use crate::search::description::Description;

/// A description whose numbering stands for its family.
pub struct Start {
    pub symmetry: Symmetry,
    pub description: Description,
    is_own: bool,
}

impl Start {
    /// All starts for a description. The first has the numbering `own`.
    pub fn all(bare: &Description, own: &Numbering) -> Result<Vec<Start>, String> {
        let board = own.board();
        let symmetry = symmetries(board).next().unwrap_or(Symmetry::Identity);
        let mut starts = vec![Start { symmetry, description: bare.renumbered(own)?, is_own: true }];
        for symmetry in symmetries(board) {
            let description = bare.renumbered(&added(own, symmetry))?;
            let start = Start { symmetry, description, is_own: false };
            if starts.iter().all(|known| !known.is_like(&start)) {
                starts.push(start);
            }
        }
        Ok(starts)
    }

    pub fn family(&self) -> Result<Family<'_>, String> {
        Family::new(&self.description, self.symmetry)
    }

    /// True if both are of one family.
    fn is_like(&self, other: &Start) -> bool {
        self.symmetry == other.symmetry && self.carried() == other.carried()
    }

    /// The image of each number under the symmetry.
    fn carried(&self) -> Vec<Option<u8>> {
        carried(&self.description.layout().numbering, self.symmetry)
    }

    /// Tells what the numberings of the family have in common.
    pub fn describe(&self) -> String {
        if self.is_own {
            return format!("`{}` as in the first numbering", self.symmetry);
        }
        let length = |orbit: &Vec<usize>| orbit.len();
        let all = orbits(&self.description.layout().numbering, self.symmetry);
        let longest = all.iter().map(length).max().unwrap_or(1);
        let added = all.iter().filter(|orbit| orbit.len() == longest).count();
        format!("`{}` adds {added}", self.symmetry)
    }
}

/// The symmetries of the board that form families, the one with the longest orbits first.
fn symmetries(board: Board) -> impl Iterator<Item = Symmetry> {
    let all = [Symmetry::Rotate90, Symmetry::Rotate180, Symmetry::FlipVertical];
    all.into_iter().filter(move |&symmetry| board.has(symmetry))
}

/// A numbering in which a symmetry adds a constant to the numbers, modulo the squares of all orbits of the same length.
fn added(own: &Numbering, symmetry: Symmetry) -> Numbering {
    let board = own.board();
    let orbits = orbits(own, symmetry);
    let mut numbers = vec![0; board.len()];
    let mut first = 0;
    for length in [4, 2, 1] {
        let of_length = || orbits.iter().filter(|orbit| orbit.len() == length);
        let count = of_length().count();
        for (i, orbit) in of_length().enumerate() {
            for (turns, &square) in orbit.iter().enumerate() {
                numbers[square] = (first + i + count * turns) as u8;
            }
        }
        first += count * length;
    }
    Numbering::new(board, numbers).expect("each square has a number of its own")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::numbering::baseline::Baseline;
    use crate::search::numbering::cost::Weights;

    fn starts(text: &str) -> Vec<Start> {
        let description = Description::read("a.layout", text.to_owned()).unwrap();
        Start::all(&description, &description.layout().numbering).unwrap()
    }

    fn described(text: &str) -> Vec<String> {
        starts(text).iter().map(Start::describe).collect()
    }

    #[test]
    fn a_symmetry_adds_to_numbers() {
        let [_, turned, ..] = &starts("struct A { board: 5 x 5, number: rank * 5 + file }")[..]
        else {
            panic!("a square board has turns");
        };
        for (from, to) in (0..25).zip(turned.carried()) {
            assert_eq!(to, Some(if from == 24 { 24 } else { (from + 6) % 24 }));
        }
        assert_eq!(turned.carried().len(), 25);
    }

    #[test]
    fn each_family_is_tried_once() {
        let own = "`rotate_90` as in the first numbering";
        let square = described("struct A { board: 8 x 8, number: rank * 8 + file }");
        let added = [own, "`rotate_90` adds 16", "`rotate_180` adds 32", "`flip_vertical` adds 32"];
        assert_eq!(square, added);
        let oblong = described("struct A { board: 3 x 2, number: rank * 3 + file }");
        let own = "`rotate_180` as in the first numbering";
        assert_eq!(oblong, [own, "`rotate_180` adds 3", "`flip_vertical` adds 3"]);
        // Rotary's own turn adds 16.
        let rotary = include_str!("../../../../layouts/rotary.layout");
        let rotary = Baseline::read("rotary.layout", rotary, Weights::default()).unwrap();
        assert_eq!(Start::all(&rotary.bare, rotary.numbering()).unwrap().len(), 3);
    }
}
