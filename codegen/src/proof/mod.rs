//! The maps of bits against which circuits on bitboards are proved, and the proofs of magics.
//!
//! [`quadrille_circuits::proof`] follows the bits of every input through a program. This module has the maps of
//! bits against which programs are proved, which are made from a board, and the keys that a magic makes of every
//! occupancy. No magic makes a proof panic, and nothing is sampled.
//!
//! The stage `check` proves given magics and circuits, so that errors point at their rows. `verify` proves
//! everything that is emitted, wherever it comes from. It must not rely on earlier stages, so it follows given
//! circuits once more, which takes some ten thousand instructions for each. A solver asks for a proof only if a
//! program may be right for some numbers of pieces and wrong for others.
//!
//! - [`bitboard_maps`]: the bits to which flips, steps and conversions take the bits of a bitboard
//! - [`magics`]: keys of occupancies

pub mod bitboard_maps;
pub mod magics;
