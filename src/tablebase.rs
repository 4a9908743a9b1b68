#![doc = include_str!("tablebase.md")]

pub use quadrille_tablebase::{
    ArrangementError, Entry, Found, IndexBuffers, IndexError, IndexTable, KingRule, Letters,
    MAX_MEN, Material, MaterialError, MaterialIndex, Positions, Predecessors, Registry, Scheme,
    ShortList, Source, SquareList, Syzygy, SyzygyOptions, Tablebase,
};
