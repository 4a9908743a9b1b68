//! The words that an editor offers, as the [compiler](quadrille_codegen::vocabulary) reads them.

use quadrille_circuits::Objective;
use quadrille_codegen::model::{GeometryTables, NamedValue, SetStorage, SliderMethod};
use quadrille_codegen::vocabulary::{
    BITBOARDS, CIRCUITS, COLORS, COUPLES, COUPLES_PLACE, GROUPS, KEYS, LIKE, NAMES, ORDERS,
    PAIR_EXCLUDED, PAIR_NUMBERS, PAIR_ORDER, PAIR_RANKS, PAIRS, SLIDERS, STEPS,
};
use quadrille_runtime::{Direction, Symmetry};

/// The words that may stand after some keys, the outermost first: keys of a layout where there is none; `None` where
/// the author is free to choose, or the language has no words.
///
/// ```
/// use quadrille_tools::words::words_after;
/// assert!(words_after(&[]).unwrap().contains(&"symmetry"));
/// assert_eq!(words_after(&["circuits", "square"]).unwrap()[0], "flip_vertical");
/// assert!(words_after(&["regions"]).is_none());
/// ```
pub fn words_after(keys: &[&str]) -> Option<Vec<&'static str>> {
    let flips = || Symmetry::ALL.into_iter().skip(1).map(Symmetry::name);
    Some(match *keys {
        [] => KEYS.to_vec(),
        ["number"] => vec!["rank", "file", "where", "octal", "hex"],
        ["groups"] => GROUPS.to_vec(),
        ["packed"] => values(&ORDERS),
        ["symmetry"] | ["circuits", "square" | "packed"] => flips().collect(),
        ["regions", _] | ["pawns"] | ["pairs", _, "squares", _] | ["pairs", _, "colors"] => {
            COLORS.to_vec()
        }
        ["pairs", _] => PAIRS.to_vec(),
        ["pairs", _, "like"] => values(&LIKE),
        ["pairs", _, "order"] => values(&PAIR_ORDER),
        ["pairs", _, "numbers"] => values(&PAIR_NUMBERS),
        ["pairs", _, "couples"] => COUPLES.to_vec(),
        ["pairs", _, "couples", "place"] => values(&COUPLES_PLACE),
        ["pairs", _, "excluded"] => values(&PAIR_EXCLUDED),
        ["pairs", _, "ranks"] => values(&PAIR_RANKS),
        ["sliders"] => SLIDERS.to_vec(),
        ["sliders", "sets"] => values(&SetStorage::NAMES),
        ["sliders", _] => values(&SliderMethod::NAMES),
        ["circuits"] => CIRCUITS.to_vec(),
        ["circuits", "bitboard"] => flips().chain(STEPS).collect(),
        ["optimise"] => values(&Objective::NAMES),
        ["geometry"] => values(&GeometryTables::NAMES),
        ["directions"] | ["pawns", _] => Direction::ALL.map(Direction::name).to_vec(),
        ["names"] => NAMES.to_vec(),
        ["bitboard"] => values(&BITBOARDS),
        _ => return None,
    })
}

/// The words that stand for the values of a type.
fn values<T>(values: &[NamedValue<T>]) -> Vec<&'static str> {
    values.iter().map(|(name, _)| *name).collect()
}
