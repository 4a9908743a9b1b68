//! Lowered functions with one operation, constant, field or value of a table changed: verification notices each change by which
//! a function gives something else on some input. Inputs are drawn at random; what differs on none of them may be the
//! same function, and counts for nothing.

use quadrille_circuits::random::SplitMix64;
use quadrille_codegen::model::{Layout, Square};
use quadrille_codegen::solve::Bitboards;
use quadrille_languages::lower::interpret::{Interpreter, Lanes};
use quadrille_languages::lower::sliders::{Rider, riders};
use quadrille_languages::lower::{
    Binary, Block, Defined, Expression, Function, Lowered, Table, Type, by_topic, moves,
    set_attacks,
};
use quadrille_languages::verify::{verify_programs, verify_sets};

use crate::{described, standard};

/// Calls `change` with every expression of a block, the inner ones first.
fn each(block: &mut Block, change: &mut dyn FnMut(&mut Expression)) {
    for definition in &mut block.definitions {
        match &mut definition.defined {
            Defined::Value(value) => within(value, change),
            Defined::Choice(choice) => {
                within(&mut choice.condition, change);
                each(&mut choice.then, change);
                each(&mut choice.otherwise, change);
            }
            Defined::Walk(walk) => {
                for part in [&mut walk.first, &mut walk.goes_on, &mut walk.next] {
                    within(part, change);
                }
                if let Some(block) = &mut walk.each {
                    each(block, change);
                }
            }
        }
    }
    within(&mut block.value, change);
}

fn within(of: &mut Expression, change: &mut dyn FnMut(&mut Expression)) {
    match of {
        Expression::Unary(_, operand)
        | Expression::Convert(_, operand)
        | Expression::Permuted(_, operand) => within(operand, change),
        Expression::Binary(_, operands) => {
            operands.iter_mut().for_each(|operand| within(operand, change));
        }
        Expression::Load { at, .. } => at.iter_mut().for_each(|index| within(index, change)),
        Expression::Call { arguments, .. } => {
            for argument in arguments.iter_mut() {
                within(argument, change);
            }
        }
        Expression::Choose(parts) => parts.iter_mut().for_each(|part| within(part, change)),
        Expression::Value(..) | Expression::Constant(..) | Expression::Runtime { .. } => {}
    }
    change(of);
}

/// Another operation, constant or field.
fn changed(of: &Expression, fields: &[Table]) -> Option<Expression> {
    match of {
        Expression::Binary(op, operands) => {
            let other = match op {
                Binary::And => Binary::Or,
                Binary::AndNot | Binary::Mul | Binary::Or | Binary::Xor => Binary::And,
                Binary::Add => Binary::Sub,
                Binary::Sub => Binary::Add,
                Binary::Shl => Binary::Shr,
                Binary::Shr | Binary::RotateLeft => Binary::Xor,
                Binary::Equal | Binary::AtMost | Binary::Extract | Binary::Deposit => return None,
            };
            Some(Expression::Binary(other, operands.clone()))
        }
        Expression::Constant(value, ty) => Some(Expression::Constant(value ^ 1, *ty)),
        Expression::Load { table, at, field } => {
            let own = fields.iter().find(|own| own.name == *table)?;
            let other = own.fields.iter().find(|other| *other != field && other.ty == field.ty)?;
            let (table, at, field) = (table.clone(), at.clone(), *other);
            Some(Expression::Load { table, at, field })
        }
        Expression::Choose(parts) => {
            let [condition, a, b] = &**parts;
            Some(condition.clone().choose(b.clone(), a.clone()))
        }
        _ => None,
    }
}

/// The function with each operation, constant and field changed in turn.
fn changed_bodies(function: &Function, tables: &[Table]) -> Vec<Function> {
    let mut count = 0;
    each(&mut function.body.clone(), &mut |_| count += 1);
    let tables: Vec<Table> = function.tables.iter().chain(tables).cloned().collect();
    let change = |index: usize| {
        let (mut mutant, mut at, mut is_changed) = (function.clone(), 0, false);
        each(&mut mutant.body, &mut |expression| {
            if at == index
                && let Some(other) = changed(expression, &tables)
            {
                (*expression, is_changed) = (other, true);
            }
            at += 1;
        });
        is_changed.then_some(mutant)
    };
    (0..count).filter_map(change).collect()
}

