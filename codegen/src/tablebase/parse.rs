//! Tokens to an [`Ast`]: the syntax of `index!` and nothing of its meaning.

use proc_macro2::{Delimiter, Ident, Span, TokenStream, TokenTree};

use crate::diagnostic::{Diagnostic, Diagnostics, did_you_mean};
use crate::parse::cursor::{Cursor, Tokens, is_punct};
use crate::parse::head::{attributes, visibility};
use crate::parse::{BoardSize, Word, values, word};

/// What `index!` was given.
#[derive(Debug, Default)]
pub(super) struct Ast {
    pub(super) board: Option<BoardSize>,
    pub(super) kings: Option<Word>,
    pub(super) pieces: Option<Word>,
    pub(super) scheme: Option<SchemeAst>,
    pub(super) krate: Option<TokenStream>,
    pub(super) registry: Option<RegistryAst>,
    pub(super) materials: Vec<MaterialAst>,
    /// The keys given, whether their values could be read or not.
    given: Vec<Word>,
    /// Whether a statement could not be read to its end.
    is_broken: bool,
}

/// `registry: pub ENDGAMES`.
#[derive(Debug)]
pub(super) struct RegistryAst {
    pub(super) visibility: TokenStream,
    pub(super) name: Ident,
}

/// `pub Name = KRRvK: exact`.
#[derive(Debug)]
pub(super) struct MaterialAst {
    pub(super) attributes: TokenStream,
    pub(super) visibility: TokenStream,
    /// The type's name: the material's own, or one that is given.
    pub(super) name: Ident,
    pub(super) material: Ident,
    pub(super) scheme: Option<SchemeAst>,
}

/// `syzygy(K3, sequence: KkRR, order: 1)`.
#[derive(Clone, Debug)]
pub(super) struct SchemeAst {
    pub(super) name: Word,
    pub(super) options: Vec<OptionAst>,
}

/// One option of a scheme, with its value if it has one.
#[derive(Clone, Debug)]
pub(super) struct OptionAst {
    pub(super) name: Word,
    pub(super) value: Option<Word>,
}

const KEYS: [&str; 6] = ["board", "scheme", "kings", "pieces", "registry", "crate"];
const FORM: &str = "write `index! { board: 8 x 8; scheme: exact; pub KRRvK, KRvK; }`";

impl Ast {
    /// Whether a key is there, with a value that could be read or not; or may be among what could
    /// not be read at all.
    pub(super) fn has(&self, key: &str) -> bool {
        self.is_broken || self.given.iter().any(|given| given.text == key)
    }
}

/// Reads the input of `index!`.
pub(super) fn parse(input: TokenStream, diagnostics: &mut Diagnostics) -> Ast {
    let tokens = Tokens::new(input, Span::call_site());
    let mut cursor = tokens.cursor();
    let mut ast = Ast::default();
    while !cursor.is_at_end() {
        let result = match key(cursor) {
            Some(key) => setting(&mut cursor, &key, &mut ast, diagnostics),
            None => materials(&mut cursor, &mut ast, diagnostics),
        };
        let result = result.and_then(|()| end(&mut cursor));
        if diagnostics.take(result).is_none() {
            ast.is_broken = true;
            skip_statement(&mut cursor);
        }
    }
    ast
}

/// The key that comes next: a word that begins in lower case and is followed by a colon.
fn key(mut cursor: Cursor<'_>) -> Option<Word> {
    let Some(TokenTree::Ident(ident)) = cursor.next() else { return None };
    let text = ident.to_string();
    let colon = cursor.peek().is_some_and(|tree| is_punct(tree, ':'));
    let lower = text.starts_with(|first: char| first.is_ascii_lowercase());
    (colon && lower).then(|| Word::new(text, ident.span()))
}

