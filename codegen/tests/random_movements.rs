//! How pieces of any movement are looked up, against the reference: random movements on random
//! boards in random numberings, with random regions and anything standing anywhere.

use quadrille_codegen::betza;
use quadrille_codegen::model::{Board, Numbering, Rule, WordSize};
use quadrille_codegen::reference::moves::{self, Standing};
use quadrille_codegen::solve::moves::moves_of_side;
use quadrille_codegen::verify::moves::{Evaluation, Side};
use quadrille_runtime::Direction;

use crate::numberings::Random;

const ATOMS: [&str; 14] =
    ["W", "F", "D", "N", "A", "R", "B", "Q", "K", "NN", "R3", "B2", "N2", "[(+1,+2),(0,-1)]0"];
const LAME: [&str; 5] = ["N", "D", "A", "Z", "C"];
const HOPPERS: [&str; 4] = ["R", "B", "NN", "Q"];
const BENT: [&str; 8] = [
    "[F?R]",
    "[W-B]",
    "[nN?B2]",
    "[W?sR]",
    "[D?Q]",
    "[F?pR]",
    "[W-gQ]",
    "[(+1,+1) > (0,+1)..., (0,-2) > (-1,0)...]",
];

fn movement(random: &mut Random) -> String {
    let parts = 1 + random.below(3);
    (0..parts).map(|_| part(random)).collect::<Vec<_>>().join(" + ")
}

fn part(random: &mut Random) -> String {
    let purpose = ["", "", "m", "c"][random.below(4)];
    let directions = ["", "", "f", "b", "s", "v", "fr", "lf"][random.below(8)];
    let limits = ["", "", "", " in area", " on points", " on points in area"][random.below(6)];
    let moves = match random.below(4) {
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
    format!("{purpose}{moves}{limits}")
}

fn numbering(random: &mut Random, board: Board) -> Numbering {
    let mut numbers: Vec<u8> = (0..board.len() as u8).collect();
    if random.below(3) > 0 {
        for last in (1..numbers.len()).rev() {
            numbers.swap(last, random.below(last + 1));
        }
    }
    Numbering::new(board, numbers).expect("a permutation")
}

#[test]
fn plans_give_what_the_reference_gives() {
    let mut random = Random::new(1);
    for _ in 0..60 {
        let size = |random: &mut Random| 2 + random.below(8) as u64;
        let board = Board::new(size(&mut random), size(&mut random)).expect("a small board");
        let numbering = numbering(&mut random, board);
        let word = WordSize::for_numbers(board.len()).expect("a word");
        let text = movement(&mut random);
        let Ok(movement) = betza::parse(&text) else { continue };
        let regions = [random.wide() | random.wide(), random.wide()];
        let forward = [Direction::North, Direction::South, Direction::East][random.below(3)];
        let rules: Vec<Rule> =
            movement.rules(forward, |name| regions[usize::from(name == "points")] & board.all());
        let solved = moves_of_side(&numbering, word, &rules);
        Side { numbering: &numbering, word, rules: &rules, solved: &solved, has_witness: false }
            .verify(&mut |_, _, _, _| {})
            .unwrap_or_else(|error| panic!("{text}: {error}"));
        for _ in 0..8 {
            let occupied = random.wide() & random.wide() & board.all();
            let standing = Standing { occupied, hurdles: occupied & random.wide() };
            let evaluation = Evaluation { numbering: &numbering, word, standing };
            for square in board.squares() {
                let is = |look_ups, expected, what: &str| {
                    let found = evaluation.of(look_ups, square);
                    assert_eq!(found, expected, "{text}, {what} {square:?}");
                };
                is(&solved.attacks, moves::attacks(board, square, &rules, standing), "attacks");
                let attackers = moves::attackers(board, square, &rules, standing);
                is(&solved.attackers, attackers, "attackers");
                let quiet = evaluation.of(&solved.moves, square) & !occupied;
                assert_eq!(quiet, moves::moves(board, square, &rules, standing), "{text}, moves");
            }
        }
    }
}

/// Numberings that grow evenly: by rank and by file, up and down.
fn even(files: u64, ranks: u64) -> [Numbering; 4] {
    let board = Board::new(files, ranks).expect("a board");
    let coordinates = |square| (u64::from(board.file(square)), u64::from(board.rank(square)));
    let ways: [&dyn Fn(u64, u64) -> u64; 4] = [
        &|file, rank| rank * files + file,
        &|file, rank| (files - 1 - file) * ranks + rank,
        &|file, rank| (ranks - 1 - rank) * files + files - 1 - file,
        &|file, rank| file * ranks + ranks - 1 - rank,
    ];
    ways.map(|way| {
        let number = |square| {
            let (file, rank) = coordinates(square);
            way(file, rank) as u8
        };
        Numbering::new(board, board.squares().map(number).collect()).expect("a permutation")
    })
}

#[test]
fn lame_leapers_share_keys_where_numbers_grow_evenly() {
    let mut random = Random::new(2);
    for (files, ranks) in [(8, 8), (5, 5), (12, 10)] {
        for numbering in even(files, ranks) {
            let board = numbering.board();
            let word = WordSize::for_numbers(board.len()).expect("a word");
            // On 5x5 two of the zebra's targets are as far from it in numbers.
            for text in ["nN", "nD", "nA", "fnN", "nN in area", "nZ"].iter().take(files as usize) {
                let area = random.wide() | random.wide();
                let movement = betza::parse(text).expect("a movement");
                let rules: Vec<Rule> = movement.rules(Direction::North, |_| area & board.all());
                let solved = moves_of_side(&numbering, word, &rules);
                assert!(solved.attacks.shifted.is_some(), "{text} on {files}x{ranks}");
                Side {
                    numbering: &numbering,
                    word,
                    rules: &rules,
                    solved: &solved,
                    has_witness: false,
                }
                .verify(&mut |_, _, _, _| {})
                .unwrap_or_else(|error| panic!("{text}: {error}"));
            }
        }
    }
}
