//! Finds the declared index, of several, that has a position.

use core::fmt;

use quadrille_runtime::{Layout, Square};

use super::declared::Declared;
use super::run_time::MaterialIndex;
use crate::coding::encoded::Encoded;
use crate::coding::plan::Plan;
use crate::men::material::Material;
use crate::men::named_men::{NamedMen, PackedLetters};
use crate::men::packed::{MAX_MEN, PackedMen};
use crate::short_list::ShortList;
use crate::squares::layout_numbers::{Folding, ordinal, same_board};

/// The materials that one `index!` declares, to be found by the men of a position. If several indexes have
/// the same men, the first one declared is found.
///
/// ```
/// # use quadrille::layouts::Lerf;
/// # quadrille::index! { board: 8 x 8; scheme: syzygy; registry: ENDGAMES; KRvK, KPvK; }
/// let men = [('k', Lerf::E4), ('K', Lerf::C7), ('r', Lerf::D5)];
/// let found = ENDGAMES.encode(&men).unwrap();
/// assert_eq!((found.entry.name, found.exchanged), ("KRvK", true));
/// // Men in the order of the material are encoded without a search.
/// use quadrille::tablebase::Tablebase;
/// let (entry, exchanged) = ENDGAMES.material("KRk".chars()).unwrap();
/// assert_eq!((entry.name, entry.men, entry.size(), exchanged), ("KRvK", "KRk", KRvK::SIZE, false));
/// let men = [Lerf::C2, Lerf::D4, Lerf::E5];
/// assert_eq!(entry.index().encode(&men), KRvK::encode(men));
/// assert!(ENDGAMES.material("KQk".chars()).is_none()); // not declared
/// assert_eq!(ENDGAMES.entries().len(), 2);
/// ```
#[derive(Clone, Copy)]
pub struct Registry {
    entries: &'static [Entry],
    slots: &'static [Slot],
}

/// A declared material: see [`Registry`].
#[derive(Clone, Copy)]
pub struct Entry {
    /// Its name, such as `KRRvK`.
    pub name: &'static str,
    /// Its men in order, Black's in lower case: `KRRk`.
    pub men: &'static str,
    /// The numbering of its positions.
    #[doc(hidden)]
    pub plan: &'static Plan<'static>,
    /// The number of White's men, who come first.
    whites: usize,
    /// The letters of its men, and those with colours exchanged, White's first.
    letters: [PackedLetters; 2],
    /// Encodes its men, which are in board order.
    encode: fn(PackedMen) -> Encoded,
}

/// The material of some men: a slot of a hash table.
// Twice the number of the material, counted from 1, plus 1 if colours are exchanged; 0 in empty slots.
#[derive(Clone, Copy, Debug)]
#[doc(hidden)]
pub struct Slot(u16);

/// The index of a position in one of several materials: see [`Registry`].
#[derive(Clone, Copy, Debug)]
pub struct RegistryIndex {
    /// The declared material that has the position.
    pub entry: &'static Entry,
    /// The index, or `None` if the scheme lacks the position.
    pub index: Option<u64>,
    /// True if colours were exchanged, and ranks mirrored, because the material is declared for the other side: the
    /// side to move then has the other colour, too.
    pub exchanged: bool,
}

impl fmt::Debug for Registry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Registry ")?;
        f.debug_set().entries(self.entries).finish()
    }
}

/// Prints the material's name, which is also its type's.
impl fmt::Debug for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}

impl Entry {
    /// The entry of a declared material.
    #[doc(hidden)]
    pub const fn of<T: Declared>(name: &'static str) -> Entry {
        let (men, mut whites) = (T::LETTERS.as_bytes(), 0);
        while whites < men.len() && men[whites].is_ascii_uppercase() {
            whites += 1;
        }
        let letters = PackedLetters::new(men);
        let letters = [letters, letters.exchanged(whites)];
        let encode = T::encode_packed::<true>;
        Entry { name, men: T::LETTERS, plan: T::PLAN, whites, letters, encode }
    }

    /// Takes men from the order of the letters with colours exchanged to that of the material, with ranks mirrored.
    #[inline(always)]
    fn exchanged(&self, men: PackedMen) -> PackedMen {
        let len = self.plan.men();
        let twice = u128::from(men.0) | u128::from(men.0) << (8 * len);
        let in_order = PackedMen((twice >> (8 * (len - self.whites))) as u64);
        let symmetry = self.plan.board().exchange().unwrap_or(0);
        in_order.carried(self.plan.board(), symmetry, len)
    }

    /// The index, for men in the order of the material.
    #[inline]
    pub fn index(&self) -> MaterialIndex<'static> {
        let material = Material::from_declared(self.men.as_bytes());
        let goes_forward = self.plan.folding() == Folding::Files && !material.has_pawns();
        let forward = if goes_forward { self.men } else { "" };
        MaterialIndex::of(self.plan, material.with_forward(forward))
    }

    /// The number of indexes, which run from 0 to `size - 1`.
    pub const fn size(&self) -> u64 {
        self.plan.size()
    }
}

