// Threat inputs of networks: the attacks that begin and end as men come and go, found as by the mailbox of the Rust
// runtime. Headers carry this behind the runtime if a set of pairs of theirs has `changes: vectors`.
//
// A position is 64 bytes, a code for each square. A permutation brings the squares around one of them into 64 slots,
// eight for each ray, clockwise from north: first a leap beside the ray, then seven steps along it, the nearest first. So
// bit 8 * ray + step of a word is a slot, and the same slot of the opposite ray is 32 bits away. Bytes are permuted and
// compared by AVX-512 with VBMI2, by AVX2, or in plain words. All find the same attacks, in an order of their own.
#if defined(QUADRILLE_RUNTIME) && !defined(QUADRILLE_THREATS_H)
#define QUADRILLE_THREATS_H
#if defined(QUADRILLE_MOVES_BYTES_TOGETHER) && defined(__AVX512VBMI__)
#define QUADRILLE_PERMUTES_AT_ONCE 1
#endif
#if defined(QUADRILLE_HAS_VECTORS)
#include <immintrin.h>
#endif
QUADRILLE_OPEN

// The codes of squares: empty, or a man that the set does not know, such as a king. The code of any other man is his
// number plus 1.
enum { QUADRILLE_EMPTY = 0, QUADRILLE_BLOCKER = 15 };

// The places that a list of attacks must have; those behind the last attack may be written, too.
enum { QUADRILLE_MOST_CHANGES = 104 };

// A man who attacks another: the numbers of both men, and of their squares. The attack is new if `added` is 1, and no
// longer there if it is 0. It takes four bytes.
struct quadrille_attack {
    uint32_t attacker : 8, from : 8, victim : 8, to : 7, added : 1;
};

// A position, empty if all bytes are 0.
struct quadrille_mailbox {
    uint8_t codes[64];
};

// The slots around each square, and the men that reach them. Men that move alike have a class, one bit.
struct quadrille_threats {
    uint8_t permutations[64][64]; // by square: the square in each slot; 128 is off the board
    uint8_t riders[64];           // by slot: the classes that reach the square from there and go beyond
    uint64_t attacks[16];         // by code: the slots that a man attacks on the empty board
    uint64_t moves[16];           // by code: those of quiet moves, if some victims count by move
    uint8_t by_move[16];          // by code: the classes of victims that count by move
    uint8_t classes[16];          // by code: the class; none of squares without a man that the set knows
    uint8_t variants[16];         // by code: the row of `back` with the attackers of this man
    const uint8_t (*back)[64];    // by slot: the classes that reach the square from there
    unsigned rows, men;           // of `back`, and how many men there are
};

// ---- Rays

// The men that are seen: those on leaps, and the closest on each ray. No byte borrows from the next.
QUADRILLE_PLAIN uint64_t quadrille_closest(uint64_t occupied) {
    const uint64_t ended = occupied | 0x8181818181818181ull;
    return (ended ^ (ended - 0x0303030303030303ull)) & occupied;
}

// All steps of the rays that are opposite to those on which a step is set.
QUADRILLE_PLAIN uint64_t quadrille_opposite_rays(uint64_t steps) {
    const uint64_t last = 0x8080808080808080ull;
    const uint64_t ends = (((steps & ~last) + ~last) | steps) & last;
    const uint64_t rays = (ends | (ends - (ends >> 7))) & 0xfefefefefefefefeull;
    return quadrille_rotate_left_64(rays, 32);
}

// ---- Men in slots: quadrille_see finds those that are seen from a square, quadrille_of_classes those among them who have one
// of some classes, and quadrille_having those who have a class that the byte of their slot has.

#if defined(QUADRILLE_PERMUTES_AT_ONCE)
struct quadrille_seen {
    __m512i codes, classes;
    uint64_t closest;
};

