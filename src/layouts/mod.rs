//! The standard layouts: numberings that programs use, ready made.
//!
//! Each is a feature of the crate: `cargo add quadrille --features w,shogi` adds `W` and `Shogi`. `chess`,
//! `variants` and `all-layouts` turn on several. Their descriptions use the language that
//! [`layout!`](crate::layout) reads. The layouts of `chess` are part of the crate as Rust; those of `variants` are
//! compiled by its build script.

/// The enabled layouts, each by its feature. The compiler names the feature of one that is not enabled.
macro_rules! standard_layouts {
    (
        committed { $($committed:literal $layout:ident),* }
        compiled { $($compiled:literal $other:ident),* }
    ) => {
        /// The layouts that are committed as Rust, and those that the build script writes, which name one another.
        #[allow(clippy::all, clippy::pedantic)] // Generated.
        mod compiled {
            $(
                #[cfg(feature = $committed)]
                include!(concat!($committed, ".rs"));
            )*
            #[cfg(feature = "compile-layouts")]
            include!(concat!(env!("OUT_DIR"), "/layouts.rs"));
        }
        $(
            #[cfg(feature = $committed)]
            pub use compiled::$layout;
        )*
        $(
            #[cfg(feature = $compiled)]
            pub use compiled::$other;
        )*
    };
}

standard_layouts! {
    committed {
        "a8" A8, "file_major" FileMajor, "gray" Gray, "h1" H1, "lerf" Lerf, "mailbox" Mailbox,
        "pinwheel" Pinwheel, "ring" Ring, "rotary" Rotary, "turntable" Turntable, "w" W, "x88" X88
    }
    compiled {
        "board5x5" Board5x5, "board6x6" Board6x6, "board10x8" Board10x8, "board12x10" Board12x10,
        "board16x16" Board16x16, "capablanca" Capablanca, "checkers" Checkers,
        "chu_shogi" ChuShogi, "courier" Courier, "draughts" Draughts, "glinski" Glinski,
        "grand" Grand, "janggi" Janggi, "makruk" Makruk, "minishogi" Minishogi, "omega" Omega,
        "shako" Shako, "shogi" Shogi, "shuuro" Shuuro, "tori_shogi" ToriShogi, "xiangqi" Xiangqi
    }
}
