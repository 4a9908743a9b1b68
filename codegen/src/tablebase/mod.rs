//! `index!`: tablebase indexes, generated from a board, a material and a scheme.
//!
//! The runtime defines the meaning of a plan: `verify` and the emitted code call the same functions. The
//! stages are those of a layout, and a file imports only files that come before it here:
//!
//! - `parse`: tokens to the tree of a declaration
//! - [`request`]: the output of `check`, for the later stages
//! - [`mod@reference`]: the slow reference against which plans are verified
//! - `check`: the tree to requests
//! - [`solve`]: a request to its plan
//! - [`coding`]: indexes by any plan, compiled once
//! - [`verify`]: plans against the reference
//! - [`docs`]: the documentation of an emitted type
//! - `emit`: plans to Rust

mod check;
pub mod coding;
#[doc(hidden)]
pub mod docs;
mod emit;
mod parse;
pub mod reference;
pub mod request;
pub mod solve;
pub mod verify;

use proc_macro2::TokenStream;
use quadrille_tablebase::IndexError;

use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::parse::Parsed;
use check::relations::{cannot_be_related, scheme_help};
use check::{Checked, Declared};
use solve::OwnedPlan;

/// The expansion of `index!`.
pub fn expand(input: TokenStream) -> TokenStream {
    let (mut tokens, diagnostics) = compile(input, None);
    tokens.extend(diagnostics.to_compile_errors());
    tokens
}

/// The code of the declarations, and their mistakes. `facade` overrides the path of the facade.
pub fn compile(input: TokenStream, facade: Option<&TokenStream>) -> (TokenStream, Diagnostics) {
    let (mut checked, plans, diagnostics) = planned(input);
    if let Some(facade) = facade {
        checked.facade = facade.clone();
    }
    let declared = || checked.declared.iter().zip(&plans);
    let material = |(declared, plan): (&Declared, &Option<Verified>)| {
        emit::material(&checked.facade, declared, plan.as_ref().map(|(plan, _)| plan))
    };
    let mut tokens: TokenStream = declared().map(material).collect();
    if let Some(registry) = &checked.registry {
        let planned = declared().filter(|(_, plan)| plan.is_some());
        let names: Vec<_> = planned.map(|(declared, _)| &declared.said.name).collect();
        tokens.extend(emit::registry(&checked.facade, registry, &names));
    }
    (tokens, diagnostics)
}

/// The declared materials, each with the number of positions encoded and decoded, and the mistakes.
///
/// ```
/// let input = "board: 8 x 8; scheme: exact; KRvK;".parse().unwrap();
/// let (verified, diagnostics) = quadrille_codegen::tablebase::verified(input);
/// assert!(diagnostics.is_empty());
/// assert_eq!(verified, [("KRvK".to_owned(), 924)]); // The first and the last of 462 classes of two kings.
/// ```
pub fn verified(input: TokenStream) -> (Vec<(String, u64)>, Diagnostics) {
    let (checked, plans, diagnostics) = planned(input);
    let verified = checked.declared.iter().zip(plans).filter_map(|(declared, plan)| {
        Some((declared.request.as_ref()?.material.to_string(), plan?.1))
    });
    (verified.collect(), diagnostics)
}

/// A plan, and the number of positions that verification encoded and decoded by it.
type Verified = (OwnedPlan, u64);

/// The declarations, the verified plan of each right one, and the mistakes.
fn planned(input: TokenStream) -> (Checked, Vec<Option<Verified>>, Diagnostics) {
    let Parsed(ast, mut diagnostics) = parse::parse(input);
    let checked = check::check(ast, &mut diagnostics);
    let plan_of = |declared| diagnostics.take(plan(declared)).flatten();
    let plans = checked.declared.iter().map(plan_of).collect();
    diagnostics.once();
    (checked, plans, diagnostics)
}

/// The requests for the materials of an `index!`, and the mistakes, for programs that number
/// positions themselves.
///
/// ```
/// use quadrille_codegen::tablebase::{requests, solve::solve};
/// let input = "board: 8 x 8; scheme: exact; KRvK;".parse().unwrap();
/// let (requests, diagnostics) = requests(input);
/// assert!(diagnostics.is_empty());
/// assert_eq!(solve(&requests[0]).unwrap().plan().size(), 28_056);
/// ```
pub fn requests(input: TokenStream) -> (Vec<request::IndexRequest>, Diagnostics) {
    let Parsed(ast, mut diagnostics) = parse::parse(input);
    let checked = check::check(ast, &mut diagnostics);
    let requests = checked.declared.into_iter().filter_map(|declared| declared.request);
    (requests.collect(), diagnostics)
}

/// The verified plan of a declaration, if it has a request.
fn plan(declared: &Declared) -> Result<Option<Verified>, Diagnostic> {
    let Some(request) = &declared.request else { return Ok(None) };
    let owned = solve::solve(request).map_err(|error| match error {
        IndexError::NoPosition => {
            let message =
                format!("the board of {} has no position of {}", request.board, request.material);
            Diagnostic::new(declared.said.material.span(), message)
                .help("take a larger board or fewer men")
        }
        IndexError::Relation(_) => cannot_be_related(request, declared.said.material.span()),
        IndexError::RelationScheme(_) => {
            Diagnostic::new(declared.scheme, error.to_string()).help(scheme_help(request))
        }
        error => {
            Diagnostic::new(declared.scheme, error.to_string()).help(solve::help(&error, request))
        }
    })?;
    let positions = verify::verify(request, &owned.plan())
        .map_err(|defect| Diagnostic::new(declared.said.material.span(), defect.to_string()))?;
    Ok(Some((owned, positions)))
}
