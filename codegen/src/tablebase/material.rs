//! Materials, which the runtime knows as well.

pub use quadrille_runtime::tablebase::{KingRule as Kings, Material, is_pawn};
