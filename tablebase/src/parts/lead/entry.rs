//! The entries of tables of leading men.

/// Marks a class that the scheme does not have.
pub(super) const NO_CLASS: u32 = 1 << 31;

/// An entry of [`LeadTable`](super::LeadTable): the class within its section (15 bits), the section (12 bits), and the
/// symmetry that has still to be applied. `None` is an entry for squares that the scheme excludes.
pub(crate) const fn entry(class: Option<(u16, u16, u8)>) -> u32 {
    match class {
        Some((class, section, symmetry)) => {
            class as u32 | symmetry_bits(symmetry) | (section as u32) << 19
        }
        None => NO_CLASS,
    }
}

/// The bits of a symmetry in an entry. The highest bit of its number, which only hexagons need, comes last, so that the
/// entries of other boards are those of tables with three bits for it.
pub(crate) const fn symmetry_bits(symmetry: u8) -> u32 {
    (symmetry as u32 & 7) << 16 | (symmetry as u32 >> 3) << 15
}

/// The class of an entry within its section. Where no symmetry has a fourth bit, the class is the low half.
#[inline(always)]
pub(super) const fn class_of(entry: u32, is_hexagonal: bool) -> u32 {
    if is_hexagonal { entry & 0x7fff } else { entry & 0xffff }
}

/// The symmetry of an entry. It is never above 7 if the board is not one of hexagons.
#[inline(always)]
pub(super) const fn symmetry_of(entry: u32, is_hexagonal: bool) -> u8 {
    let low = (entry >> 16 & 7) as u8;
    if is_hexagonal { low | (entry >> 12 & 8) as u8 } else { low }
}
