//! Names of emitted types, and what they derive.

use proc_macro2::{Delimiter, Ident};
use syn::ext::IdentExt as _;
use syn::parse::ParseStream;

use crate::diagnostic::Diagnostic;

use super::input::{self, Result};
use super::word::is_keyword;

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
    if !name.unraw().to_string().starts_with(char::is_lowercase) {
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
    if !input::eat_word(&attribute, "derive") {
        return None;
    }
    let find = |content: ParseStream<'_>| {
        let mut twice = None;
        while let Some(tree) = input::peek(content) {
            let is_derived = DERIVED.iter().any(|name| tree.to_string() == *name);
            twice = twice.or_else(|| is_derived.then_some(tree));
            input::skip(content);
        }
        Ok(twice)
    };
    let twice = input::within(&attribute, Delimiter::Parenthesis, "`(`", find).ok().flatten()?;
    let message = format!("`{twice}` is derived for every emitted type");
    Some(Diagnostic::new(twice.span(), message).help("leave it out here"))
}
