//! Regions: the squares to which men of a letter are confined.

use std::collections::BTreeMap;

use quadrille_codegen::model::{Layout, Names, SquareSet, squares_of};
use quadrille_tablebase::Material;

use crate::{squares, unknown_name};

/// A letter of `--region` and the squares of White's men and of Black's.
type Region = (char, [SquareSet; 2]);

/// Regions as `index!` is told of them: for each letter White's squares and Black's, as far as they are given.
pub fn statement(said: &[String], material: Material, layout: &Layout) -> Result<String, String> {
    let said = said.iter().map(|said| region(said, material, layout));
    let mut said: Vec<Region> = said.collect::<Result<_, _>>()?;
    // What is said of Black's men alone holds, whether it comes before what is said of both colours or behind it.
    said.sort_by_key(|(letter, _)| letter.is_ascii_lowercase());
    let mut regions: BTreeMap<char, BTreeMap<&str, SquareSet>> = BTreeMap::new();
    for (letter, [white, black]) in said {
        let of_man = regions.entry(letter.to_ascii_uppercase()).or_default();
        of_man.insert("black", black);
        if letter.is_ascii_uppercase() {
            of_man.insert("white", white);
        }
    }
    let names = Names::standard(layout.board());
    let list = |(color, set): (&str, SquareSet)| {
        let squares = squares_of(set).map(|square| names.square(layout.board(), square));
        format!("{color}: \"{}\", ", squares.collect::<Vec<_>>().join(" "))
    };
    let regions = regions.into_iter().map(|(man, of_man)| {
        format!("{man}: {{ {} }}, ", of_man.into_iter().map(list).collect::<String>())
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

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use quadrille_tablebase::MAX_MEN;

    use crate::index::{Index, Request};
    use crate::{Document, Source};

    /// A square by file and rank, from 0.
    type Place = (u8, u8);

    /// The men of a letter, and where they may stand: by the distance from the nearer edge file, and by the rank.
    type Region = (char, fn(u8, u8) -> bool);

    /// Regions as the command is given them. Only the fourth speaks of White's men.
    const REGIONS: [&[Region]; 5] = [
        &[('p', |_, rank| matches!(rank, 1 | 2))],
        &[('p', |edge, rank| rank == 0 || rank == 2 && edge > 0)],
        &[('r', |_, rank| rank < 2)],
        &[('p', |_, rank| rank == 1), ('P', |_, rank| rank == 0)],
        &[('k', |_, rank| rank == 0), ('r', |edge, rank| rank == 3 && edge == 0)],
    ];

    /// Boards of so many files and ranks, materials, rules for kings, and schemes.
    const MATERIALS: [(u8, &str, &str, &[&str]); 4] = [
        (4, "KPvKP", "apart", &["exact", "exact(leads: kK)", "kings"]),
        (4, "KRvKR", "apart", &["exact", "exact(leads: Kk)", "kings"]),
        (5, "PvPR", "ordinary", &["exact", "exact(leads: r)", "exact(leads: Pp)"]),
        (5, "KvKR", "ordinary", &["exact", "exact(leads: kK)", "exact(leads: r)"]),
    ];

    /// Where a man of this letter may stand: what is said of Black's men alone comes first.
    fn allows(regions: &[Region], man: char, (file, rank): Place, side: u8) -> bool {
        let is_meant = |region: &&Region| region.0 == man || region.0.to_ascii_lowercase() == man;
        match regions.iter().find(is_meant) {
            Some((_, holds)) => holds(file.min(side - 1 - file), rank),
            None => !man.eq_ignore_ascii_case(&'p') || (1..side - 1).contains(&rank),
        }
    }

    fn name((file, rank): Place) -> String {
        format!("{}{}", char::from(b'a' + file), char::from(b'1' + rank))
    }

    /// What the command is given for a region.
    fn option(&(man, holds): &Region, side: u8) -> String {
        let all = placements(side, 1).map(|men| men[0]);
        let squares = all.filter(|&(file, rank)| holds(file.min(side - 1 - file), rank));
        format!("{man}={}", squares.map(name).collect::<Vec<_>>().join(" "))
    }

    /// Every way to put so many men on squares, several men on one among them.
    fn placements(side: u8, men: usize) -> impl Iterator<Item = Vec<Place>> {
        let squares = usize::from(side).pow(2);
        (0..squares.pow(men as u32)).map(move |number| {
            let square = |man: usize| (number / squares.pow(man as u32) % squares) as u8;
            (0..men).map(|man| (square(man) % side, square(man) / side)).collect()
        })
    }

    fn with_index(
        side: u8,
        (material, kings, scheme): (&str, &str, &str),
        regions: &[String],
        test: impl FnOnce(Result<Index<'_>, String>),
    ) {
        let text =
            format!("pub struct A {{ board: {side} x {side}, number: rank * {side} + file }}");
        let described = Document::new(Source::new("a.layout", text)).layouts().unwrap().remove(0);
        let (forward, relations) = (None, &[][..]);
        let request = Request { material, scheme, kings, forward, regions, relations };
        test(Index::new(&described.layout, &request));
    }

    /// Checks that an index has the placements that are allowed, and no others. Mirror images share a number if the
    /// scheme is exact, and nothing else does.
    fn check(side: u8, asked: (&str, &str, &str), regions: &[Region]) {
        let (white, black) = asked.0.split_once('v').unwrap();
        let letters: Vec<char> = [white, &black.to_ascii_lowercase()].concat().chars().collect();
        let stands_apart = |men: &[Place], a: usize, b: usize| {
            let are_kings = asked.1 == "apart" && (letters[a], letters[b]) == ('K', 'k');
            let [files, ranks] = [men[a].0.abs_diff(men[b].0), men[a].1.abs_diff(men[b].1)];
            files.max(ranks) > u8::from(are_kings)
        };
        let is_allowed = |men: &[Place]| {
            (0..men.len()).all(|b| {
                allows(regions, letters[b], men[b], side) && (0..b).all(|a| stands_apart(men, a, b))
            })
        };
        let options: Vec<String> = regions.iter().map(|region| option(region, side)).collect();
        with_index(side, asked, &options, |index| {
            let index = index.unwrap();
            let plan = index.plan.plan();
            let (mut by_number, mut images) = (BTreeMap::new(), 0);
            for men in placements(side, letters.len()) {
                let mut squares = [0; MAX_MEN];
                for (square, (file, rank)) in squares.iter_mut().zip(&men) {
                    *square = rank * side + file;
                }
                let number = plan.encode_board(&squares).map(|(number, _)| number);
                assert_eq!(number.is_some(), is_allowed(&men), "{asked:?} {options:?} {men:?}");
                let Some(number) = number else { continue };
                let image = men.iter().map(|&(file, rank)| (side - 1 - file, rank)).collect();
                images += usize::from(men <= image);
                let least = men.min(image);
                let known = by_number.entry(number).or_insert(least.clone());
                assert_eq!(*known, least, "{asked:?} {options:?}");
            }
            let is_exact = asked.2.starts_with("exact");
            assert!(by_number.len() == images || by_number.len() > images && !is_exact);
            assert!(!is_exact || index.size() == images as u64, "{asked:?} {options:?}");
        });
    }

    #[test]
    fn regions_of_one_colour_are_as_brute_force_counts() {
        for regions in REGIONS {
            let has = |material: &str| {
                let is_there = |(man, _): &Region| material.contains(man.to_ascii_uppercase());
                regions.iter().all(is_there)
            };
            for (side, material, kings, schemes) in MATERIALS {
                for scheme in schemes.iter().filter(|_| has(material)) {
                    check(side, (material, kings, scheme), regions);
                }
            }
        }
    }

    /// `naive` counts pawns on all squares, `syzygy` on their ranks.
    #[test]
    fn schemes_without_regions_take_those_that_leave_out_nothing() {
        let size = |scheme: &str, region: &str| {
            let mut size = None;
            let asked = ("KPvKP", "apart", scheme);
            with_index(8, asked, &[region.to_owned()], |index| {
                size = index.ok().map(|index| index.size());
            });
            size
        };
        assert_eq!(size("exact", "p=a2-h7"), Some(3_824_744));
        assert_eq!(size("syzygy", "p=a2-h7"), Some(4_266_096));
        assert_eq!(size("naive", "p=a1-h8"), Some(64 * 64 * 64 * 64));
        for (scheme, region) in [
            ("naive", "p=a2-h7"),
            ("naive(skip)", "p=a2-h7"),
            ("naive", "p=a3-h6"),
            ("syzygy", "p=a3-h6"),
            ("syzygy", "p=a1-h8"),
        ] {
            assert_eq!(size(scheme, region), None, "{scheme} {region}");
        }
    }
}
