//! A layout under every restriction that a crate may put on itself.
#![no_implicit_prelude]
#![no_std]
#![forbid(unsafe_code)]
#![deny(missing_docs, warnings)]
//! A crate.

extern crate std;

/// Names that emitted code must not pick up.
pub mod shadows {
    #![allow(non_camel_case_types, dead_code)]
    struct Option;
    struct Some;
    struct None;
    struct Self_;
    struct u64;
    struct u8;
    mod core {}
    mod std {}
    mod q {}

    ::quadrille::layout! {
        /// A layout among hostile names.
        pub struct Plain {
            board: 8 x 8,
            number: rank * 8 + file,
            index: { rank: 3, file: 3 },
            symmetry: { flip_vertical: rank ^ 7 },
            pieces: { rook: R, bishop: B, queen: Q, knight: N, king: K },
        }
    }

    /// A type by the derive.
    #[derive(::quadrille::Layout)]
    #[layout(board = 3 x 4, number = rank * 3 + file, pieces = { rook: R })]
    pub struct Derived;

    /// The user's own set.
    #[derive(::quadrille::Convert)]
    #[quadrille(bitboard = Plain)]
    pub struct Set(pub ::core::primitive::u64);

    /// The user's own squares.
    #[derive(::quadrille::Convert)]
    #[quadrille(square = Derived)]
    #[allow(missing_docs)]
    pub enum Square { A1, B1, C1, A2, B2, C2, A3, B3, C3, A4, B4, C4 }

    /// The user's own numbers, declared by a macro.
    macro_rules! number {
        ($name:ident, $field:ty, $layout:ident) => {
            /// A number.
            #[derive(::quadrille::Convert)]
            #[quadrille(square = $layout)]
            pub struct $name(pub $field);
        };
    }
    number!(Number, ::core::primitive::usize, Plain);

    /// The user's own colours.
    #[derive(::quadrille::Convert)]
    #[quadrille(color)]
    #[allow(missing_docs)]
    pub enum Color { White, Black }
}

fn main() {
    ::std::assert_eq!(shadows::Plain::A1.rook_attacks(::quadrille::Bitboard::EMPTY).count(), 14);
    ::std::assert_eq!(shadows::Derived::A1.flip_vertical(), shadows::Derived::A4);
}
