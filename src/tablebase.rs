#![doc = include_str!("tablebase.md")]

pub use quadrille_tablebase::{
    Arranged, Arrangement, ArrangementError, Declared, Entry, Found, IndexError, IndexTable,
    KingRule, Letters, MAX_MEN, Material, MaterialError, MaterialIndex, Positions, Predecessors,
    Registry, Scheme, ShortList, Source, Syzygy, Tablebase,
};
