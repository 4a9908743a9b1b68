//! Layouts with everything that was found for them, verified.

use quadrille_codegen::item::Described;
use quadrille_codegen::layout::Layout;
use quadrille_codegen::solve::{self, Conversion, RefusedRide, Solution};
use quadrille_codegen::verify;

/// A layout, solved and verified.
pub struct Solved {
    /// What was described.
    pub described: Described,
    /// What was found for it.
    pub solution: Solution,
    /// What turns its positions into those of other layouts of the same file.
    pub conversions: Vec<To>,
}

/// A conversion to another layout of the same file.
pub struct To {
    /// The place of the other layout.
    pub to: usize,
    /// What was found.
    pub found: Conversion,
}

impl Solved {
    /// All layouts of a file. What is wrong with them was reported before: the compiler has taken them.
    ///
    /// # Errors
    /// When something that was found is wrong: a defect of the compiler.
    pub fn all(described: Vec<Described>) -> Result<Vec<Solved>, String> {
        let solve = |described: &Described| {
            let solution = solve::solve(&described.layout).map_err(|refused| {
                let Layout { numbering, names, .. } = &described.layout;
                let explain = |ride: &RefusedRide| ride.refusal.explain(numbering.board(), names);
                refused.rides.iter().map(explain).collect::<Vec<_>>().join("\n")
            })?;
            verify::verify(&described.layout, &solution).map_err(|defect| defect.to_string())?;
            Ok(solution)
        };
        let solutions = described.iter().map(solve).collect::<Result<Vec<_>, String>>()?;
        let conversions = described.iter().map(|from| conversions(from, &described));
        let conversions = conversions.collect::<Result<Vec<_>, String>>()?;
        let parts = described.into_iter().zip(solutions).zip(conversions);
        Ok(parts
            .map(|((described, solution), conversions)| Solved { described, solution, conversions })
            .collect())
    }

    /// What names in other languages begin with: `file_major` for `FileMajor`.
    pub fn prefix(&self) -> String {
        let name = self.described.item.conversion_name();
        name.strip_prefix("to_").unwrap_or(&name).to_owned()
    }
}

fn conversions(from: &Described, all: &[Described]) -> Result<Vec<To>, String> {
    let mut conversions = Vec::new();
    for (to, other) in all.iter().enumerate() {
        let Some(found) = solve::conversion(&from.layout, &other.layout, true) else { continue };
        verify::verify_conversion(&from.layout, &other.layout, &found)
            .map_err(|defect| defect.to_string())?;
        conversions.push(To { to, found });
    }
    Ok(conversions)
}
