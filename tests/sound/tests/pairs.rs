//! Numbers of pairs: tables with arbitrary rows, which are refused or read within bounds, sets of descriptions, and
//! a false implementation of [`Pairs`].

use std::panic;

use quadrille::__private::pairs::tables::{Couples, Data, NEVER, Ranks, Tables};
use quadrille::__private::pairs::vectors::{self, Bytes, Vectors};
use quadrille::pairs::{
    Attack, Couple, Mailbox, Man, Pair, Pairs, Reach, SetOf, SquareOf, VectorPairs, View, Visitor,
};
use quadrille::{Color, Square};

use super::tables::HostileWords;

/// The number of tables to try.
const TRIES: u32 = if cfg!(miri) { 60 } else { 4_000 };

/// Tables of random rows. Lists are longer than what is read of them, except in tests of their ends.
struct Lists {
    entries: usize,
    bases: Vec<[u32; 2]>,
    rows: Vec<u32>,
    offsets: Vec<u32>,
    ranks: Vec<u8>,
    sets: Vec<u64>,
}

impl Lists {
    fn random(random: &mut HostileWords) -> Lists {
        let entries = 1 << random.below(7);
        let bases = 1 << random.below(4);
        let shared = random.below(2) == 0;
        let offsets = entries as u64 * (1 + random.below(3)) + random.below(3);
        let row = |random: &mut HostileWords| match random.below(40) {
            // Sums with these wrap in 32 bits.
            0 => u32::MAX - random.below(entries as u64 + 2) as u32,
            1 => u32::MAX / 2 + random.below(3) as u32,
            2 => (offsets - entries as u64 + 1) as u32,
            3..10 => (offsets - entries as u64) as u32,
            _ => random.below(offsets - entries as u64 + 1) as u32,
        };
        let rows = if shared { bases / 2 } else { bases };
        let missing = random.below(16) == 0;
        let ranks = offsets as usize * entries - usize::from(missing);
        Lists {
            entries,
            bases: (0..bases).map(|_| [random.below(9) as u32, NEVER]).collect(),
            rows: (0..rows).map(|_| row(random)).collect(),
            offsets: (0..offsets).map(|_| random.below(99) as u32).collect(),
            ranks: (0..ranks).map(|_| random.next() as u8).collect(),
            sets: (0..offsets as usize - usize::from(missing)).map(|_| random.word()).collect(),
        }
    }

    fn data(&self, are_counted: bool) -> Data<'_, u64> {
        Data {
            men: 1,
            row: 2,
            entries: self.entries,
            count: 1 << 20,
            possible: 0,
            bases: &self.bases,
            rows: &self.rows,
            strides: &[],
            by_move: &[],
            offsets: &self.offsets,
            ranks: if are_counted { Ranks::Counted(&self.sets) } else { Ranks::Table(&self.ranks) },
            order: &[],
            is_covered: true,
            couples: None,
        }
    }

    /// Returns whether all reads lie within the lists, in numbers that do not wrap.
    fn is_within(&self, are_counted: bool) -> bool {
        let (entries, offsets) = (self.entries as u128, self.offsets.len() as u128);
        let ends = self.rows.iter().all(|&row| u128::from(row) + entries <= offsets);
        let ranks = if are_counted { self.sets.len() } else { self.ranks.len() / self.entries };
        ends && ranks == self.offsets.len()
    }
}

#[test]
fn rows_that_end_outside_are_refused() {
    let (mut random, mut made) = (HostileWords(54), 0);
    for _ in 0..TRIES {
        let lists = Lists::random(&mut random);
        for are_counted in [false, true] {
            let tables = Tables::new(lists.data(are_counted));
            assert_eq!(tables.is_some(), lists.is_within(are_counted), "{:?}", lists.rows);
            let Some(tables) = tables else { continue };
            made += 1;
            for _ in 0..8 {
                let [from, to] = [(); 2].map(|()| random.below(64) as u8);
                let [attacker, victim] = [(); 2].map(|()| random.below(2) as usize);
                // A list of rows that is too short is checked when it is read.
                let _ = panic::catch_unwind(|| {
                    (tables.number(attacker, from, victim, to), tables.squares(attacker, victim, 5))
                });
            }
        }
    }
    assert!(made > TRIES / 2, "{made}");
}

