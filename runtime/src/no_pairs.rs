//! Sets of pairs of an expansion that is included although the feature `pairs` is off.

/// Reports a single error for all that a set would need.
#[doc(hidden)]
#[macro_export]
macro_rules! pairs {
    ($set:ident, $($rest:tt)*) => {
        ::core::compile_error! { ::core::concat!(
            "numbers of pairs need the feature `pairs`: `", ::core::stringify!($set), "` is a set of them\n",
            "help: add it to the features of `quadrille` in Cargo.toml: `features = [\"pairs\"]`",
        ) }
    };
}
