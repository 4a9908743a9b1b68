//! Circuits in a description: right ones are used, wrong ones are refused.

use std::fmt::Write as _;

use quadrille_circuits::circuit::{Circuit, CircuitCost};
use quadrille_circuits::solve::NumberMap;
use quadrille_codegen::diagnostic::Diagnostic;
use quadrille_codegen::model::Layout;
use quadrille_codegen::read::read_source;
use quadrille_codegen::read_circuit::{Operand, read};
use quadrille_codegen::solve::{Bitboards, solve};
use quadrille_runtime::{Direction, Symmetry};

use super::common::sources;
use crate::riders::described;

fn bitboards(layout: &Layout) -> Bitboards {
    solve(layout).expect("no magics").bitboards.expect("64 squares")
}

fn a1_is_0(keys: &str) -> String {
    format!("struct Lerf {{ board: 8 x 8, number: rank * 8 + file, {keys} }}")
}

#[test]
fn given_circuits_are_used() {
    let layout = described(&a1_is_0(
        r#"circuits: {
            square: { flip_vertical: "x + (56 - (x & 56)) - (x & 56)" },
            bitboard: {
                flip_vertical: [
                    "half = x.rotate_left(32);"
                    "pairs = (half & 0xffff0000ffff) << 16 | half >> 16 & 0xffff0000ffff;",
                    "(pairs & 0xff00ff00ff00ff) << 8 | pairs >> 8 & 0xff00ff00ff00ff",
                ],
                shift_north: "x * 256",
            },
        }"#,
    ));
    let solution = solve(&layout).expect("no magics");
    let (_, flip) = &solution.squares.symmetries[0];
    assert!(matches!(flip, NumberMap::Circuit(circuit) if circuit.cost().operations == 4));
    let bitboards = solution.bitboards.expect("64 squares");
    assert_eq!(bitboards.symmetries[0].1.cost().operations, 11);
    assert_eq!(Some(&bitboards.steps[0]), read("x * 256", Operand::Word(64)).ok().as_ref());
}

/// The circuits of a layout, by name.
fn circuits(bitboards: &Bitboards) -> Vec<(String, Circuit)> {
    let flips = bitboards.symmetries.iter();
    let flips = flips.map(|(symmetry, circuit)| (symmetry.name().to_owned(), circuit.clone()));
    let steps = Direction::ALL.into_iter().zip(&bitboards.steps);
    let steps = steps.map(|(step, circuit)| (format!("shift_{}", step.name()), circuit.clone()));
    flips.chain(steps).collect()
}

/// The packed programs of a layout in the notation of descriptions, by symmetry.
fn programs(layout: &Layout) -> Vec<(Symmetry, String)> {
    let packed = solve(layout).expect("right magics").packed.into_iter();
    let texts = packed.filter_map(|(symmetry, map)| Some((symmetry, map.circuit?.to_string())));
    texts.collect()
}

/// The costs of circuits and programs. The order of independent operations may differ.
fn costs(layout: &Layout) -> Vec<Option<CircuitCost>> {
    let solution = solve(layout).expect("right magics");
    let [packings, _] = layout.packing_pairs(layout);
    let of_packed = solution.packed.iter().map(|(_, map)| map.cost(&packings, 3));
    let circuits = solution.bitboards.as_ref().map_or(Vec::new(), circuits);
    of_packed.chain(circuits.iter().map(|(_, circuit)| Some(circuit.cost()))).collect()
}

#[test]
fn what_is_found_may_be_written_down() {
    let mut count = 0;
    for source in sources().into_iter().step_by(3).filter(|it| !it.contains("circuits:")) {
        let found = described(&source);
        let packed: Vec<String> = programs(&found)
            .iter()
            .map(|(symmetry, text)| format!("{symmetry}: \"{text}\""))
            .collect();
        count += packed.len();
        let mut keys = format!("packed: {{ {} }}", packed.join(", "));
        if let Some(solved) = solve(&found).expect("right magics").bitboards {
            let text = |(name, circuit): &(String, Circuit)| format!("{name}: \"{circuit}\"");
            let texts: Vec<String> = circuits(&solved).iter().map(text).collect();
            // Words of 256 bits have none.
            if !texts.is_empty() {
                keys.extend([", bitboard: { ", &texts.join(", "), " }"]);
            }
        }
        let end = source.rfind('}').expect("a body");
        let again = described(&format!("{}circuits: {{ {keys} }} }}", &source[..end]));
        assert_eq!(costs(&again), costs(&found));
    }
    assert!(count > 12, "{count}");
}

