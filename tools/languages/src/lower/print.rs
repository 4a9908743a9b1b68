//! Prints bodies in any language. The order of statements and the parentheses are the same in all; the spelling is
//! the language's own.

use super::expression::{Binary, Callee, Expression, Loop, Part, Type, Unary, Whose};
use super::function::Block;
use quadrille_circuits::Instruction;
use quadrille_codegen::list::list;
use quadrille_runtime::U256;

/// An expression as text, and the operation that it is, if it needs parentheses.
#[derive(Clone, Debug)]
pub struct Text {
    text: String,
    op: Option<Binary>,
}

impl Text {
    /// An expression that needs no parentheses anywhere.
    pub fn atom(text: impl Into<String>) -> Text {
        Text { text: text.into(), op: None }
    }

    /// Two operands with the operator between them.
    pub fn infix(op: Binary, [a, b]: [Text; 2]) -> Text {
        Text::infix_by(op.sign(), op, [a, b])
    }

    /// The same, with an operator of the language's own.
    pub fn infix_by(sign: &str, op: Binary, [a, b]: [Text; 2]) -> Text {
        Text { text: format!("{} {sign} {}", a.within(op), b.within(op)), op: Some(op) }
    }

    /// The text as an operand of any operation.
    pub fn tight(self) -> String {
        if self.op.is_some() { format!("({})", self.text) } else { self.text }
    }

    /// The text as an argument, or as the whole of a statement.
    pub fn loose(self) -> String {
        self.text
    }

    /// The text as an operand. A chain of one associative operation needs no parentheses.
    fn within(self, op: Binary) -> String {
        let is_chain = matches!(op, Binary::And | Binary::Or | Binary::Xor | Binary::Add);
        if is_chain && self.op == Some(op) { self.text } else { self.tight() }
    }
}

impl Binary {
    /// The operator in C and languages like it, if they have one.
    pub fn sign(self) -> &'static str {
        match self {
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
            other => unreachable!("{other:?} has no operator"),
        }
    }
}

/// The spelling of a function's parts in a language; the defaults are for languages with braces.
pub trait Spelling {
    /// A name of Rust.
    fn name(&self, name: &str) -> String {
        name.to_owned()
    }

    /// A constant.
    fn constant(&self, value: U256, ty: Type) -> Text;

    /// An operation on one value.
    fn unary(&self, op: Unary, operand: Text, ty: Type) -> Text;

    /// An operation on two values, the first of this type; never [`Binary::AndNot`].
    fn binary(&self, op: Binary, operands: [Text; 2], ty: Type) -> Text;

    /// The bits of the first value that the second lacks.
    fn and_not(&self, [a, b]: [Text; 2], ty: Type) -> Text {
        self.binary(Binary::And, [a, Text::atom(format!("~{}", b.tight()))], ty)
    }

    /// A value as another type.
    fn convert(&self, operand: Text, from: Type, to: Type) -> Text;

    /// The name of a function that is called.
    fn called(&self, callee: &Callee) -> String;

    /// The second if the first is true, otherwise the third.
    fn choose(&self, [condition, a, b]: [String; 3]) -> String {
        format!("({condition} ? {a} : {b})")
    }

    /// The result of an instruction for a word, in a language whose bodies for targets are printed.
    fn permuted(&self, _instruction: &Instruction, _operand: Text) -> Text {
        unreachable!("no body for a target is printed in this language")
    }

    /// The name of a function of the runtime, for words of this many bits if it reads or returns words.
    fn runtime(&self, name: &str, width: Option<u32>) -> String;

    /// A part of a table.
    fn rows(&self, table: &str, at: &[String], part: Part) -> String;

    /// A name for a value.
    fn define(&self, name: &str, ty: Type, value: &str) -> String;

    /// The result of a function.
    fn result(&self, value: &str) -> String {
        format!("return {value};")
    }

