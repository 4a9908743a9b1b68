//! Regions: the squares to which men of a letter are confined.

use std::collections::BTreeMap;

use quadrille_codegen::model::{Layout, SquareSet, squares_of};
use quadrille_tablebase::Material;

use super::{RegionsOf, layout_regions};
use crate::{squares, unknown_name};

/// A letter of `--region`, and the squares of White's men and of Black's.
type Region = (char, [SquareSet; 2]);

/// The statement `regions` of `index!`: White's squares and Black's for each letter with a given region, and the layout's
/// for other letters if the request asks for those.
pub fn statement(
    said: &[String],
    of: Option<RegionsOf>,
    material: Material,
    layout: &Layout,
) -> Result<String, String> {
    let given = said.iter().map(|said| region(said, material, layout));
    let mut said: Vec<Region> = given.collect::<Result<_, _>>()?;
    if of == Some(RegionsOf::Layout) {
        let confined = layout_regions::confined(layout, material);
        let of_layout = confined.into_iter().map(|it| (it.letter, it.squares));
        // The layout's regions come first, so that given ones override them.
        said.splice(0..0, of_layout);
    }
    // A region of Black's men alone overrides that of both colours, given before it or after it.
    said.sort_by_key(|(letter, _)| letter.is_ascii_lowercase());
    let mut regions: BTreeMap<char, BTreeMap<&str, SquareSet>> = BTreeMap::new();
    for (letter, [white, black]) in said {
        let of_man = regions.entry(letter.to_ascii_uppercase()).or_default();
        of_man.insert("black", black);
        if letter.is_ascii_uppercase() {
            of_man.insert("white", white);
        }
    }
    let list = |(color, set): (&str, SquareSet)| {
        let squares = squares_of(set).map(|square| layout.names.square(layout.board(), square));
        format!("{color}: \"{}\", ", squares.collect::<Vec<_>>().join(" "))
    };
    let regions = regions.into_iter().map(|(man, of_man)| {
        format!("{man}: {{ {} }}, ", of_man.into_iter().map(list).collect::<String>())
    });
    Ok(regions.collect())
}

/// Reads a region such as `E=home`; a lower-case letter is about Black's men.
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

/// Checks that the material has men of this letter.
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::index::{Index, Request};
    use crate::{Document, Source};

    fn layout() -> Layout {
        let lerf = Document::new(Source::standard("lerf").expect("a standard layout"));
        lerf.layouts().expect("no mistakes").remove(0).layout
    }

    /// A region of Black's men alone overrides that of both colours, given before it or after it.
    #[test]
    fn a_letter_in_lower_case_is_about_blacks_men() {
        let (lerf, material) = (layout(), Material::parse("KRPvKRP").unwrap());
        let statement = |said: &[&str]| {
            let said: Vec<String> = said.iter().map(|&said| said.to_owned()).collect();
            statement(&said, None, material, &lerf).unwrap()
        };
        assert_eq!(statement(&["p=a2 h2"]), r#"P: { black: "a2 h2",  }, "#);
        let both = r#"R: { black: "c1", white: "a1 b1 a2 b2",  }, "#;
        assert_eq!(statement(&["R=a1-b2", "r=c1"]), both);
        assert_eq!(statement(&["r=c1", "R=a1-b2"]), both);
    }

    /// `naive` counts pawns on all squares, `syzygy` on their ranks.
    #[test]
    fn schemes_without_regions_take_those_that_leave_out_nothing() {
        let lerf = layout();
        let size = |scheme: &str, region: &str| {
            let (material, kings, regions) = ("KPvKP", "apart", &[region.to_owned()][..]);
            let (forward, relations) = (None, &[][..]);
            let regions_of = None;
            let request =
                Request { material, scheme, kings, forward, regions, regions_of, relations };
            Index::new(&lerf, &request).ok().map(|index| index.size())
        };
        assert_eq!(size("exact", "p=a2-h7"), Some(3_824_744));
        assert_eq!(size("syzygy", "p=a2-h7"), Some(4_266_096));
        assert_eq!(size("naive", "p=a1-h8"), Some(64 * 64 * 64 * 64));
        for (scheme, region) in [
            ("naive", "p=a2-h7"),
            ("naive(skip)", "p=a2-h7"),
            ("syzygy", "p=a3-h6"),
            ("syzygy", "p=a1-h8"),
        ] {
            assert_eq!(size(scheme, region), None, "{scheme} {region}");
        }
    }
}
