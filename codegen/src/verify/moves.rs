//! Pieces of any movement against the reference.
//!
//! Look-ups are right on every occupancy because of these facts, each of which is checked:
//!
//! - A rider's look-ups are right ([`sliders`](super::sliders)).
//! - A mask keeps the first squares of each ray of the rider. Pieces behind them change nothing before them, so
//!   the masked rider stops where the piece does.
//! - The same holds for hoppers, whether they take two look-ups of the rider or one in its tables.
//!   [`sliders`](super::sliders) checks these tables too.
//! - A rider sees a square if and only if it is seen from there. So the masks of attackers are the masks of
//!   attacks, transposed.
//! - Lame leapers are looked up on every key, in both directions, and with each square of their path
//!   occupied alone.
//! - Bent lines are looked up one by one, in both directions: all other squares are occupied, and of the line nothing or
//!   one of the squares before the bend. Behind it a rider's look-up stops where the piece does.
//!
//! Finally everything together is tried on an empty board, on a full one, and with a third of the squares
//! occupied; then not all pieces are hurdles.

use quadrille_runtime::moves::bent_back;

use super::Defect;
use crate::list::{both, collected, list, union};
use crate::model::{
    Board, Layout, Leap, Manner, Numbering, Rule, Square, SquareSet, WordSize, set_of, squares_of,
};
use crate::reference;
use crate::reference::moves::{self, Standing};
use crate::solve::Bitboards;
use crate::solve::moves::{
    BendBack, BendThere, Bent, BentWays, Hop, MaskedRider, PieceLookUps, UnitedLookUps, if_free,
};
use crate::work;

/// The questions put to a piece's look-ups.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asked {
    /// The squares a piece attacks.
    Attacks,
    /// The squares it moves to without capturing.
    Moves,
    /// The squares from which it attacks a square.
    Attackers,
    /// The attackers by lame leaps alone.
    LameAttackers,
}

/// Called for each trial with the question, the square, the occupancy, and the reference's answer.
pub type Witness<'w> = &'w mut dyn FnMut(Asked, Square, Standing, SquareSet);

/// Checks all pieces, and returns the number of look-ups tried.
pub(super) fn verify(layout: &Layout, bitboards: &Bitboards) -> Result<u64, Defect> {
    let mut tried = 0;
    for (piece, solved) in layout.pieces.iter().zip(&bitboards.moves) {
        let (Some(rules), Some(solved)) = (&piece.sides, solved) else { continue };
        for (_, rules, solved) in sides(rules, solved) {
            let (numbering, word) = (&layout.numbering, bitboards.word);
            let side = Side { numbering, word, rules, solved, has_witness: false };
            let checked = side.verify(&mut |_, _, _, _| tried += 1);
            checked.map_err(|detail| Defect { of: piece.name.clone(), detail })?;
        }
    }
    Ok(tried)
}

/// The sides of a piece: index of its look-ups, rules and look-ups; only one if both are alike.
pub fn sides<'a>(
    rules: &'a [Vec<Rule>; 2],
    solved: &'a [PieceLookUps],
) -> impl Iterator<Item = (usize, &'a [Rule], &'a PieceLookUps)> {
    let is_alike = rules[0] == rules[1] && solved.len() == 1;
    let sides = rules.iter().enumerate().take(if is_alike { 1 } else { 2 });
    sides.map(|(color, rules)| {
        let color = color.min(solved.len() - 1);
        (color, &rules[..], &solved[color])
    })
}

/// The squares, split into three sets of about every third square.
pub fn thirds() -> [SquareSet; 3] {
    [0x9249_2492, 0x2492_4924, 0x4924_9249]
        .map(|third: SquareSet| third | third << 32 | third << 64 | third << 96)
}

/// A route to a square from another, by a step that has a path.
#[derive(Clone, Debug)]
struct WayTo {
    from: Square,
    /// The squares up to the bend.
    path: SquareSet,
    /// All that must be empty.
    passed: SquareSet,
}

/// One side of a piece, with the look-ups to verify.
pub struct Side<'a> {
    /// The numbering of the layout.
    pub numbering: &'a Numbering,
    /// The word of its sets.
    pub word: WordSize,
    /// The movement.
    pub rules: &'a [Rule],
    /// The look-ups.
    pub solved: &'a PieceLookUps,
    /// Whether a witness runs another implementation on the same occupancies: it may read other
    /// squares, so occupancies are tried, too, that differ only on squares these look-ups ignore.
    pub has_witness: bool,
}

