//! Verification of all descriptions in a text, as the command `check` reports it.

use std::fmt::Display;

use proc_macro2::TokenStream;
use quadrille_codegen::described_type::Described;
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
                    let checked = layouts.iter().map(|described| check_layout(described, layouts));
                    lines.extend(checked.filter_map(|checked| mistakes.take(checked)).flatten());
                }
                Passage::Indexes(tokens) => {
                    let (checked, found) = check_indexes(tokens.clone());
                    mistakes.append(found);
                    lines.extend(checked);
                }
            }
        }
        if mistakes.is_empty() { Ok(lines) } else { Err(mistakes) }
    }
}

/// The lines of a layout; `near`: the layouts of its file.
fn check_layout(described: &Described, near: &[Described]) -> Result<Vec<String>, Diagnostics> {
    let (verified, bytes) = verified(described, near)?;
    let (name, layout) = (&described.item.name, &described.layout);
    let mut lines = vec![format!("{name}: {verified}"), format!("{name}: {}", all_tables(bytes))];
    lines.extend(notes(name, layout));
    lines.extend(followed_orders::lines(layout).iter().map(|line| format!("{name}: {line}")));
    Ok(lines)
}

/// The line of each index, and everything that is wrong with them.
fn check_indexes(tokens: TokenStream) -> (Vec<String>, Diagnostics) {
    let (verified, mistakes) = tablebase::verified(tokens);
    let line = |(material, positions)| {
        format!("{material}: {} positions encoded and decoded", thousands(positions))
    };
    (verified.into_iter().map(line).collect(), mistakes)
}

/// The other readings of the notation of its pieces.
fn notes<'l>(name: &'l impl Display, layout: &'l Layout) -> impl Iterator<Item = String> + 'l {
    layout.pieces.iter().flat_map(move |piece| {
        piece.notes.iter().map(move |note| format!("{name}: note: `{}`: {note}", piece.name))
    })
}
