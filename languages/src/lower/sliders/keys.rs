//! How magics make keys: mask the occupancy, complement and rotate it where a magic asks for that, multiply, shift.

use super::super::expression::{Expression, Type};
use super::super::function::{Field, Table};
use super::{RiderLowering, high, low};
use quadrille_codegen::model::WordSize;
use quadrille_codegen::solve::sliders::{MagicEntry, MagicTables};
use quadrille_runtime::sliders::MagicRecord64;

const HALF: Type = Type::Word(WordSize::U64);

/// A field of a record, and its value of a part of a square.
pub(super) type Column = (Field, fn(&MagicEntry) -> u128);

/// The properties of a table's magics, for which their records have fields.
#[derive(Clone, Copy)]
pub(super) struct Keys {
    word: WordSize,
    is_rotated: bool,
    has_patterns: bool,
}

impl Keys {
    pub fn of(tables: &MagicTables) -> Keys {
        let multipliers = || tables.squares.iter().flatten().map(|part| &part.multiplier);
        Keys {
            word: tables.word,
            is_rotated: multipliers().any(|it| it.rotation != 0),
            has_patterns: multipliers().any(|it| it.pattern != 0),
        }
    }

    /// The fields of a record, in their order, each with its value of a part of a square.
    pub fn columns(self) -> Vec<Column> {
        const LOW: u128 = u64::MAX as u128;
        let whole = |name| Field::whole(name, HALF);
        let masks: &[Column] = match self.word {
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
                (u32::from(part.sets) | u32::from(part.second) << MagicRecord64::FIRST_LIST).into()
            }),
            (Field::small("shift", 8), |part| part.multiplier.shift.into()),
        ];
        let patterns: &[Column] = match self.word {
            _ if !self.has_patterns => &[],
            WordSize::U64 => &[(whole("pattern"), |part| part.multiplier.pattern)],
            WordSize::U128 => &[
                (whole("pattern_low"), |part| part.multiplier.pattern & LOW),
                (whole("pattern_high"), |part| part.multiplier.pattern >> 64),
            ],
        };
        let rotation: Column =
            (Field::small("rotation", 8), |part| part.multiplier.rotation.into());
        let rotations = if self.is_rotated { &[rotation][..] } else { &[] };
        [masks, &key, patterns, rotations].concat()
    }

    /// The relevant occupancy times the record's magic. The halves of a 128-bit word are added.
    pub fn product(self, rider: RiderLowering, records: &Table, row: &[Expression]) -> Expression {
        let occupancy = rider.occupancy();
        let magic = records.field("magic", row);
        let seen = match self.word {
            WordSize::U64 => {
                let seen = low(occupancy);
                self.rotated(self.masked(seen, records, row, ["mask", "pattern"]), records, row)
            }
            WordSize::U128 => {
                let lower = low(occupancy.clone());
                let lower = self.masked(lower, records, row, ["mask_low", "pattern_low"]);
                let upper =
                    self.masked(high(occupancy), records, row, ["mask_high", "pattern_high"]);
                lower + self.rotated(upper, records, row)
            }
        };
        seen * magic
    }

    fn masked(
        self,
        word: Expression,
        records: &Table,
        row: &[Expression],
        [mask, pattern]: [&str; 2],
    ) -> Expression {
        let masked = word & records.field(mask, row);
        if self.has_patterns { masked ^ records.field(pattern, row) } else { masked }
    }

    fn rotated(self, word: Expression, records: &Table, row: &[Expression]) -> Expression {
        if self.is_rotated { word.rotate_left(records.field("rotation", row)) } else { word }
    }
}
