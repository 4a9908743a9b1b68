//! What functions are said to cost, held against what runs of their bodies take.

use std::collections::BTreeMap;

use quadrille_circuits::packing::{Packing, PackingPair};
use quadrille_circuits::random::SplitMix64;
use quadrille_codegen::board::Square;
use quadrille_codegen::emit;
use quadrille_codegen::item::Described;
use quadrille_codegen::layout::{Layout, Piece, SliderMethod, WordSize};
use quadrille_codegen::read::read_source;
use quadrille_codegen::solve::cost::Cost;
use quadrille_codegen::solve::{Solution, Target};
use quadrille_languages::lower::function_cost::FunctionCost;
use quadrille_languages::lower::interpret::{Interpreter, Lanes, Taken};
use quadrille_languages::lower::sliders::riders;
use quadrille_languages::lower::{
    Block, Callee, Expression, Function, Lowered, Meaning, Type, Unary, all,
};
use quadrille_runtime::sliders::Frames;

/// Layouts of each kind: by tables and by circuits, with 128 bits, holes and hoppers, and turned ones.
const STANDARD: [&str; 7] =
    ["w", "lerf", "xiangqi", "checkers", "pinwheel", "turntable", "glinski"];

/// The first two of them; all with `QUADRILLE_LONG`, which `.ci/long layouts` sets.
fn some_standard() -> &'static [&'static str] {
    if std::env::var_os("QUADRILLE_LONG").is_some() { &STANDARD } else { &STANDARD[..2] }
}

/// How often each function is run.
const RUNS: usize = 24;

fn standard(name: &str) -> (Described, Solution) {
    let path = format!("{}/../layouts/{name}.layout", env!("CARGO_MANIFEST_DIR"));
    described(&std::fs::read_to_string(path).expect("a standard layout"))
}

fn described(text: &str) -> (Described, Solution) {
    let described = read_source(text).layouts.remove(0);
    let solution = quadrille_codegen::solved(&described).expect("a solution");
    (described, solution)
}

/// Small boards with riders by each method, and long lines.
fn each_method() -> Vec<String> {
    let small = |(method, ..): &(&str, _, _)| {
        format!(
            "struct Small {{ board: 5 x 5, number: rank * 5 + file, sliders: {{ method: {method} }},
             pieces: {{ rook: R, bishop: B, queen: Q, knight: N }} }}"
        )
    };
    let long =
        "struct Long { board: 20 x 3, number: rank * 20 + file, pieces: { rook: R, queen: Q } }";
    let few = "struct Few { board: 8 x 8, number: rank * 8 + file, index: { hi: 3, lo: 3 },
               optimise: throughput, pieces: { rook: R } }";
    let wide = |method: &str| {
        format!(
            "struct Wide {{ board: 9 x 9, number: rank * 9 + file, sliders: {{ method: {method} }},
             pieces: {{ rook: R, bishop: B, queen: Q, horse: nN, rays: fRbB }} }}"
        )
    };
    let wide = ["magic", "split", "obstruction_difference"].map(wide);
    let others = [long.to_owned(), few.to_owned()].into_iter().chain(wide);
    SliderMethod::NAMES.iter().map(small).chain(others).collect()
}

/// Functions, what they are said to cost, and what running them needs.
struct Counted<'a> {
    layout: &'a Layout,
    all: Lowered<'a>,
    costs: BTreeMap<String, FunctionCost>,
    packings: [Packing; 2],
}