// The mask of all lanes spares undefined ones, of which compilers warn that they are not initialised.
QUADRILLE_PLAIN struct quadrille_seen quadrille_see(
    const struct quadrille_threats *set, const uint8_t *board, const uint8_t *squares
) {
    const __m512i from = _mm512_loadu_si512(squares);
    const __m512i codes = _mm512_maskz_permutexvar_epi8(~_mm512_movepi8_mask(from), from, _mm512_loadu_si512(board));
    const __m128i classes = _mm_loadu_si128((const __m128i *)(const void *)set->classes);
    struct quadrille_seen seen;
    seen.codes = codes;
    seen.classes = _mm512_shuffle_epi8(_mm512_maskz_broadcast_i32x4(0xffff, classes), codes);
    seen.closest = quadrille_closest(_mm512_test_epi8_mask(codes, codes));
    return seen;
}
QUADRILLE_PLAIN uint64_t quadrille_of_classes(const struct quadrille_seen *seen, uint8_t classes) {
    return _mm512_test_epi8_mask(seen->classes, _mm512_set1_epi8((char)classes)) & seen->closest;
}
QUADRILLE_PLAIN uint64_t quadrille_having(const struct quadrille_seen *seen, const uint8_t *classes) {
    return _mm512_test_epi8_mask(seen->classes, _mm512_loadu_si512(classes)) & seen->closest;
}

#elif defined(QUADRILLE_HAS_VECTORS)
struct quadrille_seen {
    __m256i low, high; // classes
    uint64_t closest;
};

QUADRILLE_PLAIN __m256i quadrille_half(const uint8_t *bytes) {
    return _mm256_loadu_si256((const __m256i *)(const void *)bytes);
}
QUADRILLE_PLAIN __m256i quadrille_twice(const uint8_t *row) {
    return _mm256_broadcastsi128_si256(_mm_loadu_si128((const __m128i *)(const void *)row));
}
// A shuffle takes the lowest four bits, and gives 0 if the highest is set. The two between choose a quarter of the board.
QUADRILLE_PLAIN __m256i quadrille_permute(const uint8_t *board, __m256i from) {
    const __m256i a = _mm256_shuffle_epi8(quadrille_twice(board), from);
    const __m256i b = _mm256_shuffle_epi8(quadrille_twice(board + 16), from);
    const __m256i c = _mm256_shuffle_epi8(quadrille_twice(board + 32), from);
    const __m256i d = _mm256_shuffle_epi8(quadrille_twice(board + 48), from);
    const __m256i bit_4 = _mm256_slli_epi16(from, 3), bit_5 = _mm256_slli_epi16(from, 2);
    return _mm256_blendv_epi8(_mm256_blendv_epi8(a, b, bit_4), _mm256_blendv_epi8(c, d, bit_4), bit_5);
}
// The bytes of two halves that are not 0.
QUADRILLE_PLAIN uint64_t quadrille_some(__m256i low, __m256i high) {
    const __m256i zero = _mm256_setzero_si256();
    const uint32_t lower = (uint32_t)_mm256_movemask_epi8(_mm256_cmpeq_epi8(low, zero));
    const uint32_t upper = (uint32_t)_mm256_movemask_epi8(_mm256_cmpeq_epi8(high, zero));
    return ~((uint64_t)upper << 32 | lower);
}
QUADRILLE_PLAIN struct quadrille_seen quadrille_see(
    const struct quadrille_threats *set, const uint8_t *board, const uint8_t *squares
) {
    const __m256i low = quadrille_permute(board, quadrille_half(squares));
    const __m256i high = quadrille_permute(board, quadrille_half(squares + 32));
    const __m256i classes = quadrille_twice(set->classes);
    struct quadrille_seen seen;
    seen.low = _mm256_shuffle_epi8(classes, low);
    seen.high = _mm256_shuffle_epi8(classes, high);
    seen.closest = quadrille_closest(quadrille_some(low, high));
    return seen;
}
QUADRILLE_PLAIN uint64_t quadrille_of_classes(const struct quadrille_seen *seen, uint8_t classes) {
    const __m256i all = _mm256_set1_epi8((char)classes);
    return quadrille_some(_mm256_and_si256(seen->low, all), _mm256_and_si256(seen->high, all)) & seen->closest;
}
QUADRILLE_PLAIN uint64_t quadrille_having(const struct quadrille_seen *seen, const uint8_t *classes) {
    const __m256i low = _mm256_and_si256(seen->low, quadrille_half(classes));
    const __m256i high = _mm256_and_si256(seen->high, quadrille_half(classes + 32));
    return quadrille_some(low, high) & seen->closest;
}

