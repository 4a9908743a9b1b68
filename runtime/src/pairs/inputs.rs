//! The inputs of a net: the numbers of a position's pairs and couples, as a side sees them.

use super::position::{Kind, Visitor, sees};
use super::{Man, Men, Pairs, View, couples};
use crate::color::Color;

/// Reports the numbers of a position's pairs and couples, as a side sees them: the inputs of a net.
#[doc(alias("feature_index", "feature index"))]
#[inline]
pub fn numbers<T: Pairs>(position: &impl Men<T>, view: View, tell: impl FnMut(usize)) {
    let mut numbers = Numbers { position, view, tell };
    T::each_kind(&mut numbers);
    if T::TABLES.data().couples.is_some() {
        let seen = couples(position).filter_map(|couple| couple.seen(view));
        seen.for_each(|couple| (numbers.tell)(couple.number()));
    }
}

struct Numbers<'a, P, F> {
    position: &'a P,
    view: View,
    tell: F,
}

impl<T: Pairs, P: Men<T>, F: FnMut(usize)> Visitor<T> for Numbers<'_, P, F> {
    #[inline(always)]
    fn visit<K: Kind<T::Layout>>(&mut self, kind: usize, by_move: bool) {
        let (view, occupied) = (self.view, self.position.occupied());
        for man in Color::ALL.into_iter().filter_map(|color| Man::new(color, kind)) {
            for from in self.position.men(man) {
                let reach = K::reach(man.color(), from, occupied, by_move);
                let (own, seen) = (view.man(man).index(), view.square(from).number());
                let origin = T::TABLES.origin(own, seen);
                for to in (reach.attacks | reach.moves) & occupied {
                    let Some(victim) = self.position.man_at(to) else { continue };
                    if by_move && !sees(reach, man, victim, to) {
                        continue;
                    }
                    let (victim, to) = (view.man(victim).index(), view.square(to).number());
                    if let Some(number) = T::TABLES.number_from(origin, victim, to) {
                        (self.tell)(number as usize);
                    }
                }
            }
        }
    }
}
