//! Pieces: what they attack, and from where.
//!
//! Plain pieces, the same in all directions, are written here; [`moves`](super::moves) writes the
//! others.

use quadrille_codegen::layout::{Leap, Piece, WordSize};
use quadrille_codegen::lower;
use quadrille_codegen::solve::Bitboards;

use super::Exported;
use super::code::{Code, Kind, literals};
use super::{moves, routes, sliders};

/// All pieces of a layout.
pub fn write(code: &mut Code, exported: &Exported<'_>, bitboards: &Bitboards) {
    let layout = exported.layout();
    if layout.pieces.is_empty() {
        return;
    }
    code.section("Pieces");
    code.parts(|code| routes::helpers(code, layout));
    if bitboards.moves.iter().any(Option::is_some) {
        let packing = layout.packing(WordSize::U64.bits());
        code.parts(|code| moves::helpers(code, bitboards.word, &packing));
    }
    let lowered = lower::moves::functions(layout, bitboards);
    for (place, piece) in layout.pieces.iter().enumerate() {
        if bitboards.moves[place].is_none() {
            plain(code, bitboards, piece, place);
        }
        moves::write(code, &lowered[place]);
        routes::write(code, layout, piece, bitboards.moves[place].as_deref());
    }
}

/// The plain piece with this place among all.
fn plain(code: &mut Code, bitboards: &Bitboards, piece: &Piece, place: usize) {
    let (name, spoken) = (&piece.name, piece.spoken());
    let is_rider = !piece.rides.is_empty();
    if !piece.leaps.is_empty() {
        let table = format!("@{name}_leaps");
        set_by_number(code, bitboards, "what its leaps attack", &table, &bitboards.leaps[place]);
    }
    let (parameters, arguments) = match is_rider {
        true => ("@square square, @bitboard occupancy", "square, occupancy"),
        false => ("@square square", "square"),
    };
    let blocked = if is_rider { ", given all occupied squares" } else { "" };
    code.function(
        Kind::Inline,
        &format!("The squares {spoken} attacks{blocked}."),
        &format!("@bitboard @{name}_attacks({parameters})"),
        &attacks(bitboards, piece),
    );
    code.function(
        Kind::Inline,
        &format!(
            "The squares from which {spoken} attacks a square: those that it attacks from there."
        ),
        &format!("@bitboard @{name}_attackers({parameters})"),
        &format!("return @{name}_attacks({arguments});"),
    );
    if let Some(sets) = &bitboards.on_empty[place] {
        let table = format!("@{name}_sets_on_empty");
        set_by_number(code, bitboards, "what it attacks on the empty board", &table, sets);
        code.inline(
            &format!("The squares {spoken} attacks on an empty board: one load."),
            &format!("@bitboard @{name}_attacks_empty(@square square)"),
            &format!("return {table}[square];"),
        );
    }
}

fn set_by_number(code: &mut Code, bitboards: &Bitboards, what: &str, name: &str, sets: &[u128]) {
    let words = literals(bitboards.word, sets);
    code.table(&format!("By number: {what}."), "@bitboard", name, &[sets.len()], words);
}

/// The statements that return what a plain piece attacks.
fn attacks(bitboards: &Bitboards, piece: &Piece) -> String {
    let leaps = (!piece.leaps.is_empty()).then(|| format!("@{}_leaps[square]", piece.name));
    if let Some(turns) = turned_alike(bitboards, &piece.rides) {
        let leaps =
            leaps.map_or(String::new(), |leaps| format!("const @bitboard leaps = {leaps};\n"));
        let rides = sliders::turned(&piece.rides, &turns);
        let united =
            if leaps.is_empty() { rides } else { rides.replace("return ", "return leaps | ") };
        return format!("{leaps}{united}");
    }
    let ride = |&ride: &Leap| format!("{}(square, occupancy)", sliders::name(ride));
    let parts: Vec<_> = leaps.into_iter().chain(piece.rides.iter().map(ride)).collect();
    format!("return {};", parts.join(" | "))
}

/// What turns all of some rides, if they are several and turned alike.
fn turned_alike(
    bitboards: &Bitboards,
    rides: &[Leap],
) -> Option<quadrille_codegen::solve::sliders::TurnTables> {
    let turns = |ride: &Leap| {
        let solved = bitboards.sliders.iter().find(|solved| solved.ride == *ride)?;
        sliders::turns(solved)
    };
    let [first, _, ..] = rides else { return None };
    let first = turns(first)?;
    rides.iter().all(|ride| turns(ride).as_ref() == Some(&first)).then_some(first)
}
