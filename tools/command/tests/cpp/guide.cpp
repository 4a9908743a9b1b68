#include "lerf.h" // quadrille export lerf --to c --output lerf.h

#include <cstdio>

// Functions are constant expressions, as they are const in Rust.
static_assert(lerf_flip_vertical_square(LERF_E4) == LERF_E5, "ranks mirrored");

int main() {
    const lerf_bitboard own = lerf_bit(LERF_A1) | lerf_bit(LERF_C1);
    lerf_bitboard moves = lerf_rook_attacks(LERF_A1, own) & ~own;
    while (moves != 0) {
        std::printf("%s ", lerf_names[lerf_pop(&moves)]); // b1 a2 a3 a4 a5 a6 a7 a8
    }
}
