//! Lowered functions, interpreted: what they give is what the runtime's functions give, and the reference.

use quadrille_circuits::packing::Packing;
use quadrille_circuits::random::SplitMix64;
use quadrille_codegen::board::{Square, SquareSet};
use quadrille_codegen::layout::{Layout, Leap, WordSize};
use quadrille_codegen::lower::interpret::{Fault, Interpreter, Lanes};
use quadrille_codegen::lower::packed::MapOfPositions;
use quadrille_codegen::lower::{Callee, Function, Kernel, KernelKind, Whose, moves};
use quadrille_codegen::model::movement::Landing;
use quadrille_codegen::read::read_source;
use quadrille_codegen::reference::{self, moves::Standing};
use quadrille_codegen::solve::moves::{Over, UnitedLookUps};
use quadrille_codegen::solve::{Bitboards, Solution};
use quadrille_codegen::verify::moves::Evaluation;
use quadrille_runtime::moves as runtime;

/// A standard layout, and what is found for it.
fn solved(name: &str) -> (Layout, Solution) {
    let path = format!("{}/../layouts/{name}.layout", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(path).expect("a standard layout");
    let mut read = read_source(&text);
    let described = read.layouts.remove(0);
    let solution = quadrille_codegen::solved(&described).expect("a solution");
    (described.layout, solution)
}

/// What functions give that are not lowered: riders by the reference.
struct Reference<'a> {
    layout: &'a Layout,
    bitboards: &'a Bitboards,
}

impl Reference<'_> {
    fn ride(&self, ride: Leap, number: u128, occupied: u128) -> u128 {
        let numbering = &self.layout.numbering;
        let square = numbering.square(number as u8).expect("a square");
        let all = numbering.word(numbering.board().all());
        numbering.word(reference::rides(
            numbering.board(),
            square,
            ride,
            numbering.set(occupied & all),
        ))
    }

    fn hop(&self, ride: Leap, landing: Landing, number: u128, occupied: u128) -> u128 {
        let over = if landing == Landing::Next { Over::Next } else { Over::Any };
        let first = self.ride(ride, number, occupied);
        let second = over.occupied(self.bitboards.word, 0, first, [occupied; 2]);
        self.ride(ride, number, second) & !first
    }

    fn call(&self, callee: &Callee, arguments: &[Lanes]) -> Lanes {
        let Callee::Private(name) = callee else { panic!("{callee:?} is not lowered") };
        let [square, occupancy] = arguments else { panic!("{name} has other parameters") };
        let Lanes::Each(occupied) = occupancy else { panic!("one occupancy") };
        let at = |lane: usize| (square.at(lane), occupied[lane]);
        let lanes = (0..occupied.len()).map(at);
        let Bitboards { sliders, hoppers, .. } = self.bitboards;
        if let Some(solved) = sliders.iter().find(|solved| moves::ride_name(solved.ride) == *name) {
            return Lanes::Each(
                lanes.map(|(n, occupied)| self.ride(solved.ride, n, occupied)).collect(),
            );
        }
        let hopper = hoppers.iter().find(|hopper| moves::hopper_name(hopper) == *name);
        let hopper = hopper.unwrap_or_else(|| panic!("{name} is no rider"));
        let hop = |(n, occupied)| self.hop(hopper.ride, hopper.landing, n, occupied);
        Lanes::Each(lanes.map(hop).collect())
    }
}

/// Some occupancies, with all pieces hurdles in half of them.
fn standings(layout: &Layout, random: &mut SplitMix64) -> Vec<Standing> {
    let all = layout.board().all();
    let mut set = || u128::from(random.word()) << 64 | u128::from(random.word());
    let mut standing = |place: u32| {
        let occupied: SquareSet =
            set() & all & if place.is_multiple_of(3) { set() } else { SquareSet::MAX };
        let hurdles = if place.is_multiple_of(2) { occupied } else { occupied & set() };
        Standing { occupied, hurdles }
    };
    (0..16).map(&mut standing).collect()
}

