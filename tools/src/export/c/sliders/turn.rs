//! Squares looked up as others, which a rotation of the word or a swap of its bytes carries them to.

use quadrille_codegen::solve::sliders::TurnTables;

use super::super::code::{Code, numbers};

/// The functions that turn words.
pub fn helpers(code: &mut Code) {
    code.inline(
        "The bytes of a word in opposite order where `swap` has all bits set, not where it has none.",
        "uint64_t @swapped(uint64_t word, uint64_t swap)",
        "return word ^ ((word ^ @swap_bytes_64(word)) & swap);",
    );
}

/// The tables of a rider's turns, for [`entered`].
pub fn tables(code: &mut Code, name: &str, turns: &TurnTables) {
    let mut table = |doc: &str, suffix: &str, bytes: &[u8]| {
        code.table(doc, "uint8_t", &format!("{name}_{suffix}"), &[bytes.len()], numbers(bytes));
    };
    let slots = "By number: the slot, and in the highest bit whether bytes are swapped.";
    match turns {
        TurnTables::Rotated { .. } => {}
        TurnTables::RotatedFrom { bases } => {
            table("By slot: the number of the square that is looked up.", "bases", bases);
        }
        TurnTables::Swapped { slots: by_number, .. } => table(slots, "slots", by_number),
        TurnTables::SwappedAndRotated { slots: by_number, rotations, .. } => {
            table(slots, "slots", by_number);
            table("By number: how far bits are rotated.", "rotations", rotations);
        }
    }
}

/// The statements that find the slot of `square`, and turn the occupancy; tables have this name.
pub fn entered(turns: &TurnTables, name: &str) -> String {
    let swapped = |last: &u8| {
        format!(
            "const unsigned found = {name}_slots[square];
             const unsigned slot = found & {last};
             const uint64_t swap = 0 - (uint64_t)(found >> 7);"
        )
    };
    match turns {
        TurnTables::Rotated { slots } => format!(
            "const unsigned slot = square & {};
             const unsigned rotation = square & {};
             const @bitboard turned = @rotate_left_64(occupancy, 64 - rotation);",
            slots - 1,
            64 - slots
        ),
        TurnTables::RotatedFrom { bases } => format!(
            "const unsigned slot = square & {};
             const unsigned rotation = ((unsigned)square - {name}_bases[slot]) & 63;
             const @bitboard turned = @rotate_left_64(occupancy, 64 - rotation);",
            bases.len() - 1
        ),
        TurnTables::Swapped { last, .. } => {
            format!("{}\nconst @bitboard turned = @swapped(occupancy, swap);", swapped(last))
        }
        TurnTables::SwappedAndRotated { last, .. } => format!(
            "{}
             const unsigned rotation = {name}_rotations[square];
             const @bitboard turned = @swapped(@rotate_left_64(occupancy, 64 - rotation), swap);",
            swapped(last)
        ),
    }
}

/// The statement that returns an attack set, turned back.
pub fn left(turns: &TurnTables, attacks: &str) -> String {
    match turns {
        TurnTables::Rotated { .. } | TurnTables::RotatedFrom { .. } => {
            format!("return @rotate_left_64({attacks}, rotation);")
        }
        TurnTables::Swapped { .. } => format!("return @swapped({attacks}, swap);"),
        TurnTables::SwappedAndRotated { .. } => {
            format!("return @rotate_left_64(@swapped({attacks}, swap), rotation);")
        }
    }
}
