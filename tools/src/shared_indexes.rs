//! The squares that share an index when a slider's attacks are looked up.

use quadrille_codegen::model::{Layout, Piece, Square};
use quadrille_codegen::solve::Solution;
use quadrille_codegen::solve::sliders::{MagicEntry, Method, RiderLookUp};
use quadrille_codegen::text::thousands;

/// The squares by the index that they are looked up in.
pub struct Sharing {
    /// Squares with one index, the largest classes first.
    pub classes: Vec<Vec<Square>>,
    /// The bytes of the indexes, where there are some.
    index: Option<usize>,
    /// The bytes past the indexes, so that whatever a byte names lies within the tables.
    unused: usize,
    /// The bytes of all tables.
    bytes: usize,
}

impl Sharing {
    /// The sharing of a piece that is a single rider.
    ///
    /// # Errors
    /// When it is none, or is not looked up in tables of its own.
    pub fn new(layout: &Layout, solution: &Solution, piece: &Piece) -> Result<Sharing, String> {
        let bitboards = solution.bitboards.as_ref().ok_or("the layout has no bitboards")?;
        let solved = |piece: &Piece| match piece.rides.as_slice() {
            &[ride] => bitboards.sliders.iter().find(|solved| solved.ride == ride),
            _ => None,
        };
        if let Some(solved) = solved(piece) {
            return Ok(Sharing::of(layout, solved));
        }
        let others = layout.pieces.iter().filter(|piece| solved(piece).is_some());
        let others: Vec<String> = others.map(|piece| format!("`{}`", piece.name)).collect();
        let instead = match others.as_slice() {
            [] => ", nor is another piece of the layout".to_owned(),
            others => format!(": take {}", others.join(" or ")),
        };
        Err(format!("`{}` is not looked up in the tables of one slider{instead}", piece.name))
    }

    /// The squares that share keys in the look-up of a rider.
    pub fn of(layout: &Layout, solved: &RiderLookUp) -> Sharing {
        let classes = solved.indexes(&layout.numbering);
        let index = match &solved.method {
            Method::Magic(tables) => Some(tables.index.len()),
            _ => None,
        };
        let bytes = solved.method.look_up().tables().bytes;
        Sharing { classes, index, unused: unused(&solved.method), bytes }
    }

    /// The class of a square that shares its index with others.
    pub fn class(&self, square: Square) -> Option<usize> {
        self.classes.iter().position(|class| class.len() > 1 && class.contains(&square))
    }

    /// The other squares that share a square's index.
    pub fn others(&self, square: Square) -> impl Iterator<Item = Square> {
        let class = self.class(square).map(|class| self.classes[class].iter().copied());
        class.into_iter().flatten().filter(move |&other| other != square)
    }

    /// The totals: the indexes, and the bytes of all tables.
    pub fn summary(&self) -> [String; 2] {
        let squares: usize = self.classes.iter().map(Vec::len).sum();
        let indexes = match self.index {
            Some(bytes) => {
                let (count, bytes) = (self.classes.len(), thousands(bytes));
                let unused = match self.unused {
                    0 => String::new(),
                    unused => format!(", to the last {} of which no key leads", thousands(unused)),
                };
                format!("{squares} squares in {count} indexes of {bytes} bytes{unused}")
            }
            None if self.classes.len() == squares => "no index is shared".to_owned(),
            None => format!("{squares} squares in {} slots", self.classes.len()),
        };
        [indexes, format!("all tables {} bytes", thousands(self.bytes))]
    }
}

/// The bytes of an index past the last one that a key leads to.
fn unused(method: &Method) -> usize {
    let Method::Magic(tables) = method else { return 0 };
    let end = |part: &MagicEntry| part.offset as usize + (1 << part.multiplier.key_bits());
    let used = tables.squares.iter().flatten().map(end).max().unwrap_or(0);
    tables.index.len() - used
}

#[cfg(test)]
mod tests {
    use quadrille_codegen::solve::solve;

    use super::*;
    use crate::{Document, Source};

    /// The index of W's bishops is longer than their keys ask for.
    #[test]
    fn the_end_of_an_index_that_no_key_leads_to_is_told() {
        let described = Document::new(Source::standard("w").unwrap()).layouts().unwrap().remove(0);
        let solution = solve(&described.layout).unwrap();
        let bishop = described.layout.pieces.iter().find(|piece| piece.name == "bishop");
        let sharing = Sharing::new(&described.layout, &solution, bishop.unwrap()).unwrap();
        let index = "10 indexes of 1,992 bytes, to the last 968 of which no key leads";
        assert_eq!(sharing.summary()[0], format!("64 squares in {index}"));
    }
}
