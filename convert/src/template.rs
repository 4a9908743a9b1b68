//! Rust with gaps: tokens are filled in for `$name`.

use proc_macro::{Group, Span, TokenStream, TokenTree};

/// The tokens of a text, at `span`; the tokens that fill the gaps keep their spans.
///
/// # Panics
/// If the text is no Rust, or has a gap that nothing fills: a defect of this crate.
pub(crate) fn fill(span: Span, text: &str, gaps: &[(&str, TokenStream)]) -> TokenStream {
    let tokens = text.parse().expect("templates are Rust");
    filled(span, tokens, gaps)
}

fn filled(span: Span, tokens: TokenStream, gaps: &[(&str, TokenStream)]) -> TokenStream {
    let (mut output, mut tokens) = (TokenStream::new(), tokens.into_iter());
    while let Some(tree) = tokens.next() {
        match tree {
            TokenTree::Punct(sign) if sign.as_char() == '$' => {
                let name = tokens.next().expect("a name after `$`").to_string();
                let gap = gaps.iter().find(|(known, _)| *known == name);
                output.extend(gap.expect("every gap is filled").1.clone());
            }
            TokenTree::Group(group) => {
                let inside = filled(span, group.stream(), gaps);
                let mut group = Group::new(group.delimiter(), inside);
                group.set_span(span);
                output.extend([TokenTree::Group(group)]);
            }
            mut other => {
                other.set_span(span);
                output.extend([other]);
            }
        }
    }
    output
}
