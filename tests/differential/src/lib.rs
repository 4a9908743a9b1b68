//! Random layouts and indexes, written to a user's crate with naive code that shares nothing with
//! Quadrille, compiled there and compared.

pub mod accepted;
pub mod c;
pub mod generate;
#[path = "../../../tools/command/tests/export/header.rs"]
mod header;
pub mod user;
