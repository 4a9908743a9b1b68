//! The named fields of a square's number.

/// A named run of bits of a square's number.
///
/// ```
/// # use quadrille::{layouts::Ring, Layout};
/// let [hi, lo] = Ring::FIELDS else { panic!("two fields") };
/// assert_eq!((hi.name, hi.width, hi.shift), ("hi", 3, 3));
/// assert_eq!(hi.of(Ring::E4.number()), 7);
/// assert_eq!(lo.of(Ring::E4.number()), 3);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Field {
    /// Its name in the description, or `number` if the description has no fields.
    pub name: &'static str,
    /// Its width in bits.
    pub width: u32,
    /// Its least significant bit in the number.
    pub shift: u32,
}

impl Field {
    /// The field with this name: for emitted code.
    #[doc(hidden)]
    pub const fn new(name: &'static str, width: u32, shift: u32) -> Self {
        Field { name, width, shift }
    }

    /// The field of a square's number.
    ///
    /// ```
    /// # use quadrille::{layouts::Lerf, Layout};
    /// let [rank, file] = Lerf::FIELDS else { panic!("two fields") };
    /// assert_eq!((rank.of(Lerf::E4.number()), file.of(Lerf::E4.number())), (3, 4));
    /// ```
    #[inline(always)]
    pub const fn of(&self, number: u8) -> u8 {
        number >> self.shift & (0xff >> (8 - self.width))
    }
}
