//! What must compile, and what must not with exactly which message.
//!
//! After a change of messages, `TRYBUILD=overwrite cargo test --test ui` writes them anew; read
//! the difference before committing it.

#[test]
fn messages() {
    let cases = trybuild::TestCases::new();
    cases.pass("tests/ui/pass/*.rs");
    cases.compile_fail("tests/ui/fail/*.rs");
}
