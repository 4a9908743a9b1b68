//! Expressions: formulas, claims and circuits are written with the operators of Rust, in its
//! precedence.
//!
//! An [`Expr`] is a list of nodes, each after its operands, so that to evaluate, to search or to
//! drop one is a loop, however long the chain `a + b + c + ...` is. Only parentheses cost call stack
//! while they are read, and [`super::MAX_NESTING`] bounds them.
//!
//! What names mean, which numbers fit and which calls there are is for the stage that uses an
//! expression to say: here a [`Dialect`] says what may be written at all.

use proc_macro2::{Delimiter, TokenTree};
use syn::parse::ParseStream;
use syn::{Token, token};

use crate::diagnostic::{Diagnostic, Place, did_you_mean};

use super::ast::{Text, Word};
use super::input::{self, Result};
use super::spelling::Spelled;
use super::word;

/// An expression, its operands before its operators.
#[derive(Clone, Debug)]
pub(crate) struct Expr {
    nodes: Vec<Node>,
}

/// One operand or operator.
#[derive(Clone, Debug)]
pub(crate) struct Node {
    pub(crate) kind: Kind,
    /// Where the operand, the operator or the name of the function stands.
    pub(crate) place: Place,
    /// The first of the nodes that it is made of, or itself.
    first: usize,
}

/// What a [`Node`] is. Operands are places in [`Expr::nodes`], before the node's own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Integer(u128),
    Name(String),
    Unary(Unary, usize),
    Binary(Binary, usize, usize),
    /// `name(argument)`.
    Call(String, usize),
    /// `receiver.name(argument)`.
    Method(usize, String, Option<usize>),
}

/// An operator before its operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Unary {
    Negate,
    Not,
}

/// An operator between its operands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Binary {
    Multiply,
    Divide,
    Remainder,
    Add,
    Subtract,
    ShiftLeft,
    ShiftRight,
    And,
    Xor,
    Or,
    LessOrEqual,
    GreaterOrEqual,
    Less,
    Greater,
    Equal,
    NotEqual,
    Both,
    Either,
}

impl Expr {
    /// All nodes, each after its operands; the last is the whole.
    pub(crate) fn nodes(&self) -> &[Node] {
        &self.nodes
    }

    /// The node that is the whole.
    pub(crate) fn root(&self) -> &Node {
        self.nodes.last().expect("an expression has an operand")
    }

    /// Where what a node stands for begins: that of `a + b` with `a`.
    pub(crate) fn start(&self, node: usize) -> Place {
        self.nodes[self.nodes[node].first].place
    }
}

impl Unary {
    const fn symbol(self) -> char {
        match self {
            Unary::Negate => '-',
            Unary::Not => '!',
        }
    }
}

impl Binary {
    /// As it is written.
    pub(crate) const fn symbol(self) -> &'static str {
        match self {
            Binary::Multiply => "*",
            Binary::Divide => "/",
            Binary::Remainder => "%",
            Binary::Add => "+",
            Binary::Subtract => "-",
            Binary::ShiftLeft => "<<",
            Binary::ShiftRight => ">>",
            Binary::And => "&",
            Binary::Xor => "^",
            Binary::Or => "|",
            Binary::LessOrEqual => "<=",
            Binary::GreaterOrEqual => ">=",
            Binary::Less => "<",
            Binary::Greater => ">",
            Binary::Equal => "==",
            Binary::NotEqual => "!=",
            Binary::Both => "&&",
            Binary::Either => "||",
        }
    }

    /// Rust's precedence; the higher binds the tighter.
    pub(crate) const fn precedence(self) -> u32 {
        match self {
            Binary::Multiply | Binary::Divide | Binary::Remainder => 9,
            Binary::Add | Binary::Subtract => 8,
            Binary::ShiftLeft | Binary::ShiftRight => 7,
            Binary::And => 6,
            Binary::Xor => 5,
            Binary::Or => 4,
            Binary::Both => 2,
            Binary::Either => 1,
            _ => 3,
        }
    }

    /// Whether it compares two numbers.
    pub(crate) const fn compares(self) -> bool {
        self.precedence() == 3
    }

    /// Whether it joins two conditions.
    pub(crate) const fn joins(self) -> bool {
        matches!(self, Binary::Both | Binary::Either)
    }
}

