//! Reading expressions of any [`Dialect`].

use super::super::{Result, Tokens, word};
use super::spelling::{Spelled, Spelt};
use super::{Binary, Dialect, Expr, Node, NodeKind, OPERATORS, Unary};
use crate::diagnostic::{Diagnostic, Diagnostics, Extent};
use crate::did_you_mean::did_you_mean;
use crate::list::list;

/// Reads a formula, or the condition after one, until `is_over` holds, or to the end.
pub(crate) fn formula(
    dialect: &'static Dialect,
    input: &Tokens,
    is_over: &dyn Fn(&Tokens) -> bool,
) -> Result<Expr> {
    Parser::new(dialect, Spelled::tokens(input, is_over)?).expression(&[])
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
pub(crate) struct Parser {
    dialect: &'static Dialect,
    spelled: Spelled,
    /// The token that is read next.
    next: usize,
    nodes: Vec<Node>,
    /// The first few names that the dialect lacks, each once.
    unknown: Vec<(String, Diagnostic)>,
    /// The index of the token after the last unknown name.
    behind_unknown: usize,
}

/// How many unknown names are reported.
const SHOWN: usize = 3;

impl Parser {
    pub(crate) fn new(dialect: &'static Dialect, spelled: Spelled) -> Parser {
        let (nodes, unknown) = (Vec::new(), Vec::new());
        Parser { dialect, spelled, next: 0, nodes, unknown, behind_unknown: 0 }
    }

    /// Reads an expression up to the first of these signs, or to the end.
    pub(crate) fn expression(&mut self, ends: &[&str]) -> Result<Expr> {
        self.nodes.clear();
        let read = self.sum(ends);
        let mut errors: Diagnostics = self.unknown.drain(..).map(|(_, error)| error).collect();
        errors.take(read);
        errors.or(Expr { nodes: std::mem::take(&mut self.nodes) })
    }

    /// Reads operands and operators, and returns the node of the whole: Dijkstra's shunting yard,
    /// so that only parentheses recurse.
    fn sum(&mut self, ends: &[&str]) -> Result<usize> {
        let mut waiting = Vec::new();
        loop {
            while let Some(prefix) = self.prefix() {
                waiting.push(Waiting::Unary(prefix, self.extent()));
                self.skip(1);
            }
            let mut value = self.operand()?;
            self.check_length(waiting.len())?;
            if self.is_at_end() || ends.iter().any(|end| self.is_at(end)) {
                return Ok(self.apply(&mut waiting, 0, value));
            }
            let Some(operator) = self.operator() else {
                // A token right after an unknown name may belong to it: report the name only.
                let is_follow_on = self.next == self.behind_unknown;
                let unknown = self.unknown.pop_if(|_| is_follow_on).map(|(_, error)| error);
                return Err(unknown.unwrap_or_else(|| self.no_operator()).into());
            };
            let extent = self.skip_operator(operator);
            // All operators associate to the left.
            value = self.apply(&mut waiting, operator.precedence(), value);
            waiting.push(Waiting::Binary(operator, extent, value));
        }
    }

    /// Refuses an expression that has become too long, with operators that wait for their operand.
    fn check_length(&self, waiting: usize) -> Result<()> {
        let most = self.dialect.terms;
        if self.nodes.len() + waiting <= most {
            return Ok(());
        }
        let message = format!("this has more than {most} numbers, names and operators");
        Err(Diagnostic::new(self.extent(), message).help("write something shorter").into())
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
        let Some(Spelt::Sign(sign, _)) = self.peek() else { return None };
        self.dialect.prefixes.iter().copied().find(|prefix| prefix.symbol() == *sign)
    }

    /// The operator that comes next.
    fn operator(&self) -> Option<Binary> {
        let is_it = |(operator, symbol, _): &&(Binary, &str, u32)| {
            (self.dialect.has)(*operator) && self.is_at(symbol)
        };
        OPERATORS.iter().find(is_it).map(|(operator, ..)| *operator)
    }

    /// Reads an operator. Returns its extent.
    fn skip_operator(&mut self, operator: Binary) -> Extent {
        let start = self.extent();
        self.skip(operator.symbol().len() - 1);
        let extent = start.to(self.extent());
        self.skip(1);
        extent
    }

    /// A name, a number or something in parentheses, and the methods that follow.
    fn operand(&mut self) -> Result<usize> {
        let mut value = self.plain_operand()?;
        while self.dialect.has_calls && self.is_at(".") {
            self.skip(1);
            value = self.method(value)?;
        }
        Ok(value)
    }

    fn plain_operand(&mut self) -> Result<usize> {
        let extent = self.extent();
        let kind = match self.peek() {
            Some(Spelt::Open) => return self.parenthesised(),
            Some(Spelt::Name(name)) => NodeKind::Name(name.clone()),
            Some(Spelt::Literal(name)) if self.dialect.has_names_only => {
                NodeKind::Name(name.clone())
            }
            Some(Spelt::Literal(number)) => {
                let (radix, digits) = word::digits(number).ok_or_else(|| self.no_operand())?;
                check_leading_zeros(radix, &digits, extent)?;
                let too_large = |_| Diagnostic::new(extent, "the number is too large");
                NodeKind::Integer(u128::from_str_radix(&digits, radix).map_err(too_large)?)
            }
            Some(Spelt::Sign(sign, _)) if self.is_name() => NodeKind::Name(sign.to_string()),
            _ => return Err(self.no_operand().into()),
        };
        self.skip(1);
        match kind {
            NodeKind::Name(name) if self.dialect.has_calls && self.is_at_open() => {
                let argument = self.parenthesised()?;
                Ok(self.push(NodeKind::Call(name, argument), extent, argument))
            }
            kind => {
                if let NodeKind::Name(name) = &kind {
                    self.check_known(name, extent);
                }
                Ok(self.push(kind, extent, self.nodes.len()))
            }
        }
    }

    /// Notes a name that the dialect lacks.
    fn check_known(&mut self, name: &str, extent: Extent) {
        let names = self.dialect.names;
        if names.is_empty() || names.contains(&name) {
            return;
        }
        self.behind_unknown = self.next;
        let is_noted = self.unknown.iter().any(|(noted, _)| noted == name);
        if !is_noted && self.unknown.len() < SHOWN {
            let known: Vec<String> = list(names.iter(), |name| format!("`{name}`"));
            let message = format!("a formula knows {}, not `{name}`", known.join(" and "));
            let help = did_you_mean(name, names);
            self.unknown.push((name.to_owned(), Diagnostic::new(extent, message).help(help)));
        }
    }

    /// Whether a sign is the name of something: a group of squares may have any.
    fn is_name(&self) -> bool {
        let signs = ["->", "<->", ",", ";"];
        self.dialect.has_names_only
            && self.operator().is_none()
            && !signs.iter().any(|sign| self.is_at(sign))
    }

    /// Reads the contents of parentheses, the first of which comes next.
    fn parenthesised(&mut self) -> Result<usize> {
        self.skip(1);
        let value = self.sum(&[])?;
        self.skip(1);
        Ok(value)
    }

    /// `name(argument)` or `name()`.
    fn method(&mut self, receiver: usize) -> Result<usize> {
        let extent = self.extent();
        let name = self.name().ok_or_else(|| self.expected("a name"))?;
        self.skip(1);
        if !self.is_at_open() {
            return Err(self.expected("`(`").into());
        }
        let is_empty = matches!(self.ahead(1), Some(Spelt::Close(_)));
        let argument = if is_empty { None } else { Some(self.parenthesised()?) };
        self.skip(if is_empty { 2 } else { 0 });
        Ok(self.push(NodeKind::Method(receiver, name, argument), extent, receiver))
    }

    fn no_operand(&self) -> Diagnostic {
        let expected = self.expected(self.dialect.operand);
        // `x ^= ...`, as other languages have it.
        if self.dialect.has_calls && self.is_at("=") {
            return expected.help("write the new value alone, without `=`: `x ^ ...`");
        }
        if let Some(Spelt::Literal(number)) = self.peek() {
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
        if self.is_at_open() {
            return Diagnostic::new(self.extent(), "expected an operator, found `(`");
        }
        let [what, help] = self.dialect.after;
        self.expected(what).help(help)
    }

    /// The error that something else than what comes next was expected.
    pub(crate) fn expected(&self, what: &str) -> Diagnostic {
        let is_arrow = self.is_at("->");
        let found = match self.peek() {
            None => self.spelled.behind.clone(),
            Some(Spelt::Sign(..)) if is_arrow => "`->`".to_owned(),
            Some(Spelt::Sign(sign, _)) => format!("`{sign}`"),
            Some(Spelt::Name(text) | Spelt::Literal(text)) => format!("`{text}`"),
            Some(Spelt::Open) => "`( ... )`".to_owned(),
            Some(Spelt::Close(end)) => (*end).to_owned(),
            Some(Spelt::Brackets(found)) => found.clone(),
        };
        let mut extent = self.extent();
        if is_arrow {
            extent = extent.to(self.extent_of(self.next + 1));
        }
        Diagnostic::new(extent, format!("expected {what}, found {found}"))
    }

    fn ahead(&self, passed: usize) -> Option<&Spelt> {
        self.spelled.tokens.get(self.next + passed).map(|(token, _)| token)
    }

    fn peek(&self) -> Option<&Spelt> {
        self.ahead(0)
    }

    /// Whether all have been read, or all between parentheses.
    pub(crate) fn is_at_end(&self) -> bool {
        matches!(self.peek(), None | Some(Spelt::Close(_)))
    }

    fn is_at_open(&self) -> bool {
        matches!(self.peek(), Some(Spelt::Open))
    }

    /// Whether the next tokens start with these signs.
    pub(crate) fn is_at(&self, signs: &str) -> bool {
        self.is_ahead(0, signs)
    }

    /// Whether the tokens after the next `passed` ones start with these signs.
    pub(super) fn is_ahead(&self, passed: usize, signs: &str) -> bool {
        let mut is_joint = true;
        signs.chars().zip(passed..).all(|(character, passed)| match self.ahead(passed) {
            Some(&Spelt::Sign(sign, joins_next)) if is_joint && sign == character => {
                is_joint = joins_next;
                true
            }
            _ => false,
        })
    }

    /// The identifier that comes next, if it is one.
    pub(super) fn name(&self) -> Option<String> {
        let Some(Spelt::Name(name)) = self.peek() else { return None };
        Some(name.clone())
    }

    /// The extent of the next token, or of the end.
    pub(crate) fn extent(&self) -> Extent {
        self.extent_of(self.next)
    }

    fn extent_of(&self, token: usize) -> Extent {
        self.spelled.tokens.get(token).map_or(self.spelled.end, |(_, extent)| *extent)
    }

    /// Passes some tokens.
    pub(crate) fn skip(&mut self, count: usize) {
        self.next += count;
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
