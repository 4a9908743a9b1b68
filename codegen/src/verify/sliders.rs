//! Every look-up of a rider's attacks against the slow reference.
//!
//! A part of the tables sees nothing but the squares of its mask, and is checked on each of their
//! occupancies. What it must give is the union of its rays' attack sets, and a ray sees nothing
//! but its own squares: so the reference is asked once for each occupancy of each ray, and its
//! answers are combined as [`reference::rides`] combines them. The rays of all parts together
//! are all the rider's rays, so the look-up is right on every occupancy of the board, of which
//! there are too many to be tried one by one.

use std::borrow::Cow;

use quadrille_runtime::Symmetry;

use crate::board::Square;
use crate::layout::{Leap, Numbering, WordSize, squares_of};
use crate::reference;
use crate::solve::sliders::{
    Frame, LineKind, LineMasks, Lines, Method, OFF_BOARD, Part, Sliders, Split, Storage, Tables,
    Walk,
};
use crate::sort;

/// A look-up that disagrees with the reference: a defect of the compiler.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Disagreement {
    /// The parts' rays are not each ray once, or a mask is not the relevant squares of its rays.
    Rays(u8),
    /// A look-up would leave the tables.
    Bounds(u8),
    /// The attack set from this number is wrong, on this occupancy.
    Attacks(u8, u128),
    /// A number without a square has attacks, or a walk leads elsewhere.
    Step(u8),
}

/// Checks a solution on every square and every relevant occupancy.
///
/// # Errors
/// Where it disagrees with the reference.
pub fn verify(numbering: &Numbering, sliders: &Sliders) -> Result<(), Disagreement> {
    verify_method(numbering, sliders, &sliders.method)
}

fn verify_method(
    numbering: &Numbering,
    sliders: &Sliders,
    method: &Method,
) -> Result<(), Disagreement> {
    match method {
        Method::Magic(tables) => verify_tables(numbering, sliders, tables),
        Method::Walk(walk) => verify_walk(numbering, sliders.ride, walk),
        Method::Fancy(direct) => verify_looked_up(numbering, sliders, &|slot, occupancy| {
            let &part = direct.squares.get(slot)?;
            let key = direct.key(part, occupancy as u64);
            let keys = 1 << part.multiplier.key_bits();
            let sets = direct.sets.get(part.offset as usize..part.offset as usize + keys)?;
            Some(u128::from(sets[key]))
        }),
        Method::Split(split) if sliders.turn.is_none() => {
            verify_split(numbering, sliders.ride, split)
        }
        Method::Split(split) => verify_looked_up(numbering, sliders, &|slot, occupancy| {
            split.attacks(slot, occupancy as u64).map(u128::from)
        }),
        Method::Pext(extract, instead) => {
            verify_looked_up(numbering, sliders, &|slot, occupancy| {
                let &(mask, all, offset) = extract.squares.get(slot)?;
                let key = gathered(occupancy as u64 & mask, mask);
                let set = *extract.sets.get(offset as usize + key as usize)?;
                Some(u128::from(scattered(u64::from(set), all)))
            })?;
            verify_method(numbering, sliders, instead)
        }
        Method::Hyperbola(lines) => verify_lines(numbering, sliders, lines),
        Method::Vectors(lines, instead) => {
            verify_lines(numbering, sliders, lines)?;
            verify_method(numbering, sliders, instead)
        }
    }
}

/// The bits of `word` at the places of `mask`, moved together: what PEXT does.
fn gathered(word: u64, mask: u64) -> u64 {
    let (mut gathered, mut rest, mut to) = (0, mask, 0);
    while rest != 0 {
        gathered |= (word >> rest.trailing_zeros() & 1) << to;
        rest &= rest - 1;
        to += 1;
    }
    gathered
}

