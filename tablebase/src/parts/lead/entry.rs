//! The entries of tables of leading men.

/// Marks a class that the scheme does not have.
pub(super) const NO_CLASS: u32 = 1 << 31;

/// An entry of [`LeadTable`](super::LeadTable): the class within its section, the section (below 4096), and the symmetry that
/// has still to be applied. `None` is an entry for squares that the scheme excludes.
pub(crate) const fn entry(class: Option<(u16, u16, u8)>) -> u32 {
    match class {
        Some((class, section, symmetry)) => {
            class as u32 | (symmetry as u32) << 16 | (section as u32) << 19
        }
        None => NO_CLASS,
    }
}
