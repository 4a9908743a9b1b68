//! Code that the programs and their tests share, compiled once: chess and other games on any numbering of their
//! boards, reversible moves by hash, and the end of a program.
#![allow(
    missing_docs,
    clippy::missing_errors_doc,
    clippy::missing_panics_doc,
    clippy::new_without_default
)]
#![allow(dead_code, reason = "each program uses a part of it")]

pub mod chess;
pub mod cuckoo;
pub mod games;
pub mod output;