/// What may be written in one kind of expression.
#[derive(Debug)]
pub(crate) struct Dialect {
    /// What an operand is, as errors call it.
    pub(crate) operand: &'static str,
    pub(crate) prefixes: &'static [Unary],
    pub(crate) operators: &'static [Binary],
    /// What may come after an operand, as errors call it, and what to write.
    pub(crate) after: [&'static str; 2],
    /// The names there are, if they are known here.
    pub(crate) names: &'static [&'static str],
    /// Whether there are calls and methods.
    pub(crate) has_calls: bool,
    /// Whether what looks like a number is the name of something.
    pub(crate) has_names_only: bool,
}

/// `number: rank * 8 + file`.
pub(crate) const FORMULA: Dialect = Dialect {
    operand: "`file`, `rank`, an integer or `(`",
    prefixes: &[Unary::Negate],
    operators: &[
        Binary::Add,
        Binary::Subtract,
        Binary::Multiply,
        Binary::Divide,
        Binary::Remainder,
        Binary::And,
        Binary::Or,
        Binary::Xor,
        Binary::ShiftLeft,
        Binary::ShiftRight,
    ],
    after: ["an operator", "one of + - * / % & | ^ << >>"],
    names: &["file", "rank"],
    has_calls: false,
    has_names_only: false,
};

/// `where (file + rank) % 2 == 0`. Of operators that begin alike the longer is tried first.
pub(crate) const CONDITION: Dialect = Dialect {
    operand: "`file`, `rank`, an integer or `(`",
    prefixes: &[Unary::Negate, Unary::Not],
    operators: &[
        Binary::Both,
        Binary::Either,
        Binary::ShiftLeft,
        Binary::ShiftRight,
        Binary::LessOrEqual,
        Binary::GreaterOrEqual,
        Binary::Less,
        Binary::Greater,
        Binary::Equal,
        Binary::NotEqual,
        Binary::Add,
        Binary::Subtract,
        Binary::Multiply,
        Binary::Divide,
        Binary::Remainder,
        Binary::And,
        Binary::Or,
        Binary::Xor,
    ],
    after: ["an operator", "one of == != < <= > >= && || + - * / % & | ^ << >>"],
    names: &["file", "rank"],
    has_calls: false,
    has_names_only: false,
};

/// `lo ^ 1`, one side of `a -> b`.
pub(crate) const CLAIM: Dialect = Dialect {
    operand: "a group, a field or a constant",
    prefixes: &[],
    operators: &[Binary::Xor, Binary::Add],
    after: [
        "`,` or an operator",
        "write `a -> b`, `a <-> b`, `field ^ constant` or `field + constant`",
    ],
    names: &[],
    has_calls: false,
    has_names_only: true,
};

/// `x.rotate_left(8) & !t`.
pub(crate) const CIRCUIT: Dialect = Dialect {
    operand: "`x`, a name, a number or `(`",
    prefixes: &[Unary::Not],
    operators: &[
        Binary::And,
        Binary::Or,
        Binary::Xor,
        Binary::Add,
        Binary::Subtract,
        Binary::Multiply,
        Binary::ShiftLeft,
        Binary::ShiftRight,
    ],
    after: ["an operator", "one of & | ^ + - * << >>"],
    names: &[],
    has_calls: true,
    has_names_only: false,
};

/// A circuit as text: `t = x >> 1; u = t ^ x; u & 3`.
#[derive(Clone, Debug)]
pub(crate) struct Block {
    /// `t = x >> 1`, in the order written.
    pub(crate) definitions: Vec<(Word, Expr)>,
    pub(crate) result: Expr,
}

