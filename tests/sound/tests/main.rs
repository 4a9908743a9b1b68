//! The tests that Miri runs: every look-up, tables, pairs, and hostile implementations of traits.

mod hostile;
mod look_ups;
mod pairs;
mod tables;
