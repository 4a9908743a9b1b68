//! Random descriptions, and what they mean: written down in parallel, so that neither is derived
//! from the other by Quadrille.
//!
//! - `layouts`: layouts, one or two of a board
//! - `indexes`: materials, schemes and boards for `index!`

mod indexes;
mod layouts;

pub use indexes::index;
pub use layouts::layouts;

use std::fmt::Debug;

use quadrille_fuzz::{Case, Ending, EntryPoint};

/// A module of the user's crate that describes something and compares it.
#[derive(Clone, Debug)]
pub struct Subject {
    /// The module's items: the macro's invocation and a function `check`.
    pub items: String,
    /// What stands in the macro.
    pub description: Case,
    /// The layouts that it describes, if it describes some.
    pub layouts: Vec<Outline>,
}

/// What the functions of a layout in C can be compared with.
#[derive(Clone, Debug)]
pub struct Outline {
    /// The type.
    pub name: &'static str,
    /// Whether all numbers of usual numberings fit its bitboards.
    pub has_usual_sets: bool,
    /// Layouts of the same word and as many bits, to which everything can be brought.
    pub converts_to: Vec<&'static str>,
}

impl Subject {
    fn new(entry: EntryPoint, text: String, rest: &str) -> Subject {
        let name = if entry == EntryPoint::Index { "index" } else { "layout" };
        let items = format!("quadrille::{name}! {{\n{text}\n}}\n{rest}");
        Subject { items, description: Case { entry, text }, layouts: Vec::new() }
    }

    /// Whether the compiler takes the description.
    ///
    /// # Errors
    /// When the compiler fails or blames itself.
    pub fn is_taken(&self) -> Result<bool, String> {
        Ok(self.description.run()?.0 == Ending::Emitted)
    }
}

/// A value as Rust. All lists within are slices.
fn rust(value: &impl Debug) -> String {
    format!("{value:?}").replace('[', "&[")
}
