//! Helpers of several tests.

use std::fs;
use std::path::PathBuf;

use quadrille_codegen::described_type::Described;

/// The folder of the standard layouts.
pub(crate) fn layouts() -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../layouts"))
}

/// The texts of all standard layouts, by name.
pub(crate) fn sources() -> Vec<String> {
    let files = fs::read_dir(layouts()).expect("the folder is there");
    let mut paths: Vec<_> = files.map(|file| file.expect("a file").path()).collect();
    paths.sort();
    paths.iter().map(|path| fs::read_to_string(path).expect("text")).collect()
}

/// Checks the invariants that the emitter relies on, in layouts with mistakes too.
pub(crate) fn check_sound(described: &Described) {
    let Described { item, layout, .. } = described;
    let board = layout.board();
    let (mut shift, numbers) = (0, layout.numbering.len());
    for field in layout.fields.iter().rev() {
        assert_eq!(field.shift, shift, "{field:?}");
        shift += field.width;
    }
    assert_eq!(shift, layout.numbering.bits());
    assert_eq!(layout.pieces.len(), item.pieces.len());
    assert_eq!(layout.pieces.len(), item.markers.len());
    assert_eq!(layout.names.files.len(), usize::from(board.files()));
    assert_eq!(layout.names.ranks.len(), usize::from(board.ranks()));
    match layout.word {
        Some(word) => assert!(numbers <= word.bits() as usize),
        None => assert!(layout.pieces.is_empty() && layout.magics.is_empty()),
    }
    for magics in &layout.magics {
        assert_eq!(magics.keyed.len(), numbers);
    }
}
