//! A list of tokens, and how far it has been read.
//!
//! A macro that passes on `$x:expr` or `$v:vis` wraps it in a group without delimiters. In an expression such a group
//! does what parentheses do, for which there is [`Tokens::invisible`]; elsewhere it means nothing, and is seen through.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use proc_macro2::{Delimiter, Ident, Spacing, Span, TokenStream, TokenTree};

use crate::diagnostic::{Diagnostic, Diagnostics, Extent};

/// Tokens that are read one after another, and what was wrong with them. A copy shares both, and goes on by itself.
#[derive(Clone)]
pub(crate) struct Tokens {
    list: Rc<[Listed]>,
    next: Cell<usize>,
    /// The end of the readable tokens.
    stop: usize,
    /// The closing delimiter.
    end: Span,
    /// The end of the token that was read last.
    last: Cell<Span>,
    mistakes: Rc<RefCell<Diagnostics>>,
}

enum Listed {
    Tree(TokenTree),
    /// A group without delimiters, which ends before this index.
    Invisible(usize),
}

impl Listed {
    fn tree(&self) -> Option<&TokenTree> {
        match self {
            Listed::Tree(tree) => Some(tree),
            Listed::Invisible(_) => None,
        }
    }
}

impl Tokens {
    /// All tokens of a stream.
    pub(crate) fn new(stream: TokenStream) -> Tokens {
        Tokens::between(stream, [Span::call_site(); 2], Rc::default())
    }

    /// The tokens between delimiters.
    fn between(
        stream: TokenStream,
        [open, end]: [Span; 2],
        mistakes: Rc<RefCell<Diagnostics>>,
    ) -> Tokens {
        let mut list = Vec::new();
        add(stream, &mut list);
        let (stop, next, last) = (list.len(), Cell::new(0), Cell::new(open));
        Tokens { list: list.into(), next, stop, end, last, mistakes }
    }

    /// Tokens from elsewhere, whose mistakes are added to these.
    pub(crate) fn beside(&self, stream: TokenStream) -> Tokens {
        Tokens::between(stream, [Span::call_site(); 2], self.mistakes.clone())
    }

    /// Adds a mistake.
    pub(crate) fn report(&self, mistake: Diagnostic) {
        self.mistakes.borrow_mut().push(mistake);
    }

    /// The value, or `None` with its mistakes reported.
    pub(crate) fn take<T>(&self, result: Result<T, impl Into<Diagnostics>>) -> Option<T> {
        self.mistakes.borrow_mut().take(result)
    }

    /// The number of mistakes so far.
    pub(crate) fn mistakes(&self) -> usize {
        self.mistakes.borrow().len()
    }

    /// Abridges the mistakes from `before` on, as [`Diagnostics::abridge`] says.
    pub(crate) fn abridge(&self, before: usize, shown: usize) {
        self.mistakes.borrow_mut().abridge(before, shown);
    }

    /// All mistakes, after the last token has been read.
    pub(crate) fn all_mistakes(self) -> Diagnostics {
        self.mistakes.take()
    }

    /// The tokens that are left.
    pub(crate) fn trees(&self) -> impl Iterator<Item = &TokenTree> {
        self.list[self.next.get()..self.stop].iter().filter_map(Listed::tree)
    }

    /// The next token.
    pub(crate) fn peek(&self) -> Option<&TokenTree> {
        self.trees().next()
    }

    /// Whether no token is left.
    pub(crate) fn is_at_end(&self) -> bool {
        self.peek().is_none()
    }

    /// Whether an identifier or a keyword comes next.
    pub(crate) fn is_at_ident(&self) -> bool {
        matches!(self.peek(), Some(TokenTree::Ident(_)))
    }

    /// Whether the next token is this word, or the next punctuation begins with this.
    pub(crate) fn is_at(&self, text: &str) -> bool {
        self.is_ahead(0, text)
    }

