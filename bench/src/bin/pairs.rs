//! Numbers of pairs of men, as inputs of networks: one after another, of whole positions, and the changes of a
//! move. They are compared with the tables of Stockfish, of 65,536 bytes, written anew.

use std::cell::RefCell;
use std::hint::black_box;

use quadrille::pairs::{
    Attack, Change, Mailbox, Man, Men, Pairs, View, changes, number, numbers, pairs, write_changes,
    write_numbers,
};
use quadrille::{Bitboard, Color, Square};
use quadrille_bench::{
    HEADER, Random, Subject, count_option, report, take_turns, thread_time, warm_up,
};

quadrille::layout! {
    struct Board {
        board: 8 x 8,
        number: rank * 8 + file,
        pieces: { knight: N, bishop: B, rook: R, queen: Q },
        pairs: {
            Looked: {
                squares: { pawn: "a2-h7" },
                attacks: {
                    pawn: [knight, rook],
                    knight: [pawn, knight, bishop, rook, queen],
                    bishop: [pawn, knight, bishop, rook],
                    rook: [pawn, knight, bishop, rook],
                    queen: [pawn, knight, bishop, rook, queen],
                },
                like: descending,
                ranks: table,
                changes: vectors,
                count: 59808,
            },
            Counted: {
                squares: { pawn: "a2-h7" },
                attacks: {
                    pawn: [knight, rook],
                    knight: [pawn, knight, bishop, rook, queen],
                    bishop: [pawn, knight, bishop, rook],
                    rook: [pawn, knight, bishop, rook],
                    queen: [pawn, knight, bishop, rook, queen],
                },
                like: descending,
                ranks: counted,
                count: 59808,
            },
        },
    }
}

/// The number of kinds of men.
const KINDS: usize = 5;

/// Numbers by an engine's tables, with the engine's piece numbers: White's from 1, Black's from 9.
struct Published {
    bases: Box<[[[u32; 2]; 16]; 16]>,
    offsets: Box<[[u32; 64]; 16]>,
    ranks: Box<[[[u8; 64]; 64]; 16]>,
}

/// The engine's mark for pairs that do not count, which is more than any number.
const NONE: u32 = 1 << 20;

impl Published {
    /// Fills the tables from the numbers of the set, which are the same.
    fn new() -> Published {
        let mut tables = Published {
            bases: Box::new([[[NONE; 2]; 16]; 16]),
            offsets: Box::new([[0; 64]; 16]),
            ranks: vec![[[0; 64]; 64]; 16].into_boxed_slice().try_into().expect("16 pieces"),
        };
        for attacker in Man::<Looked>::all() {
            let own = piece(attacker);
            let counts = |from, to| {
                let of = |victim| number(attacker, from, Some(victim), to);
                Man::all().any(|victim| of(victim).is_some())
            };
            let mut offset = 0;
            for from in Square::all() {
                tables.offsets[own][usize::from(from)] = offset;
                let (mut rank, squares) = (0, Square::all().filter(|&to| counts(from, to)));
                for to in squares {
                    tables.ranks[own][usize::from(from)][usize::from(to)] = rank;
                    rank += 1;
                }
                offset += u32::from(rank);
            }
            for victim in Man::all() {
                for (from, to) in Square::all().flat_map(|it| Square::all().map(move |on| (it, on)))
                {
                    let Some(number) = number(attacker, from, Some(victim), to) else { continue };
                    let [from, to] = [from, to].map(usize::from);
                    let within = tables.offsets[own][from] + u32::from(tables.ranks[own][from][to]);
                    tables.bases[own][piece(victim)][usize::from(from < to)] =
                        number as u32 - within;
                }
            }
        }
        tables
    }

    #[inline(always)]
    fn number(&self, attacker: u8, from: u8, victim: u8, to: u8, turn: u8, swap: u8) -> u32 {
        let [from, to] = [from ^ turn, to ^ turn].map(|square| usize::from(square & 63));
        let [attacker, victim] = [attacker ^ swap, victim ^ swap].map(|man| usize::from(man & 15));
        self.bases[attacker][victim][usize::from(from < to)]
            + self.offsets[attacker][from]
            + u32::from(self.ranks[attacker][from][to])
    }
}

