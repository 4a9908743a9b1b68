//! Longer searches for programs on planes, for tools: their results are written into descriptions,
//! where the macro only proves them.
//!
//! A function is made as Kwan (Reducing the Gate Count of Bitslice DES, 2000) makes those of S-boxes:
//! it is a plane at hand, or a gate of two, or two gates of three; else it is chosen by a bit between
//! two functions, each of which matters only where the bit is so, and the second only where the first
//! leaves something to do. Which bits, which of the two comes first, and the order of the functions
//! are random; the fewest gates of many trials are kept.

use super::frame::Frame;
use super::planes::{Gate, Plane, PlaneProgram};
use super::table::Table;
use super::{PackedMap, Solver};
use crate::board::Square;

/// The most planes at hand for which all pairs of gates are tried.
const MOST_FOR_TRIPLES: usize = 48;

/// How many bits are tried to choose by.
const CHOICES: usize = 2;

impl Solver<'_> {
    /// The best map found in a number of random trials, at least as good as [`Solver::map`]'s; not
    /// proved yet.
    ///
    /// ```
    /// use quadrille_codegen::board::{Board, Square};
    /// use quadrille_codegen::layout::{Field, Numbering, PackedOrder};
    /// use quadrille_codegen::solve::flips::Objective;
    /// use quadrille_codegen::solve::flips::packed::{Frame, Packing, Solver};
    /// let board = Board::new(4, 4).unwrap();
    /// let scattered = (0..16).map(|square| square * 11 % 16).collect();
    /// let numbering = Numbering::new(board, scattered).unwrap();
    /// let field = Field { name: "number".into(), width: 4, shift: 0 };
    /// let frame = Frame::within(&Packing::new(&PackedOrder::by_fields(&[field]), 64));
    /// let solver = Solver::new(&frame, &numbering, Objective::Throughput);
    /// let image = |square: Square| numbering.numbers()[15 - usize::from(square.0)];
    /// let (own, found) = (solver.map(image), solver.search(image, 3, 0));
    /// assert!(found.cost(&frame, 5) <= own.cost(&frame, 5));
    /// ```
    pub fn search(&self, image: impl Fn(Square) -> u8, trials: u32, seed: u32) -> PackedMap {
        let values: Vec<u8> = self.numbering.board().squares().map(image).collect();
        let mut best = self.map(|square| values[usize::from(square.0)]);
        let points: Vec<(u8, u8)> =
            self.numbering.numbers().iter().copied().zip(values.iter().copied()).collect();
        let mut random = Random(0x9e37_79b9_7f4a_7c15 ^ u64::from(seed));
        let mut fewest = usize::MAX;
        for _ in 0..trials {
            let Some(planes) = trial(&points, self.frame, fewest, &mut random) else { continue };
            // What is a little longer may be less deep.
            fewest = fewest.min(planes.gates.len() + 2);
            let Some(program) = planes.program(self.frame) else { return best };
            let is_better = |own| self.score(&program) < self.score(own);
            if best.program.as_ref().is_none_or(is_better) {
                best = PackedMap { planes: Some(planes), program: Some(program), ..best };
            }
        }
        best
    }
}

/// A program of at most so many gates.
fn trial(
    points: &[(u8, u8)],
    frame: &Frame,
    most: usize,
    random: &mut Random,
) -> Option<PlaneProgram> {
    let squares = Table::of_numbers(points.iter().map(|point| point.0));
    let bits = frame.bits();
    let mut making =
        Making { planes: (0..bits).map(Table::bit).collect(), gates: Vec::new(), most };
    let mut order: Vec<u32> = (0..frame.result_bits()).collect();
    random.shuffle(&mut order);
    let mut outputs = vec![Plane(0); order.len()];
    for bit in order {
        let ones = points.iter().filter(|(_, value)| value >> bit & 1 == 1);
        let target = Table::of_numbers(ones.map(|point| point.0));
        outputs[bit as usize] = making.plane(target, squares, (1 << bits) - 1, random)?;
    }
    Some(PlaneProgram { bits, gates: making.gates, outputs })
}

/// Planes at hand, and the gates that made them.
#[derive(Clone)]
struct Making {
    planes: Vec<Table>,
    gates: Vec<Gate>,
    /// The most gates.
    most: usize,
}

impl Making {
    fn push(&mut self, gate: Gate) -> Plane {
        let table = gate.table(|plane| self.planes[plane.index()]);
        self.gates.push(gate);
        self.planes.push(table);
        Plane(self.planes.len() as u32 - 1)
    }

    fn at(&self, plane: Plane) -> Table {
        self.planes[plane.index()]
    }

