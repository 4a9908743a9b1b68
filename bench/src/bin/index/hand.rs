//! Syzygy's encoder in the manner of tablebase programs: a loop over the pieces, and branches.
//!
//! Squares are a1 = 0, men in sequence, groups put together with the leading one last.
#![allow(clippy::all, clippy::pedantic)] // As tablebase programs are written.

/// A material's groups and strides, in the form that such programs keep.
pub struct Hand {
    /// The number of men in each group, the leading group first.
    norm: Vec<usize>,
    factor: Vec<u64>,
    pawns: [usize; 2],
    three: bool,
    tables: Tables,
}

struct Tables {
    triangle: [usize; 64],
    lower: [usize; 64],
    kk: Vec<[usize; 64]>,
    ptwist: [usize; 64],
    pawn_index: [[usize; 24]; 6],
    binomial: [[u64; 64]; 7],
}

fn off_diagonal(square: usize) -> i32 {
    (square >> 3) as i32 - (square & 7) as i32
}

fn flip_diagonal(square: usize) -> usize {
    square >> 3 | (square & 7) << 3
}

fn binomial(n: usize, k: usize) -> u64 {
    (0..k).fold(1, |product, i| product * n.saturating_sub(i) as u64 / (i as u64 + 1))
}

impl Tables {
    fn new() -> Tables {
        let mut triangle = [0; 64];
        let mut lower = [0; 64];
        let order = [1, 2, 3, 10, 11, 19, 0, 9, 18, 27];
        for (value, &square) in order.iter().enumerate() {
            triangle[square] = value;
        }
        let mut next = 0;
        for square in (0..64).filter(|&square| off_diagonal(square) < 0) {
            lower[square] = next;
            lower[flip_diagonal(square)] = next;
            next += 1;
        }
        (0..8).for_each(|rank| lower[9 * rank] = 28 + rank);
        let mut ptwist = [0; 64];
        let mut pawn_index = [[0; 24]; 6];
        for place in 0..24 {
            let (file, rank) = (place / 6, place % 6 + 1);
            ptwist[8 * rank + file] = 47 - 2 * place;
            ptwist[8 * rank + 7 - file] = 46 - 2 * place;
        }
        for (more, starts) in pawn_index.iter_mut().enumerate() {
            for file in 0..4 {
                for rank in 1..6 {
                    let earlier = 6 * file + rank - 1;
                    starts[earlier + 1] =
                        starts[earlier] + binomial(47 - 2 * earlier, more) as usize;
                }
            }
        }
        let binomials = std::array::from_fn(|k| std::array::from_fn(|n| binomial(n, k)));
        Tables { triangle, lower, kk: kings(&order), ptwist, pawn_index, binomial: binomials }
    }
}

fn kings(order: &[usize; 10]) -> Vec<[usize; 64]> {
    let mut table = vec![[usize::MAX; 64]; 10];
    let mut next = 0;
    for both in [false, true] {
        for (value, &white) in order.iter().enumerate() {
            for black in 0..64 {
                let near =
                    (white >> 3).abs_diff(black >> 3) <= 1 && (white & 7).abs_diff(black & 7) <= 1;
                let on = off_diagonal(white) == 0;
                let above = on && off_diagonal(black) > 0;
                if !near && !above && both == (on && off_diagonal(black) == 0) {
                    table[value][black] = next;
                    next += 1;
                }
            }
        }
    }
    table
}

impl Hand {
    /// The encoder for groups of these sizes, the leading group first. `pawns` are the numbers of pawns that lead
    /// and that follow.
    pub fn new(norm: &[usize], pawns: [usize; 2]) -> Hand {
        let mut factor = vec![1; norm.len()];
        // The group of pawns that do not lead comes just before the leading one.
        let mut order: Vec<usize> = (1 + usize::from(pawns[1] > 0)..norm.len()).collect();
        order.extend((pawns[1] > 0).then_some(1));
        let mut stride = 1;
        for group in order {
            factor[group] = stride;
            let before: usize = norm[..group].iter().sum();
            let squares = if pawns[1] > 0 && group == 1 { 48 } else { 64 };
            stride *= binomial(squares - before, norm[group]);
        }
        factor[0] = stride;
        let three = norm[0] == 3 && pawns[0] == 0;
        Hand { norm: norm.to_vec(), factor, pawns, three, tables: Tables::new() }
    }

