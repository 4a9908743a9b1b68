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

// The slots around each square, and which men reach which of them. Men that move alike have a class, one bit.
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

// ---- Bytes by slot

#if defined(QUADRILLE_PERMUTES_AT_ONCE)
typedef __m512i quadrille_slots;

// Masks of all lanes spare undefined lanes, of which compilers warn that they are not initialised.
QUADRILLE_PLAIN quadrille_slots quadrille_load_slots(const uint8_t *bytes) {
    return _mm512_loadu_si512(bytes);
}
QUADRILLE_PLAIN quadrille_slots quadrille_fill_slots(uint8_t byte) {
    return _mm512_set1_epi8((char)byte);
}
QUADRILLE_PLAIN quadrille_slots quadrille_permute(const uint8_t *board, const uint8_t *squares) {
    const __m512i from = _mm512_loadu_si512(squares);
    return _mm512_maskz_permutexvar_epi8(~_mm512_movepi8_mask(from), from, _mm512_loadu_si512(board));
}
QUADRILLE_PLAIN quadrille_slots quadrille_by_code(const uint8_t *table, quadrille_slots codes, uint64_t among) {
    (void)among;
    const __m128i row = _mm_loadu_si128((const __m128i *)(const void *)table);
    return _mm512_shuffle_epi8(_mm512_maskz_broadcast_i32x4(0xffff, row), codes);
}
QUADRILLE_PLAIN uint64_t quadrille_common_bits(quadrille_slots a, quadrille_slots b) {
    return _mm512_test_epi8_mask(a, b);
}

#elif defined(QUADRILLE_HAS_VECTORS)
typedef struct quadrille_slots {
    __m256i low, high;
} quadrille_slots;

QUADRILLE_PLAIN quadrille_slots quadrille_load_slots(const uint8_t *bytes) {
    const __m256i *const halves = (const __m256i *)(const void *)bytes;
    const quadrille_slots slots = {_mm256_loadu_si256(halves), _mm256_loadu_si256(halves + 1)};
    return slots;
}
QUADRILLE_PLAIN quadrille_slots quadrille_fill_slots(uint8_t byte) {
    const __m256i half = _mm256_set1_epi8((char)byte);
    const quadrille_slots slots = {half, half};
    return slots;
}
QUADRILLE_PLAIN __m256i quadrille_row(const uint8_t *row) {
    return _mm256_broadcastsi128_si256(_mm_loadu_si128((const __m128i *)(const void *)row));
}
// A shuffle takes the lowest four bits, and gives 0 if the highest is set. The two between choose a quarter of the board.
QUADRILLE_PLAIN __m256i quadrille_permute_half(const uint8_t *board, __m256i from) {
    const __m256i a = _mm256_shuffle_epi8(quadrille_row(board), from);
    const __m256i b = _mm256_shuffle_epi8(quadrille_row(board + 16), from);
    const __m256i c = _mm256_shuffle_epi8(quadrille_row(board + 32), from);
    const __m256i d = _mm256_shuffle_epi8(quadrille_row(board + 48), from);
    const __m256i bit_4 = _mm256_slli_epi16(from, 3), bit_5 = _mm256_slli_epi16(from, 2);
    return _mm256_blendv_epi8(_mm256_blendv_epi8(a, b, bit_4), _mm256_blendv_epi8(c, d, bit_4), bit_5);
}
QUADRILLE_PLAIN quadrille_slots quadrille_permute(const uint8_t *board, const uint8_t *squares) {
    const quadrille_slots from = quadrille_load_slots(squares);
    const quadrille_slots slots = {quadrille_permute_half(board, from.low), quadrille_permute_half(board, from.high)};
    return slots;
}
QUADRILLE_PLAIN quadrille_slots quadrille_by_code(const uint8_t *table, quadrille_slots codes, uint64_t among) {
    (void)among;
    const __m256i row = quadrille_row(table);
    const quadrille_slots slots = {_mm256_shuffle_epi8(row, codes.low), _mm256_shuffle_epi8(row, codes.high)};
    return slots;
}
QUADRILLE_PLAIN uint32_t quadrille_zeros(__m256i bytes) {
    return (uint32_t)_mm256_movemask_epi8(_mm256_cmpeq_epi8(bytes, _mm256_setzero_si256()));
}
QUADRILLE_PLAIN uint64_t quadrille_common_bits(quadrille_slots a, quadrille_slots b) {
    const uint32_t low = quadrille_zeros(_mm256_and_si256(a.low, b.low));
    return ~((uint64_t)quadrille_zeros(_mm256_and_si256(a.high, b.high)) << 32 | low);
}

#else
typedef struct quadrille_slots {
    uint64_t rays[8];
} quadrille_slots;

