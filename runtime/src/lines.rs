//! Tables of the squares between two others and of the line through them, worked out from rays.
//!
//! Layouts with `geometry: tables` have them. They are worked out in const evaluation, so that descriptions need
//! not hold 64 KB for them. That takes some 15,000 steps for the 1,456 pairs of an 8 x 8 board that are on a line.

/// The builders for one word.
macro_rules! builders {
    ($between:ident, $through:ident, $word:ty) => {
        /// The squares strictly between two on a line, by their numbers, given the squares from each number to the edge
        /// by [`Direction`](crate::Direction).
        #[doc(hidden)]
        pub const fn $between<const N: usize>(rays: &[[$word; N]; 8]) -> [[$word; N]; N] {
            let mut between = [[0; N]; N];
            let mut index = 0;
            while index < 8 * N {
                let (from, direction) = (index / 8, index % 8);
                let ray = rays[direction][from];
                let mut rest = ray;
                while rest != 0 {
                    let to = rest.trailing_zeros() as usize;
                    // Both squares see what lies between them, in opposite directions.
                    between[from][to] = ray & rays[(direction + 4) % 8][to];
                    rest &= rest - 1;
                }
                index += 1;
            }
            between
        }

        /// The whole line through two squares, both included, by their numbers.
        #[doc(hidden)]
        pub const fn $through<const N: usize>(rays: &[[$word; N]; 8]) -> [[$word; N]; N] {
            let mut through = [[0; N]; N];
            let mut index = 0;
            while index < 8 * N {
                let (from, direction) = (index / 8, index % 8);
                let mut rest = rays[direction][from];
                let line = rest | rays[(direction + 4) % 8][from] | 1 << from;
                while rest != 0 {
                    through[from][rest.trailing_zeros() as usize] = line;
                    rest &= rest - 1;
                }
                index += 1;
            }
            through
        }
    };
}

builders!(between_64, through_64, u64);
builders!(between_128, through_128, u128);