/// Compares a function of a colour with the look-ups as the runtime makes them.
fn compare(of: &Reference<'_>, functions: &[Function<'_>], name: &str, look_ups: &UnitedLookUps) {
    let numbering = &of.layout.numbering;
    let function = functions.iter().find(|function| function.name == name).expect(name);
    let packing = of.layout.packing(64);
    let elsewhere = |callee: &Callee, arguments: &[Lanes]| of.call(callee, arguments);
    let interpreter = Interpreter { functions, packings: [&packing; 2], elsewhere: &elsewhere };
    let standings = standings(of.layout, &mut SplitMix64::new(7));
    let lanes = |part: fn(&Standing) -> SquareSet| {
        Lanes::Each(standings.iter().map(|standing| numbering.word(part(standing))).collect())
    };
    for square in numbering.board().squares() {
        let arguments = vec![
            Lanes::Same(numbering.number(square).into()),
            lanes(|standing| standing.occupied),
            lanes(|standing| standing.hurdles),
        ];
        let given = interpreter.run(function, arguments).expect("a result");
        let expected = |standing: &Standing| {
            let evaluation = Evaluation { numbering, word: of.bitboards.word, standing: *standing };
            numbering.word(evaluation.of(look_ups, square))
        };
        for (lane, standing) in standings.iter().enumerate() {
            assert_eq!(given.at(lane), expected(standing), "{name} from {square:?}, {standing:?}");
        }
    }
}

#[test]
fn pieces_of_any_movement_are_looked_up_as_the_runtime_does() {
    for name in ["xiangqi", "janggi", "shogi", "minishogi", "makruk", "checkers"] {
        let (layout, solution) = solved(name);
        let bitboards = solution.bitboards.as_ref().expect("bitboards");
        let of = Reference { layout: &layout, bitboards };
        let lowered = moves::functions(&layout, bitboards);
        for ((piece, sides), functions) in layout.pieces.iter().zip(&bitboards.moves).zip(&lowered)
        {
            for (color, side) in sides.iter().flatten().enumerate() {
                let name = |suffix: &str| format!("{}_{suffix}_{color}", piece.name);
                compare(&of, functions, &name("attacks"), &side.attacks);
                compare(&of, functions, &name("attackers"), &side.attackers);
                if side.moves != side.attacks {
                    compare(&of, functions, &name("moves"), &side.moves);
                }
            }
        }
    }
}

/// A kernel of the runtime on three words; those that it does not have are ignored.
fn by_runtime(kind: KernelKind, [a, b, c]: [u128; 3], word: WordSize) -> u128 {
    let [x, y, z] = [a, b, c].map(|word| word as u64);
    match (kind, word) {
        (KernelKind::Rising, WordSize::U64) => runtime::rising_64(x, y).into(),
        (KernelKind::Rising, WordSize::U128) => runtime::rising_128(a, b),
        (KernelKind::Falling, WordSize::U64) => runtime::falling_64(x, y).into(),
        (KernelKind::Falling, WordSize::U128) => runtime::falling_128(a, b),
        (KernelKind::Past, WordSize::U64) => runtime::past_64(x, y, z).into(),
        (KernelKind::Past, WordSize::U128) => runtime::past_128(a, b, c),
        (KernelKind::Next, WordSize::U64) => runtime::next_64(x, y, z).into(),
        (KernelKind::Next, WordSize::U128) => runtime::next_128(a, b, c),
        (KernelKind::Lame, WordSize::U64) => runtime::lame_64(x, y, z).into(),
        (KernelKind::Lame, WordSize::U128) => runtime::lame_128(a, b, c),
        _ => panic!("{kind:?} is not on sets"),
    }
}

