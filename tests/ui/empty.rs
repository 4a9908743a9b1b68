//! A library without code: cargo takes no package of tests alone.
