//! Obstruction difference: a subtraction along each line.

use std::borrow::Cow;

use super::super::expression::{Expression, Type};
use super::super::function::{Block, Field, Quicker, Table, Target, Values};
use super::super::kernels::{Kernel, KernelKind};
use super::{OfRider, Parts, inner, row, slot};
use crate::layout::WordSize;
use crate::solve::sliders::{LineKind, LookUp as _, ObstructionDifference};

/// The masks, and the subtraction along each line.
pub(super) fn parts(rider: OfRider, lines: &ObstructionDifference) -> Parts<'_> {
    let masks = masks(rider, lines);
    let count = lines.kinds.len();
    let line = |(line, kind): (usize, &LineKind)| {
        let own = OfLine { rider, masks: &masks, row: row(count, line) };
        match (lines.word, kind.is_swapped) {
            (WordSize::U128, _) => own.wide(),
            (WordSize::U64, true) => own.by_bytes(),
            (WordSize::U64, false) => own.plain(),
        }
    };
    let bodies = lines.kinds.iter().enumerate().map(line).collect();
    let quicker = lines.fits_vectors().then(|| two_at_once(rider, lines, &masks));
    Parts { quicker, ..Parts::united(vec![masks], bodies) }
}

/// The squares of each line: in words of 128 bits those with lower and those with higher numbers.
fn masks(rider: OfRider, lines: &ObstructionDifference) -> Table<'static> {
    let all = lines.squares.iter().flatten();
    let (doc, names, values): (_, &[&str], Vec<u128>) = match lines.word {
        WordSize::U64 => (
            "By number and line: the line's other squares.",
            &[""],
            all.map(|line| line.all()).collect(),
        ),
        WordSize::U128 => (
            "By number and line: the squares with lower numbers, and those with higher ones.",
            &["lower", "upper"],
            all.flat_map(|line| [line.lower, line.upper]).collect(),
        ),
    };
    let fields = names.iter().map(|name| Field::whole(name, rider.set())).collect();
    let (name, values) = (rider.table("masks"), Values::Words(Cow::Owned(values)));
    Table {
        name,
        doc,
        fields,
        length: lines.squares.len(),
        inner: inner(lines.kinds.len()),
        values,
    }
}

/// A line through a slot, which is its square's number.
struct OfLine<'t, 'a> {
    rider: OfRider,
    masks: &'t Table<'a>,
    row: Vec<Expression<'a>>,
}

impl<'a> OfLine<'_, 'a> {
    fn constant(&self, value: u128) -> Expression<'a> {
        Expression::Constant(value, self.rider.set())
    }

    fn square(&self) -> Expression<'a> {
        self.constant(1) << slot()
    }

    /// The word from the most significant bit of another one up.
    fn bits_from(&self, word: Expression<'a>) -> Expression<'a> {
        self.constant(self.rider.word.mask()) << (word | self.constant(1)).highest()
    }

    /// From the nearest occupied square on one side to that on the other; bit 0 stands in where nothing is occupied
    /// below.
    fn plain(&self) -> Block<'a> {
        let mask = self.masks.field("", &self.row);
        Block::with("occupied", self.rider.occupancy() & mask.clone(), |occupied| {
            let above = occupied.clone() & (self.constant(0) - self.square());
            Block::with("above", above, |above| {
                let below = occupied & (self.square() - self.constant(1));
                let up = above.clone() ^ (above - self.constant(1));
                (up & self.bits_from(below) & mask).into()
            })
        })
    }

    /// The same along a line with one square a byte, which a swap of bytes reverses.
    fn by_bytes(&self) -> Block<'a> {
        let mask = self.masks.field("", &self.row);
        Block::with("occupied", self.rider.occupancy() & mask.clone(), |occupied| {
            let one = Expression::small(1);
            let above = occupied.clone() - (self.square() << one.clone());
            let below = occupied.swap_bytes() - (self.square().swap_bytes() << one);
            ((above ^ below.swap_bytes()) & mask).into()
        })
    }

    /// Twice the nearest occupied bit above, and all bits from the nearest below up, which is what is left of 0 when
    /// that is taken away.
    fn wide(&self) -> Block<'a> {
        let [lower, upper] = ["lower", "upper"].map(|name| self.masks.field(name, &self.row));
        let nearest = self.bits_from(self.rider.occupancy() & lower.clone());
        Block::with("above", self.rider.occupancy() & upper.clone(), |above| {
            let twice = (above.clone() & (self.constant(0) - above)) << Expression::small(1);
            ((twice + nearest) & (lower | upper)).into()
        })
    }
}

/// Both lines in one vector.
fn two_at_once<'a>(
    rider: OfRider,
    lines: &ObstructionDifference,
    masks: &Table<'a>,
) -> Quicker<'a> {
    let stride = |kind: &LineKind| Expression::small(kind.stride.unwrap_or(0).into());
    let mut arguments = vec![slot().to(Type::Small), rider.occupancy()];
    arguments
        .extend((0..lines.kinds.len()).map(|line| masks.field("", &row(lines.kinds.len(), line))));
    arguments.extend(lines.kinds.iter().map(stride));
    let kernel = Kernel { kind: KernelKind::AlongTwo, word: rider.word };
    Quicker { target: Target::Avx2, body: kernel.call(arguments, Type::Set(rider.word)).into() }
}
