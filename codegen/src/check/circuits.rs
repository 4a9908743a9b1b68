//! Circuits of the description: each is proved to do what it is named after, on every input.

use quadrille_circuits::program::Program;
use quadrille_circuits::proof::{Bit, BitMap, Fault};
use quadrille_circuits::solve::NUMBER_WIDTH;
use quadrille_runtime::{Direction, Symmetry};

use crate::board::Square;
use crate::diagnostic::{Diagnostic, Diagnostics, Extent, SourcePlace};
use crate::did_you_mean::did_you_mean;
use crate::layout::{GivenCircuits, Numbering, PackedOrder, WordSize};
use crate::list::list;
use crate::parse::{CircuitTexts, Entry, Operand, Text, Word};
use crate::proof::bitboard_maps::{flip_map, step_map};
use crate::read_circuit::{Limits, read_rows};
use crate::vocabulary::step_name;

#[cfg(feature = "packed-programs")]
use super::packed_circuits::circuits as packed_circuits;
use super::{NamedBoard, Numbers, claims};

/// The circuits; those that are wrong are reported and left out. Without numbers, which are wrong then, circuits are
/// only read, and those of packed positions are not.
pub(super) fn circuits(
    entry: &Entry<Vec<CircuitTexts>>,
    numbers: Option<&Numbers>,
    packed: &PackedOrder,
    named_board: &NamedBoard,
    diagnostics: &mut Diagnostics,
) -> GivenCircuits {
    let Some(numbers) = numbers else {
        read_all(entry, named_board, diagnostics);
        return GivenCircuits::default();
    };
    let checker = Checker { numbering: &numbers.numbering, named_board };
    let mut given = GivenCircuits::default();
    for circuits @ CircuitTexts { operand, place, texts } in entry.given().into_iter().flatten() {
        match operand {
            Operand::Square => {
                let checked = texts.iter().map(|(name, rows)| checker.square(name, rows));
                given.squares.extend(checked.filter_map(|circuit| diagnostics.take(circuit)));
            }
            Operand::Packed => given.packed.extend(packed_circuits(
                circuits,
                numbers,
                packed,
                named_board,
                diagnostics,
            )),
            Operand::Bitboard => {
                let Some(word) = diagnostics.take(word(numbers, *place)) else { continue };
                for (name, rows) in texts {
                    diagnostics.take(checker.bitboard(word, name, rows, &mut given));
                }
            }
        }
    }
    given
}

/// No circuits on packed positions: the compiler cannot prove them without its feature.
#[cfg(not(feature = "packed-programs"))]
fn packed_circuits(
    circuits: &CircuitTexts,
    _: &Numbers,
    _: &PackedOrder,
    _: &NamedBoard,
    diagnostics: &mut Diagnostics,
) -> Vec<(Symmetry, quadrille_circuits::solve::GivenPacked)> {
    let message = "circuits on packed positions need the feature `packed-programs`";
    diagnostics.push(Diagnostic::new(circuits.place, message).help(
        "add it to the features of `quadrille` in Cargo.toml: `features = [\"packed-programs\"]`",
    ));
    Vec::new()
}

/// The word of the layout's bitboards, which circuits on bitboards need.
fn word(numbers: &Numbers, place: SourcePlace) -> Result<WordSize, Diagnostic> {
    numbers.word.ok_or_else(|| {
        Diagnostic::new(place, "a layout without bitboards has no circuits for them")
            .help("leave these circuits out")
    })
}

/// Reports what is wrong with circuits whatever the numbers are.
fn read_all(
    entry: &Entry<Vec<CircuitTexts>>,
    named_board: &NamedBoard,
    diagnostics: &mut Diagnostics,
) {
    for CircuitTexts { operand, texts, .. } in entry.given().into_iter().flatten() {
        for (name, rows) in texts {
            let (named, width) = match operand {
                Operand::Square => (claims::symmetry(name, named_board).map(drop), NUMBER_WIDTH),
                Operand::Bitboard => {
                    (bitboard_map(name, named_board).map(drop), WordSize::U128.bits())
                }
                Operand::Packed => continue,
            };
            if diagnostics.take(named).is_some() {
                diagnostics.take(read_rows(rows, &Limits::Word(width)));
            }
        }
    }
}

/// What a circuit of bitboards is named after.
enum BitboardMap {
    Step(Direction),
    Flip(Symmetry),
}

