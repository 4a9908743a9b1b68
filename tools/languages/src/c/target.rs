//! Compilers, targets and switches: what differs between the files of a program.

use crate::lower::Target;
use crate::lower::quicker_conversion;
use crate::lower::sets::Sets;

use super::code::Code;
use super::instructions;
use super::vectors::Vectors;
use crate::exported::Exported;

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

/// The macros that tell which instructions there are.
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
    let (layout, mut quicker) = (exported.layout(), Vec::new());
    if let Some(bitboards) = exported.bitboards() {
        let extract_bits = bitboards.sliders.iter().any(|solved| solved.pext.is_some());
        targets.extend(extract_bits.then_some(Target::Bmi2));
        targets.extend(Vectors::of(bitboards).map(|_| Target::Avx2));
        quicker.extend(Sets { layout, bitboards }.maps().into_iter().flat_map(|map| map.quicker));
    }
    let conversions = exported.conversions.iter();
    quicker.extend(conversions.flat_map(|it| quicker_conversion(layout, &it.found)));
    targets.extend(quicker.into_iter().map(|own| own.target));
    targets.sort_unstable();
    targets.dedup();
    targets
}

/// Checks of arguments, for programs that ask for them.
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
