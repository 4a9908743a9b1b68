//! The cost of running a function, counted in its body.

use quadrille_codegen::list::list;
use std::cell::RefCell;
use std::collections::BTreeMap;

use super::expression::{Binary, Callee, Expression, Name, Type};
use super::function::{Block, Choice, Definition, Function, Lowered, Meaning, Table, Walk};
use super::function_cost::{FunctionCost, Per, Round, Work};
use quadrille_circuits::packing::Packing;

/// Counts what functions cost that call each other.
pub struct Counter<'f, 'a> {
    functions: BTreeMap<&'f str, &'f Function<'a>>,
    tables: BTreeMap<&'f str, &'f Table<'a>>,
    packing: &'f Packing,
    /// What was counted before, by the name of a function and how long its arguments take.
    known: RefCell<BTreeMap<(Name, Vec<u32>), FunctionCost>>,
}

/// What a function's parameters stand for in the function that was asked for, and how many operations it takes until
/// they are ready.
type Bindings<'a> = Vec<(Name, Expression<'a>, u32)>;

impl<'f, 'a> Counter<'f, 'a> {
    /// Counts functions, of which those that come later stand for earlier ones of their name; `packing` is that of
    /// the layout in any word.
    pub fn new(
        lowered: &[(&'f [Function<'a>], &'f [Table<'a>])],
        packing: &'f Packing,
    ) -> Counter<'f, 'a> {
        let (functions, tables) = (BTreeMap::new(), BTreeMap::new());
        let mut counter = Counter { functions, tables, packing, known: RefCell::default() };
        for &(functions, tables) in lowered {
            for function in functions {
                counter.functions.insert(&function.name, function);
            }
            for table in tables {
                counter.tables.insert(&table.name, table);
            }
        }
        counter
    }

    /// What all functions cost, by name.
    pub fn costs(&self) -> BTreeMap<String, FunctionCost> {
        let mut costs = BTreeMap::new();
        for (&name, function) in &self.functions {
            costs.insert(name.to_owned(), self.cost(function));
        }
        costs
    }

    /// What a call of a function costs at most.
    pub fn cost(&self, function: &Function<'a>) -> FunctionCost {
        let own = |(name, ty): &(Name, _)| (name.clone(), Expression::Value(name.clone(), *ty), 0);
        self.function(function, &list(function.parameters.iter(), own))
    }

    fn function(&self, function: &Function<'a>, bindings: &Bindings<'a>) -> FunctionCost {
        // A choice may depend on whether two arguments are one.
        let is_twice = |place: usize| bindings[..place].iter().any(|it| it.1 == bindings[place].1);
        let are_apart = !(0..bindings.len()).any(is_twice);
        let key = (function.name.clone(), list(bindings.iter(), |it| it.2));
        if are_apart && let Some(cost) = self.known.borrow().get(&key) {
            return cost.clone();
        }
        let values = list(bindings.iter(), |(name, _, ready)| (name.clone(), *ready));
        let cost = FunctionCost::default();
        let mut scope = Scope { counter: self, function, bindings, values, cost };
        scope.cost.once.depth = scope.block(&function.body);
        let cost = scope.cost;
        if are_apart {
            self.known.borrow_mut().insert(key, cost.clone());
        }
        cost
    }
}

impl Lowered<'_> {
    /// What the functions cost, by name, over the tables as they were lowered.
    pub fn costs(&self, packing: &Packing) -> BTreeMap<String, FunctionCost> {
        Counter::new(&[self.as_slices()], packing).costs()
    }
}

/// Adds definitions and expressions to the cost, and finds the longest chain of operations before a value is ready.
struct Scope<'s, 'f, 'a> {
    counter: &'s Counter<'f, 'a>,
    function: &'s Function<'a>,
    bindings: &'s Bindings<'a>,
    /// When each value is ready: the number of operations on the longest path to it.
    values: Vec<(Name, u32)>,
    cost: FunctionCost,
}

impl<'a> Scope<'_, '_, 'a> {
    fn block(&mut self, block: &Block<'a>) -> u32 {
        let outside = self.values.len();
        for Definition { name, meaning } in &block.definitions {
            let ready = self.meaning(name, meaning);
            self.values.push((name.clone(), ready));
        }
        let ready = self.expression(&block.value);
        self.values.truncate(outside);
        ready
    }

