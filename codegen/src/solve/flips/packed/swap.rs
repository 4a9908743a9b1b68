//! Exchanges of bits within the number of every piece, for which there are short forms.

use super::frame::{Bits, Frame};
use super::packing::Distance;
use super::polynomial::Polynomials;
use super::program::{Action, Program, Step};

/// An exchange of some bits with those at a distance above them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Swap {
    /// The lower bit of the first pair.
    low: u32,
    /// The upper one.
    high: u32,
    /// The lower bits of all pairs.
    lower: Bits,
    /// How many bits of the number each lower bit is below its partner.
    step: u32,
    /// The distance in the word.
    by: Distance,
}

/// The exchanges that a map makes among bits at one distance.
pub(super) fn all(polynomials: &Polynomials, frame: &Frame) -> Vec<Swap> {
    let is_swapped = |low: u32, high: u32| {
        let takes = |to: u32, from: u32| polynomials.0[to as usize].contains(1 << from);
        takes(low, high) && takes(high, low) && !takes(low, low) && !takes(high, high)
    };
    let bits = frame.bits();
    let mut swaps: Vec<Swap> = Vec::new();
    for (low, high) in (0..bits).flat_map(|low| (low + 1..bits).map(move |high| (low, high))) {
        let Some(by) = frame.distance(low, high).filter(|_| is_swapped(low, high)) else {
            continue;
        };
        match swaps.iter_mut().find(|swap| swap.by == by && swap.step == high - low) {
            Some(swap) => swap.lower |= 1 << low,
            None => swaps.push(Swap { low, high, lower: 1 << low, step: high - low, by }),
        }
    }
    swaps
}

impl Swap {
    /// The bit that goes where `bit` was.
    pub(super) fn partner(&self, bit: u32) -> u32 {
        if self.lower >> bit & 1 == 1 {
            bit + self.step
        } else if bit >= self.step && self.lower >> (bit - self.step) & 1 == 1 {
            bit - self.step
        } else {
            bit
        }
    }

    /// The programs that do it.
    pub(super) fn programs(&self) -> impl Iterator<Item = Program> + use<> {
        let mut forms = vec![self.by_differences()];
        // A product moves bits up only.
        if !self.by.is_right() {
            forms.push(self.by_product());
        }
        let is_next = self.by == Distance { fixed: 1, ..Distance::default() };
        if is_next {
            forms.extend([self.by_sum(false), self.by_sum(true)]);
        }
        forms.into_iter()
    }

    /// `t = (x ^ x >> by) & lower; x ^ t ^ t << by`.
    fn by_differences(&self) -> Program {
        let mut program = Program::new();
        let low = self.differing(&mut program);
        let high = program.moved(low, self.by);
        let half = program.xor(Program::input(), low);
        let output = program.xor(half, high);
        program.with_output(output)
    }

    /// The same with `t ^ t << by` as one product.
    fn by_product(&self) -> Program {
        let mut program = Program::new();
        let low = self.differing(&mut program);
        let to = 1 << self.low | 1 << self.high;
        let factor = program.push(Action::Spread { from: self.low, to });
        let both = program.push(Action::Mul(low, factor));
        let output = program.xor(Program::input(), both);
        program.with_output(output)
    }

    /// `x - (x >> 1 & lower) + (x & lower)`: two bits as a number, 2u + l, become 2l + u. The sum may
    /// come first, which is ready sooner; what it carries the difference borrows.
    fn by_sum(&self, is_sum_first: bool) -> Program {
        let mut program = Program::new();
        let down = program.moved(Program::input(), -self.by);
        let upper = program.mask(down, self.lower);
        let lower = program.mask(Program::input(), self.lower);
        let output = if is_sum_first {
            let more = program.push(Action::Add(Program::input(), lower));
            program.push(Action::Sub(more, upper))
        } else {
            let less = program.push(Action::Sub(Program::input(), upper));
            program.push(Action::Add(less, lower))
        };
        program.with_output(output)
    }

    fn differing(&self, program: &mut Program) -> Step {
        let down = program.moved(Program::input(), -self.by);
        let differing = program.xor(Program::input(), down);
        program.mask(differing, self.lower)
    }
}
