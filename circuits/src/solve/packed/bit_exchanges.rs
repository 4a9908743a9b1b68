//! Exchanges of bits within the number of every piece, for which there are short forms.

use super::algebraic_normal_form::Polynomials;
use crate::circuit::{Bits, Circuit, Distance, Domain, Node, Op};
use crate::packing::PackingPair;
use crate::solve::delta_swaps::Swap;

/// An exchange of some bits with the bits at a distance above them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Exchange {
    /// The lower bits of all pairs.
    lower: Bits,
    /// The distance in the number from each lower bit up to its partner.
    step: u32,
    /// The distance in the word.
    by: Distance,
}

/// The exchanges that a map makes among bits at one distance.
pub(super) fn all(polynomials: &Polynomials, packings: &PackingPair) -> Vec<Exchange> {
    let is_exchanged = |low: u32, high: u32| {
        let takes = |to: u32, from: u32| polynomials.0[to as usize].at(1 << from);
        takes(low, high) && takes(high, low) && !takes(low, low) && !takes(high, high)
    };
    let bits = packings.bits();
    let mut exchanges: Vec<Exchange> = Vec::new();
    for (low, high) in (0..bits).flat_map(|low| (low + 1..bits).map(move |high| (low, high))) {
        let Some(by) = packings.distance(low, high).filter(|_| is_exchanged(low, high)) else {
            continue;
        };
        let step = high - low;
        // The pairs of an exchange must not overlap: of three bits in a row that trade with their neighbours, it
        // has only two.
        let is_apart = |known: &Exchange| [low, high].iter().all(|&bit| known.partner(bit) == bit);
        let fits = |known: &&mut Exchange| known.by == by && known.step == step && is_apart(known);
        match exchanges.iter_mut().find(fits) {
            Some(known) => known.lower |= 1 << low,
            None => exchanges.push(Exchange { lower: 1 << low, step, by }),
        }
    }
    exchanges
}

impl Exchange {
    /// The bit that takes the place of `bit`.
    pub(super) fn partner(&self, bit: u32) -> u32 {
        Swap { by: self.step, lower: self.lower.into() }.image(bit)
    }

    /// The circuits that perform the exchange.
    pub(super) fn circuits(&self) -> Vec<Circuit> {
        let mut forms: Vec<fn(&Exchange, &mut Circuit) -> Node> = vec![Exchange::differences];
        // A product only moves bits up.
        if !self.by.is_right() {
            forms.push(Exchange::product);
        }
        if self.by == Distance::fixed(1) {
            forms.extend([
                Exchange::sum_last as fn(&Exchange, &mut Circuit) -> Node,
                Exchange::sum_first,
            ]);
        }
        let built = |form: fn(&Exchange, &mut Circuit) -> Node| {
            let mut circuit = Circuit::over(Domain::Pieces);
            let output = form(self, &mut circuit);
            circuit.with_output(output)
        };
        forms.into_iter().map(built).collect()
    }

    /// `t = (x ^ x >> by) & lower; x ^ t ^ t << by`.
    fn differences(&self, circuit: &mut Circuit) -> Node {
        let low = self.differing(circuit);
        let high = circuit.moved(low, self.by);
        let first = circuit.xor(circuit.input(), low);
        circuit.xor(first, high)
    }

    /// The exchange with `t ^ t << by` as one product: `t * (1 | 1 << by)`.
    fn product(&self, circuit: &mut Circuit) -> Node {
        let low = self.differing(circuit);
        let one = circuit.constant(1);
        let other = circuit.moved(one, self.by);
        let factor = circuit.or(one, other);
        let both = circuit.push(Op::Mul(low, factor));
        circuit.xor(circuit.input(), both)
    }

    /// `x - (x >> 1 & lower) + (x & lower)`: two bits as a number, 2u + l, become 2l + u.
    fn sum_last(&self, circuit: &mut Circuit) -> Node {
        let [upper, lower] = self.sides(circuit);
        let less = circuit.push(Op::Sub(circuit.input(), upper));
        circuit.push(Op::Add(less, lower))
    }

    /// The exchange by a sum and then a difference; the sum is ready sooner. The difference borrows what the sum
    /// carries.
    fn sum_first(&self, circuit: &mut Circuit) -> Node {
        let [upper, lower] = self.sides(circuit);
        let more = circuit.push(Op::Add(circuit.input(), lower));
        circuit.push(Op::Sub(more, upper))
    }

    /// The upper bits and the lower ones, all moved to the lower bits.
    fn sides(&self, circuit: &mut Circuit) -> [Node; 2] {
        let down = circuit.moved(circuit.input(), -self.by);
        [down, circuit.input()].map(|word| circuit.mask_each(word, self.lower))
    }

    fn differing(&self, circuit: &mut Circuit) -> Node {
        let down = circuit.moved(circuit.input(), -self.by);
        let differing = circuit.xor(circuit.input(), down);
        circuit.mask_each(differing, self.lower)
    }
}
