//! The flips that have no circuit in families that are tried exhaustively. For these, more trials would not
//! find a shorter circuit of such a family.

use std::fmt::Write as _;

use quadrille_circuits::Objective;
use quadrille_circuits::proof::BitMap;
use quadrille_circuits::solve::{Family, bit_permutation};

use super::Function;
use crate::search::workers;

/// A function of which a family is tried, by its name.
type Task<'a> = (&'a str, &'a BitMap, Family);

/// A line for each function and family that is shorter than the circuits known for it: whether it has none.
/// Functions that drop bits, as steps do, are none of these families' business.
pub(super) fn report(functions: &[Function], families: &[Family], threads: usize) -> String {
    let tasks: Vec<Task<'_>> = functions.iter().flat_map(|it| shorter(it, families)).collect();
    let mut report = String::new();
    for ((name, _, family), is_excluded) in tasks.iter().zip(tried(&tasks, threads)) {
        let known = if is_excluded { "none" } else { "not excluded" };
        let operations = family.operations();
        let _ =
            writeln!(report, "{name}: {known} of {operations} operations or fewer with {family}");
    }
    report
}

/// The families whose circuits have fewer operations than the compiler's.
fn shorter<'a>(function: &'a Function, families: &[Family]) -> Vec<Task<'a>> {
    let Function { name, map } = function;
    let keeps_all = map.moves().count() == map.width() as usize;
    let known = bit_permutation(map, Objective::Throughput).cost().operations;
    let shorter = families.iter().filter(|family| keeps_all && family.operations() < known);
    shorter.map(|&family| (name.as_str(), map, family)).collect()
}

/// Whether each is excluded, tried on all threads.
fn tried(tasks: &[Task<'_>], threads: usize) -> Vec<bool> {
    let mut all = vec![false; tasks.len()];
    let note = |place: usize, is_excluded| {
        all[place] = is_excluded;
        Ok(())
    };
    let tried = workers::each(tasks, threads, |(_, map, family)| family.excludes(map), note);
    debug_assert!(tried.is_ok(), "every result is taken");
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::describe::Description;
    use crate::search::flips::Functions;

    /// Turns are a rotation of the word, and steps drop bits.
    #[test]
    fn reflections_of_rotary_are_tried() {
        let text = include_str!("../../../../layouts/rotary.layout").to_owned();
        let description = Description::read("rotary.layout", text).unwrap();
        let functions = Functions::of(&description);
        let report = report(&functions.list, &[Family::ProductsAndRotations], 2);
        let line = |name| {
            format!(
                "{name}: none of 13 operations or fewer with two masked products and two masked rotations\n"
            )
        };
        let reflections =
            ["flip_vertical", "flip_horizontal", "flip_diagonal", "flip_anti_diagonal"];
        assert_eq!(report, reflections.map(line).concat());
    }
}
