//! Look-ups of pieces of any movement, verified against the reference: random movements on random boards, in random
//! numberings, with random regions, some around the board's edges.

use std::cell::Cell;

use quadrille_codegen::betza;
use quadrille_codegen::model::{Numbering, Rule, SquareSet, WordSize};
use quadrille_codegen::solve::moves::PieceLookUps;
use quadrille_codegen::solve::moves::moves_of_side;
use quadrille_codegen::verify::moves::Side;
use quadrille_runtime::Direction;

use crate::numberings::{RandomNumberings, formula};

const ATOMS: [&str; 14] =
    ["W", "F", "D", "N", "A", "R", "B", "Q", "K", "NN", "R3", "B2", "N2", "[(+1,+2),(0,-1)]0"];
const LAME: [&str; 5] = ["N", "D", "A", "Z", "C"];
const HOPPERS: [&str; 9] = ["R", "B", "NN", "Q", "R2", "B3", "N3", "D", "A"];
const WALKS: [&str; 12] = [
    "nAA",
    "nNN",
    "fnDD2",
    "nC3",
    "n[(+1,+2),(0,-1)]0",
    "zB",
    "zR3",
    "zFF2",
    "qN",
    "q(1,3)3",
    "mafsmafW",
    "afsyafW",
];
const BENT: [&str; 10] = [
    "[F?pR3]",
    "[W-gA]",
    "[F?R]",
    "[W-B]",
    "[nN?B2]",
    "[W?sR]",
    "[D?Q]",
    "[F?pR]",
    "[W-gQ]",
    "[(+1,+1) > (0,+1)..., (0,-2) > (-1,0)...]",
];

fn movement(random: &mut RandomNumberings) -> String {
    let parts = 1 + random.below(3);
    (0..parts).map(|_| part(random)).collect::<Vec<_>>().join(" + ")
}

fn part(random: &mut RandomNumberings) -> String {
    let purpose = ["", "", "m", "c"][random.below(4)];
    let directions = ["", "", "f", "b", "s", "v", "fr", "lf"][random.below(8)];
    let around = ["", "", "", "o"][random.below(4)];
    let limits = ["", "", "", " in area", " on points", " on points in area"][random.below(6)];
    let moves = match random.below(5) {
        4 => WALKS[random.below(WALKS.len())].to_owned(),
        3 => BENT[random.below(BENT.len())].to_owned(),
        0 => {
            let atom = ATOMS[random.below(ATOMS.len())];
            let directions = if atom.starts_with('[') { "" } else { directions };
            format!("{directions}{atom}")
        }
        1 => format!("{directions}n{}", LAME[random.below(LAME.len())]),
        _ => {
            let hop = ["p", "g"][random.below(2)];
            format!("{directions}{hop}{}", HOPPERS[random.below(HOPPERS.len())])
        }
    };
    format!("{purpose}{around}{moves}{limits}")
}

/// The verified look-ups of a movement with this forward direction and these named regions.
fn verified(
    numbering: &Numbering,
    text: &str,
    forward: Direction,
    region: impl Fn(&str) -> u128,
) -> Option<PieceLookUps> {
    let all = numbering.board().all();
    let rules: Vec<Rule> = betza::parse(text)
        .ok()?
        .rules(numbering.board(), forward, |name| SquareSet::from(region(name)) & all);
    let word = WordSize::for_numbers(numbering.len()).expect("a word");
    let solved = moves_of_side(numbering, word, &rules);
    Side { numbering, word, rules: &rules, solved: &solved, tried: &Cell::default() }
        .verify()
        .unwrap_or_else(|error| panic!("{text}: {error}"));
    Some(solved)
}

#[test]
fn plans_give_what_the_reference_gives() {
    let (mut random, mut count) = (RandomNumberings::new(1), 0);
    for _ in 0..120 {
        let [files, ranks] = [(); 2].map(|()| 2 + random.below(8) as u64);
        let numbering = match random.below(3) {
            0 => formula(files, ranks, |file, rank| rank * files as u8 + file),
            _ => random.numbering(files, ranks),
        };
        let text = movement(&mut random);
        let regions = [random.wide() | random.wide(), random.wide()];
        let forward = [Direction::North, Direction::South, Direction::East][random.below(3)];
        let region = |name: &str| regions[usize::from(name == "points")];
        count += usize::from(verified(&numbering, &text, forward, region).is_some());
    }
    assert!(count > 60, "{count} movements");
}

/// Even numberings: by rank and by file, upwards and downwards.
fn even(files: u8, ranks: u8) -> [Numbering; 4] {
    let ways: [&dyn Fn(u8, u8) -> u8; 4] = [
        &|file, rank| rank * files + file,
        &|file, rank| (files - 1 - file) * ranks + rank,
        &|file, rank| (ranks - 1 - rank) * files + files - 1 - file,
        &|file, rank| file * ranks + ranks - 1 - rank,
    ];
    ways.map(|way| formula(files.into(), ranks.into(), way))
}

#[test]
fn lame_leapers_share_keys_where_numbers_grow_evenly() {
    let mut random = RandomNumberings::new(2);
    for (files, ranks) in [(8, 8), (5, 5), (12, 10)] {
        for numbering in even(files, ranks) {
            // On other boards two of the zebra's targets have equal differences of numbers, modulo 64.
            let count = if files == 8 { 6 } else { 5 };
            for text in ["nN", "nD", "nA", "fnN", "nN in area", "nZ"].iter().take(count) {
                let area = random.wide() | random.wide();
                let solved = verified(&numbering, text, Direction::North, |_| area);
                let shifted = solved.expect("a movement").attacks.shifted;
                assert!(shifted.is_some(), "{text} on {files}x{ranks}");
            }
        }
    }
}
