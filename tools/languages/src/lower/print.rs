//! Prints bodies in any language. The order of statements and the parentheses are the same in all; the spelling is
//! the language's own.

use super::expression::{Binary, Callee, Expression, Type, Unary};
use super::function::{Block, Choice, Defined, Definition, Field, Flood, Union};
use quadrille_circuits::Instruction;
use quadrille_codegen::list::list;

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

/// The use of a block's value.
#[derive(Clone, Copy, Debug)]
pub enum Sink<'a> {
    /// The function returns it.
    Result,
    /// It is assigned to a name that is declared already.
    Assign(&'a str),
}

/// The spelling of a function's parts in a language; the defaults are for languages with braces.
pub trait Spelling {
    /// A name of Rust.
    fn name(&self, name: &str) -> String {
        name.to_owned()
    }

    /// A constant.
    fn constant(&self, value: u128, ty: Type) -> Text;

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

    /// A field of a row of a table, and its index among the fields.
    fn load(&self, table: &str, field: (Field, usize), at: &[String]) -> Text;

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

    /// A table, or rows of it, or one record.
    fn rows(&self, table: &str, at: &[String], is_one: bool) -> String;

    /// A name for a value.
    fn define(&self, name: &str, ty: Type, value: &str) -> String;

    /// A name whose value changes, and perhaps its first value.
    fn variable(&self, name: &str, ty: Type, value: Option<&str>) -> String;

    /// The use of a value.
    fn sink(&self, sink: Sink<'_>, value: &str) -> String {
        match sink {
            Sink::Result => format!("return {value};"),
            Sink::Assign(name) => format!("{} = {value};", self.name(name)),
        }
    }

    /// The lines behind the first condition that holds, or the other lines; they may end with the function's
    /// result.
    fn branch(
        &self,
        branches: &[(String, Vec<String>)],
        otherwise: &[String],
        returns: bool,
    ) -> String {
        let block = |lines: &[String]| match lines {
            [line] if !line.contains('\n') => format!("{{ {line} }}"),
            lines => format!("{{\n{}\n}}", lines.join("\n")),
        };
        let branch = |(condition, lines): &(String, Vec<String>)| {
            format!("if ({condition}) {}", block(lines))
        };
        let branches: Vec<String> = branches.iter().map(branch).collect();
        match returns {
            true => format!("{}\n{}", branches.join("\n"), otherwise.join("\n")),
            false => format!("{} else {}", branches.join(" else "), block(otherwise)),
        }
    }

    /// A name for the union of values, of which these are the items and that of one.
    fn union(&self, name: &str, union: &Union, items: String, each: String) -> Spelled;

    /// A name for a set and what it reaches, of which these are the first and the next.
    fn flood(&self, name: &str, flood: &Flood, first: String, next: String) -> Spelled;
}

/// How a language spells what takes several steps.
pub enum Spelled {
    /// A value.
    Value(String),
    /// Statements that define the name.
    Statements(String),
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
        is_continued = !is_directive && !line.ends_with([';', '{', '}', ':']);
    }
    text
}

/// Indices, each in brackets.
pub fn indexed(at: &[String]) -> String {
    at.iter().flat_map(|index| ["[", index, "]"]).collect()
}

/// The lines of a function's body.
pub fn body(language: &dyn Spelling, block: &Block) -> Vec<String> {
    Printer { language, lines: Vec::new() }.block(block, Sink::Result)
}

/// The choice, and the definitions before it, if the value of a block is a choice.
fn given_choice(block: &Block) -> Option<(&[Definition], &Choice)> {
    let Expression::Value(given, _) = &block.value else { return None };
    let [before @ .., Definition { name, defined: Defined::Choice(choice) }] =
        &block.definitions[..]
    else {
        return None;
    };
    (name == given).then_some((before, choice))
}

/// The type of what a name is defined as.
fn type_of(defined: &Defined) -> Type {
    match defined {
        Defined::Value(value) => value.ty(),
        Defined::Choice(choice) => choice.then.value.ty(),
        Defined::Union(union) => union.each.ty(),
        Defined::Flood(flood) => flood.first.ty(),
    }
}

/// An expression.
pub fn expression(language: &dyn Spelling, expression: &Expression) -> Text {
    Printer { language, lines: Vec::new() }.text(expression)
}

struct Printer<'l> {
    language: &'l dyn Spelling,
    lines: Vec<String>,
}