/// The lowest bits of `word` at the places of `mask`: what PDEP does.
fn scattered(word: u64, mask: u64) -> u64 {
    let (mut scattered, mut rest, mut from) = (0, mask, 0);
    while rest != 0 {
        scattered |= (word >> from & 1) << rest.trailing_zeros();
        rest &= rest - 1;
        from += 1;
    }
    scattered
}

/// What a slot of the tables gives for an occupancy; `None` where it leads out of them.
type LookUp<'a> = dyn Fn(usize, u128) -> Option<u128> + 'a;

/// Checks a look-up on every relevant occupancy of every square; where no square has a number,
/// on the full and the empty board.
fn verify_looked_up(
    numbering: &Numbering,
    sliders: &Sliders,
    look_up: &LookUp<'_>,
) -> Result<(), Disagreement> {
    for number in 0..numbering.len() as u8 {
        let (slot, frame) = (sliders.slot(number), sliders.frame(number));
        let steps = sliders.ride.steps();
        let ray =
            |&step: &(i16, i16)| numbering.square(number).map(|from| ray(numbering, from, step));
        let rays: Vec<_> = steps.iter().filter_map(ray).collect();
        check_all(&rays, Seen::NOTHING, &|seen| {
            let occupancy = u128::from(frame.enter(seen.occupancy as u64));
            let attacks = look_up(slot, occupancy).ok_or(Disagreement::Bounds(number))?;
            let is_right = attacks == u128::from(frame.enter(seen.attacks as u64));
            is_right.then_some(()).ok_or(Disagreement::Attacks(number, seen.occupancy))
        })?;
    }
    Ok(())
}

/// Checks each line on every occupancy of its relevant squares, which its mask must be; where no
/// square has a number, that nothing is attacked.
fn verify_split(numbering: &Numbering, ride: Leap, split: &Split) -> Result<(), Disagreement> {
    let steps = ride.steps();
    let count = steps.len() / 2;
    for number in 0..numbering.len() as u8 {
        let slot = usize::from(number);
        if split.squares.get(slot).is_none_or(|lines| lines.len() != count) {
            return Err(Disagreement::Rays(number));
        }
        for line in 0..count {
            let rays = [steps[line], steps[line + count]].map(|step| {
                let square = numbering.square(number);
                square.map_or(vec![Seen::NOTHING], |from| ray(numbering, from, step))
            });
            let full = rays.iter().filter_map(|ray| ray.last());
            let full = full.fold(0, |all, seen| all | seen.occupancy as u64);
            if full != split.squares[slot][line].0 {
                return Err(Disagreement::Rays(number));
            }
            check_all(&rays, Seen::NOTHING, &|seen| {
                let attacks = split.along(slot, line, seen.occupancy as u64);
                let attacks = attacks.ok_or(Disagreement::Bounds(number))?;
                let is_right = u128::from(attacks) == seen.attacks;
                is_right.then_some(()).ok_or(Disagreement::Attacks(number, seen.occupancy))
            })?;
        }
    }
    Ok(())
}

/// Checks `base` with every occupancy of `rays` added.
fn check_all(
    rays: &[Vec<Seen>],
    base: Seen,
    check: &dyn Fn(Seen) -> Result<(), Disagreement>,
) -> Result<(), Disagreement> {
    match rays {
        [] => check(base),
        [ray, others @ ..] => {
            ray.iter().try_for_each(|&seen| check_all(others, base.with(seen), check))
        }
    }
}