/// The table with a bit of some values changed: of each field the first, one in the middle and the last.
fn changed_values(table: &Table) -> Vec<Table> {
    let width = table.fields.len();
    let rows = table.values.len() / width;
    let indices =
        (0..width).flat_map(|field| [0, rows / 2, rows - 1].map(|row| row * width + field));
    let change = |index| {
        let mut values = table.values.to_vec();
        values[index] ^= 1;
        Table { values: values.into(), ..table.clone() }
    };
    indices.map(change).collect()
}

/// What a function of squares gives on random inputs; nothing where it has no result.
fn given(layout: &Layout, all: &Lowered, function: &str) -> Vec<Option<u128>> {
    let Lowered { functions, tables } = all;
    let interpreter = Interpreter { functions, tables, ..Interpreter::default() };
    let function = functions.iter().find(|own| own.name == function).expect("a function");
    let mut random = SplitMix64::new(11);
    let squares: Vec<Square> = layout.board().squares().collect();
    let mut once = || {
        let word =
            |random: &mut SplitMix64| u128::from(random.word()) << 64 | u128::from(random.word());
        let all = layout.numbering.word(layout.board().all());
        let occupied = word(&mut random) & word(&mut random) & all;
        let arguments = function.parameters.iter().map(|(name, ty)| match ty {
            Type::Set(_) if name == "hurdles" => occupied & word(&mut random),
            Type::Set(_) => occupied,
            Type::Color => u128::from(random.word() & 1),
            _ => layout.numbering.number(squares[random.word() as usize % squares.len()]).into(),
        });
        let arguments = arguments.map(Lanes::from).collect();
        interpreter.run(function, arguments).ok().map(|result| result.at(0))
    };
    (0..300).map(|_| once()).collect()
}

/// Changes of a layout's functions, of which each that shows must be noticed.
struct Mutants {
    name: String,
    layout: Layout,
    bitboards: Bitboards,
    all: Lowered,
    noticed: usize,
}

impl Mutants {
    fn new(name: &str, text: &str) -> Mutants {
        let (described, solution) = described(text);
        let layout = described.layout;
        let all = by_topic::functions(&layout, &solution);
        let bitboards = solution.bitboards.expect("bitboards");
        Mutants { name: name.to_owned(), layout, bitboards, all, noticed: 0 }
    }

    /// Whether a change shows in what some function gives.
    fn shows(&self, changed: &Lowered, function: &str) -> bool {
        let mut mutant = self.all.clone();
        for own in &mut mutant.functions {
            own.clone_from(
                changed.functions.iter().find(|it| it.name == own.name).unwrap_or(&own.clone()),
            );
        }
        for own in &mut mutant.tables {
            own.clone_from(
                changed.tables.iter().find(|it| it.name == own.name).unwrap_or(&own.clone()),
            );
        }
        given(&self.layout, &mutant, function) != given(&self.layout, &self.all, function)
    }

    /// Each change of a rider, of its function of squares, and of the hoppers in its tables.
    fn riders(&mut self) {
        for rider in riders(&self.bitboards.clone()) {
            let is_hopper = |name: &str| name.ends_with("_past") || name.ends_with("_next");
            let names = rider.lowered.functions.iter().map(|own| own.name.to_string());
            let names: Vec<_> = names
                .filter(|name| is_hopper(name))
                .chain([rider.square.functions[0].name.to_string()])
                .collect();
            let of_slots =
                changed_lowered(&rider.lowered).into_iter().map(|it| (it, rider.square.clone()));
            let of_squares =
                changed_lowered(&rider.square).into_iter().map(|it| (rider.lowered.clone(), it));
            for (lowered, square) in of_slots.chain(of_squares) {
                let mut all = lowered.clone();
                all.add(square.clone());
                let mutant = Rider { lowered, square, pext: None, ..rider };
                let verified = verify_programs(&self.layout, &self.bitboards, &[mutant], &[]);
                self.noticed += usize::from(verified.is_err());
                if verified.is_ok() {
                    let shown = names.iter().find(|name| self.shows(&all, name));
                    assert_eq!(
                        shown,
                        None,
                        "{}: nobody noticed {}",
                        self.name,
                        self.difference(&all)
                    );
                }
            }
        }
    }

    /// Each change of the functions of pieces of any movement. X-rays of other than plain pieces have no reference.
    fn pieces(&mut self) {
        let lowered = moves::functions(&self.layout, &self.bitboards);
        let is_checked = |own: &Mutants, piece: usize, function: &Function| {
            own.layout.pieces[piece].is_plain() || !function.name.contains("_xrays")
        };
        self.functions(&lowered, is_checked, |own, mutant| {
            verify_programs(&own.layout, &own.bitboards, &[], mutant).is_ok()
        });
    }

