//! The costs of emitted functions, as their documentation gives them.

use std::collections::BTreeMap;

use quadrille_codegen::emit;
use quadrille_codegen::item::Described;
use quadrille_codegen::solve::Solution;
use syn::{Block, Expr, File, ImplItem, ImplItemFn, Item, Meta, Stmt};

use crate::expand::documentation;

/// Behind this documentation says what a function costs.
const COST: &str = "Cost: ";

/// The costs of a layout's functions by their names: `26 operations, 28 loads from 51968 bytes of tables`.
pub fn costs(described: &Described, solution: &Solution) -> BTreeMap<String, String> {
    // What is emitted is Rust: `expand` says if it is not.
    let file: Option<File> = syn::parse2(emit::emit(described, solution, &[])).ok();
    let items = file.into_iter().flat_map(|file| file.items);
    let blocks = items.filter_map(|item| match item {
        Item::Const(item) => match *item.expr {
            Expr::Block(block) => Some(block.block),
            _ => None,
        },
        _ => None,
    });
    blocks
        .flat_map(functions)
        .filter_map(|it| Some((it.sig.ident.to_string(), cost(&it)?)))
        .collect()
}

/// The functions on the layout's own type.
fn functions(block: Block) -> impl Iterator<Item = ImplItemFn> {
    let implementations = block.stmts.into_iter().filter_map(|statement| match statement {
        Stmt::Item(Item::Impl(item)) if item.trait_.is_none() => Some(item),
        _ => None,
    });
    implementations.flat_map(|it| it.items).filter_map(|item| match item {
        ImplItem::Fn(function) => Some(function),
        _ => None,
    })
}

/// What stands in the documentation of a function.
fn cost(function: &ImplItemFn) -> Option<String> {
    let texts = function.attrs.iter().filter_map(|attribute| match &attribute.meta {
        Meta::NameValue(meta) => documentation(meta),
        _ => None,
    });
    let text = texts.collect::<Vec<_>>().join("\n");
    let line = text.lines().find_map(|line| line.trim().strip_prefix(COST))?;
    Some(line.trim_end_matches('.').to_owned())
}
