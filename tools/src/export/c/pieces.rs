//! Pieces: what they attack, from where, and what comes into their sight.
//!
//! Plain pieces, the same in all directions, are written here; [`moves`](super::moves) writes the
//! others.

use quadrille_codegen::layout::{Leap, Piece};
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
        code.parts(|code| moves::helpers(code, bitboards.word));
    }
    for (place, piece) in layout.pieces.iter().enumerate() {
        match &bitboards.moves[place] {
            Some(sides) => moves::write(code, bitboards, piece, sides),
            None => plain(code, bitboards, piece, place),
        }
        routes::write(code, layout, piece, bitboards.moves[place].as_deref());
    }
}

/// `a foot soldier`, as sentences call a piece.
pub fn spoken(piece: &Piece) -> String {
    format!("a {}", piece.name.replace('_', " "))
}

/// The plain piece with this place among all.
fn plain(code: &mut Code, bitboards: &Bitboards, piece: &Piece, place: usize) {
    let (name, spoken) = (&piece.name, spoken(piece));
    let is_rider = !piece.rides.is_empty();
    if !piece.leaps.is_empty() {
        let table = format!("@{name}_leaps");
        set_by_number(code, bitboards, "what its leaps attack", &table, &bitboards.leaps[place]);
    }
    let (parameters, arguments) = match is_rider {
        true => ("@square square, @bitboard occupancy", "square, occupancy"),
        false => ("@square square", "square"),
    };
    let blocked = if is_rider { ", `occupancy` being all that stands on the board" } else { "" };
    code.function(
        Kind::Inline,
        &format!("What {spoken} attacks{blocked}."),
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
            &format!("What {spoken} attacks on the empty board: one load."),
            &format!("@bitboard @{name}_attacks_empty(@square square)"),
            &format!("return {table}[square];"),
        );
        xrays(code, piece);
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

fn xrays(code: &mut Code, piece: &Piece) {
    let ride = |(place, &ride): (usize, &Leap)| {
        let ride = sliders::name(ride);
        format!(
            "const @bitboard first_{place} = {ride}(square, occupancy);
             sight |= {ride}(square, occupancy & ~first_{place}) & ~first_{place};\n"
        )
    };
    let body: String = piece.rides.iter().enumerate().map(ride).collect();
    xrays_function(code, piece, "", &format!("@bitboard sight = 0;\n{body}return sight;"));
}

/// The function of what comes into a slider's sight; `color` is its parameter of that name, if any.
pub fn xrays_function(code: &mut Code, piece: &Piece, color: &str, body: &str) {
    code.function(
        Kind::Inline,
        &format!(
            "The squares that come into the sight of {} when the first piece on each of its lines is\n\
             gone.",
            spoken(piece)
        ),
        &format!("@bitboard @{}_xrays({color}@square square, @bitboard occupancy)", piece.name),
        body,
    );
}
