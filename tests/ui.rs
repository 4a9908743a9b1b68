//! What must compile, and what must not, with exactly which message: what only the compiler shows. That
//! is, spans in real Rust, the derive, `index!`, errors of types, and one case or more for every key of a
//! description. All that is refused stands in `codegen/tests/refused`.
//!
//! After a change of messages, `TRYBUILD=overwrite cargo test --test ui` writes them anew; read
//! the difference before committing it.

#[test]
fn messages() {
    let cases = trybuild::TestCases::new();
    cases.pass("tests/ui/pass/*.rs");
    cases.compile_fail("tests/ui/fail/*.rs");
}
