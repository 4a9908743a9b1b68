//! Descriptions in every place where an item may stand.
#![deny(warnings)]

use quadrille::Square;

mod several {
    quadrille::layout! {
        pub(crate) struct One { board: 2 x 2, number: rank * 2 + file }
        pub(super) struct Two { board: 2 x 2, number: rank + file * 2 }
        struct Three { board: 2 x 2, number: 3 - (rank * 2 + file) }
    }
    pub(super) fn three() -> u8 {
        Three::A1.number()
    }
}

macro_rules! described {
    ($(#[$meta:meta])* $vis:vis $name:ident, $files:literal by $ranks:literal, $number:expr, $($piece:ident: $atom:ident),*) => {
        quadrille::layout! {
            $(#[$meta])*
            $vis struct $name {
                board: $files x $ranks,
                number: $number,
                pieces: { $($piece: $atom),* },
            }
        }
    };
}

described!(
    /// A layout from a macro.
    pub FromMacro, 8 by 8, file * 8 + rank, rook: R, knight: N
);

fn square_in_a_pattern(square: Square<FromMacro>) -> bool {
    matches!(square, FromMacro::A1 | FromMacro::H8)
}

fn main() {
    quadrille::layout! {
        struct Inside { board: 8x8, number: rank * 8 + file }
    }
    assert_eq!(Inside::B1.number(), several::One::B1.number());
    assert_eq!(several::Two::B1.number(), 2);
    assert_eq!(several::three(), 3);
    assert!(square_in_a_pattern(FromMacro::H8) && !square_in_a_pattern(FromMacro::E4));

    #[derive(quadrille::Layout)]
    #[layout(board = 1 x 1, number = 0)]
    struct Single;
    assert_eq!(Single, Single::default());
}
