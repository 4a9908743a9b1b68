//! Numbers of pairs: every pair of the set has one, no two pairs have the same, none is beyond the last, and no other
//! pair has one.

use quadrille_runtime::pairs::tables::{self, Data, Ranks, Tables};
use quadrille_runtime::{Symmetry, Word};

use super::{Defect, pair_vectors};
use crate::list::list;
use crate::model::{Couples, Layout, PairRelation, PairSet, Square, SquareSet, WordSize, in_words};
use crate::solve::pairs::{PairRanks, PairTables};

/// Runs the runtime's functions over the tables of all sets; returns the number of pairs that have numbers.
pub(super) fn verify(
    layout: &Layout,
    word: WordSize,
    tables: &[PairTables],
) -> Result<u64, Defect> {
    let mut pairs = 0;
    for (set, tables) in layout.pairs.iter().zip(tables) {
        let verified = in_words!(word, W => of_word::<W>(layout, set, tables));
        let defect = |detail| Defect { of: format!("the pairs `{}`", set.name), detail };
        pairs += verified.map_err(defect)?;
        if let Some(vectors) = &tables.vectors {
            pair_vectors::verify(layout, set, vectors).map_err(defect)?;
        }
    }
    Ok(pairs)
}

/// Runs a function over the runtime's form of the tables.
fn with_tables<W: Word, T>(tables: &PairTables, run: impl FnOnce(&Tables<'_, W>) -> T) -> T {
    let sets: Vec<W> = match &tables.ranks {
        PairRanks::Table(_) => Vec::new(),
        PairRanks::Counted(sets) => list(sets, |&set| W::truncated(set)),
    };
    let near = tables.couples.iter().flat_map(|couples| &couples.near);
    let near: Vec<W> = list(near, |&set| W::truncated(set));
    let tables = Tables::new(Data {
        men: tables.men,
        entries: tables.entries,
        ranked: tables.ranked,
        count: tables.count,
        possible: tables.possible,
        row: tables.row,
        bases: &tables.bases,
        rows: &tables.rows,
        strides: &tables.strides,
        by_move: &tables.by_move,
        offsets: &tables.offsets,
        ranks: match &tables.ranks {
            PairRanks::Table(ranks) => Ranks::Table(ranks),
            PairRanks::Counted(_) => Ranks::Counted(&sets),
        },
        order: &tables.order,
        is_covered: tables.is_covered,
        couples: tables.couples.as_ref().map(|couples| tables::Couples {
            first: couples.first,
            rows: &couples.rows,
            slots: &couples.slots,
            near: &near,
        }),
    });
    run(&tables.expect("all rows are within"))
}

fn of_word<W: Word>(layout: &Layout, set: &PairSet, tables: &PairTables) -> Result<u64, String> {
    let mut is_taken = vec![false; tables.count as usize];
    with_tables::<W, _>(tables, |tables| {
        for attacker in 0..set.men() {
            for victim in 0..=set.men() {
                let is_it = |relation: &&PairRelation| {
                    relation.attacker == attacker && relation.victim.unwrap_or(set.men()) == victim
                };
                let relation = set.relations.iter().find(is_it);
                if relation.is_none() && !tables.are_related(attacker, victim) {
                    continue;
                }
                for from in layout.board().squares() {
                    row(layout, tables, (attacker, victim), from, relation, &mut is_taken)?;
                }
            }
        }
        self::couples(layout, set, tables, &mut is_taken)
    })?;
    let taken = is_taken.iter().filter(|taken| **taken).count() as u64;
    let has_all =
        u64::from(tables.count) == set.count() && u64::from(tables.possible) == set.possible();
    // Sets may leave out pairs of like men, and couples that stand apart, so the count lies within bounds.
    if has_all && (set.possible()..=set.count()).contains(&taken) {
        Ok(taken)
    } else {
        Err(format!("{taken} of {} numbers are taken", tables.count))
    }
}

/// All pairs of two men with the attacker on one square.
fn row<W: Word>(
    layout: &Layout,
    tables: &Tables<'_, W>,
    (attacker, victim): (usize, usize),
    from: Square,
    relation: Option<&PairRelation>,
    is_taken: &mut [bool],
) -> Result<(), String> {
    let mut last = None;
    let number = |square| layout.numbering.number(square);
    // Otherwise the inverse, which searches all numbers, could return one without a square.
    let absent =
        (0..layout.numbering.entries() as u8).filter(|&to| layout.numbering.square(to).is_none());
    for (from, to) in absent.map(|absent| (number(from), absent)) {
        for (from, to) in [(from, to), (to, from)] {
            if tables.number(attacker, from, victim, to).is_some() {
                return Err(format!("a pair of the numbers {from} and {to}, one without a square"));
            }
        }
    }
    for to in layout.board().squares() {
        let found = tables.number(attacker, number(from), victim, number(to));
        let counts = relation.is_some_and(|relation| {
            let is_left_out = relation.is_once && from < to;
            to.is_in(relation.ranked[from.index()]) && !is_left_out
        });
        let pair = || format!("attacker {attacker} on {from:?}, victim {victim} on {to:?}");
        if counts != found.is_some() {
            return Err(pair());
        }
        // An attack must have a number in the view of each side.
        if relation.is_some_and(|relation| to.is_in(relation.ranked[from.index()])) {
            of_attack(layout, tables, (attacker, victim), (from, to)).ok_or_else(pair)?;
        }
        let Some(found) = found else { continue };
        let is_twice = is_taken.get_mut(found as usize).map(|taken| std::mem::replace(taken, true));
        let unchecked = tables.number_of(attacker, number(from), victim, number(to));
        if is_twice != Some(false) || unchecked != found {
            return Err(pair());
        }
        last = Some((found, to));
    }
    // The inverse is checked on one number of each row.
    let Some((found, to)) = last else { return Ok(()) };
    if tables.squares(attacker, victim, found) != Some((number(from), number(to))) {
        return Err(format!("the pair with the number {found}"));
    }
    Ok(())
}

/// All couples of two men on any squares.
fn couples<W: Word>(
    layout: &Layout,
    set: &PairSet,
    tables: &Tables<'_, W>,
    is_taken: &mut [bool],
) -> Result<(), String> {
    let squares = layout.board().len();
    let mut slots = vec![None; set.men() * squares];
    for (slot, (man, square)) in set.couples.iter().flat_map(Couples::slots).enumerate() {
        slots[man * squares + square.index()] = Some(slot);
    }
    let slot = |(man, square): (usize, Square)| slots[man * squares + square.index()];
    let all = (0..set.men()).flat_map(|man| layout.board().squares().map(move |it| (man, it)));
    for (one, other) in all.clone().flat_map(|one| all.clone().map(move |other| (one, other))) {
        let numbered = |(man, square)| (man, layout.numbering.number(square));
        let near =
            set.couples.as_ref().map_or(SquareSet::MIN, |couples| couples.near[one.1.index()]);
        let both = slot(one).zip(slot(other)).filter(|_| other.1.is_in(near));
        let found = tables.couple(numbered(one), numbered(other));
        let fault = || format!("the couple {one:?} and {other:?}");
        if found.is_some() != both.is_some() {
            return Err(fault());
        }
        let (Some(found), Some((low, high))) = (found, both) else { continue };
        if low < high {
            // The inverse returns the man with the higher slot first.
            let is_back = tables.couple_of(found) == Some([numbered(other), numbered(one)]);
            let is_same = tables.couple(numbered(other), numbered(one)) == Some(found);
            let is_new = is_taken.get_mut(found as usize).map(|it| !std::mem::replace(it, true));
            if is_new != Some(true) || !is_back || !is_same {
                return Err(fault());
            }
        }
    }
    Ok(())
}

/// Checks that an attack has, in each side's view, the number of the pair seen in that view, if there is one.
fn of_attack<W: Word>(
    layout: &Layout,
    tables: &Tables<'_, W>,
    (attacker, victim): (usize, usize),
    (from, to): (Square, Square),
) -> Option<()> {
    let board = layout.board();
    let symmetries = [Symmetry::FlipVertical, Symmetry::FlipHorizontal, Symmetry::Rotate180];
    for symmetry in symmetries.into_iter().filter(|&symmetry| board.has(symmetry)) {
        let colors = usize::from(symmetry != Symmetry::FlipHorizontal);
        let [from, to] = [from, to].map(|it| layout.numbering.number(board.image(it, symmetry)));
        let seen = if victim < tables.data().men { victim ^ colors } else { victim };
        let number = tables.number_of_attack(attacker ^ colors, from, seen, to);
        if number != tables.number(attacker ^ colors, from, seen, to) {
            return None;
        }
    }
    Some(())
}
