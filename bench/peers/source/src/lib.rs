//! The source of a published crate, as fetched by cargo: build scripts find, copy and edit it.
//!
//! This repository contains no code of the ported crates. A port names the places of the published text that it
//! changes. A missing place ends the build, so that a port never silently measures the original.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

use cargo_metadata::MetadataCommand;

/// The source of a crate that the workspace depends on.
pub struct Source {
    name: String,
    directory: PathBuf,
}

/// A place of a source file, and its text in the port.
#[derive(Clone, Copy, Debug)]
pub struct Edit<'a> {
    /// The file, from the crate's `src`.
    pub file: &'a str,
    /// The published text, which must be there.
    pub published: &'a str,
    /// The text of the port.
    pub ported: &'a str,
}

/// A function of a source file that the port rewrites.
#[derive(Clone, Copy, Debug)]
pub struct Body<'a> {
    /// The file, from the crate's `src`.
    pub file: &'a str,
    /// The published signature, up to the brace that opens the body; it must be there once.
    pub signature: &'a str,
    /// The text between the braces in the port.
    pub ported: &'a str,
}

impl Source {
    /// The source of the crate of this name.
    ///
    /// # Panics
    /// If cargo does not know the crate.
    pub fn of(name: &str) -> Source {
        let manifest = env::var_os("CARGO_MANIFEST_DIR").expect("cargo sets it");
        let metadata = MetadataCommand::new()
            .manifest_path(Path::new(&manifest).join("Cargo.toml"))
            // Packages that are built have been fetched.
            .other_options(["--offline".to_owned()])
            .exec()
            .expect("run `cargo fetch` in this workspace: what is built here is looked up offline");
        let package = metadata.packages.into_iter().find(|package| package.name.as_str() == name);
        let manifest = package.expect("the workspace depends on the crate").manifest_path;
        let directory = manifest.parent().expect("a manifest lies in a directory");
        Source { name: name.to_owned(), directory: directory.join("src").into() }
    }

    /// Copies the crate's `src` into a directory, edited.
    ///
    /// # Panics
    /// If an edit's text does not occur exactly once, or files cannot be read or written.
    pub fn copy(&self, to: &Path, edits: &[Edit<'_>]) {
        copy_tree(&self.directory, to).expect("sources can be copied");
        for edit in edits {
            self.edit(to, edit);
        }
    }

    /// Replaces the bodies of functions in copied files.
    ///
    /// # Panics
    /// If a function does not occur exactly once, or files cannot be read or written.
    pub fn replace_bodies(&self, directory: &Path, bodies: &[Body<'_>]) {
        for &Body { file, signature, ported } in bodies {
            let text = fs::read_to_string(directory.join(file)).expect("the crate has the file");
            let start = text.find(signature).map_or(0, |at| at + signature.len());
            let published = format!("{signature}{}", braced(&text[start..]));
            let ported = format!("{signature} {{ {ported} }}");
            self.edit(directory, &Edit { file, published: &published, ported: &ported });
        }
    }

    fn edit(&self, directory: &Path, &Edit { file, published, ported }: &Edit<'_>) {
        let path = directory.join(file);
        let text = fs::read_to_string(&path).expect("the crate has the file");
        let count = text.matches(published).count();
        assert!(count == 1, "{}'s {file} has {count} times, not once: {published}", self.name);
        fs::write(&path, text.replace(published, ported)).expect("copied files can be written");
    }
}

/// The root of a copied crate that a port includes. It names the file of each module; the port's own modules are
/// given. The documentation and attributes of the whole crate are removed, since an included file may have none.
///
/// # Panics
/// If the copy has no root.
pub fn root_with_paths(published: &Path, own: &[(&str, PathBuf)]) -> String {
    let root = fs::read_to_string(published.join("lib.rs")).expect("the crate has a root");
    let lines = root.lines().filter(|line| !line.starts_with("//!") && !line.starts_with("#!["));
    let with_path = |line: &str| {
        let name = line.strip_prefix("pub ").unwrap_or(line);
        let name = name.strip_prefix("mod ").and_then(|rest| rest.strip_suffix(';'));
        let Some(name) = name else { return format!("{line}\n") };
        let file = own
            .iter()
            .find(|(own, _)| *own == name)
            .map_or_else(|| module_file(published, name), |(_, file)| file.clone());
        format!("#[path = {file:?}]\n{line}\n")
    };
    lines.map(with_path).collect()
}

fn module_file(directory: &Path, name: &str) -> PathBuf {
    let file = directory.join(format!("{name}.rs"));
    if file.exists() { file } else { directory.join(name).join("mod.rs") }
}

/// A text up to the brace that closes its first one. The ported functions have no brace in a string.
fn braced(text: &str) -> &str {
    let mut depth = 0;
    let end = text.find(|character| {
        depth += match character {
            '{' => 1,
            '}' => -1,
            _ => 0,
        };
        character == '}' && depth == 0
    });
    &text[..=end.expect("a function has a body")]
}

fn copy_tree(from: &Path, to: &Path) -> io::Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let target = to.join(entry.file_name());
        if entry.file_type()?.is_dir() {
            copy_tree(&entry.path(), &target)?;
        } else {
            // Not `fs::copy`, since files that cargo fetched may be read-only.
            fs::write(target, fs::read(entry.path())?)?;
        }
    }
    Ok(())
}
