//! Attacks of riders: the tables of each, and how they are looked up.
//!
//! [`methods`] writes `@ride_m_n_slot(slot, occupancy)` for each: the squares attacked from a slot
//! of the method's tables. A slot is the square's number, unless [`turn`] has squares looked up as
//! others.

mod turn;

use std::mem::discriminant;

use quadrille_codegen::layout::Leap;
use quadrille_codegen::solve::Bitboards;
use quadrille_codegen::solve::sliders::{LookUp, Method, RiderLookUp, TurnTables, Turns};

use super::super::methods::{self, Tables, magic, pext, vectors};
use super::code::{Code, Kind};

/// All riders of a layout.
pub fn write(code: &mut Code, bitboards: &Bitboards) {
    code.section("Riders");
    instructions(code, &bitboards.sliders);
    helpers(code, &bitboards.sliders);
    for solved in &bitboards.sliders {
        match &solved.pext {
            None => method(code, solved),
            Some(tables) => code.either(
                "defined(@HAS_PEXT)",
                |code| write_tables(code, solved.ride, tables, tables),
                |code| method(code, solved),
            ),
        }
        if let Method::Magic(tables) = &solved.method {
            let hoppers = bitboards.hoppers.iter().filter(|hopper| hopper.ride == solved.ride);
            hoppers.for_each(|hopper| magic::write_hopper(code, tables, hopper));
        }
        if let Some(turns) = turns(solved) {
            turn::tables(code, &name(solved.ride), &turns);
        }
        let of_square = match turns(solved) {
            None => format!("return {}_slot(square, occupancy);", name(solved.ride)),
            Some(turns) => turned(&[solved.ride], &turns),
        };
        code.function(
            Kind::Inline,
            &format!("What a {} rider attacks, up to what is occupied.", spoken(solved.ride)),
            &format!("@bitboard {}(@square square, @bitboard occupancy)", name(solved.ride)),
            &of_square,
        );
    }
}

/// `@ride_0_1`, what all names of a rider begin with.
pub fn name(ride: Leap) -> String {
    format!("@ride_{}_{}", ride.m, ride.n)
}

fn spoken(ride: Leap) -> String {
    format!("({}, {})", ride.m, ride.n)
}

/// What turns squares into those that are looked up, if some are.
pub fn turns(solved: &RiderLookUp) -> Option<TurnTables> {
    solved.turns.as_ref().map(Turns::tables)
}

/// The statements that return what rides attack together which are turned alike: one turn of the
/// occupancy serves all, and one turn back.
pub fn turned(rides: &[Leap], turns: &TurnTables) -> String {
    let looked_up = rides.iter().map(|&ride| format!("{}_slot(slot, turned)", name(ride)));
    let looked_up = looked_up.collect::<Vec<_>>().join(" | ");
    // All have the same tables.
    let tables = rides.first().map_or(String::new(), |&ride| name(ride));
    format!("{}\n{}", turn::entered(turns, &tables), turn::left(turns, &looked_up))
}

/// The functions that use instructions of the target.
fn instructions(code: &mut Code, sliders: &[RiderLookUp]) {
    if sliders.iter().any(|solved| solved.pext.is_some()) {
        pext::instructions(code);
    }
    if sliders.iter().any(|solved| solved.method.look_up().fits_vectors()) {
        vectors::instructions(code);
    }
}

/// The functions that methods share.
fn helpers(code: &mut Code, sliders: &[RiderLookUp]) {
    if sliders.iter().any(|solved| solved.turns.is_some()) {
        turn::helpers(code);
    }
    let mut written = Vec::new();
    for RiderLookUp { method, .. } in sliders {
        if !written.contains(&discriminant(method)) {
            methods::tables(method).write_helpers(code);
            written.push(discriminant(method));
        }
    }
}

fn method(code: &mut Code, RiderLookUp { ride, method, .. }: &RiderLookUp) {
    write_tables(code, *ride, method.look_up(), methods::tables(method));
}

fn write_tables(code: &mut Code, ride: Leap, look_up: &dyn LookUp, tables: &dyn Tables) {
    code.lines("");
    code.comment(&look_up.tables().doc);
    tables.write(code, ride);
}

/// The function that looks a slot up.
pub fn slot_function(code: &mut Code, ride: Leap, kind: Kind, body: &str) {
    let signature = format!("@bitboard {}_slot(unsigned slot, @bitboard occupancy)", name(ride));
    code.function(kind, "What is attacked from a slot of these tables.", &signature, body);
}
