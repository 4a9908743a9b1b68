//! A note about men that may go forward only, for requests that do not say which do.

use quadrille_codegen::model::{Layout, Piece, Rule};
use quadrille_codegen::tablebase::request::IndexRequest;
use quadrille_codegen::tablebase::solve::solve;
use quadrille_codegen::text::joined;
use quadrille_tablebase::Plan;

/// Tells which men of the material may be pieces of the layout that go forward, where it matters: the
/// layout has names of pieces, and the material only letters.
pub fn note(layout: &Layout, request: &IndexRequest, plan: &Plan<'_>) -> Option<String> {
    let suspects: Vec<(char, &str)> =
        layout.pieces.iter().filter_map(|it| suspect(it, request)).collect();
    if suspects.is_empty() {
        return None;
    }
    let mut letters: Vec<char> = suspects.iter().map(|(letter, _)| *letter).collect();
    letters.sort_unstable();
    letters.dedup();
    let letters: String = letters.into_iter().collect();
    let other =
        IndexRequest { material: request.material.with_forward(&letters), ..request.clone() };
    if solve(&other).is_ok_and(|other| other.plan().size() == plan.size()) {
        return None;
    }
    let names: Vec<String> =
        suspects.iter().map(|(man, name)| format!("`{man}` is {name}")).collect();
    Some(format!(
        "boards are turned as if no man went forward; if {}, say `--forward {letters}`, and \
         otherwise `--forward \"\"`",
        joined(&names, "and"),
    ))
}

/// The first letter and the name of a piece whose steps differ by colour, if the material has a man with this letter.
fn suspect<'a>(piece: &'a Piece, request: &IndexRequest) -> Option<(char, &'a str)> {
    let [white, black] = piece.sides.as_ref()?;
    let letter = piece.name.bytes().next()?.to_ascii_uppercase();
    let has = |man: u8| request.material.count(man) > 0;
    let is_there = has(letter) || has(letter.to_ascii_lowercase());
    let goes_forward = steps(white) != steps(black);
    // `K` is the king in every game.
    (letter != b'K' && is_there && goes_forward)
        .then_some((char::from(letter), piece.name.as_str()))
}

/// The steps of some rules, without their regions.
fn steps(rules: &[Rule]) -> Vec<impl PartialEq + '_> {
    rules.iter().map(|rule| (&rule.steps, &rule.manner, rule.purpose)).collect()
}