/// Checks each line, as lines do not see one another, on every pair of nearest occupants, with all
/// squares beyond them empty and with all of them occupied.
///
/// That covers every occupancy: the lowest bit of what is above and the highest bit of what is
/// below are all that the subtraction looks at, and what the shifts blot out grows with what is
/// occupied. To try each would take a minute for long lines.
fn verify_lines(
    numbering: &Numbering,
    sliders: &Sliders,
    lines: &Lines,
) -> Result<(), Disagreement> {
    let steps = sliders.ride.steps();
    for number in 0..numbering.len() as u8 {
        let Some(from) = numbering.square(number) else { continue };
        let masks = lines.squares.get(usize::from(number)).ok_or(Disagreement::Bounds(number))?;
        if masks.len() != steps.len() / 2 || lines.kinds.len() != masks.len() {
            return Err(Disagreement::Rays(number));
        }
        for (line, (masks, &kind)) in masks.iter().zip(&lines.kinds).enumerate() {
            let opposite = steps[line + steps.len() / 2];
            let rays = [steps[line], opposite].map(|step| nearest(numbering, from, step));
            check_all(&rays, Seen::NOTHING, &|seen| {
                let is_right = match sliders.word {
                    WordSize::U64 => in_words(*masks, kind, number, seen),
                    WordSize::U128 => difference(*masks, seen.occupancy) == seen.attacks,
                };
                is_right.then_some(()).ok_or(Disagreement::Attacks(number, seen.occupancy))
            })?;
        }
    }
    Ok(())
}

/// What the reference says of a ray for each nearest occupant, or none.
fn nearest(numbering: &Numbering, from: Square, step: (i16, i16)) -> Vec<Seen> {
    let board = numbering.board();
    let squares: Vec<Square> = reference::ray(board, from, step).collect();
    let all = |squares: &[Square]| squares.iter().fold(0, |set, square| set | square.bit());
    let ends = (0..squares.len()).flat_map(|near| [near + 1, squares.len()].map(|end| near..end));
    let seen = |occupied| Seen {
        occupancy: numbering.word(occupied),
        attacks: numbering.word(reference::ride(board, from, step, occupied)),
    };
    std::iter::once(0..0).chain(ends).map(|occupied| seen(all(&squares[occupied]))).collect()
}

/// What the runtime's `Lines128` does for one line.
fn difference(LineMasks { lower, upper }: LineMasks, occupancy: u128) -> u128 {
    let below = (occupancy & lower) | 1;
    let nearest = u128::MAX << below.ilog2();
    let above = occupancy & upper;
    let twice = (above & above.wrapping_neg()) << 1;
    twice.wrapping_add(nearest) & (lower | upper)
}

/// Whether all that the runtime's `Lines64` does for one line is right.
fn in_words(masks: LineMasks, kind: LineKind, number: u8, seen: Seen) -> bool {
    let (mask, attacks) = (masks.all() as u64, seen.attacks as u64);
    let (occupied, square) = (seen.occupancy as u64 & mask, 1_u64 << number);
    let above = occupied & square.wrapping_neg();
    let up_to_nearest = above ^ above.wrapping_sub(1);
    let below = occupied & (square - 1);
    let by_words = if kind.is_swapped {
        let reversed = occupied.swap_bytes().wrapping_sub(square.swap_bytes() << 1);
        occupied.wrapping_sub(square << 1) ^ reversed.swap_bytes()
    } else {
        up_to_nearest & (u64::MAX << (below | 1).ilog2())
    };
    let by_vectors = kind.stride.is_none_or(|stride| {
        let shifted =
            |word: u64, times: u32| word.checked_shr(u32::from(stride) * times).unwrap_or(0);
        let mut beyond = shifted(below, 1);
        for times in [1, 2, 4] {
            beyond |= shifted(beyond, times);
        }
        mask & up_to_nearest & !beyond == attacks
    });
    by_words & mask == attacks && by_vectors
}

