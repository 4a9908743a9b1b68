//! Circuits as expressions of C.

use quadrille_circuits::program::{
    Bits, Constant, Distance, Notation, Op, Program, Sign, common_sign, written,
};
use quadrille_codegen::layout::WordSize;

use super::code::literal;

/// The statements that return what a circuit makes of `input`, of the circuit's width.
pub fn returned(circuit: &Program, input: &str) -> String {
    let (definitions, results) = written(circuit, &OnWord { input, width: circuit.width() });
    format!("{}return {};", one_a_line(&definitions), results.concat())
}

/// The statements that a circuit on a square's number takes, and the expression of its value.
pub fn of_number(circuit: &Program, input: &str) -> (String, String) {
    let (definitions, results) = written(circuit, &OnWord { input, width: circuit.width() });
    (one_a_line(&definitions), results.concat())
}

/// The statements of a circuit on the packed `index` of `pieces` pieces, and the expression of its value.
pub fn on_pieces(circuit: &Program, word: WordSize, to: &str) -> (String, String) {
    let (definitions, results) = written(circuit, &OnPieces { word, to });
    (one_a_line(&definitions), results.concat())
}

/// The statements that make the planes `images` of `planes`, which may be the same.
pub fn planes(circuit: &Program) -> String {
    let (definitions, results) = written(circuit, &OnPlanes);
    let results = results.iter().enumerate();
    let named =
        results.clone().map(|(bit, text)| format!("const uint64_t image_{bit} = {text};\n"));
    let stored = results.map(|(bit, _)| format!("images[{bit}] = image_{bit};\n"));
    format!(
        "{}{}{}",
        one_a_line(&definitions),
        named.collect::<String>(),
        stored.collect::<String>()
    )
}

fn one_a_line(definitions: &str) -> String {
    definitions.replace("; ", ";\n")
}

fn sign(op: Op, width: u32) -> Sign {
    let function = |narrow, word, wide| {
        Sign::Function(match width {
            0..=32 => narrow,
            33..=64 => word,
            _ => wide,
        })
    };
    match op {
        Op::AndNot(..) => Sign::Infix("& ~", 3),
        Op::Not(_) => Sign::Prefix("~"),
        Op::RotateLeft(..) => function("@rotate_left_32", "@rotate_left_64", "@rotate_left_128"),
        Op::SwapBytes(_) => function("@swap_bytes_32", "@swap_bytes_64", "@swap_bytes_128"),
        Op::ReverseBits(_) => function("@reverse_bits_32", "@reverse_bits_64", "@reverse_bits_128"),
        op => common_sign(op),
    }
}

/// Circuits on words.
struct OnWord<'a> {
    input: &'a str,
    width: u32,
}

impl Notation for OnWord<'_> {
    fn define(&self) -> &'static str {
        match self.width {
            0..=32 => "const uint32_t ",
            33..=64 => "const uint64_t ",
            _ => "const @u128 ",
        }
    }

    fn input(&self, _: u32) -> String {
        self.input.to_owned()
    }

    fn constant(&self, constant: Constant) -> String {
        let Constant::Word(value) = constant else { return String::new() };
        match self.width {
            0..=32 => format!("{value:#x}u"),
            33..=64 => literal(WordSize::U64, value),
            _ => literal(WordSize::U128, value),
        }
    }

    fn sign(&self, op: Op) -> Sign {
        sign(op, self.width)
    }
}

/// Circuits on packed positions, to those of the layout whose names begin with `to`.
struct OnPieces<'a> {
    word: WordSize,
    to: &'a str,
}

impl OnPieces<'_> {
    fn mask(&self, layout: &str, bits: Bits) -> String {
        format!("{layout}mask_{}({bits:#x}, pieces)", self.word)
    }
}

impl Notation for OnPieces<'_> {
    fn define(&self) -> &'static str {
        match self.word {
            WordSize::U64 => "const uint64_t ",
            WordSize::U128 => "const @u128 ",
        }
    }

    fn input(&self, _: u32) -> String {
        "index".to_owned()
    }

    fn constant(&self, constant: Constant) -> String {
        match constant {
            Constant::Word(value) => literal(self.word, value),
            Constant::Each(0) => literal(self.word, 0),
            // The bits of the packing that the circuit leads to are above those it starts from.
            Constant::Each(bits) if bits >> u8::BITS == 0 => self.mask("@", bits),
            Constant::Each(bits) => self.mask(self.to, bits >> u8::BITS),
        }
    }

    fn distance(&self, distance: Distance) -> String {
        distance.in_pieces(self.word.bits(), "pieces")
    }

    fn sign(&self, op: Op) -> Sign {
        sign(op, self.word.bits())
    }
}

/// Circuits on bit planes.
struct OnPlanes;

impl Notation for OnPlanes {
    fn define(&self) -> &'static str {
        "const uint64_t "
    }

    fn input(&self, bit: u32) -> String {
        format!("planes[{bit}]")
    }

    fn constant(&self, constant: Constant) -> String {
        if constant == Constant::Word(0) { "0" } else { "~(uint64_t)0" }.to_owned()
    }

    fn sign(&self, op: Op) -> Sign {
        sign(op, 64)
    }
}
