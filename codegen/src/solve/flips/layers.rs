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
        let mut steps = generators(&rest, width).into_iter();
        steps.find_map(|steps| route(map, base, &steps)).map(|layers| (base, layers))
    })
}

/// The lists of steps, two or three of the distances, whose sums reach every distance.
fn generators(distances: &[u32], width: u32) -> Vec<Vec<u32>> {
    let wanted = distances.iter().fold(0_u128, |set, by| set | 1 << by);
    let mut lists: Vec<(Vec<u32>, u128)> = vec![(Vec::new(), 1)];
    for _ in 0..distances.len().next_power_of_two().ilog2() {
        let extend = |(steps, reached): &(Vec<u32>, u128)| {
            let new = distances.iter().filter(|by| **by != 0 && !steps.contains(by));
            new.map(|&by| ([&steps[..], &[by]].concat(), reached | rotated(*reached, by, width)))
                .collect::<Vec<_>>()
        };
        lists = lists.iter().flat_map(extend).collect();
    }
    lists.into_iter().filter(|(_, sums)| sums & wanted == wanted).map(|(steps, _)| steps).collect()
}

fn rotated(set: u128, by: u32, width: u32) -> u128 {
    (set << by | set >> (width - by)) & u128::MAX >> (128 - width)
}

/// The layers of these steps, if no two bits meet in between.
fn route(map: &BitMap, base: u32, steps: &[u32]) -> Option<Vec<Layer>> {
    let width = map.width();
    let mut layers: Vec<_> = steps.iter().map(|&by| Layer { by, moved: 0 }).collect();
    let mut taken = vec![0_u128; steps.len()];
    for (from, to) in map.moves() {
        let mut place = (from + base) % width;
        let choice = choice(steps, (to + width - place) % width, width)?;
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

/// The steps, as bits, that add up to a distance.
fn choice(steps: &[u32], distance: u32, width: u32) -> Option<u32> {
    let sum = |choice: u32| (0..).zip(steps).map(|(n, by)| (choice >> n & 1) * by).sum::<u32>();
    (0..1 << steps.len()).find(|&choice| sum(choice) % width == distance)
}
