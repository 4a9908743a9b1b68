//! New crates: a layout, kept expanded, and a perft that checks its counts.
//!
//! `games`: the boards, and the data that a perft on them needs

mod games;

use quadrille_codegen::text::thousands;

use crate::page_address::{Link, SITE};
use crate::{Failure, Kept, Source, standard, unknown_name};
use games::{GAMES, Game};

/// A file of the crate: its path in the crate, and its contents.
pub type NewFile = (&'static str, Vec<u8>);

/// The names of the boards that a crate may begin with.
pub fn boards() -> impl Iterator<Item = &'static str> {
    GAMES.iter().map(|game| game.name)
}

/// The files of a new crate, which depends on the release, or on the package in a clone's folder.
///
/// ```
/// let files = quadrille_tools::new::files("mine", "xiangqi", None)?;
/// let names: Vec<&str> = files.iter().map(|(name, _)| *name).collect();
/// assert_eq!(names, ["Cargo.toml", "src/main.rs", "src/board.rs", "src/board.bin"]);
/// # Ok::<(), quadrille_tools::Failure>(())
/// ```
///
/// # Errors
/// If there is no such board, or a package cannot have this name.
pub fn files(name: &str, board: &str, clone: Option<&str>) -> Result<Vec<NewFile>, Failure> {
    let is_word = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
    if !name.starts_with(|c: char| c.is_ascii_alphabetic()) || !name.chars().all(is_word) {
        return Err(
            format!("`{name}` is no name of a package: take letters, digits and `_`").into()
        );
    }
    let Some(game) = GAMES.iter().find(|game| game.name == board) else {
        return Err(unknown_name::error("board", board, boards()).into());
    };
    let source = Source::new("main.rs", game.program());
    let kept = Kept::all(&source)?.remove(0).files()?;
    Ok(vec![
        ("Cargo.toml", manifest(name, clone).into_bytes()),
        ("src/main.rs", source.text.into_bytes()),
        ("src/board.rs", kept.code.into_bytes()),
        ("src/board.bin", kept.tables),
    ])
}

/// The manifest. Within a clone it begins a workspace of its own, or it would count as a member of the clone's.
fn manifest(name: &str, clone: Option<&str>) -> String {
    let (source, workspace) = match clone {
        Some(folder) => (format!("path = {folder:?}"), "\n[workspace]\n"),
        None => (format!("version = \"{}\"", env!("CARGO_PKG_VERSION")), ""),
    };
    format!(
        "[package]\nname = \"{name}\"\nversion = \"0.1.0\"\nedition = \"2024\"\n\n[dependencies]\n\
         # `quadrille expand` has written the layout, so that nothing compiles its compiler.\n\
         quadrille = {{ {source}, default-features = false }}\n{workspace}"
    )
}

impl Game {
    /// The text of its program.
    fn program(&self) -> String {
        let text = standard::text(self.layout).unwrap_or_default();
        let link = Link { source: Source::new(self.layout, text.to_owned()), settings: Vec::new() };
        let kinds = self.men.split(", ").filter_map(|man| man.split_once(' '));
        let kinds = kinds.map(|(man, letter)| match man {
            "pawn" => format!("    pawn('{letter}'),"),
            _ => format!("    kind::<piece::{man}>('{letter}'),"),
        });
        let kinds: Vec<String> = kinds.collect();
        let counts = self.counts.map(|count| thousands(count).replace(',', "_"));
        let slots = [
            ("game", self.name.to_owned()),
            ("link", link.address(SITE)),
            ("left_out", self.left_out.to_owned()),
            ("description", description(text)),
            ("start", self.start.replace(' ', "\n")),
            ("counts", counts.join(", ")),
            ("number", kinds.len().to_string()),
            ("kinds", kinds.join("\n")),
        ];
        let program = include_str!("perft.txt");
        // The last item of the file is only for games with pawns.
        let without_pawn = program.split("\n/// The pawn").next().unwrap_or_default();
        let program = if self.men.contains("pawn") { program } else { without_pawn };
        let fill = |text: String, (slot, with): &(&str, String)| {
            text.replace(&format!("{{{{{slot}}}}}"), with)
        };
        slots.iter().fold(program.to_owned(), fill)
    }
}

/// The description of a standard layout, without documentation and found magics, which are useless once the board is
/// changed.
fn description(text: &str) -> String {
    let (_, body) = text.split_once('{').unwrap_or_default();
    let body = body.split("\n    magics:").next().unwrap_or_default();
    let body = body.trim_end().trim_end_matches('}').trim_end();
    format!("pub struct Board {{{}\n    }}", body.replace('\n', "\n    "))
}

#[cfg(test)]
mod tests {
    use super::manifest;

    /// In a user's own workspace the new crate is a member; only within a clone it begins a workspace of its own.
    #[test]
    fn new_crates_depend_on_the_release_or_on_a_clone() {
        let released = format!("quadrille = {{ version = \"{}\", ", env!("CARGO_PKG_VERSION"));
        let of_release = manifest("mine", None);
        assert!(
            of_release.contains(&released) && !of_release.contains("workspace"),
            "{of_release}"
        );
        let of_clone = manifest("mine", Some(r"C:\clones\quadrille"));
        let path = r#"quadrille = { path = "C:\\clones\\quadrille", "#;
        assert!(of_clone.contains(path) && of_clone.ends_with("\n[workspace]\n"), "{of_clone}");
    }
}