impl Registry {
    /// A registry of these entries, with slots for them.
    #[doc(hidden)]
    pub const fn new(entries: &'static [Entry], slots: &'static [Slot]) -> Registry {
        Registry { entries, slots }
    }

    /// The slots of these materials, in the order declared. Their number is a power of two, and more than the materials
    /// and those with colours exchanged together.
    #[doc(hidden)]
    pub const fn slots<const SLOTS: usize>(entries: &[Entry]) -> [Slot; SLOTS] {
        let mut slots = [Slot(0); SLOTS];
        let mut i = 0;
        // All declared materials are entered first, so that they win over others with colours exchanged.
        while i < 2 * entries.len() {
            let (number, exchanged) = (i % entries.len(), i >= entries.len());
            let Entry { letters, plan, .. } = &entries[number];
            if !exchanged || plan.draft().exchanges {
                let slot = Slot((number as u16 + 1) << 1 | exchanged as u16);
                enter(&mut slots, entries, letters[exchanged as usize], slot);
            }
            i += 1;
        }
        slots
    }

    /// All materials, in no particular order.
    pub const fn entries(&self) -> &'static [Entry] {
        self.entries
    }

    /// The material with these men (letters, Black's in lower case) in any order, and whether
    /// colours are exchanged to get there.
    pub fn material(&self, men: impl IntoIterator<Item = char>) -> Option<(&'static Entry, bool)> {
        let mut letters = ShortList::<_, MAX_MEN>::none((' ', ()));
        for man in men {
            if letters.len() == MAX_MEN {
                return None;
            }
            letters.push((man, ()));
        }
        let (entry, exchanged, _) = self.find(&letters, |()| 0)?;
        Some((entry, exchanged))
    }

    /// The index of a position, given as men (letters, Black's in lower case) and their squares, in any
    /// order. `None` if the material is not declared for either side.
    ///
    /// # Panics
    /// If the layout is of another board.
    #[inline]
    pub fn encode<L: Layout>(&self, men: &[(char, Square<L>)]) -> Option<RegistryIndex> {
        let (entry, exchanged, men) = self.find(men, ordinal::<L>)?;
        same_board::<L>(entry.plan.board());
        let index = (entry.encode)(men).index();
        Some(RegistryIndex { entry, index, exchanged })
    }

    /// The material of some men, whether colours are exchanged to get there, and the men in its order. `ordinal` gives
    /// the ordinal, in board order, of what comes with each letter.
    #[inline(always)]
    fn find<T: Copy>(
        &self,
        men: &[(char, T)],
        ordinal: impl Fn(T) -> u8,
    ) -> Option<(&'static Entry, bool, PackedMen)> {
        let men = NamedMen::new(men, ordinal)?;
        // Most programs name men as materials do.
        let in_given_order = |letters| (letters == men.letters).then_some(men.squares);
        self.find_by(men.hash, in_given_order).or_else(|| self.find_in_other_order(men))
    }

    /// [`Self::find`] for men in any order.
    #[inline(never)]
    fn find_in_other_order(&self, men: NamedMen) -> Option<(&'static Entry, bool, PackedMen)> {
        self.find_by(men.hash, |letters| men.in_order(letters))
    }

    /// The first material of this hash for whose letters, with colours exchanged or not, there are squares.
    #[inline(always)]
    fn find_by(
        &self,
        mut hash: usize,
        squares: impl Fn(PackedLetters) -> Option<PackedMen>,
    ) -> Option<(&'static Entry, bool, PackedMen)> {
        loop {
            let Slot(slot) = self.slots[hash & (self.slots.len() - 1)];
            let entry = self.entries.get((slot >> 1).wrapping_sub(1) as usize)?;
            let exchanged = slot & 1 == 1;
            if let Some(squares) = squares(entry.letters[usize::from(exchanged)]) {
                let squares = if exchanged { entry.exchanged(squares) } else { squares };
                return Some((entry, exchanged, squares));
            }
            hash = hash.wrapping_add(1);
        }
    }
}

/// Puts a material, whose colours are exchanged if the slot says so, in the first empty slot for
/// its letters, unless these men have a slot already.
const fn enter(slots: &mut [Slot], entries: &[Entry], letters: PackedLetters, slot: Slot) {
    let men = NamedMen { letters, squares: PackedMen::NOBODY, hash: letters.hash() };
    let mut slot_number = men.hash & (slots.len() - 1);
    while slots[slot_number].0 != 0 {
        let Slot(other) = slots[slot_number];
        let Entry { letters, .. } = &entries[(other >> 1) as usize - 1];
        if men.in_order(letters[(other & 1) as usize]).is_some() {
            return;
        }
        slot_number = (slot_number + 1) & (slots.len() - 1);
    }
    slots[slot_number] = slot;
}
