//! Names of conversions between layouts that are described together: no two of them are alike.

use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::item::Described;

/// Reports layouts to which others of their board would have conversions of one name.
pub(crate) fn check(layouts: &[Described], diagnostics: &mut Diagnostics) {
    for (place, second) in layouts.iter().enumerate() {
        let clash = layouts[..place].iter().find_map(|first| {
            let from =
                layouts.iter().filter(|from| converts(from, first) && converts(from, second));
            { from }.find_map(|from| clash(from, first, second)).map(|name| (first, name))
        });
        if let Some((first, function)) = clash {
            let (first, name) = (&first.item.name, &second.item.name);
            let message = format!("`{first}` and `{name}` are both converted to by `{function}`");
            diagnostics.push(Diagnostic::new(name.span(), message).help("rename one of them"));
        }
    }
}

fn converts(from: &Described, to: &Described) -> bool {
    from.item.name != to.item.name && from.layout.board() == to.layout.board()
}

/// The name of two functions of a layout.
fn clash(from: &Described, first: &Described, second: &Described) -> Option<String> {
    let second = names(from, second);
    names(from, first).into_iter().find(|name| second.contains(name))
}

/// The functions from one layout to another: for bitboards of the same word, and packed positions.
fn names(from: &Described, to: &Described) -> Vec<String> {
    let name = to.item.conversion_name();
    let has_bitboards = from.layout.word.is_some() && from.layout.word == to.layout.word;
    let packed = format!("{name}_packed");
    if has_bitboards { vec![name, packed] } else { vec![packed] }
}
