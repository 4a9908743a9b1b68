//! Riders' tables on all kinds of numberings, against the slow reference.

use quadrille_codegen::board::{Board, Square};
use quadrille_codegen::layout::{GivenMagic, GivenMagics, Leap, Names, Numbering, WordSize};
use quadrille_codegen::reference;
use quadrille_codegen::solve::sliders::{GivenError, Method, OFF_BOARD, Sliders, Tables, solve};
use quadrille_codegen::verify::sliders::{Disagreement, verify};

const ROOK: Leap = Leap { m: 0, n: 1 };
const BISHOP: Leap = Leap { m: 1, n: 1 };
const NIGHTRIDER: Leap = Leap { m: 1, n: 2 };
const DABBABA_RIDER: Leap = Leap { m: 0, n: 2 };
const GIRAFFE_RIDER: Leap = Leap { m: 1, n: 4 };

fn numbering(files: u64, ranks: u64, number: impl Fn(u8, u8) -> u8) -> Numbering {
    let board = Board::new(files, ranks).unwrap();
    let numbers = board.squares().map(|square| number(board.file(square), board.rank(square)));
    Numbering::new(board, numbers.collect()).unwrap()
}

fn lerf() -> Numbering {
    numbering(8, 8, |file, rank| rank * 8 + file)
}

fn drawn(octal_or_decimal: [[u8; 8]; 8]) -> Numbering {
    numbering(8, 8, |file, rank| octal_or_decimal[7 - usize::from(rank)][usize::from(file)])
}

/// seeds/000.
fn w() -> Numbering {
    drawn([
        [63, 23, 22, 21, 0, 1, 2, 60],
        [11, 38, 16, 56, 29, 19, 50, 35],
        [10, 55, 37, 15, 18, 49, 28, 34],
        [9, 17, 54, 36, 48, 27, 20, 33],
        [57, 44, 51, 24, 12, 30, 41, 3],
        [58, 52, 25, 42, 39, 13, 31, 4],
        [59, 26, 43, 53, 32, 40, 14, 5],
        [62, 8, 7, 6, 45, 46, 47, 61],
    ])
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

    fn below(&mut self, end: usize) -> usize {
        (self.next() % end as u64) as usize
    }

    /// The board's squares numbered at random.
    fn numbering(&mut self, files: u64, ranks: u64) -> Numbering {
        let board = Board::new(files, ranks).unwrap();
        let mut numbers: Vec<u8> = (0..board.len() as u8).collect();
        for end in (1..numbers.len()).rev() {
            numbers.swap(end, self.below(end + 1));
        }
        Numbering::new(board, numbers).unwrap()
    }
}

/// The look-up as emitted code does it.
fn look_up(sliders: &Sliders, number: u8, occupancy: u128) -> u128 {
    let number = usize::from(number);
    match &sliders.method {
        Method::Magic(Tables { squares, index, sets, .. }) => {
            squares[number].iter().fold(0, |attacks, part| {
                let key = part.multiplier.key(occupancy & part.mask);
                let name = index[part.offset as usize + key];
                attacks | sets[usize::from(part.sets) + usize::from(name)]
            })
        }
        Method::Walk(walk) => (0..walk.next[0].len()).fold(0, |mut attacks, ray| {
            let mut next = walk.next[number][ray];
            while next != OFF_BOARD {
                attacks |= 1 << next;
                let occupied = occupancy >> next & 1 != 0;
                next = if occupied { OFF_BOARD } else { walk.next[usize::from(next)][ray] };
            }
            attacks
        }),
    }
}

/// Solves, verifies, and compares look-ups on whole boards at random with the reference.
fn check(numbering: &Numbering, ride: Leap) -> Sliders {
    let word = WordSize::for_numbers(numbering.len()).unwrap();
    let sliders = solve(numbering, word, ride, None).unwrap();
    assert_eq!(verify(numbering, &sliders), Ok(()));
    let board = numbering.board();
    let mut random = Random(7);
    for square in board.squares() {
        for density in 0..8 {
            let all = (0..density).fold(u128::MAX, |set, _| {
                set & (u128::from(random.next()) << 64 | u128::from(random.next()))
            });
            let occupancy = all & board.all();
            assert_eq!(
                look_up(&sliders, numbering.number(square), numbering.word(occupancy)),
                numbering.word(reference::rides(board, square, ride, occupancy)),
                "{board}, {ride:?} on {square:?}, {occupancy:x}"
            );
        }
    }
    sliders
}

