//! Lowered functions as C.

use quadrille_circuits::program::Program;
use quadrille_codegen::layout::WordSize;
use quadrille_codegen::lower::print::{Language, Sink, Text, body};
use quadrille_codegen::lower::{
    Binary, Callee, Function, Kernel, KernelKind, Table, Type, Unary, Whose,
};

use super::circuit::on_pieces;
use super::code::{Code, literal, literals, word_type};

/// Writes a function, its tables before it, and `check` before its body; `to` is what the names of the layout begin with that conversions
/// lead to.
pub fn write(code: &mut Code, doc: &str, check: &str, function: &Function<'_>, to: &str) {
    for table in &function.tables {
        write_table(code, &function.name, table);
    }
    let parameters =
        function.parameters.iter().map(|(name, ty)| format!("{} {name}", spelled(*ty)));
    let parameters = parameters.collect::<Vec<_>>().join(", ");
    let signature = format!("{} @{}({parameters})", spelled(function.result()), function.name);
    let lines = body(&C { function: &function.name, to }, &function.body);
    code.inline(doc, &signature, &(check.to_owned() + &lines.join("\n")));
}

fn write_table(code: &mut Code, function: &str, Table { name, ty, words, .. }: &Table<'_>) {
    let word = if ty.width() > 64 { WordSize::U128 } else { WordSize::U64 };
    let name = format!("@{function}_{name}");
    code.table("", spelled(*ty), &name, &[words.len()], literals(word, words));
}

/// A type, as names are declared.
fn spelled(ty: Type) -> &'static str {
    match ty {
        Type::Square => "@square",
        Type::Color => "@color",
        Type::Small => "unsigned",
        Type::Word(word) => word_type(word),
        Type::Set(_) => "@bitboard",
        Type::Truth => "bool",
    }
}

/// How C spells a function.
struct C<'a> {
    /// The function, after which its tables are named.
    function: &'a str,
    to: &'a str,
}

impl C<'_> {
    fn kernel(&self, kernel: Kernel) -> String {
        let of = if kernel.kind == KernelKind::Spread(Whose::OfTarget) { self.to } else { "@" };
        format!("{of}{}", kernel.name())
    }
}

impl Language for C<'_> {
    fn value(&self, name: &str, _: Type) -> Text {
        Text::atom(name)
    }

    fn constant(&self, value: u128, ty: Type) -> Text {
        Text::atom(match ty {
            Type::Word(word) | Type::Set(word) if value >> 64 != 0 => literal(word, value),
            Type::Word(WordSize::U128) | Type::Set(WordSize::U128) => {
                format!("(@u128){value:#x}ull")
            }
            Type::Word(_) | Type::Set(_) => format!("{value:#x}ull"),
            Type::Color => if value == 0 { "@WHITE" } else { "@BLACK" }.to_owned(),
            _ => value.to_string(),
        })
    }

    fn unary(&self, op: Unary, operand: Text, ty: Type) -> Text {
        Text::atom(match op {
            Unary::Not => format!("~{}", operand.tight()),
            Unary::Highest => format!("@highest_{}({})", ty.width(), operand.loose()),
        })
    }

    fn binary(&self, op: Binary, [a, b]: [Text; 2], ty: Type) -> Text {
        let sign = match op {
            Binary::AndNot => {
                let b = Text::atom(format!("~{}", b.tight()));
                return Text::infix(Binary::And, a, "&", b);
            }
            Binary::RotateLeft => {
                let (width, a, b) = (ty.width(), a.loose(), b.loose());
                return Text::atom(format!("@rotate_left_{width}({a}, {b})"));
            }
            Binary::And => "&",
            Binary::Or => "|",
            Binary::Xor => "^",
            Binary::Add => "+",
            Binary::Sub => "-",
            Binary::Mul => "*",
            Binary::Shl => "<<",
            Binary::Shr => ">>",
            Binary::Equal => "==",
            Binary::AtMost => "<=",
        };
        Text::infix(op, a, sign, b)
    }

    fn convert(&self, operand: Text, from: Type, to: Type) -> Text {
        if from == Type::Square && to == Type::Small {
            return operand;
        }
        Text::atom(format!("({}){}", spelled(to), operand.tight()))
    }

    fn load(&self, table: &str, at: Text, _: Type) -> Text {
        Text::atom(format!("@{}_{table}[{}]", self.function, at.loose()))
    }

    fn call(&self, callee: &Callee, arguments: &[String]) -> Text {
        let name = match callee {
            Callee::Kernel(kernel) => self.kernel(*kernel),
            Callee::Public(name) | Callee::Private(name) => format!("@{name}"),
            Callee::OfTarget(name) => format!("{}{name}", self.to),
        };
        Text::atom(format!("{name}({})", arguments.join(", ")))
    }

    fn choose(&self, parts: [Text; 3]) -> Text {
        let [condition, a, b] = parts.map(Text::tight);
        Text::atom(format!("({condition} ? {a} : {b})"))
    }

    fn on_pieces(&self, program: &Program, word: WordSize) -> (String, Text) {
        let (definitions, result) = on_pieces(program, word, self.to);
        (definitions, Text::atom(result))
    }

    fn define(&self, name: &str, ty: Type, value: &str) -> String {
        format!("const {} {name} = {value};", spelled(ty))
    }

    fn declare(&self, name: &str, ty: Type, _: bool) -> String {
        // In C++17 nothing may be without a value in a constant expression.
        format!("{} {name} = 0;", spelled(ty))
    }

    fn sink(&self, sink: Sink<'_>, value: &str) -> String {
        match sink {
            Sink::Result => format!("return {value};"),
            Sink::Assign(name) => format!("{name} = {value};"),
            Sink::Unite(name) => format!("{name} |= {value};"),
        }
    }

    fn branch(&self, condition: &str, then: &[String], otherwise: &[String]) -> Vec<String> {
        let (then, otherwise) = (then.join("\n"), otherwise.join("\n"));
        vec![format!("if ({condition}) {{\n{then}\n}} else {{\n{otherwise}\n}}")]
    }

    fn repeat(&self, round: &str, count: &str, lines: &[String]) -> Vec<String> {
        let (head, lines) =
            (format!("unsigned {round} = 0; {round} < {count}; {round}++"), lines.join("\n"));
        vec![format!("for ({head}) {{\n{lines}\n}}")]
    }
}
