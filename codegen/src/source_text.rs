//! Tokens as source text with line breaks, so that what the compiler shows of it can be read.
//!
//! This is no formatter: it knows braces and semicolons only, and costs nothing to compile. The feature
//! `pretty` uses a real one.

use std::fmt::Write as _;

use proc_macro2::{Delimiter, Group, Spacing, TokenStream, TokenTree};

/// The tokens as text: a line ends behind every `;`, `{` and `}`.
pub(crate) fn lines(tokens: &TokenStream) -> String {
    let mut text = String::new();
    write_stream(tokens.clone(), &mut text);
    text
}

fn write_stream(tokens: TokenStream, text: &mut String) {
    for token in tokens {
        match token {
            TokenTree::Group(group) => write_group(&group, text),
            TokenTree::Punct(punct) => {
                text.push(punct.as_char());
                match (punct.as_char(), punct.spacing()) {
                    (';', _) => text.push('\n'),
                    (_, Spacing::Joint) => {}
                    (_, Spacing::Alone) => text.push(' '),
                }
            }
            token => {
                let _ = write!(text, "{token} ");
            }
        }
    }
}

fn write_group(group: &Group, text: &mut String) {
    let (open, close) = match group.delimiter() {
        Delimiter::Parenthesis => ("(", ") "),
        Delimiter::Bracket => ("[", "] "),
        Delimiter::Brace => ("{\n", "}\n"),
        Delimiter::None => ("", ""),
    };
    text.push_str(open);
    write_stream(group.stream(), text);
    text.push_str(close);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_text_is_the_same_tokens() {
        let tokens: TokenStream =
            "#[a = \"b\"] impl<'a> X for Y { fn f(x: &'a [u8; 3]) -> i8 { -1; x >>= 1.0 } }"
                .parse()
                .expect("tokens");
        let text = lines(&tokens);
        assert_eq!(text.parse::<TokenStream>().expect("tokens").to_string(), tokens.to_string());
        assert_eq!(text.lines().count(), 6, "{text}");
    }
}
