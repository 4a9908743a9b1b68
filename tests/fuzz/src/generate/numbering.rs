//! Random numberings, with holes and without, as formulas, tables and groups of bits.

use crate::random::Random;
use crate::vocabulary;

use super::claims::Claims;
use super::ground::{Absent, Ground};
use super::groups::groups;

/// A numbering of squares.
pub(super) struct Numbering {
    /// The keys that describe it.
    pub(super) keys: Vec<String>,
    /// The claims about the groups.
    pub(super) claims: Claims,
    /// The numbers by rank from the first file; `None` for an absent square.
    pub(super) numbers: Vec<Option<u8>>,
    /// True if there are bitboards.
    pub(super) has_bitboards: bool,
}

impl Numbering {
    /// The greatest number.
    pub(super) fn greatest(&self) -> u8 {
        self.numbers.iter().flatten().max().copied().unwrap_or(0)
    }

    /// The bits of the greatest number.
    pub(super) fn bits(&self) -> u32 {
        (u8::BITS - self.greatest().leading_zeros()).max(1)
    }
}

/// A numbering of a board.
pub(super) fn numbering(random: &mut Random, ground: &Ground) -> Numbering {
    match random.below(8) {
        0 | 1 if !matches!(ground.absent, Absent::Some) => formula(random, ground),
        2 => holes(random, ground),
        3 | 4 if ground.are_tokens() => groups(random, ground),
        _ => {
            let squares = ground.squares();
            let numbers = on_board(ground, &random.numbers(squares));
            let none = random.once_in(10);
            let mut keys = vec![format!("number: {}", table(ground, &numbers))];
            keys.extend(none.then(|| "bitboard: none".to_owned()));
            if !none && random.once_in(6) {
                let word = if squares > 64 || random.once_in(2) { "u128" } else { "u64" };
                keys.push(format!("bitboard: {word}"));
            }
            Numbering { keys, claims: Claims::default(), numbers, has_bitboards: !none }
        }
    }
}

/// Numbers given to the squares in order.
fn on_board(ground: &Ground, numbers: &[usize]) -> Vec<Option<u8>> {
    let mut numbers = numbers.iter().map(|&number| number as u8);
    ground.there.iter().map(|&is_there| is_there.then(|| numbers.next()).flatten()).collect()
}

fn formula(random: &mut Random, ground: &Ground) -> Numbering {
    let (text, number) = vocabulary::formula(random, ground.files, ground.ranks);
    let values: Vec<usize> = ground.cells().map(|(file, rank)| number(file, rank)).collect();
    let Absent::Where(condition) = &ground.absent else {
        let numbers = on_board(ground, &values);
        return Numbering {
            keys: vec![format!("number: {text}")],
            claims: Claims::default(),
            numbers,
            has_bitboards: true,
        };
    };
    let mut keys = vec![format!("number: {text} where {condition}")];
    // Without bitboards numbers stay as they are; with bitboards, unused numbers are closed up.
    let has_bitboards = !random.once_in(4);
    let before = |value: usize| values.iter().filter(|&&other| other < value).count();
    let number = |&value: &usize| if has_bitboards { before(value) } else { value };
    keys.extend((!has_bitboards).then(|| "bitboard: none".to_owned()));
    let numbers = on_board(ground, &values.iter().map(number).collect::<Vec<_>>());
    Numbering { keys, claims: Claims::default(), numbers, has_bitboards }
}

/// A table with numbers left out, and so without bitboards.
fn holes(random: &mut Random, ground: &Ground) -> Numbering {
    let squares = ground.squares();
    let most = (squares + random.between(0, 60)).min(256);
    let numbers = on_board(ground, &random.numbers(most));
    let keys = vec![format!("number: {}", table(ground, &numbers)), "bitboard: none".to_owned()];
    Numbering { keys, claims: Claims::default(), numbers, has_bitboards: false }
}

/// A table drawn like a board, the last rank first.
pub(super) fn table(ground: &Ground, numbers: &[Option<u8>]) -> String {
    let cell = |cell: &Option<u8>| cell.map_or_else(|| ".".to_owned(), |cell| cell.to_string());
    let rank = |rank: &[Option<u8>]| rank.iter().map(cell).collect::<Vec<_>>().join(" ");
    let ranks: Vec<String> = numbers.chunks(ground.files).rev().map(rank).collect();
    format!("[{}]", ranks.join("; "))
}
