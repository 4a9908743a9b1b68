//! Programs on packed positions as text, for descriptions that hold the results of long searches.
//!
//! The syntax is that of [circuits](crate::circuit::text) with the number of pieces in it, so that
//! one text serves any number and both words: `each(number)` is that number in the place of every
//! piece, and shifts are by sums of numbers, multiples of `n`, the number of pieces, and `half`, half
//! of the word.
//!
//! ```text
//! (x >> 3 * n & each(0o07)) | (x & each(0o07)) << 3 * n
//! ```

use std::fmt;

use super::frame::{Bits, Frame};
use super::packing::Distance;
use super::program::{Action, Program, Step};
use crate::circuit::text::{Amount, Build, Operation, Sign, TextError, build};

impl Program {
    /// Reads a program on packed positions in words of several widths.
    ///
    /// ```
    /// use quadrille_codegen::layout::{Field, PackedOrder};
    /// use quadrille_codegen::solve::flips::packed::{Frame, Packing, Program};
    /// let field = |name: &str, shift| Field { name: name.into(), width: 3, shift };
    /// let packing = Packing::new(&PackedOrder::by_fields(&[field("hi", 3), field("lo", 0)]), 64);
    /// let frame = Frame::within(&packing);
    /// let text = "x >> 3 * n | (x & each(0o07)) << 3 * n";
    /// let program = Program::parse(text, &[frame.clone()]).unwrap();
    /// assert_eq!(program.circuit(&frame, 2).eval(0o4562), 0o6245);
    /// assert_eq!(program.to_string(), text.replace("0o07", "7"));
    /// assert_eq!(Program::parse("x >> 7 * n", &[frame]).unwrap_err().at, 5);
    /// ```
    ///
    /// # Errors
    /// When the text is no such program, or moves farther than a word reaches.
    pub fn parse(text: &str, frames: &[Frame]) -> Result<Program, TextError> {
        let (builder, output) = build(text, Builder { program: Program::new(), frames })?;
        Ok(builder.program.finish(output))
    }
}

struct Builder<'a> {
    program: Program,
    frames: &'a [Frame],
}

impl Build for Builder<'_> {
    type Value = Step;

    fn input(&self) -> Step {
        Program::input()
    }

    fn number(&mut self, _: u128) -> Result<Step, String> {
        Err("a mask depends on the number of pieces: write `each(number)`, which has the number in \
             the place of every piece"
            .to_owned())
    }

    fn each(&mut self, value: u128) -> Result<Step, String> {
        let bits = self.frames.iter().map(Frame::bits).min().unwrap_or(0);
        match Bits::try_from(value) {
            Ok(value) if value >> bits == 0 => Ok(self.program.push(Action::Mask(value))),
            _ => Err(format!("the number of a square has {bits} bits")),
        }
    }

    fn operation(&mut self, operation: Operation<Step>) -> Result<Step, String> {
        let action = match operation {
            Operation::Infix(Sign::And, a, b) => Action::And(a, b),
            Operation::Infix(Sign::AndNot, a, b) => Action::AndNot(a, b),
            Operation::Infix(Sign::Or, a, b) => Action::Or(a, b),
            Operation::Infix(Sign::Xor, a, b) => Action::Xor(a, b),
            Operation::Infix(Sign::Add, a, b) => Action::Add(a, b),
            Operation::Infix(Sign::Sub, a, b) => Action::Sub(a, b),
            Operation::Left(a, by) => {
                let distance = self.distance(by)?;
                return Ok(self.program.moved(a, distance));
            }
            Operation::Right(a, by) => {
                let distance = -self.distance(by)?;
                return Ok(self.program.moved(a, distance));
            }
            Operation::Not(_) => {
                return Err(
                    "write `^ each(...)`, or `& !`: this sets bits that belong to no piece"
                        .to_owned(),
                );
            }
            Operation::Infix(Sign::Mul, ..)
            | Operation::RotateLeft(..)
            | Operation::SwapBytes(_)
            | Operation::ReverseBits(_) => {
                return Err(
                    "packed positions are computed with `&`, `^`, `|`, `+`, `-` and shifts"
                        .to_owned(),
                );
            }
        };
        Ok(self.program.push(action))
    }
}

