//! Every way of looking sliders up, as emitted: all attack the same squares.

use quadrille::layouts::{Lerf, Rotary, W};
use quadrille::{Bitboard, BitboardLayout, Chess, Square};

quadrille::layout! {
    pub struct Fancy {
        board: 8 x 8,
        number: rank * 8 + file,
        pieces: { rook: R, bishop: B, queen: Q, knight: N, king: K },
        sliders: { method: fancy },
    }

    pub struct Black {
        board: 8 x 8,
        number: rank * 8 + file,
        pieces: { rook: R, bishop: B, queen: Q, knight: N, king: K },
        patterns: { rook: { all: "or others" }, bishop: { all: "or others" } },
        sliders: { method: fancy },
    }

    pub struct Split {
        board: 8 x 8,
        number: (7 - rank) * 8 + file,
        pieces: { rook: R, bishop: B, queen: Q, knight: N, king: K },
        sliders: { method: split },
    }

    pub struct Pext {
        board: 8 x 8,
        number: file * 8 + rank,
        pieces: { rook: R, bishop: B, queen: Q, knight: N, king: K },
        sliders: { method: pext },
    }

    pub struct Mixed {
        board: 8 x 8,
        number: rank * 8 + file,
        pieces: { rook: R, bishop: B, queen: Q, knight: N, king: K },
        sliders: { rook: obstruction_difference, bishop: walk },
    }

    pub struct PerLine {
        board: 8 x 8,
        number: (rank ^ rank >> 1) * 8 + (file ^ file >> 1),
        pieces: { rook: R, bishop: B, queen: Q, knight: N, king: K },
        sliders: { method: magic, sets: per_line },
    }

    pub struct TurnedPerLine {
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
        sliders: { method: magic, sets: per_line, frame: turned },
    }

    pub struct Swapped {
        board: 8 x 8,
        number: (7 - rank) * 8 + file,
        pieces: { rook: R, bishop: B, queen: Q, knight: N, king: K },
        sliders: { method: magic, sets: per_line, frame: turned },
    }

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

    pub struct TurnedFancy {
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
        sliders: { method: fancy, frame: turned },
    }

    pub struct TurnedSplit {
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
        sliders: { method: split, frame: turned },
    }
}

/// `SplitMix64`.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ z >> 31
    }
}

/// Rook, bishop and queen from every square against a1 = 0, on boards of every density.
fn agrees_with_lerf<L: Chess + BitboardLayout<Word = u64>>() {
    let mut random = Random(3);
    for square in (0..64).map(|number| Lerf::square(number).expect("on the board")) {
        for density in 0..7 {
            let occupied = (0..density).fold(u64::MAX, |set, _| set & random.next());
            let occupied: Bitboard<Lerf> = Bitboard::new(occupied);
            let (here, there): (Square<L>, Bitboard<L>) = (square.convert(), occupied.convert());
            assert_eq!(here.rook_attacks(there).convert(), square.rook_attacks(occupied));
            assert_eq!(here.bishop_attacks(there).convert(), square.bishop_attacks(occupied));
            assert_eq!(here.queen_attacks(there).convert(), square.queen_attacks(occupied));
        }
    }
}

#[test]
fn all_methods_attack_the_same_squares() {
    agrees_with_lerf::<Fancy>();
    agrees_with_lerf::<Black>();
    agrees_with_lerf::<Split>();
    agrees_with_lerf::<Pext>();
    agrees_with_lerf::<Mixed>();
    agrees_with_lerf::<PerLine>();
    agrees_with_lerf::<TurnedPerLine>();
    agrees_with_lerf::<Swapped>();
    agrees_with_lerf::<SwappedAndRotated>();
    agrees_with_lerf::<TurnedFancy>();
    agrees_with_lerf::<TurnedSplit>();
    agrees_with_lerf::<Rotary>();
    agrees_with_lerf::<W>();
}

#[test]
fn all_methods_work_in_const_evaluation() {
    const ROOKS: [u64; 7] = [
        Fancy::rook_attacks(Fancy::D4, Fancy::bitboard(0)).word(),
        Split::rook_attacks(Split::D4, Split::bitboard(0)).word(),
        Pext::rook_attacks(Pext::D4, Pext::bitboard(0)).word(),
        Mixed::queen_attacks(Mixed::D4, Mixed::bitboard(0)).word(),
        PerLine::rook_attacks(PerLine::A1, PerLine::bitboard(0)).word(),
        TurnedPerLine::queen_attacks(TurnedPerLine::D4, TurnedPerLine::bitboard(0)).word(),
        Rotary::rook_attacks(Rotary::A8, Rotary::bitboard(0)).word(),
    ];
    assert_eq!(ROOKS.map(u64::count_ones), [14, 14, 14, 27, 14, 27, 14]);
}

/// Bytes of rook and bishop, everything counted.
fn bytes<L: quadrille::Layout>() -> usize {
    let sliders =
        L::COSTS.iter().filter(|cost| ["rook_attacks", "bishop_attacks"].contains(&cost.name));
    sliders.map(|cost| cost.bytes).sum()
}

#[test]
fn costs_say_how_many_bytes() {
    assert!(bytes::<W>() < 88_000);
    assert!(bytes::<Rotary>() < 42_000);
    assert!(bytes::<Split>() < 120_000);
    // One first-level data cache.
    assert!(bytes::<TurnedSplit>() < 32_768);
    // A mask of 8 bytes for two lines of 64 squares, and four next squares for each.
    assert_eq!(bytes::<Mixed>(), 1024 + 256);
}
