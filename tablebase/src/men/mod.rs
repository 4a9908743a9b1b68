//! The men of a position.
//!
//! - [`packed`]: by their squares, as an array and in one word
//! - [`named_men`]: by their letters
//! - [`material`], [`relation`]: which men are on the board, and two of them who constrain one another

pub(crate) mod material;
pub(crate) mod named_men;
pub(crate) mod packed;
pub(crate) mod relation;
