//! The files in a directory that count as tables.

use std::fs;
use std::path::{Path, PathBuf};

use quadrille_syzygy::{Directory, Library, MaterialKey, ProbeError, Prober, TableKind};

const DATA: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data");

fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder");
    folder
}

/// The tables of a folder, of which there are `expected`.
#[track_caller]
fn tables(folder: &Path, expected: usize) -> Directory {
    let mut tables = Directory::new();
    assert_eq!(tables.add(folder).expect("a folder"), expected);
    assert_eq!(tables.len(), expected);
    tables
}

#[test]
fn only_files_of_a_tables_size_count() {
    let folder = folder("sizes");
    let table = fs::read(format!("{DATA}/KRvK.rtbw")).expect("a table");
    fs::create_dir(folder.join("KQvK.rtbw")).expect("a folder");
    let cut = [
        ("KQQQQQQvK.rtbw", 0),
        ("KQQQQQvK.rtbz", 16),
        ("KQQvKQ.rtbw", 79),
        ("KRvK.rtbz", table.len() - 1),
        ("KNvK.rtbw", 192),
    ];
    for (name, length) in cut {
        fs::write(folder.join(name), &table[..length]).expect("a file");
    }
    assert_eq!(tables(&folder, 0).men(), 0);
    fs::write(folder.join("KRvK.rtbw"), &table).expect("a file");
    let tables = tables(&folder, 1);
    assert_eq!(tables.men(), 3);
    let material: MaterialKey = "KQvK".parse().expect("a material");
    let error = tables.table(material, TableKind::Wdl).err();
    assert_eq!(error, Some(ProbeError::Missing(material, TableKind::Wdl)));
}

#[cfg(unix)]
#[test]
fn links_count_as_what_they_lead_to() {
    use std::os::unix::fs::symlink;
    let folder = folder("links");
    let table = format!("{DATA}/KRvK.rtbw");
    let links = [(&*table, "KRvK.rtbw"), (DATA, "KQvK.rtbw"), ("nowhere", "KNvK.rtbw")];
    for (to, link) in links.into_iter().chain([("KBvK.rtbw", "KBvK.rtbw")]) {
        symlink(to, folder.join(link)).expect("a link");
    }
    let tables = tables(&folder, 1);
    assert!(tables.table("KRvK".parse().expect("a material"), TableKind::Wdl).is_ok());
}

/// Opening a named pipe blocks until another program writes into it.
#[cfg(unix)]
#[test]
fn a_pipe_is_no_table() {
    use quadrille_syzygy::PositionedFile;
    use std::sync::mpsc::channel;
    use std::time::Duration;

    let folder = folder("pipes");
    let pipe = folder.join("KQvK.rtbw");
    let made = std::process::Command::new("mkfifo").arg(&pipe).status();
    assert!(made.expect("mkfifo").success());
    tables(&folder, 0);
    let (send, receive) = channel();
    std::thread::spawn(move || send.send(PositionedFile::open(pipe).is_err()));
    assert_eq!(receive.recv_timeout(Duration::from_secs(10)), Ok(true), "it is waited for");
}

#[test]
fn a_directory_that_is_not_there_is_named() {
    let error = Prober::open("no/such/tables").expect_err("no directory");
    assert_eq!(error.kind(), std::io::ErrorKind::NotFound);
    // The text that a program prints if its `main` returns the error.
    assert!(format!("{error:?}").contains("no/such/tables: "), "{error:?}");
    let list = std::env::join_paths([DATA, "no/such/tables"]).expect("a list");
    let error = Directory::new().add_paths(list).expect_err("no directory");
    assert!(error.to_string().starts_with("no/such/tables: "), "{error}");
}
