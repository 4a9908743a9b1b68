//! Bytes as a table of Syzygy's.

#![no_main]

use libfuzzer_sys::fuzz_target;
use quadrille_fuzz::tables;
use quadrille_syzygy::TableKind;

fuzz_target!(|input: (u8, bool, [u8; 3], &[u8])| {
    let (table, is_dtz, squares, bytes) = input;
    let kind = if is_dtz { TableKind::Dtz } else { TableKind::Wdl };
    tables::probe(bytes, usize::from(table % 5), kind, squares);
});
