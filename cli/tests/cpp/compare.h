// Prints what an exported layout says, line by line, for `tests/export_c.rs` to compare with what the
// Rust library says. For C11 and C++17 alike.
//
// Whoever includes it has included the exported header before, and defined:
//
//     PREFIX         what the layout's names begin with: lerf
//     UPPER          the same of constants: LERF
//     SETS           if the layout has bitboards
//     USUAL_SETS     if all numbers of usual numberings fit these
//     EACH_FLIP(M, a) M(flip_vertical, a) and so on: what the board has, but for the identity
//     PIECES         a line for each function of its pieces, such as BLOCKED(rook_attacks)
//     CONVERSIONS    a line for each other layout in the header, such as CONVERSION(w)
#include <stdio.h>

#define JOIN_NOW(a, b) a##_##b
#define JOIN(a, b) JOIN_NOW(a, b)
#define F(name) JOIN(PREFIX, name)
#define C(name) JOIN(UPPER, name)
#define TEXT_NOW(name) #name
#define TEXT(name) TEXT_NOW(name)

#define EACH_SQUARE(square) \
    for (unsigned square = 0; square < C(NUMBERS); square++) if (F(is_square)(square))

// SplitMix64, as the test has it.
static uint64_t seed = 3;

static uint64_t next_random(void) {
    seed += 0x9e3779b97f4a7c15ull;
    uint64_t z = seed;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9ull;
    z = (z ^ z >> 27) * 0x94d049bb133111ebull;
    return z ^ z >> 31;
}

static void words(uint64_t high, uint64_t low) {
    printf(" %016llx%016llx", (unsigned long long)high, (unsigned long long)low);
}

// A word of either size: two shifts, as one by all its bits is none.
#define WORD(word) words((uint64_t)((word) >> 32 >> 32), (uint64_t)(word))
#define NUMBER(number) printf(" %u", (unsigned)(number))

#define ROW(title, values) \
    do { \
        printf("%s", title); \
        values; \
        printf("\n"); \
    } while (0)

static void squares(void) {
    ROW("board", NUMBER(C(FILES)); NUMBER(C(RANKS)); NUMBER(C(SQUARES)); NUMBER(C(NUMBERS)));
    ROW("is_square", for (unsigned n = 0; n < 300; n++) NUMBER(F(is_square)(n)));
    ROW("names", EACH_SQUARE(s) printf(" %s", F(names)[s]));
    ROW("parse", EACH_SQUARE(s) NUMBER(F(parse)(F(names)[s])));
    ROW("parse nothing", NUMBER(F(parse)("") == C(NO_SQUARE)); NUMBER(F(parse)("a1x") == C(NO_SQUARE)));
    ROW("file", EACH_SQUARE(s) NUMBER(F(file)((F(square))s)));
    ROW("rank", EACH_SQUARE(s) NUMBER(F(rank)((F(square))s)));
    ROW("at", for (unsigned f = 0; f < C(FILES) + 2; f++) for (unsigned r = 0; r < C(RANKS) + 2; r++) {
        const F(square) square = F(at)(f, r);
        NUMBER(square == C(NO_SQUARE) ? 999 : square);
    });
    const unsigned beyond[3] = {256, 0x80000000u, 0xffffffffu};
    ROW("beyond", for (unsigned n = 0; n < 3; n++) {
        const int steps = n == 0 ? 256 : n == 1 ? -2147483647 - 1 : 2147483647;
        NUMBER(F(is_square)(beyond[n]));
        NUMBER(F(at)(beyond[n], 0) == C(NO_SQUARE));
        NUMBER(F(at)(0, beyond[n]) == C(NO_SQUARE));
        NUMBER(F(square_from_rank_major)(beyond[n]) == C(NO_SQUARE));
        NUMBER(F(offset)(F(square_at)[0], steps, 0) == C(NO_SQUARE));
    });
    ROW("step", EACH_SQUARE(s) for (unsigned d = 0; d < 8; d++) {
        const F(square) square = F(step)((F(square))s, (F(direction))d);
        NUMBER(square == C(NO_SQUARE) ? 999 : square);
    });
    ROW("distance", EACH_SQUARE(a) EACH_SQUARE(b) NUMBER(F(distance)((F(square))a, (F(square))b)));
    ROW("transform_square", for (unsigned m = 0; m < 8; m++) EACH_SQUARE(s) {
        const F(square) square = F(transform_square)((F(square))s, (F(symmetry))m);
        NUMBER(square == C(NO_SQUARE) ? 999 : square);
    });
}

