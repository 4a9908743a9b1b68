//! The time of flips: one after another, each on the result of the last, and on many words that do not wait for
//! each other.

use std::hint::black_box;

use quadrille::layouts::Lerf;
use quadrille::{Bitboard, BitboardLayout, Square, SquareBoard, Symmetry};
use quadrille_bench::{Random, Subject, report, take_turns, warm_up};
use quadrille_circuits::circuit::{Circuit, Constant, Distance, Op};
use quadrille_codegen::proof::bitboard_maps::flip_map;

use crate::benes;
use crate::hand::{self, DISTANCES, Network};
use crate::table::standard;

/// The number of words that are flipped, few enough to stay in the nearest cache.
const WORDS: usize = 4096;

/// The number of passes over the words in each measurement.
const PASSES: usize = 4;

/// Measurements of flips, by name.
pub struct Speed {
    rounds: usize,
    words: Vec<u64>,
}

/// The subjects of a flip: in a chain, and on independent words.
pub type Both<'a> = [Subject<'a>; 2];

impl Speed {
    /// Measures with this number of rounds.
    pub fn new(rounds: usize) -> Speed {
        let mut random = Random::new(1);
        Speed { rounds, words: (0..WORDS).map(|_| random.word()).collect() }
    }

    /// A flip of the words' lowest `bits` bits.
    pub fn flip<'a>(
        &'a self,
        name: &'a str,
        bits: u32,
        flip: impl Fn(u64) -> u64 + Copy + 'a,
    ) -> Both<'a> {
        let mask = u64::MAX >> (64 - bits);
        let words: Vec<u64> = self.words.iter().map(|word| word & mask).collect();
        let (inputs, mut outputs) = (words.clone(), words.clone());
        // Whole words are not masked: compilers would join the mask with those of one subject, in its favour.
        let chain = move || match bits {
            64 => chain(&words, flip),
            _ => chain(&words, |word| flip(word & mask)),
        };
        let chain = Subject::timed(name, chain, |_| ());
        let stream = Subject::timed(name, move || stream(&inputs, &mut outputs, flip), |()| ());
        [chain, stream]
    }

    /// Measures and reports; the first subject is the reference.
    pub fn compare(&self, benchmark: &str, case: &str, subjects: Vec<Both<'_>>) {
        let (mut chains, mut streams): (Vec<Subject<'_>>, Vec<Subject<'_>>) =
            subjects.into_iter().map(|[chain, stream]| (chain, stream)).unzip();
        for (what, subjects) in [("latency", &mut chains), ("throughput", &mut streams)] {
            warm_up(subjects);
            let costs = take_turns(self.rounds, subjects);
            let per_flip = 1e9 / (WORDS * PASSES) as f64;
            report(&format!("{benchmark} {what}"), case, &costs, "ns", per_flip);
        }
    }
}

/// Each flip waits for the one before. A word is added so that compilers cannot merge two flips.
#[inline(never)]
fn chain(words: &[u64], flip: impl Fn(u64) -> u64) -> u64 {
    let mut last = 0_u64;
    for _ in 0..PASSES {
        for &word in words {
            last = flip(last.wrapping_add(word));
        }
        black_box(last);
    }
    last
}

#[inline(never)]
fn stream(words: &[u64], images: &mut [u64], flip: impl Fn(u64) -> u64) {
    for _ in 0..PASSES {
        for (image, &word) in images.iter_mut().zip(words) {
            *image = flip(word);
        }
        black_box(&mut *images);
    }
}

/// The Beneš networks of a standard layout's flips.
fn networks(layout: &str) -> Vec<Network> {
    let (layout, solution) = standard(layout);
    let bitboards = solution.bitboards.expect("64 squares");
    let network = |(symmetry, circuit): &(Symmetry, Circuit)| {
        let map = flip_map(&layout.numbering, bitboards.word, *symmetry);
        let network = Network(masks(&benes::network(&map)));
        for word in [1, 0x0123_4567_89ab_cdef, u64::MAX >> 9] {
            assert_eq!(u128::from(network.apply(word)), circuit.eval(word.into()));
        }
        network
    };
    bitboards.symmetries.iter().map(network).collect()
}

