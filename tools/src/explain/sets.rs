//! Set-wise attacks, in words.

use quadrille_codegen::model::{Layout, Piece};
use quadrille_codegen::solve::Bitboards;
use quadrille_codegen::solve::set_attacks::{NoFill, SetAttacks};

use super::section;

/// The explanation of each piece's set-wise attacks; pieces that are alike share a line.
pub fn text(layout: &Layout, bitboards: &Bitboards, is_meant: impl Fn(&str) -> bool) -> String {
    let mut lines: Vec<(String, Vec<&str>)> = Vec::new();
    let pieces = layout.pieces.iter().zip(&bitboards.sets);
    for (piece, attacks) in pieces.filter(|(piece, _)| is_meant(&piece.name)) {
        let line = match attacks {
            Ok(attacks) => shifted(attacks),
            Err(why) => one_by_one(*why, piece),
        };
        match lines.iter_mut().find(|(known, _)| *known == line) {
            Some((_, names)) => names.push(&piece.name),
            None => lines.push((line, vec![&piece.name])),
        }
    }
    if lines.is_empty() {
        return String::new();
    }
    let said = lines.iter().map(|(line, names)| format!("{}: {line}", names.join(", ")));
    section("attacks of sets", &said.collect::<Vec<_>>())
}

fn shifted(SetAttacks { sides, fill_from: [plain, avx2, avx512] }: &SetAttacks) -> String {
    let is_fill = sides.iter().any(|side| !side.rays.is_empty());
    let form = if is_fill { "a fill" } else { "shifts of all squares" };
    if plain == avx2 && avx2 == avx512 {
        return format!("{form} from {plain} pieces on, fewer one by one");
    }
    format!(
        "{form} from {plain} pieces on, with AVX2 from {avx2}, with AVX-512 from {avx512}; fewer one by one"
    )
}

fn one_by_one(why: NoFill, piece: &Piece) -> String {
    let why = match why {
        NoFill::Manner => "as what stands elsewhere matters to each".to_owned(),
        NoFill::Range => "as a fill goes to the edge".to_owned(),
        NoFill::Region => format!("as {} is not the same on all squares", piece.spoken()),
        NoFill::Step((files, ranks)) => format!(
            "as a step of {files} files and {ranks} ranks does not change all numbers by as much"
        ),
    };
    format!("one by one, {why}")
}
