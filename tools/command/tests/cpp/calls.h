// Makes the calls of standard input, a line each: a function's name, its arguments and its result; `n` is before numbers,
// `w` before words and `s` before text. Prints how many there were, or the first that gives something else.
#include <stdint.h>
#include <stdio.h>
#include <string.h>

__extension__ typedef unsigned __int128 value;

// Words of 128 bits, which may be structures.
#define WIDE(number) QUADRILLE_U128((uint64_t)((number) >> 64), (uint64_t)(number))
#define VALUE(word) valued(word)

static inline value valued(quadrille_u128 word) {
    return (value)quadrille_high_half_128(word) << 64 | quadrille_low_128(word);
}

struct function {
    const char *name;
    value (*call)(void);
};

// The arguments of the call that is made.
static value given[132];
static unsigned count;
static const char *text;

static value number(const char *digits) {
    const int is_negative = *digits == '-';
    digits += is_negative;
    const unsigned base = strncmp(digits, "0x", 2) == 0 ? 16 : 10;
    value result = 0;
    for (digits += base == 16 ? 2 : 0; *digits != 0; digits++) {
        result = result * base + (unsigned)(*digits <= '9' ? *digits - '0' : *digits - 'a' + 10);
    }
    return is_negative ? 0 - result : result;
}

static const struct function *named(const struct function *functions, const char *name) {
    // Mostly that of the call before.
    static const struct function *last = 0;
    if (last == 0 || strcmp(last->name, name) != 0) {
        for (last = functions; last->name != 0 && strcmp(last->name, name) != 0;) {
            last++;
        }
    }
    return last;
}

static int make_calls(const struct function *functions) {
    static char line[8192], copy[8192];
    unsigned calls = 0;
    for (; fgets(line, sizeof line, stdin) != 0; calls++) {
        memcpy(copy, line, sizeof line);
        const struct function *function = named(functions, strtok(line, " \n"));
        count = 0;
        value expected = 0;
        for (const char *word = strtok(0, " \n"); word != 0; word = strtok(0, " \n")) {
            if (*word == 's') {
                text = word + 1;
            } else {
                given[count++] = number(word + 1);
            }
        }
        expected = given[--count];
        const value result = function->name == 0 ? ~expected : function->call();
        if (result != expected) {
            printf("%s gives %llx%016llx\n", copy, (unsigned long long)(result >> 64), (unsigned long long)result);
            return 1;
        }
    }
    printf("%u\n", calls);
    return 0;
}
