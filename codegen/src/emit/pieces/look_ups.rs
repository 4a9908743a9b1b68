//! The look-ups that one function of a piece unites: a constant, and the tables that it refers to.

use proc_macro2::{Ident, TokenStream};
use quadrille_runtime::U256;
use quadrille_runtime::look_ups::Walk;
use quadrille_runtime::moves::LameKey;
use quadrille_runtime::sliders::Frames;
use quote::{format_ident, quote};

use super::routes::route;
use crate::emit::emitted_table::EmittedTable;
use crate::emit::riders;
use crate::emit::tokens::{Variant, array, number, option, separated, set};
use crate::list::list;
use crate::model::WordSize;
use crate::solve::Bitboards;
use crate::solve::moves::{
    BendLookUps, Bent, Hop, LamePaths, OwnedTrial, OwnedWalk, Rays, RouteFromBend, RouteToBend,
    ShiftedLameLeaps, Slide, UnitedLookUps,
};

/// The constants of a piece's look-ups, and its tables, each once.
pub(super) struct LookUpTables<'a> {
    bitboards: &'a Bitboards,
    /// The number of entries of a table by number.
    entries: usize,
    /// The beginning of the names of constants and tables.
    piece: String,
    pub(super) statics: Vec<TokenStream>,
    tables: Vec<Vec<U256>>,
    constants: Vec<(Ident, UnitedLookUps)>,
}

