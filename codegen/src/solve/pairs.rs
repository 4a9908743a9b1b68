//! Numbers of pairs as tables, in which rows that several attackers or victims share are stored once.

use quadrille_runtime::Symmetry;
use quadrille_runtime::U256;
use quadrille_runtime::pairs::tables::{NEVER, NO_SLOT, UNREACHED};

use crate::limits::MAX_SQUARES;
use crate::model::{
    Board, Couples, Numbering, PairRelation, PairSet, Planes, Square, SquareSet, WordSize, set_of,
    squares_of,
};

use crate::list::list;

use super::pair_vectors::{PairVectors, vectors};

/// The largest table of ranks chosen by default, which is that of chess. Larger tables would evict more from the
/// cache than they save.
const MOST_BYTES: usize = 1 << 15;

/// The tables of a set of pairs: the owned form of the runtime's `pairs::tables::Data`, which documents the fields.
#[derive(Clone, Debug)]
#[allow(missing_docs, reason = "the runtime documents them")]
pub struct PairTables {
    pub men: usize,
    pub entries: usize,
    pub ranked: u32,
    pub count: u32,
    pub possible: u32,
    pub row: usize,
    pub bases: Vec<[u32; 2]>,
    pub rows: Vec<u32>,
    pub strides: Vec<u32>,
    pub by_move: Vec<bool>,
    pub offsets: Vec<u32>,
    pub ranks: PairRanks,
    /// A number without a square has the number of squares.
    pub order: Vec<u8>,
    pub is_covered: bool,
    pub couples: Option<CoupleTables>,
    /// The slots around squares, if changes are found in vectors.
    pub vectors: Option<PairVectors>,
}

/// The tables of couples: the owned form of the runtime's `pairs::tables::Couples`, which documents the fields.
#[derive(Clone, Debug)]
#[allow(missing_docs, reason = "the runtime documents them")]
pub struct CoupleTables {
    pub first: u32,
    pub rows: Vec<u32>,
    pub slots: Vec<u16>,
    pub near: Vec<U256>,
}

/// The owned form of the runtime's `pairs::tables::Ranks`.
#[derive(Clone, Debug)]
pub enum PairRanks {
    /// Tables by both squares.
    Table(Vec<u8>),
    /// Rows of attack sets, in which lower bits are counted.
    Counted(Vec<U256>),
}

impl PairTables {
    /// The size of all tables in bytes, in a layout with these words.
    pub fn bytes(&self, word: Option<WordSize>) -> usize {
        let word = word.map_or(0, WordSize::bytes);
        let ranks = match &self.ranks {
            PairRanks::Table(ranks) => ranks.len(),
            PairRanks::Counted(sets) => sets.len() * word,
        };
        let words =
            2 * self.bases.len() + self.rows.len() + self.strides.len() + self.offsets.len();
        let couples = self.couples.as_ref().map_or(0, |couples| {
            4 * couples.rows.len() + 2 * couples.slots.len() + couples.near.len() * word
        });
        let vectors = self.vectors.as_ref().map_or(0, PairVectors::bytes);
        4 * words + self.by_move.len() + ranks + self.order.len() + couples + vectors
    }
}

/// The tables of a set on a numbering.
pub fn pairs(numbering: &Numbering, set: &PairSet) -> PairTables {
    let (men, entries) = (set.men(), numbering.entries());
    let row = (men + 1).next_power_of_two();
    let (rows, row_of_relation) = distinct_rows(numbering, set);
    let mut bases = vec![[NEVER; 2]; row * row];
    let (mut begins, mut strides) = (vec![None; row * row], vec![1; row * row]);
    let mut by_move = vec![false; row * row];
    for (relation, index) in set.relations.iter().zip(row_of_relation) {
        let cell = relation.attacker * row + relation.victim.unwrap_or(men);
        let base = relation.base;
        bases[cell] = [base, if relation.is_once { NEVER } else { base }];
        begins[cell] = Some((index * entries) as u32);
        (strides[cell], by_move[cell]) = (relation.stride, relation.by_move);
    }
    // Unused numbers come after all squares: a number without a square is in no set, while a square's order would
    // stand for that square.
    let last = numbering.board().len() as u8;
    let order = by_number(numbering, last, |square| square.0);
    let is_board_order =
        numbering.numbers().iter().enumerate().all(|(index, &number)| index == usize::from(number));
    let planes = rows.iter().filter_map(|row| row.planes).map(|planes| planes.steps.len());
    PairTables {
        men,
        entries,
        ranked: planes.max().unwrap_or(entries) as u32,
        count: set.count() as u32,
        possible: set.possible() as u32,
        row,
        bases,
        rows: by_attacker(&begins, row, men),
        strides: if strides.iter().all(|&stride| stride == 1) { Vec::new() } else { strides },
        by_move: if by_move.contains(&true) { by_move } else { Vec::new() },
        offsets: rows.iter().flat_map(|row| &row.offsets).copied().collect(),
        ranks: ranks(numbering, &rows, set.is_counted),
        order: if is_board_order { Vec::new() } else { order },
        is_covered: is_covered(numbering.board(), set),
        couples: set.couples.as_ref().map(|couples| couple_tables(numbering, set, couples)),
        vectors: vectors(numbering, set),
    }
}

/// A row of squares, which relations that number them alike share.
#[derive(PartialEq)]
struct Row<'a> {
    /// The count of numbers for earlier squares of the attacker, by the number of its square.
    offsets: Vec<u32>,
    /// The sets in which victims' squares are ranked, by the attacker's square.
    sets: &'a [SquareSet],
    /// The planes of steps, if these are numbered.
    planes: Option<&'a Planes>,
}

