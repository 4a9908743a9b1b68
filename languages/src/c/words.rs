//! Words: operations of circuits that C has no operators for, and counting the squares of a set.
//!
//! Compilers that know GCC's built-in functions have one instruction for each; others get loops or
//! shifts.

use quadrille_codegen::layout::{Layout, WordSize};

use super::code::{Code, Kind};

/// The types of words and their functions.
pub fn write(code: &mut Code, layout: &Layout) {
    code.section("Words");
    code.when("defined(@CHECKED)", failed);
    wide(code, layout.word == Some(WordSize::U128));
    rotations(code);
    reversals(code);
    scans(code);
}

/// Ends a program whose argument is wrong.
fn failed(code: &mut Code) {
    code.function(
        Kind::Plain,
        "Ends the program, since a function was called with what it is not for.",
        "void @failed(const char *condition, const char *function)",
        "fprintf(stderr, \"%s: not %s\\n\", function, condition);
         abort();",
    );
}

/// Words of 128 bits, which GCC and Clang have on targets of 64 bits.
fn wide(code: &mut Code, is_needed: bool) {
    if is_needed {
        code.lines(
            "#ifndef __SIZEOF_INT128__
#error \"bitboards of this layout have 128 bits, which this compiler or target has no integer for\"
#endif",
        );
    }
    code.lines(
        "#ifdef __SIZEOF_INT128__
#define @HAS_U128 1
__extension__ typedef unsigned __int128 @u128;
#define @U128(high, low) ((@u128)(high) << 64 | (low))
#endif",
    );
}

/// A function for each width.
fn each_width(code: &mut Code, item: impl Fn(&mut Code, u32, &str)) {
    item(code, 32, "uint32_t");
    item(code, 64, "uint64_t");
    code.when("defined(@HAS_U128)", |code| item(code, 128, "@u128"));
}

fn rotations(code: &mut Code) {
    each_width(code, |code, width, word| {
        let last = width - 1;
        code.inline(
            "A word rotated towards its most significant bit.",
            &format!("{word} @rotate_left_{width}({word} word, unsigned by)"),
            &format!("return word << (by & {last}) | word >> ((0 - by) & {last});"),
        );
    });
    code.inline(
        "The bytes of a word in opposite order.",
        "uint32_t @swap_bytes_32(uint32_t word)",
        "#if defined(__GNUC__)
         return __builtin_bswap32(word);
         #else
         const uint32_t pairs = (word & 0x00ff00ffu) << 8 | (word >> 8 & 0x00ff00ffu);
         return pairs << 16 | pairs >> 16;
         #endif",
    );
    code.inline(
        "The bytes of a word in opposite order.",
        "uint64_t @swap_bytes_64(uint64_t word)",
        "#if defined(__GNUC__)
         return __builtin_bswap64(word);
         #else
         const uint32_t low = (uint32_t)word, high = (uint32_t)(word >> 32);
         return (uint64_t)@swap_bytes_32(low) << 32 | @swap_bytes_32(high);
         #endif",
    );
    by_halves(code, "The bytes of a word in opposite order.", "swap_bytes");
}

/// A reversal of a word of 128 bits: its halves reversed change places.
fn by_halves(code: &mut Code, doc: &str, name: &str) {
    let [low, high] = ["word", "(word >> 64)"].map(|half| format!("@{name}_64((uint64_t){half})"));
    code.when("defined(@HAS_U128)", |code| {
        code.inline(
            doc,
            &format!("@u128 @{name}_128(@u128 word)"),
            &format!("return @U128({low}, {high});"),
        );
    });
}

