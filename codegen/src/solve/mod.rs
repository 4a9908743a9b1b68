//! From a layout to circuits and tables: pure, deterministic, no spans, no clock.

pub mod flips;
