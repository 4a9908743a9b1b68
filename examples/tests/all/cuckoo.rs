//! Reversible moves, found by their change of a hash.

use quadrille::layouts::{Lerf, W};
use quadrille::{Bitboard, Chess, Color, Square, SquareMap};
use quadrille_examples::cuckoo::{Keys, ReversibleMoves};

/// Splitmix64 of a number that is different for each key.
fn key(number: u64) -> u64 {
    let word = number.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let word = (word ^ word >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let word = (word ^ word >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    word ^ word >> 31
}

const TURN: u64 = 0x1f83_d9ab_fb41_bd6b;
const KNIGHT: usize = 0;
const ROOK: usize = 2;

fn keys<L: Chess>() -> Keys<L> {
    std::array::from_fn(|color| {
        std::array::from_fn(|kind| {
            let first = (color * 5 + kind) as u64 * 64;
            SquareMap::from_fn(|square: Square<L>| key(first + u64::from(square.number())))
        })
    })
}

fn changes<L: Chess>() {
    let (keys, empty) = (keys::<L>(), Bitboard::EMPTY);
    let moves = ReversibleMoves::new(&keys, TURN);
    // Stockfish has the same count.
    assert_eq!(moves.count(), 3_668);
    let change = |color: Color, kind: usize, from: Square<L>, to: Square<L>| {
        keys[color as usize][kind][from] ^ keys[color as usize][kind][to] ^ TURN
    };
    let mut knights = 0;
    for color in Color::ALL {
        for (from, to) in Square::all().flat_map(|from| Square::all().map(move |to| (from, to))) {
            let found = moves.find(change(color, KNIGHT, from, to), empty);
            let steps = [from.file().abs_diff(to.file()), from.rank().abs_diff(to.rank())];
            assert_eq!(found.is_some(), [[1, 2], [2, 1]].contains(&steps), "{from}{to}");
            knights += usize::from(found.is_some());
        }
    }
    assert_eq!(knights, 2 * 336, "there and back, for either side");
    // A rook goes back if no piece stands between.
    let lift = change(Color::White, ROOK, L::A1, L::A4);
    assert_eq!(
        moves.find(lift, empty).unwrap().squares.iter().copied().collect::<Bitboard<L>>(),
        L::A1 | L::A4
    );
    assert!(moves.find(lift, L::A1 | L::A4).is_some());
    assert!(moves.find(lift, L::A2.bitboard()).is_none());
    // Knights of both sides go out and back: the change of the first three moves is that of the last.
    let out =
        change(Color::White, KNIGHT, L::G1, L::F3) ^ change(Color::Black, KNIGHT, L::G8, L::F6);
    let back = out ^ change(Color::White, KNIGHT, L::F3, L::G1);
    let last = moves.find(back, empty).unwrap();
    assert_eq!(last.squares.iter().copied().collect::<Bitboard<L>>(), L::F6 | L::G8);
    assert!(moves.find(out, empty).is_none(), "two moves of two sides are no single one");
}

#[test]
fn every_reversible_move_is_found_by_its_change() {
    changes::<Lerf>();
    changes::<W>();
}
