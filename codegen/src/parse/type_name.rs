//! Names of emitted types, and their derived traits.

use proc_macro2::{Ident, TokenTree};
use syn::parse::ParseStream;

use crate::diagnostic::Diagnostic;

use super::input::{self, Result, eat};
use super::word::is_keyword;

mod kw {
    syn::custom_keyword!(derive);
}

/// A name that a type can have, which is no keyword.
pub(crate) fn type_name(name: Ident) -> Result<Ident> {
    if is_keyword(&name.to_string()) {
        let message = format!("`{name}` is a keyword of Rust and names no type");
        return Err(Diagnostic::new(name.span(), message).help("choose another name").into());
    }
    Ok(name)
}

/// A name for a type that no variable of emitted code has: a unit struct named like a variable or a primitive type
/// would take its place there.
pub(crate) fn capital(name: Ident) -> Result<Ident> {
    let name = type_name(name)?;
    if !name.to_string().trim_start_matches("r#").starts_with(char::is_lowercase) {
        return Ok(name);
    }
    let message = format!("the type `{name}` does not begin with a capital letter");
    let help = "variables and primitive types of emitted code have such names: choose another";
    Err(Diagnostic::new(name.span(), message).help(help).into())
}

/// The traits that every emitted type derives.
const DERIVED: [&str; 9] =
    ["Clone", "Copy", "Debug", "PartialEq", "Eq", "PartialOrd", "Ord", "Hash", "Default"];

/// The traits that an attribute's `derive(...)` asks for although the type has them already.
pub(crate) fn derived_twice(attribute: ParseStream<'_>) -> Option<Diagnostic> {
    let attribute = attribute.fork();
    if !eat::<kw::derive>(&attribute) {
        return None;
    }
    let TokenTree::Group(traits) = input::next(&attribute)? else { return None };
    let is_derived = |tree: &TokenTree| DERIVED.iter().any(|name| tree.to_string() == *name);
    let twice = traits.stream().into_iter().find(is_derived)?;
    let message = format!("`{twice}` is derived for every emitted type");
    Some(Diagnostic::new(twice.span(), message).help("leave it out here"))
}
