//! A search for magics that form equal keys, over the bits that keys depend on: their [`Windows`], which the
//! compiler explains.
//!
//! Squares are decided one by one, first the ones that leave the fewest unknowns. After each square the keys of all
//! occupancies so far are known. If two with different attack sets collide, the branch ends. It also ends
//! with a carry: the sum of everything below the key only grows as bits are decided, and must stay below
//! the lowest bit of the key.
//!
//! Keys of as many bits as squares are left to the compiler's [`minimal`], which tries all magics. Smaller keys need carries and are left to [`carries`](crate::search::magics::carries).

use std::slice;

use quadrille_codegen::layout::WordSize;
use quadrille_codegen::model::magics::{least_rotated, multiplied_bits};
use quadrille_codegen::random::SplitMix64;
use quadrille_codegen::solve::sliders::magic::minimal::{Outcome, minimal};
use quadrille_codegen::solve::sliders::magic::windows::Windows;

use crate::search::magics::class::{Class, Member};

/// Magics for some members of a class that form equal keys.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// The bits of the key.
    pub key_bits: u32,
    /// A magic for each member.
    pub magics: Vec<u64>,
    /// For each member how far its occupancies are rotated up before the multiplication: of 128-bit words
    /// the upper half.
    pub rotations: Vec<u32>,
}

impl Found {
    /// Magics without rotations.
    pub fn plain(key_bits: u32, magics: Vec<u64>) -> Found {
        let rotations = vec![0; magics.len()];
        Found { key_bits, magics, rotations }
    }

    /// The magics of some of the members that these are for.
    pub fn of(&self, members: u32, some: u32) -> Found {
        let members: Vec<u32> = (0..32).filter(|member| members >> member & 1 != 0).collect();
        let is_chosen = |place: &usize| some >> members[*place] & 1 != 0;
        let chosen: Vec<usize> = (0..members.len()).filter(is_chosen).collect();
        Found {
            key_bits: self.key_bits,
            magics: chosen.iter().map(|&place| self.magics[place]).collect(),
            rotations: chosen.iter().map(|&place| self.rotations[place]).collect(),
        }
    }
}

/// Searches for magics by which some members of a class share a key of so many bits, whichever
/// way they are images of one another, with rotations only where squares of a 128-bit word are told apart by
/// them.
pub fn search(
    class: &Class,
    members: u32,
    key_bits: u32,
    effort: u64,
    seed: u64,
) -> Outcome<Found> {
    if key_bits < class.relevant_bits() {
        return Outcome::Impossible;
    }
    let chosen = class.shape.chosen(members);
    let rotated = chosen.map(|at| rotated_least(class, &class.shape.members[at]));
    let Some(members) = rotated.collect::<Option<Vec<_>>>() else {
        return Outcome::Impossible;
    };
    let rotations = || members.iter().map(|(rotation, _)| *rotation).collect();
    let members: Vec<&Vec<Vec<u8>>> = members.iter().map(|(_, images)| images).collect();
    // The first member is tried in one way only: what matters is how the others lie relative to it.
    let ways: usize = members[1..].iter().map(|images| images.len()).product();
    let mut outcome = Outcome::Impossible;
    for way in 0..ways {
        let mut rest = way;
        let mut images = vec![&members[0][0][..]];
        for other in &members[1..] {
            images.push(&other[rest % other.len()]);
            rest /= other.len();
        }
        let effort = effort / ways as u64 + 1;
        let tried = if key_bits == class.relevant_bits() && key_bits > 0 {
            // What carries may do is not looked for.
            let mut effort = u32::try_from(effort).unwrap_or(u32::MAX);
            minimal(&images, key_bits as usize, &mut effort)
        } else {
            WindowSearch::new(class, &images, key_bits, seed ^ way as u64).run(effort)
        };
        match tried {
            Outcome::Found(magics) => {
                let (magics, rotations) = (class.magics(magics), rotations());
                return Outcome::Found(Found { key_bits, magics, rotations });
            }
            Outcome::Open => outcome = Outcome::Open,
            Outcome::Impossible => {}
        }
    }
    outcome
}

