//! Instructions of processors that C has no operators for: where a compiler has them, and what they do.

use crate::lower::Target;

use super::code::Code;

/// A target's instructions in C.
struct Instructions {
    /// The condition under which bodies for the target are compiled.
    condition: &'static str,
    /// Where the condition holds, in words.
    comment: &'static str,
    /// The macros that make it hold.
    switches: &'static str,
    /// The functions that bodies call, if they are compiled under the condition.
    functions: Option<&'static str>,
}

const fn of(target: Target) -> Instructions {
    match target {
        Target::Bmi2 => Instructions {
            condition: "defined(@HAS_PEXT)",
            comment: "Where the target has BMI2, bits are extracted by its instruction; elsewhere, and with @NO_PEXT,\n\
             there are other tables. With @PEXT_LOOPS the former are used everywhere, by loops.",
            switches: "#if defined(@IS_CONSTANT) && !defined(@NO_PEXT)
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
            functions: None,
        },
        Target::Gfni => Instructions {
            condition: "defined(@MULTIPLIES_BITS)",
            comment: "Where the target has GFNI, sets are flipped by a product of matrices of bits; not with @NO_VECTORS.",
            switches: "#if defined(__GFNI__) && defined(__SSSE3__) && defined(__x86_64__) && defined(__GNUC__) \\
    && defined(@IS_CONSTANT) && !defined(@NO_VECTORS)
#define @MULTIPLIES_BITS 1
#endif",
            functions: Some(MATRICES),
        },
        Target::Bitalg => Instructions {
            condition: "defined(@GATHERS_BITS)",
            comment: "Where the target has AVX-512 BITALG, bits are fetched from anywhere in a word.",
            switches: "#if defined(__AVX512BITALG__) && defined(__x86_64__) && defined(__GNUC__) \\
    && defined(@IS_CONSTANT) && !defined(@NO_VECTORS)
#define @GATHERS_BITS 1
#endif",
            functions: Some(GATHER),
        },
        Target::Avx2 => Instructions {
            condition: "defined(@HAS_VECTORS)",
            comment: "Where the target has AVX2, the lines of bishops and rooks go through one vector; not with @NO_VECTORS.",
            switches: "#if defined(__AVX2__) && defined(__x86_64__) && defined(__GNUC__) \\
    && defined(@IS_CONSTANT) && !defined(@NO_VECTORS)
#define @HAS_VECTORS 1
#endif",
            functions: None,
        },
        Target::ReversesBits => Instructions {
            condition: "defined(@REVERSES_BITS)",
            comment: "Where the target reverses the bits of a word at once.",
            switches: "#if defined(__aarch64__) && defined(__clang__) && defined(@IS_CONSTANT)
#define @REVERSES_BITS 1
#endif",
            functions: None,
        },
    }
}

/// The macro that says whether bodies for a target are compiled.
pub fn condition(target: Target) -> &'static str {
    of(target).condition
}

/// The macros that say which compilers have them.
pub fn switches(code: &mut Code, target: Target) {
    let Instructions { comment, switches, .. } = of(target);
    code.lines("");
    code.comment(comment);
    code.lines(switches);
}

/// The functions that bodies for a target call.
pub fn permutations(code: &mut Code, target: Target) {
    if target == Target::Bmi2 {
        extractions(code);
    }
    let Instructions { condition, functions, .. } = of(target);
    if let Some(functions) = functions {
        code.lines(&format!("\n#if {condition}\n{functions}#endif"));
    }
}

/// Bits extracted and deposited, by instructions or by loops.
fn extractions(code: &mut Code) {
    let mut write = |doc: &str, signature: &str, instruction: &str, result: &str, each: &str| {
        let body = format!(
            "#if defined(@HAS_PEXT_INSTRUCTION)
             if (!@IS_CONSTANT()) {{
                 return {instruction}(word, mask);
             }}
             #endif
             uint64_t {result} = 0;
             {each}
             return {result};"
        );
        code.inline(doc, signature, &body);
    };
    write(
        "The bits of a word under a mask, moved together.",
        "uint64_t @extract(uint64_t word, uint64_t mask)",
        "@EXTRACTED",
        "extracted",
        "for (unsigned to = 0; mask != 0; to++, mask &= mask - 1) {
             extracted |= (word >> @lowest_64(mask) & 1) << to;
         }",
    );
    write(
        "The lowest bits of a word, moved to the bits of a mask.",
        "uint64_t @deposit(uint64_t word, uint64_t mask)",
        "@DEPOSITED",
        "deposited",
        "for (unsigned from = 0; mask != 0; from++, mask &= mask - 1) {
             deposited |= (word >> from & 1) << @lowest_64(mask);
         }",
    );
}

const MATRICES: &str = "\
typedef uint64_t @vector __attribute__((vector_size(16)));
typedef char @vector_bytes __attribute__((vector_size(16)));
// The bytes of a word: a byte of `bytes` is the number of that which comes there, from 128 on none.
@PLAIN @vector_bytes @shuffled(uint64_t word, uint64_t bytes)
{
    const @vector all = {word, 0}, by = {bytes, 0};
    return bytes == 0x0706050403020100ull ? (@vector_bytes)all
        : (@vector_bytes)__builtin_ia32_pshufb128((@vector_bytes)all, (@vector_bytes)by);
}
// Bit j of each byte is the parity of what the byte has in common with byte 7 - j of the matrix.
@PLAIN uint64_t @by_matrix(uint64_t word, uint64_t bytes, uint64_t matrix)
{
    const @vector by = {matrix, 0};
    return ((@vector)__builtin_ia32_vgf2p8affineqb_v16qi(@shuffled(word, bytes), (@vector_bytes)by, 0))[0];
}
// The same with the factors exchanged.
@PLAIN uint64_t @turned_by_matrix(uint64_t word, uint64_t bytes, uint64_t matrix)
{
    const @vector by = {matrix, 0};
    return ((@vector)__builtin_ia32_vgf2p8affineqb_v16qi((@vector_bytes)by, @shuffled(word, bytes), 0))[0];
}
";

const GATHER: &str = "\
typedef uint64_t @vector_512 __attribute__((vector_size(64)));
typedef char @bytes_512 __attribute__((vector_size(64)));
// Each bit of the mask from anywhere in the word: a byte of a to h is the number of a bit.
@PLAIN uint64_t @gathered(uint64_t word, uint64_t a, uint64_t b, uint64_t c, uint64_t d,
    uint64_t e, uint64_t f, uint64_t g, uint64_t h, uint64_t mask)
{
    const @vector_512 words = {word, word, word, word, word, word, word, word};
    const @vector_512 numbers = {a, b, c, d, e, f, g, h};
    return mask & (uint64_t)__builtin_ia32_vpshufbitqmb512_mask((@bytes_512)words, (@bytes_512)numbers, ~0ull);
}
";
