//! Tables as one byte-string literal each: cheap for the macro to write and for rustc to read.
//!
//! A table has the alignment of its type in the runtime. Of these only `ObstructionDifference` asks for more than
//! its integers.

use proc_macro2::{Ident, Literal, TokenStream};
use quadrille_runtime::U256;
use quote::{format_ident, quote};

use super::tokens::number;
use crate::solve::sliders::bytes;

/// A table of one or more dimensions.
pub struct EmittedTable {
    /// The bytes of each integer.
    size: usize,
    /// The lengths, the outermost first.
    lengths: Vec<usize>,
    bytes: Vec<u8>,
}

impl EmittedTable {
    /// A row of integers of `size` bytes each, filled up with `padding` to `length`.
    pub fn row<T: Copy + Into<U256>>(
        size: usize,
        values: &[T],
        length: usize,
        padding: u8,
    ) -> EmittedTable {
        let mut bytes = bytes(size, values);
        bytes.resize(bytes.len().max(length * size), padding);
        EmittedTable { size, lengths: vec![length], bytes }
    }

    /// Bytes as they are.
    pub fn of_bytes(bytes: &[u8]) -> EmittedTable {
        EmittedTable::row(1, bytes, bytes.len(), 0)
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
    pub fn static_tokens(&self, name: &Ident) -> TokenStream {
        let integer = format_ident!("u{}", 8 * self.size);
        let integer = if self.size == 32 { quote!(q::U256) } else { quote!(#integer) };
        // Its type is nested arrays.
        let element = self.lengths.iter().rev().fold(integer, |element, &length| {
            let length = number(length);
            quote!([#element; #length])
        });
        let bytes = Literal::byte_string(&self.bytes);
        quote!(static #name: #element = q::table::read(#bytes);)
    }
}
