//! Conversions between layouts: every square arrives, as a bitboard and as one of several packed pieces.

#[cfg(feature = "packed-programs")]
use super::packed;
use super::{Defect, bitboards};
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
    #[cfg(feature = "packed-programs")]
    packed::conversion(from, to, conversion)?;
    Ok(())
}
