//! Conversions between layouts: every square arrives, as a bitboard and as one of several packed pieces.

use super::{Defect, bitboards, packed};
use crate::layout::Layout;
use crate::solve::{BitboardConversion, Conversion};

/// Checks what turns bitboards and packed positions of one layout into those of another.
///
/// # Errors
/// When some square does not arrive.
pub fn verify_conversion(
    from: &Layout,
    to: &Layout,
    conversion: &Conversion,
) -> Result<(), Defect> {
    if let Some(BitboardConversion::Circuit(circuit)) = &conversion.bitboard {
        bitboards::check([&from.numbering, &to.numbering], "convert", circuit, &Some)?;
    }
    let Some(map) = &conversion.packed else { return Ok(()) };
    let (before, after) = (from.numbering.numbers(), to.numbering.numbers());
    let points: Vec<(u8, u8)> = before.iter().copied().zip(after.iter().copied()).collect();
    packed::check(from, to, "packed conversion", map, &points)
}