#else
struct quadrille_seen {
    uint64_t closest;
    unsigned count;
    uint8_t slots[16], classes[16];
};

QUADRILLE_PLAIN struct quadrille_seen quadrille_see(
    const struct quadrille_threats *set, const uint8_t *board, const uint8_t *squares
) {
    struct quadrille_seen seen;
    seen.closest = 0;
    seen.count = 0;
    for (unsigned slot = 0; slot < 64; slot++) {
        const unsigned square = squares[slot], code = square < 64 ? board[square] : 0u;
        if (code != QUADRILLE_EMPTY) {
            seen.closest |= (uint64_t)1 << slot;
            seen.classes[seen.count] = set->classes[code];
            seen.slots[seen.count++] = (uint8_t)slot;
        }
        // The rest of a ray is hidden behind its first man, or off the board.
        if (slot % 8 != 0 && (code != QUADRILLE_EMPTY || square > 63)) {
            slot |= 7;
        }
    }
    return seen;
}
QUADRILLE_PLAIN uint64_t quadrille_of_classes(const struct quadrille_seen *seen, uint8_t classes) {
    uint64_t slots = 0;
    for (unsigned index = 0; index < seen->count; index++) {
        slots |= (uint64_t)((seen->classes[index] & classes) != 0) << seen->slots[index];
    }
    return slots;
}
QUADRILLE_PLAIN uint64_t quadrille_having(const struct quadrille_seen *seen, const uint8_t *classes) {
    uint64_t slots = 0;
    for (unsigned index = 0; index < seen->count; index++) {
        const unsigned slot = seen->slots[index] & 63u;
        slots |= (uint64_t)((seen->classes[index] & classes[slot]) != 0) << slot;
    }
    return slots;
}
#endif

// ---- Men around a square

// The men around a square, until the mailbox changes: `squares[slot]` is the number of the square in a slot, or 128 off the
// board, and `known` has the slots of all men that are seen and that the set knows.
struct quadrille_around {
    const uint8_t *board, *squares;
    struct quadrille_seen seen;
    uint64_t known;
};

// Riders that attack a man through a square if it is empty, and these men: the first of the former attacks the first of the
// latter if these are rotated by 32, and so on.
struct quadrille_xrays {
    uint64_t riders, victims;
};

QUADRILLE_PLAIN uint8_t quadrille_code(const struct quadrille_threats *set, unsigned man) {
    return man < set->men ? (uint8_t)(man + 1) : (uint8_t)QUADRILLE_BLOCKER;
}

QUADRILLE_PLAIN struct quadrille_around quadrille_men_around(
    const struct quadrille_threats *set, const struct quadrille_mailbox *mailbox, unsigned square
) {
    struct quadrille_around around;
    around.board = mailbox->codes;
    around.squares = set->permutations[square];
    around.seen = quadrille_see(set, around.board, around.squares);
    around.known = quadrille_of_classes(&around.seen, 255);
    return around;
}

// The slots of the men that a man with this code attacks.
QUADRILLE_PLAIN uint64_t quadrille_attacks(
    const struct quadrille_threats *set, const struct quadrille_around *around, unsigned code
) {
    const uint64_t attacks = set->attacks[code] & around->known;
    return set->rows == 1 ? attacks : attacks | (set->moves[code] & quadrille_of_classes(&around->seen, set->by_move[code]));
}

// The slots of the men that attack a man with this code.
QUADRILLE_PLAIN uint64_t quadrille_attackers(
    const struct quadrille_threats *set, const struct quadrille_around *around, unsigned code
) {
    return quadrille_having(&around->seen, set->back[set->rows == 1 ? 0 : set->variants[code]]);
}

