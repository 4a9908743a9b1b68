//! The conversions of a type, each in a constant of its own, where `q` is the runtime.

use proc_macro::{Ident, Span, TokenStream, TokenTree};

use crate::mistake::{Mistake, Result};
use crate::parse::{Meaning, OwnType, Shape};
use crate::template::fill;

/// The conversions between a type and those of our types that it names.
pub(crate) fn conversions(own: &OwnType) -> Result<TokenStream> {
    own.meanings.iter().map(|meaning| conversion(own, meaning)).collect()
}

fn conversion(own: &OwnType, meaning: &Meaning) -> Result<TokenStream> {
    let OwnType { name, facade, shape, .. } = own;
    let is_not = |what: &str| Err(Mistake::new(name.span(), format!("`{name}` is not {what}")));
    let items = match (meaning, shape) {
        (Meaning::Square(layout), Shape::Enum(variants)) => squares(name, layout, variants),
        (Meaning::Square(layout), Shape::Struct(field)) => Ok(number(name, layout, field)),
        (Meaning::Bitboard(layout), Shape::Struct(field)) => Ok(word(name, layout, field)),
        (Meaning::Bitboard(_), Shape::Enum(_)) => is_not("a struct of one integer, as a set is"),
        (Meaning::Color(first), Shape::Enum(variants)) => colors(name, first.as_ref(), variants),
        (Meaning::Color(_), Shape::Struct(_)) => is_not("an enum, as a colour is"),
    }?;
    let text = "
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction, unused, trivial_numeric_casts)]
        const _: () = {
            use $facade::__private as q;
            $items
        };
    ";
    Ok(plain(text, &[("facade", facade.clone()), ("items", items)]))
}

/// An enum of squares. Each constant of the layout is named once, where its variant stands: if it is missing, that is one
/// error. No two are the same, so a layout with more squares has one that is left out.
fn squares(name: &Ident, layout: &TokenStream, variants: &[Ident]) -> Result<TokenStream> {
    let mut names: Vec<String> = Vec::new();
    let mut constants = Vec::new();
    for variant in variants {
        // `E4` of `E4` and `e4`.
        let upper = variant.to_string().trim_start_matches("r#").to_ascii_uppercase();
        if names.contains(&upper) {
            let message = format!("two variants are the square {upper}");
            return Err(Mistake::new(variant.span(), message));
        }
        constants.push(one(&Ident::new(&upper, variant.span())));
        names.push(upper);
    }
    let constant = |constant: &TokenStream| {
        let text = "const $constant: q::Square<__Layout> = __Layout::$constant;";
        plain(text, &[("constant", constant.clone())])
    };
    let list = constants.iter().map(|constant| plain("$one,", &[("one", constant.clone())]));
    let list = [("list", list.collect())];
    let complete = fill(name.span(), "q::has_every_square(&[$list])", &list);
    // A path that leads nowhere is one error, and no layout has this name.
    let text = "type __Layout = $layout; $constants const _: () = $complete; $pairs";
    let ours = plain("q::Square<$layout>", &[("layout", layout.clone())]);
    let gaps = [
        ("layout", layout.clone()),
        ("constants", constants.iter().map(constant).collect()),
        ("complete", complete),
        ("pairs", matches(name, &ours, variants, &constants)),
    ];
    Ok(plain(text, &gaps))
}

/// An enum of two colours.
fn colors(name: &Ident, first: Option<&Ident>, variants: &[Ident]) -> Result<TokenStream> {
    let white = first.map_or("White".to_owned(), Ident::to_string);
    let is_white = |variant: &Ident| variant.to_string().eq_ignore_ascii_case(&white);
    let ours = match variants {
        [a, _] if is_white(a) => ["q::Color::White", "q::Color::Black"],
        [_, b] if is_white(b) => ["q::Color::Black", "q::Color::White"],
        _ => {
            let message = format!("`{name}` is not an enum of two variants, one of them `{white}`");
            let help = format!("name the one that moves first: `color = {}`", variants[0]);
            return Err(Mistake::new(first.unwrap_or(name).span(), message).help(&help));
        }
    };
    Ok(matches(name, &plain("q::Color", &[]), variants, &ours.map(|color| plain(color, &[]))))
}

