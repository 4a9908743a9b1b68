//! The work done, as a count of the steps of long loops that is the same on every machine.
//!
//! Each search ends after a number of steps of its own. Here their steps are added up, in units that take about
//! equally long unoptimised (some three hundred instructions), so that tests can hold callers to a budget. The
//! count decides nothing.

use std::cell::Cell;

thread_local! {
    static DONE: Cell<u64> = const { Cell::new(0) };
}

/// The work done on this thread since it began.
pub fn done() -> u64 {
    DONE.get()
}

/// Counts units of work done on this thread.
pub fn add(units: u64) {
    DONE.set(DONE.get().wrapping_add(units));
}
