// Steps of mailboxes, read from the standard input, with what those of Rust write. Prints how many are right.
// The file that includes this defines SETS: SET(prefix, Layout) for each layout with a set `Threats`.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct quadrille_mailbox mailbox;
typedef struct quadrille_attack attack;

// The functions of a set; in C++ those of the layout's type.
struct set {
    void (*place)(mailbox *, unsigned, uint8_t);
    void (*clear)(mailbox *, uint8_t);
    unsigned (*man_at)(const mailbox *, uint8_t);
    unsigned (*put)(mailbox *, unsigned, uint8_t, attack *);
    unsigned (*take)(mailbox *, uint8_t, attack *);
    unsigned (*replace)(mailbox *, unsigned, uint8_t, attack *);
    unsigned (*move_man)(mailbox *, uint8_t, uint8_t, attack *);
    struct quadrille_around (*around)(const mailbox *, uint8_t);
    uint64_t (*attacks)(const struct quadrille_around *, unsigned);
    uint64_t (*attackers)(const struct quadrille_around *, unsigned);
    uint64_t (*riders)(const struct quadrille_around *);
    struct quadrille_xrays (*xrays)(const struct quadrille_around *);
};

#ifdef __cplusplus
#define OF(prefix, Layout, name) Layout<>::threats_##name
#else
#define OF(prefix, Layout, name) prefix##_threats_##name
#endif
#define SET(prefix, Layout) \
    {OF(prefix, Layout, place), OF(prefix, Layout, clear), OF(prefix, Layout, man_at), OF(prefix, Layout, put), \
        OF(prefix, Layout, take), OF(prefix, Layout, replace), OF(prefix, Layout, move_man), \
        OF(prefix, Layout, around), OF(prefix, Layout, attacks), OF(prefix, Layout, attackers), \
        OF(prefix, Layout, riders), OF(prefix, Layout, xrays)},
static const struct set sets[] = {SETS};
static mailbox mailboxes[sizeof sets / sizeof *sets];

static int compare(const void *one, const void *other) {
    const uint64_t a = *(const uint64_t *)one, b = *(const uint64_t *)other;
    return a < b ? -1 : a > b;
}

// The bits of an attack in Rust.
static uint64_t bits(attack of) {
    return of.attacker | (uint32_t)of.from << 8 | (uint32_t)of.victim << 16 | (uint32_t)of.to << 24 | (uint32_t)of.added << 31;
}

// Does a step, and gives how many results there are.
static unsigned made(const char *step, unsigned layout, unsigned a, unsigned b, uint64_t *results) {
    const struct set *const set = &sets[layout];
    mailbox *const box = &mailboxes[layout];
    attack list[QUADRILLE_MOST_CHANGES];
    unsigned length = 0;
    if (strcmp(step, "place") == 0) {
        set->place(box, a, (uint8_t)b);
    } else if (strcmp(step, "clear") == 0) {
        set->clear(box, (uint8_t)a);
    } else if (strcmp(step, "put") == 0) {
        length = set->put(box, a, (uint8_t)b, list);
    } else if (strcmp(step, "replace") == 0) {
        length = set->replace(box, a, (uint8_t)b, list);
    } else if (strcmp(step, "take") == 0) {
        length = set->take(box, (uint8_t)a, list);
    } else if (strcmp(step, "move_man") == 0) {
        length = set->move_man(box, (uint8_t)a, (uint8_t)b, list);
    } else if (strcmp(step, "man_at") == 0) {
        results[0] = set->man_at(box, (uint8_t)a);
        return 1;
    } else {
        const struct quadrille_around around = set->around(box, (uint8_t)a);
        const struct quadrille_xrays xrays = set->xrays(&around);
        results[0] = set->attacks(&around, b);
        results[1] = set->attackers(&around, b);
        results[2] = set->riders(&around);
        results[3] = xrays.riders;
        results[4] = xrays.victims;
        return 5;
    }
    for (unsigned index = 0; index < length; index++) {
        results[index] = bits(list[index]);
    }
    qsort(results, length, sizeof *results, compare);
    return length;
}

int main(void) {
    char step[16];
    unsigned layout, a, b, count, lines = 0;
    while (scanf("%15s %u %u %u %u", step, &layout, &a, &b, &count) == 5) {
        uint64_t results[QUADRILLE_MOST_CHANGES];
        int is_right = made(step, layout, a, b, results) == count;
        for (unsigned index = 0; index < count; index++) {
            unsigned long long expected;
            is_right = scanf("%llu", &expected) == 1 && is_right && results[index] == expected;
        }
        if (!is_right) {
            printf("%s of %u on %u, %u, after %u lines\n", step, layout, a, b, lines);
            return 1;
        }
        lines++;
    }
    printf("%u\n", lines);
    return 0;
}
