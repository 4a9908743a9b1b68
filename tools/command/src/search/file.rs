//! The file whose description a search improves, and the progress on a terminal.

use std::path::Path;

use quadrille_codegen::read::file_text;
use quadrille_tools::search::{self, Goal, News, Request};
use quadrille_tools::standard;

use crate::file;
use crate::progress::Progress;

/// The file of a description.
pub struct File<'a> {
    path: &'a Path,
    /// The text that was read or last written.
    text: String,
    progress: Progress,
}

impl<'a> File<'a> {
    /// Reads the description that a search will improve.
    pub fn read(path: &'a Path) -> Result<File<'a>, String> {
        let standard = path.to_str().filter(|name| standard::text(name).is_some());
        if let (Some(name), false) = (standard, path.exists()) {
            return Err(format!(
                "a search writes into a file: `quadrille export {name} --to layout --found --output {name}.layout` first"
            ));
        }
        let text = file_text(path).map_err(|error| format!("{}: {error}", path.display()))?;
        Ok(File { path, text, progress: Progress::hidden() })
    }

    /// Searches, and returns the report.
    pub fn search(mut self, goal: Goal, threads: usize) -> Result<String, String> {
        let (name, text) = (self.path.display().to_string(), self.text.clone());
        let request = Request { name: &name, text: &text, goal, threads };
        search::run(&request, &mut |news| {
            match news {
                News::Rewrite(description) => return self.rewrite(description),
                News::Begin(name, tasks) => self.progress.begin(name, tasks),
                News::Done(news) => self.progress.done(news),
                News::End => self.progress.end(),
            }
            Ok(())
        })
    }

    fn rewrite(&mut self, description: &str) -> Result<(), String> {
        // A file with the line ends of Windows keeps them.
        let text = match self.text.contains("\r\n") {
            true => description.replace("\r\n", "\n").replace('\n', "\r\n"),
            false => description.to_owned(),
        };
        file::replace_read(self.path, &self.text, &text)?;
        self.text = text;
        Ok(())
    }
}
