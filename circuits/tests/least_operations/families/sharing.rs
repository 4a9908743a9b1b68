//! Whether some products can share the bits of a map: an exhaustive search, which begins with the bits that the
//! fewest products can take. The more bits a product takes, the fewer others it can take.

use super::product::Product;

/// Where each bit of a 64-bit word goes.
pub(super) type Targets = [u32; 64];

/// A step beside a sum of products, in which each bit stays where it is or moves by a distance. What is said
/// of it holds for all its masks.
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

/// On which side of the sum a stage is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Side {
    /// The stage comes first: products take its result.
    Before,
    /// It takes the products' sum.
    After,
}

/// A sum that takes bits to their targets, with a stage before or after it.
pub(super) struct Sharing<const N: usize> {
    stage: Stage,
    side: Side,
    /// Of each product: whether the stage is on its way. The others take the word itself, or are added after
    /// the stage.
    is_staged: [bool; N],
    /// By a bit's place on the stage's side: its place on the other.
    other: Targets,
}

/// What was decided so far.
#[derive(Clone, Copy)]
struct State<const N: usize> {
    products: [Product; N],
    /// The bits that no product has taken yet.
    rest: u64,
    /// The places between stage and sum that have a bit.
    taken: u64,
}

impl<const N: usize> Sharing<N> {
    /// A sum without a stage.
    pub(super) fn plain(targets: &Targets) -> Sharing<N> {
        Sharing::staged(targets, Stage::Absent, Side::Before, [true; N])
    }

    /// A sum with a stage.
    pub(super) fn staged(
        targets: &Targets,
        stage: Stage,
        side: Side,
        is_staged: [bool; N],
    ) -> Sharing<N> {
        let mut other = *targets;
        if side == Side::After {
            for (bit, &target) in (0..).zip(targets) {
                other[target as usize] = bit;
            }
        }
        Sharing { stage, side, is_staged, other }
    }

    /// Whether products between these rotations can take the bits of `rest`, by their places on the stage's
    /// side.
    pub(super) fn is_possible(&self, rotations: [(u32, u32); N], rest: u64) -> bool {
        let products = rotations.map(|(before, after)| Product::between(before, after));
        self.can_go_on(State { products, rest, taken: 0 })
    }

    fn can_go_on(&self, state: State<N>) -> bool {
        let (mut fewest, mut chosen, mut rest) = (usize::MAX, None, state.rest);
        while rest != 0 && fewest > 1 {
            let bit = rest.trailing_zeros();
            let count = self.continued(&state, bit).count();
            if count == 0 {
                return false;
            }
            if count < fewest {
                (fewest, chosen) = (count, Some(bit));
            }
            rest &= rest - 1;
        }
        let Some(bit) = chosen else { return true };
        self.continued(&state, bit).any(|next| self.can_go_on(next))
    }

    /// Every way to take one bit more.
    fn continued(&self, state: &State<N>, bit: u32) -> impl Iterator<Item = State<N>> {
        let stays = self.is_staged.contains(&false).then_some((bit, false));
        let staged = self.stage.places(bit, self.side == Side::After).map(|place| (place, true));
        let ways = stays.into_iter().chain(staged);
        ways.flat_map(move |(place, is_staged)| {
            (0..N).filter_map(move |at| self.taken(state, bit, (place, is_staged), at))
        })
    }

    /// The state once a product takes a bit at a place, if it can.
    fn taken(
        &self,
        state: &State<N>,
        bit: u32,
        (place, is_staged): (u32, bool),
        at: usize,
    ) -> Option<State<N>> {
        let place_bit = if is_staged { 1_u64 << place } else { 0 };
        if self.is_staged[at] != is_staged || state.taken & place_bit != 0 {
            return None;
        }
        let other = self.other[bit as usize];
        let product = match self.side {
            Side::Before => state.products[at].with(place, other)?,
            Side::After => state.products[at].with(other, place)?,
        };
        let mut next =
            State { rest: state.rest & !(1 << bit), taken: state.taken | place_bit, ..*state };
        next.products[at] = product;
        Some(next)
    }
}
