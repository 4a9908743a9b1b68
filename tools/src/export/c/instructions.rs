//! Instructions of processors that C has no operators for: where a compiler has them, and what they do.

use quadrille_codegen::lower::Target;

use super::code::{Code, Kind};

/// The macro that says whether bodies for a target are compiled.
pub fn condition(target: Target) -> &'static str {
    match target {
        Target::Bmi2 => "defined(@HAS_PEXT)",
        Target::Avx2 => "defined(@HAS_VECTORS)",
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
        Target::Avx2 => (
            "Where the target has AVX2, two lines are looked up at once, but with @NO_VECTORS.",
            "#if defined(__AVX2__) && defined(__x86_64__) && defined(__GNUC__) && defined(@IS_CONSTANT) \\
    && !defined(@NO_VECTORS)
#define @HAS_VECTORS 1
typedef uint64_t @pair __attribute__((vector_size(16)));
#endif",
        ),
    };
    code.lines("");
    code.comment(comment);
    code.lines(lines);
}

/// The functions that do what they do.
pub fn functions(code: &mut Code, target: Target) {
    match target {
        Target::Bmi2 => extractions(code),
        Target::Avx2 => vectors(code),
        Target::ReversesBits => {}
    }
}

fn extractions(code: &mut Code) {
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

fn vectors(code: &mut Code) {
    code.when("defined(@HAS_VECTORS)", |code| {
        code.function(
            Kind::Plain,
            "What is attacked along two lines, by their masks and the strides of their numbers. Squares\n\
             above reach up to the lowest occupied bit; those below lose what lies beyond an occupied\n\
             one, which shifts by one, two and four times the stride blot out.",
            "uint64_t @along_two(unsigned number, uint64_t occupancy, uint64_t mask_0, uint64_t mask_1, unsigned first, unsigned second)",
            "const uint64_t lower = ((uint64_t)1 << number) - 1;
             const @pair both = {mask_0, mask_1};
             const @pair stride = {first, second};
             const @pair below = {lower, lower};
             const @pair ones = {1, 1};
             const @pair all = {occupancy, occupancy};
             const @pair occupied = all & both;
             const @pair above = occupied & ~below;
             const @pair up = above ^ (above - ones);
             const @pair once = (below & occupied) >> stride;
             const @pair two = once | once >> stride;
             const @pair four = two | two >> (stride + stride);
             const @pair beyond = four | four >> (stride + stride + stride + stride);
             const @pair attacks = both & up & ~beyond;
             return attacks[0] | attacks[1];",
        );
    });
}
