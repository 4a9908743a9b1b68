//! How much work a description takes: a count of what its long loops do, the same on every machine.
//!
//! The compiler has no clock, so that its output depends on nothing but the description. Each search ends
//! after so many steps of its own. Here all of them are added up, in units that take about equally long
//! unoptimised (some three hundred instructions), so that tests can hold descriptions to a budget. The
//! count decides nothing.

use std::cell::Cell;

/// What a standard layout takes at most. Janggi comes near, and gray, which uses up much of what the search
/// for equal keys may take.
pub const STANDARD: u64 = 1_200_000;

/// What a legal description takes at most that does not ask for more, as `src/language.md` says which
/// do: with all else three tenths of a second, unoptimised.
pub const LEGAL: u64 = 3_000_000;

thread_local! {
    static DONE: Cell<u64> = const { Cell::new(0) };
}

/// What was done on this thread since it began.
pub fn done() -> u64 {
    DONE.get()
}

/// Adds what was done.
pub(crate) fn add(units: u64) {
    DONE.set(DONE.get().wrapping_add(units));
}
