//! Lowered functions, and the tables that they read.
//!
//! An expression is a list: its kind, and its parts. A block is its definitions and the value that
//! they lead to. `schema.json` says what each means.

use crate::lower::{Block, Callee, Expression, Field, Function, Part, Table, Type, When, Whose};
use serde_json::{Value, json};

use super::word;
use crate::names::Prefixes;

/// Tables, but for those that only bodies for a target read.
pub fn tables(tables: &[Table]) -> Value {
    let is_read = |table: &&Table| !matches!(table.when, Some(When::With(_)));
    tables.iter().filter(is_read).map(table).collect()
}

/// The functions, each as a program.
pub fn functions(functions: &[Function]) -> Value {
    functions.iter().map(function).collect()
}

fn table(table: &Table) -> Value {
    let Table { name, doc, fields, length, inner, values, row: _, when: _ } = table;
    let field = |Field { name, ty: of, bits }: &Field| json!([name, ty(*of), bits]);
    let lengths = [&[*length], &inner[..]].concat();
    let values: Vec<Value> = values.iter().map(|&value| word(value)).collect();
    json!({
        "name": name,
        "doc": doc,
        "fields": fields.iter().map(field).collect::<Vec<_>>(),
        "length": lengths,
        "values": values,
    })
}

fn function(function: &Function) -> Value {
    // All fields by name, so that none is forgotten. Bodies for targets are of no use where programs are read.
    let Function { name, doc, is_public, parameters, body, quicker: _, requires } = function;
    let parameter = |(name, of): &(_, Type)| json!([name, ty(*of)]);
    json!({
        "name": name,
        "doc": doc,
        "public": is_public,
        "parameters": parameters.iter().map(parameter).collect::<Vec<_>>(),
        "result": ty(function.result()),
        "requires": requires.as_ref().map(expression),
        "body": block(body),
    })
}

fn ty(ty: Type) -> Value {
    match ty {
        Type::Square => json!("square"),
        Type::Color => json!("color"),
        Type::Direction => json!("direction"),
        Type::Symmetry => json!("symmetry"),
        Type::Steps => json!("steps"),
        Type::Small => json!("small"),
        Type::Index => json!("index"),
        Type::Word(word) => json!(["word", word.bits()]),
        Type::Set(word) => json!(["set", word.bits()]),
        Type::Truth => json!("truth"),
        Type::Rows => unreachable!("no parameter or result has rows"),
    }
}

fn block(Block { definitions, value }: &Block) -> Value {
    let definition = |(name, value): &(_, Expression)| json!([name, expression(value)]);
    json!([definitions.iter().map(definition).collect::<Vec<_>>(), expression(value)])
}

fn expression(of: &Expression) -> Value {
    match of {
        Expression::Value(name, _) => json!(["value", name]),
        Expression::Constant(value, of) => json!(["constant", word(*value), ty(*of)]),
        Expression::Unary(op, operand) => json!([op.name(), expression(operand)]),
        Expression::Binary(op, operands) => {
            let [a, b] = operands.each_ref().map(expression);
            json!([op.name(), a, b])
        }
        Expression::Convert(to, operand) => json!(["convert", expression(operand), ty(*to)]),
        Expression::Call { callee, arguments, ty: result } => {
            let kind = if callee.of == Whose::Runtime { "runtime" } else { "call" };
            let arguments = arguments.iter().map(expression).collect::<Vec<_>>();
            json!([kind, called(callee), arguments, ty(*result)])
        }
        Expression::Choose(parts) => {
            let [condition, a, b] = parts.each_ref().map(expression);
            json!(["choose", condition, a, b])
        }
        Expression::Rows { table, at, part } => {
            let at = at.iter().map(expression).collect::<Vec<_>>();
            match part {
                Part::Field(field, _) => json!(["load", table, field.name, at]),
                _ => json!(["rows", table, at]),
            }
        }
        Expression::Loop(all) => {
            json!([all.kind.name(), all.item, expression(&all.of), expression(&all.each)])
        }
        Expression::Permuted(..) => unreachable!("bodies for targets are not written"),
    }
}

/// The name of a function, after `to_` if it belongs to the layout that a conversion leads to.
fn called(callee: &Callee) -> String {
    Prefixes { own: "", to: "to_" }.called(callee).0
}
