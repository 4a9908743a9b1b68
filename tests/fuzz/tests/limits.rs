//! Descriptions that ask for much are each compiled or refused within 2 seconds of processor time, unoptimised, on
//! the small stack of a test's thread.

use std::time::Duration;

use quadrille_fuzz::{Case, Ending, EntryPoint};

/// The most time that a description may take.
const TIME: Duration = Duration::from_secs(2);

/// Compiles a layout of 8 x 8 squares with these keys.
fn check(keys: &str, expected: Ending) {
    let text = format!("struct X {{ board: 8 x 8, number: rank * 8 + file, {keys} }}");
    let (ending, cost) = Case { entry: EntryPoint::Layout, text }.run().expect("no panic");
    assert_eq!(ending, expected);
    assert!(cost.time < TIME, "{:?}", cost.time);
}

#[test]
fn long_chains_are_circuits() {
    let nothing = " ^ 1".repeat(8000);
    let square = format!("circuits: {{ square: {{ flip_vertical: \"x ^ 56{nothing}\" }} }}");
    check(&square, Ending::Emitted);
    let flip = format!("flip_vertical: \"x.swap_bytes(){nothing}\"");
    check(&format!("circuits: {{ bitboard: {{ {flip} }} }}"), Ending::Emitted);
}

#[test]
fn packed_circuits_of_many_terms_are_proved() {
    let nothing = " ^ x ^ x".repeat(1000);
    let flip = format!("flip_vertical: \"x ^ each(56){nothing}\"");
    let keys = format!("index: {{ hi: 3, lo: 3 }}, circuits: {{ packed: {{ {flip} }} }}");
    check(&keys, Ending::Emitted);
}

#[test]
fn many_products_are_refused_in_time() {
    let step = |step: u32| format!("a{step} = a{} * 3;", step - 1);
    let steps = "a0 = x * 3;".to_owned() + &(1..1500).map(step).collect::<String>();
    let keys = format!("circuits: {{ bitboard: {{ flip_vertical: \"{steps} a1499\" }} }}");
    check(&keys, Ending::Refused);
}

#[test]
fn many_false_claims_are_refused_in_time() {
    let claims = "number ^ 1, ".repeat(1500);
    check(&format!("symmetry: {{ flip_vertical: ({claims}) }}"), Ending::Refused);
}
