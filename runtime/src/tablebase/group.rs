//! Groups of like men: a set of the squares that earlier men leave.

use super::binomial::{rank, unrank};
use super::plan::{Group, MAX_MEN, Men, Plan};
use super::sort;

/// The number of a group's squares among all that earlier men leave it.
#[inline(always)]
pub(super) const fn number(plan: &Plan<'_>, group: &Group, men: &Men) -> u64 {
    let offset = plan.offset(group);
    let mut places = [0; MAX_MEN];
    let mut i = 0;
    while i < group.len as usize {
        let square = men[group.first as usize + i].wrapping_sub(offset);
        places[i] = square.wrapping_sub(before(square, offset, group.skips, men));
        i += 1;
    }
    sort(&mut places, group.len as usize);
    rank(&places, group.len as usize)
}

/// How many of the first `skips` men stand on squares before this one, from `offset` on.
#[inline(always)]
const fn before(square: u8, offset: u8, skips: u8, men: &Men) -> u8 {
    let mut before = 0;
    let mut i = 0;
    while i < skips as usize {
        before += (men[i].wrapping_sub(offset) < square) as u8;
        i += 1;
    }
    before
}

/// Puts the men of a group on the squares with this number: undoes [`number`].
#[inline(always)]
pub(super) const fn place(
    plan: &Plan<'_>,
    group: &Group,
    number: u64,
    taken: &mut Taken,
    men: &mut Men,
) {
    let places = unrank(number, group.len as usize);
    // Numbered from the board's first square, a group of pawns leaves the first rank's squares out.
    let offset = plan.offset(group);
    let offset = if offset > 0 { offset - taken.before(offset) } else { 0 };
    let mut i = 0;
    while i < group.len as usize {
        let place = places[i] + offset;
        men[group.first as usize + i] = if group.skips > 0 { taken.nth_free(place) } else { place };
        i += 1;
    }
    while taken.len < group.first as usize + group.len as usize && group.skips > 0 {
        taken.insert(men[taken.len]);
    }
}

/// The squares of the men placed so far, in order.
#[derive(Clone, Copy)]
pub(super) struct Taken {
    squares: [u8; MAX_MEN],
    len: usize,
}

impl Taken {
    /// The squares of the first `len` men.
    #[inline(always)]
    pub(super) const fn of(men: &Men, len: usize) -> Taken {
        let mut taken = Taken { squares: [0; MAX_MEN], len: 0 };
        while taken.len < len {
            taken.insert(men[taken.len]);
        }
        taken
    }

    /// Insertion without branches: each place takes the greater of the square before it and the
    /// lesser of its own and the new one.
    #[inline(always)]
    const fn insert(&mut self, square: u8) {
        self.squares[self.len] = 255;
        let mut i = self.len;
        while i > 0 {
            self.squares[i] = max(self.squares[i - 1], min(self.squares[i], square));
            i -= 1;
        }
        self.squares[0] = min(self.squares[0], square);
        self.len += 1;
    }

    /// The free square that has `place` free ones before it.
    ///
    /// The `i`th taken square has `square - i` free ones before it; it comes before the one
    /// sought exactly if those are no more than `place`.
    #[inline(always)]
    const fn nth_free(&self, place: u8) -> u8 {
        let mut square = place;
        let mut i = 0;
        while i < self.len {
            square += (self.squares[i].wrapping_sub(i as u8) <= place) as u8;
            i += 1;
        }
        square
    }

    /// How many taken squares come before this one.
    #[inline(always)]
    const fn before(&self, square: u8) -> u8 {
        let mut before = 0;
        let mut i = 0;
        while i < self.len {
            before += (self.squares[i] < square) as u8;
            i += 1;
        }
        before
    }
}

#[inline(always)]
const fn min(a: u8, b: u8) -> u8 {
    if a < b { a } else { b }
}

#[inline(always)]
const fn max(a: u8, b: u8) -> u8 {
    if a < b { b } else { a }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn free_squares_are_those_not_taken() {
        let men = [9, 3, 4, 0, 12, 0, 0, 0];
        for len in 0..=5 {
            let taken = Taken::of(&men, len);
            let free = (0..20).filter(|square| !men[..len].contains(square));
            for (place, square) in free.enumerate() {
                assert_eq!(taken.nth_free(place as u8), square);
                assert_eq!(place as u8, square - before(square, 0, len as u8, &men));
            }
        }
    }
}
