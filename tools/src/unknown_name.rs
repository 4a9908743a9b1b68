//! Errors for names that do not exist, with the name that was probably meant.

use std::collections::BTreeSet;

use quadrille_codegen::did_you_mean::similar;

/// The greatest number of names that are listed.
const LISTED: usize = 30;

/// The error that no item of a kind has this name. It proposes the name that was probably meant, or else lists all
/// names.
pub fn error<'a>(kind: &str, name: &str, known: impl IntoIterator<Item = &'a str>) -> String {
    format!("there is no {kind} `{name}`{}", instead(name, known, "there are"))
}

/// The advice at the end of such an error: `: did you mean ...?`, or `; there are ...` with the known
/// names. If several of them begin with `name`, only these are listed, short ones first.
pub(crate) fn instead<'a>(
    name: &str,
    known: impl IntoIterator<Item = &'a str>,
    there_are: &str,
) -> String {
    let mut seen = BTreeSet::new();
    let mut known: Vec<&str> = known.into_iter().filter(|other| seen.insert(*other)).collect();
    if known.iter().filter(|other| other.starts_with(name)).count() > 1 {
        known.retain(|other| other.starts_with(name));
        known.sort_by_key(|other| other.len());
    } else if let Some(meant) = similar(name, &known) {
        return format!(": did you mean `{meant}`?");
    }
    let more = known.len().saturating_sub(LISTED);
    known.truncate(LISTED);
    match (known.is_empty(), more) {
        (true, _) => format!("; {there_are} none"),
        (false, 0) => format!("; {there_are} {}", known.join(", ")),
        (false, more) => format!("; {there_are} {} and {more} more", known.join(", ")),
    }
}
