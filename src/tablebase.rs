#![doc = include_str!("tablebase.md")]

pub use quadrille_runtime::tablebase::{
    Arranged, Arrangement, ArrangementError, Declared, Entry, Few, Found, KingRule, Letters,
    MAX_MEN, Material, MaterialError, Positions, Registry, Source, Syzygy, Tablebase,
};
