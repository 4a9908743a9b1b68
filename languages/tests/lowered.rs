//! Lowered functions, interpreted: what they give is what the runtime's functions give, and the reference.

use quadrille_circuits::packing::Packing;
use quadrille_circuits::random::SplitMix64;
use quadrille_codegen::board::Square;
use quadrille_codegen::layout::{Layout, SliderMethod, WordSize};
use quadrille_codegen::read::read_source;
use quadrille_codegen::solve::Solution;
use quadrille_languages::lower::interpret::{Fault, Interpreter, Lanes};
use quadrille_languages::lower::packed::MapOfPositions;
use quadrille_languages::lower::piece_fields::PieceFields;
use quadrille_languages::lower::sliders::riders;
use quadrille_languages::lower::{
    Binary, Callee, Definition, Expression, Function, Meaning, moves, on_sets, spread,
};
use quadrille_languages::verify::{verify_programs, verify_sets};
use quadrille_runtime::{Word, moves as runtime};

/// A standard layout, and what is found for it.
fn solved(name: &str) -> (Layout, Solution) {
    let path = format!("{}/../layouts/{name}.layout", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(path).expect("a standard layout");
    let mut read = read_source(&text);
    let described = read.layouts.remove(0);
    let solution = quadrille_codegen::solved(&described).expect("a solution");
    (described.layout, solution)
}

/// A layout, and what is found for it.
fn described(text: &str) -> (Layout, Solution) {
    let mut read = read_source(text);
    let described = read.layouts.remove(0);
    let solution = quadrille_codegen::solved(&described).expect("a solution");
    (described.layout, solution)
}

/// Small boards with rooks and bishops by each method, and what a method has besides.
fn each_method() -> Vec<String> {
    let board = |options: &str, number: &str| {
        format!(
            "struct Small {{ board: 5 x 5, number: {number}, sliders: {{ {options} }},
             pieces: {{ rook: R, bishop: B, queen: Q, knight: N, king: K }} }}"
        )
    };
    let methods = SliderMethod::NAMES.iter().map(|(name, ..)| format!("method: {name}"));
    let small = methods.clone().map(|options| board(&options, "rank * 5 + file"));
    let wide = methods.filter(|options| !options.ends_with("pext"));
    let wide = wide.map(|options| board(&options, "rank * 7 + file").replace("5 x 5", "7 x 10"));
    let others = [
        "struct Lines { board: 8 x 8, number: (7 - rank) * 8 + file, pieces: { rook: R, bishop: B, queen: Q },
         sliders: { method: magic, sets: per_line } }",
        "struct Patterns { board: 6 x 6, number: rank * 6 + file, sliders: { method: magic },
         patterns: { rook: { a1: \"xor f6\" }, bishop: { c3: \"xor b2 e5\" } }, pieces: { rook: R, bishop: B } }",
    ];
    small.chain(wide).chain(others.map(str::to_owned)).collect()
}

#[test]
fn riders_are_looked_up_by_every_method_as_the_reference_and_the_runtime_say() {
    for text in each_method() {
        let (layout, solution) = described(&text);
        let bitboards = solution.bitboards.as_ref().expect("bitboards");
        let verified = verify_programs(&layout, bitboards, &riders(bitboards), &[]);
        assert_eq!(verified, Ok(()), "{text}");
    }
}

/// Two standard layouts; all of them with `QUADRILLE_LONG`, which `.ci/long layouts` sets.
fn standard() -> Vec<String> {
    if std::env::var_os("QUADRILLE_LONG").is_none() {
        return ["lerf", "w"].map(str::to_owned).to_vec();
    }
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../layouts");
    let files =
        std::fs::read_dir(folder).expect("layouts").map(|file| file.expect("a file").path());
    let layouts = files.filter(|path| path.extension().is_some_and(|end| end == "layout"));
    let mut names: Vec<String> =
        layouts.map(|path| path.file_stem().expect("a name").to_string_lossy().into()).collect();
    names.sort();
    names
}