impl<'a> Counted<'a> {
    fn new(layout: &'a Layout, all: Lowered<'a>) -> Counted<'a> {
        let packings = [64, 128].map(|bits| layout.packing(bits));
        let costs = all.costs(&packings[0]);
        Counted { layout, all, costs, packings }
    }

    /// What a run takes: operations, loads and rounds; nothing where the arguments are none that a function is for.
    fn run(&self, function: &Function<'a>, arguments: &[u128]) -> Option<[u32; 3]> {
        let taken = Taken::default();
        let Lowered { functions, tables } = &self.all;
        let alone = Interpreter::alone(&self.packings[0]);
        let interpreter = Interpreter { functions, tables, taken: Some(&taken), ..alone };
        // Loops over pieces need one number for all lanes.
        let lane = |((name, _), &argument): (&(_, _), &u128)| match name == "pieces" {
            true => Lanes::Same(argument),
            false => Lanes::Each(vec![argument]),
        };
        let lanes = || function.parameters.iter().zip(arguments).map(lane).collect();
        if let Some(requires) = &function.requires {
            let body = Block::from(requires.clone());
            let required = Function { body, tables: Vec::new(), ..function.clone() };
            interpreter.run(&required, lanes()).ok().filter(|holds| holds.at(0) == 1)?;
        }
        let noted = [&taken.operations, &taken.loads, &taken.rounds];
        for count in noted {
            count.set(0);
        }
        interpreter.run(function, lanes()).ok()?;
        Some(noted.map(std::cell::Cell::get))
    }

    /// An argument for each parameter, by random.
    fn arguments(&self, function: &Function<'_>, random: &mut SplitMix64) -> Vec<u128> {
        let squares: Vec<Square> = self.layout.board().squares().collect();
        let mut below = |bound: usize| (random.word() % bound as u64) as usize;
        let numbers: Vec<u8> =
            (0..64).map(|_| self.layout.numbering.number(squares[below(squares.len())])).collect();
        let wide = function.parameters.iter().any(|(_, ty)| *ty == Type::Word(WordSize::U128));
        let packing = &self.packings[usize::from(wide)];
        let pieces = 1 + below(packing.most_pieces() as usize);
        let every = self.layout.numbering.word(self.layout.board().all());
        let ways = function.parameters.iter().map(|(name, ty)| match (&**name, ty) {
            ("index", _) => packing.pack(&numbers[..pieces]),
            ("pieces", _) => pieces as u128,
            ("piece" | "a" | "b", Type::Small) => below(pieces) as u128,
            (_, Type::Square) => numbers[below(64)].into(),
            (_, Type::Color) => below(2) as u128,
            (_, Type::Direction | Type::Symmetry) => below(8) as u128,
            (_, Type::Steps) => u128::from(below(5) as u32).wrapping_sub(2) & u128::from(u32::MAX),
            (_, Type::Set(_) | Type::Word(_)) => {
                let word = (0..8).fold(0, |word, _| word << 16 | below(1 << 16) as u128);
                // Few squares, or many.
                let thin = (0..8).fold(0, |word, _| word << 16 | below(1 << 16) as u128);
                [every & word & thin & thin.rotate_left(23), every & word, 0, every][below(4)]
            }
            _ => below(16) as u128,
        });
        ways.collect()
    }

    /// Whether every run of a function does the same.
    fn is_straight(&self, function: &Function<'_>) -> bool {
        function.body.definitions.iter().all(|definition| match &definition.meaning {
            Meaning::Value(value) => self.is_straight_value(value),
            _ => false,
        }) && self.is_straight_value(&function.body.value)
    }

    fn is_straight_value(&self, value: &Expression<'_>) -> bool {
        match value {
            Expression::Value(..) | Expression::Constant(..) => true,
            Expression::Unary(_, operand)
            | Expression::Convert(_, operand)
            | Expression::AtOnce(_, operand) => self.is_straight_value(operand),
            Expression::Binary(_, operands) => operands.iter().all(|it| self.is_straight_value(it)),
            Expression::Load { at, .. } => at.iter().all(|it| self.is_straight_value(it)),
            Expression::Choose(parts) => parts.iter().all(|it| self.is_straight_value(it)),
            // The distances of circuits on pieces may be none.
            Expression::OnPieces(..) => false,
            Expression::Call { callee, arguments, .. } => {
                let is_straight = match callee {
                    Callee::Kernel(kernel) => self.is_straight(&kernel.function(&self.packings[0])),
                    Callee::OfTarget(_) => false,
                    Callee::Public(name) | Callee::Private(name) | Callee::Piece(name) => {
                        let mut functions = self.all.functions.iter();
                        functions.find(|it| it.name == *name).is_some_and(|it| self.is_straight(it))
                    }
                };
                is_straight && arguments.iter().all(|it| self.is_straight_value(it))
            }
        }
    }

    /// Runs a function on random inputs: whether there were some, and how many took exactly what is said.
    fn check(&self, function: &Function<'a>, said: &FunctionCost) -> Result<[usize; 2], String> {
        let mut random = SplitMix64::new(17);
        let is_straight = self.is_straight(function);
        let (mut ran, mut exact) = (0, 0);
        for _ in 0..RUNS {
            let arguments = self.arguments(function, &mut random);
            let Some([operations, loads, rounds]) = self.run(function, &arguments) else {
                continue;
            };
            let [once, round] = said.work();
            let other = said.other_way().filter(|_| rounds == 0);
            let other = other.map_or([0, 0], |other| {
                let [other, _] = self.costs[other].work();
                [other.operations, other.loads]
            });
            let most = [
                once.operations + rounds * round.operations + other[0],
                once.loads + rounds * round.loads + other[1],
            ];
            let is_most = operations <= most[0] && loads <= most[1];
            let is_exact = [operations, loads] == most;
            if !is_most || (is_straight && !is_exact) {
                return Err(format!(
                    "{} {arguments:x?} takes {operations} operations and {loads} loads in {rounds} rounds, and is said \
                     to cost {}",
                    function.name,
                    said.costs()
                ));
            }
            ran += 1;
            exact += usize::from(is_exact);
        }
        Ok([ran, exact])
    }

    /// Checks all functions, and how many of them were run and took exactly what is said.
    fn check_all(&self) -> Result<[usize; 2], String> {
        let mut all = [0, 0];
        for function in &self.all.functions {
            let found = self.check(function, &self.costs[&*function.name])?;
            all = [0, 1].map(|which| all[which] + usize::from(found[which] > 0));
        }
        Ok(all)
    }
}

