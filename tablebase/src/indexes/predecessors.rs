//! Predecessors: the positions from which a position is reached by one move, by their indexes.

use quadrille_runtime::{Bitboard, Chess, Color, Square};

use super::run_time::MaterialIndex;
use super::tablebase::Tablebase as _;
use crate::men::packed::{MAX_MEN, Men};
use crate::squares::layout_numbers::{Folding, ordinal, square_at};
use crate::squares::symmetries::Symmetries;

/// The most predecessors there may be: eight images, each with seven queens of 27 moves. No board of hexagons has the
/// pieces of chess.
const MOST: usize = 8 * 7 * 27;

/// Room for the predecessors of a position, to be used again and again.
///
/// A move backwards may undo a capture, a promotion, both or neither. The material before it tells which: it
/// has the captured man as well, or a pawn in place of a piece.
///
/// ```
/// use quadrille::layouts::Lerf;
/// use quadrille::Color;
/// use quadrille::tablebase::{
///     IndexTable, KingRule, Material, MaterialIndex, Predecessors, Scheme, Tablebase,
/// };
///
/// let (mut rook, mut pawn) = (IndexTable::new(), IndexTable::new());
/// let mut index = |name, table| {
///     let material = Material::parse(name).unwrap();
///     MaterialIndex::new::<Lerf>(&material, KingRule::Apart, Scheme::default(), table).unwrap()
/// };
/// let (rook, pawn) = (index("KRvK", &mut rook), index("KPvK", &mut pawn));
/// let mut predecessors = Predecessors::new();
/// let men = [Lerf::F6, Lerf::A8, Lerf::H8];
/// // The rook came along the rank or the file, or the king, which is not next to the other, did.
/// let quiet = predecessors.of(&rook, &men, Color::White, &rook).len();
/// assert_eq!(quiet, 6 + 7 + 7);
/// // Or a pawn promoted.
/// let promoted = predecessors.of(&rook, &men, Color::White, &pawn);
/// assert!(promoted.contains(&pawn.encode(&[Lerf::F6, Lerf::A7, Lerf::H8]).unwrap()));
/// ```
#[derive(Clone, Debug)]
pub struct Predecessors {
    indexes: [u64; MOST],
    len: usize,
}

impl Default for Predecessors {
    #[inline]
    fn default() -> Self {
        Predecessors::new()
    }
}

/// The changes that a move backwards undoes besides the move itself.
#[derive(Clone, Copy)]
struct Undone {
    /// The man that was captured.
    captured: Option<u8>,
    /// The piece that a pawn became.
    promoted: Option<u8>,
}

impl Predecessors {
    /// An empty list, with room for all predecessors that a position can have.
    #[inline]
    pub const fn new() -> Predecessors {
        Predecessors { indexes: [0; MOST], len: 0 }
    }

    /// The indexes in `before` of the positions from which a side's chess move leads to a position of
    /// `after`, or to an image of it that has the same index: each index once, in ascending order. Men come
    /// in the order of `after`'s material. The list is empty if no move leads from one material to the other.
    ///
    /// The positions are placements that the game allows, but they are not tested for legality: the other
    /// side's king may stand in check. Castling and captures en passant are left out, since an index does not
    /// know of them.
    ///
    /// # Panics
    /// If the layout is of another board than the indexes, or there are not as many squares as men.
    pub fn of<L: Chess>(
        &mut self,
        after: &MaterialIndex<'_>,
        squares: &[Square<L>],
        side: Color,
        before: &MaterialIndex<'_>,
    ) -> &[u64] {
        after.assert_board::<L>();
        before.assert_board::<L>();
        let plan = after.plan();
        let men = plan.in_board_order(squares);
        let men = men.expect("not as many squares as the material has men");
        self.len = 0;
        if let Some(undone) = undone(after.material().men(), before.material().men(), side) {
            // An index without pawns stands for all images of a position. If the move backwards brings a pawn
            // back, the images come from different positions, so the move is taken back in each of them.
            // Otherwise one image is enough: predecessors of the others are images of its predecessors.
            let images = match (plan.folding(), before.plan().folding()) {
                (Folding::All, Folding::Files) => plan.board().symmetries(Folding::All),
                _ => 1,
            };
            for symmetry in Symmetries(images) {
                let mut image = men;
                plan.board().carry(symmetry, &mut image, plan.men());
                let position = Position { letters: after.material().men(), men: image, side };
                self.add::<L>(&position, undone, before);
            }
        }
        self.each_once()
    }

