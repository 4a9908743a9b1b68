//! Runs functions, on many inputs at a time: an operation is looked up once and done in all lanes.

use std::cell::Cell;

use super::expression::{Binary, Callee, Expression, Name, Type, Unary, Whose};
use super::function::{Block, Choice, Defined, Definition, Field, Function, Table, Walk};
use quadrille_codegen::list::list;
use quadrille_runtime::sliders::{Loops, MoveBits as _};

/// A value in every lane: one for each, or one for all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lanes(Vec<u128>);

impl From<u128> for Lanes {
    fn from(value: u128) -> Lanes {
        Lanes(vec![value])
    }
}

impl From<Vec<u128>> for Lanes {
    fn from(values: Vec<u128>) -> Lanes {
        Lanes(values)
    }
}

impl Lanes {
    /// The value in a lane.
    pub fn at(&self, lane: usize) -> u128 {
        if let [only] = self.0[..] { only } else { self.0[lane] }
    }

    /// An operation in every lane.
    fn map(mut self, op: impl Fn(u128) -> u128) -> Lanes {
        self.0.iter_mut().for_each(|value| *value = op(*value));
        self
    }

    /// An operation on two values in every lane.
    fn zip(mut self, other: &Lanes, op: impl Fn(u128, u128) -> u128) -> Lanes {
        match (&self.0[..], &other.0[..]) {
            (_, &[b]) => self.map(|a| op(a, b)),
            (&[a], values) => Lanes(list(values, |&b| op(a, b))),
            (_, others) => {
                self.0.iter_mut().zip(others).for_each(|(a, &b)| *a = op(*a, b));
                self
            }
        }
    }

    /// Whether something holds in every lane.
    fn all(&self, holds: impl Fn(u128) -> bool) -> bool {
        self.0.iter().all(|&value| holds(value))
    }

    /// The lanes of a list.
    fn only(&self, lanes: &[usize]) -> Lanes {
        match self.0[..] {
            [only] => only.into(),
            _ => Lanes(list(lanes, |&lane| self.0[lane])),
        }
    }
}

/// The most steps of a walk: on boards with more squares there are no words.
const MOST_STEPS: usize = 128;

/// Runs functions that call each other.
#[derive(Clone, Copy, Default)]
pub struct Interpreter<'f> {
    /// The functions that may be called.
    pub functions: &'f [Function],
    /// The tables that they share.
    pub tables: &'f [Table],
    /// Where the costs of runs are noted, each run having one lane.
    pub taken: Option<&'f Taken>,
}

/// The cost of runs: an arithmetic or logical operation, a comparison and a choice between two values count one each.
/// Conversions between types do not count, and neither do the conditions and steps of loops. The operations that compute
/// an entry's index in its table belong to the load.
#[derive(Debug, Default)]
pub struct Taken {
    /// The number of operations.
    pub operations: Cell<u32>,
    /// The number of loads from tables.
    pub loads: Cell<u32>,
}

impl Interpreter<'_> {
    /// The result of a function in each lane.
    ///
    /// # Errors
    /// When it has no result in some lane: it reads beyond a table, shifts by more bits than there are, or calls what is not
    /// there.
    pub fn run(&self, function: &Function, arguments: Vec<Lanes>) -> Result<Lanes, String> {
        let names = function.parameters.iter().map(|(name, _)| name.clone());
        let values = names.zip(arguments).collect();
        Scope { interpreter: self, function, values }.block(&function.body)
    }

    /// Notes an operation, or several.
    fn operate(&self, operations: u32) {
        if let Some(taken) = self.taken {
            taken.operations.set(taken.operations.get() + operations);
        }
    }

    /// Notes a load, and takes back the operations that computed its address.
    fn load(&self, at: &[Expression]) {
        if let Some(Taken { operations, loads }) = self.taken {
            loads.set(loads.get() + 1);
            operations.set(operations.get() - at.iter().map(of_address).sum::<u32>());
        }
    }
}

/// The names that a block sees.
struct Scope<'s, 'f> {
    interpreter: &'s Interpreter<'f>,
    function: &'s Function,
    values: Vec<(Name, Lanes)>,
}

impl Scope<'_, '_> {
    fn block(&mut self, block: &Block) -> Result<Lanes, String> {
        let outside = self.values.len();
        for Definition { name, defined } in &block.definitions {
            let value = match defined {
                Defined::Value(value) => self.expression(value)?,
                Defined::Choice(choice) => self.choice(choice)?,
                Defined::Walk(walk) => self.walk(name, walk)?,
            };
            self.values.push((name.clone(), value));
        }
        let value = self.expression(&block.value);
        self.values.truncate(outside);
        value
    }

