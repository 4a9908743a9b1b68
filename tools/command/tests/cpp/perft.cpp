// perft LAYOUT DEPTH BOARD SIDE CASTLING EN_PASSANT: the count, and the seconds of processor time that
// it took, on a line.
#include "lerf.h"
#include "w.h"

#include "perft.hpp"

#include <cstdio>
#include <cstdlib>
#include <ctime>

CHESS_BOARD(LerfBoard, lerf, LERF);
CHESS_BOARD(WBoard, w, W);

template <class B> int run(char **arguments) {
    const Position<B> position(arguments[3], arguments[4], arguments[5], arguments[6]);
    const std::clock_t start = std::clock();
    const std::uint64_t nodes = position.perft((unsigned)std::atoi(arguments[2]));
    const double seconds = (double)(std::clock() - start) / CLOCKS_PER_SEC;
    std::printf("%llu %.6f\n", (unsigned long long)nodes, seconds);
    return 0;
}

int main(int count, char **arguments) {
    const std::string layout = count == 7 ? arguments[1] : "";
    if (layout == "lerf") return run<LerfBoard>(arguments);
    if (layout == "w") return run<WBoard>(arguments);
    std::fprintf(stderr, "perft lerf|w DEPTH BOARD SIDE CASTLING EN_PASSANT\n");
    return 2;
}
