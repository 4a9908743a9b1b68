/* The prober of quadrille-syzygy behind the interface of Fathom. */
#ifndef TBPROBE_H
#define TBPROBE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Room for the legal moves of a position and an end, and for a variation. */
#define TB_MAX_MOVES (192 + 1)
#define TB_MAX_CAPTURES 64
#define TB_MAX_PLY 256

/* Castling rights. Tables have no position with any. */
#define TB_CASTLING_K 0x1
#define TB_CASTLING_Q 0x2
#define TB_CASTLING_k 0x4
#define TB_CASTLING_q 0x8

/* The result for the side to move. The fifty-move rule turns blessed losses and cursed wins into draws. */
#define TB_LOSS 0
#define TB_BLESSED_LOSS 1
#define TB_DRAW 2
#define TB_CURSED_WIN 3
#define TB_WIN 4

#define TB_PROMOTES_NONE 0
#define TB_PROMOTES_QUEEN 1
#define TB_PROMOTES_ROOK 2
#define TB_PROMOTES_BISHOP 3
#define TB_PROMOTES_KNIGHT 4

/* A result in a word: how the game ends, a move, and the distance to zeroing in plies. */
#define TB_RESULT_WDL_MASK 0x0000000F
#define TB_RESULT_TO_MASK 0x000003F0
#define TB_RESULT_FROM_MASK 0x0000FC00
#define TB_RESULT_PROMOTES_MASK 0x00070000
#define TB_RESULT_EP_MASK 0x00080000
#define TB_RESULT_DTZ_MASK 0xFFF00000
#define TB_RESULT_WDL_SHIFT 0
#define TB_RESULT_TO_SHIFT 4
#define TB_RESULT_FROM_SHIFT 10
#define TB_RESULT_PROMOTES_SHIFT 16
#define TB_RESULT_EP_SHIFT 19
#define TB_RESULT_DTZ_SHIFT 20

#define TB_GET_FIELD_(result, FIELD) (((result) & TB_RESULT_##FIELD##_MASK) >> TB_RESULT_##FIELD##_SHIFT)
#define TB_GET_WDL(result) TB_GET_FIELD_(result, WDL)
#define TB_GET_TO(result) TB_GET_FIELD_(result, TO)
#define TB_GET_FROM(result) TB_GET_FIELD_(result, FROM)
#define TB_GET_PROMOTES(result) TB_GET_FIELD_(result, PROMOTES)
#define TB_GET_EP(result) TB_GET_FIELD_(result, EP)
#define TB_GET_DTZ(result) TB_GET_FIELD_(result, DTZ)

