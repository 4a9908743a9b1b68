//! Programs for maps of high degree: every bit of a number is copied to all its places, and the
//! polynomials of all result bits are then evaluated at once, by Horner's rule.

use super::packing::Packing;
use super::polynomial::Polynomials;
use super::program::{Action, Program, Step};

/// A polynomial in the bits, whose coefficients are sets of result bits.
#[derive(Clone, Copy)]
enum Value {
    /// The same for all positions.
    Constant(u8),
    /// Computed.
    Word(Step),
}

/// The program, or `None` where fields have different strides.
pub(super) fn program(polynomials: &Polynomials, packing: &Packing) -> Option<Program> {
    let mut coefficients = vec![0_u8; 1 << packing.bits()];
    for (target, monomials) in polynomials.0.iter().enumerate() {
        monomials
            .monomials()
            .for_each(|monomial| coefficients[usize::from(monomial)] |= 1 << target);
    }
    let mut program = Program::new();
    let copies = (0..packing.bits())
        .map(|bit| copied(bit, packing, &mut program))
        .collect::<Option<Vec<Step>>>()?;
    let all = u8::MAX >> (8 - packing.bits());
    let output = match evaluate(&coefficients, &copies, all, &mut program) {
        Value::Constant(bits) => program.push(Action::Mask(bits)),
        Value::Word(word) => word,
    };
    Some(program.with_output(output))
}

/// Appends the word that has a bit of each piece's number in all places of that number.
fn copied(bit: u32, packing: &Packing, program: &mut Program) -> Option<Step> {
    let moved = program.moved(Program::input(), packing.distance(bit, 0)?);
    let single = program.mask(moved, 1);
    let factor = program.push(Action::Spread { from: 0, to: u8::MAX >> (8 - packing.bits()) });
    Some(program.push(Action::Mul(single, factor)))
}

/// Appends the polynomial with these coefficients: a half without the last bit, and one to be
/// multiplied by it.
fn evaluate(coefficients: &[u8], copies: &[Step], all: u8, program: &mut Program) -> Value {
    let Some((&bit, copies)) = copies.split_last() else {
        return Value::Constant(coefficients[0]);
    };
    let (without, with) = coefficients.split_at(coefficients.len() / 2);
    let without = evaluate(without, copies, all, program);
    let with = match evaluate(with, copies, all, program) {
        Value::Constant(0) => return without,
        Value::Constant(bits) if bits == all => bit,
        Value::Constant(bits) => program.mask(bit, bits),
        Value::Word(word) => program.push(Action::And(word, bit)),
    };
    Value::Word(match without {
        Value::Constant(0) => with,
        Value::Constant(bits) => {
            let mask = program.push(Action::Mask(bits));
            program.xor(with, mask)
        }
        Value::Word(word) => program.xor(word, with),
    })
}
