//! The files of a search, and how far it is on a terminal.

use std::path::{Path, PathBuf};
use std::{fs, io};

use quadrille_codegen::read::file_text;
use quadrille_tools::search::{self, Goal, Host, Kept, Request};
use quadrille_tools::standard;

use super::EXTENSION;
use crate::file;
use crate::progress::Progress;

/// The files of a search.
pub struct Files<'a> {
    description: &'a Path,
    /// The text of the description, as it was read or last written.
    text: String,
    /// Where numberings that were found are kept.
    pub kept: PathBuf,
    /// Where shares have kept what they found.
    pub shares: &'a [PathBuf],
    progress: Progress,
}

impl<'a> Files<'a> {
    /// The files of a search for this description, which is there; what is found is kept beside it.
    pub fn new(description: &'a Path) -> Result<Files<'a>, String> {
        let standard = description.to_str().filter(|name| standard::text(name).is_some());
        if let (Some(name), false) = (standard, description.exists()) {
            return Err(format!(
                "a search writes into a file: `quadrille export {name} --to layout --output {name}.layout` first"
            ));
        }
        let (text, progress) = (read(description)?, Progress::hidden());
        let kept = description.with_extension(EXTENSION);
        Ok(Files { description, text, kept, shares: &[], progress })
    }

    /// Searches: what was found, for people.
    pub fn run(mut self, goal: Goal, threads: usize) -> Result<String, String> {
        let (name, text) = (self.description.display().to_string(), self.text.clone());
        search::run(&Request { name: &name, text: &text, goal, threads }, &mut self)
    }

    /// What this search has kept before, if it was made before. Makes the folder for what it will keep.
    fn own(&self) -> Result<Option<Kept>, String> {
        if let Some(folder) = self.kept.parent() {
            fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        }
        match fs::read_to_string(&self.kept) {
            Ok(text) => Ok(Some(Kept { name: self.kept.display().to_string(), text })),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(format!("{}: {error}", self.kept.display())),
        }
    }
}

impl Host for Files<'_> {
    fn kept(&mut self) -> Result<Vec<Kept>, String> {
        let share =
            |path: &PathBuf| Ok(Kept { name: path.display().to_string(), text: read(path)? });
        let own = self.own()?.map(Ok);
        own.into_iter().chain(self.shares.iter().map(share)).collect()
    }

    /// Replaces the file, in one step.
    fn keep(&mut self, state: &str) -> Result<(), String> {
        file::replace(&self.kept, state)
    }

    fn rewrite(&mut self, description: &str) -> Result<(), String> {
        // What is written into a file with line ends of Windows has them too.
        let text = match self.text.contains("\r\n") {
            true => description.replace("\r\n", "\n").replace('\n', "\r\n"),
            false => description.to_owned(),
        };
        file::replace_read(self.description, &self.text, &text)?;
        self.text = text;
        Ok(())
    }

    fn begin(&mut self, name: &str, tasks: usize) {
        self.progress.begin(name, tasks);
    }

    fn done(&mut self, news: Option<&str>) {
        self.progress.done(news);
    }

    fn end(&mut self) {
        self.progress.end();
    }
}

/// The text of a description, or of what was kept.
fn read(path: &Path) -> Result<String, String> {
    file_text(path).map_err(|error| format!("{}: {error}", path.display()))
}
