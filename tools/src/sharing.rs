//! Which squares share an index when a slider's attacks are looked up.

use quadrille_codegen::board::Square;
use quadrille_codegen::layout::{Layout, Piece};
use quadrille_codegen::solve::Solution;
use quadrille_codegen::solve::sliders::{Method, RiderLookUp};
use quadrille_codegen::text::thousands;

/// The squares by the index that they are looked up in.
pub struct Sharing {
    /// Squares with one index, the largest classes first.
    pub classes: Vec<Vec<Square>>,
    /// The bytes of the indexes, where there are some.
    index: Option<usize>,
    /// The bytes of all tables.
    bytes: usize,
}

impl Sharing {
    /// Of a piece that is a single rider.
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

    /// Which squares share keys where a rider is looked up.
    pub fn of(layout: &Layout, solved: &RiderLookUp) -> Sharing {
        let classes = solved.indexes(&layout.numbering);
        let index = match &solved.method {
            Method::Magic(tables) => Some(tables.index.len()),
            _ => None,
        };
        Sharing { classes, index, bytes: solved.method.look_up().tables().bytes }
    }

    /// The class of a square that shares its index with others.
    pub fn class(&self, square: Square) -> Option<usize> {
        self.classes.iter().position(|class| class.len() > 1 && class.contains(&square))
    }

    /// The totals: the indexes, and the bytes of all tables.
    pub fn summary(&self) -> [String; 2] {
        let squares: usize = self.classes.iter().map(Vec::len).sum();
        let indexes = match self.index {
            Some(bytes) => {
                let count = self.classes.len();
                format!("{squares} squares in {count} indexes of {} bytes", thousands(bytes))
            }
            None if self.classes.len() == squares => "no index is shared".to_owned(),
            None => format!("{squares} squares in {} places", self.classes.len()),
        };
        [indexes, format!("all tables {} bytes", thousands(self.bytes))]
    }
}
