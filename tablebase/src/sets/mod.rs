//! Sets of squares: numbered, as bits, and under symmetries.
//!
//! - [`binomial`]: sets by number, for like men
//! - [`subset`]: sets as bits in board order
//! - [`cycles`]: how a symmetry moves the squares of a set

pub(crate) mod binomial;
pub(crate) mod cycles;
pub(crate) mod subset;