/// The engine's number of a man's piece.
fn piece<T: Pairs>(man: Man<T>) -> usize {
    1 + man.kind() + 8 * man.color() as usize
}

/// An attacker, its square, a victim and its square; the side that looks, and whether files are mirrored.
type Question = [u8; 6];

/// A list in which engines collect numbers.
struct List {
    numbers: [u32; 256],
    length: usize,
}

impl List {
    fn new() -> List {
        List { numbers: [0; 256], length: 0 }
    }

    #[inline(always)]
    fn push(&mut self, number: u32) {
        self.numbers[self.length % 256] = number;
        self.length += 1;
    }

    fn sorted(mut self) -> Vec<u32> {
        self.numbers[..self.length].sort_unstable();
        self.numbers[..self.length].to_vec()
    }
}

/// A position in the form that engines have.
struct Position {
    men: [u64; 2 * KINDS],
    /// The man on each square, or 255, and the same with the engine's piece numbers.
    board: [u8; 64],
    pieces: [u8; 64],
    occupied: u64,
}

impl<T: Pairs<Layout = Board>> Men<T> for Position {
    #[inline(always)]
    fn men(&self, man: Man<T>) -> Set {
        Set::new(self.men[man.index()])
    }

    #[inline(always)]
    fn occupied(&self) -> Set {
        Set::new(self.occupied)
    }

    #[inline(always)]
    fn man_at(&self, square: Square<Board>) -> Option<Man<T>> {
        Man::from_index(self.board[usize::from(square)].into())
    }
}

type Set = Bitboard<Board>;

impl Position {
    /// A position with some 24 men, as in a middlegame.
    fn random(random: &mut Random) -> Position {
        let mut position =
            Position { men: [0; 10], board: [255; 64], pieces: [0; 64], occupied: 0 };
        while position.occupied.count_ones() < 24 {
            let (square, man) = (random.below(64) as usize, random.below(2 * KINDS as u32));
            // Half of the men are pawns.
            let man = (if random.below(2) == 0 { man % 2 } else { man }) as usize;
            let is_pawn_there = man < 2 && !(8..56).contains(&square);
            if position.occupied >> square & 1 == 0 && !is_pawn_there {
                position.men[man] |= 1 << square;
                position.occupied |= 1 << square;
                position.board[square] = man as u8;
                position.pieces[square] = PIECES[man];
            }
        }
        position
    }

    /// All pairs by an engine's method, type by type.
    #[inline(always)]
    fn published(&self, tables: &Published, turn: u8, swap: u8, list: &mut List) {
        let occupied = Set::new(self.occupied);
        for (man, &own) in PIECES.iter().enumerate() {
            for from in Set::new(self.men[man]) {
                for to in attacked(man, from, occupied) & occupied {
                    let victim = self.pieces[usize::from(to)];
                    let (from, to) = (from.number(), to.number());
                    let number = tables.number(own, from, victim, to, turn, swap);
                    if number < NONE {
                        list.push(number);
                    }
                }
            }
        }
    }

    /// The pairs that a man adds and removes by coming to a square, by an engine's method.
    #[inline(always)]
    fn published_change(
        &self,
        tables: &Published,
        man: usize,
        square: Square<Board>,
        [added, removed]: [&mut List; 2],
    ) {
        let before = Set::new(self.occupied);
        let push =
            |list: &mut List, man: u8, from: Square<Board>, victim: u8, to: Square<Board>| {
                let number = tables.number(man, from.number(), victim, to.number(), 0, 0);
                if number < NONE {
                    list.push(number);
                }
            };
        let own = PIECES[man];
        for to in attacked(man, square, before) & before {
            push(added, own, square, self.pieces[usize::from(to)], to);
        }
        let of = |kind: usize| Set::new(self.men[2 * kind] | self.men[2 * kind + 1]);
        let (bishop, rook) = (square.bishop_attacks(before), square.rook_attacks(before));
        let sliders = bishop & (of(2) | of(4)) | rook & (of(3) | of(4));
        let [white, black] = [0, 1].map(|man| Set::new(self.men[man]));
        let pawns =
            square.pawn_attacks(Color::Black) & white | square.pawn_attacks(Color::White) & black;
        for from in sliders | square.knight_attacks() & of(1) | pawns {
            let attacker = self.pieces[usize::from(from)];
            push(added, attacker, from, own, square);
            if sliders.contains(from) {
                for to in (bishop | rook) & from.ray_through(square) & before {
                    if to != from {
                        push(removed, attacker, from, self.pieces[usize::from(to)], to);
                    }
                }
            }
        }
    }
}

