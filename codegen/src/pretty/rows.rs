//! Calls of the runtime's macros for people: one row for each program, formatted as Rust.

use std::mem;

use proc_macro2::{Delimiter, Group, Ident, Span, TokenStream, TokenTree};
use quote::quote;
use syn::{Expr, File, Item, Macro, Stmt};

use super::comment;

/// The number of short rows, such as squares, in a line.
const ROWS_IN_LINE: usize = 8;

/// The greatest length of a line.
const WIDTH: usize = 100;

/// The greatest length of a row in one line, without its indentation and its punctuation.
const SHORT: usize = WIDTH - 15;

/// The lines of a call of one of the runtime's macros: its head, with the layout and the names of variables, and its
/// rows. `None` for a macro without rows.
fn lines_of_call(call: &Macro) -> Option<Vec<String>> {
    let (mut lines, mut tokens, mut in_line) = (Vec::new(), Vec::new(), 0);
    for token in call.tokens.clone() {
        let end = match end_of(&token) {
            // Commas before the first `;` belong to the head.
            Some(end) if end == ';' || !lines.is_empty() => end,
            _ => {
                tokens.push(token);
                continue;
            }
        };
        let row = mem::take(&mut tokens);
        if lines.is_empty() {
            lines.push(format!("{};", head(&row)));
        } else if end == ';' {
            lines.extend(lines_of(&row));
            in_line = 0;
        } else {
            add_short(&mut lines, &mut in_line, spaced(&row) + ",");
        }
    }
    (!lines.is_empty()).then_some(lines)
}

/// Adds a short row to the last line, which has `in_line` rows, or to a new line.
fn add_short(lines: &mut Vec<String>, in_line: &mut usize, row: String) {
    match lines.last_mut() {
        Some(line) if (1..ROWS_IN_LINE).contains(in_line) && line.len() + row.len() < WIDTH => {
            line.push(' ');
            line.push_str(&row);
            *in_line += 1;
        }
        _ => {
            lines.push(row);
            *in_line = 1;
        }
    }
}

/// The punctuation that ends a row, if this token is one.
fn end_of(token: &TokenTree) -> Option<char> {
    match token {
        TokenTree::Punct(end) if [',', ';'].contains(&end.as_char()) => Some(end.as_char()),
        _ => None,
    }
}

/// The head of a call: `Lerf, |set|`.
fn head(tokens: &[TokenTree]) -> String {
    let mut text = spaced(tokens);
    for (spread, close) in
        [(" ,", ","), ("| ", "|"), (" |", "|"), (" : :: ", ": ::"), (" :: ", "::"), (",|", ", |")]
    {
        text = text.replace(spread, close);
    }
    text
}

fn spaced(tokens: &[TokenTree]) -> String {
    let tokens: TokenStream = tokens.iter().cloned().collect();
    tokens.to_string().replace("- ", "-")
}

/// The lines of a row, its programs formatted as Rust: documentation in lines of its own, and any other attribute in the
/// line of a short row.
fn lines_of(row: &[TokenTree]) -> Vec<String> {
    let (mut lines, mut line, mut is_attribute) = (Vec::new(), String::new(), false);
    for token in row {
        match token {
            TokenTree::Group(group) if is_attribute => {
                lines.push(attribute(group));
                is_attribute = false;
            }
            TokenTree::Group(group) if group.delimiter() == Delimiter::Brace => {
                let program = program(group);
                let [only] = &program[..] else {
                    lines.push(format!("{line} {{"));
                    lines.extend(program.iter().map(|line| format!("    {line}")));
                    line.replace_range(.., "}");
                    continue;
                };
                if line.len() + only.len() < SHORT {
                    line.extend([" { ", only, " }"]);
                } else {
                    lines.extend([format!("{line} {{"), format!("    {only}")]);
                    line.replace_range(.., "}");
                }
            }
            TokenTree::Punct(hash) if hash.as_char() == '#' => is_attribute = true,
            TokenTree::Punct(sign) => line += &sign.to_string(),
            TokenTree::Group(group) => {
                line += if group.delimiter() == Delimiter::Bracket { " " } else { "" };
                line += &group.to_string().replace(" ,", ",").replace("- ", "-");
            }
            token => {
                line += if line.is_empty() { "" } else { " " };
                line += &token.to_string();
            }
        }
    }
    lines.push(line + ";");
    match &lines[..] {
        [first, row] if first.starts_with("#[") && first.len() + row.len() < SHORT => {
            vec![format!("{first} {row}")]
        }
        _ => lines,
    }
}

/// The line of an attribute; documentation becomes `/// ...`.
fn attribute(group: &Group) -> String {
    let documentation = syn::parse2(group.stream()).ok();
    match documentation.and_then(|meta| comment::documentation(&meta)) {
        Some(line) => format!("///{line}"),
        None => format!("#[{}]", group.stream().to_string().replace(" (", "(")),
    }
}

/// The lines of a program, of fields with values, or one line of tokens if they are neither.
fn program(group: &Group) -> Vec<String> {
    if let Ok(file) = syn::parse2(quote!(fn program() #group)) {
        return lines_within(&file);
    }
    match syn::parse2(quote!(const FIELDS: Fields = Fields #group;)) {
        Ok(file) => fields(&file),
        Err(_) => vec![group.stream().to_string()],
    }
}

/// The lines of the fields of a constant.
fn fields(constant: &File) -> Vec<String> {
    let mut lines = lines_within(constant);
    if lines.is_empty() {
        let text = prettyplease::unparse(constant);
        lines.extend(
            text.trim_end()
                .strip_prefix("const FIELDS: Fields = Fields {")
                .and_then(|it| Some(it.strip_suffix("};")?.trim().to_owned())),
        );
    }
    if let [only] = &mut lines[..] {
        only.truncate(only.trim_end_matches(',').len());
    }
    lines
}

/// The formatted lines of a file without the first and the last.
fn lines_within(file: &File) -> Vec<String> {
    let text = prettyplease::unparse(file);
    let lines: Vec<&str> = text.lines().collect();
    let within = lines.get(1..lines.len() - 1).unwrap_or_default();
    within.iter().map(|line| line.strip_prefix("    ").unwrap_or(line).to_owned()).collect()
}

/// The text of a file, with the rows of the runtime's macros formatted.
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
        let call = line.trim().strip_prefix(CALL).and_then(|number| number.parse::<usize>().ok());
        let Some(rows) = call.and_then(|call| calls.get(call)) else {
            return format!("{line}\n");
        };
        let indent = " ".repeat(line.len() - line.trim_start().len());
        let lines: Vec<String> = rows.iter().map(|row| format!("{indent}{row}\n")).collect();
        lines.concat()
    };
    text.lines().map(line).collect()
}

/// The name that stands for the rows of a call while the rest is formatted.
const CALL: &str = "ROWS_OF_CALL_";

fn take(call: &mut Macro, calls: &mut Vec<Vec<String>>) {
    if let Some(lines) = lines_of_call(call) {
        let name = Ident::new(&format!("{CALL}{}", calls.len()), Span::call_site());
        calls.push(lines);
        call.tokens = TokenTree::from(name).into();
    }
}
