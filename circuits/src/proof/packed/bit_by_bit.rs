//! Circuits on packed positions followed bit by bit: every bit of the word as a function of the
//! number of one piece, whichever piece that is.
//!
//! This is slower than following one piece for all of them, but it can follow more: a carry or a borrow may
//! lie in the bits of another piece for a while.

use super::{FlawKind, Wanted};
use crate::circuit::{Circuit, Constant, Distance, Node, Op};
use crate::packing::PackingPair;
use crate::proof::truth_table::TruthTable;

/// A bit of the word, as far as it is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Bit {
    table: TruthTable,
    /// The piece whose number the table reads, or `None` if the bit is the same in every position.
    piece: Option<u32>,
}

impl Bit {
    const ZERO: Bit = Bit { table: TruthTable::ZERO, piece: None };
    const ONE: Bit = Bit { table: TruthTable::ONE, piece: None };
}

/// The bits of the word, the lowest first: the bit, if it depends on one piece at most.
type Word = Vec<Option<Bit>>;

/// Follows circuits for one number of pieces.
pub(super) struct BitByBit<'a> {
    pub(super) packings: &'a PackingPair,
    /// The numbers that are squares.
    pub(super) squares: TruthTable,
    pub(super) pieces: u32,
}

impl BitByBit<'_> {
    /// The flaw of a circuit, if there is one.
    pub(super) fn flaw(&self, circuit: &Circuit, wanted: &Wanted<'_>) -> Option<FlawKind> {
        let mut words: Vec<Word> = Vec::with_capacity(circuit.ops().len());
        for &op in circuit.ops() {
            let word = self.followed(op, &words);
            words.push(word);
        }
        let word = &words[circuit.output().index()];
        let kind = wanted.flaw(|bit| self.flaw_of_bit(word, bit, wanted));
        kind.or_else(|| self.outside(word))
    }

    fn flaw_of_bit(&self, word: &Word, bit: u32, wanted: &Wanted<'_>) -> Option<FlawKind> {
        let result = self.packings.result(bit);
        (0..self.pieces).find_map(|piece| {
            let packed = self.packings.packed_bit(result, piece, self.pieces) as usize;
            match word[packed].filter(|bit| bit.piece.is_none_or(|of| of == piece)) {
                Some(Bit { table, .. }) => wanted.flaw_of_bit(bit, table),
                None => Some(FlawKind::Unknown { bit }),
            }
        })
    }

    /// A bit of no result that may be set.
    fn outside(&self, word: &Word) -> Option<FlawKind> {
        let results = self.packings.mask(self.packings.all_results(), self.pieces);
        let is_outside =
            |bit: &u32| results >> bit & 1 == 0 && word[*bit as usize] != Some(Bit::ZERO);
        let outside = (0..self.packings.width()).find(is_outside);
        outside.map(|bit| FlawKind::Outside { bit })
    }

    fn followed(&self, op: Op, words: &[Word]) -> Word {
        let word = |node: Node| &words[node.index()];
        match op {
            Op::Input => self.input(),
            Op::Const(Constant::Each(bits)) => self.constant(self.packings.mask(bits, self.pieces)),
            Op::Const(Constant::Word(value)) => self.constant(value),
            Op::And(a, b) => joined_by_bit(word(a), word(b), |a, b| self.and(a, b)),
            Op::AndNot(a, b) => joined_by_bit(word(a), word(b), |a, b| self.and(a, not(b))),
            Op::Or(a, b) => joined_by_bit(word(a), word(b), |a, b| self.or(a, b)),
            Op::Xor(a, b) => joined_by_bit(word(a), word(b), |a, b| self.xor(a, b)),
            Op::Shift(a, by) => moved(word(a), self.distance(by)),
            Op::Add(a, b) => self.sum(word(a), word(b), |a| a),
            // A borrow is what a sum would carry if the first bits were inverted.
            Op::Sub(a, b) => self.sum(word(a), word(b), not),
            Op::Mul(a, b) => match (value(word(a)), value(word(b))) {
                (_, Some(factor)) => self.product(word(a), factor),
                (Some(factor), _) => self.product(word(b), factor),
                _ => self.unknown(),
            },
            // No text has these on packed positions.
            Op::Not(_) | Op::RotateLeft(..) | Op::SwapBytes(_) | Op::ReverseBits(_) => {
                self.unknown()
            }
        }
    }

    fn distance(&self, by: Distance) -> i32 {
        by.of(self.pieces, self.packings.width())
    }

    fn unknown(&self) -> Word {
        vec![None; self.packings.width() as usize]
    }

    fn input(&self) -> Word {
        let mut word = self.constant(0);
        for bit in 0..self.packings.bits() {
            for piece in 0..self.pieces {
                let packed = self.packings.packed_bit(bit, piece, self.pieces) as usize;
                word[packed] = Some(self.bit(TruthTable::bit(bit), Some(piece)));
            }
        }
        word
    }

    fn constant(&self, value: u128) -> Word {
        let constant = |bit: u32| if value >> bit & 1 == 1 { Bit::ONE } else { Bit::ZERO };
        (0..self.packings.width()).map(|bit| Some(constant(bit))).collect()
    }

    /// A bit that is the same on all squares is a constant, whatever it is on other numbers.
    fn bit(&self, table: TruthTable, piece: Option<u32>) -> Bit {
        if (table & self.squares).is_zero() {
            Bit::ZERO
        } else if (!table & self.squares).is_zero() {
            Bit::ONE
        } else {
            Bit { table, piece }
        }
    }

    /// A function of two bits, if they are of one piece.
    fn joined(
        &self,
        a: Option<Bit>,
        b: Option<Bit>,
        join: fn(TruthTable, TruthTable) -> TruthTable,
    ) -> Option<Bit> {
        let (a, b) = (a?, b?);
        let piece = a.piece.or(b.piece);
        let is_one = b.piece.is_none() || b.piece == piece;
        is_one.then(|| self.bit(join(a.table, b.table), piece))
    }

    fn xor(&self, a: Option<Bit>, b: Option<Bit>) -> Option<Bit> {
        self.joined(a, b, |a, b| a ^ b)
    }

    /// 0 where one is, whatever the other.
    fn and(&self, a: Option<Bit>, b: Option<Bit>) -> Option<Bit> {
        match (a, b) {
            (Some(Bit::ZERO), _) | (_, Some(Bit::ZERO)) => Some(Bit::ZERO),
            _ => self.joined(a, b, |a, b| a & b),
        }
    }

    fn or(&self, a: Option<Bit>, b: Option<Bit>) -> Option<Bit> {
        not(self.and(not(a), not(b)))
    }

    fn sum(&self, a: &Word, b: &Word, carrying: fn(Option<Bit>) -> Option<Bit>) -> Word {
        let mut carry = Some(Bit::ZERO);
        let mut bit = |(&a, &b): (&Option<Bit>, &Option<Bit>)| {
            // Most bits have nothing to add.
            if b == Some(Bit::ZERO) && carry == Some(Bit::ZERO) {
                return a;
            }
            let first = carrying(a);
            let next = self.or(self.and(first, b), self.and(self.or(first, b), carry));
            let bit = self.xor(self.xor(a, b), carry);
            carry = next;
            bit
        };
        a.iter().zip(b).map(&mut bit).collect()
    }

    fn product(&self, word: &Word, factor: u128) -> Word {
        let ones = (0..self.packings.width()).filter(|bit| factor >> bit & 1 == 1);
        ones.fold(self.constant(0), |sum, bit| self.sum(&moved(word, bit as i32), &sum, |a| a))
    }
}

fn joined_by_bit(
    a: &Word,
    b: &Word,
    join: impl Fn(Option<Bit>, Option<Bit>) -> Option<Bit>,
) -> Word {
    a.iter().zip(b).map(|(a, b)| join(*a, *b)).collect()
}

fn not(bit: Option<Bit>) -> Option<Bit> {
    bit.map(|Bit { table, piece }| Bit { table: !table, piece })
}

fn moved(word: &Word, by: i32) -> Word {
    let source = |to: usize| word.get(usize::try_from(to as i32 - by).ok()?).copied();
    (0..word.len()).map(|to| source(to).unwrap_or(Some(Bit::ZERO))).collect()
}

/// The word itself, where it is the same for every position.
fn value(word: &Word) -> Option<u128> {
    (0..).zip(word).try_fold(0, |value, (n, bit)| match bit {
        Some(Bit { piece: None, table }) => Some(value | u128::from(table.at(0)) << n),
        _ => None,
    })
}