#[test]
fn a_wrong_bit_anywhere_is_found() {
    let found = bitboards(&described(&a1_is_0("")));
    for (name, circuit) in circuits(&found) {
        let text = circuit.to_string();
        let constants = text.match_indices("0x").map(|(at, _)| at + 2);
        for at in constants {
            // With another first digit masks lose or gain squares.
            let digit = if text[at..].starts_with('1') { "2" } else { "1" };
            let wrong = format!("{}{digit}{}", &text[..at], &text[at + 1..]);
            let source = a1_is_0(&format!("circuits: {{ bitboard: {{ {name}: \"{wrong}\" }} }}"));
            let errors = read_source(&source).diagnostics;
            assert_eq!(errors.len(), 1, "{name}: {wrong}");
        }
    }
}

#[test]
fn circuits_are_optimised_as_asked() {
    let operations = |keys: &str| {
        let found = bitboards(&described(&a1_is_0(keys)));
        let (symmetry, flip) = &found.symmetries[2];
        assert_eq!(*symmetry, Symmetry::FlipDiagonal);
        (flip.cost().operations, flip.cost().latency)
    };
    assert_eq!(operations(""), operations("optimise: latency"));
    let (soon, few) = (operations("optimise: latency"), operations("optimise: throughput"));
    assert!(soon.1 < few.1 && few.0 < soon.0, "{soon:?} {few:?}");
}

/// The ring of the puzzle "Bit Manipulation Problem" with other keys.
fn ring(keys: &str) -> String {
    let all = sources();
    let ring = all.iter().find(|source| source.contains("struct Ring")).expect("a standard layout");
    let end = ring.find("index:").expect("its fields");
    format!("{}index: {{ hi: 3, lo: 3 }}, {keys} }}", &ring[..end])
}

#[test]
fn given_circuits_of_packed_positions_are_used() {
    let text = "pair = x & x >> 1 & each(0b010_000);
        swapped = (x & each(0b111_001)) | (x & each(4)) >> 1 | (x & each(2)) << 1;
        swapped ^ each(1) ^ pair >> 3 * n + 1";
    let layout =
        described(&ring(&format!("circuits: {{ packed: {{ flip_diagonal: \"{text}\" }} }}")));
    let solution = solve(&layout).expect("no magics");
    let (symmetry, flip) = &solution.packed[2];
    let [packings, _] = layout.packing_pairs(&layout);
    assert_eq!(*symmetry, Symmetry::FlipDiagonal);
    assert_eq!(flip.cost(&packings, 5).map(|cost| cost.operations), Some(13));
}

#[test]
fn a_wrong_bit_of_a_packed_program_is_found() {
    let mut count = 0;
    for (symmetry, text) in programs(&described(&ring(""))) {
        for (at, _) in text.match_indices("each(") {
            let end = at + text[at..].find(')').expect("closed");
            let number = text[at + 5..end].trim_start_matches("0x");
            let number = u8::from_str_radix(number, 16).expect("a number");
            for bit in 0..6 {
                let wrong = format!("{}each({:#x}{}", &text[..at], number ^ 1 << bit, &text[end..]);
                let keys = format!("circuits: {{ packed: {{ {symmetry}: \"{wrong}\" }} }}");
                let errors = read_source(&ring(&keys)).diagnostics;
                count += usize::from(errors.len() == 1);
            }
        }
    }
    // Some bits of some masks make no difference.
    assert!(count > 60, "{count}");
}

/// a1 = 0 with pieces side by side, where the flip of the comment under "Bit Manipulation Problem" is
/// right.
fn packed_flip(text: &str) -> String {
    let circuits = format!("circuits: {{ packed: {{ flip_diagonal: \"{text}\" }} }}");
    a1_is_0(&format!("index: {{ hi: 3, lo: 3 }}, packed: pieces, {circuits}"))
}

