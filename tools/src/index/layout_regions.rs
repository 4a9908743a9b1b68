//! The squares to which a layout's pieces are confined, for men with their first letters.

use quadrille_codegen::model::{Layout, Piece, SquareSet};
use quadrille_codegen::text::joined;
use quadrille_tablebase::Material;

/// A piece that never leaves some squares, with the letter of men that probably are this piece.
pub struct Confined<'a> {
    pub letter: char,
    pub name: &'a str,
    /// White's squares, and Black's.
    pub squares: [SquareSet; 2],
}

/// The confined pieces that probably are men of a material. `K` is the king or the general in every game; other letters
/// count only if a single piece begins with them.
pub fn confined(layout: &Layout, material: Material) -> Vec<Confined<'_>> {
    let letter = |man: u8| char::from(man.to_ascii_uppercase());
    let mut letters: Vec<char> = material.sorts().into_iter().map(letter).collect();
    letters.sort_unstable();
    letters.dedup();
    let of_letter = |letter: char| {
        let mut pieces = layout.pieces.iter().filter(|piece| is_of_letter(piece, letter));
        let (Some(piece), None) = (pieces.next(), pieces.next()) else { return None };
        Some(Confined { letter, name: &piece.name, squares: squares(layout, piece)? })
    };
    letters.into_iter().filter_map(of_letter).collect()
}

fn is_of_letter(piece: &Piece, letter: char) -> bool {
    match (&*piece.name, letter) {
        ("king" | "general", _) => letter == 'K',
        (name, _) => letter != 'K' && name.to_ascii_uppercase().starts_with(letter),
    }
}

/// The squares that no step of the piece leaves, or `None` if it may go everywhere.
fn squares(layout: &Layout, piece: &Piece) -> Option<[SquareSet; 2]> {
    let all = layout.board().all();
    let of_side = |side: usize| {
        let rules = piece.sides.as_ref()?[side].iter();
        Some(rules.fold(SquareSet::MIN, |set, rule| set | rule.within) & all)
    };
    let squares = [of_side(0)?, of_side(1)?];
    squares.iter().all(|&set| !set.is_zero() && set != all).then_some(squares)
}

/// Tells which men of a material the layout confines, unless some given region is about them.
pub fn note(layout: &Layout, material: Material, given: &[String]) -> Option<String> {
    let is_given = |letter: char| {
        let letters = given.iter().filter_map(|said| said.trim().chars().next());
        letters.into_iter().any(|said| said.eq_ignore_ascii_case(&letter))
    };
    let confined = confined(layout, material).into_iter().filter(|it| !is_given(it.letter));
    let names: Vec<String> = confined.map(|it| format!("`{}` is {}", it.letter, it.name)).collect();
    (!names.is_empty()).then(|| {
        format!(
            "all men are counted on all squares; if {}, whom the layout confines, say `--regions layout`, and \
             otherwise `--regions board`",
            joined(&names, "and"),
        )
    })
}
