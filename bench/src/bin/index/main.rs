//! Tablebase indexes: each scheme in three numberings, compared with a loop over the pieces as tablebase programs
//! write it.
//!
//! Each material, scheme and numbering has a line. First come nanoseconds for a position: with positions in random
//! order encode (checked), trusted (encode without checks) and decode; in the order of their indexes trusted,
//! decode, and the range by `for_each` and by a `for` loop; in random order again encode and decode by an index
//! made at run time, and encode by a registry, which finds the material by its men's letters each time. Then come
//! the ratios of two costs that the header names, each the median over rounds in which all subjects of a material
//! take turns. The last two compare the trusted encoder with that in `lerf` and that of the scheme `syzygy`.

mod hand;

use std::hint::black_box;

use hand::Hand;
use quadrille::layouts::{Lerf, Ring, W};
use quadrille::tablebase::{
    IndexTable, KingRule, Material, MaterialIndex, Registry, Scheme, SyzygyOptions, Tablebase,
};
use quadrille::{Layout, Square};
use quadrille_bench::{Costs, Random, Subject, count_option, take_turns, thread_time, warm_up};

quadrille::index! {
    board: 8 x 8;
    scheme: naive;
    registry: NAIVE;
    KRvKNaive = KRvK, KRBvKNaive = KRBvK, KRRvKNaive = KRRvK, KRRBvKNaive = KRRBvK, KQRBvKNNaive = KQRBvKN, KPvKNaive = KPvK, KPPvKPNaive = KPPvKP;
}

quadrille::index! {
    board: 8 x 8;
    scheme: kings;
    registry: KINGS;
    KRvKKings = KRvK, KRBvKKings = KRBvK, KRRvKKings = KRRvK, KRRBvKKings = KRRBvK, KQRBvKNKings = KQRBvKN, KPvKKings = KPvK, KPPvKPKings = KPPvKP;
}

quadrille::index! {
    board: 8 x 8;
    scheme: syzygy;
    registry: SYZYGY;
    KRvKSyzygy = KRvK, KRBvKSyzygy = KRBvK, KRRvKSyzygy = KRRvK, KRRBvKSyzygy = KRRBvK, KQRBvKNSyzygy = KQRBvKN, KPvKSyzygy = KPvK, KPPvKPSyzygy = KPPvKP;
}

quadrille::index! {
    board: 8 x 8;
    scheme: exact;
    registry: EXACT;
    KRvKExact = KRvK, KRBvKExact = KRBvK, KRRvKExact = KRRvK, KRRBvKExact = KRRBvK, KQRBvKNExact = KQRBvKN, KPvKExact = KPvK, KPPvKPExact = KPPvKP;
}

/// The number of positions at a time, few enough for the caches.
const COUNT: usize = 4096;

/// A subject whose cost is nanoseconds for a position.
fn subject<'a>(mut run: impl FnMut() + 'a) -> Subject<'a> {
    Subject::new("", move || {
        let start = thread_time();
        run();
        (thread_time() - start) * 1e9 / COUNT as f64
    })
}

/// Indexes in random order, from a generator with a fixed seed.
fn random_indexes(size: u64) -> Vec<u64> {
    let mut random = Random::new(1);
    std::iter::repeat_with(|| random.word() % size).take(COUNT).collect()
}

/// Positions as they occur in a game, not in canonical form: two in three are mirrored.
fn turned<L: Layout, const MEN: usize>(
    index: impl Tablebase<Men<L> = [Square<L>; MEN]>,
    numbers: &[u64],
) -> Vec<[Square<L>; MEN]> {
    let turn = |&number: &u64| {
        let squares = index.decode::<L>(number);
        if number % 3 == 0 { squares } else { squares.map(Square::flip_horizontal) }
    };
    numbers.iter().map(turn).collect()
}

/// The number of subjects of a scheme in one numbering: encode, trusted, decode, and in order trusted, decode,
/// iterate by `for_each` and by `for`; at run time encode and decode; encode by a registry.
const SUBJECTS: usize = 10;

/// An index that is made at run time.
fn run_time<L: Layout>(letters: &str, scheme: Scheme) -> MaterialIndex<'static> {
    let material = Material::new(letters.as_bytes()).expect("a material");
    let table: &'static mut IndexTable = Box::leak(Box::default());
    let index = MaterialIndex::new::<L>(&material, KingRule::Apart, scheme, table);
    index.expect("a declared material")
}

