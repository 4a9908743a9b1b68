//! The lengths of the lists of a piece's look-ups, and unions over lists whose first entries are spelled out.

use core::marker::PhantomData;

use super::{LookUps, Movement};
use crate::{Moves, Word};

/// The greatest lengths of the lists of a piece's look-ups, of any kind and colour.
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

/// The piece `P` of a layout. Its extent is a constant of a type, so that missing parts are not even translated: there
/// is code for each method and each kind of look-up, of which a piece has few.
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

/// The union of the sets that a list's entries give. Compilers do not always unroll a loop with an
/// arm for each method, and then branch at run time on constants. So the first entries are spelled
/// out; a fourth is rare, and a fifth is not seen.
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
