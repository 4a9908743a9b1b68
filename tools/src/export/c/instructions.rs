//! Instructions of processors that C has no operators for: where a compiler has them, and what they do.

use quadrille_codegen::lower::Target;

use super::code::Code;

/// The macro that says whether bodies for a target are compiled.
pub fn condition(target: Target) -> &'static str {
    match target {
        Target::Bmi2 => "defined(@HAS_PEXT)",
        Target::ReversesBits => "defined(@REVERSES_BITS)",
    }
}

/// The macros that say which compilers have them.
pub fn switches(code: &mut Code, target: Target) {
    let (comment, lines) = match target {
        Target::Bmi2 => (
            "Where the target has BMI2, bits are extracted by its instruction; elsewhere, and with @NO_PEXT,\n\
             there are other tables. With @PEXT_LOOPS the former are used everywhere, by loops.",
            "#if defined(@IS_CONSTANT) && !defined(@NO_PEXT)
#if defined(__BMI2__) && defined(__x86_64__) && defined(__GNUC__)
#define @HAS_PEXT_INSTRUCTION 1
#define @EXTRACTED(word, mask) __builtin_ia32_pext_di(word, mask)
#define @DEPOSITED(word, mask) __builtin_ia32_pdep_di(word, mask)
#elif defined(_M_X64) && (defined(__clang__) ? defined(__BMI2__) : defined(__AVX2__))
#define @HAS_PEXT_INSTRUCTION 1
#define @EXTRACTED(word, mask) _pext_u64(word, mask)
#define @DEPOSITED(word, mask) _pdep_u64(word, mask)
#endif
#endif
#if defined(@HAS_PEXT_INSTRUCTION) || defined(@PEXT_LOOPS)
#define @HAS_PEXT 1
#endif",
        ),
        Target::ReversesBits => (
            "Where the target reverses the bits of a word at once.",
            "#if defined(__aarch64__) && defined(__clang__) && defined(@IS_CONSTANT)
#define @REVERSES_BITS 1
#endif",
        ),
    };
    code.lines("");
    code.comment(comment);
    code.lines(lines);
}

/// Bits extracted and deposited, by instructions or by loops.
pub fn extractions(code: &mut Code) {
    code.inline(
        "The bits of a word at the places of a mask, moved together.",
        "uint64_t @extract(uint64_t word, uint64_t mask)",
        "#if defined(@HAS_PEXT_INSTRUCTION)
         if (!@IS_CONSTANT()) {
             return @EXTRACTED(word, mask);
         }
         #endif
         uint64_t extracted = 0;
         for (unsigned to = 0; mask != 0; to++, mask &= mask - 1) {
             extracted |= (word >> @lowest_64(mask) & 1) << to;
         }
         return extracted;",
    );
    code.inline(
        "The lowest bits of a word, moved to the places of a mask.",
        "uint64_t @deposit(uint64_t word, uint64_t mask)",
        "#if defined(@HAS_PEXT_INSTRUCTION)
         if (!@IS_CONSTANT()) {
             return @DEPOSITED(word, mask);
         }
         #endif
         uint64_t deposited = 0;
         for (unsigned from = 0; mask != 0; from++, mask &= mask - 1) {
             deposited |= (word >> from & 1) << @lowest_64(mask);
         }
         return deposited;",
    );
}
