//! Which squares are looked up in one index.

use crate::model::{Numbering, Square};

use super::RiderLookUp;

impl RiderLookUp {
    /// The squares by the index that they are looked up in: the largest classes first, and of those of
    /// one size the one with the first square.
    ///
    /// ```
    /// use quadrille_codegen::read::read_source;
    /// use quadrille_codegen::solve::sliders::solve;
    ///
    /// let text = "pub struct Board { board: 5 x 5, number: rank * 5 + file, pieces: { rook: R } }";
    /// let layout = read_source(text).layouts.remove(0).layout;
    /// let (word, ride) = (layout.word.unwrap(), layout.pieces[0].rides[0]);
    /// let rooks = solve(&layout.numbering, word, ride, None, &layout.sliders).unwrap();
    /// let squares: usize = rooks.indexes(&layout.numbering).iter().map(Vec::len).sum();
    /// assert_eq!(squares, 25);
    /// ```
    pub fn indexes(&self, numbering: &Numbering) -> Vec<Vec<Square>> {
        let mut indexes: Vec<Vec<u32>> = Vec::new();
        let mut classes: Vec<Vec<Square>> = Vec::new();
        for square in numbering.board().squares() {
            let (slot, _) = self.slot(numbering.number(square));
            let index = self.method.look_up().index(slot);
            match indexes.iter().position(|known| *known == index) {
                Some(class) => classes[class].push(square),
                None => {
                    indexes.push(index);
                    classes.push(vec![square]);
                }
            }
        }
        crate::sort::by_key(&mut classes, |class| (usize::MAX - class.len(), class[0]));
        classes
    }
}
