//! Declares the inputs of published networks of 2025 and 2026, and the moves of lc0's policies.

/// Moves of a pawn to the last rank; each promotion is a piece of its own.
pub enum ToQueen {}
pub enum ToRook {}
pub enum ToBishop {}
pub enum ToKnight {}

quadrille::layout! {
    /// The squares as these engines number them: a1 = 0.
    pub struct Nets {
        board: 8 x 8,
        number: rank * 8 + file,
        regions: { seventh: { white: "a7-h7", black: "a2-h2" } },
        pieces: {
            knight: N, bishop: B, rook: R, queen: Q, king: K, amazon: QN,
            to_queen: fWfF on seventh as ToQueen,
            to_rook: fWfF on seventh as ToRook,
            to_bishop: fWfF on seventh as ToBishop,
            to_knight: fWfF on seventh as ToKnight,
        },
        pairs: {
            // Stockfish of August 2026.
            V16: {
                squares: { pawn: "a2-h7" },
                attacks: {
                    pawn: [knight, rook],
                    knight: [pawn, knight, bishop, rook, queen],
                    bishop: [pawn, knight, bishop, rook],
                    rook: [pawn, knight, bishop, rook],
                    queen: [pawn, knight, bishop, rook, queen],
                },
                like: descending,
                count: 59808,
            },
            // The version before V16, with pawns in the way of pawns.
            V14: {
                squares: { pawn: "a2-h7" },
                attacks: {
                    pawn: [pawn by move, knight, rook],
                    knight: [pawn, knight, bishop, rook, queen],
                    bishop: [pawn, knight, bishop, rook],
                    rook: [pawn, knight, bishop, rook],
                    queen: [pawn, knight, bishop, rook, queen],
                },
                like: descending,
                count: 60720,
            },
            V12: {
                squares: { pawn: "a2-h7" },
                attacks: {
                    pawn: [pawn, knight, rook],
                    knight: [pawn, knight, bishop, rook, queen],
                    bishop: [pawn, knight, bishop, rook],
                    rook: [pawn, knight, bishop, rook],
                    queen: [pawn, knight, bishop, rook, queen],
                },
                like: descending,
                count: 60144,
            },
            // The version of Reckless too, in which kings attack.
            V11: {
                squares: { pawn: "a2-h7" },
                attacks: {
                    pawn: [pawn, knight, rook],
                    knight: [pawn, knight, bishop, rook, queen],
                    bishop: [pawn, knight, bishop, rook],
                    rook: [pawn, knight, bishop, rook],
                    queen: [pawn, knight, bishop, rook, queen],
                    king: [pawn, knight, bishop, rook],
                },
                like: descending,
                count: 66864,
            },
            // The first version, in which kings are attacked too.
            V10: {
                squares: { pawn: "a2-h7" },
                attacks: {
                    pawn: [pawn, knight, rook],
                    knight: [pawn, knight, bishop, rook, queen, king],
                    bishop: [pawn, knight, bishop, rook, king],
                    rook: [pawn, knight, bishop, rook, king],
                    queen: [pawn, knight, bishop, rook, queen, king],
                    king: [pawn, knight, bishop, rook],
                },
                like: descending,
                count: 79856,
            },
            // The moves of lc0's policies: those of queen and knight, and promotions except to knights.
            Lc0: {
                attacks: [
                    { amazon: any },
                    { to_queen: any, to_rook: any, to_bishop: any },
                ],
                colors: white,
                order: [squares, kind],
                count: 1858,
            },
            // The 8 x 8 x 73 moves of AlphaZero's policy: each square has 56 planes of a queen's steps, 8 of a knight's,
            // and 9 of promotions to less than a queen.
            AlphaZero: {
                attacks: { amazon: any, to_knight: any, to_bishop: any, to_rook: any },
                colors: white,
                order: [squares, kind, step],
                count: 4672,
            },
        },
    }
}
