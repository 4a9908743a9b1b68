//! Layouts as one header for C11 and C++17, without dependencies.
//!
//! All names begin with the layout's. `Lerf::rook_attacks` in Rust is `lerf_rook_attacks` here, and
//! `square.between(other)` is `lerf_between`; squares and sets are plain integers. The tables and circuits
//! are the verified ones of Rust programs.
//!
//! - [`code`]: C source, put together item by item
//! - [`circuit`]: circuits as expressions
//! - [`words`]: operations that C has no operators for
//! - [`squares`], [`sets`], [`geometry`], [`flips`], [`regions`], [`packed`], [`planes`],
//!   [`conversions`], [`costs`]: a part of the header each
//! - [`sliders`]: riders; [`methods`](super::methods) writes their tables
//! - [`pieces`], [`moves`], [`routes`]: pieces, plain and of any movement

mod circuit;
pub mod code;
mod conversions;
mod costs;
mod flips;
mod geometry;
mod moves;
mod packed;
mod pieces;
mod planes;
mod regions;
mod routes;
mod sets;
pub mod sliders;
mod squares;
mod words;

use quadrille_codegen::emit::docs;
use quadrille_codegen::item::Item;
use syn::parse::Parser as _;
use syn::{Attribute, Meta};

use super::exported::{Exported, prefix};
use crate::expand;
use code::Code;

/// The header of some layouts, which `source` describes.
///
/// # Errors
/// When two things would have one name.
pub fn header(source: &str, all: &[Exported<'_>]) -> Result<String, String> {
    let name = |exported: &Exported<'_>| prefix(exported.described).to_uppercase();
    let names: Vec<String> = all.iter().map(name).collect();
    let guard = format!("QUADRILLE_{}_H", names.join("_"));
    let mut parts = vec![introduction(source), format!("#ifndef {guard}\n#define {guard}\n\n")];
    for exported in all {
        parts.push(layout(exported)?);
    }
    for exported in all {
        let mut code = Code::new(prefix(exported.described));
        conversions::to_others(&mut code, exported);
        parts.push(finished(code)?);
    }
    parts.push(format!("\n#endif // {guard}\n"));
    Ok(parts.concat())
}

fn introduction(source: &str) -> String {
    let version = env!("CARGO_PKG_VERSION");
    // The end of a line would be the end of the comment.
    let source = source.escape_default();
    format!(
        "// Written by `quadrille export --to c` (version {version}) from {source}: do not edit, export again.\n\
         //\n\
         // For C11 and C++17; nothing else is needed. Squares are numbers, sets are words. Functions\n\
         // trust their arguments: a square is one of the board, or what they give is anything.\n\n"
    )
}

/// Everything about one layout, alone.
fn layout(exported: &Exported<'_>) -> Result<String, String> {
    let (layout, mut code) = (exported.layout(), Code::new(prefix(exported.described)));
    let item = &exported.described.item;
    code.words(&format!("{}{}{}", item.name, documentation(item), docs::layout(layout)));
    words::macros(&mut code);
    words::write(&mut code, layout);
    squares::types(&mut code, exported.described);
    if let Some(bitboards) = exported.bitboards() {
        sets::types(&mut code, bitboards.word);
    }
    squares::write(&mut code, exported);
    flips::of_squares(&mut code, exported);
    if let Some(bitboards) = exported.bitboards() {
        sets::write(&mut code, exported, bitboards.word);
        geometry::write(&mut code, exported, bitboards);
        flips::of_bitboards(&mut code, exported, bitboards);
        sliders::write(&mut code, bitboards);
        pieces::write(&mut code, exported, bitboards);
        regions::write(&mut code, layout, bitboards.word);
    }
    packed::write(&mut code, exported);
    planes::write(&mut code, exported);
    conversions::usual(&mut code, layout);
    costs::write(&mut code, exported);
    finished(code)
}

/// What the description says of the layout in `///`, under its name.
fn documentation(item: &Item) -> String {
    let attributes = Attribute::parse_outer.parse2(item.attributes.clone()).unwrap_or_default();
    let lines = attributes.iter().filter_map(|attribute| match &attribute.meta {
        Meta::NameValue(meta) => expand::documentation(meta),
        _ => None,
    });
    let lines = lines.map(|line| line.strip_prefix(' ').unwrap_or(&line).to_owned());
    let lines: Vec<String> = lines.collect();
    if lines.is_empty() { String::new() } else { format!("\n\n{}", lines.join("\n")) }
}

fn finished(code: Code) -> Result<String, String> {
    code.finish().map_err(|name| {
        format!("two things would be called {name} in C: rename a piece, a region or a square")
    })
}