/// On 32-bit targets the sum of this row and its single entry wraps to 0.
#[test]
fn a_row_at_the_end_of_32_bits_is_refused() {
    let lists = Lists {
        entries: 1,
        bases: vec![[0; 2]; 4],
        rows: vec![u32::MAX],
        offsets: vec![0],
        ranks: vec![0],
        sets: vec![0],
    };
    assert!([false, true].into_iter().all(|counted| Tables::new(lists.data(counted)).is_none()));
    let lists = Lists { rows: vec![0], ..lists };
    let tables = Tables::new(lists.data(false)).expect("the only row");
    assert_eq!(tables.number(0, 0, 0, 0), Some(0));
    assert!(Tables::new(Data { entries: 0, ..lists.data(false) }).is_none());
}

quadrille::layout! {
    /// A board that lacks a square, with unused numbers.
    pub struct Small {
        board: 3 x 3,
        groups: { picture: ["AB." "BAA" "ABB"], bits: ".A..B." },
        pieces: { rook: R, king: K },
        pairs: {
            Counted: {
                attacks: { rook: [rook, king, pawn], king: [rook] }, like: descending, ranks: counted,
                couples: { men: [pawn, king], files: 1 },
            },
            Listed: {
                attacks: { rook: [rook, king], king: [rook] }, numbers: dense, ranks: table, changes: vectors,
            },
        },
    }

    /// A board of more than 64 squares.
    pub struct Large {
        board: 9 x 8,
        number: file * 8 + 7 - rank,
        pieces: { ferz: F },
        pairs: { Wide: { attacks: { ferz: [ferz] }, ranks: counted } },
    }
}

/// Numbers lead to pairs and couples and back, for every `step`th number.
fn there_and_back<T: Pairs>(step: usize) {
    for number in (0..T::COUNT).step_by(step) {
        let [pair, couple] = [
            Pair::<T>::from_number(number).map(Pair::number),
            Couple::<T>::from_number(number).map(Couple::number),
        ];
        assert!(pair.is_none_or(|it| it == number) && couple.is_none_or(|it| it == number));
    }
    for man in Man::<T>::all() {
        for square in Square::all() {
            let seen = View { side: Color::Black, is_mirrored: false }.man(man);
            let pair = Pair::new(man, square, seen, square);
            assert_eq!(pair, None, "nobody attacks himself");
        }
    }
}

#[test]
fn sets_of_descriptions_are_read_within() {
    let step = if cfg!(miri) { 97 } else { 1 };
    there_and_back::<Counted>(step);
    there_and_back::<Listed>(step);
    there_and_back::<Wide>(step);
}

/// It claims more kinds than its tables have rows, and couples without slots.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
struct Liar;

impl Pairs for Liar {
    type Layout = Small;
    const KINDS: &'static [&'static str] = &["liar"; 200];
    const TABLES: &'static Tables<'static, u64> = &Tables::new(Data {
        men: 1000,
        row: 7,
        entries: 1,
        count: u32::MAX,
        possible: u32::MAX,
        bases: &[[u32::MAX, 0], [1, 2]],
        rows: &[0],
        strides: &[],
        by_move: &[true],
        offsets: &[3],
        ranks: Ranks::Table(&[9]),
        order: &[1, 2],
        is_covered: true,
        couples: Some(Couples { first: 7, rows: &[1, u32::MAX], slots: &[5], near: &[u64::MAX] }),
    })
    .unwrap();

    fn reach(_: Man<Self>, _: SquareOf<Self>, _: SetOf<Self>) -> Reach<Small> {
        Reach::NONE
    }

    fn each_kind(_: &mut impl Visitor<Self>) {}
}

