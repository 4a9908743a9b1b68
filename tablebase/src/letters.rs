//! Men by their letters: which material they are, and where they stand in its sequence.

use super::men::{MAX_MEN, Order, PackedMen};

/// How many rows tables by letters have: two for each letter of ASCII, and some that nobody has.
const ROWS: usize = 64;

/// The difference between the letters of the two colours.
const COLOUR: u32 = 0x20;

/// The row of a letter; [`ROWS`] or more for other bytes.
#[inline(always)]
const fn row(letter: char) -> u32 {
    letter as u32 ^ 0x40
}

/// The contribution of each man to a material's hash, by rows: an irregular constant, rotated by a
/// distance that depends on the letter.
static HASHES: [u32; ROWS] = {
    let (mut hashes, mut row) = ([0; ROWS], 0);
    while row < ROWS as u32 {
        hashes[row as usize] = (0x9e37_79b9_7f4a_7c15_u64.rotate_left(row) >> 32) as u32;
        row += 1;
    }
    hashes
};

/// A number that is the same for all orders of the men; `None` if some byte is not a letter.
#[inline(always)]
pub(super) fn hash<T: Copy>(men: &[(char, T)]) -> Option<usize> {
    let (mut hash, mut rows) = (0_u32, 0);
    for &(letter, _) in men {
        let row = row(letter);
        rows |= row;
        hash = hash.wrapping_add(HASHES[row as usize % ROWS]);
    }
    if rows < ROWS as u32 { Some(hash as usize) } else { None }
}

/// [`hash`] of letters that are some, with colours exchanged if need be.
pub(super) const fn hash_of(letters: &[u8], exchanged: bool) -> usize {
    let (mut hash, mut i) = (0_u32, 0);
    while i < letters.len() {
        let row = row(letters[i] as char) ^ colour(exchanged);
        hash = hash.wrapping_add(HASHES[row as usize % ROWS]);
        i += 1;
    }
    hash as usize
}

/// Whether these are the same men, in whatever order, when the colours of one or the other are exchanged.
pub(super) const fn are_same(men: &[u8], other: &[u8], exchanged: bool) -> bool {
    let mut i = 0;
    while i < men.len() {
        let letter = men[i] ^ colour(exchanged) as u8;
        if count(men[i], men) != count(letter, other) {
            return false;
        }
        i += 1;
    }
    men.len() == other.len()
}

const fn count(letter: u8, men: &[u8]) -> usize {
    let (mut count, mut i) = (0, 0);
    while i < men.len() {
        count += (men[i] == letter) as usize;
        i += 1;
    }
    count
}

#[inline(always)]
const fn colour(exchanged: bool) -> u32 {
    if exchanged { COLOUR } else { 0 }
}

/// Where the men of a material stand in its sequence, by their letters.
#[derive(Clone, Copy, Debug)]
pub(super) struct LetterPlaces {
    /// By row: by how many bits the square of the first such man is shifted, like men being side by side;
    /// [`NOBODY`] where there is none.
    first: [u8; ROWS],
    /// Eight for each man, in the byte of the first of his like.
    counts: u64,
    /// How many men there are.
    len: usize,
    /// From like men side by side to the sequence, where that is something else.
    order: Option<Order>,
}

/// A shift that leaves nothing of an eight.
const NOBODY: u8 = 63;

impl LetterPlaces {
    /// Of the men of a sequence, which are letters of ASCII.
    pub(super) const fn new(sequence: &[u8]) -> LetterPlaces {
        let len = sequence.len();
        let mut places = LetterPlaces { first: [NOBODY; ROWS], counts: 0, len, order: None };
        let (mut in_sequence, mut next, mut man) = ([0; MAX_MEN], 0, 0);
        while man < len {
            let row = row(sequence[man] as char) as usize % ROWS;
            if places.first[row] == NOBODY {
                places.first[row] = 8 * next;
                let mut like = man;
                while like < len {
                    if sequence[like] == sequence[man] {
                        in_sequence[next as usize] = like as u8;
                        places.counts += 8 << places.first[row];
                        next += 1;
                    }
                    like += 1;
                }
            }
            man += 1;
        }
        man = 0;
        while man < len {
            if in_sequence[man] as usize != man {
                places.order = Some(Order::to(in_sequence, len));
            }
            man += 1;
        }
        places
    }

    /// The squares of men, who come in any order, in sequence; `None` if they are other men, with colours
    /// exchanged if need be. Like men stay in the order in which they come.
    #[inline(always)]
    pub(super) fn assign<T: Copy>(
        &self,
        men: &[(char, T)],
        exchanged: bool,
        place_of: impl Fn(T) -> u8,
    ) -> Option<PackedMen> {
        let colour = colour(exchanged);
        let (mut squares, mut counts) = (0_u64, 0_u64);
        for &(letter, square) in men {
            let first = u32::from(self.first[(row(letter) ^ colour) as usize % ROWS]);
            // Shifts are taken modulo 64, so that the counts of others, in higher bytes, do not matter.
            let shift = first.wrapping_add(counts.wrapping_shr(first) as u32);
            counts = counts.wrapping_add(8_u64.wrapping_shl(first));
            squares |= u64::from(place_of(square)).wrapping_shl(shift);
        }
        // Men that the material does not have add nothing, so the count shows that they are missing.
        if counts != self.counts || men.len() != self.len {
            return None;
        }
        let squares = PackedMen::of_word(squares);
        Some(match &self.order {
            None => squares,
            Some(order) => squares.ordered(order),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::short_list::ShortList;

    /// Men by their letters, on squares from 1 on.
    fn men(letters: &str) -> ShortList<(char, u8), 9> {
        let mut men = ShortList::none((' ', 0));
        letters.chars().zip(1..).for_each(|man| men.push(man));
        men
    }

    fn assigned(sequence: &str, letters: &str, exchanged: bool) -> Option<[u8; MAX_MEN]> {
        let places = LetterPlaces::new(sequence.as_bytes());
        places.assign(&men(letters), exchanged, |square| square).map(PackedMen::unpacked)
    }

    #[test]
    fn squares_are_assigned_by_letters() {
        assert_eq!(assigned("KkRR", "RkRK", false), Some([4, 2, 1, 3, 0, 0, 0, 0]));
        assert_eq!(assigned("KRkR", "RkRK", false), Some([4, 1, 2, 3, 0, 0, 0, 0]));
        assert_eq!(assigned("KkRR", "rKrk", true), Some([4, 2, 1, 3, 0, 0, 0, 0]));
        assert_eq!(assigned("RRRRRRRR", "RRRRRRRR", false), Some([1, 2, 3, 4, 5, 6, 7, 8]));
        for others in ["RkRr", "RRRK", "kRK", "kRRKr", "RkR[", "", "kkRR", "kBRRK"] {
            assert_eq!(assigned("KkRR", others, false), None, "{others}");
        }
    }

    #[test]
    fn order_does_not_count_and_colours_do() {
        let hash = |letters: &str| hash(&men(letters));
        assert_eq!(hash("KQkr"), hash("rkQK"));
        assert_eq!(hash("KQkr"), Some(hash_of(b"kqKR", true)));
        assert_eq!((hash("KQk\u{14b}"), hash("KQk1")), (None, None));
        assert!(are_same(b"KQkr", b"rkQK", false) && are_same(b"KQkr", b"KRkq", true));
        assert!(!are_same(b"KQkr", b"KRkq", false));
        assert!(!are_same(b"KQkr", b"Kkr", false) && !are_same(b"Kkr", b"KQkr", false));
        assert!(!are_same(b"KRRk", b"KRkk", false));
    }
}
