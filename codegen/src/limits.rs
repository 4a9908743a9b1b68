//! The limits of a description, which exist since time grows with its size; no game comes near them.
//! An error points to the place where a limit is passed. `src/language.md` lists the limits, and
//! `codegen/tests/limits.rs` compares the list.
//!
//! The budgets of searches for magics are in `solve/sliders/budget.rs`.

use proc_macro2::{TokenStream, TokenTree};

pub use crate::diagnostic::MISTAKES;
use crate::diagnostic::{Diagnostic, Diagnostics, Extent};
use crate::list::collected;

/// Bytes of a file of descriptions, or of a Rust source that is searched for them.
pub const BYTES: usize = 16_000_000;
/// Bytes of a `.layout` file. Tokens take a hundred times the memory of their text.
pub const TEXT: usize = 1_100_000;
/// Tokens of one `layout!`, `index!`, type that derives a layout, or file, and characters of the strings in it.
pub const TOKENS: usize = 1_000_000;
/// Nested brackets: each level costs call stack, and a compiler's thread has little.
pub const NESTING: usize = 128;
/// Keys of a list in braces.
pub const ENTRIES: usize = 512;
/// Numbers, names and operators of one formula or condition.
pub const FORMULA: usize = 1000;
/// Squares of a board: a number is a byte.
pub const MAX_SQUARES: usize = 256;
/// Squares of the board of an index, whose sets are words of 128 bits.
pub const MAX_INDEXED_SQUARES: usize = 128;
/// Files, and ranks, of a board that lacks some squares of its box.
pub const MAX_SIDE: u8 = 16;
/// Layouts of one `layout!` or file. Each has conversions to all others of its board.
pub const LAYOUTS: usize = 64;
/// Pieces of a layout.
pub const PIECES: usize = 64;
/// Regions of a layout.
pub const REGIONS: usize = 64;
/// Sets of pairs of a layout.
pub const SETS: usize = 16;
/// Numbers of all pairs of a layout: each is verified.
pub const NUMBERED: u64 = 1_000_000;
/// Squares, boxes and groups in one list.
pub const LISTED: usize = 256;
/// Steps in a list of a piece's steps: a rose has 104, and this many are verified in less than a second.
pub const STEPS: usize = 256;
/// Squares that one listed step passes.
pub const PASSED: usize = 16;
/// Claims about one symmetry.
pub const CLAIMS: usize = 256;
/// Numbers, names and operators of one circuit.
pub const TERMS: usize = 50_000;
/// Materials of one `index!`.
pub const MATERIALS: usize = 4096;

/// The items within a limit. The first item beyond it is reported.
pub(crate) fn allowed<'a, T>(
    items: &'a [T],
    most: usize,
    what: &str,
    extent: impl Fn(&T) -> Extent,
    diagnostics: &mut Diagnostics,
) -> &'a [T] {
    if let Some(excess) = items.get(most) {
        let message = format!("these are {} {what}, which is too many", items.len());
        let error = Diagnostic::new(extent(excess), message);
        diagnostics.push(error.help(format!("describe at most {most} in one place")));
    }
    &items[..items.len().min(most)]
}

/// The items of a text, if they are within the limit. Each item beyond it could be a mistake with a message of its
/// own.
pub(crate) fn listed<T>(
    items: impl Iterator<Item = T>,
    what: &str,
    help: &str,
    text: Extent,
) -> Result<Vec<T>, Diagnostic> {
    let listed = collected(items.take(LISTED + 1));
    if listed.len() <= LISTED {
        return Ok(listed);
    }
    let message = format!("this list has more than {LISTED} {what}");
    Err(Diagnostic::new(text, message).help(help))
}

/// Counts tokens and levels of brackets. It does not recurse, since the depth is not known yet.
pub(crate) fn check(tokens: TokenStream) -> Result<(), Diagnostic> {
    let mut open = vec![tokens.into_iter()];
    let mut length = 0;
    while let Some(stream) = open.last_mut() {
        let Some(tree) = stream.next() else {
            open.pop();
            continue;
        };
        length += match &tree {
            TokenTree::Literal(literal) => literal.to_string().len(),
            _ => 1,
        };
        if length > TOKENS {
            return Err(too_long(tree.span()));
        }
        if let TokenTree::Group(group) = &tree {
            if open.len() > NESTING {
                return Err(too_deep(group.span_open()));
            }
            open.push(group.stream().into_iter());
        }
    }
    Ok(())
}

/// The error of a description with too many tokens.
pub(crate) fn too_long(extent: impl Into<Extent>) -> Diagnostic {
    let message = format!("these are more than {TOKENS} tokens and characters of strings");
    Diagnostic::new(extent, message).help("describe less in one `layout!`, `index!` or file")
}

/// The error of a bracket that is nested too deeply.
pub(crate) fn too_deep(bracket: impl Into<Extent>) -> Diagnostic {
    let message = format!("brackets are nested more than {NESTING} deep");
    Diagnostic::new(bracket, message).help("take the inner ones apart")
}
