//! What one function of a piece unites: a constant, and the tables that it leads to.

use proc_macro2::{Ident, Literal, TokenStream};
use quadrille_runtime::moves::LameKey;
use quote::{format_ident, quote};

use super::PieceEmitter;
use crate::emit::emitted_table::EmittedTable;
use crate::emit::template::{joined, listed, template};
use crate::emit::{riders, scalar};
use crate::layout::{Leap, WordSize};
use crate::list::list;
use crate::solve::moves::{
    Hop, LamePaths, MaskedRider, Over, Rays, ShiftedLameLeaps, ShiftedSets, UnitedLookUps,
};

/// The constants of a piece's look-ups, and its tables, each once.
pub(super) struct LookUpTables<'e, 'a> {
    emitter: &'e PieceEmitter<'a>,
    statics: Vec<TokenStream>,
    tables: Vec<(Ident, Vec<u128>)>,
    constants: Vec<(Ident, UnitedLookUps)>,
}

impl<'e, 'a> LookUpTables<'e, 'a> {
    pub(super) fn new(emitter: &'e PieceEmitter<'a>) -> LookUpTables<'e, 'a> {
        LookUpTables { emitter, statics: Vec::new(), tables: Vec::new(), constants: Vec::new() }
    }

    pub(super) fn into_statics(self) -> TokenStream {
        joined(self.statics)
    }

