//! Random numberings by groups of bits: their orders, which are listed, follow from claims of symmetry or are those of a
//! table, and claims that they are spread.

use std::cmp::Reverse;

use crate::random::Random;

use super::claims::Claims;
use super::ground::Ground;
use super::numbering::{Numbering, table};
use super::truth::Cell;

/// The names of groups.
const LETTERS: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/// The most bits of a word.
const MOST_BITS: usize = 128;

/// A group of squares.
struct Group {
    name: char,
    /// The squares, with that of the most significant bit first.
    cells: Vec<Cell>,
    /// The number of unused bits above the group.
    gap: usize,
    /// Its family, of groups that a symmetry carries to each other, and its place there.
    family: usize,
    place: usize,
    /// True if the order of the squares is listed.
    is_listed: bool,
}

/// Groups that a symmetry carries to each other, in a chain.
struct Family {
    symmetry: Option<&'static str>,
    members: usize,
}

/// Groups of bits, some with unused bits between them.
pub(super) fn groups(random: &mut Random, ground: &Ground) -> Numbering {
    let has_table = random.once_in(3);
    let (mut groups, families) = families(random, ground);
    random.shuffle(&mut groups);
    for (group, &letter) in groups.iter_mut().zip(LETTERS) {
        group.name = char::from(letter);
    }
    spaced(random, &mut groups, ground.squares());
    if has_table {
        for group in &mut groups {
            group.is_listed = random.once_in(4);
        }
    } else {
        put_in_order(random, ground, &mut groups, &families);
    }
    let numbers = numbers(ground, &groups);
    let mut keys = vec![key(random, ground, &groups)];
    keys.extend(has_table.then(|| format!("number: {}", table(ground, &numbers))));
    let mut claims = Claims::default();
    for (index, family) in families.iter().enumerate() {
        let Some(symmetry) = family.symmetry else { continue };
        let mut chain: Vec<&Group> = groups.iter().filter(|group| group.family == index).collect();
        chain.sort_by_key(|group| group.place);
        let names: Vec<String> = chain.iter().map(|group| group.name.to_string()).collect();
        let arrow = if family.members == 2 && random.once_in(2) { " <-> " } else { " -> " };
        claims.add(symmetry, names.join(arrow));
    }
    Numbering { keys, claims, numbers, has_bitboards: true }
}

/// All squares in groups, each of a family. Orders are those in which a symmetry carries them.
fn families(random: &mut Random, ground: &Ground) -> (Vec<Group>, Vec<Family>) {
    let symmetry = ground.symmetry(random).filter(|_| !random.once_in(3));
    let mut cycles: Vec<Vec<Cell>> = Vec::new();
    for cell in ground.board_cells() {
        if cycles.iter().flatten().all(|&other| other != cell) {
            cycles.push(symmetry.map_or(vec![cell], |symmetry| ground.cycle(symmetry, cell)));
        }
    }
    random.shuffle(&mut cycles);
    for cycle in &mut cycles {
        let first = random.below(cycle.len());
        cycle.rotate_left(first);
    }
    cycles.sort_by_key(Vec::len);
    let (mut groups, mut families) = (Vec::new(), Vec::new());
    for alike in cycles.chunk_by(|one, other| one.len() == other.len()) {
        let members = alike[0].len();
        let mut rest = alike;
        while !rest.is_empty() {
            // The last letters are for cycles that are longer.
            let is_last = groups.len() + 3 * members > LETTERS.len() - 12;
            let count = if is_last { rest.len() } else { random.between(1, rest.len()) };
            let (these, others) = rest.split_at(count);
            let group = |place: usize| Group {
                name: ' ',
                cells: these.iter().map(|cycle| cycle[place]).collect(),
                gap: 0,
                family: families.len(),
                place,
                is_listed: false,
            };
            groups.extend((0..members).map(group));
            families.push(Family { symmetry: symmetry.filter(|_| members > 1), members });
            rest = others;
        }
    }
    (groups, families)
}

/// Unused bits above some groups.
fn spaced(random: &mut Random, groups: &mut [Group], squares: usize) {
    let mut room = MOST_BITS - squares;
    for group in &mut groups[1..] {
        if random.once_in(3) {
            group.gap = random.between(0, 2).min(room);
            room -= group.gap;
        }
    }
}

/// Lists the orders of some groups. Where those of a family are not listed that of the first one in `bits` is reading order.
fn put_in_order(random: &mut Random, ground: &Ground, groups: &mut [Group], families: &[Family]) {
    for (index, family) in families.iter().enumerate() {
        let of_family: Vec<usize> =
            (0..groups.len()).filter(|&group| groups[group].family == index).collect();
        if random.once_in(2) {
            let count = random.between(1, of_family.len());
            of_family[..count].iter().for_each(|&group| groups[group].is_listed = true);
            continue;
        }
        let first = of_family[0];
        let (place, mut cells) = (groups[first].place, groups[first].cells.clone());
        cells.sort_by_key(|&(file, rank)| (Reverse(rank), file));
        for group in of_family {
            let turns = (groups[group].place + family.members - place) % family.members;
            let image = |cell: &Cell| match family.symmetry {
                Some(symmetry) => ground.cycle(symmetry, *cell)[turns],
                None => *cell,
            };
            groups[group].cells = cells.iter().map(image).collect();
        }
    }
}

fn numbers(ground: &Ground, groups: &[Group]) -> Vec<Option<u8>> {
    let mut numbers = vec![None; ground.there.len()];
    let mut number = 0;
    for group in groups.iter().rev() {
        for &cell in group.cells.iter().rev() {
            numbers[ground.index(cell)] = Some(number);
            number += 1;
        }
        number += group.gap as u8;
    }
    numbers
}

fn key(random: &mut Random, ground: &Ground, groups: &[Group]) -> String {
    let mut picture = vec!['.'; ground.there.len()];
    let (mut bits, mut order, mut spread) = (String::new(), Vec::new(), Vec::new());
    for group in groups {
        group.cells.iter().for_each(|&cell| picture[ground.index(cell)] = group.name);
        bits += &".".repeat(group.gap);
        bits.push(group.name);
        if group.is_listed {
            let names: Vec<String> = group.cells.iter().map(|&cell| ground.named(cell)).collect();
            order.push(format!("{}: \"{}\"", group.name, names.join(" ")));
        }
        if is_spread(&group.cells) && random.once_in(2) {
            spread.push(group.name.to_string());
        }
    }
    let row = |row: &[char]| format!("\"{}\"", row.iter().collect::<String>());
    let rows: Vec<String> = picture.chunks(ground.files).rev().map(row).collect();
    let mut parts = vec![format!("picture: [{}]", rows.join(", ")), format!("bits: \"{bits}\"")];
    parts.extend((!order.is_empty()).then(|| format!("order: {{ {} }}", order.join(", "))));
    parts.extend((!spread.is_empty()).then(|| format!("spread: \"{}\"", spread.join(" "))));
    random.shuffle(&mut parts);
    format!("groups: {{ {} }}", parts.join(", "))
}

/// Returns whether no two squares are on one rank or file.
fn is_spread(cells: &[Cell]) -> bool {
    let differ = |one: &Cell, other: &Cell| one.0 != other.0 && one.1 != other.1;
    cells
        .iter()
        .enumerate()
        .all(|(index, one)| cells[..index].iter().all(|other| differ(one, other)))
}