impl LookUpTables<'_> {
    pub(super) fn new(bitboards: &Bitboards, entries: usize, piece: String) -> LookUpTables<'_> {
        let (statics, tables, constants) = (Vec::new(), Vec::new(), Vec::new());
        LookUpTables { bitboards, entries, piece, statics, tables, constants }
    }

    /// The constant of some look-ups.
    pub(super) fn constant(&mut self, look_ups: &UnitedLookUps) -> Ident {
        if let Some((name, _)) = self.constants.iter().find(|(_, known)| known == look_ups) {
            return name.clone();
        }
        let name = format_ident!("{}_LOOK_UPS_{}", self.piece, self.constants.len());
        let (word, parts) = (self.bitboards.word, self.parts(look_ups));
        self.statics.push(quote! {
            const #name: q::look_ups::LookUps<'static, #word> =
                q::look_ups::LookUps { #parts ..q::look_ups::LookUps::NONE };
        });
        self.constants.push((name.clone(), look_ups.clone()));
        name
    }

    /// The fields of some look-ups.
    pub(super) fn parts(&mut self, look_ups: &UnitedLookUps) -> TokenStream {
        // Destructured, so that a new kind of look-up is not forgotten.
        let UnitedLookUps { always, slides, rays, hops, shifted, lame, bent, walks, trial } =
            look_ups;
        let field = |name: &str, values: Vec<TokenStream>| {
            let name = format_ident!("{name}");
            (!values.is_empty()).then(|| quote!(#name: &[#(#values),*],))
        };
        let always = (!always.is_empty()).then(|| {
            let always = self.row(always);
            quote!(always: #always,)
        });
        let word = self.bitboards.word;
        let slides = self.bitboards.slides(slides);
        let slides = field("slides", list(slides, |slide| self.slide(&slide)));
        let ray = |Rays { rise, rays }: &Rays| {
            let rays = self.row(rays);
            quote!(q::look_ups::Ray { rises: #rise, ray: #rays })
        };
        let rays = field("rays", list(rays, ray));
        let hops = field("hops", list(hops, |hop| self.hop(hop)));
        let shifted = shifted.as_ref().map(|leaps| {
            let leaps = option(Some(self.shifted(leaps)));
            quote!(shifted: #leaps,)
        });
        let lame = field("lame", list(lame, |path| self.lame(path)));
        let bent = field("bent", list(bent, |bent| self.bent(bent)));
        let walks = field("walks", list(walks, |it| walk(word, it)));
        let trial = trial.as_ref().map(|OwnedTrial { walks, from }| {
            let (walks, from) = (separated(walks, |it| walk(word, it)), self.row(from));
            let trial = option(Some(quote!(q::look_ups::Trial { walks: &[#walks], from: #from })));
            quote!(trial: #trial,)
        });
        quote!(#always #slides #rays #hops #shifted #lame #bent #walks #trial)
    }

    fn slide(&mut self, Slide { rides, mask }: &Slide<'_>) -> TokenStream {
        let riders = separated(rides, |&ride| riders::name(ride));
        if mask.is_none() && self.bitboards.frames(rides[0]) == Frames::Own {
            return quote!(q::look_ups::Slide::own(&[#riders]));
        }
        let frames = riders::frames(self.bitboards, rides[0]);
        let mask = self.mask(*mask);
        quote!(q::look_ups::Slide { frames: #frames, riders: &[#riders], mask: #mask })
    }

    fn hop(&mut self, hop: &Hop) -> TokenStream {
        let Hop { ride, landing, near, mask } = hop;
        let names = self.bitboards.hopper(hop).map(riders::names_of);
        let names = names.map_or_else(|| quote!([]), |names| quote!(#names));
        let (frames, rider) = (riders::frames(self.bitboards, *ride), riders::name(*ride));
        let (landing, near) = (Variant(*landing), self.mask(near.as_deref()));
        let mask = self.mask(mask.as_deref());
        quote! {
            q::look_ups::Hop {
                frames: #frames, rider: #rider, landing: q::look_ups::Landing::#landing,
                near: #near, names: &#names, mask: #mask,
            }
        }
    }

    fn shifted(&mut self, leaps: &ShiftedLameLeaps) -> TokenStream {
        let ShiftedLameLeaps { word: _, below, keys, sets, targets } = leaps;
        let below = number(below);
        let keys = separated(keys, |LameKey { mask, magic, shift, first }| {
            let [mask, magic] = [mask, magic].map(number);
            let [shift, first] = [shift, first].map(number);
            quote!(q::moves::LameKey { mask: #mask, magic: #magic, shift: #shift, first: #first })
        });
        let sets = list(sets, |&set| set.into());
        let sets = self.list(&sets, WordSize::U64, sets.len());
        let targets = self.row(targets);
        quote! {
            q::look_ups::ShiftedLame {
                below: #below, keys: &[#keys], sets: #sets, targets: #targets,
            }
        }
    }

    fn lame(&mut self, LamePaths { paths, targets }: &LamePaths) -> TokenStream {
        let (path, targets) = (self.row(paths), self.row(targets));
        quote!(q::look_ups::LamePath { path: #path, targets: #targets })
    }

    fn bent(&mut self, Bent { slides, hops, routes }: &Bent) -> TokenStream {
        let slides = separated(&self.bitboards.slides(slides), |slide| self.slide(slide));
        let hops = separated(hops, |hop| self.hop(hop));
        // With named fields: before 1.89, Rust drops lists that refer to statics at the end of a call `FromPiece(&[..])`.
        let routes = match routes {
            BendLookUps::FromPiece(routes) => {
                let routes = self.routes_to_bends(routes);
                quote!(FromPiece { 0: &[#routes] })
            }
            BendLookUps::FromBends(routes) => {
                let routes = separated(routes, |back| self.routes_from_bend(back));
                quote!(FromBends { 0: &[#routes] })
            }
            BendLookUps::ByTrial(routes, from) => {
                let (routes, from) = (self.routes_to_bends(routes), self.row(from));
                quote!(ByTrial { 0: &[#routes], 1: #from })
            }
        };
        quote! {
            q::look_ups::Bent {
                slides: &[#slides], hops: &[#hops], routes: q::look_ups::BendLookUps::#routes,
            }
        }
    }

    fn routes_to_bends(&mut self, routes: &[RouteToBend]) -> TokenStream {
        separated(routes, |RouteToBend { passed, at, targets }| {
            let passed = self.mask((!passed.is_empty()).then_some(passed));
            let (at, targets) = (self.numbers(at), self.row(targets));
            quote!(q::look_ups::RouteToBend { passed: #passed, at: #at, targets: #targets })
        })
    }

    fn routes_from_bend(
        &mut self,
        RouteFromBend { by, passed, targets }: &RouteFromBend,
    ) -> TokenStream {
        let (by, passed) = (number(by), array(passed));
        let targets = self.row(targets);
        quote!(q::look_ups::RouteFromBend { by: #by, passed: &#passed, targets: #targets })
    }

    /// A reference to a table from numbers to numbers.
    fn numbers(&mut self, numbers: &[u8]) -> TokenStream {
        let name = format_ident!("{}_NUMBERS_{}", self.piece, self.statics.len());
        self.statics.push(EmittedTable::of_bytes(numbers).static_tokens(&name));
        quote!(&#name)
    }

    /// A reference to a table of masks by number, or to an empty list if there is none.
    fn mask(&mut self, mask: Option<&[U256]>) -> TokenStream {
        mask.map_or_else(|| quote!(&[]), |mask| self.row(mask))
    }

    /// A reference to a table by number, padded to every value of a number's type.
    fn row(&mut self, words: &[U256]) -> TokenStream {
        self.list(words, self.bitboards.word, self.entries)
    }

    fn list(&mut self, words: &[U256], word: WordSize, length: usize) -> TokenStream {
        let known = self.tables.iter().position(|known| known == words);
        let index = known.unwrap_or(self.tables.len());
        let name = format_ident!("{}_TABLE_{index}", self.piece);
        if known.is_none() {
            self.push(&name, words, word, length);
            self.tables.push(words.to_vec());
        }
        quote!(&#name)
    }

    fn push(&mut self, name: &Ident, words: &[U256], word: WordSize, length: usize) {
        let table = EmittedTable::row(word.bytes(), words, length, 0);
        self.statics.push(table.static_tokens(name));
    }

    /// A reference to the table of squares attacked on the empty board, by number.
    pub(super) fn on_empty(&mut self, words: &[U256]) -> TokenStream {
        let name = format_ident!("{}_ON_EMPTY", self.piece);
        self.push(&name, words, self.bitboards.word, self.entries);
        quote!(&#name)
    }
}

fn walk(word: WordSize, walk: &OwnedWalk) -> TokenStream {
    let Walk { route: it, landing, is_near, ends } = walk.borrowed::<U256>();
    let (route, ends) = (route(word, it), set(word, ends));
    let landing = option(landing.map(Variant).map(|it| quote!(q::look_ups::Landing::#it)));
    quote! {
        q::look_ups::Walk { route: #route, landing: #landing, is_near: #is_near, ends: #ends }
    }
}
