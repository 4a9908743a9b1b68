//! What the compiler records of functions' costs, held against what interpreted runs of them take.

use quadrille_circuits::random::SplitMix64;
use quadrille_codegen::model::{Layout, Piece};
use quadrille_codegen::solve::cost::Cost;
use quadrille_codegen::solve::costs::costs;
use quadrille_codegen::solve::{Solution, Target};
use quadrille_languages::lower::interpret::{Interpreter, Lanes, Taken};
use quadrille_languages::lower::sliders::riders;
use quadrille_languages::lower::{
    Binary, Block, Defined, Definition, Expression, Function, Lowered, Name, Type, by_topic,
};
use quadrille_runtime::sliders::Frames;

use crate::{described, each_method, long, standard};

/// How often each function is run.
const RUNS: usize = 24;

/// Small boards with riders by each method, and others.
fn boards() -> Vec<String> {
    let few = "struct Few { board: 8 x 8, number: rank * 8 + file, index: { hi: 3, lo: 3 },
               optimise: throughput, pieces: { rook: R, griffon: [F?R], elbow: [nN-B] } }";
    let wide = ["magic", "split", "obstruction_difference"].map(|method| {
        format!(
            "struct Wide {{ board: 9 x 9, number: rank * 9 + file, sliders: {{ method: {method} }},
             pieces: {{ rook: R, bishop: B, queen: Q, horse: nN, rays: fRbB, griffon: [F?R], snake: [vW?B] }} }}"
        )
    });
    let small = each_method("5 x 5", "rank * 5 + file");
    small.into_iter().chain([few.to_owned()]).chain(wide).collect()
}

/// The functions of a layout.
struct Programs<'a> {
    layout: &'a Layout,
    all: Lowered,
}

impl Programs<'_> {
    fn function(&self, name: &str) -> Option<&Function> {
        self.all.functions.iter().find(|function| function.name == name)
    }

    /// The most operations and loads of some runs, which is what most of them take.
    fn most(&self, function: &Function) -> [u32; 2] {
        let mut random = SplitMix64::new(17);
        let runs = (0..RUNS).map(|_| self.run(function, &mut random));
        runs.fold([0; 2], |most, run| [0, 1].map(|which| most[which].max(run[which])))
    }

    /// The operations and loads of a run on random arguments.
    fn run(&self, function: &Function, random: &mut SplitMix64) -> [u32; 2] {
        let taken = Taken::default();
        let Lowered { functions, tables } = &self.all;
        let interpreter = Interpreter { functions, tables, taken: Some(&taken) };
        let argument = |(_, ty): &(Name, Type)| Lanes::from(vec![self.argument(*ty, random)]);
        let arguments = function.parameters.iter().map(argument).collect();
        interpreter.run(function, arguments).expect("a result");
        [taken.operations.get(), taken.loads.get()]
    }

    fn argument(&self, ty: Type, random: &mut SplitMix64) -> u128 {
        let board = self.layout.board();
        let mut word = || u128::from(random.word()) << 64 | u128::from(random.word());
        match ty {
            Type::Square => {
                let index = word() as usize % board.len();
                let square = board.squares().nth(index).expect("a square");
                self.layout.numbering.number(square).into()
            }
            Type::Color => word() & 1,
            Type::Set(_) => word() & word() & self.layout.numbering.word(board.all()),
            other => panic!("no listed function has {other:?}"),
        }
    }

    /// The operations that wait for one another in a function whose arguments are ready then.
    fn depth(&self, function: &Function, arguments: &[u32]) -> u32 {
        let names = function.parameters.iter().map(|(name, _)| name.clone());
        self.depth_of_block(&function.body, &mut names.zip(arguments.iter().copied()).collect())
    }

    fn depth_of_block(&self, block: &Block, values: &mut Vec<(Name, u32)>) -> u32 {
        let outside = values.len();
        for Definition { name, defined } in &block.definitions {
            let ready = match defined {
                Defined::Value(value) => self.depth_of(value, values),
                // Attacks hand one set on for both.
                Defined::Choice(choice) if are_parameters(&choice.condition) => {
                    self.depth_of_block(&choice.then, values)
                }
                Defined::Choice(choice) => {
                    let ways = [&choice.then, &choice.otherwise];
                    let ways = ways.map(|way| self.depth_of_block(way, values));
                    ways.into_iter().fold(self.depth_of(&choice.condition, values), u32::max)
                }
                loops @ Defined::Walk(_) => panic!("{loops:?} takes as long as it goes on"),
            };
            values.push((name.clone(), ready));
        }
        let ready = self.depth_of(&block.value, values);
        values.truncate(outside);
        ready
    }

    fn depth_of(&self, expression: &Expression, values: &[(Name, u32)]) -> u32 {
        let of = |expression: &Expression| self.depth_of(expression, values);
        let last = |all: &[Expression]| all.iter().map(of).max().unwrap_or(0);
        match expression {
            Expression::Constant(..) => 0,
            Expression::Value(name, _) => {
                values.iter().rev().find(|(known, _)| known == name).map_or(0, |(_, ready)| *ready)
            }
            Expression::Convert(_, operand) => of(operand),
            Expression::Unary(_, operand) => of(operand) + 1,
            Expression::Binary(Binary::And, operands) if operands[1] == Expression::small(0xff) => {
                of(&operands[0])
            }
            Expression::Binary(_, operands) => last(&operands[..]) + 1,
            Expression::Choose(parts) => last(&parts[..]) + 1,
            Expression::Load { at, .. } => {
                at.iter().map(|index| self.depth_of_index(index, values)).max().unwrap_or(0)
            }
            Expression::Runtime { .. } => unreachable!("lines are not counted"),
            Expression::Permuted(instruction, operand) => {
                of(operand) + instruction.cost().operations
            }
            Expression::Call { callee, arguments, .. } => {
                let name = &callee.name;
                let function = self.function(name).unwrap_or_else(|| panic!("no {name}"));
                self.depth(function, &arguments.iter().map(of).collect::<Vec<_>>())
            }
        }
    }

    /// The sums and constant factors that compute a row belong to the load.
    fn depth_of_index(&self, index: &Expression, values: &[(Name, u32)]) -> u32 {
        match index {
            Expression::Binary(Binary::Add, operands) => {
                let ready = operands.each_ref().map(|operand| self.depth_of_index(operand, values));
                ready[0].max(ready[1])
            }
            Expression::Binary(Binary::Mul, operands)
                if matches!(operands[1], Expression::Constant(..)) =>
            {
                self.depth_of_index(&operands[0], values)
            }
            index => self.depth_of(index, values),
        }
    }
}

