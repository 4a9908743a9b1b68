//! Formulas over `file` and `rank`, by operator precedence.
//!
//! The operators that wait for their right operand are kept on a stack of our own (Dijkstra's
//! shunting yard), so that nesting costs memory and no call stack.

use proc_macro2::{Delimiter, Group, TokenTree};

use crate::diagnostic::{Diagnostic, Extent, did_you_mean};

use super::ast::{Formula, Operator, Step};
use super::cursor::{Cursor, Token, describe, flatten, is_punct};
use super::word;

const OPERAND: &str = "`file`, `rank`, an integer or `(`";

/// Reads a formula, up to `==`, a comma or the end.
pub(crate) fn formula(cursor: &mut Cursor<'_>) -> Result<Formula, Diagnostic> {
    let start = cursor.span();
    let tokens = tokens(cursor);
    let extent = if tokens.is_empty() { start.into() } else { cursor.since(start) };
    let mut yard = Yard::default();
    let mut rest = tokens.iter();
    while let Some(token) = rest.next() {
        if yard.has_operand {
            yard.operator(token, &mut rest)?;
        } else {
            yard.operand(token)?;
        }
    }
    if !yard.has_operand {
        return Err(cursor.expected(OPERAND));
    }
    Ok(Formula { extent, steps: yard.finish() })
}

/// The tokens of the formula, with its parentheses laid open.
fn tokens(cursor: &mut Cursor<'_>) -> Vec<Token> {
    let mut tokens = Vec::new();
    while let Some(token) = cursor.peek_raw() {
        let mut ahead = *cursor;
        match token {
            Token::Tree(tree) if cursor.is_value_over() && !is_variable(tree) => break,
            Token::Tree(tree) if is_punct(tree, '=') && ahead.eat_operator("==").is_some() => break,
            Token::Tree(tree) => tokens.extend(flatten(tree.clone().into(), is_parenthesised)),
            ends => tokens.push(ends.clone()),
        }
        cursor.next_raw();
    }
    tokens
}

/// `file = 3` is no key after a forgotten comma, but a mistake in the formula.
fn is_variable(tree: &TokenTree) -> bool {
    matches!(tree, TokenTree::Ident(ident) if ident == "file" || ident == "rank")
}

fn is_parenthesised(group: &Group) -> bool {
    matches!(group.delimiter(), Delimiter::Parenthesis | Delimiter::None)
}

/// What waits for its right operand.
#[derive(Clone, Copy)]
enum Waiting {
    Open,
    Negate(Extent),
    Binary(Operator, Extent),
}

impl Waiting {
    /// Rust's precedence; the higher binds the tighter.
    fn precedence(self) -> u32 {
        match self {
            Waiting::Open => 0,
            Waiting::Negate(_) => 7,
            Waiting::Binary(operator, _) => match operator {
                Operator::Multiply | Operator::Divide | Operator::Remainder => 6,
                Operator::Add | Operator::Subtract => 5,
                Operator::ShiftLeft | Operator::ShiftRight => 4,
                Operator::And => 3,
                Operator::Xor => 2,
                Operator::Or => 1,
            },
        }
    }

    fn step(self) -> Option<Step> {
        match self {
            Waiting::Open => None,
            Waiting::Negate(extent) => Some(Step::Negate(extent)),
            Waiting::Binary(operator, extent) => Some(Step::Binary(operator, extent)),
        }
    }
}

#[derive(Default)]
struct Yard {
    steps: Vec<Step>,
    waiting: Vec<Waiting>,
    has_operand: bool,
}

impl Yard {
    fn operand(&mut self, token: &Token) -> Result<(), Diagnostic> {
        match token {
            Token::Open(_) => self.waiting.push(Waiting::Open),
            Token::Tree(tree) if is_punct(tree, '-') => {
                self.waiting.push(Waiting::Negate(tree.span().into()));
            }
            Token::Tree(tree) => {
                self.steps.push(operand(tree)?);
                self.has_operand = true;
            }
            Token::Close(span) => {
                return Err(Diagnostic::new(*span, format!("expected {OPERAND}, found `)`")));
            }
        }
        Ok(())
    }

    fn operator<'a>(
        &mut self,
        token: &Token,
        rest: &mut (impl Iterator<Item = &'a Token> + Clone),
    ) -> Result<(), Diagnostic> {
        match token {
            Token::Tree(tree) => {
                let operator = operator(tree, rest)?;
                self.pop_until(operator.precedence());
                self.waiting.push(operator);
                self.has_operand = false;
            }
            // Where the beginning of the group has been read already there is none on the stack.
            Token::Close(_) => {
                self.pop_until(1);
                self.waiting.pop();
            }
            Token::Open(span) => {
                return Err(Diagnostic::new(*span, "expected an operator, found `(`"));
            }
        }
        Ok(())
    }

    /// Applies the operators that bind at least as tightly; all of them associate to the left.
    fn pop_until(&mut self, precedence: u32) {
        while let Some(waiting) = self.waiting.pop_if(|top| top.precedence() >= precedence) {
            self.steps.extend(waiting.step());
        }
    }

    fn finish(mut self) -> Vec<Step> {
        self.pop_until(0);
        self.steps
    }
}

fn operand(tree: &TokenTree) -> Result<Step, Diagnostic> {
    let expected =
        || Diagnostic::new(tree.span(), format!("expected {OPERAND}, found {}", describe(tree)));
    match tree {
        TokenTree::Ident(ident) if ident == "file" => Ok(Step::File),
        TokenTree::Ident(ident) if ident == "rank" => Ok(Step::Rank),
        TokenTree::Ident(ident) => {
            let message = format!("a formula knows `file` and `rank`, not `{ident}`");
            let help = did_you_mean(&ident.to_string(), ["file", "rank"]);
            Err(Diagnostic::new(tree.span(), message).help(help))
        }
        TokenTree::Literal(literal) => {
            let value = word::integer(&literal.to_string()).ok_or_else(expected)?;
            let too_large = |_| Diagnostic::new(tree.span(), "the integer does not fit 64 bits");
            i64::try_from(value).map(Step::Constant).map_err(too_large)
        }
        _ => Err(expected()),
    }
}

/// An operator; `<<` and `>>` are two tokens.
fn operator<'a>(
    tree: &TokenTree,
    rest: &mut (impl Iterator<Item = &'a Token> + Clone),
) -> Result<Waiting, Diagnostic> {
    let expected = || {
        let message = format!("expected an operator, found {}", describe(tree));
        Diagnostic::new(tree.span(), message).help("one of + - * / % & | ^ << >>")
    };
    let TokenTree::Punct(punct) = tree else { return Err(expected()) };
    let mut extent = Extent::from(punct.span());
    let operator = match punct.as_char() {
        '*' => Operator::Multiply,
        '/' => Operator::Divide,
        '%' => Operator::Remainder,
        '+' => Operator::Add,
        '-' => Operator::Subtract,
        '&' => Operator::And,
        '^' => Operator::Xor,
        '|' => Operator::Or,
        arrow @ ('<' | '>') => {
            let second = rest.clone().next().map(|token| (token, token.span()));
            match second {
                Some((Token::Tree(second), span)) if is_punct(second, arrow) => {
                    extent = extent.to(span);
                }
                _ => return Err(expected()),
            }
            rest.next();
            if arrow == '<' { Operator::ShiftLeft } else { Operator::ShiftRight }
        }
        _ => return Err(expected()),
    };
    Ok(Waiting::Binary(operator, extent))
}
