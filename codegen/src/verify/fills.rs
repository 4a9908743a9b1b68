//! What sets of pieces attack by shifts, as emitted code runs it, against the reference.
//!
//! Shifts, masks and unions do the same with each bit of a set, so a fill is right on every set if it is right on
//! every square, and on all rays if it is right on each. A ray is tried from each square with each nearest piece on
//! it: alone on the board, and with all squares occupied but those before it, as a fill can tell nothing else
//! apart. It is the runtime's own fill that is tried. Leaps are programs in Rust too, and are interpreted.

use quadrille_runtime::fill::{Shift, fill_64, fill_128};

use super::{Defect, first_wrong};
use crate::board::{Board, Square, SquareSet};
use crate::layout::{Layout, Piece, WordSize};
use crate::list::list;
use crate::lower::interpret::{Interpreter, Lanes};
use crate::lower::{Function, spread};
use crate::model::movement::{Manner, Rule, UNLIMITED};
use crate::reference;
use crate::solve::Bitboards;
use crate::solve::spread::{ShiftedStep, SpreadingSide};
use crate::work;

/// Every `stride`th square, starting with number `from` in board order.
pub(super) fn every(board: Board, stride: usize, from: usize) -> SquareSet {
    let squares = board.squares().skip(from).step_by(stride);
    squares.fold(0, |set, square| set | square.bit())
}

/// Checks the fills and leaps of each piece that has them.
pub(super) fn verify(layout: &Layout, bitboards: &Bitboards) -> Result<(), Defect> {
    let lowered = spread::functions(layout, bitboards);
    let mut check = Check { layout, word: bitboards.word, seen: Vec::new() };
    for ((piece, found), functions) in layout.pieces.iter().zip(&bitboards.sets).zip(&lowered) {
        let Ok(found) = found else { continue };
        for (place, (rules, side)) in piece.rules().iter().zip(&found.sides).enumerate() {
            let leaps = spread::name_of_side(piece, "leaps", place);
            let leaps = functions.iter().find(|function| function.name == leaps);
            let checked = check.side(rules, side);
            let checked = checked.and_then(|()| match leaps {
                Some(leaps) => check.leaps(rules, leaps),
                None if side.leaps.is_empty() => Ok(()),
                None => Err("its leaps are not lowered".to_owned()),
            });
            checked.map_err(|detail| defect(piece, detail))?;
        }
    }
    Ok(())
}

fn defect(piece: &Piece, detail: String) -> Defect {
    Defect { of: piece.name.clone(), detail }
}

struct Check<'l> {
    layout: &'l Layout,
    word: WordSize,
    /// The rays that were checked, and in how many rounds: pieces have the same ones.
    seen: Vec<((i16, i16), u32)>,
}

/// The steps of capturing rules whose manner `is_meant`.
fn steps(rules: &[Rule], is_meant: fn(&Manner) -> bool) -> Vec<(i16, i16)> {
    let mut steps = Vec::new();
    for rule in rules.iter().filter(|rule| rule.purpose.captures && is_meant(&rule.manner)) {
        steps.extend(rule.steps.iter().map(|(step, _)| *step));
    }
    steps
}

