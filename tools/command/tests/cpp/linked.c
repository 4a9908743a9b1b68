// One of several files of a program, which are compiled with different flags. For C and C++ alike.
//
// FILE_NAME is the name of its function: how many look-ups differ from a walk along the rays.
#include "linked.h"

static uint64_t seed = 3;

static uint64_t next_random(void) {
    seed ^= seed << 13;
    seed ^= seed >> 7;
    return seed ^= seed << 17;
}

static linked_bitboard walked(linked_square square, int files, int ranks, linked_bitboard occupancy) {
    linked_bitboard reached = 0;
    for (;;) {
        const linked_square next = linked_offset(square, files, ranks);
        if (next == LINKED_NO_SQUARE) {
            return reached;
        }
        reached |= linked_bit(next);
        if (linked_contains(occupancy, next)) {
            return reached;
        }
        square = next;
    }
}

static linked_bitboard rook(linked_square square, linked_bitboard occupancy) {
    return walked(square, 1, 0, occupancy) | walked(square, -1, 0, occupancy)
        | walked(square, 0, 1, occupancy) | walked(square, 0, -1, occupancy);
}

static linked_bitboard bishop(linked_square square, linked_bitboard occupancy) {
    return walked(square, 1, 1, occupancy) | walked(square, -1, 1, occupancy)
        | walked(square, 1, -1, occupancy) | walked(square, -1, -1, occupancy);
}

unsigned FILE_NAME(void);

unsigned FILE_NAME(void) {
    unsigned wrong = 0;
    for (unsigned index = 0; index < 100 * LINKED_SQUARES; index++) {
        const linked_square square = linked_square_at[index % LINKED_SQUARES];
        const linked_bitboard occupancy = next_random() & next_random();
        const linked_bitboard rooks = rook(square, occupancy);
        const linked_bitboard bishops = bishop(square, occupancy);
        wrong += linked_rook_attacks(square, occupancy) != rooks;
        wrong += linked_bishop_attacks(square, occupancy) != bishops;
        wrong += linked_queen_attacks(square, occupancy) != (rooks | bishops);
        wrong += linked_rook_xrays(square, 0) != 0;
    }
    return wrong;
}
