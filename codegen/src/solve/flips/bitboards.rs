#![allow(missing_docs)]
//! TEMP
use crate::board::Square;
use crate::circuit::Circuit;
use crate::layout::{Numbering, WordSize};
use quadrille_runtime::{Direction, Symmetry};
fn perm(width: u32, map: &[(u8, u8)]) -> Circuit {
    let mut masks = std::collections::BTreeMap::<u32, u128>::new();
    for &(from, to) in map {
        *masks.entry((to as u32 + width - from as u32) % width).or_default() |= 1u128 << from;
    }
    let mut c = Circuit::new(width);
    let mut out = None;
    for (r, m) in masks {
        let x = c.input();
        let a = c.mask_with(x, m);
        let b = c.rotate_left(a, r);
        out = Some(match out {
            None => b,
            Some(o) => c.or(o, b),
        });
    }
    let out = match out {
        Some(o) => o,
        None => c.constant(0),
    };
    c.finish(out)
}
pub fn bitboard(n: &Numbering, w: WordSize, s: Symmetry) -> Circuit {
    let b = n.board();
    perm(
        w.bits(),
        &b.squares().map(|q: Square| (n.number(q), n.number(b.image(q, s)))).collect::<Vec<_>>(),
    )
}
pub fn step(n: &Numbering, w: WordSize, d: Direction) -> Circuit {
    let b = n.board();
    perm(
        w.bits(),
        &b.squares()
            .filter_map(|q: Square| Some((n.number(q), n.number(b.step(q, d)?))))
            .collect::<Vec<_>>(),
    )
}
