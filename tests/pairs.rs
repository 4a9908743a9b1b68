//! Numbers of pairs: those of published networks, compared with the formula as engines write it, in several
//! numberings, on other boards and with other pieces; and the changes in a position, compared with whole positions.

use std::collections::HashMap;

use quadrille::pairs::{
    Attack, Change, Couple, KingBuckets, Mailbox, Man, Men, Mirror, Pair, Pairs, SetOf, SquareOf,
    VectorPairs, View, changes, couples, couples_with, number, pairs, replacements, write_changes,
    write_replacements,
};
use quadrille::{Color, Layout, Square, SquareMap};
use support::{BISHOP, KNIGHT, ROOK, RandomSets};

#[path = "../examples/pairs/sets.rs"]
mod sets;
use sets::{AlphaZero, Lc0, Nets, V11, V12, V14, V16};

/// Pieces in the order of engines.
const KINDS: [&str; 6] = ["pawn", "knight", "bishop", "rook", "queen", "king"];

/// A set in the form of an engine: tables that it fills at start, for squares numbered from a1.
struct Formula {
    /// The men whom each man attacks, the number of its first pair, and the number of its pairs with a victim, by
    /// colour and kind.
    attackers: HashMap<(usize, &'static str), (&'static [&'static str], usize, usize)>,
    offsets: HashMap<(usize, &'static str, usize), usize>,
    sets: HashMap<(usize, &'static str, usize), u64>,
}

impl Formula {
    fn new(victims: &[(&'static str, &'static [&'static str])], pushes: bool) -> Formula {
        let (mut attackers, mut offsets) = (HashMap::new(), HashMap::new());
        let (mut sets, mut base) = (HashMap::new(), 0);
        for color in [0, 1] {
            for &(kind, victims) in victims {
                let mut count = 0;
                for from in 0..64 {
                    let set = attacks(kind, color, from, pushes);
                    offsets.insert((color, kind, from), count);
                    sets.insert((color, kind, from), set);
                    count += set.count_ones() as usize;
                }
                attackers.insert((color, kind), (victims, base, count));
                base += count * 2 * victims.len();
            }
        }
        Formula { attackers, offsets, sets }
    }

    fn number(
        &self,
        (color, kind): (usize, &'static str),
        from: usize,
        (of, victim): (usize, &'static str),
        to: usize,
        (side, is_mirrored): (usize, bool),
    ) -> Option<usize> {
        let turn = side * 56 + usize::from(is_mirrored) * 7;
        let (color, of, from, to) = (color ^ side, of ^ side, from ^ turn, to ^ turn);
        let (victims, base, count) = *self.attackers.get(&(color, kind))?;
        let index = victims.iter().position(|other| *other == victim)?;
        let is_semi_excluded = kind == victim && (color != of || kind != "pawn");
        let set = self.sets[&(color, kind, from)];
        if set >> to & 1 == 0 || is_semi_excluded && from < to {
            return None;
        }
        let rank = (set & ((1 << to) - 1)).count_ones() as usize;
        let offset = self.offsets[&(color, kind, from)];
        Some(base + (of * victims.len() + index) * count + offset + rank)
    }
}

/// The squares attacked from a square on the empty board; pawns are on ranks 2 to 7.
fn attacks(kind: &str, color: usize, from: usize, pushes: bool) -> u64 {
    let up = if color == 0 { 1 } else { -1 };
    let (steps, most): (Vec<(i8, i8)>, usize) = match kind {
        "pawn" if !(8..56).contains(&from) => return 0,
        "pawn" if pushes => (vec![(-1, up), (0, up), (1, up)], 1),
        "pawn" => (vec![(-1, up), (1, up)], 1),
        "knight" => (KNIGHT.to_vec(), 1),
        "bishop" => (BISHOP.to_vec(), 7),
        "rook" => (ROOK.to_vec(), 7),
        "queen" => ([BISHOP, ROOK].concat(), 7),
        _ => ([BISHOP, ROOK].concat(), 1),
    };
    let mut set = 0;
    for (files, ranks) in steps {
        let (mut file, mut rank) = ((from % 8) as i8, (from / 8) as i8);
        for _ in 0..most {
            (file, rank) = (file + files, rank + ranks);
            if (0..8).contains(&file) && (0..8).contains(&rank) {
                set |= 1 << (rank * 8 + file);
            }
        }
    }
    set
}

const V12_VICTIMS: [(&str, &[&str]); 5] = [
    ("pawn", &["pawn", "knight", "rook"]),
    ("knight", &["pawn", "knight", "bishop", "rook", "queen"]),
    ("bishop", &["pawn", "knight", "bishop", "rook"]),
    ("rook", &["pawn", "knight", "bishop", "rook"]),
    ("queen", &["pawn", "knight", "bishop", "rook", "queen"]),
];

/// The man of a kind, if the set knows it.
fn man<T: Pairs>(color: usize, kind: &str) -> Option<Man<T>> {
    let kind = T::KINDS.iter().position(|other| *other == kind)?;
    Man::new(Color::ALL[color], kind)
}

/// Compares all numbers of all pairs, as either side sees them.
fn is_formula<T: Pairs<Layout = Nets>>(formula: &Formula) {
    let men = || [0, 1].into_iter().flat_map(|color| KINDS.map(|kind| (color, kind)));
    for (side, is_mirrored) in [(0, false), (0, true), (1, false), (1, true)] {
        let view = View { side: Color::ALL[side], is_mirrored };
        let seen: Vec<Square<Nets>> = Square::all().map(|square| view.square(square)).collect();
        for (attacker, victim) in men().flat_map(|attacker| men().map(move |it| (attacker, it))) {
            let own = man::<T>(attacker.0, attacker.1).zip(man::<T>(victim.0, victim.1));
            for (from, to) in (0..64).flat_map(|from| (0..64).map(move |to| (from, to))) {
                let expected = formula.number(attacker, from, victim, to, (side, is_mirrored));
                let found = own.and_then(|(attacker, victim)| {
                    let victim = Some(view.man(victim));
                    number(view.man(attacker), seen[from], victim, seen[to])
                });
                assert_eq!(found, expected, "{attacker:?} {from} {victim:?} {to} {view:?}");
            }
        }
    }
}

#[test]
fn numbers_are_those_of_published_networks() {
    let mut v16 = V12_VICTIMS;
    v16[0].1 = &["knight", "rook"];
    is_formula::<V16>(&Formula::new(&v16, false));
    is_formula::<V14>(&Formula::new(&V12_VICTIMS, true));
    let kings: &[&str] = &["pawn", "knight", "bishop", "rook"];
    let v11 = [&V12_VICTIMS[..], &[("king", kings)]].concat();
    is_formula::<V11>(&Formula::new(&v11, false));
}

/// The paper of `AlphaZero`: 73 planes of 8 x 8, of which 56 are a queen's directions (north, north-east, ...) with 7 distances
/// each, 8 a knight's steps, and 9 promotions to knight, bishop and rook. An index is `square * 73 + plane`, or
/// `plane * 64 + square` in nets whose last layer is a convolution.
#[test]
fn moves_of_alpha_zero() {
    const DIRECTIONS: [(i8, i8); 8] =
        [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)];
    const KNIGHT: [(i8, i8); 8] =
        [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];
    let [white, black] = [Color::White, Color::Black].map(|color| AlphaZero::AMAZON[color]);
    let queen = DIRECTIONS
        .iter()
        .flat_map(|&(files, ranks)| (1..8).map(move |it| (files * it, ranks * it)));
    let promotions = [AlphaZero::TO_KNIGHT, AlphaZero::TO_BISHOP, AlphaZero::TO_ROOK]
        .map(|men| [(0, 1), (1, 1), (-1, 1)].map(|step| (men[Color::White], step)));
    let planes: Vec<_> =
        queen.chain(KNIGHT).map(|step| (white, step)).chain(promotions.concat()).collect();
    assert_eq!(planes.len(), 73);
    let mut possible = 0;
    for (plane, (man, (files, ranks))) in planes.into_iter().enumerate() {
        for from in Square::<Nets>::all() {
            let number = usize::from(from.number()) * 73 + plane;
            let Some(to) = from.offset(files, ranks).filter(|_| man == white || from.rank() == 6)
            else {
                assert_eq!(AlphaZero::pair(number), None);
                continue;
            };
            assert_eq!(AlphaZero::number_of_move(man, from, to), Some(number));
            let moved = AlphaZero::pair(number).unwrap();
            assert_eq!((moved.number(), moved.to_string()), (number, format!("{man} {from} {to}")));
            assert_eq!(AlphaZero::number_of_move(black, from, to), None);
            possible += 1;
        }
    }
    assert_eq!((AlphaZero::COUNT, AlphaZero::POSSIBLE, possible), (4672, 1858, 1858));
}

quadrille::layout! {
    /// A board that is no square, numbered by files, with planes of squares.
    struct Planes {
        board: 9 x 7,
        number: file * 7 + rank,
        pieces: { queen: Q, zebra: Z },
        pairs: {
            PlaneMajor: { attacks: { queen: any, zebra: any }, order: [kind, step, squares] },
            Captures: {
                attacks: { queen: [zebra, queen], zebra: [queen] },
                like: descending,
                order: [kind, victim, squares, victim_color, step],
            },
        },
    }
}

quadrille::layout! {
    /// A board on which a queen has more steps than there are squares.
    struct Small {
        board: 4 x 3,
        number: rank * 4 + file,
        pieces: { queen: Q },
        pairs: { Steps: { attacks: { queen: any }, order: [squares, step] } },
    }
}

#[test]
fn numbers_by_step() {
    assert_eq!(Steps::COUNT, 2 * 12 * (2 * 2 + 2 * 3 + 4 * 2));
    let numbers = (0..Steps::COUNT)
        .filter(|&number| Steps::pair(number).is_some_and(|pair| pair.number() == number));
    assert_eq!(numbers.count(), Steps::POSSIBLE);

    // 6 steps north and south, 8 east and west, 6 along diagonals.
    let (queen, zebra) = (2 * 6 + 2 * 8 + 4 * 6, 8);
    assert_eq!(PlaneMajor::COUNT, 63 * 2 * (queen + zebra));
    let move_of = |from: Square<Planes>, to| {
        PlaneMajor::number_of_move(PlaneMajor::QUEEN[Color::White], from, to).unwrap()
    };
    // The second plane is two steps north; squares are in board order.
    assert_eq!(move_of(Planes::A1, Planes::A2), 0);
    assert_eq!(move_of(Planes::C2, Planes::C4), 63 + 9 + 2);
    for number in 0..PlaneMajor::COUNT {
        let number = PlaneMajor::pair(number).map(|moved| (moved.number(), number));
        assert!(number.is_none_or(|(found, number)| found == number));
    }
    let numbers = (0..PlaneMajor::COUNT).filter(|&number| PlaneMajor::pair(number).is_some());
    assert_eq!(numbers.count(), PlaneMajor::POSSIBLE);
    assert_eq!(Captures::COUNT, 63 * (2 * 2 * queen * 2 + 2 * 2 * zebra));
    let numbers = (0..Captures::COUNT)
        .filter(|&number| Captures::pair(number).is_some_and(|pair| pair.number() == number));
    assert_eq!(numbers.count(), Captures::POSSIBLE);
}

/// Stockfish's `HalfKAv2_hm`, and the same on a layout with other numbers.
macro_rules! half_ka {
    ($layout:ty) => {
        KingBuckets::<$layout, 6>::new(
            [[0, 1], [2, 3], [4, 5], [6, 7], [8, 9], [10, 10]],
            &[
                0, 1, 2, 3, 3, 2, 1, 0, 4, 5, 6, 7, 7, 6, 5, 4, 8, 9, 10, 11, 11, 10, 9, 8, 12, 13,
                14, 15, 15, 14, 13, 12, 16, 17, 18, 19, 19, 18, 17, 16, 20, 21, 22, 23, 23, 22, 21,
                20, 24, 25, 26, 27, 27, 26, 25, 24, 28, 29, 30, 31, 31, 30, 29, 28,
            ],
            Mirror::KingToTheRight,
        )
    };
}

/// Every index of Stockfish's `make_index`: `(square ^ orientation) + 64 * plane + 704 * bucket`, with squares from a1.
#[test]
fn half_ka_v2_hm() {
    fn each<L: Layout>(half_ka: KingBuckets<L, 6>) {
        assert_eq!(half_ka.count(), 64 * 704 / 2);
        let mut is_taken = vec![false; half_ka.count()];
        let at =
            |square: usize| Square::<L>::from_coords(square as u8 % 8, square as u8 / 8).unwrap();
        for (side, king) in (0..2).flat_map(|side| (0..64).map(move |king| (side, king))) {
            let flip = 56 * side;
            let mirror = if king % 8 < 4 { 7 } else { 0 };
            let seen = king ^ flip ^ mirror;
            let bucket = 4 * (7 - seen / 8) + 7 - seen % 8;
            let color = |color| if color == 0 { Color::White } else { Color::Black };
            let perspective = half_ka.perspective(color(side), at(king));
            for (of, kind) in (0..2).flat_map(|of| (0..6).map(move |kind| (of, kind))) {
                for square in 0..64 {
                    let plane = if kind == 5 { 10 } else { 2 * kind + usize::from(of != side) };
                    let index = (square ^ mirror ^ flip) + 64 * plane + 704 * bucket;
                    let number = half_ka.number(perspective, color(of), kind, at(square));
                    assert_eq!(number, index);
                    let feature = half_ka.feature(index).unwrap();
                    let seen = perspective.view.square(at(square));
                    assert_eq!(
                        (usize::from(feature.bucket), usize::from(feature.plane), feature.square),
                        (bucket, plane, seen)
                    );
                    is_taken[index] = true;
                }
            }
        }
        assert!(is_taken.iter().all(|taken| *taken));
        assert_eq!(half_ka.feature(half_ka.count()), None);
    }
    const LERF: KingBuckets<Nets, 6> = half_ka!(Nets);
    const W: KingBuckets<quadrille::layouts::W, 6> = half_ka!(quadrille::layouts::W);
    each(LERF);
    each(W);
}

/// The 768 inputs by one bucket, as engines write them: `384 * their + 64 * kind + square`, and `HalfKP`.
#[test]
fn other_buckets_of_kings() {
    const COLORS_APART: [[u8; 2]; 6] = [[0, 6], [1, 7], [2, 8], [3, 9], [4, 10], [5, 11]];
    const ONE: KingBuckets<Nets, 6> = KingBuckets::new(COLORS_APART, &[0; 64], Mirror::Never);
    const KINGS: [u8; 64] = {
        let (mut buckets, mut square) = ([0; 64], 0);
        while square < 64 {
            buckets[square as usize] = square;
            square += 1;
        }
        buckets
    };
    const INTERLEAVED: [[u8; 2]; 5] = [[0, 1], [2, 3], [4, 5], [6, 7], [8, 9]];
    const HALF_KP: KingBuckets<Nets, 5> = KingBuckets::new(INTERLEAVED, &KINGS, Mirror::Never);
    const NINE: KingBuckets<Planes, 2> =
        KingBuckets::new([[0, 2], [1, 3]], &[0; 63], Mirror::KingToTheLeft);
    let black = ONE.perspective(Color::Black, Nets::B8);
    assert_eq!(ONE.count(), 768);
    assert_eq!(ONE.number(black, Color::Black, 3, Nets::B8), 3 * 64 + 1);
    assert_eq!(ONE.number(black, Color::White, 3, Nets::B8), 384 + 3 * 64 + 1);
    assert_eq!(HALF_KP.count(), 40_960);

    // A board of nine files has a middle one, from which neither half is mirrored.
    let is_mirrored = |king| NINE.perspective(Color::White, king).view.is_mirrored;
    assert_eq!([Planes::D1, Planes::E1, Planes::F1].map(is_mirrored), [false, false, true]);
    for number in 0..NINE.count() {
        let feature = NINE.feature(number).unwrap();
        let (color, kind) = (feature.plane / 2 == 1, usize::from(feature.plane % 2));
        let color = if color { Color::Black } else { Color::White };
        let plain = NINE.perspective(Color::White, Planes::A1);
        assert_eq!(NINE.number(plain, color, kind, feature.square), number);
    }
}

#[test]
#[should_panic(expected = "leave none out")]
fn bucket_left_out() {
    let _ = KingBuckets::<Nets, 1>::new([[0, 1]], &[1; 64], Mirror::Never);
}

#[test]
#[should_panic(expected = "leave none out")]
fn plane_left_out() {
    let _ = KingBuckets::<Nets, 1>::new([[0, 2]], &[0; 64], Mirror::Never);
}

#[test]
#[should_panic(expected = "mirrored squares need the same bucket")]
fn mirrored_buckets_differ() {
    const SPOILT: [u8; 64] = {
        let mut buckets = [0; 64];
        buckets[9] = 1;
        buckets
    };
    let _ = KingBuckets::<Nets, 1>::new([[0, 1]], &SPOILT, Mirror::KingToTheLeft);
}

#[test]
#[should_panic(expected = "a bucket for each square")]
fn too_few_buckets() {
    let _ = KingBuckets::<Nets, 1>::new([[0, 1]], &[0; 63], Mirror::Never);
}

/// lc0 lists a1b1, a1c1, ... in the order of both squares, then promotions: a7a8 to queen, rook and bishop, a7b8,
/// ...
#[test]
fn moves_are_in_the_order_of_policies() {
    let [amazon, queen, rook, bishop] =
        [Lc0::AMAZON, Lc0::TO_QUEEN, Lc0::TO_ROOK, Lc0::TO_BISHOP].map(|men| men[Color::White]);
    assert_eq!(Lc0::number_of_move(amazon, Nets::A1, Nets::B1), Some(0));
    assert_eq!(Lc0::number_of_move(amazon, Nets::A1, Nets::A2), Some(7));
    assert_eq!(Lc0::number_of_move(amazon, Nets::H8, Nets::G8), Some(1791));
    let promotions = [(queen, Nets::A8), (rook, Nets::A8), (bishop, Nets::A8), (queen, Nets::B8)];
    for (index, (man, to)) in promotions.into_iter().enumerate() {
        assert_eq!(Lc0::number_of_move(man, Nets::A7, to), Some(1792 + index));
    }
    assert_eq!(Lc0::number_of_move(bishop, Nets::H7, Nets::H8), Some(1857));
    assert_eq!(Lc0::number_of_move(Lc0::AMAZON[Color::Black], Nets::A1, Nets::B1), None);
    assert_eq!(Lc0::pair(1857).unwrap().to_string(), "white to bishop h7 h8");
    for number in 0..Lc0::COUNT {
        assert_eq!(Lc0::pair(number).map(Pair::number), Some(number));
    }
    assert_eq!(Lc0::pair(Lc0::COUNT), None);
}

/// Sets on a board of chess in a given numbering.
macro_rules! numbered {
    ($module:ident by look_ups, $($numbers:tt)*) => {
        numbered!(@@ $module look_ups [$($numbers)*]);
    };
    ($module:ident, $($numbers:tt)*) => {
        numbered!(@@ $module vectors [$($numbers)*]);
    };
    (@@ $module:ident $changes:ident [$($numbers:tt)*]) => {
        numbered!(@ $module $changes [$($numbers)*] {
            pawn: [pawn by move, knight, rook],
            knight: [pawn, knight, bishop, rook, queen],
            bishop: [pawn, knight, bishop, rook],
            rook: [pawn, knight, bishop, rook],
            queen: [pawn, knight, bishop, rook, queen],
        });
    };
    (@ $module:ident $changes:ident [$($numbers:tt)*] $attacks:tt) => {
        mod $module {
            quadrille::layout! {
                pub struct Board {
                    board: 8 x 8,
                    $($numbers)*,
                    pieces: { knight: N, bishop: B, rook: R, queen: Q },
                    pairs: {
                        Threats: {
                            squares: { pawn: "a2-h7" },
                            attacks: $attacks,
                            like: descending,
                            ranks: counted,
                            changes: $changes,
                        },
                        Dense: {
                            squares: { pawn: "a2-h7" },
                            attacks: $attacks,
                            like: descending,
                            numbers: dense,
                            count: 50746,
                        },
                    },
                }
            }
        }
    };
}

numbered!(by_rank, number: rank * 8 + file);
numbered!(from_black, number: (7 - rank) * 8 + file);
// H. G. Muller's W system.
numbered!(w, number: [
    63 23 22 21  0  1  2 60
    11 38 16 56 29 19 50 35
    10 55 37 15 18 49 28 34
     9 17 54 36 48 27 20 33
    57 44 51 24 12 30 41  3
    58 52 25 42 39 13 31  4
    59 26 43 53 32 40 14  5
    62  8  7  6 45 46 47 61
]);
// A permutation without any order.
numbered!(mixed, number: (rank * 8 + file) * 37 % 64 ^ (rank * 8 + file) * 37 % 64 / 8 ^ 19);
// Some numbers belong to no square, 0 among them, and some are above 63.
numbered!(gaps by look_ups, groups: {
    picture: [
        "ABCDEFGH" "ABCDEFGH" "ABCDEFGH" "ABCDEFGH" "ABCDEFGH" "ABCDEFGH" "ABCDEFGH" "ABCDEFGH"
    ],
    bits: "E.A..HC.DB.GF.",
});

/// Compares all numbers of two sets, on layouts of one board.
fn are_equal<T: Pairs, U: Pairs>() {
    assert_eq!((T::COUNT, T::POSSIBLE, T::KINDS), (U::COUNT, U::POSSIBLE, U::KINDS));
    for (attacker, victim) in Man::<T>::all().flat_map(|it| Man::<T>::all().map(move |on| (it, on)))
    {
        let [own, on] = [attacker, victim].map(|man| Man::<U>::from_index(man.index()).unwrap());
        for (from, to) in Square::all().flat_map(|from| Square::all().map(move |to| (from, to))) {
            let found = number(attacker, from, Some(victim), to);
            assert_eq!(found, number(own, from.convert(), Some(on), to.convert()));
        }
    }
}

#[test]
fn numbers_are_the_same_in_every_numbering() {
    are_equal::<V14, by_rank::Threats>();
    are_equal::<V14, from_black::Threats>();
    are_equal::<V14, w::Threats>();
    are_equal::<V14, mixed::Threats>();
    are_equal::<V14, gaps::Threats>();
    are_equal::<by_rank::Dense, w::Dense>();
    are_equal::<by_rank::Dense, gaps::Dense>();
    are_equal::<corners::Tables, corners::Counted>();
    are_equal::<holes::Tables, holes::Counted>();
    are_equal::<holes_by_rank::Counted, holes::Counted>();
    are_equal::<holes_by_rank::Dense, holes::Dense>();
}

/// All pairs that have numbers, by number.
fn all_pairs<T: Pairs>() -> Vec<Option<Pair<T>>> {
    let mut pairs = vec![None; T::COUNT];
    for (attacker, victim) in Man::<T>::all().flat_map(|it| Man::all().map(move |on| (it, on))) {
        for (from, to) in Square::all().flat_map(|from| Square::all().map(move |to| (from, to))) {
            let Some(pair) = Pair::new(attacker, from, victim, to) else { continue };
            let other = pairs[pair.number()].replace(pair);
            assert_eq!(other, None, "another number than that of {pair}");
        }
    }
    pairs
}

/// In sets with victims, some numbers lead to pairs and back, and numbers of no pair to none.
fn there_and_back<T: Pairs>(step: usize) {
    let pairs = all_pairs::<T>();
    assert!((T::POSSIBLE..=T::COUNT).contains(&pairs.iter().flatten().count()));
    for (number, pair) in pairs.into_iter().enumerate().step_by(step) {
        assert_eq!(Pair::from_number(number), pair, "{number}");
    }
    assert_eq!(Pair::<T>::from_number(T::COUNT), None);
}

#[test]
fn numbers_lead_back_to_pairs() {
    there_and_back::<V16>(29);
    there_and_back::<w::Dense>(31);
    there_and_back::<shogi::Near>(13);
    there_and_back::<hexagons::Threats>(7);
    there_and_back::<gaps::Threats>(97);
    there_and_back::<gaps::Dense>(89);
    there_and_back::<corners::Tables>(1);
    there_and_back::<corners::Counted>(1);
    there_and_back::<corners::Dense>(1);
    there_and_back::<corners::OnA1>(1);
    there_and_back::<holes::Tables>(1);
    there_and_back::<holes::Counted>(1);
    there_and_back::<holes::Dense>(1);
    there_and_back::<holes_by_rank::Counted>(1);
    there_and_back::<holes_by_rank::Dense>(1);
}

/// Two squares on each side; number 0 belongs to no square.
mod corners {
    quadrille::layout! {
        pub struct Board {
            board: 2 x 2,
            number: [3 4  1 2],
            groups: { picture: ["AA" "AA"], bits: "A." },
            regions: { first: "a1" },
            pieces: { rook: R, king: K },
            pairs: {
                Tables: { attacks: { rook: [rook, king], king: [rook] }, ranks: table },
                Counted: { attacks: { rook: [rook, king], king: [rook] }, ranks: counted },
                Dense: {
                    attacks: { rook: [rook, king], king: [rook] }, like: descending, numbers: dense,
                    ranks: counted,
                },
                OnA1: {
                    squares: { king: first }, attacks: { rook: [rook, king] }, numbers: dense, ranks: counted,
                },
            },
        }
    }
}

/// A board that lacks squares, in a given numbering.
macro_rules! with_holes {
    ($module:ident, $($numbers:tt)*) => {
        mod $module {
            quadrille::layout! {
                pub struct Board {
                    board: 5 x 4,
                    $($numbers)*,
                    regions: { first: "a1-b2" },
                    pieces: { rook: R, horse: nN, gold: WfF },
                    pairs: {
                        Tables: {
                            squares: { gold: first },
                            attacks: { rook: [rook, gold, pawn], horse: [horse, rook], gold: [horse] },
                            like: descending, ranks: table,
                        },
                        Counted: {
                            squares: { gold: first },
                            attacks: { rook: [rook, gold, pawn], horse: [horse, rook], gold: [horse] },
                            like: descending, ranks: counted,
                        },
                        Dense: {
                            squares: { gold: first },
                            attacks: { rook: [rook, gold, pawn], horse: [horse, rook], gold: [horse] },
                            like: descending, numbers: dense, ranks: counted,
                        },
                    },
                }
            }
        }
    };
}

with_holes!(holes_by_rank, number: rank * 5 + file where file != 2 || rank != 1);
with_holes!(holes, groups: {
    picture: ["ABCAB" "BCDDA" "CA.BC" "DABBA"],
    bits: "B.A...DC..",
});

mod shogi {
    quadrille::layout! {
        pub struct Board {
            board: 9 x 9,
            number: rank * 9 + file,
            pieces: {
                foot: fW as quadrille::piece::ShogiPawn,
                lance: fR as quadrille::piece::Lance,
                keima: fN as quadrille::piece::ShogiKnight,
                gold: WfF as quadrille::piece::Gold,
                bishop: B,
                rook: R,
            },
            pairs: {
                Near: {
                    squares: { lance: { white: "a1-i8", black: "a2-i9" } },
                    attacks: {
                        foot: [foot, lance, gold, bishop],
                        lance: [lance, gold, rook],
                        keima: [keima, gold],
                        gold: [foot, gold],
                        bishop: [bishop, rook, gold, lance],
                        rook: [bishop, rook, lance],
                    },
                    like: descending,
                    numbers: dense,
                },
            },
        }
    }
}

mod xiangqi {
    quadrille::layout! {
        pub struct Board {
            board: 9 x 10,
            number: (9 - rank) * 9 + file,
            pieces: {
                cannon: mRcpR as quadrille::piece::Cannon,
                horse: nN as quadrille::piece::Horse,
                chariot: R,
                hopper: gQ,
            },
            pairs: {
                Threats: {
                    attacks: {
                        cannon: [cannon by move, horse, chariot],
                        horse: [cannon, horse, chariot, hopper],
                        chariot: [chariot, horse, hopper],
                        hopper: [hopper, chariot],
                    },
                    like: descending,
                    order: [victim, victim_color, kind, color, squares],
                },
            },
        }
    }
}

mod hexagons {
    quadrille::layout! {
        pub struct Board {
            board: 5 x 5,
            number: rank * 5 + file where file <= rank + 2 && rank <= file + 2,
            directions: { north: (0, +1), north_east: (+1, +1), south_east: (+1, 0) },
            pieces: { rook: [(0,+1), (0,-1), (+1,+1), (-1,-1), (+1,0), (-1,0)]0, leaper: [(+1,+2), (-1,-2)] },
            pairs: { Threats: { attacks: { rook: [rook, leaper, pawn], leaper: [leaper, rook], pawn: [rook] } } },
        }
    }
}

/// A position: men that the set knows, and other men, which only block.
struct Position<T: Pairs>(SquareMap<T::Layout, Option<Man<T>>>, SetOf<T>);

impl<T: Pairs> Position<T> {
    fn new(men: impl FnMut(SquareOf<T>) -> Option<Man<T>>) -> Position<T> {
        Position(SquareMap::from_fn(men), SetOf::<T>::EMPTY)
    }

    /// Sets a square, with `None` for a blocker.
    fn put(&mut self, man: Option<Man<T>>, square: SquareOf<T>) {
        self.0[square] = man;
        let others = self.1.without(square);
        self.1 = if man.is_none() { others.with(square) } else { others };
    }
}

impl<T: Pairs> Men<T> for Position<T> {
    fn men(&self, man: Man<T>) -> SetOf<T> {
        let there = self.0.iter().filter(|(_, there)| **there == Some(man));
        there.map(|(square, _)| square).collect()
    }

    fn occupied(&self) -> SetOf<T> {
        let men = self.0.iter().filter(|(_, there)| there.is_some());
        men.map(|(square, _)| square).collect::<SetOf<T>>() | self.1
    }

    fn man_at(&self, square: SquareOf<T>) -> Option<Man<T>> {
        self.0[square]
    }
}

fn sorted<T: Ord>(numbers: impl IntoIterator<Item = T>) -> Vec<T> {
    let mut numbers = Vec::from_iter(numbers);
    numbers.sort_unstable();
    numbers
}

/// The numbers of a position's pairs.
fn numbers<T: Pairs>(position: &Position<T>) -> Vec<usize> {
    let numbers = sorted(pairs(position).map(Pair::number));
    assert!(numbers.is_sorted_by(|a, b| a < b), "a pair is there once");
    numbers
}

/// Fills positions man by man, and compares the reported changes with the actual ones.
fn changes_are_differences<T: Pairs>(number: impl Fn(Attack<T>) -> Option<usize>) {
    let mut random = RandomSets::new(T::COUNT as u64);
    for _ in 0..12 {
        let mut position = Position::<T>::new(|_| None);
        for _ in 0..<T::Layout as Layout>::SQUARES * 2 / 3 {
            let index = random.next() as usize % <T::Layout as Layout>::SQUARES;
            let square = Square::all().nth(index).unwrap();
            // Some men are unknown to the set.
            let man = Man::from_index(random.next() as usize % (Man::<T>::COUNT + 1));
            let before = numbers(&position);
            let mut list = [Attack::UNUSED; 512];
            let mut told = Vec::new();
            let written = if position.occupied().contains(square) {
                let old = position.0[square];
                replacements(&position, old, man, square, |change, attack| {
                    told.push((change, attack));
                });
                write_replacements(&position, old, man, square, &mut list)
            } else {
                changes(&position, man, square, |change, attack| told.push((change, attack)));
                write_changes(&position, man, square, &mut list)
            };
            assert_eq!(list[..written], told.iter().map(|(_, attack)| *attack).collect::<Vec<_>>());
            assert!(told.iter().all(|(change, attack)| *change == attack.change()));
            position.put(man, square);
            let after = changed_numbers(before.clone(), &list[..written], &number);
            assert_eq!(after, numbers(&position), "{man:?} on {square}");
            // The reversed changes lead back.
            let back: Vec<_> = list[..written].iter().map(|attack| attack.reversed()).collect();
            assert_eq!(changed_numbers(after, &back, &number), before);
        }
    }
}

/// The numbers after the changes.
fn changed_numbers<T: Pairs>(
    mut numbers: Vec<usize>,
    changes: &[Attack<T>],
    number: impl Fn(Attack<T>) -> Option<usize>,
) -> Vec<usize> {
    let numbered = |change| {
        let changes = changes.iter().filter(move |attack| attack.change() == change);
        changes.filter_map(|attack| number(*attack))
    };
    numbers.extend(numbered(Change::Added));
    for number in numbered(Change::Removed) {
        let index = numbers.iter().position(|other| *other == number);
        numbers.swap_remove(index.expect("only pairs that are there are removed"));
    }
    sorted(numbers)
}

/// A board of a given shape and numbering, with men who reach all kinds of slots.
macro_rules! with_slots {
    ($module:ident, [$($board:tt)*], { $($pieces:tt)* }, { $($attacks:tt)* }) => {
        mod $module {
            quadrille::layout! {
                pub struct Board {
                    $($board)*,
                    pieces: { $($pieces)* },
                    pairs: { Threats: { attacks: { $($attacks)* }, like: descending, changes: vectors } },
                }
            }
        }
    };
}

// Kings count too, and pawns that threaten men ahead of them.
with_slots!(
    kings,
    [board: 8 x 8, number: (7 - rank) * 8 + (file ^ 1)],
    { knight: N, bishop: B, rook: R, queen: Q, king: K },
    {
        pawn: [pawn by move, knight, king by move], knight: [pawn, king], bishop: [rook, king],
        rook: [queen], queen: [rook, king], king: [pawn, knight]
    }
);
// The leap has another length; colours go differently; a piece has several parts; the board has fewer squares.
with_slots!(
    camels,
    [board: 5 x 7, number: rank * 8 + file where file != 2 || rank != 3],
    { camel: C, lance: fR, silver: FfW, dragon: RF },
    { camel: [lance, pawn], lance: [camel, dragon], silver: [lance], dragon: [camel, silver] }
);
// Leaps along rays.
with_slots!(
    elephants,
    [board: 8 x 6, number: file * 6 + rank],
    { elephant: A, engine: D, general: F, rook: R },
    { elephant: [engine, rook], engine: [rook, elephant], general: [rook], rook: [general] }
);
// A board of hexagons.
with_slots!(
    bees,
    [
        board: 5 x 5, number: rank * 5 + file where file <= rank + 2 && rank <= file + 2,
        directions: { north: (0, +1), north_east: (+1, +1), south_east: (+1, 0) }
    ],
    { rook: [(0,+1), (0,-1), (+1,+1), (-1,-1), (+1,0), (-1,0)]0, leaper: [(+1,+2), (-1,-2)] },
    { rook: [rook, leaper, pawn], leaper: [leaper, rook], pawn: [rook] }
);

/// The attacks in a fixed order.
fn ordered<T: Pairs>(attacks: &[Attack<T>]) -> Vec<u32> {
    sorted(attacks.iter().map(|attack| attack.to_bits()))
}

/// A man's changes by look-ups. `None` empties the square; `Some(None)` is a man that the set does not know.
#[allow(clippy::option_option)]
fn looked_up<T: Pairs>(
    position: &mut Position<T>,
    man: Option<Option<Man<T>>>,
    square: SquareOf<T>,
) -> Vec<Attack<T>> {
    let old = position.occupied().contains(square).then(|| position.0[square]);
    let mut list = [Attack::UNUSED; 128];
    let length = match (old, man) {
        (None, None) => 0,
        (Some(old), Some(man)) => write_replacements(position, old, man, square, &mut list),
        (None, Some(man)) => write_changes(position, man, square, &mut list),
        (Some(old), None) => {
            (position.0[square], position.1) = (None, position.1.without(square));
            let length = write_changes(position, old, square, &mut list);
            list[..length].iter_mut().for_each(|attack| *attack = attack.reversed());
            length
        }
    };
    if let Some(man) = man {
        position.put(man, square);
    }
    list[..length].to_vec()
}

/// Plays random changes on a mailbox and a position, and compares their reports.
fn mailbox_finds_what_look_ups_find<T: VectorPairs>(steps: usize) {
    let mut random = RandomSets::new(T::COUNT as u64 + 48);
    let squares: Vec<SquareOf<T>> = Square::all().collect();
    let mut below = |count: usize| (random.next() >> 16) as usize % count;
    let mut position = Position::<T>::new(|_| None);
    let (mut mailbox, mut most) = (Mailbox::<T>::EMPTY, 0);
    for step in 0..steps {
        let [square, to] = [0; 2].map(|_| squares[below(squares.len())]);
        let man = Man::from_index(below(Man::<T>::COUNT + 1));
        // Lists have room for whole vectors or not.
        let mut list = [Attack::UNUSED; 192];
        let list = &mut list[..if step % 3 == 0 { 104 } else { 192 }];
        // Usually there are few men, sometimes many.
        let is_full = position.occupied().count() > [8, 20, 34][step / 64 % 3];
        let (length, expected) = match below(4) {
            0 => {
                let there = position.occupied().contains(square).then(|| position.0[square]);
                let mut expected = Vec::new();
                if let Some(there) = there.filter(|_| square != to) {
                    expected = looked_up(&mut position, None, square);
                    expected.extend(looked_up(&mut position, Some(there), to));
                }
                (mailbox.move_man(square, to, list), expected)
            }
            1 => (mailbox.take(square, list), looked_up(&mut position, None, square)),
            _ if is_full => (mailbox.take(square, list), looked_up(&mut position, None, square)),
            2 => (mailbox.put(man, square, list), looked_up(&mut position, Some(man), square)),
            _ => (mailbox.replace(man, square, list), looked_up(&mut position, Some(man), square)),
        };
        assert_eq!(ordered(&list[..length]), ordered(&expected), "{mailbox:?}");
        most = most.max(length);
        assert_eq!(mailbox, Mailbox::new(&position));
        let around = mailbox.around(square);
        let Some(man) = man else { continue };
        let seen = |slots| sorted(around.men(slots).map(|(man, at)| (at, man)));
        position.0[square] = Some(man);
        position.1 = position.1.without(square);
        let own = pairs_of(&position).into_iter().filter(|(_, from, ..)| *from == square);
        assert_eq!(seen(around.attacks(man)), sorted(own.map(|(.., victim, to)| (to, victim))));
        let on_it = pairs_of(&position).into_iter().filter(|(.., to)| *to == square);
        assert_eq!(
            seen(around.attackers(man)),
            sorted(on_it.map(|(other, from, ..)| (from, other)))
        );
        let [riders, victims] = around.xrays();
        assert_eq!(riders & !around.riders(), 0);
        assert_eq!(riders.count_ones(), victims.count_ones());
        position = Position::new(|at| mailbox.man_at(at));
        let unknown = |at: &SquareOf<T>| mailbox.is_occupied(*at) && mailbox.man_at(*at).is_none();
        position.1 = squares.iter().copied().filter(unknown).collect();
    }
    assert!(most > 10, "few changes at a time: {most}");
}

/// All attacks of a position, with and without numbers; each is found when the attacker comes last.
#[allow(clippy::type_complexity)]
fn pairs_of<T: Pairs>(position: &Position<T>) -> Vec<(Man<T>, SquareOf<T>, Man<T>, SquareOf<T>)> {
    let mut found = Vec::new();
    for (from, man) in position.0.iter().filter_map(|(from, man)| Some((from, (*man)?))) {
        replacements(position, None, man, from, |_, attack| {
            if attack.from() == from {
                found.push((man, from, attack.victim(), attack.to()));
            }
        });
    }
    found
}

#[test]
fn mailboxes_find_what_look_ups_find() {
    mailbox_finds_what_look_ups_find::<by_rank::Threats>(1500);
    mailbox_finds_what_look_ups_find::<from_black::Threats>(300);
    mailbox_finds_what_look_ups_find::<w::Threats>(300);
    mailbox_finds_what_look_ups_find::<mixed::Threats>(300);
    mailbox_finds_what_look_ups_find::<kings::Threats>(600);
    mailbox_finds_what_look_ups_find::<camels::Threats>(600);
    mailbox_finds_what_look_ups_find::<elephants::Threats>(600);
    mailbox_finds_what_look_ups_find::<bees::Threats>(300);
}

/// A list without room for all changes is refused, with the number of missing entries.
#[test]
#[should_panic = "too short for 2 changes"]
fn mailboxes_refuse_short_lists() {
    let rook = kings::Threats::ROOK[Color::White];
    let mut mailbox = Mailbox::<kings::Threats>::EMPTY;
    mailbox.place(rook, kings::Board::A1);
    mailbox.put(rook, kings::Board::A5, &mut [Attack::UNUSED]);
}

/// The bits are as documented, and no others are used.
#[test]
fn attacks_have_the_promised_bits() {
    let mut random = RandomSets::new(47);
    assert_eq!(size_of::<Attack<w::Threats>>(), 4);
    assert_eq!(
        Attack::<gaps::Dense>::from_bits(Attack::<gaps::Dense>::UNUSED.to_bits()),
        Some(Attack::UNUSED)
    );
    let mut taken = 0;
    for _ in 0..20_000 {
        let bits = random.next() as u32 & 0xff1f_ff1f;
        let [attacker, from, victim, to] = bits.to_le_bytes().map(usize::from);
        let men = [attacker, victim].map(Man::<gaps::Dense>::from_index);
        let squares = [from, to & 0x7f].map(|number| Square::new(number as u8));
        let expected = match (men, squares) {
            ([Some(attacker), Some(victim)], [Some(from), Some(to)]) => {
                let change = if bits >> 31 == 1 { Change::Added } else { Change::Removed };
                Some(Attack::new(change, attacker, from, victim, to))
            }
            _ => None,
        };
        let found = Attack::from_bits(bits);
        assert_eq!(found, expected);
        let Some(attack) = found else { continue };
        taken += 1;
        assert_eq!(attack.to_bits(), bits);
        assert_eq!((attack.attacker().index(), attack.victim().index()), (attacker, victim));
        assert_eq!((attack.from().number(), attack.to().number()), (from as u8, to as u8 & 0x7f));
        assert_eq!(attack.reversed().change(), attack.change().reversed());
    }
    assert!(taken > 100, "{taken}");
}

#[test]
fn changes_are_differences_of_whole_positions() {
    changes_are_differences::<V16>(|attack| attack.number(View::PLAIN));
    changes_are_differences::<V14>(|attack| attack.number(View::PLAIN));
    changes_are_differences::<w::Dense>(|attack| attack.number(View::PLAIN));
    changes_are_differences::<shogi::Near>(|attack| attack.number(View::PLAIN));
    changes_are_differences::<xiangqi::Threats>(|attack| attack.number(View::PLAIN));
    changes_are_differences::<hexagons::Threats>(|attack| attack.number(View::PLAIN));
    changes_are_differences::<gaps::Dense>(|attack| attack.number(View::PLAIN));
    changes_are_differences::<corners::Counted>(|attack| attack.number(View::PLAIN));
    // A mirrored board is another one here, so there are no views.
    changes_are_differences::<holes::Counted>(|attack| attack.pair().map(Pair::number));
    changes_are_differences::<holes::Dense>(|attack| attack.pair().map(Pair::number));
}

/// The pairs of a position, as Black sees them, are those of the position seen by Black.
#[test]
fn pairs_are_seen_as_positions_are() {
    let mut random = RandomSets::new(45);
    for round in 0..60 {
        let mut man = |_| {
            let man = random.next() as usize % 30;
            Man::<V12>::from_index(man)
        };
        let mut position = Position::<V12>::new(&mut man);
        let ranks = [0, 7];
        for square in Square::all() {
            let there = &mut position.0[square];
            if ranks.contains(&square.rank()) && there.is_some_and(|man| man.kind() == 0) {
                *there = None;
            }
        }
        let view = View { side: Color::ALL[round % 2], is_mirrored: round % 4 > 1 };
        let seen =
            Position::<V12>::new(|square| position.0[view.square(square)].map(|man| view.man(man)));
        let own = sorted(pairs(&position).map(|pair| pair.seen(view).expect("it counts").number()));
        let mut told = Vec::new();
        quadrille::pairs::numbers(&position, view, |number| told.push(number));
        assert_eq!([own, sorted(told)], [numbers(&seen), numbers(&seen)]);
        for (square, _) in position.0.iter().filter(|(_, there)| there.is_none()) {
            let man = V12::KNIGHT[Color::ALL[round / 2 % 2]];
            let own = changed(&position, man, square, view);
            assert_eq!(own, changed(&seen, view.man(man), view.square(square), View::PLAIN));
        }
    }
}

/// Black sees hexagons turned by half, and the mirror keeps the files of pawns upright.
#[test]
fn pairs_are_seen_on_hexagons() {
    type T = hexagons::Threats;
    let mut random = RandomSets::new(46);
    for round in 0..60 {
        let view = View { side: Color::ALL[round % 2], is_mirrored: round % 4 > 1 };
        let image = |square: SquareOf<T>| {
            let [x, y] = [square.file(), square.rank()].map(|at| i32::from(at) - 2);
            let (x, y) = if view.is_mirrored { (-x, y - x) } else { (x, y) };
            let (x, y) = if view.side == Color::Black { (-x, -y) } else { (x, y) };
            Square::from_coords((x + 2) as u8, (y + 2) as u8).expect("a hexagon")
        };
        // The leaper goes otherwise when mirrored.
        let is_kept = |man: &Man<T>| !view.is_mirrored || T::KINDS[man.kind()] != "leaper";
        let man = |_| Man::<T>::from_index(random.next() as usize % 12).filter(is_kept);
        let position = Position::<T>::new(man);
        assert!(Square::all().all(|square| view.square(square) == image(square)));
        let seen = Position::<T>::new(|square| position.0[image(square)].map(|man| view.man(man)));
        let own = sorted(pairs(&position).map(|pair| pair.seen(view).expect("it counts").number()));
        let mut told = Vec::new();
        quadrille::pairs::numbers(&position, view, |number| told.push(number));
        assert_eq!([own, sorted(told)], [numbers(&seen), numbers(&seen)]);
    }
}

/// The changes of a man who comes, as a side sees them.
fn changed<T: Pairs>(
    position: &Position<T>,
    man: Man<T>,
    square: SquareOf<T>,
    view: View,
) -> Vec<(bool, usize)> {
    let mut told = Vec::new();
    changes(position, man, square, |change, attack| {
        told.extend(attack.number(view).map(|number| (change == Change::Added, number)));
    });
    sorted(told)
}

/// Horses are hindered beside themselves, and golds attack ahead, so these pairs count from both squares.
#[test]
fn only_men_that_attack_each_other_count_once() {
    let horse = xiangqi::Threats::HORSE[Color::White];
    let [low, high] = ["a1", "b3"].map(|name| name.parse().unwrap());
    assert!(xiangqi::Threats::number(horse, low, horse, high).is_some());
    assert!(xiangqi::Threats::number(horse, high, horse, low).is_some());
    let chariot = xiangqi::Threats::CHARIOT[Color::White];
    let [low, high] = ["a1", "a3"].map(|name| name.parse().unwrap());
    assert_eq!(xiangqi::Threats::number(chariot, low, chariot, high), None);
    assert!(xiangqi::Threats::number(chariot, high, chariot, low).is_some());
}

/// Stockfish's set with pairs of pawns on one file or on neighbouring ones, in a given numbering.
macro_rules! with_couples {
    ($module:ident, $($numbers:tt)*) => {
        with_couples!(@ $module [$($numbers)*] {
            pawn: [knight, rook],
            knight: [pawn, knight, bishop, rook, queen],
            bishop: [pawn, knight, bishop, rook],
            rook: [pawn, knight, bishop, rook],
            queen: [pawn, knight, bishop, rook, queen],
        });
    };
    (@ $module:ident [$($numbers:tt)*] $attacks:tt) => {
        mod $module {
            quadrille::layout! {
                pub struct Board {
                    board: 8 x 8,
                    $($numbers)*,
                    regions: { middle: "a2-h7" },
                    pieces: { knight: N, bishop: B, rook: R, queen: Q },
                    pairs: {
                        After: {
                            squares: { pawn: "a2-h7" },
                            attacks: $attacks,
                            like: descending,
                            couples: { men: [pawn], files: 1 },
                            count: 64368,
                        },
                        Before: {
                            squares: { pawn: middle },
                            attacks: $attacks,
                            like: descending,
                            couples: { men: [pawn], files: 1, place: before },
                            excluded: beyond,
                            count: 64368,
                        },
                    },
                }
            }
        }
    };
}

with_couples!(couples_by_rank, number: rank * 8 + file);
with_couples!(couples_turned, number: (7 - file) * 8 + rank);
with_couples!(couples_with_gaps, groups: {
    picture: [
        "ABCDEFGH" "ABCDEFGH" "ABCDEFGH" "ABCDEFGH" "ABCDEFGH" "ABCDEFGH" "ABCDEFGH" "ABCDEFGH"
    ],
    bits: "E.A..HC.DB.GF.",
});

/// The number of two pawns, given colours and squares from a1, as engines write it.
fn couple_formula((color, square): (usize, usize), (other, to): (usize, usize)) -> Option<usize> {
    let is_absent = |square| !(8..56).contains(&square);
    if is_absent(square) || is_absent(to) || square == to || (square % 8).abs_diff(to % 8) > 1 {
        return None;
    }
    let (one, other) = (color * 48 + square - 8, other * 48 + to - 8);
    let (low, high) = (one.min(other), one.max(other));
    Some(high * (high - 1) / 2 + low)
}

/// Compares all couples of pawns, as either side sees them; the numbers of couples begin with `first`.
fn couples_are_formula<T: Pairs>(first: usize) {
    let there = |square: usize| Square::from_coords(square as u8 % 8, square as u8 / 8).unwrap();
    let all = || [0, 1].into_iter().flat_map(|color| (0..64).map(move |square| (color, square)));
    let mut possible = 0;
    for (one, other) in all().flat_map(|one| all().map(move |other| (one, other))) {
        let couple = |(color, square): (usize, usize)| (man(color, "pawn").unwrap(), there(square));
        let found = Couple::<T>::new(couple(one), couple(other));
        let expected = couple_formula(one, other).map(|number| first + number);
        assert_eq!(found.map(Couple::number), expected, "{one:?} {other:?}");
        let Some(found) = found else { continue };
        possible += 1;
        assert_eq!(Couple::from_number(found.number()), Some(found));
        for (side, is_mirrored) in [(0, true), (1, false), (1, true)] {
            let view = View { side: Color::ALL[side], is_mirrored };
            let turn = side * 56 + usize::from(is_mirrored) * 7;
            let [one, other] = [one, other].map(|(color, square)| (color ^ side, square ^ turn));
            let seen = couple_formula(one, other).map(|number| first + number);
            assert_eq!(found.seen(view).map(Couple::number), seen);
        }
    }
    assert_eq!((T::COUNT, T::POSSIBLE), (59_808 + 4560, 50_416 + possible / 2));
    let knight = (man::<T>(0, "knight").unwrap(), there(20));
    assert_eq!(Couple::new(knight, (man(0, "pawn").unwrap(), there(28))), None);
}

#[test]
fn couples_are_numbered_as_published() {
    couples_are_formula::<couples_by_rank::After>(59_808);
    couples_are_formula::<couples_by_rank::Before>(0);
    couples_are_formula::<couples_turned::After>(59_808);
    couples_are_formula::<couples_turned::Before>(0);
    couples_are_formula::<couples_with_gaps::After>(59_808);
    couples_are_formula::<couples_with_gaps::Before>(0);
}

/// Attacks keep their numbers, after those of the couples if these come first. A pair that does not count is
/// returned as asked.
#[test]
fn attacks_stand_beside_couples() {
    use couples_by_rank::{After, Before, Board};
    for (attacker, victim) in Man::<V16>::all().flat_map(|it| Man::all().map(move |on| (it, on))) {
        let men = || [attacker, victim].map(Man::index);
        let [own, on] = men().map(|man| Man::<After>::from_index(man).unwrap());
        let [before, on_before] = men().map(|man| Man::<Before>::from_index(man).unwrap());
        for (from, to) in Square::all().flat_map(|from| Square::all().map(move |to| (from, to))) {
            let number = V16::number(attacker, from, victim, to);
            let (from, to): (Square<Board>, Square<Board>) = (from.convert(), to.convert());
            assert_eq!(After::number(own, from, on, to), number);
            let expected = number.map_or(Before::COUNT, |number| 4560 + number);
            assert_eq!(Before::number(before, from, on_before, to), expected);
            let couple = Couple::new((own, from), (on, to)).map(Couple::number);
            assert_eq!(After::couple(own, from, on, to), couple);
            let expected = couple.map_or(Before::COUNT, |number| number - 59_808);
            assert_eq!(Before::couple(before, from, on_before, to), expected);
        }
    }
    // Numbers of couples belong to no pair.
    for number in (0..Before::COUNT).step_by(37) {
        let pair = Pair::<Before>::from_number(number);
        assert_eq!(
            pair.map(Pair::number),
            (number >= 4560).then_some(number).filter(|_| pair.is_some())
        );
    }
}

/// The couples of a position are all its pawns that stand near each other; a man adds the couples with it.
#[test]
fn couples_of_positions_come_and_go_with_men() {
    couples_come_and_go::<couples_turned::After>();
    couples_come_and_go::<couples_with_gaps::After>();
}

fn couples_come_and_go<Set: Pairs>() {
    let mut random = RandomSets::new(46);
    let mut position = Position::<Set>::new(|_| None);
    let told = |position: &Position<Set>| sorted(couples(position).map(Couple::number));
    for square in Square::all().filter(|square| (1..7).contains(&square.rank())) {
        let man = Man::<Set>::from_index(random.next() as usize % 3).unwrap();
        let mut expected = told(&position);
        expected.extend(couples_with(&position, man, square).map(Couple::number));
        position.0[square] = Some(man);
        assert!(man.kind() != 0 || told(&position) == sorted(expected));
    }
    let men: Vec<_> = position.0.iter().filter_map(|(at, man)| Some(((*man)?, at))).collect();
    let all = men.iter().flat_map(|&one| men.iter().map(move |&other| (one, other)));
    let all = all.filter_map(|(one, other)| Couple::new(one, other).map(Couple::number));
    let mut all = sorted(all);
    all.dedup();
    assert_eq!(told(&position), all);
    // Networks get both.
    let mut numbers = Vec::new();
    quadrille::pairs::numbers(&position, View::PLAIN, |number| numbers.push(number));
    numbers.retain(|number| *number >= 59_808);
    assert_eq!(sorted(numbers), all);
}