/// The subjects of one scheme in one numbering.
fn subjects<'a, T, L: Layout, const MEN: usize>(
    index: T,
    scheme: Scheme,
    registry: &'a Registry,
) -> [Subject<'a>; SUBJECTS]
where
    T: Tablebase<Men<L> = [Square<L>; MEN]> + 'a,
{
    let random = random_indexes(index.size());
    let positions = turned::<L, MEN>(index, &random);
    let made = run_time::<L>(index.letters(), scheme);
    let (made_positions, made_random) = (positions.clone(), random.clone());
    let trusted = positions.clone();
    let first = index.size() / 3;
    let range = first..first + COUNT as u64;
    let ordered: Vec<_> = index.positions::<L>(range.clone()).collect();
    let (decoded, iterated, looped) = (range.clone(), range.clone(), range);
    [
        subject(move || {
            black_box(positions.iter().map(|men| index.encode(men).unwrap_or(0)).sum::<u64>());
        }),
        subject(move || {
            black_box(trusted.iter().map(|men| index.encode_trusted(men)).sum::<u64>());
        }),
        subject(move || {
            for &number in &random {
                black_box(index.decode::<L>(number));
            }
        }),
        subject(move || {
            black_box(ordered.iter().map(|men| index.encode_trusted(men)).sum::<u64>());
        }),
        subject(move || {
            for number in decoded.clone() {
                black_box(index.decode::<L>(number));
            }
        }),
        subject(move || {
            index.positions::<L>(iterated.clone()).for_each(|men| {
                black_box(men);
            });
        }),
        subject(move || {
            for men in index.positions::<L>(looped.clone()) {
                black_box(men);
            }
        }),
        subject(move || {
            let numbers = made_positions.iter().map(|men| made.encode(men).unwrap_or(0));
            black_box(numbers.sum::<u64>());
        }),
        subject(move || {
            for &number in &made_random {
                black_box(made.decode::<L>(number));
            }
        }),
        by_registry::<L, MEN>(index, registry),
    ]
}

/// Encodes positions by their men's letters, which come in the order of the material.
fn by_registry<L: Layout, const MEN: usize>(
    index: impl Tablebase<Men<L> = [Square<L>; MEN]>,
    registry: &Registry,
) -> Subject<'_> {
    let with_letters = |squares: [Square<L>; MEN]| -> [(char, Square<L>); MEN] {
        let mut letters = index.letters().chars();
        squares.map(|square| (letters.next().expect("a letter for each"), square))
    };
    let positions = turned::<L, MEN>(index, &random_indexes(index.size()));
    let positions: Vec<_> = positions.into_iter().map(with_letters).collect();
    let encode = |men: &[(char, Square<L>); MEN]| registry.encode(men)?.index;
    for men in &positions {
        assert_eq!(encode(men), index.encode(&men.map(|(_, square)| square)));
    }
    subject(move || {
        let encode = |men: &[(char, Square<L>); MEN]| registry.encode(men)?.index;
        black_box(positions.iter().map(|men| encode(men).unwrap_or(0)).sum::<u64>());
    })
}

/// The loop over the pieces, on the same positions; its indexes are Syzygy's.
fn by_hand<'a, const MEN: usize>(
    index: impl Tablebase<Men<Lerf> = [Square<Lerf>; MEN]>,
    hand: Hand,
    sequence: [usize; MEN],
) -> Subject<'a> {
    let random = random_indexes(index.size());
    let positions: Vec<[usize; MEN]> = turned::<Lerf, MEN>(index, &random)
        .iter()
        .map(|men| sequence.map(|place| usize::from(men[place].number())))
        .collect();
    let tables: Vec<_> = index.sub_tables().collect();
    for (position, &number) in positions.iter().zip(&random) {
        // Tablebase programs number each sub-table from 0.
        let table = tables.iter().find(|table| table.contains(&number)).expect("one has it");
        assert_eq!(hand.encode(&mut position.clone()), number - table.start);
    }
    subject(move || {
        let encode = |position: &[usize; MEN]| hand.encode(&mut { *position });
        black_box(positions.iter().map(encode).sum::<u64>());
    })
}

/// The schemes with their names, and the numberings, in the order in which they are measured.
const SCHEMES: [&str; 4] = ["naive", "kings", "syzygy", "exact"];
const MADE: [(Scheme, &Registry); 4] = [
    (Scheme::Naive { skip: false }, &NAIVE),
    (Scheme::Kings, &KINGS),
    (Scheme::Syzygy(SyzygyOptions::PLAIN), &SYZYGY),
    (Scheme::Exact { leads: None }, &EXACT),
];
const NUMBERINGS: [&str; 3] = ["lerf", "ring", "w"];