/// Calls something with all functions of a layout, and with those for targets that extract bits.
fn each_target(
    described: &Described,
    solution: &Solution,
    mut check: impl FnMut(&Counted<'_>, Option<Target>),
) {
    let layout = &described.layout;
    let packings: [PackingPair; 2] = layout.packing_pairs(layout);
    let mut all = all::functions(layout, solution, &packings);
    check(&Counted::new(layout, all.clone()), None);
    let Some(bitboards) = &solution.bitboards else { return };
    let mut has_pext = false;
    for pext in riders(bitboards).into_iter().filter_map(|rider| rider.pext) {
        has_pext = true;
        let is_other =
            |own: &Function<'_>| pext.functions.iter().all(|other| other.name != own.name);
        all.functions.retain(is_other);
        all.add(pext);
    }
    if has_pext {
        check(&Counted::new(layout, all), Some(Target::Bmi2));
    }
}

#[test]
fn no_run_takes_more_than_is_said_and_straight_ones_take_just_that() {
    let texts = each_method();
    let layouts = some_standard().iter().map(|name| standard(name));
    for (layout, solution) in layouts.chain(texts.iter().map(|text| described(text))) {
        each_target(&layout, &solution, |counted, _| {
            let [ran, exact] = counted.check_all().unwrap_or_else(|wrong| panic!("{wrong}"));
            let all = counted.all.functions.len();
            assert!(ran * 20 >= all * 19, "{ran} of {all} functions were run");
            assert!(exact * 10 >= ran * 9, "{exact} of {ran} functions took what is said");
        });
    }
}

#[test]
fn a_body_that_takes_more_or_less_than_is_said_is_found() {
    let (described, solution) = standard("lerf");
    let layout = &described.layout;
    let packings = layout.packing_pairs(layout);
    let counted = Counted::new(layout, all::functions(layout, &solution, &packings));
    for name in ["rook_attacks", "bishop_xrays", "rank", "anti_diagonal_set", "pawn_attacks"] {
        let function =
            counted.all.functions.iter().find(|it| it.name == name).expect("it is there");
        let said = &counted.costs[name];
        assert_eq!(counted.check(function, said), Ok([RUNS; 2]), "{name}");
        let mut longer = function.clone();
        let value = longer.body.value.clone();
        longer.body.value = Expression::Unary(Unary::Not, Box::new(value));
        assert!(counted.check(&longer, said).is_err(), "{name}");
        let shorter = Block::from(Expression::Constant(0, function.result()));
        let shorter = Function { body: shorter, ..function.clone() };
        assert!(counted.check(&shorter, said).is_err(), "{name}");
    }
}

#[test]
fn the_longest_path_is_that_of_the_circuit() {
    let mut checked = 0;
    for name in ["lerf", "w", "gray", "xiangqi"] {
        let (described, solution) = standard(name);
        let layout = &described.layout;
        let packings = layout.packing_pairs(layout);
        let costs = all::functions(layout, &solution, &packings).costs(&layout.packing(64));
        for (symmetry, circuit) in solution.bitboards.iter().flat_map(|it| &it.symmetries) {
            let [counted, _] = costs[symmetry.name()].work();
            let circuit = circuit.cost();
            assert_eq!(
                (counted.operations, counted.depth),
                (circuit.operations, circuit.depth),
                "{symmetry} of {name}"
            );
            checked += 1;
        }
    }
    assert!(checked > 20, "{checked} circuits");
}

/// What the compiler records of functions is what is counted in their bodies as programs, and so what runs take. By one
/// convention they differ: programs have no rotation down, and subtract its distance first.
#[test]
fn costs_are_listed_as_bodies_take_them() {
    let texts = each_method();
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../layouts");
    let files = std::fs::read_dir(folder).expect("the standard layouts");
    let files = files.map(|file| file.expect("an entry").path());
    let layouts = files.map(|path| self::described(&std::fs::read_to_string(path).expect("text")));
    let mut checked = 0;
    for (described, solution) in layouts.chain(texts.iter().map(|text| self::described(text))) {
        let listed = emit::costs(&described, &solution);
        each_target(&described, &solution, |counted, target| {
            for cost in listed.iter().filter(|cost| cost.target == target) {
                let Some([said, _]) = counted.costs.get(&cost.name).map(FunctionCost::work) else {
                    continue;
                };
                let down = rotations_down(&described.layout, &solution, &cost.name);
                let Cost { operations, loads, depth, .. } = cost.cost;
                assert_eq!(
                    [operations + down, loads, depth + u32::from(down > 0)],
                    [said.operations, said.loads, said.depth],
                    "{} of {}",
                    cost.name,
                    described.item.name,
                );
                checked += 1;
            }
        });
    }
    assert!(checked > 300, "{checked} costs");
}

/// How often attacks of a piece rotate a word down: once for all riders that are turned alike, and once for lame leaps by
/// keys.
fn rotations_down(layout: &Layout, solution: &Solution, name: &str) -> u32 {
    let is_meant = |piece: &Piece| name.strip_prefix(&piece.name) == Some("_attacks");
    let Some(bitboards) = &solution.bitboards else { return 0 };
    let mut pieces = layout.pieces.iter().zip(&bitboards.moves);
    let Some((piece, sides)) = pieces.find(|(piece, _)| is_meant(piece)) else { return 0 };
    let mut frames = vec![Frames::Own];
    for solved in bitboards.sliders.iter().filter(|solved| piece.rides.contains(&solved.ride)) {
        if !frames.contains(&solved.frames()) {
            frames.push(solved.frames());
        }
    }
    let is_by_keys = sides.iter().flatten().any(|side| side.attacks.shifted.is_some());
    frames.len() as u32 - 1 + u32::from(is_by_keys)
}
