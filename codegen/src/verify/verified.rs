//! The counts of a layout's values and look-ups that were compared with the reference.

use std::fmt;

use crate::list::list;
use crate::text::thousands;

/// The counts of what was compared with the reference. It is displayed as a list:
///
/// ```
/// let read = quadrille_codegen::read::read_source(
///     "struct A { board: 4 x 4, number: rank * 4 + file, pieces: { rook: R } }",
/// );
/// let (verified, _) = quadrille_codegen::verified(&read.layouts[0], &read.layouts).unwrap();
/// assert_eq!((verified.squares, verified.symmetries), (16, 7));
/// assert!(verified.to_string().starts_with("16 squares, 7 flips and turns, 1 piece, "));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Verified {
    /// Squares, each converted to its file and rank and back.
    pub squares: usize,
    /// Flips and turns of the number of every square.
    pub symmetries: usize,
    /// Pieces, each from every square.
    pub pieces: usize,
    /// Look-ups of riders and of pieces that were run on an occupancy and compared with a walk, ray by ray.
    pub look_ups: u64,
    /// Circuits of flips and steps that were proved for all sets or packed positions.
    pub circuits: usize,
    /// Pairs of men whose numbers were found unique.
    pub pairs: u64,
}

impl fmt::Display for Verified {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let counts = [
            (self.squares as u64, ["square", "squares"]),
            (self.symmetries as u64, ["flip or turn", "flips and turns"]),
            (self.pieces as u64, ["piece", "pieces"]),
            (
                self.look_ups,
                ["occupancy looked up as a ray walks", "occupancies looked up as a ray walks"],
            ),
            (self.circuits as u64, ["circuit proved", "circuits proved"]),
            (self.pairs, ["pair numbered", "pairs numbered"]),
        ];
        let some = counts.iter().filter(|(count, _)| *count > 0);
        let named = list(some, |(count, [one, several])| {
            format!("{} {}", thousands(count), if *count == 1 { one } else { several })
        });
        f.write_str(&named.join(", "))
    }
}
