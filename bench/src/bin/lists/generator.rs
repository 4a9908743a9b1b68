//! All moves of positions in the order in which perft visits them, into a list of 256 moves and scores.
//!
//! Each write of a set has a place of its own in the code, as in an engine: promotions and captures to either side,
//! steps, double steps, and captures and quiet moves of each kind of piece. The cost of writing depends on how well
//! a processor predicts the sizes of sets, so positions are neither random nor few.

use std::hint::black_box;

use quadrille::layouts::Lerf;
use quadrille::piece::{Bishop, King, Knight, Queen, Rook};
use quadrille::{Attacks, Bitboard, Direction, MoveStep, Square};
use quadrille_bench::{Subject, report, take_turns, thread_time, warm_up};

use super::{Scored, TIMES};

/// The positions of chess programmers' perft, as far as moves without castling and en passant lead into them.
const STARTS: [&str; 4] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8",
    "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1",
];

/// The most boards that a start leads to.
const BOARDS: usize = 20_000;

type Set = Bitboard<Lerf>;

/// The men of both sides by kind, seen by the side to move, which goes up.
#[derive(Clone)]
struct Board {
    kinds: [Set; 6],
    ours: Set,
    theirs: Set,
}

impl Board {
    /// The board of a position in Forsyth-Edwards notation.
    fn new(placement: &str) -> Board {
        let mut board = Board { kinds: [Set::EMPTY; 6], ours: Set::EMPTY, theirs: Set::EMPTY };
        for (row, rank) in placement.split('/').zip((0..8).rev()) {
            let mut file = 0;
            for letter in row.chars() {
                if let Some(free) = letter.to_digit(10) {
                    file += free as u8;
                    continue;
                }
                let square = Square::from_coords(file, rank).expect("a row has eight squares");
                let kind = "pnbrqk".find(letter.to_ascii_lowercase()).expect("a man's letter");
                board.kinds[kind].add(square);
                let side = if letter.is_uppercase() { &mut board.ours } else { &mut board.theirs };
                side.add(square);
                file += 1;
            }
        }
        board
    }

    /// The board after a move, for the other side.
    fn after(&self, mv: u16) -> Board {
        let square = |number: u16| Square::new(number as u8 & 63).expect("below 64");
        let (from, to, flags) = (square(mv), square(mv >> 6), mv >> 12);
        let mut board = self.clone();
        let moved = (0..6).find(|&kind| self.kinds[kind].contains(from)).expect("a man moves");
        board.kinds.iter_mut().for_each(|kind| *kind -= from | to);
        board.kinds[if flags & 8 == 0 { moved } else { 1 + usize::from(flags & 3) }].add(to);
        let (ours, theirs) =
            ((self.ours - from.bitboard()) | to.bitboard(), self.theirs - to.bitboard());
        board.kinds.iter_mut().for_each(|kind| *kind = kind.flip_vertical());
        (board.ours, board.theirs) = (theirs.flip_vertical(), ours.flip_vertical());
        board
    }

    /// This board and those that moves lead to, in perft's order, up to some plies and boards.
    fn walk(&self, plies: u32, met: &mut Vec<Board>, end: usize) {
        if met.len() == end || self.kinds[5].count() < 2 {
            return;
        }
        met.push(self.clone());
        if plies == 0 {
            return;
        }
        let mut list = List::new();
        generate::<Pushed>(self, &mut list);
        list.entries[..list.len]
            .iter()
            .for_each(|entry| self.after(entry.mv).walk(plies - 1, met, end));
    }
}

/// A way to write sets into the list.
trait Writer {
    fn write(list: &mut List, set: Set, new: impl Fn(Square<Lerf>) -> Scored);
    fn write_steps(
        list: &mut List,
        set: Set,
        step: (Direction, u8),
        new: impl Fn(Square<Lerf>, Square<Lerf>) -> Scored,
    );
}

/// A list with a fixed capacity, like those of engines.
struct List {
    entries: [Scored; 256],
    len: usize,
}

impl List {
    fn new() -> List {
        List { entries: [Scored { mv: 0, score: 0 }; 256], len: 0 }
    }

    #[inline(always)]
    fn push(&mut self, entry: Scored) {
        self.entries[self.len] = entry;
        self.len += 1;
    }
}

/// Writes by a loop that pushes.
struct Pushed;

impl Writer for Pushed {
    #[inline(always)]
    fn write(list: &mut List, set: Set, new: impl Fn(Square<Lerf>) -> Scored) {
        for to in set {
            list.push(new(to));
        }
    }

    #[inline(always)]
    fn write_steps(
        list: &mut List,
        set: Set,
        (direction, times): (Direction, u8),
        new: impl Fn(Square<Lerf>, Square<Lerf>) -> Scored,
    ) {
        let (files, ranks) = direction.delta();
        let by = (ranks * 8 + files) * times as i8;
        for to in set {
            let from = Square::from_number_unchecked(to.number().wrapping_add_signed(-by));
            list.push(new(from, to));
        }
    }
}

