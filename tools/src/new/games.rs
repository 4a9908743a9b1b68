//! The games of new crates: the data that a perft needs beside the layout.

/// A game whose first moves need no rules but the movements of its men.
pub(super) struct Game {
    /// Its name for `--board`.
    pub(super) name: &'static str,
    /// The standard layout of its board.
    pub(super) layout: &'static str,
    /// The types of men and their letters, the royal one first.
    pub(super) men: &'static str,
    /// The first position, drawn as the board is seen.
    pub(super) start: &'static str,
    /// The perft counts of depths 1, 2 and 3, equal to Fairy-Stockfish's.
    pub(super) counts: [u32; 3],
    /// Rules that make no difference at these depths.
    pub(super) left_out: &'static str,
}

/// All games, the usual one first.
pub(super) const GAMES: [Game; 4] = [
    Game {
        name: "chess",
        layout: "lerf",
        men: "King k, Queen q, Rook r, Bishop b, Knight n, pawn p",
        start: "rnbqkbnr pppppppp ........ ........ ........ ........ PPPPPPPP RNBQKBNR",
        counts: [20, 400, 8_902],
        left_out: "castling, en passant, promotion",
    },
    Game {
        name: "xiangqi",
        layout: "xiangqi",
        men: "General k, Advisor a, Elephant b, Horse n, Rook r, Cannon c, Soldier p",
        start: "rnbakabnr ......... .c.....c. p.p.p.p.p ......... \
                ......... P.P.P.P.P .C.....C. ......... RNBAKABNR",
        counts: [44, 1_920, 79_666],
        left_out: "generals that face each other, repetitions",
    },
    Game {
        name: "makruk",
        layout: "makruk",
        men: "King k, Ferz m, Silver s, Knight n, Rook r, Soldier p",
        start: "rnsmksnr ........ pppppppp ........ ........ PPPPPPPP ........ RNSKMSNR",
        counts: [23, 529, 12_012],
        left_out: "promotion",
    },
    Game {
        name: "capablanca",
        layout: "capablanca",
        men: "King k, Queen q, Chancellor c, Archbishop a, Rook r, Bishop b, Knight n, pawn p",
        start: "rnabqkbcnr pppppppppp .......... .......... \
                .......... .......... PPPPPPPPPP RNABQKBCNR",
        counts: [28, 784, 25_228],
        left_out: "castling, en passant, promotion",
    },
];
