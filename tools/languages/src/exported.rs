//! A layout and its solution, from which all languages are printed.

use quadrille_codegen::described_type::Described;
use quadrille_codegen::diagnostic::Diagnostics;
use quadrille_codegen::emit::Conversion;
use quadrille_codegen::model::Layout;
use quadrille_codegen::solve::{Bitboards, Solution};
use quadrille_codegen::{conversions, solved};

use crate::lower::Lowered;
use crate::lower::conversions::to_other;

/// Everything exported of a layout.
pub struct Exported<'a> {
    /// The description.
    pub described: &'a Described,
    /// The solution, verified.
    pub solution: Solution,
    /// The conversions to the other layouts of its file, verified.
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

    /// The solution for bitboards, if the layout has some.
    pub fn bitboards(&self) -> Option<&Bitboards> {
        self.solution.bitboards.as_ref()
    }

    /// The functions to each of the other layouts of its file.
    pub fn to_others(&self) -> impl Iterator<Item = ToOther> {
        self.conversions.iter().map(|Conversion { to, found }| {
            let (name, prefix) = (to.item.name.to_string(), to.item.snake_name() + "_");
            let named = (&*to.item.conversion_name(), &*format!("as {prefix}* has it"));
            let lowered = to_other([self.layout(), &to.layout], named, found);
            ToOther { name, prefix, lowered }
        })
    }
}

/// The functions to another layout.
pub struct ToOther {
    /// The other layout.
    pub name: String,
    /// The prefix of its functions' names.
    pub prefix: String,
    /// All of them.
    pub lowered: Lowered,
}
