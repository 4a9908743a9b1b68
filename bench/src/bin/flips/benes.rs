//! The plain network of V. E. Beneš (1964): any permutation of 2^k bits in 2k - 1 delta swaps, at the distances
//! 2^(k-1), ..., 2, 1, 2, ..., 2^(k-1). Better circuits are compared with it.

use quadrille_circuits::circuit::Circuit;
use quadrille_circuits::proof::BitMap;

/// The network for a map of bits: 66 operations on 64 bits, minus those not needed, and one more if bits have to
/// vanish.
///
/// # Panics
/// If the width is no power of two.
pub fn network(map: &BitMap) -> Circuit {
    let width = map.width();
    assert!(width.is_power_of_two(), "the network is for powers of two");
    let stages = width.ilog2() as usize;
    let mut network = Network { before: vec![0; stages], after: vec![0; stages] };
    network.route(&completed(map), 0);
    let mut circuit = Circuit::new(width);
    let kept = map.moves().fold(0, |kept, (from, _)| kept | 1 << from);
    if kept != map.live() {
        let masked = circuit.mask_with(circuit.input(), kept);
        circuit = circuit.with_output(masked);
    }
    for swap in network.swaps(width).filter(|swap| swap.lower != 0) {
        circuit = exchanged(circuit, swap);
    }
    circuit
}

/// An exchange of bits at a distance; `lower` are the lower ones.
struct Swap {
    by: u32,
    lower: u128,
}

/// The program followed by an exchange: `t = (x ^ x >> by) & lower; x ^ t ^ t << by`.
fn exchanged(mut program: Circuit, Swap { by, lower }: Swap) -> Circuit {
    let x = program.output();
    let down = program.shr(x, by);
    let differing = program.xor(x, down);
    let low = program.mask_with(differing, lower);
    let high = program.shl(low, by);
    let swapped = program.xor(x, low);
    let output = program.xor(swapped, high);
    program.with_output(output)
}

/// The target of every bit; bits that do not matter get any free one.
fn completed(map: &BitMap) -> Vec<usize> {
    let taken = map.moves().fold(0_u128, |taken, (_, to)| taken | 1 << to);
    let mut free = (0..map.width()).filter(|to| taken >> to & 1 == 0);
    (0..map.width())
        .map(|from| map.target(from).or_else(|| free.next()).expect("as many targets as bits"))
        .map(|to| to as usize)
        .collect()
}

/// The lower bits of the exchanged pairs, by stage from the outermost, whose distance is half the word. The
/// innermost stage is in `before` only.
struct Network {
    before: Vec<u128>,
    after: Vec<u128>,
}

impl Network {
    /// Routes a block of the word that begins at `start`.
    fn route(&mut self, targets: &[usize], start: usize) {
        let stage = self.before.len() - targets.len().ilog2() as usize;
        let half = targets.len() / 2;
        if half == 1 {
            self.before[stage] |= u128::from(targets[0] == 1) << start;
            return;
        }
        let sources = inverse(targets);
        let upper = sides(targets, &sources);
        let mut halves = [vec![0; half], vec![0; half]];
        for (from, &to) in targets.iter().enumerate() {
            halves[usize::from(upper[from])][from % half] = to % half;
        }
        for low in 0..half {
            self.before[stage] |= u128::from(upper[low]) << (start + low);
            self.after[stage] |= u128::from(upper[sources[low]]) << (start + low);
        }
        self.route(&halves[0], start);
        self.route(&halves[1], start + half);
    }

    /// The exchanges in order.
    fn swaps(&self, width: u32) -> impl Iterator<Item = Swap> {
        let swap = move |(stage, &lower): (usize, &u128)| Swap { by: width >> (stage + 1), lower };
        let before = self.before.iter().enumerate().map(swap);
        before.chain(self.after.iter().enumerate().rev().map(swap))
    }
}

fn inverse(targets: &[usize]) -> Vec<usize> {
    let mut sources = vec![0; targets.len()];
    for (from, &to) in targets.iter().enumerate() {
        sources[to] = from;
    }
    sources
}

/// The bits that go through the upper half: one of each pair half a block apart, before and after.
fn sides(targets: &[usize], sources: &[usize]) -> Vec<bool> {
    let half = targets.len() / 2;
    let partner = |bit: usize| (bit + half) % targets.len();
    let mut sides: Vec<Option<bool>> = vec![None; targets.len()];
    for start in 0..targets.len() {
        // Each loop of pairs before and pairs after closes where it began.
        let mut bit = start;
        while sides[bit].is_none() {
            sides[bit] = Some(false);
            sides[partner(bit)] = Some(true);
            bit = sources[partner(targets[partner(bit)])];
        }
    }
    sides.into_iter().map(|side| side == Some(true)).collect()
}
