//! Materials: which men are on the board.

use std::fmt;

/// The men of both sides, such as `KRRvK`, in the order of its name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Material {
    men: Vec<u8>,
}

/// What rules a game has about kings, as far as an index goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kings {
    /// One a side, which never stand next to each other.
    Apart,
    /// One a side, which may stand next to each other, as in atomic chess.
    Touching,
    /// As many as there are, which are pieces like any other, as in suicide chess.
    Ordinary,
}

impl Material {
    /// The material with these men: letters, in lower case for Black's.
    pub fn new(men: &[u8]) -> Material {
        Material { men: men.to_vec() }
    }

    /// The men as letters, in lower case for Black's.
    pub fn men(&self) -> &[u8] {
        &self.men
    }

    /// How many men there are.
    pub fn len(&self) -> usize {
        self.men.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.men.is_empty()
    }

    /// How many men are like this one.
    pub fn count(&self, man: u8) -> usize {
        self.men.iter().filter(|&&other| other == man).count()
    }

    /// Whether there are pawns, so that ranks are not alike.
    pub fn has_pawns(&self) -> bool {
        self.men.iter().any(|&man| is_pawn(man))
    }

    /// Each sort of men once, in the order of the name.
    pub fn sorts(&self) -> Vec<u8> {
        let mut sorts = Vec::new();
        for &man in &self.men {
            if !sorts.contains(&man) {
                sorts.push(man);
            }
        }
        sorts
    }

    /// The sorts of which there is one man, in the order of the name.
    pub fn singles(&self) -> Vec<u8> {
        self.sorts().into_iter().filter(|&man| self.count(man) == 1).collect()
    }

    /// All men of these sorts, and then all others, like men together.
    pub fn sequence(&self, first: &[u8]) -> Vec<u8> {
        let rest = self.sorts().into_iter().filter(|man| !first.contains(man));
        let sorts = first.iter().copied().chain(rest);
        sorts.flat_map(|man| std::iter::repeat_n(man, self.count(man))).collect()
    }
}

/// Whether a letter stands for a pawn, of either side.
pub fn is_pawn(man: u8) -> bool {
    man.eq_ignore_ascii_case(&b'P')
}

/// `KRRvK`: White's men, then Black's.
impl fmt::Display for Material {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let side = |white: bool| -> String {
            let men = self.men.iter().filter(|man| man.is_ascii_uppercase() == white);
            men.map(|man| char::from(man.to_ascii_uppercase())).collect()
        };
        write!(f, "{}v{}", side(true), side(false))
    }
}
