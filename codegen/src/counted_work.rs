//! The work of a description: a count of the steps of long loops, here and in circuits' searches.
//!
//! The compiler has no clock, so that its output depends only on the description. The count
//! decides nothing; tests hold descriptions to a budget.

pub(crate) use quadrille_circuits::counted_work::add;
pub use quadrille_circuits::counted_work::done;

/// The greatest work that a standard layout may take. Janggi and Gray come near; Gray spends most of the budget of the
/// search for equal keys.
pub const STANDARD: u64 = 1_200_000;

/// The greatest work that a description may take unless it asks for more (`src/language.md` lists the
/// requests that do): about 0.3 seconds in all, unoptimised.
pub const LEGAL: u64 = 3_000_000;
