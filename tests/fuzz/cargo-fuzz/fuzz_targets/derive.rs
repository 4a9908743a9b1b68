//! A text as `#[derive(Layout)]`: compiled or refused, without a panic and without blaming the compiler.

#![no_main]

use libfuzzer_sys::fuzz_target;
use quadrille_fuzz::{Case, EntryPoint};

fuzz_target!(|text: &str| {
    let case = Case { entry: EntryPoint::Derive, text: text.to_owned() };
    case.run().expect("no defect");
});
