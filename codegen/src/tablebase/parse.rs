//! Tokens to an [`Ast`]: the syntax of `index!`, without its meaning.

use proc_macro2::{Delimiter, Ident, TokenStream};
use quadrille_tablebase::KingRule;
use syn::ext::IdentExt as _;
use syn::parse::{Parse, ParseStream};
use syn::{Token, token};

use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::model::NamedValue;
use crate::parse::declaration::{attributes, visibility};
use crate::parse::expression::{self, CONDITION, Expr};
use crate::parse::input::{self, Result, eat, expected};
use crate::parse::keys::{Keys as _, keys};
use crate::parse::path::path;
use crate::parse::readers::{Reader, list, single, word_of};
use crate::parse::type_name::{capital, type_name};
use crate::parse::{
    BoardSize, Entries, Name, NameLists, Named, Parsed, RegionSquares, Table, Text, directions,
    names, number_table, regions, word,
};

keys! {
    /// The settings of `index!`.
    pub(crate) struct Settings {
        board: BoardAst = board,
        directions: Vec<Named<(i64, i64)>> = directions::directions(),
        names: NameLists = names::names(),
        scheme: SchemeAst,
        kings: KingRule = word_of(&KING_RULES, "there is no rule about kings"),
        pieces: Name = ident("letters, such as `KQRBNP`"),
        forward: Name = ident("letters of men that go forward, such as `M`"),
        regions: Vec<RegionSquares> = regions::regions(),
        relations: Vec<RelationAst> = relations(),
        registry: RegistryAst,
        facade as "crate": TokenStream = single(path),
    }
}

const KING_RULES: [NamedValue<KingRule>; 3] = [
    ("apart", KingRule::Apart),
    ("touching", KingRule::Touching),
    ("ordinary", KingRule::Ordinary),
];

fn ident(what: &str) -> impl Reader<Name> {
    single(move |input| word::ident(input, what))
}

/// The statements of an `index!`, as written.
#[derive(Debug, Default)]
pub(super) struct Ast {
    pub(super) settings: Settings,
    pub(super) materials: Vec<MaterialAst>,
    /// All keys given, including those whose values could not be read.
    given: Vec<String>,
    /// True if some statement could not be read to its end: any setting may be in it.
    is_broken: bool,
}

/// A board: `8 x 8`, `8 x 8 where (file + rank) % 2 == 0` or `3 x 3 [ ... ]`.
#[derive(Debug)]
pub(super) struct BoardAst {
    pub(super) size: BoardSize,
    pub(super) squares: Option<Squares>,
}

/// The cells of the box that have squares.
#[derive(Debug)]
pub(super) enum Squares {
    /// The cells for which a condition holds.
    Where(Expr),
    /// The cells without a `.` in a drawing, which is written like a table of numbers.
    Drawn(Table),
}

/// A registry: `registry: pub ENDGAMES`.
#[derive(Clone, Debug)]
pub(super) struct RegistryAst {
    pub(super) visibility: TokenStream,
    pub(super) name: Ident,
}

/// A relation: `Pp: opposed` or `Bb: "a1/b2 h1/g2"`.
#[derive(Debug)]
pub(super) struct RelationAst {
    /// The letters of two men.
    pub(super) men: Name,
    pub(super) rule: RuleAst,
}

/// The rule of a relation: the squares that two men may have together.
#[derive(Debug)]
pub(super) enum RuleAst {
    /// A rule by its name.
    Named(Name),
    /// The pairs of squares.
    Pairs(Text),
}

/// A material: `pub Name = KRRvK: exact`.
#[derive(Debug)]
pub(super) struct MaterialAst {
    pub(super) attributes: TokenStream,
    pub(super) visibility: TokenStream,
    /// The type's name: a given one, or the material's own.
    pub(super) name: Ident,
    pub(super) material: Ident,
    pub(super) scheme: Option<SchemeAst>,
}

