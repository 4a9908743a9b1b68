//! Lists of keys that the language knows, such as those of a layout. [`keys!`] declares a list: for each key the
//! type of its value, and the reader of the value.

use proc_macro2::Delimiter;
use syn::parse::ParseStream;

use crate::diagnostic::Diagnostics;

use super::readers::Reader;
use super::{Entries, Name, input};

/// The values of some keys.
pub(crate) trait Keys: Default {
    /// The keys, in the order in which errors list them.
    const NAMES: &'static [&'static str];

    /// Reads the value of a key. `None` if it is none of these keys, or an error has been reported.
    fn read(
        &mut self,
        key: &Name,
        input: ParseStream<'_>,
        mistakes: &mut Diagnostics,
    ) -> Option<()>;

    /// Treats missing values like unreadable ones: a key that could not be read may be any missing one.
    fn blame_missing(&mut self);
}

/// Declares a struct with an [`Entry`](super::Entry) for each key. After `=` comes the [`Reader`] of its value,
/// unless the value's type implements [`Parse`](syn::parse::Parse).
macro_rules! keys {
    (@name $key:ident) => { stringify!($key) };
    (@name $key:ident $name:literal) => { $name };
    (@read $Value:ty) => { $crate::parse::readers::single(<$Value as syn::parse::Parse>::parse) };
    (@read $Value:ty, $read:expr) => { $read };
    (
        $(#[$attribute:meta])*
        pub(crate) struct $Keys:ident {
            $(
                $(#[$documentation:meta])*
                $key:ident $(as $name:literal)?: $Value:ty $(= $read:expr)?,
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
                input: syn::parse::ParseStream<'_>,
                mistakes: &mut $crate::diagnostic::Diagnostics,
            ) -> Option<()> {
                $(if key.text == $crate::parse::keys::keys!(@name $key $($name)?) {
                    let read = $crate::parse::keys::keys!(@read $Value $(, $read)?);
                    return self.$key.fill(key, read(input, mistakes));
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
    input: ParseStream<'_>,
    mistakes: &mut Diagnostics,
    seen: &mut Vec<String>,
) {
    let mut read = |key: &Name, input: ParseStream<'_>, mistakes: &mut Diagnostics| {
        keys.read(key, input, mistakes)
    };
    if !entries.read(input, mistakes, seen, &mut read) {
        keys.blame_missing();
    }
}

/// `{ key: value, ... }` with the keys of `K`, of which `needed` is required. Errors call it `form`.
pub(crate) fn braced<K: Keys>(form: &str, needed: Option<&str>) -> impl Reader<K> {
    move |input, mistakes| {
        let mut keys = K::default();
        let entries = Entries { needed, ..Entries::of(K::NAMES) };
        let all = input::within(input, Delimiter::Brace, form, |content| {
            read(&mut keys, entries, content, mistakes, &mut Vec::new());
            Ok(())
        });
        mistakes.take(all)?;
        Some(keys)
    }
}
