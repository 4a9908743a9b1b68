// What Stockfish 11 has for the functions that an exported header replaces, written from their published forms:
// `p_rook` beside `h_rook`, which is the header's.
#include <stdint.h>
#include "lerf.h"

typedef uint64_t set;

struct magic { set mask, factor; set *attacks; unsigned shift; };
extern struct magic rook_magics[64], bishop_magics[64];
extern set lines[64][64], leaps[8][64], pawns[2][64];
extern uint8_t distances[64][64];

static inline set by_magic(const struct magic *own, set all) {
    return own->attacks[((all & own->mask) * own->factor) >> own->shift];
}

set p_rook(int s, set all) { return by_magic(&rook_magics[s], all); }
set h_rook(lerf_square s, set all) { return lerf_rook_attacks(s, all); }
set p_bishop(int s, set all) { return by_magic(&bishop_magics[s], all); }
set h_bishop(lerf_square s, set all) { return lerf_bishop_attacks(s, all); }
set p_queen(int s, set all) { return by_magic(&rook_magics[s], all) | by_magic(&bishop_magics[s], all); }
set h_queen(lerf_square s, set all) { return lerf_queen_attacks(s, all); }
set p_knight(int s) { return leaps[2][s]; }
set h_knight(lerf_square s) { return lerf_knight_attacks(s); }
set p_rook_on_empty(int s) { return leaps[4][s]; }
set h_rook_on_empty(lerf_square s) { return lerf_rook_attacks_empty(s); }
set p_pawn(int c, int s) { return pawns[c][s]; }
set h_pawn(lerf_color c, lerf_square s) { return lerf_pawn_attacks(c, s); }
set p_between(int a, int b) {
    const set line = lines[a][b] & ((~0ull << (a + (a < b))) ^ (~0ull << (b + !(a < b))));
    return line & (line - 1);
}
set h_between(lerf_square a, lerf_square b) { return lerf_between(a, b); }
set p_line(int a, int b) { return lines[a][b]; }
set h_line(lerf_square a, lerf_square b) { return lerf_line_through(a, b); }
bool p_aligned(int a, int b, int c) { return lines[a][b] & 1ull << c; }
bool h_aligned(lerf_square a, lerf_square b, lerf_square c) { return lerf_contains(lerf_line_through(a, b), c); }
int p_distance(int a, int b) { return distances[a][b]; }
int h_distance(lerf_square a, lerf_square b) { return (int)lerf_distance(a, b); }
set p_bit(int s) { return 1ull << s; }
set h_bit(lerf_square s) { return lerf_bit(s); }
int p_pop(set *b) {
    const int s = __builtin_ctzll(*b);
    *b &= *b - 1;
    return s;
}
lerf_square h_pop(set *b) { return lerf_pop(b); }
bool p_more_than_one(set b) { return b & (b - 1); }
bool h_more_than_one(set b) { return lerf_more_than_one(b); }
set p_north_east(set b) { return (b & ~0x8080808080808080ull) << 9; }
set h_north_east(set b) { return lerf_shift_north_east(b); }
set p_west(set b) { return (b & ~0x0101010101010101ull) >> 1; }
set h_west(set b) { return lerf_shift_west(b); }
set p_pawns(set b) {
    return (b & ~0x0101010101010101ull) << 7 | (b & ~0x8080808080808080ull) << 9;
}
set h_pawns(set b) { return lerf_pawn_attacks_of_set(LERF_WHITE, b); }
int p_flip(int s) { return s ^ 56; }
lerf_square h_flip(lerf_square s) { return lerf_flip_vertical_square(s); }
int p_file(int s) { return s & 7; }
int h_file(lerf_square s) { return (int)lerf_file(s); }
int p_rank(int s) { return s >> 3; }
int h_rank(lerf_square s) { return (int)lerf_rank(s); }
