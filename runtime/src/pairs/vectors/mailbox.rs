//! A mailbox of men, which finds the changes when they come and go.

use core::fmt;
use core::marker::PhantomData;

use super::{AT_ONCE, BLOCKER, Bytes, EMPTY, Surroundings, VectorPairs, Vectors};
use crate::board::{Bitboard, Square};
use crate::pairs::{Attack, Man, Men, SetOf, SquareOf, changes, replacements};
use crate::target;

/// A position as 64 bytes, one for each square. The changes when a man comes or goes are found by a permutation of
/// these bytes to the squares that are seen from his: by a few instructions with AVX-512 VBMI2, by some more with
/// AVX2. Other targets would load the bytes one by one; there the mailbox keeps bitboards too, and looks attacks up.
///
/// With AVX-512 a list of attacks takes 0.74 of the time of [`write_changes`](crate::pairs::write_changes), otherwise
/// about the same time. The order of the list depends on the target.
///
/// The set must have `changes: vectors`. An engine keeps the mailbox beside its bitboards. Each change is written
/// into a list of the engine's, as [`write_changes`](crate::pairs::write_changes) does; 48 free places (64 if a man
/// is replaced) save a copy.
///
/// ```
/// # use quadrille::{Color, pairs::{Attack, Mailbox}};
/// # quadrille::layout! { struct Board {
/// #     board: 8 x 8, number: rank * 8 + file, pieces: { knight: N, rook: R },
/// #     pairs: { Threats: { attacks: { knight: [rook], rook: [knight] }, changes: vectors } },
/// # } }
/// let (knight, rook) = (Threats::KNIGHT[Color::White], Threats::ROOK[Color::Black]);
/// let mut list = [Attack::UNUSED; 64];
/// let mut mailbox = Mailbox::<Threats>::EMPTY;
/// assert_eq!(mailbox.put(rook, Board::A3, &mut list), 0);
/// // A king, which the set does not know.
/// assert_eq!(mailbox.put(None, Board::H3, &mut list), 0);
/// assert_eq!(mailbox.put(rook, Board::D5, &mut list), 0);
/// let length = mailbox.put(knight, Board::C3, &mut list);
/// let told: Vec<String> = list[..length].iter().map(Attack::to_string).collect();
/// assert_eq!(told, ["+ white knight c3 black rook d5", "+ black rook a3 white knight c3"]);
/// // The knight captures: both of its pairs go, and so do those of the rook on d5.
/// let length = mailbox.move_man(Board::C3, Board::D5, &mut list);
/// let told: Vec<String> = list[..length].iter().map(Attack::to_string).collect();
/// assert_eq!(told, ["- white knight c3 black rook d5", "- black rook a3 white knight c3"]);
/// assert_eq!(mailbox.man_at(Board::D5), Some(knight));
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Mailbox<T: VectorPairs> {
    /// The codes by square number: 0 if empty, 15 for a man that the set does not know, otherwise the man's index
    /// plus 1.
    board: Bytes,
    /// The squares with each code, if changes are looked up.
    squares: [SetOf<T>; KEPT],
}

/// True if look-ups find changes in less time than a permutation.
const LOOKS_UP: bool = !target::AVX2;

/// The number of sets that a mailbox keeps.
const KEPT: usize = if LOOKS_UP { 16 } else { 0 };

impl<T: VectorPairs> Mailbox<T> {
    /// The mailbox without men.
    pub const EMPTY: Self = {
        let mut squares = [Bitboard::EMPTY; KEPT];
        if let Some(empty) = squares.first_mut() {
            *empty = Bitboard::FULL;
        }
        Mailbox { board: Bytes([EMPTY; 64]), squares }
    };

    /// The men of a position.
    pub fn new(position: &impl Men<T>) -> Self {
        let mut mailbox = Self::EMPTY;
        for square in position.occupied() {
            mailbox.place(position.man_at(square), square);
        }
        mailbox
    }

    /// Puts a man on a square without reporting changes. `None` is a man that the set does not know.
    #[inline(always)]
    pub fn place(&mut self, man: impl Into<Option<Man<T>>>, square: SquareOf<T>) {
        self.set(square, code(man.into()));
    }

    /// Empties a square without reporting changes.
    #[inline(always)]
    pub fn clear(&mut self, square: SquareOf<T>) {
        self.set(square, EMPTY);
    }

    /// The man on a square, if the set knows it.
    #[inline(always)]
    pub fn man_at(&self, square: SquareOf<T>) -> Option<Man<T>> {
        man(self.code(square))
    }

    /// Returns whether a man stands on a square, even one that the set does not know.
    #[inline(always)]
    pub fn is_occupied(&self, square: SquareOf<T>) -> bool {
        self.code(square) != EMPTY
    }

