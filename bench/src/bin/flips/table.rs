//! The costs of flips in operations, for all standard layouts of the 8 x 8 board.

use std::fs;
use std::path::Path;

use quadrille_circuits::circuit::Circuit;
use quadrille_circuits::packing::PackingPair;
use quadrille_circuits::solve::{NumberMap, PackedMap, optimality};
use quadrille_codegen::model::Layout;
use quadrille_codegen::proof::bitboard_maps::flip_map;
use quadrille_codegen::read::read_source;
use quadrille_codegen::solve::{Solution, solve};

use crate::{benes, hand};

/// The files of `../layouts`, in the order of the table.
pub const LAYOUTS: [&str; 10] =
    ["lerf", "a8", "h1", "file_major", "gray", "rotary", "ring", "w", "x88", "mailbox"];

/// The number of pieces in the packed positions whose flips are counted.
const PIECES: u32 = 5;

/// The best known operations for a1 = 0, from the Chess Programming Wiki; Knuth's delta swaps (The Art of Computer
/// Programming 4A, 7.1.3) do not improve them. Numberings that mirror or exchange files and ranks have the same
/// circuits under other names.
const LITERATURE: [(&str, [u32; 7]); 4] = [
    ("lerf", hand::OPERATIONS),
    ("a8", hand::OPERATIONS),
    ("h1", hand::OPERATIONS),
    ("file_major", [13, 1, 18, 18, 19, 14, 19]),
];

/// The operations of any other permutation of 64 bits by a Beneš network (1964).
const ANY: u32 = 66;

/// Reads and solves a standard layout.
pub fn standard(name: &str) -> (Layout, Solution) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../layouts/{name}.layout"));
    let text = fs::read_to_string(&path).expect("the layouts are beside the benchmarks");
    let layout = read_source(&text).layouts.swap_remove(0).layout;
    let solution = solve(&layout).expect("their magics are right");
    (layout, solution)
}

/// Prints the table. Each cell has the operations, the longest path, and the masks and factors.
pub fn print() {
    println!(
        "layout\tflip\tsquare\tpacked, {PIECES} pieces\tloop over {PIECES} pieces\tbitboard\tknown \
         to be least\tchess programs\tbest known before\tBenes"
    );
    for name in LAYOUTS {
        let (layout, solution) = standard(name);
        for place in 0..7 {
            println!("{}", row(name, &layout, &solution, place).join("\t"));
        }
    }
}

fn row(name: &str, layout: &Layout, solution: &Solution, place: usize) -> Vec<String> {
    let (symmetry, square) = &solution.squares.symmetries[place];
    let [packings, _] = layout.packing_pairs(layout);
    let cells = [
        name.to_owned(),
        symmetry.name().to_owned(),
        square_cell(square),
        packed_cell(&solution.packed[place].1, &packings),
        (hand::OPERATIONS_A_PIECE * PIECES).to_string(),
    ];
    let Some(bitboards) = &solution.bitboards else { return cells.to_vec() };
    let circuit = &bitboards.symmetries[place].1;
    let map = flip_map(&layout.numbering, bitboards.word, *symmetry);
    let programs = if name == "lerf" { hand::OPERATIONS[place].to_string() } else { "-".into() };
    let known = LITERATURE.iter().find(|(known, _)| *known == name);
    let known = known.map_or(ANY, |(_, operations)| operations[place]);
    let bitboard = [
        cell(circuit),
        optimality(&map, circuit).to_string(),
        programs,
        known.to_string(),
        cell(&benes::network(&map)),
    ];
    cells.into_iter().chain(bitboard).collect()
}

fn cell(circuit: &Circuit) -> String {
    let cost = circuit.cost();
    format!("{} / {} / {}", cost.operations, cost.depth, circuit.constants().count())
}

fn square_cell(map: &NumberMap) -> String {
    match map {
        NumberMap::Circuit(circuit) => cell(circuit),
        NumberMap::Table(table) => format!("table of {} bytes", table.len()),
    }
}

fn packed_cell(map: &PackedMap, packings: &PackingPair) -> String {
    let is_at_once = map.least_pieces(packings).is_some_and(|least| least <= PIECES);
    match map.cost(packings, PIECES).filter(|_| is_at_once) {
        Some(cost) => format!("{} / {} / {}", cost.operations, cost.depth, map.masks()),
        None => "piece by piece".to_owned(),
    }
}