    /// Whether this word, or punctuation that begins with it, comes after `passed` tokens.
    pub(crate) fn is_ahead(&self, passed: usize, text: &str) -> bool {
        let mut trees = self.trees().skip(passed);
        if text.starts_with(|first: char| first.is_alphabetic() || first == '_') {
            return matches!(trees.next(), Some(TokenTree::Ident(ident)) if ident == text);
        }
        let mut is_joint = true;
        text.chars().all(|character| match trees.next() {
            Some(TokenTree::Punct(punct)) if is_joint && punct.as_char() == character => {
                is_joint = punct.spacing() == Spacing::Joint;
                true
            }
            _ => false,
        })
    }

    /// Whether a group with this delimiter comes next.
    pub(crate) fn is_at_group(&self, delimiter: Delimiter) -> bool {
        self.is_group_ahead(0, delimiter)
    }

    /// Whether a group with this delimiter comes after `passed` tokens.
    pub(crate) fn is_group_ahead(&self, passed: usize, delimiter: Delimiter) -> bool {
        let tree = self.trees().nth(passed);
        matches!(tree, Some(TokenTree::Group(group)) if group.delimiter() == delimiter)
    }

    /// The span of the next token, or of the closing delimiter.
    pub(crate) fn span(&self) -> Span {
        self.peek().map_or(self.end, TokenTree::span)
    }

    /// From `start` to the token read last.
    pub(crate) fn since(&self, start: Span) -> Extent {
        Extent { start, end: self.last.get(), column: None }
    }

    /// Reads a token of any kind.
    pub(crate) fn skip(&self) {
        while let Some(listed) = self.list[..self.stop].get(self.next.get()) {
            self.next.set(self.next.get() + 1);
            if let Listed::Tree(tree) = listed {
                self.last.set(match tree {
                    TokenTree::Group(group) => group.span_close(),
                    tree => tree.span(),
                });
                return;
            }
        }
    }

    /// Reads a word or punctuation, if it comes next.
    pub(crate) fn eat(&self, text: &str) -> bool {
        let is_next = self.is_at(text);
        if is_next {
            let is_word = self.is_at_ident();
            text.chars().take(if is_word { 1 } else { usize::MAX }).for_each(|_| self.skip());
        }
        is_next
    }

    /// Reads an identifier or a keyword, if one comes next.
    pub(crate) fn eat_ident(&self) -> Option<Ident> {
        let Some(TokenTree::Ident(ident)) = self.peek() else { return None };
        let ident = ident.clone();
        self.skip();
        Some(ident)
    }

    /// Reads a group with this delimiter, if one comes next, and returns its contents.
    pub(crate) fn eat_group(&self, delimiter: Delimiter) -> Option<Tokens> {
        let Some(TokenTree::Group(group)) = self.peek() else { return None };
        let group = group.clone();
        (group.delimiter() == delimiter).then(|| {
            self.skip();
            let ends = [group.span_open(), group.span_close()];
            Tokens::between(group.stream(), ends, self.mistakes.clone())
        })
    }

    /// Reads a group without delimiters, if one comes next with something in it.
    pub(crate) fn invisible(&self) -> Option<Tokens> {
        let Listed::Invisible(stop) = *self.list[..self.stop].get(self.next.get())? else {
            return None;
        };
        let inside = Tokens { stop, ..self.clone() };
        inside.next.set(self.next.get() + 1);
        inside.peek()?;
        self.next.set(stop);
        Some(inside)
    }

    /// Goes on where a copy has got to.
    pub(crate) fn go_to(&self, ahead: &Tokens) {
        self.next.set(ahead.next.get());
        self.last.set(ahead.last.get());
    }
}

/// Adds the tokens of a stream. Descriptions bound how deep their groups are nested.
fn add(stream: TokenStream, list: &mut Vec<Listed>) {
    for tree in stream {
        match tree {
            TokenTree::Group(group) if group.delimiter() == Delimiter::None => {
                let index = list.len();
                list.push(Listed::Invisible(index));
                add(group.stream(), list);
                list[index] = Listed::Invisible(list.len());
            }
            tree => list.push(Listed::Tree(tree)),
        }
    }
}
