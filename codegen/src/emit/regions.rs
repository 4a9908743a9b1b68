//! The regions of a layout, as sets.

use proc_macro2::TokenStream;

use super::functions::with_doc;
use super::{Emission, drawings};
use crate::emit::template::joined;

pub(super) fn functions(emission: &Emission<'_>) -> TokenStream {
    joined(emission.layout.regions.iter().filter_map(|region| {
        let spoken = region.name.replace('_', " ");
        let [white, black] = region.squares.map(|set| drawings::set(emission.layout, set));
        let doc = match white == black {
            true => format!("The region `{spoken}`:\n\n{white}"),
            false => {
                format!("The region `{spoken}` of White:\n\n{white}\n\nand of Black:\n\n{black}")
            }
        };
        with_doc(emission, &format!("{}_squares", region.name), &doc)
    }))
}
