//! Fields that are subtracted from a constant, such as `8 - file` on nine files: mirroring subtracts the
//! coordinates of a board whose sides are no powers of two.

use crate::circuit::{Bits, Circuit, Domain, Op};
use crate::packing::{PackedField, PackingPair};

/// The circuits of a map that subtracts some fields from constants and keeps the others, if it is such a map: first
/// with neighbouring fields by themselves, then with these joined.
pub(super) fn circuits(packings: &PackingPair, numbers: &[u8], values: &[u8]) -> Vec<Circuit> {
    let circuit = |fields: Vec<PackedField>| circuit(&fields, numbers, values);
    packings.fields_within().into_iter().filter_map(circuit).collect()
}

fn circuit(fields: &[PackedField], numbers: &[u8], values: &[u8]) -> Option<Circuit> {
    let (mut sums, mut inverted, mut all) = (0, 0, 0);
    for &PackedField { shift, width, .. } in fields {
        let mask = ((1_u16 << width) - 1) << shift;
        let of = |number: u8| Bits::from(number) & mask;
        let points = || numbers.iter().zip(values).map(|(&number, &value)| (of(number), of(value)));
        all |= mask;
        if points().all(|(number, value)| number == value) {
            continue;
        }
        let sum = points().map(|(number, value)| number + value).next()?;
        if sum & !mask != 0 || points().any(|(number, value)| number + value != sum) {
            return None;
        }
        (sums, inverted) = (sums | sum, inverted | mask);
    }
    let mut circuit = Circuit::over(Domain::Pieces);
    let x = circuit.input();
    let output = if inverted == all {
        let sums = circuit.each(sums);
        circuit.push(Op::Sub(sums, x))
    } else {
        // `c - field` is `!field - (ones - c)`.
        let (ones, excess) = (circuit.each(inverted), circuit.each(inverted & !sums));
        let inverted = circuit.xor(x, ones);
        circuit.push(Op::Sub(inverted, excess))
    };
    Some(circuit.with_output(output))
}
