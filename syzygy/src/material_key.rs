//! Keys of materials: the number of men of each kind.

use alloc::string::String;
use core::fmt;
use core::str::FromStr;

use quadrille::Color;

use crate::Role;

/// The number of men of each kind on both sides, in one word; tables are found by it.
///
/// ```
/// use quadrille_syzygy::{Color, MaterialKey, Role};
///
/// let material: MaterialKey = "KRvKP".parse()?;
/// assert_eq!((material.men(), material.count(Color::White, Role::Rook)), (4, 1));
/// assert!(material.has_pawns() && !material.is_symmetric());
/// // The name begins with the side that has more men, or else the stronger ones.
/// let exchanged = material.exchanged();
/// assert_eq!((exchanged.to_string(), exchanged.normalized()), ("KPvKR".to_owned(), material));
/// # Ok::<(), quadrille_syzygy::ParseMaterialError>(())
/// ```
// Each kind has four bits on each side, with White in the upper half.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MaterialKey(u64);

const SIDE_BITS: u32 = 32;
const SIDE_MASK: u64 = (1 << SIDE_BITS) - 1;

impl MaterialKey {
    /// The material without men.
    pub(crate) const EMPTY: MaterialKey = MaterialKey(0);
    /// A king for each side.
    pub(crate) const KINGS: MaterialKey = MaterialKey(
        MaterialKey::unit(Color::White, Role::King) | MaterialKey::unit(Color::Black, Role::King),
    );

    /// The contribution of one man to a key.
    #[inline]
    const fn unit(color: Color, role: Role) -> u64 {
        1 << (4 * role as u32 + if matches!(color, Color::White) { SIDE_BITS } else { 0 })
    }

    /// Puts `count` more men on the board.
    #[inline]
    pub(crate) fn add(&mut self, color: Color, role: Role, count: u32) {
        self.0 += MaterialKey::unit(color, role) * u64::from(count);
    }

    /// Takes a man off the board.
    #[inline]
    pub(crate) fn remove(&mut self, color: Color, role: Role) {
        self.0 -= MaterialKey::unit(color, role);
    }

    /// The number of men of a kind that a side has.
    ///
    /// ```
    /// use quadrille::Color;
    /// use quadrille_syzygy::{MaterialKey, Role};
    ///
    /// let material: MaterialKey = "KRRvK".parse()?;
    /// assert_eq!(material.count(Color::White, Role::Rook), 2);
    /// # Ok::<(), quadrille_syzygy::ParseMaterialError>(())
    /// ```
    #[inline]
    pub const fn count(self, color: Color, role: Role) -> u32 {
        ((self.0 / MaterialKey::unit(color, role)) & 15) as u32
    }

    /// The number of men, kings included.
    ///
    /// ```
    /// assert_eq!("KRRvK".parse::<quadrille_syzygy::MaterialKey>().unwrap().men(), 4);
    /// ```
    pub fn men(self) -> u32 {
        self.men_of(Color::White) + self.men_of(Color::Black)
    }

    fn men_of(self, color: Color) -> u32 {
        Role::ALL.into_iter().map(|role| self.count(color, role)).sum()
    }

    /// Returns whether there are pawns.
    ///
    /// ```
    /// assert!("KPvK".parse::<quadrille_syzygy::MaterialKey>().unwrap().has_pawns());
    /// ```
    pub const fn has_pawns(self) -> bool {
        self.count(Color::White, Role::Pawn) + self.count(Color::Black, Role::Pawn) > 0
    }

    /// Returns whether both sides have the same men.
    ///
    /// ```
    /// assert!("KQvKQ".parse::<quadrille_syzygy::MaterialKey>().unwrap().is_symmetric());
    /// ```
    #[inline]
    pub const fn is_symmetric(self) -> bool {
        self.0 >> SIDE_BITS == self.0 & SIDE_MASK
    }

    /// The same men with colours exchanged.
    ///
    /// ```
    /// use quadrille_syzygy::MaterialKey;
    /// let material: MaterialKey = "KRvK".parse()?;
    /// assert_eq!(material.exchanged().to_string(), "KvKR");
    /// # Ok::<(), quadrille_syzygy::ParseMaterialError>(())
    /// ```
    #[inline]
    pub const fn exchanged(self) -> MaterialKey {
        MaterialKey(self.0.rotate_left(SIDE_BITS))
    }

    /// The material that a table is named after: White has more men, or stronger ones if both sides have equally
    /// many.
    ///
    /// ```
    /// use quadrille_syzygy::MaterialKey;
    /// let material: MaterialKey = "KvKR".parse()?;
    /// assert_eq!(material.normalized().to_string(), "KRvK");
    /// # Ok::<(), quadrille_syzygy::ParseMaterialError>(())
    /// ```
    pub fn normalized(self) -> MaterialKey {
        let strength = |color| (self.men_of(color), self.side(color));
        // Kings and queens are the most significant counts, so that sides compare as numbers.
        if strength(Color::White) >= strength(Color::Black) { self } else { self.exchanged() }
    }

    const fn side(self, color: Color) -> u64 {
        match color {
            Color::White => self.0 >> SIDE_BITS,
            Color::Black => self.0 & SIDE_MASK,
        }
    }

    /// A number for hash tables, equal for both colourings of a material.
    #[inline]
    pub(crate) const fn hash(self) -> u64 {
        let (white, black) = (self.0 >> SIDE_BITS, self.0 & SIDE_MASK);
        // The sum and the product of the sides are the same for both colourings.
        (white + black).wrapping_mul(0x9e37_79b9_7f4a_7c15)
            ^ (white | 1).wrapping_mul(black | 1).wrapping_mul(0xd1b5_4a32_d192_ed03)
    }
}

impl fmt::Display for MaterialKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut name = String::new();
        for color in [Color::White, Color::Black] {
            for role in Role::ALL.into_iter().rev() {
                name.extend((0..self.count(color, role)).map(|_| role.letter()));
            }
            if color == Color::White {
                name.push('v');
            }
        }
        f.pad(&name)
    }
}

impl FromStr for MaterialKey {
    type Err = ParseMaterialError;

    fn from_str(name: &str) -> Result<MaterialKey, ParseMaterialError> {
        let (white, black) = name.split_once('v').ok_or(ParseMaterialError)?;
        let mut material = MaterialKey::EMPTY;
        for (color, side) in [(Color::White, white), (Color::Black, black)] {
            // A count has four bits.
            if side.len() > 15 || side.matches('K').count() != 1 {
                return Err(ParseMaterialError);
            }
            for letter in side.chars() {
                material.add(color, Role::from_letter(letter).ok_or(ParseMaterialError)?, 1);
            }
        }
        Ok(material)
    }
}

/// The error for a name that is no material.
///
/// ```
/// use quadrille_syzygy::MaterialKey;
/// let error = "KRvX".parse::<MaterialKey>().unwrap_err();
/// assert_eq!(error.to_string(), "a material is written like `KRvKP`, with a king on each side");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseMaterialError;

impl fmt::Display for ParseMaterialError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a material is written like `KRvKP`, with a king on each side")
    }
}

impl core::error::Error for ParseMaterialError {}
