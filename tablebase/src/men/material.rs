//! Materials: which men are on the board.

use core::{fmt, iter};

use super::packed::MAX_MEN;
use crate::short_list::ShortList;

/// Letters of men, Black's in lower case.
pub type Letters = ShortList<u8, MAX_MEN>;

/// The men of both sides, such as `KRRvK`: White's, `v`, Black's. A material has up to eight men of any game:
/// a piece is a capital letter, `P` a pawn and `K` a king.
///
/// ```
/// use quadrille::tablebase::Material;
///
/// let material = Material::parse("KRRvK").unwrap();
/// assert_eq!((material.len(), material.men(), material.count(b'R')), (4, &b"KRRk"[..], 2));
/// assert_eq!(material.exchanged().to_string(), "KvKRR");
/// assert_eq!(Material::new(b"KRRk"), Ok(material));
/// let pawn = Material::parse("KPvK").unwrap();
/// assert!(pawn.has_pawns() && pawn.goes_forward());
/// let man = Material::parse("MvK").unwrap();
/// assert!(!man.goes_forward() && man.with_forward("M").goes_forward());
/// assert_eq!(
///     Material::parse("KQKR").unwrap_err().to_string(),
///     "`KQKR` has no `v` between White's men and Black's",
/// );
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Material {
    men: Letters,
    /// True if men other than pawns go forward.
    forward: bool,
}

/// A game's rule about kings, as far as an index is concerned.
///
/// ```
/// use quadrille::tablebase::{KingRule, Material};
/// let kings = Material::parse("KKvR").unwrap();
/// assert!(KingRule::Apart.allows(&kings).is_err());
/// assert!(KingRule::Ordinary.allows(&kings).is_ok());
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum KingRule {
    /// Each side has one king, and the two never stand next to each other.
    #[default]
    Apart,
    /// Each side has one king, and the two may stand next to each other, as in atomic chess.
    Touching,
    /// A side has any number of kings, which are pieces like any other, as in suicide chess.
    Ordinary,
}

/// The reason why a text names no material, or a game does not have a material.
///
/// ```
/// use quadrille::tablebase::Material;
/// let error = Material::parse("KR2vK").unwrap_err();
/// assert_eq!(error.to_string(), "`2` in `KR2vK` is no piece: pieces are capital letters");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MaterialError<'a> {
    /// There is no `v` between White's men and Black's.
    NoSides(&'a str),
    /// A character is no capital letter.
    Piece(char, &'a str),
    /// Nobody is on the board.
    Nobody,
    /// There are more than eight men.
    Many(usize),
    /// A side does not have exactly one king, as the game asks.
    Kings {
        /// True for White, false for Black.
        white: bool,
        /// The number of its kings.
        kings: usize,
    },
}

impl fmt::Display for MaterialError<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            MaterialError::NoSides(text) => {
                write!(f, "`{text}` has no `v` between White's men and Black's")
            }
            MaterialError::Piece(piece, "") => {
                write!(f, "`{piece}` is no piece: pieces are letters, Black's in lower case")
            }
            MaterialError::Piece(piece, text) => {
                write!(f, "`{piece}` in `{text}` is no piece: pieces are capital letters")
            }
            MaterialError::Nobody => f.write_str("there is nobody on the board"),
            MaterialError::Many(men) => {
                write!(f, "{men} men are too many: a material has at most {MAX_MEN}")
            }
            MaterialError::Kings { white, kings } => {
                let side = if white { "White" } else { "Black" };
                match kings {
                    0 => write!(f, "{side} has no king"),
                    kings => write!(f, "{side} has {kings} kings"),
                }
            }
        }
    }
}

impl core::error::Error for MaterialError<'_> {}

