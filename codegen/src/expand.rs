//! The whole compiler: descriptions in, Rust out. The macros and the build script are shells over this
//! file, and therefore give the same tokens for the same description.

use proc_macro2::TokenStream;

use crate::check::{UNSHARED, conversion_clash};
use crate::described_type::{Described, Item};
use crate::diagnostic::{Diagnostic, Diagnostics, Extent};
use crate::list::list;
use crate::model::{Layout, Leap};
use crate::read::{self, Read};
use crate::solve::sliders::Refusal;
use crate::solve::{self, Solution};
use crate::verify::{Defect, Verified};
use crate::{emit, verify};
use emit::Conversion;

/// The expansion of `layout!`.
pub fn expand_layout(description: TokenStream) -> TokenStream {
    expand(read::read_macro(description))
}

/// The expansion of `#[derive(Layout)]`.
pub fn expand_derive(item: TokenStream) -> TokenStream {
    expand(read::read_derive(item))
}

fn expand(read: Read) -> TokenStream {
    let (mut tokens, diagnostics) = compile(&read.layouts, &read.layouts, read.diagnostics);
    tokens.extend(diagnostics.to_compile_errors());
    tokens
}

/// Solves, verifies and emits layouts, given all that are described together; wrong ones are substituted. Returns
/// their code, and `diagnostics` with an error added for every request that a numbering does not allow.
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
    let tokens = list(layouts, compile_one);
    (TokenStream::from_iter(tokens), diagnostics)
}

/// The verified solution of a layout.
///
/// ```
/// let read = quadrille_codegen::read::read_source("struct A { board: 2 x 2, number: rank * 2 + file }");
/// let solution = quadrille_codegen::solved(&read.layouts[0]).unwrap();
/// assert_eq!(solution.bitboards.unwrap().symmetries.len(), 7);
/// ```
///
/// # Errors
/// For impossible requests about riders, at the entries or options that make them.
pub fn solved(described: &Described) -> Result<Solution, Diagnostics> {
    solved_and_verified(described).map(|(solution, _)| solution)
}

/// The counts of what was verified of a layout, and the bytes of all its tables. Its conversions to layouts beside it
/// are verified too.
///
/// # Errors
/// The errors of [`solved`] and [`conversions`].
pub fn verified(
    described: &Described,
    together: &[Described],
) -> Result<(Verified, usize), Diagnostics> {
    let (solution, verified) = solved_and_verified(described)?;
    conversions(described, together)?;
    Ok((verified, solve::costs::table_bytes(&described.layout, &solution)))
}

fn solved_and_verified(described: &Described) -> Result<(Solution, Verified), Diagnostics> {
    if described.has_mistakes {
        return Err(Diagnostics::new());
    }
    let solution =
        solve::solve(&described.layout).map_err(|refused| refusals(described, &refused.rides))?;
    let verified = verify::verify(&described.layout, &solution);
    let verified = verified.map_err(|defect| defective(described, &defect))?;
    Ok((solution, verified))
}

/// The verified conversions of a layout's positions to the layouts described with it.
///
/// ```
/// let read = quadrille_codegen::read::read_source(
///     "struct A { board: 2 x 2, number: rank * 2 + file } struct B { board: 2 x 2, number: file * 2 + rank }",
/// );
/// let [a, _] = &read.layouts[..] else { panic!("there are two") };
/// let conversions = quadrille_codegen::conversions(a, &read.layouts).unwrap();
/// assert_eq!(conversions.len(), 1);
/// assert_eq!(conversions[0].to.item.name, "B");
/// ```
///
/// # Errors
/// If a conversion is wrong, which is a defect of the compiler.
pub fn conversions<'a>(
    from: &Described,
    together: &'a [Described],
) -> Result<Vec<Conversion<'a>>, Diagnostics> {
    verified_conversions(&from.layout, together, together)
        .map_err(|defect| defective(from, &defect))
}

/// The error of a result that verification refutes: a defect of the compiler.
fn defective(described: &Described, defect: &Defect) -> Diagnostics {
    Diagnostic::new(described.item.name.span(), defect.to_string()).into()
}

/// The errors of impossible requests: one for an option that several riders cannot have.
fn refusals(described: &Described, rides: &[(Leap, Refusal)]) -> Diagnostics {
    let mut errors = Diagnostics::new();
    for ride in rides {
        let error = explain(described, ride);
        let is_said = errors.iter().any(|other| other.to_string() == error.to_string());
        let is_own = described.item.methods.iter().any(|(of, _)| *of == Some(ride.0));
        errors.extend((ride.1.claim().is_some() || is_own || !is_said).then_some(error));
    }
    errors
}

/// The error of an impossible request about a ride, at the claim or option that makes it.
fn explain(described: &Described, (ride, refusal): &(Leap, Refusal)) -> Diagnostic {
    let Described { item, layout, .. } = described;
    let claimed = |squares| Some(item.shared[layout.sliders.claim(*ride, squares)?]);
    let (extent, help) = match refusal.claim().and_then(claimed) {
        Some(claim) => (Some(claim), UNSHARED),
        None => (method_of(item, *ride), "leave the option out, and the compiler chooses"),
    };
    let extent = extent.unwrap_or_else(|| item.name.span().into());
    Diagnostic::new(extent, refusal.explain(layout.board(), &layout.names)).help(help)
}

/// The extent of the method for a ride, or of all options for sliders.
fn method_of(item: &Item, ride: Leap) -> Option<Extent> {
    let of = |wanted| item.methods.iter().find(|(ride, _)| *ride == wanted);
    of(Some(ride)).or_else(|| of(None)).map(|(_, extent)| *extent).or(item.sliders)
}

/// The verified conversions of positions to those of the other layouts. Packed positions are converted only between
/// layouts of one file; `near` are those of the file that has `from`.
fn verified_conversions<'a>(
    from: &Layout,
    near: &[Described],
    together: &'a [Described],
) -> Result<Vec<Conversion<'a>>, Defect> {
    let mut conversions = Vec::new();
    for (index, to) in together.iter().enumerate() {
        // Two functions with one name would cause more errors than the reported one.
        if conversion_clash(&together[..index], to).is_some() {
            continue;
        }
        let is_near = near.iter().any(|described| described.item.name == to.item.name);
        if let Some(found) = solve::conversion(from, &to.layout, is_near) {
            verify::verify_conversion(from, &to.layout, &found)?;
            conversions.push(Conversion { to, found });
        }
    }
    Ok(conversions)
}

/// Solves, verifies and emits one of the layouts that are described together; `near` are those of its file.
fn compile_one(
    described: &Described,
    near: &[Described],
    together: &[Described],
    diagnostics: &mut Diagnostics,
) -> TokenStream {
    let layout = &described.layout;
    let solved = (!described.has_mistakes).then(|| solve::solve(layout));
    let (solution, verified) = match solved {
        // Code with an error is never run; its riders attack nothing.
        None => (solve::substitute(layout), Ok(Verified::default())),
        Some(Ok(solution)) => {
            let verified = verify::verify(layout, &solution);
            (solution, verified)
        }
        Some(Err(refused)) => {
            diagnostics.append(refusals(described, &refused.rides));
            (refused.solution, Ok(Verified::default()))
        }
    };
    let conversions = || verified_conversions(layout, near, together);
    match verified.and_then(|verified| Ok((verified, conversions()?))) {
        Ok((verified, conversions)) => emit::emit(described, &solution, &verified, &conversions),
        Err(defect) => {
            diagnostics.append(defective(described, &defect));
            TokenStream::new()
        }
    }
}
