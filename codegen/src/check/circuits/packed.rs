//! Circuits on packed positions: each is proved to be the map that its name promises, for every
//! number of pieces, in both words.

use quadrille_circuits::circuit::{Circuit, Constant, Op};
use quadrille_circuits::packing::PackingPair;
use quadrille_circuits::proof::{Flaw, FlawKind, Proof};
use quadrille_circuits::solve::GivenPacked;
use quadrille_runtime::Symmetry;

use crate::diagnostic::{Diagnostic, Diagnostics, Extent};
use crate::list::{both, collected, list};
use crate::model::{Field, Numbering, PackedOrder, Square, WordSize};
use crate::parse::{Name, Text};
use crate::read_circuit::{Operand, read_rows};

use super::super::symmetries::board_symmetry;
use super::super::{NamedBoard, Numbers};
use super::{LEAVE_OUT, extent};

const EACH: &str = "write `each(number)` for a number in the place of every piece";

/// The help text for a circuit whose bits cannot be followed.
const UNPROVED: &str = "mask bits of other pieces out with `each`, and let no sum carry into the next piece; or \
                        leave the circuit out, and one is found";

/// The least number of pieces for which a circuit for few pieces must be right; one piece has the circuits of squares.
const ENOUGH: u32 = 2;

/// The circuits. Mistakes are reported; circuits that are another map than their name promises are reported apart.
pub(super) fn circuits(
    (_, texts): (Extent, &[(Name, Vec<Text>)]),
    numbers: &Numbers,
    packed: &PackedOrder,
    named_board: &NamedBoard,
    [diagnostics, wrong]: [&mut Diagnostics; 2],
) -> Vec<(Symmetry, GivenPacked)> {
    let packings = |word: WordSize| PackingPair::within(&packed.packing(word.bits()));
    let Numbers { numbering, fields, .. } = numbers;
    let packing_pairs = list(WordSize::PACKED, packings);
    let checker = Checker { numbering, fields, named_board, packing_pairs };
    let checked = texts.iter().map(|(name, rows)| checker.circuit(name, rows, wrong));
    collected(checked.filter_map(|circuit| diagnostics.take(circuit).flatten()))
}

struct Checker<'a> {
    numbering: &'a Numbering,
    fields: &'a [Field],
    named_board: &'a NamedBoard,
    /// The words of 64 and of 128 bits.
    packing_pairs: Vec<PackingPair>,
}

impl Checker<'_> {
    /// A proved circuit. If it may be meant for few pieces only, it is accepted for as many as it is right for, at
    /// least two.
    fn circuit(
        &self,
        name: &Name,
        rows: &[Text],
        wrong: &mut Diagnostics,
    ) -> Result<Option<(Symmetry, GivenPacked)>, Diagnostics> {
        let symmetry = board_symmetry(name, self.named_board)?;
        let circuit = read_rows(rows, self.operand())?;
        let numbers = self.numbering.numbers();
        let image = |square| self.numbering.number(self.image(square, symmetry));
        let images = self.named_board.board.squares().map(image);
        let points: Vec<(u8, u8)> = collected(numbers.iter().copied().zip(images));
        let flaws = [0, 1]
            .map(|word| Proof::new(&self.packing_pairs[word], numbers).flaw(&circuit, &points));
        let is_for_few = may_be_for_few(&circuit);
        let is_wrong = |flaw: &Flaw| !(is_for_few && flaw.pieces > ENOUGH);
        let Some(word) = flaws.iter().position(|flaw| flaw.as_ref().is_some_and(is_wrong)) else {
            let most = |word: usize| flaws[word].map_or(u32::MAX, |flaw| flaw.pieces - 1);
            let most = flaws.iter().any(Option::is_some).then(|| {
                both([0, 1], |word| most(word).min(self.packing_pairs[word].most_pieces()))
            });
            return Ok(Some((symmetry, GivenPacked { circuit, most })));
        };
        let packings = &self.packing_pairs[word];
        let proof = Proof::new(packings, numbers);
        let is_wrong = |pieces| proof.flaw_with(pieces, &circuit, &points).is_some();
        let for_any = if (1..=packings.most_pieces()).all(is_wrong) { " for any n" } else { "" };
        let flaw = flaws[word].map(|flaw| self.explain(flaw, packings, symmetry));
        let message = format!("this is not `{symmetry}`{for_any}: {}", flaw.unwrap_or_default());
        let help = match flaws[word] {
            _ if is_for_few => EACH,
            Some(Flaw { kind: FlawKind::Unknown { .. }, .. }) => UNPROVED,
            _ => LEAVE_OUT,
        };
        wrong.push(Diagnostic::new(extent(rows), message).help(help));
        Ok(None)
    }

    fn operand(&self) -> Operand {
        Operand::Packed(self.packing_pairs.iter().map(PackingPair::bits).min().unwrap_or(0))
    }

    fn image(&self, square: Square, symmetry: Symmetry) -> Square {
        self.named_board.board.image(square, symmetry)
    }

    /// Describes the flaw, for the least number of pieces with which the circuit is wrong.
    fn explain(&self, flaw: Flaw, packings: &PackingPair, symmetry: Symmetry) -> String {
        let Flaw { pieces, kind } = flaw;
        let width = packings.width();
        let flaw = match kind {
            FlawKind::Wrong { bit, number } => self.explain_wrong(bit, number, symmetry),
            FlawKind::Unknown { bit } => {
                format!("what the circuit puts in {} of the pieces cannot be proved", self.bit(bit))
            }
            FlawKind::Outside { bit } => {
                format!("it may set bit {bit} of the {width} bits, which belongs to no piece")
            }
            FlawKind::Far { by } => format!("it moves a word of {width} bits by {by}"),
        };
        format!("with n = {pieces} {flaw}")
    }

    fn explain_wrong(&self, bit: u32, number: u8, symmetry: Symmetry) -> String {
        let Some(square) = self.numbering.square(number) else { return String::new() };
        let image = self.image(square, symmetry);
        let to = self.numbering.number(image);
        format!(
            "a piece on {} (number {number}) goes to {} (number {to}), of which {} is {}, but the \
             circuit gives {}",
            self.named_board.name(square),
            self.named_board.name(image),
            self.bit(bit),
            to >> bit & 1,
            1 - (to >> bit & 1),
        )
    }

    /// The name of a bit: its field, and its place there.
    fn bit(&self, bit: u32) -> String {
        let field = self.fields.iter().find(|field| field.mask() >> bit & 1 == 1);
        field.map_or(format!("bit {bit}"), |Field { name, shift, width }| {
            if *width == 1 {
                format!("`{name}`")
            } else {
                format!("bit {} of `{name}`", bit - shift)
            }
        })
    }
}

/// True if a circuit may be meant for few pieces: it has a constant that is not repeated for each piece, or a distance
/// from the upper end of the word, and both fit only some numbers of pieces.
fn may_be_for_few(circuit: &Circuit) -> bool {
    circuit.ops().iter().any(|op| match op {
        Op::Const(constant) => matches!(constant, Constant::Word(_)),
        Op::Shift(_, by) => by.widths != 0,
        _ => false,
    })
}