impl Material {
    /// The material that a text such as `KQvKR` names. Either side may be the stronger one, and
    /// pieces may be any capital letters.
    ///
    /// # Errors
    /// If it names none; the error says what is wrong.
    pub fn parse(text: &str) -> Result<Material, MaterialError<'_>> {
        let (white, black) = text.split_once('v').ok_or(MaterialError::NoSides(text))?;
        let men = || white.chars().chain(black.chars());
        if let Some(other) = men().find(|man| !man.is_ascii_uppercase()) {
            return Err(MaterialError::Piece(other, text));
        }
        let black = black.bytes().map(|man| man.to_ascii_lowercase());
        Material::of(white.bytes().chain(black))
    }

    /// The material with these men: letters, in lower case for Black's, in any order.
    ///
    /// # Errors
    /// If there are no men, too many men, or characters that are no letters.
    pub fn new(men: &[u8]) -> Result<Material, MaterialError<'static>> {
        if let Some(&other) = men.iter().find(|man| !man.is_ascii_alphabetic()) {
            return Err(MaterialError::Piece(other.into(), ""));
        }
        Material::of(men.iter().copied())
    }

    /// The material of these letters.
    fn of<'a>(men: impl Iterator<Item = u8> + Clone) -> Result<Material, MaterialError<'a>> {
        match men.clone().count() {
            0 => Err(MaterialError::Nobody),
            1..=MAX_MEN => Ok(Material { men: Letters::of(men, 0), forward: false }),
            many => Err(MaterialError::Many(many)),
        }
    }

    /// The material of letters that a declaration has checked.
    pub(crate) const fn from_declared(men: &[u8]) -> Material {
        Material { men: Letters::from_slice(men, 0), forward: false }
    }

    /// The men as letters, in lower case for Black's.
    #[inline]
    pub const fn men(&self) -> &[u8] {
        self.men.as_slice()
    }

    /// The number of men of both sides, kings included.
    #[inline]
    pub const fn len(&self) -> usize {
        self.men().len()
    }

    /// Always false: a material has at least one man.
    pub const fn is_empty(&self) -> bool {
        false
    }

    /// The number of men with this letter.
    pub fn count(&self, man: u8) -> usize {
        self.men().iter().filter(|&&other| other == man).count()
    }

    /// Returns whether there are pawns, so that the board has a direction.
    pub fn has_pawns(&self) -> bool {
        self.men().iter().any(|&man| is_pawn(man))
    }

    /// The material of a game in which these men (letters, in either case) go forward beside pawns (`P`),
    /// such as the men of draughts or shogi's generals. If one of them is on the board, only the mirror of
    /// files leaves the value of a position as it is.
    #[must_use]
    pub fn with_forward(self, letters: &str) -> Material {
        let goes = |man: &u8| letters.bytes().any(|letter| letter.eq_ignore_ascii_case(man));
        Material { men: self.men, forward: self.men().iter().any(goes) }
    }

    /// Returns whether some man goes forward, so that a board may not be turned.
    pub fn goes_forward(&self) -> bool {
        self.forward || self.has_pawns()
    }

    /// Each sort of men once, in the order of the material's name.
    #[doc(hidden)]
    pub fn sorts(&self) -> Letters {
        distinct(self.men())
    }

    /// The sorts with a single man, in the order of the material's name.
    pub(crate) fn singles(&self) -> Letters {
        Letters::of(self.sorts().into_iter().filter(|&man| self.count(man) == 1), 0)
    }

    /// All men of these sorts, and then all others, like men together.
    pub(crate) fn sequence(&self, first: &[u8]) -> Letters {
        let rest = self.sorts().into_iter().filter(|man| !first.contains(man));
        let like = |man| iter::repeat_n(man, self.count(man));
        Letters::of(first.iter().copied().chain(rest).flat_map(like), 0)
    }

    /// All sequences in which like men stand together: the permutations of the sorts, in lexicographic order.
    #[doc(hidden)]
    pub fn sequences(&self) -> impl Iterator<Item = Letters> + use<> {
        let (material, sorts) = (*self, self.sorts());
        let count = (1..=sorts.len()).product::<usize>();
        (0..count).map(move |mut number| {
            let (mut left, mut orders, mut order) = (sorts, count, Letters::none(0));
            for rest in (1..=sorts.len()).rev() {
                orders /= rest;
                let man = left[number / orders];
                number %= orders;
                order.push(man);
                left = Letters::of(left.into_iter().filter(|&other| other != man), 0);
            }
            material.sequence(&order)
        })
    }

    /// The same with colours exchanged, White's men first.
    #[must_use]
    pub fn exchanged(&self) -> Material {
        let side = |white| {
            let men = self.men().iter().map(|man| man ^ 0x20);
            men.filter(move |man| man.is_ascii_uppercase() == white)
        };
        Material { men: Letters::of(side(true).chain(side(false)), 0), forward: self.forward }
    }
}

impl KingRule {
    /// Checks that a material has the kings that the rule asks for.
    ///
    /// # Errors
    /// If a side has none or several.
    pub fn allows(self, material: &Material) -> Result<(), MaterialError<'static>> {
        if self == KingRule::Ordinary {
            return Ok(());
        }
        let kings = |king| material.count(king);
        match (kings(b'K'), kings(b'k')) {
            (1, 1) => Ok(()),
            (1, kings) => Err(MaterialError::Kings { white: false, kings }),
            (kings, _) => Err(MaterialError::Kings { white: true, kings }),
        }
    }
}

/// Each of these letters once, in the order of their first occurrence.
pub(crate) fn distinct<'a>(men: impl IntoIterator<Item = &'a u8>) -> Letters {
    let mut distinct = Letters::none(0);
    for &man in men {
        if !distinct.contains(&man) {
            distinct.push(man);
        }
    }
    distinct
}

/// Returns whether a letter is that of a pawn of either side.
#[doc(hidden)]
pub const fn is_pawn(man: u8) -> bool {
    matches!(man, b'P' | b'p')
}

/// Returns whether a letter is that of a king of either side.
pub(crate) const fn is_king(man: u8) -> bool {
    matches!(man, b'K' | b'k')
}

/// `KRRvK`: White's men, then Black's.
impl fmt::Display for Material {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for white in [true, false] {
            if !white {
                f.write_str("v")?;
            }
            for man in self.men().iter().filter(|man| man.is_ascii_uppercase() == white) {
                write!(f, "{}", char::from(man.to_ascii_uppercase()))?;
            }
        }
        Ok(())
    }
}