/// Whether two parameters are compared.
fn are_parameters(condition: &Expression) -> bool {
    let Expression::Binary(Binary::Equal, operands) = condition else { return false };
    operands.iter().all(|operand| matches!(operand, Expression::Value(..)))
}

/// Calls something with the functions of a layout, and with those for targets that extract bits.
fn each_target(
    layout: &Layout,
    solution: &Solution,
    mut check: impl FnMut(&Programs<'_>, Option<Target>),
) {
    let mut programs = Programs { layout, all: by_topic::functions(layout, solution) };
    check(&programs, None);
    let riders = solution.bitboards.as_ref().map_or(Vec::new(), riders);
    let extracting: Vec<_> = riders.into_iter().filter_map(|rider| rider.pext).collect();
    for pext in &extracting {
        let is_other = |own: &Function| pext.functions.iter().all(|other| other.name != own.name);
        programs.all.functions.retain(is_other);
        programs.all.add(pext.clone());
    }
    if !extracting.is_empty() {
        check(&programs, Some(Target::Bmi2));
    }
}

/// By one convention bodies differ from what is listed: programs have no rotation down, and subtract its distance first.
#[test]
fn costs_are_listed_as_runs_take_them() {
    let mut checked = 0;
    // One by tables and one by circuits, one with hoppers and one with turned frames.
    let some = ["lerf", "w", "xiangqi", "pinwheel"].map(standard);
    for text in some.iter().chain(&boards()).chain(&long()) {
        let (described, solution) = described(text);
        let layout = &described.layout;
        let listed = costs(layout, &solution, &[]);
        each_target(layout, &solution, |programs, target| {
            for cost in listed.iter().filter(|cost| cost.target == target) {
                let Some(function) = programs.function(&cost.name) else { continue };
                let down = rotations_down(layout, &solution, &cost.name);
                let Cost { operations, loads, depth, .. } = cost.cost;
                let of = || format!("{} of {}", cost.name, described.item.name);
                assert_eq!([operations + down, loads], programs.most(function), "{}", of());
                let ready = vec![0; function.parameters.len()];
                let depth = depth + u32::from(down > 0);
                assert_eq!(depth, programs.depth(function, &ready), "{}", of());
                checked += 1;
            }
        });
    }
    assert!(checked > 100, "{checked} costs");
}

/// How often attacks of a piece rotate a word down: once for all riders that are turned alike, and once for lame leaps by
/// keys.
fn rotations_down(layout: &Layout, solution: &Solution, name: &str) -> u32 {
    let is_meant = |piece: &Piece| name.strip_prefix(&piece.name) == Some("_attacks");
    let Some(bitboards) = &solution.bitboards else { return 0 };
    let mut pieces = layout.pieces.iter().zip(&bitboards.moves);
    let Some((piece, sides)) = pieces.find(|(piece, _)| is_meant(piece)) else { return 0 };
    let mut frames = vec![Frames::Own];
    for &ride in &piece.rides {
        if !frames.contains(&bitboards.frames(ride)) {
            frames.push(bitboards.frames(ride));
        }
    }
    let is_by_keys = sides.iter().any(|side| side.attacks.shifted.is_some());
    frames.len() as u32 - 1 + u32::from(is_by_keys)
}
