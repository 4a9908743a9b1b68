//! Documentation of what is emitted: what it holds, what it costs, how the board looks.

use std::fmt::Write as _;

use quadrille_runtime::{Direction, Symmetry};

use crate::board::{Board, Square};
use crate::layout::{Layout, WordSize};
use crate::model::Frame;
use crate::program::{Constant, Cost, Program};
use crate::proof::BitMap;
use crate::solve::flips::packed::PackedMap;
use crate::solve::flips::{Optimality, SquareMap, optimality};

/// What the type's own documentation says in addition to the user's: the board, drawn.
pub fn layout(layout: &Layout) -> String {
    let board = layout.board();
    let word = match layout.word {
        Some(word) => format!("bitboards are `{word}`"),
        None => "no bitboards".to_owned(),
    };
    let fields: Vec<String> =
        layout.fields.iter().map(|field| format!("`{}: {}`", field.name, field.width)).collect();
    let squares = if board.is_full() {
        String::new()
    } else {
        format!(", of which {} squares are there", board.len())
    };
    format!(
        "\n\nA layout of the {board} board{squares}; {word}; a square's number is {}.\n\n\
         ```text\n{}```{}",
        fields.join(", "),
        drawing(layout),
        named_squares(layout),
    )
}

/// The names of squares that are not those of files and ranks, as the board is seen.
fn named_squares(layout: &Layout) -> String {
    let Some(names) = &layout.names.squares else { return String::new() };
    let names = drawn(layout.board(), |square| names[square.index()].clone());
    format!("\n\nIts squares are called\n\n```text\n{names}```")
}

/// What is said of each square, as the board is seen.
fn drawn(board: Board, text_of: impl Fn(Square) -> String) -> String {
    let width = board.squares().map(|square| text_of(square).len()).max().unwrap_or(0);
    let mut text = String::new();
    for (file, _, square) in board.drawn() {
        let said = square.map_or(ABSENT.to_owned(), &text_of);
        let end = if file + 1 == board.files() { '\n' } else { ' ' };
        let _ = write!(text, "{said:>width$}{end}");
    }
    text
}

/// What is drawn where there is no square.
const ABSENT: &str = ".";

/// The numbers as the board is seen, last rank first, with the names of ranks and files unless each square
/// has its own.
fn drawing(layout: &Layout) -> String {
    let (numbering, names) = (&layout.numbering, &layout.names);
    let board = numbering.board();
    if names.squares.is_some() {
        return drawn(board, |square| numbering.number(square).to_string());
    }
    let length = |name: &String| name.chars().count();
    let side = names.ranks.iter().map(length).max().unwrap_or(0);
    let width = (numbering.len() - 1).to_string().len();
    let width = names.files.iter().map(length).max().unwrap_or(0).max(width);
    let mut text = String::new();
    for (file, rank, square) in board.drawn() {
        if file == 0 {
            let _ = write!(text, "{:>side$} |", names.ranks[usize::from(rank)]);
        }
        let number = square.map_or(ABSENT.to_owned(), |s| numbering.number(s).to_string());
        let _ = write!(text, " {number:>width$}");
        if file + 1 == board.files() {
            text.push('\n');
        }
    }
    let _ = writeln!(text, "{:side$} +{}", "", "-".repeat((width + 1) * names.files.len()));
    let _ = write!(text, "{:side$}  ", "");
    for name in &names.files {
        let _ = write!(text, " {name:>width$}");
    }
    text.push('\n');
    text
}

/// What a symmetry does, as the end of a sentence.
pub fn symmetry(symmetry: Symmetry) -> &'static str {
    match symmetry {
        Symmetry::Identity => "as it is",
        Symmetry::FlipVertical => "ranks mirrored",
        Symmetry::FlipHorizontal => "files mirrored",
        Symmetry::FlipDiagonal => "mirrored at the a1-h8 diagonal",
        Symmetry::FlipAntiDiagonal => "mirrored at the a8-h1 diagonal",
        Symmetry::Rotate90 => "turned clockwise by a quarter",
        Symmetry::Rotate180 => "turned by half",
        Symmetry::Rotate270 => "turned anticlockwise by a quarter",
    }
}

pub fn step(direction: Direction) -> String {
    let name = direction.name().replace('_', "-");
    format!("All squares one step {name}; those that leave the board are dropped")
}

/// A sentence, and what the circuit costs.
fn circuit(sentence: &str, circuit: &Program) -> String {
    let cost = circuit.cost();
    format!("{sentence}: {}.", operations(cost.operations, cost.depth))
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
    let optimality = if is_least { Optimality::Proved } else { Optimality::BestFound };
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
pub fn square(sentence: &str, map: &SquareMap, table_bytes: usize, moves: bool) -> String {
    let SquareMap::Circuit(circuit) = map else { return self::map(sentence, map, table_bytes) };
    let is_least = circuit.cost().operations <= u32::from(moves);
    let optimality = if is_least { Optimality::Proved } else { Optimality::BestFound };
    explained(sentence, circuit, optimality)
}

fn explained(sentence: &str, circuit: &Program, optimality: Optimality) -> String {
    let cost = circuit.cost();
    let costs = operations(cost.operations, cost.depth);
    let mut text = format!("{sentence}: {costs}, {optimality}.");
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
pub fn map(sentence: &str, map: &SquareMap, table_bytes: usize) -> String {
    match map {
        SquareMap::Circuit(circuit) => self::circuit(sentence, circuit),
        SquareMap::Table(_) => format!("{sentence}: a table of {table_bytes} bytes."),
    }
}

/// What a flip of packed indexes does, before what it costs.
pub fn packed(pieces: &str, symmetry: Symmetry) -> String {
    format!("The packed index of {pieces} pieces, {}", self::symmetry(symmetry))
}

/// What a map of packed indexes costs, given from how many pieces on it pays at once, and what that costs.
pub fn packed_map(map: &PackedMap, at_once: Option<(u32, Cost)>, frame: &Frame) -> String {
    let costs = match at_once {
        Some((least, Cost { operations, depth, .. })) => {
            let fewer = match least {
                1 => "for any number of pieces".to_owned(),
                _ => format!("from {least} pieces on; fewer one after another"),
            };
            let operations = self::operations(operations, depth);
            let (masks, optimality) = (map.masks(), map.optimality);
            format!("{operations}, {masks} masks, {optimality}; {fewer}")
        }
        None => "one piece after another".to_owned(),
    };
    let few = map.few.as_ref().map_or(String::new(), |few| {
        let most = few.most_in(frame);
        let Cost { operations, depth, .. } = frame.program(&few.program, most).cost();
        format!("up to {most} pieces {}; otherwise ", self::operations(operations, depth))
    });
    format!("{few}{costs}.")
}

/// What a flip of bit planes does, and what it costs.
pub fn planes(symmetry: Symmetry, program: &Program, known: Optimality) -> String {
    let Cost { operations, depth, .. } = program.cost();
    let (does, operations) = (self::symmetry(symmetry), self::operations(operations, depth));
    // Other operations than these are not weighed against them.
    let basis =
        if known == Optimality::Proved { " among and, and-not, or, xor and not" } else { "" };
    format!(
        "The bit planes of up to 64 squares, {does}: {operations}, {known}{basis}. Places that hold \
         no square may become anything: [`unpack_planes`](Self::unpack_planes) does not look at them."
    )
}

fn operations(count: u32, depth: u32) -> String {
    match count {
        0 => "no operation".to_owned(),
        1 => "1 operation".to_owned(),
        _ => format!("{count} operations, {depth} deep"),
    }
}