fn setting(
    cursor: &mut Cursor<'_>,
    key: &Word,
    ast: &mut Ast,
    diagnostics: &mut Diagnostics,
) -> Result<(), Diagnostic> {
    if !KEYS.contains(&key.text.as_str()) {
        let message = format!("there is no key `{}`", key.text);
        return Err(Diagnostic::new(key.place, message).help(did_you_mean(&key.text, KEYS)));
    }
    if ast.given.iter().any(|given| given.text == key.text) {
        let message = format!("`{}` is given twice", key.text);
        diagnostics.push(Diagnostic::new(key.place, message).help("leave one of them out"));
    }
    ast.given.push(key.clone());
    cursor.next();
    cursor.eat_punct(':');
    match key.text.as_str() {
        "board" => ast.board = Some(values::board(cursor)?),
        "scheme" => ast.scheme = Some(scheme(cursor)?),
        "kings" => ast.kings = Some(ident(cursor, "`apart`, `touching` or `ordinary`")?),
        "pieces" => ast.pieces = Some(ident(cursor, "letters, such as `KQRBNP`")?),
        "crate" => ast.krate = Some(values::path(cursor)?),
        _ => {
            let visibility = visibility(cursor);
            let name = cursor.ident("the name of the registry")?.clone();
            ast.registry = Some(RegistryAst { visibility, name });
        }
    }
    Ok(())
}

/// `/// ... pub KRRvK, KRvK: exact, Name = KQvKR`.
fn materials(
    cursor: &mut Cursor<'_>,
    ast: &mut Ast,
    diagnostics: &mut Diagnostics,
) -> Result<(), Diagnostic> {
    let attributes: TokenStream = attributes(cursor, diagnostics)
        .into_iter()
        .flat_map(|attribute| attribute.tokens)
        .collect();
    let visibility = visibility(cursor);
    loop {
        let first =
            cursor.ident("a material, such as `KRRvK`").map_err(|error| error.help(FORM))?;
        let material = match cursor.eat_punct('=') {
            Some(_) => cursor.ident("a material, such as `KRRvK`")?,
            None => first,
        };
        let scheme = match cursor.eat_punct(':') {
            Some(_) => Some(scheme(cursor)?),
            None => None,
        };
        ast.materials.push(MaterialAst {
            attributes: attributes.clone(),
            visibility: visibility.clone(),
            name: first.clone(),
            material: material.clone(),
            scheme,
        });
        if cursor.eat_punct(',').is_none() {
            return Ok(());
        }
    }
}

fn scheme(cursor: &mut Cursor<'_>) -> Result<SchemeAst, Diagnostic> {
    let name = ident(cursor, "a scheme: `naive`, `kings`, `syzygy` or `exact`")?;
    let mut options = Vec::new();
    if let Ok(group) = cursor.group(Delimiter::Parenthesis, "") {
        let tokens = Tokens::within(group);
        let mut cursor = tokens.cursor();
        while !cursor.is_at_end() {
            options.push(option(&mut cursor)?);
        }
    }
    Ok(SchemeAst { name, options })
}

fn option(cursor: &mut Cursor<'_>) -> Result<OptionAst, Diagnostic> {
    let name = ident(cursor, "an option of the scheme")?;
    let value = match cursor.eat_punct(':') {
        Some(_) => Some(word::name(cursor, "the value of the option")?),
        None => None,
    };
    if !cursor.is_at_end() && cursor.eat_punct(',').is_none() {
        return Err(cursor.expected("`,` or `)`"));
    }
    Ok(OptionAst { name, value })
}

fn ident(cursor: &mut Cursor<'_>, what: &str) -> Result<Word, Diagnostic> {
    let ident = cursor.ident(what)?;
    Ok(Word::new(ident.to_string(), ident.span()))
}

/// The semicolon after a statement, which the last one need not have.
fn end(cursor: &mut Cursor<'_>) -> Result<(), Diagnostic> {
    if cursor.is_at_end() || cursor.eat_punct(';').is_some() {
        return Ok(());
    }
    Err(cursor.expected("`;`").help(FORM))
}

/// After an error: skips to behind the next semicolon.
fn skip_statement(cursor: &mut Cursor<'_>) {
    while let Some(tree) = cursor.next() {
        if is_punct(tree, ';') {
            break;
        }
    }
}