/// The engine's piece numbers, by man.
const PIECES: [u8; 2 * KINDS] = [1, 9, 2, 10, 3, 11, 4, 12, 5, 13];

#[inline(always)]
fn attacked(man: usize, from: Square<Board>, occupied: Set) -> Set {
    match man / 2 {
        0 => from.pawn_attacks(Color::ALL[man % 2]),
        1 => from.knight_attacks(),
        2 => from.bishop_attacks(occupied),
        3 => from.rook_attacks(occupied),
        _ => from.queen_attacks(occupied),
    }
}

/// The same question in the library's types.
type Typed<T> = (Man<T>, Square<Board>, Man<T>, Square<Board>, View);

fn typed<T: Pairs<Layout = Board>>(questions: &[Question]) -> Vec<Typed<T>> {
    let typed = |&[attacker, from, victim, to, side, mirrored]: &Question| {
        let man = |man: u8| Man::<T>::from_index(man.into()).expect("a man");
        let square = |square| Square::<Board>::new(square).expect("a square");
        let view = View { side: Color::ALL[usize::from(side)], is_mirrored: mirrored != 0 };
        (man(attacker), square(from), man(victim), square(to), view)
    };
    questions.iter().map(typed).collect()
}

#[inline(always)]
fn seen<T: Pairs<Layout = Board>>(&(attacker, from, victim, to, view): &Typed<T>) -> u64 {
    let (attacker, victim) = (view.man(attacker), view.man(victim));
    number(attacker, view.square(from), Some(victim), view.square(to)).unwrap_or(0) as u64
}

/// The numbers of a position's pairs.
#[inline(always)]
fn of_position<T: Pairs<Layout = Board>>(position: &Position, view: View, list: &mut List) {
    numbers::<T>(position, view, |number| list.push(number as u32));
}

/// The changes, by the library.
#[inline(always)]
fn of_change<T: Pairs<Layout = Board>>(
    position: &Position,
    man: usize,
    square: Square<Board>,
    [added, removed]: [&mut List; 2],
) {
    let man = Man::<T>::from_index(man).expect("a man");
    changes::<T>(position, man, square, |change, attack| {
        if let Some(number) = attack.number(View::PLAIN) {
            let list = if change == Change::Added { &mut *added } else { &mut *removed };
            list.push(number as u32);
        }
    });
}

/// The time of all questions, some at a time after reading other data.
fn asked<'a, Q>(
    name: &str,
    questions: &'a [Q],
    few: usize,
    other: &'a [u64],
    answer: impl Fn(&Q) -> u64 + 'a,
) -> Subject<'a> {
    let round = move || {
        let mut taken = 0.0;
        for questions in questions.chunks(few) {
            black_box(black_box(other).iter().fold(0, |all, word| all ^ word));
            let start = thread_time();
            for question in black_box(questions) {
                black_box(answer(question));
            }
            taken += thread_time() - start;
        }
        taken
    };
    Subject::new(name, move || (0..8).map(|_| round()).fold(f64::MAX, f64::min))
}

