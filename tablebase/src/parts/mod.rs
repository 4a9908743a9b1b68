//! The parts of an index.
//!
//! - [`lead`]: the leading men, who decide how the board is folded
//! - [`group`]: groups of like men
//! - [`confined`]: men in regions
//! - [`counting`]: the rank of each man among the squares that earlier men leave free
//! - [`section`]: ranges of indexes with strides of their own

pub(crate) mod confined;
pub(crate) mod counting;
pub(crate) mod group;
pub(crate) mod lead;
pub(crate) mod section;
