//! Verification of all descriptions in a text, as the command `check` reports it.

use std::fmt::Display;

use quadrille_codegen::diagnostic::Diagnostics;
use quadrille_codegen::model::Layout;
use quadrille_codegen::read::Read;
use quadrille_codegen::text::thousands;
use quadrille_codegen::{tablebase, verified};

use crate::explain::all_tables;
use crate::{Document, Passage, followed_orders};

impl Document {
    /// Makes and verifies all tables and circuits: a line for each description, which says how much was verified.
    ///
    /// # Errors
    /// Everything that is wrong with them.
    pub fn check(&self) -> Result<Vec<String>, Diagnostics> {
        let (mut lines, mut mistakes) = (Vec::new(), Diagnostics::new());
        for part in &self.parts {
            match part {
                Passage::Layouts(Read { layouts, diagnostics }) => {
                    mistakes.append(diagnostics.clone());
                    for described in layouts {
                        match verified(described, layouts) {
                            Ok((verified, bytes)) => {
                                let name = &described.item.name;
                                lines.push(format!("{name}: {verified}"));
                                lines.push(format!("{name}: {}", all_tables(bytes)));
                                lines.extend(notes(name, &described.layout));
                                let orders = followed_orders::lines(&described.layout);
                                lines.extend(orders.iter().map(|line| format!("{name}: {line}")));
                            }
                            Err(found) => mistakes.append(found),
                        }
                    }
                }
                Passage::Indexes(tokens) => {
                    let (verified, found) = tablebase::verified(tokens.clone());
                    mistakes.append(found);
                    lines.extend(verified.into_iter().map(|(material, positions)| {
                        format!(
                            "{material}: {} positions encoded and decoded",
                            thousands(positions)
                        )
                    }));
                }
            }
        }
        if mistakes.is_empty() { Ok(lines) } else { Err(mistakes) }
    }
}

/// The other readings of the notation of its pieces.
fn notes<'l>(name: &'l impl Display, layout: &'l Layout) -> impl Iterator<Item = String> + 'l {
    layout.pieces.iter().flat_map(move |piece| {
        piece.notes.iter().map(move |note| format!("{name}: note: `{}`: {note}", piece.name))
    })
}
