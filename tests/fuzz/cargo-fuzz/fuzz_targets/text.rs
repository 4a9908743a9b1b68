//! A text as names of squares, a set, a symmetry and a position.

#![no_main]

use libfuzzer_sys::fuzz_target;
use quadrille_fuzz::runtime;

fuzz_target!(|text: &str| runtime::read(text).expect("it comes back"));
