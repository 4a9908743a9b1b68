#![doc = include_str!("tablebase.md")]

pub use quadrille_tablebase::{
    ArrangementError, Entry, IndexBuffers, IndexError, IndexGroup, IndexRange, IndexTable,
    KingRule, Letters, MAX_MEN, Material, MaterialError, MaterialIndex, Positions, Predecessors,
    Registry, RegistryIndex, Scheme, ShortList, SquareList, Syzygy, SyzygyOptions, Tablebase,
};
