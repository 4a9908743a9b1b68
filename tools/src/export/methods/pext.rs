//! Extracted bits: by an instruction of x86-64 with BMI2, on other targets by loops, if those are asked
//! for.

use quadrille_codegen::layout::{Leap, WordSize};
use quadrille_codegen::solve::sliders::PextTables;
use serde_json::{Value, json};

use super::super::c::code::{Code, Kind, literal, numbers};
use super::super::c::sliders::{name, slot_function};
use super::super::json::word;
use super::Tables;

/// Whether bits are extracted, and by what.
pub fn switches(code: &mut Code) {
    code.lines("");
    code.comment(
        "Where the target has BMI2, bits are extracted by its instruction; elsewhere, and with @NO_PEXT,\n\
         there are other tables. With @PEXT_LOOPS the former are used everywhere, by loops.",
    );
    code.lines(
        "#if defined(@IS_CONSTANT) && !defined(@NO_PEXT)
#if defined(__BMI2__) && defined(__x86_64__) && defined(__GNUC__)
#define @HAS_PEXT_INSTRUCTION 1
#define @EXTRACTED(word, mask) __builtin_ia32_pext_di(word, mask)
#define @DEPOSITED(word, mask) __builtin_ia32_pdep_di(word, mask)
#elif defined(_M_X64) && (defined(__clang__) ? defined(__BMI2__) : defined(__AVX2__))
#define @HAS_PEXT_INSTRUCTION 1
#define @EXTRACTED(word, mask) _pext_u64(word, mask)
#define @DEPOSITED(word, mask) _pdep_u64(word, mask)
#endif
#endif
#if defined(@HAS_PEXT_INSTRUCTION) || defined(@PEXT_LOOPS)
#define @HAS_PEXT 1
#endif",
    );
}

/// The functions that extract and deposit bits.
pub fn instructions(code: &mut Code) {
    code.inline(
        "The bits of a word at the places of a mask, moved together.",
        "uint64_t @extract(uint64_t word, uint64_t mask)",
        "#if defined(@HAS_PEXT_INSTRUCTION)
         if (!@IS_CONSTANT()) {
             return @EXTRACTED(word, mask);
         }
         #endif
         uint64_t extracted = 0;
         for (unsigned to = 0; mask != 0; to++, mask &= mask - 1) {
             extracted |= (word >> @lowest_64(mask) & 1) << to;
         }
         return extracted;",
    );
    code.inline(
        "The lowest bits of a word, moved to the places of a mask.",
        "uint64_t @deposit(uint64_t word, uint64_t mask)",
        "#if defined(@HAS_PEXT_INSTRUCTION)
         if (!@IS_CONSTANT()) {
             return @DEPOSITED(word, mask);
         }
         #endif
         uint64_t deposited = 0;
         for (unsigned from = 0; mask != 0; from++, mask &= mask - 1) {
             deposited |= (word >> from & 1) << @lowest_64(mask);
         }
         return deposited;",
    );
}

impl Tables for PextTables {
    fn write(&self, code: &mut Code, ride: Leap) {
        let name = name(ride);
        // Names of their own, beside those of the tables for targets without the instruction.
        let (record, sets) = (format!("{name}_pext_record"), format!("{name}_pext_sets"));
        code.structure(
            "How a square is looked up: the squares whose occupants count, those of all rays, whose bits a\n\
             set is kept as, and the place of key 0.",
            &record,
            &["uint64_t mask", "uint64_t all", "uint64_t offset"],
        );
        let word = |value: u64| literal(WordSize::U64, value.into());
        let value = |&(mask, all, offset): &(u64, u64, u32)| {
            format!("{{{}, {}, {offset}}}", word(mask), word(all))
        };
        code.table(
            "By slot.",
            &format!("struct {record}"),
            &format!("{record}s"),
            &[self.squares.len()],
            self.squares.iter().map(value),
        );
        let doc = "A set for each key of each square, moved together.";
        code.table(doc, "uint16_t", &sets, &[self.sets.len()], numbers(&self.sets));
        let body = format!(
            "const struct {record} *record = &{record}s[slot];
             return @deposit({sets}[record->offset + @extract(occupancy, record->mask)], record->all);"
        );
        slot_function(code, ride, Kind::Inline, &body);
    }

    fn json(&self) -> Value {
        let slot = |&(mask, all, offset): &(u64, u64, u32)| json!({ "mask": word(mask), "all": word(all), "offset": offset });
        json!({
            "method": "pext",
            "slots": self.squares.iter().map(slot).collect::<Vec<_>>(),
            "sets": self.sets,
        })
    }
}
