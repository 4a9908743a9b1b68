//! Results of layouts as text, for expanded layouts and the library's alike.

use std::fmt::Write as _;

use quadrille::{Bitboard, BitboardLayout, Chess, Color, Cost, Layout, Moves, Square, Word, piece};

/// Occupancies of many densities.
fn occupancies<L: BitboardLayout>() -> impl Iterator<Item = Bitboard<L>> {
    let next = |word: &u128| Some(word.wrapping_mul(0x2360_ed05_1fc6_5da4_4385_df64_9fcc_f645) | 1);
    let words = std::iter::successors(Some(0x9e37_79b9_u128), next).take(8);
    words.map(|word| Bitboard::new(L::Word::truncated(word & word >> 17)))
}

/// The costs of functions except conversions, since an expanded layout is described alone.
fn costs<L: Layout>() -> String {
    let is_own = |cost: &&Cost| !cost.name.starts_with("to_");
    format!("{:?}", L::COSTS.iter().filter(is_own).collect::<Vec<_>>())
}

/// Results of a layout of chess.
pub fn chess<L: Chess>() -> String {
    let mut lines = String::new();
    for square in Square::<L>::all() {
        let (mirrored, turned) = (square.flip_vertical(), square.rotate_90());
        let _ = writeln!(lines, "{square} {} {mirrored} {turned}", square.number());
        for set in occupancies::<L>() {
            let attacks = square.queen_attacks(set) | square.knight_attacks();
            let _ = writeln!(lines, "{} {}", attacks.names(), set.flip_diagonal().names());
        }
    }
    lines + &costs::<L>()
}

/// Results of a layout of xiangqi.
pub fn xiangqi<L: Moves<piece::Cannon> + Moves<piece::Horse> + Moves<piece::Soldier>>() -> String {
    let mut lines = String::new();
    for square in Square::<L>::all() {
        for set in occupancies::<L>() {
            let cannon = square.attacks_by::<piece::Cannon>(Color::White, set);
            let horse = square.attackers_by::<piece::Horse>(Color::White, set);
            let soldier = square.moves_by::<piece::Soldier>(Color::Black, set);
            let _ = writeln!(lines, "{} {} {}", cannon.names(), horse.names(), soldier.names());
        }
    }
    lines + &costs::<L>()
}
