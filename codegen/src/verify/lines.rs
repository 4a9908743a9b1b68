//! The tables by two squares, computed by the runtime's own functions from the emitted rays, against the
//! reference on every pair of squares.

use quadrille_runtime::{Direction, U256, Word, lines};

use super::Defect;
use crate::list::{collected, union};
use crate::model::{GeometryTables, Layout, Numbering, Square, WordSize};
use crate::reference;
use crate::solve::{Bitboards, geometry::PerNumber};

/// Checks the squares between two and the line through them, if the layout has tables of them.
pub(super) fn verify(layout: &Layout, bitboards: &Bitboards) -> Result<(), Defect> {
    if let Some(near) = &bitboards.geometry.near_rays {
        return verify_shortest(&layout.numbering, &bitboards.geometry.directions, near);
    }
    if layout.geometry == GeometryTables::Compact {
        return Ok(());
    }
    let rays = &bitboards.geometry.rays;
    match bitboards.word {
        WordSize::U64 => verify_tables::<u64, 64>(&layout.numbering, rays),
        WordSize::U128 => verify_tables::<u128, 128>(&layout.numbering, rays),
        // Refused: each table would take 2 MB.
        WordSize::U256 => Ok(()),
    }
}

/// Checks the tables that const evaluation works out from the rays.
fn verify_tables<W: Word, const N: usize>(
    numbering: &Numbering,
    rays: &[PerNumber<U256>],
) -> Result<(), Defect> {
    let rays: [[W; N]; 8] = padded(rays);
    let (between, through) = (Box::new(lines::between(&rays)), Box::new(lines::through(&rays)));
    compare(numbering, |a, b| (between[a][b].into(), through[a][b].into()))
}

/// If edges wrap, checks that along the emitted rays two squares see those between them on the shortest way.
fn verify_shortest(
    numbering: &Numbering,
    directions: &PerNumber<PerNumber<u8>>,
    near: &[PerNumber<U256>],
) -> Result<(), Defect> {
    let board = numbering.board();
    let word = |square: Square| U256::bit(numbering.number(square).into());
    for (from, to) in board.squares().flat_map(|a| board.squares().map(move |b| (a, b))) {
        let [a, b] = [from, to].map(|square| usize::from(numbering.number(square)));
        // The lengths of all lines from one to the other, and the squares between on the shortest.
        let mut lines: Vec<(usize, u8, U256)> = Vec::new();
        for direction in Direction::ALL {
            let line: Vec<Square> = collected(reference::line(board, from, direction));
            if let Some(steps) = line.iter().position(|&square| square == to) {
                let between = union(line[..steps].iter().map(|&square| word(square)));
                lines.push((steps, direction as u8, between));
            }
        }
        lines.sort_unstable();
        let shortest = match lines[..] {
            [(one, ..), (other, ..), ..] if one == other => None,
            [line, ..] => Some(line),
            [] => None,
        };
        let found = directions[a][b];
        let back = Direction::ALL.get(usize::from(found)).map(|found| found.opposite() as usize);
        let seen = back.map(|back| (found, near[usize::from(found)][a] & near[back][b]));
        if seen != shortest.map(|(_, direction, between)| (direction, between)) {
            let detail = format!("from number {a} to {b}");
            return Err(Defect { of: "between".to_owned(), detail });
        }
    }
    Ok(())
}

/// The rays as emitted: empty for numbers without a square.
fn padded<W: Word, const N: usize>(rays: &[PerNumber<U256>]) -> [[W; N]; 8] {
    let mut padded = [[W::ZERO; N]; 8];
    for (padded, rays) in padded.iter_mut().zip(rays) {
        for (entry, &ray) in padded.iter_mut().zip(rays) {
            *entry = W::truncated(ray);
        }
    }
    padded
}

/// Compares a look-up with the reference on every pair of squares.
fn compare(
    numbering: &Numbering,
    look_up: impl Fn(usize, usize) -> (U256, U256),
) -> Result<(), Defect> {
    for a in numbering.board().squares() {
        let expected = from_square(numbering, a);
        for b in numbering.board().squares() {
            let sets = look_up(usize::from(numbering.number(a)), usize::from(numbering.number(b)));
            if sets != expected[b.index()] {
                let detail =
                    format!("from number {} to {}", numbering.number(a), numbering.number(b));
                return Err(Defect { of: "between or line_through".to_owned(), detail });
            }
        }
    }
    Ok(())
}

/// For each square, the squares between it and `first`, and the line through both, by walks from `first` in all
/// directions.
fn from_square(numbering: &Numbering, first: Square) -> Vec<(U256, U256)> {
    let board = numbering.board();
    let mut sets = vec![(U256::MIN, U256::MIN); board.len()];
    let word = |square: Square| U256::bit(numbering.number(square).into());
    for direction in Direction::ALL {
        let walk = |direction| reference::line(board, first, direction);
        let line = walk(direction).chain(walk(direction.opposite()));
        let line = word(first) | union(line.map(word));
        let mut between = U256::MIN;
        for square in walk(direction) {
            sets[square.index()] = (between, line);
            between |= word(square);
        }
    }
    sets
}
