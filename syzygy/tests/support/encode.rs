//! Writes small tables with any values, so that tests reach features that real tables of few men lack.

use std::collections::BTreeMap;

use quadrille::tablebase::{Material, Syzygy, Tablebase};
use quadrille_syzygy::{MaterialKey, TableKind};

/// The values of one side to move and one file, by index.
#[derive(Clone)]
pub enum Values {
    Constant(u8),
    Compressed(Vec<u16>),
}

/// The values for one file of the leading pawn, or for all.
#[derive(Clone)]
pub struct SubTable {
    /// The place of the leading group among the strides, for White and for Black (or nobody).
    pub order: [u8; 2],
    /// The place of the pawns that do not lead, if both sides have pawns.
    pub order2: Option<[u8; 2]>,
    /// The men, as tables number them.
    pub men: Vec<[u8; 2]>,
    pub values: Vec<Values>,
    /// The flags of distances to zeroing.
    pub flags: u8,
    pub lists: [Vec<u16>; 4],
}

/// The man with this letter as tables number it.
pub fn man(letter: u8) -> u8 {
    let role = b"PNBRQK".iter().position(|&other| other == letter.to_ascii_uppercase()).unwrap();
    role as u8 + if letter.is_ascii_uppercase() { 1 } else { 9 }
}

/// The pieces of a compressed part.
#[derive(Default)]
struct Compressed {
    head: Vec<u8>,
    sparse: Vec<u8>,
    lengths: Vec<u8>,
    blocks: Vec<u8>,
}

/// The first bytes of a table.
pub fn magic(kind: TableKind) -> [u8; 4] {
    match kind {
        TableKind::Wdl => [0x71, 0xe8, 0x23, 0x5d],
        TableKind::Dtz => [0xd7, 0x66, 0x0c, 0xa5],
    }
}

/// A table.
pub fn table(kind: TableKind, split: bool, parts: &[SubTable]) -> Vec<u8> {
    let pawns = parts.len() == 4;
    let mut bytes = magic(kind).to_vec();
    bytes.push(u8::from(split) | u8::from(pawns) << 1 | (parts[0].men.len() as u8) << 4);
    for part in parts {
        bytes.push(part.order[0] | part.order[1] << 4);
        bytes.extend(part.order2.map(|order| order[0] | order[1] << 4));
        bytes.extend(part.men.iter().map(|men| men[0] | men[1] << 4));
    }
    align(&mut bytes, 2);
    let compressed: Vec<Compressed> = parts
        .iter()
        .flat_map(|part| part.values.iter().map(|values| compress(values, part.flags)))
        .collect();
    for part in &compressed {
        bytes.extend(&part.head);
    }
    if kind == TableKind::Dtz {
        write_lists(&mut bytes, parts);
    }
    for part in &compressed {
        bytes.extend(&part.sparse);
    }
    for part in &compressed {
        bytes.extend(&part.lengths);
    }
    for part in &compressed {
        align(&mut bytes, 64);
        bytes.extend(&part.blocks);
    }
    align(&mut bytes, 64);
    bytes.extend([0; 16]);
    bytes
}

fn write_lists(bytes: &mut Vec<u8>, parts: &[SubTable]) {
    for part in parts.iter().filter(|part| part.flags & 2 != 0) {
        let wide = part.flags & 16 != 0;
        if wide {
            align(bytes, 2);
        }
        for list in &part.lists {
            for &number in [list.len() as u16].iter().chain(list) {
                if wide {
                    bytes.extend(number.to_le_bytes());
                } else {
                    bytes.push(number.try_into().unwrap());
                }
            }
        }
    }
    align(bytes, 2);
}

fn align(bytes: &mut Vec<u8>, to: usize) {
    bytes.resize(bytes.len().next_multiple_of(to), 0);
}

const BLOCK_BITS: u8 = 5;
const SPAN_BITS: u8 = 6;
/// Lengths that stand for no blocks, like those in real tables.
const PADDING: u8 = 3;

fn compress(values: &Values, flags: u8) -> Compressed {
    let values = match values {
        Values::Constant(value) => {
            return Compressed { head: vec![flags | 0x80, *value], ..Default::default() };
        }
        Values::Compressed(values) => values,
    };
    let mut alphabet = Alphabet::default();
    let text = alphabet.pair_up(values);
    let lengths = code_lengths(&alphabet, &text);
    let (code, order) = canonical(&lengths);
    let packed = pack(&alphabet, &text, &code);
    Compressed {
        head: head(&alphabet, &lengths, &order, packed.values.len() as u32, flags),
        sparse: sparse(values.len(), &packed.values),
        lengths: (packed.values.iter().map(|&values| values - 1))
            .chain([0; PADDING as usize])
            .flat_map(|values| (values as u16).to_le_bytes())
            .collect(),
        blocks: packed.bytes,
    }
}

