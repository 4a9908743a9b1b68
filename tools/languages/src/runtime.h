// The runtime of layouts in C: the functions that look their data up. Headers of layouts carry it, and a file that includes
// several of them reads it once. Its functions have the names of the Rust runtime, with the bits of their words at the end.
//
// It is C11, C99 and C++14 alike. With QUADRILLE_CHECKED functions end the program if an argument is outside their domain;
// without, nothing is compiled for this.

#if defined(__cplusplus) && __cplusplus < 201402L && !(defined(_MSVC_LANG) && _MSVC_LANG >= 201402L)
#error "this header needs C++14 or later: compile with -std=c++14 or -std=c++17"
#else

#include <stdint.h>
#ifndef __cplusplus
#include <stdbool.h>
#endif
#ifdef QUADRILLE_CHECKED
#include <stdio.h>
#include <stdlib.h>
#endif

// Instructions of a target are no constant expressions: where the compiler cannot tell whether one
// is asked for, they are not used in C++.
#if !defined(__cplusplus)
#define QUADRILLE_IS_CONSTANT() 0
#elif defined(__clang__)
#if __clang_major__ >= 9
#define QUADRILLE_IS_CONSTANT() __builtin_is_constant_evaluated()
#endif
#elif defined(__GNUC__)
#if __GNUC__ >= 9
#define QUADRILLE_IS_CONSTANT() __builtin_is_constant_evaluated()
#endif
#elif defined(_MSC_VER)
#if _MSC_VER >= 1925
#define QUADRILLE_IS_CONSTANT() __builtin_is_constant_evaluated()
#endif
#endif
#if defined(_MSC_VER) && (defined(_M_X64) || defined(_M_ARM64)) && defined(QUADRILLE_IS_CONSTANT)
#include <intrin.h>
#define QUADRILLE_HAS_BIT_SCANS 1
#endif

// If the target has BMI2, bits are extracted by its instruction; elsewhere, and with QUADRILLE_NO_PEXT, there are
// other tables. With QUADRILLE_PEXT_LOOPS the former are used everywhere, by loops.
#if defined(QUADRILLE_IS_CONSTANT) && !defined(QUADRILLE_NO_PEXT)
#if defined(__BMI2__) && defined(__x86_64__) && defined(__GNUC__)
#define QUADRILLE_HAS_PEXT_INSTRUCTION 1
#define QUADRILLE_EXTRACTED(word, mask) __builtin_ia32_pext_di(word, mask)
#define QUADRILLE_DEPOSITED(word, mask) __builtin_ia32_pdep_di(word, mask)
#elif defined(_M_X64) && (defined(__clang__) ? defined(__BMI2__) : defined(__AVX2__))
#define QUADRILLE_HAS_PEXT_INSTRUCTION 1
#define QUADRILLE_EXTRACTED(word, mask) _pext_u64(word, mask)
#define QUADRILLE_DEPOSITED(word, mask) _pdep_u64(word, mask)
#endif
#endif
#if defined(QUADRILLE_HAS_PEXT_INSTRUCTION) || defined(QUADRILLE_PEXT_LOOPS)
#define QUADRILLE_HAS_PEXT 1
#endif

// If the target has AVX2, the lines of bishops and rooks go through one vector. If it has GFNI, sets are flipped by
// a product of matrices of bits. If it has AVX-512, bits are fetched from anywhere in a word, and lists are written
// by it. QUADRILLE_NO_VECTORS turns all of these off.
#if defined(__x86_64__) && defined(__GNUC__) && defined(QUADRILLE_IS_CONSTANT) && !defined(QUADRILLE_NO_VECTORS)
#if defined(__AVX2__)
#define QUADRILLE_HAS_VECTORS 1
#endif
#if defined(__GFNI__) && defined(__SSSE3__)
#define QUADRILLE_MULTIPLIES_BITS 1
#endif
#if defined(__AVX512BITALG__) && defined(__AVX512BW__)
#define QUADRILLE_GATHERS_BITS 1
#endif
#if defined(__AVX512VBMI2__) && defined(__AVX512BW__)
#define QUADRILLE_MOVES_BYTES_TOGETHER 1
#endif
#endif

// The target reverses the bits of a word at once, or counts them.
#if defined(__aarch64__) && defined(__clang__) && defined(QUADRILLE_IS_CONSTANT)
#define QUADRILLE_REVERSES_BITS 1
#endif
#if !defined(__x86_64__) || defined(__POPCNT__)
#define QUADRILLE_COUNTS_BITS 1
#endif

// Statements for targets that have such instructions, where no constant is asked for.
#define QUADRILLE_IF_NOT_CONSTANT(...) if (!QUADRILLE_IS_CONSTANT()) { __VA_ARGS__ }
#define QUADRILLE_IF_NEVER(...)
#if defined(QUADRILLE_HAS_VECTORS)
#define QUADRILLE_IF_HAS_VECTORS QUADRILLE_IF_NOT_CONSTANT
#else
#define QUADRILLE_IF_HAS_VECTORS QUADRILLE_IF_NEVER
#endif
#if defined(QUADRILLE_MULTIPLIES_BITS)
#define QUADRILLE_IF_MULTIPLIES_BITS QUADRILLE_IF_NOT_CONSTANT
#else
#define QUADRILLE_IF_MULTIPLIES_BITS QUADRILLE_IF_NEVER
#endif
#if defined(QUADRILLE_GATHERS_BITS)
#define QUADRILLE_IF_GATHERS_BITS QUADRILLE_IF_NOT_CONSTANT
#else
#define QUADRILLE_IF_GATHERS_BITS QUADRILLE_IF_NEVER
#endif
#if defined(QUADRILLE_REVERSES_BITS)
#define QUADRILLE_IF_REVERSES_BITS QUADRILLE_IF_NOT_CONSTANT
#else
#define QUADRILLE_IF_REVERSES_BITS QUADRILLE_IF_NEVER
#endif

// In C++ all functions are constant expressions where their arguments are, and from C++17 on the files
// that include a header share all tables.
#ifdef __GNUC__
#define QUADRILLE_ALWAYS __attribute__((always_inline))
#else
#define QUADRILLE_ALWAYS
#endif
#if defined(__cpp_inline_variables)
#define QUADRILLE_TABLE inline constexpr
#elif defined(__cplusplus)
#define QUADRILLE_TABLE static constexpr
#endif
#ifdef __cplusplus
#define QUADRILLE_FUNCTION constexpr inline
#define QUADRILLE_INLINE QUADRILLE_ALWAYS constexpr inline
#define QUADRILLE_PLAIN QUADRILLE_ALWAYS inline
#else
#define QUADRILLE_FUNCTION static inline
#define QUADRILLE_INLINE QUADRILLE_ALWAYS static inline
#define QUADRILLE_PLAIN QUADRILLE_ALWAYS static inline
#endif
#ifdef QUADRILLE_CHECKED
#define QUADRILLE_CHECK(condition) ((condition) ? (void)0 : quadrille_failed(#condition, __func__))
#else
#define QUADRILLE_CHECK(condition) ((void)0)
#endif
//@ namespace