QUADRILLE_PLAIN uint64_t quadrille_riders(const struct quadrille_threats *set, const struct quadrille_around *around) {
    return quadrille_having(&around->seen, set->riders);
}

QUADRILLE_PLAIN struct quadrille_xrays quadrille_xrays_through(
    const struct quadrille_threats *set, const struct quadrille_around *around
) {
    const uint64_t steps = around->known & 0xfefefefefefefefeull;
    struct quadrille_xrays xrays;
    xrays.riders = quadrille_riders(set, around) & quadrille_opposite_rays(steps);
    xrays.victims = steps & quadrille_opposite_rays(xrays.riders);
    return xrays;
}

// ---- Lists of attacks

#if defined(QUADRILLE_PERMUTES_AT_ONCE)
// The codes and the squares of up to 16 slots, in the low halves of lanes as attackers or in the high ones as victims.
QUADRILLE_PLAIN __m512i quadrille_in_lanes(__m512i codes, __m512i squares, uint64_t slots, int are_victims) {
    const __m512i places = _mm512_setr_epi32(
        0x40004000, 0x41014101, 0x42024202, 0x43034303, 0x44044404, 0x45054505, 0x46064606, 0x47074707,
        0x48084808, 0x49094909, 0x4a0a4a0a, 0x4b0b4b0b, 0x4c0c4c0c, 0x4d0d4d0d, 0x4e0e4e0e, 0x4f0f4f0f
    );
    return _mm512_maskz_permutex2var_epi8(
        are_victims ? 0xccccccccccccccccull : 0x3333333333333333ull, _mm512_maskz_compress_epi8(slots, codes), places,
        _mm512_maskz_compress_epi8(slots, squares)
    );
}
// Writes the code and the square of each slot, as attackers or as victims, plus the rest of the attack.
QUADRILLE_PLAIN unsigned quadrille_write_men(
    const struct quadrille_around *around, uint64_t slots, int are_victims, uint32_t rest, struct quadrille_attack *list
) {
    const __m512i squares = _mm512_loadu_si512(around->squares);
    const __m512i men = quadrille_in_lanes(around->seen.codes, squares, slots, are_victims);
    _mm512_storeu_si512(list, _mm512_add_epi32(men, _mm512_set1_epi32((int)rest)));
    return quadrille_count_64(slots);
}
// Writes the codes and the squares of each rider and of his victim, plus the rest of the attack.
QUADRILLE_PLAIN unsigned quadrille_write_xrays(
    const struct quadrille_around *around, struct quadrille_xrays xrays, uint32_t rest, struct quadrille_attack *list
) {
    const __m512i codes = around->seen.codes, squares = _mm512_loadu_si512(around->squares);
    const __m512i riders = quadrille_in_lanes(codes, squares, xrays.riders, 0);
    const __m512i victims = quadrille_in_lanes(
        _mm512_maskz_shuffle_i64x2(0xff, codes, codes, 0x4e), _mm512_maskz_shuffle_i64x2(0xff, squares, squares, 0x4e),
        quadrille_rotate_left_64(xrays.victims, 32), 1
    );
    const __m512i both = _mm512_or_si512(riders, victims);
    _mm512_storeu_si512(list, _mm512_add_epi32(both, _mm512_set1_epi32((int)rest)));
    return quadrille_count_64(xrays.riders);
}

