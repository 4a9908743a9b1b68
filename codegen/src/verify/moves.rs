//! Pieces of any movement against the reference.
//!
//! What makes a plan right on every occupancy is this, and each of it is checked. A rider's look-ups
//! are right ([`sliders`](super::sliders)). The squares that a mask leaves of each of the rider's rays
//! are those of the piece's line, from the nearest on: what stands behind them changes nothing
//! before, so that the masked rider stops where the piece does, and a hopper of two look-ups comes
//! down where the piece does. Turned round, a rider sees a square if it is seen from there, so that
//! masks are transposed. Lame leapers are looked up on every key, and with each square of their way
//! occupied alone. All together are tried besides with
//! nothing, with everything and with thirds of the board occupied.

use super::Defect;
use crate::board::{Board, Square, SquareSet};
use crate::layout::{Layout, Leap, Numbering, WordSize, squares_of};
use crate::model::movement::{Manner, Rule};
use crate::reference;
use crate::reference::moves::{self, Standing};
use crate::solve::Bitboards;
use crate::solve::moves::{Hop, Moves, Over, Plan, Rays, Slide};
use quadrille_runtime::moves::{falling_128, rising_128};

pub(super) fn verify(layout: &Layout, bitboards: &Bitboards) -> Result<(), Defect> {
    for (piece, plans) in layout.pieces.iter().zip(&bitboards.moves) {
        let (Some(sides), Some(plans)) = (&piece.sides, plans) else { continue };
        let is_alike = sides[0] == sides[1] && plans.len() == 1;
        for (color, rules) in sides.iter().enumerate().take(if is_alike { 1 } else { 2 }) {
            let plan = plans.get(color).unwrap_or(&plans[0]);
            let numbering = &layout.numbering;
            verify_side(numbering, bitboards.word, rules, plan)
                .map_err(|detail| Defect { of: piece.name.clone(), detail })?;
        }
    }
    Ok(())
}

/// Checks the plans of one side.
///
/// # Errors
/// What disagrees, and where.
pub fn verify_side(
    numbering: &Numbering,
    word: WordSize,
    rules: &[Rule],
    plans: &Moves,
) -> Result<(), String> {
    let board = numbering.board();
    for rule in rules {
        check_lines(board, rule)?;
    }
    let differs = plans.moves != plans.attacks;
    for square in board.squares() {
        let all = board.all() & !square.bit();
        let number = usize::from(numbering.number(square));
        let gates = plans.attacks.gates.iter().chain(&plans.moves.gates);
        let keys = gates.flat_map(|gates| reference::subsets(numbering.set(gates.masks[number])));
        // What bars a step is any one of the squares on its way.
        let bars = plans.attacks.bars.iter().chain(&plans.moves.bars);
        let bars = bars.flat_map(|bars| squares_of(numbering.set(bars.paths[number])));
        let keys = keys.chain(bars.map(Square::bit));
        let thirds = [0x9249_2492, 0x2492_4924, 0x4924_9249]
            .map(|third: SquareSet| (third | third << 32 | third << 64 | third << 96) & all);
        let mut tried: Vec<SquareSet> = keys.chain(thirds).chain([0, all]).collect();
        tried.sort_unstable();
        tried.dedup();
        for occupied in tried {
            let standing = Standing::all(occupied);
            let look_up = |plan| LookUp { numbering, word, standing }.plan(plan, square);
            let attacks = moves::attacks(board, square, rules, standing);
            if look_up(&plans.attacks) != attacks {
                return Err(format!("attacks from {square:?} with {occupied:#x}"));
            }
            let quiet = || moves::moves(board, square, rules, standing);
            if differs && look_up(&plans.moves) & !occupied != quiet() {
                return Err(format!("moves from {square:?} with {occupied:#x}"));
            }
            // What is attacked from here is attacked there, by the other plan.
            let turned = if occupied == 0 || occupied == all { attacks } else { 0 };
            for target in squares_of(turned) {
                let back = LookUp { numbering, word, standing }.plan(&plans.attackers, target);
                if back & square.bit() == 0 {
                    return Err(format!("attackers of {target:?} with {occupied:#x}"));
                }
            }
        }
    }
    Ok(())
}

/// Checks that a line has the nearest squares of its ray.
fn check_lines(board: Board, rule: &Rule) -> Result<(), String> {
    if !matches!(rule.manner, Manner::Ride(_)) {
        return Ok(());
    }
    for (square, step) in board.squares().flat_map(|s| rule.steps.iter().map(move |step| (s, step)))
    {
        let line = moves::reached_by(board, square, rule, step, Standing::all(0));
        let ray = reference::ray(board, square, step.0).take(line.count_ones() as usize);
        if ray.fold(0, |set, square| set | square.bit()) != line {
            return Err(format!("the line from {square:?} along {:?}", step.0));
        }
    }
    Ok(())
}

/// A plan's look-ups, riders being those of the reference.
pub struct LookUp<'a> {
    /// The numbering of the plan.
    pub numbering: &'a Numbering,
    /// The word of the plan.
    pub word: WordSize,
    /// What stands on the board.
    pub standing: Standing,
}

impl LookUp<'_> {
    /// What a plan gives.
    pub fn plan(&self, plan: &Plan, square: Square) -> SquareSet {
        let number = usize::from(self.numbering.number(square));
        let occupied = self.numbering.word(self.standing.occupied);
        let mut reached = plan.always.get(number).copied().unwrap_or(0);
        for Rays { rise, rays } in &plan.rays {
            let kernel = if *rise { rising_128 } else { falling_128 };
            reached |= kernel(rays[number], occupied);
        }
        for gates in &plan.gates {
            reached |= gates.attacks(self.word, number, occupied);
        }
        for bars in &plan.bars {
            reached |= bars.attacks(number, occupied);
        }
        let reached = self.numbering.set(reached);
        let mask = |mask: &Option<Vec<u128>>| {
            mask.as_ref().map_or(SquareSet::MAX, |mask| self.numbering.set(mask[number]))
        };
        let slides = plan.slides.iter().fold(reached, |set, Slide { ride, mask: of }| {
            set | self.ride(square, *ride, self.standing.occupied) & mask(of)
        });
        plan.hops.iter().fold(slides, |set, hop| set | self.hop(square, hop) & mask(&hop.mask))
    }

    fn ride(&self, square: Square, ride: Leap, occupied: SquareSet) -> SquareSet {
        reference::rides(self.numbering.board(), square, ride, occupied)
    }

    /// As emitted code has it.
    fn hop(&self, square: Square, Hop { ride, over, .. }: &Hop) -> SquareSet {
        let Standing { occupied, hurdles } = self.standing;
        let first = self.ride(square, *ride, occupied);
        let number = usize::from(self.numbering.number(square));
        let second = match over {
            Over::Any => occupied ^ first & occupied & hurdles,
            Over::Next => !first | occupied & !hurdles,
            Over::Near(near) => {
                occupied ^ first & occupied & hurdles & self.numbering.set(near[number])
            }
        };
        self.ride(square, *ride, second) & !first
    }
}