// ---- Words

// The operations on words of 64 bits, by the names that they have for wider ones, which may be functions.
#define quadrille_low_64(word) ((uint64_t)(word))
#define quadrille_wide_64(word) ((uint64_t)(word))
#define quadrille_bit_64(square) ((uint64_t)1 << (square))
#define quadrille_not_64(word) (~(word))
#define quadrille_and_64(a, b) ((a) & (b))
#define quadrille_or_64(a, b) ((a) | (b))
#define quadrille_xor_64(a, b) ((a) ^ (b))
#define quadrille_add_64(a, b) ((a) + (b))
#define quadrille_sub_64(a, b) ((a) - (b))
#define quadrille_up_64(word, by) ((word) << (by))
#define quadrille_down_64(word, by) ((word) >> (by))
#define quadrille_equal_64(a, b) ((a) == (b))
#define quadrille_at_most_64(a, b) ((a) <= (b))
#define quadrille_is_empty_64(word) ((word) == 0)
#define quadrille_is_some_64(word) ((word) != 0)

#ifdef QUADRILLE_CHECKED
// Ends the program, because a function was called with wrong arguments.
QUADRILLE_PLAIN void quadrille_failed(const char *condition, const char *function) {
    fprintf(stderr, "%s: not %s\n", function, condition);
    abort();
}
#endif

// A word rotated towards its most significant bit.
QUADRILLE_INLINE uint32_t quadrille_rotate_left_32(uint32_t word, unsigned by) {
    return word << (by & 31) | word >> ((0 - by) & 31);
}

// The bytes of a word in opposite order.
QUADRILLE_INLINE uint32_t quadrille_swap_bytes_32(uint32_t word) {
#if defined(__GNUC__)
    return __builtin_bswap32(word);
#else
    const uint32_t pairs = (word & 0x00ff00ffu) << 8 | (word >> 8 & 0x00ff00ffu);
    return pairs << 16 | pairs >> 16;
#endif
}

// The bytes of a word in opposite order.
QUADRILLE_INLINE uint64_t quadrille_swap_bytes_64(uint64_t word) {
#if defined(__GNUC__)
    return __builtin_bswap64(word);
#else
    return (uint64_t)quadrille_swap_bytes_32((uint32_t)word) << 32 | quadrille_swap_bytes_32((uint32_t)(word >> 32));
#endif
}

// The bits of a word in opposite order.
QUADRILLE_INLINE uint64_t quadrille_reverse_bits_64(uint64_t word) {
#if defined(QUADRILLE_REVERSES_BITS)
    return __builtin_bitreverse64(word);
#else
    word = (word & 0x5555555555555555ull) << 1 | (word >> 1 & 0x5555555555555555ull);
    word = (word & 0x3333333333333333ull) << 2 | (word >> 2 & 0x3333333333333333ull);
    word = (word & 0x0f0f0f0f0f0f0f0full) << 4 | (word >> 4 & 0x0f0f0f0f0f0f0f0full);
    return quadrille_swap_bytes_64(word);
#endif
}

// The bits of a word in opposite order.
QUADRILLE_INLINE uint32_t quadrille_reverse_bits_32(uint32_t word) {
    return (uint32_t)(quadrille_reverse_bits_64(word) >> 32);
}

// The number of bits set.
QUADRILLE_INLINE unsigned quadrille_count_64(uint64_t word) {
#if defined(__GNUC__) && (defined(__POPCNT__) || !(defined(__x86_64__) || defined(__i386__)))
    return (unsigned)__builtin_popcountll(word);
#else
    word -= word >> 1 & 0x5555555555555555ull;
    word = (word & 0x3333333333333333ull) + (word >> 2 & 0x3333333333333333ull);
    word = (word + (word >> 4)) & 0x0f0f0f0f0f0f0f0full;
    return (unsigned)(word * 0x0101010101010101ull >> 56);
#endif
}

// The number of the least significant bit of a word that is not 0.
QUADRILLE_INLINE unsigned quadrille_lowest_64(uint64_t word) {
    QUADRILLE_CHECK(word != 0);
#if defined(__GNUC__)
    return (unsigned)__builtin_ctzll(word);
#else
#if defined(QUADRILLE_HAS_BIT_SCANS)
    if (!QUADRILLE_IS_CONSTANT()) {
        unsigned long found = 0;
        (void)_BitScanForward64(&found, word);
        return (unsigned)found;
    }
#endif
    unsigned number = 0;
    while (number < 63 && (word & 1) == 0) {
        word >>= 1;
        number++;
    }
    return number;
#endif
}

// The number of the most significant bit of a word that is not 0.
QUADRILLE_INLINE unsigned quadrille_highest_64(uint64_t word) {
    QUADRILLE_CHECK(word != 0);
#if defined(__GNUC__)
    return 63u ^ (unsigned)__builtin_clzll(word);
#else
#if defined(QUADRILLE_HAS_BIT_SCANS)
    if (!QUADRILLE_IS_CONSTANT()) {
        unsigned long found = 0;
        (void)_BitScanReverse64(&found, word);
        return (unsigned)found;
    }
#endif
    unsigned number = 0;
    while (number < 63 && (word >> 63) == 0) {
        word <<= 1;
        number++;
    }
    return 63 - number;
#endif
}

// ---- Wide words

// The high and the low half of a word, and those of a row of a table, whose braces are no expression in C.
#ifdef __cplusplus
#define QUADRILLE_HALVES(word, high, low) word(low, high)
#else
#define QUADRILLE_HALVES(word, high, low) ((word){low, high})
#endif
#if defined(__SIZEOF_INT128__) && !defined(QUADRILLE_NO_INT128)
#define QUADRILLE_HAS_INT128 1
#define QUADRILLE_128(high, low) ((quadrille_u128)(high) << 64 | (low))
#define QUADRILLE_U128(high, low) QUADRILLE_128(high, low)
__extension__ typedef unsigned __int128 quadrille_u128;

// The operations on words as those of an integer; without it they are functions.
#define quadrille_high_half_128(word) ((uint64_t)((word) >> 64))
#define quadrille_low_half_128(word) ((uint64_t)(word))
#define quadrille_low_128(word) ((uint64_t)(word))
#define quadrille_wide_128(word) ((quadrille_u128)(word))
#define quadrille_bit_128(square) ((quadrille_u128)1 << (square))
#define quadrille_not_128(word) (~(word))
#define quadrille_and_128(a, b) ((a) & (b))
#define quadrille_or_128(a, b) ((a) | (b))
#define quadrille_xor_128(a, b) ((a) ^ (b))
#define quadrille_add_128(a, b) ((a) + (b))
#define quadrille_sub_128(a, b) ((a) - (b))
#define quadrille_mul_128(a, b) ((a) * (b))
#define quadrille_up_128(word, by) ((word) << (by))
#define quadrille_down_128(word, by) ((word) >> (by))
#define quadrille_equal_128(a, b) ((a) == (b))
#define quadrille_at_most_128(a, b) ((a) <= (b))
#define quadrille_is_empty_128(word) ((word) == 0)
#define quadrille_is_some_128(word) ((word) != 0)
#else
#define QUADRILLE_128(high, low) {low, high}
#define QUADRILLE_U128(high, low) QUADRILLE_HALVES(quadrille_u128, high, low)
#endif
#define QUADRILLE_256(a, b, c, d) {QUADRILLE_128(c, d), QUADRILLE_128(a, b)}
#define QUADRILLE_U256(high, low) QUADRILLE_HALVES(quadrille_u256, high, low)

