//! X-rays: the squares that come into sight when the first piece on each line is gone.

use proc_macro2::{Ident, TokenStream};
use quote::quote;

use super::super::bitboards;
use super::super::function_cost::FunctionCost;
use super::{Emitter, Function, color, ride_function};
use crate::emit::template::{joined, template};
use crate::solve::moves::{MaskedRider, PieceLookUps, Rays, UnitedLookUps};

impl Emitter<'_> {
    pub(super) fn xray_privates(&self, attacks: &Function<'_>) -> TokenStream {
        let layout = &self.emission.item.name;
        let word = bitboards::word_type(self.bitboards.word);
        let private = |(color, look_ups): (usize, &&UnitedLookUps)| {
            let name = self.private_name("xrays", color);
            let slides = look_ups.slides.iter().map(|MaskedRider { ride, mask }| {
                let mask = mask.as_ref().map(|mask| self.row("MASK", mask));
                xray(&ride_function(*ride), mask.as_ref())
            });
            let rays = look_ups.rays.iter().map(|Rays { rise, rays }| {
                let (kernel, ray) = (self.ray_kernel(*rise), self.row("RAY", rays));
                template! {
                    [ray, kernel]
                    {
                    let ray = { #ray };
                    let first = q::moves::#kernel(ray, occupancy);
                    q::moves::#kernel(ray, occupancy & !first) & !first
                }
                }
            });
            let mut parts: Vec<_> = slides.chain(rays).collect();
            if parts.is_empty() {
                parts.push(quote!(0));
            }
            quote! {
                #[inline(always)]
                const fn #name(square: q::Square<#layout>, occupancy: #word) -> #word {
                    let number = square.index().get();
                    let sight: #word = #(#parts)|*;
                    sight
                }
            }
        };
        joined(attacks.sides.iter().enumerate().map(private))
    }

    pub(super) fn public_xrays(&self, sides: &[PieceLookUps]) -> Option<TokenStream> {
        let slides = |moves: &PieceLookUps| {
            !moves.attacks.slides.is_empty() || !moves.attacks.rays.is_empty()
        };
        sides.iter().any(slides).then(|| {
            let call = self.call("xrays", sides.len(), &quote!(square, occupancy.word()));
            self.xrays_function(&call, sides.len() == 2, &self.cost_of_xrays(sides))
        })
    }

    pub(super) fn xrays_function(
        &self,
        call: &TokenStream,
        is_colored: bool,
        cost: &FunctionCost,
    ) -> TokenStream {
        let name = self.public_name("xrays");
        let color = color(if is_colored { 2 } else { 1 });
        let doc = format!(
            "The squares that come into the sight of {} when the first piece on each of its lines \
             is gone.",
            self.spoken()
        );
        let doc = cost.under(&doc);
        template! {
            [doc, name, color, call]
            #[doc = #doc]
            #[inline(always)]
            pub const fn #name(#color square: q::Square<Self>, occupancy: q::Bitboard<Self>) -> q::Bitboard<Self> {
                q::Bitboard::from_word_unchecked(#call)
            }
        }
    }
}

/// What comes into a rider's sight, masked.
pub(super) fn xray(ride: &Ident, mask: Option<&TokenStream>) -> TokenStream {
    let mask = mask.map(|mask| quote!(& { #mask }));
    quote! {{
        let first = #ride(square, occupancy);
        #ride(square, occupancy & !first) & !first #mask
    }}
}
