//! The number of a position in a table.
#![allow(clippy::pedantic, clippy::needless_range_loop)]

use alloc::vec::Vec;
use quadrille::Color;

use crate::{Role, TableError};

/// The most men of a table.
pub(crate) const MAX_MEN: usize = 8;

/// A man as tables number them: colour and kind.
pub(crate) type Man = (Color, Role);

pub(crate) struct Arrangement {
    groups: Vec<Group>,
    lead: usize,
    lead_stride: u64,
    pawns: bool,
    size: u64,
}

#[derive(Clone, Copy)]
struct Group {
    first: usize,
    len: usize,
    stride: u64,
    pawns: bool,
}

impl core::fmt::Debug for Arrangement {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str("Arrangement")
    }
}

fn choose(n: u64, k: u64) -> u64 {
    let mut r = 1;
    for i in 0..k {
        if n < i {
            return 0;
        }
        r = r * (n - i) / (i + 1);
    }
    r
}

/// ptwist
fn twist(square: u8) -> u8 {
    let (f, r) = (square & 7, square >> 3);
    let (m, right) = if f > 3 { (7 - f, 1) } else { (f, 0) };
    47 - (2 * (6 * m + r - 1) + right)
}

pub(crate) fn leading_file(pawns: impl Iterator<Item = u8>) -> usize {
    let lead = pawns.map(|p| (twist(p), p)).max().map_or(0, |(_, p)| p);
    let f = lead & 7;
    usize::from(if f > 3 { 7 - f } else { f })
}

const BAD: TableError = TableError::Malformed("its men are arranged in an impossible way");

impl Arrangement {
    pub(crate) fn new(
        sequence: &[Man],
        order: u8,
        order2: u8,
        file: usize,
    ) -> Result<Self, TableError> {
        let pawns = sequence.iter().any(|m| m.1 == Role::Pawn);
        let count = |m: Man| sequence.iter().filter(|&&o| o == m).count();
        let lead = if pawns {
            count(sequence[0])
        } else if sequence.iter().filter(|&&m| count(m) == 1).count() >= 3 {
            3
        } else {
            2
        };
        if pawns && sequence[0].1 != Role::Pawn {
            return Err(BAD);
        }
        if !pawns && sequence[..lead].iter().any(|&m| count(m) != 1) {
            return Err(BAD);
        }
        let mut groups = Vec::new();
        let mut first = lead;
        while first < sequence.len() {
            let len = sequence[first..].iter().take_while(|&&m| m == sequence[first]).count();
            groups.push(Group { first, len, stride: 0, pawns: sequence[first].1 == Role::Pawn });
            first += len;
        }
        let both = groups.first().is_some_and(|g| g.pawns);
        let lead_classes = if pawns {
            (0..6)
                .map(|r| choose(u64::from(twist(8 * (r + 1) + file as u8)), lead as u64 - 1))
                .sum()
        } else if lead == 3 {
            31332
        } else {
            462
        };
        let mut lead_stride = 0;
        let mut stride = 1;
        let mut next = usize::from(both);
        let total = groups.len() + 1;
        for place in 0..total {
            if place == usize::from(order) {
                lead_stride = stride;
                stride *= lead_classes;
            } else {
                let g = if both && place == usize::from(order2) {
                    0
                } else {
                    let g = next;
                    next += 1;
                    g
                };
                let Some(group) = groups.get_mut(g) else { return Err(BAD) };
                group.stride = stride;
                stride *= choose(
                    if group.pawns { 48 } else { 64 } - group.first as u64,
                    group.len as u64,
                );
            }
        }
        if lead_stride == 0 || groups.iter().any(|g| g.stride == 0) {
            return Err(BAD);
        }
        Ok(Arrangement { groups, lead, lead_stride, pawns, size: stride })
    }

    pub(crate) fn size(&self) -> u64 {
        self.size
    }

