//! Walks along rays, square by square.

use quadrille_codegen::layout::Leap;
use quadrille_codegen::solve::sliders::WalkTable;
use serde_json::{Value, json};

use super::super::c::code::{Code, Kind, numbers};
use super::super::c::sliders::{name, slot_function};
use super::Tables;

impl Tables for WalkTable {
    fn write(&self, code: &mut Code, ride: Leap) {
        let name = name(ride);
        let rays = self.next.first().map_or(0, Vec::len);
        code.table(
            "By number and ray: the next square, 255 where the board ends.",
            "uint8_t",
            &format!("{name}_next"),
            &[self.next.len(), rays],
            numbers(self.next.iter().flatten()),
        );
        let body = format!(
            "@bitboard attacks = 0;
             for (unsigned ray = 0; ray < {rays}; ray++) {{
                 unsigned to = {name}_next[slot][ray];
                 while (to != 255) {{
                     attacks |= (@bitboard)1 << to;
                     to = (occupancy >> to & 1) != 0 ? 255 : {name}_next[to][ray];
                 }}
             }}
             return attacks;"
        );
        slot_function(code, ride, Kind::Function, &body);
    }

    fn json(&self) -> Value {
        json!({ "method": "walk", "next": self.next })
    }
}
