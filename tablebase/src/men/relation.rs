//! Two men who constrain one another, such as pawns that oppose each other on a file.

use super::material::Material;

/// Two single men or two like men, of whom the square of one limits the squares of the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[doc(hidden)]
pub struct Relation {
    /// Their letters, Black's in lower case.
    pub men: [u8; 2],
    /// The squares of the second man, as bits in board order, by the square of the first.
    pub rows: [u128; 128],
}

impl Relation {
    /// The relation of two men, which `holds` decides by their squares in board order. For two like men it must hold
    /// both ways.
    #[doc(hidden)]
    pub fn new(men: [u8; 2], squares: u8, holds: impl Fn(u8, u8) -> bool) -> Relation {
        let alike = men[0] == men[1];
        let mut rows = [0; 128];
        for (a, row) in (0..squares).zip(&mut rows) {
            let related = |&b: &u8| a != b && holds(a, b) && (!alike || holds(b, a));
            *row = (0..squares).filter(related).fold(0, |row, b| row | 1 << b);
        }
        Relation { men, rows }
    }

    /// Returns whether both men are on the board.
    pub(crate) fn is_of(&self, material: &Material) -> bool {
        self.men.iter().all(|&man| material.count(man) >= self.like_men())
    }

    /// Returns whether a material has these men and no more of their sorts.
    pub(crate) fn is_single_in(&self, material: &Material) -> bool {
        self.men.iter().all(|&man| material.count(man) == self.like_men())
    }

    /// The number of men of each sort.
    fn like_men(&self) -> usize {
        if self.men[0] == self.men[1] { 2 } else { 1 }
    }

    /// The number of groups that the men make.
    pub(crate) fn groups(&self) -> usize {
        3 - self.like_men()
    }

    /// Returns whether two men may stand on these squares; the first has this letter.
    pub(crate) fn holds(&self, first: u8, [a, b]: [u8; 2]) -> bool {
        let [a, b] = if first == self.men[0] { [a, b] } else { [b, a] };
        self.rows[usize::from(a)] >> b & 1 == 1
    }

    /// Returns whether a map of squares carries related men to related men.
    pub(crate) fn is_kept_by(&self, image: impl Fn(u8) -> u8) -> bool {
        let mut firsts = (0..128).zip(self.rows).filter(|(_, row)| *row != 0);
        firsts.all(|(a, row)| {
            let mut seconds = (0..128).filter(|b| row >> b & 1 == 1);
            seconds.all(|b| self.rows[usize::from(image(a))] >> image(b) & 1 == 1)
        })
    }
}
