//! The board of an index: its squares by number, and the symmetries that fold it.
//!
//! - [`outline`]: the box of a board, the cells of it that have squares, and its directions
//! - [`symmetries`]: mirrors and turns by numbers of four bits
//! - [`layout_numbers`]: the squares in board order as numbers of a layout, and back, and their images

pub(crate) mod layout_numbers;
pub(crate) mod outline;
pub(crate) mod symmetries;
