//! Tablebase indexes: positions of a material as numbers, and back. No `std`, no allocation.
//!
//! Use it through the `quadrille` crate, whose feature `tablebase` has the macro `index!` as well.
#![no_std]

// A file imports only files that come before it here, but `positions` and `tablebase` need one another:
//
// - `short_list`: short lists without allocation
// - `outline`, `layout_numbers`: the board of an index, and the numbers of a layout's squares in board order
// - `men`, `named_men`, `material`, `relation`: the men of a position, by their squares, by their letters, as a
//   material, and two who constrain one another
// - `binomial`, `subset`, `cycles`: sets of squares by number, and how symmetries move them
// - `lead`, `group`, `confined`, `counting`, `section`: the parts of an index: leading men, groups of like men, men in
//   regions, ranks among free squares, and ranges of indexes with strides of their own
// - `encoded`, `plan`: the result of encoding; an index as data
// - `burnside`, `stabiliser`, `following_kings`: groups of men while symmetries are left, and kings that come right
//   after the leading men
// - `shape`, `coding`, `index`: from positions to indexes and back: where groups are independent, compiled for each
//   shape of an index that is made at run time, and for every plan
// - `fingerprint`, `broken`, `square_list`, `positions`, `tablebase`: what every index has
// - `scheme`: the ways to number the positions of a material
// - `declared`, `run_time`, `registry`, `predecessors`: what `index!` implements, and what users call

mod binomial;
mod broken;
mod burnside;
mod coding;
mod confined;
mod counting;
mod cycles;
mod declared;
mod encoded;
mod fingerprint;
mod following_kings;
mod group;
mod index;
mod layout_numbers;
mod lead;
mod material;
mod men;
mod named_men;
mod outline;
mod plan;
mod positions;
mod predecessors;
mod registry;
mod relation;
mod run_time;
mod scheme;
mod section;
mod shape;
mod short_list;
mod square_list;
mod stabiliser;
mod subset;
mod tablebase;

pub use binomial::choose;
pub use confined::Confined;
pub use counting::Counting;
pub use declared::{Declared, encode_declared};
pub use encoded::Encoded;
pub use group::Group;
pub use layout_numbers::{BoardOrder, Folding, Numbers, ShapeOrder, same_board};
pub use lead::{ByBoth, KINGS_APART, Lead, LeadKind, LeadTable, UNLIKE};
pub use material::{KingRule, Letters, Material, MaterialError, is_pawn};
pub use men::{MAX_MEN, Men, PackedMen};
pub use outline::Outline;
pub use plan::{FollowingKings, Groups, Plan, Sections};
pub use positions::Positions;
pub use predecessors::Predecessors;
pub use registry::{Entry, Registry, RegistryIndex, Slot};
pub use relation::Relation;
pub use run_time::{IndexTable, MaterialIndex};
pub use scheme::syzygy::{ArrangementError, Syzygy, SyzygyOptions};
pub use scheme::{ClassKind, IndexBuffers, IndexError, Scheme, plan};
pub use section::Section;
pub use short_list::ShortList;
pub use square_list::SquareList;
pub use tablebase::Tablebase;

/// The items by which emitted code refers to this crate if it does not go through `quadrille`; not for use by hand.
#[doc(hidden)]
pub use {crate as __tablebase, quadrille_runtime as __private};
