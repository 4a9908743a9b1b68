//! Inputs that once broke the compiler no longer do so: each file of `regressions` is expanded, with overflow
//! checks on, and ends as its name says.

use std::fs;

use quadrille_fuzz::{Case, Ending, EntryPoint, corpus};

#[test]
fn what_broke_the_compiler_is_emitted_or_refused() {
    let mut wrong = Vec::new();
    for path in corpus::files(&corpus::root().join("tests/fuzz/regressions")).expect("a folder") {
        let extension = path.extension().and_then(|extension| extension.to_str());
        let Some(entry) = extension.and_then(EntryPoint::of_extension) else { continue };
        let case = Case { entry, text: fs::read_to_string(&path).expect("text") };
        let name = path.file_name().unwrap_or_default().to_string_lossy();
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
