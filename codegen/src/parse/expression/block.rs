//! Circuits as text: definitions, and a result.

use syn::Token;
use syn::parse::ParseStream;

use super::super::ast::{Text, Word};
use super::super::input::Result;
use super::super::spelling::Spelled;
use super::dialect::CIRCUIT;
use super::{Expr, Parser};

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

#[cfg(test)]
mod tests {
    use crate::diagnostic::Diagnostic;

    use proc_macro2::Span;

    use super::super::{Node, NodeKind};
    use super::*;

    fn rows(rows: &[&str]) -> Vec<Text> {
        let text = |row: &&str| Text { text: (*row).to_owned(), extent: Span::call_site().into() };
        rows.iter().map(text).collect()
    }

    /// Nodes as Polish notation has them, operators last.
    fn postfix(text: &str) -> String {
        let block = Block::parse(&rows(&[text])).expect(text);
        let node = |node: &Node| match &node.kind {
            NodeKind::Integer(value) => value.to_string(),
            NodeKind::Name(name) => name.clone(),
            NodeKind::Unary(operator, _) => format!("{}1", operator.symbol()),
            NodeKind::Binary(operator, ..) => operator.symbol().to_owned(),
            NodeKind::Call(name, _) => format!("{name}()"),
            NodeKind::Method(_, name, argument) => {
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

    /// What is wrong with a text that has one mistake.
    fn mistake(text: &str) -> String {
        let mistakes = Block::parse(&rows(&[text])).expect_err("a mistake");
        let what: Vec<&str> = mistakes.iter().map(Diagnostic::what).collect();
        assert_eq!(what.len(), 1, "{text}: {what:?}");
        what[0].to_owned()
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
            assert_eq!(mistake(text), error, "{text}");
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
        let error = mistake(&nested(50_000));
        assert_eq!(error, "column 129: brackets are nested more than 128 deep");
    }
}
