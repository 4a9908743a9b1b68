//! Tablebase indexes: positions of a material as numbers, and back. No `std`, no allocation.
//!
//! Use it through the `quadrille` crate, whose feature `tablebase` has the macro `index!` as well.
#![no_std]

// A file imports only files that come before it here:
//
// Squares, men and sets:
//
// - `short_list`: short lists without allocation
// - `outline`: which board an index is for
// - `layout_numbers`: the numbers of a layout's squares in board order, and back
// - `men`: the men of a position, as an array and in one word
// - `named_men`: the men of a position by their letters, and the hash of those
// - `binomial`: binomial coefficients
// - `subset`: sets of squares by number
// - `cycles`: how symmetries move sets of squares
// - `material`: which men are on the board
// - `relation`: two men who constrain one another
//
// An index as data:
//
// - `lead`: the leading men, whose squares decide how the board is folded
// - `group`: groups of like men
// - `confined`: men in regions
// - `counting`: the rank of each man's square among the free ones, for all at once
// - `section`: ranges of indexes, each with its own strides
// - `encoded`: the result of encoding
// - `plan`: all of this together
//
// The number of positions:
//
// - `burnside`: where symmetries are left, by Burnside's lemma
// - `stabiliser`: groups of men while symmetries are left
// - `following_kings`: kings that come right after the leading men
//
// From positions to indexes and back:
//
// - `shape`: all that decides how a position is encoded and decoded, and how it is where groups are independent
// - `coding`: the same, compiled for each shape of an index that is made at run time
// - `index`: for every plan
// - `fingerprint`: the number that tells one numbering from another
// - `square_list`: the squares of a position as an index returns them
// - `positions`: positions in the order of their indexes
// - `tablebase`: the trait of every index
//
// From a material to its plan, and what users call:
//
// - `scheme`: the ways to number the positions of a material
// - `declared`: what `index!` implements
// - `run_time`: indexes of materials known only at run time
// - `registry`: which of several declared indexes a position has
// - `predecessors`: the positions from which a position is reached by one move

mod binomial;
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
pub use declared::{Count, Declared, MenCount};
pub use encoded::Encoded;
pub use group::Group;
pub use layout_numbers::{BoardOrder, Folding, Numbers, ShapeOrder, same_board};
pub use lead::{ByBoth, KINGS_APART, Lead, LeadKind, LeadTable, UNLIKE};
pub use material::{KingRule, Letters, Material, MaterialError, is_pawn};
pub use men::{MAX_MEN, Men, PackedMen};
pub use outline::Outline;
pub use plan::{FollowingKings, Groups, Plan, Sections};
pub use positions::{Positions, Source};
pub use predecessors::Predecessors;
pub use registry::{Entry, Found, Registry, Slot};
pub use relation::Relation;
pub use run_time::{IndexTable, MaterialIndex};
pub use scheme::syzygy::{Arrangement, ArrangementError, Syzygy, SyzygyOptions};
pub use scheme::{ClassKind, IndexBuffers, IndexError, Scheme, plan};
pub use section::Section;
pub use short_list::ShortList;
pub use square_list::SquareList;
pub use tablebase::Tablebase;

/// The items by which emitted code refers to this crate if it does not go through `quadrille`; not for use by hand.
#[doc(hidden)]
pub use {crate as __tablebase, quadrille_runtime as __private};
