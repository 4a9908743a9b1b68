//! A key in letters, as descriptions have it: `22'1'1`, with names of squares where a group does not stay together.

use super::key_squares::{KeySquares, LetterGroup};

/// A group, or a single square, at its place in a key.
#[derive(Clone, PartialEq, Eq)]
struct Block {
    name: String,
    /// Its least significant bit in the key.
    low: u32,
    width: u32,
    /// The number of relevant squares in it.
    squares: usize,
}

impl Block {
    fn has(&self, bit: u32) -> bool {
        (self.low..self.low + self.width).contains(&bit)
    }

    /// True if it shares some of its bits with another block, but not all.
    fn cuts(&self, other: &Block) -> bool {
        let is_same = (self.low, self.width) == (other.low, other.width);
        !is_same && self.low < other.low + other.width && other.low < self.low + self.width
    }
}

/// The key in letters, or, if it does not permute bits, the squares that each bit sums up.
pub fn or_sums(key_squares: &KeySquares<'_>) -> String {
    if let Some(cells) = cells(key_squares) {
        return cells.concat();
    }
    let bits = (0..key_squares.multiplier.key_bits()).rev();
    let sums = bits.map(|bit| {
        let squares: Vec<&str> = key_squares.at(bit).map(|square| square.name.as_str()).collect();
        if squares.is_empty() { "0".to_owned() } else { squares.join("+") }
    });
    let rotated = match key_squares.multiplier.rotation {
        0 => String::new(),
        rotation => format!(" rotated {rotation}"),
    };
    format!("sums: {}{rotated}", sums.collect::<Vec<_>>().join(" "))
}

/// The cells of the key in letters, most significant first. `None` if the key does not permute bits, or the
/// occupancy is rotated first.
pub fn cells(key_squares: &KeySquares<'_>) -> Option<Vec<String>> {
    if !key_squares.permutes() || key_squares.multiplier.rotation != 0 {
        return None;
    }
    let blocks = blocks(key_squares);
    let width = blocks.iter().map(|block| block.width).filter(|&width| width > 1);
    let widths: Vec<u32> = width.collect();
    // A gap is as wide as the groups, if all have one width.
    let gap = widths.first().copied().filter(|&first| widths.iter().all(|&width| width == first));
    let (mut cells, mut top) = (Vec::new(), key_squares.multiplier.key_bits());
    while top > 0 {
        let here: Vec<&Block> = blocks.iter().filter(|block| block.has(top - 1)).collect();
        let free = (0..top).rev().take_while(|&bit| !blocks.iter().any(|block| block.has(bit)));
        let (cell, width) = match (here.as_slice(), gap) {
            ([], Some(gap)) if free.count() as u32 >= gap => (".".to_owned(), gap),
            ([], _) => ("_".to_owned(), 1),
            ([block], _) => (block.name.clone(), block.width),
            ([first, ..], _) => {
                let names = here.iter().map(|block| block.name.as_str());
                (format!("{{{}}}", names.collect::<String>()), first.width)
            }
        };
        cells.push(cell);
        top -= width;
    }
    Some(cells)
}

/// The groups that stay whole in the key, those with most relevant squares first, and the squares in none of them.
fn blocks(key_squares: &KeySquares<'_>) -> Vec<Block> {
    let mut blocks: Vec<Block> = Vec::new();
    let mut whole = whole_groups(key_squares);
    whole.sort_by_key(|block| (usize::MAX - block.squares, block.low));
    for block in whole {
        if !blocks.iter().any(|other| other.cuts(&block)) {
            blocks.push(block);
        }
    }
    loop {
        let singles = singles(key_squares, &blocks);
        let is_cut = |block: &Block| singles.iter().any(|single| single.cuts(block));
        if !blocks.iter().any(is_cut) {
            blocks.extend(singles);
            return blocks;
        }
        blocks.retain(|block| !is_cut(block));
    }
}

/// The groups whose relevant squares come to the key by one shift, and by no other.
fn whole_groups(key_squares: &KeySquares<'_>) -> Vec<Block> {
    let key_bits = key_squares.multiplier.key_bits();
    let block = |group: &LetterGroup<'_>, by: u32| {
        let low = (group.shift + by).checked_sub(64 - key_bits)?;
        let own: Vec<_> =
            key_squares.squares.iter().filter(|square| group.has(square.number)).collect();
        let is_whole =
            own.iter().all(|square| square.bits == [low + u32::from(square.number) - group.shift]);
        let is_within = low + group.width <= key_bits;
        (is_within && is_whole && !own.is_empty()).then(|| Block {
            name: group.name.to_owned(),
            low,
            width: group.width,
            squares: own.len(),
        })
    };
    let shifts = (0..64).filter(|by| key_squares.multiplier.magic >> by & 1 != 0);
    let of_shift = |by| key_squares.groups.iter().filter_map(move |group| block(group, by));
    shifts.flat_map(of_shift).collect()
}

/// The squares of no whole group, once for each of their bits.
fn singles(key_squares: &KeySquares<'_>, blocks: &[Block]) -> Vec<Block> {
    let is_alone = |number: u8| {
        let mut groups = key_squares.groups.iter().filter(|group| group.has(number));
        !groups.any(|group| blocks.iter().any(|block| block.name == group.name))
    };
    let alone = key_squares.squares.iter().filter(|square| is_alone(square.number));
    let single =
        |name: &str, low: u32| Block { name: format!("({name})"), low, width: 1, squares: 1 };
    alone.flat_map(|square| square.bits.iter().map(|&bit| single(&square.name, bit))).collect()
}
