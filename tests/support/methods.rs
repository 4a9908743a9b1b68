//! Layouts with every way to look up sliding attacks, for the tests of all of them and for Miri.

quadrille::layout! {
    /// One method.
    pub struct Fancy {
        board: 8 x 8,
        number: rank * 8 + file,
        pieces: { rook: R, bishop: B, queen: Q, knight: N, king: K },
        sliders: { method: fancy },
    }

    /// One method.
    pub struct Black {
        board: 8 x 8,
        number: rank * 8 + file,
        pieces: { rook: R, bishop: B, queen: Q, knight: N, king: K },
        patterns: { rook: { all: "or others" }, bishop: { all: "or others" } },
        sliders: { method: fancy },
    }

    /// One method.
    pub struct Split {
        board: 8 x 8,
        number: (7 - rank) * 8 + file,
        pieces: { rook: R, bishop: B, queen: Q, knight: N, king: K },
        sliders: { method: split },
    }

    /// One method.
    pub struct Pext {
        board: 8 x 8,
        number: file * 8 + rank,
        pieces: { rook: R, bishop: B, queen: Q, knight: N, king: K },
        sliders: { method: pext },
    }

    /// One method.
    pub struct Mixed {
        board: 8 x 8,
        number: rank * 8 + file,
        pieces: { rook: R, bishop: B, queen: Q, knight: N, king: K },
        sliders: { rook: obstruction_difference, bishop: walk },
    }

    /// One method.
    pub struct PerLine {
        board: 8 x 8,
        number: (rank ^ rank >> 1) * 8 + (file ^ file >> 1),
        pieces: { rook: R, bishop: B, queen: Q, knight: N, king: K },
        sliders: { method: magic, sets: per_line },
    }

    /// One method.
    pub struct Swapped {
        board: 8 x 8,
        number: (7 - rank) * 8 + file,
        pieces: { rook: R, bishop: B, queen: Q, knight: N, king: K },
        sliders: { method: magic, sets: per_line, frame: turned },
    }

    /// One method.
    pub struct SwappedAndRotated {
        board: 8 x 8,
        number: [
            56 57 58 59 35 34 33 32
            60 61 62 63 39 38 37 36
            48 49 50 51 43 42 41 40
            52 53 54 55 47 46 45 44
            12 13 14 15 23 22 21 20
             8  9 10 11 19 18 17 16
             4  5  6  7 31 30 29 28
             0  1  2  3 27 26 25 24
        ],
        pieces: { rook: R, bishop: B, queen: Q, knight: N, king: K },
        sliders: { method: magic, frame: turned },
    }

    /// Magics for wide words.
    pub struct Wide {
        board: 9 x 9,
        number: rank * 9 + file,
        pieces: { rook: R, bishop: B, queen: Q, knight: N, king: K },
        sliders: { rook: walk, bishop: magic },
    }

    /// Subtraction in wide words.
    pub struct WideLines {
        board: 10 x 10,
        number: rank * 10 + file,
        pieces: { rook: R, bishop: B, queen: Q, knight: N, king: K },
        sliders: { method: obstruction_difference },
    }
}

/// Layouts of one numbering, in which a quarter turn adds 16.
macro_rules! rotary {
    ($($name:ident: { $($sliders:tt)* },)*) => {
        quadrille::layout! { $(
            /// One method, in frames that are turned.
            pub struct $name {
                board: 8 x 8,
                number: [
                    16 20 24 28 35 34 33 32
                    17 21 25 29 39 38 37 36
                    18 22 26 30 43 42 41 40
                    19 23 27 31 47 46 45 44
                    12 13 14 15 63 59 55 51
                     8  9 10 11 62 58 54 50
                     4  5  6  7 61 57 53 49
                     0  1  2  3 60 56 52 48
                ],
                pieces: { rook: R, bishop: B, queen: Q, knight: N, king: K },
                sliders: { $($sliders)* },
            }
        )* }
    };
}

rotary! {
    TurnedPerLine: { method: magic, sets: per_line, frame: turned },
    TurnedFancy: { method: fancy, frame: turned },
    TurnedSplit: { method: split, frame: turned },
}