impl Builder<'_> {
    /// A distance that is within the word whatever the number of pieces.
    fn distance(&self, amount: Amount) -> Result<Distance, String> {
        let Amount { fixed, per_piece, halves } = amount;
        let distance = Distance { fixed, per_piece, halves };
        for frame in self.frames {
            let width = frame.width();
            for pieces in 1..=frame.most_pieces() {
                let by = distance.of(pieces, width);
                if !(0..width as i32).contains(&by) {
                    return Err(format!(
                        "with n = {pieces} this moves a word of {width} bits by {by}"
                    ));
                }
            }
        }
        Ok(distance)
    }
}

impl fmt::Display for Program {
    /// The text that [`Program::parse`] reads; programs with products have none, and print a `*`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut uses = vec![0; self.actions().len()];
        let read = self.actions().iter().flat_map(|action| action.operands());
        read.for_each(|step| uses[step.index()] += 1);
        let mut values: Vec<(String, u32)> = Vec::with_capacity(uses.len());
        for (place, &action) in self.actions().iter().enumerate() {
            let (value, strength) = written(action, &values);
            let is_free = matches!(action, Action::Input | Action::Mask(_));
            if is_free || uses[place] <= 1 {
                values.push((value, strength));
            } else {
                write!(f, "t{place} = {value}; ")?;
                values.push((format!("t{place}"), ATOM));
            }
        }
        f.write_str(&values[self.output().index()].0)
    }
}

/// The strength of what needs no parentheses anywhere.
const ATOM: u32 = 9;

/// An action as text, and how strongly its operator binds.
fn written(action: Action, values: &[(String, u32)]) -> (String, u32) {
    let at_least = |step: Step, least: u32| {
        let (value, strength) = &values[step.index()];
        if *strength >= least { value.clone() } else { format!("({value})") }
    };
    let infix = |a: Step, sign: &str, b: Step, strength: u32| {
        (format!("{} {sign} {}", at_least(a, strength), at_least(b, strength + 1)), strength)
    };
    match action {
        Action::Input => ("x".to_owned(), ATOM),
        Action::Mask(bits) if bits < 10 => (format!("each({bits})"), ATOM),
        Action::Mask(bits) => (format!("each({bits:#x})"), ATOM),
        Action::Spread { to, .. } => (format!("each({to:#x})"), ATOM),
        Action::Or(a, b) => infix(a, "|", b, 1),
        Action::Xor(a, b) => infix(a, "^", b, 2),
        Action::And(a, b) => infix(a, "&", b, 3),
        Action::AndNot(a, b) => (format!("{} & !{}", at_least(a, 3), at_least(b, ATOM)), 3),
        Action::Add(a, b) => infix(a, "+", b, 5),
        Action::Sub(a, b) => infix(a, "-", b, 5),
        Action::Mul(a, b) => infix(a, "*", b, 6),
        Action::Move(a, by) => {
            let (sign, by) = if by.is_right() { (">>", -by) } else { ("<<", by) };
            (format!("{} {sign} {by}", at_least(a, 4)), 4)
        }
    }
}

impl fmt::Display for Distance {
    /// `3 * n + 1`, with what is taken away last.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let parts = [(self.halves, "half"), (self.per_piece, "n"), (self.fixed, "")];
        let mut parts: Vec<(i32, &str)> = parts.into_iter().filter(|part| part.0 != 0).collect();
        parts.sort_by_key(|(count, _)| *count < 0);
        for (place, (count, of)) in parts.into_iter().enumerate() {
            let sign = match (place, count < 0) {
                (0, false) => "",
                (0, true) => "0 - ",
                (_, false) => " + ",
                (_, true) => " - ",
            };
            f.write_str(sign)?;
            match (count.abs(), of) {
                (count, "") => write!(f, "{count}")?,
                (1, of) => f.write_str(of)?,
                (count, of) => write!(f, "{count} * {of}")?,
            }
        }
        Ok(())
    }
}