/// A scheme: `syzygy(K3, sequence: KkRR, order: 1)`.
#[derive(Clone, Debug)]
pub(super) struct SchemeAst {
    pub(super) name: Name,
    pub(super) options: Vec<OptionAst>,
}

/// An option of a scheme, with its value if it has one.
#[derive(Clone, Debug)]
pub(super) struct OptionAst {
    pub(super) name: Name,
    pub(super) value: Option<Name>,
}

const FORM: &str = "write `index! { board: 8 x 8; scheme: exact; pub KRRvK, KRvK; }`";

/// Reads the input of `index!`.
pub(super) fn parse(input: TokenStream) -> Parsed<Ast> {
    Parsed::of(input, Ast::default().broken())
}

impl Ast {
    /// The statements, marked as incomplete.
    fn broken(mut self) -> Ast {
        self.settings.blame_missing();
        self
    }
}

impl Parse for Parsed<Ast> {
    fn parse(input: ParseStream<'_>) -> Result<Parsed<Ast>> {
        let Parsed(mut ast, mut mistakes) = Parsed::default();
        while !input::is_at_end(input) {
            statement(input, &mut ast, &mut mistakes);
        }
        Ok(Parsed(if ast.is_broken { ast.broken() } else { ast }, mistakes))
    }
}

fn statement(input: ParseStream<'_>, ast: &mut Ast, mistakes: &mut Diagnostics) {
    let is_read = match key(input) {
        Some(key) => setting(input, key, ast, mistakes).is_some(),
        None => {
            let materials = materials(input, ast, mistakes);
            mistakes.take(materials).is_some()
        }
    };
    // If only the semicolon is missing, the next statement follows.
    if !is_read || mistakes.take(end(input)).is_none() && key(input).is_none() {
        ast.is_broken = true;
        input::skip_until(input, is_statement_over);
        eat::<Token![;]>(input);
    }
}

/// Peeks at the next key: a word that begins in lower case, before a colon.
fn key(input: ParseStream<'_>) -> Option<Name> {
    let (key, _) = input.cursor().ident()?;
    let text = key.to_string();
    let is_lower = text.starts_with(|first: char| first.is_ascii_lowercase());
    (is_lower && input.peek2(Token![:])).then(|| Name::new(text, key.span()))
}

fn setting(
    input: ParseStream<'_>,
    key: Name,
    ast: &mut Ast,
    mistakes: &mut Diagnostics,
) -> Option<()> {
    let is_repeated = ast.given.contains(&key.text);
    let Some(key) = Entries::of(Settings::NAMES).known(key, true, &mut ast.given, mistakes) else {
        input::skip_until(input, is_statement_over);
        return is_repeated.then_some(());
    };
    input::next(input);
    eat::<Token![:]>(input);
    ast.settings.read(&key, input, mistakes)
}

fn is_statement_over(input: ParseStream<'_>) -> bool {
    input::is_at_end(input) || input.peek(Token![;])
}

/// Reads the size, and the squares that are there if some are not.
fn board(input: ParseStream<'_>, mistakes: &mut Diagnostics) -> Option<BoardAst> {
    let size = mistakes.take(input.parse())?;
    let squares = if input.peek(token::Bracket) {
        Some(Squares::Drawn(number_table::decimal(input, mistakes)?))
    } else if eat::<Token![where]>(input) {
        // A word in the place of an operator begins the next statement.
        let is_over = |input: ParseStream<'_>| input.peek(Token![;]) || input.peek(Ident::peek_any);
        let condition = expression::formula(&CONDITION, input, &is_over);
        Some(Squares::Where(mistakes.take(condition)?))
    } else {
        None
    };
    Some(BoardAst { size, squares })
}

/// Reads relations: `{ Pp: opposed, Bb: same_color }`.
fn relations() -> impl Reader<Vec<RelationAst>> {
    list("pair of men", "`{ Pp: opposed, ... }`", |men, input, mistakes| {
        let rule = if input.peek(Ident::peek_any) {
            word::ident(input, RULES).map(RuleAst::Named)
        } else {
            word::text(input, RULES).map(RuleAst::Pairs)
        };
        Some(RelationAst { men: men.clone(), rule: mistakes.take(rule)? })
    })
}