/// How far a member's occupancies have to be rotated, and its images in bits of what is then multiplied.
fn rotated_least(class: &Class, member: &Member) -> Option<(u32, Vec<Vec<u8>>)> {
    // The images of a member are the same squares in other orders.
    let (rotation, _) = least_rotated(&member.images[0])?;
    let ways = 0..member.images.len();
    Some((rotation, ways.map(|way| rotated_way(class, member, way, rotation)).collect()))
}

/// A search for one set of members and one size of key.
pub struct WindowSearch<'a> {
    names: &'a [u16],
    images: &'a [&'a [u8]],
    key_bits: u32,
    windows: Windows<'a>,
    /// For each unknown the bits of the members' magics that it sets.
    bits: Vec<Vec<u64>>,
    random: SplitMix64,
    /// The nodes that may still be visited.
    left: u64,
    /// Whether some branch was not tried.
    skipped: bool,
}

/// What is decided on a branch.
#[derive(Clone)]
struct State {
    /// By unknown; `None` while open.
    values: Vec<Option<bool>>,
    magics: Vec<u64>,
}

/// The most unknowns that one square may bring for all their values to be tried.
const FEW: usize = 6;

impl<'a> WindowSearch<'a> {
    /// A search over `class`'s relevant squares, numbered as in `images`.
    pub fn new(
        class: &'a Class,
        images: &'a [&'a [u8]],
        key_bits: u32,
        seed: u64,
    ) -> WindowSearch<'a> {
        let windows = Windows::new(images, key_bits);
        let bits = bits_of_unknowns(&windows);
        let (names, random) = (&class.names, SplitMix64::new(seed));
        WindowSearch { names, images, key_bits, windows, bits, random, left: 0, skipped: false }
    }

    /// Searches, from the start again and again, until `effort` nodes have been visited.
    pub fn run(mut self, effort: u64) -> Outcome {
        let mut spent = 0;
        // Restarts grow longer, so that small spaces are searched to their end.
        let mut length = 2_000;
        while spent < effort {
            self.left = length;
            self.skipped = false;
            let mut keys = Keys::new(self.names, self.key_bits);
            let state =
                State { values: vec![None; self.bits.len()], magics: vec![0; self.images.len()] };
            if let Some(magics) = self.descend(&mut keys, &state, &mut Vec::new()) {
                return Outcome::Found(magics);
            }
            if !self.skipped && self.left > 0 {
                return Outcome::Impossible;
            }
            spent += length - self.left + 1;
            length += length / 4;
        }
        Outcome::Open
    }

    /// Decides the squares that are not among `done`.
    fn descend(
        &mut self,
        keys: &mut Keys<'_>,
        state: &State,
        done: &mut Vec<usize>,
    ) -> Option<Vec<u64>> {
        let Some((square, open)) = self.next_square(state, done) else {
            let is_right = agree(self.names, self.images, self.key_bits, &state.magics);
            return is_right.then(|| state.magics.clone());
        };
        for pattern in self.patterns(open.len()) {
            if self.left == 0 {
                self.skipped = true;
                return None;
            }
            self.left -= 1;
            let next = self.decide(state, &open, pattern);
            let window = self.window(&next, square);
            if self.windows.carry(&next.magics) || !keys.add(square, window) {
                continue;
            }
            done.push(square);
            let found = self.descend(keys, &next, done);
            done.pop();
            keys.remove();
            if found.is_some() {
                return found;
            }
        }
        None
    }

    /// The square whose window has the fewest open bits, and these; `None` when all are done.
    fn next_square(&mut self, state: &State, done: &[usize]) -> Option<(usize, Vec<usize>)> {
        let turn = self.random.word();
        let squares = 0..self.names.len().trailing_zeros() as usize;
        let rest = squares.filter(|square| !done.contains(square));
        let open = rest.map(|square| (square, self.open(state, square)));
        open.min_by_key(|(square, open)| (open.len(), turn.rotate_left(7 * *square as u32) & 0xff))
    }

    fn open(&self, state: &State, square: usize) -> Vec<usize> {
        let mut open: Vec<usize> = Vec::new();
        for unknown in named(self.windows.of(square)).flatten() {
            if state.values[unknown].is_none() && !open.contains(&unknown) {
                open.push(unknown);
            }
        }
        open
    }

    /// Values for so many unknowns, a bit each: all in random order, or the sparse ones.
    fn patterns(&mut self, count: usize) -> Vec<u32> {
        if count <= FEW {
            let turn = self.random.word() as u32 & ((1 << count) - 1);
            let mut all: Vec<u32> = (0..1 << count).map(|pattern| pattern ^ turn).collect();
            // Carries and collisions are fewer where fewer bits are set.
            all.sort_by_key(|pattern| pattern.count_ones());
            return all;
        }
        self.skipped = true;
        let start = self.random.word() as usize % count;
        let bit = |at: usize| 1_u32 << ((start + at) % count);
        let mut sparse: Vec<u32> = (0..count).map(bit).collect();
        for _ in 0..count {
            let two = self.random.word();
            sparse.push(bit(two as usize % count) | bit((two >> 32) as usize % count));
        }
        sparse.push(0);
        sparse
    }

    fn decide(&self, state: &State, open: &[usize], pattern: u32) -> State {
        let mut next = state.clone();
        for (place, &unknown) in open.iter().enumerate() {
            let value = pattern >> place & 1 != 0;
            next.values[unknown] = Some(value);
            if value {
                let magics = next.magics.iter_mut().zip(&self.bits[unknown]);
                magics.for_each(|(magic, bits)| *magic |= bits);
            }
        }
        next
    }

    fn window(&self, state: &State, square: usize) -> usize {
        let bit = |unknown: &Option<usize>| unknown.is_some_and(|u| state.values[u] == Some(true));
        let bits = named(self.windows.of(square)).enumerate().filter(|(_, unknown)| bit(unknown));
        bits.fold(0, |window, (place, _)| window | 1 << place)
    }
}

