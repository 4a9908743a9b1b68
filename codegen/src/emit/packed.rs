//! Packed indexes and bit planes: packing, and flips as straight-line code for any number of
//! pieces.
//!
//! A flip is emitted once a word, for a number of pieces that may be known at run time only; where
//! it is a constant, so are masks and distances.

use proc_macro2::{Ident, Literal, TokenStream};
use quadrille_runtime::Symmetry;
use quote::{format_ident, quote};

use super::bitboards::word_type;
use super::squares::square_function;
use super::{Conversion, Emission, docs, lacking, literal, variant};
use crate::layout::WordSize;
use crate::model::{Frame, PackedField};
use crate::program::{
    Bits, Constant, Distance, Notation, Op, Program, RUST_DEEPEST, Sign, rust_sign, tokens, written,
};
use crate::solve::flips::packed::PackedMap;

const WORDS: [WordSize; 2] = [WordSize::U64, WordSize::U128];

pub(super) fn emit(emission: &Emission<'_>) -> TokenStream {
    let name = &emission.item.name;
    let flips = &emission.solution.packed;
    let planes = planes(emission);
    let frames = emission.layout.frames(emission.layout);
    let functions = WORDS.into_iter().zip(&frames).map(|(word, frame)| {
        let flips = flips.iter().map(|(symmetry, map)| flip(emission, *symmetry, map, frame, word));
        let packing = packing_functions(emission, word);
        let canonical = canonical(emission, word);
        quote!(#packing #(#flips)* #canonical)
    });
    let conversions = packed_conversions(emission).flat_map(|(to, map)| {
        let frames = emission.layout.frames(&to.to.layout).into_iter();
        let frames = WORDS.into_iter().zip(frames);
        frames.map(move |(word, frame)| conversion(emission, to, map, &frame, word))
    });
    quote! {
        impl #name {
            #(#functions)*
            #(#conversions)*
            #planes
        }
    }
}

/// The layouts to which packed positions are converted at once.
fn packed_conversions<'a>(
    emission: &'a Emission<'_>,
) -> impl Iterator<Item = (&'a Conversion<'a>, &'a PackedMap)> {
    emission.conversions.iter().filter_map(|to| Some((to, to.found.packed.as_ref()?)))
}

