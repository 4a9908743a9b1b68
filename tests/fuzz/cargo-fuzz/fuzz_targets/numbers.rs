//! Packed words and arguments of indexes.

#![no_main]

use libfuzzer_sys::fuzz_target;
use quadrille_fuzz::random::Random;
use quadrille_fuzz::runtime;

fuzz_target!(|state: u64| {
    let mut random = Random::from_state(state);
    runtime::words(&mut random);
    runtime::indexes(&mut random).expect("it comes back");
});
