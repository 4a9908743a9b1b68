//! Classes of look-ups that symmetries of the board map to each other, and the attack sets of their squares.

use std::collections::BTreeMap;
use std::sync::Arc;

use quadrille_codegen::list::union;
use quadrille_codegen::model::{Leap, Numbering, SliderOptions, set_of};
use quadrille_codegen::reference;
use quadrille_codegen::solve::sliders::magic::square_class::{self, Class as Shape};
pub use quadrille_codegen::solve::sliders::magic::square_class::{KeyedRays, Member};

/// Rays of several squares that symmetries map to each other, and the attack set of the first square for each occupancy,
/// after the description's pattern.
#[derive(Clone, Debug)]
pub struct Class {
    /// The rays, and the symmetries between them.
    pub shape: Shape,
    /// The index of the attack set, by occupancy of the relevant squares, a bit for each.
    pub names: Arc<[u16]>,
}

impl Class {
    /// The number of bits of a key without collisions: one for each relevant square of a member.
    pub fn relevant_bits(&self) -> u32 {
        self.names.len().trailing_zeros()
    }

    /// The number of attack sets of each member, which is the least number of keys.
    pub fn sets(&self) -> usize {
        self.names.iter().max().map_or(0, |&last| usize::from(last) + 1)
    }

    /// The class in another numbering of the same board; only numbers change.
    pub fn renumbered(&self, from: &Numbering, to: &Numbering) -> Class {
        let mut class = self.clone();
        for image in class.shape.members.iter_mut().flat_map(|member| &mut member.images) {
            for number in image {
                let square = from.square(*number).expect("images have numbers of squares");
                *number = to.number(square);
            }
        }
        class
    }
}

/// The classes of a rider whose rays are looked up in these parts, with a description's patterns.
pub fn classes(
    numbering: &Numbering,
    ride: Leap,
    ray_parts: &[Vec<usize>],
    options: Option<&SliderOptions>,
) -> Vec<Class> {
    let class = |shape: Shape| {
        let part = &ray_parts[shape.members[0].rays.part];
        Class { names: names(numbering, &shape, part), shape }
    };
    square_class::patterned_classes(numbering, ride, ray_parts, options)
        .into_iter()
        .map(class)
        .collect()
}

/// The index of the attack set, by occupancy of the first member's relevant squares, a bit for each.
fn names(numbering: &Numbering, class: &Shape, part: &[usize]) -> Arc<[u16]> {
    let (board, steps) = (numbering.board(), class.ride.steps());
    let from = class.members[0].rays.square;
    let mut sets = BTreeMap::new();
    let name = |seen: usize| {
        let squares = class.relevant.iter().enumerate();
        let seen = squares.filter(|(bit, _)| seen >> bit & 1 != 0);
        let seen = set_of(seen.map(|(_, square)| square));
        let occupied = seen ^ class.pattern.complemented;
        let attacks =
            union(part.iter().map(|&ray| reference::ride(board, from, steps[ray], occupied)));
        let next = sets.len() as u16;
        *sets.entry(attacks).or_insert(next)
    };
    (0..1 << class.relevant.len()).map(name).collect()
}