//@ for N WORD H HALF MAKE: 128 quadrille_u128 64 uint64_t U128
#if !defined(QUADRILLE_HAS_INT128) || N != 128

// A word of N bits for compilers and targets without such an integer: two halves, and the operations that layouts have.
// In C++ the operations are operators, too.
typedef struct WORD {
    HALF low, high;
#ifdef __cplusplus
    constexpr WORD() : low(), high() {}
    constexpr WORD(HALF lower, HALF upper) : low(lower), high(upper) {}
    template <class T> constexpr WORD(T value)
        : low(static_cast<HALF>(value)),
          high(static_cast<HALF>(sizeof(T) > sizeof(HALF) ? value >> (sizeof(T) > sizeof(HALF) ? H : 0) : 0)) {}
    explicit constexpr operator bool() const { return static_cast<bool>(low) || static_cast<bool>(high); }
    template <class T> explicit constexpr operator T() const {
        return static_cast<T>(sizeof(T) > sizeof(HALF)
            ? static_cast<T>(static_cast<T>(high) << (sizeof(T) > sizeof(HALF) ? H : 0)) | static_cast<T>(low)
            : static_cast<T>(low));
    }
#endif
} WORD;

QUADRILLE_INLINE HALF quadrille_high_half_N(WORD word) {
    return word.high;
}
QUADRILLE_INLINE HALF quadrille_low_half_N(WORD word) {
    return word.low;
}
QUADRILLE_INLINE uint64_t quadrille_low_N(WORD word) {
    return low_H(word.low);
}
QUADRILLE_INLINE WORD quadrille_wide_N(uint64_t word) {
    return QUADRILLE_MAKE(wide_H(0), wide_H(word));
}
QUADRILLE_INLINE WORD quadrille_not_N(WORD word) {
    return QUADRILLE_MAKE(not_H(word.high), not_H(word.low));
}
QUADRILLE_INLINE WORD quadrille_and_N(WORD a, WORD b) {
    return QUADRILLE_MAKE(and_H(a.high, b.high), and_H(a.low, b.low));
}
QUADRILLE_INLINE WORD quadrille_or_N(WORD a, WORD b) {
    return QUADRILLE_MAKE(or_H(a.high, b.high), or_H(a.low, b.low));
}
QUADRILLE_INLINE WORD quadrille_xor_N(WORD a, WORD b) {
    return QUADRILLE_MAKE(xor_H(a.high, b.high), xor_H(a.low, b.low));
}
QUADRILLE_INLINE bool quadrille_equal_N(WORD a, WORD b) {
    return equal_H(a.high, b.high) && equal_H(a.low, b.low);
}
QUADRILLE_INLINE bool quadrille_is_empty_N(WORD word) {
    return is_empty_H(word.high) && is_empty_H(word.low);
}
QUADRILLE_INLINE bool quadrille_is_some_N(WORD word) {
    return is_some_H(word.high) || is_some_H(word.low);
}
QUADRILLE_INLINE bool quadrille_at_most_N(WORD a, WORD b) {
    return equal_H(a.high, b.high) ? at_most_H(a.low, b.low) : at_most_H(a.high, b.high);
}

// Sums and differences wrap; the low halves carry a bit to the high ones.
QUADRILLE_INLINE WORD quadrille_add_N(WORD a, WORD b) {
    const HALF low = add_H(a.low, b.low), high = add_H(a.high, b.high);
    return QUADRILLE_MAKE(at_most_H(a.low, low) ? high : add_H(high, wide_H(1)), low);
}
QUADRILLE_INLINE WORD quadrille_sub_N(WORD a, WORD b) {
    const HALF low = sub_H(a.low, b.low), high = sub_H(a.high, b.high);
    return QUADRILLE_MAKE(at_most_H(b.low, a.low) ? high : sub_H(high, wide_H(1)), low);
}

// Shifts by less than N.
QUADRILLE_INLINE WORD quadrille_up_N(WORD word, unsigned by) {
    return by == 0 ? word
        : by >= H ? QUADRILLE_MAKE(up_H(word.low, by - H), wide_H(0))
        : QUADRILLE_MAKE(or_H(up_H(word.high, by), down_H(word.low, H - by)), up_H(word.low, by));
}
QUADRILLE_INLINE WORD quadrille_down_N(WORD word, unsigned by) {
    return by == 0 ? word
        : by >= H ? QUADRILLE_MAKE(wide_H(0), down_H(word.high, by - H))
        : QUADRILLE_MAKE(down_H(word.high, by), or_H(down_H(word.low, by), up_H(word.high, H - by)));
}
QUADRILLE_INLINE WORD quadrille_bit_N(uintptr_t square) {
    return square < H ? QUADRILLE_MAKE(wide_H(0), bit_H(square)) : QUADRILLE_MAKE(bit_H(square - H), wide_H(0));
}

// A product; the second factor has few bits, as a rule.
QUADRILLE_INLINE WORD quadrille_mul_N(WORD a, WORD b) {
    WORD product = wide_N(0);
    for (; is_some_N(b); b = down_N(b, 1), a = up_N(a, 1)) {
        product = (low_N(b) & 1) != 0 ? add_N(product, a) : product;
    }
    return product;
}

#ifdef __cplusplus
constexpr WORD operator~(WORD a) { return quadrille_not_N(a); }
constexpr WORD operator&(WORD a, WORD b) { return quadrille_and_N(a, b); }
constexpr WORD operator|(WORD a, WORD b) { return quadrille_or_N(a, b); }
constexpr WORD operator^(WORD a, WORD b) { return quadrille_xor_N(a, b); }
constexpr WORD operator+(WORD a, WORD b) { return quadrille_add_N(a, b); }
constexpr WORD operator-(WORD a, WORD b) { return quadrille_sub_N(a, b); }
constexpr WORD operator*(WORD a, WORD b) { return quadrille_mul_N(a, b); }
constexpr bool operator==(WORD a, WORD b) { return quadrille_equal_N(a, b); }
constexpr bool operator!=(WORD a, WORD b) { return !quadrille_equal_N(a, b); }
constexpr bool operator<=(WORD a, WORD b) { return quadrille_at_most_N(a, b); }
constexpr WORD &operator&=(WORD &a, WORD b) { return a = a & b; }
constexpr WORD &operator|=(WORD &a, WORD b) { return a = a | b; }
constexpr WORD &operator^=(WORD &a, WORD b) { return a = a ^ b; }
template <class T> constexpr WORD operator<<(WORD a, T by) { return quadrille_up_N(a, static_cast<unsigned>(by)); }
template <class T> constexpr WORD operator>>(WORD a, T by) { return quadrille_down_N(a, static_cast<unsigned>(by)); }
#endif
#endif
//@ end

