//! The progress of a long search: a bar on a terminal, or a line for each piece of news in a log.

use std::time::Duration;

use indicatif::{ProgressBar, ProgressStyle};

use crate::outcome;

/// The bar of a search, with its last message.
pub struct Progress {
    bar: ProgressBar,
    /// The last message about the search.
    news: String,
}

impl Progress {
    /// The progress of a search that has not begun.
    pub fn hidden() -> Progress {
        Progress { bar: ProgressBar::hidden(), news: String::new() }
    }

    pub fn begin(&mut self, name: &str, tasks: usize) {
        self.bar = ProgressBar::new(tasks as u64);
        let template = "{prefix} [{bar:40}] {pos}/{len} {elapsed} {msg}";
        self.bar.set_style(ProgressStyle::with_template(template).expect("a template"));
        self.bar.set_prefix(name.to_owned());
        self.bar.enable_steady_tick(Duration::from_millis(500));
    }

    pub fn done(&mut self, news: Option<&str>) {
        self.bar.inc(1);
        let Some(news) = news.filter(|&news| news != self.news) else { return };
        news.clone_into(&mut self.news);
        self.bar.set_message(self.news.clone());
        // A log shows no bar, so the news is a line.
        if self.bar.is_hidden() {
            let (done, all) = (self.bar.position(), self.bar.length().unwrap_or_default());
            outcome::tell(format_args!("{} {done}/{all}: {news}", self.bar.prefix()));
        }
    }

    /// Removes the bar, when all tasks are done or one has failed.
    pub fn end(&mut self) {
        self.bar.finish();
    }
}
