//! Lists of keys that the language knows, such as those of a layout. [`keys!`] declares one: for each key the type of
//! its value, and what reads that.

use proc_macro2::Delimiter;

use crate::diagnostic::Extent;
use crate::list::list;
use crate::model::NamedValue;

use super::{Entries, Name, Result, Tokens, input, word};

/// The values of some keys.
pub(crate) trait Keys: Default {
    /// The keys, in the order in which errors list them.
    const NAMES: &'static [&'static str];

    /// Reads the value of a key; `None` if it is none of these, or an error has been reported.
    fn read(&mut self, key: &Name, input: &Tokens) -> Option<()>;

    /// Treats missing values as ones that could not be read: after a key that could not be, any may be missing.
    fn blame_missing(&mut self);
}

/// Declares a struct with an [`Entry`](super::Entry) for each key. Behind `=` stands the function that reads its value.
macro_rules! keys {
    (@name $key:ident) => { stringify!($key) };
    (@name $key:ident $name:literal) => { $name };
    (
        $(#[$attribute:meta])*
        pub(crate) struct $Keys:ident {
            $(
                $(#[$documentation:meta])*
                $key:ident $(as $name:literal)?: $Value:ty = $read:expr,
            )+
        }
    ) => {
        $(#[$attribute])*
        #[derive(Debug, Default)]
        pub(crate) struct $Keys {
            $($(#[$documentation])* pub(crate) $key: $crate::parse::Entry<$Value>,)+
        }

        impl $crate::parse::keys::Keys for $Keys {
            const NAMES: &'static [&'static str] =
                &[$($crate::parse::keys::keys!(@name $key $($name)?)),+];

            fn read(
                &mut self,
                key: &$crate::parse::Name,
                input: &$crate::parse::tokens::Tokens,
            ) -> Option<()> {
                $(if key.text == $crate::parse::keys::keys!(@name $key $($name)?) {
                    let read = $read;
                    return self.$key.fill(key, read(input));
                })+
                None
            }

            fn blame_missing(&mut self) {
                $(self.$key.blame();)+
            }
        }
    };
}
pub(crate) use keys;

/// Reads `key: value, ...` up to the end; `seen` are the keys so far.
pub(crate) fn read<K: Keys>(
    keys: &mut K,
    entries: Entries<'_>,
    input: &Tokens,
    seen: &mut Vec<String>,
) {
    if !entries.read(input, seen, &mut |key, input| keys.read(key, input)) {
        keys.blame_missing();
    }
}

/// Reads `{ key: value, ... }` with the keys of `K`, of which `needed` may not be missing; `form` is how errors say that.
pub(crate) fn braced<K: Keys>(form: &str, needed: Option<&str>) -> impl Fn(&Tokens) -> Option<K> {
    move |input| {
        let content = input.take(input::group(input, Delimiter::Brace, form))?;
        let mut keys = K::default();
        let entries = Entries { needed, ..Entries::of(K::NAMES) };
        read(&mut keys, entries, &content, &mut Vec::new());
        Some(keys)
    }
}

/// Reads a value that has one mistake at most.
pub(crate) fn single<T>(read: impl Fn(&Tokens) -> Result<T>) -> impl Fn(&Tokens) -> Option<T> {
    move |input| input.take(read(input))
}

/// Reads a value, and where it stands.
pub(crate) fn located<T>(
    read: impl Fn(&Tokens) -> Option<T>,
) -> impl Fn(&Tokens) -> Option<(T, Extent)> {
    move |input| {
        let start = input.span();
        let value = read(input)?;
        Some((value, input.since(start)))
    }
}

/// Reads one of some words, and gives its value; `message` is the beginning of the error, up to the word.
pub(crate) fn word_of<T: Copy>(
    words: &[NamedValue<T>],
    message: &str,
) -> impl Fn(&Tokens) -> Option<T> {
    move |input| {
        let word = input.take(word::ident(input, &either(words, None)))?;
        input.take(word.one_of(words, message))
    }
}

/// `` `u64`, `u128` or `none` ``, and `also`, which is no word, if there is something else.
pub(crate) fn either<T>(words: &[NamedValue<T>], also: Option<&str>) -> String {
    let mut all: Vec<String> = list(words, |(word, _)| format!("`{word}`"));
    all.extend(also.map(str::to_owned));
    let (last, others) = all.split_last().expect("a choice has words");
    format!("{} or {last}", others.join(", "))
}
