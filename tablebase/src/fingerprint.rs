//! The fingerprint that tells one numbering from another, and the indexes that no legal position has.

use super::layout_numbers::Symmetries;
use super::lead::LeadKind;
use super::material::{is_king, is_pawn};
use super::men::{MAX_MEN, Men};
use super::plan::Plan;

/// The number of indexes in a fingerprint.
const SAMPLES: u64 = 64;

impl Plan<'_> {
    /// A number that tells one numbering from another: the 64-bit FNV-1a hash of the board's files and
    /// ranks, the letters of the material, how many indexes there are (eight bytes, the lowest first),
    /// and the squares of the men, in board order, of 64 positions spread evenly from the first index to
    /// the last. A numbering that differs nowhere in these has the same fingerprint.
    #[doc(hidden)]
    pub fn fingerprint(&self, letters: &[u8]) -> u64 {
        let mut hash = 0xcbf2_9ce4_8422_2325_u64;
        let mut add = |byte: u8| hash = (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        let outline = &self.board.outline;
        add(outline.files);
        add(outline.ranks);
        if !self.board.is_plain() {
            outline.cells.iter().flat_map(|half| half.to_le_bytes()).for_each(&mut add);
            let steps = outline.steps.iter().map(|step| step.unwrap_or((0, 0)));
            steps.flat_map(|(files, ranks)| [files as u8, ranks as u8]).for_each(&mut add);
        }
        for &letter in letters {
            add(letter);
        }
        for byte in self.size.to_le_bytes() {
            add(byte);
        }
        let last = u128::from(self.size.saturating_sub(1));
        for sample in 0..if self.size == 0 { 0 } else { SAMPLES } {
            let index = last * u128::from(sample) / u128::from(SAMPLES - 1);
            let men = self.decode_board(index as u64);
            for &man in &men[..self.men] {
                add(man);
            }
        }
        hash
    }

    /// Whether no legal position has an index (kings stand next to each other, two men on one square, a pawn on
    /// the first or last rank), or a mirror image of its position has a smaller index too.
    #[doc(hidden)]
    pub fn is_broken(&self, letters: &[u8], index: u64) -> bool {
        let men = self.decode_board(index);
        !self.is_placement(letters, &men) || self.first_index(&men) != Some(index)
    }

    /// The first of all indexes that a position or an image of it has: an image may have one of its
    /// own where the scheme numbers it twice.
    #[doc(hidden)]
    pub fn first_index(&self, men: &Men) -> Option<u64> {
        let images = Symmetries(self.board.symmetries(self.folding)).map(|symmetry| {
            let mut image = *men;
            self.board.carry(symmetry, &mut image, self.men);
            image
        });
        images.filter_map(|image| self.first_of_sequences(&image)).min()
    }

    /// The first index of an image, in whatever order like men are given.
    fn first_of_sequences(&self, men: &Men) -> Option<u64> {
        // Of like leading men that mirror each other that given first leads.
        let like = match self.lead.kind {
            LeadKind::Twins | LeadKind::Twist(_) | LeadKind::Pawns(_) => 1..self.lead.count(),
            _ => 0..0,
        };
        let given = self.encode_board(men).map(|(index, _)| index);
        let others = like.filter_map(|i| {
            let mut exchanged = *men;
            exchanged.swap(usize::from(self.sequence[0]), usize::from(self.sequence[i]));
            self.encode_board(&exchanged).map(|(index, _)| index)
        });
        others.chain(given).min()
    }

    /// Whether the rules of any game allow a placement, whichever side is to move. Kings that the scheme keeps apart
    /// stand apart; a material's kings are `K` and `k`.
    pub(super) fn is_placement(&self, letters: &[u8], men: &Men) -> bool {
        let (mut taken, mut kings, mut count) = (0_u128, [0; MAX_MEN], 0);
        for (&letter, &man) in letters.iter().zip(men) {
            if taken >> man & 1 == 1 {
                return false;
            }
            taken |= 1 << man;
            if is_pawn(letter) && self.confined.is_none() && self.domain(true) >> man & 1 == 0 {
                return false;
            }
            if is_king(letter) {
                kings[count] = man;
                count += 1;
            }
        }
        let one_each = count == 2 && letters.contains(&b'K') && letters.contains(&b'k');
        !(self.apart && one_each && self.board.touch(kings[0], kings[1]))
    }
}