#[test]
fn both_definitions_of_a_kernel_give_the_same() {
    let (layout, _) = solved("lerf");
    let packing = layout.packing(64);
    let mut random = SplitMix64::new(3);
    let elsewhere = |callee: &Callee, _: &[Lanes]| panic!("{callee:?} is called");
    let interpreter =
        Interpreter { functions: &[], packings: [&packing; 2], elsewhere: &elsewhere };
    for word in [WordSize::U64, WordSize::U128] {
        for kind in KernelKind::ON_SETS {
            let function = Kernel { kind, word }.function(&packing);
            for round in 0..200 {
                let mut set = || -> u128 {
                    let set = u128::from(random.word()) << 64 | u128::from(random.word());
                    // Few bits, so that paths are free and rays meet nothing, too.
                    let few = if round % 4 == 0 { 0x11 << (round % 60) } else { u128::MAX };
                    set & few & word.mask()
                };
                let words = [set(), set(), set()];
                let arguments =
                    words.iter().take(function.parameters.len()).map(|&set| Lanes::Same(set));
                let given = interpreter.run(&function, arguments.collect());
                assert_eq!(given, Ok(Lanes::Same(by_runtime(kind, words, word))), "{kind:?}");
            }
        }
    }
}

/// Squares, their number in `pieces`, by random.
fn position(layout: &Layout, pieces: u32, random: &mut SplitMix64) -> Vec<Square> {
    let squares: Vec<Square> = layout.board().squares().collect();
    (0..pieces).map(|_| squares[random.word() as usize % squares.len()]).collect()
}

#[test]
fn packed_positions_are_flipped_piece_by_piece_and_at_once() {
    let mut random = SplitMix64::new(5);
    for name in ["w", "lerf", "gray", "xiangqi", "rotary"] {
        let (layout, solution) = solved(name);
        let number = |square: Square| layout.numbering.number(square);
        for (word, packings) in
            [WordSize::U64, WordSize::U128].into_iter().zip(&layout.packing_pairs(&layout))
        {
            let packing: Packing = layout.packing(word.bits());
            for (symmetry, map) in &solution.packed {
                let (name, does) = (symmetry.name().to_owned(), String::new());
                let map = MapOfPositions { name, does, map, packings, word, to: Whose::Own };
                let function = map.function();
                let image = |square| layout.board().image(square, *symmetry);
                let flip = |_: &Callee, squares: &[Lanes]| {
                    let image = |lane| {
                        let square = layout.numbering.square(squares[0].at(lane) as u8);
                        number(image(square.expect("a square"))).into()
                    };
                    Lanes::Each((0..4).map(image).collect())
                };
                let interpreter =
                    Interpreter { functions: &[], packings: [&packing; 2], elsewhere: &flip };
                for pieces in 1..=packing.most_pieces() {
                    let positions = [0; 4].map(|_| position(&layout, pieces, &mut random));
                    let pack = |of: &dyn Fn(Square) -> u8| {
                        let packed = positions.each_ref().map(|squares| {
                            packing
                                .pack(&squares.iter().map(|&square| of(square)).collect::<Vec<_>>())
                        });
                        Lanes::Each(packed.into())
                    };
                    let arguments = vec![pack(&number), Lanes::Same(pieces.into())];
                    let given = interpreter.run(&function, arguments);
                    let expected = pack(&|square| number(image(square)));
                    assert_eq!(given, Ok(expected), "{symmetry} of {pieces} in {word}");
                }
            }
        }
    }
}

#[test]
fn what_has_no_result_is_a_fault() {
    let (layout, _) = solved("lerf");
    let packing = layout.packing(64);
    let elsewhere = |callee: &Callee, _: &[Lanes]| panic!("{callee:?} is called");
    let interpreter =
        Interpreter { functions: &[], packings: [&packing; 2], elsewhere: &elsewhere };
    let number = Kernel { kind: KernelKind::Number, word: WordSize::U64 }.function(&packing);
    let run =
        |piece| interpreter.run(&number, vec![Lanes::Same(0), Lanes::Same(piece), Lanes::Same(2)]);
    assert_eq!(run(1), Ok(Lanes::Same(0)));
    assert_eq!(run(64), Err(Fault("shifts by more than 63 bits".to_owned())));
}
