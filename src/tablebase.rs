#![doc = include_str!("tablebase.md")]

pub use quadrille_runtime::tablebase::{
    Arranged, ArrangementError, Declared, Entry, Found, MAX_MEN, Positions, Registry, Source,
    Tablebase,
};
