//! Calls of the runtime's macros as people read them: a program each row, formatted as Rust.

use proc_macro2::{Delimiter, Group, Ident, Span, TokenStream, TokenTree};
use quote::quote;
use syn::{Expr, File, Item, Macro, Stmt};

use quadrille_languages::comment::documentation;

/// How many squares stand in a line.
const SQUARES_IN_LINE: usize = 8;

/// The longest line.
const WIDTH: usize = 100;

/// A call of a macro of the runtime, in parts.
pub(super) struct Rows {
    /// What is before the rows: the layout, and the names of variables.
    head: Vec<TokenTree>,
    /// The rows, without what ends each.
    rows: Vec<Vec<TokenTree>>,
    /// Whether they are squares, and end with commas.
    are_squares: bool,
}

impl Rows {
    /// The parts of a call; `None` of a macro without rows.
    pub(super) fn of(call: &Macro) -> Option<Rows> {
        let name = call.path.segments.last()?.ident.to_string();
        let are_squares = name == "square_constants";
        let is_ended = |end: char| move |token: &TokenTree| matches!(token, TokenTree::Punct(it) if it.as_char() == end);
        let tokens: Vec<TokenTree> = call.tokens.clone().into_iter().collect();
        let end = tokens.iter().position(is_ended(';'))?;
        let (head, rest) = (tokens[..end].to_vec(), &tokens[end + 1..]);
        let rows = rest.split(is_ended(if are_squares { ',' } else { ';' })).map(<[_]>::to_vec);
        let rows = rows.filter(|row| !row.is_empty()).collect();
        Some(Rows { head, rows, are_squares })
    }

    /// The names of the rows.
    pub(super) fn names(&self) -> Vec<String> {
        self.rows.iter().filter_map(|row| name(row)).collect()
    }

    /// A call with the rows of this name only.
    pub(super) fn only(&self, call: &Macro, wanted: &str) -> Macro {
        let rows = self.rows.iter().filter(|row| name(row).is_some_and(|name| name == wanted));
        let end = if self.are_squares { quote!(,) } else { quote!(;) };
        let rows = rows.map(|row| {
            let row: TokenStream = row.iter().cloned().collect();
            quote!(#row #end)
        });
        let (head, rows): (TokenStream, TokenStream) =
            (self.head.iter().cloned().collect(), rows.collect());
        Macro { tokens: quote!(#head; #rows), ..call.clone() }
    }

    /// The lines of the call.
    fn lines(&self) -> Vec<String> {
        let mut lines = vec![format!("{};", head(&self.head))];
        if self.are_squares {
            let squares: Vec<String> = self.rows.iter().map(|row| spaced(row) + ",").collect();
            lines.extend(squares.chunks(SQUARES_IN_LINE).map(|line| line.join(" ")));
            return lines;
        }
        for row in &self.rows {
            lines.extend(lines_of(row));
        }
        lines
    }
}

/// The name at the beginning of a row, behind attributes and a visibility.
fn name(row: &[TokenTree]) -> Option<String> {
    let names = row.iter().filter_map(|token| match token {
        TokenTree::Ident(name) => Some(name.to_string()),
        _ => None,
    });
    names.into_iter().find(|name| name != "pub")
}

/// `Lerf, |set|`.
fn head(tokens: &[TokenTree]) -> String {
    let text = spaced(tokens).replace(" ,", ",").replace("| ", "|").replace(" |", "|");
    text.replace(",|", ", |")
}

fn spaced(tokens: &[TokenTree]) -> String {
    tokens.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// The lines of a row: attributes by themselves, programs as Rust.
fn lines_of(row: &[TokenTree]) -> Vec<String> {
    let (mut lines, mut line) = (Vec::new(), String::new());
    for token in row {
        match token {
            TokenTree::Group(group) if group.delimiter() == Delimiter::Bracket => {
                lines.push(attribute(group));
                line.clear();
            }
            TokenTree::Group(group) if group.delimiter() == Delimiter::Brace => {
                let program = program(group);
                match &program[..] {
                    [only] if line.len() + only.len() < WIDTH - 15 => {
                        line = format!("{line} {{ {only} }}");
                    }
                    _ => {
                        lines.push(format!("{line} {{"));
                        lines.extend(program.iter().map(|line| format!("    {line}")));
                        line = String::from("}");
                    }
                }
            }
            TokenTree::Punct(hash) if hash.as_char() == '#' => {}
            TokenTree::Punct(sign) => line += &sign.to_string(),
            token => {
                line += if line.is_empty() { "" } else { " " };
                line += &token.to_string();
            }
        }
    }
    lines.push(line + ";");
    lines
}

/// `#[cfg(feature = "w")]`, or a line of documentation.
fn attribute(group: &Group) -> String {
    let documentation = syn::parse2(group.stream()).ok().and_then(|meta| documentation(&meta));
    match documentation {
        Some(text) => format!("///{text}"),
        None => format!("#[{}]", group.stream().to_string().replace(" (", "(")),
    }
}

/// The lines of a program; its tokens in one if they are no block of Rust.
fn program(group: &Group) -> Vec<String> {
    let Ok(file) = syn::parse2(quote!(fn program() #group)) else {
        return vec![group.stream().to_string()];
    };
    let text = prettyplease::unparse(&file);
    let lines: Vec<&str> = text.lines().collect();
    let within = lines.get(1..lines.len() - 1).unwrap_or_default();
    within.iter().map(|line| line.strip_prefix("    ").unwrap_or(line).to_owned()).collect()
}

/// The text of a file, with the rows of the runtime's macros each in its lines.
pub(super) fn formatted(mut file: File) -> String {
    let mut calls = Vec::new();
    for item in &mut file.items {
        match item {
            Item::Const(item) if item.ident == "_" => {
                let Expr::Block(block) = &mut *item.expr else { continue };
                for statement in &mut block.block.stmts {
                    if let Stmt::Macro(call) = statement {
                        take(&mut call.mac, &mut calls);
                    }
                }
            }
            Item::Macro(item) => take(&mut item.mac, &mut calls),
            _ => {}
        }
    }
    let text = prettyplease::unparse(&file);
    let line = |line: &str| {
        let place = line.trim().strip_prefix(PLACE).and_then(|place| place.parse::<usize>().ok());
        let Some(rows) = place.and_then(|place| calls.get(place)) else {
            return format!("{line}\n");
        };
        let indent = " ".repeat(line.len() - line.trim_start().len());
        let rows: Vec<String> = rows.iter().map(|row| format!("{indent}{row}\n")).collect();
        rows.concat()
    };
    text.lines().map(line).collect()
}

/// What stands for the rows of a call while the rest is formatted.
const PLACE: &str = "ROWS_OF_CALL_";

fn take(call: &mut Macro, calls: &mut Vec<Vec<String>>) {
    if let Some(rows) = Rows::of(call) {
        let place = Ident::new(&format!("{PLACE}{}", calls.len()), Span::call_site());
        calls.push(rows.lines());
        call.tokens = TokenTree::from(place).into();
    }
}
