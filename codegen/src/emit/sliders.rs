//! TEMP
use crate::solve::sliders::Sliders;
use proc_macro2::{Ident, TokenStream};
use quote::quote;
pub(super) fn emit(s: &Sliders, name: &Ident, (index, _): (TokenStream, usize)) -> TokenStream {
    let (w, f, r) = s.dims();
    let w = super::bitboards::word_type(w);
    let steps = s.ride().steps().into_iter().map(|(a, b)| {
        let (a, b) = (a as i8, b as i8);
        quote!((#a,#b))
    });
    let n = s.ride().steps().len();
    quote!(const fn #name(index: #index, occ: #w) -> #w { const STEPS: [(i8,i8); #n] = [#(#steps),*]; let mut out: #w = 0; let mut i = 0; while i < #n { let mut f = COORDS[index.get()][0] as i8 + STEPS[i].0; let mut r = COORDS[index.get()][1] as i8 + STEPS[i].1; while f >= 0 && r >= 0 && (f as u8) < #f && (r as u8) < #r { let b = 1 << NUMBER_AT[r as usize * #f as usize + f as usize]; out |= b; if occ & b != 0 { break; } f += STEPS[i].0; r += STEPS[i].1; } i += 1; } out })
}
