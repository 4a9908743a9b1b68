/* Calls functions of LAYOUT.h with the arguments of LAYOUT_vectors.h, and prints which give something else: the program
   ends with 1 then. */
#include "LAYOUT.h"
#include <stdio.h>

#define VECTORS(function) \
    static int check_##function(void) { \
        static const struct { unsigned color, square; uint64_t set[4], expected[4]; } vectors[] = {
#define END(function, given, is_expected) \
        }; \
        int wrong = 0; \
        for (unsigned index = 0; index < sizeof vectors / sizeof vectors[0]; index++) { \
            if (!is_expected(function given)) { \
                printf("%s, vector %u\n", #function, index); \
                wrong = 1; \
            } \
        } \
        return wrong; \
    }
#define WORD_64(words) vectors[index].words[0]
#define WORD_128(words) QUADRILLE_U128(vectors[index].words[1], vectors[index].words[0])
#define WORD_256(words) \
    QUADRILLE_U256(QUADRILLE_U128(vectors[index].words[3], vectors[index].words[2]), WORD_128(words))
#define IS_64(result) ((result) == WORD_64(expected))
#define IS_128(result) quadrille_equal_128(result, WORD_128(expected))
#define IS_256(result) quadrille_equal_256(result, WORD_256(expected))
#define SQUARE(type) (type)vectors[index].square
#define COLOR(type) (type)vectors[index].color
#include "LAYOUT_vectors.h"

int main(void) {
    int wrong = 0;
#define CHECK(function) wrong |= check_##function();
    FUNCTIONS(CHECK)
    return wrong;
}