/// Writes by `Bitboard::write`, which is measured.
struct Written;

impl Writer for Written {
    #[inline(always)]
    fn write(list: &mut List, set: Set, new: impl Fn(Square<Lerf>) -> Scored) {
        // Most sets are empty: these cost a branch, and the length is neither read nor written.
        if set.is_empty() {
            return;
        }
        let len = list.len;
        list.len = len + set.write(&mut list.entries[len..], new).len();
    }

    #[inline(always)]
    fn write_steps(
        list: &mut List,
        set: Set,
        step: (Direction, u8),
        new: impl Fn(Square<Lerf>, Square<Lerf>) -> Scored,
    ) {
        if set.is_empty() {
            return;
        }
        let step: MoveStep = step.into();
        let len = list.len;
        list.len = len + set.write_steps(step, &mut list.entries[len..], new).len();
    }
}

/// A move: both squares, and the flags of its kind: a double step, a capture, a promotion to one of four.
#[inline(always)]
fn scored(flags: u16) -> impl Fn(Square<Lerf>, Square<Lerf>) -> Scored {
    move |from, to| Scored {
        mv: u16::from(from.number()) | u16::from(to.number()) << 6 | flags << 12,
        score: 0,
    }
}

#[inline(never)]
fn generate<W: Writer>(board: &Board, list: &mut List) {
    let &Board { kinds, ours, theirs } = board;
    let [pawns, knights, bishops, rooks, queens, king] = kinds.map(|kind| kind & ours);
    let empty = !(ours | theirs);
    let (rising, before) = (pawns & Bitboard::from_rank(6), pawns - Bitboard::from_rank(6));
    list.len = 0;
    captures::<W>(list, rising, before, theirs, Direction::NorthWest);
    captures::<W>(list, rising, before, theirs, Direction::NorthEast);
    let forth = Direction::North;
    promotions::<W>(list, rising.shift(forth) & empty, forth);
    let steps = before.shift(forth) & empty;
    let doubles = (steps & Bitboard::from_rank(2)).shift(forth) & empty;
    W::write_steps(list, steps, (forth, 1), scored(0));
    W::write_steps(list, doubles, (forth, 2), scored(1));
    pieces::<W, Knight>(list, knights, theirs, empty);
    pieces::<W, Bishop>(list, bishops, theirs, empty);
    pieces::<W, Rook>(list, rooks, theirs, empty);
    pieces::<W, Queen>(list, queens, theirs, empty);
    pieces::<W, King>(list, king, theirs, empty);
}

#[inline(always)]
fn captures<W: Writer>(list: &mut List, rising: Set, before: Set, theirs: Set, to: Direction) {
    promotions::<W>(list, rising.shift(to) & theirs, to);
    W::write_steps(list, before.shift(to) & theirs, (to, 1), scored(4));
}

#[inline(always)]
fn promotions<W: Writer>(list: &mut List, targets: Set, to: Direction) {
    W::write_steps(list, targets, (to, 1), scored(8));
    W::write_steps(list, targets, (to, 1), scored(9));
    W::write_steps(list, targets, (to, 1), scored(10));
    W::write_steps(list, targets, (to, 1), scored(11));
}

#[inline(always)]
fn pieces<W: Writer, P>(list: &mut List, pieces: Set, theirs: Set, empty: Set)
where
    Lerf: Attacks<P>,
{
    for from in pieces {
        let attacks = from.attacks::<P>(!empty);
        W::write(list, attacks & theirs, |to| scored(4)(from, to));
        W::write(list, attacks & empty, |to| scored(0)(from, to));
    }
}

pub(super) fn compare(rounds: usize) {
    let mut boards = Vec::new();
    for start in STARTS {
        let end = boards.len() + BOARDS;
        Board::new(start).walk(3, &mut boards, end);
    }
    let mut lists = [List::new(), List::new()];
    for board in &boards {
        generate::<Pushed>(board, &mut lists[0]);
        generate::<Written>(board, &mut lists[1]);
        let [pushed, written] = lists.each_ref().map(|list| &list.entries[..list.len]);
        assert!(pushed.iter().map(|entry| entry.mv).eq(written.iter().map(|entry| entry.mv)));
    }
    let mut subjects =
        vec![timed::<Pushed>("one by one", &boards), timed::<Written>("write", &boards)];
    warm_up(&mut subjects);
    let costs = take_turns(rounds, &mut subjects);
    report("lists", "a generator, scored", &costs, "ns", 1e9 / boards.len() as f64);
}

fn timed<'b, W: Writer>(name: &str, boards: &'b [Board]) -> Subject<'b> {
    let mut list = List::new();
    let mut round = move || {
        let start = thread_time();
        for board in black_box(boards) {
            generate::<W>(board, &mut list);
            black_box(&mut list);
        }
        thread_time() - start
    };
    Subject::new(name, move || (0..TIMES).map(|_| round()).fold(f64::MAX, f64::min))
}