/// The rows of a set without relations: no square is attacked.
const NOTHING: &[SquareSet] = &[SquareSet::MIN; MAX_SQUARES];

/// The distinct rows, at least one, and the index of each relation's.
fn distinct_rows<'a>(numbering: &Numbering, set: &'a PairSet) -> (Vec<Row<'a>>, Vec<usize>) {
    let mut rows: Vec<Row<'_>> = Vec::new();
    let indexes = list(set.relations.iter(), |relation| {
        let (sets, planes) = (relation.ranked.as_slice(), relation.planes.as_ref());
        let own = Row { offsets: offsets_of(numbering, relation), sets, planes };
        let known = rows.iter().position(|known| *known == own).unwrap_or(rows.len());
        if known == rows.len() {
            rows.push(own);
        }
        known
    });
    if rows.is_empty() {
        let sets = &NOTHING[..numbering.board().len()];
        rows.push(Row { offsets: vec![NEVER; numbering.entries()], sets, planes: None });
    }
    (rows, indexes)
}

/// The ranks of all rows. Unless it is said which form they have, large tables are counted; steps always have tables.
fn ranks(numbering: &Numbering, rows: &[Row<'_>], is_counted: Option<bool>) -> PairRanks {
    let is_by_step = rows.iter().any(|row| row.planes.is_some());
    let is_large = rows.len() * numbering.entries().pow(2) > MOST_BYTES;
    if is_by_step || !is_counted.unwrap_or(is_large) {
        return PairRanks::Table(rows.iter().flat_map(|row| ranks_of(numbering, row)).collect());
    }
    let sets = |row: &Row<'_>| by_number(numbering, SquareSet::MIN, |it| row.sets[it.index()]);
    PairRanks::Counted(rows.iter().flat_map(sets).collect())
}

fn couple_tables(numbering: &Numbering, set: &PairSet, couples: &Couples) -> CoupleTables {
    let entries = numbering.entries();
    let mut rows = vec![NEVER; set.men()];
    for (row, (man, _)) in couples.men.iter().enumerate() {
        rows[*man] = (row * entries) as u32;
    }
    let mut slots = vec![NO_SLOT; couples.men.len() * entries];
    for (slot, (man, square)) in couples.slots().enumerate() {
        slots[rows[man] as usize + usize::from(numbering.number(square))] = slot as u16;
    }
    let first = if couples.is_before { 0 } else { set.count() - couples.count() };
    let near =
        by_number(numbering, U256::MIN, |square| numbering.word(couples.near[square.index()]));
    CoupleTables { first: first as u32, rows, slots, near }
}

/// Returns whether mirrored men attack mirrored squares (with colours exchanged if ranks are mirrored), and no
/// numbers are dense. Then each attacked square has a rank, as either side sees it.
fn is_covered(board: Board, set: &PairSet) -> bool {
    let mirrors = [(Symmetry::FlipVertical, 1), (Symmetry::FlipHorizontal, 0)];
    let is_mirrored = |relation: &PairRelation, (symmetry, colors): (Symmetry, usize)| {
        let image = |square| board.image(square, symmetry);
        let others = || set.relations.iter().filter(|it| it.attacker == relation.attacker ^ colors);
        let is_image = |other: &PairRelation| {
            board.squares().all(|from| {
                let to = squares_of(relation.ranked[from.index()]).map(image);
                other.ranked[image(from).index()] == set_of(to)
            })
        };
        others().all(is_image)
    };
    mirrors.iter().all(|&mirror| {
        board.has(mirror.0)
            && set.relations.iter().all(|it| !it.is_dense && is_mirrored(it, mirror))
    })
}

/// Values of squares as a row by number.
fn by_number<T: Copy>(numbering: &Numbering, none: T, value: impl Fn(Square) -> T) -> Vec<T> {
    let mut row = list(numbering.by_number(), |square| square.map_or(none, &value));
    row.resize(numbering.entries(), none);
    row
}

/// The starts of rows by attacker, which load before the victim is known, or by both men if victims differ.
fn by_attacker(begins: &[Option<u32>], row: usize, men: usize) -> Vec<u32> {
    let own = |victims: &[Option<u32>]| victims.iter().copied().flatten().next();
    let are_alike = begins
        .chunks(row)
        .all(|victims| victims.iter().flatten().all(|begin| Some(*begin) == own(victims)));
    match are_alike {
        true => list(begins.chunks(row).take(men), |victims| own(victims).unwrap_or(0)),
        false => list(begins, |begin| begin.unwrap_or(0)),
    }
}

fn offsets_of(numbering: &Numbering, relation: &PairRelation) -> Vec<u32> {
    let mut next = 0;
    let offsets: Vec<u32> = list(0..relation.ranked.len(), |from| {
        let count = relation.numbered(from).count_ones();
        let first = relation.planes.as_ref().map_or(next, |planes| from as u32 * planes.stride);
        next += count * relation.stride;
        if count == 0 { NEVER } else { first }
    });
    by_number(numbering, NEVER, |square| offsets[square.index()])
}

/// The rank of each target among those of its square, or the plane of its step.
fn ranks_of(numbering: &Numbering, row: &Row<'_>) -> Vec<u8> {
    let entries = numbering.entries();
    let board = numbering.board();
    let mut ranks = vec![UNREACHED; entries * entries];
    for (from, &set) in row.sets.iter().enumerate() {
        let first = entries * usize::from(numbering.number(Square(from as u8)));
        for (rank, to) in squares_of(set).enumerate() {
            let rank = row.planes.map_or(rank, |planes| planes.of(board, Square(from as u8), to));
            ranks[first + usize::from(numbering.number(to))] = rank as u8;
        }
    }
    ranks
}
