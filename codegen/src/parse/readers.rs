//! Readers of values, made of readers of their parts.

use proc_macro2::Delimiter;
use syn::parse::ParseStream;

use crate::diagnostic::{Diagnostics, Extent};
use crate::list::list as make_list;
use crate::model::NamedValue;
use crate::text::joined;

use super::input::{self, Result};
use super::{Entries, Name, Named, word};

/// Reads a value and adds its mistakes, or returns `None` if no usable value is left.
pub(crate) trait Reader<T>: Fn(ParseStream<'_>, &mut Diagnostics) -> Option<T> {}

impl<T, F: Fn(ParseStream<'_>, &mut Diagnostics) -> Option<T>> Reader<T> for F {}

/// A value with at most one mistake, read by a parser of syn's signature.
pub(crate) fn single<T>(read: impl Fn(ParseStream<'_>) -> Result<T>) -> impl Reader<T> {
    move |input, mistakes| mistakes.take(read(input))
}

/// A value, with its extent.
pub(crate) fn located<T>(read: impl Reader<T>) -> impl Reader<(T, Extent)> {
    move |input, mistakes| {
        let start = input::span(input);
        let value = read(input, mistakes)?;
        Some((value, input::since(start, input)))
    }
}

/// The value of one of some words; `message` is the beginning of the error, up to the word.
pub(crate) fn word_of<T: Copy>(words: &[NamedValue<T>], message: &str) -> impl Reader<T> {
    single(move |input| {
        let word = word::ident(input, &either(words, None))?;
        Ok(word.one_of(words, message)?)
    })
}

/// `` `u64`, `u128` or `none` ``, and `also`, an alternative that is no word, if given.
pub(crate) fn either<T>(words: &[NamedValue<T>], also: Option<&str>) -> String {
    let mut all: Vec<String> = make_list(words, |(word, _)| format!("`{word}`"));
    all.extend(also.map(str::to_owned));
    joined(&all, "or")
}

/// `{ key: value, ... }`, as a list of the results of `read`, without the entries that have none. Errors call a key
/// `noun`, and the whole `form`.
pub(crate) fn list<T>(
    noun: &str,
    form: &str,
    read: impl Fn(&Name, ParseStream<'_>, &mut Diagnostics) -> Option<T>,
) -> impl Reader<Vec<T>> {
    move |input, mistakes| {
        let mut values = Vec::new();
        let mut push = |key: &Name, input: ParseStream<'_>, mistakes: &mut Diagnostics| {
            read(key, input, mistakes).map(|value| values.push(value))
        };
        let all = input::within(input, Delimiter::Brace, form, |content| {
            Entries::named(noun).read(content, mistakes, &mut Vec::new(), &mut push);
            Ok(())
        });
        mistakes.take(all)?;
        Some(values)
    }
}

/// The [`list`] of keys and their values.
pub(crate) fn pairs<T>(
    noun: &str,
    form: &str,
    read: impl Reader<T>,
) -> impl Reader<Vec<(Name, T)>> {
    list(noun, form, move |key, input, mistakes| Some((key.clone(), read(input, mistakes)?)))
}

/// The [`list`] of names and their values, or `None` if any of them could not be read.
pub(crate) fn complete<T>(
    noun: &str,
    form: &str,
    read: impl Fn(ParseStream<'_>) -> Result<T>,
) -> impl Reader<Vec<Named<T>>> {
    let value = located(single(read));
    let all = list(noun, form, move |name, input, mistakes| {
        let (value, extent) = value(input, mistakes)?;
        Some(Named { name: name.clone(), value, extent })
    });
    move |input, mistakes| {
        let before = mistakes.len();
        all(input, mistakes).filter(|_| mistakes.len() == before)
    }
}
