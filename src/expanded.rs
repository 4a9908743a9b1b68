//! `layout!` and `index!`, which compile descriptions. Without the feature `macros` they include what the command
//! has written.

#[cfg(all(feature = "macros", feature = "tablebase"))]
pub use quadrille_macros::index;
#[cfg(feature = "macros")]
pub use quadrille_macros::layout;

#[cfg(all(not(feature = "macros"), feature = "tablebase"))]
pub use crate::__included as index;
#[cfg(not(feature = "macros"))]
pub use crate::__included as layout;

/// Includes a file that `quadrille expand` has written. The file defines a macro of its name, which accepts only
/// the description that the file was made of.
#[cfg(not(feature = "macros"))]
#[doc(hidden)]
#[macro_export]
macro_rules! __included {
    (expanded in $file:ident.rs; $($description:tt)*) => {
        ::core::include! { ::core::concat!(::core::stringify!($file), ".rs") }
        $file! { $($description)* }
    };
    (expanded $($rest:tt)*) => {
        ::core::compile_error! { "expected the name of a file beside this one; write `expanded in board.rs;`" }
    };
    ($($description:tt)*) => {
        ::core::compile_error! {
            "the feature `macros` compiles descriptions; without it write `expanded in board.rs;` before this one, and run `quadrille expand`"
        }
    };
}
