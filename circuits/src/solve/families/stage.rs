//! A step beside a sum of products, in which each bit stays where it is or moves by a distance.

/// The step. What is said of it holds for all its masks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stage {
    /// There is no such step.
    Absent,
    /// Each bit stays or is rotated: `x ^ (x ^ x.rotate_left(by)) & mask`, four operations.
    Turn(u32),
    /// Each bit stays or moves by the distance to either side, as where bits are exchanged:
    /// `t = (x ^ x >> by) & mask; x ^ t * (1 | 1 << by)`, five operations.
    Exchange(u32),
}

impl Stage {
    /// Where it may put a bit; with `is_undone` where a bit that it puts here may have been.
    pub(super) fn places(self, bit: u32, is_undone: bool) -> impl Iterator<Item = u32> {
        let (up, down) = match self {
            Stage::Absent => (None, None),
            Stage::Turn(by) if is_undone => (Some((bit + 64 - by) % 64), None),
            Stage::Turn(by) => (Some((bit + by) % 64), None),
            Stage::Exchange(by) => {
                (Some(bit + by).filter(|place| *place < 64), bit.checked_sub(by))
            }
        };
        [Some(bit), up, down].into_iter().flatten()
    }
}
