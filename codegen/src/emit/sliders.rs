//! The tables of a rider's attacks, as tokens.

use proc_macro2::{Ident, Literal, TokenStream};
use quote::quote;

use crate::layout::WordSize;
use crate::solve::sliders::{Method, Part, Sliders, Tables, Walk};

/// The type and the initial value of the static that holds a rider's tables.
///
/// Both `Sliders64`, `Sliders128`, `Walk64` and `Walk128` of the runtime have
/// `const fn attacks(&self, number: usize, occupancy: Word) -> Word` and
/// `const fn bytes(&self) -> usize`.
#[derive(Clone, Debug)]
pub struct Emitted {
    /// The type, such as `::quadrille::sliders::Sliders64<64, 1, 4900, 102400>`.
    pub ty: TokenStream,
    /// The constructor's call, a constant expression.
    pub value: TokenStream,
    /// The bytes of the tables, records included.
    pub bytes: usize,
    /// What the tables are, for the doc comment.
    pub doc: String,
}

impl Emitted {
    /// `static NAME: Type = value;`, documented.
    pub fn to_static(&self, name: &Ident) -> TokenStream {
        let Emitted { ty, value, doc, .. } = self;
        quote! {
            #[doc = #doc]
            static #name: #ty = #value;
        }
    }
}

/// The tables, where `sliders` is the path of the runtime's module `sliders`.
pub fn tables(solution: &Sliders, sliders: &TokenStream) -> Emitted {
    match &solution.method {
        Method::Magic(tables) => magic(solution.word, tables, sliders),
        Method::Walk(walk) => walked(solution.word, walk, sliders),
    }
}

fn magic(word: WordSize, tables: &Tables, sliders: &TokenStream) -> Emitted {
    let (name, record_bytes) = match word {
        WordSize::U64 => (quote!(Sliders64), 24),
        WordSize::U128 => (quote!(Sliders128), 40),
    };
    let Tables { groups, squares, index, sets } = tables;
    let word_bytes = word.bits() as usize / 8;
    let header = squares.len() * groups.len() * record_bytes;
    let body = sets.len() * word_bytes + index.len();
    // The structure is as aligned as its words.
    let bytes = (header + body).next_multiple_of(word_bytes);
    let counts = [squares.len(), groups.len(), sets.len(), index.len()];
    let counts = counts.map(Literal::usize_unsuffixed);
    let little_endian = |value: u128| value.to_le_bytes().into_iter().take(word_bytes);
    let strings = [
        Literal::byte_string(
            &squares.iter().flatten().flat_map(|part| record(word, part)).collect::<Vec<u8>>(),
        ),
        Literal::byte_string(&sets.iter().copied().flat_map(little_endian).collect::<Vec<u8>>()),
        Literal::byte_string(index),
    ];
    Emitted {
        ty: quote!(#sliders::#name<#(#counts),*>),
        value: quote!(#sliders::#name::new(#(#strings),*)),
        bytes,
        doc: format!(
            "{bytes} bytes: {} attack sets, an index of {} bytes that name them, and {header} bytes \
             of masks and magics.",
            sets.len(),
            index.len(),
        ),
    }
}

/// A part as the runtime's records are written: its words, least significant byte first.
fn record(word: WordSize, part: &Part) -> Vec<u8> {
    let place = u64::from(part.offset)
        | u64::from(part.sets) << 32
        | u64::from(part.multiplier.shift) << 48;
    let word_bytes = word.bits() as usize / 8;
    let mut bytes = part.mask.to_le_bytes()[..word_bytes].to_vec();
    bytes.extend(&part.multiplier.magic.to_le_bytes()[..word_bytes]);
    bytes.extend(place.to_le_bytes());
    bytes
}

fn walked(word: WordSize, walk: &Walk, sliders: &TokenStream) -> Emitted {
    let name = match word {
        WordSize::U64 => quote!(Walk64),
        WordSize::U128 => quote!(Walk128),
    };
    let next = walk.next.concat();
    let rays = Literal::usize_unsuffixed(walk.next[0].len());
    let bytes = next.len();
    let next = Literal::byte_string(&next);
    Emitted {
        ty: quote!(#sliders::#name<#rays>),
        value: quote!(#sliders::#name::new(#next)),
        bytes,
        doc: format!(
            "{bytes} bytes: the next square along each ray, as lines of more than 16 squares are \
             walked along."
        ),
    }
}
