//! Runs functions, on many inputs at a time: an operation is looked up once and done in all lanes.

use super::expression::{Binary, Callee, Expression, Name, Type, Unary};
use super::function::{Block, Choice, Definition, Function, Meaning};
use super::kernels::{Kernel, KernelKind, Whose};
use crate::layout::WordSize;
use quadrille_circuits::packing::{Packing, PackingPair};
use quadrille_circuits::program::Program;

/// A value in every lane.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Lanes {
    /// The same in all.
    Same(u128),
    /// One for each.
    Each(Vec<u128>),
}

impl Lanes {
    /// The value in a lane.
    pub fn at(&self, lane: usize) -> u128 {
        match self {
            Lanes::Same(value) => *value,
            Lanes::Each(values) => values[lane],
        }
    }

    /// An operation in every lane.
    fn map(self, op: impl Fn(u128) -> u128) -> Lanes {
        match self {
            Lanes::Same(value) => Lanes::Same(op(value)),
            Lanes::Each(mut values) => {
                for value in &mut values {
                    *value = op(*value);
                }
                Lanes::Each(values)
            }
        }
    }

    /// An operation on two values in every lane.
    pub fn zip(self, other: &Lanes, op: impl Fn(u128, u128) -> u128) -> Lanes {
        match (self, other) {
            (Lanes::Same(a), Lanes::Each(values)) => {
                Lanes::Each(values.iter().map(|&b| op(a, b)).collect())
            }
            (all, &Lanes::Same(b)) => all.map(|a| op(a, b)),
            (Lanes::Each(mut values), Lanes::Each(others)) => {
                for (a, &b) in values.iter_mut().zip(others) {
                    *a = op(*a, b);
                }
                Lanes::Each(values)
            }
        }
    }

    /// Whether something holds in every lane.
    fn all(&self, holds: impl Fn(u128) -> bool) -> bool {
        match self {
            Lanes::Same(value) => holds(*value),
            Lanes::Each(values) => values.iter().all(|&value| holds(value)),
        }
    }

    /// The lanes of a list.
    fn only(&self, lanes: &[usize]) -> Lanes {
        match self {
            Lanes::Same(value) => Lanes::Same(*value),
            Lanes::Each(values) => Lanes::Each(lanes.iter().map(|&lane| values[lane]).collect()),
        }
    }
}

/// Why a program has no result: it reads behind a table, or shifts by more than there are bits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault(pub String);

/// What functions give that are called and not lowered.
pub type Elsewhere<'f> = &'f dyn Fn(&Callee, &[Lanes]) -> Lanes;

/// Runs functions that call each other.
pub struct Interpreter<'f, 'a> {
    /// The functions that may be called.
    pub functions: &'f [Function<'a>],
    /// How the layout packs positions, and how that does to which a conversion leads.
    pub packings: [&'f Packing; 2],
    /// What other functions give.
    pub elsewhere: Elsewhere<'f>,
}

impl<'a> Interpreter<'_, 'a> {
    /// What a function gives in each lane.
    ///
    /// # Errors
    /// When it has no result in some lane.
    pub fn run(&self, function: &Function<'a>, arguments: Vec<Lanes>) -> Result<Lanes, Fault> {
        let names = function.parameters.iter().map(|(name, _)| name.clone());
        let values = names.zip(arguments).collect();
        Scope { interpreter: self, function, values }.block(&function.body)
    }

    fn kernel(&self, kernel: Kernel, arguments: Vec<Lanes>) -> Result<Lanes, Fault> {
        let [own, target] = self.packings;
        let is_of_target = kernel.kind == KernelKind::Spread(Whose::OfTarget);
        let function = kernel.function(if is_of_target { target } else { own });
        let alone = Interpreter { functions: &[], ..*self };
        alone.run(&function, arguments)
    }
}

/// The names that a block sees.
struct Scope<'s, 'f, 'a> {
    interpreter: &'s Interpreter<'f, 'a>,
    function: &'s Function<'a>,
    values: Vec<(Name, Lanes)>,
}

impl<'a> Scope<'_, '_, 'a> {
    fn block(&mut self, block: &Block<'a>) -> Result<Lanes, Fault> {
        let outside = self.values.len();
        for Definition { name, meaning } in &block.definitions {
            let value = self.meaning(meaning)?;
            self.values.push((name.clone(), value));
        }
        let value = self.expression(&block.value);
        self.values.truncate(outside);
        value
    }

    fn meaning(&mut self, meaning: &Meaning<'a>) -> Result<Lanes, Fault> {
        match meaning {
            Meaning::Value(value) => self.expression(value),
            Meaning::Choice(choice) => self.choice(choice),
            Meaning::Union { round, count, block } => {
                let Lanes::Same(count) = self.expression(count)? else {
                    return Err(Fault("loops of lanes differ in length".to_owned()));
                };
                let mut union = Lanes::Same(0);
                for place in 0..count {
                    self.values.push((round.clone(), Lanes::Same(place)));
                    union = union.zip(&self.block(block)?, |a, b| a | b);
                    self.values.pop();
                }
                Ok(union)
            }
        }
    }

    /// The chosen way; where lanes go different ways, each goes its own.
    fn choice(
        &mut self,
        Choice { condition, then, otherwise }: &Choice<'a>,
    ) -> Result<Lanes, Fault> {
        let chosen = match self.expression(condition)? {
            Lanes::Same(is_true) => {
                return self.block(if is_true == 0 { otherwise } else { then });
            }
            Lanes::Each(chosen) => chosen,
        };
        let mut merged = vec![0; chosen.len()];
        for (is_true, block) in [(1, then), (0, otherwise)] {
            let lanes: Vec<usize> =
                (0..chosen.len()).filter(|&lane| chosen[lane] == is_true).collect();
            if lanes.is_empty() {
                continue;
            }
            let values = self.values.iter();
            let values = values.map(|(name, value)| (name.clone(), value.only(&lanes))).collect();
            let result = Scope { values, ..*self }.block(block)?;
            lanes.iter().enumerate().for_each(|(place, &lane)| merged[lane] = result.at(place));
        }
        Ok(Lanes::Each(merged))
    }