    /// Brings a man to a square, writes the changes, and returns their number. `None` is a man that the set does
    /// not know, such as a king. On a square that is not empty he [replaces](Self::replace) the man there.
    ///
    /// # Panics
    /// If the list is too short: 40 places are enough.
    #[inline(always)]
    pub fn put(
        &mut self,
        man: impl Into<Option<Man<T>>>,
        square: SquareOf<T>,
        list: &mut [Attack<T>],
    ) -> usize {
        self.change(code(man.into()), square, list)
    }

    /// Replaces a man by another, by capture or promotion, writes the changes, and returns their number. Nothing
    /// changes behind the square, since it stays occupied. An empty square is [filled](Self::put).
    ///
    /// # Panics
    /// If the list is too short: 64 places are enough.
    #[inline(always)]
    pub fn replace(
        &mut self,
        man: impl Into<Option<Man<T>>>,
        square: SquareOf<T>,
        list: &mut [Attack<T>],
    ) -> usize {
        self.change(code(man.into()), square, list)
    }

    /// Takes the man on a square away, writes the changes, and returns their number.
    ///
    /// # Panics
    /// If the list is too short: 40 places are enough.
    #[inline(always)]
    pub fn take(&mut self, square: SquareOf<T>, list: &mut [Attack<T>]) -> usize {
        self.change(EMPTY, square, list)
    }

    /// Moves the man on a square to another, where he captures any man, writes the changes, and returns their
    /// number. A pair may be added and removed in one move, for example if a rider still attacks the man behind.
    ///
    /// # Panics
    /// If the list is too short: 104 places are enough.
    #[inline(always)]
    pub fn move_man(
        &mut self,
        from: SquareOf<T>,
        to: SquareOf<T>,
        list: &mut [Attack<T>],
    ) -> usize {
        let man = self.code(from);
        if man == EMPTY || from == to {
            return 0;
        }
        let length = self.change(EMPTY, from, list);
        length + self.change(man, to, &mut list[length..])
    }

    /// The men around a square.
    #[inline(always)]
    pub fn around(&self, square: SquareOf<T>) -> Around<T> {
        Around { around: Self::vectors().around(&self.board, square.number()), set: PhantomData }
    }

    /// Writes a square's new code, and the changes that follow.
    #[inline(always)]
    fn change(&mut self, new: u8, square: SquareOf<T>, list: &mut [Attack<T>]) -> usize {
        if LOOKS_UP {
            return self.look_up_change(new, square, list);
        }
        let (old, number) = (self.code(square), square.number());
        let (vectors, words) = (Self::vectors(), Attack::words(list));
        let length = match (old, new) {
            (EMPTY, EMPTY) => 0,
            (EMPTY, _) => vectors.write(&self.board, new, number, true, words),
            (_, EMPTY) => vectors.write(&self.board, old, number, false, words),
            _ => vectors.write_replaced(&self.board, [old, new], number, words),
        };
        self.set(square, new);
        length
    }

    /// [`change`](Self::change) by look-ups.
    #[inline(always)]
    fn look_up_change(&mut self, new: u8, square: SquareOf<T>, list: &mut [Attack<T>]) -> usize {
        let (old, mut length, room) = (self.code(square), 0, list.len());
        let mut write = |attack| {
            if let Some(place) = list.get_mut(length) {
                *place = attack;
            }
            length += 1;
        };
        let [gone, come] = [man(old), man(new)];
        // A man who goes does so before the look-up, and one who comes after it.
        if new == EMPTY {
            self.set(square, new);
            if old != EMPTY {
                changes(&LookedUp(self), gone, square, |_, attack| write(attack.reversed()));
            }
        } else {
            let position = LookedUp(self);
            match old {
                EMPTY => changes(&position, come, square, |_, attack| write(attack)),
                _ => replacements(&position, gone, come, square, |_, attack| write(attack)),
            }
            self.set(square, new);
        }
        assert!(length <= room, "the list is too short for {length} changes");
        length
    }

    #[inline(always)]
    fn code(&self, square: SquareOf<T>) -> u8 {
        self.board.0[usize::from(square.number() & 63)]
    }

    #[inline(always)]
    fn set(&mut self, square: SquareOf<T>, code: u8) {
        if LOOKS_UP {
            self.squares[usize::from(self.code(square) & 15)].discard(square);
            self.squares[usize::from(code & 15)].add(square);
        }
        self.board.0[usize::from(square.number() & 63)] = code;
    }

    #[inline(always)]
    fn vectors() -> &'static Vectors<'static> {
        // Attacks are made of the men that have a class.
        const { assert!(T::VECTORS.data().men == Man::<T>::COUNT, "tables of another set") };
        T::VECTORS
    }
}

/// A mailbox that keeps sets, as a position.
struct LookedUp<'a, T: VectorPairs>(&'a Mailbox<T>);

