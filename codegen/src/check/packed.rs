//! The order of fields in packed positions.

use crate::diagnostic::{Diagnostic, Diagnostics, Extent};
use crate::list::{collected, list};
use crate::model::{Field, PackedOrder};
use crate::parse::{Entry, Name, PackedAs};

use super::first_few;
use crate::parse::packed::ORDERS;

/// The order that the description gives, if it is right, and otherwise that of the fields.
pub(crate) fn packed(
    entry: &Entry<PackedAs>,
    fields: &[Field],
    diagnostics: &mut Diagnostics,
) -> PackedOrder {
    let order = match entry {
        Entry::Given(_, PackedAs::Order(word)) => {
            let order = diagnostics.take(word.one_of(&ORDERS, "pieces cannot be packed by"));
            order.map(|order| order(fields))
        }
        Entry::Given(extent, PackedAs::Runs(runs)) => {
            diagnostics.take(listed(*extent, runs, fields))
        }
        Entry::Absent | Entry::Broken => None,
    };
    order.unwrap_or_else(|| PackedOrder::by_fields(fields))
}

/// The runs, which must contain each field once.
fn listed(
    extent: Extent,
    runs: &[Vec<Name>],
    fields: &[Field],
) -> Result<PackedOrder, Diagnostics> {
    let (mut seen, mut order, mut errors) = (Vec::new(), Vec::new(), Diagnostics::new());
    for words in runs {
        let found = words.iter().map(|word| field(word, fields, &mut seen));
        order.push(collected(found.filter_map(|field| errors.take(field)).cloned()));
    }
    errors.or(())?;
    let missing = fields.iter().filter(|field| !seen.contains(&field.name.as_str()));
    let missing: Vec<String> = list(missing, |field| format!("`{}`", field.name));
    if missing.is_empty() {
        return Ok(PackedOrder(order));
    }
    let message = format!("the packed position leaves out {}", first_few(missing));
    Err(Diagnostic::new(extent, message).help("name each field of `index` once").into())
}

/// The field with this name, unless it was listed before.
fn field<'a>(
    word: &'a Name,
    fields: &'a [Field],
    seen: &mut Vec<&'a str>,
) -> Result<&'a Field, Diagnostic> {
    let name = word.text.as_str();
    let known = list(fields.iter(), |field| (field.name.as_str(), field));
    let field = word.one_of(&known, "there is no field")?;
    if seen.contains(&name) {
        let message = format!("the field `{name}` is packed twice");
        return Err(Diagnostic::new(word.extent, message).help("name each field of `index` once"));
    }
    seen.push(name);
    Ok(field)
}
