//! Boards of hexagons, and their turns by 60 degrees.

use crate::direction::Direction;

/// The steps in the six directions of a hexagon, as files and ranks, clockwise.
pub type Steps = [(i8, i8); 6];

/// The steps of a board of hexagons, which has six directions, each the sum of the two beside it; `None` for other
/// boards.
pub const fn steps(all: &[Option<(i8, i8)>; Direction::ALL.len()]) -> Option<Steps> {
    let (mut steps, mut count, mut index) = ([(0, 0); 6], 0, 0);
    while index < all.len() {
        if let Some(step) = all[index] {
            if count == steps.len() {
                return None;
            }
            steps[count] = step;
            count += 1;
        }
        index += 1;
    }
    index = 0;
    while index < steps.len() {
        let (before, after) = (steps[(index + 5) % 6], steps[(index + 1) % 6]);
        let (file, rank) = steps[index];
        if count < steps.len() || file != before.0 + after.0 || rank != before.1 + after.1 {
            return None;
        }
        index += 1;
    }
    Some(steps)
}

/// The image of a file and a rank under a turn by 60 degrees, clockwise about the middle of a box
/// of files and ranks; `None` if it is outside the box, or between its cells.
pub const fn rotate_60(
    steps: &Steps,
    (files, ranks): (u8, u8),
    (file, rank): (u8, u8),
) -> Option<(u8, u8)> {
    // Twice the distance from the middle as a sum of two steps, in units of 1 / `whole`.
    let (x, y) = (2 * file as i32 + 1 - files as i32, 2 * rank as i32 + 1 - ranks as i32);
    let [a, b, c, ..] = *steps;
    let [(ax, ay), (bx, by)] = [(a.0 as i32, a.1 as i32), (b.0 as i32, b.1 as i32)];
    let (whole, of_a, of_b) = (ax * by - ay * bx, x * by - y * bx, ax * y - ay * x);
    // Each step becomes the next one.
    let to_x = of_a * bx + of_b * c.0 as i32;
    let to_y = of_a * by + of_b * c.1 as i32;
    match (coordinate(to_x, whole, files), coordinate(to_y, whole, ranks)) {
        (Some(file), Some(rank)) => Some((file, rank)),
        _ => None,
    }
}

/// The file or rank that is half of `twice` from the middle, in units of 1 / `whole`; `None` if no cell is there.
const fn coordinate(twice: i32, whole: i32, count: u8) -> Option<u8> {
    if whole == 0 || twice % whole != 0 {
        return None;
    }
    let twice = twice / whole + count as i32 - 1;
    if twice < 0 || twice % 2 != 0 || twice / 2 >= count as i32 {
        None
    } else {
        Some((twice / 2) as u8)
    }
}
