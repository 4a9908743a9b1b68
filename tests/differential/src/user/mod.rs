//! Naive code that layouts and indexes are compared with. The generator copies this folder into the
//! crate of a user, whose programs describe what is compared.

pub mod indexes;
pub mod layouts;
pub mod truth;
