//! A group of leaps, which a whole set takes together.

use super::shifts::ShiftedStep;
use quadrille_runtime::U256;

/// Leaps that go first in one direction and then in another, in all combinations.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LeapGroup {
    /// The first shifts, whose results are united; `None` is no shift.
    pub first: Vec<Option<ShiftedStep>>,
    /// The second shifts, of that union, whose results are united; 0 is no shift.
    pub then: Vec<i16>,
    /// The squares of the result, if other bits have to be removed.
    pub within: Option<U256>,
}

impl LeapGroup {
    /// The operations on words that it takes.
    pub(super) fn operations(&self) -> u32 {
        let steps = self.first.iter().flatten().count() as u32;
        let first = 2 * steps + self.first.len() as u32 - 1;
        let moved = self.then.iter().filter(|&&by| by != 0).count() as u32;
        first + moved + self.then.len() as u32 - 1 + u32::from(self.within.is_some())
    }
}
