//! Circuits on packed positions, proved for each number of pieces: every bit of each piece's number
//! is followed through the circuit, as a function of that number.
//!
//! All pieces of a position are treated alike. So the bits of one piece are followed for all, as long as
//! no bit comes from another piece: such a bit is unknown, and must be masked out before the end. The bits
//! of the word that can be set at all are followed as well. Sums may carry, and differences may borrow,
//! within a run of bits, but not out of it, for every number of a square. Circuits for which this fails are
//! followed bit by bit of the word ([`bit_by_bit`]).

mod bit_by_bit;

use bit_by_bit::BitByBit;

use super::truth_table::TruthTable;
use crate::circuit::{Bits, Circuit, Constant, Distance, Node, Op, shifted};
use crate::packing::PackingPair;
use crate::work;

/// A word of packed numbers.
#[derive(Clone, Debug)]
struct Word {
    /// For each bit of the number, the Boolean function of the same piece's number that it holds,
    /// if it holds one.
    bits: [Option<TruthTable>; 16],
    /// The bits that may be set.
    ones: u128,
    /// The word itself, if it is the same for every position.
    value: Option<u128>,
}

/// A flaw of a circuit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Flaw {
    /// The number of pieces for which it goes wrong.
    pub pieces: u32,
    /// The flaw for this many.
    pub kind: FlawKind,
}

/// The kinds of flaws.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FlawKind {
    /// A bit of the result is not shown to depend on the piece's own number alone.
    Unknown {
        /// The bit of the piece's number, from 0.
        bit: u32,
    },
    /// A bit of the result is wrong.
    Wrong {
        /// The bit of the piece's number, from 0.
        bit: u32,
        /// A number for which it is.
        number: u8,
    },
    /// A bit of the word that belongs to no bit of the result may be set.
    Outside {
        /// The bit of the word, from 0.
        bit: u32,
    },
    /// A word is moved farther than it reaches, or the other way.
    Far {
        /// How far to the left.
        by: i32,
    },
}

/// The proof that circuits between two packings are right.
///
/// ```
/// use quadrille_circuits::Objective;
/// use quadrille_circuits::packing::{Packing, PackingPair};
/// use quadrille_circuits::proof::{Flaw, FlawKind, Proof};
/// use quadrille_circuits::solve::PackedSolver;
/// let packings = PackingPair::within(&Packing::new(&[vec![0..6]], 64));
/// let numbers: Vec<u8> = (0..64).collect();
/// let images: Vec<u8> = numbers.iter().map(|number| number ^ 56).collect();
/// let flip = PackedSolver::new(&packings, &numbers, Objective::Latency).map(&images);
/// let points = |mask| (0..64).map(|number| (number, number ^ mask)).collect::<Vec<_>>();
/// let proof = Proof::new(&packings, &numbers);
/// let circuit = flip.circuit.unwrap();
/// assert_eq!(proof.flaw(&circuit, &points(56)), None);
/// let wrong = Flaw { pieces: 1, kind: FlawKind::Wrong { bit: 0, number: 0 } };
/// assert_eq!(proof.flaw(&circuit, &points(57)), Some(wrong));
/// ```
pub struct Proof<'a> {
    packings: &'a PackingPair,
    /// The numbers that are squares.
    squares: TruthTable,
}

impl Proof<'_> {
    /// The proof for pieces on squares with these numbers.
    pub fn new<'a>(packings: &'a PackingPair, numbers: &[u8]) -> Proof<'a> {
        Proof { packings, squares: TruthTable::of_numbers(numbers.iter().copied()) }
    }

    /// Why a circuit does not map each piece's number by these (number, value) points, in every
    /// position of any number of pieces, if it does not.
    pub fn flaw(&self, circuit: &Circuit, points: &[(u8, u8)]) -> Option<Flaw> {
        let wanted = self.wanted(points);
        let mut pieces = 1..=self.packings.most_pieces();
        pieces.find_map(|pieces| self.with(pieces).flaw(circuit, &wanted))
    }

    /// The flaw of a circuit for one number of pieces, if it has one.
    pub fn flaw_with(&self, pieces: u32, circuit: &Circuit, points: &[(u8, u8)]) -> Option<Flaw> {
        self.with(pieces).flaw(circuit, &self.wanted(points))
    }

    fn wanted<'a>(&self, points: &'a [(u8, u8)]) -> Wanted<'a> {
        let table = |bit: u32| {
            let ones = points.iter().filter(|(_, value)| value >> bit & 1 == 1);
            TruthTable::of_numbers(ones.map(|(number, _)| *number))
        };
        let tables = (0..self.packings.result_bits()).map(table).collect();
        Wanted { points, tables, squares: self.squares }
    }

    fn with(&self, pieces: u32) -> Follower<'_> {
        let packings = self.packings;
        let bits: Vec<usize> = packings.every().map(|bit| bit as usize).collect();
        let (mut masks, mut starts, mut strides) = ([0; 16], [0; 16], [0; 16]);
        for &bit in &bits {
            masks[bit] = packings.mask(1 << bit, pieces);
            starts[bit] = packings.packed_bit(bit as u32, 0, pieces) as i32;
            strides[bit] = packings.stride(bit as u32);
        }
        Follower { packings, squares: self.squares, pieces, bits, masks, starts, strides }
    }
}