/// The step or the symmetry of this name, which the board must have.
fn bitboard_map(name: &Word, named_board: &NamedBoard) -> Result<BitboardMap, Diagnostic> {
    if let Some(step) = Direction::ALL.into_iter().find(|&step| step_name(step) == name.text) {
        return Ok(BitboardMap::Step(step));
    }
    let known = &Symmetry::ALL[1..];
    if known.iter().any(|symmetry| symmetry.name() == name.text) {
        return claims::symmetry(name, named_board).map(BitboardMap::Flip);
    }
    let message = format!("there is no symmetry and no step `{}`", name.text);
    let symmetries = known.iter().map(|symmetry| symmetry.name());
    let help = did_you_mean(&name.text, symmetries.chain(Direction::ALL.map(step_name)));
    Err(Diagnostic::new(name.place, message).help(help))
}

struct Checker<'a> {
    numbering: &'a Numbering,
    named_board: &'a NamedBoard,
}

impl Checker<'_> {
    /// A circuit on square numbers, compared on each.
    fn square(&self, name: &Word, rows: &[Text]) -> Result<(Symmetry, Program), Diagnostics> {
        let symmetry = claims::symmetry(name, self.named_board)?;
        let circuit = read_rows(rows, &Limits::Word(NUMBER_WIDTH))?;
        let number = |square| u128::from(self.numbering.number(square));
        let image = |square| self.named_board.board.image(square, symmetry);
        let squares = self.named_board.board.squares();
        let is_wrong = |&square: &Square| circuit.eval(number(square)) != number(image(square));
        let Some(square) = squares.into_iter().find(is_wrong) else {
            return Ok((symmetry, circuit));
        };
        let message = format!(
            "this is not `{symmetry}`: {} (number {}) goes to {} (number {}), but the circuit gives {}",
            self.named_board.name(square),
            number(square),
            self.named_board.name(image(square)),
            number(image(square)),
            circuit.eval(number(square)),
        );
        Err(Diagnostic::new(extent(rows), message).help(LEAVE_OUT).into())
    }

    /// A circuit on bitboards, followed bit by bit.
    fn bitboard(
        &self,
        word: WordSize,
        name: &Word,
        rows: &[Text],
        given: &mut GivenCircuits,
    ) -> Result<(), Diagnostics> {
        match bitboard_map(name, self.named_board)? {
            BitboardMap::Step(direction) => {
                let map = step_map(self.numbering, word, direction);
                given.steps.push((direction, self.proved(name, rows, &map)?));
            }
            BitboardMap::Flip(symmetry) => {
                let map = flip_map(self.numbering, word, symmetry);
                given.bitboards.push((symmetry, self.proved(name, rows, &map)?));
            }
        }
        Ok(())
    }

    fn proved(&self, name: &Word, rows: &[Text], map: &BitMap) -> Result<Program, Diagnostics> {
        let circuit = read_rows(rows, &Limits::Word(map.width()))?;
        let Some(fault) = map.fault_of(&circuit) else { return Ok(circuit) };
        let message = format!("this is not `{}`: {}", name.text, self.explain(fault));
        Err(Diagnostic::new(extent(rows), message).help(LEAVE_OUT).into())
    }

    fn explain(&self, fault: Fault) -> String {
        let Fault { place, wanted, found } = fault;
        let wanted = match wanted {
            Some(from) => format!("gets {}", self.bit(from)),
            None => "is left empty".to_owned(),
        };
        let found = match found {
            None => "what the circuit puts there cannot be followed (mask what meets others \
                     before it is added or multiplied)"
                .to_owned(),
            Some(Bit::ZERO) => "the circuit leaves it empty".to_owned(),
            Some(Bit::ONE) => "the circuit always sets it".to_owned(),
            Some(Bit { sources, inverted }) => {
                let bits = (0..128).filter(|bit| sources >> bit & 1 == 1);
                let bits: Vec<String> = list(bits, |bit| self.bit(bit));
                let inverted = if inverted { ", inverted" } else { "" };
                format!("the circuit puts {}{inverted} there", super::first_few(bits))
            }
        };
        format!("{} {wanted}, but {found}", self.bit(place))
    }

    /// A bit by its square.
    fn bit(&self, bit: u32) -> String {
        let square = self.numbering.square(bit as u8);
        square.map_or(format!("bit {bit}, no square,"), |square| {
            format!("{} (bit {bit})", self.named_board.name(square))
        })
    }
}

pub(super) const LEAVE_OUT: &str = "leave it out, and one is found";

/// Where a circuit stands, from its first row to its last.
pub(super) fn extent(rows: &[Text]) -> Extent {
    rows[0].extent.to(rows[rows.len() - 1].extent.end)
}