/// Conversions of variants to values of a type and back.
fn matches(
    name: &Ident,
    ours: &TokenStream,
    variants: &[Ident],
    values: &[TokenStream],
) -> TokenStream {
    let arms = |text| {
        let arm = |(variant, value): (&Ident, &TokenStream)| {
            let gaps = [("name", one(name)), ("variant", one(variant)), ("value", value.clone())];
            plain(text, &gaps)
        };
        variants.iter().zip(values).map(arm).collect()
    };
    let text = "
        impl ::core::convert::From<$name> for $ours {
            #[inline(always)]
            fn from(own: $name) -> Self {
                match own { $to_ours }
            }
        }
        impl ::core::convert::From<$ours> for $name {
            #[inline(always)]
            fn from(ours: $ours) -> Self {
                match ours {
                    $to_own
                    // Only squares have the numbers of squares, but if numbers are left over rustc cannot know that.
                    _ => $name::$first,
                }
            }
        }
    ";
    let gaps = [
        ("name", one(name)),
        ("ours", ours.clone()),
        ("to_ours", arms("$name::$variant => $value,")),
        ("to_own", arms("$value => $name::$variant,")),
        ("first", one(&variants[0])),
    ];
    plain(text, &gaps)
}

/// A square as a number, which may be that of no square. That the field holds all numbers is checked where its type stands.
fn number(name: &Ident, layout: &TokenStream, field: &TokenTree) -> TokenStream {
    let layout = ("layout", layout.clone());
    let own = ("own", field_of_own(field));
    let greatest = "{
        let own = own_of(q::greatest_number::<$layout>());
        $own as ::core::primitive::i128
    }";
    let greatest = ("greatest", plain(greatest, &[layout.clone(), own.clone()]));
    let held = "q::holds_every_number::<$layout>($greatest)";
    let held = ("held", fill(field.span(), held, &[layout.clone(), greatest]));
    let text = "
        #[inline(always)]
        const fn own_of(number: ::core::primitive::u8) -> $name {
            $name { $field: number as _ }
        }
        const _: () = $held;
        impl ::core::convert::TryFrom<$name> for q::Square<$layout> {
            type Error = q::NoSuchSquare;
            #[inline(always)]
            fn try_from(own: $name) -> ::core::result::Result<Self, q::NoSuchSquare> {
                q::square_of_number($own)
            }
        }
        impl ::core::convert::From<q::Square<$layout>> for $name {
            #[inline(always)]
            fn from(square: q::Square<$layout>) -> Self {
                own_of(square.number())
            }
        }
    ";
    plain(text, &[("name", one(name)), ("field", field.clone().into()), layout, own, held])
}

/// A set as its word. A word of another width is one error: that of the const function, where rustc proposes no casts.
fn word(name: &Ident, layout: &TokenStream, field: &TokenTree) -> TokenStream {
    let text = "
        #[inline(always)]
        const fn set_of(own: &$name) -> q::Bitboard<$layout> {
            q::Bitboard::<$layout>::new($own)
        }
        impl ::core::convert::From<$name> for q::Bitboard<$layout> {
            #[inline(always)]
            fn from(own: $name) -> Self {
                set_of(&own)
            }
        }
        impl ::core::convert::From<q::Bitboard<$layout>> for $name {
            #[inline(always)]
            fn from(set: q::Bitboard<$layout>) -> Self {
                Self { $field: set.word() as _ }
            }
        }
    ";
    let gaps = [
        ("name", one(name)),
        ("layout", layout.clone()),
        ("field", field.clone().into()),
        ("own", field_of_own(field)),
    ];
    plain(text, &gaps)
}

/// The field of the variable `own`, so that an error about its type stands there. The variable is the template's.
fn field_of_own(field: &TokenTree) -> TokenStream {
    fill(field.span(), "own.$field", &[("field", field.clone().into())])
}

fn one(ident: &Ident) -> TokenStream {
    TokenTree::from(ident.clone()).into()
}

/// Tokens that stand where the derive does.
fn plain(text: &str, gaps: &[(&str, TokenStream)]) -> TokenStream {
    fill(Span::call_site(), text, gaps)
}
