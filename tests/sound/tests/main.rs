//! What Miri runs: every look-up, tables, and hostile implementations of traits.

mod hostile;
mod look_ups;
mod tables;
