//! Routes: the blockable steps of a piece, read by the functions that walk from square to square.

use proc_macro2::TokenStream;
use quadrille_runtime::U256;
use quadrille_runtime::moves::Route;
use quote::quote;

use crate::emit::tokens::{number, pair, separated, set};
use crate::list::both;
use crate::model::{Numbering, Piece, WordSize};
use crate::solve::moves::routes;

/// The routes of each colour, in one list if both are alike; empty without blockable steps.
pub(super) fn routes(word: WordSize, numbering: &Numbering, piece: &Piece) -> TokenStream {
    let lists = routes::routes(numbering, piece);
    if lists.iter().all(Vec::is_empty) {
        return TokenStream::new();
    }
    let count = if lists[0] == lists[1] { 1 } else { 2 };
    let lists = separated(&lists[..count], |list| {
        let all_ride = list.iter().all(|it| {
            let route: Route<'_, U256> = it.borrowed();
            route == Route::ride(route.step.0, route.step.1)
        });
        match all_ride && !list.is_empty() {
            true => {
                let steps = separated(list, |it| pair(it.borrowed::<U256>().step));
                quote!(&q::moves::Route::rides([#steps]))
            }
            false => {
                let list = separated(list, |it| route(word, it.borrowed()));
                quote!(&[#list])
            }
        }
    });
    quote!(routes: &[#lists],)
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
