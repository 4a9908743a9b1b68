//! Programs on packed positions that work for any number of pieces: masks are sets of the number's
//! bits, repeated for every piece, and distances grow with the number of pieces.

use std::cmp::Reverse;

use super::frame::{Bits, Frame};
use super::packing::Distance;
use crate::circuit::{Circuit, Cost, Node, Op};
use crate::sort;

/// A step's place in its [`Program`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Step(u32);

impl Step {
    /// The place, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// One operation on words of packed positions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// The packed position.
    Input,
    /// The constant with these bits of every piece's number set. Free.
    Mask(Bits),
    /// The factor that copies a piece's bit `from` to these bits of its number. Free.
    Spread {
        /// The bit that is there, the least significant of those in place.
        from: u32,
        /// The bits it is copied to.
        to: Bits,
    },
    /// Bits in both.
    And(Step, Step),
    /// Bits in the first but not the second.
    AndNot(Step, Step),
    /// Bits in either.
    Or(Step, Step),
    /// Bits in one but not both.
    Xor(Step, Step),
    /// Sum.
    Add(Step, Step),
    /// Difference.
    Sub(Step, Step),
    /// Product.
    Mul(Step, Step),
    /// A shift, to the left where the distance is positive.
    Move(Step, Distance),
}

impl Action {
    /// Cycles until its result can be used.
    fn latency(self) -> u32 {
        match self {
            Action::Input | Action::Mask(_) | Action::Spread { .. } => 0,
            Action::Mul(..) => 3,
            _ => 1,
        }
    }

    /// The same action on other steps.
    fn with_operands(self, place: impl Fn(Step) -> Step) -> Action {
        match self {
            Action::Input | Action::Mask(_) | Action::Spread { .. } => self,
            Action::And(a, b) => Action::And(place(a), place(b)),
            Action::AndNot(a, b) => Action::AndNot(place(a), place(b)),
            Action::Or(a, b) => Action::Or(place(a), place(b)),
            Action::Xor(a, b) => Action::Xor(place(a), place(b)),
            Action::Add(a, b) => Action::Add(place(a), place(b)),
            Action::Sub(a, b) => Action::Sub(place(a), place(b)),
            Action::Mul(a, b) => Action::Mul(place(a), place(b)),
            Action::Move(a, by) => Action::Move(place(a), by),
        }
    }

    /// The steps it reads.
    pub(super) fn operands(self) -> impl Iterator<Item = Step> {
        let (a, b) = match self {
            Action::Input | Action::Mask(_) | Action::Spread { .. } => (None, None),
            Action::Move(a, _) => (Some(a), None),
            Action::And(a, b)
            | Action::AndNot(a, b)
            | Action::Or(a, b)
            | Action::Xor(a, b)
            | Action::Add(a, b)
            | Action::Sub(a, b)
            | Action::Mul(a, b) => (Some(a), Some(b)),
        };
        a.into_iter().chain(b)
    }
}

/// A straight-line program from a packed position to a packed position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Program {
    actions: Vec<Action>,
    /// By step: the cycle in which its result can be used.
    ready: Vec<u32>,
    output: Step,
}

impl Program {
    /// The program that gives its input back.
    pub(super) fn new() -> Program {
        Program { actions: vec![Action::Input], ready: vec![0], output: Step(0) }
    }

    /// The actions in order, each on earlier ones.
    pub fn actions(&self) -> &[Action] {
        &self.actions
    }

    /// The result.
    pub fn output(&self) -> Step {
        self.output
    }

    pub(super) fn input() -> Step {
        Step(0)
    }

    /// Appends an action, or finds the one that does the same.
    pub(super) fn push(&mut self, action: Action) -> Step {
        if let Some(known) = self.actions.iter().position(|known| *known == action) {
            return Step(known as u32);
        }
        let start = action.operands().map(|step| self.ready[step.index()]).max().unwrap_or(0);
        self.ready.push(start + action.latency());
        self.actions.push(action);
        Step(self.actions.len() as u32 - 1)
    }

