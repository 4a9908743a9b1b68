//! Tables as one byte-string literal each: cheap for the macro to write and for rustc to read.

use proc_macro2::{Ident, Literal, Span, TokenStream};
use quote::quote;

/// The integers a table is made of.
#[derive(Clone, Copy, Debug)]
pub enum Scalar {
    U8,
    U32,
    U64,
    U128,
}

impl Scalar {
    /// The size of one value in bytes.
    pub fn bytes(self) -> usize {
        match self {
            Scalar::U8 => 1,
            Scalar::U32 => 4,
            Scalar::U64 => 8,
            Scalar::U128 => 16,
        }
    }

    fn tokens(self) -> TokenStream {
        match self {
            Scalar::U8 => quote!(u8),
            Scalar::U32 => quote!(u32),
            Scalar::U64 => quote!(u64),
            Scalar::U128 => quote!(u128),
        }
    }
}

/// A table of one or more dimensions.
pub struct EmittedTable {
    scalar: Scalar,
    /// The lengths, the outermost first.
    lengths: Vec<usize>,
    bytes: Vec<u8>,
}

impl EmittedTable {
    /// A row, filled up with `padding` to `length`.
    pub fn row<T: Copy + Into<u128>>(
        scalar: Scalar,
        values: &[T],
        length: usize,
        padding: u128,
    ) -> EmittedTable {
        let size = scalar.bytes();
        let mut bytes = Vec::with_capacity(length * size);
        for &value in values {
            bytes.extend_from_slice(&value.into().to_le_bytes()[..size]);
        }
        while bytes.len() < length * size {
            bytes.extend_from_slice(&padding.to_le_bytes()[..size]);
        }
        EmittedTable { scalar, lengths: vec![length], bytes }
    }

    /// A table of tables of the same shape.
    pub fn stack(tables: impl IntoIterator<Item = EmittedTable>) -> EmittedTable {
        let mut tables = tables.into_iter().peekable();
        let first = tables.peek().expect("a table has at least one row");
        let (scalar, inner) = (first.scalar, first.lengths.clone());
        let mut bytes = Vec::new();
        let mut outer = 0;
        for table in tables {
            bytes.extend(table.bytes);
            outer += 1;
        }
        EmittedTable { scalar, lengths: std::iter::once(outer).chain(inner).collect(), bytes }
    }

    /// The size of the table in bytes.
    pub fn size(&self) -> usize {
        self.bytes.len()
    }

    /// Its type, as nested arrays.
    pub fn type_tokens(&self) -> TokenStream {
        self.lengths.iter().rev().fold(self.scalar.tokens(), |element, &length| {
            let length = Literal::usize_unsuffixed(length);
            quote!([#element; #length])
        })
    }

    /// The table as a `static` item, `q` being the runtime.
    pub fn static_tokens(&self, name: &str) -> TokenStream {
        let name = Ident::new(name, Span::call_site());
        let (element, bytes) = (self.type_tokens(), Literal::byte_string(&self.bytes));
        quote!(static #name: #element = q::table::read(#bytes);)
    }
}
