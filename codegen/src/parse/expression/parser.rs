//! Parses expressions of any [`Dialect`].

use syn::parse::ParseStream;

use super::super::input::Result;
use super::super::{Name, Text, word};
use super::dialect::{CIRCUIT, FIELDS};
use super::expr_tokens::{ExprToken, ExprTokens};
use super::{Binary, Dialect, Expr, Node, NodeKind, OPERATORS, Unary};
use crate::diagnostic::{Diagnostic, Extent};
use crate::did_you_mean::did_you_mean;
use crate::list::list;
use crate::text::joined;

/// Reads a formula, or the condition after one, until `is_over` holds, or to the end.
pub(crate) fn formula(
    dialect: &'static Dialect,
    input: ParseStream<'_>,
    is_over: &dyn Fn(ParseStream<'_>) -> bool,
) -> Result<Expr> {
    Parser::new(dialect, ExprTokens::up_to(input, is_over)?).expression(&[])
}

/// Reads an expression over fields, up to a comma or the end.
pub(crate) fn of_fields(tokens: &mut ExprTokens) -> Result<Expr> {
    let mut parser = Parser::new(&FIELDS, tokens.clone());
    let expression = parser.expression(&[","])?;
    *tokens = parser.tokens;
    Ok(expression)
}

/// Reads the circuit that strings hold together, one for each row, such as `t = x >> 1; u = t ^ x; u & 3`: its
/// definitions and its result. An error names the column and points at the row.
pub(crate) fn circuit(rows: &[Text]) -> Result<(Vec<(Name, Expr)>, Expr)> {
    let mut parser = Parser::new(&CIRCUIT, ExprTokens::rows(rows)?);
    let mut definitions = Vec::new();
    while let Some(name) = parser.defined() {
        definitions.push((name, parser.expression(&[";"])?));
        if !parser.tokens.is_at(";") {
            return Err(parser.tokens.expected("`;` after a definition").into());
        }
        parser.tokens.skip(1);
    }
    Ok((definitions, parser.expression(&[])?))
}

/// An operator that waits for its right operand.
#[derive(Clone, Copy)]
enum Waiting {
    Unary(Unary, Extent),
    Binary(Binary, Extent, usize),
}

impl Waiting {
    fn precedence(self) -> u32 {
        match self {
            Waiting::Unary(..) => 10,
            Waiting::Binary(operator, ..) => operator.precedence(),
        }
    }
}

/// Reads expressions from tokens.
struct Parser {
    dialect: &'static Dialect,
    tokens: ExprTokens,
    nodes: Vec<Node>,
}

impl Parser {
    fn new(dialect: &'static Dialect, tokens: ExprTokens) -> Parser {
        Parser { dialect, tokens, nodes: Vec::new() }
    }

    /// Reads `name =`, if that comes next.
    fn defined(&mut self) -> Option<Name> {
        let name = Name::new(self.tokens.name()?, self.tokens.extent());
        let is_definition = self.tokens.is_ahead(1, "=") && !self.tokens.is_ahead(1, "==");
        is_definition.then(|| {
            self.tokens.skip(2);
            name
        })
    }

    /// Reads an expression up to the first of these signs, or to the end.
    fn expression(&mut self, ends: &[&str]) -> Result<Expr> {
        self.nodes.clear();
        self.sum(ends)?;
        Ok(Expr { nodes: std::mem::take(&mut self.nodes) })
    }

    /// Reads operands and operators, and returns the node of the whole expression. This is Dijkstra's shunting
    /// yard, so that only parentheses recurse.
    fn sum(&mut self, ends: &[&str]) -> Result<usize> {
        let mut waiting = Vec::new();
        loop {
            while let Some(prefix) = self.prefix() {
                waiting.push(Waiting::Unary(prefix, self.tokens.extent()));
                self.tokens.skip(1);
            }
            let mut value = self.operand()?;
            self.check_length(waiting.len())?;
            if self.tokens.is_at_end() || ends.iter().any(|end| self.tokens.is_at(end)) {
                return Ok(self.apply(&mut waiting, 0, value));
            }
            let operator = self.operator().ok_or_else(|| self.no_operator())?;
            let extent = self.skip_operator(operator);
            // All operators associate to the left.
            value = self.apply(&mut waiting, operator.precedence(), value);
            waiting.push(Waiting::Binary(operator, extent, value));
        }
    }

    /// Refuses an expression that has become too long, including operators that wait for their operand.
    fn check_length(&self, waiting: usize) -> Result<()> {
        let most = self.dialect.terms;
        if self.nodes.len() + waiting <= most {
            return Ok(());
        }
        let message = format!("this has more than {most} numbers, names and operators");
        Err(Diagnostic::new(self.tokens.extent(), message).help("write something shorter").into())
    }

    /// Applies the operators that bind at least as tightly to their right operand, `value`.
    fn apply(&mut self, waiting: &mut Vec<Waiting>, precedence: u32, mut value: usize) -> usize {
        while let Some(top) = waiting.pop_if(|top| top.precedence() >= precedence) {
            value = match top {
                Waiting::Unary(operator, extent) => {
                    self.push(NodeKind::Unary(operator, value), extent, value)
                }
                Waiting::Binary(operator, extent, left) => {
                    self.push(NodeKind::Binary(operator, left, value), extent, left)
                }
            };
        }
        value
    }

    fn push(&mut self, kind: NodeKind, extent: Extent, operand: usize) -> usize {
        let first = self.nodes.get(operand).map_or(operand, |node| node.first);
        self.nodes.push(Node { kind, extent, first });
        self.nodes.len() - 1
    }

    fn prefix(&self) -> Option<Unary> {
        let Some(ExprToken::Sign(sign, _)) = self.tokens.peek() else { return None };
        self.dialect.prefixes.iter().copied().find(|prefix| prefix.symbol() == *sign)
    }

    /// The next token, if it is an operator.
    fn operator(&self) -> Option<Binary> {
        let is_it = |(operator, symbol, _): &&(Binary, &str, u32)| {
            (self.dialect.has)(*operator) && self.tokens.is_at(symbol)
        };
        OPERATORS.iter().find(is_it).map(|(operator, ..)| *operator)
    }

    /// Reads an operator, and returns its extent.
    fn skip_operator(&mut self, operator: Binary) -> Extent {
        let start = self.tokens.extent();
        self.tokens.skip(operator.symbol().len() - 1);
        let extent = start.to(self.tokens.extent());
        self.tokens.skip(1);
        extent
    }

    /// A name, a number or an expression in parentheses, and the methods that follow.
    fn operand(&mut self) -> Result<usize> {
        let mut value = self.plain_operand()?;
        while self.dialect.has_calls && self.tokens.is_at(".") {
            self.tokens.skip(1);
            value = self.method(value)?;
        }
        Ok(value)
    }

    fn plain_operand(&mut self) -> Result<usize> {
        let extent = self.tokens.extent();
        let kind = match self.tokens.peek() {
            Some(ExprToken::Open) => return self.parenthesised(),
            Some(ExprToken::Name(name)) => NodeKind::Name(name.clone()),
            Some(ExprToken::Literal(number)) => {
                let (radix, digits) = word::digits(number).ok_or_else(|| self.no_operand())?;
                check_leading_zeros(radix, &digits, extent)?;
                let too_large = |_| Diagnostic::new(extent, "the number is too large");
                NodeKind::Integer(u128::from_str_radix(&digits, radix).map_err(too_large)?)
            }
            _ => return Err(self.no_operand().into()),
        };
        self.tokens.skip(1);
        match kind {
            NodeKind::Name(name) if self.dialect.has_calls && self.tokens.is_at_open() => {
                let argument = self.parenthesised()?;
                Ok(self.push(NodeKind::Call(name, argument), extent, argument))
            }
            kind => {
                if let NodeKind::Name(name) = &kind {
                    self.check_known(name, extent)?;
                }
                Ok(self.push(kind, extent, self.nodes.len()))
            }
        }
    }

    /// Refuses a name that the dialect lacks.
    fn check_known(&self, name: &str, extent: Extent) -> Result<()> {
        let names = self.dialect.names;
        if names.is_empty() || names.contains(&name) {
            return Ok(());
        }
        let known: Vec<String> = list(names.iter(), |name| format!("`{name}`"));
        let message = format!("a formula knows {}, not `{name}`", joined(&known, "and"));
        Err(Diagnostic::new(extent, message).help(did_you_mean(name, names)).into())
    }

    /// Reads the contents of parentheses, whose opening one comes next.
    fn parenthesised(&mut self) -> Result<usize> {
        self.tokens.skip(1);
        let value = self.sum(&[])?;
        self.tokens.skip(1);
        Ok(value)
    }

    /// `name(argument)` or `name()`.
    fn method(&mut self, receiver: usize) -> Result<usize> {
        let extent = self.tokens.extent();
        let name = self.tokens.name().ok_or_else(|| self.tokens.expected("a name"))?;
        self.tokens.skip(1);
        if !self.tokens.is_at_open() {
            return Err(self.tokens.expected("`(`").into());
        }
        let is_empty = matches!(self.tokens.ahead(1), Some(ExprToken::Close(_)));
        let argument = if is_empty { None } else { Some(self.parenthesised()?) };
        self.tokens.skip(if is_empty { 2 } else { 0 });
        Ok(self.push(NodeKind::Method(receiver, name, argument), extent, receiver))
    }

    fn no_operand(&self) -> Diagnostic {
        let expected = self.tokens.expected(self.dialect.operand);
        // Other languages have `x ^= ...`.
        if self.dialect.has_calls && self.tokens.is_at("=") {
            return expected.help("write the new value alone, without `=`: `x ^ ...`");
        }
        if let Some(ExprToken::Literal(number)) = self.tokens.peek() {
            let rest = number.trim_start_matches(|c: char| c.is_ascii_digit());
            if rest.len() < number.len() && rest.starts_with(['i', 'u', '.']) {
                let whole = &number[..number.len() - rest.len()];
                return expected
                    .help(format!("write `{whole}`, without a type and without a point"));
            }
        }
        expected
    }

    fn no_operator(&self) -> Diagnostic {
        if self.tokens.is_at_open() {
            return Diagnostic::new(self.tokens.extent(), "expected an operator, found `(`");
        }
        let [what, help] = self.dialect.after;
        self.tokens.expected(what).help(help)
    }
}

/// Refuses decimal numbers that begin with 0, which are octal in other languages.
fn check_leading_zeros(radix: u32, digits: &str, extent: Extent) -> Result<()> {
    let significant = digits.trim_start_matches('0');
    if radix != 10 || significant.len() == digits.len() || digits.len() == 1 {
        return Ok(());
    }
    let help = match significant {
        "" => "write `0`".to_owned(),
        _ if significant.contains(['8', '9']) => format!("write `{significant}`"),
        _ => format!("write `0o{significant}` for an octal number, or `{significant}`"),
    };
    Err(Diagnostic::new(extent, "a decimal number does not begin with `0`").help(help).into())
}
