//! Circuits on packed positions, followed for one number of pieces.

use super::{Flaw, FlawKind, Wanted};
use crate::circuit::{Circuit, Constant, Distance, Node, Op};
use crate::counted_work;
use crate::packing::PackingPair;
use crate::proof::truth_table::TruthTable;

/// A bit of the word, as far as it is known.
#[derive(Clone, Copy)]
enum Bit {
    /// 0 in every position.
    Zero,
    /// 1 in every position.
    One,
    /// A function of the number of one piece.
    OfPiece(u32, TruthTable),
    /// A function of several pieces, or of operations that are not followed.
    Unknown,
}

/// The bits of the word, the lowest first.
type Word = Vec<Bit>;

/// Follows circuits for one number of pieces.
pub(super) struct Follower<'a> {
    pub(super) packings: &'a PackingPair,
    /// The numbers that are squares.
    pub(super) squares: TruthTable,
    pub(super) pieces: u32,
}

impl Follower<'_> {
    /// The flaw of a circuit, if there is one.
    pub(super) fn flaw(&self, circuit: &Circuit, wanted: &Wanted<'_>) -> Option<Flaw> {
        let too_far = circuit.ops().iter().find_map(|&op| self.too_far(op));
        let kind = too_far.or_else(|| self.wrong_bit(circuit, wanted))?;
        Some(Flaw { pieces: self.pieces, kind })
    }

    fn wrong_bit(&self, circuit: &Circuit, wanted: &Wanted<'_>) -> Option<FlawKind> {
        counted_work::add((circuit.ops().len() * self.packings.every().count()) as u64);
        let mut words: Vec<Word> = Vec::with_capacity(circuit.ops().len());
        for &op in circuit.ops() {
            let word = self.followed(op, circuit.ops(), &words);
            words.push(word);
        }
        let word = &words[circuit.output().index()];
        let mut bits = 0..self.packings.result_bits();
        bits.find_map(|bit| self.flaw_of_bit(word, bit, wanted)).or_else(|| self.outside(word))
    }

    /// The flaw of an operation that moves a word farther than the emitted shift can.
    fn too_far(&self, op: Op) -> Option<FlawKind> {
        let Op::Shift(_, by) = op else { return None };
        let can_move = self.packings.can_move(by, self.pieces);
        (!can_move).then(|| FlawKind::Far { by: self.distance(by) })
    }

    fn flaw_of_bit(&self, word: &Word, bit: u32, wanted: &Wanted<'_>) -> Option<FlawKind> {
        let result = self.packings.result(bit);
        (0..self.pieces).find_map(|piece| {
            let packed = self.packings.packed_bit(result, piece, self.pieces) as usize;
            let table = match word[packed] {
                Bit::Zero => TruthTable::ZERO,
                Bit::One => TruthTable::ONE,
                Bit::OfPiece(of, table) if of == piece => table,
                Bit::OfPiece(..) | Bit::Unknown => return Some(FlawKind::Unknown { bit }),
            };
            let wrong = (table ^ wanted.tables[bit as usize]) & self.squares;
            if wrong.is_zero() {
                return None;
            }
            let mut numbers = wanted.points.iter().map(|point| point.0);
            numbers.find(|&number| wrong.at(number)).map(|number| FlawKind::Wrong { bit, number })
        })
    }

    /// The flaw of a bit that belongs to no result but may be set.
    fn outside(&self, word: &Word) -> Option<FlawKind> {
        let results = self.packings.mask(self.packings.all_results(), self.pieces);
        let is_outside =
            |bit: &u32| results >> bit & 1 == 0 && !matches!(word[*bit as usize], Bit::Zero);
        let outside = (0..self.packings.width()).find(is_outside);
        outside.map(|bit| FlawKind::Outside { bit })
    }

    fn followed(&self, op: Op, ops: &[Op], words: &[Word]) -> Word {
        let word = |node: Node| &words[node.index()];
        match op {
            Op::Input => self.input(),
            Op::Const(Constant::Each(bits)) => self.constant(self.packings.mask(bits, self.pieces)),
            Op::Const(Constant::Word(value)) => self.constant(value),
            Op::And(a, b) => joined(word(a), word(b), |a, b| self.and(a, b)),
            Op::AndNot(a, b) => joined(word(a), word(b), |a, b| self.and(a, not(b))),
            Op::Or(a, b) => joined(word(a), word(b), |a, b| self.or(a, b)),
            Op::Xor(a, b) => joined(word(a), word(b), |a, b| self.xor(a, b)),
            Op::Shift(a, by) => moved(word(a), self.distance(by)),
            Op::Add(a, b) => self.sum(word(a), word(b), |a| a),
            Op::Sub(a, b) => match ops[a.index()] {
                Op::Add(p, q) => self.sum_less(word(a), [word(p), word(q)], word(b)),
                _ => self.difference(word(a), word(b)),
            },
            Op::Mul(a, b) => match (value(word(a)), value(word(b))) {
                (_, Some(factor)) => self.product(word(a), factor),
                (Some(factor), _) => self.product(word(b), factor),
                _ => self.unknown(),
            },
            // The text of circuits on packed positions has no such operations.
            Op::Not(_) | Op::RotateLeft(..) | Op::SwapBytes(_) | Op::ReverseBits(_) => {
                self.unknown()
            }
        }
    }

    fn distance(&self, by: Distance) -> i32 {
        by.of(self.pieces, self.packings.width())
    }

    fn unknown(&self) -> Word {
        vec![Bit::Unknown; self.packings.width() as usize]
    }

    fn input(&self) -> Word {
        let mut word = self.constant(0);
        for bit in 0..self.packings.bits() {
            for piece in 0..self.pieces {
                let packed = self.packings.packed_bit(bit, piece, self.pieces) as usize;
                word[packed] = self.of_piece(piece, TruthTable::bit(bit));
            }
        }
        word
    }

    fn constant(&self, value: u128) -> Word {
        let mut word = vec![Bit::Zero; self.packings.width() as usize];
        let mut ones = value & u128::MAX >> (128 - self.packings.width());
        while ones != 0 {
            word[ones.trailing_zeros() as usize] = Bit::One;
            ones &= ones - 1;
        }
        word
    }

    /// A bit that is the same on all squares is a constant; its value on other numbers does not matter.
    fn of_piece(&self, piece: u32, table: TruthTable) -> Bit {
        if (table & self.squares).is_zero() {
            Bit::Zero
        } else if (!table & self.squares).is_zero() {
            Bit::One
        } else {
            Bit::OfPiece(piece, table)
        }
    }

    fn and(&self, a: Bit, b: Bit) -> Bit {
        match (a, b) {
            (Bit::Zero, _) | (_, Bit::Zero) => Bit::Zero,
            (Bit::One, other) | (other, Bit::One) => other,
            (Bit::OfPiece(one, a), Bit::OfPiece(other, b)) if one == other => {
                self.of_piece(one, a & b)
            }
            _ => Bit::Unknown,
        }
    }

    fn or(&self, a: Bit, b: Bit) -> Bit {
        not(self.and(not(a), not(b)))
    }

    fn xor(&self, a: Bit, b: Bit) -> Bit {
        match (a, b) {
            (Bit::Zero, other) | (other, Bit::Zero) => other,
            (Bit::One, other) | (other, Bit::One) => not(other),
            (Bit::OfPiece(one, a), Bit::OfPiece(other, b)) if one == other => {
                self.of_piece(one, a ^ b)
            }
            _ => Bit::Unknown,
        }
    }

    fn sum(&self, a: &Word, b: &Word, carrying: fn(Bit) -> Bit) -> Word {
        let mut carry = Bit::Zero;
        joined(a, b, |a, b| {
            // For most bits there is nothing to add.
            if matches!((b, carry), (Bit::Zero, Bit::Zero)) {
                return a;
            }
            let first = carrying(a);
            let next = self.or(self.and(first, b), self.and(self.or(first, b), carry));
            let bit = self.xor(self.xor(a, b), carry);
            carry = next;
            bit
        })
    }

    fn difference(&self, a: &Word, b: &Word) -> Word {
        // A borrow equals the carry of the sum with the first word's bits inverted.
        self.sum(a, b, not)
    }

    /// A sum of two words less a third. The difference may borrow again what the sum carries into other pieces.
    /// Then p - b + q is known although p + q - b is not.
    fn sum_less(&self, sum: &Word, [p, q]: [&Word; 2], b: &Word) -> Word {
        [(p, q), (q, p)].into_iter().fold(self.difference(sum, b), |known, (p, q)| {
            if !known.iter().any(|bit| matches!(bit, Bit::Unknown)) {
                return known;
            }
            let other = self.sum(&self.difference(p, b), q, |a| a);
            joined(&known, &other, |a, b| if matches!(a, Bit::Unknown) { b } else { a })
        })
    }

    fn product(&self, word: &Word, factor: u128) -> Word {
        let ones = (0..self.packings.width()).filter(|bit| factor >> bit & 1 == 1);
        ones.fold(self.constant(0), |sum, bit| self.sum(&moved(word, bit as i32), &sum, |a| a))
    }
}

