//! `quadrille index`: numbers of positions of a material that is known only now.

use std::io::Write;

use clap::Subcommand;
use quadrille_codegen::board::{Board, Square, SquareSet};
use quadrille_codegen::layout::{Layout, Names, squares_of};
use quadrille_codegen::tablebase::scheme::Task;
use quadrille_codegen::tablebase::solve::solve;
use quadrille_codegen::tablebase::{self, docs};
use quadrille_runtime::Direction;
use quadrille_runtime::tablebase::{MAX_MEN, Material, Plan};

use crate::outcome::Outcome;
use crate::{input, lines, squares};

/// Encodes and decodes positions of a material, of up to eight men.
///
/// Squares come in the order of the material's name: for `KRvK` White's king, the rook, Black's king.
#[derive(clap::Args)]
pub struct Index {
    /// White's men, `v`, and Black's, such as `KQvKR`.
    material: String,
    /// How positions are numbered: `exact` (every position that differs from all others once), `kings` (the
    /// kings as a pair, folded), `naive` (every man on every square) or `syzygy` (bit for bit as Syzygy's
    /// tables), with options as `index!` has them, such as `"naive(skip)"`.
    #[arg(long)]
    scheme: String,
    /// What rules there are about kings: `apart` (one a side, never next to each other), `touching` (perhaps
    /// next to each other, as in atomic chess) or `ordinary` (pieces like any other, as in suicide chess).
    #[arg(long, default_value = "apart")]
    kings: String,
    /// The layout whose board it is and whose names squares have: a file, or a standard layout. How its
    /// squares are numbered changes nothing.
    #[arg(long, default_value = "lerf")]
    layout: String,
    /// Where men may stand who may not stand anywhere: `E=home`, a region of the layout, or squares and boxes,
    /// such as `K="d0-f2"`; for a letter in lower case, Black's men alone. May be given several times.
    #[arg(long = "region", value_name = "LETTER=SQUARES")]
    regions: Vec<String>,
    #[command(subcommand)]
    action: Action,
}

#[derive(Subcommand)]
enum Action {
    /// From squares, such as `"c2 d4 e5"`, to indexes.
    Encode {
        /// Positions; without them, the lines of standard input.
        positions: Vec<String>,
    },
    /// From indexes to the squares of their positions.
    Decode {
        /// Indexes; without them, the lines of standard input.
        indexes: Vec<String>,
    },
    /// How many indexes there are.
    Size,
    /// How the index is made.
    Explain,
}

/// Does what is asked for with the index.
pub fn run(index: &Index, out: &mut dyn Write) -> Outcome {
    let described = input::layout(&index.layout, None)?;
    let layout = &described.layout;
    let task = task(index, layout)?;
    let owned = solve(&task).map_err(|error| format!("{}: {error}", index.material))?;
    let plan = &owned.plan();
    match &index.action {
        Action::Encode { positions } => {
            lines::each(positions, out, |line| encode(layout, plan, line))
        }
        Action::Decode { indexes } => lines::each(indexes, out, |line| decode(layout, plan, line)),
        Action::Size => Ok(writeln!(out, "{}", plan.size)?),
        Action::Explain => Ok(writeln!(out, "{}", docs::text(&task, plan))?),
    }
}

/// What `index!` would be asked for, checked as it checks it.
fn task(index: &Index, layout: &Layout) -> Result<Task, String> {
    let board = layout.board();
    let Index { material, scheme, kings, .. } = index;
    // Any letters are pieces: what a game has is not asked here.
    let letters: String = Material::parse(material)
        .map_err(|error| error.to_string())?
        .sorts()
        .iter()
        .map(|&letter| char::from(letter))
        .chain(['K'])
        .chain(index.regions.iter().filter_map(|said| said.trim().chars().next()))
        .map(|letter| letter.to_ascii_uppercase())
        .filter(char::is_ascii_alphabetic)
        .collect();
    let text = format!(
        "{}; kings: {kings}; pieces: {letters}; regions: {{ {} }}; scheme: {scheme}; {material};",
        statements(board),
        regions(&index.regions, layout)?,
    );
    let tokens = text.parse().map_err(|_| format!("`{scheme}` is no scheme"))?;
    let (tasks, diagnostics) = tablebase::tasks(tokens);
    if !diagnostics.is_empty() {
        let messages: Vec<String> = diagnostics.iter().map(ToString::to_string).collect();
        return Err(messages.join("\n"));
    }
    tasks.into_iter().next().ok_or_else(|| format!("{material} is no material"))
}

/// A board as `index!` is told of it.
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

/// Regions as `index!` is told of them: for each letter White's squares and Black's.
fn regions(said: &[String], layout: &Layout) -> Result<String, String> {
    let mut regions: Vec<(char, [SquareSet; 2])> = Vec::new();
    for said in said {
        let form =
            || format!("`{said}` is no region: write `M=SQUARES`, or `m=SQUARES` for Black's men");
        let (letter, squares) = said.split_once('=').ok_or_else(form)?;
        let letter: char = letter.trim().parse().map_err(|_| form())?;
        let named = layout.regions.iter().find(|region| region.name == squares.trim());
        let [white, black] = match named {
            Some(region) => region.squares,
            None => [squares::boxes(layout, squares)?; 2],
        };
        let man = letter.to_ascii_uppercase();
        let place = regions.iter().position(|region| region.0 == man).unwrap_or(regions.len());
        match regions.get_mut(place) {
            Some(region) if letter == man => region.1 = [white, region.1[1]],
            Some(region) => region.1[1] = black,
            None if letter == man => regions.push((man, [white, black])),
            None => regions.push((man, [layout.board().all(), black])),
        }
    }
    let names = Names::standard(layout.board());
    let list = |set| {
        let squares = squares_of(set).map(|square| names.square(layout.board(), square));
        squares.collect::<Vec<_>>().join(" ")
    };
    let regions = regions.iter().map(|(man, [white, black])| {
        format!("{man}: {{ white: \"{}\", black: \"{}\" }}, ", list(*white), list(*black))
    });
    Ok(regions.collect())
}

fn encode(layout: &Layout, plan: &Plan<'_>, line: &str) -> Result<String, String> {
    let named = squares::words(line).map(|name| squares::named(layout, name));
    let named: Vec<Square> = named.collect::<Result<_, String>>()?;
    if named.len() != plan.men {
        return Err(format!("{} squares where the material has {} men", named.len(), plan.men));
    }
    let mut men = [0; MAX_MEN];
    for (man, square) in men.iter_mut().zip(&named) {
        *man = square.0;
    }
    let encoded = plan.encode_board(&men);
    let (index, _) = encoded.ok_or("the scheme does not have this position")?;
    Ok(index.to_string())
}

fn decode(layout: &Layout, plan: &Plan<'_>, line: &str) -> Result<String, String> {
    let index: u64 = line.trim().parse().map_err(|_| format!("`{line}` is no index"))?;
    if index >= plan.size {
        return Err(format!("indexes go from 0 to {}", plan.size - 1));
    }
    let men = plan.decode_board(index);
    let names = men[..plan.men].iter();
    let names = names.map(|&man| layout.names.square(layout.board(), Square(man)));
    Ok(names.collect::<Vec<_>>().join(" "))
}