fn parts(sliders: &Sliders) -> usize {
    match &sliders.method {
        Method::Magic(tables) => tables.groups.len(),
        Method::Walk(_) => 0,
    }
}

#[test]
fn rooks_and_bishops_on_8x8_are_one_look_up_in_every_numbering() {
    let mut numberings = vec![lerf(), w()];
    numberings.extend((0..3).map(|seed| Random(seed).numbering(8, 8)));
    for numbering in &numberings {
        for ride in [ROOK, BISHOP] {
            assert_eq!(parts(&check(numbering, ride)), 1);
        }
    }
}

#[test]
fn other_riders_on_8x8() {
    for ride in [NIGHTRIDER, DABBABA_RIDER, GIRAFFE_RIDER] {
        assert_eq!(parts(&check(&lerf(), ride)), 1);
        check(&Random(9).numbering(8, 8), ride);
    }
}

#[test]
fn small_and_oblong_boards() {
    for (files, ranks) in [(1, 1), (2, 1), (1, 2), (3, 3), (5, 5), (6, 6), (4, 16), (16, 4), (7, 9)]
    {
        for ride in [ROOK, BISHOP, NIGHTRIDER] {
            check(&Random(files).numbering(files, ranks), ride);
            check(&numbering(files, ranks, |file, rank| rank * files as u8 + file), ride);
        }
    }
}

#[test]
fn large_boards_split_lines() {
    for (files, ranks) in [(9, 9), (9, 10), (10, 8), (12, 10), (11, 11), (16, 8)] {
        let in_order = numbering(files, ranks, |file, rank| rank * files as u8 + file);
        for numbering in [in_order, Random(files).numbering(files, ranks)] {
            assert_eq!(parts(&check(&numbering, ROOK)), 2);
            check(&numbering, BISHOP);
        }
    }
    for ride in [NIGHTRIDER, DABBABA_RIDER, GIRAFFE_RIDER] {
        check(&Random(3).numbering(12, 10), ride);
    }
}

#[test]
fn lines_of_more_than_16_squares_are_walked() {
    for (files, ranks) in [(1, 128), (128, 1), (3, 17), (17, 7)] {
        let numbering = Random(files).numbering(files, ranks);
        assert_eq!(parts(&check(&numbering, ROOK)), 0);
        check(&numbering, BISHOP);
    }
}

#[test]
fn numbers_may_leave_holes() {
    check(&numbering(7, 7, |file, rank| rank * 8 + file + 1), ROOK);
    check(&numbering(7, 7, |file, rank| rank * 16 + file), BISHOP);
}

/// The magics of a solution as a description would give them.
fn given(numbering: &Numbering, sliders: &Sliders) -> GivenMagics {
    let Method::Magic(tables) = &sliders.method else { panic!("no magics") };
    let entry = |number: usize| {
        tables.squares[number].iter().map(|part| GivenMagic {
            magic: part.multiplier.magic,
            key_bits: Some(part.multiplier.key_bits()),
        })
    };
    let numbers = 0..numbering.len();
    let used = numbers.filter(|&number| numbering.square(number as u8).is_some());
    GivenMagics { ride: sliders.ride, squares: used.map(|n| entry(n).collect()).collect() }
}

#[test]
fn given_magics_are_taken_as_they_are() {
    let holes = numbering(7, 7, |file, rank| rank * 8 + file + 1);
    let large = Random(1).numbering(10, 8);
    for (numbering, ride) in [(lerf(), ROOK), (holes, BISHOP), (large, ROOK)] {
        let word = WordSize::for_numbers(numbering.len()).unwrap();
        let found = solve(&numbering, word, ride, None).unwrap();
        let given = given(&numbering, &found);
        assert_eq!(solve(&numbering, word, ride, Some(&given)), Ok(found));
    }
}

