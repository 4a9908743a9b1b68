//! A solved method as later stages see it: the emitted tables, and the look-up that reads them.
//!
//! The look-up is the runtime's own, which emitted code runs, over the very bytes that are emitted. Verification
//! and tests call it here, with readers that check every index.

use std::ops::Range;

use crate::list::list;
use crate::model::{RayParts, WordSize};
use crate::solve::cost::Cost;
use quadrille_runtime::{U256, Word, table};

/// A table type of the runtime, with its constants and the byte strings from which it is made.
#[derive(Clone, Debug)]
pub struct RuntimeTables {
    /// The type, such as `Magic`.
    pub name: &'static str,
    /// Its arguments, in order.
    pub arguments: Vec<Argument>,
    /// The byte strings that its constructor takes, in order.
    pub strings: Vec<Vec<u8>>,
    /// The bytes of the tables, records included.
    pub bytes: usize,
    /// The doc comment of the tables.
    pub doc: String,
}

/// An argument of a type of the runtime.
#[derive(Clone, Copy, Debug)]
pub enum Argument {
    /// The word of sets.
    Word(WordSize),
    /// A number, such as that of slots.
    Count(usize),
    /// True if the type has a part.
    Is(bool),
}

impl RuntimeTables {
    /// The tables of a type with this alignment in bytes.
    pub(super) fn new(
        name: &'static str,
        arguments: &[usize],
        strings: Vec<Vec<u8>>,
        align: usize,
        contents: &str,
    ) -> RuntimeTables {
        let arguments = list(arguments, |&count| Argument::Count(count));
        let bytes = strings.iter().map(Vec::len).sum::<usize>().next_multiple_of(align);
        RuntimeTables {
            name,
            arguments,
            strings,
            bytes,
            doc: format!("{bytes} bytes: {contents}."),
        }
    }

    /// The same for a type whose first argument is a word.
    pub(super) fn of_word(
        name: &'static str,
        word: WordSize,
        arguments: &[usize],
        strings: Vec<Vec<u8>>,
        align: usize,
        contents: &str,
    ) -> RuntimeTables {
        let mut tables = RuntimeTables::new(name, arguments, strings, align, contents);
        tables.arguments.insert(0, Argument::Word(word));
        tables
    }
}

/// A solved method, with all that verification, emission and reports need of it.
pub trait LookUp {
    /// The tables that are emitted.
    fn tables(&self) -> RuntimeTables;

    /// The runtime's look-ups over the emitted tables, given the number of rays. There is one, or a second one for
    /// vectors.
    fn kernels(&self, rays: usize) -> Vec<Box<dyn Kernel>>;

    /// The cost of a look-up without table bytes and rotation of frames. It is the record in the documentation and
    /// `COSTS`, by which `solve::set_attacks` chooses between look-ups and fills.
    fn cost(&self) -> Cost;

    /// Identifies the index that a slot reads: slots with equal values share one.
    fn index(&self, slot: usize) -> Vec<u32> {
        vec![slot as u32]
    }
}

/// A look-up of the runtime over emitted tables. A square's number leads to its slot.
pub trait Kernel {
    /// The parts that are looked up independently: the rays of each, as indexes into
    /// [`Leap::steps`](crate::model::Leap::steps).
    fn parts(&self) -> &[Vec<usize>];

    /// The occupancies of a ray that a look-up can tell apart.
    fn trials(&self, _ray: usize) -> Trials {
        Trials::Each
    }

    /// Returns whether no occupancy leads out of a slot's tables, as the runtime's constructors assert.
    fn is_within(&self, slot: usize) -> bool;

    /// The relevant squares of a part, if it has a mask of them.
    fn mask(&self, slot: usize, part: usize) -> Option<u128>;

    /// The squares attacked along the rays of one part, or of all; `None` if a read is beyond a table.
    fn attacks(&self, slot: usize, part: Option<usize>, occupancy: u128) -> Option<u128>;
}