impl<T: VectorPairs> Men<T> for LookedUp<'_, T> {
    #[inline(always)]
    fn men(&self, man: Man<T>) -> SetOf<T> {
        self.0.squares[usize::from(code(Some(man)) & 15)]
    }

    #[inline(always)]
    fn occupied(&self) -> SetOf<T> {
        !self.0.squares[usize::from(EMPTY)]
    }

    #[inline(always)]
    fn man_at(&self, square: SquareOf<T>) -> Option<Man<T>> {
        self.0.man_at(square)
    }
}

/// The man with a code; there is none with the index that [`EMPTY`] or [`BLOCKER`] would have.
#[inline(always)]
const fn man<T: VectorPairs>(code: u8) -> Option<Man<T>> {
    Man::from_index((code as usize).wrapping_sub(1))
}

#[inline(always)]
fn code<T: VectorPairs>(man: Option<Man<T>>) -> u8 {
    match man {
        Some(man) => man.index() as u8 + 1,
        None => BLOCKER,
    }
}

/// The men that are seen from a square, by slot: bit `8 * ray` is a leap, and the seven bits after it are the steps of a
/// ray, in the order of the compass, clockwise from north. So the same slot of the opposite ray is 32 bits away.
///
/// ```
/// # use quadrille::{Color, pairs::Mailbox};
/// # quadrille::layout! { struct Board {
/// #     board: 8 x 8, number: rank * 8 + file, pieces: { knight: N, rook: R },
/// #     pairs: { Threats: { attacks: { knight: [rook], rook: [knight] }, changes: vectors } },
/// # } }
/// # let (knight, rook) = (Threats::KNIGHT[Color::White], Threats::ROOK[Color::Black]);
/// let mut mailbox = Mailbox::<Threats>::EMPTY;
/// mailbox.place(rook, Board::A3);
/// mailbox.place(knight, Board::G3);
/// mailbox.place(rook, Board::D5);
/// let around = mailbox.around(Board::C3);
/// // Two steps to the west, on the seventh ray; a leap beside the first ray; four steps to the east, on the third.
/// assert_eq!(around.attackers(knight), 1 << (8 * 6 + 2));
/// assert_eq!(around.attacks(knight), 1 << 0);
/// assert_eq!(around.xrays(), [1 << (8 * 6 + 2), 1 << (8 * 2 + 4)]);
/// assert_eq!(around.men(around.attacks(knight)).collect::<Vec<_>>(), [(rook, Board::D5)]);
/// ```
#[derive(Clone, Copy)]
pub struct Around<T: VectorPairs> {
    around: Surroundings,
    set: PhantomData<T>,
}

impl<T: VectorPairs> Around<T> {
    /// The slots of the men that a man on the square attacks.
    #[inline(always)]
    pub fn attacks(&self, man: Man<T>) -> u64 {
        Mailbox::<T>::vectors().attacks(&self.around, code(Some(man)))
    }

    /// The slots of the men that attack a man on the square.
    #[inline(always)]
    pub fn attackers(&self, man: Man<T>) -> u64 {
        Mailbox::<T>::vectors().attackers(&self.around, code(Some(man)))
    }

    /// The slots of the riders among the attackers: men whose rays lead through the square.
    #[inline(always)]
    pub fn riders(&self) -> u64 {
        Mailbox::<T>::vectors().riders(&self.around)
    }

    /// The slots of riders that attack a man through the square if it is empty, and the slots of these victims. A rider
    /// and its victim are on opposite rays.
    #[inline(always)]
    pub fn xrays(&self) -> [u64; 2] {
        Mailbox::<T>::vectors().xrays(&self.around)
    }

    /// The men in slots, with their squares. Slots where nobody is seen, and men that the set does not know, are
    /// left out.
    #[inline]
    pub fn men(&self, slots: u64) -> impl Iterator<Item = (Man<T>, SquareOf<T>)> + use<T> {
        let slots = self.around.seen.known(slots & self.around.closest);
        let mut men = [0; AT_ONCE];
        self.around.seen.write(slots, 0, 0, &mut men);
        men.into_iter().take(slots.count_ones() as usize).filter_map(|man| {
            let [code, number, ..] = man.to_le_bytes();
            let man = Man::from_index(usize::from(code).wrapping_sub(1))?;
            Some((man, Square::from_number_unchecked(number)))
        })
    }
}

impl<T: VectorPairs> Default for Mailbox<T> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<T: VectorPairs> fmt::Debug for Mailbox<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let men =
            Square::<T::Layout>::all().filter_map(|square| Some((square, self.man_at(square)?)));
        f.debug_map().entries(men).finish()
    }
}

impl<T: VectorPairs> fmt::Debug for Around<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.men(u64::MAX)).finish()
    }
}
