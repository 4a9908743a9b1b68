//! Tablebase indexes: positions of a material as numbers, and back.

mod binomial;
mod count;
mod counting;
mod declared;
mod encoded;
mod few;
mod group;
mod index;
mod kings;
mod lead;
mod material;
mod men;
mod numbers;
mod plan;
mod positions;
mod registry;
mod scheme;
mod section;
mod stabiliser;
mod subset;

pub use binomial::choose;
pub use counting::Counting;
pub use declared::{Arranged, Declared, Tablebase};
pub use encoded::Encoded;
pub use few::Few;
pub use group::Group;
pub use lead::{Lead, Leads, entry};
pub use material::{KingRule, Letters, Material, MaterialError, is_pawn};
pub use men::{MAX_MEN, Men, PackedMen};
pub use numbers::{BoardOrder, Folding, Numbers};
pub use plan::{FollowingKings, Groups, Plan, Sections};
pub use positions::{Positions, Run, Source};
pub use registry::{Entry, Found, Registry, key};
pub use scheme::syzygy::{Arrangement, ArrangementError, Syzygy};
pub use section::Section;
