//! Relations: pairs of men that constrain each other.

use proc_macro2::Span;
use quadrille_tablebase::{KingRule, Relation, Scheme};

use super::pieces::letter;
use crate::check::NamedBoard;
use crate::check::regions::listed;
use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::model::{Board, Square};
use crate::parse::{Name, Text};
use crate::tablebase::parse::{RelationAst, RuleAst};
use crate::tablebase::reference::{file_mirror, relations_of};
use crate::tablebase::request::IndexRequest;

/// The relations of an `index!`, for all its materials.
pub(super) fn relations(
    said: &[RelationAst],
    pieces: &[u8],
    named_board: Option<&NamedBoard>,
    diagnostics: &mut Diagnostics,
) -> Vec<Relation> {
    let Some(named_board) = named_board else { return Vec::new() };
    let mut relations: Vec<Relation> = Vec::new();
    for said in said {
        let relation = relation(said, pieces, named_board);
        let Some(relation) = diagnostics.take(relation) else { continue };
        let is_known = |known: &Relation| relation.men.iter().all(|man| known.men.contains(man));
        if relations.iter().any(is_known) {
            let message = format!("the men `{}` are related twice", said.men.text);
            diagnostics.push(Diagnostic::new(said.men.extent, message).help("keep one of them"));
        } else {
            relations.push(relation);
        }
    }
    relations
}

fn relation(
    said: &RelationAst,
    pieces: &[u8],
    named_board: &NamedBoard,
) -> Result<Relation, Diagnostic> {
    let (board, men) = (named_board.board, men(&said.men, pieces)?);
    let squares = board.len() as u8;
    let relation = match &said.rule {
        RuleAst::Named(rule) => {
            let holds = rule_named(rule, men, board)?;
            Relation::new(men, squares, |a, b| holds(board, Square(a), Square(b)))
        }
        RuleAst::Pairs(text) => {
            let pairs = pairs(text, named_board)?;
            Relation::new(men, squares, |a, b| {
                pairs.iter().any(|[first, second]| first >> a & second >> b & 1 == 1)
            })
        }
    };
    mirrored(&relation, said, named_board)?;
    Ok(relation)
}

/// Reads the letters of two men, Black's in lower case.
fn men(word: &Name, pieces: &[u8]) -> Result<[u8; 2], Diagnostic> {
    let &[a, b] = word.text.as_bytes() else {
        let message = format!("`{}` are not two men", word.text);
        let help = "write their letters, Black's in lower case: `Pp: opposed`";
        return Err(Diagnostic::new(word.extent, message).help(help));
    };
    for man in [a, b] {
        let name = Name { text: char::from(man).to_ascii_uppercase().to_string(), ..word.clone() };
        letter(&name, pieces)?;
    }
    Ok([a, b])
}

type Rule = fn(Board, Square, Square) -> bool;

fn rule_named(rule: &Name, men: [u8; 2], board: Board) -> Result<Rule, Diagnostic> {
    let known: [(&str, Rule); 3] = [
        ("opposed", |board, a, b| board.file(a) == board.file(b) && board.rank(a) < board.rank(b)),
        ("same_color", |board, a, b| is_light_square(board, a) == is_light_square(board, b)),
        ("opposite_color", |board, a, b| is_light_square(board, a) != is_light_square(board, b)),
    ];
    let holds = rule.one_of(&known, "there is no relation")?;
    let [message, help] = match rule.text == "opposed" {
        true if men[0] == men[1] => [
            "two men alike do not oppose each other",
            "name one of each side, White's first: `Pp: opposed`",
        ],
        false if !board.is_square_grid() => [
            "the squares of this board do not have two colours",
            "list the pairs of squares in a string: `\"a1/a2 b1/b2\"`",
        ],
        _ => return Ok(holds),
    };
    Err(Diagnostic::new(rule.extent, message).help(help))
}

