//! Riders in words of 256 bits: the runtime's look-up along each ray or line, over the emitted tables, against the reference.
//!
//! A ray is tried with every nearest blocker, and on a line while the ray on its other side is free or blocked at once.
//! Rays by their blockers then are right on all occupancies, since each blocker removes a set of squares; on a line only the
//! nearest pieces matter.

use quadrille_runtime::U256;
use quadrille_runtime::sliders::{Below, Methods, classical_ray, difference_attacks};

use super::sliders::Disagreement;
use crate::counted_work;
use crate::list::{collected, list, union};
use crate::model::{Numbering, Square, SquareSet, set_of};
use crate::reference;
use crate::solve::sliders::{Method, RiderLookUp};

/// A look-up along the ray of a direction, or along the line through it, from a number.
type LookUp<'a> = Box<dyn Fn(usize, usize, U256) -> U256 + 'a>;

/// Checks every ray of each square with every nearest blocker, and returns the number of look-ups.
pub(super) fn verify(numbering: &Numbering, solved: &RiderLookUp) -> Result<u64, Disagreement> {
    let steps = solved.ride.steps();
    let (entries, rays) = (numbering.entries(), steps.len());
    let (count, looks, is_line): (usize, Vec<LookUp<'_>>, bool) = match &solved.method {
        Method::Classical(of) => {
            let table = of.wide();
            let count = table.len() / rays;
            let along = move |direction, number, occupied| {
                classical_ray(&table, rays, direction, number, occupied)
            };
            (count, vec![Box::new(along)], false)
        }
        Method::ObstructionDifference(of) => {
            let (masks, by_target) = of.wide();
            let along = |below: Vec<Below>| -> LookUp<'_> {
                let masks = masks.clone();
                Box::new(move |direction, number, occupied| {
                    along_line(&masks, &below, (direction, number), occupied)
                })
            };
            (2 * masks.len() / rays, by_target.into_iter().map(along).collect(), true)
        }
        _ => return Err(Disagreement::Rays(0)),
    };
    if count != entries {
        return Err(Disagreement::Bounds(0));
    }
    let mut tried = 0;
    for (number, look_up) in
        (0..entries).flat_map(|number| looks.iter().map(move |it| (number, it)))
    {
        let square = numbering.square(number as u8);
        for (direction, &step) in steps.iter().enumerate() {
            let wrong = |occupied| Disagreement::Attacks(number as u8, occupied);
            let opposite = steps[(direction + rays / 2) % rays];
            let seen = if is_line { vec![step, opposite] } else { vec![step] };
            let along = |occupied| look_up(direction, number, occupied);
            match square {
                Some(square) => tried += ray(numbering, square, &seen, along).map_err(wrong)?,
                None if along(U256::MIN) != U256::MIN => return Err(wrong(U256::MIN)),
                None => {}
            }
        }
    }
    Ok(tried)
}

/// The squares attacked along the line of a direction.
fn along_line(
    masks: &[U256],
    below: &[Below],
    (direction, number): (usize, usize),
    occupied: U256,
) -> U256 {
    let line = direction % below.len();
    let mask = &masks[number * below.len() + line..][..1];
    difference_attacks(mask, Methods::Listed(&below[line..=line]), 0, number, occupied)
}

/// Tries the first ray of those that are looked up together: with each nearest blocker, with all squares beyond it empty and
/// with all others occupied.
fn ray(
    numbering: &Numbering,
    from: Square,
    steps: &[(i16, i16)],
    look_up: impl Fn(U256) -> U256,
) -> Result<u64, U256> {
    let board = numbering.board();
    let squares: Vec<Square> = collected(reference::ray(board, from, steps[0]));
    let check = |occupied: SquareSet| {
        let seen = union(list(steps, |&step| reference::ride(board, from, step, occupied)));
        let occupied = numbering.word(occupied);
        if look_up(occupied) == numbering.word(seen) { Ok(()) } else { Err(occupied) }
    };
    check(SquareSet::MIN)?;
    check(board.all().and_not(set_of(&squares)))?;
    for (distance, nearest) in squares.iter().enumerate() {
        check(nearest.bit())?;
        check(board.all().and_not(set_of(&squares[..distance])))?;
    }
    counted_work::add(16 * squares.len() as u64);
    Ok(2 * squares.len() as u64 + 2)
}
