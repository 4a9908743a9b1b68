//! Layouts as a module of Python: functions on plain integers, without dependencies.

use crate::lower::print::{Spelling, Text, body, indexed};
use crate::lower::{Binary, Callee, Function, Loop, LoopKind, Part, Table, Type, Unary};
use quadrille_codegen::model::WordSize;
use quadrille_runtime::U256;

use serde_json::Value;

use super::comment;
use super::modules::{Script, list_name, lists};
use super::names::Prefixes;

/// The language of modules.
pub struct Python;

impl Script for Python {
    const NAME: &'static str = "Python";
    const MARK: &'static str = "#";
    const WORDS: &'static str = "integers";
    const RUNTIME: &'static str = include_str!("runtime.py");
    const GAP: &'static str = "\n\n";

    fn called(name: &str, is_public: bool) -> String {
        if is_public { name.to_owned() } else { format!("_{name}") }
    }

    fn constant(name: &str, value: u32) -> String {
        format!("{name} = {value}\n")
    }

    fn squares(prefix: &str, squares: &[(String, u8)]) -> String {
        let squares = squares
            .iter()
            .map(|(name, number)| format!("{}: {number}", Value::from(name.as_str())));
        let squares = squares.collect::<Vec<_>>().join(", ");
        format!(
            "# By name: the number of a square.\n{prefix}SQUARES = {{{squares}}}\n\
             # By number: the name of a square.\n\
             {prefix}NAMES = {{number: name for name, number in {prefix}SQUARES.items()}}\n"
        )
    }

    fn list(name: &str, table: &Table) -> String {
        let list = lists(table, ["(", ")"], &|value, field| number(value, field.ty));
        format!("\n{name} = {list}\n")
    }

    fn import(names: &[&str]) -> String {
        format!("from quadrille_runtime import {}\n", names.join(", "))
    }

    fn exported(item: &str) -> String {
        item.to_owned()
    }

    fn function(of: Prefixes<'_>, function: &Function) -> String {
        let parameters = function.parameters.iter().map(|(name, _)| name.to_string());
        let parameters = parameters.collect::<Vec<_>>().join(", ");
        let lines = body(&Body { of }, &function.body);
        let doc =
            comment::lines(&function.doc.replace('\\', "\\\\").replace('"', "'")).join("\n    ");
        format!(
            "\n\ndef {}({parameters}):\n    \"\"\"{doc}\"\"\"\n{}\n",
            Python::called(&format!("{}{}", of.own, function.name), function.is_public),
            indented(&lines)
        )
    }

    fn packing(prefix: &str, word: WordSize, end: &str) -> String {
        format!(
            "\n\ndef {prefix}pack{end}(squares):\n    \"\"\"The packed position of some pieces, piece 0 first.\"\"\"\n    \
             return _pack(_{prefix}spread_{word}, squares)\n\n\n\
             def {prefix}unpack{end}(index, pieces):\n    \"\"\"The squares of a packed position, piece 0 first.\"\"\"\n    \
             return _unpack(_{prefix}number_{word}, index, pieces)\n"
        )
    }
}

/// A value of a table.
fn number(value: U256, ty: Type) -> String {
    if ty.width() > 32 { format!("{value:#x}") } else { value.to_string() }
}

/// The number that follows another one.
fn behind(number: &str) -> String {
    number.parse().map_or_else(|_| format!("{number} + 1"), |number: u32| (number + 1).to_string())
}

struct Body<'a> {
    of: Prefixes<'a>,
}

/// All bits of a type.
fn mask(ty: Type) -> String {
    format!("{:#x}", U256::MAX.down(256 - ty.width()))
}

/// Cuts a result that may leave the type's bits, since integers have any size.
fn cut(text: &str, ty: Type) -> Text {
    if ty == Type::Index {
        Text::atom(format!("({text})"))
    } else {
        Text::atom(format!("({text} & {})", mask(ty)))
    }
}

impl Spelling for Body<'_> {
    fn constant(&self, value: U256, ty: Type) -> Text {
        Text::atom(match ty {
            Type::Truth => if value.is_zero() { "False" } else { "True" }.to_owned(),
            Type::Word(_) | Type::Set(_) => format!("{value:#x}"),
            _ => value.to_string(),
        })
    }

    fn unary(&self, op: Unary, operand: Text, ty: Type) -> Text {
        let width = ty.width();
        Text::atom(match op {
            Unary::Not => format!("({} ^ {})", operand.tight(), mask(ty)),
            Unary::Highest => format!("({}.bit_length() - 1)", operand.tight()),
            Unary::Lowest => format!("_lowest({})", operand.loose()),
            Unary::Count => format!("bin({}).count(\"1\")", operand.loose()),
            Unary::SwapBytes => format!("_swap_bytes({}, {width})", operand.loose()),
            Unary::ReverseBits => format!("_reverse_bits({}, {width})", operand.loose()),
        })
    }

    fn binary(&self, op: Binary, [a, b]: [Text; 2], ty: Type) -> Text {
        match op {
            Binary::Add | Binary::Sub | Binary::Mul | Binary::Shl => {
                cut(&format!("({} {} {})", a.tight(), op.sign(), b.tight()), ty)
            }
            // Numbers are whole and not negative; any other argument is no such number.
            Binary::AtMost if !matches!(ty, Type::Index | Type::Word(_) | Type::Set(_)) => {
                let range = Text::atom(format!("range({})", behind(&b.loose())));
                Text::infix_by("in", op, [a, range])
            }
            Binary::RotateLeft => {
                Text::atom(format!("_rotate_left({}, {}, {})", a.loose(), b.loose(), ty.width()))
            }
            _ => Text::infix(op, [a, b]),
        }
    }

    fn convert(&self, operand: Text, from: Type, to: Type) -> Text {
        if to.width() >= from.width() { operand } else { cut(&operand.tight(), to) }
    }

    fn runtime(&self, name: &str, _: Option<u32>) -> String {
        Python::called(name, false)
    }

    fn rows(&self, table: &str, at: &[String], part: Part) -> String {
        let entry = list_name(self.of.own, table) + &indexed(at);
        match part {
            Part::Field(field, place) if !field.name.is_empty() => format!("{entry}[{place}]"),
            _ => entry,
        }
    }

    fn called(&self, callee: &Callee) -> String {
        let (name, is_public) = self.of.called(callee);
        Python::called(&name, is_public)
    }

    fn choose(&self, [condition, a, b]: [String; 3]) -> String {
        format!("({a} if {condition} else {b})")
    }

    fn define(&self, name: &str, _: Type, value: &str) -> String {
        format!("{name} = {value}")
    }

    fn result(&self, value: &str) -> String {
        format!("return {value}")
    }

    fn repeated(&self, Loop { kind, item, .. }: &Loop, items: &str, each: &str) -> String {
        match kind {
            LoopKind::Squares => format!("return _union({each} for {item} in squares({items}))"),
            LoopKind::Numbers => format!("return _union({each} for {item} in range({items}))"),
            LoopKind::Flood => format!("return _flood(lambda {item}: {each}, {items})"),
        }
    }
}

/// Lines of a block.
fn indented(lines: &[String]) -> String {
    let lines = lines.iter().flat_map(|line| line.lines());
    lines.map(|line| format!("    {line}")).collect::<Vec<_>>().join("\n")
}
