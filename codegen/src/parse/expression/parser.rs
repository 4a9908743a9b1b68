//! Reading expressions of any [`Dialect`].

use proc_macro2::{Delimiter, Ident, TokenTree};

use super::super::input::{self, Result};
use super::super::tokens::Tokens;
use super::super::word;
use super::{Binary, Dialect, Expr, Node, NodeKind, Unary};
use crate::diagnostic::{Diagnostic, Diagnostics, SourcePlace};
use crate::did_you_mean::did_you_mean;
use crate::list::list;

/// Reads a formula, or the condition behind one, up to where `is_over` says, or to the end.
pub(crate) fn formula(
    dialect: &'static Dialect,
    input: &Tokens,
    is_over: &dyn Fn(&Tokens) -> bool,
) -> Result<Expr> {
    Parser::new(dialect, &[]).expression(input, is_over)
}

/// An operator, or a parenthesis, that waits for its right operand.
#[derive(Clone, Copy)]
enum Waiting {
    Unary(Unary, SourcePlace),
    Binary(Binary, SourcePlace, usize),
}

impl Waiting {
    fn precedence(self) -> u32 {
        match self {
            Waiting::Unary(..) => 10,
            Waiting::Binary(operator, ..) => operator.precedence(),
        }
    }
}

/// Reads expressions from a stream, and knows how many tokens it has read: a stream made of strings
/// has a place for each.
pub(crate) struct Parser<'a> {
    dialect: &'static Dialect,
    places: &'a [SourcePlace],
    read: usize,
    /// How many parentheses are open.
    depth: usize,
    nodes: Vec<Node>,
    /// The first few names that the dialect lacks, each once.
    unknown: Vec<(String, Diagnostic)>,
    /// How many tokens were read with the last name that is not known.
    read_with_unknown: usize,
}

/// How many unknown names are reported.
const SHOWN: usize = 3;

