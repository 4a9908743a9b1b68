//! The program around a search.

/// The program around a search: it keeps what was found, where a later search finds it, and may show how far a search
/// is. An error of it ends the search.
pub trait Host {
    /// What searches for numberings have kept before, of this description: nothing, or the texts of one or several
    /// shares.
    ///
    /// # Errors
    /// When it cannot be read.
    fn kept(&mut self) -> Result<Vec<Kept>, String>;

    /// Keeps all numberings that were found, in place of what was kept before; called after every climb.
    ///
    /// # Errors
    /// When it cannot be kept.
    fn keep(&mut self, state: &str) -> Result<(), String>;

    /// Takes the description with the best results in it.
    ///
    /// # Errors
    /// When it cannot be written, or somebody has edited it meanwhile.
    fn rewrite(&mut self, description: &str) -> Result<(), String>;

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
