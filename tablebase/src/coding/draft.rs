//! A draft is an index before its positions are counted: which men are numbered, and in which order.

use crate::men::packed::MAX_MEN;
use crate::parts::confined::Confined;
use crate::parts::group::Group;
use crate::parts::lead::LeadKind;
use crate::short_list::ShortList;
use crate::squares::layout_numbers::{Folding, Numbers};

/// A draft of a [`Plan`](crate::Plan): which men are numbered, and in which order. Counts that follow from it, such as the
/// positions that leading men leave to the others, are made before it becomes a plan.
#[derive(Clone, Copy, Debug)]
#[allow(clippy::struct_excessive_bools)] // None of them follows from others.
pub struct Draft<'a> {
    /// The board, in board order.
    pub board: &'a Numbers,
    /// The number of men, kings included.
    pub men: usize,
    /// The men in sequence, each by his index in the material.
    pub sequence: [u8; MAX_MEN],
    /// A mask of the pawns, which never stand on the first or the last rank: byte `i` is 1 if man `i` of the
    /// sequence is a pawn.
    pub pawns: u64,
    /// True if several men may share a square.
    pub crowded: bool,
    /// True if the game has one king a side, and these never stand next to each other.
    pub apart: bool,
    /// The symmetries that fold positions.
    pub folding: Folding,
    /// True if the material may be looked up with colours exchanged: the regions of one side are those of the other
    /// with the board turned, and where men go forward, a symmetry carries one side to the other.
    pub exchanges: bool,
    /// The men that lead, and decide how the position is folded.
    pub lead: LeadKind,
    /// The kings, if they stay apart and not both of them lead.
    pub kings: Option<FollowingKings>,
    /// The other men, grouped by letter, in the order of the sequence.
    pub groups: Groups,
    /// The squares of each group, if some man has a region of his own.
    pub confined: Option<&'a Confined>,
}

/// The groups of a plan.
pub type Groups = ShortList<Group, MAX_MEN>;

/// The kings that follow the leading men.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FollowingKings {
    /// The index of the first king in the sequence. He is one of the leading men if a single king follows.
    pub first: u8,
    /// The index of the second king in the sequence.
    pub second: u8,
    /// The number of kings that follow: 1 or 2.
    pub len: u8,
    /// True if pawns come after them.
    pub pawns: bool,
    /// The squares of the first file and of the last.
    pub edges: [u128; 2],
}

impl FollowingKings {
    /// The number of sections into which each section of the leading men is divided: by whether each
    /// following king stands where pawns may.
    pub const fn parts(&self) -> usize {
        if self.pawns { 1 << self.len } else { 1 }
    }
}

impl Draft<'_> {
    /// The same draft with another board and other regions.
    pub const fn over<'b>(&self, board: &'b Numbers, confined: Option<&'b Confined>) -> Draft<'b> {
        let Draft { men, sequence, pawns, crowded, apart, folding, .. } = *self;
        let Draft { exchanges, lead, kings, groups, .. } = *self;
        Draft {
            board,
            men,
            sequence,
            pawns,
            crowded,
            apart,
            folding,
            exchanges,
            lead,
            kings,
            groups,
            confined,
        }
    }

    /// The squares, as bits in board order, on which a man may stand.
    pub(crate) const fn domain(&self, pawns: bool) -> u128 {
        if !pawns {
            return u128::MAX >> (128 - self.board.squares());
        }
        self.board.pawn_squares()
    }

    /// The squares that the men of a group may stand on.
    pub(crate) const fn group_domain(&self, group: usize) -> u128 {
        match self.confined {
            Some(confined) => confined.domain(group),
            None => self.domain(self.groups.as_slice()[group].pawns),
        }
    }
}
