//! Perft of the games of `examples/games`, in every numbering, against published counts. Optimised runs, such as
//! `.ci/long ignored`, go to the greatest depths.

use crate::games;
use crate::games::numberings::GAMES;

/// Counts above this take too long in an unoptimised build.
const LIMIT: u64 = if cfg!(debug_assertions) { 40_000 } else { u64::MAX };

/// Counts the positions of a game at depths 1, 2, ... in all its numberings.
fn check(name: &str, counts: &[u64]) {
    check_from(name, None, counts);
}

/// Counts the positions of a game like [`check`], from a position.
fn check_from(name: &str, notation: Option<&str>, counts: &[u64]) {
    let numberings = GAMES.iter().find(|(game, _)| *game == name).expect("a game").1;
    assert!(numberings.len() > 1, "{name} has one numbering");
    for (numbering, count) in numberings {
        for (depth, &expected) in (1..).zip(counts).take_while(|(_, count)| **count <= LIMIT) {
            let context = format!("{name}, {notation:?}, {numbering}, depth {depth}");
            assert_eq!(count(notation, depth), Ok(expected), "{context}");
        }
    }
}

/// Counts from positions of the Chinese chess perft results in the chess programming wiki.
#[test]
fn xiangqi_from_positions() {
    for (fen, counts) in [
        ("r1ba1a3/4kn3/2n1b4/pNp1p1p1p/4c4/6P2/P1P2R2P/1CcC5/9/2BAKAB2 w - - 0 1", [38, 1128]),
        ("1cbak4/9/n2a5/2p1p3p/5cp2/2n2N3/6PCP/3AB4/2C6/3A1K1N1 w - - 0 1", [7, 281]),
        ("5a3/3k5/3aR4/9/5r3/5n3/9/3A1A3/5K3/2BC2B2 w - - 0 1", [25, 424]),
        ("C1nNk4/9/9/9/9/9/n1pp5/B3C4/9/3A1K3 w - - 0 1", [28, 222]),
        // This position is written with other letters for elephants and horses.
        ("r1ea1a3/4kh3/2h1e4/pHp1p1p1p/4c4/6P2/P1P2R2P/1CcC5/9/2EAKAE2 w", [38, 1128]),
    ] {
        check_from("xiangqi", Some(fen), &counts);
    }
}

/// The position with the most moves among the shogi perft results in the chess programming wiki, and a position on
/// which shogi programs are compared.
#[test]
fn shogi_from_positions() {
    let most_moves = "R8/2K1S1SSk/4B4/9/9/9/9/9/1L1L1L3 b RBGSNLP3g3n17p 1";
    check_from("shogi", Some(most_moves), &[593]);
    let matsuri = "l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w RGgsn5p 1";
    check_from("shogi", Some(matsuri), &[207, 28_684]);
}

/// Counts from positions of "Perft for International Draughts" by Aart Bik.
#[test]
fn draughts_from_positions() {
    let woldouby = "W:W25,27,28,30,32,33,34,35,37,38:B12,13,14,16,18,19,21,23,24,26";
    check_from("draughts", Some(woldouby), &[6, 12, 30, 73, 215, 590, 1944, 6269]);
    let kings = "B:W6,9-11,20-23,30,K31,33,37,41-44,46:BK17,K24";
    check_from("draughts", Some(kings), &[14, 55, 1168, 5432]);
}

