//! Conversions of positions of one layout to another layout of the same board.

use quadrille_circuits::circuit::{Circuit, CircuitCost};
use quadrille_circuits::solve::{PackedMap, bit_permutation};
use quadrille_runtime::conversion::{BITS_64, BITS_128};

use super::{VectorPermutation, packed, vector_permutations};
use crate::model::{Layout, WordSize};
use crate::proof::bitboard_maps::conversion_map;

/// The conversion of positions of one layout to another of the same board.
#[derive(Clone, Debug)]
pub struct Conversion {
    /// Bitboards, if both layouts have them, in words of one width and in different numberings.
    pub bitboard: Option<BitboardConversion>,
    /// The instructions by which some targets do better on bitboards, the best first.
    pub vectors: Vec<VectorPermutation>,
    /// Packed positions, if both layouts are described in one file.
    pub packed: Option<PackedMap>,
}

/// The conversion of a bitboard of one layout to another.
#[derive(Clone, Debug)]
pub enum BitboardConversion {
    /// A circuit that is short enough to be emitted.
    Circuit(Circuit),
    /// Look-ups in tables that const evaluation fills from the numbers, since the circuit is longer. Squares of 256-bit
    /// words are looked up one by one.
    Tables,
}

/// The most operations of a circuit that is not slower than 11 look-ups, which were measured to take as long as 28
/// operations of a network.
const MOST_OPERATIONS: u32 = 28;

/// The conversion of positions of one layout to another, or `None` if the two are the same or their boards differ.
/// Packed positions are converted only if the other layout is near, in the same file: a standard layout has many
/// others, and few programs pack two of them.
pub fn conversion(from: &Layout, to: &Layout, is_near: bool) -> Option<Conversion> {
    let is_renumbered = from.numbering != to.numbering;
    let is_other = is_renumbered || from.packing(64) != to.packing(64);
    (from.board() == to.board() && is_other).then(|| {
        let word = from.word.filter(|_| is_renumbered && from.word == to.word);
        let bitboard = word.map(|word| {
            if word == WordSize::U256 {
                return BitboardConversion::Tables;
            }
            let map = conversion_map(&from.numbering, &to.numbering, word);
            let circuit = bit_permutation(&map, from.objective);
            let is_short = circuit.cost().operations <= MOST_OPERATIONS;
            if is_short { BitboardConversion::Circuit(circuit) } else { BitboardConversion::Tables }
        });
        let vectors = bitboard.as_ref().map(|found| vector_conversions([from, to], found));
        let packed = is_near.then(|| packed::conversion(from, to));
        Conversion { bitboard, vectors: vectors.unwrap_or_default(), packed }
    })
}

/// Instructions that convert sets of one layout to another faster than the circuit or the tables
/// do.
fn vector_conversions(
    [from, to]: [&Layout; 2],
    otherwise: &BitboardConversion,
) -> Vec<VectorPermutation> {
    let both_have = |word: &WordSize| to.word == Some(*word) && *word != WordSize::U256;
    let Some(word) = from.word.filter(both_have) else { return Vec::new() };
    let cost = match otherwise {
        BitboardConversion::Circuit(circuit) => circuit.cost(),
        BitboardConversion::Tables => tables_cost(word),
    };
    vector_permutations(&conversion_map(&from.numbering, &to.numbering, word), cost, from.objective)
}

/// The rough cost of the tables: a shift, a mask and a load for each group of bits, and unions.
fn tables_cost(word: WordSize) -> CircuitCost {
    let (_, groups) = table_shape(word);
    CircuitCost { operations: 4 * groups, depth: 3 + groups / 4 + 2, latency: 7 + groups / 2 }
}

/// The bits of a word that are looked up at once, and how many look-ups that takes: as the runtime does it.
pub fn table_shape(word: WordSize) -> (u32, u32) {
    let bits = if word == WordSize::U64 { BITS_64 } else { BITS_128 } as u32;
    (bits, word.bits().div_ceil(bits))
}
