//! The type that a description names, and how emitted code refers to it.
//!
//! After the checker only this type holds spans: through them hover and go-to-definition on an
//! emitted item lead to the description.

use proc_macro2::{Ident, Span, TokenStream};

use crate::diagnostic::Extent;
use crate::model::{Layout, Leap};
pub use crate::parse::Origin;
use crate::text::snake_name;

/// A checked description: the type that it names, and its layout.
#[derive(Clone, Debug)]
pub struct Described {
    /// The type as written, with the spans of its parts.
    pub item: Item,
    /// The layout, with substitutes for whatever is wrong in the description.
    pub layout: Layout,
    /// True if the description has mistakes. Then the emitted code is never run.
    pub has_mistakes: bool,
}

/// The type that carries a layout.
#[derive(Clone, Debug)]
pub struct Item {
    /// The origin of the description, which decides if the type must be declared.
    pub origin: Origin,
    /// The type's attributes, doc comments included.
    pub attributes: TokenStream,
    /// The visibility as written: `pub`, `pub(crate)` or empty.
    pub visibility: TokenStream,
    /// The type's name, with its span in the description.
    pub name: Ident,
    /// The path of the facade, `::quadrille` unless the description says otherwise.
    pub facade: TokenStream,
    /// The attributes on conversions from layouts of other files, such as `#[cfg(feature = "w")]`, if the
    /// layout exists under a condition only; otherwise empty.
    pub condition: TokenStream,
    /// The spans of the pieces' names, in the order of `Layout::pieces`.
    pub pieces: Vec<Span>,
    /// The spans of the names of the sets of pairs, in the order of `Layout::pairs`.
    pub pairs: Vec<Span>,
    /// The type that names each piece in generic code, if the description gives one, in the
    /// order of `Layout::pieces`.
    pub markers: Vec<Option<TokenStream>>,
    /// The extents of the claims that squares have equal keys, in the order of
    /// `SliderOptions::shared`.
    pub shared: Vec<Extent>,
    /// The extent of the description's options for sliders, if it gives some.
    pub sliders: Option<Extent>,
    /// The extents of the methods for sliders, each with its ride, or `None` for all rides.
    pub methods: Vec<(Option<Leap>, Extent)>,
}

impl Item {
    /// The function that converts bitboards of other layouts to this one: `to_file_major` for
    /// `FileMajor`. For packed positions its name ends with `_packed`.
    pub fn conversion_name(&self) -> String {
        format!("to_{}", self.snake_name())
    }

    /// The type's name as part of a function's name: `file_major` for `FileMajor`.
    pub fn snake_name(&self) -> String {
        snake_name(&self.name.to_string())
    }
}