/// Positions after random moves; the counts are those of Fairy-Stockfish 14 (`pyffish` 0.0.90).
#[test]
fn other_games_from_positions() {
    #[rustfmt::skip]
    let positions: [(&str, &str, &[u64]); 12] = [
        ("janggi", "2ba2bn1/3a2r2/1cn1kr1c1/R2p2p1p/1C7/4p4/1PP1PPP2/NC3K2N/3A1A3/2B3B2 w - - 4 21", &[36, 1473]),
        ("janggi", "1n3a3/1b2k4/1r1a3C1/p5n2/PpP3p2/6NR1/5p2P/5A2c/1C1K5/1cBNA1B2 w - - 18 46", &[40, 1670]),
        ("makruk", "1n1m1s1r/2s2k2/2pp1p2/1p1P2p1/3P1Nn1/PmRK3R/3M2S1/1NS5 w - - 8 31", &[31, 893]),
        ("makruk", "8/1kM3N1/8/p3SPP1/p1P3m1/3K4/s4M2/7R w - - 0 66", &[40, 549, 19_717]),
        ("capablanca", "r1a2k2nr/ppp1bpp1p1/n3p1cpb1/P2p5p/1q3P3P/1P1P2PPP1/A1PQP1N3/RN1BK1B2R w kq - 0 16", &[32, 1776]),
        ("capablanca", "1nabqkb2r/1ppppppppp/r5c2n/8C1/1p8/2PA1PP3/P2PP2PPP/RN1BQKB1NR w KQk - 1 8", &[63, 2978]),
        ("chess", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", &[48, 2039]),
        ("minishogi", "4k/2sgp/KR3/G3b/2PBR b S 21", &[31, 406, 10_226]),
        ("minishogi", "rbs2/P1rg1/1KP2/2+sk1/G2B1 b - 21", &[9, 182, 1759]),
        ("minishogi", "R4/1G2+B/5/P2kb/KG+r1P w 2S 42", &[16, 579, 7915]),
        ("xiangqi", "rn3kb1r/4a1C2/3a5/p1p1p4/2b3nPp/2P1P2N1/P6Rc/BCN1cA2B/4A3R/3K5 b - - 1 31", &[32, 1454]),
        ("shogi", "sn4snl/l1gr3b1/2pp1kg2/1p2ppp2/1P2P1P1p/p1GP4P/P1P1SP1pN/L4S2L/BNGK5 w pr 62", &[80, 1848]),
    ];
    for (name, notation, counts) in positions {
        check_from(name, Some(notation), counts);
    }
}

/// A dropped pawn would mate after one of the moves. Fairy-Stockfish plays it, as lost for the side that drops, and
/// counts 821.
#[test]
fn a_dropped_pawn_may_not_mate() {
    check_from("minishogi", Some("2skg/b4/1rS1P/K4/3B1 b Rgp 21"), &[26, 821 - 1]);
}

/// Positions after random moves, with the counts that Terachess-Stockfish publishes for them.
#[test]
fn terachess_from_positions() {
    #[rustfmt::skip]
    let positions: [(&str, [u64; 2]); 5] = [
        ("sjyhxfdoo2xhyjs/cmztuvlkalvutzmc/ernbwigqqgifbnre/p1ppp1dp2pppppp/8p7/1p3pp2p1w4/16/16/16/16/4Q1P1P7/2E1P9NT/PPPPWP1P1PPPPPPP/1RNBI1G1QGIWB1RE/CMZTUVLKALVUXZMC/SJYHXFDOODF1HYJS w Kk - 0 11", [118, 13_923]),
        ("sjyhx1doodfxhyjs/c1ftuvl1g1vutz1c/e3wigqqkiwbnr1/p2pnpp1p1l2pep/m3z5pQpm2/1r2p2p1p4p1/2p4b8/11L4/Pp7a6/13P2/3PD2P1P6/4W5IP4/1PP1PPPFP1P1P1PP/ERNB1IAQKG1WBNRE/CMZTUVLG2VUTZMC/SJYHX2OODFXHYJS b - - 3 28", [178, 33_155]),
        ("sjyhx1doo1fx1yjs/cmftuv1la1vutzmc/er1bwig1qdihbwre/p1ppppp1kp4p1/3n5l2ppnp/1p5p1gpp4/8p7/2z10V2/16/11P4/5P4N2P2/PP4T3P1P3/2PPP1PPGPFWD1PP/ERNBWIGQQ1IUBXRE/CMZ1UVLKAZ2H1MC/SJYHXFDOO3LYJS w K - 9 36", [149, 22_648]),
        ("sjyhxf1o6s1/1mztnvk6zmt/erdbi1g1i2wbhrj/3p1p5fpp2/4w1u2ppl1e1p/1pp3o5n1p1/3gx1Mp2D1q3/4p1p9/1cl3Bu4T3/5F10/P1yP10L1/2D1XP1PPp5T/1P3I1L3Q1URC/E1N1W1GQ1GAHZ1J1/SR1MUV1KOX4SN/HJY5OIWV2BE w - - 0 121", [274, 81_468]),
        ("sj1h1o1o3xh1y1/cy2bk3tvujbsc/4w1x2wi3re/1u1ni2g1p2dp2/mre1zz1m2p1p3/2Mp2p1p2f2np/p3pa2D6q/2pt1p1W5U2/6V1lB1f4/1pP2P6P2O/1P1TP1PPQP4P1/1N3J1dF1P2PN1/PG1PU3P3S2P/ER1D1X1Q1G3HRE/1CZHL1I2IX1TZYC/S1Y3W1OKL3J1 w - - 8 141", [300, 93_917]),
    ];
    for (fen, counts) in positions {
        check_from("terachess", Some(fen), &counts);
    }
}

/// Rules of Terachess, each in a position small enough to count its moves by hand. The first king has eight steps on h2
/// or five on h1, the other three on p16.
#[test]
fn terachess_rules() {
    #[rustfmt::skip]
    let positions: [(&str, &[u64]); 10] = [
        // Eleven leaps to the squares at distance two, as long as the king has not moved.
        ("15k/16/16/16/16/16/16/16/16/16/16/16/16/16/7K8/16 w K - 0 1", &[8 + 11]),
        ("15k/16/16/16/16/16/16/16/16/16/16/16/16/16/7K8/16 w - - 0 1", &[8]),
        // The rook attacks the third rank, on the way to all of the fourth.
        ("15k/16/16/16/16/16/16/16/16/16/16/16/16/r15/7K8/16 w K - 0 1", &[5 + 4]),
        // No leap out of check.
        ("7r7k/16/16/16/16/16/16/16/16/16/16/16/16/16/7K8/16 w K - 0 1", &[6]),
        // A pawn takes a prince in passing, and the queen that a pawn has just become.
        ("15k/16/16/16/16/16/3Ip11/16/16/16/16/16/16/16/16/7K8 b - d9 0 1", &[3 + 2 + 1]),
        ("3Qp11/16/16/16/16/16/16/16/15k/16/16/16/16/16/16/7K8 b - d15 0 1", &[5 + 2 + 1]),
        // A pawn becomes a queen, a prince an amazon: they leave the king two steps.
        ("15k/P15/16/16/16/16/16/16/16/16/16/16/16/16/16/7K8 w - - 0 1", &[5 + 1, 5 * 3 + 2]),
        ("15k/I15/16/16/16/16/16/16/16/16/16/16/16/16/16/7K8 w - - 0 1", &[5 + 5, (5 + 3) * 3 + 2 * 2]),
        // A troll becomes a queen by a step, and by no leap.
        ("15k/T15/16/16/16/16/16/16/16/16/16/16/16/16/16/7K8 w - - 0 1", &[5 + 4, (5 + 3) * 3 + 2]),
        ("15k/16/16/T15/16/16/16/16/16/16/16/16/16/16/16/7K8 w - - 0 1", &[5 + 6, (5 + 6) * 3]),
    ];
    for (fen, counts) in positions {
        check_from("terachess", Some(fen), counts);
    }
}

/// Wrong notations, each with the column of the mistake and the message.
#[test]
fn what_is_refused_and_why() {
    #[rustfmt::skip]
    let refused = [
        ("xiangqi", "rnbakabnr/9/1c5c1 w", 1, "3 ranks, where a board has 10"),
        ("xiangqi", "4k4/9/9/9/9/9/9/9/9/X3K4 w", 21, "'X' is neither a piece (K A B N R C P) nor a number of squares"),
        ("xiangqi", "4k4/9/9/9/9/9/9/9/9/4K5 w", 21, "rank 1 has 10 squares, where a rank has 9"),
        ("xiangqi", "4k4/9/9/9/K8/9/9/9/9/9 w", 11, "'K' could never move from a5"),
        ("xiangqi", "4k4/9/9/9/9/9/9/9/9/9 w", 1, "White has 0 kings, where it has one"),
        ("xiangqi", "4k4/9/9/9/9/9/9/9/9/4K4 w", 25, "White is to move and could take the general"),
        ("xiangqi", "4k4/9/9/9/9/9/9/9/9/3K5 w KQ", 27, "'KQ' where this game has '-'"),
        ("shogi", "4k4/9/9/9/9/9/9/9/4K4 x - 1", 23, "'x' is no side to move: b and w are"),
        ("shogi", "4k4/9/9/9/9/9/9/9/4K4 b 2Pk 1", 27, "'k' is no piece in hand"),
        ("shogi", "4k4/9/9/9/9/9/9/9/4K4 b 999P 1", 25, "'999P' is no piece in hand"),
        ("shogi", "P3k4/9/9/9/9/9/9/9/4K4 b - 1", 1, "'P' could never move from 9a"),
        ("capablanca", "5k4/10/10/10/10/10/10/5K4 w K - 0 1", 29, "'K' needs White's king on f1 and a rook on j1"),
        ("capablanca", "5k4/10/10/10/10/10/10/5K4 w - e6 0 1", 31, "no pawn has just passed e6 in a double step"),
        ("makruk", "4k3/8/8/8/8/8/8/3K4 w K - 0 1", 23, "'K' is no right to castle in this game"),
        ("terachess", "15k/16/16/16/16/16/16/16/16/16/16/16/16/16/7K8/16 w KQ - 0 1", 54, "'Q' is no king that may leap"),
        ("terachess", "15k/16/16/16/16/16/16/16/16/16/16/16/16/16/16/7K8 w K - 0 1", 53, "'K' needs White's king on h2"),
        ("terachess", "15k/16/16/16/16/16/3Tp11/16/16/16/16/16/16/16/16/7K8 b - d9 0 1", 58, "no pawn or prince has just passed d9 in a double step"),
        ("draughts", "W:W31-50", 1, "not three parts, such as `W:W31-50:BK3,7`"),
        ("draughts", "W:W31-50:W1", 10, "the pieces of W are there twice"),
        ("draughts", "W:W31-51:B1", 4, "'31-51' is no square from 1 to 50, K before it for a king, or two with a dash between"),
        ("draughts", "W:W5:B6", 4, "a man on the last row, where it would be a king"),
        ("checkers", "W:W31,K31:B6", 7, "two pieces on a square of 'K31'"),
    ];
    for (name, notation, column, message) in refused {
        let (_, count) = GAMES.iter().find(|(game, _)| *game == name).expect("a game").1[0];
        let error = count(Some(notation), 1).expect_err(notation).to_string();
        assert_eq!(error, format!("column {column} of the FEN: {message}"), "{name}: {notation}");
    }
}

/// No text makes a reader panic: beginnings of positions, and positions with other characters in them.
#[test]
fn broken_notation_is_an_error() {
    for (name, numberings) in GAMES {
        let (_, count) = numberings[0];
        let notation = "lnsgk+Bsnl/1r5b1/9/99999é~/K9 w RGgsn5p e3 W:WK1-3,50:B é 0 1";
        for (at, _) in notation.char_indices() {
            let broken = [notation[..at].to_owned(), notation[at..].to_owned()];
            assert!(broken.iter().all(|text| count(Some(text), 1).is_err()), "{name}: {at}");
        }
    }
}

#[test]
fn chess() {
    check("chess", &[20, 400, 8902]);
}

#[test]
fn shogi() {
    check("shogi", &[30, 900, 25_470, 719_731]);
}

#[test]
fn minishogi() {
    check("minishogi", &[14, 181, 2512, 35_401, 533_203]);
}

#[test]
fn xiangqi() {
    check("xiangqi", &[44, 1920, 79_666, 3_290_240]);
}

#[test]
fn makruk() {
    check("makruk", &[23, 529, 12_012, 273_026]);
}

#[test]
fn capablanca() {
    check("capablanca", &[28, 784, 25_228, 805_128]);
}

#[test]
fn checkers() {
    check("checkers", &[7, 49, 302, 1469, 7361, 36_768, 179_740]);
}

#[test]
fn draughts() {
    check("draughts", &[9, 81, 658, 4265, 27_117, 167_140, 1_049_442]);
}

#[test]
fn janggi() {
    check("janggi", &[32, 1024, 33_000, 1_065_277]);
}

/// The counts of two programs, Terachess-Stockfish and Capablanca Chess Plus.
#[test]
fn terachess() {
    check("terachess", &[54, 2916, 175_508]);
}

#[test]
#[ignore = "ten million positions, twice"]
fn terachess_to_depth_four() {
    check("terachess", &[54, 2916, 175_508, 10_562_564]);
}

quadrille::layout! {
    /// Makruk with khons that do not go straight ahead.
    pub struct OtherKhons {
        board: 8 x 8,
        number: rank * 8 + file,
        pieces: { king: K, met: F, khon: F as quadrille::piece::Silver, knight: N, rook: R },
    }
}

/// The rules do not say how pieces move: all of it is in the description.
#[test]
fn another_description_is_another_game() {
    let count = |depth| {
        let game = games::western::Western::<OtherKhons, 6>::makruk();
        games::perft(&game, &games::Game::start(&game), depth)
    };
    // Each side has two khons, and the third rank before them is empty.
    assert_eq!([count(1), count(2)], [23 - 2, (23 - 2) * (23 - 2)]);
}
