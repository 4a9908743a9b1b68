//! Threats of Stockfish 18's big nets (`SFNNv10`): all of nnue-rs's `threats.rs`, on a layout and a set of pairs.
//! The functions are those that the rest of the crate calls.

use quadrille::pairs::{number, Man, View};
use quadrille::{Color as Side, Square};

use crate::types::{Board, Color};

quadrille::layout! {
    /// Squares from a1 = 0, like the crate's.
    pub(crate) struct Numbering {
        board: 8 x 8,
        number: rank * 8 + file,
        pieces: { knight: N, bishop: B, rook: R, queen: Q, king: K },
        pairs: {
            Threats: {
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
                excluded: beyond,
                count: 79856,
            },
        },
    }
}

pub(crate) const THREAT_DIMENSIONS: usize = Threats::COUNT;
pub(crate) const EXCLUDED: u32 = THREAT_DIMENSIONS as u32;

/// The side of one of the crate's piece codes.
#[inline(always)]
fn side(code: u8) -> Side {
    if code & 8 == 0 { Side::White } else { Side::Black }
}

/// The man of one of the crate's piece codes: 1 to 6 are White's from the pawn to the king, 9 to 14 Black's.
#[inline(always)]
fn man(code: u8) -> Man<Threats> {
    Man::new(side(code), usize::from((code & 7) - 1)).expect("six kinds")
}

#[inline]
pub(crate) fn threat_index(
    perspective: Color,
    attacker: u8,
    from: u8,
    to: u8,
    attacked: u8,
    king_square: u8,
) -> u32 {
    let side = if perspective == Color::White { Side::White } else { Side::Black };
    let view = View { side, is_mirrored: king_square & 7 >= 4 };
    let [attacker, attacked] = [attacker, attacked].map(|code| view.man(man(code)));
    let [from, to] = [from, to].map(|square| view.square(Numbering::square(square).expect("64 squares")));
    number(attacker, from, Some(attacked), to).map_or(EXCLUDED, |number| number as u32)
}

pub(crate) struct PosInfo {
    pub piece_on: [u8; 64],
    pub occ: u64,
    pub kings: [u8; 2],
}

impl PosInfo {
    pub fn from_board(board: &impl Board) -> Self {
        let mut piece_on = [0u8; 64];
        let mut occ = 0u64;
        board.for_each_piece(&mut |sq, piece| {
            piece_on[sq as usize] = piece.sf_index() as u8;
            occ |= 1u64 << sq;
        });
        let kings = [Color::White, Color::Black].map(|color| board.king_square(color));
        Self { piece_on, occ, kings }
    }
}

/// The squares that a man attacks.
#[inline(always)]
fn attacks(code: u8, from: Square<Numbering>, occupied: quadrille::Bitboard<Numbering>) -> quadrille::Bitboard<Numbering> {
    match code & 7 {
        1 => from.pawn_attacks(side(code)),
        2 => from.knight_attacks(),
        3 => from.bishop_attacks(occupied),
        4 => from.rook_attacks(occupied),
        5 => from.queen_attacks(occupied),
        _ => from.king_attacks(),
    }
}

/// The pairs of a position, each in one word: from, to, attacker, attacked.
pub(crate) fn threat_pairs(pos: &PosInfo, out: &mut Vec<u32>) {
    out.clear();
    let occupied = Numbering::bitboard(pos.occ);
    for from in occupied {
        let attacker = pos.piece_on[usize::from(from)];
        for to in attacks(attacker, from, occupied) & occupied {
            let attacked = pos.piece_on[usize::from(to)];
            let squares = u32::from(from.number()) << 14 | u32::from(to.number()) << 8;
            out.push(squares | u32::from(attacker) << 4 | u32::from(attacked));
        }
    }
}

#[inline]
pub(crate) fn unpack_pair(pair: u32) -> (u8, u8, u8, u8) {
    let squares = ((pair >> 14) as u8, (pair >> 8 & 0x3f) as u8);
    (squares.0, squares.1, (pair >> 4 & 0xf) as u8, (pair & 0xf) as u8)
}