impl Printer<'_> {
    fn block(mut self, block: &Block, sink: Sink<'_>) -> Vec<String> {
        if let Some(value) = self.chosen(block) {
            self.lines.push(self.language.sink(sink, &value));
            return self.lines;
        }
        // A choice that comes last and is the result needs no name.
        if let Some((before, choice)) = given_choice(block) {
            self.definitions(before);
            self.choice(choice, sink);
            return self.lines;
        }
        // The same holds of one value that takes several steps.
        if let [before @ .., Definition { name, defined }] = &block.definitions[..]
            && block.value == Expression::Value(name.clone(), type_of(defined))
            && let Some(Spelled::Value(value)) = self.steps(name, defined)
        {
            self.definitions(before);
            self.lines.push(self.language.sink(sink, &value));
            return self.lines;
        }
        self.definitions(&block.definitions);
        let value = self.text(&block.value).loose();
        self.lines.push(self.language.sink(sink, &value));
        self.lines
    }

    /// A choice of values as one value, of which only the chosen one is computed.
    fn chosen(&self, block: &Block) -> Option<String> {
        let ([], Choice { condition, then, otherwise }) = given_choice(block)? else { return None };
        let value = |block: &Block| match block.definitions.is_empty() {
            true => Some(self.text(&block.value).tight()),
            false => self.chosen(block),
        };
        let [then, otherwise] = [value(then)?, value(otherwise)?];
        Some(self.language.choose([self.text(condition).tight(), then, otherwise]))
    }

    fn definitions(&mut self, definitions: &[Definition]) {
        for (index, definition) in definitions.iter().enumerate() {
            let Definition { name, defined } = definition;
            let (before, after) = (&definitions[..index], &definitions[index + 1..]);
            let is_among = |others: &[Definition]| others.iter().any(|it| it.name == *name);
            let (is_again, changes) = (is_among(before), is_among(after));
            match defined {
                Defined::Value(value) if is_again => {
                    let text = self.text(value).loose();
                    self.lines.push(self.language.sink(Sink::Assign(name), &text));
                }
                Defined::Value(value) if changes => {
                    let text = self.text(value).loose();
                    self.lines.push(self.language.variable(name, value.ty(), Some(&text)));
                }
                _ => self.definition(definition),
            }
        }
    }

    fn definition(&mut self, Definition { name, defined }: &Definition) {
        match defined {
            Defined::Value(value) => {
                let text = self.text(value).loose();
                self.lines.push(self.language.define(name, value.ty(), &text));
            }
            Defined::Choice(choice) => {
                let ty = choice.then.value.ty();
                self.lines.push(self.language.variable(name, ty, None));
                self.choice(choice, Sink::Assign(name));
            }
            Defined::Union(_) | Defined::Flood(_) => match self.steps(name, defined) {
                Some(Spelled::Statements(text)) => self.lines.push(text),
                Some(Spelled::Value(text)) => {
                    self.lines.push(self.language.define(name, type_of(defined), &text));
                }
                None => {}
            },
        }
    }

    /// A definition that takes several steps.
    fn steps(&self, name: &str, defined: &Defined) -> Option<Spelled> {
        let text = |of: &Expression| self.text(of).loose();
        match defined {
            Defined::Union(union) => {
                let (of, each) = (text(union.of.value()), text(&union.each));
                Some(self.language.union(name, union, of, each))
            }
            Defined::Flood(flood) => {
                Some(self.language.flood(name, flood, text(&flood.first), text(&flood.next)))
            }
            Defined::Value(_) | Defined::Choice(_) => None,
        }
    }

    /// A choice. A choice that is all of its other block becomes `else if`.
    fn choice(&mut self, choice: &Choice, sink: Sink<'_>) {
        let (mut branches, mut rest) = (Vec::new(), choice);
        let otherwise = loop {
            let Choice { condition, then, otherwise } = rest;
            branches.push((self.text(condition).loose(), self.inner(then, sink)));
            match given_choice(otherwise) {
                Some(([], next)) => rest = next,
                _ => break self.inner(otherwise, sink),
            }
        };
        let returns = matches!(sink, Sink::Result);
        self.lines.push(self.language.branch(&branches, &otherwise, returns));
    }

    fn inner(&self, block: &Block, sink: Sink<'_>) -> Vec<String> {
        Printer { language: self.language, lines: Vec::new() }.block(block, sink)
    }

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
            Expression::Load { table, at, field, place } => {
                let at = list(at.iter(), |index| self.text(index).loose());
                language.load(table, (*field, *place), &at)
            }
            Expression::Call { callee, arguments, .. } => {
                let arguments = list(arguments.iter(), |argument| self.text(argument).loose());
                Text::atom(format!("{}({})", language.called(callee), arguments.join(", ")))
            }
            Expression::Runtime { function, arguments, ty } => {
                let types = [*ty].into_iter().chain(arguments.iter().map(Expression::ty));
                let is_word = |ty: &Type| matches!(ty, Type::Word(_) | Type::Set(_));
                let name =
                    language.runtime(function, types.into_iter().find(is_word).map(Type::width));
                let arguments = list(arguments.iter(), |argument| self.text(argument).loose());
                Text::atom(format!("{name}({})", arguments.join(", ")))
            }
            Expression::Rows { table, at, is_one } => {
                let at = list(at.iter(), |index| self.text(index).loose());
                Text::atom(language.rows(table, &at, *is_one))
            }
            Expression::Choose(parts) => {
                Text::atom(language.choose(parts.each_ref().map(|part| self.text(part).tight())))
            }
            Expression::Permuted(instruction, operand) => {
                let operand = self.text(operand);
                language.permuted(instruction, operand)
            }
        }
    }
}