/// All subjects of a material take turns, the hand-written loop first.
fn measure(material: &str, rounds: usize, mut subjects: Vec<Subject<'_>>) {
    warm_up(&mut subjects);
    let costs = take_turns(rounds, &mut subjects);
    let (hand, costs) = costs.split_first().expect("the loop comes first");
    println!("{material}\thand-written\tlerf\t-\t{:.1}", hand.median());
    let of = |scheme: usize, numbering: usize| {
        &costs[(scheme * NUMBERINGS.len() + numbering) * SUBJECTS..][..SUBJECTS]
    };
    for (scheme, name) in SCHEMES.iter().enumerate() {
        for (numbering, layout) in NUMBERINGS.iter().enumerate() {
            print!("{material}\t{name}\t{layout}");
            let costs = of(scheme, numbering);
            for cost in costs {
                print!("\t{:.1}", cost.median());
            }
            ratios(hand, costs, &of(scheme, 0)[1], &of(2, numbering)[1]);
        }
    }
}

/// The ratios of a line.
fn ratios(hand: &Costs, costs: &[Costs], lerf: &Costs, syzygy: &Costs) {
    let [
        encode,
        trusted,
        decode,
        _,
        ordered_decode,
        for_each,
        for_loop,
        run_encode,
        run_decode,
        registry,
    ] = costs
    else {
        return;
    };
    println!(
        "\t{:.2}\t{:.2}\t{:.2}\t{:.2}\t{:.2}\t{:.2}\t{:.2}\t{:.2}\t{:.2}\t{:.2}\t{:.2}\t{:.2}\t{:.2}",
        hand.times(encode),
        hand.times(trusted),
        decode.times(encode),
        decode.times(trusted),
        ordered_decode.times(for_each),
        ordered_decode.times(for_loop),
        decode.times(for_loop),
        for_loop.times(for_each),
        run_encode.times(encode),
        run_decode.times(decode),
        registry.times(encode),
        trusted.times(lerf),
        trusted.times(syzygy),
    );
}

macro_rules! material {
    ($rounds:ident, $name:literal, $men:literal, $norm:expr, $pawns:expr, $sequence:expr,
     $naive:ident $kings:ident $syzygy:ident $exact:ident) => {{
        let mut all = vec![by_hand::<$men>($syzygy, Hand::new(&$norm, $pawns), $sequence)];
        material!(all, $men, $naive $kings $syzygy $exact);
        measure($name, $rounds, all);
    }};
    ($all:ident, $men:literal, $($scheme:ident)*) => {
        let mut schemes = MADE.into_iter();
        $(
            let (scheme, registry) = schemes.next().expect("as many schemes");
            $all.extend(subjects::<_, Lerf, $men>($scheme, scheme, registry));
            $all.extend(subjects::<_, Ring, $men>($scheme, scheme, registry));
            $all.extend(subjects::<_, W, $men>($scheme, scheme, registry));
        )*
    };
}

fn main() {
    let rounds = count_option("--rounds", 101);
    println!(
        "material\tscheme\tnumbering\tencode\ttrusted\tdecode\tordered trusted\tordered decode\tfor_each\tfor\t\
         run-time encode\trun-time decode\tregistry\thand/encode\thand/trusted\tdecode/encode\tdecode/trusted\tordered decode/for_each\tordered decode/for\t\
         decode/for\tfor/for_each\trun-time encode/encode\trun-time decode/decode\tregistry/encode\ttrusted/lerf\ttrusted/syzygy"
    );
    material!(rounds, "KRvK", 3, [3], [0, 0], [0, 1, 2], KRvKNaive KRvKKings KRvKSyzygy KRvKExact);
    material!(rounds, "KRBvK", 4, [3, 1], [0, 0], [0, 1, 2, 3], KRBvKNaive KRBvKKings KRBvKSyzygy KRBvKExact);
    material!(rounds, "KRRvK", 4, [2, 2], [0, 0], [0, 3, 1, 2], KRRvKNaive KRRvKKings KRRvKSyzygy KRRvKExact);
    material!(rounds, "KRRBvK", 5, [3, 2], [0, 0], [0, 3, 4, 1, 2], KRRBvKNaive KRRBvKKings KRRBvKSyzygy KRRBvKExact);
    material!(rounds, "KQRBvKN", 6, [3, 1, 1, 1], [0, 0], [0, 1, 2, 3, 4, 5], KQRBvKNNaive KQRBvKNKings KQRBvKNSyzygy KQRBvKNExact);
    material!(rounds, "KPvK", 3, [1, 1, 1], [1, 0], [1, 0, 2], KPvKNaive KPvKKings KPvKSyzygy KPvKExact);
    material!(rounds, "KPPvKP", 5, [1, 2, 1, 1], [1, 2], [4, 1, 2, 0, 3], KPPvKPNaive KPPvKPKings KPPvKPSyzygy KPPvKPExact);
}
