//! The prefix `expanded in board.rs;` of a macro's input: the macro includes this file, beside the
//! source, instead of expanding.

use proc_macro2::{Ident, TokenStream, TokenTree};
use quote::quote;

use crate::diagnostic::{Diagnostic, Diagnostics, Extent};
use crate::parse::is_keyword;

/// The input of a macro.
#[derive(Clone, Debug)]
pub struct Input {
    /// The name of the file that keeps the expansion, without `.rs`, or `None` to expand.
    pub kept_in: Option<Ident>,
    /// The description after it.
    pub description: TokenStream,
}

impl Input {
    /// Reads the file's name, if the description begins with one.
    ///
    /// ```
    /// use quadrille_codegen::read::Input;
    /// let input = Input::new("expanded in board.rs; pub struct Board {}".parse().unwrap()).unwrap();
    /// assert_eq!(input.kept_in.unwrap(), "board");
    /// assert_eq!(input.description.to_string(), "pub struct Board { }");
    /// ```
    ///
    /// # Errors
    /// If something else follows `expanded`.
    pub fn new(tokens: TokenStream) -> Result<Input, Diagnostic> {
        let mut rest = tokens.clone().into_iter();
        let first = match rest.next() {
            Some(TokenTree::Ident(word)) if word == "expanded" => word,
            _ => return Ok(Input { kept_in: None, description: tokens }),
        };
        let head: TokenStream = rest.by_ref().take_while(|token| !is(token, ';')).collect();
        match file(head.clone()) {
            Some(file) => Ok(Input { kept_in: Some(file), description: rest.collect() }),
            None => {
                let extent = if head.is_empty() { first.span().into() } else { Extent::of(&head) };
                let message = "expected the name of a file beside this one";
                Err(Diagnostic::new(extent, message).help("write `expanded in board.rs;`"))
            }
        }
    }
}

/// Reads the words after `expanded`, such as `in board.rs`, and returns the file's name.
fn file(head: TokenStream) -> Option<Ident> {
    let head: Vec<TokenTree> = head.into_iter().collect();
    match &head[..] {
        [TokenTree::Ident(word), TokenTree::Ident(file), dot, TokenTree::Ident(extension)]
            if word == "in" && is(dot, '.') && extension == "rs" =>
        {
            // A keyword cannot name a macro.
            (!is_keyword(&file.to_string())).then(|| file.clone())
        }
        _ => None,
    }
}

fn is(token: &TokenTree, mark: char) -> bool {
    matches!(token, TokenTree::Punct(punct) if punct.as_char() == mark)
}

/// Includes the file that keeps the expansion, which checks that its description is still the same;
/// or expands the description by `expand`. If the compiler tells the path of the source, and the
/// file is not beside it, the error says how to write it.
///
/// ```
/// use quadrille_codegen::{expand_layout, read::included_or};
/// let input = "expanded in board.rs; pub struct Board {}".parse().unwrap();
/// let included = included_or(input, expand_layout).to_string().replace(' ', "");
/// assert_eq!(included, "::core::include!{\"board.rs\"}board!{pubstructBoard{}}");
/// ```
pub fn included_or(input: TokenStream, expand: fn(TokenStream) -> TokenStream) -> TokenStream {
    match Input::new(input) {
        Ok(Input { kept_in: None, description }) => expand(description),
        Ok(Input { kept_in: Some(file), description }) => {
            let path = format!("{file}.rs");
            let source = file.span().local_file();
            if source.is_some_and(|source| !source.with_file_name(&path).exists()) {
                let message = format!("there is no `{path}` beside this file");
                let mistake = Diagnostic::new(file.span(), message);
                return Diagnostics::from(mistake.help("run `quadrille expand`, which writes it"))
                    .to_compile_errors();
            }
            quote! {
                ::core::include! { #path }
                #file! { #description }
            }
        }
        Err(mistake) => Diagnostics::from(mistake).to_compile_errors(),
    }
}
