//! Compares lists written by VBMI2, set-wise attacks in vectors of AVX-512 and look-ups by BMI2 with loops over
//! squares, on a machine without an operating system. `./run` builds it for a processor that has these
//! instructions, and emulates that.
//!
//! GFNI and BITALG are left out: bochs 2.7 gives ones for a matrix of zeros, and loses the last of eight gathered
//! bits.
#![no_std]
#![no_main]

mod machine;

use machine::say;
use quadrille::layouts::{
    A8, FileMajor, Gray, H1, Lerf, Pinwheel, Ring, Rotary, Shogi, Turntable, W,
};
use quadrille::piece::{Bishop, Knight, Queen, Rook};
use quadrille::{Attacks, Bitboard, BitboardLayout, Chess, Color, Moves, Square};

/// The high bits of a linear congruential generator.
struct Congruence(u64);

impl Congruence {
    fn word(&mut self) -> u64 {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        self.0 >> 32 | self.0 << 32
    }

    /// A set with each square at a chance of one in two, four or eight.
    fn set<L: BitboardLayout>(&mut self) -> Bitboard<L> {
        let thinned = self.word() % 3;
        Square::<L>::ALL
            .iter()
            .filter(|_| (0..=thinned).all(|_| self.word() & 1 == 1))
            .fold(Bitboard::EMPTY, |set, &square| set | square.bitboard())
    }
}

/// Lists of moves, written by compressed vectors with VBMI2. All 64 squares at once are left out, since bochs 2.7
/// then writes nothing: it shifts its mask by 64.
fn lists<L: BitboardLayout>(name: &str) {
    let mut random = Congruence(1);
    let edges = [Bitboard::EMPTY, Bitboard::FULL - Square::ALL[9].bitboard()];
    for set in edges.into_iter().chain((0..500).map(|_| random.set())) {
        let (mut bytes, mut words, mut scored) = ([0; 128], [0; 128], [(0, 0); 128]);
        let bytes = set.write(&mut bytes, |to: Square<L>| to.number());
        let words = set.write(&mut words, |to: Square<L>| u32::from(to.number()) << 7 | 5);
        let scored = set.write(&mut scored, |to: Square<L>| (u16::from(to.number()) << 7, -1_i32));
        assert!(scored.iter().copied().eq(bytes.iter().map(|&to| (u16::from(to) << 7, -1))));
        assert!(bytes.iter().copied().eq(set.into_iter().map(|to| to.number())));
        assert!(words.iter().copied().eq(bytes.iter().map(|&to| u32::from(to) << 7 | 5)));
    }
    say(name);
}

/// Compares look-ups by instructions with those of const contexts, and the attacks of sets, by fills in vectors,
/// with those of squares.
fn attacks<L: Chess + Attacks<Rook> + Attacks<Bishop> + Attacks<Queen> + Attacks<Knight>>(
    name: &str,
) {
    let mut random = Congruence(3);
    for _ in 0..200 {
        let (set, occupied) = (random.set::<L>(), random.set::<L>());
        for &square in Square::<L>::ALL {
            looked_up::<L, Rook>(square, occupied);
            looked_up::<L, Bishop>(square, occupied);
            looked_up::<L, Queen>(square, occupied);
        }
        united::<L, Rook>(set, occupied);
        united::<L, Queen>(set, occupied);
        united::<L, Knight>(set, occupied);
    }
    say(name);
}

fn looked_up<L: Moves<P>, P>(square: Square<L>, occupied: Bitboard<L>) {
    let by_instructions = square.look_up::<P>(Color::White, occupied);
    assert!(by_instructions == square.attacks_by::<P>(Color::White, occupied));
}

fn united<L: Moves<P>, P>(set: Bitboard<L>, occupied: Bitboard<L>) {
    let each = |square: Square<L>| square.attacks_by::<P>(Color::White, occupied);
    let united = set.into_iter().fold(Bitboard::EMPTY, |all, square| all | each(square));
    assert!(set.attacks_by::<P>(Color::White, occupied) == united);
}

/// The boot sector jumps to this function.
#[unsafe(no_mangle)]
#[unsafe(link_section = ".start")]
extern "C" fn _start() -> ! {
    macro_rules! each_layout {
        ($($layout:ident)*) => {$(
            attacks::<$layout>(concat!("attacks of ", stringify!($layout)));
        )*};
    }
    lists::<Lerf>("lists of 64 squares");
    lists::<W>("lists of 64 squares in W");
    lists::<Shogi>("lists of 81 squares");
    each_layout!(Lerf A8 H1 FileMajor Gray Pinwheel Ring Rotary Turntable W);
    say("all is equal");
    machine::off()
}