impl<'a> Parser<'a> {
    /// Reads tokens that stand in these places; those of no list stand where their spans are.
    pub(crate) fn new(dialect: &'static Dialect, places: &'a [SourcePlace]) -> Parser<'a> {
        Parser {
            dialect,
            places,
            read: 0,
            depth: 0,
            nodes: Vec::new(),
            unknown: Vec::new(),
            read_with_unknown: 0,
        }
    }

    /// Reads an expression up to where `is_over` says, or to the end.
    pub(crate) fn expression(
        &mut self,
        input: &Tokens,
        is_over: &dyn Fn(&Tokens) -> bool,
    ) -> Result<Expr> {
        self.nodes.clear();
        let read = self.sum(input, is_over);
        let mut errors: Diagnostics = self.unknown.drain(..).map(|(_, error)| error).collect();
        errors.take(read);
        if errors.is_empty() {
            return Ok(Expr { nodes: std::mem::take(&mut self.nodes) });
        }
        Err(errors)
    }

    /// Reads operands and operators, and returns the node of the whole: Dijkstra's shunting yard,
    /// so that only parentheses recurse.
    fn sum(&mut self, input: &Tokens, is_over: &dyn Fn(&Tokens) -> bool) -> Result<usize> {
        let mut waiting = Vec::new();
        loop {
            while let Some(prefix) = self.prefix(input) {
                waiting.push(Waiting::Unary(prefix, self.place(input)));
                self.next(input);
            }
            let mut value = self.operand(input)?;
            self.check_length(waiting.len(), input)?;
            if input.is_at_end() || is_over(input) {
                return Ok(self.apply(&mut waiting, 0, value));
            }
            let Some(operator) = self.operator(input) else {
                // What follows a name that is not known may belong to it.
                let is_follow_on = self.read == self.read_with_unknown;
                let unknown = self.unknown.pop_if(|_| is_follow_on).map(|(_, error)| error);
                return Err(unknown.unwrap_or_else(|| self.no_operator(input)).into());
            };
            let place = self.place(input);
            let place = self.skip_operator(operator, input, place);
            // All operators associate to the left.
            value = self.apply(&mut waiting, operator.precedence(), value);
            waiting.push(Waiting::Binary(operator, place, value));
        }
    }

    /// Refuses an expression that has become too long, with operators that wait for their operand.
    fn check_length(&self, waiting: usize, input: &Tokens) -> Result<()> {
        let most = self.dialect.terms;
        if self.nodes.len() + waiting <= most {
            return Ok(());
        }
        let message = format!("this has more than {most} numbers, names and operators");
        Err(Diagnostic::new(self.place(input), message).help("write something shorter").into())
    }

    /// Applies the operators that bind at least as tightly to their right operand, `value`.
    fn apply(&mut self, waiting: &mut Vec<Waiting>, precedence: u32, mut value: usize) -> usize {
        while let Some(top) = waiting.pop_if(|top| top.precedence() >= precedence) {
            value = match top {
                Waiting::Unary(operator, place) => {
                    self.push(NodeKind::Unary(operator, value), place, value)
                }
                Waiting::Binary(operator, place, left) => {
                    self.push(NodeKind::Binary(operator, left, value), place, left)
                }
            };
        }
        value
    }

    fn push(&mut self, kind: NodeKind, place: SourcePlace, operand: usize) -> usize {
        let first = self.nodes.get(operand).map_or(operand, |node| node.first);
        self.nodes.push(Node { kind, place, first });
        self.nodes.len() - 1
    }

    fn prefix(&self, input: &Tokens) -> Option<Unary> {
        let Some(TokenTree::Punct(punct)) = input.peek() else { return None };
        self.dialect.prefixes.iter().copied().find(|prefix| prefix.symbol() == punct.as_char())
    }

    /// The operator that comes next.
    fn operator(&self, input: &Tokens) -> Option<Binary> {
        let mut operators = self.dialect.operators.iter().copied().flatten().copied();
        operators.find(|operator| input.is_at(operator.symbol()))
    }

    fn skip_operator(
        &mut self,
        operator: Binary,
        input: &Tokens,
        start: SourcePlace,
    ) -> SourcePlace {
        let mut place = start;
        for _ in 0..operator.symbol().len() {
            place.extent = start.extent.to(self.place(input).extent);
            self.next(input);
        }
        place
    }

    /// A name, a number or something in parentheses, and the methods that follow.
    fn operand(&mut self, input: &Tokens) -> Result<usize> {
        let mut value = self.plain_operand(input)?;
        while self.dialect.has_calls && input.is_at(".") {
            self.skip(input, 1);
            value = self.method(input, value)?;
        }
        Ok(value)
    }

    fn plain_operand(&mut self, input: &Tokens) -> Result<usize> {
        // A macro that passes on `$x:expr` wraps it in a group without delimiters, which does what
        // parentheses do.
        if let Some(content) = input.invisible() {
            return self.sum(&content, &|_| false);
        }
        if input.is_at_group(Delimiter::Parenthesis) {
            return self.parenthesised(input);
        }
        let place = self.place(input);
        let kind = match input.peek() {
            Some(TokenTree::Ident(ident)) => NodeKind::Name(self.known(ident.to_string(), place)),
            Some(TokenTree::Literal(literal)) if self.dialect.has_names_only => {
                let text = word::string_text(literal).unwrap_or_else(|| literal.to_string());
                NodeKind::Name(text)
            }
            Some(TokenTree::Literal(literal)) => {
                let digits = word::digits(&literal.to_string());
                let (radix, digits) = digits.ok_or_else(|| self.no_operand(input))?;
                check_leading_zeros(radix, &digits, place)?;
                let too_large = |_| Diagnostic::new(place, "the number is too large");
                NodeKind::Integer(u128::from_str_radix(&digits, radix).map_err(too_large)?)
            }
            Some(TokenTree::Punct(punct)) if self.is_name(input) => {
                NodeKind::Name(punct.as_char().to_string())
            }
            _ => return Err(self.no_operand(input).into()),
        };
        self.next(input);
        match kind {
            NodeKind::Name(name)
                if self.dialect.has_calls && input.is_at_group(Delimiter::Parenthesis) =>
            {
                let argument = self.parenthesised(input)?;
                Ok(self.push(NodeKind::Call(name, argument), place, argument))
            }
            kind => Ok(self.push(kind, place, self.nodes.len())),
        }
    }

    /// A name, which is noted if the dialect lacks it.
    fn known(&mut self, name: String, place: SourcePlace) -> String {
        let names = self.dialect.names;
        let is_noted = self.unknown.iter().any(|(noted, _)| *noted == name);
        if names.is_empty() || names.contains(&name.as_str()) {
            return name;
        }
        self.read_with_unknown = self.read + 1;
        if is_noted || self.unknown.len() == SHOWN {
            return name;
        }
        let known: Vec<String> = list(names.iter(), |name| format!("`{name}`"));
        let message = format!("a formula knows {}, not `{name}`", known.join(" and "));
        let help = did_you_mean(&name, names);
        self.unknown.push((name.clone(), Diagnostic::new(place, message).help(help)));
        name
    }

    /// Whether a sign is the name of something: a group of squares may have any.
    fn is_name(&self, input: &Tokens) -> bool {
        let signs = ["->", "<->", ",", ";"];
        self.dialect.has_names_only
            && self.operator(input).is_none()
            && !signs.iter().any(|sign| input.is_at(sign))
    }

    fn parenthesised(&mut self, input: &Tokens) -> Result<usize> {
        self.within_parentheses(input, |parser, content| parser.sum(content, &|_| false))
    }

    fn within_parentheses<T>(
        &mut self,
        input: &Tokens,
        read: impl FnOnce(&mut Self, &Tokens) -> Result<T>,
    ) -> Result<T> {
        self.read += 1;
        self.depth += 1;
        let value =
            input::within(input, Delimiter::Parenthesis, "`(`", |content| read(self, content));
        self.depth -= 1;
        self.read += 1;
        value
    }

    /// `name(argument)` or `name()`.
    fn method(&mut self, input: &Tokens, receiver: usize) -> Result<usize> {
        let place = self.place(input);
        let name = self.next_ident(input)?.to_string();
        if !input.is_at_group(Delimiter::Parenthesis) {
            return Err(self.expected(input, "`(`").into());
        }
        let argument = self.within_parentheses(input, |parser, content| {
            if content.is_at_end() { Ok(None) } else { parser.sum(content, &|_| false).map(Some) }
        })?;
        Ok(self.push(NodeKind::Method(receiver, name, argument), place, receiver))
    }

    fn no_operand(&self, input: &Tokens) -> Diagnostic {
        let expected = self.expected(input, self.dialect.operand);
        // `x ^= ...`, as other languages have it.
        if self.dialect.has_calls && input.is_at("=") {
            return expected.help("write the new value alone, without `=`: `x ^ ...`");
        }
        if let Some(TokenTree::Literal(number)) = input.peek() {
            let number = number.to_string();
            let rest = number.trim_start_matches(|c: char| c.is_ascii_digit());
            if rest.len() < number.len() && rest.starts_with(['i', 'u', '.']) {
                let whole = &number[..number.len() - rest.len()];
                return expected
                    .help(format!("write `{whole}`, without a type and without a point"));
            }
        }
        expected
    }

    fn no_operator(&self, input: &Tokens) -> Diagnostic {
        if let Some(TokenTree::Group(group)) = input.peek()
            && group.delimiter() == Delimiter::Parenthesis
        {
            let place = self.place_at(group.span_open().into());
            return Diagnostic::new(place, "expected an operator, found `(`");
        }
        let [what, help] = self.dialect.after;
        self.expected(input, what).help(help)
    }

    /// The error that something else than what comes next was expected.
    pub(crate) fn expected(&self, input: &Tokens, what: &str) -> Diagnostic {
        let found = match input.peek() {
            None if self.depth > 0 => "`)`".to_owned(),
            Some(TokenTree::Punct(_)) if input.is_at("->") => "`->`".to_owned(),
            // A string stands for characters that are not tokens of Rust.
            Some(TokenTree::Literal(literal)) if !self.places.is_empty() => {
                let text = word::string_text(literal);
                format!("`{}`", text.unwrap_or_else(|| literal.to_string()))
            }
            _ => input::found(input),
        };
        let mut place = self.place(input);
        if input.is_at("->") {
            let head = input.clone();
            head.skip();
            place.extent = place.extent.to(head.span());
        }
        Diagnostic::new(place, format!("expected {what}, found {found}"))
    }

    /// Where the next token stands, or the end.
    pub(crate) fn place(&self, input: &Tokens) -> SourcePlace {
        self.place_at(input.span().into())
    }

    fn place_at(&self, otherwise: SourcePlace) -> SourcePlace {
        self.places.get(self.read).copied().unwrap_or(otherwise)
    }

    /// Reads a token that is no group.
    fn next(&mut self, input: &Tokens) {
        self.read += 1;
        input.skip();
    }

    pub(super) fn next_ident(&mut self, input: &Tokens) -> Result<Ident> {
        let ident = input::ident(input, "a name")?;
        self.read += 1;
        Ok(ident)
    }

    /// Reads punctuation of `length` tokens.
    pub(crate) fn skip(&mut self, input: &Tokens, length: usize) {
        (0..length).for_each(|_| self.next(input));
    }
}

/// Refuses decimal numbers that begin with 0, which are octal in other languages.
fn check_leading_zeros(radix: u32, digits: &str, place: SourcePlace) -> Result<()> {
    let significant = digits.trim_start_matches('0');
    if radix != 10 || significant.len() == digits.len() || digits.len() == 1 {
        return Ok(());
    }
    let help = match significant {
        "" => "write `0`".to_owned(),
        _ if significant.contains(['8', '9']) => format!("write `{significant}`"),
        _ => format!("write `0o{significant}` for an octal number, or `{significant}`"),
    };
    Err(Diagnostic::new(place, "a decimal number does not begin with `0`").help(help).into())
}
