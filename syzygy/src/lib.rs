#![doc = include_str!("../README.md")]
#![no_std]
#![cfg_attr(docsrs, feature(doc_cfg))]

extern crate alloc;
#[cfg(feature = "std")]
extern crate std;

// - `source`, `positioned_file`: where the bytes of tables come from
// - `library`, `collection`, `directory`, `by_material`: the tables that there are; files are opened on first use
//   and kept open
// - `role`, `material_key`, `table_kind`: the keys by which tables are found
// - `table`, `head_reader`, `compressed_values`, `prefix_code`, `symbols`, `dtz_map`: one file, from its head to its
//   values
// - `index`: the number of a position in a table
// - `position`, `fen`, `board`: positions of other programs and of this one, and moves of their men
// - `moves`: moves, in the notation of UCI
// - `prober`, `dtz`, `root`, `values`, `fifty_moves`: the results of positions, and the move to play
// - `error`, `interop`: errors, and types of other crates
mod board;
mod by_material;
mod collection;
mod compressed_values;
#[cfg(feature = "std")]
mod directory;
mod dtz;
mod dtz_map;
mod error;
mod fen;
mod fifty_moves;
mod head_reader;
mod index;
mod interop;
mod library;
mod material_key;
mod moves;
mod position;
#[cfg(feature = "std")]
mod positioned_file;
mod prefix_code;
mod prober;
mod role;
mod root;
mod source;
mod symbols;
mod table;
mod table_kind;
mod values;

pub use collection::Collection;
#[cfg(feature = "std")]
pub use directory::Directory;
pub use error::{ProbeError, TableError};
pub use fen::{ParsePlacementError, Placement};
pub use fifty_moves::Outcome;
pub use library::Library;
pub use material_key::{MaterialKey, ParseMaterialError};
pub use moves::Move;
pub use position::Position;
#[cfg(feature = "std")]
pub use positioned_file::PositionedFile;
pub use prober::Prober;
pub use role::Role;
pub use root::RootMove;
pub use source::{ReadError, Source};
pub use table::Table;
pub use table_kind::TableKind;
pub use values::{Dtz, Wdl};

// The types of positions, so that programs need no second crate.
#[doc(no_inline)]
pub use quadrille::{Bitboard, BitboardLayout, Color, Square, layouts::Lerf};
