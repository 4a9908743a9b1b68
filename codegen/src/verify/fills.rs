//! Set-wise attacks by shifts against the reference, by the function that emitted code calls.
//!
//! Shifts, masks and unions treat each bit of a set alike, so a fill is right on every set if it is right on
//! every square, and on all rays if it is right on each. A ray is tried from each square with each nearest piece on
//! it: alone on the board, and with all squares occupied but those before it, the only cases that a fill can tell
//! apart.

use super::Defect;
use crate::counted_work;
use crate::list::{both, collected, list, union};
use crate::model::{Board, Layout, Manner, Rule, Square, SquareSet, UNLIMITED, WordSize, set_of};
use crate::reference;
use crate::solve::Bitboards;
use crate::solve::set_attacks::{Fill, ShiftedStep, SpreadingSide, fill};
use quadrille_runtime::U256;

/// Every `stride`th square, from number `from` in board order.
pub fn every(board: Board, stride: usize, from: usize) -> SquareSet {
    let squares = board.squares().skip(from).step_by(stride);
    set_of(squares)
}

/// Checks the fills and leaps of each piece that has them.
pub(super) fn verify(layout: &Layout, bitboards: &Bitboards) -> Result<(), Defect> {
    let mut check = Check { layout, word: bitboards.word, seen: Vec::new() };
    for (piece, found) in layout.pieces.iter().zip(&bitboards.sets) {
        let Ok(found) = found else { continue };
        for (rules, side) in piece.rules().iter().zip(&found.sides) {
            let checked = check.side(rules, side).and_then(|()| check.leaps(rules, side));
            checked.map_err(|detail| Defect { of: piece.name.clone(), detail })?;
        }
    }
    Ok(())
}

struct Check<'l> {
    layout: &'l Layout,
    word: WordSize,
    /// Rays and rounds that are already checked; pieces share them.
    seen: Vec<((i16, i16), u32)>,
}

/// The steps of capturing rules of some manner.
fn steps(rules: &[Rule], is_of_manner: fn(&Manner) -> bool) -> Vec<(i16, i16)> {
    let mut steps = Vec::new();
    for rule in rules.iter().filter(|rule| rule.purpose.captures && is_of_manner(&rule.manner)) {
        steps.extend(list(rule.steps.iter(), |it| it.step));
    }
    steps
}

impl Check<'_> {
    /// Checks each ray of a side, and that all rays together give their union.
    fn side(&mut self, rules: &[Rule], side: &SpreadingSide) -> Result<(), String> {
        for step in steps(rules, |manner| *manner == Manner::Ride(UNLIMITED)) {
            let Some((by, entered)) = self.shift(step) else { continue };
            // Two steps may have the same shift, with different masks of the squares entered.
            let mut rays = side.rays.iter();
            let ray = rays.find(|ray| ray.by == by && ray.entered == entered);
            let ray = ray.ok_or_else(|| format!("no ray along {step:?}"))?;
            if !self.seen.contains(&(step, side.rounds)) {
                self.ray(step, ray, side.rounds)?;
                self.seen.push((step, side.rounds));
            }
        }
        let board = self.layout.board();
        let [occupied, set] =
            both([3, 5], |stride| self.layout.numbering.word(every(board, stride, 0)));
        let all: Vec<&ShiftedStep> = collected(side.rays.iter());
        let attacks = |fill: Fill| fill(set, occupied);
        let whole = attacks(fill(self.word, &all, &side.leaps, side.rounds));
        let ray = |ray| attacks(fill(self.word, &[ray], &[], side.rounds));
        let leaps = attacks(fill(self.word, &[], &side.leaps, side.rounds));
        if whole == leaps | union(side.rays.iter().map(ray)) {
            Ok(())
        } else {
            Err("leaps and all rays are not the union of each".to_owned())
        }
    }

    /// The shift of a step and the squares that it enters, or `None` if the board is too small for the step.
    fn shift(&self, step: (i16, i16)) -> Option<(i16, U256)> {
        let (board, numbering) = (self.layout.board(), &self.layout.numbering);
        let next = |from| Some((from, reference::ray(board, from, step).next()?));
        let mut steps = board.squares().filter_map(next);
        let number = |square| i16::from(numbering.number(square));
        let (from, to) = steps.next()?;
        let others = to.bit() | set_of(steps.map(|(_, to)| to));
        Some((number(to) - number(from), numbering.word(others)))
    }

    fn ray(&self, step: (i16, i16), ray: &ShiftedStep, rounds: u32) -> Result<(), String> {
        let (board, numbering) = (self.layout.board(), &self.layout.numbering);
        let (all, fill) = (board.all(), fill(self.word, &[ray], &[], rounds));
        for from in board.squares() {
            let squares: Vec<Square> = collected(reference::ray(board, from, step));
            counted_work::add(16 * squares.len() as u64);
            let mut before = SquareSet::MIN;
            let check = |attacks: SquareSet, occupied: SquareSet| {
                let set = numbering.word(from.bit());
                let given = fill(set, numbering.word(occupied));
                let is_right = given == numbering.word(attacks);
                let name = || format!("from {from:?} along {step:?} with {occupied:#x}");
                if is_right { Ok(()) } else { Err(name()) }
            };
            for nearest in &squares {
                check(before | nearest.bit(), nearest.bit())?;
                check(before | nearest.bit(), all.and_not(before))?;
                before |= nearest.bit();
            }
            check(before, SquareSet::MIN)?;
        }
        Ok(())
    }

    /// Checks the leaps of a side from each square.
    fn leaps(&self, rules: &[Rule], side: &SpreadingSide) -> Result<(), String> {
        let (board, numbering) = (self.layout.board(), &self.layout.numbering);
        let steps = steps(rules, |manner| *manner == Manner::Leap);
        let fill = fill(self.word, &[], &side.leaps, side.rounds);
        let is_wrong = |from: &Square| {
            let targets =
                steps.iter().filter_map(|&step| reference::ray(board, *from, step).next());
            fill(numbering.word(from.bit()), U256::MIN) != numbering.word(set_of(targets))
        };
        let wrong = board.squares().find(is_wrong);
        wrong.map_or(Ok(()), |from| Err(format!("leaps from {from:?}")))
    }
}
