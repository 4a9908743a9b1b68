//! Which of several declared indexes a position has.

use super::layout_numbers::{Folding, NOWHERE, Numbers, same_board};
use super::material::{KingRule, Material};
use super::men::{MAX_MEN, Men};
use super::plan::Plan;
use super::run_time::{IndexTable, MaterialIndex};
use super::scheme::syzygy::{Arrangement, ArrangementError, Syzygy};
use super::scheme::{IndexError, Scheme};
use crate::{Layout, Square, Symmetry};

/// The materials that one `index!` declares, to be found by the men of a position. Of several
/// indexes of the same men the first that was declared is found.
///
/// ```
/// # use quadrille::layouts::Lerf;
/// # quadrille::index! { board: 8 x 8; scheme: syzygy; registry: ENDGAMES; KRvK, KPvK; }
/// let men = [('k', Lerf::E4), ('K', Lerf::C7), ('r', Lerf::D5)];
/// let found = ENDGAMES.encode(&men).unwrap();
/// assert_eq!((found.entry.name, found.exchanged), ("KRvK", true));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Registry {
    entries: &'static [Entry],
    kings: KingRule,
}

/// A declared material.
///
/// ```
/// # use quadrille::layouts::Lerf;
/// # quadrille::index! { board: 8 x 8; scheme: syzygy; registry: ENDGAMES; KRvK, KPvK; }
/// let entry = ENDGAMES.entries()[0];
/// assert!(["KRvK", "KPvK"].contains(&entry.name));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    /// Its name, such as `KRRvK`.
    pub name: &'static str,
    /// Its men in order, Black's in lower case: `KRRk`.
    pub men: &'static str,
    /// What it is found by: [`key`] of its men.
    #[doc(hidden)]
    pub key: u64,
    /// How positions are numbered.
    #[doc(hidden)]
    pub plan: &'static Plan<'static>,
}

/// The index of a position in one of several materials.
///
/// ```
/// # use quadrille::layouts::Lerf;
/// # quadrille::index! { board: 8 x 8; scheme: syzygy; registry: ENDGAMES; KRvK, KPvK; }
/// let found = ENDGAMES.encode(&[('K', Lerf::C2), ('R', Lerf::D4), ('k', Lerf::E5)]).unwrap();
/// assert_eq!(found.index, KRvK::encode([Lerf::C2, Lerf::D4, Lerf::E5]));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Found {
    /// The material.
    pub entry: &'static Entry,
    /// The index; `None` where the scheme does not have the position.
    pub index: Option<u64>,
    /// Whether colours were exchanged, and ranks mirrored, because the material is declared for
    /// the other side: whoever is to move has then the other colour, too.
    pub exchanged: bool,
}

impl Entry {
    /// The index, for men that come in the order of the material: it encodes without looking for
    /// anything.
    ///
    /// ```
    /// # use quadrille::layouts::Lerf;
    /// # quadrille::index! { board: 8 x 8; scheme: syzygy; registry: ENDGAMES; KRvK, KPvK; }
    /// let (entry, _) = ENDGAMES.material("KRk".chars()).unwrap();
    /// let men = [Lerf::C2, Lerf::D4, Lerf::E5];
    /// assert_eq!(entry.index().encode(&men), KRvK::encode(men));
    /// ```
    pub fn index(&self) -> MaterialIndex<'static> {
        let material = Material::from_declared(self.men.as_bytes());
        let goes_forward = self.plan.folding == Folding::Files && !material.has_pawns();
        let forward = if goes_forward { self.men } else { "" };
        MaterialIndex::of(self.plan, material.with_forward(forward))
    }

    /// How many indexes there are.
    ///
    /// ```
    /// # use quadrille::layouts::Lerf;
    /// # quadrille::index! { board: 8 x 8; scheme: syzygy; registry: ENDGAMES; KRvK, KPvK; }
    /// let (entry, _) = ENDGAMES.material("KRk".chars()).unwrap();
    /// assert_eq!(entry.size(), KRvK::SIZE);
    /// ```
    pub const fn size(&self) -> u64 {
        self.plan.size
    }
}

