//! Carried magics: if the description gives the magic of a square, and claims that other squares share its index,
//! their magics follow.
//!
//! The bits of a magic that decide what an occupied square adds to a key are its [window](super::windows). Equal
//! keys require equal windows of corresponding squares, so each bit of the other magic within a window is known.

use crate::list::collected;
use crate::model::{
    GivenMagics, Multiplier, RayParts, Square, WordSize, multiplied_bits, rotations,
};
use crate::proof::magics::keys::keys as keys_of;
use crate::proof::magics::square_class::{Class, Member, patterned_classes};

use super::super::problem::Problem;

/// The multipliers, by slot and part, whose keys equal those of given magics, as the description claims.
pub(super) fn find(
    problem: &Problem<'_>,
    given: &GivenMagics,
    ray_parts: &RayParts,
) -> Vec<Vec<Option<Multiplier>>> {
    let mut found = vec![vec![None; ray_parts.len()]; problem.squares.len()];
    let classes =
        patterned_classes(problem.numbering, problem.ride, ray_parts, Some(problem.options));
    for (ride, claim) in &problem.options.shared {
        if *ride != problem.ride {
            continue;
        }
        for class in &classes {
            for (member, multiplier) in carried(problem, given, class, claim) {
                if let Some(slot) = problem.slot(member.rays.square) {
                    found[slot][member.rays.part] = Some(multiplier);
                }
            }
        }
    }
    found
}

/// The members of a class that are claimed to share with one whose magic is given, each with its multiplier.
fn carried<'a>(
    problem: &Problem<'_>,
    given: &GivenMagics,
    class: &'a Class,
    claim: &[Square],
) -> Vec<(&'a Member, Multiplier)> {
    let multiplier = |member: &Member| {
        let parts = given.of(problem.numbering, member.rays.square)?;
        Some(parts[member.rays.part].multiplier)
    };
    let is_claimed = |member: &&Member| claim.contains(&member.rays.square);
    let members: Vec<&Member> = collected(class.members.iter().filter(is_claimed));
    let first = members.iter().find_map(|member| Some((member, multiplier(member)?)));
    let Some((first, known)) = first else { return Vec::new() };
    let others = members.iter().filter(|member| multiplier(member).is_none());
    let keys = keys_of(problem.word, known, &first.images[0]);
    let carried = |member: &&&'a Member| {
        let mut numbers = member.images.iter();
        let pattern =
            problem.numbering.word(problem.options.pattern(problem.ride, member.rays.square)).low();
        let known =
            |to: &Vec<u8>| carry(problem.word, known, [&first.images[0], to], pattern, &keys);
        Some((**member, numbers.find_map(known)?))
    };
    collected(others.filter_map(|member| carried(&member)))
}

/// The multiplier of corresponding squares `to` whose keys equal those of `from`.
fn carry(
    word: WordSize,
    known: Multiplier,
    [from, to]: [&[u8]; 2],
    pattern: u128,
    keys: &[u64],
) -> Option<Multiplier> {
    let from = multiplied_bits(word, from, known.rotation);
    let mask = to.iter().fold(0, |mask, number| mask | 1 << number);
    let all: Vec<u32> = match word {
        WordSize::U64 => collected(0..64),
        _ => collected(rotations(word, mask)),
    };
    all.into_iter().find_map(|rotation| {
        let magic = windows(known, &from, &multiplied_bits(word, to, rotation))?;
        let multiplier = Multiplier { pattern, rotation, magic, ..known };
        (keys_of(word, multiplier, to) == keys).then_some(multiplier)
    })
}

/// The magic whose windows for the bits `to` are those of a known one for the bits `from`.
fn windows(known: Multiplier, from: &[u8], to: &[u8]) -> Option<u64> {
    let (mut ones, mut decided) = (0, 0);
    for (&from, &to) in from.iter().zip(to) {
        for bit in known.shift..64 {
            let is_one = bit.checked_sub(from.into()).is_some_and(|at| known.magic >> at & 1 != 0);
            match bit.checked_sub(to.into()) {
                None if is_one => return None,
                None => {}
                Some(at) if decided >> at & 1 != 0 && (ones >> at & 1 != 0) != is_one => {
                    return None;
                }
                Some(at) => {
                    decided |= 1_u64 << at;
                    ones |= u64::from(is_one) << at;
                }
            }
        }
    }
    Some(ones)
}