/// Symbols: values, or pairs of symbols.
#[derive(Default)]
struct Alphabet {
    symbols: Vec<(usize, Option<usize>)>,
    /// The number of values that each symbol stands for.
    values: Vec<usize>,
}

impl Alphabet {
    fn add(&mut self, left: usize, right: Option<usize>) -> usize {
        self.values.push(right.map_or(1, |right| self.values[left] + self.values[right]));
        self.symbols.push((left, right));
        self.symbols.len() - 1
    }

    /// Writes values as symbols, replacing the most frequent pair again and again.
    fn pair_up(&mut self, values: &[u16]) -> Vec<usize> {
        let mut known = BTreeMap::new();
        let mut text: Vec<usize> = (values.iter())
            .map(|&value| *known.entry(value).or_insert_with(|| self.add(value.into(), None)))
            .collect();
        for _ in 0..40 {
            let mut counts = BTreeMap::<_, usize>::new();
            for pair in text.windows(2) {
                *counts.entry((pair[0], pair[1])).or_default() += 1;
            }
            let fits = |&(&(left, right), _): &(&(usize, usize), &usize)| {
                self.values[left] + self.values[right] <= 256
            };
            let best = counts.iter().filter(fits).max_by_key(|&(_, count)| *count);
            let Some((&(left, right), 4..)) = best else { break };
            let whole = self.add(left, Some(right));
            text = replaced(&text, (left, right), whole);
        }
        text
    }
}

fn replaced(text: &[usize], pair: (usize, usize), whole: usize) -> Vec<usize> {
    let mut shorter = Vec::new();
    let mut at = 0;
    while at < text.len() {
        if at + 1 < text.len() && (text[at], text[at + 1]) == pair {
            shorter.push(whole);
            at += 2;
        } else {
            shorter.push(text[at]);
            at += 1;
        }
    }
    shorter
}

/// The length of each symbol's Huffman code, found by merging the two rarest trees again and again.
fn code_lengths(alphabet: &Alphabet, text: &[usize]) -> Vec<u8> {
    let mut trees: Vec<(usize, Vec<usize>)> = (0..alphabet.symbols.len())
        .map(|symbol| (1 + text.iter().filter(|&&other| other == symbol).count(), vec![symbol]))
        .collect();
    let mut lengths = vec![u8::from(trees.len() == 1); trees.len()];
    while trees.len() > 1 {
        trees.sort_by_key(|(count, _)| std::cmp::Reverse(*count));
        let (a, b) = (trees.pop().unwrap(), trees.pop().unwrap());
        let merged: Vec<usize> = [a.1, b.1].concat();
        for &symbol in &merged {
            lengths[symbol] += 1;
        }
        trees.push((a.0 + b.0, merged));
    }
    lengths
}

/// Each symbol's code and its length, and the symbols in order. The longest codes come first, since they are the
/// least numbers.
fn canonical(lengths: &[u8]) -> (Vec<(u32, u8)>, Vec<usize>) {
    let mut order: Vec<usize> = (0..lengths.len()).collect();
    order.sort_by_key(|&symbol| std::cmp::Reverse(lengths[symbol]));
    let mut codes = vec![(0, 0); lengths.len()];
    let (mut code, mut length) = (0_u32, lengths[order[0]]);
    for &symbol in &order {
        while length > lengths[symbol] {
            code /= 2;
            length -= 1;
        }
        codes[symbol] = (code, length);
        code += 1;
    }
    (codes, order)
}

struct Packed {
    bytes: Vec<u8>,
    /// The number of values of each block.
    values: Vec<usize>,
}

fn pack(alphabet: &Alphabet, text: &[usize], code: &[(u32, u8)]) -> Packed {
    let mut packed = Packed { bytes: Vec::new(), values: Vec::new() };
    let size = 8 << BLOCK_BITS;
    let mut bits: Vec<bool> = Vec::new();
    let mut values = 0;
    for &symbol in text {
        let (code, length) = code[symbol];
        if bits.len() + usize::from(length) > size {
            packed.finish(&mut bits, &mut values);
        }
        bits.extend((0..length).rev().map(|bit| code >> bit & 1 != 0));
        values += alphabet.values[symbol];
    }
    packed.finish(&mut bits, &mut values);
    packed
}

