//! From positions to indexes and back. Methods of a plan are in the file of what they do.
//!
//! - [`encoded`]: the result of encoding
//! - [`draft`], [`plan`]: which men are numbered, and in which order; an index as data, which a draft becomes
//! - [`ranges`]: the ranges of indexes, and the groups of men in each
//! - [`burnside`], [`stabiliser`]: groups of men while the leading men leave symmetries
//! - [`following_kings`]: kings that come right after the leading men
//! - [`shape`]: encoding and decoding if groups are independent
//! - [`by_shape`]: functions that are compiled for each common shape, for indexes that are made at run time
//! - [`mod@index`]: encoding and decoding by any plan

pub(crate) mod burnside;
pub(crate) mod by_shape;
pub(crate) mod draft;
pub(crate) mod encoded;
pub(crate) mod following_kings;
pub(crate) mod index;
pub(crate) mod plan;
pub(crate) mod ranges;
pub(crate) mod shape;
pub(crate) mod stabiliser;
