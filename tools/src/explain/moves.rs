//! Look-ups of pieces that are more than leaps and rides, and the reasons for them.

use quadrille_codegen::model::{Layout, Leap, Piece};
use quadrille_codegen::solve::Bitboards;
use quadrille_codegen::solve::moves::{Hop, MaskedRider, PieceLookUps, UnitedLookUps};
use quadrille_codegen::text::counted;

use super::section;

/// The explanation of a piece's look-ups.
pub fn text(
    layout: &Layout,
    bitboards: &Bitboards,
    piece: &Piece,
    sides: &[PieceLookUps],
) -> String {
    let mut lines = Vec::new();
    if sides.len() > 1 {
        lines.push("tables for White and others for Black, chosen by the color".to_owned());
    }
    lines.extend(sides.first().iter().flat_map(|side| parts(layout, bitboards, &side.attacks)));
    section(&format!("attacks of {}", piece.name), &lines)
}

/// The parts whose results are united. Black's parts are of the same kinds.
fn parts(layout: &Layout, bitboards: &Bitboards, look_ups: &UnitedLookUps) -> Vec<String> {
    let mut lines = Vec::new();
    if !look_ups.always.is_empty() {
        lines.push("a set by square: the squares reached whatever stands on the board".to_owned());
    }
    lines.extend(look_ups.slides.iter().map(|slide| masked_rider(layout, slide)));
    if !look_ups.rays.is_empty() {
        let rays = counted(look_ups.rays.len(), "ray");
        lines.push(format!(
            "{rays}, along which numbers rise or fall throughout: the first blocker on one is its lowest or \
             highest bit, and no table of a rider is needed"
        ));
    }
    lines.extend(look_ups.hops.iter().map(|hop| hopper(layout, bitboards, hop)));
    if look_ups.shifted.is_some() {
        lines.push(
            "lame steps by keys that all squares share, of an occupancy that is shifted: numbers grow evenly"
                .to_owned(),
        );
    }
    if !look_ups.lame.is_empty() {
        let paths = counted(look_ups.lame.len(), "path");
        lines.push(format!("lame steps by {paths}: a path that is blocked leads nowhere"));
    }
    if !look_ups.walks.is_empty() {
        let walks = counted(look_ups.walks.len(), "line");
        lines.push(format!(
            "{walks} walked square by square: where edges wrap a line meets itself, so that no mask tells the ways apart"
        ));
    }
    for bent in &look_ups.bent {
        let rides =
            bent.slides.iter().map(|slide| slide.ride).chain(bent.hops.iter().map(|hop| hop.ride));
        let squares = counted(bent.there().len(), "square");
        lines.extend(rides.map(|ride| format!(
            "the tables of {}, from up to {squares} nearby, masked: a line behind a bend is a part of a ray from there",
            rider(layout, ride)
        )));
    }
    lines
}

fn masked_rider(layout: &Layout, MaskedRider { ride, mask }: &MaskedRider) -> String {
    let rider = rider(layout, *ride);
    match mask {
        None => format!("the tables of {rider}, as they are"),
        Some(_) => format!(
            "the tables of {rider}, masked: pieces beyond a range, off a direction or outside of a region \
             change nothing before it"
        ),
    }
}

fn hopper(layout: &Layout, bitboards: &Bitboards, hop: &Hop) -> String {
    let rider = rider(layout, hop.ride);
    match bitboards.hopper(hop) {
        Some(_) => format!(
            "once in the tables of {rider}, by names of second sets: its magics tell what stands behind \
             hurdles as well"
        ),
        None => format!(
            "twice in the tables of {rider}, the second time without the pieces seen first: squares seen only then \
             are behind hurdles"
        ),
    }
}

/// A ride in words: the pieces that have only this ride, or else its steps.
fn rider(layout: &Layout, ride: Leap) -> String {
    let is_rider = |piece: &&Piece| piece.leaps.is_empty() && piece.rides == [ride];
    match layout.pieces.iter().find(is_rider) {
        Some(piece) => format!("the {}", piece.name.replace('_', " ")),
        None => format!("riders by ({}, {})", ride.m, ride.n),
    }
}
