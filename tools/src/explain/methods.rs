//! The methods of riders' look-ups in words, and the reasons for their choice.

use quadrille_codegen::model::{GivenMagics, SliderMethod, SliderOptions, WordSize};
use quadrille_codegen::solve::sliders::{Method, RiderLookUp, asks_for_magics};

/// The look-up of a method, in words.
pub fn look_up(method: &Method) -> &'static str {
    match method {
        Method::Magic(tables) => {
            let mut parts = tables.squares.iter().flatten();
            if parts.all(|part| part.multiplier.rotation == 0) {
                "magics; a product's highest bits lead to a byte, which names the attack set"
            } else {
                "magics on rotated occupancies; a product's highest bits lead to a byte, which names the set"
            }
        }
        Method::Overlapped(_) => "magics; a product's highest bits lead to the attack set",
        Method::Split(_) => {
            "magics of each line; a product's highest bits lead to the set of the line"
        }
        Method::ObstructionDifference(lines) if lines.rows.is_none() => {
            "obstruction difference; a subtraction along each line between the nearest occupied squares"
        }
        Method::ObstructionDifference(_) => {
            "obstruction difference; a subtraction along each line between the nearest occupied \
             squares, and a table for lines in one byte"
        }
        Method::Classical(_) => {
            "the classical approach; each ray, less the rays behind its blockers, one after another"
        }
    }
}

/// The look-up of targets with BMI2, in words.
pub const BY_EXTRACTION: &str =
    "an instruction extracts the key of a set, and another one spreads the set's bits";

/// The calls that use that look-up, and those that cannot.
pub const CALLS_BY_EXTRACTION: &str = "by `square.attacks::<P>(occupied)`, `square.rook_attacks(occupied)` and the like, \
     `look_up` and the methods of sets; const functions, such as those of the layout's type, take the method above";

/// The reason for a rider's method: the description's request, or the compiler's choice.
pub fn reason(
    options: &SliderOptions,
    given: Option<&GivenMagics>,
    solved: &RiderLookUp,
) -> &'static str {
    if options.method(solved.ride) != SliderMethod::Auto {
        return "the description asks for it (`sliders`)";
    }
    if let Some(why) = asks_for_magics(options, solved.ride, given) {
        return why;
    }
    if solved.rotated.is_some() {
        return "rotated frames leave less than two thirds of the bytes (`auto`)";
    }
    match (&solved.method, solved.word) {
        (Method::Magic(_), WordSize::U64) => {
            "keys shared between squares leave fewer bytes than split magics (`auto`)"
        }
        (Method::Magic(_), WordSize::U128) => "the best throughput for words of 128 bits (`auto`)",
        (Method::ObstructionDifference(_), _) => {
            "lines are too long for tables, and all rise in this numbering (`auto`)"
        }
        (Method::Classical(_), _) => {
            "lines are too long for tables or have no magics, and not all rise in this numbering (`auto`)"
        }
        // A single key for all lines of a rook selects a byte, and the byte one of its 4,900 sets. With a1 = 0 that takes
        // 161,568 bytes instead of 67,584, and one more load between the occupancy and the set.
        (Method::Split(_), _) => {
            "a key for each line: one key in all takes more bytes, and a byte is loaded before the set (`auto`)"
        }
        _ => "engines are as fast with it as with tables of nine times its size (`auto`)",
    }
}
