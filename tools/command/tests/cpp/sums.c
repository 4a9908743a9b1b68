// Checks the sums of standard input over all relevant occupancies, and prints how many there are. Whoever includes it has
// included the header before, and defined PREFIX.
#include <inttypes.h>
#include <stdio.h>

#define JOIN_NOW(a, b) a##b
#define JOIN(a, b) JOIN_NOW(a, b)
#define NAME(name) JOIN(PREFIX, name)

typedef NAME(_bitboard) bitboard;
enum { HALF = 32 };

// A line is a piece, a square, the halves of the relevant mask, and the sum.
int main(void) {
    char piece[16];
    unsigned square, count = 0;
    uint64_t high, low, expected;
    while (scanf("%15s %u %" SCNx64 " %" SCNx64 " %" SCNx64, piece, &square, &high, &low, &expected) == 5) {
        // Shifts by half a word at a time: the word may have 64 bits, and no upper half.
        const bitboard mask = (sizeof(bitboard) > 8 ? (bitboard)high << HALF << HALF : 0) | low;
        bitboard occupied = 0;
        uint64_t sum = 0;
        do {
            const NAME(_square) from = (NAME(_square))square;
            const bitboard attacked = piece[0] == 'r' ? NAME(_rook_attacks)(from, occupied) : NAME(_bishop_attacks)(from, occupied);
            const uint64_t upper = sizeof(bitboard) > 8 ? (uint64_t)(attacked >> HALF >> HALF) : 0;
            sum = sum * 0x5851f42d4c957f2dull + (uint64_t)attacked + upper;
            occupied = NAME(_next_subset)(mask, occupied);
        } while (occupied != 0);
        if (sum != expected) {
            printf("%s %u: the sum is %" PRIx64 "\n", piece, square, sum);
            return 1;
        }
        count++;
    }
    printf("%u\n", count);
    return 0;
}
