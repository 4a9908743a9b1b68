//! The slots around squares as bytes, for sets whose changes are found in vectors.

use quadrille_runtime::pairs::vectors::OFF_BOARD;

use crate::model::{Numbering, PairSet, PairSlots, RAYS, Square, counts_by_move};
use crate::reference::ray;

/// The tables of a set with slots. Tables of 16 entries are by code, which is the man's index plus 1.
#[derive(Clone, Debug)]
pub struct PairVectors {
    /// The number of men.
    pub men: usize,
    /// The number of the square in each slot, or [`OFF_BOARD`], by square number.
    pub permutations: Vec<[u8; 64]>,
    /// The slots that each man attacks on the empty board.
    pub attacks: [u64; 16],
    /// The slots of each man's quiet moves.
    pub moves: [u64; 16],
    /// The classes of the victims that count by move.
    pub by_move: [u8; 16],
    /// The class of each man, as a bit.
    pub classes: [u8; 16],
    /// The table of `back` with the victim's attackers, by victim.
    pub variants: [u8; 16],
    /// The classes that reach the square from each slot.
    pub back: Vec<[u8; 64]>,
    /// The classes that reach the square from each slot and, if it is empty, the squares behind it.
    pub riders: [u8; 64],
}

impl PairVectors {
    /// The size of all tables in bytes.
    pub fn bytes(&self) -> usize {
        64 * (self.permutations.len() + self.back.len() + 1) + 16 * (8 + 8 + 3)
    }
}

/// The tables of a set, if it has slots.
pub fn vectors(numbering: &Numbering, set: &PairSet) -> Option<PairVectors> {
    let slots = set.slots.as_ref()?;
    let men = set.men();
    let classes = slots.classes(&set.relations);
    let class = |man: usize| 1 << classes[man];
    let mut vectors = PairVectors {
        men,
        permutations: vec![[OFF_BOARD; 64]; 64],
        attacks: [0; 16],
        moves: [0; 16],
        by_move: [0; 16],
        classes: [0; 16],
        variants: [0; 16],
        back: Vec::new(),
        riders: back(|man| riders(slots.attacks[man]), men, class),
    };
    for from in numbering.board().squares() {
        let row = &mut vectors.permutations[usize::from(numbering.number(from))];
        *row = permutation(numbering, slots, from);
    }
    // The table of victims that count only on attacked squares comes first, and serves men without victims too.
    vectors.back.push(back(|man| slots.attacks[man], men, class));
    for man in 0..men {
        let code = man + 1;
        (vectors.attacks[code], vectors.moves[code]) = (slots.attacks[man], slots.moves[man]);
        vectors.classes[code] = class(man);
        let counts = |attacker, victim| counts_by_move(&set.relations, attacker, victim);
        let victims = (0..men).filter(|&victim| slots.moves[man] != 0 && counts(man, victim));
        vectors.by_move[code] = victims.fold(0, |all, victim| all | class(victim));
        let reached = |attacker: usize| {
            let moves = if counts(attacker, man) { slots.moves[attacker] } else { 0 };
            slots.attacks[attacker] | moves
        };
        let own = back(reached, men, class);
        let known = vectors.back.iter().position(|table| *table == own);
        vectors.variants[code] = known.unwrap_or(vectors.back.len()) as u8;
        if known.is_none() {
            vectors.back.push(own);
        }
    }
    Some(vectors)
}

/// The rays on which a man goes beyond the first step, as slots.
fn riders(attacks: u64) -> u64 {
    let is_ridden = |ray: &usize| attacks >> (8 * ray) & 0b100 != 0;
    (0..8).filter(is_ridden).fold(0, |all, ray| all | 0xfe << (8 * ray))
}

/// The number of the square in each slot around a square.
fn permutation(numbering: &Numbering, slots: &PairSlots, from: Square) -> [u8; 64] {
    let board = numbering.board();
    let mut row = [OFF_BOARD; 64];
    for (index, (step, leap)) in RAYS.into_iter().zip(slots.leaps).enumerate() {
        let leap = leap.and_then(|(files, ranks)| board.offset(from, files, ranks));
        let leap = leap.map(|to| (0, to));
        let steps = ray(board, from, step).enumerate().map(|(index, to)| (index + 1, to));
        for (slot, to) in leap.into_iter().chain(steps) {
            row[8 * index + slot] = numbering.number(to);
        }
    }
    row
}

/// The classes of the men who reach the square from each slot, as they reach the opposite slot from the square.
fn back(reached: impl Fn(usize) -> u64, men: usize, class: impl Fn(usize) -> u8) -> [u8; 64] {
    let mut table = [0; 64];
    for man in 0..men {
        let slots = reached(man).rotate_left(32);
        for (slot, classes) in table.iter_mut().enumerate() {
            *classes |= if slots >> slot & 1 != 0 { class(man) } else { 0 };
        }
    }
    table
}
