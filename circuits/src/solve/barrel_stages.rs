//! Stages of a barrel shifter: each moves some bits by a distance and leaves the others, so that a few
//! stages together reach many distances.
//!
//! Mirroring the files of a1 = 0 takes a rotation and three stages, of distances 8, 4 and 2.

use super::masked_rotations;
use crate::circuit::{Circuit, Node, rotated};
use crate::proof::BitMap;

/// Rotates some bits of a word and leaves the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Stage {
    by: u32,
    moved: u128,
}

impl Stage {
    fn image(self, bit: u32, width: u32) -> u32 {
        if self.moved >> bit & 1 == 1 { (bit + self.by) % width } else { bit }
    }
}

/// Appends the map as a rotation and two or three stages, if it has such a form.
pub(super) fn append(map: &BitMap, circuit: &mut Circuit, x: Node) -> Option<Node> {
    let (base, stages) = find(map)?;
    let mut node = circuit.rotate_left(x, base);
    let mut live = map.after(|bit| (bit + base) % map.width()).live();
    for stage in stages {
        let bits = (0..map.width()).filter(|bit| live >> bit & 1 == 1);
        let moves: Vec<_> = bits.map(|bit| (bit, stage.image(bit, map.width()))).collect();
        let step = BitMap::new(map.width(), &moves, live);
        node = masked_rotations::append(&step, circuit, node);
        live = step.apply(live);
    }
    Some(node)
}

/// The rotation and the stages.
fn find(map: &BitMap) -> Option<(u32, Vec<Stage>)> {
    let width = map.width();
    let distances: Vec<u32> = masked_rotations::terms(map).iter().map(|term| term.by).collect();
    // With fewer distances a sum is cheaper; with more, another stage is needed. Bits that vanish need a mask of
    // their own.
    if !(4..=8).contains(&distances.len()) || map.moves().count() as u32 != map.live().count_ones()
    {
        return None;
    }
    distances.iter().find_map(|&base| {
        let rest: Vec<u32> = distances.iter().map(|by| (by + width - base) % width).collect();
        // The place to which the rotation takes each bit, and its distance from the target.
        let rotated_move = |(from, to): (u32, u32)| {
            let rotated = (from + base) % width;
            (rotated, (to + width - rotated) % width)
        };
        let moves: Vec<_> = map.moves().map(rotated_move).collect();
        let mut orders = generators(&rest, width).into_iter().flat_map(|steps| orders(&steps));
        orders.find_map(|steps| route(&moves, &steps, width)).map(|stages| (base, stages))
    })
}

/// The sets of two or three of the distances whose sums reach every distance.
fn generators(distances: &[u32], width: u32) -> Vec<Vec<u32>> {
    let wanted = distances.iter().fold(0_u128, |set, by| set | 1 << by);
    let mut sets: Vec<(&[u32], Vec<u32>, u128)> = vec![(distances, Vec::new(), 1)];
    // Each stage doubles the distances reached. A set is extended only by distances after its last one, so that no
    // set comes up twice.
    for _ in 0..distances.len().next_power_of_two().ilog2() {
        let mut extended = Vec::new();
        for (left, steps, reached) in sets {
            for (n, &by) in left.iter().enumerate().filter(|(_, by)| **by != 0) {
                let reached = reached | rotated(width, reached, by);
                extended.push((&left[n + 1..], [&steps[..], &[by]].concat(), reached));
            }
        }
        sets = extended;
    }
    sets.retain(|(_, _, reached)| reached & wanted == wanted);
    sets.into_iter().map(|(_, steps, _)| steps).collect()
}

/// The orders of two or three steps.
fn orders(steps: &[u32]) -> Vec<Vec<u32>> {
    match *steps {
        [a, b] => vec![vec![a, b], vec![b, a]],
        [a, b, c] => [[a, b, c], [a, c, b], [b, a, c], [b, c, a], [c, a, b], [c, b, a]]
            .map(|order| order.to_vec())
            .to_vec(),
        _ => vec![steps.to_vec()],
    }
}

/// The stages of these steps that perform `moves`, (from, by), if no two bits meet in between.
fn route(moves: &[(u32, u32)], steps: &[u32], width: u32) -> Option<Vec<Stage>> {
    let mut stages: Vec<_> = steps.iter().map(|&by| Stage { by, moved: 0 }).collect();
    let mut taken = vec![0_u128; steps.len()];
    let choices = choices(steps, width);
    for &(from, by) in moves {
        let choice = choices[by as usize]?;
        let mut at = from;
        // Most of the solver's time goes by here: a plain loop is the fastest when not optimised.
        let mut step = 0;
        while step < steps.len() {
            if choice >> step & 1 == 1 {
                stages[step].moved |= 1 << at;
                at = (at + steps[step]) % width;
            }
            if taken[step] >> at & 1 == 1 {
                return None;
            }
            taken[step] |= 1 << at;
            step += 1;
        }
    }
    Some(stages)
}

/// The least choice of steps (as bits) that adds up to each distance.
fn choices(steps: &[u32], width: u32) -> Vec<Option<u32>> {
    let mut choices = vec![None; width as usize];
    choices[0] = Some(0);
    let mut sums = vec![0];
    for (step, by) in steps.iter().enumerate() {
        for choice in 0..1 << step {
            let sum = (sums[choice] + by) % width;
            choices[sum as usize].get_or_insert((choice | 1 << step) as u32);
            sums.push(sum);
        }
    }
    choices
}
