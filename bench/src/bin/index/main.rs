//! Tablebase indexes: each scheme in three numberings, and a loop over the pieces as tablebase
//! programs write it.
//!
//! Columns: material, scheme, numbering; nanoseconds for a position with positions in random order
//! (encode checked, encode trusted, decode) and in the order of their indexes (encode trusted,
//! decode, iteration). The last columns are ratios.

mod hand;

use std::hint::black_box;
use std::time::Instant;

use hand::Hand;
use quadrille::Layout;
use quadrille::layouts::{Lerf, Ring, W};
use quadrille::tablebase::Tablebase;
use quadrille_bench::{Spread, count_option};

quadrille::index! {
    board: 8 x 8;
    KRvKNaive = KRvK: naive, KRvKKings = KRvK: kings, KRvKSyzygy = KRvK: syzygy,
    KRvKExact = KRvK: exact;
    KRBvKNaive = KRBvK: naive, KRBvKKings = KRBvK: kings, KRBvKSyzygy = KRBvK: syzygy,
    KRBvKExact = KRBvK: exact;
    KRRvKNaive = KRRvK: naive, KRRvKKings = KRRvK: kings, KRRvKSyzygy = KRRvK: syzygy,
    KRRvKExact = KRRvK: exact;
    KRRBvKNaive = KRRBvK: naive, KRRBvKKings = KRRBvK: kings, KRRBvKSyzygy = KRRBvK: syzygy,
    KRRBvKExact = KRRBvK: exact;
    KQRBvKNNaive = KQRBvKN: naive, KQRBvKNKings = KQRBvKN: kings, KQRBvKNSyzygy = KQRBvKN: syzygy,
    KQRBvKNExact = KQRBvKN: exact;
    KPvKNaive = KPvK: naive, KPvKKings = KPvK: kings, KPvKSyzygy = KPvK: syzygy,
    KPvKExact = KPvK: exact;
    KPPvKPNaive = KPPvKP: naive, KPPvKPKings = KPPvKP: kings, KPPvKPSyzygy = KPPvKP: syzygy,
    KPPvKPExact = KPPvKP: exact;
}

/// Positions at a time: few enough for the caches.
const COUNT: usize = 4096;

/// The median over the rounds of the nanoseconds that each position takes.
fn nanoseconds(rounds: usize, mut run: impl FnMut()) -> f64 {
    run();
    let times = (0..rounds).map(|_| {
        let start = Instant::now();
        run();
        start.elapsed().as_secs_f64() * 1e9 / COUNT as f64
    });
    Spread::of(times).median
}

/// Indexes in no order: a generator with a fixed seed.
fn random_indexes(size: u64) -> Vec<u64> {
    let mut state = 0x9e37_79b9_7f4a_7c15_u64;
    let next = || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        state % size
    };
    std::iter::repeat_with(next).take(COUNT).collect()
}

/// What one scheme takes in one numbering.
struct Times {
    encode: f64,
    trusted: f64,
    decode: f64,
    ordered_encode: f64,
    ordered_decode: f64,
    iterate: f64,
}

fn measure<T: Tablebase<MEN>, L: Layout, const MEN: usize>(rounds: usize) -> Times {
    let random = random_indexes(T::SIZE);
    // Positions as they come up in a game, not in canonical form.
    let turned: Vec<_> = random
        .iter()
        .map(|&index| {
            let flip = index % 3;
            T::decode::<L>(index).map(|square| match flip {
                0 => square,
                _ => square.flip_horizontal(),
            })
        })
        .collect();
    let first = T::SIZE / 3;
    let range = first..first + COUNT as u64;
    let ordered: Vec<_> = T::positions::<L>(range.clone()).collect();
    Times {
        encode: nanoseconds(rounds, || {
            black_box(turned.iter().map(|&squares| T::encode(squares).unwrap_or(0)).sum::<u64>());
        }),
        trusted: nanoseconds(rounds, || {
            black_box(turned.iter().map(|&squares| T::encode_trusted(squares)).sum::<u64>());
        }),
        decode: nanoseconds(rounds, || {
            for &index in &random {
                black_box(T::decode::<L>(index));
            }
        }),
        ordered_encode: nanoseconds(rounds, || {
            black_box(ordered.iter().map(|&squares| T::encode_trusted(squares)).sum::<u64>());
        }),
        ordered_decode: nanoseconds(rounds, || {
            range.clone().for_each(|index| {
                black_box(T::decode::<L>(index));
            });
        }),
        iterate: nanoseconds(rounds, || {
            T::positions::<L>(range.clone()).for_each(|squares| {
                black_box(squares);
            });
        }),
    }
}