/// The masks of a network, by stage: each mask follows the shift by its distance.
fn masks(circuit: &Circuit) -> [u64; 11] {
    let mut masks = [0; 11];
    let mut distance = 0;
    let mut stage = 0;
    for &op in circuit.ops() {
        match op {
            Op::Shift(_, Distance { fixed: by @ ..0, .. }) => distance = by.unsigned_abs(),
            Op::And(_, mask) => {
                let Op::Const(Constant::Word(mask)) = circuit.ops()[mask.index()] else { continue };
                let found = DISTANCES[stage..].iter().position(|by| *by == distance);
                stage += found.expect("stages come in order");
                masks[stage] = mask as u64;
                stage += 1;
            }
            _ => {}
        }
    }
    masks
}

/// Compares the plain network and the layout's own flips of bitboards.
pub fn bitboards<L>(speed: &Speed, name: &str)
where
    L: BitboardLayout<Word = u64> + SquareBoard,
{
    let mut networks = networks(name).into_iter();
    let benchmark = format!("bitboard, {name},");
    macro_rules! flips {
        ($($flip:ident)*) => { $({
            let network = networks.next().expect("seven symmetries");
            let mut subjects = vec![
                speed.flip("Benes", 64, move |word| network.apply(word)),
                speed.flip("quadrille", 64, |word| Bitboard::<L>::new(word).$flip().word()),
            ];
            if name == "lerf" {
                subjects.push(speed.flip("chess programs", 64, hand::$flip));
            }
            speed.compare(&benchmark, stringify!($flip), subjects);
        })* };
    }
    flips!(flip_vertical flip_horizontal flip_diagonal flip_anti_diagonal rotate_90 rotate_180 rotate_270);
}

/// A mask for sets of up to eight squares, four if half of them are occupied.
const FEW: u64 = 0x1021_0408_4200_8011;

/// Compares the conversion from a1 = 0 to a layout with a loop over the squares.
pub fn conversion<L>(speed: &Speed, name: &str)
where
    L: BitboardLayout<Word = u64>,
{
    let number = |square: Square<Lerf>| square.convert::<L>().number();
    let numbers: [u8; 64] =
        std::array::from_fn(|at| number(Square::new(at as u8).expect("one of 64")));
    let numbers = &numbers;
    for (case, mask) in [("half the board", u64::MAX), ("four squares", FEW)] {
        let in_loop = move |word| hand::each_square(word & mask, numbers);
        let at_once = |word| Bitboard::<Lerf>::new(word & mask).convert::<L>().word();
        let subjects = vec![speed.flip("loop", 64, in_loop), speed.flip("quadrille", 64, at_once)];
        speed.compare(&format!("conversion, lerf to {name},"), case, subjects);
        assert_eq!(in_loop(0x0123_4567_89ab_cdef), at_once(0x0123_4567_89ab_cdef));
    }
}

/// Compares the packed flips of a layout with a loop over the pieces.
#[macro_export]
macro_rules! packed {
    ($speed:expr, $name:literal, $layout:ty, $($pieces:literal)*) => { $({
        $crate::packed!(@flips $speed, $name, $layout, $pieces,
            flip_vertical_packed FlipVertical
            flip_horizontal_packed FlipHorizontal
            flip_diagonal_packed FlipDiagonal
            flip_anti_diagonal_packed FlipAntiDiagonal
            rotate_90_packed Rotate90
            rotate_180_packed Rotate180
            rotate_270_packed Rotate270);
    })* };
    (@flips $speed:expr, $name:literal, $layout:ty, $pieces:literal, $($flip:ident $symmetry:ident)*) => { $({
        let table = $crate::speed::table::<$layout>(quadrille::Symmetry::$symmetry);
        let table = &table;
        let in_loop = move |index| $crate::hand::each_piece::<$pieces>(index, table);
        let at_once = |index| {
            let position = quadrille::Packed::<$layout, $pieces>::from_index_unchecked(index);
            <$layout>::$flip(position).index()
        };
        let subjects = vec![
            $speed.flip("loop", 6 * $pieces, in_loop),
            $speed.flip("quadrille", 6 * $pieces, at_once),
        ];
        let benchmark = format!("packed, {}, {} pieces,", $name, $pieces);
        $speed.compare(&benchmark, quadrille::Symmetry::$symmetry.name(), subjects);
        let index = 0x0123_4567_89ab_cdef & ((1 << (6 * $pieces)) - 1);
        assert_eq!(in_loop(index), at_once(index));
    })* };
}

/// The image of each square under a symmetry, by number.
pub fn table<L: SquareBoard>(symmetry: Symmetry) -> [u8; 64] {
    let image = |number| {
        let square = quadrille::Square::<L>::new(number).expect("64 squares");
        square.transform(symmetry).expect("a square board").number()
    };
    std::array::from_fn(|number| image(number as u8))
}
