//! The steps that something may hinder, for functions that walk from square to square when they are called.

use proc_macro2::{Literal, TokenStream};
use quote::quote;

use crate::emit::template::{listed, template};
use crate::emit::{bitboards::hexadecimal, literal};
use crate::layout::{Numbering, Piece};
use crate::solve::moves::routes::{self, OwnedRoute};

/// The routes of both colours, or one list where they are alike; nothing where nothing hinders the piece.
pub(super) fn routes(numbering: &Numbering, piece: &Piece) -> Option<TokenStream> {
    let lists = routes::routes(numbering, piece);
    if lists.iter().all(Vec::is_empty) {
        return None;
    }
    let count = if lists[0] == lists[1] { 1 } else { 2 };
    let lists = listed(lists[..count].iter().map(|list| {
        let routes = listed(list.iter().map(route));
        quote!(&[#routes])
    }));
    Some(template!([lists] routes: &[#lists],))
}

fn route(OwnedRoute { step, range, path, captures, from, within }: &OwnedRoute) -> TokenStream {
    let pair = |&(files, ranks): &(i8, i8)| {
        let (files, ranks) = (Literal::i8_unsuffixed(files), Literal::i8_unsuffixed(ranks));
        quote!(#files, #ranks)
    };
    let step = pair(step);
    let path = (!path.is_empty()).then(|| {
        let path = listed(path.iter().map(|passed| {
            let passed = pair(passed);
            quote!((#passed))
        }));
        quote!(.past(&[#path]))
    });
    let range = (*range != u8::MAX).then(|| {
        let range = literal(*range);
        quote!(.range(#range))
    });
    let quiet = (!captures).then(|| quote!(.quiet()));
    let on = ((*from, *within) != (u128::MAX, u128::MAX)).then(|| {
        let [from, within] = [*from, *within].map(hexadecimal);
        quote!(.on(#from, #within))
    });
    template!([step, path, range, quiet, on] q::moves::Route::ride(#step) #path #range #quiet #on)
}