fn verify_tables(
    numbering: &Numbering,
    sliders: &Sliders,
    tables: &Tables,
) -> Result<(), Disagreement> {
    let steps = sliders.ride.steps();
    let mut covered: Vec<usize> = tables.groups.concat();
    sort::by_key(&mut covered, |&ray| ray);
    if !covered.into_iter().eq(0..steps.len()) {
        return Err(Disagreement::Rays(0));
    }
    let word_bytes = sliders.word.bits() as usize / 8;
    for parts in &tables.squares {
        let is_inside = |part| check_bounds(tables, part, word_bytes).is_some();
        if parts.len() != tables.groups.len() || !parts.iter().all(is_inside) {
            let place = tables.squares.iter().position(|other| other == parts);
            return Err(Disagreement::Bounds(place.unwrap_or(0) as u8));
        }
    }
    for number in 0..numbering.len() as u8 {
        let square = numbering.square(number);
        let parts = tables.squares.get(sliders.slot(number)).ok_or(Disagreement::Rays(number))?;
        let frame = sliders.frame(number);
        for (part, group) in parts.iter().zip(&tables.groups) {
            let ray = |&step: &usize| square.map(|from| ray(numbering, from, steps[step]));
            let mut rays: Vec<_> = group.iter().filter_map(ray).collect();
            if frame != Frame::default() {
                rays.iter_mut().flatten().for_each(|seen| *seen = seen.within(frame));
            }
            let relevant = rays.iter().fold(0, |mask, ray| mask | ray[ray.len() - 1].occupancy);
            if part.mask != relevant {
                return Err(Disagreement::Rays(number));
            }
            let sets = carried(numbering, tables, part, number);
            let index = &tables.index[part.offset as usize..];
            let keyed = Keyed { shift: part.multiplier.shift, index, sets: &sets };
            let terms = |ray: &Vec<Seen>| ray.iter().map(|&seen| Term::new(part, seen)).collect();
            let mut terms: Vec<Vec<Term>> = rays.iter().map(terms).collect();
            // The longest is the inner loop.
            sort::by_key(&mut terms, Vec::len);
            check_part(keyed, &terms, Term::NOTHING)
                .map_err(|occupancy| Disagreement::Attacks(number, occupancy))?;
        }
    }
    Ok(())
}

/// The sets that a part's bytes may name, as they are for this number.
fn carried<'a>(
    numbering: &Numbering,
    tables: &'a Tables,
    part: &Part,
    number: u8,
) -> Cow<'a, [u128]> {
    let sets = &tables.sets[usize::from(part.sets)..];
    let images = match &tables.storage {
        Storage::Squares => return Cow::Borrowed(sets),
        Storage::Lines => return united(tables, part),
        Storage::Classes(images) => images,
    };
    let board = numbering.board();
    let names = &tables.index[part.offset as usize..][..1 << part.multiplier.key_bits()];
    let count = names.iter().max().map_or(0, |&name| usize::from(name) + 1);
    let image = images.get(usize::from(number)).copied().unwrap_or(Symmetry::Identity);
    let carry =
        |&set: &u128| numbering.word(reference::transform(board, numbering.set(set), image));
    sets.iter().take(count).map(carry).collect()
}

/// The unions of two sets that each byte names; all squares, which are no attack set, for those
/// that lead out of the sets.
fn united<'a>(tables: &Tables, part: &Part) -> Cow<'a, [u128]> {
    let first = tables.sets.get(usize::from(part.sets)..).unwrap_or(&[]);
    let second = first.get(usize::from(part.second)..).unwrap_or(&[]);
    let union = |name: usize| Some(first.get(name % 16)? | second.get(name / 16)?);
    (0..256).map(|name| union(name).unwrap_or(u128::MAX)).collect()
}

/// An occupancy and what is attacked on it.
#[derive(Clone, Copy)]
struct Seen {
    occupancy: u128,
    attacks: u128,
}

impl Seen {
    const NOTHING: Seen = Seen { occupancy: 0, attacks: 0 };

    /// What is seen along two rays together.
    fn with(self, other: Seen) -> Seen {
        Seen { occupancy: self.occupancy | other.occupancy, attacks: self.attacks | other.attacks }
    }

    /// The same in the frame of another square, of 64-bit words.
    fn within(self, frame: Frame) -> Seen {
        let within = |word: u128| u128::from(frame.enter(word as u64));
        Seen { occupancy: within(self.occupancy), attacks: within(self.attacks) }
    }
}