impl Check<'_> {
    /// Checks each ray of a side, and that all of them together are their union.
    fn side(&mut self, rules: &[Rule], side: &SpreadingSide) -> Result<(), String> {
        for step in steps(rules, |manner| *manner == Manner::Ride(UNLIMITED)) {
            let Some((by, entered)) = self.shift(step) else { continue };
            // Two steps may add the same to numbers, and lead to other squares.
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
            [3, 5].map(|stride| self.layout.numbering.word(every(board, stride, 0)));
        let reached =
            |rays: &[&ShiftedStep]| Fill::new(self.word, rays, side.rounds).attacks(set, occupied);
        let each = side.rays.iter().map(|ray| reached(&[ray]));
        if reached(&side.rays.iter().collect::<Vec<_>>()) == each.fold(0, |all, one| all | one) {
            Ok(())
        } else {
            Err("all rays are not the union of each".to_owned())
        }
    }

    /// The shift of a step, and the squares it leads to; `None` if the board is too small for the step.
    fn shift(&self, step: (i16, i16)) -> Option<(i16, u128)> {
        let (board, numbering) = (self.layout.board(), &self.layout.numbering);
        let next = |from| Some((from, reference::ray(board, from, step).next()?));
        let mut steps = board.squares().filter_map(next);
        let number = |square| i16::from(numbering.number(square));
        let (from, to) = steps.next()?;
        let others = steps.fold(to.bit(), |all, (_, to)| all | to.bit());
        Some((number(to) - number(from), numbering.word(others)))
    }

    fn ray(&self, step: (i16, i16), ray: &ShiftedStep, rounds: u32) -> Result<(), String> {
        let (board, numbering) = (self.layout.board(), &self.layout.numbering);
        let (all, fill) = (board.all(), Fill::new(self.word, &[ray], rounds));
        for from in board.squares() {
            let squares: Vec<Square> = reference::ray(board, from, step).collect();
            work::add(16 * squares.len() as u64);
            let mut before = 0;
            let check = |attacks: SquareSet, occupied: SquareSet| {
                let set = numbering.word(from.bit());
                let given = fill.attacks(set, numbering.word(occupied));
                let is_right = given == numbering.word(attacks);
                let name = || format!("from {from:?} along {step:?} with {occupied:#x}");
                if is_right { Ok(()) } else { Err(name()) }
            };
            for nearest in &squares {
                check(before | nearest.bit(), nearest.bit())?;
                check(before | nearest.bit(), all & !before)?;
                before |= nearest.bit();
            }
            check(before, 0)?;
        }
        Ok(())
    }

    /// Checks the leaps of a side from each square.
    fn leaps(&self, rules: &[Rule], function: &Function<'_>) -> Result<(), String> {
        let (board, numbering) = (self.layout.board(), &self.layout.numbering);
        let squares: Vec<Square> = board.squares().collect();
        let sets = list(squares.iter(), |square| numbering.word(square.bit()));
        let packing = self.layout.packing(WordSize::U64.bits());
        let leaps = steps(rules, |manner| *manner == Manner::Leap);
        let is_wrong = |from: &Square, given| {
            let targets =
                leaps.iter().filter_map(|&leap| reference::ray(board, *from, leap).next());
            given != numbering.word(targets.fold(0, |set, to| set | to.bit()))
        };
        let (alone, sets) = (Interpreter::alone(&packing), |_: &_| Some(Lanes::Each(sets.clone())));
        let wrong = first_wrong(&alone, function, sets, &squares, is_wrong)?;
        wrong.map_or(Ok(()), |from| Err(format!("{} from {from:?}", function.name)))
    }
}

/// Rays as the runtime's fill takes them: those whose numbers rise, and those whose numbers fall.
enum Fill {
    Words([Vec<Shift<u64>>; 2], u32),
    Wide([Vec<Shift<u128>>; 2], u32),
}

impl Fill {
    fn new(word: WordSize, rays: &[&ShiftedStep], rounds: u32) -> Fill {
        let (up, down): (Vec<&ShiftedStep>, Vec<&ShiftedStep>) =
            rays.iter().partition(|ray| ray.by > 0);
        let ways = [up, down];
        match word {
            WordSize::U64 => {
                Fill::Words(ways.map(|ways| shifts(&ways, |word| word as u64)), rounds)
            }
            WordSize::U128 => Fill::Wide(ways.map(|ways| shifts(&ways, |word| word)), rounds),
        }
    }

    /// The result of the runtime's fill.
    fn attacks(&self, set: u128, occupied: u128) -> u128 {
        match self {
            Fill::Words([up, down], rounds) => {
                fill_64(up, down, *rounds, set as u64, occupied as u64).into()
            }
            Fill::Wide([up, down], rounds) => fill_128(up, down, *rounds, set, occupied),
        }
    }
}

/// Steps as the runtime has them.
fn shifts<W>(ways: &[&ShiftedStep], word: fn(u128) -> W) -> Vec<Shift<W>> {
    let shift =
        |way: &&ShiftedStep| Shift { by: way.by.unsigned_abs() as u8, entered: word(way.entered) };
    list(ways.iter(), shift)
}
