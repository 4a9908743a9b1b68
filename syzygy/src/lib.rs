#![doc = include_str!("../README.md")]
#![no_std]
#![cfg_attr(docsrs, feature(doc_cfg))]

extern crate alloc;
#[cfg(feature = "std")]
extern crate std;

// - `source`, `file`, `directory`, `library`, `by_material`: where tables come from, and which of them are there
// - `key`, `kind`: what a table is found by
// - `table`, `reader`, `pairs`, `prefix_code`, `symbols`, `dtz_map`: one file, from its head to its values
// - `index`: from a position to its number in a table
// - `position`, `placement`, `board`: positions of other programs, of this one, and the moves of their men
// - `moves`: moves, in the notation of UCI
// - `prober`, `dtz`, `root`, `values`: the results of positions, and the move to play
// - `error`, `interop`: what can go wrong, and other crates' types
mod board;
mod by_material;
#[cfg(feature = "std")]
mod directory;
mod dtz;
mod dtz_map;
mod error;
#[cfg(feature = "std")]
mod file;
mod index;
mod interop;
mod key;
mod kind;
mod library;
mod moves;
mod pairs;
mod placement;
mod position;
mod prefix_code;
mod prober;
mod reader;
mod root;
mod source;
mod symbols;
mod table;
mod values;

#[cfg(feature = "std")]
pub use directory::Directory;
pub use error::{ProbeError, TableError};
#[cfg(feature = "std")]
pub use file::PositionedFile;
pub use key::{MaterialKey, ParseMaterialError, Role};
pub use kind::TableKind;
pub use library::{Collection, Library};
pub use moves::{Move, ParseMoveError};
pub use placement::{ParsePlacementError, Placement};
pub use position::Position;
pub use prober::Prober;
pub use root::RootMove;
pub use source::{ReadError, Source};
pub use table::Table;
pub use values::{Dtz, Outcome, Wdl};

// The types of positions, so that programs need no second crate.
#[doc(no_inline)]
pub use quadrille::{Bitboard, BitboardLayout, Color, Square, layouts::Lerf};
