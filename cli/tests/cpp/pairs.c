/* Adds up the numbers of all pairs, each times its place. */

#include <stdint.h>
#include <stdio.h>

#include "numbered.h"

typedef unsigned number_function(unsigned, numbered_square, unsigned, numbered_square);

static uint64_t sum, place;

static void add(number_function *number, unsigned men, unsigned others) {
    for (unsigned attacker = 0; attacker < men; attacker++)
        for (unsigned victim = 0; victim < others; victim++)
            for (unsigned from = 0; from < 72; from++)
                for (unsigned to = 0; to < 72; to++)
                    sum += ++place * number(attacker, (numbered_square)from, victim, (numbered_square)to);
}

int main(void) {
    add(numbered_threats_number, 8, 9);
    add(numbered_threats_couple, 8, 8);
    add(numbered_dense_number, 4, 5);
    add(numbered_moves_number, 4, 5);
    printf("%llu\n", (unsigned long long)sum);
    return 0;
}