/// What the description's author is told of an error.
fn refused(numbering: &Numbering, given: &GivenMagics) -> String {
    let word = WordSize::for_numbers(numbering.len()).unwrap();
    let error = solve(numbering, word, given.ride, Some(given)).unwrap_err();
    if let GivenError::Collision { square, occupancies: [first, second], .. } = error {
        let attacks = |set| reference::rides(numbering.board(), square, given.ride, set);
        assert_ne!(attacks(first), attacks(second), "the collision is harmless");
    }
    error.explain(numbering.board(), &Names::standard(numbering.board()))
}

#[test]
fn wrong_magics_are_refused() {
    let numbering = lerf();
    let right = given(&numbering, &solve(&numbering, WordSize::U64, BISHOP, None).unwrap());
    let wrong = |change: &dyn Fn(&mut GivenMagics)| {
        let mut given = right.clone();
        change(&mut given);
        refused(&numbering, &given)
    };

    assert_eq!(
        wrong(&|given| given.squares[9][0].magic = 0),
        "the magic for b2 gives key 0 to two occupancies with different attacks: {} and {g7}"
    );
    assert_eq!(
        wrong(&|given| given.squares.truncate(60)),
        "60 magics for 64 squares: there is one entry a square, in the order of their numbers"
    );
    assert_eq!(
        wrong(&|given| given.squares[3] = vec![given.squares[3][0]; 3]),
        "3 magics in the entry for d1, where there can be 1"
    );
    assert_eq!(
        wrong(&|given| given.squares[0].clear()),
        "0 magics in the entry for a1, where there can be 1 or 2"
    );
    assert_eq!(
        wrong(&|given| given.squares[3][0].key_bits = Some(0)),
        "the key of d1 has 0 bits, and should have 1 to 20"
    );
    assert_eq!(
        wrong(&|given| given.squares[3][0].magic = 1 << 64),
        "the magic for d1 is wider than 64 bits, as the bitboard is a u64"
    );
}

#[test]
fn long_lines_take_no_magics() {
    let numbering = Random(0).numbering(20, 2);
    let magic = GivenMagic { magic: 1, key_bits: None };
    let given = GivenMagics { ride: ROOK, squares: vec![vec![magic]; 40] };
    assert!(refused(&numbering, &given).contains("more than 16 squares"));
}

#[test]
fn verification_finds_every_kind_of_defect() {
    let numbering = w();
    let right = solve(&numbering, WordSize::U64, BISHOP, None).unwrap();
    let defect = |change: &dyn Fn(&mut Tables)| {
        let mut wrong = right.clone();
        let Method::Magic(tables) = &mut wrong.method else { panic!("no magics") };
        change(tables);
        verify(&numbering, &wrong).unwrap_err()
    };
    let number = numbering.number(Square(27));
    let place = usize::from(number);
    let all = reference::rides(numbering.board(), Square(27), BISHOP, 0);
    let Method::Magic(tables) = &right.method else { panic!("no magics") };
    let part = tables.squares[place][0];
    let key = part.offset as usize + part.multiplier.key(0);

    let empty = usize::from(part.sets) + usize::from(tables.index[key]);
    assert_eq!(tables.sets[empty], numbering.word(all));
    assert_eq!(defect(&|tables| tables.sets[empty] ^= 1), Disagreement::Attacks(number, 0));
    assert!(matches!(
        defect(&|tables| tables.index[key] ^= 1),
        Disagreement::Attacks(n, 0) if n == number
    ));
    assert_eq!(
        defect(&|tables| tables.squares[place][0].mask ^= 1 << place),
        Disagreement::Rays(number)
    );
    let end = tables.index.len() as u32;
    assert_eq!(
        defect(&|tables| tables.squares[place][0].offset = end - 1),
        Disagreement::Bounds(number)
    );
    assert_eq!(
        defect(&|tables| tables.squares[place][0].sets = u16::MAX),
        Disagreement::Bounds(number)
    );
    assert_eq!(defect(&|tables| tables.groups[0].truncate(3)), Disagreement::Rays(0));
}
