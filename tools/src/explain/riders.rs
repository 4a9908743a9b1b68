//! Riders' look-ups, the reasons for them, and the squares that share tables.

use quadrille_codegen::described_type::Described;
use quadrille_codegen::model::{Layout, Leap, squares_of};
use quadrille_codegen::reference::relevant;
use quadrille_codegen::solve::Bitboards;
use quadrille_codegen::solve::moves::PieceLookUps;
use quadrille_codegen::solve::sliders::{LookUp as _, Method, RiderLookUp};
use quadrille_codegen::text::thousands;

use super::methods::{BY_EXTRACTION, CALLS_BY_EXTRACTION, look_up, reason};
use super::section;
use crate::search;
use crate::shared_indexes::Sharing;

/// The explanation of a rider's look-up, given the names of the pieces that it serves.
pub fn text(described: &Described, solved: &RiderLookUp, pieces: &[&str]) -> String {
    let layout = &described.layout;
    let bytes = solved.method.look_up().tables().bytes;
    let given = layout.magics.iter().find(|given| given.ride == solved.ride);
    let mut lines = vec![
        format!("method: {}; {} bytes", look_up(&solved.method), thousands(bytes)),
        format!("why: {}", reason(&layout.sliders, given, solved)),
    ];
    if let Some(pext) = &solved.pext {
        let bytes = thousands(pext.tables().bytes);
        lines.push(format!("with bmi2: {BY_EXTRACTION}; {bytes} bytes"));
        lines.push(format!("called so {CALLS_BY_EXTRACTION}"));
    }
    let sharing = Sharing::of(layout, solved);
    lines.push(sharing.summary().join("; "));
    lines.extend(classes(layout, &sharing));
    if matches!(solved.method, Method::Magic(_)) {
        lines.extend(constants(layout, solved.ride));
        lines.extend(impossible(described, solved));
    }
    section(&format!("sliders: {}", pieces.join(", ")), &lines)
}

/// The names of the pieces that are looked up in the tables of a ride.
pub fn served<'a>(layout: &'a Layout, bitboards: &Bitboards, ride: Leap) -> Vec<&'a str> {
    let is_moved = |moves: &PieceLookUps| moves.look_ups().any(|own| own.rides().contains(&ride));
    let pieces = layout.pieces.iter().zip(&bitboards.moves);
    let served = pieces.filter(|(_, sides)| sides.iter().any(is_moved));
    served.map(|(piece, _)| piece.name.as_str()).collect()
}

/// The classes of squares that share, by names.
fn classes(layout: &Layout, sharing: &Sharing) -> Vec<String> {
    let name = |square| layout.names.square(layout.board(), square);
    let shared = sharing.classes.iter().filter(|class| class.len() > 1);
    let line = |class: &Vec<_>| {
        let names: Vec<String> = class.iter().map(|&square| name(square)).collect();
        format!("share an index: {}", names.join(" "))
    };
    shared.map(line).collect()
}

/// Tells patterns that complement irrelevant squares, which may take a square out of its class.
fn constants(layout: &Layout, ride: Leap) -> Vec<String> {
    let board = layout.board();
    let name = |square| layout.names.square(board, square);
    let added = |square| {
        let irrelevant = layout.sliders.pattern(ride, square) & !relevant(board, square, ride);
        let names: Vec<String> = squares_of(irrelevant).map(name).collect();
        (!names.is_empty()).then(|| {
            format!(
                "the pattern of {} complements {}, which do not matter there: they add a constant to each product, \
                 and only squares with an equal one share",
                name(square),
                names.join(" ")
            )
        })
    };
    board.squares().filter_map(added).collect()
}

/// The magics that are known not to exist.
fn impossible(described: &Described, solved: &RiderLookUp) -> Vec<String> {
    let found = search::magics::impossible(described, solved.ride);
    if found.is_empty() {
        return Vec::new();
    }
    let premises = "impossible where a key has one bit for each relevant square, squares of a class have \
                    equal keys, no carry reaches the key and no occupancy is rotated (all such magics \
                    were tried):";
    [premises.to_owned()]
        .into_iter()
        .chain(found.into_iter().map(|line| format!("  {line}")))
        .collect()
}
