//! A word on the way through a circuit, as a function of the circuit's input.

/// A word as far as it is known for every input: each of its bits is an exclusive-or of bits of the input and a
/// constant, or unknown.
///
/// For each bit of the input it holds the word that the bit contributes, so an operation on all bits takes a few
/// machine words. Loops count, as they run unoptimised.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Word {
    /// For each bit of the input, the bits that change with it.
    pub(super) columns: Vec<u128>,
    /// The bits that change at all.
    variable: u128,
    /// The word for the input 0.
    pub(super) constant: u128,
    /// The unknown bits, which no other field has.
    pub(super) unknown: u128,
}

impl Word {
    /// The circuit's input, of `width` bits, in which no bits outside `domain` are ever set.
    pub(super) fn input(width: u32, domain: u128) -> Word {
        let columns = (0..width).map(|n| domain & 1 << n).collect();
        Word { columns, variable: domain, constant: 0, unknown: 0 }
    }

    pub(super) fn constant(width: u32, constant: u128) -> Word {
        Word { columns: vec![0; width as usize], variable: 0, constant, unknown: 0 }
    }

    /// The value, if it is the same for every input.
    pub(super) fn value(&self) -> Option<u128> {
        (self.variable | self.unknown == 0).then_some(self.constant)
    }

    /// The bits that may be set.
    pub(super) fn possible(&self) -> u128 {
        self.variable | self.constant | self.unknown
    }

    /// The word with its bits moved, copied or dropped by a function that treats every word alike.
    pub(super) fn moved(&self, change: impl Fn(u128) -> u128) -> Word {
        let mut columns = self.columns.clone();
        let mut index = 0;
        while index < columns.len() {
            if columns[index] != 0 {
                columns[index] = change(columns[index]);
            }
            index += 1;
        }
        Word {
            columns,
            variable: change(self.variable),
            constant: change(self.constant),
            unknown: change(self.unknown),
        }
    }

    /// The exclusive-or of copies of the word, each shifted to the left.
    pub(super) fn copied(&self, distances: &[u32], mask: u128) -> Word {
        let sum = |word| distances.iter().fold(0, |sum, by| sum ^ word << by) & mask;
        let any = |word| distances.iter().fold(0, |any, by| any | word << by) & mask;
        let copies = Word { variable: any(self.variable), ..self.moved(sum) };
        copies.forgetting(any(self.unknown))
    }

    /// The word with some bits made unknown.
    pub(super) fn forgetting(&self, bits: u128) -> Word {
        let known = self.moved(|word| word & !bits);
        Word { unknown: self.unknown | bits, ..known }
    }

    pub(super) fn not(&self, mask: u128) -> Word {
        Word { constant: !self.constant & mask & !self.unknown, ..self.clone() }
    }

    pub(super) fn xor(&self, other: &Word) -> Word {
        let unknown = self.unknown | other.unknown;
        let mut result = self.joined(other, !unknown, !unknown);
        result.unknown = unknown;
        result
    }

    pub(super) fn and(&self, other: &Word) -> Word {
        match (self.value(), other.value()) {
            (_, Some(mask)) => self.moved(|word| word & mask),
            (Some(mask), _) => other.moved(|word| word & mask),
            _ => self.and_variable(other),
        }
    }

    pub(super) fn or(&self, other: &Word, mask: u128) -> Word {
        if self.possible() & other.possible() == 0 {
            self.xor(other)
        } else {
            self.not(mask).and(&other.not(mask)).not(mask)
        }
    }

    /// The bits set in both. The result of two varying bits is known only if they are equal or opposite.
    fn and_variable(&self, other: &Word) -> Word {
        // 0 & x = 0, 1 & x = x, x & x = x, x & !x = 0; anything else is unknown.
        let zero = !self.possible() | !other.possible();
        let (one, other_one) = (self.always_set(), other.always_set());
        let unknown = self.unknown | other.unknown;
        let same = !(zero | one | other_one | unknown | self.unequal(other));
        let opposite = same & (self.constant ^ other.constant);
        let from_self = !zero & (other_one | same & !opposite);
        let from_other = !zero & !other_one & one;
        let lost = !(zero | from_self | from_other | opposite);
        let mut result = self.joined(other, from_self, from_other);
        result.unknown = self.unknown & from_self | other.unknown & from_other | lost;
        result
    }

    /// The bits that are 1 for every input.
    fn always_set(&self) -> u128 {
        self.constant & !self.variable
    }

    /// The bits that do not depend on the same bits of the input in both.
    fn unequal(&self, other: &Word) -> u128 {
        let (mut unequal, mut index) = (0, 0);
        while index < self.columns.len() {
            unequal |= self.columns[index] ^ other.columns[index];
            index += 1;
        }
        unequal
    }

    /// The sum of some known bits of this word and some of the other.
    fn joined(&self, other: &Word, from_self: u128, from_other: u128) -> Word {
        let mut columns = self.columns.clone();
        let (mut variable, mut index) = (0, 0);
        while index < columns.len() {
            columns[index] = columns[index] & from_self ^ other.columns[index] & from_other;
            variable |= columns[index];
            index += 1;
        }
        let constant = self.constant & from_self ^ other.constant & from_other;
        Word { columns, variable, constant, unknown: 0 }
    }
}
