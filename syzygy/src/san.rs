//! Moves as people write them, in standard algebraic notation: `Nbd7`, `exd6`, `h8=Q#`.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use quadrille::{BitboardLayout, Square};

use crate::board::{Board, BoardMove, BoardSquare, Flow, Wanted};
use crate::{Move, Position, ProbeError, Role};

impl<L: BitboardLayout> Move<L> {
    /// The move in standard algebraic notation: with the file or rank of the man, or both, where others of its kind
    /// could go there, and with `+` for check and `#` for mate. A capture en passant is written as any other.
    ///
    /// # Errors
    /// When the move is not legal, or [`Prober`](crate::Prober) refuses the position, as it does where a side may
    /// castle.
    ///
    /// ```
    /// use quadrille_syzygy::{Move, Placement};
    ///
    /// let position: Placement = "7k/4P3/5K2/8/8/8/8/R5R1 w - -".parse()?;
    /// let san = |uci: &str| uci.parse::<Move<_>>().unwrap().san(&position);
    /// assert_eq!(san("e7e8q")?, "e8=Q+");
    /// assert_eq!(san("a1e1")?, "Rae1");
    /// assert_eq!(san("g1h1")?, "Rh1+");
    /// assert!(san("f6f8").is_err());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn san<P: Position<Layout = L>>(&self, position: &P) -> Result<String, SanError> {
        let board = Board::of(position).map_err(SanError::Position)?;
        let Move { from, to, promotion } = *self;
        let (from, to): (BoardSquare, BoardSquare) = (from.convert(), to.convert());
        let is_this = |mv: &BoardMove| (mv.from, mv.to, mv.promotion) == (from, to, promotion);
        let (mv, next) = legal(&board, is_this).into_iter().next().ok_or(SanError::Illegal)?;
        let mut san = man(&board, &mv);
        if mv.captured.is_some() {
            san.push('x');
        }
        san += &to.to_string();
        if let Some(role) = promotion {
            san.extend(['=', role.letter()]);
        }
        if next.is_check() {
            san.push(if next.has_no_moves() { '#' } else { '+' });
        }
        Ok(san)
    }

    /// The move of a position that a text in standard algebraic notation means. The text may say more of where the man
    /// stands than it must; `x`, `=`, `+`, `#`, `!` and `?` may be missing or wrong.
    ///
    /// # Errors
    /// When the text is no move, or not exactly one legal move is meant, or [`Prober`](crate::Prober) refuses the
    /// position.
    ///
    /// ```
    /// use quadrille_syzygy::{Move, Placement, SanError};
    ///
    /// let position: Placement = "8/4k3/8/8/8/8/4K3/R6R w - -".parse()?;
    /// assert_eq!(Move::from_san(&position, "Rad1")?.to_string(), "a1d1");
    /// assert_eq!(Move::from_san(&position, "Rh7+!")?.to_string(), "h1h7");
    /// assert_eq!(Move::from_san(&position, "Rd1"), Err(SanError::Ambiguous));
    /// assert_eq!(Move::from_san(&position, "Nd1"), Err(SanError::Illegal));
    /// assert_eq!(Move::from_san(&position, "O-O"), Err(SanError::Syntax));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn from_san<P: Position<Layout = L>>(position: &P, text: &str) -> Result<Self, SanError> {
        let meant = Meant::read(text).ok_or(SanError::Syntax)?;
        let board = Board::of(position).map_err(SanError::Position)?;
        match legal(&board, |mv| meant.is(mv))[..] {
            [] => Err(SanError::Illegal),
            [(mv, _)] => Ok(mv.to_move()),
            _ => Err(SanError::Ambiguous),
        }
    }
}

/// The legal moves of those wanted, each with the board after it.
fn legal(board: &Board, is_wanted: impl Fn(&BoardMove) -> bool) -> Vec<(BoardMove, Board)> {
    let mut moves = Vec::new();
    let _ = board.each_move(Wanted::All, |mv, next| {
        moves.extend(is_wanted(mv).then_some((*mv, *next)));
        Flow::<()>::Continue(())
    });
    moves
}