#[test]
fn pieces_of_any_movement_are_looked_up_as_the_reference_says() {
    for name in standard() {
        let (layout, solution) = solved(&name);
        let Some(bitboards) = &solution.bitboards else { continue };
        let (riders, pieces) = (riders(bitboards), moves::functions(&layout, bitboards));
        let verified = verify_programs(&layout, bitboards, &riders, &pieces);
        assert_eq!(verified, Ok(()), "{name}");
    }
}

#[test]
fn sets_attack_what_their_pieces_attack() {
    for name in standard() {
        let (layout, solution) = solved(&name);
        let Some(bitboards) = &solution.bitboards else { continue };
        let verified = verify_sets(&layout, bitboards, &spread::functions(&layout, bitboards));
        assert_eq!(verified, Ok(()), "{name}");
    }
}

/// Every function whose fill has a direction that enters one square less, or doubles once less.
fn changed_fills(function: &Function) -> Vec<Function> {
    let mut changed = Vec::new();
    for place in 0..function.body.definitions.len() {
        let mut without = function.clone();
        let Definition { meaning: Meaning::Value(value), .. } =
            &mut without.body.definitions[place]
        else {
            continue;
        };
        // Nothing is free, or nothing more is reached.
        *value = match &*value {
            Expression::Binary(Binary::Or, operands) => operands[0].clone(),
            other => Expression::Constant(0, other.ty()),
        };
        changed.push(without);
    }
    changed
}

#[test]
fn a_fill_that_stops_too_early_is_found() {
    let (layout, solution) = solved("minishogi");
    let bitboards = solution.bitboards.as_ref().expect("bitboards");
    let lowered = spread::functions(&layout, bitboards);
    let mut count = 0;
    for piece in 0..lowered.len() {
        for place in 0..lowered[piece].len() {
            let fills = lowered[piece][place].name.contains("_rays_of_set_");
            for changed in changed_fills(&lowered[piece][place]).into_iter().filter(|_| fills) {
                let mut mutant = lowered.clone();
                let name = changed.name.clone();
                mutant[piece][place] = changed;
                assert!(verify_sets(&layout, bitboards, &mutant).is_err(), "{name}");
                count += 1;
            }
        }
    }
    assert!(count > 30, "{count} fills were changed");
}

/// The function with one bit less in one of its tables.
fn changed_tables(function: &Function) -> Vec<Function> {
    let changed = |table: usize| {
        let mut changed = function.clone();
        // Where a table has nothing another table may have nothing, too, and a bit more would say nothing.
        let mut values = changed.tables[table].values.to_vec();
        let some = values.iter_mut().find(|value| **value != 0).expect("a table says something");
        *some &= *some - 1;
        changed.tables[table].values = values.into();
        changed
    };
    (0..function.tables.len()).map(changed).collect()
}

/// The function with the operation changed that leads to its value.
fn changed_operations(function: &Function) -> Vec<Function> {
    let Expression::Binary(op, operands) = &function.body.value else { return Vec::new() };
    let other = match op {
        Binary::And | Binary::AndNot => Binary::Or,
        Binary::Or => Binary::And,
        other => panic!("{other:?} leads to no set"),
    };
    let mut changed = function.clone();
    changed.body.value = Expression::Binary(other, operands.clone());
    vec![changed]
}

#[test]
fn changed_functions_are_noticed() {
    check_changed(&["checkers"], 5);
}

#[test]
#[ignore = "layouts with many more pieces: `.ci/long layouts`"]
fn changed_functions_of_other_games_are_noticed() {
    check_changed(&["xiangqi", "shogi"], 30);
}

