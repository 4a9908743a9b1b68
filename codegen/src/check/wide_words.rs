//! Words of 256 bits: what needs narrower ones is refused.

use crate::diagnostic::{Diagnostic, Diagnostics, Extent};
use crate::model::GeometryTables;
use crate::parse::{Circuits, Entry, LayoutKeys};

/// Takes the keys out that need words of at most 128 bits, each with its error.
pub(super) fn without_narrow(keys: &mut LayoutKeys, diagnostics: &mut Diagnostics) {
    let mut refuse = |key: &str, extent: Option<Extent>, why: &str| {
        let Some(extent) = extent else { return };
        let message = format!("`{key}` needs bitboards of at most 128 bits: {why}");
        let help = format!("leave `{key}` out, or describe a board of at most 128 squares");
        diagnostics.push(Diagnostic::new(extent, message).help(help));
    };
    macro_rules! take {
        ($($key:ident $why:literal)*) => { $(
            refuse(stringify!($key), std::mem::take(&mut keys.$key).extent(), $why);
        )* };
    }
    take! {
        pairs "their numbers are tables by two squares"
        magics "riders look for the first pieces on each line in wider ones, without keys"
        shared "riders have no keys in wider ones"
        patterns "riders have no keys in wider ones"
    }
    if let Entry::Given(_, Circuits { bitboard, .. }) = &mut keys.circuits {
        let extent = std::mem::take(bitboard).extent();
        refuse("circuits: { bitboard }", extent, "circuits have no operations on wider ones");
    }
    if let Entry::Given(extent, GeometryTables::Tables) = keys.geometry {
        keys.geometry = Entry::Absent;
        refuse("geometry: tables", Some(extent), "two tables by two squares would take 4 MB");
    }
}
