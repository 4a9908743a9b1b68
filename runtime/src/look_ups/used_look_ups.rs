//! The longest lists among a piece's look-ups, and unions over lists that are unrolled by hand.

use core::marker::PhantomData;

use super::Moves;
use super::{LookUps, Movement};
use crate::word::Word;

/// The longest list of each kind among a piece's look-ups, for any move and colour.
#[derive(Clone, Copy)]
pub(super) struct UsedLookUps {
    pub(super) slides: usize,
    pub(super) riders: usize,
    pub(super) hops: usize,
    pub(super) bent: usize,
}

impl UsedLookUps {
    pub(super) const NONE: UsedLookUps = UsedLookUps { slides: 0, riders: 0, hops: 0, bent: 0 };

    pub(super) const fn or(self, other: UsedLookUps) -> UsedLookUps {
        UsedLookUps {
            slides: larger(self.slides, other.slides),
            riders: larger(self.riders, other.riders),
            hops: larger(self.hops, other.hops),
            bent: larger(self.bent, other.bent),
        }
    }
}

pub(super) const fn larger(one: usize, other: usize) -> usize {
    if one > other { one } else { other }
}

/// The piece `P` of a layout. Its extent is an associated constant, so that kinds of look-ups that the piece lacks are
/// not even compiled: there are many kinds and methods, and a piece uses few.
pub(super) struct Piece<L, P>(PhantomData<(L, P)>);

impl<L: Moves<P>, P> Piece<L, P> {
    pub(super) const EXTENT: UsedLookUps = {
        let Movement { attacks, moves, attackers, .. } = L::MOVEMENT;
        extent(attacks).or(extent(moves)).or(extent(attackers))
    };
}

const fn extent<W: Word>(by_color: &[LookUps<'_, W>]) -> UsedLookUps {
    let (mut all, mut index) = (UsedLookUps::NONE, 0);
    while index < by_color.len() {
        all = all.or(by_color[index].extent());
        index += 1;
    }
    all
}

/// The union of the results of a list's entries. Compilers do not always unroll a loop with an arm for each method, and
/// then branch at run time on constants. So the first entries are spelled out; a fourth is rare, and a fifth has not
/// been seen.
macro_rules! united {
    ($most:expr, $word:ty, $list:expr, $entry:ident => $set:expr) => {{
        let list = $list;
        let mut all = <$word>::ZERO;
        united!(@ $most, list, all, 0, $entry => $set);
        united!(@ $most, list, all, 1, $entry => $set);
        united!(@ $most, list, all, 2, $entry => $set);
        if const { $most > 3 } {
            let mut index = 3;
            while index < list.len() {
                let $entry = &list[index];
                all = or(all, $set);
                index += 1;
            }
        }
        all
    }};
    (@ $most:expr, $list:ident, $all:ident, $index:literal, $entry:ident => $set:expr) => {
        if const { $most > $index } {
            if $list.len() > $index {
                let $entry = &$list[$index];
                $all = or($all, $set);
            }
        }
    };
}
pub(super) use united;
