//! The descriptions of layouts with every way to look sliders up in 64 bits: those of the library's own tests,
//! and of the tests of what is exported for C.

/// Calls a macro with all of them: each the name of a test and of a type, and what it says beside the pieces
/// of chess.
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
            fancy Fancy {
                board: 8 x 8, number: rank * 8 + file, sliders: { method: fancy },
            }
            black Black {
                board: 8 x 8, number: rank * 8 + file, sliders: { method: fancy },
                patterns: { rook: { all: "or others" }, bishop: { all: "xor b2" } },
            }
            split Split {
                board: 8 x 8, number: (7 - rank) * 8 + file, sliders: { method: split },
            }
            pext Pext {
                board: 8 x 8, number: file * 8 + rank, sliders: { method: pext },
            }
            mixed Mixed {
                board: 8 x 8, number: rank * 8 + file,
                sliders: { rook: obstruction_difference, bishop: walk },
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
            swapped Swapped {
                board: 8 x 8, number: (7 - rank) * 8 + file,
                sliders: { method: magic, sets: per_line, frame: turned },
            }
            swapped_and_rotated SwappedAndRotated {
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
                sliders: { method: magic, frame: turned },
            }
            turned_per_line TurnedPerLine {
                board: 8 x 8, number: $rotary,
                sliders: { method: magic, sets: per_line, frame: turned },
            }
            turned_fancy TurnedFancy {
                board: 8 x 8, number: $rotary, sliders: { method: fancy, frame: turned },
            }
            turned_split TurnedSplit {
                board: 8 x 8, number: $rotary, sliders: { method: split, frame: turned },
            }
        }
    };
}