/// The map that a circuit is to do.
struct Wanted<'a> {
    /// Numbers and their images.
    points: &'a [(u8, u8)],
    /// The required function of each result bit, on squares.
    tables: Vec<TruthTable>,
    /// The numbers that are squares.
    squares: TruthTable,
}

impl Wanted<'_> {
    /// The first flaw that `flaw` finds in a bit of the result.
    fn flaw(&self, flaw: impl Fn(u32) -> Option<FlawKind>) -> Option<FlawKind> {
        (0..self.tables.len() as u32).find_map(flaw)
    }

    /// The flaw of a result bit that is this function.
    fn flaw_of_bit(&self, bit: u32, table: TruthTable) -> Option<FlawKind> {
        let wrong = (table ^ self.tables[bit as usize]) & self.squares;
        if wrong.is_zero() {
            return None;
        }
        let mut numbers = self.points.iter().map(|point| point.0);
        numbers.find(|&number| wrong.at(number)).map(|number| FlawKind::Wrong { bit, number })
    }
}

/// Follows circuits for one number of pieces.
struct Follower<'a> {
    packings: &'a PackingPair,
    squares: TruthTable,
    pieces: u32,
    /// All bits, before and after.
    bits: Vec<usize>,
    /// For each bit of a number, the bits of the word that hold it, of all pieces.
    masks: [u128; 16],
    /// For each bit, the bit of the word that holds it for piece 0.
    starts: [i32; 16],
    /// For each bit, the stride between pieces.
    strides: [u32; 16],
}