/// `x ^= ((x ^ (x >> 3)) & 0707070707) * 011` has a mask for five pieces.
#[test]
fn the_flip_of_the_comment_is_taken_for_five_pieces() {
    let most = |text: &str| {
        let layout = described(&packed_flip(text));
        layout.circuits.packed[0].1.most
    };
    assert_eq!(most("x ^ ((x ^ (x >> 3)) & 0o0707070707) * 0o11"), Some([5, 5]));
    assert_eq!(most("x ^ ((x ^ (x >> 3)) & 0o07070707) * 0o11"), Some([4, 4]));
    assert_eq!(most("x ^ ((x ^ (x >> 3)) & each(0o07)) * 0o11"), None);
}

#[test]
fn other_masks_and_factors_are_wrong_from_some_number_of_pieces_on() {
    for (text, message) in [
        (
            "x ^ ((x ^ (x >> 3)) & 0o0707070703) * 0o11",
            "for any n: with n = 1 a piece on e1 (number 4) goes to a5",
        ),
        (
            "x ^ ((x ^ (x >> 3)) & 0o0707070307) * 0o11",
            "with n = 2 a piece on e1 (number 4) goes to a5",
        ),
        (
            "x ^ ((x ^ (x >> 3)) & each(0o03)) * 0o11",
            "for any n: with n = 1 a piece on e1 (number 4) goes to a5",
        ),
        ("x ^ ((x ^ (x >> 3)) & each(0o07)) * 0o21", "for any n: with n = 1 a piece on"),
        ("x ^ ((x ^ (x >> 3)) & 7) * 0o11", "with n = 2 "),
        // The comment's own notation, C.
        ("x ^= ((x ^ (x >> 3)) & 0707070707) * 011", "without `=`"),
        ("x ^ ((x ^ (x >> 3)) & 0707070707) * 0o11", "write `0o707070707` for an octal number"),
    ] {
        let errors = read_source(&packed_flip(text)).diagnostics;
        let messages: Vec<String> = errors.iter().map(ToString::to_string).collect();
        assert!(messages.len() == 1 && messages[0].contains(message), "{text}: {messages:?}");
    }
}

/// A product and a shift exchange the halves of an index if three of them fit the word.
#[test]
fn two_operations_flip_up_to_seven_pieces() {
    let text = "x * (1 << width - 3 * n | 1 << width - 9 * n) >> width - 6 * n";
    let layout = described(&a1_is_0(&format!(
        "index: {{ hi: 3, lo: 3 }}, circuits: {{ packed: {{ flip_diagonal: \"{text}\" }} }}"
    )));
    let (_, given) = &layout.circuits.packed[0];
    assert_eq!(given.most, Some([7, 14]));
    let [packings, _] = layout.packing_pairs(&layout);
    let circuit = packings.circuit(&given.circuit, 7);
    assert_eq!(circuit.cost().operations, 2);
    let (numbers, images) =
        ([0o12, 0o34, 0o56, 0o70, 0, 0o77, 0o41], [0o21, 0o43, 0o65, 0o07, 0, 0o77, 0o14]);
    assert_eq!(circuit.eval(packings.pack(&numbers)), packings.pack(&images));
}

/// A difference and a product make all changes of the ring's diagonal flip.
#[test]
fn six_operations_flip_the_ring_for_up_to_ten_pieces() {
    let ring = described(&ring(
        "circuits: { packed: { flip_diagonal: [
            \"changes = (each(0o44) << 1 | each(0o40)) - (x & each(0o66));\",
            \"wanted = changes & (each(0o40) << 1 | each(4));\",
            \"x ^ wanted * (1 << width - 3 * n | 1 << width - 3 * n - 1 | 1 << width - 6 * n - 3)\",
            \">> width - 3 * n\",
        ] } }",
    ));
    let (_, given) = &ring.circuits.packed[0];
    assert_eq!(given.most, Some([10, 20]));
    let [packings, _] = ring.packing_pairs(&ring);
    assert_eq!(packings.circuit(&given.circuit, 5).cost().operations, 6);
}