/// What the reference says of each occupancy of a ray's relevant squares, the full one last.
fn ray(numbering: &Numbering, from: Square, step: (i16, i16)) -> Vec<Seen> {
    let board = numbering.board();
    let seen = |occupied| Seen {
        occupancy: numbering.word(occupied),
        attacks: numbering.word(reference::ride(board, from, step, occupied)),
    };
    reference::subsets(reference::relevant_ray(board, from, step)).map(seen).collect()
}

/// What a part's keys lead to.
#[derive(Clone, Copy)]
struct Keyed<'a> {
    shift: u32,
    index: &'a [u8],
    sets: &'a [u128],
}

/// An occupancy, its product with the magic, and what is attacked on it.
///
/// Rays have no square in common, and products of sums are sums of products: so the occupancies of
/// one ray are multiplied once, and their products added to those of the other rays.
#[derive(Clone, Copy)]
struct Term {
    seen: Seen,
    product: u64,
}

impl Term {
    const NOTHING: Term = Term { seen: Seen::NOTHING, product: 0 };

    fn new(part: &Part, seen: Seen) -> Term {
        Term { seen, product: part.multiplier.product(seen.occupancy & part.mask) }
    }

    fn with(self, other: Term) -> Term {
        let product = self.product.wrapping_add(other.product);
        Term { seen: self.seen.with(other.seen), product }
    }
}

/// Looks up `base` with every occupancy of `rays` added; gives the first that is wrong.
fn check_part(keyed: Keyed<'_>, rays: &[Vec<Term>], base: Term) -> Result<(), u128> {
    match rays {
        [] => check_ray(keyed, &[Term::NOTHING], base),
        [ray] => check_ray(keyed, ray, base),
        [ray, others @ ..] => {
            ray.iter().try_for_each(|&term| check_part(keyed, others, base.with(term)))
        }
    }
}

/// [`check_part`] for the last ray: the inner loop, which runs unoptimised, where slices are quick
/// and calls are not.
fn check_ray(
    Keyed { shift, index, sets }: Keyed<'_>,
    ray: &[Term],
    base: Term,
) -> Result<(), u128> {
    let mut place = 0;
    while place < ray.len() {
        let term = &ray[place];
        let key = base.product.wrapping_add(term.product) >> shift;
        let name = index[key as usize] as usize;
        if name >= sets.len() || sets[name] != base.seen.attacks | term.seen.attacks {
            return Err(base.seen.occupancy | term.seen.occupancy);
        }
        place += 1;
    }
    Ok(())
}

/// Whether every key and every byte stays within the tables, as the runtime's unchecked reads
/// rely on; its constructors assert the same.
fn check_bounds(tables: &Tables, part: &Part, word_bytes: usize) -> Option<()> {
    let keys = 1_usize.checked_shl(part.multiplier.key_bits())?;
    let words = tables.sets.len() + tables.index.len() / word_bytes;
    let inside = part.offset as usize + keys <= tables.index.len()
        && usize::from(part.sets) + usize::from(part.second) + tables.storage.reach() <= words
        && (1..64).contains(&part.multiplier.shift);
    inside.then_some(())
}

fn verify_walk(numbering: &Numbering, ride: Leap, walk: &Walk) -> Result<(), Disagreement> {
    let steps = ride.steps();
    for (number, next) in (0..).zip(&walk.next) {
        let square = numbering.square(number);
        let leads = |step: (i16, i16)| {
            let to = square.map_or(0, |from| reference::ride(numbering.board(), from, step, !0));
            squares_of(to).next().map_or(OFF_BOARD, |to| numbering.number(to))
        };
        if !steps.iter().map(|&step| leads(step)).eq(next.iter().copied()) {
            return Err(Disagreement::Step(number));
        }
    }
    Ok(())
}
