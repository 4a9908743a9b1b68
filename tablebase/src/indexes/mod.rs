//! Indexes as users call them.
//!
//! - [`tablebase`]: the trait of every index, and its positions in order
//! - [`square_list`]: the squares of a position that an index returns
//! - [`fingerprint`], [`broken`]: what tells one numbering from another; indexes without a position of their own
//! - [`declared`], [`run_time`]: indexes that `index!` makes, and those that are made at run time
//! - [`registry`]: the declared index, of several, that has a position
//! - [`predecessors`]: the positions from which a position is reached

pub(crate) mod broken;
pub(crate) mod declared;
pub(crate) mod fingerprint;
pub(crate) mod predecessors;
pub(crate) mod registry;
pub(crate) mod run_time;
pub(crate) mod square_list;
pub(crate) mod tablebase;
