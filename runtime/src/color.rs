//! The two sides, and pairs of anything by side.

use core::ops::{Index, IndexMut, Not};

use crate::named::named;

/// White or Black, the sides of every game here (sente and gote, red and black). It parses from its name or its letter,
/// in either case.
///
/// ```
/// use quadrille::Color;
/// assert_eq!(!Color::White, Color::Black);
/// assert_eq!("b".parse(), Ok(Color::Black));
/// assert_eq!(Color::Black.to_string(), "black");
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Color {
    /// The side that moves first.
    #[default]
    White = 0,
    /// The side that moves second.
    Black = 1,
}

impl Color {
    /// Both colours, White first.
    pub const ALL: [Color; 2] = [Color::White, Color::Black];

    /// The other side: `!color`, in const contexts too.
    ///
    /// ```
    /// # use quadrille::Color;
    /// const ENEMY: Color = Color::White.other();
    /// assert_eq!(ENEMY, !Color::White);
    /// ```
    #[inline]
    pub const fn other(self) -> Color {
        match self {
            Color::White => Color::Black,
            Color::Black => Color::White,
        }
    }

    /// Returns whether this is White.
    ///
    /// ```
    /// # use quadrille::Color;
    /// assert!(Color::White.is_white() && !Color::Black.is_white());
    /// ```
    #[inline]
    pub const fn is_white(self) -> bool {
        matches!(self, Color::White)
    }

    /// The letter that FEN writes: `w` or `b`.
    ///
    /// ```
    /// # use quadrille::Color;
    /// assert_eq!(Color::Black.letter(), 'b');
    /// ```
    #[doc(alias("char"))]
    pub const fn letter(self) -> char {
        match self {
            Color::White => 'w',
            Color::Black => 'b',
        }
    }
}

named!(Color, "a colour", ALL, ["white", "black"], |color, text| {
    // The name or its first letter, in either case.
    let (name, letter) = (color.name(), &color.name()[..1]);
    text.eq_ignore_ascii_case(name) || text.eq_ignore_ascii_case(letter)
});

impl Not for Color {
    type Output = Color;

    #[inline]
    fn not(self) -> Color {
        self.other()
    }
}

/// Two values, one for each side, known by [`Color`].
///
/// ```
/// use quadrille::{Color, ColorMap};
/// let mut kings = ColorMap::new("e1", "e8");
/// assert_eq!(kings[Color::Black], "e8");
/// kings[Color::White] = "g1";
/// assert_eq!(kings, ColorMap::new("g1", "e8"));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ColorMap<T>([T; 2]);

impl<T> ColorMap<T> {
    /// The values of White and of Black.
    ///
    /// ```
    /// # use quadrille::{Color, ColorMap};
    /// const PROMOTION_RANKS: ColorMap<u8> = ColorMap::new(7, 0);
    /// assert_eq!(PROMOTION_RANKS[Color::White], 7);
    /// ```
    #[inline]
    pub const fn new(white: T, black: T) -> Self {
        ColorMap([white, black])
    }

    /// The value of a side: `map[color]`, in const contexts too.
    ///
    /// ```
    /// # use quadrille::{Color, ColorMap};
    /// const WHITE: &u8 = ColorMap::new(1, 2).get(Color::White);
    /// assert_eq!(*WHITE, 1);
    /// ```
    #[inline]
    pub const fn get(&self, color: Color) -> &T {
        &self.0[color as usize]
    }

    /// The value of a side, mutable.
    ///
    /// ```
    /// # use quadrille::{Color, ColorMap};
    /// let mut clocks = ColorMap::new(300, 300);
    /// *clocks.get_mut(Color::Black) -= 5;
    /// assert_eq!(clocks, ColorMap::new(300, 295));
    /// ```
    #[inline]
    pub const fn get_mut(&mut self, color: Color) -> &mut T {
        &mut self.0[color as usize]
    }
}

impl<T> Index<Color> for ColorMap<T> {
    type Output = T;

    #[inline]
    fn index(&self, color: Color) -> &T {
        self.get(color)
    }
}

impl<T> IndexMut<Color> for ColorMap<T> {
    #[inline]
    fn index_mut(&mut self, color: Color) -> &mut T {
        self.get_mut(color)
    }
}
