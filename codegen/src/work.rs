//! How much work a description takes: a count of what long loops do, here and in the searches for circuits.
//!
//! The compiler has no clock, so that its output depends on nothing but the description. The count decides
//! nothing; tests hold descriptions to a budget.

pub(crate) use quadrille_circuits::work::add;
pub use quadrille_circuits::work::done;

/// What a standard layout takes at most. Janggi comes near, and gray, which uses up much of what the search
/// for equal keys may take.
pub const STANDARD: u64 = 1_200_000;

/// What a legal description takes at most that does not ask for more, as `src/language.md` says which
/// do: with all else three tenths of a second, unoptimised.
pub const LEGAL: u64 = 3_000_000;
