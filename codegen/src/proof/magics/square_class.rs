//! Classes of look-ups that symmetries of the board carry into one another.
//!
//! Only look-ups of a class can have equal keys: corresponding occupancies of two of its squares have corresponding
//! attack sets, so that a byte of the index may serve both. If a description states patterns, squares are in one
//! class only if the symmetry carries the pattern along.
//!
//! A pattern may complement relevant squares, which only permutes the occupancies. It may also complement squares
//! that are not relevant, which the mask clears: their bits are always ones and add a constant to each product. So
//! a product is always the magic times the sum of some relevant squares and of bits that are the same for all
//! occupancies. A search for keys needs no more knowledge.

use quadrille_runtime::Symmetry;

use crate::list::{collected, list, some_list, union};
use crate::model::{Leap, Numbering, SliderOptions, Square, SquareSet, squares_of};
use crate::reference;

/// A set of members of a class, with a bit for each.
pub type Members = u32;

/// A look-up by one key: some of the rays from a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct KeyedRays {
    /// The square that is looked up.
    pub square: Square,
    /// The part of its rays.
    pub part: usize,
}

/// Rays from a square, and the symmetries that carry the first member's rays to them.
#[derive(Clone, Debug)]
pub struct Member {
    /// The rays, which have a key of their own.
    pub rays: KeyedRays,
    /// For each symmetry that carries the first member here, the numbers of the relevant squares
    /// in the order of the first member's.
    pub images: Vec<Vec<u8>>,
    /// For each of these symmetries, the numbers that the class's [pattern](Class::pattern) adds to every
    /// occupancy, in the order of the first member's.
    pub constants: Vec<Vec<u8>>,
}

/// Rays that symmetries of the board exchange, and whose look-ups may therefore share a magic.
#[derive(Clone, Debug)]
pub struct Class {
    /// The rider that looks these squares up.
    pub ride: Leap,
    /// The members, in board order.
    pub members: Vec<Member>,
    /// The relevant squares of the first member, in the order of its images.
    pub relevant: Vec<Square>,
    /// The effect of the description's pattern on the first member's occupancies, and so on those of all members.
    pub pattern: ClassPattern,
    /// The orbits of members under each subgroup of the symmetries, the largest first.
    pub orbits: Vec<Members>,
}

/// The effect of a pattern on the occupancies of the first member of a class.
#[derive(Clone, Debug, Default)]
pub struct ClassPattern {
    /// The relevant squares whose bit is set if they are empty rather than occupied.
    pub complemented: SquareSet,
    /// The squares whose bits are added to every occupancy.
    pub added: Vec<Square>,
}

impl Class {
    /// The indexes of the members of a set.
    pub fn chosen(&self, set: Members) -> impl Iterator<Item = usize> + use<> {
        (0..self.members.len()).filter(move |member| set >> member & 1 != 0)
    }
}

/// The classes of a rider whose rays are looked up in these parts, with the patterns that a description states.
pub fn patterned_classes(
    numbering: &Numbering,
    ride: Leap,
    ray_parts: &[Vec<usize>],
    options: Option<&SliderOptions>,
) -> Vec<Class> {
    let finder = ClassFinder::new(numbering, ride, ray_parts, options);
    let mut classes: Vec<Class> = Vec::new();
    for square in numbering.board().squares() {
        let is_known = |&(by, _): &(Symmetry, _)| {
            numbering.board().image(square, by) < square && finder.carries(square, by)
        };
        if finder.symmetries.iter().any(is_known) {
            continue;
        }
        for part in 0..ray_parts.len() {
            let rays = KeyedRays { square, part };
            let is_known = |class: &Class| class.members.iter().any(|member| member.rays == rays);
            if !classes.iter().any(is_known) {
                classes.push(finder.class(rays));
            }
        }
    }
    classes
}

struct ClassFinder<'a> {
    numbering: &'a Numbering,
    ride: Leap,
    ray_parts: &'a [Vec<usize>],
    /// The symmetries of the board, each with the parts to which it carries the rays of each part. A part is `None`
    /// if the symmetry splits its rays.
    symmetries: Vec<(Symmetry, Vec<Option<usize>>)>,
    /// The options that hold the patterns, if these matter.
    options: Option<&'a SliderOptions>,
}

