//! Routes: the blockable steps of a piece, read by the functions that walk from square to square.

use proc_macro2::TokenStream;
use quadrille_runtime::U256;
use quadrille_runtime::moves::Route;
use quote::quote;

use crate::emit::tokens::{number, pair, separated, set};
use crate::list::{both, list};
use crate::model::{Numbering, Piece, WordSize};
use crate::solve::moves::routes::{self, OwnedRoute};

/// The routes of a piece: by colour, or in one list if both are alike.
#[derive(Default)]
pub(super) struct Routes {
    /// The row of the steps of routes that are rides without limits.
    pub(super) rides: TokenStream,
    /// The field of a movement with other routes.
    pub(super) field: TokenStream,
}

impl Routes {
    /// The routes of a piece; empty without blockable steps.
    pub(super) fn new(word: WordSize, numbering: &Numbering, piece: &Piece) -> Routes {
        let lists = routes::routes(numbering, piece);
        if lists.iter().all(Vec::is_empty) {
            return Routes::default();
        }
        let count = if lists[0] == lists[1] { 1 } else { 2 };
        let is_ride = |it: &OwnedRoute| {
            let route: Route<'_, U256> = it.borrowed();
            route == Route::ride(route.step.0, route.step.1)
        };
        if lists.iter().flatten().all(is_ride) {
            let lists = list(&lists[..count], |list| {
                let steps = separated(list, |it| pair(it.borrowed::<U256>().step));
                quote!([#steps])
            });
            return Routes { rides: quote!(rides #(#lists)*;), ..Routes::default() };
        }
        let lists = separated(&lists[..count], |list| {
            let list = separated(list, |it| route(word, it.borrowed()));
            quote!(&[#list])
        });
        Routes { field: quote!(routes: &[#lists],), ..Routes::default() }
    }
}

pub(super) fn route(
    word: WordSize,
    Route { step, range, path, captures, from, within, wraps }: Route<'_, U256>,
) -> TokenStream {
    let step = pair(step);
    let past = (!path.is_empty()).then(|| {
        let path = separated(path, |&passed| pair(passed));
        quote!(.past(&[#path]))
    });
    let range = (range != u8::MAX).then(|| {
        let range = number(range);
        quote!(.range(#range))
    });
    let [files, ranks] = wraps;
    let wraps = (files || ranks).then(|| quote!(.wrapping(#files, #ranks)));
    let quiet = (!captures).then(|| quote!(.quiet()));
    let on = ((from, within) != (U256::MAX, U256::MAX)).then(|| {
        let [from, within] = both([from, within], |squares| set(word, squares));
        quote!(.on(#from, #within))
    });
    quote!(q::moves::Route::ride #step #past #range #wraps #quiet #on)
}
