//! Layouts as one header for C11 and C++17, without dependencies.
//!
//! All names begin with the layout's. `Lerf::rook_attacks` in Rust is `lerf_rook_attacks` here, and
//! `square.between(other)` is `lerf_between`; squares and sets are plain integers. The tables and circuits
//! are the verified ones of Rust programs.
//!
//! - [`code`]: C source, put together item by item
//! - [`circuit`]: circuits as expressions
//! - [`target`]: what differs by compiler, target and switches
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
mod target;
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
    let header = format!("QUADRILLE_{}", names.join("_"));
    let guard = format!("{header}_H");
    let mut parts =
        vec![introduction(source, &names), format!("#ifndef {guard}\n#define {guard}\n\n")];
    parts.push(
        "#include <stdint.h>\n#ifndef __cplusplus\n#include <stdbool.h>\n#endif\n".to_owned(),
    );
    for exported in all {
        parts.push(written(exported, target::macros)?);
    }
    parts.push(target::open(&header, all));
    for exported in all {
        parts.push(written(exported, layout)?);
    }
    for exported in all {
        parts.push(written(exported, conversions::to_others)?);
    }
    parts.push(target::close().to_owned());
    parts.push(format!("\n#endif // {guard}\n"));
    Ok(parts.concat())
}

fn introduction(source: &str, names: &[String]) -> String {
    let switches =
        names.iter().map(|name| format!("{name}_CHECKED")).collect::<Vec<_>>().join(" or ");
    let version = env!("CARGO_PKG_VERSION");
    // The end of a line would be the end of the comment.
    let source = source.escape_default();
    format!(
        "// Written by `quadrille export --to c` (version {version}) from {source}: do not edit, export again.\n\
         //\n\
         // For C11 and C++17; nothing else is needed. Squares are numbers, sets are words. Functions\n\
         // trust their arguments: a square is one of the board, or what happens is undefined. While you look for\n\
         // mistakes, define {switches} before you include this: functions then end the program if an\n\
         // argument is wrong.\n\n"
    )
}

/// Everything about one layout, alone.
fn layout(code: &mut Code, exported: &Exported<'_>) {
    let (layout, item) = (exported.layout(), &exported.described.item);
    code.lines("");
    code.words(&format!("{}{}{}", item.name, documentation(item), docs::layout(layout)));
    words::write(code, layout);
    squares::types(code, exported.described);
    if let Some(bitboards) = exported.bitboards() {
        sets::types(code, bitboards.word);
    }
    squares::write(code, exported);
    flips::of_squares(code, exported);
    if let Some(bitboards) = exported.bitboards() {
        sets::write(code, exported, bitboards.word);
        geometry::write(code, exported, bitboards);
        flips::of_bitboards(code, exported, bitboards);
        sliders::write(code, bitboards);
        pieces::write(code, exported, bitboards);
        regions::write(code, layout, bitboards.word);
    }
    packed::write(code, exported);
    planes::write(code, exported);
    conversions::usual(code, layout);
    costs::write(code, exported);
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

/// What `part` writes of a layout.
fn written(
    exported: &Exported<'_>,
    part: impl FnOnce(&mut Code, &Exported<'_>),
) -> Result<String, String> {
    let mut code = Code::new(prefix(exported.described));
    part(&mut code, exported);
    code.finish().map_err(|name| {
        format!("two things would be called {name} in C: rename a piece, a region or a square")
    })
}