    /// The index of a position.
    pub fn encode(&self, pos: &mut [usize]) -> u64 {
        if self.pawns[0] > 0 { self.encode_pawn(pos) } else { self.encode_piece(pos) }
    }

    fn encode_piece(&self, pos: &mut [usize]) -> u64 {
        let tables = &self.tables;
        if pos[0] & 4 != 0 {
            pos.iter_mut().for_each(|square| *square ^= 7);
        }
        if pos[0] & 0x20 != 0 {
            pos.iter_mut().for_each(|square| *square ^= 0x38);
        }
        let leads = if self.three { 3 } else { 2 };
        let first = (0..leads).find(|&i| off_diagonal(pos[i]) != 0);
        if first.is_some_and(|i| off_diagonal(pos[i]) > 0) {
            pos.iter_mut().for_each(|square| *square = flip_diagonal(*square));
        }
        let index = if self.three {
            let i = usize::from(pos[1] > pos[0]);
            let j = usize::from(pos[2] > pos[0]) + usize::from(pos[2] > pos[1]);
            if off_diagonal(pos[0]) != 0 {
                tables.triangle[pos[0]] * 63 * 62 + (pos[1] - i) * 62 + (pos[2] - j)
            } else if off_diagonal(pos[1]) != 0 {
                6 * 63 * 62 + (pos[0] >> 3) * 28 * 62 + tables.lower[pos[1]] * 62 + pos[2] - j
            } else if off_diagonal(pos[2]) != 0 {
                6 * 63 * 62
                    + 4 * 28 * 62
                    + (pos[0] >> 3) * 7 * 28
                    + ((pos[1] >> 3) - i) * 28
                    + tables.lower[pos[2]]
            } else {
                6 * 63 * 62
                    + 4 * 28 * 62
                    + 4 * 7 * 28
                    + (pos[0] >> 3) * 7 * 6
                    + ((pos[1] >> 3) - i) * 6
                    + ((pos[2] >> 3) - j)
            }
        } else {
            tables.kk[tables.triangle[pos[0]]][pos[1]]
        };
        index as u64 * self.factor[0] + self.rest(pos, leads, 1)
    }

    fn encode_pawn(&self, pos: &mut [usize]) -> u64 {
        let tables = &self.tables;
        let lead = self.pawns[0];
        for i in 1..lead {
            if tables.ptwist[pos[i]] >> 1 > tables.ptwist[pos[0]] >> 1 {
                pos.swap(0, i);
            }
        }
        if pos[0] & 4 != 0 {
            pos.iter_mut().for_each(|square| *square ^= 7);
        }
        for i in 1..lead {
            for j in i + 1..lead {
                if tables.ptwist[pos[i]] < tables.ptwist[pos[j]] {
                    pos.swap(i, j);
                }
            }
        }
        let place = 6 * (pos[0] & 7) + (pos[0] >> 3) - 1;
        let mut index = tables.pawn_index[lead - 1][place] as u64;
        for i in (1..lead).rev() {
            index += tables.binomial[lead - i][tables.ptwist[pos[i]]];
        }
        let mut index = index * self.factor[0];
        let mut next = lead;
        if self.pawns[1] > 0 {
            let group = &mut pos[next..next + self.pawns[1]];
            group.sort_unstable();
            let mut sum = 0;
            for m in next..next + self.pawns[1] {
                let j = (0..next).filter(|&k| pos[m] > pos[k]).count();
                sum += tables.binomial[m - next + 1][pos[m] - j - 8];
            }
            index += sum * self.factor[1];
            next += self.pawns[1];
        }
        index + self.rest(pos, next, 1 + usize::from(self.pawns[1] > 0))
    }

    fn rest(&self, pos: &mut [usize], mut next: usize, first_group: usize) -> u64 {
        let mut index = 0;
        for group in first_group..self.norm.len() {
            let len = self.norm[group];
            for j in next..next + len {
                for k in j + 1..next + len {
                    if pos[j] > pos[k] {
                        pos.swap(j, k);
                    }
                }
            }
            let mut sum = 0;
            for m in next..next + len {
                let mut j = 0;
                for l in 0..next {
                    j += usize::from(pos[m] > pos[l]);
                }
                sum += self.tables.binomial[m - next + 1][pos[m] - j];
            }
            index += sum * self.factor[group];
            next += len;
        }
        index
    }
}