//@ for N WORD H HALF MAKE: 128 quadrille_u128 64 uint64_t U128

// The bytes of a word in opposite order.
QUADRILLE_INLINE WORD quadrille_swap_bytes_N(WORD word) {
    return QUADRILLE_MAKE(quadrille_swap_bytes_H(low_half_N(word)), quadrille_swap_bytes_H(high_half_N(word)));
}

// The bits of a word in opposite order.
QUADRILLE_INLINE WORD quadrille_reverse_bits_N(WORD word) {
    return QUADRILLE_MAKE(quadrille_reverse_bits_H(low_half_N(word)), quadrille_reverse_bits_H(high_half_N(word)));
}

// The number of bits set.
QUADRILLE_INLINE unsigned quadrille_count_N(WORD word) {
    return quadrille_count_H(low_half_N(word)) + quadrille_count_H(high_half_N(word));
}

// The number of the least significant bit of a word that is not 0.
QUADRILLE_INLINE unsigned quadrille_lowest_N(WORD word) {
    const HALF low = low_half_N(word);
    return is_empty_H(low) ? H + quadrille_lowest_H(high_half_N(word)) : quadrille_lowest_H(low);
}

// The number of the most significant bit of a word that is not 0.
QUADRILLE_INLINE unsigned quadrille_highest_N(WORD word) {
    const HALF high = high_half_N(word);
    return is_empty_H(high) ? quadrille_highest_H(low_half_N(word)) : H + quadrille_highest_H(high);
}
//@ end

// The bits of a word under a mask, moved together.
QUADRILLE_INLINE uint64_t quadrille_extract(uint64_t word, uint64_t mask) {
#if defined(QUADRILLE_HAS_PEXT_INSTRUCTION)
    if (!QUADRILLE_IS_CONSTANT()) {
        return QUADRILLE_EXTRACTED(word, mask);
    }
#endif
    uint64_t extracted = 0;
    for (unsigned to = 0; mask != 0; to++, mask &= mask - 1) {
        extracted |= (word >> quadrille_lowest_64(mask) & 1) << to;
    }
    return extracted;
}

// The lowest bits of a word, moved to the bits of a mask.
QUADRILLE_INLINE uint64_t quadrille_deposit(uint64_t word, uint64_t mask) {
#if defined(QUADRILLE_HAS_PEXT_INSTRUCTION)
    if (!QUADRILLE_IS_CONSTANT()) {
        return QUADRILLE_DEPOSITED(word, mask);
    }
#endif
    uint64_t deposited = 0;
    for (unsigned from = 0; mask != 0; from++, mask &= mask - 1) {
        deposited |= (word >> from & 1) << quadrille_lowest_64(mask);
    }
    return deposited;
}

#if defined(QUADRILLE_MULTIPLIES_BITS)
typedef uint64_t quadrille_vector __attribute__((vector_size(16)));
typedef char quadrille_vector_bytes __attribute__((vector_size(16)));

// The bytes of a word in another order: each byte of `bytes` is the number of the byte that comes there; from 128 on it is 0.
QUADRILLE_PLAIN quadrille_vector_bytes quadrille_shuffled(uint64_t word, uint64_t bytes) {
    const quadrille_vector all = {word, 0}, by = {bytes, 0};
    return bytes == 0x0706050403020100ull ? (quadrille_vector_bytes)all
        : (quadrille_vector_bytes)__builtin_ia32_pshufb128((quadrille_vector_bytes)all, (quadrille_vector_bytes)by);
}

// Each byte times a matrix: bit j of the product is the parity of the bits that the byte shares with byte 7 - j of the matrix.
QUADRILLE_PLAIN uint64_t quadrille_by_matrix(uint64_t word, uint64_t bytes, uint64_t matrix) {
    const quadrille_vector by = {matrix, 0};
    return ((quadrille_vector)__builtin_ia32_vgf2p8affineqb_v16qi(
        quadrille_shuffled(word, bytes), (quadrille_vector_bytes)by, 0))[0];
}

// The same product with the factors exchanged.
QUADRILLE_PLAIN uint64_t quadrille_turned_by_matrix(uint64_t word, uint64_t bytes, uint64_t matrix) {
    const quadrille_vector by = {matrix, 0};
    return ((quadrille_vector)__builtin_ia32_vgf2p8affineqb_v16qi(
        (quadrille_vector_bytes)by, quadrille_shuffled(word, bytes), 0))[0];
}
#endif

#if defined(QUADRILLE_GATHERS_BITS)
typedef uint64_t quadrille_vector_512 __attribute__((vector_size(64)));
typedef char quadrille_bytes_512 __attribute__((vector_size(64)));

// Bits fetched from anywhere in a word, where the mask has ones: each byte of a to h is the number of the bit to fetch.
QUADRILLE_PLAIN uint64_t quadrille_gathered(uint64_t word, uint64_t a, uint64_t b, uint64_t c, uint64_t d,
    uint64_t e, uint64_t f, uint64_t g, uint64_t h, uint64_t mask) {
    const quadrille_vector_512 words = {word, word, word, word, word, word, word, word};
    const quadrille_vector_512 numbers = {a, b, c, d, e, f, g, h};
    return mask & (uint64_t)__builtin_ia32_vpshufbitqmb512_mask(
        (quadrille_bytes_512)words, (quadrille_bytes_512)numbers, ~0ull);
}
#endif

// ---- Lists of moves

//@ for SIZE MOVE: 16 uint16_t, 32 uint32_t

// Writes a number for each bit of a word: two entries at a time, the last one twice if their number is odd; or as many as
// fill 32 bytes, with entries of bit 0 past the last. A word of one bit has a branch of its own.
QUADRILLE_INLINE unsigned quadrille_write_SIZE_64(uint64_t word, MOVE first, MOVE factor, MOVE *list) {
    unsigned count = 0;
    if (word == 0) {
        return 0;
    }
    if ((word & (word - 1)) == 0) {
        list[0] = (MOVE)(first + factor * quadrille_lowest_64(word));
        return 1;
    }
#if defined(QUADRILLE_MOVES_BYTES_TOGETHER)
    if (!QUADRILLE_IS_CONSTANT()) {
        typedef char vector_of_bytes __attribute__((vector_size(64)));
        vector_of_bytes numbers = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23,
            24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47,
            48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63};
        const vector_of_bytes none = {0};
        unsigned char chosen[64] = {0};
        numbers = (vector_of_bytes)__builtin_ia32_compressqi512_mask(numbers, none, word);
        __builtin_memcpy(chosen, &numbers, sizeof chosen);
        count = quadrille_count_64(word);
        for (unsigned done = 0; done < count; done += 256 / SIZE) {
            for (unsigned index = done; index < done + 256 / SIZE; index++) {
                list[index] = (MOVE)(first + factor * chosen[index]);
            }
        }
        return count;
    }
