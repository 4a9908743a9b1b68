//! How attacks and moves are looked up: the expressions whose results are united, and the tables that they read.

use proc_macro2::{Ident, Literal, TokenStream};
use quadrille_runtime::moves::LameKey;
use quote::{format_ident, quote};

use super::super::emitted_table::{EmittedTable, Scalar};
use super::super::{Emission, bitboards, pieces, scalar};
use super::{Emitter, Function, ride_function};
use crate::emit::template::joined;
use crate::solve::Bitboards;
use crate::solve::moves::{
    Hop, LamePaths, MaskedRider, Over, Rays, ShiftedLameLeaps, ShiftedSets, UnitedLookUps,
};

impl Emitter<'_> {
    /// The functions on words, one for each colour that differs.
    pub(super) fn privates(&self, function: &Function<'_>) -> TokenStream {
        let sides = function.sides.iter().enumerate();
        joined(
            sides.map(|(color, side)| {
                self.private(&self.private_name(function.suffix, color), side)
            }),
        )
    }

    fn private(&self, name: &Ident, look_ups: &UnitedLookUps) -> TokenStream {
        let layout = &self.emission.item.name;
        let word = bitboards::word_type(self.bitboards.word);
        let parts = self.parts(look_ups);
        quote! {
            #[inline(always)]
            const fn #name(square: q::Square<#layout>, occupancy: #word, hurdles: #word) -> #word {
                let number = square.index().get();
                let reached: #word = #(#parts)|*;
                reached
            }
        }
    }

    /// The expressions whose results are united.
    fn parts(&self, look_ups: &UnitedLookUps) -> Vec<TokenStream> {
        let UnitedLookUps { always, slides, rays, hops, shifted, lame } = look_ups;
        let always = (!always.is_empty()).then(|| {
            let read = self.row("ALWAYS", always);
            quote!({ #read })
        });
        let parts = always.into_iter();
        let parts = parts.chain(slides.iter().map(|slide| self.slide(slide)));
        let parts = parts.chain(rays.iter().map(|rays| self.ray(rays)));
        let parts = parts.chain(hops.iter().map(|hop| self.hop(hop)));
        let parts = parts.chain(shifted.iter().map(|leaps| self.shifted_lame_leaps(leaps)));
        let parts: Vec<_> = parts.chain(lame.iter().map(|paths| self.lame_paths(paths))).collect();
        if parts.is_empty() { vec![quote!(0)] } else { parts }
    }

    /// A table by number, and the entry of `number`.
    pub(super) fn row(&self, name: &str, words: &[u128]) -> TokenStream {
        let table = EmittedTable::row(self.scalar(), words, self.emission.entries(), 0);
        let (table, name) = (table.static_tokens(name), format_ident!("{name}"));
        quote!(#table #name[number])
    }

    fn scalar(&self) -> Scalar {
        scalar(self.bitboards.word)
    }

    fn slide(&self, MaskedRider { ride, mask }: &MaskedRider) -> TokenStream {
        let ride = ride_function(*ride);
        match mask {
            None => quote!(#ride(square, occupancy)),
            Some(mask) => {
                let mask = self.row("MASK", mask);
                quote!(({ #mask } & #ride(square, occupancy)))
            }
        }
    }

    fn ray(&self, Rays { rise, rays }: &Rays) -> TokenStream {
        let kernel = self.ray_kernel(*rise);
        let ray = self.row("RAY", rays);
        quote!(q::moves::#kernel({ #ray }, occupancy))
    }

    pub(super) fn ray_kernel(&self, rise: bool) -> Ident {
        let way = if rise { "rising" } else { "falling" };
        format_ident!("{way}_{}", self.bitboards.word.bits())
    }

    fn hop(&self, hop: &Hop) -> TokenStream {
        let Hop { ride, over, mask } = hop;
        let mask = mask.as_ref().map(|mask| {
            let mask = self.row("MASK", mask);
            quote!(& { #mask })
        });
        let bits = self.bitboards.word.bits();
        let [past, next] = ["past", "next"].map(|what| format_ident!("{what}_{bits}"));
        let hopper = self.bitboards.hopper(*ride, over);
        let ride = ride_function(*ride);
        let second = match over {
            Over::Any => quote!(q::moves::#past(first, occupancy, hurdles)),
            Over::Next => quote!(q::moves::#next(first, occupancy, hurdles)),
            Over::Near(near) => {
                let near = self.row("NEAR", near);
                quote!(q::moves::#past(first, occupancy, hurdles & { #near }))
            }
        };
        let twice = quote! {{
            let first = #ride(square, occupancy);
            #ride(square, #second) & !first #mask
        }};
        let Some(hopper) = hopper else { return twice };
        let (tables, names) = (pieces::ride_table(hopper.ride), pieces::hopper_table(hopper));
        let way = format_ident!("{}", pieces::hopper_way(hopper.landing));
        // Callers that pass one set for both leave nothing of the comparison.
        quote! {
            (if hurdles == occupancy { #tables.#way(number, occupancy, #names) #mask } else { #twice })
        }
    }

    fn shifted_lame_leaps(&self, leaps: &ShiftedLameLeaps) -> TokenStream {
        let (wide, scalar) = match leaps.sets {
            ShiftedSets::OfHalves(_) => ("", Scalar::U64),
            ShiftedSets::Wide(_) => ("wide_", Scalar::U128),
        };
        let function = format_ident!("{wide}shifted_lame_{}", leaps.word.bits());
        let sets = leaps.sets.to_words();
        let sets = EmittedTable::row(scalar, &sets, sets.len(), 0).static_tokens("SETS");
        let targets = self.row("TARGETS", &leaps.targets);
        let below = Literal::u32_unsuffixed(leaps.below);
        let keys = leaps.keys.iter().map(|LameKey { mask, magic, shift, first }| {
            let [mask, magic] = [*mask, *magic].map(Literal::u64_unsuffixed);
            let [shift, first] = [*shift, *first].map(Literal::u32_unsuffixed);
            quote!(q::moves::LameKey { mask: #mask, magic: #magic, shift: #shift, first: #first })
        });
        quote! {{
            #sets
            const KEYS: &[q::moves::LameKey] = &[#(#keys),*];
            q::moves::#function(KEYS, &SETS, { #targets }, number, #below, occupancy)
        }}
    }

    fn lame_paths(&self, LamePaths { paths, targets }: &LamePaths) -> TokenStream {
        let lame = format_ident!("lame_{}", self.bitboards.word.bits());
        let [path, targets] = [self.row("PATH", paths), self.row("TARGETS", targets)];
        quote!(q::moves::#lame({ #path }, { #targets }, occupancy))
    }
}

/// The bytes of the keys that all squares share, and of their sets.
pub(super) fn bytes_of_shifted(leaps: &ShiftedLameLeaps) -> usize {
    leaps.sets.bytes() + leaps.keys.len() * size_of::<LameKey>()
}

/// The bytes of the tables that belong to look-ups alone.
pub(in super::super) fn bytes(
    look_ups: &UnitedLookUps,
    emission: &Emission<'_>,
    bitboards: &Bitboards,
) -> usize {
    let UnitedLookUps { always, slides, rays, hops, shifted, lame } = look_ups;
    let word = bitboards.word.bits() as usize / 8;
    let row = emission.entries() * word;
    let near = |hop: &Hop| usize::from(matches!(hop.over, Over::Near(_)));
    let rows = usize::from(!always.is_empty())
        + slides.iter().filter(|slide| slide.mask.is_some()).count()
        + rays.len()
        + 2 * lame.len()
        + hops.iter().map(|hop| usize::from(hop.mask.is_some()) + near(hop)).sum::<usize>();
    let shifted = shifted.as_ref().map_or(0, |leaps| row + bytes_of_shifted(leaps));
    rows * row + shifted
}
