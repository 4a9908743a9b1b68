//! Tablebase indexes: positions of a material as numbers, and back.
//!
//! A file imports only files that come before it here:
//!
//! - `short_list`, `outline`, `layout_numbers`, `men`, `letters`, `binomial`, `subset`, `cycles`, `material`: short
//!   lists, squares in board order, the men in one word, sets by number, how symmetries move them, which men there
//!   are;
//! - `lead`, `group`, `confined`, `men_before`, `section`, `encoded`, `plan`: an index as data, by its
//!   leading men, its groups and its ranges;
//! - `burnside`, `stabiliser`, `following_kings`: positions counted where symmetries are left, and where kings
//!   come after the leading men;
//! - `index`, `fast_encoder`, `shape`, `coding`, `encoder`, `decoder`, `fingerprint`: from positions to indexes
//!   and back;
//! - `positions`: positions in the order of their indexes;
//! - `scheme`: from a material to its plan, a file for each scheme;
//! - `declared`, `run_time`, `registry`, `predecessors`: what users call.

mod binomial;
mod burnside;
mod coding;
mod confined;
mod cycles;
mod declared;
mod decoder;
mod encoded;
mod encoder;
mod fast_encoder;
mod fingerprint;
mod following_kings;
mod group;
mod index;
mod layout_numbers;
mod lead;
mod letters;
mod material;
mod men;
mod men_before;
mod outline;
mod plan;
mod positions;
mod predecessors;
mod registry;
mod run_time;
mod scheme;
mod section;
mod shape;
mod short_list;
mod stabiliser;
mod subset;

pub use binomial::choose;
pub use confined::Confined;
pub use declared::{Arranged, Declared, Tablebase};
pub use encoded::Encoded;
pub use group::Group;
pub use layout_numbers::{BoardOrder, Folding, Numbers, ShapeOrder};
pub use lead::{ByBoth, KINGS_APART, Lead, Leads, UNLIKE, entry};
pub use material::{KingRule, Letters, Material, MaterialError, is_pawn};
pub use men::{MAX_MEN, Men, PackedMen};
pub use men_before::Counting;
pub use outline::Outline;
pub use plan::{FollowingKings, Groups, Plan, Sections};
pub use positions::{Positions, Run, Source};
pub use predecessors::Predecessors;
pub use registry::{Entry, Found, Registry, Slot};
pub use run_time::{IndexTable, MaterialIndex};
pub use scheme::syzygy::{Arrangement, ArrangementError, ArrangementFile, Syzygy};
pub use scheme::{IndexError, IndexRoom, Kind, Scheme, plan, tabled};
pub use section::Section;
pub use short_list::Few;
