//! The values of one numbering in the order of another.

use std::ops::Range;

use quadrille_codegen::tablebase::coding::{decode, encode, first_index};
use quadrille_tablebase::{Plan, Scheme};

/// Reorders values from the order of one index to that of another.
pub struct ReEncode<'a> {
    source: &'a Plan<'a>,
    target: &'a Plan<'a>,
    /// True if the target may number a position twice.
    has_doubles: bool,
    free: Option<u8>,
}

impl<'a> ReEncode<'a> {
    /// A value equal to `free` may become any value.
    pub fn new(
        source: &'a Plan<'a>,
        target: &'a Plan<'a>,
        scheme: &Scheme,
        free: Option<u8>,
    ) -> ReEncode<'a> {
        let has_doubles = !matches!(scheme, Scheme::Exact { .. });
        ReEncode { source, target, has_doubles, free }
    }

    /// The values of some ranges of the target's indexes. A value that is free, or never looked up, repeats the value
    /// before it; at the beginning it takes the first value that is neither.
    pub fn values(
        &self,
        ranges: Vec<Range<u64>>,
        value: &impl Fn(u64) -> Result<u8, String>,
    ) -> Result<Vec<u8>, String> {
        let mut values = Vec::new();
        let (mut last, mut free_at_first) = (None, 0);
        for index in ranges.into_iter().flatten() {
            let known = self.source_of(index).map(value).transpose()?;
            last = known.filter(|&value| Some(value) != self.free).or(last);
            free_at_first += usize::from(last.is_none());
            values.push(last.unwrap_or(0));
        }
        let first = values.get(free_at_first).copied().unwrap_or(0);
        values[..free_at_first].fill(first);
        Ok(values)
    }

    /// The index in the source of the position with this index in the target. `None` if its value is never looked up: men
    /// share a square, the source leaves the position out, or a mirror image has a smaller index in the target.
    fn source_of(&self, index: u64) -> Option<u64> {
        let men = decode(self.target, index);
        let source = encode(self.source, &men)?;
        let is_first = !self.has_doubles || first_index(self.target, &men) == Some(index);
        is_first.then_some(source)
    }
}
