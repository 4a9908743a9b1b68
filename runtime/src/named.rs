//! Colours, directions and symmetries printed and parsed by their names.

use core::fmt;

/// The error of parsing a [`Color`](crate::Color), a [`Direction`](crate::Direction) or a [`Symmetry`](crate::Symmetry)
/// from a text that names none.
///
/// ```
/// # use quadrille::{Color, Direction};
/// let error = "green".parse::<Color>().unwrap_err();
/// assert_eq!(error.to_string(), "not the name of a colour: white black");
/// let error = "up".parse::<Direction>().unwrap_err();
/// assert!(error.to_string().starts_with("not the name of a direction: north north_east"));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseNameError {
    pub(crate) kind: &'static str,
    pub(crate) names: &'static [&'static str],
}

impl fmt::Display for ParseNameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "not the name of {}:", self.kind)?;
        self.names.iter().try_for_each(|name| write!(f, " {name}"))
    }
}

impl core::error::Error for ParseNameError {}

/// Prints and parses a type by the names of its values, which are listed in the order of their discriminants, as its
/// constant `$all` lists the values in any order. `$is_named` says whether a text names a value.
macro_rules! named {
    ($type:ident, $kind:literal, $all:ident, [$($name:literal),*], $is_named:expr) => {
        impl $type {
            const NAMES: &'static [&'static str] = &[$($name),*];

            /// The name, as descriptions write it and as it is printed and parsed.
            ///
            /// ```
            /// # use quadrille::{Color, Direction, Symmetry};
            /// assert_eq!(Color::White.name(), "white");
            /// assert_eq!(Direction::NorthEast.name(), "north_east");
            /// assert_eq!(Symmetry::FlipDiagonal.name(), "flip_diagonal");
            /// ```
            pub const fn name(self) -> &'static str {
                Self::NAMES[self as usize]
            }
        }

        /// Writes the name.
        impl core::fmt::Display for $type {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.pad(self.name())
            }
        }

        /// Parses the name.
        impl core::str::FromStr for $type {
            type Err = crate::named::ParseNameError;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                let is_named: fn(Self, &str) -> bool = $is_named;
                let named = Self::$all.into_iter().find(|value| is_named(*value, text));
                named.ok_or(crate::named::ParseNameError { kind: $kind, names: Self::NAMES })
            }
        }
    };
}
pub(crate) use named;
