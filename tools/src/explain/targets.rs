//! The code that each target runs.

use quadrille_codegen::emit::{self, ListedCost};
use quadrille_codegen::item::Described;
use quadrille_codegen::layout::Layout;
use quadrille_codegen::solve::sliders::{Method, RiderLookUp};
use quadrille_codegen::solve::{Bitboards, Solution, Target};

use super::section;

/// Levels of x86-64, by their place among the numbers of pieces from which on sets are filled.
const LEVELS: [&str; 3] = ["x86-64", "x86-64-v3", "x86-64-v4"];

/// The explanation of all targets.
pub fn text(described: &Described, solution: &Solution, bitboards: &Bitboards) -> String {
    let layout = &described.layout;
    let levels = LEVELS.iter().enumerate().map(|(level, name)| {
        let riders = if level == 0 { None } else { with_avx2_and_bmi2(&bitboards.sliders) };
        let riders = riders.unwrap_or("riders as above");
        format!("{name}: {riders}{}", fills(layout, bitboards, level))
    });
    let costs = emit::costs(described, solution);
    let instructions = [
        (Target::Gfni, "products of bit matrices"),
        (Target::Bitalg, "bits fetched from their places"),
        (Target::ReversesBits, "the word's bits reversed"),
    ];
    let instructions = instructions.into_iter().filter_map(|(target, how)| {
        let is_its = |cost: &&ListedCost| cost.target == Some(target);
        let names = costs.iter().filter(is_its).map(|cost| cost.name.clone());
        let lines = (target == Target::ReversesBits && reverse_lines(&bitboards.sliders))
            .then(|| "lines of riders".to_owned());
        let names: Vec<String> = lines.into_iter().chain(names).collect();
        let line = format!("{}: by {how} {}", target.name(), names.join(", "));
        (!names.is_empty()).then_some(line)
    });
    section("targets", &levels.chain(instructions).collect::<Vec<_>>())
}

/// How riders are looked up with AVX2 and BMI2, if that is another way.
fn with_avx2_and_bmi2(sliders: &[RiderLookUp]) -> Option<&'static str> {
    let in_vectors = |solved: &RiderLookUp| match &solved.method {
        Method::ObstructionDifference(lines) => lines.lines_in_vectors() > 0,
        _ => false,
    };
    if sliders.iter().any(|solved| solved.pext.is_some()) {
        Some("riders by extracted bits (BMI2)")
    } else if sliders.iter().any(in_vectors) {
        Some("lines of riders side by side in a vector (AVX2)")
    } else {
        None
    }
}

/// From how many pieces on the sets of each rider are filled.
fn fills(layout: &Layout, bitboards: &Bitboards, level: usize) -> String {
    let pieces = layout.pieces.iter().zip(&bitboards.sets);
    let filled = pieces.filter_map(|(piece, found)| {
        let found = found.as_ref().ok()?;
        let is_fill = found.sides.iter().any(|side| !side.rays.is_empty());
        is_fill.then(|| format!("{} from {}", piece.name, found.fill_from[level]))
    });
    let filled: Vec<String> = filled.collect();
    let list = || format!("; sets of pieces are filled: {}", filled.join(", "));
    if filled.is_empty() { String::new() } else { list() }
}

/// Whether some line is reversed by an instruction of 64-bit Arm.
fn reverse_lines(sliders: &[RiderLookUp]) -> bool {
    sliders.iter().any(|solved| match &solved.method {
        Method::ObstructionDifference(found) => found.lines.iter().any(|line| !line.is_swapped),
        _ => false,
    })
}
