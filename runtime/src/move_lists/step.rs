//! The steps by which men reach the squares of a set.

use crate::board::bitboard::{is_square_grid, shifted};
use crate::board::{Bitboard, BitboardLayout, Square};
use crate::direction::Direction;

/// A step from one square to another: in a direction, several times in a direction, or by some files and ranks.
///
/// It is made from a [`Direction`], from a direction and a number, or from the files to the right and the ranks up.
///
/// ```
/// use quadrille::{Color, Direction, Layout, MoveStep, layouts::Lerf};
///
/// let mut list = [(Lerf::A1, Lerf::A1); 64];
/// let double_step = (Lerf::PAWNS[Color::White as usize], 2);
/// let moves = Lerf::E4.bitboard().write_steps(double_step, &mut list, |from, to| (from, to));
/// assert_eq!(moves, [(Lerf::E2, Lerf::E4)]);
/// assert_eq!(MoveStep::from(Direction::North), MoveStep::Along(Direction::North, 1));
/// assert_eq!(MoveStep::from((1, 2)), MoveStep::Offset(1, 2));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MoveStep {
    /// This many steps in a direction.
    Along(Direction, u8),
    /// This many files to the right and ranks up, as in [`Square::offset`].
    Offset(i8, i8),
}

impl From<Direction> for MoveStep {
    #[inline(always)]
    fn from(direction: Direction) -> Self {
        MoveStep::Along(direction, 1)
    }
}

impl From<(Direction, u8)> for MoveStep {
    #[inline(always)]
    fn from((direction, times): (Direction, u8)) -> Self {
        MoveStep::Along(direction, times)
    }
}

impl From<(i8, i8)> for MoveStep {
    #[inline(always)]
    fn from((files, ranks): (i8, i8)) -> Self {
        MoveStep::Offset(files, ranks)
    }
}

impl MoveStep {
    /// The number that the step adds to that of every square, and the squares that it can lead to; `None` if it adds
    /// different numbers.
    #[inline(always)]
    pub(super) fn as_shift<L: BitboardLayout>(self) -> Option<(i16, Bitboard<L>)> {
        match self {
            MoveStep::Along(direction, 1) => {
                let (by, entered) = L::SHIFTS[direction as usize];
                (by != 0).then(|| (by.into(), Bitboard::from_word_unchecked(entered)))
            }
            MoveStep::Along(direction, times) => along(direction, times, Bitboard::FULL),
            // On other boards a square may be reached although squares on the way are absent.
            MoveStep::Offset(files, ranks) if const { is_square_grid::<L>() } => {
                let [east, north] = [files < 0, ranks < 0].map(usize::from);
                let file_step = [Direction::East, Direction::West][east];
                let rank_step = [Direction::North, Direction::South][north];
                let (by_files, entered) = along(file_step, files.unsigned_abs(), Bitboard::FULL)?;
                let (by_ranks, entered) = along(rank_step, ranks.unsigned_abs(), entered)?;
                Some((by_files + by_ranks, entered))
            }
            MoveStep::Offset(..) => None,
        }
    }

    /// The square from which the step leads to this one.
    #[inline]
    pub(super) fn origin<L: BitboardLayout>(self, to: Square<L>) -> Option<Square<L>> {
        match self {
            MoveStep::Along(direction, times) => {
                let back = direction.opposite();
                (0..times).try_fold(to, |square, _| square.step(back))
            }
            MoveStep::Offset(files, ranks) => to.offset(files.checked_neg()?, ranks.checked_neg()?),
        }
    }
}

/// The number that some steps in a direction add, and the squares that they can lead to from a set.
#[inline(always)]
fn along<L: BitboardLayout>(
    direction: Direction,
    times: u8,
    from: Bitboard<L>,
) -> Option<(i16, Bitboard<L>)> {
    // No line has more squares than a board has files or ranks.
    let times = times.min(if L::FILES > L::RANKS { L::FILES } else { L::RANKS });
    let entered = (0..times).try_fold(from, |set, _| shifted(set, direction))?;
    Some((i16::from(L::SHIFTS[direction as usize].0) * i16::from(times), entered))
}
