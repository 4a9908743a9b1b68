//! The program around a search.

/// The program around a search: it has the description, and may show how far a search is. An error of it ends the
/// search.
pub trait Host {
    /// Takes the description with the best results so far in it.
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