/// The unknowns of a window, from its lowest bit; `None` where a bit must be 0.
pub fn named(window: &[u8]) -> impl Iterator<Item = Option<usize>> {
    window.iter().map(|&unknown| (unknown != Windows::ZERO).then_some(unknown.into()))
}

/// For each unknown the bits of the members' magics that it sets.
pub fn bits_of_unknowns(windows: &Windows<'_>) -> Vec<Vec<u64>> {
    (0..windows.count()).map(|unknown| windows.magics(1 << unknown)).collect()
}

/// Whether magics lead equal keys to equal sets on all occupancies of all members, carries
/// included. `images` says how each member is an image of the first; the magics are those of sums, negated
/// where the class's pattern has it so.
pub fn agree(names: &[u16], images: &[&[u8]], key_bits: u32, magics: &[u64]) -> bool {
    let mut owners = vec![0; 1 << key_bits];
    images.iter().zip(magics).all(|(image, &magic)| {
        let (squares, constants) = image.split_at(names.len().trailing_zeros() as usize);
        let constant = constants.iter().fold(0, |sum: u64, &bit| sum.wrapping_add(magic << bit));
        let mut products = vec![constant];
        for &bit in squares {
            let copy = magic << bit;
            let half = products.len();
            products.extend_from_within(..);
            products[half..].iter_mut().for_each(|product| *product = product.wrapping_add(copy));
        }
        products.iter().zip(names).all(|(product, &name)| {
            let owner = &mut owners[(product >> (64 - key_bits)) as usize];
            let is_free = *owner == 0 || *owner == name + 1;
            *owner = name + 1;
            is_free
        })
    })
}