    /// Each change of the functions on sets of pieces.
    fn sets(&mut self) {
        let lowered = set_attacks::functions(&self.layout, &self.bitboards);
        self.functions(
            &lowered,
            |_, _, _| true,
            |own, mutant| verify_sets(&own.layout, &own.bitboards, mutant).is_ok(),
        );
    }

    fn functions(
        &mut self,
        lowered: &[Vec<Function>],
        is_checked: impl Fn(&Mutants, usize, &Function) -> bool,
        is_verified: impl Fn(&Mutants, &[Vec<Function>]) -> bool,
    ) {
        for (piece, functions) in lowered.iter().enumerate() {
            for (at, function) in functions.iter().enumerate() {
                if !is_checked(self, piece, function) {
                    continue;
                }
                for changed in changed_function(function) {
                    let mut mutant = vec![Vec::new(); piece];
                    mutant.push(functions.clone());
                    mutant[piece][at] = changed.clone();
                    let is_verified = is_verified(self, &mutant);
                    self.noticed += usize::from(!is_verified);
                    let changed = Lowered::from(vec![changed]);
                    let shows = is_verified && self.shows(&changed, &function.name);
                    let what = || self.difference(&changed);
                    assert!(!shows, "{}: nobody noticed {}", self.name, what());
                }
            }
        }
    }

    /// What was changed.
    fn difference(&self, changed: &Lowered) -> String {
        let is_other = |own: &&Function| !self.all.functions.contains(own);
        let function = changed.functions.iter().find(is_other).map(|own| format!("{own:?}"));
        let is_other = |own: &&Table| !self.all.tables.contains(own);
        let table = changed.tables.iter().find(is_other).map(|own| own.name.to_string());
        function.or(table).unwrap_or_default().chars().take(3000).collect()
    }
}

fn check(name: &str, text: &str, least: usize) {
    let mut mutants = Mutants::new(name, text);
    mutants.riders();
    mutants.pieces();
    assert!(mutants.noticed >= least, "{name}: {} changes were noticed", mutants.noticed);
}

#[test]
fn of_layouts() {
    check("lerf", &standard("lerf"), 40);
    check("w", &standard("w"), 50);
}

#[test]
#[ignore = "more layouts: `.ci/long layouts`"]
fn of_more_layouts() {
    check("xiangqi", &standard("xiangqi"), 100);
    check("checkers", &standard("checkers"), 10);
    let text =
        "struct Hoppers { board: 12 x 10, number: rank * 12 + file, sliders: { method: magic },
        pieces: { rook: R, cannon: mRcpR, grasshopper: gQ } }";
    check("12 x 10", text, 100);
}

#[test]
fn of_sets() {
    let mut mutants = Mutants::new("minishogi", &standard("minishogi"));
    mutants.sets();
    assert!(mutants.noticed > 30, "{} changes were noticed", mutants.noticed);
}

/// Numbers grow evenly, so that attackers come from shifts, and do not, so that squares are asked.
#[test]
fn of_bent_riders() {
    for number in ["rank * 4 + file", "(rank ^ rank >> 1) * 4 + file"] {
        let text = format!(
            "struct Bent {{ board: 4 x 4, number: {number},
            pieces: {{ griffon: [F?R], hopper: [W-pR] }} }}"
        );
        check(number, &text, 20);
    }
}

/// The function with each operation, constant, field and value of its tables changed in turn.
fn changed_function(function: &Function) -> Vec<Function> {
    let with = |tables| Function { tables, ..function.clone() };
    let of_tables = each_changed(&function.tables, changed_values).into_iter().map(with);
    changed_bodies(function, &[]).into_iter().chain(of_tables).collect()
}

fn changed_lowered(lowered: &Lowered) -> Vec<Lowered> {
    let Lowered { functions, tables } = lowered;
    let of_tables = each_changed(tables, changed_values).into_iter();
    let of_tables = of_tables.map(|tables| Lowered { tables, ..lowered.clone() });
    let of_functions = each_changed(functions, |own| changed_bodies(own, tables)).into_iter();
    of_tables
        .chain(of_functions.map(|functions| Lowered { functions, ..lowered.clone() }))
        .collect()
}

/// A list with each of its parts changed in turn.
fn each_changed<T: Clone>(list: &[T], changed: impl Fn(&T) -> Vec<T>) -> Vec<Vec<T>> {
    let with = |at: usize, part| [&list[..at], &[part], &list[at + 1..]].concat();
    let all = list.iter().enumerate();
    all.flat_map(|(at, own)| changed(own).into_iter().map(move |part| with(at, part))).collect()
}
