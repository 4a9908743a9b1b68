//! Shogi and minishogi, in which captured pieces are dropped again.

use quadrille::piece::{
    Bishop, DragonHorse, DragonKing, Gold, King, Lance, Rook, ShogiKnight, ShogiPawn, Silver,
};
use quadrille::{Bitboard, BitboardLayout, Color, Moves, Square};

use super::fields::{Fields, Fragment};
use super::placement::last_ranks;
use super::{FenError, Game, Piece, Placement, piece};

/// A game of the family, with `N` kinds of pieces; a promoted piece counts as the kind that it moves like.
pub struct Shogi<L: BitboardLayout, const N: usize> {
    pieces: [Piece<L>; N],
    /// The kind that each kind becomes if it promotes.
    promoted: [Option<usize>; N],
    /// The kind that each captured kind is in the hand of the capturing side.
    captured: [usize; N],
    pawn: usize,
    /// The number of ranks in the promotion zone.
    zone: u8,
    start: &'static str,
    /// The squares from which a piece would never move again, by kind and colour.
    dead_ends: [[Bitboard<L>; 2]; N],
}

/// Pieces on the board and in hands.
#[derive(Clone, Copy)]
pub struct Position<L: BitboardLayout, const N: usize> {
    board: Placement<L, N>,
    hands: [[u8; N]; 2],
}

const KING: usize = 0;

impl<L> Shogi<L, 14>
where
    L: Moves<King>
        + Moves<Rook>
        + Moves<Bishop>
        + Moves<Gold>
        + Moves<Silver>
        + Moves<ShogiKnight>
        + Moves<Lance>
        + Moves<ShogiPawn>
        + Moves<DragonKing>
        + Moves<DragonHorse>,
{
    /// Shogi on 9 x 9.
    pub fn standard() -> Self {
        let pieces = [
            piece::<L, King>("K"),
            piece::<L, Gold>("G"),
            piece::<L, Silver>("S"),
            piece::<L, ShogiKnight>("N"),
            piece::<L, Lance>("L"),
            piece::<L, Bishop>("B"),
            piece::<L, Rook>("R"),
            piece::<L, ShogiPawn>("P"),
            piece::<L, Gold>("+S"),
            piece::<L, Gold>("+N"),
            piece::<L, Gold>("+L"),
            piece::<L, DragonHorse>("+B"),
            piece::<L, DragonKing>("+R"),
            piece::<L, Gold>("+P"),
        ];
        let start = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";
        Shogi::new(pieces, 3, start)
    }
}

impl<L> Shogi<L, 10>
where
    L: Moves<King>
        + Moves<Rook>
        + Moves<Bishop>
        + Moves<Gold>
        + Moves<Silver>
        + Moves<ShogiPawn>
        + Moves<DragonKing>
        + Moves<DragonHorse>,
{
    /// Minishogi on 5 x 5.
    pub fn minishogi() -> Self {
        let pieces = [
            piece::<L, King>("K"),
            piece::<L, Gold>("G"),
            piece::<L, Silver>("S"),
            piece::<L, Bishop>("B"),
            piece::<L, Rook>("R"),
            piece::<L, ShogiPawn>("P"),
            piece::<L, Gold>("+S"),
            piece::<L, DragonHorse>("+B"),
            piece::<L, DragonKing>("+R"),
            piece::<L, Gold>("+P"),
        ];
        Shogi::new(pieces, 1, "rbsgk/4p/5/P4/KGSBR b - 1")
    }
}

impl<L: BitboardLayout, const N: usize> Shogi<L, N> {
    fn new(pieces: [Piece<L>; N], zone: u8, start: &'static str) -> Self {
        let role = |letter: &str| pieces.iter().position(|piece| piece.letter == letter);
        let promoted = pieces.each_ref().map(|piece| role(&format!("+{}", piece.letter)));
        let captured = pieces.each_ref().map(|piece| role(piece.letter.trim_start_matches('+')));
        let captured = captured.map(|role| role.expect("each piece is the promoted form of one"));
        let dead_ends = pieces.each_ref().map(|piece| {
            [Color::White, Color::Black].map(|color| {
                let ends = Square::all().filter(|&square| piece.reach(color, square).is_empty());
                ends.fold(Bitboard::EMPTY, Bitboard::with)
            })
        });
        let pawn = role("P").expect("there are pawns");
        Shogi { pieces, promoted, captured, pawn, zone, start, dead_ends }
    }

