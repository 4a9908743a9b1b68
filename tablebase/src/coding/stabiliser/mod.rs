//! Groups of men under the stabiliser of the leading men: the symmetries that fix these.
//!
//! - [`one`]: if there is one symmetry besides the identity
//! - [`several`]: if there are more, or nobody leads

pub(crate) mod one;
pub(crate) mod several;
