//! Exported headers, compiled by the system's compilers of C and C++ with all warnings as errors: all
//! that they say is what the Rust library says, on every square and random occupancies.
//!
//! Ordinary tests compile each header as C, and a few as C++. With `QUADRILLE_LONG`, which `.ci/long layouts` sets, all are
//! compiled in both languages, and with the instructions that the processor has besides; programs are optimised as they
//! are linked, too.
//!
//! `tests/cpp/compare.h` prints the one, [`library`] the other, line by line.

#[cfg(feature = "long")]
#[macro_use]
#[path = "../../../tests/support/each_method.rs"]
mod each_method;

#[path = "../pieces/mod.rs"]
mod pieces;

#[path = "../numbered/mod.rs"]
mod numbered;

mod checked;
mod compiler;
#[cfg(all(target_arch = "x86_64", target_os = "linux"))]
mod instructions;
mod languages;
mod layouts;
mod library;
mod linked;
mod programs;
#[cfg(all(target_arch = "x86_64", target_os = "linux"))]
mod symbols;

use std::env;
use std::fmt::Write as _;
use std::sync::Once;

use compiler::{Folder, Language};

/// The tests whose header is always compiled as C++, too: words of either size, pieces of any movement.
const IN_BOTH: [&str; 2] = ["w", "xiangqi"];

/// What is compared of a layout.
pub struct Case {
    /// The name of the test.
    pub test: &'static str,
    /// What is exported: the name of a standard layout, or a description.
    pub description: String,
    /// What names in C begin with.
    pub prefix: &'static str,
    /// What `tests/cpp/compare.h` is told of the layout.
    pub definitions: String,
    /// What the Rust library says.
    pub expected: String,
    /// What the compilers are told in addition, each in a run of its own; nothing in the first.
    pub options: Vec<&'static [&'static str]>,
}

impl Case {
    /// Compiles and runs the header in both languages.
    pub fn check(&self) {
        let languages = self.languages().into_iter().filter(|language| language.is_there());
        let languages: Vec<_> = languages.collect();
        if languages.is_empty() {
            return;
        }
        let folder = Folder::new(self.test);
        folder.export(&self.description, "layout.h");
        let Case { prefix, definitions, .. } = self;
        let upper = prefix.to_uppercase();
        let mut source = "#include \"layout.h\"\n".to_owned();
        let _ = write!(source, "#define PREFIX {prefix}\n#define UPPER {upper}\n{definitions}");
        source += "#include \"compare.h\"\n";
        for language in languages {
            for options in self.options() {
                let program = folder.compile(language, &source, options);
                self.compare(&Folder::output(&program, []), language);
            }
        }
    }

    fn languages(&self) -> Vec<Language> {
        if is_long() || IN_BOTH.contains(&self.test) {
            Language::ALL.to_vec()
        } else {
            vec![Language::C]
        }
    }

    fn options(&self) -> &[&'static [&'static str]] {
        if is_long() { &self.options } else { &self.options[..1] }
    }

    fn compare(&self, printed: &str, language: Language) {
        let mut lines = self.expected.lines().zip(printed.lines());
        if let Some((expected, printed)) = lines.find(|(expected, printed)| expected != printed) {
            let shown = |line: &str| line.chars().take(2000).collect::<String>();
            let (expected, printed) = (shown(expected), shown(printed));
            panic!("{} in {language:?}:\n{expected}\nis there\n{printed}", self.prefix);
        }
        let counts = [self.expected.lines().count(), printed.lines().count()];
        assert_eq!(counts[0], counts[1], "lines of {} in {language:?}", self.prefix);
    }
}

/// Whether everything is to be compared. Who runs the tests is told what is left out otherwise.
fn is_long() -> bool {
    static TOLD: Once = Once::new();
    let is_long = env::var_os("QUADRILLE_LONG").is_some();
    if !is_long {
        let left_out =
            "most headers as C++, with more instructions, and linked late: `.ci/long layouts`";
        TOLD.call_once(|| compiler::tell_skipped(left_out));
    }
    is_long
}
