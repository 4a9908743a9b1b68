//! Numbers of pairs as programs, on every pair, against the runtime's.

use quadrille_codegen::layout::Layout;
use quadrille_codegen::list::list;
use quadrille_codegen::solve::Bitboards;
use quadrille_codegen::verify::{Defect, pair_numbers};

use super::first_wrong;
use crate::lower::interpret::{Interpreter, Lanes};
use crate::lower::pairs::functions;

/// Checks the function of each set.
pub(super) fn verify(layout: &Layout, bitboards: &Bitboards) -> Result<(), Defect> {
    let lowered = functions(layout, bitboards);
    let numbers = layout.numbering.numbers();
    let squares = numbers.iter().flat_map(|&from| numbers.iter().map(move |&to| (from, to)));
    let squares: Vec<(u8, u8)> = squares.collect();
    let lanes = |of: fn(&(u8, u8)) -> u8| Lanes::Each(list(&squares, |it| of(it).into()));
    let interpreter = Interpreter::alone();
    // Behind the count of each set is its number.
    let of_sets = lowered.functions.chunks(2).zip(&bitboards.pairs);
    for (function, tables) in of_sets.map(|(functions, tables)| (&functions[1], tables)) {
        let men = tables.men;
        let pairs = (0..men).flat_map(|attacker| (0..=men).map(move |victim| [attacker, victim]));
        for [attacker, victim] in pairs {
            let argument = |name: &str| match name {
                "attacker" => Some(Lanes::Same(attacker as u128)),
                "victim" => Some(Lanes::Same(victim as u128)),
                "square" => Some(lanes(|squares| squares.0)),
                "target" => Some(lanes(|squares| squares.1)),
                _ => None,
            };
            let cases = pair_numbers(tables, bitboards.word, [attacker, victim], &squares);
            let is_wrong =
                |&number: &Option<u32>, given| u128::from(number.unwrap_or(tables.count)) != given;
            let wrong = first_wrong(&interpreter, function, argument, &cases, is_wrong);
            let detail = match wrong {
                Ok(None) => continue,
                Ok(Some(number)) => format!("attacker {attacker}, victim {victim}: {number:?}"),
                Err(fault) => fault,
            };
            return Err(Defect { of: function.name.to_string(), detail });
        }
    }
    Ok(())
}
