/* Calls functions of LAYOUT.h with the arguments of LAYOUT_vectors.h, and prints which give something else: the program
   ends with 1 then. */
#include "LAYOUT.h"
#include <stdio.h>

#define VECTORS(function) \
    static int check_##function(void) { \
        static const struct { unsigned color, square; VECTOR_WORD set, expected; } vectors[] = {
#define END(function, given) \
        }; \
        int wrong = 0; \
        for (unsigned index = 0; index < sizeof vectors / sizeof vectors[0]; index++) { \
            if ((VECTOR_WORD)function given != vectors[index].expected) { \
                printf("%s, vector %u\n", #function, index); \
                wrong = 1; \
            } \
        } \
        return wrong; \
    }
#define SET vectors[index].set
#define SQUARE(type) (type)vectors[index].square
#define COLOR(type) (type)vectors[index].color
#include "LAYOUT_vectors.h"

int main(void) {
    int wrong = 0;
#define CHECK(function) wrong |= check_##function();
    FUNCTIONS(CHECK)
    return wrong;
}
