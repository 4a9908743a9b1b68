//! The standard layouts: numberings that programs use, ready made.
//!
//! Each is a feature of the crate: `cargo add quadrille --features w,shogi` adds `W` and `Shogi`. `chess`,
//! `variants` and `all-layouts` turn on several. Their descriptions use the language that
//! [`layout!`](crate::layout) reads. The layouts of `chess` are part of the crate as Rust; those of `variants` are
//! compiled by its build script.

/// All enabled layouts: those committed as Rust, and those that the build script writes. They name one another.
/// Disabled ones are missing here, so the compiler could not tell a user that they exist.
#[allow(clippy::all, clippy::pedantic)] // Generated.
mod compiled {
    #[cfg(feature = "a8")]
    include!("a8.rs");
    #[cfg(feature = "file_major")]
    include!("file_major.rs");
    #[cfg(feature = "gray")]
    include!("gray.rs");
    #[cfg(feature = "h1")]
    include!("h1.rs");
    #[cfg(feature = "lerf")]
    include!("lerf.rs");
    #[cfg(feature = "mailbox")]
    include!("mailbox.rs");
    #[cfg(feature = "pinwheel")]
    include!("pinwheel.rs");
    #[cfg(feature = "ring")]
    include!("ring.rs");
    #[cfg(feature = "rotary")]
    include!("rotary.rs");
    #[cfg(feature = "turntable")]
    include!("turntable.rs");
    #[cfg(feature = "w")]
    include!("w.rs");
    #[cfg(feature = "x88")]
    include!("x88.rs");
    #[cfg(feature = "compile-layouts")]
    include!(concat!(env!("OUT_DIR"), "/layouts.rs"));
}

// Each layout has a line of its own, so that the compiler names the feature of a layout that is not enabled.
#[cfg(feature = "a8")]
pub use compiled::A8;
#[cfg(feature = "board5x5")]
pub use compiled::Board5x5;
#[cfg(feature = "board6x6")]
pub use compiled::Board6x6;
#[cfg(feature = "board10x8")]
pub use compiled::Board10x8;
#[cfg(feature = "board12x10")]
pub use compiled::Board12x10;
#[cfg(feature = "capablanca")]
pub use compiled::Capablanca;
#[cfg(feature = "checkers")]
pub use compiled::Checkers;
#[cfg(feature = "courier")]
pub use compiled::Courier;
#[cfg(feature = "draughts")]
pub use compiled::Draughts;
#[cfg(feature = "file_major")]
pub use compiled::FileMajor;
#[cfg(feature = "glinski")]
pub use compiled::Glinski;
#[cfg(feature = "grand")]
pub use compiled::Grand;
#[cfg(feature = "gray")]
pub use compiled::Gray;
#[cfg(feature = "h1")]
pub use compiled::H1;
#[cfg(feature = "janggi")]
pub use compiled::Janggi;
#[cfg(feature = "lerf")]
pub use compiled::Lerf;
#[cfg(feature = "mailbox")]
pub use compiled::Mailbox;
#[cfg(feature = "makruk")]
pub use compiled::Makruk;
#[cfg(feature = "minishogi")]
pub use compiled::Minishogi;
#[cfg(feature = "omega")]
pub use compiled::Omega;
#[cfg(feature = "pinwheel")]
pub use compiled::Pinwheel;
#[cfg(feature = "ring")]
pub use compiled::Ring;
#[cfg(feature = "rotary")]
pub use compiled::Rotary;
#[cfg(feature = "shako")]
pub use compiled::Shako;
#[cfg(feature = "shogi")]
pub use compiled::Shogi;
#[cfg(feature = "tori_shogi")]
pub use compiled::ToriShogi;
#[cfg(feature = "turntable")]
pub use compiled::Turntable;
#[cfg(feature = "w")]
pub use compiled::W;
#[cfg(feature = "x88")]
pub use compiled::X88;
#[cfg(feature = "xiangqi")]
pub use compiled::Xiangqi;
