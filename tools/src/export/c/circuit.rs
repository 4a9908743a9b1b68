//! Circuits on bit planes as expressions of C.

use quadrille_circuits::program::{Constant, Notation, Op, Program, Sign, common_sign, written};

/// The statements that make the planes `images` of `planes`, which may be the same.
pub fn planes(circuit: &Program) -> String {
    let (definitions, results) = written(circuit, &OnPlanes);
    let results = results.iter().enumerate();
    let named =
        results.clone().map(|(bit, text)| format!("const uint64_t image_{bit} = {text};\n"));
    let stored = results.map(|(bit, _)| format!("images[{bit}] = image_{bit};\n"));
    format!(
        "{}{}{}",
        definitions.replace("; ", ";\n"),
        named.collect::<String>(),
        stored.collect::<String>()
    )
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
        match op {
            Op::AndNot(..) => Sign::Infix("& ~", 3),
            Op::Not(_) => Sign::Prefix("~"),
            op => common_sign(op),
        }
    }
}
