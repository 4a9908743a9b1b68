//! Finds all magics whose minimal keys are equal, by the lowest bits of windows.
//!
//! Without carries a key is the sum of the [windows](super::windows) of the occupied squares, modulo its size. If
//! the nearest square of a ray is occupied, the attack set differs from all sets with that square empty. So no sum
//! with this square equals a sum without it. The same then holds for the next square of the ray among the
//! occupancies in which the nearest one is empty, and so on, ray by ray. Hence sums of different occupancies always
//! differ. Harmless collisions are impossible, and a key needs at least as many bits as there are relevant squares.
//!
//! If it has exactly as many, the pairs {0, window} tile the cyclic group of keys. By Hajós' theorem one of the
//! pairs is a subgroup, and the same holds in the quotient by it, and so on: the lowest set bits of the windows are
//! all different. Conversely, windows with different lowest bits never collide, whatever lies above these bits.
//!
//! So a magic without carries gives each square a lowest bit of its own, and all other bits may be 0. The
//! windows leave so few such assignments that all are tried. If none is right, no magic exists for keys of
//! this size, without carries and with the rotations of these images.

use super::windows::{Images, Windows};
use crate::counted_work;

/// The outcome of a search for equal keys.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome<T = Vec<u64>> {
    /// The search found a magic for each image.
    Found(T),
    /// All possibilities were tried: no magics exist without carries.
    Impossible,
    /// The effort was used up.
    Open,
}

/// The most squares of a minimal key, since no table has keys of more bits.
const MOST_SQUARES: usize = 31;

/// Finds a magic for each image such that all images have equal keys, without carries, and keys of
/// `squares` bits. The first `squares` bits of an image are its relevant squares; the other bits
/// are added to every occupancy. `effort` is the budget of choices, lowered by the choices made.
/// For more than 31 squares the outcome is open.
pub fn minimal(images: Images<'_>, squares: usize, effort: &mut u32) -> Outcome {
    if squares > MOST_SQUARES {
        return Outcome::Open;
    }
    let windows = Windows::new(images, squares as u32);
    let choices = choices(&windows, squares);
    let given = *effort;
    let mut tiling = Tiling { windows: &windows, squares, choices: &choices, left: effort };
    let all = (1 << squares) - 1;
    let found = tiling.choose(State { ones: 0, zeros: 0, squares: all, bits: all });
    // Each choice looks at a part of all squares and bits, and windows at all of them.
    let looks = u64::from(given - *effort) / 8 + images.len() as u64;
    counted_work::add(looks * (squares * squares) as u64);
    match found {
        Some(magics) => Outcome::Found(magics),
        None if *effort == 0 => Outcome::Open,
        None => Outcome::Impossible,
    }
}

/// The choice of a bit as the lowest set bit of a square's window: the unknown that is then 1, and the unknowns that
/// are then 0. `one` is 0 if the choice is impossible.
#[derive(Clone, Copy)]
struct Choice {
    one: u64,
    zeros: u64,
}

/// The choices by square, then by bit.
fn choices(windows: &Windows<'_>, squares: usize) -> Vec<Choice> {
    let mut choices = Vec::new();
    for square in 0..squares {
        let mut zeros = 0;
        for &unknown in windows.of(square) {
            let one = if unknown == Windows::ZERO { 0 } else { 1 << unknown };
            choices.push(Choice { one: one & !zeros, zeros });
            zeros |= one;
        }
    }
    choices
}

/// The unknowns decided, and the squares and bits left.
#[derive(Clone, Copy)]
struct State {
    ones: u64,
    zeros: u64,
    squares: u32,
    bits: u32,
}

struct Tiling<'a> {
    windows: &'a Windows<'a>,
    /// The number of squares, which is also the number of bits of a key.
    squares: usize,
    choices: &'a [Choice],
    left: &'a mut u32,
}

/// The most constrained square or bit, and its choices.
struct Fewest {
    is_square: bool,
    index: u32,
    choices: u32,
}

impl Tiling<'_> {
    /// Gives a lowest bit to each square that has none yet.
    fn choose(&mut self, state: State) -> Option<Vec<u64>> {
        if state.squares == 0 {
            let magics = self.windows.magics(state.ones);
            return (!self.windows.carry(&magics)).then_some(magics);
        }
        let fewest = self.fewest(state);
        let mut rest = fewest.choices;
        while rest != 0 {
            *self.left = self.left.checked_sub(1)?;
            let other = rest.trailing_zeros();
            rest &= rest - 1;
            let (square, bit) =
                if fewest.is_square { (fewest.index, other) } else { (other, fewest.index) };
            let choice = self.choices[square as usize * self.squares + bit as usize];
            let found = self.choose(State {
                ones: state.ones | choice.one,
                zeros: state.zeros | choice.zeros,
                squares: state.squares & !(1 << square),
                bits: state.bits & !(1 << bit),
            });
            if found.is_some() {
                return found;
            }
        }
        None
    }

    /// The next square or bit to choose for. The loops are over slices, since they run unoptimised for every
    /// choice.
    fn fewest(&self, state: State) -> Fewest {
        // There are as many bits as squares, so each bit is the lowest of exactly one square. A bit that no square
        // can have ends a branch as early as a square without a bit.
        let count = self.squares;
        let mut of_bits = [0_u32; 32];
        let mut fewest = Fewest { is_square: true, index: 0, choices: u32::MAX };
        let mut square = 0;
        while square < count {
            if state.squares >> square & 1 != 0 {
                let mut choices = 0_u32;
                let mut bits = state.bits;
                while bits != 0 {
                    let bit = bits.trailing_zeros();
                    bits &= bits - 1;
                    let choice = &self.choices[square * count + bit as usize];
                    if choice.one != 0
                        && choice.one & state.zeros == 0
                        && choice.zeros & state.ones == 0
                    {
                        choices |= 1 << bit;
                        of_bits[bit as usize] |= 1 << square;
                    }
                }
                if choices.count_ones() < fewest.choices.count_ones() {
                    fewest = Fewest { is_square: true, index: square as u32, choices };
                }
            }
            square += 1;
        }
        let mut bits = state.bits;
        while bits != 0 {
            let bit = bits.trailing_zeros();
            bits &= bits - 1;
            let choices = of_bits[bit as usize];
            if choices.count_ones() < fewest.choices.count_ones() {
                fewest = Fewest { is_square: false, index: bit, choices };
            }
        }
        fewest
    }
}
