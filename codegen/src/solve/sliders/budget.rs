//! What the searches for magics may cost in a macro, which runs unoptimised and in every build. Steps are counted and not
//! timed, so that the same magics are found everywhere. The command `search magics` has budgets of its own.

/// The choices of `minimal` that all classes of a rider may take without rotations, and once more with them.
pub const CHOICES: u32 = 100_000;

/// The choices for one of several riders: three or more riders together have the choices of three.
pub fn choices_of_each(riders: usize) -> u32 {
    3 * CHOICES / u32::try_from(riders.max(3)).unwrap_or(u32::MAX)
}

// These limits bound how many of a rider's choices a single set can use up. They were tuned on
// relabellings of W; `codegen/tests/equal_keys.rs` tests what is found for others.

/// The most of [`CHOICES`] that one set of members may take.
pub const CHOICES_OF_SET: u32 = 3_000;

/// The most that one set may take with rotations, of which there are many.
pub const CHOICES_OF_ROTATED_SET: u32 = 15_000;

/// The factor of [`CHOICES_OF_ROTATED_SET`] in the second round, which takes the choices that the first round left.
pub const SECOND_ROUND: u32 = 4;

/// Comparing one member's windows with the others' counts as this many choices.
pub const CHOICES_OF_COMPARISON: u32 = 15;

/// The most members for which rotations are searched: with more, there are too many.
pub const MOST_ROTATED_MEMBERS: u32 = 4;

// One square alone.

/// The multiplications for one square and one size of key.
pub const PRODUCTS_PER_KEY: u64 = 20_000;

/// The key bits that may be added to the minimum before the search gives up.
pub const SPARE_BITS: u32 = 4;

// Magics of one shift.

/// The assignments of key bits to squares before a search gives up.
pub const ASSIGNMENTS: u32 = 4_000;

/// The products that are tried for a magic of random key bits.
pub const RANDOM_PRODUCTS: usize = 65_536;

/// The rotations of an upper half that are tried: every one costs the look-up the same.
pub const ROTATIONS: usize = 16;
