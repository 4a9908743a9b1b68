//! Numbers of pairs as tables: rows that several attackers or victims share are there once.

use quadrille_runtime::pairs::tables::{Relation, UNREACHED};

use crate::board::{Square, SquareSet};
use crate::layout::{Numbering, PairSet, WordSize, squares_of};
use crate::list::list;
use crate::model::pairs::PairRelation;

/// The greatest table of ranks that is taken unless the description asks for it: those of chess. Greater ones would
/// drive more out of the cache than they save.
const MOST_BYTES: usize = 1 << 15;

/// The tables of a set of pairs.
#[derive(Clone, Debug)]
pub struct PairTables {
    /// How many men there are.
    pub men: usize,
    /// How many entries rows by square have.
    pub entries: usize,
    /// How many numbers there are.
    pub count: u32,
    /// How many of them a position can have.
    pub possible: u32,
    /// How many entries a row of relations has.
    pub row: usize,
    /// By attacker and victim.
    pub relations: Vec<[u32; 3]>,
    /// By relation, if some men vary faster than the squares.
    pub strides: Vec<u32>,
    /// By relation, if some victims count where attackers would go without capturing.
    pub by_move: Vec<bool>,
    /// Rows by number: pairs from the squares before.
    pub offsets: Vec<u16>,
    /// How ranks are found.
    pub ranks: PairRanks,
    /// By number: places in board order; none if they are the numbers.
    pub places: Vec<u8>,
}

/// How the rank of a square attacked is found.
#[derive(Clone, Debug)]
pub enum PairRanks {
    /// Bytes by both squares.
    Table(Vec<u8>),
    /// Rows of sets by number, with bits in board order.
    Counted(Vec<u128>),
}

impl PairTables {
    /// The size of all tables in bytes, in a layout with these words.
    pub fn bytes(&self, word: Option<WordSize>) -> usize {
        let word = word.map_or(0, |word| word.bits() as usize / 8);
        let ranks = match &self.ranks {
            PairRanks::Table(ranks) => ranks.len(),
            PairRanks::Counted(sets) => sets.len() * word,
        };
        let by_relation = 12 * self.relations.len() + 4 * self.strides.len() + self.by_move.len();
        by_relation + 2 * self.offsets.len() + ranks + self.places.len()
    }
}

/// The tables of a set on a numbering.
pub fn pairs(numbering: &Numbering, set: &PairSet) -> PairTables {
    let (men, entries) = (set.men(), numbering.entries());
    let row = (men + 1).next_power_of_two();
    let mut relations = vec![Relation::NONE; row * row];
    let (mut strides, mut by_move) = (vec![1; row * row], vec![false; row * row]);
    // Offsets, and the sets in which squares have their ranks.
    let mut rows: Vec<(Vec<u16>, &[SquareSet])> = Vec::new();
    let nothing = vec![0; numbering.board().len()];
    if set.relations.is_empty() {
        rows.push((vec![0; entries], &nothing));
    }
    for relation in &set.relations {
        let own = (offsets_of(numbering, relation), relation.ranked.as_slice());
        let known = rows.iter().position(|known| *known == own).unwrap_or(rows.len());
        if known == rows.len() {
            rows.push(own);
        }
        let place = relation.attacker * row + relation.victim.unwrap_or(men);
        let row = (known * entries) as u32;
        let (base, is_once) = (relation.base, relation.is_once);
        relations[place] = Relation { base, is_once, row }.packed();
        (strides[place], by_move[place]) = (relation.stride, relation.by_move);
    }
    let is_counted = set.is_counted.unwrap_or(rows.len() * entries * entries > MOST_BYTES);
    let sets = rows.iter().map(|(_, sets)| *sets);
    let ranks = match is_counted {
        true => PairRanks::Counted(sets.flat_map(|sets| sets_of(numbering, sets)).collect()),
        false => PairRanks::Table(sets.flat_map(|sets| ranks_of(numbering, sets)).collect()),
    };
    let places = by_number(numbering, 0, |square| square.0);
    let is_board_order =
        numbering.numbers().iter().enumerate().all(|(place, &number)| place == usize::from(number));
    PairTables {
        men,
        entries,
        count: set.count() as u32,
        possible: set.possible() as u32,
        row,
        relations,
        strides: if strides.iter().all(|&stride| stride == 1) { Vec::new() } else { strides },
        by_move: if by_move.contains(&true) { by_move } else { Vec::new() },
        offsets: rows.iter().flat_map(|(offsets, _)| offsets).copied().collect(),
        ranks,
        places: if is_board_order { Vec::new() } else { places },
    }
}

/// A row by number, of values by square.
fn by_number<T: Copy>(numbering: &Numbering, none: T, value: impl Fn(Square) -> T) -> Vec<T> {
    let mut row = list(numbering.by_number(), |square| square.map_or(none, &value));
    row.resize(numbering.entries(), none);
    row
}

fn offsets_of(numbering: &Numbering, relation: &PairRelation) -> Vec<u16> {
    let mut next = 0;
    let offsets: Vec<u16> = list(0..relation.ranked.len(), |from| {
        let offset = next;
        next += relation.numbered(from).count_ones() as u16;
        offset
    });
    by_number(numbering, 0, |square| offsets[square.index()])
}

fn sets_of(numbering: &Numbering, sets: &[SquareSet]) -> Vec<u128> {
    by_number(numbering, 0, |square| sets[square.index()])
}

fn ranks_of(numbering: &Numbering, sets: &[SquareSet]) -> Vec<u8> {
    let entries = numbering.entries();
    let mut ranks = vec![UNREACHED; entries * entries];
    for (from, &set) in sets.iter().enumerate() {
        let row = entries * usize::from(numbering.number(Square(from as u8)));
        for (rank, to) in squares_of(set).enumerate() {
            ranks[row + usize::from(numbering.number(to))] = rank as u8;
        }
    }
    ranks
}
