// Counts the sequences of legal moves in orthodox chess, in any exported numbering of the board: a
// small move generator over what headers have, as `examples/chess` is over what Rust programs have.
//
// Squares are reached by file and rank, by attacks, rays and pawn steps, never by arithmetic on their
// numbers.
#pragma once

#include <cstdint>
#include <stdexcept>
#include <string>

// A layout as a type: `CHESS_BOARD(LerfBoard, lerf, LERF)` for what `lerf.h` has.
#define CHESS_BOARD(Name, prefix, UPPER) \
    struct Name { \
        using Square = prefix##_square; \
        using Set = prefix##_bitboard; \
        static constexpr Square NONE = UPPER##_NO_SQUARE; \
        static constexpr Set ALL = UPPER##_ALL; \
        static Set rook(Square s, Set occupied) { return prefix##_rook_attacks(s, occupied); } \
        static Set bishop(Square s, Set occupied) { return prefix##_bishop_attacks(s, occupied); } \
        static Set queen(Square s, Set occupied) { return prefix##_queen_attacks(s, occupied); } \
        static Set knight(Square s) { return prefix##_knight_attacks(s); } \
        static Set king(Square s) { return prefix##_king_attacks(s); } \
        static Set pawn(int color, Square s) { return prefix##_pawn_attacks((prefix##_color)color, s); } \
        static Set push(int color, Square s) { return prefix##_pawn_pushes((prefix##_color)color, s); } \
        static Set between(Square a, Square b) { return prefix##_between(a, b); } \
        static Set line(Square a, Square b) { return prefix##_line_through(a, b); } \
        static constexpr Set rank(int color, unsigned rank) { \
            return prefix##_relative_rank_set((prefix##_color)color, rank); \
        } \
        static constexpr Set file(unsigned file) { return prefix##_file_set(file); } \
        static unsigned file_of(Square s) { return prefix##_file(s); } \
        static constexpr Set bit(Square s) { return prefix##_bit(s); } \
        static Square at(unsigned file, unsigned rank) { return prefix##_at(file, rank); } \
        static Square parse(const char *name) { return prefix##_parse(name); } \
        static Square first(Set set) { return prefix##_first(set); } \
        static Square pop(Set &set) { return prefix##_pop(&set); } \
        static unsigned count(Set set) { return prefix##_count(set); } \
        static bool several(Set set) { return prefix##_more_than_one(set); } \
    }

enum Role { PAWN, KNIGHT, BISHOP, ROOK, QUEEN, KING };

template <class B> struct Move {
    Role role;
    typename B::Square from, to;
    Role becomes;
};

// All legal moves of one piece.
template <class B> struct MoveSet {
    Role role;
    typename B::Square from;
    typename B::Set to;
};

// Castling to one side: the corner's file, the files that must be empty, those that the king passes or
// reaches, and the one where it lands.
template <class B> struct Castling {
    typename B::Set corner, empty, passed, landing;
};

template <class B> class Position {
    using Square = typename B::Square;
    using Set = typename B::Set;

    Set roles[6] = {};
    Set colors[2] = {};
    int turn = 0;
    // The rooks that may still castle.
    Set castling = 0;
    // The square behind a pawn that has just made a double step, if a pawn attacks it.
    Square en_passant = B::NONE;

    Set pieces(int color, Role role) const { return colors[color] & roles[role]; }
    Set occupied() const { return colors[0] | colors[1]; }
    Set straight() const { return roles[ROOK] | roles[QUEEN]; }
    Set diagonal() const { return roles[BISHOP] | roles[QUEEN]; }

    Set attackers(Square square, int side, Set blockers) const {
        const Set all = (B::rook(square, blockers) & straight()) | (B::bishop(square, blockers) & diagonal())
            | (B::knight(square) & roles[KNIGHT]) | (B::king(square) & roles[KING])
            | (B::pawn(side ^ 1, square) & roles[PAWN]);
        return all & colors[side];
    }

    void clear(Set squares) {
        for (Set &role : roles) role &= ~squares;
        for (Set &color : colors) color &= ~squares;
    }

    void put(int color, Role role, Square square) {
        roles[role] |= B::bit(square);
        colors[color] |= B::bit(square);
    }

    static constexpr Set promotion_ranks() { return B::rank(0, 0) | B::rank(1, 0); }

    // The square that a pawn's double step passed, if an enemy pawn attacks it.
    Square passed(int us, Square from, Square to) const {
        if (!(B::rank(us, 1) & B::bit(from)) || !(B::rank(us, 3) & B::bit(to))) return B::NONE;
        const Square square = B::first(B::push(us, from));
        return (B::pawn(us, square) & pieces(us ^ 1, PAWN)) ? square : B::NONE;
    }

    void castle(int us, Square from, Square to) {
        castling &= ~B::rank(us, 0);
        const int files = (int)B::file_of(to) - (int)B::file_of(from);
        if (files != 2 && files != -2) return;
        clear(B::rank(us, 0) & B::file(files > 0 ? 7 : 0));
        put(us, ROOK, B::first(B::between(from, to)));
    }

    Set king_steps(Square king) const {
        const Set blockers = occupied() & ~B::bit(king);
        Set steps = B::king(king) & ~colors[turn];
        for (Set rest = steps; rest;) {
            const Square step = B::pop(rest);
            if (attackers(step, turn ^ 1, blockers)) steps &= ~B::bit(step);
        }
        return steps;
    }

    bool are_safe(Set squares) const {
        while (squares) {
            if (attackers(B::pop(squares), turn ^ 1, occupied())) return false;
        }
        return true;
    }

    Set castling_targets() const {
        const Set rank = B::rank(turn, 0);
        const Set rights = castling & rank;
        if (!rights) return 0;
        const Castling<B> castlings[2] = {
            {B::file(7), B::file(5) | B::file(6), B::file(5) | B::file(6), B::file(6)},
            {B::file(0), B::file(1) | B::file(2) | B::file(3), B::file(2) | B::file(3), B::file(2)},
        };
        Set targets = 0;
        for (const Castling<B> &side : castlings) {
            if ((rights & side.corner) && !(rank & side.empty & occupied()) && are_safe(rank & side.passed)) {
                targets |= rank & side.landing;
            }
        }
        return targets;
    }

    Set pawn_reach(Square from, Set blockers) const {
        Set pushes = B::push(turn, from) & ~blockers;
        if (pushes && (B::rank(turn, 1) & B::bit(from))) {
            pushes |= B::push(turn, B::first(pushes)) & ~blockers;
        }
        return (B::pawn(turn, from) & colors[turn ^ 1]) | pushes;
    }

    template <class Confined, class Visit>
    void piece_moves(Set movers, Confined confined, Visit &visit) const {
        const Set own = movers & colors[turn], blockers = occupied();
        auto moves = [&](Role role, auto reach) {
            for (Set rest = roles[role] & own; rest;) {
                const Square from = B::pop(rest);
                visit(MoveSet<B>{role, from, reach(from) & confined(from)});
            }
        };
        moves(PAWN, [&](Square from) { return pawn_reach(from, blockers); });
        moves(KNIGHT, [&](Square from) { return B::knight(from); });
        moves(BISHOP, [&](Square from) { return B::bishop(from, blockers); });
        moves(ROOK, [&](Square from) { return B::rook(from, blockers); });
        moves(QUEEN, [&](Square from) { return B::queen(from, blockers); });
    }

    template <class Visit> void en_passant_captures(Square king, Visit &visit) const {
        if (en_passant == B::NONE) return;
        const int them = turn ^ 1;
        const Set captured = B::push(them, en_passant);
        for (Set rest = B::pawn(them, en_passant) & pieces(turn, PAWN); rest;) {
            const Square from = B::pop(rest);
            const Set blockers = (occupied() & ~captured & ~B::bit(from)) | B::bit(en_passant);
            if (!(attackers(king, them, blockers) & ~captured)) {
                visit(MoveSet<B>{PAWN, from, B::bit(en_passant)});
            }
        }
    }

public:
    // Reads the first four fields of a FEN, which must be right.
    Position(const std::string &board, const std::string &side, const std::string &rights,
        const std::string &passed) {
        unsigned file = 0, rank = 7;
        for (const char letter : board) {
            if (letter == '/') {
                file = 0;
                rank--;
            } else if (letter >= '1' && letter <= '8') {
                file += (unsigned)(letter - '0');
            } else {
                const auto role = std::string("pnbrqk").find((char)(letter | 32));
                if (role == std::string::npos) throw std::invalid_argument(board);
                put(letter >= 'a', (Role)role, B::at(file++, rank));
            }
        }
        turn = side == "b";
        for (const char letter : rights) {
            if (letter == '-') continue;
            castling |= B::rank(letter >= 'a', 0) & B::file((letter | 32) == 'k' ? 7 : 0);
        }
        if (passed != "-") {
            const Square square = B::parse(passed.c_str());
            if (B::pawn(turn ^ 1, square) & pieces(turn, PAWN)) en_passant = square;
        }
    }

    // Shows all legal moves to a visitor, piece by piece.
    template <class Visit> void each_move_set(Visit visit) const {
        const int us = turn, them = turn ^ 1;
        const Square king = B::first(pieces(us, KING));
        const Set leapers = (B::knight(king) & roles[KNIGHT]) | (B::pawn(us, king) & roles[PAWN]);
        Set checkers = leapers & colors[them], pinned = 0;
        // Riders that see the king through any number of our pieces, but none of theirs.
        const Set riders =
            (B::rook(king, colors[them]) & straight()) | (B::bishop(king, colors[them]) & diagonal());
        for (Set rest = riders & colors[them]; rest;) {
            const Square rider = B::pop(rest);
            const Set shields = B::between(king, rider) & colors[us];
            if (!shields) {
                checkers |= B::bit(rider);
            } else if (!B::several(shields)) {
                pinned |= shields;
            }
        }
        Set king_moves = king_steps(king);
        if (!checkers) king_moves |= castling_targets();
        visit(MoveSet<B>{KING, king, king_moves});
        if (B::several(checkers)) return;
        const Set targets =
            checkers ? B::between(king, B::first(checkers)) | checkers : B::ALL & ~colors[us];
        piece_moves(~pinned, [&](Square) { return targets; }, visit);
        if (pinned) {
            piece_moves(pinned, [&](Square from) { return targets & B::line(king, from); }, visit);
        }
        en_passant_captures(king, visit);
    }

    static std::uint64_t count(const MoveSet<B> &moves) {
        const bool promotes = moves.role == PAWN && (moves.to & promotion_ranks());
        return (std::uint64_t)B::count(moves.to) * (promotes ? 4 : 1);
    }

    template <class Visit> static void each(const MoveSet<B> &moves, Visit visit) {
        for (Set rest = moves.to; rest;) {
            const Square to = B::pop(rest);
            if (moves.role == PAWN && (promotion_ranks() & B::bit(to))) {
                for (const Role becomes : {QUEEN, ROOK, BISHOP, KNIGHT}) {
                    visit(Move<B>{PAWN, moves.from, to, becomes});
                }
            } else {
                visit(Move<B>{moves.role, moves.from, to, moves.role});
            }
        }
    }

    // The position after a legal move.
    Position play(const Move<B> &played) const {
        const int us = turn, them = turn ^ 1;
        const Set ends = B::bit(played.from) | B::bit(played.to);
        Position next = *this;
        next.turn = them;
        next.en_passant = B::NONE;
        next.castling &= ~ends;
        next.clear(ends);
        next.put(us, played.becomes, played.to);
        if (played.role == PAWN) {
            if (en_passant == played.to) {
                next.clear(B::push(them, played.to));
            } else {
                next.en_passant = next.passed(us, played.from, played.to);
            }
        } else if (played.role == KING) {
            next.castle(us, played.from, played.to);
        }
        return next;
    }

    // Counts the sequences of `depth` legal moves; the last of each is counted without playing it.
    std::uint64_t perft(unsigned depth) const {
        if (depth == 0) return 1;
        std::uint64_t nodes = 0;
        if (depth == 1) {
            each_move_set([&](const MoveSet<B> &moves) { nodes += count(moves); });
            return nodes;
        }
        each_move_set([&](const MoveSet<B> &moves) {
            each(moves, [&](const Move<B> &played) { nodes += play(played).perft(depth - 1); });
        });
        return nodes;
    }
};
