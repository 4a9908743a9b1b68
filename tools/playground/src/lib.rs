//! The compiler as a page: a thin layer between `quadrille-tools`, which the command calls too, and JavaScript.
//!
//! The page asks questions and gets answers, both as JSON: a [`Question`] is typed, and says what it gets.
//!
//! - [`question`]: all questions
//! - [`session`]: answering them, with the descriptions that were read last
//! - `facts`, `boards`, `indexes`, `exports`: answers that take more than a line
//! - [`problem`]: why there is no answer
//! - [`search`]: long searches, which report their progress
//! - `examples`: descriptions to begin with

mod boards;
mod examples;
mod exports;
mod facts;
mod indexes;
pub mod problem;
pub mod question;
pub mod search;
pub mod session;

pub use problem::Problem;
pub use question::Question;
pub use session::Session;

use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = console)]
    fn error(message: &str);
}

/// A defect is reported before it ends the worker.
#[wasm_bindgen(start)]
pub fn start() {
    std::panic::set_hook(Box::new(|panic| error(&panic.to_string())));
}

/// The compiler, for JavaScript.
#[wasm_bindgen]
#[derive(Default)]
pub struct Compiler {
    session: Session,
}

#[wasm_bindgen]
impl Compiler {
    /// A compiler that has read nothing.
    #[wasm_bindgen(constructor)]
    pub fn new() -> Compiler {
        Compiler::default()
    }

    /// Answers a [`Question`]: `{"Ok": ...}`, or `{"Err": ...}` with a [`Problem`].
    pub fn answer(&mut self, question: &str) -> String {
        self.session.answer_json(question)
    }

    /// Makes a [`search::Task`]; `progress` is called with news in JSON. The report, or a [`Problem`].
    pub fn search(&mut self, task: &str, progress: &js_sys::Function) -> String {
        search::run_json(task, &mut |news| {
            // The page shows it or not: a search goes on.
            let _ = progress.call1(&JsValue::NULL, &JsValue::from_str(news));
        })
    }
}
