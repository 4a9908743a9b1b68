//! What differs from file to file of a program: compilers, targets and switches.
//!
//! Engines that choose instructions at run time compile their files with different flags, and a header means
//! other tables and functions in each. In C these are `static`. In C++ linkers keep one of several that have one
//! name, so the namespace of all says for which compiler, target and switches they are.

use std::fmt::Write as _;

use crate::lower::Target;
use crate::lower::quicker_conversion;
use crate::lower::sets::Sets;
use quadrille_codegen::solve::sliders::RiderLookUp;

use super::code::Code;
use super::vectors::Vectors;
use super::{instructions, sliders};
use crate::exported::Exported;

/// What compilers define, and what names say of it: the first of each list counts that is there. Besides what
/// headers ask for, these are the instructions that compilers use unasked: a function that some target lacks the
/// instructions for must not take the place of one that it can run.
const TARGETS: [(&str, &[(&str, &str)]); 6] = [
    // Files in C++14 have tables of their own.
    ("LANGUAGE", &[("__cpp_inline_variables", ""), ("__cplusplus", "_cpp14")]),
    ("COMPILER", &[("__clang__", "_clang"), ("__GNUC__", "_gcc")]),
    (
        "VECTORS",
        &[
            ("__AVX512BITALG__", "_avx512bitalg"),
            ("__AVX512F__", "_avx512"),
            ("__AVX2__", "_avx2"),
            ("__AVX__", "_avx"),
            ("__SSE4_2__", "_sse42"),
            ("__SSSE3__", "_ssse3"),
        ],
    ),
    ("BITS", &[("__BMI2__", "_bmi2"), ("__BMI__", "_bmi")]),
    ("COUNTS", &[("__POPCNT__", "_popcnt")]),
    ("ZEROS", &[("__LZCNT__", "_lzcnt")]),
];

/// What users of a layout may define before they include its header, and what names say of it.
fn switches(exported: &Exported<'_>, targets: &[Target]) -> Vec<(String, String)> {
    let prefix = exported.described.item.snake_name();
    let has_pext = sliders::extract_bits(riders(exported));
    let is_vector = |target: &Target| !matches!(target, Target::Bmi2 | Target::ReversesBits);
    let has_vectors = targets.iter().any(is_vector);
    let switches = [
        has_vectors.then_some(("NO_VECTORS", "no_vectors")),
        has_pext.then_some(("PEXT_LOOPS", "loops")),
        has_pext.then_some(("NO_PEXT", "no_pext")),
        Some(("CHECKED", "checked")),
    ];
    let switches = switches.into_iter().flatten();
    switches
        .map(|(asked, said)| {
            (format!("{}_{asked}", prefix.to_uppercase()), format!("_{prefix}_{said}"))
        })
        .collect()
}

fn riders<'a>(exported: &'a Exported<'_>) -> &'a [RiderLookUp] {
    exported.bitboards().map_or(&[], |bitboards| &bitboards.sliders)
}

/// Refuses older languages in one line, and skips all that they do not know. Its `#if` is still open.
pub const REFUSAL: &str = "\
#if defined(__cplusplus) && __cplusplus < 201402L && !(defined(_MSVC_LANG) && _MSVC_LANG >= 201402L)
#error \"this header needs C++14 or later: compile with -std=c++14 or -std=c++17\"
#else

";

/// The macros of a layout: which instructions it uses, and how functions and tables are declared.
pub fn macros(code: &mut Code, targets: &[Target]) {
    instructions(code, targets);
    code.lines(
        "
// In C++ all functions are constant expressions where their arguments are, and from C++17 on the files
// that include this share all tables. In C and C++14 each file has its own copy of those that it uses,
// unless a program of C asks for one copy: each of its files defines @EXTERN before it includes this,
// or, exactly one of them, @IMPLEMENTATION, which has the tables of all, whatever their targets.
#ifdef __GNUC__
#define @ALWAYS __attribute__((always_inline))
#else
#define @ALWAYS
#endif
#if defined(__cpp_inline_variables)
#define @TABLE inline constexpr
#elif defined(__cplusplus)
#define @TABLE static constexpr
#elif defined(@IMPLEMENTATION)
#define @TABLE const
#define @IS_FOR_ALL 1
#elif defined(@EXTERN)
#define @TABLE extern const
#define @IS_ELSEWHERE 1
#else
#define @TABLE static const
#endif
#ifdef __cplusplus
#define @FUNCTION constexpr inline
#define @INLINE @ALWAYS constexpr inline
#define @PLAIN @ALWAYS inline
#else
#define @FUNCTION static inline
#define @INLINE @ALWAYS static inline
#define @PLAIN @ALWAYS static inline
#endif",
    );
    checks(code);
}

