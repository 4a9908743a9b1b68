//! Random descriptions and their meanings, written down in parallel, so that neither is derived from the other by
//! Quadrille.
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
    /// The text inside the macro.
    pub description: Case,
    /// The layouts that it describes and that are compared with C, if any.
    pub layouts: Vec<Outline>,
}

/// The properties of a layout by which its functions in C can be compared.
#[derive(Clone, Debug)]
pub struct Outline {
    /// The type.
    pub name: &'static str,
    /// True if all numbers of usual numberings fit its bitboards.
    pub has_usual_sets: bool,
    /// Layouts with the same word and as many bits, to which all sets can be converted.
    pub converts_to: Vec<&'static str>,
}

impl Subject {
    fn new(entry: EntryPoint, text: String, rest: &str) -> Subject {
        let name = if entry == EntryPoint::Index { "index" } else { "layout" };
        let items = format!("quadrille::{name}! {{\n{text}\n}}\n{rest}");
        Subject { items, description: Case { entry, text }, layouts: Vec::new() }
    }

    /// Returns whether the compiler accepts the description.
    ///
    /// # Errors
    /// If the compiler fails or blames itself.
    pub fn is_taken(&self) -> Result<bool, String> {
        Ok(self.description.run()?.0 == Ending::Emitted)
    }
}

/// A value as Rust. All lists within are slices.
fn rust(value: &impl Debug) -> String {
    format!("{value:?}").replace('[', "&[")
}