fn is_light_square(board: Board, square: Square) -> bool {
    (board.file(square) + board.rank(square)) % 2 == 1
}

/// Reads `a2/a7 a1-h1/a8-h8`: squares or boxes of the first man, each with those of the second.
fn pairs(text: &Text, named_board: &NamedBoard) -> Result<Vec<[u128; 2]>, Diagnostic> {
    let pair = |word: &str| {
        let (first, second) = word.split_once('/').ok_or_else(|| {
            let message = format!("`{word}` is no pair of squares");
            let help = "write the first man's squares and the second's: `\"a2/a7 b2/b7\"`";
            Diagnostic::new(text.extent, message).help(help)
        })?;
        let squares = |name| listed(std::iter::once(name), text, named_board);
        Ok([squares(first)?.low(), squares(second)?.low()])
    };
    text.text.split_whitespace().map(pair).collect()
}

/// Checks that some squares are related, and that the mirror of files maps related squares to related squares.
fn mirrored(
    relation: &Relation,
    said: &RelationAst,
    named_board: &NamedBoard,
) -> Result<(), Diagnostic> {
    let board = named_board.board;
    let Some(mirror) = file_mirror(board) else { return Ok(()) };
    let image = |square: Square| mirror[square.index()];
    let has = |a: Square, b: Square| relation.rows[usize::from(a.0)] >> b.0 & 1 == 1;
    let mut pairs = board.squares().flat_map(|a| board.squares().map(move |b| (a, b)));
    let error =
        |message: String, help: &str| Err(Diagnostic::new(said.men.extent, message).help(help));
    if relation.rows.iter().all(|row| *row == 0) {
        return error(
            format!("the men `{}` have no pair of squares", said.men.text),
            "two men alike need every pair both ways",
        );
    }
    let lacks_image = |&(a, b): &(Square, Square)| has(a, b) && !has(image(a), image(b));
    let Some((a, b)) = pairs.find(lacks_image) else { return Ok(()) };
    let [a, b, c, d] = [a, b, image(a), image(b)].map(|square| named_board.name(square));
    error(
        format!("the relation has {a}/{b} and lacks its mirror image {c}/{d}"),
        "indexes take a position and its mirror image for the same: add that pair, or leave out the other",
    )
}

/// The help text for a scheme that cannot number a material with its relations.
pub(in crate::tablebase) fn scheme_help(request: &IndexRequest) -> &'static str {
    match request.kings {
        _ if matches!(&request.scheme, Scheme::Exact { .. }) => {
            "begin `leads` with both men, or leave it out"
        }
        KingRule::Ordinary => "take `exact`",
        _ => "take `exact` or `kings`, or declare the material without `relations`",
    }
}

/// The error of relations that the material cannot have.
pub(in crate::tablebase) fn cannot_be_related(request: &IndexRequest, span: Span) -> Diagnostic {
    let material = &request.material;
    let error = |message: String, help: &str| Diagnostic::new(span, message).help(help);
    let related: Vec<[u8; 2]> = relations_of(request).map(|relation| relation.men).collect();
    if let [first, second, ..] = related.as_slice() {
        let [first, second] = [first, second].map(|men| String::from_utf8_lossy(men));
        return error(
            format!("{material} has two relations, `{first}` and `{second}`"),
            "an index has one: declare the material in an `index!` of its own, with one of them",
        );
    }
    let men = related.first().copied().unwrap_or_default();
    if let Some(king) = men.into_iter().find(|man| man.eq_ignore_ascii_case(&b'K')) {
        return error(
            format!("the king `{}` stays apart and cannot be related", char::from(king)),
            "name other men, or say `kings: touching` or `kings: ordinary`",
        );
    }
    let more = men.into_iter().max_by_key(|&man| material.count(man)).map_or(' ', char::from);
    error(
        format!("{material} has more men `{more}` than the two that are related"),
        "men are related who are single, or who are all of two like men",
    )
}
