//! The games by name, and the numberings of their boards in which moves are counted.

use quadrille::layouts::{
    Capablanca, Checkers, Draughts, Janggi, Lerf, Makruk, Minishogi, Shogi, W, Xiangqi,
};

use super::western::Western;
use super::{FenError, Game, draughts, janggi, perft, shogi, terachess, xiangqi};

quadrille::layout! {
    /// Shogi, rank by rank from White's corner.
    pub struct ShogiByRank {
        board: 9 x 9,
        number: rank * 9 + file,
        pieces: {
            king: K, rook: R, bishop: B, dragon: RF, horse: BW,
            gold: WfF as quadrille::piece::Gold,
            silver: FfW as quadrille::piece::Silver,
            knight: fN as quadrille::piece::ShogiKnight,
            lance: fR as quadrille::piece::Lance,
            foot_soldier: fW as quadrille::piece::ShogiPawn,
        },
    }

    /// Minishogi, file by file.
    pub struct MinishogiByFile {
        board: 5 x 5,
        number: file * 5 + rank,
        pieces: {
            king: K, rook: R, bishop: B, dragon: RF, horse: BW,
            gold: WfF as quadrille::piece::Gold,
            silver: FfW as quadrille::piece::Silver,
            foot_soldier: fW as quadrille::piece::ShogiPawn,
        },
    }

    /// Xiangqi, file by file from the last.
    pub struct XiangqiByFile {
        board: 9 x 10,
        number: (8 - file) * 10 + rank,
        names: { ranks: "0123456789" },
        regions: {
            palace: "d0-f2 d7-f9",
            home: { white: "a0-i4", black: "a5-i9" },
            far: { white: "a5-i9", black: "a0-i4" },
        },
        pieces: {
            rook: R,
            cannon: mRcpR as quadrille::piece::Cannon,
            horse: nN as quadrille::piece::Horse,
            elephant: nA in home as quadrille::piece::Elephant,
            advisor: F in palace as quadrille::piece::Advisor,
            general: W in palace as quadrille::piece::General,
            soldier: fW + sW on far as quadrille::piece::Soldier,
        },
    }

    /// Janggi, file by file.
    pub struct JanggiByFile {
        board: 9 x 10,
        number: file * 10 + rank,
        regions: { palace: "d1-f3 d8-f10", points: "d1 f1 e2 d3 f3 d8 f8 e9 d10 f10" },
        pieces: {
            rook: R + B on points in palace as quadrille::piece::Rook,
            cannon: pR + pB on points in palace as quadrille::piece::Cannon,
            horse: nN as quadrille::piece::Horse,
            elephant: nZ as quadrille::piece::Elephant,
            advisor: W in palace + F on points in palace as quadrille::piece::Advisor,
            general: W in palace + F on points in palace as quadrille::piece::General,
            soldier: fsW + fF on points in palace as quadrille::piece::Soldier,
        },
    }

    /// Capablanca's board, file by file.
    pub struct CapablancaByFile {
        board: 10 x 8,
        number: file * 8 + rank,
        pieces: {
            king: K, queen: Q, rook: R, bishop: B, knight: N, archbishop: BN, chancellor: RN,
        },
    }

    /// Makruk's board, file by file from the last.
    pub struct MakrukByFile {
        board: 8 x 8,
        number: (7 - file) * 8 + rank,
        pieces: { king: K, met: F, khon: FfW as quadrille::piece::Silver, knight: N, rook: R },
    }

    /// The squares of checkers, file by file.
    pub struct CheckersByFile {
        board: 8 x 8,
        number: file * 8 + rank where (file + rank) % 2 == 0,
        pieces: {
            man: mfF as quadrille::piece::Man,
            king: mF as quadrille::piece::King,
            man_jump: fnA as quadrille::piece::ManJump,
            king_jump: nA as quadrille::piece::KingJump,
        },
    }

    /// The squares of international draughts, drawn: every other square has a number, in no order.
    pub struct DraughtsDrawn {
        board: 10 x 10,
        number: [
             .  7  . 13  . 36  . 20  . 48
            44  .  1  . 30  . 19  .  5  .
             . 25  . 41  .  9  . 32  . 14
             3  . 38  . 22  . 47  . 11  .
             . 16  .  0  . 29  . 43  .  8
            35  . 21  . 12  .  4  . 40  .
             . 26  . 49  . 17  . 33  .  2
            10  . 45  . 28  . 23  . 39  .
             .  6  . 34  . 15  . 42  . 27
            18  . 31  . 46  . 24  . 37  .
        ],
        pieces: {
            man: mfF as quadrille::piece::Man,
            king: mB as quadrille::piece::King,
            man_jump: nA as quadrille::piece::ManJump,
            king_jump: pB as quadrille::piece::KingJump,
        },
    }
}

