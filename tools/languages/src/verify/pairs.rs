//! Numbers of pairs as programs, on every pair, against the runtime's.

use quadrille_codegen::list::list;
use quadrille_codegen::model::Layout;
use quadrille_codegen::solve::Bitboards;
use quadrille_codegen::solve::pairs::PairTables;
use quadrille_codegen::verify::{Defect, pair_numbers};

use super::first_wrong;
use crate::lower::Function;
use crate::lower::interpret::{Interpreter, Lanes};
use crate::lower::pairs::sets;

/// Checks the functions of each set.
pub(super) fn verify(layout: &Layout, bitboards: &Bitboards) -> Result<(), Defect> {
    sets(layout, bitboards).try_for_each(|pairs| {
        check(layout, bitboards, pairs.tables, &pairs.number(), false)?;
        let couple = pairs.couple();
        couple.map_or(Ok(()), |couple| check(layout, bitboards, pairs.tables, &couple, true))
    })
}

/// Runs a function on all men and squares. The victim may be none.
fn check(
    layout: &Layout,
    bitboards: &Bitboards,
    tables: &PairTables,
    function: &Function,
    are_couples: bool,
) -> Result<(), Defect> {
    let numbers = layout.numbering.numbers();
    let squares = numbers.iter().flat_map(|&from| numbers.iter().map(move |&to| (from, to)));
    let squares: Vec<(u8, u8)> = squares.collect();
    let lanes = |of: fn(&(u8, u8)) -> u8| Lanes::from(list(&squares, |it| of(it).into()));
    let interpreter = Interpreter::default();
    let others = if are_couples { tables.men } else { tables.men + 1 };
    for [man, other] in (0..tables.men).flat_map(|man| (0..others).map(move |it| [man, it])) {
        let argument = |name: &str| match name {
            "attacker" | "one" => Some(Lanes::from(man as u128)),
            "victim" | "other" => Some(Lanes::from(other as u128)),
            "square" => Some(lanes(|squares| squares.0)),
            "target" => Some(lanes(|squares| squares.1)),
            _ => None,
        };
        let cases = pair_numbers(tables, bitboards.word, [man, other], are_couples, &squares);
        let is_wrong =
            |&number: &Option<u32>, given| u128::from(number.unwrap_or(tables.count)) != given;
        let detail = match first_wrong(&interpreter, function, argument, &cases, is_wrong) {
            Ok(None) => continue,
            Ok(Some(number)) => format!("man {man}, other {other}: {number:?}"),
            Err(fault) => fault,
        };
        return Err(Defect { of: function.name.to_string(), detail });
    }
    Ok(())
}
