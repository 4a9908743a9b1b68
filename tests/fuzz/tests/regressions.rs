//! What once broke the compiler does so no more: each file of `regressions` is expanded, with overflow
//! checks on, and ends as its name says.

use quadrille_fuzz::{Ending, regression};

#[test]
fn what_broke_the_compiler_is_emitted_or_refused() {
    let mut wrong = Vec::new();
    for (name, case) in regression::all().expect("the folder is there") {
        let expected = match name.split('_').next() {
            Some("emitted") => Ending::Emitted,
            Some("refused") => Ending::Refused,
            _ => panic!("{name} does not say how it ends"),
        };
        match case.run() {
            Ok((ending, _)) if ending == expected => {}
            Ok((ending, _)) => wrong.push(format!("{name}: {ending:?}")),
            Err(message) => wrong.push(format!("{name}: {message}")),
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