    /// The values in some lanes.
    fn only(&self, lanes: &[usize]) -> Vec<(Name, Lanes)> {
        list(self.values.iter(), |(name, value)| (name.clone(), value.only(lanes)))
    }

    /// All steps of a walk; lanes whose walk has ended take no part in what follows.
    fn walk(&mut self, name: &Name, walk: &Walk) -> Result<Lanes, String> {
        let Walk { state, first, goes_on, each, next } = walk;
        let mut at = self.expression(first)?;
        let lanes = self.values.iter().map(|(_, lanes)| lanes).chain([&at]);
        let count = lanes.map(|lanes| lanes.0.len()).find(|&count| count != 1).unwrap_or(1);
        let mut union = vec![0; count];
        let mut walking: Vec<usize> = (0..count).collect();
        for _ in 0..=MOST_STEPS {
            let mut scope = Scope { values: self.only(&walking), ..*self };
            scope.values.push((state.clone(), at.clone()));
            let goes_on = scope.expression(goes_on)?;
            let on: Vec<usize> = (0..walking.len()).filter(|&lane| goes_on.at(lane) != 0).collect();
            for (lane, &of) in walking.iter().enumerate().filter(|_| each.is_none()) {
                union[of] = at.at(lane);
            }
            if on.is_empty() {
                return Ok(union.into());
            }
            self.interpreter.operate(u32::from(each.is_some()));
            scope.values.iter_mut().for_each(|(_, value)| *value = value.only(&on));
            walking = list(on.iter(), |&lane| walking[lane]);
            if let Some(each) = each {
                let given = scope.block(each)?;
                walking.iter().enumerate().for_each(|(lane, &of)| union[of] |= given.at(lane));
            }
            let so_far = Lanes(list(&walking, |&lane| union[lane]));
            scope.values.push((name.clone(), so_far));
            at = scope.expression(next)?;
        }
        Err(format!("a walk takes more than {MOST_STEPS} steps"))
    }

    /// The chosen block; where lanes choose different ones, each runs its own.
    fn choice(&mut self, Choice { condition, then, otherwise }: &Choice) -> Result<Lanes, String> {
        let decided = self.expression(condition)?;
        // If the caller passes the same value twice, the comparison folds away, and does not count.
        if let Expression::Binary(Binary::Equal, operands) = condition
            && operands.iter().all(|operand| matches!(operand, Expression::Value(..)))
            && decided.all(|is_true| is_true == 1)
            && let Some(taken) = self.interpreter.taken
        {
            taken.operations.set(taken.operations.get() - 1);
        }
        let chosen = match decided.0[..] {
            [0] => return self.block(otherwise),
            [_] => return self.block(then),
            _ => decided.0,
        };
        let mut merged = vec![0; chosen.len()];
        for (is_true, block) in [(1, then), (0, otherwise)] {
            let lanes: Vec<usize> =
                (0..chosen.len()).filter(|&lane| chosen[lane] == is_true).collect();
            if lanes.is_empty() {
                continue;
            }
            let result = Scope { values: self.only(&lanes), ..*self }.block(block)?;
            lanes.iter().enumerate().for_each(|(index, &lane)| merged[lane] = result.at(index));
        }
        Ok(merged.into())
    }

