//! Tablebase indexes: positions of a material as numbers, and back.

mod arrangement;
mod binomial;
mod count;
mod group;
mod index;
mod kings;
mod lead;
mod material;
mod mirror;
mod numbers;
mod orbit;
mod pawns;
mod plan;
mod positions;
mod registry;
mod subset;
mod triple;
mod twist;

pub use arrangement::{Arrangement, ArrangementError, Few, Groups, Sections};
pub use binomial::choose;
pub use index::Encoded;
pub use kings::Kings;
pub use lead::{Lead, Leads, entry};
pub use material::{Arranged, Declared, Tablebase};
pub use numbers::{BoardOrder, Folding, Numbers};
pub use plan::{Group, MAX_MEN, Men, Plan, Section, Sequences};
pub use positions::{Positions, Run, Source};
pub use registry::{Entry, Found, Registry, key};

/// Sorts the first `len` of a few bytes without branches.
#[inline(always)]
const fn sort(bytes: &mut [u8; MAX_MEN], len: usize) {
    let mut sorted = len;
    while sorted > 1 {
        let mut i = 1;
        while i < sorted {
            let (a, b) = (bytes[i - 1], bytes[i]);
            (bytes[i - 1], bytes[i]) = if a < b { (a, b) } else { (b, a) };
            i += 1;
        }
        sorted -= 1;
    }
}