/// The rules that may follow a pair of men, as errors list them.
const RULES: &str =
    "`opposed`, `same_color`, `opposite_color` or pairs of squares, such as `\"a2/a7 b2/b7\"`";

impl Parse for RegistryAst {
    fn parse(input: ParseStream<'_>) -> Result<RegistryAst> {
        Ok(RegistryAst {
            visibility: visibility(input),
            name: capital(input::ident(input, "the name of the registry")?)?,
        })
    }
}

/// Reads materials: `/// ... pub KRRvK, KRvK: exact, Name = KQvKR`.
fn materials(input: ParseStream<'_>, ast: &mut Ast, mistakes: &mut Diagnostics) -> Result<()> {
    loop {
        let attributes = attributes(input, mistakes);
        let visibility = visibility(input);
        // Attributes and visibility apply to all names that follow, up to the next ones.
        loop {
            let (name, material, scheme) = named_material(input)?;
            let (attributes, visibility) = (attributes.clone(), visibility.clone());
            ast.materials.push(MaterialAst { attributes, visibility, name, material, scheme });
            if !eat::<Token![,]>(input) {
                return Ok(());
            }
            if input.peek(Token![#]) || input.peek(Token![pub]) {
                break;
            }
        }
    }
}

/// Reads a material, perhaps with a name: `Name = KQvKR: exact`.
fn named_material(input: ParseStream<'_>) -> Result<(Ident, Ident, Option<SchemeAst>)> {
    const WHAT: &str = "a material, such as `KRRvK`";
    let missing = expected(input, WHAT).help(FORM);
    let name = type_name(input.call(Ident::parse_any).map_err(|_| missing)?)?;
    let (name, material) = match eat::<Token![=]>(input) {
        true => (capital(name)?, input::ident(input, WHAT)?),
        false => (name.clone(), name),
    };
    let scheme = match eat::<Token![:]>(input) {
        true => Some(scheme_of(&material, input)?),
        false => None,
    };
    Ok((name, material, scheme))
}

/// Reads the scheme of a material, or reports a material in its place: `Name: KQvKR`.
fn scheme_of(name: &Ident, input: ParseStream<'_>) -> Result<SchemeAst> {
    let is_material = |word: &str| {
        word.starts_with(|first: char| first.is_ascii_uppercase())
            && word.chars().all(|letter| letter == 'v' || letter.is_ascii_uppercase())
            && word.contains('v')
    };
    match input.cursor().ident() {
        Some((word, _)) if is_material(&word.to_string()) => {
            let message = format!("the name `{name}` of a material stands before `=`, not `:`");
            Err(Diagnostic::new(word.span(), message)
                .help(format!("write `{name} = {word}`"))
                .into())
        }
        _ => input.parse(),
    }
}

impl Parse for SchemeAst {
    fn parse(input: ParseStream<'_>) -> Result<SchemeAst> {
        let name = word::ident(input, "a scheme: `naive`, `kings`, `syzygy` or `exact`")?;
        let mut options = Vec::new();
        if input.peek(token::Paren) {
            options = input::within(input, Delimiter::Parenthesis, "`(`", |content| {
                input::separated(content, "`,` or `)`", OptionAst::parse)
            })?;
        }
        Ok(SchemeAst { name, options })
    }
}

impl Parse for OptionAst {
    fn parse(input: ParseStream<'_>) -> Result<OptionAst> {
        let name = word::ident(input, "an option of the scheme")?;
        let value = match eat::<Token![:]>(input) {
            true => Some(word::name(input, "the value of the option")?),
            false => None,
        };
        Ok(OptionAst { name, value })
    }
}

/// Reads the semicolon after a statement, which is optional after the last.
fn end(input: ParseStream<'_>) -> Result<()> {
    if input::is_at_end(input) || eat::<Token![;]>(input) {
        return Ok(());
    }
    Err(expected(input, "`;`").help(FORM).into())
}