#[test]
fn a_set_that_lies_does_no_harm() {
    let men = || [0, 1, 77, 255].into_iter().filter_map(Man::<Liar>::from_index);
    for (one, other) in men().flat_map(|one| men().map(move |other| (one, other))) {
        for (from, to) in Square::all().flat_map(|from| Square::all().map(move |to| (from, to))) {
            let _ = panic::catch_unwind(|| Pair::new(one, from, other, to).map(Pair::number));
            let _ = panic::catch_unwind(|| Couple::new((one, from), (other, to)));
        }
    }
    for number in [0, 1, 7, 8, 300] {
        let _ = panic::catch_unwind(|| Pair::<Liar>::from_number(number));
        let _ = panic::catch_unwind(|| Couple::<Liar>::from_number(number));
    }
}

/// Men come, go, move and are replaced, with lists of any length; all reported attacks are of existing men and
/// squares.
fn mailbox_is_filled<T: VectorPairs>() {
    let (mut random, mut mailbox) = (HostileWords(57), Mailbox::<T>::EMPTY);
    let squares: Vec<SquareOf<T>> = Square::all().collect();
    for _ in 0..TRIES / 4 {
        let mut list = [Attack::UNUSED; 128];
        let list = &mut list[..[0, 3, 40, 64, 128][random.below(5) as usize]];
        let [from, to] = [(); 2].map(|()| squares[random.below(squares.len() as u64) as usize]);
        let man = Man::from_index(random.below(Man::<T>::COUNT as u64 + 1) as usize);
        let kind = random.below(4);
        let mut after = mailbox;
        let told = panic::catch_unwind(panic::AssertUnwindSafe(|| match kind {
            0 => after.put(man, from, list),
            1 => after.take(from, list),
            2 => after.move_man(from, to, list),
            _ => after.replace(man, from, list),
        }));
        mailbox = after;
        for attack in told.map_or(&[][..], |length| &list[..length]) {
            let _ = attack.to_string();
            assert!(attack.attacker().index().max(attack.victim().index()) < Man::<T>::COUNT);
            let number = panic::AssertUnwindSafe(|| attack.pair().map(Pair::number));
            let _ = panic::catch_unwind(number);
        }
        let _ = mailbox.around(from).men(u64::MAX).count();
    }
}

/// It leads from each square to arbitrary numbers, and lets every man attack from everywhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
struct Twisted;

impl Pairs for Twisted {
    type Layout = Small;
    const KINDS: &'static [&'static str] = &["twister"; 3];
    const TABLES: &'static Tables<'static, u64> = Liar::TABLES;

    fn reach(_: Man<Self>, _: SquareOf<Self>, _: SetOf<Self>) -> Reach<Small> {
        Reach::NONE
    }

    fn each_kind(_: &mut impl Visitor<Self>) {}
}

impl VectorPairs for Twisted {
    const VECTORS: &'static Vectors<'static> = &Vectors::new(TWISTED).unwrap();
}

const TWISTED: vectors::Data<'static> = vectors::Data {
    men: 6,
    permutations: {
        let (mut rows, mut index) = ([Bytes([0; 64]); 64], 0);
        while index < 64 * 64 {
            rows[index / 64].0[index % 64] = (index * 37 % 256) as u8;
            index += 1;
        }
        rows
    },
    attacks: [u64::MAX; 16],
    moves: [u64::MAX; 16],
    by_move: [0xff; 16],
    classes: [0, 0xff, 1, 2, 4, 8, 0xff, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    variants: [1; 16],
    back: &[Bytes([0xff; 64]), Bytes([0x5a; 64])],
    riders: Bytes([0xff; 64]),
};

#[test]
fn mailboxes_are_read_and_written_within() {
    mailbox_is_filled::<Listed>();
    mailbox_is_filled::<Twisted>();
    // A class without a man, a man without a class, a missing table, and too many men.
    let with = |code: usize, class: u8| {
        let mut classes = TWISTED.classes;
        classes[code] = class;
        Vectors::new(vectors::Data { classes, ..TWISTED }).is_none()
    };
    assert!(with(0, 1) && with(15, 1) && with(7, 1) && with(6, 0) && !with(6, 3));
    assert!(Vectors::new(vectors::Data { variants: [2; 16], ..TWISTED }).is_none());
    let classes = [0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1];
    assert!(Vectors::new(vectors::Data { men: 15, classes, ..TWISTED }).is_none());
}
