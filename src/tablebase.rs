#![doc = include_str!("tablebase.md")]

pub use quadrille_runtime::tablebase::{
    Arranged, Arrangement, ArrangementError, Declared, Entry, Few, Found, IndexError, IndexTable,
    KingRule, Letters, MAX_MEN, Material, MaterialError, MaterialIndex, Positions, Predecessors,
    Registry, Scheme, Source, Syzygy, Tablebase,
};