#endif
#if defined(QUADRILLE_COUNTS_BITS)
    count = quadrille_count_64(word);
    for (; word != 0; list += 2) {
        list[0] = (MOVE)(first + factor * quadrille_lowest_64(word));
        const uint64_t rest = word & (word - 1);
        list[1] = (MOVE)(first + factor * quadrille_lowest_64(rest != 0 ? rest : word));
        word = rest & (rest - 1);
    }
#else
    for (; word != 0; word &= word - 1) {
        list[count++] = (MOVE)(first + factor * quadrille_lowest_64(word));
    }
#endif
    return count;
}

//@ end

//@ for SIZE MOVE N WORD H: 16 uint16_t 128 quadrille_u128 64, 32 uint32_t 128 quadrille_u128 64

// Writes the numbers of a wide word, half by half.
QUADRILLE_INLINE unsigned quadrille_write_SIZE_N(WORD word, MOVE first, MOVE factor, MOVE *list) {
    const unsigned low = quadrille_write_SIZE_H(low_half_N(word), first, factor, list);
    return low + quadrille_write_SIZE_H(high_half_N(word), (MOVE)(first + (MOVE)H * factor), factor, list + low);
}
//@ end

// ---- Keys

// A word as a factor of 64 bits; the halves of a wide one are added.
QUADRILLE_INLINE uint64_t quadrille_folded_64(uint64_t word) {
    return word;
}

// A word as a factor of 64 bits after a rotation upwards; of a wide word only the upper half is rotated.
QUADRILLE_INLINE uint64_t quadrille_fold_rotated_64(uint64_t word, unsigned by) {
    return word << (by & 63) | word >> ((0 - by) & 63);
}

//@ for N WORD H: 128 quadrille_u128 64

// A word as a factor of 64 bits; the halves of a wide one are added.
QUADRILLE_INLINE uint64_t quadrille_folded_N(WORD word) {
    return quadrille_folded_H(low_half_N(word)) + quadrille_folded_H(high_half_N(word));
}

// A word as a factor of 64 bits after a rotation upwards; of a wide word only the upper half is rotated.
QUADRILLE_INLINE uint64_t quadrille_fold_rotated_N(WORD word, unsigned by) {
    return quadrille_folded_H(low_half_N(word)) + quadrille_fold_rotated_H(high_half_N(word), by);
}
//@ end

// Split magics of all lines at once: the key of a square, and the index of its first set.
struct quadrille_overlapped_key {
    uint64_t mask, magic;
    uint32_t offset;
};

// The squares attacked along all lines of a square, whose sets lie among those of others.
QUADRILLE_INLINE uint64_t quadrille_overlapped_attacks_64(
    const struct quadrille_overlapped_key *key, const uint64_t *sets, unsigned shift, uint64_t occupancy) {
    return sets[key->offset + (unsigned)((occupancy & key->mask) * key->magic >> shift)];
}

// PEXT: the relevant mask, the mask of all rays, whose bits a set is kept as, and the index of a square's first set.
struct quadrille_pext_key {
    uint64_t mask, all, offset;
};

// The squares attacked along all lines: extracted bits are the key, and the set is deposited from the bits kept.
QUADRILLE_INLINE uint64_t quadrille_pext_attacks_64(
    const struct quadrille_pext_key *key, const uint16_t *sets, uint64_t occupancy) {
    return quadrille_deposit(sets[(uintptr_t)key->offset + (uintptr_t)quadrille_extract(occupancy, key->mask)], key->all);
}

// The key of a lame leaper's squares, which lie in a window around it.
QUADRILLE_INLINE unsigned quadrille_lame_key_64(uint64_t window, uint64_t mask, uint64_t magic, unsigned shift) {
    return (unsigned)((window & mask) * magic >> shift);
}

//@ for N WORD: 64 uint64_t, 128 quadrille_u128

// ---- Words of N bits

// The result of a function: the union of a value for each square of a set, or for the numbers from 0 to `count`.
#define QUADRILLE_UNION_OF_SQUARES_N(type, square, set, value) \
    WORD united = wide_N(0); \
    for (WORD rest = (set); is_some_N(rest); rest = quadrille_rest_N(rest)) { \
        const type square = (type)quadrille_lowest_N(rest); \
        united = or_N(united, (value)); \
    } \
    return united
#define QUADRILLE_UNION_OF_NUMBERS_N(number, count, value) \
    WORD united = wide_N(0); \
    for (unsigned number = 0; number < (count); number++) { \
        united = or_N(united, (value)); \
    } \
    return united

// The result of a function: a set, and what it reaches step by step, where `next` is a step from those that were `added`.
#define QUADRILLE_FLOOD_N(added, set, next) \
    WORD reached = wide_N(0); \
    for (WORD added = (set); is_some_N(added); added = and_N((next), not_N(reached))) { \
        reached = or_N(reached, added); \
    } \
    return reached

// A set without its least square.
QUADRILLE_INLINE WORD quadrille_rest_N(WORD set) {
    return and_N(set, sub_N(set, wide_N(1)));
}

// All bits from the highest one set on; all bits of the word 0.
QUADRILLE_INLINE WORD quadrille_from_N(WORD word) {
    return up_N(not_N(wide_N(0)), quadrille_highest_N(or_N(word, wide_N(1))));
}

// A set with every number greater by `up`, or less by `down`.
QUADRILLE_INLINE WORD quadrille_moved_N(WORD set, unsigned up, unsigned down) {
    return down_N(up_N(set, up), down);
}

// True if a set has at most `most` squares. If `most` is small, squares are taken out of the set.
QUADRILLE_INLINE bool quadrille_has_at_most_N(WORD set, unsigned most) {
    for (; most > 8; most--) {
        set = quadrille_rest_N(set);
    }
#define QUADRILLE_TAKEN(least) set = most >= (least) ? quadrille_rest_N(set) : set;
    QUADRILLE_TAKEN(8)
    QUADRILLE_TAKEN(7)
    QUADRILLE_TAKEN(6)
    QUADRILLE_TAKEN(5)
    QUADRILLE_TAKEN(4)
    QUADRILLE_TAKEN(3)
    QUADRILLE_TAKEN(2)
    QUADRILLE_TAKEN(1)
#undef QUADRILLE_TAKEN
    return is_empty_N(set);
}

// The lesser of two words.
QUADRILLE_INLINE WORD quadrille_least_N(WORD a, WORD b) {
    return at_most_N(a, b) ? a : b;
}

// A word rotated towards its most significant bit.
QUADRILLE_INLINE WORD quadrille_rotate_left_N(WORD word, unsigned by) {
    return or_N(up_N(word, by & (N - 1)), down_N(word, (0 - by) & (N - 1)));
}

// Split magics: the key of one line.
struct quadrille_key_N {
    WORD mask;
    uint64_t magic;
};