    fn expression(&mut self, expression: &Expression) -> Result<Lanes, String> {
        Ok(match expression {
            Expression::Value(name, _) => {
                let known = self.values.iter().rev().find(|(known, _)| known == name);
                let known = known.ok_or_else(|| format!("{name} is not defined"))?;
                known.1.clone()
            }
            Expression::Constant(value, _) => (*value).into(),
            Expression::Unary(op, operand) => {
                self.interpreter.operate(1);
                let (mask, op, width) = (ones(operand.ty()), *op, operand.ty().width());
                self.expression(operand)?.map(|value| match op {
                    Unary::Not => !value & mask,
                    Unary::Highest => value.checked_ilog2().unwrap_or(0).into(),
                    Unary::Lowest => value.trailing_zeros().min(width - 1).into(),
                    Unary::Count => value.count_ones().into(),
                    Unary::SwapBytes => value.swap_bytes() >> (128 - width),
                    Unary::ReverseBits => value.reverse_bits() >> (128 - width),
                })
            }
            Expression::Binary(op, operands) => {
                let [a, b] = &**operands;
                let (x, y) = (self.expression(a)?, self.expression(b)?);
                self.interpreter.operate(u32::from(!is_to_byte(*op, operands)));
                binary(*op, a.ty(), x, &y)?
            }
            Expression::Convert(ty, operand) => {
                let mask = ones(*ty);
                self.expression(operand)?.map(|value| value & mask)
            }
            Expression::Load { table, at, field } => {
                let indices = at.iter().map(|index| self.expression(index));
                let row = indices.collect::<Result<_, _>>()?;
                self.interpreter.load(at);
                self.load(table, *field, row)?
            }
            Expression::Call { callee, arguments, .. } => self.call(callee, arguments)?,
            Expression::Choose(parts) => {
                self.interpreter.operate(1);
                let [condition, a, b] = &**parts;
                let condition = self.expression(condition)?;
                // All ones in the lanes where the condition holds.
                let first = condition.map(u128::wrapping_neg);
                let a = self.expression(a)?.zip(&first, |a, first| a & first);
                let b = self.expression(b)?.zip(&first, |b, first| b & !first);
                a.zip(&b, |a, b| a | b)
            }
            Expression::Runtime { .. } => return Err("a line is not interpreted".to_owned()),
            Expression::Permuted(instruction, operand) => {
                self.interpreter.operate(instruction.cost().operations);
                self.expression(operand)?.map(|word| instruction.eval(word as u64).into())
            }
        })
    }

    fn load(&self, table: &Name, field: Field, at: Vec<Lanes>) -> Result<Lanes, String> {
        let tables = self.function.tables.iter().chain(self.interpreter.tables);
        let mut tables = tables.filter(|own| own.name == *table);
        let own = tables.next().ok_or_else(|| format!("{table} is no table"))?;
        let lengths = std::iter::once(&own.length).chain(&own.inner);
        let mut row = Lanes::from(0);
        for (index, &length) in at.into_iter().zip(lengths) {
            if !index.all(|index| index < length as u128) {
                return Err(format!("{table} has {length} entries"));
            }
            row = row.map(|row| row * length as u128).zip(&index, |row, index| row + index);
        }
        let (width, of_field) = (own.fields.len(), own.fields.iter().position(|it| *it == field));
        let index = of_field.ok_or_else(|| format!("{table} has no {}", field.name))?;
        Ok(row.map(|row| own.at(row as usize * width + index)))
    }

    fn call(&mut self, callee: &Callee, arguments: &[Expression]) -> Result<Lanes, String> {
        let arguments: Vec<Lanes> =
            arguments.iter().map(|argument| self.expression(argument)).collect::<Result<_, _>>()?;
        let Callee { name, of, .. } = callee;
        let mut functions = self.interpreter.functions.iter();
        let own = functions.find(|own| *of == Whose::Own && own.name == *name);
        let own = own.ok_or_else(|| format!("{name} is no function"))?;
        self.interpreter.run(own, arguments)
    }
}

/// The sums and constant factors that an index is computed by.
fn of_address(index: &Expression) -> u32 {
    match index {
        Expression::Binary(Binary::Add, operands) => {
            1 + operands.iter().map(of_address).sum::<u32>()
        }
        Expression::Binary(Binary::Mul, operands) => match &operands[1] {
            Expression::Constant(..) => 1 + of_address(&operands[0]),
            _ => 0,
        },
        _ => 0,
    }
}

/// Whether this is `number & 0xff`, which stands for a free conversion to a byte: numbers have no type of 8 bits.
fn is_to_byte(op: Binary, operands: &[Expression; 2]) -> bool {
    op == Binary::And && matches!(operands[1], Expression::Constant(0xff, Type::Small))
}

/// All bits of a type.
fn ones(ty: Type) -> u128 {
    u128::MAX >> (128 - ty.width())
}

fn binary(op: Binary, ty: Type, a: Lanes, b: &Lanes) -> Result<Lanes, String> {
    let (mask, width) = (ones(ty), ty.width());
    if matches!(op, Binary::Shl | Binary::Shr) && !b.all(|by| by < width.into()) {
        return Err(format!("shifts by more than {} bits", width - 1));
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
        Binary::Extract => a.zip(b, |a, b| Loops::extract(a as u64, b as u64).into()),
        Binary::Deposit => a.zip(b, |a, b| Loops::deposit(a as u64, b as u64).into()),
    })
}
