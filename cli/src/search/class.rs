//! Classes of look-ups that symmetries of the board carry into one another.

use std::collections::{BTreeMap, BTreeSet};

use quadrille_codegen::board::Square;
use quadrille_codegen::layout::{Leap, Numbering, squares_of};
use quadrille_codegen::reference;
use quadrille_runtime::Symmetry;

/// What is looked up with one key: some of the rays from a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Place {
    /// The square.
    pub square: Square,
    /// Which group of rays.
    pub group: usize,
}

/// A place, and the ways in which it is an image of the first of its class.
#[derive(Clone, Debug)]
pub struct Member {
    /// The place.
    pub place: Place,
    /// For each symmetry that carries the first member here, the numbers of the relevant squares
    /// in the order of the first member's.
    pub frames: Vec<Vec<u8>>,
}

/// Places that symmetries exchange, and what is attacked from the first on each occupancy.
#[derive(Clone, Debug)]
pub struct Class {
    /// The rider.
    pub ride: Leap,
    /// The members, the first in board order first.
    pub members: Vec<Member>,
    /// By occupancy, a bit for each relevant square: a name of the attack set.
    pub names: Vec<u16>,
    /// Sets of members that some subgroup of the symmetries exchanges, each set a bit a member.
    pub orbits: Vec<u32>,
}

impl Class {
    /// How many relevant squares a member has: the bits of a key without collisions.
    pub fn relevant(&self) -> u32 {
        self.names.len().trailing_zeros()
    }
}

/// The classes of a rider whose rays are looked up in these groups.
pub fn classes(numbering: &Numbering, ride: Leap, groups: &[Vec<usize>]) -> Vec<Class> {
    let geometry = Geometry { numbering, ride, groups };
    let mut classes: Vec<Class> = Vec::new();
    for square in numbering.board().squares() {
        for group in 0..groups.len() {
            let place = Place { square, group };
            let is_known = |class: &Class| class.members.iter().any(|member| member.place == place);
            if !classes.iter().any(is_known) {
                classes.push(geometry.class(place));
            }
        }
    }
    classes
}

struct Geometry<'a> {
    numbering: &'a Numbering,
    ride: Leap,
    groups: &'a [Vec<usize>],
}

impl Geometry<'_> {
    fn class(&self, first: Place) -> Class {
        let board = self.numbering.board();
        let relevant: Vec<Square> = squares_of(self.relevant(first)).collect();
        let mut members: BTreeMap<Place, Vec<Vec<u8>>> = BTreeMap::new();
        for symmetry in board.symmetries() {
            let Some(place) = self.image(first, symmetry) else { continue };
            let number = |&square: &Square| self.numbering.number(board.image(square, symmetry));
            let frame: Vec<u8> = relevant.iter().map(number).collect();
            let frames = members.entry(place).or_default();
            if !frames.contains(&frame) {
                frames.push(frame);
            }
        }
        let member = |(place, frames)| Member { place, frames };
        let members: Vec<Member> = members.into_iter().map(member).collect();
        let orbits = self.orbits(&members);
        Class { ride: self.ride, members, names: self.names(first, &relevant), orbits }
    }

    /// The orbits of all subgroups that two symmetries generate, which are all there are.
    fn orbits(&self, members: &[Member]) -> Vec<u32> {
        let symmetries: Vec<_> = self.numbering.board().symmetries().collect();
        let place_of = |place| members.iter().position(|member| member.place == place);
        let mut orbits = BTreeSet::new();
        for &a in &symmetries {
            for &b in &symmetries {
                for member in 0..members.len() {
                    let mut orbit = 1_u32 << member;
                    loop {
                        let within = (0..members.len()).filter(|at| orbit >> at & 1 != 0);
                        let images = within.flat_map(|at| [(at, a), (at, b)]);
                        let grown = images.fold(orbit, |orbit, (at, symmetry)| {
                            let image = self.image(members[at].place, symmetry).and_then(place_of);
                            image.map_or(orbit, |image| orbit | 1 << image)
                        });
                        if grown == orbit {
                            break;
                        }
                        orbit = grown;
                    }
                    orbits.insert(orbit);
                }
            }
        }
        orbits.into_iter().collect()
    }

    fn relevant(&self, place: Place) -> u128 {
        let steps = self.ride.steps();
        let ray = |&ray: &usize| {
            reference::relevant_ray(self.numbering.board(), place.square, steps[ray])
        };
        self.groups[place.group].iter().fold(0, |mask, step| mask | ray(step))
    }

    /// Where a symmetry carries a place; nowhere if it tears its rays apart.
    fn image(&self, place: Place, symmetry: Symmetry) -> Option<Place> {
        let steps = self.ride.steps();
        let turned = |&ray: &usize| {
            let (files, ranks) = symmetry_of_step(symmetry, steps[ray]);
            steps.iter().position(|&step| step == (files, ranks))
        };
        let mut rays: Vec<_> = self.groups[place.group].iter().filter_map(turned).collect();
        rays.sort_unstable();
        let is_image = |group: &Vec<usize>| {
            let mut group = group.clone();
            group.sort_unstable();
            group == rays
        };
        let group = self.groups.iter().position(is_image)?;
        Some(Place { square: self.numbering.board().image(place.square, symmetry), group })
    }

    fn names(&self, place: Place, relevant: &[Square]) -> Vec<u16> {
        let steps = self.ride.steps();
        let mut sets = BTreeMap::new();
        let name = |occupancy: usize| {
            let chosen = relevant.iter().enumerate().filter(|(bit, _)| occupancy >> bit & 1 != 0);
            let occupied = chosen.fold(0, |set, (_, square)| set | square.bit());
            let attacks = self.groups[place.group].iter().fold(0, |set, &ray| {
                set | reference::ride(self.numbering.board(), place.square, steps[ray], occupied)
            });
            let next = sets.len() as u16;
            *sets.entry(attacks).or_insert(next)
        };
        (0..1 << relevant.len()).map(name).collect()
    }
}

/// What a symmetry makes of a step.
fn symmetry_of_step(symmetry: Symmetry, (files, ranks): (i16, i16)) -> (i16, i16) {
    // On a board large enough, from its middle.
    let (middle, size) = (64, 129);
    let (file, rank) = symmetry.image((middle + files) as u8, (middle + ranks) as u8, size, size);
    (i16::from(file) - middle, i16::from(rank) - middle)
}
