//! Helpers for several tests, not all of which need each of them.
#![allow(dead_code)]

pub mod encode;
pub mod slow;

use std::fs;
use std::path::PathBuf;

use quadrille_syzygy::TableKind;

/// The directory of the real tables with three men.
pub fn data() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/data")
}

/// The materials of the real tables.
pub const NAMES: [&str; 5] = ["KQvK", "KRvK", "KBvK", "KNvK", "KPvK"];

/// The bytes of a real table.
pub fn file(name: &str, kind: TableKind) -> Vec<u8> {
    fs::read(data().join(name).with_extension(kind.suffix())).unwrap()
}
