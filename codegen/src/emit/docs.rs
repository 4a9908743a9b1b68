//! Documentation of emitted items: what they hold and what they cost.

pub use crate::lower::words::{step, symmetry};
use std::fmt::{Display, Write as _};

use quadrille_circuits::packing::PackingPair;
use quadrille_circuits::program::{Constant, Program, ProgramCost};
use quadrille_circuits::proof::BitMap;
use quadrille_circuits::solve::{Basis, NumberMap, Optimality, PackedMap, optimality};
use quadrille_runtime::Symmetry;

use super::drawings;
use crate::layout::{Layout, Piece, WordSize};
use crate::lower::function_cost::FunctionCost;
use crate::solve::Solution;
use crate::solve::sliders::RiderLookUp;

/// A whole number with its thousands apart, such as 12,345.
pub fn thousands(number: impl Display) -> String {
    let digits = number.to_string();
    let groups = digits.as_bytes().rchunks(3).rev().map(String::from_utf8_lossy);
    groups.collect::<Vec<_>>().join(",")
}

/// What the type's own documentation says in addition to the user's: the board, drawn.
pub fn layout(layout: &Layout) -> String {
    let board = layout.board();
    let word = match layout.word {
        Some(word) => format!("bitboards are `{word}`"),
        None => "no bitboards".to_owned(),
    };
    let numbers = numbers(layout);
    let squares = if board.is_full() {
        String::new()
    } else {
        format!(", of which {} squares are there", board.len())
    };
    format!(
        "\n\nA layout of the {board} board{squares}; {word}; numbers take {numbers}.\n\n\
         ```text\n{}```{}",
        drawings::numbers(layout),
        named_squares(layout),
    )
}

/// `6 bits`, and their named fields where there are several.
fn numbers(layout: &Layout) -> String {
    let fields = layout.fields.iter().map(|field| format!("`{}: {}`", field.name, field.width));
    let fields = fields.collect::<Vec<_>>().join(", ");
    let bits = layout.numbering.bits();
    if layout.fields.len() > 1 { format!("{bits} bits, {fields}") } else { format!("{bits} bits") }
}

/// The names of squares that are not those of files and ranks, as the board is seen.
fn named_squares(layout: &Layout) -> String {
    let Some(names) = &layout.names.squares else { return String::new() };
    let names = drawings::drawn(layout.board(), |square| names[square.index()].clone());
    format!("\n\nIts squares are called\n\n```text\n{names}```")
}

/// Which squares share an index of sliding attacks, drawn for each slider with squares that do.
pub fn sharing(layout: &Layout, solution: &Solution) -> String {
    let sliders = solution.bitboards.iter().flat_map(|bitboards| &bitboards.sliders);
    sliders.map(|solved| sharing_of(layout, solved)).collect()
}

fn sharing_of(layout: &Layout, solved: &RiderLookUp) -> String {
    let is_slider = |piece: &&Piece| piece.leaps.is_empty() && piece.rides == [solved.ride];
    let Some(piece) = layout.pieces.iter().find(is_slider) else { return String::new() };
    let indexes = solved.indexes(&layout.numbering);
    if indexes[0].len() == 1 {
        return String::new();
    }
    let drawing = drawings::drawn(layout.board(), |square| {
        let index = indexes.iter().position(|class| class.contains(&square));
        index.filter(|&index| indexes[index].len() > 1).map_or(ALONE.to_owned(), letter)
    });
    format!(
        "\n\nAttacks of `{}` are looked up in {} indexes: squares with one letter share theirs.\n\n\
         ```text\n{drawing}```",
        piece.name,
        indexes.len()
    )
}

/// What is drawn for a square with an index of its own.
const ALONE: &str = "-";

/// A name of an index: `A` to `Z`, `a` to `z`, and then with a digit behind it.
fn letter(index: usize) -> String {
    let letters = (b'A'..=b'Z').chain(b'a'..=b'z');
    let letter = letters.map(char::from).nth(index % 52).unwrap_or('?');
    match index / 52 {
        0 => letter.to_string(),
        again => format!("{letter}{again}"),
    }
}

/// A sentence, what the circuit of a bitboard costs, whether it is known to be the shortest, and
/// its masks.
pub fn bitboard(sentence: &str, circuit: &Program, map: &BitMap) -> String {
    explained(sentence, circuit, optimality(map, circuit))
}

/// What the circuit costs that a processor runs which reverses the bits of a word at once.
pub fn reversal(circuit: &Program, map: &BitMap) -> String {
    let sentence = "On 64-bit Arm, where the bits of a word are reversed in one instruction";
    explained(sentence, circuit, optimality(map, circuit))
}

/// A sentence, and what the conversion of a bitboard between different numberings costs: one
/// operation is the least there is.
pub fn conversion(sentence: &str, circuit: &Program) -> String {
    let is_least = circuit.cost().operations <= 1;
    let optimality = Optimality::proved_if(is_least, Basis::Words);
    explained(sentence, circuit, optimality)
}

