//! The whole compiler: descriptions in, Rust out. The macros and the build script are shells over
//! this file, and so give the same tokens for the same description.

use proc_macro2::TokenStream;

use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::item::Described;
use crate::layout::{Layout, SliderOptions};
use crate::read::{self, Read};
use crate::solve::{self, MagicsError};
use crate::verify::Defect;
use crate::{emit, verify};
use emit::Conversion;

/// What `layout!` expands to.
pub fn expand_layout(description: TokenStream) -> TokenStream {
    expand(read::read_macro(description))
}

/// What `#[derive(Layout)]` expands to.
pub fn expand_derive(item: TokenStream) -> TokenStream {
    expand(read::read_derive(item))
}

fn expand(read: Read) -> TokenStream {
    let (mut tokens, diagnostics) = compile(&read.layouts, read.diagnostics);
    tokens.extend(diagnostics.to_compile_errors());
    tokens
}

/// Solves and emits all layouts, substitutes for wrong ones included, and adds what is wrong with
/// their magics to `diagnostics`.
pub(crate) fn compile(
    layouts: &[Described],
    mut diagnostics: Diagnostics,
) -> (TokenStream, Diagnostics) {
    let compile_one = |described| compile_one(described, layouts, &mut diagnostics);
    let tokens = layouts.iter().map(compile_one).collect();
    (tokens, diagnostics)
}

/// The error of a description's magics, at the entry that causes it.
fn explain(described: &Described, MagicsError { magics, error }: &MagicsError) -> Diagnostic {
    let Layout { numbering, names, .. } = &described.layout;
    let entries = magics.map_or(&[][..], |magics| &described.item.magics[magics]);
    let entry = |square| {
        let before = numbering.by_number().iter().flatten().position(|&other| other == square);
        before.and_then(|place| entries.get(place).copied())
    };
    let whole = entries.first().zip(entries.last()).map(|(first, last)| first.to(*last));
    let asked = described.item.sliders;
    let is_asked = error.is_asked() || magics.is_none();
    let extent = error.square().and_then(entry).or(if is_asked { asked } else { whole });
    let extent = extent.or(asked).or(whole);
    let extent = extent.unwrap_or_else(|| described.item.name.span().into());
    let help = if is_asked {
        "leave the option out, and the compiler chooses"
    } else {
        "leave `magics` out, and they are found"
    };
    Diagnostic::new(extent, error.explain(numbering.board(), names)).help(help)
}

/// What turns positions into those of the other layouts, verified.
fn conversions<'a>(from: &Layout, layouts: &'a [Described]) -> Result<Vec<Conversion<'a>>, Defect> {
    let conversion = |to: &'a Described| {
        let found = solve::conversion(from, &to.layout)?;
        let verified = verify::verify_conversion(from, &to.layout, &found);
        Some(verified.map(|()| Conversion { to, found }))
    };
    layouts.iter().filter_map(conversion).collect()
}

/// Solves, verifies and emits one of the layouts that are described together.
fn compile_one(
    described: &Described,
    layouts: &[Described],
    diagnostics: &mut Diagnostics,
) -> TokenStream {
    match solve::solve(&described.layout) {
        Ok(solution) => match verify::verify(&described.layout, &solution)
            .and_then(|()| conversions(&described.layout, layouts))
        {
            Ok(conversions) => emit::emit(described, &solution, &conversions),
            Err(defect) => {
                diagnostics.push(Diagnostic::new(described.item.name.span(), defect.to_string()));
                TokenStream::new()
            }
        },
        Err(errors) => {
            diagnostics.extend(errors.iter().map(|error| explain(described, error)));
            let mut substitute = described.clone();
            substitute.layout.magics.clear();
            substitute.layout.sliders = SliderOptions::default();
            compile_one(&substitute, layouts, diagnostics)
        }
    }
}