/// The time in which all answers are collected in lists.
fn collected<'a, Q: Copy + 'a>(
    name: &str,
    questions: &'a [Q],
    (few, other): (usize, &'a [u64]),
    answer: impl Fn(Q, [&mut List; 2]) + 'a,
) -> Subject<'a> {
    let lists = RefCell::new([List::new(), List::new()]);
    asked(name, questions, few, other, move |&question| {
        let [first, second] = &mut *lists.borrow_mut();
        (first.length, second.length) = (0, 0);
        answer(question, [first, second]);
        (first.length + second.length) as u64
    })
}

/// Data that drives tables out of a 32 KB cache.
fn other_data() -> Vec<u64> {
    let mut random = Random::new(64);
    (0..8192).map(|_| random.word()).collect()
}

/// Measures subjects and prints their times for a question; a round has `questions`.
fn compared<const N: usize>(
    name: &str,
    case: &str,
    questions: usize,
    mut subjects: [Subject<'_>; N],
) {
    warm_up(&mut subjects);
    let costs = take_turns(count_option("--rounds", 41), &mut subjects);
    report(name, case, &costs, "ns", 1e9 / questions as f64);
}

fn main() {
    println!("{HEADER}");
    let (tables, mut random) = (Published::new(), Random::new(45));
    let positions: Vec<Position> = (0..64).map(|_| Position::random(&mut random)).collect();
    of_numbers(&tables, &positions, &mut random);
    of_positions(&tables, &positions);
    of_changes(&tables, &positions);
}

/// Numbers one after another, for pairs that occur in positions.
fn of_numbers(tables: &Published, positions: &[Position], random: &mut Random) {
    let mut questions: Vec<Question> = Vec::new();
    for pair in positions.iter().flat_map(pairs::<Looked>) {
        let [from, to] = [pair.from(), pair.to()].map(Square::number);
        let [man, victim] = [Some(pair.attacker()), pair.victim()]
            .map(|man| man.expect("threats have victims").index() as u8);
        questions.push([man, from, victim, to, random.below(2) as u8, random.below(2) as u8]);
    }
    let published = |&[man, from, victim, to, side, mirrored]: &Question| {
        let number = tables.number(man, from, victim, to, (side * 56) ^ (mirrored * 7), side * 8);
        u64::from(if number < NONE { number } else { 0 })
    };
    let (looked, counted) = (typed::<Looked>(&questions), typed::<Counted>(&questions));
    for question in &mut questions {
        [question[0], question[2]] = [question[0], question[2]].map(|man| PIECES[usize::from(man)]);
    }
    for (place, question) in questions.iter().enumerate() {
        assert_eq!(seen(&looked[place]), published(question));
        assert_eq!(seen(&counted[place]), published(question));
    }
    let other = other_data();
    for (case, few, other) in [("hot", questions.len(), &[][..]), ("after 64 KB", 64, &other)] {
        let subjects = [
            asked("published", &questions, few, other, published),
            asked("table", &looked, few, other, seen),
            asked("counted", &counted, few, other, seen),
        ];
        compared("number", case, questions.len(), subjects);
    }
}

/// All numbers of a position, as Black sees them.
fn of_positions(tables: &Published, positions: &[Position]) {
    let view = View { side: Color::Black, is_mirrored: false };
    let all: Vec<&Position> = positions.iter().collect();
    let run = |find: &dyn Fn(&mut List)| {
        let mut list = List::new();
        find(&mut list);
        list.sorted()
    };
    for position in positions {
        let expected = run(&|list| position.published(tables, 56, 8, list));
        assert_eq!(run(&|list| of_position::<Looked>(position, view, list)), expected);
    }
    let other = other_data();
    for (case, few) in [("hot", (all.len(), &[][..])), ("after 64 KB", (1, &other))] {
        let subjects = [
            collected("published", &all, few, |it, [list, _]| it.published(tables, 56, 8, list)),
            collected("table", &all, few, |it, [list, _]| of_position::<Looked>(it, view, list)),
            collected("counted", &all, few, |it, [list, _]| of_position::<Counted>(it, view, list)),
        ];
        compared("position", case, all.len(), subjects);
    }
}

/// A man that comes to a square.
type Coming<'a> = (&'a Position, usize, Square<Board>);

