//! An input of the compiler, and its result.

use std::cell::RefCell;
use std::panic::{self, AssertUnwindSafe};
use std::sync::Once;
use std::time::Duration;

use cpu_time::ThreadTime;
use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};
use quadrille_codegen::{counted_work, expand_derive, expand_layout, read, tablebase};

use crate::random::Random;
use crate::{Corpus, combine, files, mutation};

/// The name before parentheses that stand for a fragment passed on by another macro: a group without brackets.
pub const PASSED_ON: &str = "PASSED_ON";

/// The entry point by which an input comes in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EntryPoint {
    /// `layout! { ... }`, and, as text, a `.layout` file.
    Layout,
    /// `#[derive(Layout)]`.
    Derive,
    /// `index! { ... }`.
    Index,
    /// Files that a build script compiles, one after another as [`files`] divides them.
    Files,
}

impl EntryPoint {
    /// The extension of a file with such an input.
    pub fn extension(self) -> &'static str {
        match self {
            EntryPoint::Layout => "layout",
            EntryPoint::Derive => "derive",
            EntryPoint::Index => "index",
            EntryPoint::Files => "files",
        }
    }

    /// The entry point of a file with this extension.
    pub fn of_extension(extension: &str) -> Option<EntryPoint> {
        [EntryPoint::Layout, EntryPoint::Derive, EntryPoint::Index, EntryPoint::Files]
            .into_iter()
            .find(|entry| entry.extension() == extension)
    }
}

/// An input.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Case {
    /// The entry point by which it comes in.
    pub entry: EntryPoint,
    /// The text of the input.
    pub text: String,
}

/// The result of an input that broke nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// Code was emitted without an error.
    Emitted,
    /// It was refused with an error.
    Refused,
    /// The text is no Rust tokens, so no macro would see it.
    NoTokens,
}

/// The cost of one run.
#[derive(Clone, Copy, Debug)]
pub struct Cost {
    /// Processor time.
    pub time: Duration,
    /// The number of emitted tokens.
    pub tokens: usize,
    /// The work of long loops, in the units of [`counted_work`].
    pub work: u64,
}

impl Case {
    /// The case with this number of the run with this seed.
    pub fn new(seed: u64, number: u64, corpus: &Corpus) -> Case {
        let mut random = Random::new(seed, number);
        let mut case = match random.below(16) {
            0 => corpus.cases()[random.below(corpus.cases().len())].clone(),
            _ => combine::case(corpus, &mut random),
        };
        if random.once_in(8) {
            mutation::mutate(&mut case, corpus, &mut random);
        }
        case
    }

    /// Expands the input.
    ///
    /// # Errors
    /// The fault of the compiler: a panic, or the answer that it has a defect.
    pub fn run(&self) -> Result<(Ending, Cost), String> {
        let (start, before) = (ThreadTime::now(), counted_work::done());
        let ended = caught(|| self.expand());
        proc_macro2::extra::invalidate_current_thread_spans();
        let (ending, tokens) = ended??;
        Ok((ending, Cost { time: start.elapsed(), tokens, work: counted_work::done() - before }))
    }

    fn expand(&self) -> Result<(Ending, usize), String> {
        if self.entry == EntryPoint::Files {
            return match files::compile(&self.text) {
                Ok(source) => Ok((Ending::Emitted, tokens_in(&source)?)),
                Err(error) if blames(&error) => Err(error),
                Err(_) => Ok((Ending::Refused, 0)),
            };
        }
        let Ok(tokens) = self.text.parse::<TokenStream>() else {
            // A file with such text must be refused.
            let read = read::read_source(&self.text);
            read.diagnostics.render("text.layout", &self.text);
            let refused = !read.diagnostics.is_empty();
            return refused.then_some((Ending::NoTokens, 0)).ok_or("accepted no tokens".to_owned());
        };
        let tokens = passed_on(tokens);
        let emitted = match self.entry {
            EntryPoint::Layout => expand_layout(tokens),
            EntryPoint::Derive => expand_derive(tokens),
            EntryPoint::Index => tablebase::expand(tokens),
            EntryPoint::Files => unreachable!("compiled as files"),
        };
        let mut seen = Seen::default();
        seen.look(emitted);
        match seen {
            Seen { defect: Some(message), .. } => Err(message),
            Seen { errors: 0, tokens, .. } => Ok((Ending::Emitted, tokens)),
            Seen { tokens, .. } => Ok((Ending::Refused, tokens)),
        }
    }
}

/// Tokens with the groups that macros pass on.
fn passed_on(tokens: TokenStream) -> TokenStream {
    let mut passed = Vec::new();
    for tree in tokens {
        let TokenTree::Group(group) = tree else {
            passed.push(tree);
            continue;
        };
        let is_passed =
            matches!(passed.last(), Some(TokenTree::Ident(ident)) if *ident == PASSED_ON);
        let delimiter = if is_passed { Delimiter::None } else { group.delimiter() };
        let mut new = Group::new(delimiter, passed_on(group.stream()));
        new.set_span(group.span());
        if is_passed {
            passed.pop();
        }
        passed.push(TokenTree::Group(new));
    }
    passed.into_iter().collect()
}

/// Returns whether an error blames the compiler.
fn blames(error: &str) -> bool {
    error.contains("defect of Quadrille")
}

/// The number of tokens in a source file, which must be Rust's.
fn tokens_in(source: &str) -> Result<usize, String> {
    let tokens = source.parse::<TokenStream>().map_err(|error| format!("emitted {error}"))?;
    let mut seen = Seen::default();
    seen.look(tokens);
    Ok(seen.tokens)
}

/// The emitted code.
#[derive(Default)]
struct Seen {
    tokens: usize,
    errors: usize,
    /// An error that blames the compiler.
    defect: Option<String>,
}

impl Seen {
    fn look(&mut self, tokens: TokenStream) {
        let mut is_error = false;
        for tree in tokens {
            self.tokens += 1;
            match tree {
                TokenTree::Ident(ident) if ident == "compile_error" => {
                    is_error = true;
                    self.errors += 1;
                }
                TokenTree::Group(group) if is_error => {
                    let text = group.to_string();
                    if blames(&text) {
                        self.defect = Some(text);
                    }
                    is_error = false;
                }
                TokenTree::Group(group) => self.look(group.stream()),
                _ => {}
            }
        }
    }
}

thread_local! {
    /// The message of the last panic that this thread caught, and its place; `None` if it catches none.
    static CAUGHT: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// Runs code that may panic.
///
/// # Errors
/// The message of the panic, and its place.
pub fn caught<T>(work: impl FnOnce() -> T) -> Result<T, String> {
    static HOOK: Once = Once::new();
    HOOK.call_once(|| {
        let usual = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            let is_ours = CAUGHT.with_borrow_mut(|caught| {
                caught.as_mut().map(|caught| *caught = info.to_string()).is_some()
            });
            if !is_ours {
                usual(info);
            }
        }));
    });
    CAUGHT.set(Some(String::new()));
    let ended = panic::catch_unwind(AssertUnwindSafe(work));
    let message = CAUGHT.take().unwrap_or_default();
    ended.map_err(|_| message)
}
