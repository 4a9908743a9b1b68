//! Circuits of the description: each is proved, on every input, to be the map that its name promises.

#[cfg(feature = "packed-flips")]
mod packed;

use quadrille_circuits::circuit::Circuit;
use quadrille_circuits::proof::{Bit, Fault};
use quadrille_circuits::solve::NUMBER_WIDTH;
use quadrille_runtime::{Direction, Symmetry};

use crate::diagnostic::{Diagnostic, Diagnostics, Extent};
use crate::did_you_mean::did_you_mean;
use crate::list::list;
use crate::model::{GivenCircuits, Numbering, PackedOrder, Square, WordSize};
use crate::parse::{Circuits, Entry, Name, Text};
use crate::proof::bitboard_maps::{flip_map, step_map};
use crate::read_circuit::{Operand, read_rows};
use crate::step_names::step_name;

use super::symmetries::board_symmetry;
use super::{NamedBoard, Numbers};
#[cfg(feature = "packed-flips")]
use packed::circuits as packed_circuits;

/// The circuits, without wrong ones, which are reported. If the numbers are wrong (`None`),
/// circuits of bitboards are only parsed, and circuits of packed positions are skipped.
pub(super) fn circuits(
    entry: &Entry<Circuits>,
    numbers: Option<&Numbers>,
    packed: &PackedOrder,
    named_board: &NamedBoard,
    diagnostics: &mut Diagnostics,
) -> GivenCircuits {
    let checker = Checker { numbering: numbers.map(|numbers| &numbers.numbering), named_board };
    let mut given = GivenCircuits::default();
    let Entry::Given(whole, circuits) = entry else { return given };
    let mut wrong = Diagnostics::new();
    if let Entry::Given(extent, texts) = &circuits.bitboard {
        let word = numbers.map_or(Ok(WordSize::U128), |numbers| word(numbers, *extent));
        if let Some(word) = diagnostics.take(word) {
            for (name, rows) in texts {
                diagnostics.take(checker.bitboard(word, name, rows, &mut given, &mut wrong));
            }
        }
    }
    for (name, rows) in circuits.square.items() {
        given.squares.extend(diagnostics.take(checker.square(name, rows, &mut wrong)).flatten());
    }
    if let (Entry::Given(extent, texts), Some(numbers)) = (&circuits.packed, numbers) {
        let texts = (*extent, &**texts);
        given.packed =
            packed_circuits(texts, numbers, packed, named_board, [diagnostics, &mut wrong]);
    }
    diagnostics.append(of_another_numbering(*whole, &given, wrong));
    given
}

/// The least number of wrong circuits that get one error together; two circuits written by hand get one each.
const MANY: usize = 3;

/// The errors of wrong circuits, or a single one if most are wrong: then the numbering has changed since they were
/// found, and an error about the change must not drown among twenty others.
fn of_another_numbering(whole: Extent, given: &GivenCircuits, wrong: Diagnostics) -> Diagnostics {
    let GivenCircuits { bitboards, steps, squares, packed } = given;
    let right = bitboards.len() + steps.len() + squares.len() + packed.len();
    if wrong.len() < MANY || wrong.len() <= right {
        return wrong;
    }
    let message = format!(
        "these circuits were found for another numbering: {} of {} are not the maps of their names",
        wrong.len(),
        wrong.len() + right
    );
    Diagnostic::new(whole, message)
        .help(
            "leave `circuits` out, and some are found; `quadrille search flips` finds shorter ones",
        )
        .into()
}

/// Refuses circuits on packed positions, which this compiler cannot prove without its feature.
#[cfg(not(feature = "packed-flips"))]
fn packed_circuits(
    (extent, _): (Extent, &[(Name, Vec<Text>)]),
    _: &Numbers,
    _: &PackedOrder,
    _: &NamedBoard,
    [diagnostics, _]: [&mut Diagnostics; 2],
) -> Vec<(Symmetry, quadrille_circuits::solve::GivenPacked)> {
    let message = "circuits on packed positions need the feature `packed-flips`";
    diagnostics.push(Diagnostic::new(extent, message).help(
        "add it to the features of `quadrille` in Cargo.toml: `features = [\"packed-flips\"]`",
    ));
    Vec::new()
}

/// The word of the layout's bitboards, or an error for a circuit on bitboards that do not exist.
fn word(numbers: &Numbers, extent: Extent) -> Result<WordSize, Diagnostic> {
    numbers.word.ok_or_else(|| {
        Diagnostic::new(extent, "a layout without bitboards has no circuits for them")
            .help("leave these circuits out")
    })
}

/// The map that the name of a bitboard circuit promises.
#[derive(Clone, Copy)]
enum BitboardMap {
    Step(Direction),
    Flip(Symmetry),
}

