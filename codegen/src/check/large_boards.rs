//! Boards of so many squares that no word has a bit for each: keys that need sets of squares are refused.

use crate::diagnostic::{Diagnostic, Diagnostics, Extent};
use crate::limits::MAX_SQUARES;
use crate::model::Board;
use crate::parse::{Entry, LayoutKeys};

/// Takes the keys out that need sets of squares, each with its error.
pub(super) fn without_sets(board: Board, keys: &mut LayoutKeys, diagnostics: &mut Diagnostics) {
    let mut refuse = |key: &str, extent: Option<Extent>| {
        let Some(extent) = extent else { return };
        let message =
            format!("`{key}` needs sets of squares, which a board of {} has not", board.len());
        let help =
            format!("leave `{key}` out: sets have a bit for each of at most {MAX_SQUARES} squares");
        diagnostics.push(Diagnostic::new(extent, message).help(help));
    };
    macro_rules! take {
        ($($key:ident)*) => { $(
            refuse(stringify!($key), std::mem::take(&mut keys.$key).extent());
        )* };
    }
    let has_groups = !keys.groups.is_absent();
    take!(groups regions pieces pairs magics shared patterns);
    if has_groups && keys.number.is_absent() {
        keys.number = Entry::Broken;
    }
}
