//! The fields of a square's number.

use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::list::list;
use crate::model::{Field, Numbering};
use crate::parse::{Entry, Named};

use super::first_few;
use super::item_names::item_name;

/// The name of the single field, in descriptions without `index`.
pub(crate) const WHOLE: &str = "number";

/// The fields of a numbering, or `None` after a reported mistake. Without a numbering the widths are taken as written.
pub(crate) fn fields(
    entry: &Entry<Vec<Named<u64>>>,
    numbering: Option<&Numbering>,
    diagnostics: &mut Diagnostics,
) -> Option<Vec<Field>> {
    let (extent, said) = match entry {
        Entry::Absent => return numbering.map(whole),
        Entry::Broken => return None,
        Entry::Given(extent, said) => (*extent, said),
    };
    let before = diagnostics.len();
    for field in said {
        diagnostics.take(allowed_width(field, said.len()));
    }
    let total = said.iter().fold(0, |sum: u64, field| sum.saturating_add(field.value));
    let bits = numbering.map_or(8, Numbering::bits);
    if let Some(numbering) = numbering
        && diagnostics.len() == before
        && total != u64::from(bits)
    {
        let numbers = numbering.len();
        let width = |field: &Named<u64>| format!("{} of `{}`", field.value, field.name.text);
        let widths = first_few(list(said.iter(), width));
        let message =
            format!("the fields have {total} bits ({widths}), but the numbers take {bits}");
        let help = format!("the fields cover the {bits} bits of {numbers} numbers exactly");
        diagnostics.push(Diagnostic::new(extent, message).help(help));
    }
    let is_possible = diagnostics.len() == before && total <= u64::from(bits);
    is_possible.then(|| with_widths(said, list(said.iter(), |field| field.value as u32)))
}

pub(super) fn allowed_width(field: &Named<u64>, count: usize) -> Result<(), Diagnostic> {
    item_name(&field.name, "field")?;
    if field.name.text == WHOLE && count > 1 {
        let message = "`number` means all fields together";
        return Err(Diagnostic::new(field.name.extent, message).help("choose another name"));
    }
    if !(1..=8).contains(&field.value) {
        let message = format!("the field `{}` cannot have {} bits", field.name.text, field.value);
        return Err(Diagnostic::new(field.extent, message).help("a field has 1 to 8 bits"));
    }
    Ok(())
}

pub(super) fn whole(numbering: &Numbering) -> Vec<Field> {
    vec![Field { name: WHOLE.to_owned(), width: numbering.bits(), shift: 0 }]
}

/// The fields with these widths, most significant first.
pub(super) fn with_widths(said: &[Named<u64>], widths: Vec<u32>) -> Vec<Field> {
    let mut shift: u32 = widths.iter().sum();
    let field = |(field, width): (&Named<u64>, u32)| {
        shift -= width;
        Field { name: field.name.text.clone(), width, shift }
    };
    list(said.iter().zip(widths), field)
}
