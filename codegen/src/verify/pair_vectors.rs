//! Changes found by vector instructions: each permutation is compared with walks, and on some positions the runtime's
//! functions with the reference: the men that each man attacks, his attackers, and the attacks through his square.

use quadrille_circuits::random::SplitMix64;
use quadrille_runtime::Color;
use quadrille_runtime::pairs::vectors::{
    BLOCKER, Bytes, Data, EMPTY, OFF_BOARD, Surroundings, Vectors,
};

use crate::list::{collected, list, union};
use crate::model::{
    Board, Layout, PairSet, PairSlots, RAYS, Rule, Square, SquareSet, counts_by_move, pawn_rules,
    set_of,
};
use crate::reference::moves::{Standing, attacks, reached};
use crate::reference::ray;
use crate::solve::pair_vectors::PairVectors;

/// The number of positions that are tried.
const POSITIONS: u64 = 4;

/// A set, with the rules that the reference needs.
struct Reference<'a> {
    layout: &'a Layout,
    set: &'a PairSet,
    /// The rules of each man.
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
    reference.alone(&tables)?;
    let mut random = SplitMix64::new(0);
    for position in 0..POSITIONS {
        let men = list(layout.board().squares(), |_| {
            let word = random.word();
            let man = (word >> 33) % (set.men() as u64 + 2);
            // Each position is denser than the one before.
            (word >> 20 & 15 < 3 * position + 3).then_some(man as usize)
        });
        let in_turn = (0..set.men()).cycle().skip(5 * position as usize);
        for (square, man) in layout.board().squares().zip(in_turn) {
            reference.around(&tables, &men, square, man)?;
        }
    }
    Ok(())
}

