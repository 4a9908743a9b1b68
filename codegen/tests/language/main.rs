//! The description language: what it means, what is refused, and that nothing breaks its reader.

mod arbitrary;
mod circuits;
mod common;
mod meaning;
mod refused;
mod standard;