impl Side<'_> {
    /// Checks the look-ups of the side, and reports each trial to `tried`.
    ///
    /// # Errors
    /// The first disagreement: the question, the square and the occupancy.
    pub fn verify(&self, tried: Witness<'_>) -> Result<(), String> {
        self.rules.iter().try_for_each(|rule| check_lines(self.board(), rule))?;
        self.board().squares().try_for_each(|square| self.check_from(square, tried))?;
        self.standings().into_iter().try_for_each(|it| self.check_attackers(it, tried))?;
        self.check_bent_attackers()?;
        self.check_lame_attackers(tried)
    }

    fn board(&self) -> Board {
        self.numbering.board()
    }

    fn look_up(&self, look_ups: &UnitedLookUps, square: Square, standing: Standing) -> SquareSet {
        work::add(32);
        Evaluation { numbering: self.numbering, word: self.word, standing }.of(look_ups, square)
    }

    /// The occupancies tried on every square: none, all, and each third of the board; for hoppers also two thirds, one
    /// of them hurdles.
    fn standings(&self) -> Vec<Standing> {
        let all = self.board().all();
        let occupied = thirds().into_iter().chain([0, all]);
        let mut standings: Vec<Standing> = list(occupied, |set| Standing::all(set & all));
        let PieceLookUps { attacks, moves, attackers } = self.solved;
        if [attacks, moves, attackers].iter().any(|part| part.hops().next().is_some()) {
            let [hurdles, others, _] = thirds().map(|set| set & all);
            standings.push(Standing { occupied: hurdles | others, hurdles });
        }
        if self.has_witness {
            standings.extend(list(self.board().squares(), |square| Standing::all(square.bit())));
        }
        standings
    }

    /// Checks where a piece goes from a square.
    fn check_from(&self, square: Square, tried: Witness<'_>) -> Result<(), String> {
        let Side { numbering, rules, solved, .. } = *self;
        let differs = self.has_witness || solved.moves != solved.attacks;
        let mut keys = self.keys(&[&solved.attacks, &solved.moves], numbering.number(square));
        keys.extend(self.bent_lines(square));
        keys.sort_unstable();
        keys.dedup();
        let without = |standing: Standing| {
            // The own square is cleared, unless the piece is alone, which a witness tries, too.
            let own = if standing.occupied == square.bit() { 0 } else { square.bit() };
            Standing { occupied: standing.occupied & !own, hurdles: standing.hurdles & !own }
        };
        let others = self.standings().into_iter().map(without);
        for standing in keys.into_iter().map(Standing::all).chain(others) {
            let occupied = standing.occupied;
            let attacks = moves::attacks(self.board(), square, rules, standing);
            if self.look_up(&solved.attacks, square, standing) != attacks {
                return Err(format!("attacks from {square:?} with {occupied:#x}"));
            }
            tried(Asked::Attacks, square, standing, attacks);
            if differs {
                let quiet = moves::moves(self.board(), square, rules, standing);
                if self.look_up(&solved.moves, square, standing) & !occupied != quiet {
                    return Err(format!("moves from {square:?} with {occupied:#x}"));
                }
                tried(Asked::Moves, square, standing, quiet);
            }
        }
        Ok(())
    }

    /// The occupancies that distinguish all keys of a square's lame leaps, and one blocker on each
    /// square of each path.
    fn keys(&self, look_ups: &[&UnitedLookUps], number: u8) -> Vec<SquareSet> {
        let index = usize::from(number);
        let set = |word| self.numbering.set(word);
        let all = self.numbering.word(self.board().all());
        let mut keys = Vec::new();
        for leaps in look_ups.iter().filter_map(|own| own.shifted.as_ref()) {
            for key in &leaps.keys {
                keys.extend(reference::subsets(set(leaps.seen(key, index) & all)));
            }
        }
        for own in look_ups {
            for lame in &own.lame {
                keys.extend(list(squares_of(set(lame.paths[index])), Square::bit));
            }
        }
        keys
    }

    /// Occupancies that leave one bent line from a square open, or closed by one of the squares before its bend.
    fn bent_lines(&self, square: Square) -> Vec<SquareSet> {
        let mut occupancies = Vec::new();
        for rule in self.rules.iter().filter(|rule| rule.manner != Manner::Leap) {
            for it in rule.steps.iter().filter(|it| !it.path.is_empty()) {
                let Some((path, line)) = moves::way(self.board(), square, rule, it) else {
                    continue;
                };
                // Hoppers find their hurdle on the first square.
                let hurdle = usize::from(matches!(rule.manner, Manner::Hop(_))).min(line.len());
                let others = self.board().all() & !(path | set_of(&line[hurdle..]));
                occupancies.push(others);
                occupancies.extend(list(squares_of(path), |one| others | one.bit()));
            }
        }
        occupancies
    }

    /// Checks the attackers of a square.
    fn check_attackers(&self, standing: Standing, tried: Witness<'_>) -> Result<(), String> {
        let mut attackers = vec![0; self.board().len()];
        for from in self.board().squares() {
            let attacks = moves::attacks(self.board(), from, self.rules, standing);
            squares_of(attacks).for_each(|target| attackers[target.index()] |= from.bit());
        }
        for target in self.board().squares() {
            let expected = attackers[target.index()];
            if self.look_up(&self.solved.attackers, target, standing) != expected {
                return Err(format!("attackers of {target:?} with {standing:#x?}"));
            }
            tried(Asked::Attackers, target, standing, expected);
        }
        Ok(())
    }

    /// Checks from where lame leapers attack a square, on every key.
    fn check_lame_attackers(&self, tried: Witness<'_>) -> Result<(), String> {
        let UnitedLookUps { shifted, lame, .. } = self.solved.attackers.clone();
        let lame = UnitedLookUps { shifted, lame, ..UnitedLookUps::default() };
        let keys = |target, _: &[WayTo]| self.keys(&[&lame], self.numbering.number(target));
        self.check_part(&lame, |manner| manner == Manner::Leap, keys, tried)
    }

    /// Checks from where bent riders attack a square, along every line.
    fn check_bent_attackers(&self) -> Result<(), String> {
        // Attackers by trial reuse checked attacks; hops are checked with all other look-ups.
        let is_back = |bent: &&Bent| matches!(bent.ways, BentWays::Back(_)) && bent.hops.is_empty();
        let bent = collected(self.solved.attackers.bent.iter().filter(is_back).cloned());
        let bent = UnitedLookUps { bent, ..UnitedLookUps::default() };
        let lines = |_, ways: &[WayTo]| {
            let mut occupancies = Vec::new();
            for WayTo { passed, path, .. } in ways {
                let others = self.board().all() & !passed;
                occupancies.push(others);
                if passed == path {
                    occupancies.extend(list(squares_of(*path), |one| others | one.bit()));
                }
            }
            occupancies
        };
        self.check_part(&bent, |it| matches!(it, Manner::Ride(_)), lines, &mut |_, _, _, _| {})
    }

    /// Checks a part of the look-ups of attackers against those steps of a manner that have a path,
    /// on the occupancies that `occupancies` gives for a square and the routes to it.
    fn check_part(
        &self,
        part: &UnitedLookUps,
        is_meant: fn(Manner) -> bool,
        occupancies: impl Fn(Square, &[WayTo]) -> Vec<SquareSet>,
        tried: Witness<'_>,
    ) -> Result<(), String> {
        if part.is_empty() {
            return Ok(());
        }
        let mut ways: Vec<Vec<WayTo>> = vec![Vec::new(); self.board().len()];
        for rule in self.rules.iter().filter(|rule| rule.purpose.captures && is_meant(rule.manner))
        {
            for (from, it) in
                self.board().squares().flat_map(|s| rule.steps.iter().map(move |it| (s, it)))
            {
                let way = moves::way(self.board(), from, rule, it).filter(|_| !it.path.is_empty());
                let Some((path, line)) = way else { continue };
                let mut passed = path;
                for target in line {
                    ways[target.index()].push(WayTo { from, path, passed });
                    passed |= target.bit();
                }
            }
        }
        for target in self.board().squares() {
            let ways = &ways[target.index()];
            for occupied in occupancies(target, ways) {
                let free = ways.iter().filter(|way| way.passed & occupied == 0);
                let expected = set_of(free.map(|way| way.from));
                if self.look_up(part, target, Standing::all(occupied)) != expected {
                    return Err(format!("some attackers of {target:?} with {occupied:#x}"));
                }
                tried(Asked::LameAttackers, target, Standing::all(occupied), expected);
            }
        }
        Ok(())
    }
}

