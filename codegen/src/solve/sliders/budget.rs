//! The limits of searches for magics in a macro, which runs unoptimised and in every build. Steps are counted
//! rather than timed, so that the same magics are found everywhere. The command `search magics` has limits of its
//! own.

/// The choices of `minimal` for all classes of a rider without rotations, and once more with them.
pub const CHOICES: u32 = 100_000;

/// The choices for one of several riders: three or more riders together have the choices of three.
pub fn choices_of_each(riders: usize) -> u32 {
    3 * CHOICES / u32::try_from(riders.max(3)).unwrap_or(u32::MAX)
}

// These limits bound the share of a rider's choices that a single set can use. They were tuned on relabellings of
// W; `codegen/tests/equal_keys.rs` tests the results for others.

/// The part of [`CHOICES`] that one set of members may take.
pub const CHOICES_OF_SET: u32 = 3_000;

/// The choices that one set may take with rotations, of which there are many.
pub const CHOICES_OF_ROTATED_SET: u32 = 15_000;

/// The factor of [`CHOICES_OF_ROTATED_SET`] in the second round, which takes the choices that the first round left.
pub const SECOND_ROUND: u32 = 4;

/// The number of choices for which a comparison of one member's windows with the others' counts.
pub const CHOICES_OF_COMPARISON: u32 = 15;

/// The most members for which rotations are searched. With more, there are too many.
pub const MOST_ROTATED_MEMBERS: u32 = 4;

// Magics of a single square.

/// The multiplications for one square and one size of key.
pub const PRODUCTS_PER_KEY: u64 = 20_000;

/// The key bits that may be added to the minimum before the search gives up.
pub const SPARE_BITS: u32 = 4;

// Magics with a fixed shift.

/// The assignments of key bits to squares before a search gives up.
pub const ASSIGNMENTS: u32 = 4_000;

/// The products that are tried for a magic of random key bits.
pub const RANDOM_PRODUCTS: usize = 65_536;

/// The number of rotations of an upper half that are tried. Every one costs the look-up the same.
pub const ROTATIONS: usize = 16;
