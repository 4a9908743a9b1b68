//! Don't-care indexes, which a table may fill as it likes: indexes of no legal position, and further indexes
//! of a position that has a lower one.

use crate::coding::plan::Plan;
use crate::men::material::{is_king, is_pawn};
use crate::men::packed::{MAX_MEN, Men};
use crate::parts::lead::LeadKind;
use crate::squares::symmetries::Symmetries;

impl Plan<'_> {
    /// The result of [`Tablebase::is_broken`](crate::Tablebase::is_broken) for a material of these letters.
    #[doc(hidden)]
    #[inline]
    pub fn is_broken(&self, letters: &[u8], index: u64) -> bool {
        let men = self.decode_board(index);
        !self.is_placement(letters, &men) || self.first_index(&men) != Some(index)
    }

    /// The lowest index of a position and its images: a scheme may number a position twice, as different images.
    #[doc(hidden)]
    #[inline]
    pub fn first_index(&self, men: &Men) -> Option<u64> {
        let images = Symmetries(self.board().symmetries(self.folding())).map(|symmetry| {
            let mut image = *men;
            self.board().carry(symmetry, &mut image, self.men());
            image
        });
        images.filter_map(|image| self.first_of_sequences(&image)).min()
    }

    /// The lowest index of an image, over all orders of like leading men that may make a difference.
    #[inline]
    fn first_of_sequences(&self, men: &Men) -> Option<u64> {
        // If like leading men are mirror images of each other, the one given first leads: try each of them.
        let like = match self.lead().kind {
            LeadKind::Twins | LeadKind::Twist(_) | LeadKind::Pawns(_) => 1..self.lead().count(),
            _ => 0..0,
        };
        let given = self.encode_board(men).map(|(index, _)| index);
        let others = like.filter_map(|i| {
            let mut exchanged = *men;
            exchanged.swap(usize::from(self.sequence()[0]), usize::from(self.sequence()[i]));
            self.encode_board(&exchanged).map(|(index, _)| index)
        });
        others.chain(given).min()
    }

    /// Returns whether the rules of any game allow a placement, whichever side is to move. Kings that the scheme
    /// keeps apart stand apart; a material's kings are `K` and `k`.
    #[inline]
    pub(crate) fn is_placement(&self, letters: &[u8], men: &Men) -> bool {
        let (mut taken, mut kings, mut count) = (0_u128, [0; MAX_MEN], 0);
        for (&letter, &man) in letters.iter().zip(men) {
            if taken >> man & 1 == 1 {
                return false;
            }
            taken |= 1 << man;
            if is_pawn(letter)
                && self.confined().is_none()
                && self.draft().domain(true) >> man & 1 == 0
            {
                return false;
            }
            if is_king(letter) {
                kings[count] = man;
                count += 1;
            }
        }
        let one_each = count == 2 && letters.contains(&b'K') && letters.contains(&b'k');
        !(self.draft().apart && one_each && self.board().touch(kings[0], kings[1]))
    }
}