/// Checks that a line has the nearest squares of its ray.
fn check_lines(board: Board, rule: &Rule) -> Result<(), String> {
    if !matches!(rule.manner, Manner::Ride(_)) {
        return Ok(());
    }
    for (square, it) in board.squares().flat_map(|s| rule.steps.iter().map(move |it| (s, it))) {
        let line = moves::reached_by(board, square, rule, it, Standing::all(0));
        let bend = it
            .path
            .last()
            .map_or(Some(square), |&(files, ranks)| board.offset(square, files, ranks));
        let ray = bend.into_iter().flat_map(|bend| reference::ray(board, bend, it.step));
        if set_of(ray.take(line.count_ones() as usize)) != line {
            return Err(format!("the line from {square:?} along {:?}", it.step));
        }
    }
    Ok(())
}

/// Evaluates look-ups, with the reference's riders.
pub struct Evaluation<'a> {
    /// The numbering of the layout.
    pub numbering: &'a Numbering,
    /// The word of its sets.
    pub word: WordSize,
    /// The occupied squares and hurdles.
    pub standing: Standing,
}

impl Evaluation<'_> {
    /// The squares looked up from a square.
    pub fn of(&self, look_ups: &UnitedLookUps, square: Square) -> SquareSet {
        let number = usize::from(self.numbering.number(square));
        let occupied = self.numbering.word(self.standing.occupied);
        let mut reached = look_ups.always.get(number).copied().unwrap_or(0);
        for rays in &look_ups.rays {
            reached |= rays.attacks(self.word, number, occupied);
        }
        if let Some(leaps) = &look_ups.shifted {
            reached |= leaps.attacks(number, occupied);
        }
        for lame in &look_ups.lame {
            reached |= lame.attacks(self.word, number, occupied);
        }
        let bent = union(look_ups.bent.iter().map(|bent| self.bent(square, bent)));
        let reached = self.numbering.set(reached);
        let mask = |mask: &Option<Vec<u128>>| {
            mask.as_ref().map_or(SquareSet::MAX, |mask| self.numbering.set(mask[number]))
        };
        let slides = union(look_ups.slides.iter().map(|MaskedRider { ride, mask: of }| {
            self.ride(square, *ride, self.standing.occupied) & mask(of)
        }));
        let hops = look_ups.hops.iter().map(|hop| self.hop(square, hop) & mask(&hop.mask));
        reached | slides | union(hops) | bent
    }

    fn bent(&self, square: Square, Bent { slides, hops, ways }: &Bent) -> SquareSet {
        let on = |square| {
            let slides = slides.iter().map(|it| self.ride(square, it.ride, self.standing.occupied));
            union(slides) | union(hops.iter().map(|hop| self.hop(square, hop)))
        };
        let there = |ways: &[BendThere], from: Square| {
            union(ways.iter().map(|way| self.there(from, way, on)))
        };
        match ways {
            BentWays::There(ways) => there(ways, square),
            BentWays::Back(ways) => {
                let bends = on(square) & !self.standing.occupied;
                union(ways.iter().map(|way| self.back(square, way, bends)))
            }
            BentWays::Asked(ways, from) => {
                let number = |square| usize::from(self.numbering.number(square));
                let target = self.numbering.word(square.bit());
                // Only routes that can reach the target are looked up.
                let attacks = |from: &Square| {
                    let may = |way: &&BendThere| way.targets[number(*from)] & target != 0;
                    let mut ways = ways.iter().filter(may);
                    ways.any(|way| self.there(*from, way, on) & square.bit() != 0)
                };
                set_of(squares_of(self.numbering.set(from[number(square)])).filter(attacks))
            }
        }
    }

    /// The squares reached over one bend, computed by the runtime's function.
    fn there(
        &self,
        from: Square,
        BendThere { passed, at, targets }: &BendThere,
        on: impl Fn(Square) -> SquareSet,
    ) -> SquareSet {
        let number = usize::from(self.numbering.number(from));
        let Some(begin) = self.numbering.square(at[number]) else { return 0 };
        let targets = on(begin) & self.numbering.set(targets[number]);
        let Some(&passed) = passed.get(number) else { return targets };
        let [targets, occupied] =
            both([targets, self.standing.occupied], |set| self.numbering.word(set));
        self.numbering.set(if_free(self.word, passed, targets, occupied))
    }

    /// The squares from which a piece bends on these squares, computed by the runtime's function.
    fn back(&self, target: Square, way: &BendBack, bends: SquareSet) -> SquareSet {
        let BendBack { by, passed, targets } = way;
        let origins = targets[usize::from(self.numbering.number(target))];
        let [bends, occupied] =
            both([bends, self.standing.occupied], |set| self.numbering.word(set));
        self.numbering.set(match self.word {
            WordSize::U64 => {
                bent_back(bends as u64, occupied as u64, *by, passed, origins as u64).into()
            }
            WordSize::U128 => bent_back(bends, occupied, *by, passed, origins),
        })
    }

    fn ride(&self, square: Square, ride: Leap, occupied: SquareSet) -> SquareSet {
        reference::rides(self.numbering.board(), square, ride, occupied)
    }

    fn hop(&self, square: Square, Hop { ride, over, .. }: &Hop) -> SquareSet {
        let first = self.ride(square, *ride, self.standing.occupied);
        let word = |set| self.numbering.word(set);
        let number = usize::from(self.numbering.number(square));
        let [met, occupied] = both([first, self.standing.occupied], word);
        let second = over.occupied(self.word, number, met, [occupied, word(self.standing.hurdles)]);
        let second = self.numbering.set(second & word(self.numbering.board().all()));
        self.ride(square, *ride, second) & !first
    }
}
