//! Lowered functions, interpreted: what they give is what the runtime's functions give, and the reference.

use quadrille_circuits::circuit::{Circuit, Op};
use quadrille_circuits::random::SplitMix64;
use quadrille_codegen::model::WordSize;
use quadrille_codegen::read::read_source;
use quadrille_languages::Exported;
use quadrille_languages::lower::circuit::on_pieces;
use quadrille_languages::lower::interpret::{Interpreter, Lanes};
use quadrille_languages::lower::on_sets;
use quadrille_languages::lower::piece_fields::PieceFields;
use quadrille_languages::verify::verify;
use quadrille_runtime::{Word, moves as runtime};

use crate::{described, each_method, long, standard};

/// What single methods have besides.
const OTHERS: [&str; 4] = [
    "struct Lines { board: 8 x 8, number: (7 - rank) * 8 + file, pieces: { rook: R, bishop: B, queen: Q },
     sliders: { method: magic, sets: per_line } }",
    "struct Patterns { board: 6 x 6, number: rank * 6 + file, sliders: { method: magic },
     patterns: { rook: { a1: \"xor f6\" }, bishop: { c3: \"xor b2 e5\" } }, pieces: { rook: R, bishop: B } }",
    "struct Long { board: 20 x 3, number: (file * 3 + rank) * 29 % 60, pieces: { rook: R, queen: Q } }",
    "struct Wide { board: 20 x 6, number: (file * 6 + rank) * 47 % 120, pieces: { rook: R, lance: fR } }",
];

/// What is verified whenever a layout is exported; of standard ones only in long runs, as other tests export some.
#[test]
fn functions_give_what_the_reference_and_the_runtime_say() {
    let small = each_method("5 x 5", "rank * 5 + file");
    let mut wide = each_method("7 x 10", "rank * 7 + file");
    wide.retain(|text| !text.contains("pext"));
    for text in small.into_iter().chain(wide).chain(OTHERS.map(str::to_owned)).chain(long()) {
        let layouts = read_source(&text).layouts;
        let exported = Exported::all(&layouts).expect("a solution");
        assert_eq!(verify(&exported[0]), Ok(()), "{text}");
    }
}

/// Lines that go around have no look-ups in other languages.
#[test]
fn edges_that_wrap_are_refused() {
    let refused = |keys: &str| {
        let layouts =
            read_source(&format!("struct A {{ board: 8 x 8, number: rank * 8 + file, {keys} }}"))
                .layouts;
        Exported::all(&layouts)
            .err()
            .map(|mistakes| mistakes.iter().next().map(ToString::to_string))
    };
    let message = |why: &str| {
        let help = "Rust alone has look-ups that go around; leave `wrap` and `o` out for an export";
        Some(Some(format!("`A` is exported to no other language: {why}\nhelp: {help}")))
    };
    assert_eq!(refused("wrap: ranks"), message("its edges wrap"));
    for piece in ["oR", "oN", "mWcoF"] {
        let pieces = format!("pieces: {{ king: K, roller: {piece} }}");
        assert_eq!(refused(&pieces), message("files wrap for `roller`"), "{pieces}");
    }
    assert_eq!(refused("pieces: { rook: R }"), None);
}

/// Readers of nested expressions recurse, so that a long circuit has to become definitions.
#[test]
fn long_circuits_do_not_nest_deeply() {
    let mut circuit = Circuit::new(64);
    let mut node = circuit.input();
    for step in 0..5000 {
        let one = circuit.constant(step);
        node = circuit.push(Op::Add(node, one));
    }
    let sums = on_pieces(&circuit.finish(node), WordSize::U64);
    assert!(sums.definitions.len() > 50, "{} definitions of 5000 sums", sums.definitions.len());
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
                let given = Interpreter::default().run(&function, arguments.collect());
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

#[test]
fn what_has_no_result_is_a_fault() {
    let (described, _) = described(&standard("lerf"));
    let packing = described.layout.packing(64);
    let [number, ..] = PieceFields::own(WordSize::U64).functions(&packing);
    let run = |piece| {
        let arguments = [0, piece, 2].map(Lanes::from).into();
        Interpreter::default().run(&number, arguments)
    };
    assert_eq!(run(1), Ok(Lanes::from(0)));
    assert_eq!(run(64), Err("shifts by more than 63 bits".to_owned()));
}
