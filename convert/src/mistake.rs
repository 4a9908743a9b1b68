//! The mistakes of a type that derives conversions: the place, and what to write instead.

use proc_macro::{Literal, Span, TokenStream, TokenTree};

use crate::template::fill;

/// A result, or the mistake that prevents it.
pub(crate) type Result<T> = std::result::Result<T, Mistake>;

/// A mistake.
pub(crate) struct Mistake {
    span: Span,
    message: String,
}

impl Mistake {
    pub(crate) fn new(span: Span, message: impl Into<String>) -> Mistake {
        Mistake { span, message: message.into() }
    }

    /// Adds what to write instead.
    pub(crate) fn help(self, help: &str) -> Mistake {
        Mistake { message: format!("{}\nhelp: {help}", self.message), ..self }
    }

    /// A `compile_error!` where the mistake is.
    pub(crate) fn to_compile_error(&self) -> TokenStream {
        let mut message = Literal::string(&self.message);
        message.set_span(self.span);
        let message = TokenTree::from(message).into();
        fill(self.span, "::core::compile_error! { $message }", &[("message", message)])
    }
}