    pub(crate) fn encode(&self, men: &mut [u8; MAX_MEN], n: usize) -> u64 {
        let mut index;
        let men = &mut men[..n];
        if self.pawns {
            let lead = (0..self.lead).max_by_key(|&i| twist(men[i])).unwrap_or(0);
            men.swap(0, lead);
            if men[0] & 4 != 0 {
                men.iter_mut().for_each(|m| *m ^= 7);
            }
            men[1..self.lead].sort_by_key(|&s| core::cmp::Reverse(twist(s)));
            let mut t = 0;
            for i in 1..self.lead {
                t += choose(u64::from(twist(men[i])), (self.lead - i) as u64);
            }
            for r in 1..(men[0] >> 3) {
                t += choose(u64::from(twist(8 * r + (men[0] & 7))), self.lead as u64 - 1);
            }
            index = t * self.lead_stride;
        } else {
            if men[0] & 4 != 0 {
                men.iter_mut().for_each(|m| *m ^= 7);
            }
            if men[0] & 32 != 0 {
                men.iter_mut().for_each(|m| *m ^= 56);
            }
            let off = |s: u8| i32::from(s >> 3) - i32::from(s & 7);
            if let Some(&s) = men[..self.lead].iter().find(|&&s| off(s) != 0)
                && off(s) > 0
            {
                men.iter_mut().for_each(|m| *m = *m >> 3 | (*m & 7) << 3);
            }
            let (a, b) = (u64::from(men[0]), u64::from(men[1]));
            let tri = |s: u8| -> u64 {
                [6, 0, 1, 2, 9, 9, 9, 9, 9, 7, 3, 4, 9, 9, 9, 9, 9, 9, 8, 5, 9, 9, 9, 9, 9, 9, 9, 9]
                    .get(usize::from(s))
                    .copied()
                    .unwrap_or(9)
            };
            let lower = |s: u8| -> u64 {
                let (f, r) = (u64::from(s & 7), u64::from(s >> 3));
                let mut v = 0;
                for rr in 0..8 {
                    for ff in rr + 1..8 {
                        if (rr, ff) == (r, f) {
                            return v;
                        }
                        v += 1;
                    }
                }
                28 + r
            };
            let diag = |s: u8| u64::from(s >> 3);
            let c = if self.lead == 3 {
                let x = u64::from(men[2]);
                let i = u64::from(b > a);
                let j = u64::from(x > a) + u64::from(x > b);
                if off(men[0]) != 0 {
                    tri(men[0]) * 63 * 62 + (b - i) * 62 + (x - j)
                } else if off(men[1]) != 0 {
                    6 * 63 * 62 + diag(men[0]) * 28 * 62 + lower(men[1]) * 62 + x - j
                } else if off(men[2]) != 0 {
                    6 * 63 * 62
                        + 4 * 28 * 62
                        + diag(men[0]) * 7 * 28
                        + (diag(men[1]) - i) * 28
                        + lower(men[2])
                } else {
                    6 * 63 * 62
                        + 4 * 28 * 62
                        + 4 * 7 * 28
                        + diag(men[0]) * 7 * 6
                        + (diag(men[1]) - i) * 6
                        + (diag(men[2]) - j)
                }
            } else {
                let mut v = 0;
                let mut late = 441;
                let order = [1u8, 2, 3, 10, 11, 19, 0, 9, 18, 27];
                let mut res = 0;
                for &w in &order {
                    for k in 0..64u8 {
                        let near = (w >> 3).abs_diff(k >> 3).max((w & 7).abs_diff(k & 7)) <= 1;
                        if near || (off(w) == 0 && off(k) > 0) {
                            continue;
                        }
                        let id = if off(w) == 0 && off(k) == 0 {
                            late += 1;
                            late - 1
                        } else {
                            v += 1;
                            v - 1
                        };
                        if (w, k) == (men[0], men[1]) {
                            res = id;
                        }
                    }
                }
                res
            };
            index = c * self.lead_stride;
        }
        for g in &self.groups {
            let mut list: Vec<u8> = men[g.first..g.first + g.len].to_vec();
            list.sort_unstable();
            let mut t = 0;
            for (m, &s) in list.iter().enumerate() {
                let before = men[..g.first].iter().filter(|&&o| o < s).count() as u64;
                t += choose(u64::from(s) - before - if g.pawns { 8 } else { 0 }, m as u64 + 1);
            }
            index += t * g.stride;
        }
        index
    }
}