/// A sentence, and what the conversion of a bitboard costs that goes through tables.
pub fn table_conversion(sentence: &str, word: WordSize) -> String {
    let (look_ups, bytes) = match word {
        WordSize::U64 => (11, 11 * 64 * 8),
        WordSize::U128 => (32, 32 * 16 * 16),
    };
    format!("{sentence}: {look_ups} look-ups in a table of {bytes} bytes.")
}

/// A sentence, and what the flip of a square costs. `moves` is whether it moves any square: one
/// operation is then the least there is.
pub fn square(sentence: &str, map: &NumberMap, table_bytes: usize, moves: bool) -> String {
    let NumberMap::Circuit(circuit) = map else {
        return FunctionCost::load("TABLE", table_bytes).under(&format!("{sentence}."));
    };
    let is_least = circuit.cost().operations <= u32::from(moves);
    let optimality = Optimality::proved_if(is_least, Basis::Words);
    explained(sentence, circuit, optimality)
}

fn explained(sentence: &str, circuit: &Program, optimality: Optimality) -> String {
    let cost = circuit.cost();
    let costs = operations(cost.operations, cost.depth);
    let known = known(optimality, cost.operations);
    let mut text = format!("{sentence}: {costs}, {known}; no table.");
    let constants = circuit.constants().filter_map(|constant| match constant {
        Constant::Word(word) => Some(format!("`{word:#x}`")),
        Constant::Each(_) => None,
    });
    let constants: Vec<String> = constants.collect();
    if !constants.is_empty() {
        let _ = write!(text, "\n\nMasks and factors: {}.", constants.join(", "));
    }
    text
}

/// A sentence, and what the map costs: its circuit's operations, or the bytes of its table.
pub fn map(sentence: &str, map: &NumberMap, table_bytes: usize) -> String {
    format!("{sentence}: {}.", FunctionCost::of_map(map, "TABLE", table_bytes).costs())
}

/// What a flip of packed positions does, before what it costs.
pub fn packed(pieces: &str, symmetry: Symmetry) -> String {
    format!("The packed position of {pieces} pieces, {}", self::symmetry(symmetry))
}

/// What a map of packed positions costs, given from how many pieces on it pays at once, and what that costs;
/// where it goes from piece to piece, `each` of them.
pub fn packed_map(
    map: &PackedMap,
    at_once: Option<(u32, ProgramCost)>,
    packings: &PackingPair,
    each: Option<&FunctionCost>,
) -> String {
    let each = each.map_or(String::new(), |each| format!(", {}", each.costs()));
    let one_by_one = format!("one after another{each}");
    let costs = match at_once {
        Some((least, ProgramCost { operations, depth, .. })) => {
            let fewer = match least {
                1 => "for any number of pieces; no table".to_owned(),
                _ => format!("from {least} pieces on; fewer {one_by_one}"),
            };
            let operations_spoken = self::operations(operations, depth);
            let masks = match map.masks() {
                1 => "1 mask".to_owned(),
                masks => format!("{masks} masks"),
            };
            format!("{operations_spoken}, {masks}, {}; {fewer}", known(map.optimality, operations))
        }
        None => format!("pieces {one_by_one}"),
    };
    let few = map.few.as_ref().map_or(String::new(), |few| {
        let most = few.most_in(packings);
        let ProgramCost { operations, depth, .. } = packings.program(&few.program, most).cost();
        format!("up to {most} pieces {}; otherwise ", self::operations(operations, depth))
    });
    format!("{few}{costs}.")
}

/// What a flip of bit planes does, and what it costs.
pub fn planes(symmetry: Symmetry, program: &Program, optimality: Optimality) -> String {
    let ProgramCost { operations, depth, .. } = program.cost();
    let known = known(optimality, operations);
    let (does, operations) = (self::symmetry(symmetry), self::operations(operations, depth));
    format!(
        "The bit planes of up to 64 squares, {does}: {operations}, {known}; no table. Places that hold \
         no square may become anything: [`unpack_planes`](Self::unpack_planes) does not look at them."
    )
}

/// Whether this number of operations is known to be the least, and among which kinds of operations. No operation at
/// all is the least among all kinds.
fn known(optimality: Optimality, operations: u32) -> String {
    match optimality {
        Optimality::Proved(_) if operations == 0 => "proved minimal".to_owned(),
        Optimality::Proved(basis) => format!("proved minimal among {}", basis.operations()),
        Optimality::BestFound => optimality.to_string(),
    }
}

fn operations(count: u32, depth: u32) -> String {
    match count {
        0 => "no operation".to_owned(),
        1 => "1 operation".to_owned(),
        _ => format!("{count} operations, {depth} deep"),
    }
}
