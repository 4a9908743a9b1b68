//! Names of conversions between layouts that are described together, which must differ.

use crate::described_type::Described;
use crate::diagnostic::{Diagnostic, Diagnostics};

/// Reports layouts whose conversions would have the same name.
pub(crate) fn check(layouts: &[Described], diagnostics: &mut Diagnostics) {
    for (index, second) in layouts.iter().enumerate() {
        if let Some((first, function)) = clash(&layouts[..index], second) {
            let (first, name) = (&first.item.name, &second.item.name);
            let message = format!("`{first}` and `{name}` are both converted to by `{function}`");
            diagnostics.push(Diagnostic::new(name.span(), message).help("rename one of them"));
        }
    }
}

/// The first earlier layout that would have a conversion of the same name as this one, and the name.
pub(crate) fn clash<'a>(
    earlier: &'a [Described],
    second: &Described,
) -> Option<(&'a Described, String)> {
    let known = names(second);
    let shared = |first: &Described| names(first).into_iter().find(|name| known.contains(name));
    earlier.iter().find_map(|first| Some((first, shared(first)?)))
}

/// The functions of other layouts that convert bitboards and packed positions to this one.
fn names(to: &Described) -> [String; 2] {
    let name = to.item.conversion_name();
    let packed = format!("{name}_packed");
    [name, packed]
}
