//! Windows: the bits of a magic that a key depends on, one window for each relevant square.
//!
//! A key is the top `K` bits of the product, and each occupied square with bit `b` adds to it the `K` bits of the
//! magic from bit `64 - K - b` up: its window. Two look-ups of a class have equal keys exactly if the windows of
//! corresponding squares are equal, up to carries from below the key. So bits of their magics that must be equal
//! are one unknown, and bits that must equal a bit below bit 0 are 0.
//!
//! A rotation of the occupancy before the multiplication only changes the number of each bit. Bits that a pattern
//! adds to every occupancy have windows like squares, and these must be equal too.

use crate::list::list;

/// The bits of the relevant squares of some look-ups of a class, in the factor of the magic:
/// `images[i][j]` is the `j`-th relevant square of look-up `i`. The bits of every occupancy follow.
pub type Images<'a> = &'a [&'a [u8]];

/// The windows of some look-ups whose keys should be equal.
pub struct Windows<'a> {
    images: Images<'a>,
    key_bits: u32,
    /// The unknown of each bit of each square's window, from the least significant, or [`ZERO`](Windows::ZERO).
    unknowns: Vec<u8>,
    count: usize,
}

impl<'a> Windows<'a> {
    /// Marks a window bit that must be 0.
    pub const ZERO: u8 = u8::MAX;

    /// The windows of keys of `key_bits`.
    pub fn new(images: Images<'a>, key_bits: u32) -> Windows<'a> {
        let mut windows = Windows { images, key_bits, unknowns: Vec::new(), count: 0 };
        let mut sets = Sets::new();
        for image in &images[1..] {
            windows.join(image, &mut sets);
        }
        windows.name(&mut sets);
        windows
    }

    /// The unknowns of a square's window, from the least significant bit.
    pub fn of(&self, square: usize) -> &[u8] {
        let bits = self.key_bits as usize;
        &self.unknowns[square * bits..][..bits]
    }

    /// The number of unknowns, which is at most 64, as they are bits of the first magic.
    pub fn count(&self) -> usize {
        self.count
    }

    /// The number of relevant squares and of bits that every occupancy has.
    pub fn squares(&self) -> usize {
        self.images[0].len()
    }

    /// The bit of the magic that is this bit of a square's window, or `None` below the magic.
    fn magic_bit(&self, square: u8, bit: u32) -> Option<u32> {
        (64 + bit).checked_sub(self.key_bits + u32::from(square))
    }

    /// The first bit of each square's window in the magic. Negative bits are below the magic.
    fn starts(&self, image: &[u8]) -> Vec<i32> {
        let start = |&square: &u8| 64 - self.key_bits as i32 - i32::from(square);
        list(image.iter(), start)
    }

    /// Joins unknowns that are the same bit of this image's magic. Until they are named, unknowns are bits of the
    /// first image's magic. These are loops over slices, as they run unoptimised for every pair of images.
    fn join(&self, image: &[u8], sets: &mut Sets) {
        let mut first = [Sets::NONE as u8; 64];
        let (starts, others) = (self.starts(image), self.starts(self.images[0]));
        let (starts, others) = (&starts[..], &others[..]);
        let mut square = 0;
        while square < starts.len() {
            let mut bit = 0;
            while bit < self.key_bits as i32 {
                let (own, other) = (starts[square] + bit, others[square] + bit);
                // This bit of the window is the same in both images. If another square's window contains this bit
                // of the image's magic, its bit there is the same as well.
                let unknown = if other < 0 { Sets::ZERO } else { other as usize };
                if own < 0 {
                    sets.join(unknown, Sets::ZERO);
                } else {
                    let known = &mut first[own as usize];
                    if *known as usize == Sets::NONE {
                        *known = unknown as u8;
                    } else {
                        sets.join(unknown, *known as usize);
                    }
                }
                bit += 1;
            }
            square += 1;
        }
    }

    /// Numbers the unknowns from 0.
    fn name(&mut self, sets: &mut Sets) {
        let mut names = [Windows::ZERO; Sets::ZERO + 1];
        let zero = sets.root(Sets::ZERO);
        let starts = self.starts(self.images[0]);
        let mut unknowns = Vec::with_capacity(starts.len() * self.key_bits as usize);
        for &start in &starts {
            let mut bit = start;
            while bit < start + self.key_bits as i32 {
                let root = if bit < 0 { zero } else { sets.root(bit as usize) };
                if root != zero && names[root] == Windows::ZERO {
                    names[root] = self.count as u8;
                    self.count += 1;
                }
                unknowns.push(names[root]);
                bit += 1;
            }
        }
        self.unknowns = unknowns;
    }

    /// The magic of each image if the unknowns of `ones` are 1 and all others 0.
    pub fn magics(&self, ones: u64) -> Vec<u64> {
        let is_one = |unknown: u8| unknown != Windows::ZERO && ones >> unknown & 1 != 0;
        let bits = self.key_bits as usize;
        let at = (0..self.unknowns.len()).filter(|&at| is_one(self.unknowns[at]));
        let at: Vec<(usize, usize)> = list(at, |at| (at / bits, at % bits));
        let of = |image: &&[u8]| {
            let magic_bit =
                |&(square, bit): &(usize, usize)| self.magic_bit(image[square], bit as u32);
            at.iter().filter_map(magic_bit).fold(0, |magic, bit| magic | 1 << bit)
        };
        list(self.images.iter(), of)
    }

    /// Returns whether the bits below the key carry into it if all squares are occupied. If they do not, they never
    /// do.
    pub fn carry(&self, magics: &[u64]) -> bool {
        let below = u64::MAX >> self.key_bits;
        self.images.iter().zip(magics).any(|(image, &magic)| {
            let sum: u128 = image.iter().map(|&b| u128::from(magic << b & below)).sum();
            sum > u128::from(below)
        })
    }
}

/// Disjoint sets of the 64 bits of a magic, and of 0.
struct Sets([u8; Sets::ZERO + 1]);

impl Sets {
    /// The element whose class is 0 in every magic.
    const ZERO: usize = 64;
    const NONE: usize = 65;

    fn new() -> Sets {
        let mut elements = [0; Sets::ZERO + 1];
        let mut element = 0;
        while element <= Sets::ZERO {
            elements[element] = element as u8;
            element += 1;
        }
        Sets(elements)
    }

    fn root(&mut self, mut element: usize) -> usize {
        loop {
            let next = self.0[element];
            if next as usize == element {
                return element;
            }
            let following = self.0[next as usize];
            self.0[element] = following;
            element = following as usize;
        }
    }

    fn join(&mut self, a: usize, b: usize) {
        if a != b {
            let (a, b) = (self.root(a), self.root(b));
            self.0[a] = b as u8;
        }
    }
}
