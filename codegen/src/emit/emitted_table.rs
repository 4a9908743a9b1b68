//! Tables as one byte-string literal each: cheap for the macro to write and for rustc to read.

use proc_macro2::{Literal, TokenStream};
use quote::{format_ident, quote};

use crate::model::WordSize;

/// The integers a table is made of, with their sizes in bytes.
#[derive(Clone, Copy, Debug)]
pub enum Scalar {
    U8 = 1,
    U16 = 2,
    U32 = 4,
    U64 = 8,
    U128 = 16,
}

impl From<WordSize> for Scalar {
    fn from(word: WordSize) -> Scalar {
        match word {
            WordSize::U64 => Scalar::U64,
            WordSize::U128 => Scalar::U128,
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
        let size = scalar as usize;
        let mut bytes = Vec::with_capacity(length * size);
        for &value in values {
            bytes.extend_from_slice(&value.into().to_le_bytes()[..size]);
        }
        while bytes.len() < length * size {
            bytes.extend_from_slice(&padding.to_le_bytes()[..size]);
        }
        EmittedTable { scalar, lengths: vec![length], bytes }
    }

    /// Bytes as they are.
    pub fn of_bytes(bytes: &[u8]) -> EmittedTable {
        EmittedTable::row(Scalar::U8, bytes, bytes.len(), 0)
    }

    /// A table of tables of the same shape.
    pub fn stack(tables: Vec<EmittedTable>) -> EmittedTable {
        let mut tables = tables.into_iter();
        let mut all = tables.next().expect("a table has at least one row");
        all.lengths.insert(0, 1);
        for table in tables {
            all.bytes.extend(table.bytes);
            all.lengths[0] += 1;
        }
        all
    }

    /// The table as a `static` item, `q` being the runtime.
    pub fn static_tokens(&self, name: &str) -> TokenStream {
        let (name, scalar) =
            (format_ident!("{name}"), format_ident!("u{}", 8 * self.scalar as usize));
        // Its type is nested arrays.
        let element = self.lengths.iter().rev().fold(quote!(#scalar), |element, &length| {
            let length = Literal::usize_unsuffixed(length);
            quote!([#element; #length])
        });
        let bytes = Literal::byte_string(&self.bytes);
        quote!(static #name: #element = q::table::read(#bytes);)
    }
}
