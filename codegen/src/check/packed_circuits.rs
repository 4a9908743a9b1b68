//! Circuits on packed positions: each is proved to do what it is named after, for every number of
//! pieces, in both words.

use quadrille_runtime::Symmetry;

use crate::board::Square;
use crate::diagnostic::Diagnostic;
use crate::layout::{Field, Numbering, PackedOrder, WordSize};
use crate::parse::{Text, Word};
use crate::solve::flips::packed::{Flaw, Frame, Packing, Program, Proof};

use super::circuits::{LEAVE_OUT, extent, read};
use super::{Geometry, Numbers, claims};

pub(super) struct Checker<'a> {
    numbering: &'a Numbering,
    fields: &'a [Field],
    geometry: &'a Geometry,
    /// The words of 64 and of 128 bits.
    frames: Vec<Frame>,
}

impl Checker<'_> {
    pub(super) fn new<'a>(
        numbers: &'a Numbers,
        packed: &PackedOrder,
        geometry: &'a Geometry,
    ) -> Checker<'a> {
        let frame = |word: WordSize| Frame::within(&Packing::new(packed, word.bits()));
        Checker {
            numbering: &numbers.numbering,
            fields: &numbers.fields.list,
            geometry,
            frames: [WordSize::U64, WordSize::U128].map(frame).to_vec(),
        }
    }

    /// A circuit, proved.
    pub(super) fn circuit(
        &self,
        name: &Word,
        rows: &[Text],
    ) -> Result<(Symmetry, Program), Diagnostic> {
        let symmetry = claims::symmetry(name, self.geometry)?;
        let program = read(rows, |text| Program::parse(text, &self.frames))?;
        let numbers = self.numbering.numbers();
        let image = |square| self.numbering.number(self.image(square, symmetry));
        let images = self.geometry.board.squares().map(image);
        let points: Vec<(u8, u8)> = numbers.iter().copied().zip(images).collect();
        let mut frames = self.frames.iter();
        let flaw = frames.find_map(|frame| {
            let flaw = Proof::new(frame, numbers).flaw(&program, &points)?;
            Some(self.explain(flaw, frame, symmetry))
        });
        let Some(flaw) = flaw else { return Ok((symmetry, program)) };
        let message = format!("this is not `{symmetry}`: {flaw}");
        Err(Diagnostic::new(extent(rows), message).help(LEAVE_OUT))
    }

    fn image(&self, square: Square, symmetry: Symmetry) -> Square {
        self.geometry.board.image(square, symmetry)
    }

    fn explain(&self, flaw: Flaw, frame: &Frame, symmetry: Symmetry) -> String {
        match flaw {
            Flaw::Wrong { bit, number } => {
                let square = self.numbering.square(number).expect("a point");
                let image = self.image(square, symmetry);
                let to = self.numbering.number(image);
                format!(
                    "a piece on {} (number {number}) goes to {} (number {to}), of which {} is {}, \
                     but the circuit gives {}",
                    self.geometry.name(square),
                    self.geometry.name(image),
                    self.bit(bit),
                    to >> bit & 1,
                    1 - (to >> bit & 1),
                )
            }
            Flaw::Unknown { bit } => format!(
                "what the circuit puts in {} of the pieces cannot be followed (bits of other \
                 pieces are to be masked out with `each`, and sums must not carry from piece to \
                 piece)",
                self.bit(bit),
            ),
            Flaw::Outside { place, pieces } => format!(
                "with n = {pieces} it may set bit {place} of the {} bits, which belongs to no piece",
                frame.width(),
            ),
        }
    }

    /// A bit of a number by its field.
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