fn reversals(code: &mut Code) {
    code.inline(
        "The bits of a word in opposite order.",
        "uint64_t @reverse_bits_64(uint64_t word)",
        "#if defined(@REVERSES_BITS)
         return __builtin_bitreverse64(word);
         #else
         word = (word & 0x5555555555555555ull) << 1 | (word >> 1 & 0x5555555555555555ull);
         word = (word & 0x3333333333333333ull) << 2 | (word >> 2 & 0x3333333333333333ull);
         word = (word & 0x0f0f0f0f0f0f0f0full) << 4 | (word >> 4 & 0x0f0f0f0f0f0f0f0full);
         return @swap_bytes_64(word);
         #endif",
    );
    code.inline(
        "The bits of a word in opposite order.",
        "uint32_t @reverse_bits_32(uint32_t word)",
        "return (uint32_t)(@reverse_bits_64(word) >> 32);",
    );
    by_halves(code, "The bits of a word in opposite order.", "reverse_bits");
}

/// Where set bits are, and how many.
fn scans(code: &mut Code) {
    code.inline(
        "How many bits are set.",
        "unsigned @count_64(uint64_t word)",
        // Where x86 has no instruction for it, GCC calls a function: perft is a tenth slower then.
        "#if defined(__GNUC__) && (defined(__POPCNT__) || !(defined(__x86_64__) || defined(__i386__)))
         return (unsigned)__builtin_popcountll(word);
         #else
         word -= word >> 1 & 0x5555555555555555ull;
         word = (word & 0x3333333333333333ull) + (word >> 2 & 0x3333333333333333ull);
         word = (word + (word >> 4)) & 0x0f0f0f0f0f0f0f0full;
         return (unsigned)(word * 0x0101010101010101ull >> 56);
         #endif",
    );
    let lowest = Scan {
        name: "lowest_64",
        which: "least significant",
        built_in: "ctzll",
        of_msvc: "Forward",
    };
    lowest.write(code, "& 1) == 0", "word >>= 1");
    let highest = Scan {
        name: "highest_64",
        which: "most significant",
        built_in: "clzll",
        of_msvc: "Reverse",
    };
    highest.write(code, ">> 63) == 0", "word <<= 1");
    code.when("defined(@HAS_U128)", |code| {
        code.inline(
            "How many bits are set.",
            "unsigned @count_128(@u128 word)",
            "return @count_64((uint64_t)word) + @count_64((uint64_t)(word >> 64));",
        );
        code.inline(
            "The place of the least significant bit of a word that is not 0.",
            "unsigned @lowest_128(@u128 word)",
            "const uint64_t low = (uint64_t)word;
             return low != 0 ? @lowest_64(low) : 64 + @lowest_64((uint64_t)(word >> 64));",
        );
        code.inline(
            "The place of the most significant bit of a word that is not 0.",
            "unsigned @highest_128(@u128 word)",
            "const uint64_t high = (uint64_t)(word >> 64);
             return high != 0 ? 64 + @highest_64(high) : @highest_64((uint64_t)word);",
        );
    });
}

/// A function that looks for a set bit.
struct Scan {
    name: &'static str,
    which: &'static str,
    built_in: &'static str,
    of_msvc: &'static str,
}

impl Scan {
    /// The function; its loop tests a bit, and brings on the next.
    fn write(&self, code: &mut Code, test: &str, next: &str) {
        let Scan { name, which, built_in, of_msvc } = self;
        let (of_count, count) = match *built_in {
            "clzll" => ("63u ^ ", "63 - place"),
            _ => ("", "place"),
        };
        code.inline(
            &format!("The place of the {which} bit of a word that is not 0."),
            &format!("unsigned @{name}(uint64_t word)"),
            &format!(
                "@CHECK(word != 0);
                 #if defined(__GNUC__)
                 return {of_count}(unsigned)__builtin_{built_in}(word);
                 #else
                 #if defined(@HAS_BIT_SCANS)
                 if (!@IS_CONSTANT()) {{
                     unsigned long found = 0;
                     (void)_BitScan{of_msvc}64(&found, word);
                     return (unsigned)found;
                 }}
                 #endif
                 unsigned place = 0;
                 while (place < 63 && (word {test}) {{
                     {next};
                     place++;
                 }}
                 return {count};
                 #endif"
            ),
        );
    }
}
