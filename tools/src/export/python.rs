//! Layouts as a module of Python: functions on plain integers, without dependencies.

use std::fmt::Write as _;

use quadrille_codegen::lower::print::{Language, Sink, Text, body};
use quadrille_codegen::lower::{Binary, Callee, Field, Function, Table, Type, Unary};

use serde_json::Value;

use super::comment;
use super::exported::Exported;
use super::names::{Module, WORDS, called, nested, table_name};

/// The module of some layouts, which `command` writes.
///
/// # Errors
/// When a function is wrong, which is a defect of the compiler.
pub fn module(command: &str, all: &[Exported<'_>]) -> Result<String, String> {
    let mut text = format!(
        "# Written by `quadrille` {}: do not edit, but export again:\n{}\n\
         # Squares, colours and directions are numbers, sets and packed positions are integers.\n\n{HELPERS}",
        env!("CARGO_PKG_VERSION"),
        comment::lines(command)
            .iter()
            .map(|line| format!("#     {line}\n"))
            .collect::<Vec<_>>()
            .concat(),
    );
    for module in Module::all(all)? {
        text += &layout(&module);
    }
    Ok(text)
}

const HELPERS: &str = "\
def _rotate_left(word, by, width):
    by %= width
    return (word << by | word >> (width - by)) & ((1 << width) - 1)


def _swap_bytes(word, width):
    return int.from_bytes(word.to_bytes(width // 8, \"little\"), \"big\")


def _reverse_bits(word, width):
    return int(format(word, f\"0{width}b\")[::-1], 2)


def squares(set):
    \"\"\"The squares of a set, from the least number on.\"\"\"
    while set:
        yield (set & -set).bit_length() - 1
        set &= set - 1
";

fn layout(module: &Module<'_>) -> String {
    let prefix = module.prefix.clone();
    let upper = prefix.to_uppercase();
    let mut text = String::from("\n\n");
    for (name, value) in module.constants() {
        let _ = writeln!(text, "{upper}{name} = {value}");
    }
    let squares = module.squares().map(|(name, number)| format!("{}: {number}", Value::from(name)));
    let squares = squares.collect::<Vec<_>>().join(", ");
    let _ = writeln!(text, "# By name: the number of a square.\n{upper}SQUARES = {{{squares}}}");
    let _ = writeln!(text, "# By number: the name of a square.");
    let _ = writeln!(
        text,
        "{upper}NAMES = {{number: name for name, number in {upper}SQUARES.items()}}"
    );
    module.with_functions(|lowered| {
        for table in &lowered.tables {
            text += &written_table(&prefix, None, table);
        }
        for function in &lowered.functions {
            text += &self::function(&prefix, function);
        }
    });
    for (word, end) in WORDS {
        let _ = write!(
            text,
            "\n\ndef {prefix}pack{end}(squares):\n    \"\"\"The packed position of some pieces, piece 0 first.\"\"\"\n    \
             index = 0\n    for piece, square in enumerate(squares):\n        \
             index |= _{prefix}spread_{word}(square, piece, len(squares))\n    return index\n\n\n\
             def {prefix}unpack{end}(index, pieces):\n    \"\"\"The squares of a packed position, piece 0 first.\"\"\"\n    \
             return [_{prefix}number_{word}(index, piece, pieces) for piece in range(pieces)]\n"
        );
    }
    text
}

fn function(prefix: &str, function: &Function<'_>) -> String {
    let tables = function.tables.iter().map(|table| written_table(prefix, Some(function), table));
    let parameters = function.parameters.iter().map(|(name, _)| name.to_string());
    let parameters = parameters.collect::<Vec<_>>().join(", ");
    let lines = body(&Python { prefix, function }, &function.body);
    let doc = comment::lines(&function.doc.replace('\\', "\\\\").replace('"', "'")).join("\n    ");
    format!(
        "{}\n\ndef {}({parameters}):\n    \"\"\"{doc}\"\"\"\n{}\n",
        tables.collect::<Vec<_>>().concat(),
        named(prefix, &function.name, function.is_public),
        indented(&lines)
    )
}

fn named(prefix: &str, name: &str, is_public: bool) -> String {
    format!("{}{prefix}{name}", if is_public { "" } else { "_" })
}

/// A list for each field.
fn written_table(prefix: &str, function: Option<&Function<'_>>, table: &Table<'_>) -> String {
    let mut text = String::from("\n");
    let fields = table.fields.iter().enumerate();
    for (place, field) in fields {
        let written = |value: u128| {
            if field.ty.width() > 32 { format!("{value:#x}") } else { value.to_string() }
        };
        let name = list_name(prefix, &table_name(function, &table.name), *field);
        let _ = writeln!(text, "{name} = {}", nested(table, place, &written));
    }
    text
}

fn list_name(prefix: &str, table: &str, field: Field) -> String {
    let field = if field.name.is_empty() { String::new() } else { format!("_{}", field.name) };
    format!("_{prefix}{table}{field}").to_uppercase()
}

fn indented(lines: &[String]) -> String {
    let lines = lines.iter().flat_map(|line| line.lines()).map(|line| format!("    {line}"));
    lines.collect::<Vec<_>>().join("\n")
}

struct Python<'a> {
    prefix: &'a str,
    function: &'a Function<'a>,
}

/// All bits of a type.
fn mask(ty: Type) -> String {
    format!("{:#x}", u128::MAX >> (128 - ty.width()))
}

/// Integers have any size: what may leave the type's bits is cut.
fn cut(text: &str, ty: Type) -> Text {
    if ty == Type::Place {
        Text::atom(format!("({text})"))
    } else {
        Text::atom(format!("({text} & {})", mask(ty)))
    }
}

impl Language for Python<'_> {
    fn value(&self, name: &str, _: Type) -> Text {
        Text::atom(name)
    }

    fn constant(&self, value: u128, ty: Type) -> Text {
        Text::atom(match ty {
            Type::Truth => if value == 0 { "False" } else { "True" }.to_owned(),
            Type::Word(_) | Type::Set(_) => format!("{value:#x}"),
            _ => value.to_string(),
        })
    }

    fn unary(&self, op: Unary, operand: Text, ty: Type) -> Text {
        let width = ty.width();
        Text::atom(match op {
            Unary::Not => format!("({} ^ {})", operand.tight(), mask(ty)),
            Unary::Highest => format!("({}.bit_length() - 1)", operand.tight()),
            Unary::SwapBytes => format!("_swap_bytes({}, {width})", operand.loose()),
            Unary::ReverseBits => format!("_reverse_bits({}, {width})", operand.loose()),
        })
    }

    fn binary(&self, op: Binary, [a, b]: [Text; 2], ty: Type) -> Text {
        let of = |sign: &str, a: Text, b: Text| format!("({} {sign} {})", a.tight(), b.tight());
        match op {
            Binary::And => Text::infix(op, a, "&", b),
            Binary::Or => Text::infix(op, a, "|", b),
            Binary::Xor => Text::infix(op, a, "^", b),
            Binary::AndNot => {
                Text::infix(Binary::And, a, "&", Text::atom(format!("~{}", b.tight())))
            }
            Binary::Add => cut(&of("+", a, b), ty),
            Binary::Sub => cut(&of("-", a, b), ty),
            Binary::Mul => cut(&of("*", a, b), ty),
            Binary::Shl => cut(&of("<<", a, b), ty),
            Binary::Shr => Text::infix(op, a, ">>", b),
            Binary::Equal => Text::infix(op, a, "==", b),
            Binary::AtMost => Text::infix(op, a, "<=", b),
            Binary::RotateLeft => {
                Text::atom(format!("_rotate_left({}, {}, {})", a.loose(), b.loose(), ty.width()))
            }
            Binary::Extract | Binary::Deposit => unreachable!("processors extract bits"),
        }
    }

    fn convert(&self, operand: Text, from: Type, to: Type) -> Text {
        if to.width() >= from.width() { operand } else { cut(&operand.tight(), to) }
    }

    fn load(&self, table: &str, field: Field, at: Vec<(Text, Type)>) -> Text {
        let at = at.into_iter().map(|(at, _)| format!("[{}]", at.loose()));
        let table = table_name(Some(self.function), table);
        Text::atom(list_name(self.prefix, &table, field) + &at.collect::<Vec<_>>().concat())
    }

    fn call(&self, callee: &Callee, arguments: &[String]) -> Text {
        let (name, is_public) = called(callee);
        Text::atom(format!("{}({})", named(self.prefix, &name, is_public), arguments.join(", ")))
    }

    fn choose(&self, parts: [Text; 3]) -> Text {
        let [condition, a, b] = parts.map(Text::tight);
        Text::atom(format!("({a} if {condition} else {b})"))
    }

    fn define(&self, name: &str, _: Type, value: &str) -> String {
        format!("{name} = {value}")
    }

    fn declare(&self, name: &str, _: Type, _: bool) -> String {
        format!("{name} = 0")
    }

    fn sink(&self, sink: Sink<'_>, value: &str) -> String {
        match sink {
            Sink::Result => format!("return {value}"),
            Sink::Assign(name) => format!("{name} = {value}"),
            Sink::Unite(name) => format!("{name} |= {value}"),
        }
    }

    fn branch(&self, condition: &str, then: &[String], otherwise: &[String]) -> Vec<String> {
        vec![format!("if {condition}:\n{}\nelse:\n{}", indented(then), indented(otherwise))]
    }

    fn walk(&self, place: &str, first: &str, goes_on: &str, lines: &[String]) -> Vec<String> {
        vec![format!("{place} = {first}\nwhile {goes_on}:\n{}", indented(lines))]
    }

    fn step(&self, place: &str, next: &str) -> String {
        format!("{place} = {next}")
    }

    fn repeat(&self, round: &str, count: &str, lines: &[String]) -> Vec<String> {
        vec![format!("for {round} in range({count}):\n{}", indented(lines))]
    }

    fn each_square(&self, square: &str, set: &str, _: Type, lines: &[String]) -> Vec<String> {
        let first = format!("{square} = (rest & -rest).bit_length() - 1");
        let round: Vec<String> = [&[first], lines, &["rest &= rest - 1".to_owned()]].concat();
        vec![format!("rest = {set}\nwhile rest != 0:\n{}", indented(&round))]
    }
}