/// A look-up by the records of a square's slot.
struct RecordKernel<R, B, A> {
    parts: RayParts,
    records: Box<[R]>,
    mask: fn(&R) -> u128,
    is_within: B,
    attacks: A,
}

/// The look-up by the records of a square's slot, with a record for each part. Given are the squares that a record
/// looks at, whether the keys of a slot's records lead into the tables, and the squares attacked by some of these
/// records, given the index of the first.
pub(super) fn by_records<R: 'static>(
    parts: RayParts,
    records: Box<[R]>,
    mask: fn(&R) -> u128,
    is_within: impl Fn(&[R]) -> bool + 'static,
    attacks: impl Fn(usize, &[R], u128) -> Option<u128> + 'static,
) -> Box<dyn Kernel> {
    Box::new(RecordKernel { parts, records, mask, is_within, attacks })
}

impl<R, B, A> Kernel for RecordKernel<R, B, A>
where
    B: Fn(&[R]) -> bool,
    A: Fn(usize, &[R], u128) -> Option<u128>,
{
    fn parts(&self) -> &[Vec<usize>] {
        &self.parts
    }

    fn is_within(&self, slot: usize) -> bool {
        let count = self.parts.len();
        self.records.get(slot * count..(slot + 1) * count).is_some_and(&self.is_within)
    }

    fn mask(&self, slot: usize, part: usize) -> Option<u128> {
        Some((self.mask)(&self.records[slot * self.parts.len() + part]))
    }

    fn attacks(&self, slot: usize, part: Option<usize>, occupancy: u128) -> Option<u128> {
        let (parts, first) = (range_of(part, self.parts.len()), slot * self.parts.len());
        let records = self.records.get(first + parts.start..first + parts.end)?;
        (self.attacks)(first + parts.start, records, occupancy)
    }
}

/// Occupancies that cover everything that a part can tell apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trials {
    /// Every relevant occupancy, since a table may hold anything for each.
    Each,
    /// Every nearest blocker on each ray, with all squares beyond it empty, and with all of them occupied. They
    /// suffice for look-ups that can tell nothing else apart, on lines with too many occupancies.
    Nearest,
}

/// Words as the runtime reads them. They are in boxes, here and in the kernels, because verification runs unoptimised,
/// where every index of a vector is a call.
pub(super) fn words<W: Word>(bytes: &[u8]) -> Box<[W]> {
    list(bytes.chunks(size_of::<W>()), |bytes| table::read_at(bytes, 0)).into()
}

/// The value of a word of up to 128 bits.
pub(crate) fn value<W: Word>(word: W) -> u128 {
    let widest: U256 = word.into();
    widest.low()
}

/// Records of `N` words as the runtime reads them.
pub(super) fn records<R, const N: usize>(bytes: &[u8], new: impl Fn([u64; N]) -> R) -> Box<[R]> {
    list(words::<u64>(bytes).as_chunks().0, |&words| new(words)).into()
}

/// Words of `size` bytes each, least significant byte first, as the runtime reads them.
pub(crate) fn bytes<T: Copy + Into<U256>>(size: usize, words: &[T]) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(size * words.len());
    for &word in words {
        let word: U256 = word.into();
        let halves = [word.low(), word.high()].map(u128::to_le_bytes);
        bytes.extend_from_slice(&halves.as_flattened()[..size]);
    }
    bytes
}

/// The range of one part, or of all parts.
pub(super) fn range_of(part: Option<usize>, parts: usize) -> Range<usize> {
    part.map_or(0..parts, |part| part..part + 1)
}

/// All rays as one part.
pub(super) fn together(rays: usize) -> RayParts {
    vec![(0..rays).collect()]
}

/// The two rays of each line: ray `i + n/2` is opposite to ray `i`.
pub(super) fn each_line(rays: usize) -> RayParts {
    list(0..rays / 2, |line| vec![line, line + rays / 2])
}
