// Calls functions of an exported header, each with arguments that it is for and then with one that it is not for,
// and prints which do not end the program when they should, or end it when they should not.
//
// Whoever includes it has included the header before, and defined CALLS: a list of CALL(function, ends, call).
#include <setjmp.h>
#include <signal.h>
#include <stdio.h>

static sigjmp_buf ended;

static void on_abort(int signal) {
    (void)signal;
    siglongjmp(ended, 1);
}

#ifdef SETS
static PREFIX(bitboard) set_room, empty_set;
#endif

static void try_call(const char *name, int must_end, void (*call)(void)) {
    // Some systems forget a handler once it was called.
    signal(SIGABRT, on_abort);
#ifdef SETS
    set_room = 1;
#endif
    if (sigsetjmp(ended, 1) == 0) {
        call();
        if (must_end) {
            printf("%s goes on\n", name);
        }
    } else if (!must_end) {
        printf("%s ends\n", name);
    }
}

#define JOIN_NOW(a, b) a##b
#define JOIN(a, b) JOIN_NOW(a, b)

// A square, a position of one piece, and room for results, all of the most that there may be.
static PREFIX(square) squares[256];
static PREFIX(square) wrong_squares[256];
static PREFIX(square) square_room[256];
#define CALL(number, name, ends, call) static void JOIN(call_, number)(void) { call; }
CALLS
#undef CALL

int main(void) {
    for (unsigned index = 0; index < 256; index++) {
        squares[index] = PREFIX(square_at)[0];
        wrong_squares[index] = (PREFIX(square))UPPER(NO_SQUARE);
    }
#define CALL(number, name, ends, call) try_call(name, ends, JOIN(call_, number));
    CALLS
#undef CALL
    return 0;
}
