//! Perft counts of the examples' chess move generator, against counts by others. With the feature `long`, which
//! `.ci/long ignored` has, this covers every 8 x 8 numbering with bitboards.

use crate::chess::{Position, START, divide, perft, perft_without_bulk};
use quadrille::layouts::Lerf;

/// Positions, and their perft counts from depth 1.
type Counts = [(&'static str, &'static [u64])];

/// The counts of "Perft Results" in the chess programming wiki.
const PUBLISHED: &Counts = &[
    (START, &[20, 400, 8902, 197281, 4865609, 119060324]),
    (KIWIPETE, &[48, 2039, 97862, 4085603, 193690690]),
    ("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - -", &[14, 191, 2812, 43238, 674624, 11030083]),
];

/// Castling, captures en passant, promotions and pins in one position.
const KIWIPETE: &str = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -";

/// Positions that generators get wrong; the counts are those of the Python package `chess`.
const TRAPS: &Counts = &[
    // A capture en passant would uncover a rook along the rank.
    ("3k4/3p4/8/K1P4r/8/8/8/8 b - - 0 1", &[18, 92, 1670, 10138]),
    ("8/8/8/8/k2Pp2Q/8/8/3K4 b - d3 0 1", &[6, 136, 863]),
    // It uncovers a bishop along the diagonal, or answers a check, or captures the pawn that gives it.
    ("8/8/4k3/8/2p5/8/B2P2K1/8 w - - 0 1", &[13, 102, 1266, 10276]),
    ("8/8/1k6/2b5/2pP4/8/5K2/8 b - d3 0 1", &[15, 126, 1928, 13931]),
    ("8/8/8/2k5/3Pp3/8/8/4K3 b - d3 0 1", &[9, 50, 379]),
    // Castling gives check, passes attacked squares, or is lost with a captured rook.
    ("5k2/8/8/8/8/8/8/4K2R w K - 0 1", &[15, 66, 1198, 6399]),
    ("3k4/8/8/8/8/8/8/R3K3 w Q - 0 1", &[16, 71, 1286, 7418]),
    ("r3k2r/1b4bq/8/8/8/8/7B/R3K2R w KQkq - 0 1", &[26, 1141, 27826]),
    ("r3k2r/8/3Q4/8/8/5q2/8/R3K2R b KQkq - 0 1", &[44, 1494, 50509]),
    // Promotions out of check, into check, by capture, and to pinned pieces.
    ("2K2r2/4P3/8/8/8/8/8/3k4 w - - 0 1", &[11, 133, 1442, 19174]),
    ("4k3/1P6/8/8/8/8/K7/8 w - - 0 1", &[9, 40, 472, 2661]),
    ("8/P1k5/K7/8/8/8/8/8 w - - 0 1", &[6, 27, 273, 1329]),
    ("r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", &[6, 264, 9467, 422333]),
    ("rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", &[44, 1486, 62379]),
    // Stalemate, mate, and checks by two pieces.
    ("K1k5/8/P7/8/8/8/8/8 w - - 0 1", &[2, 6, 13, 63]),
    ("8/k1P5/8/1K6/8/8/8/8 w - - 0 1", &[10, 25, 268, 926]),
    ("8/8/2k5/5q2/5n2/8/5K2/8 b - - 0 1", &[37, 183, 6559]),
];

/// Counts above this take too long in an unoptimised build.
const LIMIT: u64 = if cfg!(debug_assertions) { 200_000 } else { 20_000_000 };

fn position<L: quadrille::Chess>(fen: &str) -> Position<L> {
    fen.parse().unwrap_or_else(|error| panic!("{fen}: {error}"))
}

fn counts_are_right<L: quadrille::Chess>() {
    for (fen, counts) in PUBLISHED.iter().chain(TRAPS) {
        let position = position::<L>(fen);
        assert_eq!(perft(&position, 0), 1, "{fen}");
        for (depth, &count) in (1..).zip(*counts).take_while(|(_, count)| **count <= LIMIT) {
            assert_eq!(perft(&position, depth), count, "{fen} at depth {depth}");
        }
    }
}

/// Playing each last move gives the same count as counting the legal ones, in total and for each move.
fn ways_to_count_agree<L: quadrille::Chess>() {
    for (fen, counts) in PUBLISHED.iter().chain(TRAPS) {
        let position = position::<L>(fen);
        assert_eq!(perft_without_bulk(&position, 2), counts[1], "{fen}");
        let divided = divide(&position, 2, perft);
        assert_eq!(divided.len() as u64, counts[0], "{fen}");
        assert_eq!(divided.iter().map(|(_, nodes)| nodes).sum::<u64>(), counts[1], "{fen}");
        // Moves have the same names in every numbering, in the same order.
        assert_eq!(divided, divide(&self::position::<Lerf>(fen), 2, perft), "{fen}");
    }
}

macro_rules! in_every_numbering {
    ($($name:ident: $layout:ident),* $(,)?) => { $(
        mod $name {
            #[test]
            fn counts_are_right() {
                super::counts_are_right::<quadrille::layouts::$layout>();
            }

            #[test]
            fn ways_to_count_agree() {
                super::ways_to_count_agree::<quadrille::layouts::$layout>();
            }
        }
    )* };
}

in_every_numbering! { lerf: Lerf, w: W }

#[cfg(feature = "long")]
in_every_numbering! {
    a8: A8,
    h1: H1,
    file_major: FileMajor,
    gray: Gray,
    rotary: Rotary,
    pinwheel: Pinwheel,
    turntable: Turntable,
    ring: Ring,
}
