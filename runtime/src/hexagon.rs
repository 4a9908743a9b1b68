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
pub const fn rotate_60(steps: &Steps, sides: (u8, u8), cell: (u8, u8)) -> Option<(u8, u8)> {
    // Each step becomes the next one.
    let [a, b, c, ..] = *steps;
    image([a, b], [b, c], sides, cell)
}

/// The mirror image of a file and a rank that keeps the direction of a step, and exchanges the two beside it; `None` as for
/// [`rotate_60`], and if there is no such step.
pub const fn mirror(
    steps: &Steps,
    kept: (i8, i8),
    sides: (u8, u8),
    cell: (u8, u8),
) -> Option<(u8, u8)> {
    let mut index = 0;
    while index < steps.len() {
        let (step, left, right) = (steps[index], steps[(index + 5) % 6], steps[(index + 1) % 6]);
        if step.0 == kept.0 && step.1 == kept.1 {
            return image([step, right], [step, left], sides, cell);
        }
        index += 1;
    }
    None
}

/// The image of a file and a rank under the map about the middle of the box that carries two steps beside each other to
/// two others.
const fn image(
    [a, b]: [(i8, i8); 2],
    [to_a, to_b]: [(i8, i8); 2],
    (files, ranks): (u8, u8),
    (file, rank): (u8, u8),
) -> Option<(u8, u8)> {
    // Twice the distance from the middle as a sum of two steps, in units of 1 / `whole`.
    let (x, y) = (2 * file as i32 + 1 - files as i32, 2 * rank as i32 + 1 - ranks as i32);
    let [(ax, ay), (bx, by)] = [(a.0 as i32, a.1 as i32), (b.0 as i32, b.1 as i32)];
    let (whole, of_a, of_b) = (ax * by - ay * bx, x * by - y * bx, ax * y - ay * x);
    let to_x = of_a * to_a.0 as i32 + of_b * to_b.0 as i32;
    let to_y = of_a * to_a.1 as i32 + of_b * to_b.1 as i32;
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