/// Compares every permutation with walks from its square.
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

    /// The code of a square's man. A man that the set does not know has the index after the last.
    fn code(&self, man: Option<usize>) -> u8 {
        match man {
            None => EMPTY,
            Some(man) if man >= self.set.men() => BLOCKER,
            Some(man) => man as u8 + 1,
        }
    }

    /// The mailbox: the code of each square's man.
    fn mailbox(&self, men: &[Option<usize>]) -> Bytes {
        let mut codes = Bytes([EMPTY; 64]);
        for square in self.board().squares() {
            let number = self.layout.numbering.number(square);
            codes.0[usize::from(number)] = self.code(men[square.index()]);
        }
        codes
    }

    /// The squares in some slots around a square, or `None` if a slot is off the board.
    fn squares(&self, tables: &Vectors<'_>, from: Square, slots: u64) -> Option<SquareSet> {
        let number = self.layout.numbering.number(from);
        let row = &tables.data().permutations[usize::from(number)].0;
        let mut set = SquareSet::MIN;
        for slot in (0..64).filter(|slot| slots >> slot & 1 != 0) {
            set |= self.layout.numbering.square(row[slot])?.bit();
        }
        Some(set)
    }

    /// The squares of victims that a man attacks, given all occupied squares.
    fn attacks(
        &self,
        man: usize,
        from: Square,
        men: &[Option<usize>],
        occupied: SquareSet,
    ) -> SquareSet {
        let [captures, moves] = self.reached(man, from, Standing::all(occupied));
        let counts = |to: &Square| match men[to.index()] {
            Some(victim) if victim < self.set.men() => {
                to.is_in(captures)
                    || to.is_in(moves) && counts_by_move(&self.set.relations, man, victim)
            }
            _ => false,
        };
        set_of(self.board().squares().filter(counts))
    }

    /// Checks every man alone on every square: the slots that he attacks, and his slot around each square that he attacks.
    fn alone(&self, tables: &Vectors<'_>) -> Result<(), String> {
        let data = tables.data();
        for man in 0..self.set.men() {
            let (code, squares) = (man + 1, self.board().squares());
            let reached = list(squares.clone(), |from| {
                self.reached(man, from, Standing::all(SquareSet::MIN))
            });
            let counts = |victim| counts_by_move(&self.set.relations, man, victim);
            let has_moves = (0..self.set.men()).any(counts);
            for from in squares {
                let fault = || Err(format!("man {man} on {from:?}, alone"));
                let [attacks, moves] = reached[from.index()];
                let moves = if has_moves { moves } else { SquareSet::MIN };
                let slots = [data.attacks[code], data.moves[code]];
                if slots.map(|slots| self.on_board(tables, from, slots)) != [attacks, moves] {
                    return fault();
                }
                let around = self.around_square(tables, from);
                for &(slot, at) in &around {
                    let [attacks, moves] = reached[at.index()].map(|set| from.is_in(set));
                    let is_in = |classes: u8| classes & data.classes[code] != 0;
                    let back = |victim: usize| &data.back[usize::from(data.variants[victim + 1])].0;
                    // The target of a leap along a ray has two slots, and the man is reported in one of them.
                    let is_wrong = |victim| {
                        let slots = around.iter().filter(|(_, other)| *other == at);
                        let told = slots.filter(|(slot, _)| is_in(back(victim)[*slot])).count();
                        told != usize::from(attacks || moves && counts(victim))
                    };
                    if (0..self.set.men()).any(is_wrong) {
                        return fault();
                    }
                    // A rider also reaches the next square, which is the first step of the opposite ray.
                    let beyond = self.square_in(tables, from, (slot / 8 * 8 + 33) % 64);
                    let goes_on = beyond.map(|beyond| {
                        slot % 8 > 0 && attacks && beyond.is_in(reached[at.index()][0])
                    });
                    if goes_on.is_some_and(|goes_on| goes_on != is_in(data.riders.0[slot])) {
                        return fault();
                    }
                }
            }
            let is_wrong = |victim: usize| {
                (data.by_move[code] & data.classes[victim + 1] != 0) != counts(victim)
            };
            if (0..self.set.men()).any(is_wrong) {
                return Err(format!("the victims of man {man} by move"));
            }
        }
        Ok(())
    }

    /// The squares that a man attacks, and those of his quiet moves, occupied or not.
    fn reached(&self, man: usize, from: Square, standing: Standing) -> [SquareSet; 2] {
        let quiet = self.rules[man].iter().filter(|rule| rule.purpose.moves);
        [
            attacks(self.board(), from, &self.rules[man], standing),
            union(quiet.map(|rule| reached(self.board(), from, rule, standing))),
        ]
    }

    /// The square of a slot around a square.
    fn square_in(&self, tables: &Vectors<'_>, from: Square, slot: usize) -> Option<Square> {
        let number = self.layout.numbering.number(from);
        let there = tables.data().permutations[usize::from(number)].0[slot];
        if there == OFF_BOARD { None } else { self.layout.numbering.square(there) }
    }

    fn around_square(&self, tables: &Vectors<'_>, from: Square) -> Vec<(usize, Square)> {
        let there = |slot| self.square_in(tables, from, slot).map(|square| (slot, square));
        collected((0..64).filter_map(there))
    }

    /// The squares of slots, those off the board left out.
    fn on_board(&self, tables: &Vectors<'_>, from: Square, slots: u64) -> SquareSet {
        let around = self.around_square(tables, from).into_iter();
        let there = around.filter(|(slot, _)| slots >> slot & 1 != 0);
        set_of(there.map(|(_, square)| square))
    }

    /// Checks the attacks from, to and through a square of a position.
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
        let occupied = set_of(self.board().squares().filter(others));
        if set(tables.attacks(&around, code)) != Some(self.attacks(man, from, men, occupied)) {
            return fault("the attacks");
        }
        // The same position with the man on the square.
        let mut with = men.to_vec();
        with[from.index()] = Some(man);
        let (mut attackers, mut pairs) = (SquareSet::MIN, Vec::new());
        for square in self.board().squares().filter(others) {
            let Some(other) = men[square.index()].filter(|&other| other < self.set.men()) else {
                continue;
            };
            let hit = self.attacks(other, square, &with, occupied | from.bit());
            if !from.is_in(hit) {
                continue;
            }
            attackers |= square.bit();
            let through = self.attacks(other, square, &with, occupied).and_not(from.bit() | hit);
            pairs.extend(
                self.board().squares().filter(|to| to.is_in(through)).map(|to| (square, to)),
            );
        }
        if set(tables.attackers(&around, code)) != Some(attackers) {
            return fault("the attackers");
        }
        let [riders, victims] = tables.xrays(&around);
        let all = |is_rider: bool| {
            let square =
                |&(rider, victim): &(Square, Square)| if is_rider { rider } else { victim };
            set_of(pairs.iter().map(square))
        };
        // A rider and its victim are in opposite slots, so the two sets determine all pairs.
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

/// The rules of a man: his piece's, or those of pawns.
fn rules(layout: &Layout, set: &PairSet, man: usize) -> Vec<Rule> {
    let color = if man.is_multiple_of(2) { Color::White } else { Color::Black };
    match set.kinds[man / 2].piece {
        Some(piece) => layout.pieces[piece].rules()[color as usize].clone(),
        None => pawn_rules(layout.board(), layout.pawns[color as usize]),
    }
}
