//! What several tests share.

use std::fs;
use std::path::{Path, PathBuf};

use quadrille_codegen::diagnostic::Diagnostics;
use quadrille_codegen::item::Described;

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

/// The wrong descriptions in a folder of `codegen/tests`: each file there but the errors beside them.
pub(crate) fn files_of(folder: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(folder);
    let files = fs::read_dir(folder).expect("the catalogue is there");
    let is_case = |path: &PathBuf| path.extension().is_some_and(|end| end != "error");
    let mut cases: Vec<_> =
        files.map(|file| file.expect("a file").path()).filter(is_case).collect();
    cases.sort();
    assert!(!cases.is_empty(), "the catalogue has descriptions");
    cases
}

/// Whether the errors of a description are those that are written down beside it; with `BLESS`, writes them down.
/// If they are not, the errors.
pub(crate) fn is_as_written_down(
    path: &Path,
    source: &str,
    diagnostics: &Diagnostics,
) -> Result<(), String> {
    let name = path.file_name().expect("a name").to_string_lossy();
    let errors = diagnostics.render(&name, source);
    let written = path.with_extension("error");
    if std::env::var_os("BLESS").is_some() {
        fs::write(&written, &errors).expect("the catalogue can be written");
    }
    let is_same = fs::read_to_string(&written).unwrap_or_default() == errors;
    if is_same && !errors.is_empty() { Ok(()) } else { Err(errors) }
}

/// Checks what the emitter relies on, in layouts with mistakes as well.
pub(crate) fn check_sound(described: &Described) {
    let Described { item, layout } = described;
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
        assert_eq!((magics.squares.len(), magics.keyed.len()), (board.len(), numbers));
    }
}