/// The pairs that are added and removed, in order.
fn changed(coming: Coming<'_>, find: impl Fn(Coming<'_>, [&mut List; 2])) -> [Vec<u32>; 2] {
    let (mut added, mut removed) = (List::new(), List::new());
    find(coming, [&mut added, &mut removed]);
    [added.sorted(), removed.sorted()]
}

/// A man for each empty square to which he may come; pawns do not stand on the ranks at the ends.
fn comings(positions: &[Position]) -> Vec<Coming<'_>> {
    let mut comings = Vec::new();
    for position in positions {
        for (place, to) in (!Set::new(position.occupied)).iter().enumerate() {
            let man = place % (2 * KINDS);
            if man > 1 || (8..56).contains(&to.number()) {
                comings.push((position, man, to));
            }
        }
    }
    comings
}

/// The changes of a man who comes to each empty square.
fn of_changes(tables: &Published, positions: &[Position]) {
    let comings = comings(positions);
    let published = |(position, man, to): Coming<'_>, lists: [&mut List; 2]| {
        position.published_change(tables, man, to, lists);
    };
    let table = |(position, man, to): Coming<'_>, lists: [&mut List; 2]| {
        of_change::<Looked>(position, man, to, lists);
    };
    let counted = |(position, man, to): Coming<'_>, lists: [&mut List; 2]| {
        of_change::<Counted>(position, man, to, lists);
    };
    for &coming in &comings {
        assert_eq!(changed(coming, table), changed(coming, published));
    }
    let with_mailbox: Vec<WithMailbox<'_>> = comings
        .iter()
        .map(|&(position, man, to)| (position, Mailbox::new(position), man, to))
        .collect();
    let vectors = |(_, mut mailbox, man, to): WithMailbox<'_>, [added, removed]: [&mut List; 2]| {
        let mut attacks = [Attack::UNUSED; 64];
        let length = mailbox.put(Man::from_index(man), to, &mut attacks);
        let (attacks, view) = (&attacks[..length], View::PLAIN);
        [added.length, removed.length] =
            write_numbers(attacks, view, &mut added.numbers, &mut removed.numbers);
    };
    for &coming in &with_mailbox {
        let (mut added, mut removed) = (List::new(), List::new());
        vectors(coming, [&mut added, &mut removed]);
        let (position, _, man, to) = coming;
        let expected = changed((position, man, to), published);
        assert_eq!([added.sorted(), removed.sorted()], expected);
    }
    let other = other_data();
    for (case, few) in [("hot", (comings.len(), &[][..])), ("after 64 KB", (4, &other))] {
        let subjects = [
            collected("published", &with_mailbox, few, |it, lists| published(without(it), lists)),
            collected("table", &with_mailbox, few, |it, lists| table(without(it), lists)),
            collected("counted", &with_mailbox, few, |it, lists| counted(without(it), lists)),
            collected("vectors", &with_mailbox, few, vectors),
        ];
        compared("change", case, comings.len(), subjects);
        let (looked, seen) = ([Attack::UNUSED; 64], [Attack::UNUSED; 64]);
        let (looked, seen) = (RefCell::new(looked), RefCell::new(seen));
        let subjects = [
            asked("look_ups", &with_mailbox, few.0, few.1, |&(position, _, man, to)| {
                let man = Man::<Looked>::from_index(man);
                write_changes(position, man, to, &mut *looked.borrow_mut()) as u64
            }),
            asked("vectors", &with_mailbox, few.0, few.1, |&(_, mut mailbox, man, to)| {
                let man = Man::<Looked>::from_index(man);
                mailbox.put(man, to, &mut *seen.borrow_mut()) as u64
            }),
        ];
        compared("attacks", case, comings.len(), subjects);
    }
}

fn without((position, _, man, to): WithMailbox<'_>) -> Coming<'_> {
    (position, man, to)
}

/// A man that comes to a square, with the same position as a mailbox.
type WithMailbox<'a> = (&'a Position, Mailbox<Looked>, usize, Square<Board>);