    /// A plane that is `target` within a mask; `None` if it takes too many gates.
    fn plane(
        &mut self,
        target: Table,
        mask: Table,
        choosable: u32,
        random: &mut Random,
    ) -> Option<Plane> {
        let is_it = |table: Table| ((table ^ target) & mask).is_zero();
        let all = || (0..).map(Plane).zip(&self.planes);
        if let Some((plane, _)) = all().find(|(_, table)| is_it(**table)) {
            return Some(plane);
        }
        if self.gates.len() >= self.most {
            return None;
        }
        if let Some(constant) = [false, true].into_iter().find(|&one| is_it(Table::constant(one))) {
            return Some(self.push(Gate::Constant(constant)));
        }
        if let Some((plane, _)) = all().find(|(_, table)| is_it(!**table)) {
            return Some(self.push(Gate::Not(plane)));
        }
        let pair = self.pairs().find(|gate| is_it(gate.table(|plane| self.at(plane))));
        if let Some(gate) = pair {
            return Some(self.push(gate));
        }
        if self.gates.len() + 2 > self.most {
            return None;
        }
        if let Some([first, second]) = self.two_gates(target, mask) {
            self.push(first);
            return Some(self.push(second));
        }
        self.chosen(target, mask, choosable, random)
    }

    /// All gates of two planes.
    fn pairs(&self) -> impl Iterator<Item = Gate> + use<> {
        let count = self.planes.len() as u32;
        let pairs = (0..count).flat_map(move |a| (a + 1..count).map(move |b| (Plane(a), Plane(b))));
        pairs.flat_map(|(a, b)| gates(a, b))
    }

    /// Two gates, the second on the first, that give a function.
    fn two_gates(&self, target: Table, mask: Table) -> Option<[Gate; 2]> {
        if self.planes.len() > MOST_FOR_TRIPLES {
            return None;
        }
        let next = Plane(self.planes.len() as u32);
        self.pairs().find_map(|first| {
            let made = first.table(|plane| self.at(plane));
            let at = |plane: Plane| if plane == next { made } else { self.at(plane) };
            let others = (0..next.0).map(Plane).flat_map(|other| gates(next, other));
            let is_it = |gate: &Gate| ((gate.table(at) ^ target) & mask).is_zero();
            { others }.find(is_it).map(|second| [first, second])
        })
    }

    /// A function chosen between two by a bit: the best of a few ways.
    fn chosen(
        &mut self,
        target: Table,
        mask: Table,
        choosable: u32,
        random: &mut Random,
    ) -> Option<Plane> {
        let mut bits: Vec<u32> = (0..8).filter(|bit| choosable >> bit & 1 == 1).collect();
        random.shuffle(&mut bits);
        let mut best: Option<(Making, Plane)> = None;
        for bit in bits.into_iter().take(CHOICES) {
            let mut making = self.clone();
            if let Some((best, _)) = &best {
                making.most = best.gates.len().saturating_sub(1);
            }
            let rest = choosable & !(1 << bit);
            if let Some(plane) = making.chosen_by(bit, target, mask, rest, random) {
                making.most = self.most;
                best = Some((making, plane));
            }
        }
        let (making, plane) = best?;
        *self = making;
        Some(plane)
    }

    fn chosen_by(
        &mut self,
        bit: u32,
        target: Table,
        mask: Table,
        rest: u32,
        random: &mut Random,
    ) -> Option<Plane> {
        let (x, is_one) = (Table::bit(bit), random.below(2) == 1);
        let (here, there) = if is_one { (x, !x) } else { (!x, x) };
        let first = self.plane(target, mask & here, rest, random)?;
        let made = self.at(first);
        // Where the first is one there, the second need not be, if the target is one as well.
        let is_union = (mask & there & made & !target).is_zero() && random.below(2) == 1;
        let (wanted, cared) =
            if is_union { (target, mask & there & !made) } else { (target ^ made, mask & there) };
        let second = self.plane(wanted, cared, rest, random)?;
        let bit = Plane(bit);
        let part = if is_one { Gate::AndNot(second, bit) } else { Gate::And(bit, second) };
        let part = self.push(part);
        let whole = if is_union { Gate::Or(first, part) } else { Gate::Xor(first, part) };
        let whole = self.push(whole);
        (self.gates.len() <= self.most).then_some(whole)
    }
}

/// All gates of two planes.
fn gates(a: Plane, b: Plane) -> [Gate; 5] {
    [Gate::Xor(a, b), Gate::And(a, b), Gate::AndNot(a, b), Gate::AndNot(b, a), Gate::Or(a, b)]
}

/// xorshift64*, by Vigna: good enough to wander about.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        (self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 33) as usize % bound
    }

    fn shuffle<T>(&mut self, list: &mut [T]) {
        for last in (1..list.len()).rev() {
            list.swap(last, self.below(last + 1));
        }
    }
}
