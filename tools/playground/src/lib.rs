//! The compiler as a page: a thin layer between `quadrille-tools`, which the command calls too, and JavaScript.
//!
//! The page asks questions and gets answers, both as JSON. [`Question`] is the type of questions, and documents their
//! answers.
//!
//! - [`question`]: all questions
//! - [`session`]: answers them, and keeps the descriptions that were read last
//! - `facts`, `boards`, `indexes`, `exports`: answers that take more than a line
//! - [`problem`]: reasons why there is no answer
//! - [`search`]: long searches, which report their progress
//! - `examples`: example descriptions

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

/// Reports a panic before it ends the worker.
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

    /// Runs a [`search::Task`], and calls `progress` with news in JSON. Returns the report, or a [`Problem`].
    pub fn search(&mut self, task: &str, progress: &js_sys::Function) -> String {
        search::run_json(task, &mut |news| {
            // The search goes on even if the page fails to show the news.
            let _ = progress.call1(&JsValue::NULL, &JsValue::from_str(news));
        })
    }
}
