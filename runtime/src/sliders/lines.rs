//! Subtraction along lines whose numbers rise: two masks a line, and no other tables.

use crate::table;

macro_rules! lines {
    ($(#[$doc:meta])* $name:ident, $word:ty) => {
        $(#[$doc])*
        ///
        /// On each line, twice the nearest occupied bit above the square, minus the nearest below
        /// it, has all bits set from the one up to the other ("obstruction difference", Michael
        /// Hoffmann).
        #[derive(Debug)]
        pub struct $name<const NUMBERS: usize, const LINES: usize> {
            /// By number and line: the squares with lower numbers, and those with higher ones.
            masks: [[[$word; 2]; LINES]; NUMBERS],
        }

        impl<const NUMBERS: usize, const LINES: usize> $name<NUMBERS, LINES> {
            /// The masks that the string holds.
            ///
            /// # Panics
            /// Fails to compile where the string is not as long as the table.
            pub const fn new<const BYTES: usize>(masks: &[u8; BYTES]) -> Self {
                $name { masks: table::read(masks) }
            }

            /// The squares attacked from the square with this number, up to the first occupied one
            /// on each ray.
            ///
            /// # Panics
            /// When the number is not below `NUMBERS`.
            #[inline(always)]
            pub const fn attacks(&self, number: usize, occupancy: $word) -> $word {
                let masks = &self.masks[number];
                let mut attacks = 0;
                let mut line = 0;
                while line < LINES {
                    let [lower, upper] = masks[line];
                    // Bit 0 stands in where nothing is occupied below.
                    let below = (occupancy & lower) | 1;
                    let nearest = <$word>::MAX << (<$word>::BITS - 1 - below.leading_zeros());
                    let above = occupancy & upper;
                    let twice = (above & above.wrapping_neg()) << 1;
                    attacks |= twice.wrapping_add(nearest) & (lower | upper);
                    line += 1;
                }
                attacks
            }

            /// The bytes of the table.
            pub const fn bytes(&self) -> usize {
                size_of::<Self>()
            }
        }
    };
}

lines! {
    /// The lines of a rider through each square, for `u64` bitboards.
    Lines64, u64
}

lines! {
    /// The lines of a rider through each square, for `u128` bitboards.
    Lines128, u128
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The row 1, 4, 6, 63, seen from 4.
    const ROW: Lines64<5, 1> = {
        let mut masks = [0; 80];
        masks[64] = 1 << 1;
        masks[72] = 1 << 6;
        masks[79] = 1 << 7;
        Lines64::new(&masks)
    };

    #[test]
    fn the_nearest_occupant_ends_a_ray() {
        const OPEN: u64 = ROW.attacks(4, 0);
        assert_eq!(OPEN, 1 << 1 | 1 << 6 | 1 << 63);
        assert_eq!(ROW.attacks(4, u64::MAX), 1 << 1 | 1 << 6);
        assert_eq!(ROW.attacks(4, 1 << 63 | 1 << 5), OPEN);
        assert_eq!(ROW.attacks(0, u64::MAX), 0);
        assert_eq!(ROW.bytes(), 80);
    }
}
