// The operations on words of 128 bits that are structures, against an integer of the compiler's.
#include "xiangqi.h"
#include <stdio.h>

__extension__ typedef unsigned __int128 integer;

static uint64_t state = 0x9e3779b97f4a7c15u;

// Bits at random, few, many, or all of a kind.
static uint64_t half(unsigned kind) {
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    return kind % 4 == 0 ? state : kind % 4 == 1 ? state & state << 9 & state << 30 : kind % 4 == 2 ? 0 : ~(uint64_t)0;
}

static integer valued(quadrille_u128 word) {
    return (integer)word.high << 64 | word.low;
}

#define SAME(function, arguments, expected) \
    if (valued(quadrille_##function##_128 arguments) != (integer)(expected)) { \
        puts(#function); \
        return 1; \
    }
#define SAME_NUMBER(function, arguments, expected) \
    if (quadrille_##function##_128 arguments != (expected)) { \
        puts(#function); \
        return 1; \
    }

static unsigned zeros_below(integer word) {
    unsigned count = 0;
    for (; (word & 1) == 0; word >>= 1) {
        count++;
    }
    return count;
}

static unsigned ones(integer word) {
    unsigned count = 0;
    for (; word != 0; word &= word - 1) {
        count++;
    }
    return count;
}

int main(void) {
    for (unsigned round = 0; round < 20000; round++) {
        const uint64_t a1 = half(round), a0 = half(round / 4), b1 = half(round / 16), b0 = half(round / 64);
        const integer a = (integer)a1 << 64 | a0, b = (integer)b1 << 64 | b0;
        const quadrille_u128 x = QUADRILLE_U128(a1, a0), y = QUADRILLE_U128(b1, b0);
        const unsigned by = round % 128;
        SAME(and, (x, y), a & b)
        SAME(or, (x, y), a | b)
        SAME(xor, (x, y), a ^ b)
        SAME(not, (x), ~a)
        SAME(add, (x, y), a + b)
        SAME(sub, (x, y), a - b)
        SAME(mul, (x, y), a * b)
        SAME(up, (x, by), a << by)
        SAME(down, (x, by), a >> by)
        SAME(rotate_left, (x, by), by == 0 ? a : a << by | a >> (128 - by))
        SAME(bit, (by), (integer)1 << by)
        SAME(wide, (a0), a0)
        SAME_NUMBER(low, (x), a0)
        SAME_NUMBER(equal, (x, y), a == b)
        SAME_NUMBER(at_most, (x, y), a <= b)
        SAME_NUMBER(is_empty, (x), a == 0)
        SAME_NUMBER(count, (x), ones(a))
        if (a != 0) {
            SAME_NUMBER(lowest, (x), zeros_below(a))
            SAME_NUMBER(highest, (quadrille_bit_128(by)), by)
        }
#ifdef __cplusplus
        if (valued((x & y) ^ (~x | y << by)) != ((a & b) ^ (~a | b << by)) || (x == y) != (a == b) || !x != !a
            || static_cast<integer>(x + y * 3 - 1) != a + b * 3 - 1) {
            puts("operators");
            return 1;
        }
#endif
    }
    puts("right");
    return 0;
}