/// Whether some ways of seeing the members as images of the first make these magics agree.
pub fn holds(class: &Class, members: u32, found: &Found) -> bool {
    let chosen: Vec<&Member> =
        class.shape.chosen(members).map(|member| &class.shape.members[member]).collect();
    if chosen.len() != found.magics.len() || chosen.len() != found.rotations.len() {
        return false;
    }
    let mut choices: Vec<Vec<Vec<u8>>> = vec![Vec::new()];
    for (member, &by) in chosen.into_iter().zip(&found.rotations) {
        let ways = 0..member.images.len();
        let ways: Vec<Vec<u8>> = ways.map(|way| rotated_way(class, member, way, by)).collect();
        let longer = choices.iter().flat_map(|choice| {
            ways.iter().map(|image| [choice.as_slice(), slice::from_ref(image)].concat())
        });
        choices = longer.collect();
    }
    let magics: Vec<u64> =
        found.magics.iter().map(|&magic| class.shape.pattern.magic(magic)).collect();
    choices.iter().any(|images| {
        let images: Vec<&[u8]> = images.iter().map(Vec::as_slice).collect();
        agree(&class.names, &images, found.key_bits, &magics)
    })
}

/// One way in which a member is an image of the first, in bits of what is multiplied after a rotation;
/// behind them the bits that a pattern adds to every occupancy.
pub fn rotated_way(class: &Class, member: &Member, way: usize, by: u32) -> Vec<u8> {
    let word = word_of(&member.images[way]);
    let mut bits = multiplied_bits(word, &member.images[way], by);
    bits.extend(multiplied_bits(word, &member.constants[way], by));
    bits.extend(&class.shape.pattern.fixed);
    bits
}

fn word_of(image: &[u8]) -> WordSize {
    let is_wide = image.iter().any(|&number| number >= 64);
    if is_wide { WordSize::U128 } else { WordSize::U64 }
}

/// The keys of all occupancies of the squares so far.
struct Keys<'a> {
    names: &'a [u16],
    mask: usize,
    /// The name of the set that owns each key, plus one.
    owners: Vec<u16>,
    /// The occupancies so far and their keys.
    sums: Vec<(usize, usize)>,
    /// For each square: how many sums there were, and the keys that got an owner.
    added: Vec<(usize, Vec<usize>)>,
}

impl Keys<'_> {
    fn new(names: &[u16], key_bits: u32) -> Keys<'_> {
        let mut owners = vec![0; 1 << key_bits];
        owners[0] = names[0] + 1;
        Keys { names, mask: (1 << key_bits) - 1, owners, sums: vec![(0, 0)], added: Vec::new() }
    }

    /// Adds a square, unless keys collide.
    fn add(&mut self, square: usize, window: usize) -> bool {
        let before = self.sums.len();
        let mut owned = Vec::new();
        for at in 0..before {
            let (occupancy, key) = self.sums[at];
            let (occupancy, key) = (occupancy | 1 << square, (key + window) & self.mask);
            let name = self.names[occupancy] + 1;
            match self.owners[key] {
                0 => {
                    self.owners[key] = name;
                    owned.push(key);
                }
                owner if owner != name => {
                    self.sums.truncate(before);
                    release(&mut self.owners, &owned);
                    return false;
                }
                _ => {}
            }
            self.sums.push((occupancy, key));
        }
        self.added.push((before, owned));
        true
    }

    /// Takes the last square back.
    fn remove(&mut self) {
        if let Some((before, owned)) = self.added.pop() {
            self.sums.truncate(before);
            release(&mut self.owners, &owned);
        }
    }
}

/// Leaves these keys without an owner.
fn release(owners: &mut [u16], keys: &[usize]) {
    for &key in keys {
        owners[key] = 0;
    }
}

#[cfg(test)]
mod tests {
    use quadrille_codegen::board::Board;
    use quadrille_codegen::layout::{Leap, Numbering};

    use super::*;
    use crate::search::magics::class::classes;

    /// Rooks where a quarter turn adds 4, and where ranks follow one another: on 4x4.
    fn rooks(numbers: [u8; 16]) -> Class {
        let numbering = Numbering::new(Board::new(4, 4).unwrap(), numbers.to_vec()).unwrap();
        classes(&numbering, Leap { m: 0, n: 1 }, &[vec![0, 1, 2, 3]]).swap_remove(0)
    }

