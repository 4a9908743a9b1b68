//! Bit groups: a picture, and where the bits lie.

use crate::diagnostic::Diagnostics;
use crate::vocabulary;

use super::{Entries, Groups, Tokens, Word, table, word};

/// `{ picture: [...], bits: "..." }`.
pub(crate) fn groups(input: &Tokens, diagnostics: &mut Diagnostics) -> Option<Groups> {
    let mut groups = Groups::default();
    let entries = Entries::of(&vocabulary::GROUPS);
    let what = "`{ picture: [...], bits: \"...\" }`";
    let read = &mut |key: &Word, input: &Tokens, diagnostics: &mut Diagnostics| match &*key.text {
        "picture" => {
            let rows = table::picture(input, "`[ \"...\", ... ]`");
            groups.picture.fill(key, diagnostics.take(rows))
        }
        "bits" => {
            let bits = word::text(input, "a string of groups, the most significant first");
            groups.bits.fill(key, diagnostics.take(bits))
        }
        _ => None,
    };
    let all_told = entries.braced(input, what, diagnostics, read)?;
    if !all_told {
        groups.picture.blame();
        groups.bits.blame();
    }
    Some(groups)
}
