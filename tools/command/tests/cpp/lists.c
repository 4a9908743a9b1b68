// Sets written as moves, on boards of up to 64 squares and on larger ones, against loops. Prints how many.
#include "lerf.h"
#include "shogi.h"
#include <stdio.h>

static uint64_t state = 0x9e3779b97f4a7c15u;

// A set of any size: the first ones of one square, the next ones of none and of all.
static uint64_t random_set(unsigned round) {
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    if (round < 64) {
        return (uint64_t)1 << round;
    }
    if (round < 66) {
        return round == 64 ? 0 : ~(uint64_t)0;
    }
    uint64_t set = state;
    for (unsigned times = 0; times < round % 6; times++) {
        set &= set << 7 | set >> 57;
    }
    return set;
}

// Whether moves of one square each have been written.
static int small(uint64_t set, unsigned *count) {
    uint16_t list[64];
    unsigned written = lerf_write_16(set, 5, 64, list), seen = 0;
    while (set != 0) {
        if (list[seen++] != (uint16_t)(5 + 64 * lerf_pop(&set))) {
            return 0;
        }
    }
    *count += written;
    return seen == written;
}

// Whether moves of pawns that come from nine numbers below have been written.
static int large(shogi_bitboard set, unsigned *count) {
    uint32_t list[128];
    unsigned written = shogi_write_32(set, (uint32_t)-9, 129, list), seen = 0;
    while (set != 0) {
        uint32_t to = shogi_pop(&set);
        if (list[seen++] != (uint32_t)(to - 9 + 128 * to)) {
            return 0;
        }
    }
    *count += written;
    return seen == written;
}

int main(void) {
    unsigned count = 0;
    for (unsigned round = 0; round < 20000; round++) {
        uint64_t set = random_set(round);
        shogi_bitboard wide = ((shogi_bitboard)(state & 0x1ffff) << 64 | set) & SHOGI_ALL;
        if (!small(set, &count) || !large(wide, &count)) {
            printf("wrong in round %u\n", round);
            return 1;
        }
    }
    printf("%u\n", count);
    return 0;
}
