//! The orders of groups that a description does not list, since they follow from other groups by claims of symmetry.

use quadrille_codegen::model::{GroupOrder, Layout};

/// A line for each symmetry from which orders follow: `the order of 2, 3, 4 follows from rotate_90`.
pub fn lines(layout: &Layout) -> Vec<String> {
    let mut carried: Vec<(&str, Vec<&str>)> = Vec::new();
    for group in &layout.groups {
        let GroupOrder::Follows { by, .. } = &group.order else { continue };
        match carried.iter_mut().find(|(symmetry, _)| *symmetry == by.name()) {
            Some((_, groups)) => groups.push(&group.name),
            None => carried.push((by.name(), vec![&group.name])),
        }
    }
    let line = |(symmetry, groups): (&str, Vec<&str>)| {
        format!("the order of {} follows from {symmetry}", groups.join(", "))
    };
    carried.into_iter().map(line).collect()
}
