//! Tablebase indexes: positions of a material as numbers, and back. No `std`, no allocation.
//!
//! Use it through the `quadrille` crate, whose feature `tablebase` has the macro `index!` as well.
#![no_std]

// A folder imports only what comes before it here:
//
// - `short_list`: short lists without allocation
// - `squares`: the board of an index
// - `men`: the men of a position
// - `sets`: sets of squares, numbered and under symmetries
// - `parts`: leading men, groups and sections, of which an index consists
// - `coding`: an index as data, and how it encodes and decodes
// - `scheme`: the ways to number the positions of a material
// - `indexes`: what users call
//
// Functions that only some programs call, such as decoders and the schemes `kings` and `exact`, are `#[inline]` or
// generic, so that these programs compile them and others do not: a prober of Syzygy's tables calls few of them.

mod coding;
mod indexes;
mod men;
mod parts;
mod scheme;
mod sets;
mod short_list;
mod squares;

pub use coding::draft::{Draft, FollowingKings, Groups};
pub use coding::encoded::Encoded;
pub use coding::plan::{Plan, Sections};
pub use coding::ranges::{IndexGroup, IndexRange};
pub use indexes::declared::{Declared, encode_declared};
pub use indexes::predecessors::Predecessors;
pub use indexes::registry::{Entry, Registry, RegistryIndex, Slot};
pub use indexes::run_time::{IndexTable, MaterialIndex};
pub use indexes::square_list::SquareList;
pub use indexes::tablebase::{Positions, Tablebase};
pub use men::material::{KingRule, Letters, Material, MaterialError, is_pawn};
pub use men::packed::{MAX_MEN, Men, PackedMen};
pub use men::relation::Relation;
pub use parts::confined::Confined;
pub use parts::counting::Counting;
pub use parts::group::Group;
pub use parts::lead::{ByBoth, KINGS_APART, Lead, LeadKind, LeadTable, UNLIKE};
pub use parts::section::Section;
pub use scheme::syzygy::{ArrangementError, Syzygy, SyzygyOptions};
pub use scheme::{ClassKind, IndexBuffers, IndexError, Scheme, plan};
pub use sets::binomial::choose;
pub use short_list::ShortList;
pub use squares::layout_numbers::{BoardOrder, Folding, Numbers, ShapeOrder, same_board};
pub use squares::outline::Outline;

/// The items by which emitted code refers to this crate if it does not go through `quadrille`; not for use by hand.
#[doc(hidden)]
pub use {crate as __tablebase, quadrille_runtime as __private};
