//! Rotary: a quarter turn of the board is one rotation of the word, so that four squares have one
//! magic, one index and one list of sets.

use quadrille_codegen::layout::{Layout, Leap, SetStorage, SliderMethod, WordSize};
use quadrille_codegen::read::read_source;
use quadrille_codegen::solve::sliders::{LookUp, Method, Sliders, solve};
use quadrille_codegen::verify::sliders::verify;

const RIDES: [Leap; 2] = [Leap { m: 0, n: 1 }, Leap { m: 1, n: 1 }];

fn rotary() -> Layout {
    let mut read = read_source(include_str!("../../layouts/rotary.layout"));
    assert!(read.diagnostics.is_empty());
    read.layouts.remove(0).layout
}

/// The tables of a ride, verified.
fn solved(layout: &Layout, ride: Leap) -> Sliders {
    let given = layout.magics.iter().find(|given| given.ride == ride);
    let solved = solve(&layout.numbering, WordSize::U64, ride, given, &layout.sliders).unwrap();
    assert_eq!(verify(&layout.numbering, &solved), Ok(()));
    solved
}

/// Everything that a look-up reads: records, index, sets, and what turns a square.
fn bytes(solved: &Sliders) -> usize {
    let turns = solved.turns.as_ref().map_or(0, |turns| turns.tables().bytes());
    let pext = solved.pext.as_ref().map(LookUp::tables);
    turns + pext.unwrap_or_else(|| solved.method.look_up().tables()).bytes
}

fn total(layout: &Layout) -> usize {
    RIDES.map(|ride| bytes(&solved(layout, ride))).iter().sum()
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
    layout.sliders.method = SliderMethod::Fancy;
    assert!(total(&layout) < 220_000, "{}", total(&layout));
    layout.sliders.method = SliderMethod::Pext;
    assert!(total(&layout) < 55_000, "{}", total(&layout));
}
