//! The fingerprint that tells one numbering from another.

use crate::coding::plan::Plan;

/// The number of indexes in a fingerprint.
const SAMPLES: u64 = 64;

impl Plan<'_> {
    /// The result of [`Tablebase::fingerprint`](crate::Tablebase::fingerprint) for a material of these letters.
    #[doc(hidden)]
    #[inline]
    pub fn fingerprint(&self, letters: &[u8]) -> u64 {
        let mut hash = 0xcbf2_9ce4_8422_2325_u64;
        let mut add = |byte: u8| hash = (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        let outline = &self.board().outline;
        add(outline.files);
        add(outline.ranks);
        if !self.board().is_plain() {
            outline.cells.iter().flat_map(|half| half.to_le_bytes()).for_each(&mut add);
            let steps = outline.steps.iter().map(|step| step.unwrap_or((0, 0)));
            steps.flat_map(|(files, ranks)| [files as u8, ranks as u8]).for_each(&mut add);
        }
        letters.iter().copied().chain(self.size().to_le_bytes()).for_each(&mut add);
        let last = u128::from(self.size().saturating_sub(1));
        for sample in 0..if self.size() == 0 { 0 } else { SAMPLES } {
            let index = last * u128::from(sample) / u128::from(SAMPLES - 1);
            let men = self.decode_board(index as u64);
            men.into_iter().take(self.men()).for_each(&mut add);
        }
        hash
    }
}