/// The beginning of a move's notation: the kind of the man, and enough of its square to tell it from others. For a pawn
/// it is the file if it captures.
fn man(board: &Board, mv: &BoardMove) -> String {
    let name = mv.from.to_string();
    if mv.role == Role::Pawn {
        return if mv.captured.is_some() { name[..1].to_string() } else { String::new() };
    }
    let is_other =
        |other: &BoardMove| (other.role, other.to) == (mv.role, mv.to) && other.from != mv.from;
    let others = legal(board, is_other);
    let is_shared =
        |of: fn(BoardSquare) -> u8| others.iter().any(|(other, _)| of(other.from) == of(mv.from));
    let told = match (is_shared(Square::file), is_shared(Square::rank)) {
        _ if others.is_empty() => "",
        (false, _) => &name[..1],
        (true, false) => &name[1..],
        (true, true) => &name,
    };
    [mv.role.letter().to_string().as_str(), told].concat()
}

/// A move as far as a text gives it.
struct Meant {
    role: Role,
    /// The file and the rank that the man comes from, if they are told.
    from: [Option<u8>; 2],
    to: BoardSquare,
    promotion: Option<Role>,
}

impl Meant {
    fn read(text: &str) -> Option<Meant> {
        let text = text.trim_end_matches(['+', '#', '!', '?']);
        let role = text.chars().next().and_then(Role::from_letter);
        let text = if role.is_some() { &text[1..] } else { text };
        let promotion = text.chars().next_back().and_then(Role::from_letter);
        let text = if promotion.is_some() { &text[..text.len() - 1] } else { text };
        let text = text.strip_suffix('=').unwrap_or(text);
        let (before, to) = text.split_at_checked(text.len().checked_sub(2)?)?;
        let to: BoardSquare = to.parse().ok()?;
        let mut from = [None; 2];
        for letter in before.strip_suffix('x').unwrap_or(before).bytes() {
            match letter {
                b'a'..=b'h' if from == [None; 2] => from[0] = Some(letter - b'a'),
                b'1'..=b'8' if from[1].is_none() => from[1] = Some(letter - b'1'),
                _ => return None,
            }
        }
        let role = role.unwrap_or(Role::Pawn);
        // A pawn whose file is not told stays on it.
        if role == Role::Pawn {
            from[0] = from[0].or(Some(to.file()));
        }
        Some(Meant { role, from, to, promotion })
    }

    fn is(&self, mv: &BoardMove) -> bool {
        let from = [mv.from.file(), mv.from.rank()];
        (mv.role, mv.to, mv.promotion) == (self.role, self.to, self.promotion)
            && self.from.iter().zip(from).all(|(told, is)| told.is_none_or(|told| told == is))
    }
}

/// Why a move has no standard algebraic notation, or a text means no move.
///
/// ```
/// use quadrille_syzygy::{Move, Placement};
///
/// let position: Placement = "8/4k3/8/8/8/8/4K3/R6R w - -".parse().unwrap();
/// let error = Move::from_san(&position, "Rd1").unwrap_err();
/// assert_eq!(error.to_string(), "several men can make this move: say the file or rank of one");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum SanError {
    /// The position is none that tables have.
    Position(ProbeError),
    /// The text is no move in this notation.
    Syntax,
    /// The move is not legal in the position.
    Illegal,
    /// Several legal moves are meant.
    Ambiguous,
}

impl fmt::Display for SanError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SanError::Position(error) => error.fmt(f),
            SanError::Syntax => {
                f.write_str("not a move in algebraic notation, such as `Nf3`, `exd6` or `e8=Q+`")
            }
            SanError::Illegal => f.write_str("the move is not legal in this position"),
            SanError::Ambiguous => {
                f.write_str("several men can make this move: say the file or rank of one")
            }
        }
    }
}

impl core::error::Error for SanError {}