/// The board and the pieces of Terachess II, in a numbering.
macro_rules! terachess_board {
    ($(#[$doc:meta])* $name:ident, $number:expr) => {
        quadrille::layout! {
            $(#[$doc])*
            pub struct $name {
                board: 16 x 16,
                number: $number,
                pieces: {
                    king: K, queen: Q, rook: R, bishop: B, knight: N, amazon: QN,
                    marshall: RN, cardinal: BN, admiral: RF, missionary: BW, camel: C, giraffe: Z,
                    rapid_pawn: fmWfmnDfcF as super::terachess::Pawn,
                    prince: KfmnD as super::terachess::Prince,
                    troll: GHfmWfcF as super::terachess::Troll,
                    centaur: KN as super::terachess::Centaur,
                    lion: KNAD as super::terachess::Lion,
                    buffalo: NCZ as super::terachess::Buffalo,
                    duchess: KADGH as super::terachess::Duchess,
                    machine: WD as super::terachess::Machine,
                    elephant: FA as super::terachess::Elephant,
                    eagle: [F?R] as super::terachess::Eagle,
                    rhinoceros: [W?B] as super::terachess::Rhinoceros,
                    cannon: mRcpR as quadrille::piece::Cannon,
                    archer: mBcpB as super::terachess::Archer,
                    sorceress: mQcpQ as super::terachess::Sorceress,
                },
            }
        }
    };
}

terachess_board! {
    /// Terachess II, rank by rank.
    TerachessByRank, rank * 16 + file
}

terachess_board! {
    /// Terachess II, file by file from the last.
    TerachessByFile, (15 - file) * 16 + rank
}

/// Counts from a position, or from the start of the game, in one numbering.
type Count = fn(Option<&str>, u32) -> Result<u64, FenError>;

fn count<G: Game>(game: &G, notation: Option<&str>, depth: u32) -> Result<u64, FenError> {
    let position = notation.map_or_else(|| Ok(game.start()), |notation| game.read(notation))?;
    Ok(perft(game, &position, depth))
}

/// The games by name, each with its numberings.
pub static GAMES: [(&str, &[(&str, Count)]); 10] = [
    (
        "chess",
        &[
            ("lerf", |fen, depth| count(&Western::<Lerf, 6>::chess(), fen, depth)),
            ("w", |fen, depth| count(&Western::<W, 6>::chess(), fen, depth)),
        ],
    ),
    (
        "shogi",
        &[
            ("shogi", |fen, depth| count(&shogi::Shogi::<Shogi, 14>::standard(), fen, depth)),
            ("by rank", |fen, depth| {
                count(&shogi::Shogi::<ShogiByRank, 14>::standard(), fen, depth)
            }),
        ],
    ),
    (
        "minishogi",
        &[
            ("minishogi", |fen, depth| {
                count(&shogi::Shogi::<Minishogi, 10>::minishogi(), fen, depth)
            }),
            ("by file", |fen, depth| {
                count(&shogi::Shogi::<MinishogiByFile, 10>::minishogi(), fen, depth)
            }),
        ],
    ),
    (
        "xiangqi",
        &[
            ("xiangqi", |fen, depth| count(&xiangqi::Xiangqi::<Xiangqi>::new(), fen, depth)),
            ("by file", |fen, depth| count(&xiangqi::Xiangqi::<XiangqiByFile>::new(), fen, depth)),
        ],
    ),
    (
        "janggi",
        &[
            ("janggi", |fen, depth| count(&janggi::Janggi::<Janggi>::new(), fen, depth)),
            ("by file", |fen, depth| count(&janggi::Janggi::<JanggiByFile>::new(), fen, depth)),
        ],
    ),
    (
        "makruk",
        &[
            ("makruk", |fen, depth| count(&Western::<Makruk, 6>::makruk(), fen, depth)),
            ("by file", |fen, depth| count(&Western::<MakrukByFile, 6>::makruk(), fen, depth)),
        ],
    ),
    (
        "capablanca",
        &[
            ("capablanca", |fen, depth| count(&Western::<Capablanca, 8>::capablanca(), fen, depth)),
            ("by file", |fen, depth| {
                count(&Western::<CapablancaByFile, 8>::capablanca(), fen, depth)
            }),
        ],
    ),
    (
        "checkers",
        &[
            ("checkers", |fen, depth| {
                count(&draughts::Draughts::<Checkers>::checkers(), fen, depth)
            }),
            ("by file", |fen, depth| {
                count(&draughts::Draughts::<CheckersByFile>::checkers(), fen, depth)
            }),
        ],
    ),
    (
        "draughts",
        &[
            ("draughts", |fen, depth| {
                count(&draughts::Draughts::<Draughts>::international(), fen, depth)
            }),
            ("drawn", |fen, depth| {
                count(&draughts::Draughts::<DraughtsDrawn>::international(), fen, depth)
            }),
        ],
    ),
    (
        "terachess",
        &[
            ("by rank", |fen, depth| {
                count(&terachess::Terachess::<TerachessByRank>::new(), fen, depth)
            }),
            ("by file", |fen, depth| {
                count(&terachess::Terachess::<TerachessByFile>::new(), fen, depth)
            }),
        ],
    ),
];
