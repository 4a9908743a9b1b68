//! A type of an engine's own: an enum without data, or a struct of one field.

use proc_macro2::{Ident, Span};
use syn::meta::ParseNestedMeta;
use syn::spanned::Spanned as _;
use syn::{
    Data, DataEnum, DataStruct, DeriveInput, Error, Fields, Index, Member, Path, Result, Token,
    parse_quote,
};

/// A user's type, and our types that it converts to and from.
pub(crate) struct OwnType {
    pub(crate) name: Ident,
    pub(crate) facade: Path,
    pub(crate) meanings: Vec<Meaning>,
    /// The variant for no square or no man, if its name is not `None`.
    pub(crate) none: Option<Ident>,
    pub(crate) shape: Shape,
}

/// A type of ours that a user's type converts to and from.
pub(crate) enum Meaning {
    /// The squares of this layout.
    Square(Path),
    /// The sets of this layout.
    Bitboard(Path),
    /// The enum of colours, with the variant of the side that moves first if its name is not White.
    Color(Option<Ident>),
    /// The men of this set of pairs.
    Man(Path),
}

pub(crate) enum Shape {
    /// Variants, at least one.
    Enum(Vec<Ident>),
    /// The field, spanned at its type so that errors are reported there.
    Struct(Member),
}

const FORM: &str = "write `#[quadrille(square = Lerf)]`, `#[quadrille(bitboard = Lerf)]`, \
     `#[quadrille(color)]` or `#[quadrille(man = Threats)]`";

/// Reads the type that derives conversions.
pub(crate) fn own_type(item: DeriveInput) -> Result<OwnType> {
    let DeriveInput { attrs, ident: name, generics, data, .. } = item;
    let mut entries =
        Entries { meanings: Vec::new(), none: None, facade: parse_quote!(::quadrille) };
    for attribute in attrs.iter().filter(|attribute| attribute.path().is_ident("quadrille")) {
        attribute.parse_nested_meta(|entry| entries.read(&entry))?;
    }
    let Entries { meanings, none, facade } = entries;
    if meanings.is_empty() {
        let message = format!("`{name}` derives conversions, but nothing says what it is");
        return Err(Error::new(name.span(), format!("{message}\nhelp: {FORM}")));
    }
    if !generics.params.is_empty() {
        let message = format!("`{name}` has parameters: only a type without them converts");
        return Err(Error::new_spanned(generics, message));
    }
    let shape = match data {
        Data::Enum(data) => variants(&name, data),
        Data::Struct(data) => field(&name, data),
        Data::Union(data) => {
            let message = "expected `enum` or `struct`, found `union`";
            Err(Error::new(data.union_token.span, message))
        }
    };
    Ok(OwnType { name, facade, meanings, none, shape: shape? })
}

/// The entries of attributes read so far.
struct Entries {
    meanings: Vec<Meaning>,
    none: Option<Ident>,
    facade: Path,
}

impl Entries {
    /// Reads `square = Lerf`, `bitboard = Lerf`, `color`, `color = Sente`, `man = Threats`, `none = NoSquare` or
    /// `crate = ::board`.
    fn read(&mut self, entry: &ParseNestedMeta<'_>) -> Result<()> {
        let Some(key) = entry.path.get_ident() else { return Err(unknown(entry)) };
        match key.to_string().as_str() {
            "square" => self.meanings.push(Meaning::Square(path(entry, key)?)),
            "bitboard" => self.meanings.push(Meaning::Bitboard(path(entry, key)?)),
            "man" => self.meanings.push(Meaning::Man(path(entry, key)?)),
            "color" => {
                let is_given = entry.input.peek(Token![=]);
                let first = is_given.then(|| entry.value()?.parse());
                self.meanings.push(Meaning::Color(first.transpose()?));
            }
            "none" => self.none = Some(entry.value()?.parse()?),
            "crate" => self.facade = path(entry, key)?,
            _ => return Err(unknown(entry)),
        }
        Ok(())
    }
}

fn unknown(entry: &ParseNestedMeta<'_>) -> Error {
    let found = entry.path.segments.iter().map(|segment| segment.ident.to_string());
    let found = found.collect::<Vec<_>>().join("::");
    let message = "expected `square`, `bitboard`, `color`, `man`, `none` or `crate`, found";
    entry.error(format!("{message} `{found}`\nhelp: {FORM}"))
}

/// Reads the path after `=`.
fn path(entry: &ParseNestedMeta<'_>, key: &Ident) -> Result<Path> {
    let expected = |what: String| move |error: Error| Error::new(error.span(), what);
    let value = entry.value();
    let value = value.map_err(expected(format!("expected `=` and a path after `{key}`")))?;
    value.parse().map_err(expected(format!("expected a path after `{key} =`, as `::quadrille`")))
}

/// The names of an enum's variants.
fn variants(name: &Ident, data: DataEnum) -> Result<Shape> {
    let name_of = |variant: syn::Variant| match variant.fields {
        Fields::Unit => Ok(variant.ident),
        fields => {
            let message = format!("`{}` has data: a square or a colour has none", variant.ident);
            Err(Error::new_spanned(fields, message))
        }
    };
    let names = data.variants.into_iter().map(name_of).collect::<Result<Vec<_>>>()?;
    match names.is_empty() {
        true => Err(Error::new(
            name.span(),
            format!("`{name}` has no variants: it needs one for each square or colour"),
        )),
        false => Ok(Shape::Enum(names)),
    }
}

/// The only field of a struct.
fn field(name: &Ident, data: DataStruct) -> Result<Shape> {
    let count = data.fields.len();
    let mut fields = data.fields.into_iter();
    let (Some(field), None) = (fields.next(), fields.next()) else {
        let message = format!("`{name}` has {count} fields: a square or a set is a single integer");
        return Err(Error::new(name.span(), message));
    };
    let span = field.ty.span().resolved_at(Span::call_site());
    Ok(Shape::Struct(match field.ident {
        Some(name) => Ident::new(&name.to_string(), span).into(),
        None => Index { index: 0, span }.into(),
    }))
}