/// Which instructions there are.
fn instructions(code: &mut Code, targets: &[Target]) {
    code.lines("");
    code.comment(
        "Instructions of a target are no constant expressions: where the compiler cannot tell whether one\n\
         is asked for, they are not used in C++.",
    );
    code.lines(
        "#if !defined(__cplusplus)
#define @IS_CONSTANT() 0
#elif defined(__clang__)
#if __clang_major__ >= 9
#define @IS_CONSTANT() __builtin_is_constant_evaluated()
#endif
#elif defined(__GNUC__)
#if __GNUC__ >= 9
#define @IS_CONSTANT() __builtin_is_constant_evaluated()
#endif
#elif defined(_MSC_VER)
#if _MSC_VER >= 1925
#define @IS_CONSTANT() __builtin_is_constant_evaluated()
#endif
#endif
#if defined(_MSC_VER) && (defined(_M_X64) || defined(_M_ARM64)) && defined(@IS_CONSTANT)
#include <intrin.h>
#define @HAS_BIT_SCANS 1
#endif",
    );
    for target in targets {
        instructions::switches(code, *target);
    }
}

/// The targets that some function has a body for, and 64-bit Arm, where C reverses words by its instruction.
pub fn targets(exported: &Exported<'_>) -> Vec<Target> {
    let mut targets = vec![Target::ReversesBits];
    targets.extend(sliders::extract_bits(riders(exported)).then_some(Target::Bmi2));
    let vectors = exported.bitboards().and_then(Vectors::of);
    targets.extend(vectors.map(|_| Target::Avx2));
    let maps = exported
        .bitboards()
        .into_iter()
        .flat_map(|bitboards| Sets { layout: exported.layout(), bitboards }.maps());
    let conversions = exported.conversions.iter().flat_map(|conversion| {
        let layouts = [exported.layout(), &conversion.to.layout];
        let found = conversion.found.bitboard.as_ref();
        found.map_or(Vec::new(), |found| quicker_conversion(layouts, found))
    });
    targets.extend(maps.flat_map(|map| map.quicker).chain(conversions).map(|own| own.target));
    targets.sort_unstable();
    targets.dedup();
    targets
}

/// What becomes of arguments that functions are not for.
fn checks(code: &mut Code) {
    code.lines("");
    code.comment(
        "With @CHECKED a function ends the program, and says which it is, if an argument is not one that\n\
         it is for. Without, nothing is compiled for this.",
    );
    code.lines(
        "#ifdef @CHECKED
#include <stdio.h>
#include <stdlib.h>
#define @CHECK(condition) ((condition) ? (void)0 : @failed(#condition, __func__))
#else
#define @CHECK(condition) ((void)0)
#endif
#define @ON_BOARD(square) @CHECK(@is_square(square))",
    );
}

/// Opens the namespace of a header, whose guard without `_H` is `header`, and whose layouts are these, each with its
/// targets.
pub fn open<'a>(
    header: &str,
    layouts: impl Iterator<Item = (&'a Exported<'a>, &'a Vec<Target>)>,
) -> String {
    let of_target = TARGETS.map(|(what, choices)| {
        let choices: Vec<_> =
            choices.iter().map(|(asked, said)| ((*asked).to_owned(), (*said).to_owned())).collect();
        (format!("{header}_{what}"), choices)
    });
    let switches = layouts.flat_map(|(exported, targets)| switches(exported, targets));
    let switches = switches.map(|(asked, said)| (format!("{header}_{asked}"), vec![(asked, said)]));
    let parts: Vec<_> = of_target.into_iter().chain(switches).collect();
    let chosen: String = parts.iter().map(|(name, choices)| choice(name, choices)).collect();
    let names: Vec<&str> = parts.iter().map(|(name, _)| name.as_str()).collect();
    let letters: Vec<String> = (0..names.len()).map(|part| format!("p{part}")).collect();
    format!(
        "
// In C++ everything is in a namespace whose name says for which compiler, target and switches it is:
// files that are compiled with different flags have tables and functions of their own. Inline functions
// that call them need the same, if such files include them: put them into {header}_NAMESPACE.
#ifdef __cplusplus
{chosen}#define {header}_JOINED({parameters}) {first}{pasted}
#define {header}_JOIN({parameters}) {header}_JOINED({parameters})
#define {header}_NAMESPACE \\
    {header}_JOIN({names})
extern \"C++\" {{
inline namespace {header}_NAMESPACE {{
#endif
",
        parameters = letters.join(", "),
        pasted = ["", &letters.join("##")].join("##"),
        first = header.to_lowercase(),
        names = names.join(", \\\n    "),
    )
}

/// A macro that is the first text whose condition holds, or none.
fn choice(name: &str, choices: &[(String, String)]) -> String {
    let mut text = String::new();
    for (place, (asked, said)) in choices.iter().enumerate() {
        let directive = if place == 0 { "if" } else { "elif" };
        let _ = write!(text, "#{directive} defined({asked})\n#define {name} {said}\n");
    }
    format!("{text}#else\n#define {name}\n#endif\n")
}

/// Closes the namespace.
pub const CLOSE: &str = "\n#ifdef __cplusplus\n}\n}\n#endif\n";
