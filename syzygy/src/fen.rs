//! Positions read from FEN: the men and the side to move.

use core::fmt;
use core::str::FromStr;

use quadrille::layouts::Lerf;
use quadrille::{Bitboard, BitboardLayout, Color, Square};

use crate::{Position, Role};

/// The squares of the men and the side to move, in the numbering `L`; read from FEN.
///
/// ```
/// use quadrille::Color;
/// use quadrille::layouts::Ring;
/// use quadrille_syzygy::{Placement, Position, Role};
///
/// let mut ring: Placement<Ring> = "8/8/8/8/8/4k3/4P3/4K3 b - - 3 60".parse()?;
/// assert_eq!(ring.halfmove_clock(), 3);
/// assert!(ring.men(Color::White, Role::Pawn).contains(Ring::E2));
/// ring.put(Color::Black, Role::Queen, Ring::C7);
/// ring.set_en_passant(Some(Ring::E3));
/// assert_eq!((ring.men(Color::Black, Role::Queen).count(), ring.en_passant()), (1, Some(Ring::E3)));
/// # Ok::<(), quadrille_syzygy::ParsePlacementError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Placement<L: BitboardLayout = Lerf> {
    men: [[Bitboard<L>; 6]; 2],
    turn: Color,
    en_passant: Option<Square<L>>,
    castling: bool,
    halfmove_clock: u32,
}

impl<L: BitboardLayout> Placement<L> {
    /// An empty board.
    ///
    /// ```
    /// use quadrille::Color;
    /// use quadrille::layouts::Ring;
    /// use quadrille_syzygy::{Placement, Position, Role};
    ///
    /// let mut position = Placement::<Ring>::new(Color::White);
    /// position.put(Color::Black, Role::King, Ring::C7);
    /// assert_eq!(position.men(Color::Black, Role::King), Ring::C7.bitboard());
    /// ```
    pub fn new(turn: Color) -> Self {
        Placement {
            men: [[Bitboard::EMPTY; 6]; 2],
            turn,
            en_passant: None,
            castling: false,
            halfmove_clock: 0,
        }
    }

    /// Puts a man on a square.
    ///
    /// ```
    /// # use quadrille::{Color, layouts::Lerf};
    /// # use quadrille_syzygy::{Placement, Role};
    /// let mut position = Placement::new(Color::White);
    /// position.put(Color::White, Role::King, Lerf::E1);
    /// ```
    pub fn put(&mut self, color: Color, role: Role, square: Square<L>) {
        self.men[color as usize][role as usize].add(square);
    }

    /// Sets the square behind the pawn that can be captured en passant.
    ///
    /// ```
    /// # use quadrille::{Color, layouts::Lerf};
    /// # use quadrille_syzygy::{Placement, Position};
    /// let mut position = Placement::new(Color::White);
    /// position.set_en_passant(Some(Lerf::E6));
    /// assert_eq!(position.en_passant(), Some(Lerf::E6));
    /// ```
    pub fn set_en_passant(&mut self, square: Option<Square<L>>) {
        self.en_passant = square;
    }
}

impl<L: BitboardLayout> Position for Placement<L> {
    type Layout = L;

    fn turn(&self) -> Color {
        self.turn
    }

    #[inline]
    fn men(&self, color: Color, role: Role) -> Bitboard<L> {
        self.men[color as usize][role as usize]
    }

    fn en_passant(&self) -> Option<Square<L>> {
        self.en_passant
    }

    fn has_castling_rights(&self) -> bool {
        self.castling
    }

    fn halfmove_clock(&self) -> u32 {
        self.halfmove_clock
    }
}

/// The error for text that is no position.
///
/// ```
/// use quadrille_syzygy::Placement;
/// let error = "8/8 w - -".parse::<Placement>().unwrap_err();
/// assert_eq!(error.to_string(), "a board has eight ranks of eight squares");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParsePlacementError(&'static str);

impl fmt::Display for ParsePlacementError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

impl core::error::Error for ParsePlacementError {}

const BOARD: ParsePlacementError = ParsePlacementError("a board has eight ranks of eight squares");

/// `15` might mean fifteen squares, or six.
const COUNTS: ParsePlacementError =
    ParsePlacementError("two counts of empty squares in a row: write their sum");

/// Reads the first five fields of FEN; the clock may be missing.
impl<L: BitboardLayout> FromStr for Placement<L> {
    type Err = ParsePlacementError;

    fn from_str(fen: &str) -> Result<Self, ParsePlacementError> {
        let mut fields = fen.split_whitespace();
        let mut field = |what| fields.next().ok_or(ParsePlacementError(what));
        let board = field("the board is missing")?;
        let turn = match field("the side to move is missing")? {
            "w" => Color::White,
            "b" => Color::Black,
            _ => return Err(ParsePlacementError("the side to move is neither w nor b")),
        };
        let mut placement = Placement::new(turn);
        placement.read_board(board)?;
        placement.castling = field("castling rights are missing")? != "-";
        placement.en_passant = match field("the square for en passant is missing")? {
            "-" => None,
            name => Some(name.parse().map_err(|_| ParsePlacementError("no such square"))?),
        };
        if let Some(clock) = fields.next() {
            let clock = clock.parse().map_err(|_| ParsePlacementError("the clock is no number"))?;
            placement.halfmove_clock = clock;
        }
        Ok(placement)
    }
}

impl<L: BitboardLayout> Placement<L> {
    fn read_board(&mut self, board: &str) -> Result<(), ParsePlacementError> {
        let mut ranks = 0;
        for (rank, men) in (0..8).rev().zip(board.split('/')) {
            let (mut file, mut after_count) = (0_u8, false);
            for letter in men.chars() {
                let is_count = ('1'..='8').contains(&letter);
                if is_count && after_count {
                    return Err(COUNTS);
                }
                after_count = is_count;
                if is_count {
                    file += letter as u8 - b'0';
                    continue;
                }
                let square = Square::from_coords(file, rank).ok_or(BOARD)?;
                let color = if letter.is_ascii_uppercase() { Color::White } else { Color::Black };
                let role = Role::from_letter(letter.to_ascii_uppercase());
                self.put(color, role.ok_or(ParsePlacementError("no such man"))?, square);
                file += 1;
            }
            if file != 8 {
                return Err(BOARD);
            }
            ranks += 1;
        }
        if ranks == 8 && board.split('/').count() == 8 { Ok(()) } else { Err(BOARD) }
    }
}
