//! Bit planes: packing, and flips as straight-line code, where they are asked for.

use proc_macro2::{Literal, TokenStream};
use quadrille_circuits::program::{Constant, Notation, written};
use quote::{format_ident, quote};

use super::super::{Emission, docs, literal, tokens};
use super::pieces::square_with_number;
use crate::emit::template::template;
use crate::lower::function_cost::Per;

/// Positions as bit planes: packing and flips, where they are asked for.
pub(super) fn planes(emission: &Emission<'_>) -> TokenStream {
    let bits = Literal::u32_unsuffixed(emission.numbering().bits());
    let is_asked = emission.layout.planes;
    let flips = emission.solution.packed.iter().filter_map(|(symmetry, map)| {
        let program = map.planes.as_ref().filter(|_| is_asked)?;
        let name = format_ident!("{symmetry}_planes");
        let unpack = "[`unpack_planes`](Self::unpack_planes)";
        let doc = docs::planes(*symmetry, program, map.planes_optimality, unpack);
        let (definitions, results) = written(program, &OnPlanes);
        let body = tokens(&format!("{definitions}[{}]", results.join(", ")));
        Some(template! {
            [doc, name, bits, body]
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
    let index = emission.index();
    let first = literal(emission.numbering().numbers()[0]);
    let square = square_with_number(emission);
    let of_bits = |bit| emission.cost(bit).times(emission.numbering().bits());
    let packed = of_bits("put_bit");
    let unpacked = of_bits("take_bit").and(&emission.cost_of_square_or_none());
    let [pack_cost, unpack_cost] = [packed, unpacked].map(|cost| cost.each(Per::Piece).to_string());
    template! {
        [pack_cost, bits, unpack_cost, index, first, square]
        /// Up to 64 squares as bit planes: bit `n` of plane `b` is bit `b` of square `n`'s number.
        ///
        #[doc = #pack_cost]
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
        #[doc = #unpack_cost]
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

/// The notation of emitted functions on bit planes.
struct OnPlanes;

impl Notation for OnPlanes {
    fn input(&self, bit: u32) -> String {
        format!("planes[{bit}]")
    }

    fn constant(&self, constant: Constant) -> String {
        if constant == Constant::Word(0) { "0" } else { "!0" }.to_owned()
    }
}
