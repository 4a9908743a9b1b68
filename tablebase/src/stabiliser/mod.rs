//! Groups of men under the stabiliser of the leading men: the symmetries that fix these.
//!
//! - [`one`]: if there is one symmetry besides the identity
//! - [`several`]: if there are more, or nobody leads

pub(super) mod one;
pub(super) mod several;
