//! Walks along rays, square by square.

use quadrille_codegen::layout::Leap;
use quadrille_codegen::solve::sliders::WalkTable;

use super::super::code::{Code, Kind, numbers};
use super::{name, slot_function};

/// The table and the look-up.
pub fn write(code: &mut Code, ride: Leap, table: &WalkTable) {
    let name = name(ride);
    let rays = table.next.first().map_or(0, Vec::len);
    code.table(
        "By number and ray: the next square, 255 where the board ends.",
        "uint8_t",
        &format!("{name}_next"),
        &[table.next.len(), rays],
        numbers(table.next.iter().flatten()),
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
