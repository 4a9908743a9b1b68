//! Options to the request that `index!` would make, checked by the same code.

use quadrille_codegen::model::{Layout, Names};
use quadrille_codegen::tablebase;
use quadrille_codegen::tablebase::request::IndexRequest;
use quadrille_runtime::Direction;

use super::{Request, material, regions};

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
    // Any letter may be a piece, since the game's pieces do not matter here.
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
        statements(layout),
        request.kings,
        regions::statement(request.regions, request.regions_of, material, layout)?,
        relations(request.relations)?,
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

/// The key `relations` of `index!`: words as they are, pairs of squares in a string.
fn relations(given: &[String]) -> Result<String, String> {
    let relation = |given: &String| match given.split_once('=') {
        Some((men, rule)) if !men.is_empty() && men.chars().all(|c| c.is_ascii_alphabetic()) => {
            let is_word = rule.chars().all(|c| c.is_ascii_alphabetic() || c == '_');
            if is_word {
                return Ok(format!("{men}: {rule}, "));
            }
            Ok(format!("{men}: {rule:?}, "))
        }
        _ => Err(format!("`--relation {given}`: write `MEN=RULE`, such as `Pp=opposed`")),
    };
    given.iter().map(relation).collect()
}

/// The keys of `index!` for the board of a layout, and the names of its squares.
fn statements(layout: &Layout) -> String {
    let board = layout.board();
    let Names { files, ranks, squares: own } = &layout.names;
    let own = own.as_ref().map(|own| {
        let rows = board.drawn().map(|(_, _, square)| square.map_or(".", |it| &own[it.index()]));
        let rows: Vec<&str> = rows.collect();
        let rows = rows.chunks(board.files().into()).map(|row| format!("{:?} ", row.join(" ")));
        format!("squares: [{}], ", rows.collect::<String>())
    });
    let names =
        format!("names: {{ files: {files:?}, ranks: {ranks:?}, {} }}", own.unwrap_or_default());
    let squares = (!board.is_full()).then(|| {
        let squares = board.drawn().map(|(_, _, square)| square.map_or(". ", |_| "0 "));
        format!(" [{}]", squares.collect::<String>())
    });
    let directions = (!board.is_square_grid()).then(|| {
        let steps = Direction::ALL.into_iter().filter_map(|way| Some((way, board.delta(way)?)));
        let steps = steps.map(|(way, (files, ranks))| format!("{way}: ({files}, {ranks}), "));
        format!("; directions: {{ {} }}", steps.collect::<String>())
    });
    let [squares, directions] = [squares, directions].map(Option::unwrap_or_default);
    format!("board: {board}{squares}{directions}; {names}")
}

/// Rewrites advice about statements of `index!` for the command: `kings: ordinary;` becomes
/// `--kings ordinary`.
fn as_options(text: &str) -> String {
    // Every second part is quoted by backticks.
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
