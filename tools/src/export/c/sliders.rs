//! Riders: their tables and functions, by the method that every target has and by extracted bits.

use quadrille_codegen::layout::{Layout, Leap, WordSize};
use quadrille_codegen::lower::moves::ride_name;
use quadrille_codegen::lower::sliders::Rider;
use quadrille_codegen::lower::{self, Kernel, KernelKind, Lowered, Target};
use quadrille_codegen::solve::Bitboards;
use quadrille_codegen::solve::sliders::{LookUp, RiderLookUp};

use super::code::{Code, Kind};
use super::{functions, instructions};

/// Whether look-ups of some riders extract bits where a target has an instruction for that.
pub fn extract_bits(sliders: &[RiderLookUp]) -> bool {
    sliders.iter().any(|solved| solved.pext.is_some())
}

/// All riders of a layout.
pub fn write(code: &mut Code, layout: &Layout, bitboards: &Bitboards) {
    code.section("Riders");
    if extract_bits(&bitboards.sliders) {
        instructions::extractions(code);
    }
    for Rider { solved, lowered, pext, square } in &lower::sliders::riders(bitboards) {
        let own = |code: &mut Code| write_look_up(code, solved.method.look_up(), lowered);
        match (&solved.pext, pext) {
            (Some(tables), Some(lowered)) => code.either(
                instructions::condition(Target::Bmi2),
                |code| write_look_up(code, tables, lowered),
                own,
            ),
            _ => own(code),
        }
        functions::write_all(code, square, "@");
    }
    both(code, &bitboards.sliders);
    if bitboards.moves.iter().any(Option::is_some) {
        let packing = layout.packing(WordSize::U64.bits());
        for kind in KernelKind::ON_SETS {
            let function = Kernel { kind, word: bitboards.word }.function(&packing);
            functions::write(code, &function.doc, &function, "@");
        }
    }
}

/// A bishop and a rook at once, where there are both.
fn both(code: &mut Code, sliders: &[RiderLookUp]) {
    let [bishop, rook] = [Leap { m: 1, n: 1 }, Leap { m: 0, n: 1 }];
    if ![bishop, rook].iter().all(|ride| sliders.iter().any(|solved| solved.ride == *ride)) {
        return;
    }
    let members = ["@bitboard bishop", "@bitboard rook"];
    code.structure("What a bishop and a rook attack.", "@bishop_and_rook", &members);
    code.function(
        Kind::Inline,
        "What a bishop and a rook attack. A queen attacks what either does; compilers drop the half\n\
         that is not used.",
        "struct @bishop_and_rook @bishop_and_rook_attacks(@square square, @bitboard occupancy)",
        &format!(
            "const struct @bishop_and_rook both = {{@{}(square, occupancy), @{}(square, occupancy)}};
             return both;",
            ride_name(bishop),
            ride_name(rook)
        ),
    );
}

fn write_look_up(code: &mut Code, look_up: &dyn LookUp, lowered: &Lowered<'_>) {
    code.lines("");
    code.comment(&look_up.tables().doc);
    functions::write_all(code, lowered, "@");
}