impl Registry {
    /// A registry of these, which are sorted by their keys and then in the order declared.
    #[doc(hidden)]
    pub const fn new(entries: &'static [Entry], kings: KingRule) -> Registry {
        Registry { entries, kings }
    }

    /// All materials, in no particular order.
    ///
    /// ```
    /// # use quadrille::layouts::Lerf;
    /// # quadrille::index! { board: 8 x 8; scheme: syzygy; registry: ENDGAMES; KRvK, KPvK; }
    /// assert_eq!(ENDGAMES.entries().len(), 2);
    /// ```
    pub const fn entries(&self) -> &'static [Entry] {
        self.entries
    }

    /// The material with these men (letters, Black's in lower case) in any order, and whether
    /// colours are exchanged to get there.
    ///
    /// ```
    /// # use quadrille::layouts::Lerf;
    /// # quadrille::index! { board: 8 x 8; scheme: syzygy; registry: ENDGAMES; KRvK, KPvK; }
    /// let (entry, exchanged) = ENDGAMES.material("kKp".chars()).unwrap();
    /// assert_eq!((entry.name, exchanged), ("KPvK", true));
    /// ```
    pub fn material(&self, men: impl IntoIterator<Item = char>) -> Option<(&'static Entry, bool)> {
        let mut letters = [0; MAX_MEN];
        let mut len = 0;
        for man in men {
            *letters.get_mut(len)? = u8::try_from(man).ok()?;
            len += 1;
        }
        self.find(&letters[..len])
    }

    /// The index of a position: men as letters, Black's in lower case, and their squares, in any
    /// order. `None` where the material is not declared for either side.
    ///
    /// ```
    /// # use quadrille::layouts::Lerf;
    /// # quadrille::index! { board: 8 x 8; scheme: syzygy; registry: ENDGAMES; KRvK, KPvK; }
    /// let men = [('K', Lerf::C2), ('Q', Lerf::D4), ('k', Lerf::E5)];
    /// assert!(ENDGAMES.encode(&men).is_none()); // not declared
    /// ```
    ///
    /// # Panics
    /// If the layout is of another board.
    pub fn encode<L: Layout>(&self, men: &[(char, Square<L>)]) -> Option<Found> {
        let (entry, exchanged) = self.material(men.iter().map(|man| man.0))?;
        same_board::<L>(entry.plan.board);
        let turned = entry.plan.board.exchange().filter(|_| exchanged);
        let symmetry = turned.unwrap_or(Symmetry::Identity);
        let view = Numbers::of::<L>();
        let places = men.iter().map(|&(man, square)| {
            (exchange(man as u8, exchanged), view.image(symmetry as u8, square.number()))
        });
        let men = assigned(entry.men.as_bytes(), places);
        let index = entry.plan.encode_board(&men).map(|(index, _)| index);
        Some(Found { entry, index, exchanged })
    }

    /// The index of a material, whether it is declared or not, and whether colours are exchanged to
    /// get there: a material that is not declared for either side is numbered by this scheme, with
    /// its table in room that is lent. Find it once, and encode with what is found.
    ///
    /// ```
    /// # use quadrille::layouts::Lerf;
    /// # quadrille::index! { board: 8 x 8; scheme: exact; registry: ENDGAMES; KRvK, KPvK; }
    /// use quadrille::tablebase::{IndexTable, Material, Scheme};
    /// let mut table = IndexTable::new();
    /// let queen = Material::parse("KQvK").unwrap();
    /// let (index, exchanged) =
    ///     ENDGAMES.index::<Lerf, _, _>(&queen, Scheme::default(), &mut table).unwrap();
    /// assert_eq!((index.size(), exchanged), (28_056, false));
    /// assert!(index.encode(&[Lerf::C2, Lerf::D4, Lerf::E5]).is_some());
    /// let pawn = Material::parse("KvKP").unwrap();
    /// let (index, exchanged) =
    ///     ENDGAMES.index::<Lerf, _, _>(&pawn, Scheme::default(), &mut table).unwrap();
    /// assert_eq!((index.fingerprint(), exchanged), (KPvK::FINGERPRINT, true));
    /// ```
    ///
    /// # Errors
    /// When the material is not declared and the scheme cannot number it, or the table is too small.
    pub fn index<'a, L: Layout, const PLACES: usize, const KINDS: usize>(
        &self,
        material: &Material,
        scheme: Scheme<'_>,
        table: &'a mut IndexTable<PLACES, KINDS>,
    ) -> Result<(MaterialIndex<'a>, bool), IndexError> {
        if let Some((entry, exchanged)) = self.find(material.men()) {
            return Ok((entry.index(), exchanged));
        }
        let index = MaterialIndex::new::<L, PLACES, KINDS>(material, self.kings, scheme, table)?;
        Ok((index, false))
    }

    /// The index of a table of Syzygy: of a material, declared or not, with the sequence and the order
    /// that the table's header gives. See [`Syzygy::arrange`].
    ///
    /// ```
    /// # use quadrille::layouts::Lerf;
    /// # quadrille::index! { board: 8 x 8; scheme: exact; registry: ENDGAMES; KRvK, KPvK; }
    /// let table = ENDGAMES.arranged("KQvKR", "rKQk", 0, None).unwrap();
    /// assert!(table.encode(&[Lerf::C2, Lerf::D4, Lerf::E5, Lerf::H8]).is_some());
    /// let error = ENDGAMES.arranged("KQKR", "rKQk", 0, None).unwrap_err();
    /// assert_eq!(error.to_string(), "`KQKR` has no `v` between White's men and Black's");
    /// ```
    ///
    /// # Errors
    /// When the name is none of a material, or the sequence or order none of Syzygy's for it.
    pub fn arranged<'a>(
        &self,
        name: &'a str,
        sequence: &str,
        order: u8,
        order2: Option<u8>,
    ) -> Result<Arrangement, ArrangementError<'a>> {
        let material = Material::parse(name).map_err(ArrangementError::Material)?;
        let rules = Syzygy { kings: self.kings, k3: false };
        rules.arrange(&material, sequence, order, order2)
    }

    fn find(&self, men: &[u8]) -> Option<(&'static Entry, bool)> {
        [false, true].into_iter().find_map(|exchanged| {
            let mut wanted = [0; MAX_MEN];
            let len = men.len();
            for (to, &man) in wanted.iter_mut().zip(men) {
                *to = exchange(man, exchanged);
            }
            let key = key(&wanted[..len]);
            let first = self.entries.partition_point(|entry| entry.key < key);
            let found = self.entries.get(first).filter(|entry| entry.key == key);
            let found = found.filter(|entry| !exchanged || entry.plan.may_exchange());
            found.map(|entry| (entry, exchanged))
        })
    }
}

/// A letter, of the other colour where colours are exchanged.
const fn exchange(man: u8, exchanged: bool) -> u8 {
    if exchanged { man ^ 0x20 } else { man }
}

/// The men of a material whatever their order, as a number.
#[doc(hidden)]
pub fn key(men: &[u8]) -> u64 {
    let mut sorted = [0; MAX_MEN];
    sorted[..men.len()].copy_from_slice(men);
    sorted.sort_unstable();
    u64::from_be_bytes(sorted)
}

/// The squares of men in the order of a material that has the same ones.
fn assigned(material: &[u8], men: impl Iterator<Item = (u8, u8)>) -> Men {
    let mut squares = [NOWHERE; MAX_MEN];
    for (man, square) in men {
        let free = (0..material.len()).find(|&i| material[i] == man && squares[i] == NOWHERE);
        if let Some(place) = free {
            squares[place] = square;
        }
    }
    squares
}
