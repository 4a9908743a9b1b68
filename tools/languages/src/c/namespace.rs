//! The namespace of headers in C++, whose name says what the runtime means in a file.
//!
//! Engines that choose instructions at run time compile their files with different flags, and a header means
//! other tables and functions in each. In C these are `static`. In C++ linkers keep only one of several functions with
//! one name, so files for which some condition of the runtime differs must have other names. The macros in these conditions
//! are read from the runtime itself, and joined: a name has the value of each, or its name if it is not defined.

use std::collections::BTreeSet;

use crate::tables::wrapped;

/// Instructions that compilers use unasked, in functions that they do not inline: a function that some target lacks the
/// instructions for must not replace one that it can run.
const UNASKED: [&str; 18] = [
    "__SSE3__",
    "__SSSE3__",
    "__SSE4_1__",
    "__SSE4_2__",
    "__AVX__",
    "__AVX2__",
    "__AVX512F__",
    "__AVX512BW__",
    "__AVX512VL__",
    "__AVX512BITALG__",
    "__AVX512VBMI__",
    "__AVX512VPOPCNTDQ__",
    "__GFNI__",
    "__BMI__",
    "__BMI2__",
    "__POPCNT__",
    "__LZCNT__",
    "__MOVBE__",
];

/// The macros that open and close the namespace of the runtime and of all layouts; `printed` is the runtime. Conditions of
/// layouts are on its macros.
pub fn open(printed: &str) -> String {
    let mut names = tested(printed);
    names.extend(UNASKED.map(str::to_owned));
    let letters: Vec<String> = (0..names.len()).map(|part| format!("p{part}")).collect();
    let names = wrapped(&names.into_iter().collect::<Vec<_>>(), "    ");
    format!(
        "
// In C++ everything is in a namespace whose name says which conditions of the runtime hold, and which
// instructions compilers may use: files that are compiled with different flags have tables and functions
// of their own. Inline functions that call them need the same, if such files include them: put them into
// QUADRILLE_NAMESPACE.
#ifdef __cplusplus
#define QUADRILLE_JOINED({parameters}) \\
    quadrille_##{pasted}
#define QUADRILLE_JOIN({parameters}) \\
    QUADRILLE_JOINED({parameters})
#define QUADRILLE_NAMESPACE QUADRILLE_JOIN( \\
{names})
#define QUADRILLE_OPEN extern \"C++\" {{ inline namespace QUADRILLE_NAMESPACE {{
#define QUADRILLE_CLOSE }} }}
#else
#define QUADRILLE_OPEN
#define QUADRILLE_CLOSE
#endif
",
        parameters = letters.join(", "),
        pasted = letters.join("##_##"),
        names = names.replace(",\n", ", \\\n"),
    )
}

/// The macros in the conditions of the runtime that it does not define itself: their definitions are under conditions, too.
pub fn tested(runtime: &str) -> BTreeSet<String> {
    let runtime = runtime.replace("\\\n", " ");
    let directives = runtime.lines().filter_map(|line| line.trim_start().strip_prefix('#'));
    let (mut own, mut tested) = (BTreeSet::new(), BTreeSet::new());
    for directive in directives {
        let directive = directive.split("//").next().unwrap_or_default();
        let mut words = directive.split(|c: char| !c.is_alphanumeric() && c != '_');
        match words.next() {
            Some("define") => own.extend(words.next()),
            Some("if" | "elif" | "ifdef" | "ifndef") => tested.extend(words),
            _ => {}
        }
    }
    let is_name = |word: &&str| word.starts_with(|c: char| c.is_alphabetic() || c == '_');
    // Only C++ needs the name, and `__cpp_inline_variables` depends on its version.
    let is_other = |word: &&str| {
        !own.contains(word) && !["defined", "__cplusplus", "_MSVC_LANG"].contains(word)
    };
    tested.into_iter().filter(is_name).filter(is_other).map(str::to_owned).collect()
}
