// Words: operations of circuits that C has no operators for, and counting the squares of a set. Compilers that know GCC's
// built-in functions have one instruction for each; others get loops or shifts. `@` is the layout's prefix.

#if defined(@CHECKED)

// Ends the program, since a function was called with what it is not for.
@PLAIN void @failed(const char *condition, const char *function) {
    fprintf(stderr, "%s: not %s\n", function, condition);
    abort();
}
#endif // defined(@CHECKED)
#ifdef __SIZEOF_INT128__
#define @HAS_U128 1
__extension__ typedef unsigned __int128 @u128;
#define @U128(high, low) ((@u128)(high) << 64 | (low))
#endif

// A word rotated towards its most significant bit.
@INLINE uint32_t @rotate_left_32(uint32_t word, unsigned by) {
    return word << (by & 31) | word >> ((0 - by) & 31);
}

// A word rotated towards its most significant bit.
@INLINE uint64_t @rotate_left_64(uint64_t word, unsigned by) {
    return word << (by & 63) | word >> ((0 - by) & 63);
}

#if defined(@HAS_U128)

// A word rotated towards its most significant bit.
@INLINE @u128 @rotate_left_128(@u128 word, unsigned by) {
    return word << (by & 127) | word >> ((0 - by) & 127);
}
#endif // defined(@HAS_U128)

// The bytes of a word in opposite order.
@INLINE uint32_t @swap_bytes_32(uint32_t word) {
#if defined(__GNUC__)
    return __builtin_bswap32(word);
#else
    const uint32_t pairs = (word & 0x00ff00ffu) << 8 | (word >> 8 & 0x00ff00ffu);
    return pairs << 16 | pairs >> 16;
#endif
}

// The bytes of a word in opposite order.
@INLINE uint64_t @swap_bytes_64(uint64_t word) {
#if defined(__GNUC__)
    return __builtin_bswap64(word);
#else
    const uint32_t low = (uint32_t)word, high = (uint32_t)(word >> 32);
    return (uint64_t)@swap_bytes_32(low) << 32 | @swap_bytes_32(high);
#endif
}

#if defined(@HAS_U128)

// The bytes of a word in opposite order.
@INLINE @u128 @swap_bytes_128(@u128 word) {
    return @U128(@swap_bytes_64((uint64_t)word), @swap_bytes_64((uint64_t)(word >> 64)));
}
#endif // defined(@HAS_U128)

// The bits of a word in opposite order.
@INLINE uint64_t @reverse_bits_64(uint64_t word) {
#if defined(@REVERSES_BITS)
    return __builtin_bitreverse64(word);
#else
    word = (word & 0x5555555555555555ull) << 1 | (word >> 1 & 0x5555555555555555ull);
    word = (word & 0x3333333333333333ull) << 2 | (word >> 2 & 0x3333333333333333ull);
    word = (word & 0x0f0f0f0f0f0f0f0full) << 4 | (word >> 4 & 0x0f0f0f0f0f0f0f0full);
    return @swap_bytes_64(word);
#endif
}

// The bits of a word in opposite order.
@INLINE uint32_t @reverse_bits_32(uint32_t word) {
    return (uint32_t)(@reverse_bits_64(word) >> 32);
}

#if defined(@HAS_U128)

// The bits of a word in opposite order.
@INLINE @u128 @reverse_bits_128(@u128 word) {
    return @U128(@reverse_bits_64((uint64_t)word), @reverse_bits_64((uint64_t)(word >> 64)));
}
#endif // defined(@HAS_U128)

// How many bits are set.
@INLINE unsigned @count_64(uint64_t word) {
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
@INLINE unsigned @lowest_64(uint64_t word) {
    @CHECK(word != 0);
#if defined(__GNUC__)
    return (unsigned)__builtin_ctzll(word);
#else
#if defined(@HAS_BIT_SCANS)
    if (!@IS_CONSTANT()) {
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
@INLINE unsigned @highest_64(uint64_t word) {
    @CHECK(word != 0);
#if defined(__GNUC__)
    return 63u ^ (unsigned)__builtin_clzll(word);
#else
#if defined(@HAS_BIT_SCANS)
    if (!@IS_CONSTANT()) {
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

#if defined(@HAS_U128)

// How many bits are set.
@INLINE unsigned @count_128(@u128 word) {
    return @count_64((uint64_t)word) + @count_64((uint64_t)(word >> 64));
}

// The number of the least significant bit of a word that is not 0.
@INLINE unsigned @lowest_128(@u128 word) {
    const uint64_t low = (uint64_t)word;
    return low != 0 ? @lowest_64(low) : 64 + @lowest_64((uint64_t)(word >> 64));
}

// The number of the most significant bit of a word that is not 0.
@INLINE unsigned @highest_128(@u128 word) {
    const uint64_t high = (uint64_t)(word >> 64);
    return high != 0 ? 64 + @highest_64(high) : @highest_64((uint64_t)word);
}
#endif // defined(@HAS_U128)