// Split magics: the key of one line after a rotation upwards; of a wide word only the upper half is rotated.
struct quadrille_rotated_key_N {
    WORD mask;
    uint64_t magic;
    uint8_t rotation;
};

// Split magics: the squares attacked along one line, which has a set for each key.
QUADRILLE_INLINE WORD quadrille_split_attacks_N(
    const struct quadrille_key_N *key, const WORD *sets, unsigned shift, WORD occupancy) {
    return sets[(uintptr_t)(quadrille_folded_N(and_N(occupancy, key->mask)) * key->magic >> shift)];
}

// Split magics: the squares attacked along one line, whose occupancy is rotated.
QUADRILLE_INLINE WORD quadrille_split_attacks_rotated_N(
    const struct quadrille_rotated_key_N *key, const WORD *sets, unsigned shift, WORD occupancy) {
    return sets[(uintptr_t)(quadrille_fold_rotated_N(and_N(occupancy, key->mask), key->rotation) * key->magic >> shift)];
}

// Magics: the key, the index of a square's first byte and of its first set, and the distance by which products are shifted
// down. If a byte names two sets, the lowest 11 bits of `sets` are the first list, and the bits above are the distance from
// there to the second.
struct quadrille_magic_N {
    WORD mask;
    uint64_t magic;
    uint32_t offset;
    uint16_t sets;
    uint8_t shift;
};

// Magics whose pattern complements bits of the masked word, which is then rotated up; of a wide word only the upper half is.
struct quadrille_magic_with_pattern_N {
    WORD mask, pattern;
    uint64_t magic;
    uint32_t offset;
    uint16_t sets;
    uint8_t shift, rotation;
};

// The index of the byte of an occupancy.
QUADRILLE_INLINE unsigned quadrille_magic_key_N(const struct quadrille_magic_N *square, WORD occupancy) {
    return square->offset + (unsigned)(quadrille_folded_N(and_N(occupancy, square->mask)) * square->magic >> square->shift);
}

// The index of the byte of an occupancy, after the pattern and the rotation.
QUADRILLE_INLINE unsigned quadrille_magic_key_with_pattern_N(
    const struct quadrille_magic_with_pattern_N *square, WORD occupancy) {
    const WORD seen = xor_N(and_N(occupancy, square->mask), square->pattern);
    return square->offset + (unsigned)(quadrille_fold_rotated_N(seen, square->rotation) * square->magic >> square->shift);
}

// Magics: a key leads to a byte, and that to a set.
QUADRILLE_INLINE WORD quadrille_magic_attacks_N(unsigned key, unsigned first, const uint8_t *index, const WORD *sets) {
    return sets[first + index[key]];
}

// Magics whose bytes name two sets, each by half of the byte and along half of the lines.
QUADRILLE_INLINE WORD quadrille_magic_attacks_per_line_N(
    unsigned key, unsigned lists, const uint8_t *index, const WORD *sets) {
    const unsigned named = index[key], first = lists & 2047;
    return or_N(sets[first + (named & 15)], sets[first + (lists >> 11) + (named >> 4)]);
}

// The squares behind the first blockers, up to the next ones: `names` has by key the set without the first blockers.
QUADRILLE_INLINE WORD quadrille_magic_hops_past_N(
    unsigned key, unsigned first, const uint8_t *index, const uint8_t *names, const WORD *sets) {
    return xor_N(sets[first + index[key]], sets[first + names[key]]);
}

// The squares right behind the first blockers: `names` has by set the set whose rays are a square longer.
QUADRILLE_INLINE WORD quadrille_magic_hops_next_N(
    unsigned key, unsigned first, const uint8_t *index, const uint8_t *names, const WORD *sets) {
    const unsigned nearest = first + index[key];
    return xor_N(sets[nearest], sets[first + names[nearest]]);
}

// Obstruction difference: a subtraction along a line whose order a swap of bytes reverses.
QUADRILLE_INLINE WORD quadrille_difference_attacks_swapped_N(WORD mask, uintptr_t square, WORD occupancy) {
    const WORD own = bit_N(square), occupied = and_N(occupancy, mask);
    const WORD above = sub_N(occupied, up_N(own, 1));
    const WORD below = sub_N(quadrille_swap_bytes_N(occupied), up_N(quadrille_swap_bytes_N(own), 1));
    return and_N(xor_N(above, quadrille_swap_bytes_N(below)), mask);
}

// Obstruction difference along any line: the squares from the nearest occupied one on one side to the nearest on the other;
// if nothing below is occupied, bit 0 serves as the blocker.
QUADRILLE_INLINE WORD quadrille_difference_attacks_N(WORD mask, uintptr_t square, WORD occupancy) {
    const WORD own = bit_N(square), occupied = and_N(occupancy, mask);
#if defined(QUADRILLE_REVERSES_BITS)
    if (!QUADRILLE_IS_CONSTANT()) {
        const WORD reversed = sub_N(quadrille_reverse_bits_N(occupied), up_N(quadrille_reverse_bits_N(own), 1));
        return and_N(xor_N(sub_N(occupied, up_N(own, 1)), quadrille_reverse_bits_N(reversed)), mask);
    }
#endif
    const WORD above = and_N(occupied, sub_N(wide_N(0), own)), below = and_N(occupied, sub_N(own, wide_N(1)));
    return and_N(xor_N(above, sub_N(above, wide_N(1))), and_N(quadrille_from_N(below), mask));
}

// The attacks along the line in the square's byte, by its bit there and by the six bits between the ends of the byte.
QUADRILLE_INLINE WORD quadrille_attacks_in_byte_N(const uint8_t (*rows)[64], uintptr_t square, WORD occupancy) {
    const unsigned byte = (unsigned)(square & 120);
    return up_N(wide_N(rows[square & 7][(uintptr_t)low_N(down_N(down_N(occupancy, byte), 1)) & 63]), byte);
}

// The classical approach: the ray in a direction, less the rays behind its blockers. `rays` has a square's rays in a row.
QUADRILLE_INLINE WORD quadrille_classical_attacks_N(
    const WORD *rays, unsigned directions, unsigned direction, uintptr_t square, WORD occupancy) {
    const WORD ray = rays[square * directions + direction];
    WORD behind = wide_N(0);
    for (WORD rest = and_N(ray, occupancy); is_some_N(rest); rest = quadrille_rest_N(rest)) {
        behind = or_N(behind, rays[quadrille_lowest_N(rest) * directions + direction]);
    }
    return and_N(ray, not_N(behind));
}

// The squares attacked along a ray whose numbers rise: up to the lowest occupied one.
QUADRILLE_INLINE WORD quadrille_rising_N(WORD ray, WORD occupancy) {
    const WORD occupied = and_N(ray, occupancy);
    return and_N(ray, xor_N(occupied, sub_N(occupied, wide_N(1))));
}

// The squares attacked along a ray whose numbers fall: down to the highest occupied one.
QUADRILLE_INLINE WORD quadrille_falling_N(WORD ray, WORD occupancy) {
    return and_N(ray, quadrille_from_N(and_N(ray, occupancy)));
}

