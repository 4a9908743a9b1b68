//! Naive code with which layouts and indexes are compared. The generator copies this folder into the crate of a
//! user, whose programs make the comparisons.

pub mod indexes;
pub mod layouts;
pub mod truth;
