//! Packed indexes: packing, and flips as straight-line code for any number of pieces.
//!
//! Masks and distances are constants of the number of pieces `N`, which rustc evaluates.

use proc_macro2::{Ident, Literal, TokenStream};
use quadrille_runtime::Symmetry;
use quote::{format_ident, quote};

use super::bitboards::word_type;
use super::squares::square_function;
use super::{Emission, docs, lacking, literal, variant};
use crate::layout::WordSize;
use crate::solve::PackedMap;
use crate::solve::flips::packed::{Action, Distance, PackedField, Program, Step};

const WORDS: [WordSize; 2] = [WordSize::U64, WordSize::U128];

pub(super) fn emit(emission: &Emission<'_>) -> TokenStream {
    let name = &emission.item.name;
    let functions = WORDS.into_iter().map(|word| {
        let flips = emission.solution.packed.iter();
        let flips = flips.map(|(symmetry, map)| flip(emission, *symmetry, map, word));
        let packing = packing_functions(emission, word);
        quote!(#packing #(#flips)*)
    });
    quote!(impl #name { #(#functions)* })
}

/// What the trait of all layouts has on packed indexes.
pub(super) fn layout_items(emission: &Emission<'_>) -> TokenStream {
    let bits = Literal::u32_unsuffixed(emission.numbering().bits());
    let packing = emission.layout.packing(WordSize::U64.bits());
    let fields = packing.fields().iter().map(field);
    let arms = emission.solution.packed.iter().map(|(symmetry, _)| {
        let variant = variant("Symmetry", symmetry);
        let [narrow, wide] = WORDS.map(|word| function(&format!("{symmetry}_packed"), word));
        quote! {
            #variant => ::core::option::Option::Some(q::Word::either(
                index,
                Self::#narrow::<N>,
                Self::#wide::<N>,
            )),
        }
    });
    let lacking = lacking(emission.layout.board());
    quote! {
        type NumberBits = q::packed::Bits<#bits>;
        const PACKING: q::Packing = q::Packing::new(&[#(#fields),*]);

        #[inline(always)]
        fn transform_packed<W: q::Word, const N: usize>(
            index: W,
            symmetry: q::Symmetry,
        ) -> ::core::option::Option<W> {
            match symmetry {
                q::Symmetry::Identity => ::core::option::Option::Some(index),
                #(#arms)*
                #lacking
            }
        }
    }
}

fn field(field: &PackedField) -> TokenStream {
    let [shift, width, per_piece, stride] =
        [field.shift, field.width, field.per_piece, field.stride].map(Literal::u32_unsuffixed);
    quote! {
        q::packed::PackedField {
            shift: #shift, width: #width, per_piece: #per_piece, stride: #stride,
        }
    }
}

/// The name of a function on indexes in such a word: those in a `u128` say so.
fn function(name: &str, word: WordSize) -> Ident {
    match word {
        WordSize::U64 => format_ident!("{name}"),
        WordSize::U128 => format_ident!("{name}_u128"),
    }
}

/// Fails to compile where `N` pieces do not fit, or would fit a smaller word.
fn fits(word: WordSize) -> TokenStream {
    let packing = quote!(<Self as q::Layout>::PACKING);
    match word {
        WordSize::U64 => quote! {
            const { ::core::assert!(N <= #packing.most_pieces(64), "so many pieces do not fit a u64") }
        },
        WordSize::U128 => quote! {
            const {
                ::core::assert!(N <= #packing.most_pieces(128), "so many pieces do not fit a u128");
                ::core::assert!(N > #packing.most_pieces(64), "so few pieces are packed in a u64");
            }
        },
    }
}

fn packing_functions(emission: &Emission<'_>, word: WordSize) -> TokenStream {
    let fits = fits(word);
    let (index, _) = emission.index();
    let [pack, unpack] = ["pack", "unpack"].map(|name| function(name, word));
    let (number, spread) = (format_ident!("number_{word}"), format_ident!("spread_{word}"));
    let size = word_type(word);
    let pack_doc = format!("The packed index of `N` pieces, piece 0 first, as a `{word}`.");
    let unpack_doc = format!(
        "The squares of a packed index of `N` pieces in a `{word}`, piece 0 first; codes that are \
         no square give any square."
    );
    quote! {
        #[doc = #pack_doc]
        #[inline]
        pub const fn #pack<const N: usize>(squares: [q::Square<Self>; N]) -> #size {
            #fits
            let (mut index, mut piece) = (0, 0);
            while piece < N {
                let number = squares[piece].index().number();
                index |= <Self as q::Layout>::PACKING.#spread(number, piece, N);
                piece += 1;
            }
            index
        }

        #[doc = #unpack_doc]
        #[inline]
        pub const fn #unpack<const N: usize>(index: #size) -> [q::Square<Self>; N] {
            #fits
            let mut squares = [q::Square::from_index(#index::masked(0)); N];
            let mut piece = 0;
            while piece < N {
                let number = <Self as q::Layout>::PACKING.#number(index, piece, N);
                squares[piece] = q::Square::from_index(#index::masked(number));
                piece += 1;
            }
            squares
        }
    }
}

fn flip(
    emission: &Emission<'_>,
    symmetry: Symmetry,
    map: &PackedMap,
    word: WordSize,
) -> TokenStream {
    let packing = emission.layout.packing(WordSize::U64.bits());
    let doc = docs::packed(symmetry, map, &packing);
    let name = function(&format!("{symmetry}_packed"), word);
    let (size, fits) = (word_type(word), fits(word));
    let body = match map {
        PackedMap::Program(program) => straight_line(program, word),
        PackedMap::EachPiece => each_piece(emission, symmetry, word),
    };
    quote! {
        #[doc = #doc]
        #[inline(always)]
        pub const fn #name<const N: usize>(index: #size) -> #size {
            #fits
            #body
        }
    }
}

fn each_piece(emission: &Emission<'_>, symmetry: Symmetry, word: WordSize) -> TokenStream {
    let (index, _) = emission.index();
    let square_function = square_function(symmetry);
    let (number, spread) = (format_ident!("number_{word}"), format_ident!("spread_{word}"));
    quote! {
        let (mut image, mut piece) = (0, 0);
        while piece < N {
            let number = <Self as q::Layout>::PACKING.#number(index, piece, N);
            let square = Self::#square_function(q::Square::from_index(#index::masked(number)));
            image |= <Self as q::Layout>::PACKING.#spread(square.index().number(), piece, N);
            piece += 1;
        }
        image
    }
}

/// A program's steps, one a line.
fn straight_line(program: &Program, word: WordSize) -> TokenStream {
    let mut values: Vec<TokenStream> = Vec::with_capacity(program.actions().len());
    let mut lets = TokenStream::new();
    for (place, &action) in program.actions().iter().enumerate() {
        let value = |step: Step| values[step.index()].clone();
        if let Some(constant) = free(action, word) {
            values.push(constant);
            continue;
        }
        let name = format_ident!("t{place}");
        let computed = operation(action, value);
        lets.extend(quote!(let #name = #computed;));
        values.push(quote!(#name));
    }
    let result = &values[program.output().index()];
    quote!(#lets #result)
}

/// The input or a constant.
fn free(action: Action, word: WordSize) -> Option<TokenStream> {
    let size = word_type(word);
    match action {
        Action::Input => Some(quote!(index)),
        Action::Mask(bits) => {
            let bits = bit_set(bits);
            Some(quote!((const { <Self as q::Layout>::PACKING.mask(#bits, N) as #size })))
        }
        Action::Spread { from, to } => {
            let (from, to) = (literal(from as u8), bit_set(to));
            Some(quote!((const { <Self as q::Layout>::PACKING.factor(#from, #to, N) as #size })))
        }
        _ => None,
    }
}

/// What is computed; the input and constants are [`free`].
fn operation(action: Action, value: impl Fn(Step) -> TokenStream) -> TokenStream {
    let infix = |a: Step, operator: TokenStream, b: TokenStream| {
        let a = value(a);
        quote!(#a #operator #b)
    };
    let method = |a: Step, name: &str, b: Step| {
        let (a, b, name) = (value(a), value(b), format_ident!("{name}"));
        quote!(#a.#name(#b))
    };
    match action {
        Action::And(a, b) => infix(a, quote!(&), value(b)),
        Action::AndNot(a, b) => infix(a, quote!(&!), value(b)),
        Action::Or(a, b) => infix(a, quote!(|), value(b)),
        Action::Xor(a, b) => infix(a, quote!(^), value(b)),
        Action::Add(a, b) => method(a, "wrapping_add", b),
        Action::Sub(a, b) => method(a, "wrapping_sub", b),
        Action::Mul(a, b) => method(a, "wrapping_mul", b),
        // Distances have the same sign for any number of pieces: see `PackedOrder`.
        Action::Move(a, distance) if distance.of(1) < 0 => infix(a, quote!(>>), shift(-distance)),
        Action::Move(a, distance) => infix(a, quote!(<<), shift(distance)),
        Action::Input | Action::Mask(_) | Action::Spread { .. } => TokenStream::new(),
    }
}

/// `3 * N as i32 + 1`.
fn shift(Distance { fixed, per_piece }: Distance) -> TokenStream {
    let constant = Literal::u32_unsuffixed(fixed.unsigned_abs());
    let factor = Literal::u32_unsuffixed(per_piece.unsigned_abs());
    match (per_piece, fixed) {
        (0, _) => quote!(#constant),
        (_, ..0) => quote!((const { #factor * N as u32 - #constant })),
        _ => quote!((const { #factor * N as u32 + #constant })),
    }
}

fn bit_set(bits: u8) -> TokenStream {
    format!("0b{bits:b}").parse().expect("a literal")
}
