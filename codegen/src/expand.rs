//! The whole compiler: descriptions in, Rust out. The macros and the build script are shells over
//! this file, and so give the same tokens for the same description.

use proc_macro2::TokenStream;

use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::item::Described;
use crate::layout::Layout;
use crate::read::{self, Read};
use crate::solve::{self, MagicsError, Solution};
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
    let (mut tokens, diagnostics) = compile(&read.layouts, &read.layouts, read.diagnostics);
    tokens.extend(diagnostics.to_compile_errors());
    tokens
}

/// Solves, verifies and emits layouts, of those that are described together, substitutes for wrong
/// ones included: their code, and `diagnostics` with what is wrong with their magics added.
///
/// ```
/// let read = quadrille_codegen::read::read_source("struct A { board: 2 x 2, number: rank * 2 + file }");
/// let (code, diagnostics) =
///     quadrille_codegen::compile(&read.layouts, &read.layouts, read.diagnostics);
/// assert!(diagnostics.is_empty());
/// assert!(code.to_string().contains("struct A"));
/// ```
pub fn compile(
    layouts: &[Described],
    together: &[Described],
    mut diagnostics: Diagnostics,
) -> (TokenStream, Diagnostics) {
    let compile_one = |described| compile_one(described, layouts, together, &mut diagnostics);
    let tokens = layouts.iter().map(compile_one).collect();
    (tokens, diagnostics)
}

/// What was worked out for a layout, verified.
///
/// ```
/// let read = quadrille_codegen::read::read_source("struct A { board: 2 x 2, number: rank * 2 + file }");
/// let solution = quadrille_codegen::solved(&read.layouts[0]).unwrap();
/// assert_eq!(solution.bitboards.unwrap().symmetries.len(), 7);
/// ```
///
/// # Errors
/// What is wrong with what the description asks of riders, at the entries or options that cause it.
pub fn solved(described: &Described) -> Result<Solution, Diagnostics> {
    let Described { item, layout } = described;
    let solution = solve::solve(layout).map_err(|refused| {
        refused.errors.iter().map(|error| explain(described, error)).collect::<Diagnostics>()
    })?;
    verify::verify(layout, &solution)
        .map_err(|defect| Diagnostic::new(item.name.span(), defect.to_string()))?;
    Ok(solution)
}

/// The error of what a description asks of a ride, at the entry or option that causes it.
fn explain(described: &Described, MagicsError { ride, error }: &MagicsError) -> Diagnostic {
    let Described { item, layout } = described;
    let magics = item.magics.iter().find(|magics| magics.ride == *ride);
    let is_asked = error.is_asked() || magics.is_none();
    let given = magics.map(|magics| magics.of(error.square()));
    let extent = if is_asked { item.sliders.or(given) } else { given };
    let shared = item.shared.iter().find(|shared| shared.ride == *ride);
    let claim = error.claim().zip(shared).map(|(claim, shared)| shared.sets[claim]);
    let extent = claim.or(extent).unwrap_or_else(|| item.name.span().into());
    let help = if claim.is_some() {
        "leave the claim out, or give magics whose keys are equal: `quadrille search magics` finds some"
    } else if is_asked {
        "leave the option out, and the compiler chooses"
    } else {
        "leave `magics` out, and they are found"
    };
    Diagnostic::new(extent, error.explain(layout.board(), &layout.names)).help(help)
}

/// What turns positions into those of the other layouts, verified.
fn conversions<'a>(
    from: &Layout,
    near: &[Described],
    together: &'a [Described],
) -> Result<Vec<Conversion<'a>>, Defect> {
    let conversion = |to: &'a Described| {
        let is_near = near.iter().any(|described| described.item.name == to.item.name);
        let found = solve::conversion(from, &to.layout, is_near)?;
        let verified = verify::verify_conversion(from, &to.layout, &found);
        Some(verified.map(|()| Conversion { to, found }))
    };
    together.iter().filter_map(conversion).collect()
}

/// Solves, verifies and emits one of the layouts that are described together, those of its file near.
fn compile_one(
    described: &Described,
    near: &[Described],
    together: &[Described],
    diagnostics: &mut Diagnostics,
) -> TokenStream {
    let layout = &described.layout;
    let solution = solve::solve(layout).unwrap_or_else(|refused| {
        diagnostics.extend(refused.errors.iter().map(|error| explain(described, error)));
        refused.solution
    });
    let verified = verify::verify(layout, &solution);
    match verified.and_then(|()| conversions(layout, near, together)) {
        Ok(conversions) => emit::emit(described, &solution, &conversions),
        Err(defect) => {
            diagnostics.push(Diagnostic::new(described.item.name.span(), defect.to_string()));
            TokenStream::new()
        }
    }
}