#define USUAL(name) \
    ROW("square_to_" #name, EACH_SQUARE(s) NUMBER(F(square_to_##name)((F(square))s))); \
    ROW("square_from_" #name, for (unsigned n = 0; n < 130; n++) { \
        const F(square) square = F(square_from_##name)(n); \
        NUMBER(square == C(NO_SQUARE) ? 999 : square); \
    })

static void usual_squares(void) {
    USUAL(rank_major);
    USUAL(rank_major_from_top);
    USUAL(file_major);
    USUAL(file_major_from_top_right);
}

static F(square) random_square(void) {
    for (;;) {
        const unsigned number = (unsigned)(next_random() % C(NUMBERS));
        if (F(is_square)(number)) {
            return (F(square))number;
        }
    }
}

// All that is done with packed positions in one word, for each number of pieces.
#define PACKED(word_type, suffix, most) \
    for (unsigned pieces = 1; pieces <= C(most); pieces++) { \
        F(square) some[128], back[128]; \
        for (unsigned piece = 0; piece < pieces; piece++) { \
            some[piece] = random_square(); \
        } \
        const F(square) moved = random_square(); \
        const word_type index = F(pack##suffix)(some, pieces); \
        const word_type least = F(canonical_pieces##suffix)(index, pieces); \
        F(unpack##suffix)(index, pieces, back); \
        ROW("packed" #suffix, WORD(index); \
            for (unsigned piece = 0; piece < pieces; piece++) NUMBER(back[piece]); \
            NUMBER(F(is_packed##suffix)(index, pieces)); \
            WORD(F(set_packed##suffix)(index, pieces / 2, pieces, moved)); \
            WORD(F(swap_packed##suffix)(index, 0, pieces - 1, pieces)); \
            WORD(least)); \
        ROW("flipped" #suffix, EACH_FLIP(FLIPPED, suffix)); \
    }

#define FLIPPED(flip, suffix) WORD(F(flip##_pieces##suffix)(index, pieces));

static void packed(void) {
    PACKED(uint64_t, , MOST_PIECES)
    PACKED(F(u128), _u128, MOST_PIECES_U128)
}

#if defined(SETS) || defined(CONVERSIONS)
// Sets of any density, among them the empty one.
static F(bitboard) random_set(unsigned density) {
    F(bitboard) set = C(ALL);
    for (unsigned round = 0; round < density; round++) {
        const uint64_t low = next_random();
        const uint64_t high = next_random();
        set &= ((F(bitboard))high << 32) << 32 | low;
    }
    return set;
}
#endif

#ifdef SETS
static void geometry(void) {
    ROW("file_set", for (unsigned f = 0; f < C(FILES); f++) WORD(F(file_set)(f)));
    ROW("rank_set", for (unsigned r = 0; r < C(RANKS); r++) WORD(F(rank_set)(r)));
    ROW("relative_rank_set", for (unsigned r = 0; r < C(RANKS); r++) WORD(F(relative_rank_set)(C(BLACK), r)));
    ROW("diagonal_set", EACH_SQUARE(s) WORD(F(diagonal_set)((F(square))s)));
    ROW("anti_diagonal_set", EACH_SQUARE(s) WORD(F(anti_diagonal_set)((F(square))s)));
    ROW("neighbours", EACH_SQUARE(s) WORD(F(neighbours)((F(square))s)));
    ROW("ray", EACH_SQUARE(s) for (unsigned d = 0; d < 8; d++) WORD(F(ray)((F(square))s, (F(direction))d)));
    ROW("between", EACH_SQUARE(a) EACH_SQUARE(b) WORD(F(between)((F(square))a, (F(square))b)));
    ROW("ray_through", EACH_SQUARE(a) EACH_SQUARE(b) WORD(F(ray_through)((F(square))a, (F(square))b)));
    ROW("line_through", EACH_SQUARE(a) EACH_SQUARE(b) WORD(F(line_through)((F(square))a, (F(square))b)));
    ROW("direction_to", EACH_SQUARE(a) EACH_SQUARE(b) NUMBER(F(direction_to)((F(square))a, (F(square))b)));
    ROW("pawn_attacks", for (unsigned c = 0; c < 2; c++) EACH_SQUARE(s)
        WORD(F(pawn_attacks)((F(color))c, (F(square))s)));
    ROW("pawn_pushes", for (unsigned c = 0; c < 2; c++) EACH_SQUARE(s)
        WORD(F(pawn_pushes)((F(color))c, (F(square))s)));
}

static void sets(void) {
    for (unsigned density = 0; density < 8; density++) {
        const F(bitboard) set = random_set(density);
        ROW("set", WORD(set); NUMBER(F(count)(set)); NUMBER(F(more_than_one)(set)));
        ROW("ends", NUMBER(set == 0 ? 999 : F(first)(set)); NUMBER(set == 0 ? 999 : F(last)(set)));
        ROW("members", for (F(bitboard) rest = set; rest != 0;) NUMBER(F(pop)(&rest)));
        ROW("contains", EACH_SQUARE(s) NUMBER(F(contains)(set, (F(square))s)));
        ROW("transform", for (unsigned m = 0; m < 8; m++) WORD(F(transform)(set, (F(symmetry))m)));
        ROW("shift", for (unsigned d = 0; d < 8; d++) WORD(F(shift)(set, (F(direction))d)));
        const F(bitboard) empty = random_set(1);
        ROW("fill", for (unsigned d = 0; d < 8; d++) WORD(F(fill)(set, (F(direction))d, empty)));
        ROW("spans", WORD(F(flood_fill)(set, empty)); for (unsigned c = 0; c < 2; c++) {
            WORD(F(pawn_attacks_of_set)((F(color))c, set));
            WORD(F(front_span)((F(color))c, set));
            WORD(F(rear_span)((F(color))c, set));
            WORD(F(attack_span)((F(color))c, set));
        });
    }
    const F(bitboard) set = F(neighbours)(F(square_at)[0]) | F(bit)(F(square_at)[0]);
    F(bitboard) subset = 0;
    do {
        ROW("subset", WORD(subset));
        subset = F(next_subset)(set, subset);
    } while (subset != 0);
}

#ifdef USUAL_SETS
static void usual_sets(void) {
    for (unsigned density = 0; density < 8; density++) {
        const F(bitboard) set = random_set(density);
        ROW("to usual", WORD(F(to_rank_major)(set)); WORD(F(to_rank_major_from_top)(set));
            WORD(F(to_file_major)(set)); WORD(F(to_file_major_from_top_right)(set)));
        ROW("from usual", WORD(F(from_rank_major)(set)); WORD(F(from_rank_major_from_top)(set));
            WORD(F(from_file_major)(set)); WORD(F(from_file_major_from_top_right)(set)));
    }
}
#endif

#define OCCUPANCIES 8

// A row for each of some occupancies.
#define EACH_OCCUPANCY(name, sets) \
    for (unsigned density = 0; density < OCCUPANCIES; density++) { \
        const F(bitboard) occupancy = random_set(density); \
        const F(bitboard) hurdles = random_set(2); \
        (void)hurdles; \
        ROW(TEXT(name), sets); \
    }

#define REGION(name) ROW(#name, WORD(F(name)()));
#define COLORED_REGION(name) ROW(#name, WORD(F(name)(C(WHITE))); WORD(F(name)(C(BLACK))));
#define PLAIN(name) ROW(#name, EACH_SQUARE(s) WORD(F(name)((F(square))s)));
#define COLORED(name) \
    ROW(#name, for (unsigned c = 0; c < 2; c++) EACH_SQUARE(s) WORD(F(name)((F(color))c, (F(square))s)));
#define BLOCKED(name) EACH_OCCUPANCY(name, EACH_SQUARE(s) WORD(F(name)((F(square))s, occupancy)))
#define COLORED_BLOCKED(name) \
    EACH_OCCUPANCY(name, for (unsigned c = 0; c < 2; c++) EACH_SQUARE(s) \
        WORD(F(name)((F(color))c, (F(square))s, occupancy)))
#define OF_SET(name) \
    EACH_OCCUPANCY(name, for (unsigned n = 0; n < 8; n++) { \
        const F(bitboard) set = random_set(n); \
        WORD(F(name)(set, occupancy)); \
    })
#define COLORED_OF_SET(name) \
    EACH_OCCUPANCY(name, for (unsigned n = 0; n < 8; n++) { \
        const F(bitboard) set = random_set(n); \
        WORD(F(name)(C(WHITE), set, occupancy)); \
        WORD(F(name)(C(BLACK), set, occupancy)); \
    })
#define OVER(name) EACH_OCCUPANCY(name, EACH_SQUARE(s) WORD(F(name)((F(square))s, occupancy, hurdles)))
#define COLORED_OVER(name) \
    EACH_OCCUPANCY(name, for (unsigned c = 0; c < 2; c++) EACH_SQUARE(s) \
        WORD(F(name)((F(color))c, (F(square))s, occupancy, hurdles)))
#define BOTH(name) \
    EACH_OCCUPANCY(name, EACH_SQUARE(s) { \
        WORD(F(name)((F(square))s, occupancy).bishop); \
        WORD(F(name)((F(square))s, occupancy).rook); \
    })

static void pieces(void) {
    PIECES
}
#endif

#ifdef CONVERSIONS
#define CONVERSION(other) \
    ROW("to_" #other "_square", EACH_SQUARE(s) NUMBER(F(to_##other##_square)((F(square))s))); \
    for (unsigned density = 0; density < 8; density++) { \
        const F(bitboard) set = random_set(density); \
        ROW("to_" #other, WORD(F(to_##other)(set))); \
    } \
    for (unsigned pieces = 1; pieces <= C(MOST_PIECES_U128); pieces++) { \
        F(square) some[128]; \
        for (unsigned piece = 0; piece < pieces; piece++) { \
            some[piece] = random_square(); \
        } \
        if (pieces <= C(MOST_PIECES)) { \
            ROW("to_" #other "_pieces", WORD(F(to_##other##_pieces)(F(pack)(some, pieces), pieces))); \
        } \
        ROW("to_" #other "_pieces_u128", \
            WORD(F(to_##other##_pieces_u128)(F(pack_u128)(some, pieces), pieces))); \
    }

static void conversions(void) {
    CONVERSIONS
}
#endif

#ifdef __cplusplus
// Functions are constant expressions.
constexpr F(square) FIRST = F(square_at)[0];
static_assert(F(at)(F(file)(FIRST), F(rank)(FIRST)) == FIRST, "the first square");
static_assert(F(distance)(FIRST, FIRST) == 0, "from a square to itself");
#endif

int main(void) {
    squares();
    usual_squares();
    packed();
#ifdef SETS
    geometry();
    sets();
#ifdef USUAL_SETS
    usual_sets();
#endif
    pieces();
#endif
#ifdef CONVERSIONS
    conversions();
#endif
    return 0;
}
