//! The materials that a material leads to, and so the materials to be solved before it.

use std::collections::BTreeSet;

use quadrille::Layout;
use quadrille::tablebase::{IndexTable, KingRule, Material, MaterialIndex, Scheme};

/// The letters of men, the strongest first.
const MEN: &str = "KQRBNP";
/// The pieces that a pawn may become.
pub const PROMOTIONS: [u8; 4] = *b"QRBN";
/// The most men of a material: with more than five its tables would not fit into memory.
const MOST: usize = 5;

/// The material that a text names, with its men in order and the stronger side White's.
pub fn named(text: &str) -> Result<Material, String> {
    let text = text.to_ascii_uppercase().replace('V', "v");
    let material = Material::parse(&text).map_err(|error| error.to_string())?;
    KingRule::Apart.allows(&material).map_err(|error| format!("{text}: {error}"))?;
    let men = material.men();
    if let Some(&other) = men.iter().find(|man| !MEN.as_bytes().contains(&man.to_ascii_uppercase()))
    {
        return Err(format!("`{}` in `{text}` is no piece of chess", char::from(other)));
    }
    if men.len() > MOST {
        return Err(format!("`{text}` has more than {MOST} men"));
    }
    if men.contains(&b'P') && men.contains(&b'p') {
        return Err(format!("`{text}` has pawns on both sides, which may capture en passant"));
    }
    Ok(with_men(men.to_vec()))
}

/// All materials of three men, and of four without pawns.
pub fn small() -> Vec<Material> {
    let pieces = ["", "Q", "R", "B", "N"];
    let mut names: BTreeSet<String> = ["KvK", "KPvK"].map(String::from).into();
    for first in pieces {
        for second in pieces {
            names.insert(format!("K{first}{second}vK"));
            names.insert(format!("K{first}vK{second}"));
        }
    }
    let materials: BTreeSet<_> =
        names.iter().map(|name| named(name).expect("a material").to_string()).collect();
    in_order(&materials)
}

/// Materials with all that captures and promotions lead to, each after the materials that it leads to.
pub fn with_all_that_follow(materials: &[Material]) -> Vec<Material> {
    let mut names = BTreeSet::new();
    let mut waiting = materials.to_vec();
    while let Some(material) = waiting.pop() {
        if names.insert(material.to_string()) {
            waiting.extend(followers(&material));
        }
    }
    in_order(&names)
}

/// Sorts materials, fewer men first: a capture leaves fewer men, and a promotion as many but fewer pawns.
fn in_order(names: &BTreeSet<String>) -> Vec<Material> {
    let mut materials: Vec<_> =
        names.iter().map(|name| Material::parse(name).expect("a material's name")).collect();
    materials.sort_by_key(|material| (material.len(), material.count(b'P') + material.count(b'p')));
    materials
}

/// The materials that one move leads to.
fn followers(material: &Material) -> Vec<Material> {
    let without = |men: &[u8], man: usize| {
        let mut men = men.to_vec();
        men.remove(man);
        men
    };
    let men = material.men();
    let captured = (0..men.len()).filter(|&i| !men[i].eq_ignore_ascii_case(&b'K'));
    let mut left: Vec<Vec<u8>> = captured.map(|man| without(men, man)).collect();
    left.push(men.to_vec());
    let mut followers: Vec<_> =
        left.iter().filter(|rest| rest.len() < men.len()).cloned().collect();
    for rest in &left {
        let Some(pawn) = rest.iter().position(|man| man.eq_ignore_ascii_case(&b'P')) else {
            continue;
        };
        for piece in PROMOTIONS {
            let mut promoted = rest.clone();
            promoted[pawn] = piece | rest[pawn] & 0x20;
            followers.push(promoted);
        }
    }
    followers.into_iter().map(with_men).collect()
}

/// The material with these men, in the order of its name.
fn with_men(mut men: Vec<u8>) -> Material {
    let strength = |man: &u8| MEN.bytes().position(|other| other == man.to_ascii_uppercase());
    men.sort_by_key(|man| (man.is_ascii_lowercase(), strength(man)));
    let side = |white: bool| {
        let side = men.iter().filter(|man| man.is_ascii_uppercase() == white);
        let weakness: Vec<_> = side.map(strength).collect();
        (usize::MAX - weakness.len(), weakness)
    };
    let material = Material::new(&men).expect("not more men than there were");
    if side(false) < side(true) { material.exchanged() } else { material }
}

/// The index of a material, which has every position that differs from all others once. Its table of leading men,
/// some kilobytes, stays until the program ends.
pub fn index<L: Layout>(material: &Material) -> MaterialIndex<'static> {
    let table: &'static mut IndexTable = Box::leak(Box::default());
    MaterialIndex::new::<L>(material, KingRule::Apart, Scheme::default(), table)
        .expect("kings lead, and there is room for all men")
}
