//! The leap of a leaper, and the step of a rider.

use super::movement::Step;
use crate::list::list;

/// The leap of a leaper, or one step of a rider: (m, n) and its mirror images and turns.
/// Always `m <= n`, `n > 0`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Leap {
    /// The shorter distance, along files or ranks.
    pub m: u8,
    /// The longer distance, across the shorter.
    pub n: u8,
}

impl Leap {
    /// The (m, n) leap, whichever of the two is the longer, or `None` for (0, 0).
    pub fn new(a: u8, b: u8) -> Option<Leap> {
        (a.max(b) > 0).then(|| Leap { m: a.min(b), n: a.max(b) })
    }

    /// Its 4 or 8 steps as (files, ranks), clockwise from the one nearest North.
    pub fn steps(self) -> Vec<(i16, i16)> {
        let (m, n) = (i16::from(self.m), i16::from(self.n));
        let quarter: &[(i16, i16)] = match self.m {
            0 => &[(0, n)],
            m if m == self.n => &[(n, n)],
            _ => &[(m, n), (n, m)],
        };
        let turn = |&(files, ranks): &(i16, i16)| (ranks, -files);
        let mut steps = quarter.to_vec();
        for turned in 1..4 {
            let start = (turned - 1) * quarter.len();
            steps.extend(list(steps[start..start + quarter.len()].iter(), turn));
        }
        steps
    }
}

/// The leap that a step is one of.
pub fn leap_of((files, ranks): Step) -> Option<Leap> {
    let length = |distance: i16| u8::try_from(distance.abs()).ok();
    Leap::new(length(files)?, length(ranks)?)
}
