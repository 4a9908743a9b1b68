//! Probes tables, beside shakmaty-syzygy.

mod agree;
mod positions;

use std::process::ExitCode;

use quadrille_syzygy::Prober;
use shakmaty::Chess;
use shakmaty_syzygy::Tablebase;

use agree::Both;

fn main() -> ExitCode {
    let Ok(directory) = std::env::var("QUADRILLE_SYZYGY") else {
        eprintln!("error: QUADRILLE_SYZYGY is not set to a directory of tables");
        return ExitCode::FAILURE;
    };
    let ours = Prober::open(&directory).unwrap();
    let mut theirs = mapped();
    theirs.add_directory(&directory).unwrap();
    let mut materials: Vec<String> = std::fs::read_dir(&directory).unwrap().filter_map(|entry| Some(entry.ok()?.file_name().to_str()?.strip_suffix(".rtbw")?.to_owned())).collect();
    materials.sort_by_key(|name| (name.len(), name.clone()));
    let both = Both { ours: &ours, theirs: &theirs };
    if both.compare_all(&materials) { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// shakmaty-syzygy's prober of mapped files.
#[expect(unsafe_code)]
fn mapped() -> Tablebase<Chess> {
    // Safety: nobody changes the tables while this program runs.
    unsafe { Tablebase::with_mmap_filesystem() }
}