#else
QUADRILLE_PLAIN uint32_t quadrille_man_in(const struct quadrille_around *around, unsigned slot) {
    const unsigned square = around->squares[slot];
    return around->board[square] | square << 8;
}
QUADRILLE_PLAIN void quadrille_write_attack(uint32_t bits, struct quadrille_attack *attack) {
    attack->attacker = bits & 255;
    attack->from = bits >> 8 & 255;
    attack->victim = bits >> 16 & 255;
    attack->to = bits >> 24 & 127;
    attack->added = bits >> 31 != 0;
}
// Writes the code and the square of each slot, as attackers or as victims, plus the rest of the attack.
QUADRILLE_PLAIN unsigned quadrille_write_men(
    const struct quadrille_around *around, uint64_t slots, int are_victims, uint32_t rest, struct quadrille_attack *list
) {
    unsigned length = 0;
    for (; slots != 0; slots &= slots - 1) {
        const uint32_t man = quadrille_man_in(around, quadrille_lowest_64(slots));
        quadrille_write_attack((are_victims ? man << 16 : man) + rest, &list[length++]);
    }
    return length;
}
// Writes the codes and the squares of each rider and of his victim, plus the rest of the attack.
QUADRILLE_PLAIN unsigned quadrille_write_xrays(
    const struct quadrille_around *around, struct quadrille_xrays xrays, uint32_t rest, struct quadrille_attack *list
) {
    unsigned length = 0;
    uint64_t victims = quadrille_rotate_left_64(xrays.victims, 32);
    for (uint64_t riders = xrays.riders; riders != 0; riders &= riders - 1, victims &= victims - 1) {
        const uint32_t from = quadrille_man_in(around, quadrille_lowest_64(riders));
        const uint32_t to = quadrille_man_in(around, quadrille_lowest_64(victims) ^ 32);
        quadrille_write_attack((from | to << 16) + rest, &list[length++]);
    }
    return length;
}
#endif

// Writes the attacks of a man and those on him, and returns their number. Attacks are written with codes, which are numbers
// of men plus 1.
QUADRILLE_PLAIN unsigned quadrille_write_man(
    const struct quadrille_threats *set, const struct quadrille_around *around, unsigned square, unsigned code,
    uint32_t added, struct quadrille_attack *list
) {
    // Men that the set does not know neither attack nor are attacked.
    if (set->classes[code] == 0) {
        return 0;
    }
    const uint32_t own = (code - 1) | square << 8;
    const unsigned length =
        quadrille_write_men(around, quadrille_attacks(set, around, code), 1, own + added - (1u << 16), list);
    return length +
        quadrille_write_men(around, quadrille_attackers(set, around, code), 0, (own << 16) + added - 1, list + length);
}

// Gives a square a code, writes the changes, and returns their number. While a man stands there nothing changes behind him.
QUADRILLE_PLAIN unsigned quadrille_change(
    const struct quadrille_threats *set, struct quadrille_mailbox *mailbox, unsigned square, uint8_t code,
    struct quadrille_attack *list
) {
    const uint32_t is_added = 1u << 31;
    const uint8_t old = mailbox->codes[square];
    unsigned length = 0;
    if (old == QUADRILLE_EMPTY && code == QUADRILLE_EMPTY) {
        return 0;
    }
    const struct quadrille_around around = quadrille_men_around(set, mailbox, square);
    if (old != QUADRILLE_EMPTY) {
        length += quadrille_write_man(set, &around, square, old, 0, list);
    }
    if (code != QUADRILLE_EMPTY) {
        length += quadrille_write_man(set, &around, square, code, is_added, list + length);
    }
    if (old == QUADRILLE_EMPTY || code == QUADRILLE_EMPTY) {
        const struct quadrille_xrays xrays = quadrille_xrays_through(set, &around);
        // Most men block nobody.
        if (xrays.riders != 0) {
            const uint32_t rest = (code == QUADRILLE_EMPTY ? is_added : 0) - (1 | 1u << 16);
            length += quadrille_write_xrays(&around, xrays, rest, list + length);
        }
    }
    mailbox->codes[square] = code;
    return length;
}

// Moves a man to another square, where he captures any man.
QUADRILLE_PLAIN unsigned quadrille_move_man(
    const struct quadrille_threats *set, struct quadrille_mailbox *mailbox, unsigned from, unsigned to,
    struct quadrille_attack *list
) {
    const uint8_t code = mailbox->codes[from];
    if (code == QUADRILLE_EMPTY || from == to) {
        return 0;
    }
    const unsigned length = quadrille_change(set, mailbox, from, QUADRILLE_EMPTY, list);
    return length + quadrille_change(set, mailbox, to, code, list + length);
}

QUADRILLE_CLOSE
#endif // QUADRILLE_THREATS_H