    fn meaning(&mut self, name: &Name, meaning: &Meaning<'a>) -> u32 {
        match meaning {
            Meaning::Value(value) => self.expression(value),
            Meaning::Choice(choice) => self.choice(choice),
            Meaning::Walk(walk) => self.walk(name, walk),
            Meaning::Union { round, count, block } => self.rounds(round, count, block),
            Meaning::OfSquares { square, set, block, .. } => self.rounds(square, set, block),
        }
    }

    /// The cost of some definitions and expressions by themselves, and when they are ready.
    fn apart(&mut self, run: impl FnOnce(&mut Self) -> u32) -> (FunctionCost, u32) {
        let before = std::mem::take(&mut self.cost);
        let ready = run(self);
        (std::mem::replace(&mut self.cost, before), ready)
    }

    /// Adds what each round of a loop takes, which begins and ends so.
    fn each(&mut self, per: Per, cost: &FunctionCost, [begin, end]: [u32; 2]) {
        let Round { per, work, .. } =
            cost.round.clone().unwrap_or(Round { per, work: Work::default(), beyond: None });
        let mut all = FunctionCost { round: None, ..cost.clone() };
        let once = std::mem::take(&mut all.once);
        self.cost.add(&all);
        let work = Work {
            operations: once.operations + work.operations,
            loads: once.loads + work.loads,
            depth: end.saturating_sub(begin),
        };
        self.cost.add_round(Round { per, work, beyond: None });
    }

    /// A loop, whose rounds' bits are joined to those before.
    fn rounds(&mut self, name: &Name, over: &Expression<'a>, block: &Block<'a>) -> u32 {
        let begin = self.expression(over);
        let (mut cost, ready) = self.apart(|scope| {
            scope.values.push((name.clone(), begin));
            let ready = scope.block(block);
            scope.values.pop();
            ready
        });
        cost.once.operations += 1;
        self.each(Per::Piece, &cost, [begin, ready + 1]);
        begin
    }

    /// The first place, and each step: the condition, what the place gives, and the next place.
    fn walk(&mut self, name: &Name, walk: &Walk<'a>) -> u32 {
        let Walk { place, first, goes_on, each, next } = walk;
        let begin = self.expression(first);
        // The condition is tested once more than the walk steps.
        let ask = |scope: &mut Self| {
            scope.values.push((place.clone(), begin));
            let ready = scope.expression(goes_on);
            scope.values.pop();
            ready
        };
        ask(self);
        let (mut cost, ready) = self.apart(|scope| {
            let outside = scope.values.len();
            ask(scope);
            scope.values.push((place.clone(), begin));
            let given = each.as_ref().map_or(begin, |each| scope.expression(each) + 1);
            scope.values.push((name.clone(), given));
            let next = scope.expression(next);
            scope.values.truncate(outside);
            given.max(next)
        });
        // The bits of a place are united with those before it.
        cost.once.operations += u32::from(each.is_some());
        self.each(Per::Step, &cost, [begin, ready]);
        begin
    }

    /// The condition and the more expensive way; only the way that is left if callers fix the condition.
    fn choice(&mut self, Choice { condition, then, otherwise }: &Choice<'a>) -> u32 {
        if let Expression::Binary(Binary::Equal, operands) = condition
            && self.bound(&operands[0]) == self.bound(&operands[1])
        {
            return self.block(then);
        }
        let decided = self.expression(condition);
        let (few, soon) = self.apart(|scope| scope.block(then));
        let (many, late) = self.apart(|scope| scope.block(otherwise));
        match few.round.clone().zip(beyond(then, otherwise)) {
            Some((round, beyond)) => {
                let round = Some(Round { beyond: Some(beyond), ..round });
                self.cost.add(&FunctionCost { round, ..few });
            }
            None => self.cost.add(&few.or(&many)),
        }
        decided.max(soon).max(late)
    }