/// The loop over the pieces, on the same positions; its indexes are Syzygy's.
fn by_hand<T: Tablebase<MEN>, const MEN: usize>(
    hand: &Hand,
    sequence: &[usize],
    rounds: usize,
) -> f64 {
    let random = random_indexes(T::SIZE);
    let positions: Vec<[usize; MEN]> = random
        .iter()
        .map(|&index| {
            let flip = index % 3;
            let squares = T::decode::<Lerf>(index);
            let squares =
                squares.map(|square| if flip == 0 { square } else { square.flip_horizontal() });
            std::array::from_fn(|i| usize::from(squares[sequence[i]].number()))
        })
        .collect();
    let mut sub_tables = 0;
    for (position, &index) in positions.iter().zip(&random) {
        // Leading pawns have sub-tables of their own; those programs number each from 0.
        let number = hand.encode(&mut position.clone());
        sub_tables += u64::from(number != index);
    }
    assert!(sub_tables < COUNT as u64, "the loop numbers as Syzygy does");
    nanoseconds(rounds, || {
        let encode = |position: &[usize; MEN]| hand.encode(&mut { *position });
        black_box(positions.iter().map(encode).sum::<u64>());
    })
}

/// One line.
fn line(material: &str, scheme: &str, numbering: &str, times: &Times, lerf: &Times, hand: f64) {
    println!(
        "{material}\t{scheme}\t{numbering}\t{:.1}\t{:.1}\t{:.1}\t{:.1}\t{:.1}\t{:.2}\t{:.2}\t{:.2}\t{:.2}\t{:.2}",
        times.encode,
        times.trusted,
        times.decode,
        times.ordered_encode,
        times.ordered_decode,
        times.iterate,
        hand / times.trusted,
        times.decode / times.trusted,
        times.ordered_decode / times.iterate,
        times.trusted / lerf.trusted,
    );
}

fn scheme<T: Tablebase<MEN>, const MEN: usize>(
    material: &str,
    name: &str,
    hand: f64,
    rounds: usize,
) -> f64 {
    let lerf = measure::<T, Lerf, MEN>(rounds);
    line(material, name, "lerf", &lerf, &lerf, hand);
    line(material, name, "ring", &measure::<T, Ring, MEN>(rounds), &lerf, hand);
    line(material, name, "w", &measure::<T, W, MEN>(rounds), &lerf, hand);
    lerf.trusted
}

macro_rules! material {
    ($rounds:ident, $name:literal, $men:literal, $norm:expr, $pawns:expr, $sequence:expr,
     $naive:ident $kings:ident $syzygy:ident $exact:ident) => {{
        let hand = by_hand::<$syzygy, $men>(&Hand::new(&$norm, $pawns), &$sequence, $rounds);
        println!("{}\tsyzygy\thand-written\t{hand:.1}", $name);
        scheme::<$naive, $men>($name, "naive", hand, $rounds);
        scheme::<$kings, $men>($name, "kings", hand, $rounds);
        let syzygy = scheme::<$syzygy, $men>($name, "syzygy", hand, $rounds);
        let exact = scheme::<$exact, $men>($name, "exact", hand, $rounds);
        println!("{}\texact/syzygy\tlerf\t{:.2}", $name, exact / syzygy);
    }};
}

fn main() {
    let rounds = count_option("--rounds", 101);
    println!(
        "material\tscheme\tnumbering\tencode\ttrusted\tdecode\tordered trusted\tordered decode\titerate\t\
         hand/trusted\tdecode/trusted\tdecode/iterate\ttrusted/lerf"
    );
    material!(rounds, "KRvK", 3, [3], [0, 0], [0, 1, 2], KRvKNaive KRvKKings KRvKSyzygy KRvKExact);
    material!(rounds, "KRBvK", 4, [3, 1], [0, 0], [0, 1, 2, 3], KRBvKNaive KRBvKKings KRBvKSyzygy KRBvKExact);
    material!(rounds, "KRRvK", 4, [2, 2], [0, 0], [0, 3, 1, 2], KRRvKNaive KRRvKKings KRRvKSyzygy KRRvKExact);
    material!(rounds, "KRRBvK", 5, [3, 2], [0, 0], [0, 3, 4, 1, 2], KRRBvKNaive KRRBvKKings KRRBvKSyzygy KRRBvKExact);
    material!(rounds, "KQRBvKN", 6, [3, 1, 1, 1], [0, 0], [0, 1, 2, 3, 4, 5], KQRBvKNNaive KQRBvKNKings KQRBvKNSyzygy KQRBvKNExact);
    material!(rounds, "KPvK", 3, [1, 1, 1], [1, 0], [1, 0, 2], KPvKNaive KPvKKings KPvKSyzygy KPvKExact);
    material!(rounds, "KPPvKP", 5, [1, 2, 1, 1], [1, 2], [4, 1, 2, 0, 3], KPPvKPNaive KPPvKPKings KPPvKPSyzygy KPPvKPExact);
}
