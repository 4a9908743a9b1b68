//! Riders: their tables and functions, by the method that every target has and by extracted bits.

use crate::lower::moves::ride_name;
use crate::lower::sliders::Rider;
use crate::lower::{self, Function, Lowered, Quicker, Target, on_sets};
use quadrille_codegen::model::{Layout, Leap, Piece};
use quadrille_codegen::solve::Bitboards;
use quadrille_codegen::solve::sliders::LookUp;

use super::code::Code;
use super::vectors::Vectors;
use super::{functions, instructions};

/// The rides of a bishop and a rook.
pub const BISHOP_AND_ROOK: [Leap; 2] = [Leap { m: 1, n: 1 }, Leap { m: 0, n: 1 }];

/// All riders of a layout.
pub fn write(code: &mut Code, layout: &Layout, bitboards: &Bitboards) {
    for Rider { solved, lowered, pext, square } in &lower::sliders::riders(bitboards) {
        let look_up = solved.method.look_up();
        match (&solved.pext, pext) {
            (Some(tables), Some(pext)) => either(code, [(tables, pext), (look_up, lowered)]),
            _ => {
                describe(code, look_up);
                functions::write_all(code, lowered, "@");
            }
        }
        functions::write_all(code, square, "@");
    }
    both(code, bitboards);
    if !layout.pieces.iter().all(Piece::is_plain) {
        for function in &on_sets::functions(bitboards.word) {
            functions::write(code, function, "@");
        }
    }
}

/// A bishop and a rook at once, where there are both.
fn both(code: &mut Code, bitboards: &Bitboards) {
    let is_there = |ride: &Leap| bitboards.sliders.iter().any(|solved| solved.ride == *ride);
    if !BISHOP_AND_ROOK.iter().all(is_there) {
        return;
    }
    let vectors = Vectors::of(bitboards);
    if let Some(vectors) = &vectors {
        vectors.write(code);
    }
    let (beginning, [bishop, rook]) =
        (vectors.map_or(String::new(), |it| it.both()), BISHOP_AND_ROOK);
    let members = ["@bitboard bishop", "@bitboard rook"];
    code.structure("What a bishop and a rook attack.", "@bishop_and_rook", &members);
    code.inline(
        "The squares a bishop and a rook attack. A queen attacks both; compilers drop the half\n\
         that is not used.",
        "struct @bishop_and_rook @bishop_and_rook_attacks(@square square, @bitboard occupancy)",
        &format!(
            "{beginning}const struct @bishop_and_rook both = {{@{}(square, occupancy), @{}(square, occupancy)}};
             return both;",
            ride_name(bishop),
            ride_name(rook)
        ),
    );
}

/// Adds a body for vectors to a queen's function of attacks, if there is one.
pub fn add_vectors(piece: &Piece, bitboards: &Bitboards, functions: &mut [Function]) {
    let [bishop, rook] = BISHOP_AND_ROOK;
    if !piece.leaps.is_empty() || piece.rides != [rook, bishop] {
        return;
    }
    let attacks = functions.iter_mut().find(|own| own.name == format!("{}_attacks", piece.name));
    if let (Some(attacks), Some(vectors)) = (attacks, Vectors::of(bitboards)) {
        attacks.quicker.insert(0, Quicker { target: Target::Avx2, body: vectors.either() });
    }
}

/// A look-up for targets that extract bits by an instruction, and the one for all other targets. Their tables have
/// names of their own, since the file with the tables of all files has both.
fn either(code: &mut Code, look_ups: [(&dyn LookUp, &Lowered); 2]) {
    let condition = instructions::condition(Target::Bmi2);
    for ((_, lowered), not) in look_ups.iter().zip(["", "!"]) {
        code.when(&format!("{not}{condition} || defined(@IS_FOR_ALL)"), |code| {
            functions::write_tables(code, lowered);
        });
    }
    let [for_target, for_others] = look_ups.map(|(look_up, lowered)| {
        move |code: &mut Code| {
            describe(code, look_up);
            functions::write_functions(code, lowered, "@");
        }
    });
    code.either(condition, for_target, for_others);
}

/// Writes how riders are looked up.
fn describe(code: &mut Code, look_up: &dyn LookUp) {
    code.lines("");
    code.comment(&look_up.tables().doc);
}
