//! Rotary: a quarter turn of the board is one rotation of the word, so that four squares have one
//! magic, one index and one list of sets.

use quadrille_codegen::model::{Layout, SetStorage, SliderMethod};
use quadrille_codegen::solve::sliders::Method;

use crate::turned::{RIDES, described, solved, total};

fn rotary() -> Layout {
    described(include_str!("../../layouts/rotary.layout"))
}

#[test]
fn sixteen_squares_have_magics_and_they_stand_for_all() {
    for ride in RIDES {
        let turns = solved(&rotary(), ride).turns.unwrap();
        assert_eq!(turns.bases.len(), 16);
        for (slot, base) in (0..).zip(&turns.bases) {
            assert_eq!(base % 16, slot);
        }
    }
}

#[test]
fn minimal_keys_of_all_sixteen_rook_squares() {
    let layout = rotary();
    let Method::Magic(tables) = solved(&layout, RIDES[0]).method else { panic!("no magics") };
    for parts in &tables.squares {
        assert!(parts[0].multiplier.key_bits() <= parts[0].mask.count_ones());
    }
}

#[test]
fn bytes_of_rook_and_bishop() {
    let mut layout = rotary();
    assert_eq!(total(&layout), 40_240);
    // All of it fits one first-level data cache of 32,768 bytes.
    layout.sliders.sets = SetStorage::PerLine;
    assert_eq!(total(&layout), 30_848);
    layout.sliders.sets = SetStorage::PerSquare;
    layout.sliders.method = SliderMethod::Pext;
    assert!(total(&layout) < 55_000, "{}", total(&layout));
}