/// The step or the symmetry of this name, which the board must have.
fn bitboard_map(name: &Name, named_board: &NamedBoard) -> Result<BitboardMap, Diagnostic> {
    if let Some(step) = Direction::ALL.iter().find(|&&step| step_name(step) == name.text) {
        return Ok(BitboardMap::Step(*step));
    }
    let known = &Symmetry::ALL[1..];
    if known.iter().any(|symmetry| symmetry.name() == name.text) {
        return board_symmetry(name, named_board).map(BitboardMap::Flip);
    }
    let message = format!("there is no symmetry and no step `{}`", name.text);
    let mut names = list(known, |symmetry| symmetry.name());
    names.extend(list(Direction::ALL, step_name));
    Err(Diagnostic::new(name.extent, message).help(did_you_mean(&name.text, &names)))
}

struct Checker<'a> {
    /// The numbering, or `None` if it is wrong.
    numbering: Option<&'a Numbering>,
    named_board: &'a NamedBoard,
}

impl Checker<'_> {
    /// A circuit on square numbers, compared on each number. A wrong circuit is reported apart from other mistakes.
    fn square(
        &self,
        name: &Name,
        rows: &[Text],
        wrong: &mut Diagnostics,
    ) -> Result<Option<(Symmetry, Circuit)>, Diagnostics> {
        let symmetry = board_symmetry(name, self.named_board)?;
        let circuit = read_rows(rows, Operand::Word(NUMBER_WIDTH))?;
        let Some(numbering) = self.numbering else { return Ok(None) };
        let number = |square| u128::from(numbering.number(square));
        let image = |square| self.named_board.board.image(square, symmetry);
        let squares = self.named_board.board.squares();
        let is_wrong = |&square: &Square| circuit.eval(number(square)) != number(image(square));
        let Some(square) = squares.into_iter().find(is_wrong) else {
            return Ok(Some((symmetry, circuit)));
        };
        let message = format!(
            "this is not `{symmetry}`: {} (number {}) goes to {} (number {}), but the circuit gives {}",
            self.named_board.name(square),
            number(square),
            self.named_board.name(image(square)),
            number(image(square)),
            circuit.eval(number(square)),
        );
        wrong.push(Diagnostic::new(extent(rows), message).help(LEAVE_OUT));
        Ok(None)
    }

    /// A circuit on bitboards, traced bit by bit. A wrong circuit is reported apart from other mistakes.
    fn bitboard(
        &self,
        word: WordSize,
        name: &Name,
        rows: &[Text],
        given: &mut GivenCircuits,
        wrong: &mut Diagnostics,
    ) -> Result<(), Diagnostics> {
        let named = bitboard_map(name, self.named_board)?;
        let circuit = read_rows(rows, Operand::Word(word.bits()))?;
        let Some(numbering) = self.numbering else { return Ok(()) };
        let map = match named {
            BitboardMap::Step(direction) => step_map(numbering, word, direction),
            BitboardMap::Flip(symmetry) => flip_map(numbering, word, symmetry),
        };
        if let Some(fault) = map.fault_of(&circuit) {
            let message =
                format!("this is not `{}`: {}", name.text, self.explain(numbering, fault));
            let help = if fault.found.is_none() { UNPROVED } else { LEAVE_OUT };
            wrong.push(Diagnostic::new(extent(rows), message).help(help));
            return Ok(());
        }
        match named {
            BitboardMap::Step(direction) => given.steps.push((direction, circuit)),
            BitboardMap::Flip(symmetry) => given.bitboards.push((symmetry, circuit)),
        }
        Ok(())
    }

    fn explain(&self, numbering: &Numbering, fault: Fault) -> String {
        let bit = |bit| self.bit(numbering, bit);
        let Fault { bit: of_result, wanted, found } = fault;
        let wanted = match wanted {
            Some(from) => format!("gets {}", bit(from)),
            None => "is left empty".to_owned(),
        };
        let found = match found {
            None => "what the circuit puts there cannot be proved".to_owned(),
            Some(Bit::ZERO) => "the circuit leaves it empty".to_owned(),
            Some(Bit::ONE) => "the circuit always sets it".to_owned(),
            Some(Bit { sources, inverted }) => {
                let bits = (0..128).filter(|bit| sources >> bit & 1 == 1);
                let bits: Vec<String> = list(bits, bit);
                let inverted = if inverted { ", inverted" } else { "" };
                format!("the circuit puts {}{inverted} there", super::first_few(bits))
            }
        };
        format!("{} {wanted}, but {found}", bit(of_result))
    }

    /// The name of a bit: that of its square.
    fn bit(&self, numbering: &Numbering, bit: u32) -> String {
        let square = numbering.square(bit as u8);
        square.map_or(format!("bit {bit}, no square,"), |square| {
            format!("{} (bit {bit})", self.named_board.name(square))
        })
    }
}

pub(super) const LEAVE_OUT: &str = "leave it out, and one is found";

/// The help text for a circuit whose bits cannot be followed.
const UNPROVED: &str = "mask bits that may carry into others before they are added or multiplied, or \
                        leave the circuit out, and one is found";

/// The extent of a circuit, from its first row to its last.
pub(super) fn extent(rows: &[Text]) -> Extent {
    rows[0].extent.to(rows[rows.len() - 1].extent.end)
}
