//! Perft of the games of `examples/games`, in every numbering, against published counts.

#[path = "../examples/games/mod.rs"]
mod games;

use games::numberings::GAMES;

/// Counts the positions of a game at depths 1, 2, ... in all its numberings.
fn check(name: &str, counts: &[u64]) {
    let numberings = GAMES.iter().find(|(game, _)| *game == name).expect("a game").1;
    assert!(numberings.len() > 1, "{name} has one numbering");
    for (numbering, count) in numberings {
        for (depth, &expected) in (1..).zip(counts) {
            assert_eq!(count(depth), expected, "{name}, {numbering}, depth {depth}");
        }
    }
}

#[test]
fn chess() {
    check("chess", &[20, 400, 8902]);
}

#[test]
fn shogi() {
    check("shogi", &[30, 900, 25_470]);
}

#[test]
fn minishogi() {
    check("minishogi", &[14, 181, 2512, 35_401]);
}

#[test]
fn xiangqi() {
    check("xiangqi", &[44, 1920, 79_666]);
}

#[test]
fn makruk() {
    check("makruk", &[23, 529, 12_012, 273_026]);
}

#[test]
fn capablanca() {
    check("capablanca", &[28, 784, 25_228]);
}

#[test]
fn checkers() {
    check("checkers", &[7, 49, 302, 1469, 7361, 36_768]);
}

#[test]
fn draughts() {
    check("draughts", &[9, 81, 658, 4265, 27_117, 167_140]);
}

#[test]
fn janggi() {
    check("janggi", &[32, 1024, 33_000]);
}

quadrille::layout! {
    /// Makruk with khons that do not go straight ahead.
    pub struct OtherKhons {
        board: 8 x 8,
        number: rank * 8 + file,
        pieces: { king: K, met: F, khon: F as quadrille::piece::Silver, knight: N, rook: R },
    }
}

/// Rules say nothing of how pieces move: it is all in the description.
#[test]
fn another_description_is_another_game() {
    let count = |depth| {
        let game = games::western::Western::<OtherKhons, 6>::makruk();
        games::perft(&game, &games::Game::start(&game), depth)
    };
    // Each side has two khons, before which the third rank is empty.
    assert_eq!([count(1), count(2)], [23 - 2, (23 - 2) * (23 - 2)]);
}

/// The deepest published counts, which take optimised code some seconds each.
#[test]
#[ignore = "slow: `.ci/long` runs it"]
fn published_counts() {
    check("shogi", &[30, 900, 25_470, 719_731]);
    check("minishogi", &[14, 181, 2512, 35_401, 533_203]);
    check("xiangqi", &[44, 1920, 79_666, 3_290_240]);
    check("capablanca", &[28, 784, 25_228, 805_128]);
    check("janggi", &[32, 1024, 33_000, 1_065_277]);
    check("checkers", &[7, 49, 302, 1469, 7361, 36_768, 179_740]);
    check("draughts", &[9, 81, 658, 4265, 27_117, 167_140, 1_049_442]);
}
