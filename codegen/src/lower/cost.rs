//! What running a function costs, counted in its body.

use super::expression::{Binary, Callee, Expression, Name};
use super::function::{
    Block, Choice, Definition, Function, Lowered, Meaning, Runtime, Table, Walk,
};
use super::function_cost::FunctionCost;
use quadrille_circuits::packing::Packing;

/// Counts what functions cost that call each other.
pub struct Counter<'f, 'a> {
    /// The functions that may be called.
    pub functions: &'f [Function<'a>],
    /// The tables that they share.
    pub tables: &'f [Table<'a>],
    /// The packing of the layout, in any word.
    pub packing: &'f Packing,
    /// What functions cost that are not among them.
    pub elsewhere: &'f dyn Fn(&str) -> FunctionCost,
}

impl Lowered<'_> {
    /// What the functions cost, by name; `packing` is that of the layout in any word.
    pub fn costs(&self, packing: &Packing) -> impl Iterator<Item = (&Name, FunctionCost)> {
        let elsewhere = |_: &str| FunctionCost::default();
        let Lowered { functions, tables } = self;
        functions.iter().map(move |function| {
            let counter = Counter { functions, tables, packing, elsewhere: &elsewhere };
            (&function.name, counter.cost(function))
        })
    }
}

/// What the parameters of a function stand for in the one that was asked for.
type Bindings<'a> = Vec<(Name, Expression<'a>)>;

impl<'a> Counter<'_, 'a> {
    /// What a call of a function costs at most.
    pub fn cost(&self, function: &Function<'a>) -> FunctionCost {
        let own = |(name, ty): &(Name, _)| (name.clone(), Expression::Value(name.clone(), *ty));
        self.function(function, &function.parameters.iter().map(own).collect())
    }

    fn function(&self, function: &Function<'a>, bindings: &Bindings<'a>) -> FunctionCost {
        let cost = Scope { counter: self, function, bindings }.block(&function.body);
        let records = function.runtime.map(Runtime::bytes);
        records
            .map_or(cost.clone(), |bytes| cost.and(&FunctionCost::loads(0, &function.name, bytes)))
    }
}

struct Scope<'s, 'f, 'a> {
    counter: &'s Counter<'f, 'a>,
    function: &'s Function<'a>,
    bindings: &'s Bindings<'a>,
}

impl<'a> Scope<'_, '_, 'a> {
    fn block(&self, block: &Block<'a>) -> FunctionCost {
        let definitions = block.definitions.iter();
        let costs = definitions.map(|Definition { meaning, .. }| self.meaning(meaning));
        costs.fold(self.expression(&block.value), |all, cost| all.and(&cost))
    }

    fn meaning(&self, meaning: &Meaning<'a>) -> FunctionCost {
        match meaning {
            Meaning::Value(value) => self.expression(value),
            Meaning::Choice(choice) => self.choice(choice),
            Meaning::Walk(walk) => self.walk(walk),
            // A round's bits are joined to those before.
            Meaning::Union { block, .. } | Meaning::OfSquares { block, .. } => {
                self.block(block).plus(1).each("piece")
            }
        }
    }

    /// The first place, and each step: whether there is one more, what it gives, and where it leads.
    fn walk(&self, Walk { first, goes_on, each, next, .. }: &Walk<'a>) -> FunctionCost {
        // What a place gives is joined to what was there.
        let given = each.as_ref().map(|each| self.expression(each).plus(1));
        let step = [goes_on, next].map(|part| self.expression(part));
        let step = step.iter().fold(given.unwrap_or_default(), FunctionCost::and);
        self.expression(first).and(&step).each("step")
    }

    /// What decides, and the way that takes more; only the one that callers leave where they leave one.
    fn choice(&self, Choice { condition, then, otherwise }: &Choice<'a>) -> FunctionCost {
        if let Expression::Binary(Binary::Equal, operands) = condition
            && self.bound(&operands[0]) == self.bound(&operands[1])
        {
            return self.block(then);
        }
        self.expression(condition).and(&self.block(then).or(&self.block(otherwise)))
    }

    /// An argument for a parameter.
    fn bound(&self, expression: &Expression<'a>) -> Expression<'a> {
        let Expression::Value(name, _) = expression else { return expression.clone() };
        let own = self.bindings.iter().find(|(parameter, _)| parameter == name);
        own.map_or(expression.clone(), |(_, argument)| argument.clone())
    }

    fn expression(&self, expression: &Expression<'a>) -> FunctionCost {
        match expression {
            Expression::Value(..) | Expression::Constant(..) => FunctionCost::default(),
            Expression::Unary(_, operand) => self.expression(operand).plus(1),
            Expression::Binary(_, operands) => {
                self.expression(&operands[0]).and(&self.expression(&operands[1])).plus(1)
            }
            Expression::Convert(_, operand) => self.expression(operand),
            Expression::Load { table, at, .. } => self.load(table, at),
            Expression::Call { callee, arguments, .. } => {
                let costs = arguments.iter().map(|argument| self.expression(argument));
                costs.fold(self.call(callee, arguments), |all, cost| all.and(&cost))
            }
            Expression::Choose(parts) => {
                let costs = parts.iter().map(|part| self.expression(part));
                costs.fold(FunctionCost::operations(1), |all, cost| all.and(&cost))
            }
            Expression::OnPieces(program, _) => FunctionCost::of_circuit(program),
        }
    }

    /// A load; what leads to the row by sums and constant factors belongs to it.
    fn load(&self, table: &Name, at: &[Expression<'a>]) -> FunctionCost {
        let own = self.function.tables.iter().find(|own| own.name == *table);
        let shared = || self.counter.tables.iter().find(|own| own.name == *table);
        let load = match own {
            Some(own) => {
                FunctionCost::load(&format!("{} {table}", self.function.name), own.bytes())
            }
            None => FunctionCost::load(table, shared().map_or(0, Table::bytes)),
        };
        at.iter().fold(load, |all, place| all.and(&self.place(place)))
    }

    fn place(&self, at: &Expression<'a>) -> FunctionCost {
        match at {
            Expression::Binary(Binary::Add, operands) => {
                self.place(&operands[0]).and(&self.place(&operands[1]))
            }
            Expression::Binary(Binary::Mul, operands)
                if matches!(operands[1], Expression::Constant(..)) =>
            {
                self.place(&operands[0])
            }
            at => self.expression(at),
        }
    }

    fn call(&self, callee: &Callee, arguments: &[Expression<'a>]) -> FunctionCost {
        let Counter { functions, packing, elsewhere, .. } = self.counter;
        match callee {
            Callee::Kernel(kernel) => self.counter.cost(&kernel.function(packing)),
            Callee::OfTarget(name) => elsewhere(name),
            Callee::Public(name) | Callee::Private(name) | Callee::Piece(name) => {
                let Some(called) = functions.iter().find(|function| function.name == *name) else {
                    return elsewhere(name);
                };
                let parameters = called.parameters.iter().map(|(name, _)| name.clone());
                let arguments = arguments.iter().map(|argument| self.bound(argument));
                self.counter.function(called, &parameters.zip(arguments).collect())
            }
        }
    }
}