impl Packed {
    fn finish(&mut self, bits: &mut Vec<bool>, values: &mut usize) {
        bits.resize(8 << BLOCK_BITS, false);
        let byte = |bits: &[bool]| bits.iter().fold(0, |byte, &bit| byte << 1 | u8::from(bit));
        self.bytes.extend(bits.chunks(8).map(byte));
        self.values.push(std::mem::take(values));
        bits.clear();
    }
}

fn head(alphabet: &Alphabet, lengths: &[u8], order: &[usize], blocks: u32, flags: u8) -> Vec<u8> {
    let (min, max) = (*lengths.iter().min().unwrap(), *lengths.iter().max().unwrap());
    let mut head = vec![flags, BLOCK_BITS, SPAN_BITS, PADDING];
    head.extend(blocks.to_le_bytes());
    head.extend([max, min]);
    for length in min..=max {
        // The first symbol with a code of this length, or a shorter one.
        let first = order.iter().position(|&symbol| lengths[symbol] <= length).unwrap();
        head.extend((first as u16).to_le_bytes());
    }
    head.extend((order.len() as u16).to_le_bytes());
    let number = |symbol: usize| order.iter().position(|&other| other == symbol).unwrap();
    for &symbol in order {
        let (left, right) = match alphabet.symbols[symbol] {
            (value, None) => (value, 0xfff),
            (left, Some(right)) => (number(left), number(right)),
        };
        head.extend(&((left | right << 12) as u32).to_le_bytes()[..3]);
    }
    align(&mut head, 2);
    head
}

/// The block and the place in it, for the middle of each span of indexes.
fn sparse(size: usize, blocks: &[usize]) -> Vec<u8> {
    let mut sparse = Vec::new();
    let span = 1 << SPAN_BITS;
    for start in (0..size).step_by(span) {
        let middle = start + span / 2;
        let (mut block, mut place) = (0, middle);
        while block + 1 < blocks.len() && place >= blocks[block] {
            place -= blocks[block];
            block += 1;
        }
        sparse.extend((block as u32).to_le_bytes());
        sparse.extend((place as u16).to_le_bytes());
    }
    sparse
}

/// A WDL table with one value a block, so that walks from wrong entries of the sparse index are long. `entry` gives
/// the block for each span of `1 << span_bits` values. If the sides have different men, the other side to move
/// always loses.
pub fn one_value_a_block(
    name: &str,
    sequence: &str,
    orders: &[u8],
    (span_bits, blocks): (u8, u32),
    entry: impl Fn(u32) -> u32,
) -> Vec<u8> {
    let material = Material::parse(name).unwrap();
    let second = orders.get(1).copied();
    let arranged = Syzygy::CHESS.arrange(&material, sequence, orders[0], second).unwrap();
    let sizes: Vec<u64> = arranged.sub_tables().map(|range| range.end - range.start).collect();
    let is_split = !name.parse::<MaterialKey>().unwrap().is_symmetric();
    let mut bytes = magic(TableKind::Wdl).to_vec();
    bytes.push(0x40 | u8::from(sizes.len() > 1) << 1 | u8::from(is_split));
    for _ in &sizes {
        bytes.extend(orders.iter().map(|order| order * 0x11));
        bytes.extend(sequence.bytes().map(|letter| man(letter) * 0x11));
    }
    align(&mut bytes, 2);
    for _ in &sizes {
        // Blocks of one byte, with two symbols of one bit, each of which is a value.
        bytes.extend([0, 0, span_bits, 0]);
        bytes.extend(blocks.to_le_bytes());
        bytes.extend([1, 1, 0, 0, 2, 0]);
        bytes.extend([[0, 0xf0, 0xff], [1, 0xf0, 0xff]].concat());
        if is_split {
            bytes.extend([0x80, 0]);
        }
    }
    for size in &sizes {
        for span in 0..size.div_ceil(1 << span_bits) as u32 {
            bytes.extend(entry(span).to_le_bytes());
            bytes.extend([0, 0]);
        }
    }
    bytes.resize(bytes.len() + 2 * blocks as usize * sizes.len(), 0);
    for _ in &sizes {
        bytes.resize(bytes.len().next_multiple_of(64) + blocks as usize, 0);
    }
    align(&mut bytes, 64);
    bytes.extend([0; 16]);
    bytes
}