impl Follower<'_> {
    fn flaw(&self, circuit: &Circuit, wanted: &Wanted<'_>) -> Option<Flaw> {
        let far = circuit.ops().iter().find_map(|&op| self.too_far(op));
        if let Some(by) = far {
            return Some(Flaw { pieces: self.pieces, kind: FlawKind::Far { by } });
        }
        work::add((circuit.ops().len() * self.bits.len()) as u64);
        let mut words: Vec<Word> = Vec::with_capacity(circuit.ops().len());
        for &op in circuit.ops() {
            let word = self.followed(op, circuit.ops(), &words);
            words.push(self.completed(word));
        }
        let word = &words[circuit.output().index()];
        let kind = wanted.flaw(|bit| match word.bits[self.packings.result(bit) as usize] {
            Some(table) => wanted.flaw_of_bit(bit, table),
            None => Some(FlawKind::Unknown { bit }),
        });
        let kind = match kind.or_else(|| self.outside(word))? {
            FlawKind::Unknown { .. } | FlawKind::Outside { .. } => {
                // The slower proof, which can follow more.
                let Follower { packings, squares, pieces, .. } = *self;
                BitByBit { packings, squares, pieces }.flaw(circuit, wanted)?
            }
            certain => certain,
        };
        Some(Flaw { pieces: self.pieces, kind })
    }

    /// How far an operation moves a word, if the emitted shift cannot.
    fn too_far(&self, op: Op) -> Option<i32> {
        let Op::Shift(_, by) = op else { return None };
        (!self.packings.can_move(by, self.pieces)).then(|| self.distance(by))
    }

    /// A bit of no result that may be set.
    fn outside(&self, word: &Word) -> Option<FlawKind> {
        let bit = (word.ones & !self.mask_of(self.packings.all_results())).trailing_zeros();
        (bit < 128).then_some(FlawKind::Outside { bit })
    }

    fn followed(&self, op: Op, ops: &[Op], words: &[Word]) -> Word {
        let word = |node: Node| &words[node.index()];
        // A word that is the same for every position, such as a factor, need not consist of whole numbers.
        if !op.is_leaf() && op.operands().all(|node| word(node).value.is_some()) {
            let op = match op {
                Op::Shift(a, by) => Op::Shift(a, Distance::fixed(self.distance(by))),
                op => op,
            };
            let value = |node: Node| word(node).value.unwrap_or(0);
            return self.constant(op.apply(self.packings.width(), value));
        }
        match op {
            Op::Input => self.input(),
            Op::Const(Constant::Each(bits)) => self.constant(self.mask_of(bits)),
            Op::Const(Constant::Word(word)) => self.constant(word),
            Op::And(a, b) => self.joined(word(a), word(b), both, |a, b| a & b),
            Op::AndNot(a, b) => {
                self.joined(word(a), word(b), |a, b| both(a, b.map(|b| !b)), |a, _| a)
            }
            Op::Or(a, b) => self.joined(word(a), word(b), either, |a, b| a | b),
            Op::Xor(a, b) => self.joined(word(a), word(b), |a, b| Some(a? ^ b?), |a, b| a | b),
            Op::Shift(a, by) => match ops[a.index()] {
                // Between the two, bits may be where no piece has any.
                Op::Mul(a, b) => self.multiplied(word(a), word(b), self.distance(by)),
                _ => self.moved(word(a), self.distance(by)),
            },
            Op::Add(..) | Op::Sub(..) => {
                self.total(op, ops, words).unwrap_or_else(|| self.unknown())
            }
            Op::Mul(a, b) => self.multiplied(word(a), word(b), 0),
            Op::Not(_) | Op::RotateLeft(..) | Op::SwapBytes(_) | Op::ReverseBits(_) => {
                self.unknown()
            }
        }
    }

    fn distance(&self, by: Distance) -> i32 {
        by.of(self.pieces, self.packings.width())
    }

    fn unknown(&self) -> Word {
        Word { bits: [None; 16], ones: self.mask(), value: None }
    }

    fn mask(&self) -> u128 {
        u128::MAX >> (128 - self.packings.width())
    }

    /// The position: where a bit of the result is one of the position's, it is known as well.
    fn input(&self) -> Word {
        let mut word =
            Word { bits: [None; 16], ones: self.mask_of(self.packings.all()), value: None };
        for bit in 0..self.packings.bits() {
            let same = |&other: &usize| self.is_apart(bit as usize, other, 0);
            for same in self.bits.iter().copied().filter(same) {
                word.bits[same] = Some(TruthTable::bit(bit));
            }
        }
        word
    }

    /// A word that is the same for every position: known where all pieces have the same.
    fn constant(&self, value: u128) -> Word {
        let ones = value & self.mask();
        let mut word = Word { bits: [None; 16], ones, value: Some(ones) };
        for &bit in &self.bits {
            if ones & self.masks[bit] == self.masks[bit] {
                word.bits[bit] = Some(TruthTable::ONE);
            }
        }
        word
    }

    fn mask_of(&self, bits: Bits) -> u128 {
        let ones = self.bits.iter().filter(|bit| bits >> **bit & 1 == 1);
        ones.fold(0, |all, &bit| all | self.masks[bit])
    }

    /// Whether one bit is so far from another in every piece.
    fn is_apart(&self, from: usize, to: usize, by: i32) -> bool {
        self.starts[to] - self.starts[from] == by && self.strides[from] == self.strides[to]
    }

    /// This word with its two views made to agree: bits that are set in no piece are 0, and bits that
    /// are 0 are set in no piece.
    fn completed(&self, mut word: Word) -> Word {
        for &bit in &self.bits {
            let mask = self.masks[bit];
            let known = &mut word.bits[bit];
            if known.is_none() && mask & word.ones == 0 {
                *known = Some(TruthTable::ZERO);
            }
            if *known == Some(TruthTable::ZERO) {
                word.ones &= !mask;
            }
        }
        word
    }

    /// A bit of the result is known if it comes from the same piece.
    fn moved(&self, word: &Word, by: i32) -> Word {
        let ones = shifted(self.packings.width(), word.ones, by);
        let mut moved = Word { bits: [None; 16], ones, value: None };
        for &to in &self.bits {
            let mut sources = self.bits.iter().filter(|&&from| self.is_apart(from, to, by));
            moved.bits[to] = sources.find_map(|&from| word.bits[from]);
        }
        moved
    }

    /// The value of an `Add` or `Sub`. If `p + q - b` cannot be followed because `p + q` carries
    /// across fields, tries `p - b + q`.
    fn total(&self, op: Op, ops: &[Op], words: &[Word]) -> Option<Word> {
        let word = |node: Node| &words[node.index()];
        let (a, b) = match op {
            Op::Add(a, b) => return self.sum(word(a), word(b), false),
            Op::Sub(a, b) => (a, b),
            _ => return None,
        };
        let difference = self.sum(word(a), word(b), true);
        difference.or_else(|| {
            let Op::Add(p, q) = ops[a.index()] else { return None };
            [(p, q), (q, p)].into_iter().find_map(|(p, q)| {
                let rest = self.completed(self.sum(word(p), word(b), true)?);
                self.sum(&rest, word(q), false)
            })
        })
    }

    /// A sum or difference, unless something is carried or borrowed beyond a run of bits: within the
    /// packing that both words are in.
    fn sum(&self, a: &Word, b: &Word, is_difference: bool) -> Option<Word> {
        let sides = [self.packings.all(), self.packings.all_results()];
        let within = |side: &Bits| (a.ones | b.ones) & !self.mask_of(*side) == 0;
        let mut sides = sides.into_iter().filter(within);
        sides.find_map(|side| self.sum_within(side, a, b, is_difference))
    }

    fn sum_within(&self, side: Bits, a: &Word, b: &Word, is_difference: bool) -> Option<Word> {
        let mut sum = Word { bits: [None; 16], ones: self.mask_of(side), value: None };
        let mut bits = self.bits.clone();
        bits.retain(|bit| side >> bit & 1 == 1);
        let next = |bit: usize| bits.iter().copied().find(|&other| self.is_apart(bit, other, 1));
        let is_first = |bit: &usize| !bits.iter().any(|&other| next(other) == Some(*bit));
        for first in bits.iter().copied().filter(is_first) {
            // A ripple of full adders along a run of neighbouring bits.
            let mut carry = TruthTable::ZERO;
            for bit in std::iter::successors(Some(first), |&bit| next(bit)) {
                let (a, b) = (a.bits[bit]?, b.bits[bit]?);
                sum.bits[bit] = Some(a ^ b ^ carry);
                let a = if is_difference { !a } else { a };
                carry = a & b | (a | b) & carry;
            }
            // A carry out of the run would change the bits of another piece.
            if !(carry & self.squares).is_zero() {
                return None;
            }
        }
        Some(sum)
    }

    /// A product with a constant, then moved.
    fn multiplied(&self, a: &Word, b: &Word, by: i32) -> Word {
        match (a.value, b.value) {
            (_, Some(factor)) => self.product(a, factor, by),
            (Some(factor), _) => self.product(b, factor, by),
            _ => self.unknown(),
        }
    }

    /// The copies of a word that a product adds up, where no two of them meet, then moved.
    fn product(&self, word: &Word, factor: u128, by: i32) -> Word {
        let width = self.packings.width();
        let mut product = Word { value: None, ..self.completed(self.constant(0)) };
        let mut reached = 0;
        for up in (0..width).filter(|up| factor >> up & 1 == 1) {
            let ones = shifted(width, word.ones, up as i32);
            // Where two copies may meet there may be a carry.
            if reached & ones != 0 {
                return self.unknown();
            }
            reached |= ones;
            let copy = self.completed(self.copied(word, up as i32, by));
            product = self.joined(&product, &copy, either, |a, b| a | b);
        }
        product
    }

    /// A word made of two, bit by bit. Circuits have hundreds of operations, which are followed for
    /// each number of pieces, unoptimised: only bits that there are are looked at.
    fn joined(
        &self,
        a: &Word,
        b: &Word,
        bit: impl Fn(Option<TruthTable>, Option<TruthTable>) -> Option<TruthTable>,
        ones: impl Fn(u128, u128) -> u128,
    ) -> Word {
        let mut joined = Word { bits: [None; 16], ones: ones(a.ones, b.ones), value: None };
        for &n in &self.bits {
            joined.bits[n] = bit(a.bits[n], b.bits[n]);
        }
        joined
    }

    /// A word moved up, then moved again, without what falls off in between.
    fn copied(&self, word: &Word, up: i32, by: i32) -> Word {
        let width = self.packings.width();
        let twice = |word| shifted(width, shifted(width, word, up), by);
        let mut kept = word.clone();
        for &bit in &self.bits {
            let mask = self.masks[bit];
            if shifted(width, shifted(width, mask, up), -up) != mask {
                kept.bits[bit] = None;
            }
        }
        Word { ones: twice(word.ones), ..self.moved(&kept, up + by) }
    }
}

/// The bits in both: none if one has none, even if the other is unknown.
fn both(a: Option<TruthTable>, b: Option<TruthTable>) -> Option<TruthTable> {
    match (a, b) {
        (Some(a), Some(b)) => Some(a & b),
        (Some(TruthTable::ZERO), _) | (_, Some(TruthTable::ZERO)) => Some(TruthTable::ZERO),
        _ => None,
    }
}

/// The bits in either, where both are known.
fn either(a: Option<TruthTable>, b: Option<TruthTable>) -> Option<TruthTable> {
    Some(a? | b?)
}
