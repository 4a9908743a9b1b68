//! Conversions to the other layouts that are described together with one.
//!
//! For each of them there are const functions of the layout, and a match arm by which generic code
//! reaches the same circuits and tables through the layout's traits.
//!
//! - [`bitboards`], [`packed`]: of sets, and of packed positions

pub(super) mod bitboards;
pub(super) mod packed;

use crate::item::Described;
use crate::solve;

/// What turns a layout's positions into those of another, described with it.
pub struct Conversion<'a> {
    /// The layout to which positions are converted.
    pub to: &'a Described,
    /// How squares, sets and packed positions become its own.
    pub found: solve::Conversion,
}

impl Conversion<'_> {
    /// `to_file_major` for `FileMajor`.
    pub(super) fn name(&self) -> String {
        self.to.item.conversion_name()
    }
}
