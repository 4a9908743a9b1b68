//! A layout and its solution, from which all languages are printed.

use quadrille_codegen::described_type::Described;
use quadrille_codegen::diagnostic::{Diagnostic, Diagnostics};
use quadrille_codegen::emit::Conversion;
use quadrille_codegen::model::Layout;
use quadrille_codegen::solve::moves::{PieceLookUps, UnitedLookUps};
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
        check_edges(described, &solution)?;
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

/// Refuses layouts and pieces whose edges wrap: the runtimes of other languages end lines at edges.
fn check_edges(described: &Described, solution: &Solution) -> Result<(), Diagnostics> {
    let layout = &described.layout;
    let sides = |index: usize| solution.bitboards.as_ref().map(|it| &it.moves[index]);
    let is_walked = |index: &usize| {
        let mut look_ups = sides(*index).into_iter().flatten().flat_map(PieceLookUps::look_ups);
        let rules = layout.pieces[*index].rules().concat();
        look_ups.any(UnitedLookUps::is_walked) || rules.iter().any(|rule| rule.is_cylindrical)
    };
    let piece = (0..layout.pieces.len()).find(is_walked);
    let (what, at) = match (layout.board().wraps().any(), piece) {
        (true, _) => ("its edges wrap".to_owned(), described.item.name.span()),
        (_, Some(index)) => (
            format!("files wrap for `{}`", layout.pieces[index].name),
            described.item.pieces[index],
        ),
        _ => return Ok(()),
    };
    let message = format!("`{}` is exported to no other language: {what}", described.item.name);
    let help = "Rust alone has look-ups that go around; leave `wrap` and `o` out for an export";
    Err(Diagnostic::new(at, message).help(help).into())
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

#[cfg(test)]
mod tests {
    use quadrille_codegen::read::read_source;

    use super::*;

    /// The first mistake of an export of a layout with these keys.
    fn refused(keys: &str) -> Option<String> {
        let text = format!("struct A {{ board: 8 x 8, number: rank * 8 + file, {keys} }}");
        let mistakes = Exported::all(&read_source(&text).layouts).err()?;
        mistakes.iter().next().map(ToString::to_string)
    }

    #[test]
    fn edges_that_wrap_are_refused() {
        let message = |why: &str| {
            let help =
                "Rust alone has look-ups that go around; leave `wrap` and `o` out for an export";
            Some(format!("`A` is exported to no other language: {why}\nhelp: {help}"))
        };
        assert_eq!(refused("wrap: ranks"), message("its edges wrap"));
        for piece in ["oR", "oN", "mWcoF"] {
            let pieces = format!("pieces: {{ king: K, roller: {piece} }}");
            assert_eq!(refused(&pieces), message("files wrap for `roller`"), "{pieces}");
        }
        assert_eq!(refused("pieces: { rook: R }"), None);
    }
}
