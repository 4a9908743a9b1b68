//! Names of emitted types, and their derived traits.

use proc_macro2::{Delimiter, Ident, TokenTree};

use crate::diagnostic::Diagnostic;

use super::word::is_keyword;
use super::{Result, Tokens};

/// A name that a type can have: no keyword.
pub(crate) fn type_name(name: Ident) -> Result<Ident> {
    if is_keyword(&name.to_string()) {
        let message = format!("`{name}` is a keyword of Rust and names no type");
        return Err(Diagnostic::new(name.span(), message).help("choose another name").into());
    }
    Ok(name)
}

/// A name that a type can have and no variable of emitted code has: a unit struct named like a
/// variable or a primitive type would take its place there.
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
pub(crate) fn derived_twice(attribute: &Tokens) -> Option<Diagnostic> {
    let attribute = attribute.clone();
    if !attribute.eat("derive") {
        return None;
    }
    let content = attribute.eat_group(Delimiter::Parenthesis)?;
    let is_derived = |tree: &&TokenTree| DERIVED.iter().any(|name| tree.to_string() == *name);
    let twice = content.trees().find(is_derived)?;
    let message = format!("`{twice}` is derived for every emitted type");
    Some(Diagnostic::new(twice.span(), message).help("leave it out here"))
}
