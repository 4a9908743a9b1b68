//! Obstruction difference: a subtraction along each line.

use quadrille_codegen::layout::{Leap, WordSize};
use quadrille_codegen::solve::sliders::{LineKind, LineMasks, LookUp as _, ObstructionDifference};
use serde_json::{Value, json};

use super::super::c::code::{Code, Kind, literal};
use super::super::c::sliders::{name, slot_function};
use super::super::json::word;
use super::{Tables, vectors};

impl Tables for ObstructionDifference {
    fn write_helpers(&self, code: &mut Code) {
        match self.word {
            WordSize::U64 => helpers_64(code),
            WordSize::U128 => code.inline(
                "What is attacked along a line, of the squares with lower and those with higher numbers.\n\
                 Twice the nearest occupied bit above, minus the nearest below, has all bits from the one up\n\
                 to the other.",
                "@bitboard @along(@bitboard lower, @bitboard upper, @bitboard occupancy)",
                "const @bitboard below = (occupancy & lower) | 1;
                 const @bitboard nearest = ~(@bitboard)0 << @highest_128(below);
                 const @bitboard above = occupancy & upper;
                 return ((above & (0 - above)) * 2 + nearest) & (lower | upper);",
            ),
        }
    }

    fn write(&self, code: &mut Code, ride: Leap) {
        write(code, ride, self);
    }

    fn json(&self) -> Value {
        let slot = |masks: &Vec<LineMasks>| {
            let line =
                |mask: &LineMasks| json!({ "lower": word(mask.lower), "upper": word(mask.upper) });
            masks.iter().map(line).collect::<Value>()
        };
        let kind = |kind: &LineKind| json!({ "swapped": kind.is_swapped, "stride": kind.stride });
        json!({
            "method": "obstruction_difference",
            "lines": self.kinds.iter().map(kind).collect::<Vec<_>>(),
            "slots": self.squares.iter().map(slot).collect::<Vec<_>>(),
        })
    }
}

fn helpers_64(code: &mut Code) {
    code.inline(
        "What is attacked along any line, the mask being the line without the square.",
        "@bitboard @along(@bitboard mask, @bitboard square, @bitboard occupancy)",
        "const @bitboard above = occupancy & mask & (0 - square);
         const @bitboard below = (occupancy & mask & (square - 1)) | 1;
         return (above ^ (above - 1)) & (~(@bitboard)0 << @highest_64(below)) & mask;",
    );
    code.inline(
        "The same along a line with one square a byte, which a swap of bytes reverses.",
        "@bitboard @along_bytes(@bitboard mask, @bitboard square, @bitboard occupancy)",
        "const @bitboard occupied = occupancy & mask;
         const @bitboard above = occupied - square * 2;
         const @bitboard below = @swap_bytes_64(occupied) - @swap_bytes_64(square) * 2;
         return (above ^ @swap_bytes_64(below)) & mask;",
    );
}

/// The masks and the look-up, line by line.
fn write(code: &mut Code, ride: Leap, lines: &ObstructionDifference) {
    let name = name(ride);
    masks(code, &name, lines);
    let along = |line: usize| match (lines.word, lines.kinds[line].is_swapped) {
        (WordSize::U128, _) => {
            format!(
                "@along({name}_masks[slot][{line}][0], {name}_masks[slot][{line}][1], occupancy)"
            )
        }
        (WordSize::U64, true) => {
            format!("@along_bytes({name}_masks[slot][{line}], square, occupancy)")
        }
        (WordSize::U64, false) => format!("@along({name}_masks[slot][{line}], square, occupancy)"),
    };
    let all = (0..lines.kinds.len()).map(along).collect::<Vec<_>>().join("\n| ");
    let square = match lines.word {
        WordSize::U64 => "const @bitboard square = (@bitboard)1 << slot;\n",
        WordSize::U128 => "",
    };
    let vectors = match lines.fits_vectors() {
        true => vectors::look_up(&format!("{name}_masks"), lines),
        false => String::new(),
    };
    slot_function(code, ride, Kind::Inline, &format!("{vectors}{square}return {all};"));
}

/// The masks of each line through each square: in words of 128 bits the squares below and above.
fn masks(code: &mut Code, name: &str, lines: &ObstructionDifference) {
    let (slots, count) = (lines.squares.len(), lines.kinds.len());
    let all = lines.squares.iter().flatten();
    let name = format!("{name}_masks");
    if lines.word == WordSize::U64 {
        let doc = "By number and line: the line's other squares.";
        let masks = all.map(|line| literal(WordSize::U64, line.all()));
        return code.table(doc, "@bitboard", &name, &[slots, count], masks);
    }
    let both = |&LineMasks { lower, upper }: &LineMasks| [lower, upper];
    let masks = all.flat_map(both).map(|mask| literal(WordSize::U128, mask));
    let doc = "By number and line: the squares with lower numbers, and those with higher ones.";
    code.table(doc, "@bitboard", &name, &[slots, count, 2], masks.collect::<Vec<_>>());
}
