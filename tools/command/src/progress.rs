//! The progress of a long search: a line on a terminal, drawn anew twice a second, or a line for each piece of news in a
//! log.

use std::io::{IsTerminal as _, Write as _, stderr};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use crate::outcome;

/// The progress of a search, with the thread that draws it on a terminal.
#[derive(Default)]
pub struct Progress {
    state: State,
    drawn: Option<(Sender<State>, JoinHandle<()>)>,
}

#[derive(Clone, Default)]
struct State {
    name: String,
    done: usize,
    all: usize,
    /// The last message about the search.
    news: String,
}

/// The columns of the bar.
const WIDTH: usize = 40;

impl State {
    /// `W [████░░] 2/3 1:05 the news`.
    fn line(&self, seconds: u64) -> String {
        let State { name, done, all, news } = self;
        let full = WIDTH * done / all.max(&1);
        let bar = "█".repeat(full) + &"░".repeat(WIDTH.saturating_sub(full));
        format!("{name} [{bar}] {done}/{all} {}:{:02} {news}", seconds / 60, seconds % 60)
    }
}

impl Progress {
    pub fn begin(&mut self, name: &str, tasks: usize) {
        self.end();
        self.state = State { name: name.to_owned(), all: tasks, ..State::default() };
        if stderr().is_terminal() {
            let ((states, received), state) = (channel(), self.state.clone());
            self.drawn = Some((states, thread::spawn(move || draw(state, &received))));
        }
    }

    pub fn done(&mut self, news: Option<&str>) {
        self.state.done += 1;
        let news = news.filter(|&news| news != self.state.news);
        if let Some(news) = news {
            news.clone_into(&mut self.state.news);
        }
        if let Some((states, _)) = &self.drawn {
            let _ = states.send(self.state.clone());
        } else if let Some(news) = news {
            let State { name, done, all, .. } = &self.state;
            outcome::tell(format_args!("{name} {done}/{all}: {news}"));
        }
    }

    /// Ends the line, when all tasks are done or one has failed.
    pub fn end(&mut self) {
        if let Some((states, thread)) = self.drawn.take() {
            drop(states);
            let _ = thread.join();
        }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.end();
    }
}

/// Draws a search until no states are sent any more.
fn draw(mut state: State, states: &Receiver<State>) {
    let begin = Instant::now();
    loop {
        // The terminal cuts the line off at its edge instead of wrapping it.
        let line = state.line(begin.elapsed().as_secs());
        let _ = write!(anstream::stderr(), "\r\x1b[2K\x1b[?7l{line}\x1b[?7h");
        match states.recv_timeout(Duration::from_millis(500)) {
            Ok(next) => state = next,
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => {
                let _ = writeln!(anstream::stderr());
                return;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{State, WIDTH};

    #[test]
    fn the_line_has_the_share_that_is_done() {
        let state = |done, all| State { name: "W".into(), done, all, news: "found".into() };
        let half = WIDTH / 2;
        let expected = format!("W [{}{}] 3/6 1:05 found", "█".repeat(half), "░".repeat(half));
        assert_eq!(state(3, 6).line(65), expected);
        assert!(state(6, 6).line(0).contains(&"█".repeat(WIDTH)));
        assert!(state(0, 0).line(3600).ends_with("0/0 60:00 found"));
    }
}