    #[test]
    fn corners_of_a_turning_numbering_share_a_key() {
        let class = rooks([0, 1, 6, 4, 2, 3, 7, 5, 13, 15, 11, 10, 12, 14, 9, 8]);
        assert_eq!((class.shape.members.len(), class.relevant_bits()), (4, 4));
        let Outcome::Found(found) = search(&class, 0b1111, 4, 100_000, 1) else {
            panic!("none found")
        };
        assert!(holds(&class, 0b1111, &found));
        // Not with another magic for one of them.
        let mut wrong = found.clone();
        wrong.magics[2] = 0;
        assert!(!holds(&class, 0b1111, &wrong));
    }

    #[test]
    fn keys_too_small_for_the_attack_sets_are_impossible() {
        let class = rooks([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]);
        let sets = class.names.iter().max().unwrap() + 1;
        assert_eq!(sets, 9);
        assert_eq!(search(&class, 0b1111, 3, 100_000, 1), Outcome::Impossible);
    }

    /// Rooks' corners and edges on 4x4, numbered from 0 in an order that a generator shuffles.
    fn shuffled_rooks(seed: u64) -> Vec<Class> {
        let mut numbers: Vec<u8> = (0..16).collect();
        let mut random = SplitMix64::new(seed);
        for end in (1..16).rev() {
            numbers.swap(end, random.word() as usize % (end + 1));
        }
        let numbering = Numbering::new(Board::new(4, 4).unwrap(), numbers).unwrap();
        classes(&numbering, Leap { m: 0, n: 1 }, &[vec![0, 1, 2, 3]])
    }

    /// Whether any values of the unknowns are magics without carries.
    fn exist(names: &[u16], images: &[&[u8]]) -> bool {
        let key_bits = images[0].len() as u32;
        let windows = Windows::new(images, key_bits);
        let bits = bits_of_unknowns(&windows);
        (0_u32..1 << bits.len()).any(|values| {
            let mut magics = vec![0; images.len()];
            for (_, bits) in bits.iter().enumerate().filter(|(at, _)| values >> at & 1 != 0) {
                magics.iter_mut().zip(bits).for_each(|(magic, bits)| *magic |= bits);
            }
            !windows.carry(&magics) && agree(names, images, key_bits, &magics)
        })
    }

    #[test]
    fn lowest_bits_find_magics_exactly_where_there_are_some() {
        let (mut found, mut impossible) = (0, 0);
        for class in (0..20).flat_map(shuffled_rooks) {
            for (one, other) in [(0, 1), (0, 2), (1, 3), (2, 3)] {
                let [one, other] =
                    [one, other].map(|at: usize| &class.shape.members[at].images[0][..]);
                let images = vec![one, other];
                let key_bits = class.relevant_bits() as usize;
                let has = match minimal(&images, key_bits, &mut (1 << 20)) {
                    Outcome::Found(magics) => {
                        assert!(agree(&class.names, &images, class.relevant_bits(), &magics));
                        true
                    }
                    Outcome::Impossible => false,
                    Outcome::Open => panic!("it is a small search"),
                };
                assert_eq!(has, exist(&class.names, &images));
                *if has { &mut found } else { &mut impossible } += 1;
            }
        }
        assert!(found > 20 && impossible > 20, "{found}, {impossible}");
    }

    /// Smaller keys collide, whatever is above the lowest bits: of 16 occupancies all windows of
    /// three bits are tried.
    #[test]
    fn keys_that_are_sums_do_not_collide_harmlessly() {
        let classes = shuffled_rooks(1);
        let corner = classes.iter().find(|class| class.relevant_bits() == 4).unwrap();
        for windows in 0_usize..1 << 12 {
            let window = |square: usize| windows >> (3 * square) & 7;
            let mut owners = [None; 8];
            let holds = corner.names.iter().enumerate().all(|(occupancy, name)| {
                let occupied = (0..4).filter(|square| occupancy >> square & 1 != 0);
                let key = occupied.map(window).sum::<usize>() % 8;
                *owners[key].get_or_insert(name) == name
            });
            assert!(!holds);
        }
    }
}