// The occupancy for a second look-up, by which a hopper goes on behind its hurdles: without those that the first one met.
QUADRILLE_INLINE WORD quadrille_past_N(WORD met, WORD occupancy, WORD hurdles) {
    return xor_N(occupancy, and_N(met, and_N(occupancy, hurdles)));
}

// The occupancy for a second look-up, by which a hopper stops right behind its hurdles: all squares that the first one did
// not reach, and pieces that are no hurdles.
QUADRILLE_INLINE WORD quadrille_next_N(WORD met, WORD occupancy, WORD hurdles) {
    return or_N(not_N(met), and_N(occupancy, not_N(hurdles)));
}

// The targets of a lame leaper along one path; no squares if the path is blocked.
QUADRILLE_INLINE WORD quadrille_lame_N(WORD path, WORD targets, WORD occupancy) {
    return is_empty_N(and_N(path, occupancy)) ? targets : wide_N(0);
}

// A set, and the empty squares that are reached from it in one direction: by one step, then by two and four at once.
QUADRILLE_INLINE WORD quadrille_fill_N(
    WORD set, WORD empty, unsigned up, unsigned down, WORD entered, unsigned rounds) {
#define QUADRILLE_ROUND(round) \
    if (rounds > (round)) { \
        set = or_N(set, and_N(empty, quadrille_moved_N(set, up << (round), down << (round)))); \
        empty = and_N(empty, quadrille_moved_N(empty, up << (round), down << (round))); \
    }
    empty = and_N(empty, entered);
    QUADRILLE_ROUND(0)
    QUADRILLE_ROUND(1)
    QUADRILLE_ROUND(2)
    QUADRILLE_ROUND(3)
    QUADRILLE_ROUND(4)
    QUADRILLE_ROUND(5)
    QUADRILLE_ROUND(6)
#undef QUADRILLE_ROUND
    return set;
}

// The squares that pieces on a set attack in one direction: the set is filled through empty squares, and goes a step further.
QUADRILLE_INLINE WORD quadrille_rays_of_set_N(
    WORD set, WORD empty, unsigned up, unsigned down, WORD entered, unsigned rounds) {
    return and_N(entered, quadrille_moved_N(quadrille_fill_N(set, empty, up, down, entered, rounds), up, down));
}

// A set, and the empty squares on the rays from it up to the first occupied ones; `back` has the opposite rays. A blocker
// cuts the ray behind it; if another one is nearer, the next step cuts the ray again.
QUADRILLE_INLINE WORD quadrille_fill_along_rays_N(const WORD *rays, const WORD *back, WORD set, WORD empty) {
    WORD reached = set;
    for (; is_some_N(set); set = quadrille_rest_N(set)) {
        WORD ray = rays[quadrille_lowest_N(set)];
        for (WORD cut = and_N(ray, not_N(empty)); is_some_N(cut); cut = and_N(ray, not_N(empty))) {
            ray = and_N(ray, back[quadrille_lowest_N(cut)]);
        }
        reached = or_N(reached, ray);
    }
    return reached;
}

// A walk of a piece where edges wrap: the squares where it may begin, those that it may pass, and those where it may end;
// the row of its step, the first row of the steps to the squares that it passes before, and how many these are; how often
// the step is repeated; and where a hopper lands behind its hurdle: 1 anywhere, 2 on the next square, and 0 for a ride.
// The hurdle must be the first square if `is_near`.
struct quadrille_walk_N {
    WORD from, within, ends;
    uint16_t step, path;
    uint8_t passed, range, landing, is_near;
};

// The squares that a walk reaches. `steps` has, by row and number, the square that a step leads to, which is the same one
// if there is none. Lines end before they get back.
QUADRILLE_FUNCTION WORD quadrille_walked_N(const struct quadrille_walk_N *walk, const uint8_t *steps, unsigned numbers,
    unsigned square, WORD occupancy, WORD hurdles) {
    WORD within = and_N(walk->within, not_N(bit_N(square))), reached = wide_N(0);
    unsigned at = square;
    bool is_over = walk->landing == 0;
    if (is_empty_N(and_N(walk->from, bit_N(square)))) {
        return reached;
    }
    for (unsigned row = walk->path, end = row + walk->passed; row < end; row++) {
        at = steps[row * numbers + square];
        if (is_empty_N(and_N(and_N(within, not_N(occupancy)), bit_N(at)))) {
            return reached;
        }
    }
    within = and_N(within, not_N(bit_N(at)));
    for (unsigned count = 0; count < walk->range; count++) {
        const unsigned to = steps[walk->step * numbers + at];
        if (to == at || is_empty_N(and_N(within, bit_N(to)))) {
            break;
        }
        at = to;
        const bool is_occupied = is_some_N(and_N(occupancy, bit_N(at)));
        if (is_over) {
            reached = or_N(reached, bit_N(at));
            if (is_occupied || walk->landing == 2) {
                break;
            }
        } else if (is_occupied) {
            if (is_empty_N(and_N(hurdles, bit_N(at)))) {
                break;
            }
            is_over = true;
        } else if (walk->is_near != 0) {
            break;
        }
    }
    return and_N(reached, walk->ends);
}

// The number of squares of a set before one of them; 255 if it is none of them.
QUADRILLE_INLINE unsigned quadrille_rank_in_set_N(WORD set, unsigned square) {
    const WORD own = bit_N(square);
    return is_empty_N(and_N(set, own)) ? 255 : quadrille_count_N(and_N(set, sub_N(own, wide_N(1))));
}

// The union of the images of groups of bits, of at most 32 groups those that `used` has. They are united in four sums, to
// keep the chain of unions short.
QUADRILLE_INLINE WORD quadrille_by_tables_N(const WORD *tables, unsigned used, unsigned bits, WORD word) {
#define QUADRILLE_IMAGE(group) ((used >> (group) & 1) == 0 ? wide_N(0) \
    : tables[((uintptr_t)(group) << bits) + ((uintptr_t)low_N(down_N(word, (group) * bits & (N - 1))) & (((uintptr_t)1 << bits) - 1))])
#define QUADRILLE_IMAGES(first) or_N( \
    or_N(or_N(QUADRILLE_IMAGE(first), QUADRILLE_IMAGE(first + 4)), or_N(QUADRILLE_IMAGE(first + 8), QUADRILLE_IMAGE(first + 12))), \
    or_N(or_N(QUADRILLE_IMAGE(first + 16), QUADRILLE_IMAGE(first + 20)), or_N(QUADRILLE_IMAGE(first + 24), QUADRILLE_IMAGE(first + 28))))
    return or_N(or_N(QUADRILLE_IMAGES(0), QUADRILLE_IMAGES(1)), or_N(QUADRILLE_IMAGES(2), QUADRILLE_IMAGES(3)));
#undef QUADRILLE_IMAGES
#undef QUADRILLE_IMAGE
}
//@ end

// ---- Maps of squares by their numbers

