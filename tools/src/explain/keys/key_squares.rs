//! The bits of a key to which a magic moves the relevant squares.

use quadrille_codegen::model::{Group, Layout, Multiplier, WordSize, multiplied_bit};
use quadrille_codegen::proof::magics::letters;
use quadrille_codegen::solve::sliders::{MagicEntry, MagicTables};

/// A relevant square, and the bits of the key to which a magic moves it.
pub struct KeySquare {
    /// The name of the square.
    pub name: String,
    pub number: u8,
    /// The bits of the key, least first.
    pub bits: Vec<u32>,
}

/// The relevant squares of one key, and the groups of the layout.
pub struct KeySquares<'a> {
    /// The multiplier that makes the key.
    pub multiplier: Multiplier,
    /// The word of bitboards.
    pub word: WordSize,
    /// The relevant squares, greatest number first.
    pub squares: Vec<KeySquare>,
    /// The groups, most significant first.
    pub groups: Vec<LetterGroup<'a>>,
    /// The numbers of all squares that are relevant to the rider from some square.
    seen: u128,
}

/// A group of squares, and its least significant bit in the word.
pub struct LetterGroup<'a> {
    pub name: &'a str,
    /// Its number of bits.
    pub width: u32,
    /// Its least significant bit.
    pub shift: u32,
}

impl LetterGroup<'_> {
    fn new<'a>(layout: &Layout, group: &'a Group) -> LetterGroup<'a> {
        let numbers = group.squares.iter().map(|&square| layout.numbering.number(square));
        let shift = numbers.min().map_or(0, u32::from);
        LetterGroup { name: &group.name, width: group.squares.len() as u32, shift }
    }

    /// True if it has the bit of this number.
    pub fn has(&self, number: u8) -> bool {
        (self.shift..self.shift + self.width).contains(&number.into())
    }
}

impl<'a> KeySquares<'a> {
    /// The squares of one key of some tables.
    pub fn new(layout: &'a Layout, tables: &MagicTables, entry: &MagicEntry) -> KeySquares<'a> {
        let word = layout.word.unwrap_or(WordSize::U64);
        let multiplier = entry.multiplier;
        let numbers = (0..word.bits() as u8).rev().filter(|number| entry.mask >> number & 1 != 0);
        let squares = numbers.filter_map(|number| {
            let name = layout.names.square(layout.board(), layout.numbering.square(number)?);
            let bits = letters::key_bits(word, multiplier, number).collect();
            Some(KeySquare { name, number, bits })
        });
        let groups = layout.groups.iter().map(|group| LetterGroup::new(layout, group)).collect();
        let seen = tables.squares.iter().flatten().fold(0, |seen, entry| seen | entry.mask);
        KeySquares { multiplier, word, squares: squares.collect(), groups, seen }
    }

    /// True if groups are runs of adjacent bits in the factor, as in the word.
    pub fn groups_stay(&self) -> bool {
        self.word == WordSize::U64 && self.multiplier.rotation == 0
    }

    /// The group that has this bit.
    pub fn group_of(&self, bit: u32) -> Option<&LetterGroup<'a>> {
        self.groups.iter().find(|group| group.has(bit as u8))
    }

    /// True if some square of a group is relevant to the rider from some square.
    pub fn is_seen(&self, group: &LetterGroup<'_>) -> bool {
        (group.shift..group.shift + group.width).any(|bit| self.seen >> bit & 1 != 0)
    }

    /// The squares that become this bit of the factor.
    pub fn at_factor(&self, bit: u32) -> impl Iterator<Item = &str> {
        let factor = move |number| multiplied_bit(self.word, number, self.multiplier.rotation);
        let here = move |square: &&KeySquare| u32::from(factor(square.number)) == bit;
        self.squares.iter().filter(here).map(|square| square.name.as_str())
    }

    /// The number of relevant squares.
    pub fn relevant(&self) -> usize {
        self.squares.len()
    }

    /// The number of bits of the key.
    pub fn bits(&self) -> usize {
        self.multiplier.key_bits() as usize
    }

    /// The squares that the magic moves to a bit of the key.
    pub fn at(&self, bit: u32) -> impl Iterator<Item = &KeySquare> {
        self.squares.iter().filter(move |square| square.bits.contains(&bit))
    }

    /// True if each square has one bit of the key, and no two squares share one.
    pub fn permutes(&self) -> bool {
        (0..self.multiplier.key_bits()).all(|bit| self.at(bit).count() <= 1)
            && self.squares.iter().all(|square| !square.bits.is_empty())
            && !self.carries()
    }

    /// True if the bits below the key carry into it when all squares are occupied. Otherwise they never do.
    fn carries(&self) -> bool {
        let below = u64::MAX >> self.multiplier.key_bits();
        let copy = |square: &KeySquare| {
            self.multiplier.magic
                << multiplied_bit(self.word, square.number, self.multiplier.rotation)
        };
        let sum: u128 = self.squares.iter().map(|square| u128::from(copy(square) & below)).sum();
        sum > u128::from(below)
    }

    /// Explains in a sentence how the squares fill the key.
    pub fn summary(&self) -> String {
        let (relevant, bits) = (self.relevant(), self.bits());
        let occupancies = 1_u64 << relevant;
        let enough = match bits.cmp(&relevant) {
            std::cmp::Ordering::Equal => "a bit for each".to_owned(),
            std::cmp::Ordering::Less => {
                "fewer, as some occupancies with the same attack set have one key".to_owned()
            }
            std::cmp::Ordering::Greater => format!("{} to spare", bits - relevant),
        };
        let mut text = format!(
            "{relevant} squares matter ({occupancies} occupancies), the key has {bits} bits: {enough}"
        );
        if self.multiplier.rotation != 0 {
            let rotation = self.multiplier.rotation.to_string();
            text.extend(["; the occupancy is rotated by ", &rotation, " first"]);
        }
        if self.multiplier.pattern != 0 {
            text += "; a pattern complements squares first";
        }
        text
    }
}