fn check_changed(names: &[&str], least: usize) {
    let is_verified =
        |suffix: &str| ["attacks_", "moves_", "attackers_"].iter().any(|it| suffix.starts_with(it));
    let mut count = 0;
    for name in names {
        let (layout, solution) = solved(name);
        let bitboards = solution.bitboards.as_ref().expect("bitboards");
        let lowered = moves::functions(&layout, bitboards);
        for (place, piece) in layout.pieces.iter().enumerate() {
            for (at, function) in lowered[place].iter().enumerate() {
                let suffix =
                    function.name.strip_prefix(&format!("{}_", piece.name)).expect("a name");
                if !is_verified(suffix) {
                    continue;
                }
                for changed in
                    changed_tables(function).into_iter().chain(changed_operations(function))
                {
                    let mut mutant = lowered.clone();
                    mutant[place][at] = changed;
                    let verified = verify_programs(&layout, bitboards, &[], &mutant);
                    assert!(verified.is_err(), "{name}: {:?}", mutant[place][at]);
                    count += 1;
                }
            }
        }
    }
    assert!(count > least, "{count} functions were changed");
}

/// A function of the runtime on three words; those that it does not have are ignored.
fn by_runtime<W: Word>(name: &str, [a, b, c]: [W; 3]) -> W {
    match name {
        on_sets::RISING => runtime::rising(a, b),
        on_sets::FALLING => runtime::falling(a, b),
        on_sets::PAST => runtime::past(a, b, c),
        on_sets::NEXT => runtime::next(a, b, c),
        on_sets::LAME => runtime::lame(a, b, c),
        _ => panic!("{name} is not on sets"),
    }
}

#[test]
fn both_definitions_of_a_function_on_sets_give_the_same() {
    let mut random = SplitMix64::new(3);
    for word in WordSize::ALL {
        for function in on_sets::functions(word) {
            for round in 0..200 {
                let mut set = || -> u128 {
                    let set = u128::from(random.word()) << 64 | u128::from(random.word());
                    // Few bits, so that paths are free and rays meet nothing, too.
                    let few = if round % 4 == 0 { 0x11 << (round % 60) } else { u128::MAX };
                    set & few & word.mask()
                };
                let words = [set(), set(), set()];
                let arguments =
                    words.iter().take(function.parameters.len()).map(|&set| Lanes::from(set));
                let given = Interpreter::alone().run(&function, arguments.collect());
                let name = &*function.name;
                let expected = match word {
                    WordSize::U64 => by_runtime(name, words.map(|word| word as u64)).into(),
                    WordSize::U128 => by_runtime(name, words),
                };
                assert_eq!(given, Ok(Lanes::from(expected)), "{name}");
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
        for (word, packings) in WordSize::ALL.into_iter().zip(&layout.packing_pairs(&layout)) {
            let packing: Packing = layout.packing(word.bits());
            for (symmetry, map) in &solution.packed {
                let function = MapOfPositions::flip(*symmetry, map, packings, word).function();
                let image = |square| layout.board().image(square, *symmetry);
                let flip = |_: &Callee, squares: &[Lanes]| {
                    let image = |lane| {
                        let square = layout.numbering.square(squares[0].at(lane) as u8);
                        u128::from(number(image(square.expect("a square"))))
                    };
                    Lanes::from((0..4).map(image).collect::<Vec<_>>())
                };
                let functions = &PieceFields::own(word).functions(&packing);
                let interpreter =
                    Interpreter { functions, elsewhere: &flip, ..Interpreter::alone() };
                for pieces in 1..=packing.most_pieces() {
                    let positions = [0; 4].map(|_| position(&layout, pieces, &mut random));
                    let pack = |of: &dyn Fn(Square) -> u8| {
                        let packed = positions.each_ref().map(|squares| {
                            packing
                                .pack(&squares.iter().map(|&square| of(square)).collect::<Vec<_>>())
                        });
                        Lanes::from(packed.to_vec())
                    };
                    let arguments = vec![pack(&number), Lanes::from(u128::from(pieces))];
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
    let [number, ..] = PieceFields::own(WordSize::U64).functions(&packing);
    let run = |piece| {
        let arguments = [0, piece, 2].map(Lanes::from).into();
        Interpreter::alone().run(&number, arguments)
    };
    assert_eq!(run(1), Ok(Lanes::from(0)));
    assert_eq!(run(64), Err(Fault("shifts by more than 63 bits".to_owned())));
}
