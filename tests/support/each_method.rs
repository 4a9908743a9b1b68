//! The descriptions of layouts with every slider method in 64 bits, for the library's own tests and for those of
//! exports to C.

/// Calls a macro with all of them: each has the names of a test and of a type, and the keys besides the pieces of
/// chess.
macro_rules! each_method {
    ($call:ident) => {
        // A numbering in which a quarter turn adds 16.
        each_method! { $call, [
            16 20 24 28 35 34 33 32
            17 21 25 29 39 38 37 36
            18 22 26 30 43 42 41 40
            19 23 27 31 47 46 45 44
            12 13 14 15 63 59 55 51
             8  9 10 11 62 58 54 50
             4  5  6  7 61 57 53 49
             0  1  2  3 60 56 52 48
        ] }
    };
    ($call:ident, $rotary:tt) => {
        $call! {
            patterns Patterns {
                board: 8 x 8, number: rank * 8 + file, sliders: { method: magic },
                patterns: { rook: { a1: "xor h8", b1: "xor b2 e5" }, bishop: { d4: "xor b2" } },
            }
            split Split {
                board: 8 x 8, number: (7 - rank) * 8 + file, sliders: { method: split },
            }
            pext Pext {
                board: 8 x 8, number: file * 8 + rank, sliders: { method: pext },
            }
            mixed Mixed {
                board: 8 x 8, number: rank * 8 + file,
                sliders: { rook: obstruction_difference, bishop: split },
            }
            difference Difference {
                board: 8 x 8, number: rank * 8 + file,
                sliders: { method: obstruction_difference },
            }
            difference_by_file DifferenceByFile {
                board: 8 x 8, number: file * 8 + 7 - rank,
                sliders: { method: obstruction_difference },
            }
            per_line PerLine {
                board: 8 x 8, number: (rank ^ rank >> 1) * 8 + (file ^ file >> 1),
                sliders: { method: magic, sets: per_line }, geometry: tables,
            }
            turned Turned {
                board: 8 x 8, number: $rotary, sliders: { method: magic },
            }
            turned_per_line TurnedPerLine {
                board: 8 x 8, number: $rotary,
                sliders: { method: magic, sets: per_line },
            }
            turned_split TurnedSplit {
                board: 8 x 8, number: $rotary, sliders: { method: split },
            }
        }
    };
}
