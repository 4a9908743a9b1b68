//! Names of conversions between layouts that are described together: no two of them are alike.

use crate::described_type::Described;
use crate::diagnostic::{Diagnostic, Diagnostics};

/// Reports layouts to which others would be converted by one name.
pub(crate) fn check(layouts: &[Described], diagnostics: &mut Diagnostics) {
    for (index, second) in layouts.iter().enumerate() {
        let known = names(second);
        let clash = |first: &Described| names(first).into_iter().find(|name| known.contains(name));
        let clash = layouts[..index].iter().find_map(|first| Some((first, clash(first)?)));
        if let Some((first, function)) = clash {
            let (first, name) = (&first.item.name, &second.item.name);
            let message = format!("`{first}` and `{name}` are both converted to by `{function}`");
            diagnostics.push(Diagnostic::new(name.span(), message).help("rename one of them"));
        }
    }
}

/// The functions of other layouts that convert bitboards and packed positions to this one.
fn names(to: &Described) -> [String; 2] {
    let name = to.item.conversion_name();
    let packed = format!("{name}_packed");
    [name, packed]
}
