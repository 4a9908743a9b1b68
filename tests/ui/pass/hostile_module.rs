//! Under every restriction that a crate may put on itself.
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

    /// A type of its own.
    #[derive(::quadrille::Layout)]
    #[layout(board = 3 x 4, number = rank * 3 + file, pieces = { rook: R })]
    pub struct Derived;
}

fn main() {
    ::std::assert_eq!(shadows::Plain::A1.rook_attacks(::quadrille::Bitboard::EMPTY).count(), 14);
    ::std::assert_eq!(shadows::Derived::A1.flip_vertical(), shadows::Derived::A4);
}
