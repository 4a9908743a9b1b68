//! How magics make keys: mask the occupancy, complement and rotate it where a magic asks for that, multiply, shift.

use super::super::expression::{Expression, Type};
use super::super::function::Field;
use super::magic::Magic;
use super::{high, low};
use quadrille_codegen::model::WordSize;
use quadrille_codegen::solve::sliders::{MagicEntry, MagicTables};
use quadrille_runtime::sliders::MagicRecord;

const LOW: u128 = u64::MAX as u128;

const HALF: Type = Type::Word(WordSize::U64);

/// A field of a record, and its value of a part of a square.
pub(super) type Column = (Field, fn(&MagicEntry) -> u128);

/// The fields of a record, in their order, each with its value of a part of a square. Complements and rotations have
/// fields where some magic asks for them.
pub(super) fn columns(tables: &MagicTables) -> Vec<Column> {
    let multipliers = || tables.squares.iter().flatten().map(|part| &part.multiplier);
    let whole = |name| Field::whole(name, HALF);
    let masks: &[Column] = match tables.word {
        WordSize::U64 => &[(whole("mask"), |part| part.mask)],
        WordSize::U128 => &[
            (whole("mask_low"), |part| part.mask & LOW),
            (whole("mask_high"), |part| part.mask >> 64),
        ],
    };
    let key: [Column; 4] = [
        (whole("magic"), |part| part.multiplier.magic.into()),
        (Field::small("offset", 32), |part| part.offset.into()),
        (Field::small("sets", 16), |part| {
            (u32::from(part.sets) | u32::from(part.second) << MagicRecord::<u64>::FIRST_LIST).into()
        }),
        (Field::small("shift", 8), |part| part.multiplier.shift.into()),
    ];
    let patterns: &[Column] = match tables.word {
        _ if !multipliers().any(|it| it.pattern != 0) => &[],
        WordSize::U64 => &[(whole("pattern"), |part| part.multiplier.pattern)],
        WordSize::U128 => &[
            (whole("pattern_low"), |part| part.multiplier.pattern & LOW),
            (whole("pattern_high"), |part| part.multiplier.pattern >> 64),
        ],
    };
    let rotation: Column = (Field::small("rotation", 8), |part| part.multiplier.rotation.into());
    let rotations = if multipliers().any(|it| it.rotation != 0) { &[rotation][..] } else { &[] };
    [masks, &key, patterns, rotations].concat()
}

impl Magic<'_> {
    /// The relevant occupancy times the record's magic. The halves of a 128-bit word are added.
    pub(super) fn product(&self, part: usize) -> Expression {
        let occupancy = self.rider.occupancy();
        let seen = match self.tables.word {
            WordSize::U64 => self.rotated(part, self.masked(part, low(occupancy), "")),
            WordSize::U128 => {
                let lower = self.masked(part, low(occupancy.clone()), "_low");
                lower + self.rotated(part, self.masked(part, high(occupancy), "_high"))
            }
        };
        seen * self.field(part, "magic")
    }

    /// The relevant bits of a word or a half, those of the pattern complemented.
    fn masked(&self, part: usize, word: Expression, half: &str) -> Expression {
        let masked = word & self.field(part, &format!("mask{half}"));
        match self.optional(part, &format!("pattern{half}")) {
            Some(pattern) => masked ^ pattern,
            None => masked,
        }
    }

    fn rotated(&self, part: usize, word: Expression) -> Expression {
        match self.optional(part, "rotation") {
            Some(rotation) => word.rotate_left(rotation),
            None => word,
        }
    }

    /// A field that not all records have.
    fn optional(&self, part: usize, name: &str) -> Option<Expression> {
        let has = self.records.fields.iter().any(|field| field.name == name);
        has.then(|| self.field(part, name))
    }
}
