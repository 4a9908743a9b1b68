//! Methods of looking riders up, in other languages: a file for each has its tables and its look-up for C,
//! and its tables as JSON, which `json/schema.json` describes.
//!
//! - `magic`, `fancy`, `split`, `pext`, `obstruction_difference`, `walk`: the methods
//! - `vectors`: obstruction difference in vectors
//! - `extras`: how magics make keys: patterns and rotations of occupancies, which several have

mod extras;
mod fancy;
pub mod magic;
mod obstruction_difference;
pub mod pext;
mod split;
pub mod vectors;
mod walk;

use quadrille_codegen::layout::Leap;
use quadrille_codegen::solve::sliders::Method;
use serde_json::Value;

use super::c::code::Code;

/// The tables of a method.
pub trait Tables {
    /// Writes the functions for C that its look-ups call, whatever the rider.
    fn write_helpers(&self, _code: &mut Code) {}

    /// Writes the tables of a rider for C, and `@ride_m_n_slot(slot, occupancy)`: the squares attacked from
    /// a slot of them.
    fn write(&self, code: &mut Code, ride: Leap);

    /// The tables as JSON.
    fn json(&self) -> Value;
}

/// The tables of any method.
pub fn tables(method: &Method) -> &dyn Tables {
    match method {
        Method::Magic(tables) => tables,
        Method::Fancy(tables) => tables,
        Method::Split(tables) => tables,
        Method::ObstructionDifference(lines) => lines,
        Method::Walk(table) => table,
    }
}
