// Two numberings behind one template, with squares of an engine's own.
#include "lerf.h"
#include "w.h"

#include <algorithm>
#include <cstdio>

enum class Square : int {};

// What both numberings say of each square, in the order of the board.
template <class L> unsigned sum() {
    // Constants may be handed over by reference.
    unsigned sum = std::max(L::FILES, L::SQUARES) + L::count(std::min(L::ALL, L::file_set(1)));
    for (unsigned file = 0; file < L::FILES; file++) {
        for (unsigned rank = 0; rank < L::RANKS; rank++) {
            const typename L::square square = L::at(file, rank);
            sum = 31 * sum + L::count(L::queen_attacks(square, L::file_set(2) | L::rank_set(5)));
            sum += 7 * L::distance(square, L::E4) + (L::step(square, L::NORTH) == L::NO_SQUARE);
        }
    }
    return sum;
}

static_assert(Lerf<Square>::rook_attacks(Lerf<Square>::A1, 0) == 0x01010101010101feull, "on file and rank");
static_assert(W<>::count(W<>::bishop_attacks(W<>::D4, 0)) == 13, "on two diagonals");
static_assert(Lerf<>::flip_vertical_square(Lerf<>::E4) == LERF_E5, "ranks mirrored");

int main() {
    const bool same = sum<Lerf<>>() == sum<Lerf<Square>>() && sum<Lerf<>>() == sum<W<Square>>();
    std::printf("%d %u\n", same, sum<Lerf<>>() != 0);
}