/// Long circuits must not exhaust the compiler's stack, nor take more than seconds.
#[test]
fn long_circuits_take_time_in_proportion_to_their_length() {
    let start = std::time::Instant::now();
    let pairs = "x".to_owned() + &" ^ 1 ^ x >> 1 ^ 1 ^ x >> 1".repeat(4000);
    let circuit = read(&pairs, Operand::Word(64)).expect("a circuit");
    assert_eq!(circuit.eval(5), 5);
    assert!(!circuit.to_string().is_empty() && !circuit.to_rust("x").is_empty());
    let mut steps = "t0 = (x ^ 0) * 3; ".to_owned();
    for step in 1..3000 {
        write!(steps, "t{step} = (t{} ^ {step}) * 3; ", step - 1).expect("strings grow");
    }
    let circuit = read(&(steps + "t2999"), Operand::Word(64)).expect("a circuit");
    assert_eq!(circuit.cost().operations, 6000);
    assert!(!circuit.to_string().is_empty() && !circuit.to_rust("x").is_empty());
    // It took minutes when it was quadratic.
    assert!(start.elapsed().as_secs() < 20, "{:?}", start.elapsed());
}

#[test]
fn operators_bind_as_in_rust() {
    let eval = |text: &str, x: u64| read(text, Operand::Word(64)).expect(text).eval(x.into());
    for x in [0, 1, 0x0123_4567_89ab_cdef, u64::MAX] {
        let sums = (x ^ x >> (3 + 1) & !(x | 2)) - x;
        assert_eq!(eval("(x ^ x >> 3 + 1 & !(x | 2)) - x", x), u128::from(sums));
        let turned = (x & 0o7).rotate_left(3).swap_bytes();
        assert_eq!(eval("(x & 0o7).rotate_left(3).swap_bytes()", x), u128::from(turned));
    }
}

/// The mistake of a text that has one.
fn mistake(text: &str) -> String {
    let mistakes = read(text, Operand::Word(64)).expect_err("a mistake");
    let what: Vec<&str> = mistakes.iter().map(Diagnostic::message).collect();
    assert_eq!(what.len(), 1, "{text}: {what:?}");
    what[0].to_owned()
}

#[test]
fn errors_name_the_column() {
    for (text, error) in [
        ("", "column 1: expected `x`, a name, a number or `(`, found the end"),
        ("x ^ (3 +) ^ x", "column 9: expected `x`, a name, a number or `(`, found `)`"),
        ("x x", "column 3: expected an operator, found `x`"),
        ("t = x", "column 6: expected `;` after a definition, found the end"),
        ("(x", "column 1: this `(` is not closed"),
        ("x )", "column 3: this `)` closes nothing"),
        ("x ^ 12q", "column 5: expected `x`, a name, a number or `(`, found `12q`"),
        ("x ^ \u{e9}", "column 5: expected `x`, a name, a number or `(`, found `\u{e9}`"),
        ("x.y", "column 4: expected `(`, found the end"),
        ("x ^ 0x1_0000_0000_0000_0000_0000_0000_0000_0000", "column 5: the number is too large"),
    ] {
        assert_eq!(mistake(text), error, "{text}");
    }
    let rows = r#"circuits: { bitboard: { flip_vertical: ["t = (x", ">> 1) & y; t"] } }"#;
    let mistakes = read_source(&a1_is_0(rows)).diagnostics;
    let what: Vec<&str> = mistakes.iter().map(Diagnostic::message).collect();
    assert_eq!(what, ["column 9: `y` is not defined; the input is called `x`"]);
}

#[test]
fn long_chains_take_no_stack_and_deep_nesting_is_refused() {
    let is_read = |text: &str| read(text, Operand::Word(64)).is_ok();
    assert!(is_read(&("x + ".repeat(20_000) + "x")));
    assert!(is_read(&("!".repeat(40_000) + "x")));
    let nested = |depth: usize| "(".repeat(depth) + "x" + &")".repeat(depth);
    assert!(is_read(&nested(100)));
    let error = mistake(&nested(50_000));
    assert_eq!(error, "column 129: brackets are nested more than 128 deep");
}
