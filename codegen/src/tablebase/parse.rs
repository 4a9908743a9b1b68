//! Tokens to an [`Ast`]: the syntax of `index!` and nothing of its meaning.

use proc_macro2::{Delimiter, Ident, TokenStream, TokenTree};
use quadrille_tablebase::KingRule;

use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::did_you_mean::did_you_mean;
use crate::model::NamedValue;
use crate::parse::declaration::{attributes, visibility};
use crate::parse::entries::Entries;
use crate::parse::expression::{self, CONDITION, Expr};
use crate::parse::input::{self, Result, expected};
use crate::parse::keys::{Keys as _, keys, single, word_of};
use crate::parse::tokens::Tokens;
use crate::parse::type_name::{capital, type_name};
use crate::parse::{
    BoardSize, Name, Named, RegionSquares, Table, Text, directions, number_table, regions, values,
    word,
};

keys! {
    /// The settings of `index!`.
    pub(crate) struct Settings {
        board: BoardAst = board,
        directions: Vec<Named<(i64, i64)>> = directions::directions,
        scheme: SchemeAst = single(SchemeAst::parse),
        kings: KingRule = word_of(&KING_RULES, "there is no rule about kings"),
        pieces: Name = ident("letters, such as `KQRBNP`"),
        forward: Name = ident("letters of men that go forward, such as `M`"),
        regions: Vec<RegionSquares> = regions::regions,
        relations: Vec<RelationAst> = relations,
        registry: RegistryAst = single(RegistryAst::parse),
        facade as "crate": TokenStream = single(values::path),
    }
}

const KING_RULES: [NamedValue<KingRule>; 3] = [
    ("apart", KingRule::Apart),
    ("touching", KingRule::Touching),
    ("ordinary", KingRule::Ordinary),
];

fn ident(what: &'static str) -> impl Fn(&Tokens) -> Option<Name> {
    single(move |input| word::ident(input, what))
}

/// The statements of `index!`, as they are written.
#[derive(Debug, Default)]
pub(super) struct Ast {
    pub(super) settings: Settings,
    pub(super) materials: Vec<MaterialAst>,
    /// The keys given, whether their values could be read or not.
    given: Vec<String>,
    /// Whether some statement could not be read to its end, so that any setting may be in it.
    is_broken: bool,
}

/// `8 x 8`, `8 x 8 where (file + rank) % 2 == 0` or `3 x 3 [ ... ]`.
#[derive(Debug)]
pub(super) struct BoardAst {
    pub(super) size: BoardSize,
    pub(super) squares: Option<Squares>,
}

/// The cells of the box that have squares.
#[derive(Debug)]
pub(super) enum Squares {
    /// The cells on which a condition holds.
    Where(Expr),
    /// The cells that have no `.` in a table, which is written as a numbering.
    Drawn(Table),
}

/// `registry: pub ENDGAMES`.
#[derive(Clone, Debug)]
pub(super) struct RegistryAst {
    pub(super) visibility: TokenStream,
    pub(super) name: Ident,
}

/// `Pp: opposed` or `Bb: "a1/b2 h1/g2"`.
#[derive(Debug)]
pub(super) struct RelationAst {
    /// The letters of two men.
    pub(super) men: Name,
    pub(super) rule: RuleAst,
}

/// When two men may stand as they do.
#[derive(Debug)]
pub(super) enum RuleAst {
    /// A rule by its name.
    Named(Name),
    /// The pairs of squares.
    Pairs(Text),
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
    pub(super) name: Name,
    pub(super) options: Vec<OptionAst>,
}

/// One option of a scheme, with its value if it has one.
#[derive(Clone, Debug)]
pub(super) struct OptionAst {
    pub(super) name: Name,
    pub(super) value: Option<Name>,
}

const FORM: &str = "write `index! { board: 8 x 8; scheme: exact; pub KRRvK, KRvK; }`";

/// Reads the input of `index!`.
pub(super) fn parse(input: TokenStream) -> (Ast, Diagnostics) {
    let mut ast = Ast::default();
    let diagnostics = match input::within_limits(input) {
        Ok(input) => {
            while !input.is_at_end() {
                statement(&input, &mut ast);
            }
            input.all_mistakes()
        }
        Err(mistake) => {
            ast.is_broken = true;
            mistake.into()
        }
    };
    if ast.is_broken {
        ast.settings.blame_missing();
    }
    (ast, diagnostics)
}

fn statement(input: &Tokens, ast: &mut Ast) {
    let is_read = match key(input) {
        Some(key) => setting(input, &key, ast).is_some(),
        None => input.take(materials(input, ast)).is_some(),
    };
    // Where nothing but the semicolon is missing, the next statement is there.
    if !is_read || input.take(end(input)).is_none() && key(input).is_none() {
        ast.is_broken = true;
        skip_statement(input);
    }
}

/// The key that comes next: a word that begins in lower case and is followed by a colon.
fn key(input: &Tokens) -> Option<Name> {
    let ahead = input.clone();
    let key = word::ident(&ahead, "").ok()?;
    let is_lower = key.text.starts_with(|first: char| first.is_ascii_lowercase());
    (is_lower && ahead.is_at(":")).then_some(key)
}

