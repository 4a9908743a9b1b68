/* A program like an engine that uses Fathom: it reads positions, a line each, as the arguments of a probe,
 * and prints the results of every function. */
#include <stdio.h>
#include <stdlib.h>
#include <tbprobe.h>

static int by_word(const void *a, const void *b)
{
    unsigned one = *(const unsigned *)a, other = *(const unsigned *)b;
    return (one > other) - (one < other);
}

int main(int count, char **arguments)
{
    if (count != 2 || !tb_init(arguments[1]))
        return 1;
    printf("largest %u\n", TB_LARGEST);
    static struct TbRootMoves ranked;
    unsigned long long m[8];
    unsigned rule50, ep, turn;
    while (scanf("%llu %llu %llu %llu %llu %llu %llu %llu %u %u %u", m, m + 1, m + 2, m + 3, m + 4, m + 5, m + 6, m + 7,
               &rule50, &ep, &turn) == 11) {
#define MEN m[0], m[1], m[2], m[3], m[4], m[5], m[6], m[7]
        printf("wdl %u", tb_probe_wdl(MEN, 0, 0, ep, turn != 0));
        unsigned results[TB_MAX_MOVES];
        unsigned best = tb_probe_root(MEN, rule50, 0, ep, turn != 0, results);
        if (best == TB_RESULT_CHECKMATE || best == TB_RESULT_STALEMATE) {
            printf(" %s\n", best == TB_RESULT_CHECKMATE ? "mate" : "stalemate");
            continue;
        }
        if (best == TB_RESULT_FAILED) {
            printf(" failed\n");
            continue;
        }
        printf(" best %u dtz %u\n", TB_GET_WDL(best), TB_GET_DTZ(best));
        size_t moves = 0;
        while (results[moves] != TB_RESULT_FAILED)
            moves++;
        qsort(results, moves, sizeof *results, by_word);
        for (size_t i = 0; i < moves; i++)
            printf("%u-%u=%u%s %u %u\n", TB_GET_FROM(results[i]), TB_GET_TO(results[i]), TB_GET_PROMOTES(results[i]),
                TB_GET_EP(results[i]) ? " ep" : "", TB_GET_WDL(results[i]), TB_GET_DTZ(results[i]));
        if (!tb_probe_root_dtz(MEN, rule50, 0, ep, turn != 0, false, true, &ranked))
            return 2;
        long sum = 0;
        for (unsigned i = 0; i < ranked.size; i++)
            sum += ranked.moves[i].tbRank * 64L + TB_MOVE_TO(ranked.moves[i].move) + ranked.moves[i].tbScore;
        printf("dtz %u %ld", ranked.size, sum);
        if (!tb_probe_root_wdl(MEN, rule50, 0, ep, turn != 0, true, &ranked))
            return 3;
        sum = 0;
        for (unsigned i = 0; i < ranked.size; i++)
            sum += ranked.moves[i].tbRank + TB_MOVE_FROM(ranked.moves[i].move) + ranked.moves[i].tbScore;
        printf(" wdl %u %ld\n", ranked.size, sum);
        if (tb_probe_wdl(MEN, 1, 0, ep, turn != 0) != TB_RESULT_FAILED)
            return 4;
        if (tb_probe_root(MEN, rule50, TB_CASTLING_K, ep, turn != 0, NULL) != TB_RESULT_FAILED)
            return 5;
    }
    unsigned long long attacks = tb_rook_attacks(28, 0) ^ tb_king_attacks(28) ^ tb_pawn_attacks(28, true);
    printf("attacks %llu %u %u\n", attacks ^ tb_queen_attacks(0, 512), tb_pop_count(tb_bishop_attacks(0, 0)),
        tb_lsb(tb_pop_lsb(tb_knight_attacks(0))));
    tb_free();
    return TB_LARGEST == 0 ? 0 : 6;
}