/// What the trait of all layouts has on packed indexes.
pub(super) fn layout_items(emission: &Emission<'_>) -> TokenStream {
    let packing = emission.layout.packing(WordSize::U64.bits());
    let span = Literal::u32_unsuffixed(packing.span());
    let fields = packing.fields().iter().map(field);
    let arms = emission.solution.packed.iter().map(|(symmetry, _)| {
        let variant = variant("Symmetry", symmetry);
        let [narrow, wide] = WORDS.map(|word| function(&format!("{symmetry}_pieces"), word));
        quote! {
            #variant => ::core::option::Option::Some(q::Word::either(
                index,
                |index| Self::#narrow(index, pieces),
                |index| Self::#wide(index, pieces),
            )),
        }
    });
    let lacking = lacking(emission.layout.board());
    let convert = convert(emission);
    quote! {
        type NumberBits = q::packed::Bits<#span>;
        const PACKING: q::Packing = q::Packing::new(&[#(#fields),*], #span);

        #[inline(always)]
        fn transform_packed<W: q::Word>(
            index: W,
            pieces: usize,
            symmetry: q::Symmetry,
        ) -> ::core::option::Option<W> {
            match symmetry {
                q::Symmetry::Identity => ::core::option::Option::Some(index),
                #(#arms)*
                #lacking
            }
        }

        #convert
    }
}

/// The trait's way to the packed indexes of the layouts described together with this one, whose names
/// must not be those of parameters.
fn convert(emission: &Emission<'_>) -> Option<TokenStream> {
    let arms = packed_conversions(emission).map(|(conversion, _)| {
        let name = &conversion.to.item.name;
        let [narrow, wide] =
            WORDS.map(|word| function(&format!("{}_pieces", conversion.name()), word));
        quote! {
            if const { q::packed::same_positions::<__Target, #name>() } {
                return ::core::option::Option::Some(q::Word::either(
                    index,
                    |index| Self::#narrow(index, pieces),
                    |index| Self::#wide(index, pieces),
                ));
            }
        }
    });
    (packed_conversions(emission).next().is_some()).then(|| {
        quote! {
            #[inline(always)]
            fn convert_packed<__Target: q::Layout, __Word: q::Word>(
                index: __Word,
                pieces: usize,
            ) -> ::core::option::Option<__Word> {
                #(#arms)*
                ::core::option::Option::None
            }
        }
    })
}

fn field(field: &PackedField) -> TokenStream {
    let PackedField { shift, width, fixed, per_piece, stride } = *field;
    let [shift, width, fixed, per_piece, stride] =
        [shift, width, fixed, per_piece, stride].map(Literal::u32_unsuffixed);
    quote! {
        q::packed::PackedField {
            shift: #shift, width: #width, fixed: #fixed, per_piece: #per_piece, stride: #stride,
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

/// The packing's functions for a word.
fn on_word(name: &str, word: WordSize) -> TokenStream {
    of_packing(&quote!(Self), name, word)
}

/// A function of a layout's packing for a word.
fn of_packing(layout: &TokenStream, name: &str, word: WordSize) -> TokenStream {
    let name = format_ident!("{name}_{word}");
    quote!(<#layout as q::Layout>::PACKING.#name)
}

/// Fails to compile where `N` pieces do not fit, or would fit a smaller word.
fn fits(layout: &TokenStream, word: WordSize) -> TokenStream {
    let packing = quote!(<#layout as q::Layout>::PACKING);
    match word {
        WordSize::U64 => quote!(const { #packing.check(N, 64) }),
        WordSize::U128 => quote! {
            const {
                #packing.check(N, 128);
                ::core::assert!(N > #packing.most_pieces(64), "so few pieces are packed in a u64");
            }
        },
    }
}

fn packing_functions(emission: &Emission<'_>, word: WordSize) -> TokenStream {
    let fits = fits(&quote!(Self), word);
    let [pack, unpack, get, set, swap] =
        ["pack", "unpack", "get_packed", "set_packed", "swap_packed"].map(|n| function(n, word));
    let [number, spread] = ["number", "spread"].map(|name| on_word(name, word));
    let size = word_type(word);
    let pack_doc = format!("The packed index of `N` pieces, piece 0 first, as a `{word}`.");
    let unpack_doc = format!("The squares of a packed index of `N` pieces in a `{word}`.");
    let square = square_with_number(emission);
    quote! {
        #[doc = #pack_doc]
        #[inline]
        pub const fn #pack<const N: usize>(squares: [q::Square<Self>; N]) -> #size {
            #fits
            let (mut index, mut piece) = (0, 0);
            while piece < N {
                index |= #spread(squares[piece].index().number(), piece, N);
                piece += 1;
            }
            index
        }

        #[doc = #unpack_doc]
        ///
        /// # Panics
        /// If a code is no square.
        #[inline]
        pub const fn #unpack<const N: usize>(index: #size) -> [q::Square<Self>; N] {
            let (mut squares, mut piece) = ([Self::#get::<{ N }>(index, 0); N], 1);
            while piece < N {
                squares[piece] = Self::#get::<{ N }>(index, piece);
                piece += 1;
            }
            squares
        }

        /// The square of one of `N` pieces.
        ///
        /// # Panics
        /// If there is no such piece, or its code is no square.
        #[inline]
        #[track_caller]
        pub const fn #get<const N: usize>(index: #size, piece: usize) -> q::Square<Self> {
            #fits
            q::packed::exists(piece, N);
            let number = #number(index, piece, N);
            #square
        }

        /// The index with one of `N` pieces moved.
        ///
        /// # Panics
        /// If there is no such piece.
        #[inline]
        #[track_caller]
        pub const fn #set<const N: usize>(
            index: #size,
            piece: usize,
            square: q::Square<Self>,
        ) -> #size {
            #fits
            q::packed::exists(piece, N);
            let change = #number(index, piece, N) ^ square.index().number();
            index ^ #spread(change, piece, N)
        }

        /// The index with the squares of two of `N` pieces exchanged.
        ///
        /// # Panics
        /// If there are no such pieces.
        #[inline]
        #[track_caller]
        pub const fn #swap<const N: usize>(index: #size, a: usize, b: usize) -> #size {
            #fits
            q::packed::exists(a, N);
            q::packed::exists(b, N);
            let change = #number(index, a, N) ^ #number(index, b, N);
            index ^ (#spread(change, a, N) ^ #spread(change, b, N))
        }
    }
}

/// The least of all images.
fn canonical(emission: &Emission<'_>, word: WordSize) -> TokenStream {
    let images = emission.solution.packed.iter().map(|(symmetry, _)| {
        let (variant, flip) =
            (variant("Symmetry", symmetry), function(&format!("{symmetry}_packed"), word));
        quote! {
            let image = Self::#flip::<{ N }>(index);
            if image < least.0 {
                least = (image, #variant);
            }
        }
    });
    let (name, size) = (function("canonical_packed", word), word_type(word));
    quote! {
        /// The least index of `N` pieces that a symmetry of the board makes of this one, and the
        /// first such symmetry.
        #[inline]
        pub const fn #name<const N: usize>(index: #size) -> (#size, q::Symmetry) {
            let mut least = (index, q::Symmetry::Identity);
            #(#images)*
            least
        }
    }
}

/// A flip of a number of pieces known at run time, and of one known at compile time.
fn flip(
    emission: &Emission<'_>,
    symmetry: Symmetry,
    map: &PackedMap,
    frame: &Frame,
    word: WordSize,
) -> TokenStream {
    let sentence = |pieces: &str| docs::packed(pieces, symmetry, map, frame);
    let square_function = square_function(symmetry);
    let functions = Functions {
        name: symmetry.name().to_owned(),
        visibility: quote!(pub),
        docs: ["`pieces`", "`N`"].map(sentence),
        to: quote!(Self),
        image: quote!(Self::#square_function(square)),
    };
    functions.tokens(emission, map, frame, word)
}

/// The same to the packed indexes of another layout.
fn conversion(
    emission: &Emission<'_>,
    conversion: &Conversion<'_>,
    map: &PackedMap,
    frame: &Frame,
    word: WordSize,
) -> TokenStream {
    let (to, visibility) = (&conversion.to.item.name, &conversion.to.item.visibility);
    let sentence = |pieces: &str| {
        docs::packed_map(&format!("The packed index of {pieces} pieces in [`{to}`]"), map, frame)
    };
    let functions = Functions {
        name: conversion.name(),
        visibility: visibility.clone(),
        docs: ["`pieces`", "`N`"].map(sentence),
        to: quote!(#to),
        image: quote! {
            match <#to>::at(Self::file(square), Self::rank(square)) {
                ::core::option::Option::Some(square) => square,
                ::core::option::Option::None => q::no_such_square(),
            }
        },
    };
    functions.tokens(emission, map, frame, word)
}

/// What there is to emit for a map of packed indexes.
struct Functions {
    /// What the functions' names begin with.
    name: String,
    visibility: TokenStream,
    /// Of the function on a number of pieces known at run time, and of the other.
    docs: [String; 2],
    /// The layout of the images.
    to: TokenStream,
    /// The image of a `square`.
    image: TokenStream,
}

impl Functions {
    fn tokens(
        &self,
        emission: &Emission<'_>,
        map: &PackedMap,
        frame: &Frame,
        word: WordSize,
    ) -> TokenStream {
        let Functions { name, visibility, docs: [pieces_doc, packed_doc], to, .. } = self;
        let [pieces, packed] =
            ["pieces", "packed"].map(|kind| function(&format!("{name}_{kind}"), word));
        let size = word_type(word);
        let width = Literal::u32_unsuffixed(word.bits());
        let body = self.body(emission, map, frame, word);
        let (own, other) = (fits(&quote!(Self), word), quote!(<#to as q::Layout>::PACKING));
        let other_fits = (!frame.is_one()).then(|| quote!(#other.check(pieces, #width);));
        quote! {
            #[doc = #pieces_doc]
            ///
            /// # Panics
            /// If so many pieces do not fit, or are none.
            #[inline(always)]
            #[track_caller]
            #visibility const fn #pieces(index: #size, pieces: usize) -> #size {
                <Self as q::Layout>::PACKING.check(pieces, #width);
                #other_fits
                #body
            }

            #[doc = #packed_doc]
            #[inline(always)]
            #visibility const fn #packed<const N: usize>(index: #size) -> #size {
                #own
                const { #other.check(N, #width) }
                Self::#pieces(index, N)
            }
        }
    }

    /// The program for few pieces, if there is one and they are few.
    fn body(
        &self,
        emission: &Emission<'_>,
        map: &PackedMap,
        frame: &Frame,
        word: WordSize,
    ) -> TokenStream {
        let of_any = self.of_any_number(emission, map, frame, word);
        let Some(few) = &map.few else { return of_any };
        let at_once = straight_line(&few.program, &self.to, word);
        let most = few.most_in(frame);
        if most == frame.most_pieces() {
            return at_once;
        }
        let most = literal(most as u8);
        quote!(if pieces <= #most { #at_once } else { #of_any })
    }

    /// All pieces at once where there are enough of them, else one after another.
    fn of_any_number(
        &self,
        emission: &Emission<'_>,
        map: &PackedMap,
        frame: &Frame,
        word: WordSize,
    ) -> TokenStream {
        let at_once = map.program.as_ref().zip(map.least_pieces(frame));
        let Some((program, least)) = at_once else { return self.each_piece(emission, word) };
        let at_once = straight_line(program, &self.to, word);
        if least == 1 {
            return at_once;
        }
        let (least, each) = (literal(least as u8), self.each_piece(emission, word));
        quote!(if pieces < #least { #each } else { #at_once })
    }

    fn each_piece(&self, emission: &Emission<'_>, word: WordSize) -> TokenStream {
        let (index, _) = emission.index();
        let (number, spread) = (on_word("number", word), of_packing(&self.to, "spread", word));
        let image = &self.image;
        quote! {
            let (mut image, mut piece) = (0, 0);
            while piece < pieces {
                let square = q::Square::from_index(#index::masked(#number(index, piece, pieces)));
                let to = #image;
                image |= #spread(to.index().number(), piece, pieces);
                piece += 1;
            }
            image
        }
    }
}

/// A program to the packed indexes of a layout.
fn straight_line(program: &Program, to: &TokenStream, word: WordSize) -> TokenStream {
    let (definitions, results) = written(program, &OnPieces { to: to.to_string(), word });
    tokens(&format!("{definitions}{}", results.concat()))
}

/// The notation of emitted functions on packed indexes, where `index` is the index and `pieces` the
/// number of pieces; what depends on it only is constant where that is.
struct OnPieces {
    /// The layout that the indexes lead to.
    to: String,
    word: WordSize,
}

impl OnPieces {
    fn mask(&self, layout: &str, bits: Bits) -> String {
        format!("<{layout} as q::Layout>::PACKING.mask_{}(0b{bits:b}, pieces)", self.word)
    }
}

impl Notation for OnPieces {
    const DEEPEST: u32 = RUST_DEEPEST;
    const IS_EXPLICIT: bool = true;

    fn define(&self) -> &'static str {
        "let "
    }

    fn input(&self, _: u32) -> String {
        "index".to_owned()
    }

    fn constant(&self, constant: Constant) -> String {
        match constant {
            Constant::Word(value) => {
                format!("{:#x}_{}", value & u128::MAX >> (128 - self.word.bits()), self.word)
            }
            Constant::Each(0) => "0".to_owned(),
            Constant::Each(bits) if bits >> u8::BITS == 0 => self.mask("Self", bits),
            Constant::Each(bits) => self.mask(&self.to, bits >> u8::BITS),
        }
    }

    /// `(3 * pieces as u32 + 1)`, with what is to be taken away last.
    fn distance(&self, distance: Distance) -> String {
        let fixed = distance.fixed + distance.widths * self.word.bits() as i32;
        let (amount, factor) = (fixed.unsigned_abs(), distance.per_piece.unsigned_abs());
        match (distance.per_piece, fixed) {
            (0, _) => format!("{amount}"),
            (1.., 0) => format!("({factor} * pieces as u32)"),
            (1.., 1..) => format!("({factor} * pieces as u32 + {amount})"),
            (1.., _) => format!("({factor} * pieces as u32 - {amount})"),
            _ => format!("({amount} - {factor} * pieces as u32)"),
        }
    }

    fn sign(&self, op: Op) -> Sign {
        rust_sign(op)
    }
}

/// Positions as bit planes: packing and flips, where they are asked for.
fn planes(emission: &Emission<'_>) -> TokenStream {
    let bits = Literal::u32_unsuffixed(emission.numbering().bits());
    let is_asked = emission.layout.planes;
    let flips = emission.solution.packed.iter().filter_map(|(symmetry, map)| {
        let program = map.planes.as_ref().filter(|_| is_asked)?;
        let name = format_ident!("{symmetry}_planes");
        let doc = docs::planes(*symmetry, program, map.planes_optimality);
        let body = plane_body(program);
        Some(quote! {
            #[doc = #doc]
            #[inline(always)]
            pub const fn #name(planes: [u64; #bits]) -> [u64; #bits] {
                #body
            }
        })
    });
    let packing = is_asked.then(|| pack_planes(emission, &bits));
    quote!(#packing #(#flips)*)
}

fn pack_planes(emission: &Emission<'_>, bits: &Literal) -> TokenStream {
    let (index, _) = emission.index();
    let first = literal(emission.numbering().numbers()[0]);
    let square = square_with_number(emission);
    quote! {
        /// Up to 64 squares as bit planes: bit `n` of plane `b` is bit `b` of square `n`'s number.
        #[inline]
        pub const fn pack_planes<const N: usize>(squares: [q::Square<Self>; N]) -> [u64; #bits] {
            const { ::core::assert!(N <= 64, "a plane has 64 bits") };
            let (mut planes, mut piece) = ([0; #bits], 0);
            while piece < N {
                planes = q::packed::with_number(planes, squares[piece].index().number(), piece);
                piece += 1;
            }
            planes
        }

        /// The first `N` squares of bit planes.
        ///
        /// # Panics
        /// When one of them has a number that is no square's.
        #[inline]
        pub const fn unpack_planes<const N: usize>(planes: [u64; #bits]) -> [q::Square<Self>; N] {
            const { ::core::assert!(N <= 64, "a plane has 64 bits") };
            let mut squares = [q::Square::from_index(#index::masked(#first)); N];
            let mut piece = 0;
            while piece < N {
                let number = q::packed::number_at(planes, piece);
                squares[piece] = #square;
                piece += 1;
            }
            squares
        }
    }
}

/// The square with the number `number`, which must be one's.
fn square_with_number(emission: &Emission<'_>) -> TokenStream {
    let (index, _) = emission.index();
    // Where each code is a square there is nothing to look up.
    if emission.numbering().board().len() == 1 << emission.numbering().bits() {
        return quote!(q::Square::from_index(#index::masked(number)));
    }
    quote! {
        match Self::square(number) {
            ::core::option::Option::Some(square) => square,
            ::core::option::Option::None => q::no_such_square(),
        }
    }
}

/// A program on planes.
fn plane_body(program: &Program) -> TokenStream {
    let (definitions, results) = written(program, &OnPlanes);
    tokens(&format!("{definitions}[{}]", results.join(", ")))
}

/// The notation of emitted functions on bit planes.
struct OnPlanes;

impl Notation for OnPlanes {
    const DEEPEST: u32 = RUST_DEEPEST;
    const IS_EXPLICIT: bool = true;

    fn define(&self) -> &'static str {
        "let "
    }

    fn input(&self, bit: u32) -> String {
        format!("planes[{bit}]")
    }

    fn constant(&self, constant: Constant) -> String {
        if constant == Constant::Word(0) { "0" } else { "!0" }.to_owned()
    }

    fn distance(&self, distance: Distance) -> String {
        distance.fixed.to_string()
    }

    fn sign(&self, op: Op) -> Sign {
        rust_sign(op)
    }
}