impl Block {
    /// Reads the circuit that strings hold together, one a row. An error names the column and points
    /// at the row.
    pub(crate) fn parse(rows: &[Text]) -> Result<Block> {
        Spelled::rows(rows)?.parse(&CIRCUIT, block)
    }
}

fn block(parser: &mut Parser<'_>, input: ParseStream<'_>) -> Result<Block> {
    let mut definitions = Vec::new();
    while input.peek(syn::Ident) && input.peek2(Token![=]) && !input.peek2(Token![==]) {
        let place = parser.place(input);
        let name = Word { text: parser.next_ident(input)?.to_string(), place };
        parser.skip::<Token![=]>(input, 1)?;
        definitions.push((name, parser.expression(input, &|input| input.peek(Token![;]))?));
        if !input.peek(Token![;]) {
            return Err(parser.expected(input, "`;` after a definition").into());
        }
        parser.skip::<Token![;]>(input, 1)?;
    }
    let result = parser.expression(input, &|_| false)?;
    Ok(Block { definitions, result })
}

/// Reads a formula, or the condition behind one, up to where `is_over` says, or to the end.
pub(crate) fn formula(
    dialect: &'static Dialect,
    input: ParseStream<'_>,
    is_over: &dyn Fn(ParseStream<'_>) -> bool,
) -> Result<Expr> {
    Parser::new(dialect, &[]).expression(input, is_over)
}

/// What waits for its right operand.
#[derive(Clone, Copy)]
enum Waiting {
    Unary(Unary, Place),
    Binary(Binary, Place, usize),
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
    places: &'a [Place],
    read: usize,
    /// How many parentheses are open.
    depth: usize,
    nodes: Vec<Node>,
}

impl<'a> Parser<'a> {
    /// Reads tokens that stand in these places; those of no list stand where their spans are.
    pub(crate) fn new(dialect: &'static Dialect, places: &'a [Place]) -> Parser<'a> {
        Parser { dialect, places, read: 0, depth: 0, nodes: Vec::new() }
    }

    /// Reads an expression up to where `is_over` says, or to the end.
    pub(crate) fn expression(
        &mut self,
        input: ParseStream<'_>,
        is_over: &dyn Fn(ParseStream<'_>) -> bool,
    ) -> Result<Expr> {
        self.nodes.clear();
        self.sum(input, is_over)?;
        Ok(Expr { nodes: std::mem::take(&mut self.nodes) })
    }

    /// Reads operands and operators, and gives the node that they come to: Dijkstra's shunting yard,
    /// so that only parentheses recurse.
    fn sum(
        &mut self,
        input: ParseStream<'_>,
        is_over: &dyn Fn(ParseStream<'_>) -> bool,
    ) -> Result<usize> {
        let mut waiting = Vec::new();
        loop {
            while let Some(prefix) = self.prefix(input) {
                waiting.push(Waiting::Unary(prefix, self.place(input)));
                self.next(input);
            }
            let mut value = self.operand(input)?;
            if input::is_at_end(input) || is_over(input) {
                return Ok(self.apply(&mut waiting, 0, value));
            }
            let operator = self.operator(input).ok_or_else(|| self.no_operator(input))?;
            let place = self.place(input);
            let place = self.skip_operator(operator, input, place);
            // All operators associate to the left.
            value = self.apply(&mut waiting, operator.precedence(), value);
            waiting.push(Waiting::Binary(operator, place, value));
        }
    }

    /// Applies the operators that bind at least as tightly to their right operand, `value`.
    fn apply(&mut self, waiting: &mut Vec<Waiting>, precedence: u32, mut value: usize) -> usize {
        while let Some(top) = waiting.pop_if(|top| top.precedence() >= precedence) {
            value = match top {
                Waiting::Unary(operator, place) => {
                    self.push(Kind::Unary(operator, value), place, value)
                }
                Waiting::Binary(operator, place, left) => {
                    self.push(Kind::Binary(operator, left, value), place, left)
                }
            };
        }
        value
    }

    fn push(&mut self, kind: Kind, place: Place, operand: usize) -> usize {
        let first = self.nodes.get(operand).map_or(operand, |node| node.first);
        self.nodes.push(Node { kind, place, first });
        self.nodes.len() - 1
    }

    fn push_leaf(&mut self, kind: Kind, place: Place) -> usize {
        self.push(kind, place, self.nodes.len())
    }

    fn prefix(&self, input: ParseStream<'_>) -> Option<Unary> {
        let Some(TokenTree::Punct(punct)) = input::peek(input) else { return None };
        self.dialect.prefixes.iter().copied().find(|prefix| prefix.symbol() == punct.as_char())
    }

    /// The operator that comes next.
    fn operator(&self, input: ParseStream<'_>) -> Option<Binary> {
        let mut operators = self.dialect.operators.iter().copied();
        operators.find(|operator| input::peek_punctuation(input, operator.symbol()))
    }

    fn skip_operator(&mut self, operator: Binary, input: ParseStream<'_>, start: Place) -> Place {
        let mut place = start;
        for _ in 0..operator.symbol().len() {
            place.extent = start.extent.to(self.place(input).extent);
            self.next(input);
        }
        place
    }

    /// A name, a number or something in parentheses, and the methods that follow.
    fn operand(&mut self, input: ParseStream<'_>) -> Result<usize> {
        let mut value = self.plain_operand(input)?;
        while self.dialect.has_calls && input.peek(Token![.]) {
            self.skip::<Token![.]>(input, 1)?;
            value = self.method(input, value)?;
        }
        Ok(value)
    }

    fn plain_operand(&mut self, input: ParseStream<'_>) -> Result<usize> {
        // A macro that passes on `$x:expr` wraps it in a group without delimiters, which does what
        // parentheses do.
        if let Some(sum) = input::invisible(input, |content| self.sum(content, &|_| false)) {
            return sum;
        }
        if input.peek(token::Paren) {
            return self.parenthesised(input);
        }
        let place = self.place(input);
        let kind = match input::peek(input) {
            Some(TokenTree::Ident(ident)) => Kind::Name(self.known(ident.to_string(), place)?),
            Some(TokenTree::Literal(literal)) if self.dialect.has_names_only => {
                let text = word::string_text(&literal).unwrap_or_else(|| literal.to_string());
                Kind::Name(text)
            }
            Some(TokenTree::Literal(literal)) => {
                let digits = word::digits(&literal.to_string());
                let (radix, digits) = digits.ok_or_else(|| self.no_operand(input))?;
                let too_large = |_| Diagnostic::new(place, "the number is too large");
                Kind::Integer(u128::from_str_radix(&digits, radix).map_err(too_large)?)
            }
            Some(TokenTree::Punct(punct)) if self.is_name(input) => {
                Kind::Name(punct.as_char().to_string())
            }
            _ => return Err(self.no_operand(input).into()),
        };
        self.next(input);
        match kind {
            Kind::Name(name) if self.dialect.has_calls && input.peek(token::Paren) => {
                let argument = self.parenthesised(input)?;
                Ok(self.push(Kind::Call(name, argument), place, argument))
            }
            kind => Ok(self.push_leaf(kind, place)),
        }
    }

    /// A name, if the dialect has it.
    fn known(&self, name: String, place: Place) -> Result<String> {
        let names = self.dialect.names;
        if names.is_empty() || names.contains(&name.as_str()) {
            return Ok(name);
        }
        let known: Vec<String> = names.iter().map(|name| format!("`{name}`")).collect();
        let message = format!("a formula knows {}, not `{name}`", known.join(" and "));
        let help = did_you_mean(&name, names.iter().copied());
        Err(Diagnostic::new(place, message).help(help).into())
    }

    /// Whether a sign is the name of something: a group of squares may have any.
    fn is_name(&self, input: ParseStream<'_>) -> bool {
        let signs = ["->", "<->", ",", ";"];
        self.dialect.has_names_only
            && self.operator(input).is_none()
            && !signs.iter().any(|sign| input::peek_punctuation(input, sign))
    }

    fn parenthesised(&mut self, input: ParseStream<'_>) -> Result<usize> {
        self.within_parentheses(input, |parser, content| parser.sum(content, &|_| false))
    }

    fn within_parentheses<T>(
        &mut self,
        input: ParseStream<'_>,
        read: impl FnOnce(&mut Self, ParseStream<'_>) -> Result<T>,
    ) -> Result<T> {
        self.read += 1;
        self.depth += 1;
        let value =
            input::within(input, Delimiter::Parenthesis, "`(`", |content| read(self, content));
        self.depth -= 1;
        self.read += 1;
        value?
    }

    /// `name(argument)` or `name()`.
    fn method(&mut self, input: ParseStream<'_>, receiver: usize) -> Result<usize> {
        let place = self.place(input);
        let name = self.next_ident(input)?.to_string();
        if !input.peek(token::Paren) {
            return Err(self.expected(input, "`(`").into());
        }
        let argument = self.within_parentheses(input, |parser, content| {
            if content.is_empty() { Ok(None) } else { parser.sum(content, &|_| false).map(Some) }
        })?;
        Ok(self.push(Kind::Method(receiver, name, argument), place, receiver))
    }

    fn no_operand(&self, input: ParseStream<'_>) -> Diagnostic {
        self.expected(input, self.dialect.operand)
    }

    fn no_operator(&self, input: ParseStream<'_>) -> Diagnostic {
        if input.peek(token::Paren) {
            let place = self.place_at(input.span().into());
            return Diagnostic::new(place, "expected an operator, found `(`");
        }
        let [what, help] = self.dialect.after;
        self.expected(input, what).help(help)
    }

    /// The error that something else than what comes next was expected.
    pub(crate) fn expected(&self, input: ParseStream<'_>, what: &str) -> Diagnostic {
        let found = match input::peek(input) {
            None if self.depth > 0 => "`)`".to_owned(),
            Some(TokenTree::Punct(_)) if input.peek(Token![->]) => "`->`".to_owned(),
            // Made of what is no token of Rust.
            Some(TokenTree::Literal(literal)) if !self.places.is_empty() => {
                let text = word::string_text(&literal);
                format!("`{}`", text.unwrap_or_else(|| literal.to_string()))
            }
            _ => input::found(input),
        };
        let mut place = self.place(input);
        if input.peek(Token![->]) {
            let head = input.fork();
            input::skip(&head);
            place.extent = place.extent.to(input::span(&head));
        }
        Diagnostic::new(place, format!("expected {what}, found {found}"))
    }

    /// Where the next token stands, or the end.
    pub(crate) fn place(&self, input: ParseStream<'_>) -> Place {
        self.place_at(input::span(input).into())
    }

    fn place_at(&self, otherwise: Place) -> Place {
        self.places.get(self.read).copied().unwrap_or(otherwise)
    }

    /// Reads a token that is no group.
    fn next(&mut self, input: ParseStream<'_>) {
        self.read += 1;
        input::skip(input);
    }

    fn next_ident(&mut self, input: ParseStream<'_>) -> Result<syn::Ident> {
        let ident = input::ident(input, "a name")?;
        self.read += 1;
        Ok(ident)
    }

    /// Reads punctuation of `length` tokens.
    pub(crate) fn skip<T: syn::parse::Parse>(
        &mut self,
        input: ParseStream<'_>,
        length: usize,
    ) -> Result<()> {
        input.parse::<T>()?;
        self.read += length;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use proc_macro2::Span;

    use super::*;

    fn rows(rows: &[&str]) -> Vec<Text> {
        let text = |row: &&str| Text { text: (*row).to_owned(), extent: Span::call_site().into() };
        rows.iter().map(text).collect()
    }

    /// Nodes as Polish notation has them, operators last.
    fn postfix(text: &str) -> String {
        let block = Block::parse(&rows(&[text])).expect(text);
        let node = |node: &Node| match &node.kind {
            Kind::Integer(value) => value.to_string(),
            Kind::Name(name) => name.clone(),
            Kind::Unary(operator, _) => format!("{}1", operator.symbol()),
            Kind::Binary(operator, ..) => operator.symbol().to_owned(),
            Kind::Call(name, _) => format!("{name}()"),
            Kind::Method(_, name, argument) => {
                format!(".{name}{}", u32::from(argument.is_some()))
            }
        };
        block.result.nodes().iter().map(node).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn operators_come_after_their_operands() {
        assert_eq!(postfix("a + b * c - d"), "a b c * + d -");
        assert_eq!(postfix("x ^ x >> 3 * n + 1 & !(y | 2)"), "x x 3 n * 1 + >> y 2 | !1 & ^");
        assert_eq!(
            postfix("(x & each(0o7)).rotate_left(3).swap_bytes()"),
            "x 7 each() & 3 .rotate_left1 .swap_bytes0"
        );
    }

    #[test]
    fn definitions_come_first_and_may_go_on_in_the_next_row() {
        let block = Block::parse(&rows(&["t = (x", ">> 1) & 3; u = t", "; u ^ t"])).expect("right");
        let names: Vec<&str> =
            block.definitions.iter().map(|(name, _)| name.text.as_str()).collect();
        assert_eq!(names, ["t", "u"]);
        assert_eq!(block.definitions[0].1.nodes().len(), 5);
        let place = |node: usize| block.definitions[0].1.nodes()[node].place.column;
        assert_eq!([place(0), place(1), place(2), place(3)], [Some(6), Some(4), Some(1), Some(9)]);
    }

    #[test]
    fn errors_name_the_column() {
        for (text, error) in [
            ("", "column 1: expected `x`, a name, a number or `(`, found the end"),
            ("x +", "column 4: expected `x`, a name, a number or `(`, found the end"),
            ("x ^ (3 +) ^ x", "column 9: expected `x`, a name, a number or `(`, found `)`"),
            ("x x", "column 3: expected an operator, found `x`"),
            ("t = x", "column 6: expected `;` after a definition, found the end"),
            ("(x", "column 1: this `(` is not closed"),
            ("x )", "column 3: this `)` closes nothing"),
            ("x ^ 12q", "column 5: expected `x`, a name, a number or `(`, found `12q`"),
            ("x ^ \u{e9}", "column 5: expected `x`, a name, a number or `(`, found `\u{e9}`"),
            ("x.y", "column 4: expected `(`, found the end"),
            (
                "x ^ 0x1_0000_0000_0000_0000_0000_0000_0000_0000",
                "column 5: the number is too large",
            ),
            ("x / 2", "column 3: expected an operator, found `/`"),
        ] {
            let message = Block::parse(&rows(&[text])).expect_err(text).to_string();
            assert_eq!(message.lines().next(), Some(error), "{text}");
        }
    }

    #[test]
    fn long_chains_take_no_stack_and_deep_nesting_is_refused() {
        let chain = "x + ".repeat(50_000) + "x";
        let block = Block::parse(&rows(&[&chain])).expect("a sum");
        assert_eq!(block.result.nodes().len(), 100_001);
        assert!(Block::parse(&rows(&[&("!".repeat(50_000) + "x")])).is_ok());
        let nested = |depth: usize| "(".repeat(depth) + "x" + &")".repeat(depth);
        assert!(Block::parse(&rows(&[&nested(100)])).is_ok());
        let error = Block::parse(&rows(&[&nested(50_000)])).expect_err("too deep").to_string();
        assert_eq!(error.lines().next(), Some("brackets are nested more than 128 deep"));
    }
}
