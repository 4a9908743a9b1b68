//! Men by their letters, all in one word.

use super::men::{HIGHEST, MAX_MEN, ONES, PackedMen};

/// The letters of up to eight men, a byte each, the first in the lowest; Black's are lower case. The
/// highest bit is set where nobody is.
#[derive(Clone, Copy, Debug)]
pub(super) struct LetterWord(u64);

/// What sets the letters of the two colours apart.
const COLOUR: u64 = 0x20;

impl LetterWord {
    /// Nobody yet.
    pub(super) const NOBODY: LetterWord = LetterWord(HIGHEST);

    /// These letters, which are ASCII.
    pub(super) const fn new(letters: &[u8]) -> LetterWord {
        let (mut word, mut i) = (HIGHEST, 0);
        while i < letters.len() {
            word ^= (letters[i] as u64 | 0x80) << (8 * i);
            i += 1;
        }
        LetterWord(word)
    }

    /// With one man more, who is number `i`; `None` if his letter is none.
    #[inline(always)]
    pub(super) fn with(self, i: usize, letter: char) -> Option<LetterWord> {
        let letter = u64::from(letter);
        // Not the least of bytes, so that all bits but the highest of a byte say who it is.
        if letter.wrapping_sub(1) > 126 {
            None
        } else {
            Some(LetterWord(self.0 ^ (letter | 0x80) << (8 * i)))
        }
    }

    /// The same men of the other colour.
    #[inline(always)]
    pub(super) const fn exchanged(self) -> LetterWord {
        LetterWord(self.0 ^ ((!self.0 & HIGHEST) / 0x80 * COLOUR))
    }

    /// A number that all orders of the men have.
    #[inline(always)]
    pub(super) const fn hash(self) -> usize {
        // A constant without a pattern, turned as far as a letter says.
        const CONSTANT: u64 = 0x9e37_79b9_7f4a_7c15;
        let (mut hash, mut i) = (0_u64, 0);
        while i < MAX_MEN {
            hash = hash.wrapping_add(CONSTANT.rotate_left((self.0 >> (8 * i)) as u32 & 63));
            i += 1;
        }
        (hash >> 32) as usize
    }

    /// The squares of so many men with these letters, in the order of this word; `None` if that has other
    /// men. Like men stay in the order in which they come.
    #[inline(always)]
    pub(super) const fn assign(
        self,
        letters: LetterWord,
        squares: PackedMen,
        len: usize,
    ) -> Option<PackedMen> {
        let (mut left, mut assigned, mut i) = (self.0, 0, 0);
        while i < len {
            let letter = letters.0 >> (8 * i) & 0x7f;
            // The highest bit of the first byte that is the letter, of which no highest bit is set; it may be
            // set in later bytes, too.
            let same = left ^ (letter * ONES);
            let same = same.wrapping_sub(ONES) & !same & HIGHEST;
            if same == 0 {
                return None;
            }
            let first = same & same.wrapping_neg();
            left |= first;
            assigned |= squares.square(i) as u64 * (first >> 7);
            i += 1;
        }
        // Everybody has a square.
        if left & HIGHEST == HIGHEST { Some(PackedMen::of_word(assigned)) } else { None }
    }

    /// Whether these are the same men, in whatever order.
    pub(super) const fn has_the_men_of(self, men: LetterWord) -> bool {
        let len = (!men.0 & HIGHEST).count_ones() as usize;
        self.assign(men, PackedMen::NOBODY, len).is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squares_are_assigned_by_letters() {
        let squares = PackedMen::new(&[1, 2, 3, 4, 0, 0, 0, 0]);
        let assigned = |sequence: &str, letters: &str| {
            let [sequence, letters] =
                [sequence, letters].map(|men| LetterWord::new(men.as_bytes()));
            sequence.assign(letters, squares, 4).map(PackedMen::unpacked)
        };
        assert_eq!(assigned("KkRR", "RkRK"), Some([4, 2, 1, 3, 0, 0, 0, 0]));
        assert_eq!(assigned("KkRR", "RkRr"), None);
        assert_eq!(assigned("KkRRr", "RkRK"), None);
        assert_eq!(assigned("KkR", "RkRK"), None);
    }

    #[test]
    fn order_does_not_count_and_colours_do() {
        let word = |men: &str| LetterWord::new(men.as_bytes());
        assert_eq!(word("KQkr").hash(), word("rkQK").hash());
        assert!(word("KQkr").has_the_men_of(word("rkQK")));
        assert!(word("KQkr").exchanged().has_the_men_of(word("KRkq")));
        assert!(!word("KQkr").has_the_men_of(word("KRkq")));
        assert!(!word("KQkr").has_the_men_of(word("Kkr")));
        assert!(!word("Kkr").has_the_men_of(word("KQkr")));
    }
}
