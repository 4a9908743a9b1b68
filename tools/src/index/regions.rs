//! Regions: the squares to which men of a letter are confined.

use quadrille_codegen::board::SquareSet;
use quadrille_codegen::layout::{Layout, Names, squares_of};
use quadrille_tablebase::Material;

use crate::{squares, unknown_name};

/// A letter of `--region` and the squares of White's men and of Black's.
type Region = (char, [SquareSet; 2]);

/// Regions as `index!` is told of them: for each letter White's squares and Black's.
pub fn statement(said: &[String], material: Material, layout: &Layout) -> Result<String, String> {
    let mut regions: Vec<Region> = Vec::new();
    for said in said {
        add(&mut regions, region(said, material, layout)?, layout.board().all());
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

/// What `E=home` says; a letter in lower case is about Black's men.
fn region(said: &str, material: Material, layout: &Layout) -> Result<Region, String> {
    let form =
        || format!("`{said}` is no region: write `M=SQUARES`, or `m=SQUARES` for Black's men");
    let (letter, squares) = said.split_once('=').ok_or_else(form)?;
    let letter: char = letter.trim().parse().map_err(|_| form())?;
    if !letter.is_ascii_alphabetic() {
        return Err(form());
    }
    is_there(letter, material)?;
    Ok((letter, region_squares(squares.trim(), layout)?))
}

/// Whether the material has such men.
fn is_there(letter: char, material: Material) -> Result<(), String> {
    let count = |letter: char| material.count(letter as u8);
    let black = letter.to_ascii_lowercase();
    match (letter == black, count(letter), count(black)) {
        (true, 0, _) => Err(format!(
            "`{letter}` is about Black's men, and Black has no `{}` in {material}",
            letter.to_ascii_uppercase()
        )),
        (false, 0, 0) => Err(format!("there is no `{letter}` in {material}")),
        _ => Ok(()),
    }
}

/// The squares of a region of the layout, or of a list of squares and boxes.
fn region_squares(text: &str, layout: &Layout) -> Result<[SquareSet; 2], String> {
    if let Some(region) = layout.regions.iter().find(|region| region.name == text) {
        return Ok(region.squares);
    }
    let squares = squares::boxes(layout, text).map_err(|error| {
        let is_word = !text.contains(|c: char| !c.is_alphanumeric() && c != '_');
        if layout.regions.is_empty() || !is_word {
            return error;
        }
        let known = layout.regions.iter().map(|region| region.name.as_str());
        let instead = unknown_name::instead(text, known, "regions are");
        format!("`{text}` is neither a square nor a region of the layout{instead}")
    })?;
    Ok([squares; 2])
}

/// Adds a region to others, after which what was said of one colour stays.
fn add(regions: &mut Vec<Region>, (letter, squares): Region, all: SquareSet) {
    let [white, black] = squares;
    let man = letter.to_ascii_uppercase();
    let place = regions.iter().position(|region| region.0 == man).unwrap_or(regions.len());
    match regions.get_mut(place) {
        Some(region) if letter == man => region.1 = [white, region.1[1]],
        Some(region) => region.1[1] = black,
        None if letter == man => regions.push((man, squares)),
        None => regions.push((man, [all, black])),
    }
}
