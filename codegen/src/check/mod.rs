//! [`Ast`]s to [`Described`] layouts: finds out what descriptions mean, and every inconsistency.

mod claims;
mod fields;
mod formula;
mod groups;
mod item_names;
mod magics;
mod names;
mod numbering;
mod pieces;
mod table;
mod word;

use proc_macro2::Ident;
use quadrille_runtime::Direction;
use quote::quote;

use crate::board::{Board, MAX_SQUARES, Square};
use crate::diagnostic::{Diagnostic, Diagnostics, did_you_mean};
use crate::item::{Described, Item};
use crate::layout::{Layout, Names, Numbering, WordSize};
use crate::parse::{Ast, BoardSize, Body, Entry, NameLists, Word};

/// Checks each layout. A second one of the same name is reported and left out.
pub(crate) fn all(
    asts: impl IntoIterator<Item = Ast>,
    diagnostics: &mut Diagnostics,
) -> Vec<Described> {
    let mut layouts: Vec<Described> = Vec::new();
    for ast in asts {
        let described = one(ast, diagnostics);
        let name = &described.item.name;
        if layouts.iter().any(|earlier| earlier.item.name == *name) {
            let message = format!("the layout `{name}` is described twice");
            diagnostics.push(Diagnostic::new(name.span(), message).help("rename one of them"));
        } else {
            layouts.push(described);
        }
    }
    layouts
}

/// The board, and how errors name its squares.
pub(crate) struct Geometry {
    pub(crate) board: Board,
    pub(crate) names: Names,
}

impl Geometry {
    /// The name of a square.
    pub(crate) fn name(&self, square: Square) -> String {
        self.names.square(self.board, square)
    }

    /// A few squares by name, and how many more there are: "a1, b1, c1 and 5 more".
    pub(crate) fn list(&self, squares: &[Square]) -> String {
        few(squares.iter().map(|&square| self.name(square)))
    }
}

/// The first three, and how many more there are.
pub(crate) fn few(all: impl ExactSizeIterator<Item = String>) -> String {
    let count = all.len();
    let shown = if count == 4 { 4 } else { 3 };
    let mut list: Vec<String> = all.take(shown).collect();
    if count > shown {
        return format!("{} and {} more", list.join(", "), count - shown);
    }
    match list.pop() {
        Some(last) if !list.is_empty() => format!("{} and {last}", list.join(", ")),
        last => last.unwrap_or_default(),
    }
}

fn one(ast: Ast, diagnostics: &mut Diagnostics) -> Described {
    let Ast { head, body } = ast;
    let before = diagnostics.len();
    let board = board(&head.name, &body, diagnostics);
    let pieces = pieces::pieces(&body.pieces, diagnostics);
    let geometry = geometry(board, &body.names, diagnostics);
    let understood = board.and_then(|_| numbering::numbering(&head, &body, &geometry, diagnostics));
    let fields = fields::fields(&body.index, understood.as_ref(), diagnostics);
    if let (Some(understood), Some(fields)) = (&understood, &fields) {
        claims::check(&body.symmetry, understood, fields, &geometry, diagnostics);
    }
    let pawns = pawns(&body.pawns, diagnostics);
    let word = word::word(&body, understood.as_ref(), geometry.board);
    let word = diagnostics.take(word);
    // A numbering without the bitboards it was to have is no better than none.
    let numbering = understood.filter(|_| word.is_some()).map(|understood| understood.numbering);
    let word = word.unwrap_or_else(|| WordSize::for_numbers(geometry.board.len()));
    let magics = match (&numbering, word) {
        (Some(numbering), Some(word)) => {
            magics::magics(&body.magics, &pieces.list, numbering, word, diagnostics)
        }
        _ => magics::Magics::default(),
    };
    // What is wrong has been said; magics for another numbering would only be refused once more.
    let magics = if diagnostics.len() == before { magics } else { magics::Magics::default() };
    let fields = fields.filter(|_| numbering.is_some());
    let numbering = numbering.unwrap_or_else(|| substitute(geometry.board));
    let fields = fields.unwrap_or_else(|| fields::substitute(&body.index, &numbering));
    let layout = Layout {
        fields: fields.fields,
        word,
        names: geometry.names,
        pawns,
        pieces: pieces.list,
        magics: magics.magics,
        numbering,
    };
    let item = Item {
        origin: head.origin,
        attributes: head.attributes,
        visibility: head.visibility,
        name: head.name,
        krate: body.krate.given().cloned().unwrap_or_else(|| quote!(::quadrille)),
        pieces: pieces.spans,
        markers: pieces.markers,
        fields: fields.spans,
        magics: magics.extents,
    };
    Described { item, layout }
}

/// The numbering of a board whose own could not be understood.
fn substitute(board: Board) -> Numbering {
    let numbers = board.squares().map(|square| square.0).collect();
    Numbering::new(board, numbers).expect("ordinals are distinct")
}

fn board(name: &Ident, body: &Body, diagnostics: &mut Diagnostics) -> Option<Board> {
    let board = match &body.board {
        Entry::Given(_, size) => board_of(size),
        Entry::Absent => {
            let message = format!("`{name}` has no `board`");
            Err(Diagnostic::new(name.span(), message).help("add `board: 8 x 8`, files x ranks"))
        }
        Entry::Broken => return None,
    };
    diagnostics.take(board)
}

fn board_of(size: &BoardSize) -> Result<Board, Diagnostic> {
    let BoardSize { files, ranks, extent } = *size;
    Board::new(files, ranks).ok_or_else(|| {
        let message = match files.checked_mul(ranks) {
            Some(0) => "a board has at least one file and one rank".to_owned(),
            Some(squares) => {
                format!("a board of {files} x {ranks} has {squares} squares, which is too many")
            }
            None => "the board is too large".to_owned(),
        };
        Diagnostic::new(extent, message)
            .help(format!("write `files x ranks` with at most {MAX_SQUARES} squares"))
    })
}

fn geometry(
    board: Option<Board>,
    names: &Entry<NameLists>,
    diagnostics: &mut Diagnostics,
) -> Geometry {
    if let Some(board) = board {
        return Geometry { board, names: names::names(names, board, diagnostics) };
    }
    let board = Board::new(8, 8).expect("64 squares are not too many");
    Geometry { board, names: Names::standard(board) }
}

/// Where the pawns of White and of Black go: north and south unless said otherwise, and opposite
/// ways where only one is said.
fn pawns(pawns: &Entry<Vec<(Word, Word)>>, diagnostics: &mut Diagnostics) -> [Direction; 2] {
    let mut said = [None; 2];
    for (color, direction) in pawns.given().into_iter().flatten() {
        let direction = diagnostics.take(named_direction(direction));
        match color.text.as_str() {
            "white" => said[0] = direction,
            "black" => said[1] = direction,
            unknown => {
                let message = format!("there is no colour `{unknown}`");
                let help = did_you_mean(unknown, ["white", "black"]);
                diagnostics.push(Diagnostic::new(color.place, message).help(help));
            }
        }
    }
    match said {
        [None, None] => [Direction::North, Direction::South],
        [Some(white), None] => [white, white.opposite()],
        [None, Some(black)] => [black.opposite(), black],
        [Some(white), Some(black)] => [white, black],
    }
}

fn named_direction(word: &Word) -> Result<Direction, Diagnostic> {
    let named = Direction::ALL.into_iter().find(|direction| direction.name() == word.text);
    named.ok_or_else(|| {
        let message = format!("there is no direction `{}`", word.text);
        let help = did_you_mean(&word.text, Direction::ALL.map(Direction::name));
        Diagnostic::new(word.place, message).help(help)
    })
}