#define TB_SET_FIELD_(result, value, FIELD) \
    (((result) & ~TB_RESULT_##FIELD##_MASK) | (((value) << TB_RESULT_##FIELD##_SHIFT) & TB_RESULT_##FIELD##_MASK))
#define TB_SET_WDL(result, value) TB_SET_FIELD_(result, value, WDL)
#define TB_SET_TO(result, value) TB_SET_FIELD_(result, value, TO)
#define TB_SET_FROM(result, value) TB_SET_FIELD_(result, value, FROM)
#define TB_SET_PROMOTES(result, value) TB_SET_FIELD_(result, value, PROMOTES)
#define TB_SET_EP(result, value) TB_SET_FIELD_(result, value, EP)
#define TB_SET_DTZ(result, value) TB_SET_FIELD_(result, value, DTZ)

#define TB_RESULT_CHECKMATE TB_SET_WDL(0, TB_WIN)
#define TB_RESULT_STALEMATE TB_SET_WDL(0, TB_DRAW)
#define TB_RESULT_FAILED 0xFFFFFFFF

/* The most men of a position with a table, both kings counted; 0 without tables. */
extern unsigned TB_LARGEST;

/* Lists the tables in directories, which `:` separates (`;` on Windows), in place of those listed before. Returns false
 * if a directory cannot be read; true without tables if the path is empty or null. */
bool tb_init(const char *path);

/* Closes all tables. */
void tb_free(void);

/* The functions below, which take castling rights, call these two. */
unsigned tb_probe_wdl_impl(uint64_t white, uint64_t black, uint64_t kings, uint64_t queens, uint64_t rooks,
    uint64_t bishops, uint64_t knights, uint64_t pawns, unsigned ep, bool turn);
unsigned tb_probe_root_impl(uint64_t white, uint64_t black, uint64_t kings, uint64_t queens, uint64_t rooks,
    uint64_t bishops, uint64_t knights, uint64_t pawns, unsigned rule50, unsigned ep, bool turn, unsigned *results);

/* The result of a position, from TB_LOSS to TB_WIN, or TB_RESULT_FAILED. The probe fails unless the fifty-move counter
 * (`rule50`) is 0 and there are no castling rights. Squares are numbered a1 = 0, b1 = 1; `ep` is 0 without a capture en
 * passant; `turn` is true for White. Threads may probe at the same time. */
static inline unsigned tb_probe_wdl(uint64_t white, uint64_t black, uint64_t kings, uint64_t queens, uint64_t rooks,
    uint64_t bishops, uint64_t knights, uint64_t pawns, unsigned rule50, unsigned castling, unsigned ep, bool turn)
{
    return castling != 0 || rule50 != 0
        ? TB_RESULT_FAILED
        : tb_probe_wdl_impl(white, black, kings, queens, rooks, bishops, knights, pawns, ep, turn);
}

/* The best move of a position, with the position's result and distance; TB_RESULT_CHECKMATE or TB_RESULT_STALEMATE if
 * there is none, or TB_RESULT_FAILED. Unless `results` is null it holds TB_MAX_MOVES words and receives a word for
 * each legal move, and TB_RESULT_FAILED after the last. */
static inline unsigned tb_probe_root(uint64_t white, uint64_t black, uint64_t kings, uint64_t queens, uint64_t rooks,
    uint64_t bishops, uint64_t knights, uint64_t pawns, unsigned rule50, unsigned castling, unsigned ep, bool turn,
    unsigned *results)
{
    return castling != 0
        ? TB_RESULT_FAILED
        : tb_probe_root_impl(white, black, kings, queens, rooks, bishops, knights, pawns, rule50, ep, turn, results);
}

typedef uint16_t TbMove;

#define TB_MOVE_FROM(move) (((move) >> 6) & 0x3F)
#define TB_MOVE_TO(move) ((move) & 0x3F)
#define TB_MOVE_PROMOTES(move) (((move) >> 12) & 0x7)

struct TbRootMove {
    TbMove move;
    TbMove pv[TB_MAX_PLY];
    unsigned pvSize;
    int32_t tbScore, tbRank;
};

struct TbRootMoves {
    unsigned size;
    struct TbRootMove moves[TB_MAX_MOVES];
};

/* Ranks and scores all legal moves by distances to zeroing. `hasRepeated` says whether a position occurred twice since
 * the last capture or pawn move. Not 0 if every probe succeeded. */
int tb_probe_root_dtz(uint64_t white, uint64_t black, uint64_t kings, uint64_t queens, uint64_t rooks,
    uint64_t bishops, uint64_t knights, uint64_t pawns, unsigned rule50, unsigned castling, unsigned ep, bool turn,
    bool hasRepeated, bool useRule50, struct TbRootMoves *results);

/* Ranks and scores all legal moves by results alone, for use without tables of distances. */
int tb_probe_root_wdl(uint64_t white, uint64_t black, uint64_t kings, uint64_t queens, uint64_t rooks,
    uint64_t bishops, uint64_t knights, uint64_t pawns, unsigned rule50, unsigned castling, unsigned ep, bool turn,
    bool useRule50, struct TbRootMoves *results);

#ifndef TB_NO_HELPER_API
/* Sets of squares and attacks, for programs without their own. */
unsigned tb_pop_count(uint64_t set);
unsigned tb_lsb(uint64_t set);
uint64_t tb_pop_lsb(uint64_t set);
uint64_t tb_king_attacks(unsigned square);
uint64_t tb_queen_attacks(unsigned square, uint64_t occupied);
uint64_t tb_rook_attacks(unsigned square, uint64_t occupied);
uint64_t tb_bishop_attacks(unsigned square, uint64_t occupied);
uint64_t tb_knight_attacks(unsigned square);
uint64_t tb_pawn_attacks(unsigned square, bool color);
#endif

#ifdef __cplusplus
}
#endif

#endif