    /// Adds the predecessors of one image.
    fn add<L: Chess>(
        &mut self,
        position: &Position<'_>,
        undone: Undone,
        before: &MaterialIndex<'_>,
    ) {
        let occupied: Bitboard<L> = position.squares::<L>().collect();
        for (man, to) in position.squares::<L>().enumerate() {
            let letter = position.letters[man];
            // Only a man of the side that moved. If a promotion is undone, only the piece that the pawn
            // became.
            if letter.is_ascii_uppercase() != (position.side == Color::White)
                || undone.promoted.is_some_and(|piece| piece != letter)
            {
                continue;
            }
            let last = if position.side == Color::White { L::RANKS - 1 } else { 0 };
            let from = match (letter.to_ascii_uppercase(), undone.promoted) {
                (_, Some(_)) if to.rank() != last => continue,
                (b'P', None) | (_, Some(_)) => {
                    pawn_origins(to, occupied, position.side, undone.captured.is_some())
                }
                (piece, None) => piece_origins(piece, to, occupied),
            };
            // He came from an empty square. `before` puts a captured man back on `to`.
            for from in from - occupied {
                let from = ordinal(from);
                if let Some(index) = position.before(man, from, undone, before) {
                    self.indexes[self.len] = index;
                    self.len += 1;
                }
            }
        }
    }

    /// Sorts the indexes and drops duplicates.
    #[inline]
    fn each_once(&mut self) -> &[u64] {
        let indexes = &mut self.indexes[..self.len];
        indexes.sort_unstable();
        let mut kept = 0;
        for i in 0..indexes.len() {
            if i == 0 || indexes[i] != indexes[kept - 1] {
                indexes[kept] = indexes[i];
                kept += 1;
            }
        }
        self.len = kept;
        &self.indexes[..kept]
    }
}

/// The men's squares in board order after a side's move.
struct Position<'a> {
    letters: &'a [u8],
    men: Men,
    side: Color,
}

impl Position<'_> {
    fn squares<L: Chess>(&self) -> impl Iterator<Item = Square<L>> {
        self.men.into_iter().take(self.letters.len()).map(square_at)
    }

    /// The index of the position before a man came from a square.
    #[inline]
    fn before(
        &self,
        moved: usize,
        from: u8,
        undone: Undone,
        before: &MaterialIndex<'_>,
    ) -> Option<u64> {
        let (material, plan) = (before.material().men(), before.plan());
        let pawn = if self.side == Color::White { b'P' } else { b'p' };
        let (mut squares, mut taken) = ([0; MAX_MEN], [false; MAX_MEN]);
        let mut put = |letter: u8, square: u8| {
            let free = (0..material.len()).find(|&i| material[i] == letter && !taken[i]);
            if let Some(man) = free {
                taken[man] = true;
                squares[man] = square;
            }
        };
        for (man, &letter) in self.letters.iter().enumerate() {
            match (man == moved, undone.promoted) {
                (true, Some(_)) => put(pawn, from),
                (true, None) => put(letter, from),
                _ => put(letter, self.men[man]),
            }
        }
        if let Some(captured) = undone.captured {
            put(captured, self.men[moved]);
        }
        if !plan.is_placement(material, &squares) {
            return None;
        }
        plan.encode_board_by_vectors(&squares).map(|(index, _)| index)
    }
}

/// The squares from which a piece (its letter, a capital) may have come.
fn piece_origins<L: Chess>(piece: u8, to: Square<L>, occupied: Bitboard<L>) -> Bitboard<L> {
    match piece {
        b'K' => to.king_attacks(),
        b'Q' => to.queen_attacks(occupied),
        b'R' => to.rook_attacks(occupied),
        b'B' => to.bishop_attacks(occupied),
        b'N' => to.knight_attacks(),
        _ => Bitboard::EMPTY,
    }
}

/// The squares from which a side's pawn may have come, capturing or not.
fn pawn_origins<L: Chess>(
    to: Square<L>,
    occupied: Bitboard<L>,
    side: Color,
    captures: bool,
) -> Bitboard<L> {
    let first = if side == Color::White { 0 } else { L::RANKS - 1 };
    let origins = if captures {
        to.pawn_attacks(!side)
    } else {
        let one = to.pawn_pushes(!side) - occupied;
        let is_fourth = to.rank().abs_diff(first) == 3;
        match one.into_iter().next() {
            Some(between) if is_fourth => one | (between.pawn_pushes(!side) - occupied),
            _ => one,
        }
    };
    origins - Bitboard::from_rank(first)
}

/// The capture and the promotion by which a side's move leads from one material to the other; `None` if no
/// move does.
#[inline]
fn undone(after: &[u8], before: &[u8], side: Color) -> Option<Undone> {
    let is_own = |man: u8| man.is_ascii_uppercase() == (side == Color::White);
    let more = |men: &[u8], than: &[u8], man: u8| {
        let count = |men: &[u8]| men.iter().filter(|&&other| other == man).count();
        count(men).saturating_sub(count(than))
    };
    let mut undone = Undone { captured: None, promoted: None };
    let mut pawns = 0;
    for man in (b'A'..=b'Z').chain(b'a'..=b'z') {
        let (gone, new) = (more(before, after, man), more(after, before, man));
        match (gone, new, is_own(man)) {
            (0, 0, _) => {}
            (1, 0, false) if undone.captured.is_none() => undone.captured = Some(man),
            (1, 0, true) if crate::men::material::is_pawn(man) => pawns += 1,
            (0, 1, true) if undone.promoted.is_none() && !crate::men::material::is_pawn(man) => {
                undone.promoted = Some(man);
            }
            _ => return None,
        }
    }
    (pawns == usize::from(undone.promoted.is_some())).then_some(undone)
}
