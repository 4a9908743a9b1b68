//! Nothing: a package of tests alone is none for cargo.