    /// An argument for a parameter.
    fn bound(&self, expression: &Expression<'a>) -> Expression<'a> {
        let Expression::Value(name, _) = expression else { return expression.clone() };
        let own = self.bindings.iter().find(|(parameter, ..)| parameter == name);
        own.map_or(expression.clone(), |(_, argument, _)| argument.clone())
    }

    /// Adds this many operations, each behind the one before and all behind a value that is ready then.
    fn after(&mut self, operations: u32, ready: u32) -> u32 {
        self.cost.once.operations += operations;
        ready + operations
    }

    fn expression(&mut self, expression: &Expression<'a>) -> u32 {
        match expression {
            Expression::Constant(..) => 0,
            Expression::Value(name, _) => {
                let known = self.values.iter().rev().find(|(known, _)| known == name);
                known.map_or(0, |(_, ready)| *ready)
            }
            Expression::Convert(_, operand) => self.expression(operand),
            Expression::Unary(_, operand) => {
                let ready = self.expression(operand);
                self.after(1, ready)
            }
            Expression::Binary(op, operands) => {
                let ready = self.all(&operands[..]);
                self.after(u32::from(!is_to_byte(*op, operands)), ready)
            }
            Expression::Choose(parts) => {
                let ready = self.all(&parts[..]);
                self.after(1, ready)
            }
            Expression::Load { table, at, .. } => self.load(table, at),
            Expression::Call { callee, arguments, .. } => self.call(callee, arguments),
            Expression::AtOnce(instruction, operand) => {
                let ready = self.expression(operand);
                self.after(instruction.cost().operations, ready)
            }
            Expression::OnPieces(program, _) => {
                let cost = FunctionCost::of_circuit(program);
                self.cost.add(&cost);
                cost.once.depth
            }
        }
    }

    fn all(&mut self, expressions: &[Expression<'a>]) -> u32 {
        expressions.iter().map(|it| self.expression(it)).max().unwrap_or(0)
    }

    /// A load. The sums and constant factors that compute its row belong to it.
    fn load(&mut self, table: &Name, at: &[Expression<'a>]) -> u32 {
        let own = self.function.tables.iter().find(|own| own.name == *table);
        let (name, bytes) = match (own, self.counter.tables.get(&**table)) {
            (Some(own), _) => (format!("{} {table}", self.function.name), own.bytes_with_values()),
            (None, Some(shared)) => (table.to_string(), shared.bytes_with_values()),
            (None, None) => (table.to_string(), 0),
        };
        self.cost.add_table(&name, bytes);
        self.cost.once.loads += 1;
        at.iter().map(|place| self.place(place)).max().unwrap_or(0)
    }

    fn place(&mut self, at: &Expression<'a>) -> u32 {
        match at {
            Expression::Binary(Binary::Add, operands) => {
                self.place(&operands[0]).max(self.place(&operands[1]))
            }
            Expression::Binary(Binary::Mul, operands)
                if matches!(operands[1], Expression::Constant(..)) =>
            {
                self.place(&operands[0])
            }
            at => self.expression(at),
        }
    }

    fn call(&mut self, callee: &Callee, arguments: &[Expression<'a>]) -> u32 {
        let ready: Vec<u32> = list(arguments.iter(), |argument| self.expression(argument));
        let last = ready.iter().copied().max().unwrap_or(0);
        let kernel;
        let called = match callee {
            Callee::Kernel(own) => {
                kernel = own.function(self.counter.packing);
                &kernel
            }
            Callee::Public(name) | Callee::Private(name) | Callee::Piece(name) => {
                let Some(called) = self.counter.functions.get(&**name) else { return last };
                called
            }
            Callee::OfTarget(_) => return last,
        };
        let parameters = called.parameters.iter().map(|(name, _)| name.clone());
        let arguments = arguments.iter().map(|argument| self.bound(argument)).zip(ready);
        let bindings = parameters.zip(arguments);
        let bindings = list(bindings, |(name, (argument, ready))| (name, argument, ready));
        let cost = self.counter.function(called, &bindings);
        self.cost.add(&cost);
        cost.once.depth
    }
}

/// The most pieces of a loop over few of them, and the function that serves where there are more.
fn beyond(then: &Block<'_>, otherwise: &Block<'_>) -> Option<(u32, String)> {
    let Expression::Call { callee: Callee::Piece(other), .. } = &otherwise.value else {
        return None;
    };
    then.definitions.iter().find_map(|definition| match &definition.meaning {
        Meaning::OfSquares { most, .. } => Some(((*most)?, other.to_string())),
        _ => None,
    })
}

/// Whether this keeps the lowest byte of a number, which is a conversion: numbers have no type of 8 bits.
pub(super) fn is_to_byte(op: Binary, operands: &[Expression<'_>; 2]) -> bool {
    op == Binary::And && matches!(operands[1], Expression::Constant(0xff, Type::Small))
}