/// A word made of two, bit by bit.
fn joined(a: &Word, b: &Word, mut join: impl FnMut(Bit, Bit) -> Bit) -> Word {
    // A plain loop is the fastest when not optimised, as compilers in macros are.
    let (mut word, mut bit) = (Vec::with_capacity(a.len()), 0);
    while bit < a.len() {
        word.push(join(a[bit], b[bit]));
        bit += 1;
    }
    word
}

fn not(bit: Bit) -> Bit {
    match bit {
        Bit::Zero => Bit::One,
        Bit::One => Bit::Zero,
        Bit::OfPiece(piece, table) => Bit::OfPiece(piece, !table),
        Bit::Unknown => Bit::Unknown,
    }
}

fn moved(word: &Word, by: i32) -> Word {
    let mut moved = vec![Bit::Zero; word.len()];
    let distance = (by.unsigned_abs() as usize).min(word.len());
    let rest = word.len() - distance;
    if by < 0 {
        moved[..rest].copy_from_slice(&word[distance..]);
    } else {
        moved[distance..].copy_from_slice(&word[..rest]);
    }
    moved
}

/// The word itself, if it is the same for every position.
fn value(word: &Word) -> Option<u128> {
    (0..).zip(word).try_fold(0, |value, (n, bit)| match bit {
        Bit::Zero => Some(value),
        Bit::One => Some(value | 1 << n),
        Bit::OfPiece(..) | Bit::Unknown => None,
    })
}
