//! How magics make keys: mask the occupancy, complement and rotate it where a magic asks for that, multiply, shift.

use super::super::expression::{Expression, Type};
use super::super::function::{Field, Table};
use super::{RiderLowering, high, low};
use quadrille_codegen::layout::{Multiplier, WordSize};
use quadrille_codegen::list::list;

const HALF: Type = Type::Word(WordSize::U64);

/// What the magics of a table have, for which their records have a field.
#[derive(Clone, Copy)]
pub(super) struct Keys {
    word: WordSize,
    is_rotated: bool,
    has_patterns: bool,
}

impl Keys {
    pub fn of<'a>(word: WordSize, multipliers: impl Iterator<Item = &'a Multiplier>) -> Keys {
        let mut keys = Keys { word, is_rotated: false, has_patterns: false };
        for multiplier in multipliers {
            keys.is_rotated |= multiplier.rotation != 0;
            keys.has_patterns |= multiplier.pattern != 0;
        }
        keys
    }

    /// The first fields of a record: what counts, and the factor.
    pub fn first_fields(self) -> Vec<Field> {
        let masks =
            if self.word == WordSize::U64 { &["mask"][..] } else { &["mask_low", "mask_high"] };
        list([masks, &["magic"]].concat(), |name| Field::whole(name, HALF))
    }

    /// Their values.
    pub fn first_values(self, mask: u128, multiplier: &Multiplier) -> Vec<u128> {
        [&self.halves(mask)[..], &[multiplier.magic.into()]].concat()
    }

    /// The last fields: what is complemented, and how far is rotated.
    pub fn last_fields(self) -> Vec<Field> {
        let patterns = match self.word {
            _ if !self.has_patterns => &[][..],
            WordSize::U64 => &["pattern"],
            WordSize::U128 => &["pattern_low", "pattern_high"],
        };
        let mut fields = list(patterns.iter(), |name| Field::whole(name, HALF));
        fields.extend(self.is_rotated.then_some(Field::small("rotation", 8)));
        fields
    }

    /// Their values.
    pub fn last_values(self, multiplier: &Multiplier) -> Vec<u128> {
        let halves = if self.has_patterns { self.halves(multiplier.pattern) } else { Vec::new() };
        let rotation: Option<u128> = self.is_rotated.then_some(multiplier.rotation.into());
        [&halves[..], rotation.as_slice()].concat()
    }

    fn halves(self, word: u128) -> Vec<u128> {
        match self.word {
            WordSize::U64 => vec![word],
            WordSize::U128 => vec![word & u128::from(u64::MAX), word >> 64],
        }
    }

    /// The product of what counts with the factor, by the record in a row. The halves of a 128-bit word are added.
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
