//! Changes found in vectors: each permutation is a walk, and on positions the runtime's functions see what the
//! reference sees: whom each man attacks, who attacks him, and who is attacked through him.

use quadrille_runtime::Color;
use quadrille_runtime::pairs::vectors::{
    BLOCKER, Bytes, Data, EMPTY, OFF_BOARD, Surroundings, Vectors,
};

use crate::list::{list, union};
use crate::model::{
    Board, Layout, PairSet, PairSlots, RAYS, Rule, Square, SquareSet, counts_by_move, pawn_rules,
};
use crate::reference::moves::{Standing, attacks, reached};
use crate::reference::ray;
use crate::solve::pair_vectors::PairVectors;

/// How many positions are tried.
const POSITIONS: u64 = 4;

/// A set, with what the reference needs of it.
struct Reference<'a> {
    layout: &'a Layout,
    set: &'a PairSet,
    /// By man: how he goes.
    rules: Vec<Vec<Rule>>,
}

pub(super) fn verify(layout: &Layout, set: &PairSet, vectors: &PairVectors) -> Result<(), String> {
    let Some(slots) = &set.slots else { return Err("there are no slots".to_owned()) };
    walks(layout, slots, vectors)?;
    let back = list(&vectors.back, |row| Bytes(*row));
    let mut permutations = [Bytes([0; 64]); 64];
    permutations.iter_mut().zip(&vectors.permutations).for_each(|(to, row)| to.0 = *row);
    let Some(tables) = Vectors::new(Data {
        men: vectors.men,
        permutations,
        attacks: vectors.attacks,
        moves: vectors.moves,
        by_move: vectors.by_move,
        classes: vectors.classes,
        variants: vectors.variants,
        back: &back,
        riders: Bytes(vectors.riders),
    }) else {
        return Err("a man without a class".to_owned());
    };
    let rules = list(0..set.men(), |man| rules(layout, set, man));
    let reference = Reference { layout, set, rules };
    for square in layout.board().squares() {
        reference.alone(&tables, square)?;
    }
    let mut seed = 0x9e37_79b9_7f4a_7c15;
    for position in 0..POSITIONS {
        let men = list(layout.board().squares(), |_| {
            seed = random(seed);
            let man = (seed >> 33) % (set.men() as u64 + 2);
            // Each position is denser than the one before.
            (seed >> 20 & 15 < 3 * position + 3).then_some(man as usize)
        });
        for square in layout.board().squares() {
            let man = (square.index() + 5 * position as usize) % set.men();
            reference.around(&tables, &men, square, man)?;
        }
    }
    Ok(())
}

/// Every permutation against walks from its square.
fn walks(layout: &Layout, slots: &PairSlots, vectors: &PairVectors) -> Result<(), String> {
    let (board, numbering) = (layout.board(), &layout.numbering);
    let mut expected = vec![[OFF_BOARD; 64]; 64];
    for from in board.squares() {
        let row = &mut expected[usize::from(numbering.number(from))];
        for (index, (step, leap)) in RAYS.into_iter().zip(slots.leaps).enumerate() {
            if let Some(to) = leap.and_then(|(files, ranks)| board.offset(from, files, ranks)) {
                row[8 * index] = numbering.number(to);
            }
            for (place, to) in ray(board, from, step).enumerate() {
                row[8 * index + 1 + place] = numbering.number(to);
            }
        }
    }
    match expected == vectors.permutations {
        true => Ok(()),
        false => Err("a permutation is no walk around its square".to_owned()),
    }
}

