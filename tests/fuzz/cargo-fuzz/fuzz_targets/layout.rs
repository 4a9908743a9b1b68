//! A text as `layout! { ... }`: compiled or refused, without a panic and without blaming the compiler.

#![no_main]

use libfuzzer_sys::fuzz_target;
use quadrille_fuzz::{Case, EntryPoint};

fuzz_target!(|text: &str| {
    let case = Case { entry: EntryPoint::Layout, text: text.to_owned() };
    case.run().expect("no defect");
});
