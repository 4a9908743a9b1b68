//! The program around a search.

/// The program around a search: it keeps what was found, where a later search finds it, and may show how far a search
/// is. An error of it ends the search.
pub trait Host {
    /// What searches of this kind have kept before, of this description: none, one, or those of several shares.
    ///
    /// # Errors
    /// When it cannot be read.
    fn kept(&mut self) -> Result<Vec<Kept>, String>;

    /// Keeps all that was found, in place of what was kept before; called after every result.
    ///
    /// # Errors
    /// When it cannot be kept.
    fn keep(&mut self, state: &str) -> Result<(), String>;

    /// Takes the description with the best results in it.
    ///
    /// # Errors
    /// When it cannot be written, or somebody has edited it meanwhile.
    fn rewrite(&mut self, description: &str) -> Result<(), String>;

    /// Takes a picture of what was found, an SVG text.
    ///
    /// # Errors
    /// When it cannot be written.
    fn draw(&mut self, _picture: &str) -> Result<(), String> {
        Ok(())
    }

    /// Says something of the search, such as what it leaves out.
    fn tell(&mut self, _line: &str) {}

    /// A part of the search begins.
    fn begin(&mut self, _name: &str, _tasks: usize) {}

    /// A task of that part is done; perhaps with news.
    fn done(&mut self, _news: Option<&str>) {}

    /// The part is done, or was ended by an error.
    fn end(&mut self) {}
}

/// What was kept of a search.
#[derive(Clone, Debug)]
pub struct Kept {
    /// Its name in errors, such as the path of a file.
    pub name: String,
    /// The text that was given to [`Host::keep`].
    pub text: String,
}

impl Kept {
    /// The results behind the title, each as `parse` reads its line.
    ///
    /// # Errors
    /// When the title is another: it is then of another `subject`. And when a line is no result.
    pub(super) fn results<T>(
        &self,
        title: &str,
        subject: &str,
        mut parse: impl FnMut(&str) -> Option<T>,
    ) -> Result<Vec<T>, String> {
        let name = &self.name;
        let mut lines = self.text.lines();
        if lines.next() != Some(title) {
            return Err(self.is_of_another(subject));
        }
        let result = |(number, line)| {
            parse(line).ok_or_else(|| format!("{name}:{number}: no result of this search"))
        };
        (2..).zip(lines).map(result).collect()
    }

    /// The error where this was kept of another `subject`.
    pub(super) fn is_of_another(&self, subject: &str) -> String {
        format!("{} is of another {subject}: move it away to begin anew", self.name)
    }
}
