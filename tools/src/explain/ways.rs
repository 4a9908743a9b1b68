//! How look-ups of riders go, and why a rider is looked up as it is.

use quadrille_codegen::layout::{GivenMagics, SliderMethod, SliderOptions, WordSize};
use quadrille_codegen::solve::sliders::{Method, RiderLookUp, asks_for_magics};

/// How a look-up goes.
pub struct Way {
    /// A sentence that says how.
    pub text: &'static str,
    /// Its steps that wait for one another.
    pub steps: Vec<TimedStep>,
}

/// A step of a look-up, and the cycles that it takes.
type TimedStep = (&'static str, u32);

/// From a square to the place of a key, by any magic.
const TO_KEY: [TimedStep; 5] =
    [("record", 5), ("mask", 1), ("product", 3), ("shift", 1), ("place", 1)];

impl Way {
    /// The cycles of all steps.
    pub fn cycles(&self) -> u32 {
        self.steps.iter().map(|&(_, cycles)| cycles).sum()
    }

    fn by_magics(text: &'static str, more: &[TimedStep]) -> Way {
        Way { text, steps: [&TO_KEY[..], more].concat() }
    }

    /// How a method looks riders up.
    pub fn of(method: &Method) -> Way {
        match method {
            Method::Magic(tables) => {
                let parts = || tables.squares.iter().flatten();
                let is_rotated = parts().any(|part| part.multiplier.rotation != 0);
                let more = [("byte", 5), ("place", 1), ("set", 5)];
                if !is_rotated {
                    let text = "magics; a product's highest bits lead to a byte, which names the attack set";
                    return Way::by_magics(text, &more);
                }
                let text = "magics on rotated occupancies; a product's highest bits lead to a byte, which \
                            names the set";
                let mut way = Way::by_magics(text, &more);
                way.steps.insert(2, ("rotation", 1));
                way
            }
            Method::Overlapped(_) => {
                let text = "magics; a product's highest bits lead to the attack set";
                Way::by_magics(text, &[("set", 5)])
            }
            Method::Split(_) => Way::by_magics(
                "magics of each line; a product's highest bits lead to the set of the line",
                &[("set", 5), ("union", 1)],
            ),
            Method::ObstructionDifference(lines) => Way {
                text: match lines.rows {
                    None => {
                        "obstruction difference; a subtraction along each line between the nearest occupied squares"
                    }
                    Some(_) => {
                        "obstruction difference; a subtraction along each line between the nearest occupied \
                         squares, and a table for lines in one byte"
                    }
                },
                steps: vec![
                    ("masks", 5),
                    ("mask", 1),
                    ("lowest or highest", 3),
                    ("difference", 2),
                    ("mask", 1),
                    ("union", 2),
                ],
            },
        }
    }

    /// How BMI2 looks riders up.
    pub fn by_extraction() -> Way {
        Way {
            text: "an instruction extracts the key of a set, and another one spreads the set's bits",
            steps: vec![("record", 5), ("extract", 3), ("place", 1), ("set", 5), ("deposit", 3)],
        }
    }
}

/// Why a rider is looked up as it is: because the description says so, or by the compiler's own choice.
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
    if solved.turns.is_some() {
        return "turned frames leave less than two thirds of the bytes (`auto`)";
    }
    match (&solved.method, solved.word) {
        (Method::Magic(_), WordSize::U64) => {
            "keys shared between squares leave fewer bytes than split magics (`auto`)"
        }
        (Method::Magic(_), WordSize::U128) => "the best throughput for words of 128 bits (`auto`)",
        (Method::ObstructionDifference(_), _) => {
            "lines are too long for tables, and all rise in this numbering (`auto`)"
        }
        // Split magics, those of all lines at once among them.
        _ => "engines are as fast with it as with tables of nine times its size (`auto`)",
    }
}