    fn expression(&mut self, expression: &Expression<'a>) -> Result<Lanes, Fault> {
        Ok(match expression {
            Expression::Value(name, _) => {
                let known = self.values.iter().rev().find(|(known, _)| known == name);
                let known = known.ok_or_else(|| Fault(format!("{name} is not defined")))?;
                known.1.clone()
            }
            Expression::Constant(value, _) => Lanes::Same(*value),
            Expression::Unary(op, operand) => {
                let (mask, op) = (ones(operand.ty()), *op);
                self.expression(operand)?.map(|value| match op {
                    Unary::Not => !value & mask,
                    Unary::Highest => value.checked_ilog2().unwrap_or(0).into(),
                })
            }
            Expression::Binary(op, operands) => {
                let [a, b] = &**operands;
                let (x, y) = (self.expression(a)?, self.expression(b)?);
                binary(*op, a.ty(), x, &y)?
            }
            Expression::Convert(ty, operand) => {
                let mask = ones(*ty);
                self.expression(operand)?.map(|value| value & mask)
            }
            Expression::Load { table, at, .. } => {
                let at = self.expression(at)?;
                self.load(table, at)?
            }
            Expression::Call { callee, arguments, .. } => self.call(callee, arguments)?,
            Expression::Choose(parts) => {
                let [condition, a, b] = &**parts;
                let condition = self.expression(condition)?;
                // All ones in the lanes of the first.
                let first = condition.map(u128::wrapping_neg);
                let a = self.expression(a)?.zip(&first, |a, first| a & first);
                let b = self.expression(b)?.zip(&first, |b, first| b & !first);
                a.zip(&b, |a, b| a | b)
            }
            Expression::OnPieces(program, word) => self.on_pieces(program, *word)?,
        })
    }

    fn on_pieces(&mut self, program: &Program, word: WordSize) -> Result<Lanes, Fault> {
        let Lanes::Same(pieces) = self.expression(&Expression::value("pieces", Type::Small))?
        else {
            return Err(Fault("lanes differ in their number of pieces".to_owned()));
        };
        let packings = self.interpreter.packings.map(|packing| packing.in_width(word.bits()));
        let pair = PackingPair::between(&packings[0], &packings[1]);
        let program = pair.program(program, pieces as u32);
        let index = self.expression(&Expression::value("index", Type::Word(word)))?;
        Ok(index.map(|index| program.eval(index)))
    }

    fn load(&self, table: &Name, at: Lanes) -> Result<Lanes, Fault> {
        let own = self.function.tables.iter().find(|own| own.name == *table);
        let own = own.ok_or_else(|| Fault(format!("{table} is no table")))?;
        if !at.all(|place| place < own.length as u128) {
            return Err(Fault(format!("{table} has {} entries", own.length)));
        }
        Ok(at.map(|place| own.words.get(place as usize).copied().unwrap_or(0)))
    }

    fn call(&mut self, callee: &Callee, arguments: &[Expression<'a>]) -> Result<Lanes, Fault> {
        let arguments: Vec<Lanes> =
            arguments.iter().map(|argument| self.expression(argument)).collect::<Result<_, _>>()?;
        let Interpreter { functions, elsewhere, .. } = self.interpreter;
        match callee {
            Callee::Kernel(kernel) => self.interpreter.kernel(*kernel, arguments),
            Callee::OfTarget(_) => Ok(elsewhere(callee, &arguments)),
            Callee::Public(name) | Callee::Private(name) => {
                match functions.iter().find(|function| function.name == *name) {
                    Some(function) => self.interpreter.run(function, arguments),
                    None => Ok(elsewhere(callee, &arguments)),
                }
            }
        }
    }
}

/// All bits of a type.
fn ones(ty: Type) -> u128 {
    u128::MAX >> (128 - ty.width())
}

fn binary(op: Binary, ty: Type, a: Lanes, b: &Lanes) -> Result<Lanes, Fault> {
    let (mask, width) = (ones(ty), ty.width());
    if matches!(op, Binary::Shl | Binary::Shr) && !b.all(|by| by < width.into()) {
        return Err(Fault(format!("shifts by more than {} bits", width - 1)));
    }
    Ok(match op {
        Binary::And => a.zip(b, |a, b| a & b),
        Binary::AndNot => a.zip(b, |a, b| a & !b),
        Binary::Or => a.zip(b, |a, b| a | b),
        Binary::Xor => a.zip(b, |a, b| a ^ b),
        Binary::Add => a.zip(b, |a, b| a.wrapping_add(b) & mask),
        Binary::Sub => a.zip(b, |a, b| a.wrapping_sub(b) & mask),
        Binary::Mul => a.zip(b, |a, b| a.wrapping_mul(b) & mask),
        Binary::Shl => a.zip(b, |a, by| a << by & mask),
        Binary::Shr => a.zip(b, |a, by| a >> by),
        Binary::RotateLeft => a.zip(b, |a, by| {
            let by = by as u32 % width;
            (a << by | a.checked_shr(width - by).unwrap_or(0)) & mask
        }),
        Binary::Equal => a.zip(b, |a, b| u128::from(a == b)),
        Binary::AtMost => a.zip(b, |a, b| u128::from(a <= b)),
    })
}