    /// The constant of some look-ups.
    pub(super) fn constant(&mut self, look_ups: &UnitedLookUps) -> Ident {
        if let Some((name, _)) = self.constants.iter().find(|(_, known)| known == look_ups) {
            return name.clone();
        }
        let name = self.emitter.upper(&format!("LOOK_UPS_{}", self.constants.len()));
        let parts = self.parts(look_ups);
        let word = self.emitter.word();
        self.statics.push(template! {
            [name, word, parts]
            const #name: q::look_ups::LookUps<'static, #word> = q::look_ups::LookUps {
                #parts
                ..q::look_ups::LookUps::NONE
            };
        });
        self.constants.push((name.clone(), look_ups.clone()));
        name
    }

    fn parts(&mut self, look_ups: &UnitedLookUps) -> TokenStream {
        // All of them by name, so that none is forgotten.
        let UnitedLookUps { always, slides, rays, hops, shifted, lame } = look_ups;
        let mut fields = Vec::new();
        if !always.is_empty() {
            let always = self.row(always);
            fields.push(template!([always] always: #always,));
        }
        let list_field = |name: &str, values: Vec<TokenStream>| {
            let (name, is_empty, values) =
                (format_ident!("{name}"), values.is_empty(), listed(values));
            (!is_empty).then(|| template!([name, values] #name: &[#values],))
        };
        fields.extend(list_field("slides", self.slides(slides)));
        fields.extend(list_field("rays", list(rays, |ray| self.ray(ray))));
        fields.extend(list_field("hops", list(hops, |hop| self.hop(hop))));
        fields.extend(shifted.as_ref().map(|leaps| {
            let leaps = self.shifted(leaps);
            template!([leaps] shifted: ::core::option::Option::Some(#leaps),)
        }));
        fields.extend(list_field("lame", list(lame, |path| self.lame(path))));
        joined(fields)
    }

    /// Riders without a mask that are turned alike are looked up together.
    fn slides(&mut self, slides: &[MaskedRider]) -> Vec<TokenStream> {
        let mut groups: Vec<(String, TokenStream, Vec<Leap>)> = Vec::new();
        let mut emitted = Vec::new();
        for MaskedRider { ride, mask } in slides {
            let frames = riders::frames(self.emitter.bitboards, *ride);
            match mask {
                Some(mask) => {
                    let mask = self.row(mask);
                    emitted.push(slide(&frames, &[*ride], Some(&mask)));
                }
                None => match groups.iter_mut().find(|(known, ..)| *known == frames.to_string()) {
                    Some((_, _, rides)) => rides.push(*ride),
                    None => groups.push((frames.to_string(), frames, vec![*ride])),
                },
            }
        }
        emitted.extend(groups.iter().map(|(_, frames, rides)| slide(frames, rides, None)));
        emitted
    }

    fn ray(&mut self, Rays { rise, rays }: &Rays) -> TokenStream {
        let ray = self.row(rays);
        template!([rise, ray] q::look_ups::Ray { rises: #rise, ray: #ray })
    }

    fn hop(&mut self, Hop { ride, over, mask }: &Hop) -> TokenStream {
        let bitboards = self.emitter.bitboards;
        let over_tokens = match over {
            Over::Any => quote!(Any),
            Over::Next => quote!(Next),
            Over::Near(near) => {
                let near = self.row(near);
                quote!(Near(#near))
            }
        };
        let names = bitboards.hopper(*ride, over).map(riders::names_of);
        let names = names.map_or_else(|| quote!(&[]), |names| quote!(&#names));
        let mask = mask.as_ref().map_or_else(|| quote!(&[]), |mask| self.row(mask));
        template! {
            [
                over: over_tokens, names, mask,
                frames: riders::frames(bitboards, *ride),
                rider: riders::name(*ride),
            ]
            q::look_ups::Hop {
                frames: #frames, rider: #rider, over: q::look_ups::Over::#over, names: #names, mask: #mask,
            }
        }
    }

    fn shifted(&mut self, leaps: &ShiftedLameLeaps) -> TokenStream {
        let ShiftedLameLeaps { word: _, below, keys, sets, targets } = leaps;
        let keys = listed(keys.iter().map(|LameKey { mask, magic, shift, first }| {
            let [mask, magic] = [*mask, *magic].map(Literal::u64_unsuffixed);
            let [shift, first] = [*shift, *first].map(Literal::u32_unsuffixed);
            template! {
                [mask, magic, shift, first]
                q::moves::LameKey { mask: #mask, magic: #magic, shift: #shift, first: #first }
            }
        }));
        let (kind, word) = match sets {
            ShiftedSets::OfHalves(_) => (quote!(OfHalves), WordSize::U64),
            ShiftedSets::Wide(_) => (quote!(Wide), WordSize::U128),
        };
        let sets = self.list(&sets.to_words(), word, sets.to_words().len());
        template! {
            [keys, kind, sets, targets: self.row(targets), below: Literal::u32_unsuffixed(*below)]
            q::look_ups::ShiftedLame {
                below: #below, keys: &[#keys], sets: q::look_ups::LameSets::#kind(#sets), targets: #targets,
            }
        }
    }

    fn lame(&mut self, LamePaths { paths, targets }: &LamePaths) -> TokenStream {
        let (path, targets) = (self.row(paths), self.row(targets));
        template!([path, targets] q::look_ups::LamePath { path: #path, targets: #targets })
    }

    /// A reference to a table by number, which has an entry for every value of a number's type.
    fn row(&mut self, words: &[u128]) -> TokenStream {
        self.list(words, self.emitter.bitboards.word, self.emitter.emission.entries())
    }

    fn list(&mut self, words: &[u128], word: WordSize, length: usize) -> TokenStream {
        if let Some((name, _)) = self.tables.iter().find(|(_, known)| known == words) {
            return quote!(&#name);
        }
        let name = self.emitter.upper(&format!("TABLE_{}", self.tables.len()));
        let table = EmittedTable::row(scalar(word), words, length, 0);
        self.statics.push(table.static_tokens(&name.to_string()));
        self.tables.push((name.clone(), words.to_vec()));
        quote!(&#name)
    }

    /// A table by number that has a name of its own.
    pub(super) fn table(&mut self, name: &Ident, words: &[u128]) {
        let (word, length) = (self.emitter.bitboards.word, self.emitter.emission.entries());
        let table = EmittedTable::row(scalar(word), words, length, 0);
        self.statics.push(table.static_tokens(&name.to_string()));
    }
}

fn slide(frames: &TokenStream, rides: &[Leap], mask: Option<&TokenStream>) -> TokenStream {
    let riders = listed(rides.iter().map(|&ride| riders::name(ride)));
    let mask = mask.cloned().unwrap_or_else(|| quote!(&[]));
    template! {
        [frames, riders, mask]
        q::look_ups::Slide { frames: #frames, riders: &[#riders], mask: #mask }
    }
}