// The bytes of each ray, the nearest in the lowest bits.
QUADRILLE_PLAIN quadrille_slots quadrille_load_slots(const uint8_t *bytes) {
    quadrille_slots slots = {{0, 0, 0, 0, 0, 0, 0, 0}};
    for (unsigned slot = 0; slot < 64; slot++) {
        slots.rays[slot / 8] |= (uint64_t)bytes[slot] << slot % 8 * 8;
    }
    return slots;
}
// The same byte in all slots.
QUADRILLE_PLAIN quadrille_slots quadrille_fill_slots(uint8_t byte) {
    quadrille_slots slots;
    for (unsigned ray = 0; ray < 8; ray++) {
        slots.rays[ray] = byte * 0x0101010101010101ull;
    }
    return slots;
}
// The codes of the board by slot, 0 off the board. A branch there would be mispredicted at each edge.
QUADRILLE_PLAIN quadrille_slots quadrille_permute(const uint8_t *board, const uint8_t *squares) {
    quadrille_slots slots = {{0, 0, 0, 0, 0, 0, 0, 0}};
    for (unsigned slot = 0; slot < 64; slot++) {
        const unsigned is_there = (squares[slot] >> 7) - 1u;
        slots.rays[slot / 8] |= (uint64_t)(board[squares[slot] & 63] & is_there) << slot % 8 * 8;
    }
    return slots;
}
// The entries of a table for the codes in some slots; others may have any.
QUADRILLE_PLAIN quadrille_slots quadrille_by_code(const uint8_t *table, quadrille_slots codes, uint64_t among) {
    quadrille_slots slots = {{0, 0, 0, 0, 0, 0, 0, 0}};
    for (; among != 0; among &= among - 1) {
        const unsigned slot = quadrille_lowest_64(among);
        slots.rays[slot / 8] |= (uint64_t)table[codes.rays[slot / 8] >> slot % 8 * 8 & 15] << slot % 8 * 8;
    }
    return slots;
}
// The slots in which two bytes have a bit in common. A sum reaches bit 7 unless the lower bits are 0, and a product
// gathers these bits.
QUADRILLE_PLAIN uint64_t quadrille_common_bits(quadrille_slots a, quadrille_slots b) {
    uint64_t slots = 0;
    for (unsigned ray = 0; ray < 8; ray++) {
        const uint64_t both = a.rays[ray] & b.rays[ray];
        const uint64_t some = (((both & 0x7f7f7f7f7f7f7f7full) + 0x7f7f7f7f7f7f7f7full) | both) & 0x8080808080808080ull;
        slots |= ((some >> 7) * 0x0102040810204080ull >> 56) << 8 * ray;
    }
    return slots;
}
#endif

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

// ---- Men around a square

// The men around a square, until the mailbox changes: `squares[slot]` is the number of the square in a slot, and `closest`
// has the slots of all men that are seen from the square.
struct quadrille_around {
    const uint8_t *board, *squares;
    quadrille_slots codes, classes;
    uint64_t closest, known;
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
    around.codes = quadrille_permute(around.board, around.squares);
    around.closest = quadrille_closest(quadrille_common_bits(around.codes, quadrille_fill_slots(15)));
    around.classes = quadrille_by_code(set->classes, around.codes, around.closest);
    around.known = quadrille_common_bits(around.classes, quadrille_fill_slots(255)) & around.closest;
    return around;
}

// The slots of the men that a man with this code attacks.
QUADRILLE_PLAIN uint64_t quadrille_attacks(
    const struct quadrille_threats *set, const struct quadrille_around *around, unsigned code
) {
    uint64_t reached = set->attacks[code];
    if (set->rows > 1) {
        const quadrille_slots by_move = quadrille_fill_slots(set->by_move[code]);
        reached |= set->moves[code] & quadrille_common_bits(around->classes, by_move);
    }
    return reached & around->known;
}

// The slots of the men that attack a man with this code.
QUADRILLE_PLAIN uint64_t quadrille_attackers(
    const struct quadrille_threats *set, const struct quadrille_around *around, unsigned code
) {
    const quadrille_slots back = quadrille_load_slots(set->back[set->rows > 1 ? set->variants[code] : 0]);
    return quadrille_common_bits(around->classes, back) & around->closest;
}

QUADRILLE_PLAIN uint64_t quadrille_riders(const struct quadrille_threats *set, const struct quadrille_around *around) {
    return quadrille_common_bits(around->classes, quadrille_load_slots(set->riders)) & around->closest;
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
    const __m512i men = quadrille_in_lanes(around->codes, squares, slots, are_victims);
    _mm512_storeu_si512(list, _mm512_add_epi32(men, _mm512_set1_epi32((int)rest)));
    return quadrille_count_64(slots);
}
// Writes the codes and the squares of each rider and of his victim, plus the rest of the attack.
QUADRILLE_PLAIN unsigned quadrille_write_xrays(
    const struct quadrille_around *around, struct quadrille_xrays xrays, uint32_t rest, struct quadrille_attack *list
) {
    const __m512i codes = around->codes, squares = _mm512_loadu_si512(around->squares);
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

// Writes the attacks of a man and those on him, and gives how many. Attacks are written with codes, which are numbers of men
// plus 1.
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

// Gives a square a code, writes the changes, and gives how many. While a man stands there nothing changes behind him.
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
