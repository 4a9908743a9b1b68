//! Layouts with every slider method, for tests of all of them and for Miri.

#[macro_use]
mod each_method;

macro_rules! layouts {
    ($($test:ident $name:ident { $($description:tt)* })*) => {
        quadrille::layout! { $(
            /// A layout with this method.
            pub struct $name {
                $($description)*
                pieces: { rook: R, bishop: B, queen: Q, knight: N, king: K },
            }
        )* }
    };
}

each_method!(layouts);

quadrille::layout! {
    /// Magics for wide words.
    pub struct Wide {
        board: 9 x 9,
        number: rank * 9 + file,
        pieces: { rook: R, bishop: B, queen: Q, knight: N, king: K },
        sliders: { rook: split, bishop: magic },
    }

    /// Subtraction in wide words.
    pub struct WideLines {
        board: 10 x 10,
        number: rank * 10 + file,
        pieces: { rook: R, bishop: B, queen: Q, knight: N, king: K },
        sliders: { method: obstruction_difference },
    }
}
