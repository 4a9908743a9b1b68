//! From options to the request that `index!` would make, checked in the same way.

use quadrille_codegen::model::{Board, Layout, Names};
use quadrille_codegen::tablebase;
use quadrille_codegen::tablebase::request::IndexRequest;
use quadrille_runtime::Direction;

use super::{Request, material, regions};
use crate::squares;

/// The request that `index!` would make.
pub fn index_request(request: &Request<'_>, layout: &Layout) -> Result<IndexRequest, String> {
    let material = material::parse(request.material)?;
    let forward = request.forward.unwrap_or_default();
    let is_there = |letter: &char| {
        letter.is_ascii_alphabetic() && request.material.contains(letter.to_ascii_uppercase())
    };
    if let Some(stranger) = forward.chars().find(|letter| !is_there(letter)) {
        return Err(format!("`--forward {forward}`: there is no `{stranger}` in {material}"));
    }
    // Any letter may be a piece: the game's pieces do not matter here.
    let mut letters: String = material.sorts().into_iter().map(char::from).collect();
    letters.push('K');
    letters.make_ascii_uppercase();
    let forward = if forward.is_empty() {
        String::new()
    } else {
        format!("forward: {}; ", forward.to_ascii_uppercase())
    };
    if layout.board().wraps().any() {
        let reason =
            "indexes fold a board by its symmetries, and kings touch across edges that wrap";
        return Err(format!("{reason}: index a layout of {} without `wrap`", layout.board()));
    }
    let text = format!(
        "{}; kings: {}; pieces: {letters}; {forward}regions: {{ {} }}; relations: {{ {} }}; scheme: {}; {material};",
        statements(layout.board()),
        request.kings,
        regions::statement(request.regions, request.regions_of, material, layout)?,
        relations(request.relations, layout)?,
        request.scheme,
    );
    let tokens = text.parse().map_err(|_| format!("`{}` is no scheme", request.scheme))?;
    let (requests, diagnostics) = tablebase::requests(tokens);
    if !diagnostics.is_empty() {
        let messages: Vec<String> = diagnostics.iter().map(ToString::to_string).collect();
        return Err(as_options(&messages.join("\n")));
    }
    requests.into_iter().next().ok_or_else(|| format!("{material} is no material"))
}

/// The key `relations` of `index!`: words as they are, pairs of squares in a string, by the names that `index!` has.
fn relations(given: &[String], layout: &Layout) -> Result<String, String> {
    let relation = |given: &String| match given.split_once('=') {
        Some((men, rule)) if !men.is_empty() && men.chars().all(|c| c.is_ascii_alphabetic()) => {
            let is_word = rule.chars().all(|c| c.is_ascii_alphabetic() || c == '_');
            if is_word {
                return Ok(format!("{men}: {rule}, "));
            }
            Ok(format!("{men}: {:?}, ", pairs(rule, layout)?))
        }
        _ => Err(format!("`--relation {given}`: write `MEN=RULE`, such as `Pp=opposed`")),
    };
    given.iter().map(relation).collect()
}

/// Pairs such as `a0/a1 c3-f6/c3-f6`, from the layout's names to those that are counted from a1.
fn pairs(rule: &str, layout: &Layout) -> Result<String, String> {
    let names = Names::standard(layout.board());
    let named = |name: &str| {
        squares::named(layout, name).map(|square| names.square(layout.board(), square))
    };
    let square_or_box = |text: &str| each(text, '-', named);
    let pair = |text: &str| each(text, '/', square_or_box);
    let pairs = squares::words(rule).map(pair).collect::<Result<Vec<_>, _>>()?;
    Ok(pairs.join(" "))
}

/// The parts of a text, changed, with the same sign between them.
fn each(
    text: &str,
    sign: char,
    change: impl Fn(&str) -> Result<String, String>,
) -> Result<String, String> {
    let parts = text.split(sign).map(change).collect::<Result<Vec<_>, _>>()?;
    Ok(parts.join(&sign.to_string()))
}

/// The keys of `index!` for a board.
fn statements(board: Board) -> String {
    let squares = (!board.is_full()).then(|| {
        let squares = board.drawn().map(|(_, _, square)| square.map_or(". ", |_| "0 "));
        format!(" [{}]", squares.collect::<String>())
    });
    let directions = (!board.is_square_grid()).then(|| {
        let steps = Direction::ALL.into_iter().filter_map(|way| Some((way, board.delta(way)?)));
        let steps = steps.map(|(way, (files, ranks))| format!("{way}: ({files}, {ranks}), "));
        format!("; directions: {{ {} }}", steps.collect::<String>())
    });
    format!("board: {board}{}{}", squares.unwrap_or_default(), directions.unwrap_or_default())
}

/// Advice about statements of `index!`, in the words of the command: `kings: ordinary;` is
/// `--kings ordinary` here.
fn as_options(text: &str) -> String {
    // Every second part was between backticks.
    let quoted = |part: &str| {
        let statement = part.strip_suffix(';').and_then(|part| part.split_once(": "));
        match statement {
            Some((key, value)) => format!("--{key} {value}"),
            None if part == "regions" => "--region".to_owned(),
            None if part == "relations" => "--relation".to_owned(),
            None => part.to_owned(),
        }
    };
    let parts = text.split('`').enumerate();
    let parts = parts.map(|(i, it)| if i % 2 == 1 { quoted(it) } else { it.to_owned() });
    parts.collect::<Vec<_>>().join("`")
}