impl Reference<'_> {
    fn board(&self) -> Board {
        self.layout.board()
    }

    /// The code of a man on a square, with the index beyond the last for one that the set does not know.
    fn code(&self, man: Option<usize>) -> u8 {
        match man {
            None => EMPTY,
            Some(man) if man >= self.set.men() => BLOCKER,
            Some(man) => man as u8 + 1,
        }
    }

    /// The mailbox of men by square.
    fn mailbox(&self, men: &[Option<usize>]) -> Bytes {
        let mut codes = Bytes([EMPTY; 64]);
        for square in self.board().squares() {
            let number = self.layout.numbering.number(square);
            codes.0[usize::from(number)] = self.code(men[square.index()]);
        }
        codes
    }

    /// The squares in slots around a square.
    fn squares(&self, tables: &Vectors<'_>, from: Square, slots: u64) -> Option<SquareSet> {
        let number = self.layout.numbering.number(from);
        let row = &tables.data().permutations[usize::from(number)].0;
        let mut set = 0;
        for slot in (0..64).filter(|slot| slots >> slot & 1 != 0) {
            set |= self.layout.numbering.square(row[slot])?.bit();
        }
        Some(set)
    }

    /// The squares of victims that a man reaches, given all occupied squares.
    fn attacks(
        &self,
        man: usize,
        from: Square,
        men: &[Option<usize>],
        occupied: SquareSet,
    ) -> SquareSet {
        let standing = Standing::all(occupied);
        let captures = attacks(self.board(), from, &self.rules[man], standing);
        let quiet = self.rules[man].iter().filter(|rule| rule.purpose.moves);
        let moves = union(quiet.map(|rule| reached(self.board(), from, rule, standing)));
        let counts = |to: &Square| match men[to.index()] {
            Some(victim) if victim < self.set.men() => {
                captures & to.bit() != 0
                    || moves & to.bit() != 0 && counts_by_move(&self.set.relations, man, victim)
            }
            _ => false,
        };
        self.board().squares().filter(counts).fold(0, |set, to| set | to.bit())
    }

    /// The slots of each man on a square, against the squares that he attacks on the empty board.
    fn alone(&self, tables: &Vectors<'_>, from: Square) -> Result<(), String> {
        for man in 0..self.set.men() {
            let standing = Standing::all(0);
            let captures = attacks(self.board(), from, &self.rules[man], standing);
            let slots = tables.data().attacks[man + 1];
            let on_board = self.on_board(tables, from, slots);
            if self.squares(tables, from, on_board) != Some(captures) {
                return Err(format!("man {man} on {from:?}, alone"));
            }
        }
        Ok(())
    }

    fn on_board(&self, tables: &Vectors<'_>, from: Square, slots: u64) -> u64 {
        let number = self.layout.numbering.number(from);
        let row = &tables.data().permutations[usize::from(number)].0;
        (0..64).filter(|&slot| row[slot] != OFF_BOARD).fold(0, |all, slot| all | 1 << slot) & slots
    }

    /// What is seen from a square of a position by a man there.
    fn around(
        &self,
        tables: &Vectors<'_>,
        men: &[Option<usize>],
        from: Square,
        man: usize,
    ) -> Result<(), String> {
        let number = self.layout.numbering.number(from);
        let around: Surroundings = tables.around(&self.mailbox(men), number);
        let code = man as u8 + 1;
        let set = |slots| self.squares(tables, from, slots);
        let fault = |of: &str| Err(format!("{of} of man {man} on {from:?}"));
        let others = |square: &Square| *square != from && men[square.index()].is_some();
        let occupied = self.board().squares().filter(others).fold(0, |set, it| set | it.bit());
        if set(tables.attacks(&around, code)) != Some(self.attacks(man, from, men, occupied)) {
            return fault("the attacks");
        }
        // The same position with the man there.
        let mut with = men.to_vec();
        with[from.index()] = Some(man);
        let (mut attackers, mut pairs) = (0, Vec::new());
        for square in self.board().squares().filter(others) {
            let Some(other) = men[square.index()].filter(|&other| other < self.set.men()) else {
                continue;
            };
            let hit = self.attacks(other, square, &with, occupied | from.bit());
            if hit & from.bit() == 0 {
                continue;
            }
            attackers |= square.bit();
            let through = self.attacks(other, square, &with, occupied) & !from.bit() & !hit;
            pairs.extend(
                self.board().squares().filter(|to| through & to.bit() != 0).map(|to| (square, to)),
            );
        }
        if set(tables.attackers(&around, code)) != Some(attackers) {
            return fault("the attackers");
        }
        let [riders, victims] = tables.xrays(&around);
        let all = |is_rider: bool| {
            let square =
                |&(rider, victim): &(Square, Square)| if is_rider { rider } else { victim };
            pairs.iter().map(square).fold(0, |set, it| set | it.bit())
        };
        // A rider and its victim are in opposite slots, so sets of both tell all pairs.
        if set(riders) != Some(all(true)) || set(victims) != Some(all(false)) {
            return fault("the riders through the square");
        }
        if riders & !tables.riders(&around) != 0
            || tables.riders(&around) & !tables.attackers(&around, code) != 0
        {
            return fault("the riders");
        }
        Ok(())
    }
}

/// How a man goes: his piece's rules, or those of pawns.
fn rules(layout: &Layout, set: &PairSet, man: usize) -> Vec<Rule> {
    let color = if man.is_multiple_of(2) { Color::White } else { Color::Black };
    match set.kinds[man / 2].piece {
        Some(piece) => layout.pieces[piece].rules()[color as usize].clone(),
        None => pawn_rules(layout.board(), layout.pawns[color as usize]),
    }
}

fn random(seed: u64) -> u64 {
    seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407)
}
