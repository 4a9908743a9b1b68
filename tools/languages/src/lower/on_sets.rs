//! The runtime's functions on sets, each with its second definition: the program that other languages print.

use super::expression::{Expression, Type};
use super::function::{Block, Function};
use quadrille_codegen::list::list;
use quadrille_codegen::model::WordSize;

/// `moves::rising_64`.
pub const RISING: &str = "rising";
/// `moves::falling_64`.
pub const FALLING: &str = "falling";
/// `moves::past_64`.
pub const PAST: &str = "past";
/// `moves::next_64`.
pub const NEXT: &str = "next";
/// `moves::lame_64`.
pub const LAME: &str = "lame";

/// Their names.
pub const NAMES: [&str; 5] = [RISING, FALLING, PAST, NEXT, LAME];

/// All of these functions, on sets of one size.
pub fn functions(word: WordSize) -> [Function; 5] {
    let constant = |value| Expression::Constant(value, Type::Set(word));
    let [ray, occupancy, met, hurdles, path, targets] = Expression::values(
        ["ray", "occupancy", "met", "hurdles", "path", "targets"],
        Type::Set(word),
    );
    let function = |name, doc: &str, parameters: &[&'static str], body: Block| {
        let parameters = list(parameters.iter(), |&name| (name, Type::Set(word)));
        Function::private(name, doc, &parameters, body)
    };
    let nearest = ray.clone() & occupancy.clone();
    [
        function(
            RISING,
            "The squares attacked along a ray whose numbers rise: up to the lowest occupied one.",
            &["ray", "occupancy"],
            Block::with("occupied", nearest.clone(), |occupied| {
                (ray.clone() & (occupied.clone() ^ (occupied - constant(1)))).into()
            }),
        ),
        function(
            FALLING,
            "The squares attacked along a ray whose numbers fall: down to the highest occupied one.",
            &["ray", "occupancy"],
            (ray & (constant(word.mask()) << (nearest | constant(1)).highest())).into(),
        ),
        function(
            PAST,
            "The occupancy for the second look-up of a hopper that goes on behind its hurdle: it lacks the\n\
             hurdles that the first look-up met.",
            &["met", "occupancy", "hurdles"],
            (occupancy.clone() ^ (met.clone() & occupancy.clone() & hurdles.clone())).into(),
        ),
        function(
            NEXT,
            "The occupancy for the second look-up of a hopper that lands right behind its hurdle. It has\n\
             all squares that the first look-up did not reach, and of the others the pieces that are not\n\
             hurdles.",
            &["met", "occupancy", "hurdles"],
            (!met | (occupancy.clone() & !hurdles)).into(),
        ),
        function(
            LAME,
            "The targets of a lame leaper along one path; no squares if the path is blocked.",
            &["path", "targets", "occupancy"],
            (path & occupancy).equals(constant(0)).choose(targets, constant(0)).into(),
        ),
    ]
}
