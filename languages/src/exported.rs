//! A layout with everything that was found for it.

use quadrille_codegen::diagnostic::Diagnostics;
use quadrille_codegen::emit::Conversion;
use quadrille_codegen::item::Described;
use quadrille_codegen::layout::Layout;
use quadrille_codegen::solve::{Bitboards, Solution};
use quadrille_codegen::{conversions, solved};

/// Everything exported of a layout.
pub struct Exported<'a> {
    /// The description.
    pub described: &'a Described,
    /// What was found for it, verified.
    pub solution: Solution,
    /// What turns its positions into those of the other layouts of its file, verified.
    pub conversions: Vec<Conversion<'a>>,
}

impl<'a> Exported<'a> {
    /// All layouts of a file.
    ///
    /// # Errors
    /// Everything that the descriptions ask for and their numberings do not allow.
    pub fn all(described: &'a [Described]) -> Result<Vec<Exported<'a>>, Diagnostics> {
        let mut mistakes = Diagnostics::new();
        let exported = |from| mistakes.take(Exported::new(from, described));
        let all = described.iter().filter_map(exported).collect();
        if mistakes.is_empty() { Ok(all) } else { Err(mistakes) }
    }

    fn new(described: &'a Described, all: &'a [Described]) -> Result<Exported<'a>, Diagnostics> {
        let solution = solved(described)?;
        Ok(Exported { described, solution, conversions: conversions(described, all)? })
    }

    /// The description, without spans.
    pub fn layout(&self) -> &'a Layout {
        &self.described.layout
    }

    /// What was found for bitboards, if the layout has some.
    pub fn bitboards(&self) -> Option<&Bitboards> {
        self.solution.bitboards.as_ref()
    }
}