impl<'a> ClassFinder<'a> {
    fn new(
        numbering: &'a Numbering,
        ride: Leap,
        ray_parts: &'a [Vec<usize>],
        options: Option<&'a SliderOptions>,
    ) -> ClassFinder<'a> {
        let steps = ride.steps();
        let image = |symmetry: Symmetry, part: &[usize]| {
            let turned = |&ray: &usize| {
                let step = image_of_step(symmetry, steps[ray]);
                steps.iter().position(|&other| other == step)
            };
            let rays: Vec<usize> = collected(part.iter().filter_map(turned));
            ray_parts.iter().position(|other| {
                other.len() == rays.len() && other.iter().all(|ray| rays.contains(ray))
            })
        };
        let symmetries = list(numbering.board().symmetries(), |symmetry| {
            (symmetry, list(ray_parts.iter(), |part| image(symmetry, part)))
        });
        ClassFinder { numbering, ride, ray_parts, symmetries, options }
    }

    /// The squares that the description's pattern complements for a look-up from a square.
    fn pattern(&self, square: Square) -> SquareSet {
        self.options.map_or(SquareSet::MIN, |options| options.pattern(self.ride, square))
    }

    /// Returns whether a symmetry carries a square's pattern to that of the square's image.
    fn carries(&self, square: Square, by: Symmetry) -> bool {
        let board = self.numbering.board();
        let (pattern, image) = (self.pattern(square), self.pattern(board.image(square, by)));
        pattern == image && pattern.is_zero() || reference::transform(board, pattern, by) == image
    }

    fn class(&self, first: KeyedRays) -> Class {
        let board = self.numbering.board();
        let (pattern, relevant) = (self.pattern(first.square), self.relevant(first));
        let added = collected(squares_of(pattern.and_not(relevant)));
        let pattern = ClassPattern { complemented: pattern & relevant, added };
        let relevant: Vec<Square> = collected(squares_of(relevant));
        let mut members: Vec<Member> = Vec::new();
        let carry = |(by, _): &&(Symmetry, _)| self.carries(first.square, *by);
        for symmetry in self.symmetries.iter().filter(carry) {
            let Some(rays) = self.image(first, symmetry) else { continue };
            let number = |&square: &Square| self.numbering.number(board.image(square, symmetry.0));
            let image: Vec<u8> = list(relevant.iter(), number);
            let constants: Vec<u8> = list(pattern.added.iter(), number);
            match members.iter_mut().find(|member| member.rays == rays) {
                Some(member) if member.images.contains(&image) => {}
                Some(member) => {
                    member.images.push(image);
                    member.constants.push(constants);
                }
                None => {
                    members.push(Member { rays, images: vec![image], constants: vec![constants] });
                }
            }
        }
        crate::sort::by_key(&mut members, |member| member.rays);
        let orbits = self.orbits(&members);
        Class { ride: self.ride, members, relevant, pattern, orbits }
    }

    /// The orbits of all subgroups, each of which is generated by two symmetries.
    fn orbits(&self, members: &[Member]) -> Vec<Members> {
        let member_of = |rays| members.iter().position(|member| member.rays == rays);
        // If patterns separate squares that mirrors and turns exchange, not every symmetry carries a class to
        // itself.
        let carried = |symmetry: &_| {
            some_list(members, |member| self.image(member.rays, symmetry).and_then(member_of))
        };
        let carried: Vec<Vec<usize>> = collected(self.symmetries.iter().filter_map(carried));
        let mut orbits = Vec::new();
        for (at, one) in carried.iter().enumerate() {
            for other in &carried[at..] {
                for member in 0..members.len() {
                    // Different subgroups often have the same orbits.
                    let orbit = orbit(member, one, other);
                    if !orbits.contains(&orbit) {
                        orbits.push(orbit);
                    }
                }
            }
        }
        crate::sort::by_key(&mut orbits, |orbit| (u32::MAX - orbit.count_ones(), *orbit));
        orbits
    }

    fn relevant(&self, rays: KeyedRays) -> SquareSet {
        let steps = self.ride.steps();
        let ray =
            |&ray: &usize| reference::relevant_ray(self.numbering.board(), rays.square, steps[ray]);
        union(self.ray_parts[rays.part].iter().map(ray))
    }

    /// The image of some rays under a symmetry, or `None` if it splits them.
    fn image(
        &self,
        rays: KeyedRays,
        (symmetry, parts): &(Symmetry, Vec<Option<usize>>),
    ) -> Option<KeyedRays> {
        let square = self.numbering.board().image(rays.square, *symmetry);
        Some(KeyedRays { square, part: parts[rays.part]? })
    }
}

/// The orbit of a member under two symmetries, which are given by the image of each member.
fn orbit(member: usize, one: &[usize], other: &[usize]) -> Members {
    let (mut orbit, mut rest) = (1 << member, vec![member]);
    while let Some(member) = rest.pop() {
        for image in [one[member], other[member]] {
            if orbit >> image & 1 == 0 {
                orbit |= 1 << image;
                rest.push(image);
            }
        }
    }
    orbit
}

/// The image of a step under a symmetry.
fn image_of_step(symmetry: Symmetry, (files, ranks): (i16, i16)) -> (i16, i16) {
    // The step starts in the middle of a board that is large enough.
    let (middle, size) = (64, 129);
    let (file, rank) = symmetry.image((middle + files) as u8, (middle + ranks) as u8, size, size);
    (i16::from(file) - middle, i16::from(rank) - middle)
}