// Bit n of a word moved to the number n ^ by, for `by` from 0 to 63.
QUADRILLE_INLINE uint64_t quadrille_exchanged_64(uint64_t word, unsigned by) {
    const uint64_t lower[6] = {0x5555555555555555ull, 0x3333333333333333ull, 0x0f0f0f0f0f0f0f0full,
        0x00ff00ff00ff00ffull, 0x0000ffff0000ffffull, 0x00000000ffffffffull};
    if ((by & 56) == 56) {
        word = quadrille_swap_bytes_64(word);
        by &= 7;
    }
    for (unsigned level = 0; level < 6; level++) {
        if ((by >> level & 1) != 0) {
            word = (word & lower[level]) << (1u << level) | (word >> (1u << level) & lower[level]);
        }
    }
    return word;
}

//@ for N WORD H HALF MAKE: 128 quadrille_u128 64 uint64_t U128

// Bit n of a wider word moved to the number n ^ by.
QUADRILLE_INLINE WORD quadrille_exchanged_N(WORD word, unsigned by) {
    const HALF low = quadrille_exchanged_H(low_half_N(word), by & (H - 1));
    const HALF high = quadrille_exchanged_H(high_half_N(word), by & (H - 1));
    return by >= H ? QUADRILLE_MAKE(low, high) : QUADRILLE_MAKE(high, low);
}

// Bit n of a word moved to the number last - n; no bits are above `last`.
QUADRILLE_INLINE WORD quadrille_reversed_N(WORD word, unsigned last) {
    return down_N(quadrille_reverse_bits_N(word), N - 1 - last);
}

// Each bit n of a word moved to the number `numbers[n]`.
QUADRILLE_INLINE WORD quadrille_renumbered_N(WORD word, const uint8_t *numbers) {
    WORD image = wide_N(0);
    for (; is_some_N(word); word = quadrille_rest_N(word)) {
        image = or_N(image, bit_N(numbers[quadrille_lowest_N(word)]));
    }
    return image;
}
//@ end

// ---- A bishop and a rook in a vector

#if defined(QUADRILLE_HAS_VECTORS)
typedef uint64_t quadrille_vector_4 __attribute__((vector_size(32)));
typedef uint64_t quadrille_vector_2 __attribute__((vector_size(16)));
typedef char quadrille_bytes_32 __attribute__((vector_size(32)));

// Obstruction difference along two lines of a bishop and one of a rook: twice the square's bit, which is the last lane, is
// subtracted from the occupied squares of each line, and again with all bytes swapped.
QUADRILLE_PLAIN quadrille_vector_4 quadrille_along_lanes(
    const uint64_t (*lanes)[4], uintptr_t square, uint64_t occupancy) {
    const quadrille_vector_4 swap = {
        0x0001020304050607ull, 0x08090a0b0c0d0e0full, 0x0001020304050607ull, 0x08090a0b0c0d0e0full};
    const uint64_t up = lanes[square][3], down = lanes[square ^ 56][3];
    quadrille_vector_4 masks;
    __builtin_memcpy(&masks, lanes[square], sizeof masks);
    const quadrille_vector_4 occupied = masks & occupancy;
    const quadrille_vector_4 above = occupied - up;
    const quadrille_vector_4 swapped =
        (quadrille_vector_4)__builtin_ia32_pshufb256((quadrille_bytes_32)occupied, (quadrille_bytes_32)swap);
    const quadrille_vector_4 below = swapped - down;
    return masks & (above
        ^ (quadrille_vector_4)__builtin_ia32_pshufb256((quadrille_bytes_32)below, (quadrille_bytes_32)swap));
}

// The union of the attacks along the three lines.
QUADRILLE_PLAIN uint64_t quadrille_along_any_lane_64(const uint64_t (*lanes)[4], uintptr_t square, uint64_t occupancy) {
    const quadrille_vector_4 along = quadrille_along_lanes(lanes, square, occupancy);
    quadrille_vector_2 halves[2];
    __builtin_memcpy(halves, &along, sizeof halves);
    const quadrille_vector_2 of_rook = {halves[1][0], 0}, either = halves[0] | of_rook;
    return either[0] | either[1];
}
#endif

// ---- Numbers of pairs

// The number of a pair, or `count`: the sum of the first number of both men, which depends on whose square is later, of the
// offset of the attacker's square, and of the stride times the rank of the victim's square among those attacked.
QUADRILLE_INLINE unsigned quadrille_pair_number(unsigned count, unsigned later, unsigned earlier, unsigned from, unsigned to,
    unsigned offset, unsigned rank, unsigned stride) {
    const unsigned number = (to <= from ? later : earlier) + offset + rank * stride;
    return rank == 255 || count <= number ? count : number;
}

// The number of a couple by the triangle of both men's slots; `count` if they do not stand near each other.
QUADRILLE_INLINE unsigned quadrille_couple_number(
    unsigned count, unsigned first, unsigned one, unsigned other, bool is_near) {
    const unsigned high = one <= other ? other : one, low = one <= other ? one : other;
    return !is_near || high == 65535 ? count : first + (high * (high - 1) >> 1) + low;
}

// The slot of a man on a square; 65535 if he cannot stand there, or forms no couples.
QUADRILLE_INLINE unsigned quadrille_slot_in_couples(const uint16_t *slots, unsigned row, unsigned square) {
    return row == 1u << 28 ? 65535 : slots[row + square];
}

// The number of king steps between two squares.
QUADRILLE_INLINE unsigned quadrille_distance(unsigned file_a, unsigned file_b, unsigned rank_a, unsigned rank_b) {
    const unsigned files = file_b <= file_a ? file_a - file_b : file_b - file_a;
    const unsigned ranks = rank_b <= rank_a ? rank_a - rank_b : rank_b - rank_a;
    return ranks <= files ? files : ranks;
}

// A file or a rank that is `by` from another of `count`, which wrap.
QUADRILLE_INLINE unsigned quadrille_around(unsigned at, int by, unsigned count) {
    const int rest = by % (int)count;
    return (at + (rest < 0 ? (unsigned)(rest + (int)count) : (unsigned)rest)) % count;
}

// The number of king steps where edges wrap; `turn_files` and `turn_ranks` are the lengths of a way around.
QUADRILLE_INLINE unsigned quadrille_distance_around(unsigned file_a, unsigned file_b, unsigned rank_a, unsigned rank_b,
    unsigned turn_files, unsigned turn_ranks) {
    const unsigned files = file_b <= file_a ? file_a - file_b : file_b - file_a;
    const unsigned ranks = rank_b <= rank_a ? rank_a - rank_b : rank_b - rank_a;
    const unsigned near_files = files <= turn_files - files ? files : turn_files - files;
    const unsigned near_ranks = ranks <= turn_ranks - ranks ? ranks : turn_ranks - ranks;
    return near_ranks <= near_files ? near_files : near_ranks;
}

// True if two names are the same.
QUADRILLE_FUNCTION bool quadrille_is_name(const char *name, const char *other) {
    while (*name != 0 && *name == *other) {
        name++;
        other++;
    }
    return *name == *other;
}