    pub(super) fn mask(&mut self, step: Step, bits: Bits) -> Step {
        let mask = self.push(Action::Mask(bits));
        self.push(Action::And(step, mask))
    }

    pub(super) fn moved(&mut self, step: Step, distance: Distance) -> Step {
        match distance {
            distance if distance == Distance::default() => step,
            distance => self.push(Action::Move(step, distance)),
        }
    }

    pub(super) fn xor(&mut self, a: Step, b: Step) -> Step {
        self.push(Action::Xor(a, b))
    }

    /// All words joined by an operation on two that is associative, so that the result is ready
    /// soonest; `None` of no words.
    pub(super) fn join(
        &mut self,
        mut words: Vec<Step>,
        join: fn(Step, Step) -> Action,
    ) -> Option<Step> {
        // The two that are ready first, again and again, as in Huffman's trees.
        while words.len() > 1 {
            sort::by_key(&mut words, |word| Reverse(self.ready[word.index()]));
            let (a, b) = (words.pop()?, words.pop()?);
            words.push(self.push(join(a, b)));
        }
        words.pop()
    }

    pub(super) fn with_output(self, output: Step) -> Program {
        Program { output, ..self }
    }

    /// The program that gives `output`, without what that does not need.
    pub(super) fn finish(self, output: Step) -> Program {
        let mut needed = vec![false; self.actions.len()];
        needed[0] = true;
        needed[output.index()] = true;
        for (place, action) in self.actions.iter().enumerate().rev() {
            if needed[place] {
                action.operands().for_each(|step| needed[step.index()] = true);
            }
        }
        let mut kept = Program::new();
        let mut places = vec![Step(0); self.actions.len()];
        for (place, action) in self.actions.iter().enumerate().filter(|(place, _)| needed[*place]) {
            places[place] = kept.push(action.with_operands(|step| places[step.index()]));
        }
        let output = places[output.index()];
        kept.with_output(output)
    }

    /// The circuit for a number of pieces.
    pub fn circuit(&self, frame: &Frame, pieces: u32) -> Circuit {
        let mut circuit = Circuit::new(frame.width());
        let mut places: Vec<Node> = Vec::with_capacity(self.actions.len());
        for &action in &self.actions {
            let at = |step: Step| places[step.index()];
            let op = match action {
                Action::Input => Op::Input,
                Action::Mask(bits) => Op::Const(frame.mask(bits, pieces)),
                Action::Spread { from, to } => Op::Const(spread(frame, pieces, from, to)),
                Action::And(a, b) => Op::And(at(a), at(b)),
                Action::AndNot(a, b) => Op::AndNot(at(a), at(b)),
                Action::Or(a, b) => Op::Or(at(a), at(b)),
                Action::Xor(a, b) => Op::Xor(at(a), at(b)),
                Action::Add(a, b) => Op::Add(at(a), at(b)),
                Action::Sub(a, b) => Op::Sub(at(a), at(b)),
                Action::Mul(a, b) => Op::Mul(at(a), at(b)),
                Action::Move(a, distance) => match distance.of(pieces, frame.width()) {
                    by if by < 0 => Op::Shr(at(a), by.unsigned_abs()),
                    by => Op::Shl(at(a), by.unsigned_abs()),
                },
            };
            places.push(circuit.push(op));
        }
        circuit.finish(places[self.output.index()])
    }

    /// What it costs for a number of pieces.
    pub fn cost(&self, frame: &Frame, pieces: u32) -> Cost {
        self.circuit(frame, pieces).cost()
    }
}

fn spread(frame: &Frame, pieces: u32, from: u32, to: Bits) -> u128 {
    let start = frame.place(from, 0, pieces);
    let targets = frame.every().filter(|bit| to >> bit & 1 == 1);
    targets.fold(0, |factor, bit| factor | 1 << (frame.place(bit, 0, pieces) - start))
}
