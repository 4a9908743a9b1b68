// Makes the calls of standard input, a line each: a function's name, its arguments and its result; `n` is before numbers,
// `w` before words and `s` before text. Prints how many there were, or the first that gives something else.
#include <stdint.h>
#include <stdio.h>
#include <string.h>

// A number or a word, the lowest bits first.
typedef struct value {
    uint64_t words[4];
} value;

struct function {
    const char *name;
    value (*call)(void);
};

// The arguments of the call that is made.
static value given[132];
static unsigned count;
static const char *text;

// Arguments, and results.
#define NUMBER(index) given[index].words[0]
#define WORD_64(index) given[index].words[0]
#define WORD_128(index) QUADRILLE_U128(given[index].words[1], given[index].words[0])
#define WORD_256(index) QUADRILLE_U256(QUADRILLE_U128(given[index].words[3], given[index].words[2]), WORD_128(index))
#define OF_NUMBER(number) of_words((uint64_t)(number), 0, 0, 0)
#define OF_WORD_64(word) of_words(word, 0, 0, 0)
#define OF_WORD_128(word) of_word_128(word)
#define OF_WORD_256(word) of_word_256(word)

static inline value of_words(uint64_t a, uint64_t b, uint64_t c, uint64_t d) {
    const value all = {{a, b, c, d}};
    return all;
}

static inline value of_word_128(quadrille_u128 word) {
    return of_words(quadrille_low_128(word), quadrille_high_half_128(word), 0, 0);
}

#ifdef QUADRILLE_RUNTIME_256_H
static inline value of_word_256(quadrille_u256 word) {
    const value low = of_word_128(word.low), high = of_word_128(word.high);
    return of_words(low.words[0], low.words[1], high.words[0], high.words[1]);
}
#endif

static value number(const char *digits) {
    const int is_negative = *digits == '-';
    digits += is_negative;
    value result = {{0, 0, 0, 0}};
    if (strncmp(digits, "0x", 2) != 0) {
        for (; *digits != 0; digits++) {
            result.words[0] = result.words[0] * 10 + (unsigned)(*digits - '0');
        }
        result.words[0] = is_negative ? 0 - result.words[0] : result.words[0];
        return result;
    }
    for (digits += 2; *digits != 0; digits++) {
        for (unsigned word = 3; word > 0; word--) {
            result.words[word] = result.words[word] << 4 | result.words[word - 1] >> 60;
        }
        result.words[0] = result.words[0] << 4 | (unsigned)(*digits <= '9' ? *digits - '0' : *digits - 'a' + 10);
    }
    return result;
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
        for (const char *word = strtok(0, " \n"); word != 0; word = strtok(0, " \n")) {
            if (*word == 's') {
                text = word + 1;
            } else {
                given[count++] = number(word + 1);
            }
        }
        const value expected = given[--count];
        value result = {{~expected.words[0], 0, 0, 0}};
        if (function->name != 0) {
            result = function->call();
        }
        if (memcmp(&result, &expected, sizeof result) != 0) {
            printf("%s gives %016llx%016llx%016llx%016llx\n", copy, (unsigned long long)result.words[3],
                (unsigned long long)result.words[2], (unsigned long long)result.words[1], (unsigned long long)result.words[0]);
            return 1;
        }
    }
    printf("%u\n", calls);
    return 0;
}
