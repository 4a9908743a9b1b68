//! The work of a description: a count of the steps of long loops, here and in circuits' searches.
//!
//! The compiler has no clock, so that its output depends on nothing but the description. The count
//! decides nothing; tests hold descriptions to a budget.

pub(crate) use quadrille_circuits::counted_work::add;
pub use quadrille_circuits::counted_work::done;

/// The most work that a standard layout takes. Janggi and Gray come near; Gray spends most of the budget of the search
/// for equal keys.
pub const STANDARD: u64 = 1_200_000;

/// The most work of a legal description that does not ask for more (`src/language.md` says which
/// do): with everything else three tenths of a second, unoptimised.
pub const LEGAL: u64 = 3_000_000;
