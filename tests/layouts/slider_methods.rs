//! Every slider method, as emitted: all attack the same squares.

use quadrille::layouts::{Board12x10, Lerf, Rotary, W};
use quadrille_sound::*;

/// The look-ups that Miri tries, by the instructions of the target if it has some.
#[test]
fn every_slider_method_attacks_what_a_walk_does() {
    check_each_method();
    check::<Rotary>();
    check::<W>();
}

#[test]
fn all_methods_work_in_const_evaluation() {
    const ROOKS: [u64; 7] = [
        Patterns::rook_attacks(Patterns::D4, Patterns::bitboard(0)).word(),
        Split::rook_attacks(Split::D4, Split::bitboard(0)).word(),
        Pext::rook_attacks(Pext::D4, Pext::bitboard(0)).word(),
        Mixed::queen_attacks(Mixed::D4, Mixed::bitboard(0)).word(),
        PerLine::rook_attacks(PerLine::A1, PerLine::bitboard(0)).word(),
        TurnedPerLine::queen_attacks(TurnedPerLine::D4, TurnedPerLine::bitboard(0)).word(),
        Rotary::rook_attacks(Rotary::A8, Rotary::bitboard(0)).word(),
    ];
    const QUEENS: [u128; 3] = [
        Wide::queen_attacks(Wide::E5, Wide::bitboard(0)).word(),
        WideLines::queen_attacks(WideLines::E5, WideLines::bitboard(0)).word(),
        Board12x10::queen_attacks(Board12x10::E5, Board12x10::bitboard(0)).word(),
    ];
    assert_eq!(ROOKS.map(u64::count_ones), [14, 14, 14, 27, 14, 27, 14]);
    assert_eq!(QUEENS.map(u128::count_ones), [32, 35, 37]);
}

/// The cost of a function on the target of this test: bytes, operations and loads.
fn cost<L: quadrille::Layout>(name: &str) -> [usize; 3] {
    let mut costs = L::COSTS.iter().filter(|cost| cost.name == name);
    let cost = costs.next().expect("it is listed");
    assert_eq!(costs.next(), None, "{name} is listed once");
    [cost.bytes, cost.operations as usize, cost.loads as usize]
}

/// The bytes are those of the target's tables.
#[test]
fn costs_are_those_of_the_target() {
    let rook = if cfg!(all(target_arch = "x86_64", target_feature = "bmi2")) {
        [64 * 24 + 2 * 102_400, 2, 4]
    } else {
        cost::<Split>("rook_attacks")
    };
    assert_eq!(cost::<Pext>("rook_attacks"), rook);
    let has_gfni =
        cfg!(all(target_arch = "x86_64", target_feature = "gfni", target_feature = "ssse3"));
    let has_bitalg = cfg!(all(target_arch = "x86_64", target_feature = "avx512bitalg"));
    // The instruction is a reversal, or a product of matrices between three moves; otherwise swaps of ever larger
    // groups of bits.
    let half_turn = match cfg!(target_arch = "aarch64") {
        true => 1,
        false if has_gfni => 4,
        false => 14,
    };
    assert_eq!(cost::<Lerf>("rotate_180"), [0, half_turn, 0]);
    // W has no order that GFNI could use, so its bits are gathered.
    let flip = cost::<W>("flip_vertical");
    assert_eq!(flip == [0, 3, 0], has_bitalg, "{flip:?}");
}
