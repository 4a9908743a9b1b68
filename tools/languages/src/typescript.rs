//! Layouts as a module of TypeScript: functions on numbers and on `bigint`, without dependencies. Annotations are the only
//! thing that is not JavaScript.

use crate::lower::print::{Spelling, Text, body, indented};
use crate::lower::{Binary, Callee, Function, Loop, LoopKind, Part, Table, Type, Unary};
use quadrille_codegen::model::WordSize;
use quadrille_runtime::U256;

use serde_json::Value;

use super::comment;
use super::modules::{Script, list_name, lists};
use super::names::Prefixes;

/// `rookAttacks` for `rook_attacks`. Between digits a line stays: `ride0_1`.
pub fn camel(name: &str) -> String {
    let mut text = String::new();
    for part in name.split('_') {
        let is_number = part.starts_with(|first: char| first.is_ascii_digit());
        if is_number && text.ends_with(|last: char| last.is_ascii_digit()) {
            text.push('_');
        }
        let mut letters = part.chars();
        match (text.is_empty(), letters.next()) {
            (true, first) => text.extend(first),
            (false, first) => text.extend(first.map(|it| it.to_ascii_uppercase())),
        }
        text += letters.as_str();
    }
    text
}

fn is_big(ty: Type) -> bool {
    matches!(ty, Type::Word(_) | Type::Set(_))
}

fn spelled(ty: Type) -> &'static str {
    match ty {
        Type::Word(_) | Type::Set(_) => "bigint",
        Type::Truth => "boolean",
        _ => "number",
    }
}

fn literal(value: U256, ty: Type) -> String {
    if is_big(ty) { format!("{value:#x}n") } else { value.to_string() }
}

/// The language of modules.
pub struct TypeScript;

impl Script for TypeScript {
    const NAME: &'static str = "TypeScript";
    const MARK: &'static str = "//";
    const WORDS: &'static str = "of type bigint";
    const RUNTIME: &'static str = include_str!("runtime.ts");
    const GAP: &'static str = "\n";

    fn called(name: &str, _: bool) -> String {
        camel(name)
    }

    fn constant(name: &str, value: u32) -> String {
        format!("export const {name} = {value};\n")
    }

    fn squares(prefix: &str, squares: &[(String, u8)]) -> String {
        let numbers =
            squares.iter().map(|(name, number)| format!("[{}, {number}]", Value::from(&**name)));
        let names =
            squares.iter().map(|(name, number)| format!("[{number}, {}]", Value::from(&**name)));
        let [numbers, names] =
            [numbers.collect::<Vec<_>>(), names.collect()].map(|it| it.join(", "));
        format!(
            "/** By name: the number of a square. */\n\
             export const {prefix}SQUARES = new Map([{numbers}]);\n\
             /** By number: the name of a square. */\n\
             export const {prefix}NAMES = new Map([{names}]);\n"
        )
    }

    fn list(name: &str, table: &Table) -> String {
        let types: Vec<&str> = table.fields.iter().map(|field| spelled(field.ty)).collect();
        let record = match &types[..] {
            [one] => (*one).to_owned(),
            several => format!("[{}]", several.join(", ")),
        };
        let of = record + &"[]".repeat(table.dimensions().len());
        let list = lists(table, ["[", "]"], &|value, field| literal(value, field.ty));
        format!("\nconst {name}: {of} = {list};\n")
    }

    fn import(names: &[&str]) -> String {
        let names = names.join(", ");
        format!("import {{ {names} }} from \"./quadrille_runtime.js\";\nexport {{ squares }};\n")
    }

    fn exported(item: &str) -> String {
        item.replace("\nfunction ", "\nexport function ")
    }

    fn function(of: Prefixes<'_>, function: &Function) -> String {
        let parameters = function.parameters.iter();
        let parameters = parameters.map(|(name, ty)| format!("{}: {}", camel(name), spelled(*ty)));
        let parameters = parameters.collect::<Vec<_>>().join(", ");
        let lines = body(&Body { of }, &function.body);
        let doc = comment::lines(&function.doc.replace("*/", "* /")).join("\n * ");
        format!(
            "\n/** {doc} */\n{}function {}({parameters}): {} {{\n{}\n}}\n",
            if function.is_public { "export " } else { "" },
            Self::called(&format!("{}{}", of.own, function.name), function.is_public),
            spelled(function.result()),
            indented(&lines.join("\n"), "  ").trim_end()
        )
    }

    fn packing(prefix: &str, word: WordSize, end: &str) -> String {
        let name = |name: &str| camel(&format!("{prefix}{name}"));
        format!(
            "\n/** The packed position of some pieces, piece 0 first. */\n\
             export function {}(squares: number[]): bigint {{\n  return _pack({}, squares);\n}}\n\n\
             /** The squares of a packed position, piece 0 first. */\n\
             export function {}(index: bigint, pieces: number): number[] {{\n  \
             return _unpack({}, index, pieces);\n}}\n",
            name(&format!("pack{end}")),
            name(&format!("spread_{word}")),
            name(&format!("unpack{end}")),
            name(&format!("number_{word}")),
        )
    }
}