fn setting(input: &Tokens, key: &Name, ast: &mut Ast) -> Option<()> {
    if !Settings::NAMES.contains(&key.text.as_str()) {
        let message = format!("there is no key `{}`", key.text);
        let help = did_you_mean(&key.text, Settings::NAMES);
        input.report(Diagnostic::new(key.extent, message).help(help));
        return None;
    }
    if ast.given.contains(&key.text) {
        let message = format!("`{}` is given twice", key.text);
        input.report(Diagnostic::new(key.extent, message).help("leave one of them out"));
    }
    ast.given.push(key.text.clone());
    input.skip();
    input.eat(":");
    ast.settings.read(key, input)
}

/// The size, and which squares are there where some are not.
fn board(input: &Tokens) -> Option<BoardAst> {
    let size = input.take(BoardSize::parse(input))?;
    let squares = if input.is_at_group(Delimiter::Bracket) {
        Some(Squares::Drawn(number_table::decimal(input)?))
    } else if input.eat("where") {
        // A word where an operator is expected begins the next statement.
        let is_over = |input: &Tokens| input.is_at(";") || input.is_at_ident();
        Some(Squares::Where(input.take(expression::formula(&CONDITION, input, &is_over))?))
    } else {
        None
    };
    Some(BoardAst { size, squares })
}

/// `{ Pp: opposed, Bb: same_color }`.
fn relations(input: &Tokens) -> Option<Vec<RelationAst>> {
    const FORM: &str = "`{ Pp: opposed, ... }`";
    Entries::named("pair of men").list(input, FORM, &mut |men, input| {
        let rule = if input.is_at_ident() {
            word::ident(input, RULES).map(RuleAst::Named)
        } else {
            word::text(input, RULES).map(RuleAst::Pairs)
        };
        Some(RelationAst { men: men.clone(), rule: input.take(rule)? })
    })
}

/// The relations that may follow a pair of men, as errors list them.
const RULES: &str =
    "`opposed`, `same_color`, `opposite_color` or pairs of squares, such as `\"a2/a7 b2/b7\"`";

impl RegistryAst {
    pub(crate) fn parse(input: &Tokens) -> Result<RegistryAst> {
        let visibility = visibility(input);
        Ok(RegistryAst {
            visibility,
            name: capital(input::ident(input, "the name of the registry")?)?,
        })
    }
}

/// `/// ... pub KRRvK, KRvK: exact, Name = KQvKR`.
fn materials(input: &Tokens, ast: &mut Ast) -> Result<()> {
    loop {
        let attributes = attributes(input);
        let visibility = visibility(input);
        // They hold for all names that follow, until others stand before one.
        loop {
            let (name, material, scheme) = named_material(input)?;
            let (attributes, visibility) = (attributes.clone(), visibility.clone());
            ast.materials.push(MaterialAst { attributes, visibility, name, material, scheme });
            if !input.eat(",") {
                return Ok(());
            }
            if input.is_at("#") || input.is_at("pub") {
                break;
            }
        }
    }
}

/// `Name = KQvKR: exact`.
fn named_material(input: &Tokens) -> Result<(Ident, Ident, Option<SchemeAst>)> {
    const WHAT: &str = "a material, such as `KRRvK`";
    let missing = expected(input, WHAT).help(FORM);
    let name = type_name(input.eat_ident().ok_or(missing)?)?;
    let (name, material) = match input.eat("=") {
        true => (capital(name)?, input::ident(input, WHAT)?),
        false => (name.clone(), name),
    };
    let scheme = match input.eat(":") {
        true => Some(scheme_of(&material, input)?),
        false => None,
    };
    Ok((name, material, scheme))
}

/// The scheme of a material, or the error that the material stands there instead: `Name: KQvKR`.
fn scheme_of(name: &Ident, input: &Tokens) -> Result<SchemeAst> {
    let is_material = |word: &str| {
        word.starts_with(|first: char| first.is_ascii_uppercase())
            && word.chars().all(|letter| letter == 'v' || letter.is_ascii_uppercase())
            && word.contains('v')
    };
    match input.peek() {
        Some(TokenTree::Ident(word)) if is_material(&word.to_string()) => {
            let message = format!("the name `{name}` of a material stands before `=`, not `:`");
            Err(Diagnostic::new(word.span(), message)
                .help(format!("write `{name} = {word}`"))
                .into())
        }
        _ => SchemeAst::parse(input),
    }
}

impl SchemeAst {
    pub(crate) fn parse(input: &Tokens) -> Result<SchemeAst> {
        let name = word::ident(input, "a scheme: `naive`, `kings`, `syzygy` or `exact`")?;
        let mut options = Vec::new();
        if let Some(content) = input.eat_group(Delimiter::Parenthesis) {
            while !content.is_at_end() {
                options.push(OptionAst::parse(&content)?);
            }
        }
        Ok(SchemeAst { name, options })
    }
}

impl OptionAst {
    pub(crate) fn parse(input: &Tokens) -> Result<OptionAst> {
        let name = word::ident(input, "an option of the scheme")?;
        let value = match input.eat(":") {
            true => Some(word::name(input, "the value of the option")?),
            false => None,
        };
        if !input.is_at_end() && !input.eat(",") {
            return Err(expected(input, "`,` or `)`").into());
        }
        Ok(OptionAst { name, value })
    }
}

/// The semicolon after a statement, which the last one need not have.
fn end(input: &Tokens) -> Result<()> {
    if input.is_at_end() || input.eat(";") {
        return Ok(());
    }
    Err(expected(input, "`;`").help(FORM).into())
}

/// After an error: skips past the next semicolon.
fn skip_statement(input: &Tokens) {
    while !input.is_at_end() {
        let is_end = input.is_at(";");
        input.skip();
        if is_end {
            break;
        }
    }
}
