//! Answers questions.

use std::rc::Rc;

use quadrille_codegen::diagnostic::Diagnostics;
use quadrille_codegen::described_type::Described;
use quadrille_tools::page_address::Link;
use quadrille_tools::{Document, compare, convert, explain};
use serde::Serialize;
use serde_json::{Value, json};

use crate::question::{Question, Text};
use crate::{Problem, boards, examples, exports, facts, indexes, problem};

/// The number of descriptions that are kept: the visible ones, and a few earlier ones.
const KEPT: usize = 8;

/// The layouts of a description, or the problem that prevents them.
type Layouts = Result<Rc<[Described]>, Problem>;

/// The descriptions that were read last.
#[derive(Default)]
pub struct Session {
    kept: Vec<(Text, Layouts)>,
}

/// A layout of a description that was read.
#[derive(Clone)]
pub struct Chosen {
    all: Rc<[Described]>,
    index: usize,
}

impl std::ops::Deref for Chosen {
    type Target = Described;

    fn deref(&self) -> &Described {
        &self.all[self.index]
    }
}

impl Session {
    /// Answers a question in JSON.
    pub fn answer_json(&mut self, question: &str) -> String {
        let question =
            serde_json::from_str(question).map_err(|error| Problem::from(error.to_string()));
        let answer = question.and_then(|question| self.answer(&question));
        serde_json::to_string(&answer).unwrap_or_default()
    }

    /// Answers a question.
    ///
    /// # Errors
    /// If the description has mistakes, or does not allow the answer.
    pub fn answer(&mut self, question: &Question) -> Result<Value, Problem> {
        match question {
            Question::Descriptions => value(&examples::all()),
            Question::Read { document } => value(&facts::facts(&self.layouts(document)?)),
            Question::Check { document } => self.check(document),
            Question::Boards { documents, view } => {
                let layouts = self.chosen(documents)?;
                value(&boards::draw(&layouts, view).map_err(|failure| problem_of(documents, failure))?)
            }
            Question::Convert { from, to, form, text } => {
                let (from, to) = (self.one(from)?, self.one(to)?);
                value(&convert::conversion(&from, &to, convert::form(form)?)?(text)?)
            }
            Question::Index { document, request, position } => {
                let layout = self.one(document)?;
                value(&indexes::index(&layout, request, position)?)
            }
            Question::Explain { document, item, square } => {
                let layout = &*self.one(document)?;
                let text = match (given(item), given(square)) {
                    (Some(piece), Some(square)) => explain::key_of_square(layout, piece, square),
                    (item, _) => explain::text(layout, item),
                };
                value(&text.map_err(|failure| Problem::new(&document.source(), failure))?)
            }
            Question::Compare { documents } => {
                let layouts: Vec<Described> =
                    self.chosen(documents)?.iter().map(|chosen| (**chosen).clone()).collect();
                value(&compare::table(&layouts).map_err(|failure| problem_of(documents, failure))?)
            }
            Question::Export { document, to, sliders } => {
                value(&exports::export(document, to, sliders)?)
            }
            Question::Link { site, document, settings } => {
                let link = Link { source: document.source(), settings: settings.clone() };
                value(&link.address(site))
            }
            Question::Follow { address } => Ok(followed(Link::read(address)?)),
        }
    }

    /// All layouts of a description.
    fn layouts(&mut self, document: &Text) -> Layouts {
        let is_it =
            |kept: &&(Text, _)| kept.0.name == document.name && kept.0.text == document.text;
        if let Some((_, layouts)) = self.kept.iter().find(is_it) {
            return layouts.clone();
        }
        if self.kept.len() == KEPT {
            self.forget();
        }
        let source = document.source();
        let layouts = Document::new(source.clone()).layouts();
        let layouts = layouts.map(Rc::from).map_err(|failure| Problem::new(&source, failure));
        self.kept.push((document.clone(), layouts.clone()));
        layouts
    }

    /// Forgets all descriptions, and their texts, in which spans are looked up.
    fn forget(&mut self) {
        self.kept.clear();
        proc_macro2::extra::invalidate_current_thread_spans();
    }

    /// The chosen layout.
    fn one(&mut self, document: &Text) -> Result<Chosen, Problem> {
        let all = self.layouts(document)?;
        Ok(Chosen { index: document.layout.min(all.len() - 1), all })
    }

    fn chosen(&mut self, documents: &[Text]) -> Result<Vec<Chosen>, Problem> {
        if self.kept.len() + documents.len() > KEPT {
            // None of the layouts may be forgotten while another is read.
            self.forget();
        }
        documents.iter().map(|document| self.one(document)).collect()
    }

    fn check(&mut self, document: &Text) -> Result<Value, Problem> {
        // The caches are not needed again; if they were kept, spans would accumulate.
        self.forget();
        let document = Document::new(document.source());
        let (verified, mistakes) = match document.check() {
            Ok(verified) => (verified, Diagnostics::new()),
            Err(mistakes) => (Vec::new(), mistakes),
        };
        Ok(json!({
            "mistakes": problem::mistakes(&document.source, &mistakes),
            "summary": document.summary(),
            "verified": verified,
            "is_empty": document.is_empty(),
        }))
    }
}

fn value<T: Serialize>(answer: &T) -> Result<Value, Problem> {
    serde_json::to_value(answer).map_err(|error| Problem::from(error.to_string()))
}

/// The problem of a request about several layouts. Tokens are looked up in the first.
fn problem_of(documents: &[Text], failure: quadrille_tools::Failure) -> Problem {
    let source = documents.first().map(Text::source);
    source.map_or_else(Problem::default, |source| Problem::new(&source, failure))
}

fn followed(link: Option<Link>) -> Value {
    link.map_or(Value::Null, |Link { source, settings }| {
        json!({ "name": source.name, "text": source.text, "settings": settings })
    })
}

/// The typed text, unless it is empty.
fn given(text: &str) -> Option<&str> {
    Some(text.trim()).filter(|text| !text.is_empty())
}