struct Body<'a> {
    of: Prefixes<'a>,
}

/// A computation's result, cut to the bits of a type.
fn cut(text: &str, ty: Type) -> Text {
    Text::atom(match ty {
        Type::Index => format!("({text})"),
        _ if is_big(ty) => format!("BigInt.asUintN({}, {text})", ty.width()),
        _ => format!("(({text}) >>> 0)"),
    })
}

impl Spelling for Body<'_> {
    fn name(&self, name: &str) -> String {
        camel(name)
    }

    fn constant(&self, value: U256, ty: Type) -> Text {
        Text::atom(match ty {
            Type::Truth => (!value.is_zero()).to_string(),
            _ => literal(value, ty),
        })
    }

    fn unary(&self, op: Unary, operand: Text, ty: Type) -> Text {
        let big = |operand: Text| match is_big(ty) {
            true => operand.loose(),
            false => format!("BigInt({})", operand.loose()),
        };
        let given = |text: String| if is_big(ty) { text } else { format!("Number({text})") };
        let width = ty.width();
        Text::atom(match op {
            Unary::Not if is_big(ty) => format!("BigInt.asUintN({width}, ~{})", operand.tight()),
            Unary::Not => format!("(~{} >>> 0)", operand.tight()),
            Unary::Highest => format!("_highest({})", big(operand)),
            Unary::Lowest => format!("_lowest({})", big(operand)),
            Unary::Count => format!("_bitCount({})", big(operand)),
            Unary::SwapBytes => given(format!("_swapBytes({}, {width})", big(operand))),
            Unary::ReverseBits => given(format!("_reverseBits({}, {width})", big(operand))),
        })
    }

    /// Bitwise operations on numbers give signed results, which [`cut`] makes numbers from 0 on.
    fn binary(&self, op: Binary, [a, b]: [Text; 2], ty: Type) -> Text {
        let (is_big, width) = (is_big(ty), ty.width());
        let text = match op {
            Binary::And if ty == Type::Truth => return Text::infix_by("&&", op, [a, b]),
            Binary::Equal => return Text::infix_by("===", op, [a, b]),
            Binary::AtMost if !is_big && ty != Type::Index => {
                format!("_isUpTo({}, {})", a.loose(), b.loose())
            }
            Binary::RotateLeft if is_big => {
                format!("_rotateLeft({}, {}, {width})", a.loose(), b.loose())
            }
            Binary::RotateLeft => {
                format!("Number(_rotateLeft(BigInt({}), {}, {width}))", a.loose(), b.loose())
            }
            Binary::Shr if is_big => format!("({} >> BigInt({}))", a.tight(), b.loose()),
            Binary::Shr => format!("({} >>> {})", a.tight(), b.tight()),
            Binary::Shl if is_big => {
                return cut(&format!("{} << BigInt({})", a.tight(), b.loose()), ty);
            }
            Binary::Mul if !is_big => {
                return cut(&format!("Math.imul({}, {})", a.loose(), b.loose()), ty);
            }
            Binary::AtMost => return Text::infix(op, [a, b]),
            Binary::And | Binary::Or | Binary::Xor if is_big => return Text::infix(op, [a, b]),
            _ => return cut(&format!("{} {} {}", a.tight(), op.sign(), b.tight()), ty),
        };
        Text::atom(text)
    }

    fn convert(&self, operand: Text, from: Type, to: Type) -> Text {
        match (is_big(from), is_big(to)) {
            (false, false) => operand,
            (false, true) => Text::atom(format!("BigInt({})", operand.loose())),
            (true, true) if to.width() >= from.width() => operand,
            (true, true) => cut(&operand.loose(), to),
            (true, false) => Text::atom(format!("Number(BigInt.asUintN(32, {}))", operand.loose())),
        }
    }

    fn runtime(&self, name: &str, _: Option<u32>) -> String {
        format!("_{}", camel(name))
    }

    /// `noUncheckedIndexedAccess` does not know the length of tables; `!` says that the entry is there, and is nothing at
    /// run time.
    fn rows(&self, table: &str, at: &[String], part: Part) -> String {
        let at: String = at.iter().flat_map(|index| ["[", index, "]!"]).collect();
        let entry = list_name(self.of.own, table) + &at;
        match part {
            Part::Field(field, place) if !field.name.is_empty() => format!("{entry}[{place}]!"),
            _ => entry,
        }
    }

    fn called(&self, callee: &Callee) -> String {
        camel(&self.of.called(callee).0)
    }

    fn repeated(&self, Loop { kind, item, .. }: &Loop, items: &str, each: &str) -> String {
        let each = format!("({}) => {each}", camel(item));
        match kind {
            LoopKind::Squares => format!("return _union(squares({items}).map({each}));"),
            LoopKind::Numbers => format!("return _union(_numbers({items}).map({each}));"),
            LoopKind::Flood => format!("return _flood({each}, {items});"),
        }
    }

    fn define(&self, name: &str, _: Type, value: &str) -> String {
        format!("const {} = {value};", camel(name))
    }
}
