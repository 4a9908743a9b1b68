//! The named mirrors and turns, which squares, bitboards and packed positions all have.

/// The seven methods of a type that has `transform`, of the layout `$layout`. Examples show
/// `$before`, the name of a square, `$after`.
macro_rules! named_flips {
    ($layout:ident, $before:literal, $after:literal) => {
        named_flips! { @methods $before, $after;
            flip_vertical, FlipVertical, ["mirror", "flip_rank", "flip_ranks"], "E2", "E7",
            "Mirrored at the middle between the ranks: a1 goes to the last rank.";
            flip_horizontal, FlipHorizontal, ["mirror", "flip_file", "flip_files"], "E2", "D2",
            "Mirrored at the middle between the files: a1 goes to the last file.";
            rotate_180, Rotate180, ["rotate"], "E2", "D7",
            "Turned by half: a1 goes to the last file and the last rank.";
            flip_diagonal, FlipDiagonal, ["transpose"], "E2", "B5",
            "Mirrored at the a1-h8 diagonal: files and ranks exchanged.", $layout;
            flip_anti_diagonal, FlipAntiDiagonal, ["anti_transpose"], "E2", "G4",
            "Mirrored at the a8-h1 diagonal: a1 goes to the last file and the last rank.", $layout;
            rotate_90, Rotate90, ["rotate"], "E2", "B4",
            "Turned clockwise by a quarter: the first rank becomes the first file.", $layout;
            rotate_270, Rotate270, ["rotate"], "E2", "G5",
            "Turned anticlockwise by a quarter: the first rank becomes the last file.", $layout;
        }
    };
    // A flip followed by `$layout` exists on square boards only.
    (@methods $before:literal, $after:literal;
     $($flip:ident, $symmetry:ident, [$($alias:literal),*], $from:literal, $to:literal,
       $doc:literal $(, $layout:ident)?;)*) => { $(
        #[doc = $doc]
        ///
        /// If it would carry a square to one that the board lacks, it fails to compile; `transform` works on
        /// every board.
        ///
        /// ```
        /// # use quadrille::{layouts::Lerf, Packed, PackedList};
        #[doc = concat!("let flipped = ", $before, $from, $after, ".", stringify!($flip), "();")]
        #[doc = concat!("assert_eq!(flipped, ", $before, $to, $after, ");")]
        /// ```
        #[doc(alias($($alias),*))]
        // The bound is on the method, not on the `impl`: only then does a quarter turn of an oblong board
        // give the trait's own error message.
        #[inline(always)]
        pub fn $flip(self) -> Self
        $(where
            $layout: crate::board::SquareBoard,
        )?
        {
            const {
                assert!(
                    crate::board::layout::has::<L>(crate::symmetry::Symmetry::$symmetry),
                    concat!(
                        "squares of this board are absent where `", stringify!($flip),
                        "` would carry others: `transform` says `None` for it"
                    )
                );
            }
            crate::board::flips::on_every_board(self.transform(crate::symmetry::Symmetry::$symmetry))
        }
    )* };
}
pub(crate) use named_flips;

/// Unwraps an image, which exists since the board has the symmetry. Nothing remains of it in optimised code.
#[inline(always)]
pub(crate) fn on_every_board<T>(image: Option<T>) -> T {
    match image {
        Some(image) => image,
        None => unreachable!("the layout lists a symmetry that it has not"),
    }
}
