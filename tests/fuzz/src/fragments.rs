//! Known descriptions taken apart: boards with their numberings, and the other keys one by one.

use std::collections::BTreeMap;

use proc_macro2::{Delimiter, TokenStream, TokenTree};

use crate::case::{Case, EntryPoint};

/// Keys that describe one numbering together, and seldom fit apart.
const OF_A_BOARD: [&str; 6] = ["board", "number", "groups", "index", "names", "directions"];

/// Parts of descriptions.
#[derive(Clone, Debug, Default)]
pub struct Fragments {
    /// The keys of a numbering.
    pub boards: Vec<Vec<String>>,
    /// The values of other keys, by key.
    pub others: BTreeMap<String, Vec<String>>,
    /// Pieces of all descriptions, each with its name.
    pub pieces: Vec<String>,
    /// The statements of `index!`.
    pub statements: Vec<String>,
}

impl Fragments {
    /// The parts of all these descriptions, each once.
    pub fn of(cases: &[Case]) -> Fragments {
        let mut fragments = Fragments::default();
        for Case { entry, text } in cases {
            let Ok(tokens) = text.parse::<TokenStream>() else { continue };
            match entry {
                EntryPoint::Layout => bodies(tokens).for_each(|body| fragments.add(text, body)),
                EntryPoint::Index => fragments.statements.extend(parts(text, tokens, ';')),
                EntryPoint::Derive | EntryPoint::Files => {}
            }
        }
        fragments.others.values_mut().for_each(unique);
        [&mut fragments.pieces, &mut fragments.statements].into_iter().for_each(unique);
        unique(&mut fragments.boards);
        fragments
    }

    fn add(&mut self, text: &str, body: TokenStream) {
        let mut board = Vec::new();
        for tree in body.clone() {
            if let TokenTree::Group(group) = tree {
                self.add_pieces(text, &group.stream());
            }
        }
        for part in parts(text, body, ',') {
            let key = part.split(|c: char| !c.is_alphanumeric() && c != '_').next();
            let key = key.unwrap_or_default().to_owned();
            match OF_A_BOARD.contains(&key.as_str()) {
                true => board.push(part),
                false => self.others.entry(key).or_default().push(part),
            }
        }
        if board.len() > 1 {
            self.boards.push(board);
        }
    }

    /// Adds the entries of braces that look like pieces; other entries may look alike.
    fn add_pieces(&mut self, text: &str, entries: &TokenStream) {
        self.pieces.extend(parts(text, entries.clone(), ',').filter(|part| part.contains(':')));
    }
}

/// The braces after the names of types.
fn bodies(tokens: TokenStream) -> impl Iterator<Item = TokenStream> {
    tokens.into_iter().filter_map(|tree| match tree {
        TokenTree::Group(group) if group.delimiter() == Delimiter::Brace => Some(group.stream()),
        _ => None,
    })
}

/// The text between separators, as written.
pub fn parts(text: &str, tokens: TokenStream, separator: char) -> impl Iterator<Item = String> {
    let mut ranges: Vec<std::ops::Range<usize>> = Vec::new();
    let mut is_new = true;
    for tree in tokens {
        if matches!(&tree, TokenTree::Punct(punct) if punct.as_char() == separator) {
            is_new = true;
            continue;
        }
        let range = tree.span().byte_range();
        match ranges.last_mut() {
            Some(last) if !is_new => last.end = range.end,
            _ => ranges.push(range),
        }
        is_new = false;
    }
    let parts: Vec<String> =
        ranges.into_iter().filter_map(|range| text.get(range).map(str::to_owned)).collect();
    parts.into_iter()
}

/// Sorts a list and drops duplicates.
pub fn unique<T: Ord>(list: &mut Vec<T>) {
    list.sort_unstable();
    list.dedup();
}