    /// Reads pieces in hand: letters, each after its number unless the number is one.
    fn read_hands(&self, field: Fragment<'_>) -> Result<[[u8; N]; 2], FenError> {
        let mut hands = [[0; N]; 2];
        let mut rest = if field.text == "-" { field.split_at(1).1 } else { field };
        while !rest.text.is_empty() {
            let digits = rest.text.bytes().take_while(u8::is_ascii_digit).count();
            let (number, after) = rest.split_at(digits);
            let (letter, after) =
                after.split_at(after.text.chars().next().map_or(0, char::len_utf8));
            let count = if digits == 0 { Some(1) } else { number.text.parse().ok() };
            let Some((count, role)) = count.zip(self.role_in_hand(letter.text)) else {
                let message = format!("'{}{}' is no piece in hand", number.text, letter.text);
                return Err(rest.error(message));
            };
            let is_white = letter.text.bytes().all(|letter| letter.is_ascii_uppercase());
            let held: &mut u8 = &mut hands[usize::from(!is_white)][role];
            *held = held.saturating_add(count);
            rest = after;
        }
        Ok(hands)
    }

    /// The piece of a letter, if it can be in a hand.
    fn role_in_hand(&self, letter: &str) -> Option<usize> {
        let role =
            self.pieces.iter().position(|piece| piece.letter.eq_ignore_ascii_case(letter))?;
        (role != KING).then_some(role)
    }

    fn is_in_check(&self, board: &Placement<L, N>, side: Color) -> bool {
        let king = board.pieces(side, KING).first();
        king.is_some_and(|king| board.is_attacked(king, !side, &self.pieces, board.occupied()))
    }

    fn each_board_move(&self, position: &Position<L, N>, visit: &mut dyn FnMut(&Position<L, N>)) {
        let us = position.board.turn;
        let zone = last_ranks(us, self.zone);
        for (role, piece) in self.pieces.iter().enumerate() {
            for from in position.board.pieces(us, role) {
                for to in position.board.targets(piece, from, position.board.occupied()) {
                    let promotes = zone.contains(from) || zone.contains(to);
                    if let Some(promoted) = self.promoted[role].filter(|_| promotes) {
                        self.play(position, promoted, from, to, visit);
                    }
                    if !self.dead_ends[role][us as usize].contains(to) {
                        self.play(position, role, from, to, visit);
                    }
                }
            }
        }
    }

    /// Moves a piece, which has become `role`, and shows the position if it is legal.
    fn play(
        &self,
        position: &Position<L, N>,
        role: usize,
        from: Square<L>,
        to: Square<L>,
        visit: &mut dyn FnMut(&Position<L, N>),
    ) {
        let (mut next, us) = (*position, position.board.turn);
        if let Some(taken) = position.board.role_at(to) {
            next.hands[us as usize][self.captured[taken]] += 1;
        }
        next.board.go(role, from, to);
        if !self.is_in_check(&next.board, us) {
            visit(&next);
        }
    }

    fn each_drop(&self, position: &Position<L, N>, visit: &mut dyn FnMut(&Position<L, N>)) {
        let us = position.board.turn;
        for (role, &held) in position.hands[us as usize].iter().enumerate() {
            if held == 0 {
                continue;
            }
            let dead_ends = self.dead_ends[role][us as usize];
            for to in !position.board.occupied() & !dead_ends {
                let mut next = *position;
                next.hands[us as usize][role] -= 1;
                next.board.put(us, role, to);
                next.board.turn = !us;
                let is_pawn = role == self.pawn;
                let is_second = is_pawn && self.has_pawn_on_file(&position.board, to);
                if is_second || self.is_in_check(&next.board, us) {
                    continue;
                }
                // A dropped pawn may not mate.
                if is_pawn && self.is_in_check(&next.board, !us) && !self.has_move(&next) {
                    continue;
                }
                visit(&next);
            }
        }
    }

    fn has_pawn_on_file(&self, board: &Placement<L, N>, square: Square<L>) -> bool {
        board.pieces(board.turn, self.pawn).intersects(Bitboard::from_file(square.file()))
    }

    fn has_move(&self, position: &Position<L, N>) -> bool {
        let mut has_move = false;
        self.each_move(position, &mut |_| has_move = true);
        has_move
    }
}

impl<L: BitboardLayout, const N: usize> Game for Shogi<L, N> {
    type Position = Position<L, N>;

    fn start_notation(&self) -> &'static str {
        self.start
    }

    /// SFEN calls the side that begins black, and writes its pieces as capitals. It is White here, as in other
    /// games.
    fn read(&self, sfen: &str) -> Result<Self::Position, FenError> {
        let mut fields = Fields::of(sfen);
        let field = fields.next("board")?;
        let mut board = Placement::read(field, &self.pieces)?;
        board.check_kings(field, KING)?;
        let turn = fields.next("side to move")?;
        board.turn = turn.side(["b", "w"])?;
        if self.is_in_check(&board, !board.turn) {
            return Err(turn.error(format!("'{}' is to move and could take the king", turn.text)));
        }
        let hands = self.read_hands(fields.next("field of pieces in hand")?)?;
        fields.skip_number("number of the move")?;
        fields.finish("an SFEN has no more than four fields")?;
        Ok(Position { board, hands })
    }

    fn each_move(&self, position: &Self::Position, visit: &mut dyn FnMut(&Self::Position)) {
        self.each_board_move(position, visit);
        self.each_drop(position, visit);
    }
}
