//! Checks of materials: their names, and that their men fit the board and the game.

use proc_macro2::{Ident, Span};
use quadrille_tablebase::{KingRule, MAX_MEN, Material, is_pawn};

use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::model::Board;
use crate::tablebase::reference::pawn_squares;
use crate::tablebase::request::in_words;

/// The men that a material such as `KRRvK` names, Black's in lower case.
pub(super) fn men(name: &Ident, pieces: &[u8]) -> Result<Vec<u8>, Diagnostic> {
    let text = name.to_string();
    let error = |message: String| Diagnostic::new(name.span(), message);
    let Some((white, black)) = text.split_once('v') else {
        let help = "write White's men, `v` and Black's, such as `KRRvK`";
        return Err(error(format!("`{text}` is no material")).help(help));
    };
    if let Some(unknown) = text.replacen('v', "", 1).chars().find(|&man| !is_piece(man, pieces)) {
        let known: String = pieces.iter().copied().map(char::from).collect();
        let meant = format!("{}v{}", white.to_uppercase(), black.to_uppercase());
        let is_meant =
            meant != text && meant.replacen('v', "", 1).chars().all(|man| is_piece(man, pieces));
        let help = match is_meant {
            true => format!("did you mean `{meant}`?"),
            false => format!(
                "pieces are {known}; where a game has others, say so: `pieces: {known}{unknown};`",
                unknown = if unknown.is_ascii_uppercase() { unknown } else { 'A' }
            ),
        };
        return Err(error(format!("there is no piece `{unknown}`")).help(help));
    }
    let men: Vec<u8> =
        white.bytes().chain(black.bytes().map(|man| man.to_ascii_lowercase())).collect();
    match men.len() {
        0 => Err(error("there is nobody on the board".to_owned())
            .help("write the men of both sides, such as `KRvK`")),
        1..=MAX_MEN => Ok(men),
        many => Err(error(format!("{many} men are too many"))
            .help(format!("a material has at most {MAX_MEN} men, kings included"))),
    }
}

fn is_piece(letter: char, pieces: &[u8]) -> bool {
    u8::try_from(letter).is_ok_and(|letter| pieces.contains(&letter))
}

/// Reports a board without room for the men, and a side without the kings that the game asks for, as far as board
/// and game are known.
pub(super) fn fits(
    material: &Material,
    board: Option<Board>,
    rule: Option<KingRule>,
    regions: &[(u8, u128)],
    span: Span,
    diagnostics: &mut Diagnostics,
) {
    if let Some(Err(error)) = rule.map(|rule| rule.allows(material)) {
        let help = "where kings are pieces like any other, say so: `kings: ordinary;`";
        diagnostics.push(Diagnostic::new(span, error.to_string()).help(help));
    }
    if let Some(board) = &board {
        diagnostics.take(room(material, board, regions, span));
    }
}

fn room(
    material: &Material,
    board: &Board,
    regions: &[(u8, u128)],
    span: Span,
) -> Result<(), Diagnostic> {
    pawns(material, board, regions, span)?;
    let (men, squares) = (material.len(), board.len());
    if men > squares {
        let message = format!("{men} men do not fit on the {squares} squares of the board");
        return Err(Diagnostic::new(span, message).help("take a larger board or fewer men"));
    }
    Ok(())
}

fn pawns(
    material: &Material,
    board: &Board,
    regions: &[(u8, u128)],
    span: Span,
) -> Result<(), Diagnostic> {
    let pawns = material.men().iter().filter(|&&man| is_pawn(man)).count();
    let squares = pawn_squares(board).count_ones() as usize;
    let have_region = |man: &u8| is_pawn(*man) && regions.iter().any(|of| of.0 == *man);
    if pawns <= squares || material.men().iter().any(have_region) {
        return Ok(());
    }
    if !board.is_square_grid() {
        let message = "pawns (`P`) are those of a square grid";
        let help = "take another letter, and say that it goes forward: `forward: S;`";
        return Err(Diagnostic::new(span, message).help(help));
    }
    let message = format!("there is no room for {} on {}", pawns_in_words(pawns), in_words(board));
    let help = match board.is_full() {
        true => "pawns stand neither on the first nor on the last rank",
        false => {
            "take another letter for what has no square ahead, and say that it goes forward: \
                  `forward: M;`"
        }
    };
    Err(Diagnostic::new(span, message).help(help))
}

fn pawns_in_words(pawns: usize) -> String {
    if pawns == 1 { "a pawn".to_owned() } else { format!("{pawns} pawns") }
}