    /// The result of a function that repeats something: its items, and the value of one.
    fn repeated(&self, all: &Loop, items: &str, each: &str) -> String;
}

/// Statements, a line each, as far from the margin as the braces around them ask for.
pub fn indented(body: &str, unit: &str) -> String {
    let mut depth = 1_usize;
    let mut text = String::new();
    let mut is_continued = false;
    for line in body.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let is_directive = line.starts_with('#');
        let closes = line.chars().take_while(|&first| first == '}').count();
        let shown = match is_directive {
            true => 0,
            false => depth + usize::from(is_continued) - closes,
        };
        text.extend([&unit.repeat(shown), line, "\n"]);
        depth = depth + line.matches('{').count() - line.matches('}').count();
        // Statements may be the arguments of a macro, which ends them.
        let ends = line.ends_with([';', '{', '}', ':']) || line.ends_with(";)");
        is_continued = !is_directive && !ends;
    }
    text
}

/// Indices, each in brackets.
pub fn indexed(at: &[String]) -> String {
    at.iter().flat_map(|index| ["[", index, "]"]).collect()
}

/// The lines of a function's body.
pub fn body(language: &dyn Spelling, Block { definitions, value }: &Block) -> Vec<String> {
    let printer = Printer { language };
    let text = |of: &Expression| printer.text(of).loose();
    let lines =
        definitions.iter().map(|(name, value)| language.define(name, value.ty(), &text(value)));
    let result = match value {
        Expression::Loop(all) => language.repeated(all, &text(&all.of), &text(&all.each)),
        // A choice that is all of a result needs no parentheses.
        Expression::Choose(_) => language.result(unwrapped(&text(value))),
        _ => language.result(&text(value)),
    };
    lines.chain([result]).collect()
}

/// A text without the parentheses around it.
fn unwrapped(text: &str) -> &str {
    text.strip_prefix('(').and_then(|text| text.strip_suffix(')')).unwrap_or(text)
}

pub fn expression(language: &dyn Spelling, expression: &Expression) -> Text {
    Printer { language }.text(expression)
}

struct Printer<'l> {
    language: &'l dyn Spelling,
}

impl Printer<'_> {
    fn text(&self, expression: &Expression) -> Text {
        let language = self.language;
        match expression {
            Expression::Value(name, _) => Text::atom(language.name(name)),
            Expression::Constant(value, ty) => language.constant(*value, *ty),
            Expression::Unary(op, operand) => language.unary(*op, self.text(operand), operand.ty()),
            Expression::Binary(op, operands) => {
                let [a, b] = operands.each_ref().map(|operand| self.text(operand));
                let ty = operands[0].ty();
                match op {
                    Binary::AndNot => language.and_not([a, b], ty),
                    _ => language.binary(*op, [a, b], ty),
                }
            }
            Expression::Convert(to, operand) => {
                language.convert(self.text(operand), operand.ty(), *to)
            }
            Expression::Call { callee, arguments, ty } => {
                let types = [*ty].into_iter().chain(arguments.iter().map(Expression::ty));
                let mut words = types.filter(|ty| matches!(ty, Type::Word(_) | Type::Set(_)));
                let name = match callee.of {
                    Whose::Runtime => language.runtime(&callee.name, words.next().map(Type::width)),
                    _ => language.called(callee),
                };
                let arguments = list(arguments.iter(), |argument| self.text(argument).loose());
                Text::atom(format!("{name}({})", arguments.join(", ")))
            }
            Expression::Rows { table, at, part } => {
                let at = list(at.iter(), |index| self.text(index).loose());
                Text::atom(language.rows(table, &at, *part))
            }
            Expression::Choose(parts) => {
                Text::atom(language.choose(parts.each_ref().map(|part| self.text(part).tight())))
            }
            Expression::Loop(_) => unreachable!("it is a function's result"),
            Expression::Permuted(instruction, operand) => {
                let operand = self.text(operand);
                language.permuted(instruction, operand)
            }
        }
    }
}
