//! Attacks of riders: the tables of each, and how they are looked up.
//!
//! Each method is a file, which writes `@ride_m_n_slot(slot, occupancy)`: the squares attacked from a slot
//! of the method's tables. A slot is the square's number, unless [`turn`] has squares looked up as
//! others.
//!
//! - `magic`, `fancy`, `split`, `pext`, `obstruction_difference`, `walk`: the methods
//! - `vectors`: obstruction difference in vectors
//! - `extras`: patterns and rotations of occupancies, which several have

mod extras;
mod fancy;
mod magic;
mod obstruction_difference;
mod pext;
mod split;
mod turn;
mod vectors;
mod walk;

use quadrille_codegen::layout::Leap;
use quadrille_codegen::solve::Bitboards;
use quadrille_codegen::solve::sliders::{
    Hopper, LookUp as _, Method, PextTables, Sliders, TurnTables, Turns,
};

use super::code::{Code, Kind};
use extras::Extras;

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
                |code| pext_method(code, solved.ride, tables),
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
            Kind::Rider,
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

/// `@ride_0_1_past`, which looks a hopper up.
pub fn hopper_name(hopper: &Hopper) -> String {
    format!("{}_{}", name(hopper.ride), magic::way(hopper.landing))
}

fn spoken(ride: Leap) -> String {
    format!("({}, {})", ride.m, ride.n)
}

/// What turns squares into those that are looked up, if some are.
pub fn turns(solved: &Sliders) -> Option<TurnTables> {
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

/// Which instructions there are, and how functions are declared that may use them.
fn instructions(code: &mut Code, sliders: &[Sliders]) {
    if sliders.iter().any(|solved| solved.pext.is_some()) {
        pext::instructions(code);
    }
    if sliders.iter().any(|solved| solved.method.look_up().fits_vectors()) {
        vectors::instructions(code);
    }
    code.lines(
        "#if defined(@HAS_PEXT_INSTRUCTION) || defined(@HAS_VECTORS)
#define @RIDER @PLAIN
#else
#define @RIDER @INLINE
#endif",
    );
}

/// The functions that methods share.
fn helpers(code: &mut Code, sliders: &[Sliders]) {
    if sliders.iter().any(|solved| solved.turns.is_some()) {
        turn::helpers(code);
    }
    if sliders.iter().any(|solved| matches!(solved.method, Method::ObstructionDifference(_))) {
        obstruction_difference::helpers(code, sliders[0].word);
    }
}

fn method(code: &mut Code, solved: &Sliders) {
    let ride = solved.ride;
    code.lines("");
    code.comment(&solved.method.look_up().tables().doc);
    match &solved.method {
        Method::Magic(tables) => magic::write(code, ride, tables),
        Method::Fancy(tables) => fancy::write(code, ride, tables),
        Method::Split(tables) => split::write(code, ride, tables),
        Method::Walk(table) => walk::write(code, ride, table),
        Method::ObstructionDifference(lines) if lines.fits_vectors() => code.either(
            "defined(@HAS_VECTORS)",
            |code| vectors::write(code, ride, lines),
            |code| obstruction_difference::write(code, ride, lines),
        ),
        Method::ObstructionDifference(lines) => obstruction_difference::write(code, ride, lines),
    }
}

fn pext_method(code: &mut Code, ride: Leap, tables: &PextTables) {
    code.lines("");
    code.comment(&tables.tables().doc);
    pext::write(code, ride, tables);
}

/// The function that looks a slot up.
fn slot_function(code: &mut Code, ride: Leap, kind: Kind, body: &str) {
    let signature = format!("@bitboard {}_slot(unsigned slot, @bitboard occupancy)", name(ride));
    code.function(kind, "What is attacked from a slot of these tables.", &signature, body);
}
