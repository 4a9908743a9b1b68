//! Layers of choices: each moves some bits by a distance and leaves the others, so that a few
//! layers together reach many distances.
//!
//! Mirroring the files of a1 = 0 takes a rotation and three layers, of distances 8, 4 and 2.

use super::bits::BitMap;
use super::rotations;
use crate::circuit::{Circuit, Node};

/// Rotates some bits of a word and leaves the others in place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Layer {
    by: u32,
    moved: u128,
}

impl Layer {
    fn place(self, bit: u32, width: u32) -> u32 {
        if self.moved >> bit & 1 == 1 { (bit + self.by) % width } else { bit }
    }
}

/// Appends the map as a rotation and two or three layers, if it has such a form.
pub(super) fn append(map: &BitMap, circuit: &mut Circuit, x: Node) -> Option<Node> {
    let (base, layers) = find(map)?;
    let mut node = circuit.rotate_left(x, base);
    let mut live = map.after(|bit| (bit + base) % map.width()).live();
    for layer in layers {
        let bits = (0..map.width()).filter(|bit| live >> bit & 1 == 1);
        let moves: Vec<_> = bits.map(|bit| (bit, layer.place(bit, map.width()))).collect();
        let step = BitMap::new(map.width(), &moves, live);
        node = rotations::append(&step, circuit, node);
        live = step.apply(live);
    }
    Some(node)
}

/// The rotation and the layers.
fn find(map: &BitMap) -> Option<(u32, Vec<Layer>)> {
    let width = map.width();
    let distances: Vec<u32> = rotations::terms(map).iter().map(|term| term.by).collect();
    // Fewer are cheaper as a sum, more need another layer. Bits that vanish need a mask of their own.
    if !(4..=8).contains(&distances.len()) || map.moves().count() as u32 != map.live().count_ones()
    {
        return None;
    }
    distances.iter().find_map(|&base| {
        let rest: Vec<u32> = distances.iter().map(|by| (by + width - base) % width).collect();
        let mut orders = generators(&rest, width).into_iter().flat_map(|steps| orders(&steps));
        orders.find_map(|steps| route(map, base, &steps)).map(|layers| (base, layers))
    })
}

/// The sets of two or three of the distances whose sums reach every distance.
fn generators(distances: &[u32], width: u32) -> Vec<Vec<u32>> {
    let wanted = distances.iter().fold(0_u128, |set, by| set | 1 << by);
    let mut sets: Vec<(&[u32], Vec<u32>, u128)> = vec![(distances, Vec::new(), 1)];
    for _ in 0..distances.len().next_power_of_two().ilog2() {
        let mut extended = Vec::new();
        for (left, steps, reached) in sets {
            for (n, &by) in left.iter().enumerate().filter(|(_, by)| **by != 0) {
                let reached = reached | rotated(reached, by, width);
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

fn rotated(set: u128, by: u32, width: u32) -> u128 {
    (set << by | set >> (width - by)) & u128::MAX >> (128 - width)
}

/// The layers of these steps, if no two bits meet in between.
fn route(map: &BitMap, base: u32, steps: &[u32]) -> Option<Vec<Layer>> {
    let width = map.width();
    let mut layers: Vec<_> = steps.iter().map(|&by| Layer { by, moved: 0 }).collect();
    let mut taken = vec![0_u128; steps.len()];
    let choices = choices(steps, width);
    for (from, to) in map.moves() {
        let mut place = (from + base) % width;
        let choice = choices[((to + width - place) % width) as usize]?;
        for (step, layer) in layers.iter_mut().enumerate() {
            layer.moved |= u128::from(choice >> step & 1) << place;
            place = layer.place(place, width);
            if taken[step] >> place & 1 == 1 {
                return None;
            }
            taken[step] |= 1 << place;
        }
    }
    Some(layers)
}

/// By distance: the steps, as bits, that add up to it.
fn choices(steps: &[u32], width: u32) -> Vec<Option<u32>> {
    let mut choices = vec![None; width as usize];
    for choice in 0..1 << steps.len() {
        let sum: u32 = (0..).zip(steps).map(|(n, by)| (choice >> n & 1) * by).sum();
        choices[(sum % width) as usize].get_or_insert(choice);
    }
    choices
}
