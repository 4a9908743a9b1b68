//! What `index!` implements for a material.

use core::marker::PhantomData;
use core::ops::Range;

use quadrille_runtime::{Layout, Square, Symmetry};

use super::encoded::Encoded;
use super::fast_encoder::Squares;
use super::layout_numbers::{place_of, same_board, square_at};
use super::material::Material;
use super::men::{MAX_MEN, Men, PackedMen};
use super::plan::Plan;
use super::positions::{Positions, Run, Source};
use super::scheme::syzygy::{Arrangement, ArrangementError, Syzygy};

/// A material of `MEN` men whose positions are numbered.
///
/// `quadrille::index!` implements it; its methods are there as inherent ones too, so that the trait
/// need not be imported. Squares are given in the order of the material's name: `KRRvK` is White's
/// king, both rooks, Black's king. Like men may be given in any order, but see the notes on the
/// scheme `syzygy`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is no material of {MEN} men with an index",
    note = "declare one with `quadrille::index!`"
)]
///
/// ```
/// # use quadrille::layouts::Lerf;
/// # quadrille::index! { board: 8 x 8; scheme: syzygy; registry: ENDGAMES; KRvK, KPvK; }
/// let men = [Lerf::C2, Lerf::D4, Lerf::E5];
/// let index = KRvK::encode(men).unwrap();
/// assert!(index < KRvK::SIZE);
/// assert_eq!(KRvK::encode(KRvK::decode::<Lerf>(index)), Some(index));
/// ```
pub trait Tablebase<const MEN: usize>: Copy + 'static {
    /// How positions are numbered.
    #[doc(hidden)]
    const PLAN: &'static Plan<'static>;
    /// The men in order, Black's in lower case: `KRRk`.
    const LETTERS: &'static str;
    /// How many indexes there are.
    const SIZE: u64 = Self::PLAN.size;
    /// A number that tells this numbering from others. A file of values by index stores it, and a program that
    /// opens the file compares it.
    ///
    /// It is the 64-bit FNV-1a hash of the board's files and ranks, the letters of the material,
    /// [`SIZE`](Self::SIZE) (eight bytes, the lowest first), and the squares of the men, in board order, of
    /// 64 positions spread evenly from the first index to the last.
    ///
    /// ```
    /// # use quadrille::layouts::Lerf;
    /// # quadrille::index! { board: 8 x 8; scheme: syzygy; registry: ENDGAMES; KRvK, KPvK; }
    /// assert_ne!(KRvK::FINGERPRINT, KPvK::FINGERPRINT);
    /// ```
    const FINGERPRINT: u64;
    /// The rules of Syzygy's tables, if the scheme is theirs.
    #[doc(hidden)]
    const SYZYGY: Option<Syzygy> = None;

    /// [`encode`](Self::encode) for men in sequence and in board order. One copy of the machine code
    /// serves all layouts.
    #[doc(hidden)]
    #[inline(never)]
    fn index_packed(men: PackedMen) -> u64 {
        encoded::<Self, MEN>(men).index_or_none()
    }

    /// The index of men in one word, with the symmetry, which takes a little longer.
    #[doc(hidden)]
    #[inline(never)]
    fn encode_packed(men: PackedMen) -> Encoded {
        encoded::<Self, MEN>(men)
    }

    /// [`decode`](Self::decode) to places in board order.
    #[doc(hidden)]
    #[inline(never)]
    fn decode_in(index: u64) -> Men {
        assert!(index < Self::SIZE, "an index that the material does not have");
        Self::PLAN.in_material(&Self::PLAN.decode(index))
    }

    /// The index of a position; `None` where the scheme does not have it.
    ///
    /// ```
    /// # use quadrille::layouts::Lerf;
    /// # quadrille::index! { board: 8 x 8; scheme: syzygy; registry: ENDGAMES; KRvK, KPvK; }
    /// assert_eq!(KRvK::encode([Lerf::C2, Lerf::D4, Lerf::E5]), KRvK::encode([Lerf::C7, Lerf::D5, Lerf::E4]));
    /// assert_eq!(KRvK::encode([Lerf::C2, Lerf::C2, Lerf::E5]), None); // two on one square
    /// ```
    #[inline(always)]
    fn encode<L: Layout>(squares: [Square<L>; MEN]) -> Option<u64> {
        const { same_board::<L>(Self::PLAN.board) };
        if let Some(encoder) = const { &Self::PLAN.fast_encoder() } {
            let squares = Squares::of(Self::PLAN, squares);
            return Self::PLAN.encode_fast::<MEN, true>(encoder, squares).index();
        }
        Encoded::new(Self::index_packed(in_sequence(Self::PLAN, squares)), 0).index()
    }

    /// The index of a position, and the symmetry that carries it to its canonical form.
    ///
    /// ```
    /// # use quadrille::layouts::Lerf;
    /// # quadrille::index! { board: 8 x 8; scheme: syzygy; registry: ENDGAMES; KRvK, KPvK; }
    /// let (index, symmetry) = KRvK::encode_with_symmetry([Lerf::C7, Lerf::D5, Lerf::E4]).unwrap();
    /// assert_eq!(KRvK::encode([Lerf::C2, Lerf::D4, Lerf::E5]), Some(index));
    /// assert_eq!(symmetry, quadrille::Symmetry::FlipVertical);
    /// ```
    #[inline]
    fn encode_with_symmetry<L: Layout>(squares: [Square<L>; MEN]) -> Option<(u64, Symmetry)> {
        const { same_board::<L>(Self::PLAN.board) };
        Self::encode_packed(in_sequence(Self::PLAN, squares)).get()
    }

    /// The index of a position that the scheme is known to have, for hot loops, into which it is
    /// inlined: nothing is checked, and the number for another position means nothing.
    ///
    /// ```
    /// # use quadrille::layouts::Lerf;
    /// # quadrille::index! { board: 8 x 8; scheme: syzygy; registry: ENDGAMES; KRvK, KPvK; }
    /// let men = [Lerf::C2, Lerf::D4, Lerf::E5];
    /// assert_eq!(Some(KRvK::encode_trusted(men)), KRvK::encode(men));
    /// ```
    #[inline(always)]
    fn encode_trusted<L: Layout>(squares: [Square<L>; MEN]) -> u64 {
        const { same_board::<L>(Self::PLAN.board) };
        if let Some(encoder) = const { &Self::PLAN.fast_encoder() } {
            let squares = Squares::of(Self::PLAN, squares);
            return Self::PLAN.encode_fast::<MEN, false>(encoder, squares).index_or_none();
        }
        Self::PLAN.encode_trusted::<MEN>(in_sequence(Self::PLAN, squares))
    }

    /// The position with an index, in canonical form: `encode(decode(index))` is the index.
    ///
    /// ```
    /// # use quadrille::layouts::Lerf;
    /// # quadrille::index! { board: 8 x 8; scheme: syzygy; registry: ENDGAMES; KRvK, KPvK; }
    /// let index = KRvK::encode([Lerf::C7, Lerf::D5, Lerf::E4]).unwrap();
    /// assert_eq!(KRvK::encode(KRvK::decode::<Lerf>(index)), Some(index));
    /// ```
    ///
    /// # Panics
    /// If `index` is not less than `SIZE`.
    #[inline]
    fn decode<L: Layout>(index: u64) -> [Square<L>; MEN] {
        const { same_board::<L>(Self::PLAN.board) };
        squares_of(&Self::decode_in(index))
    }

    /// The canonical form of a position: what is decoded from its index.
    ///
    /// ```
    /// # use quadrille::layouts::Lerf;
    /// # quadrille::index! { board: 8 x 8; scheme: syzygy; registry: ENDGAMES; KRvK, KPvK; }
    /// let canonical = KRvK::canonical([Lerf::C7, Lerf::D5, Lerf::E4]);
    /// assert_eq!(canonical, KRvK::canonical([Lerf::C2, Lerf::D4, Lerf::E5]));
    /// ```
    #[inline]
    fn canonical<L: Layout>(squares: [Square<L>; MEN]) -> Option<[Square<L>; MEN]> {
        Self::encode(squares).map(Self::decode)
    }

    /// Whether a table may give an index any value, such as one that compresses well. That is so if no legal
    /// position has it (kings stand next to each other, two men on one square, a pawn on the first or last
    /// rank), or if a mirror image of its position has a smaller index too.
    ///
    /// ```
    /// # use quadrille::layouts::Lerf;
    /// # quadrille::index! { board: 8 x 8; scheme: syzygy; registry: ENDGAMES; KRvK, KPvK; }
    /// let broken = (0..KRvK::SIZE).filter(|&index| KRvK::is_broken(index)).count() as u64;
    /// assert_eq!(KRvK::SIZE - broken, 28_056); // the positions that differ
    /// ```
    ///
    /// # Panics
    /// If `index` is not less than `SIZE`.
    fn is_broken(index: u64) -> bool {
        assert!(index < Self::SIZE, "an index that the material does not have");
        Self::PLAN.is_broken(Self::LETTERS.as_bytes(), index)
    }

    /// The first of all indexes that a position or a mirror image of it has.
    ///
    /// ```
    /// # use quadrille::layouts::Lerf;
    /// # quadrille::index! { board: 8 x 8; scheme: syzygy; registry: ENDGAMES; KRvK, KPvK; }
    /// let men = [Lerf::A1, Lerf::D4, Lerf::H8]; // all on the diagonal
    /// assert_eq!(KRvK::first_index(men), KRvK::encode(men));
    /// ```
    fn first_index<L: Layout>(squares: [Square<L>; MEN]) -> Option<u64> {
        const { same_board::<L>(Self::PLAN.board) };
        let mut men = [0; MAX_MEN];
        for (man, square) in men.iter_mut().zip(squares) {
            *man = place_of::<L>(square.number());
        }
        Self::PLAN.first_index(&men)
    }

    /// The positions with a range of indexes, in order, at a fraction of the time that decoding
    /// each would take.
    ///
    /// ```
    /// # use quadrille::layouts::Lerf;
    /// # quadrille::index! { board: 8 x 8; scheme: syzygy; registry: ENDGAMES; KRvK, KPvK; }
    /// let decoded = (100..110).map(KRvK::decode::<Lerf>);
    /// assert!(KRvK::positions::<Lerf>(100..110).eq(decoded));
    /// ```
    ///
    /// # Panics
    /// If the range ends beyond `SIZE`.
    #[inline]
    fn positions<L: Layout>(range: Range<u64>) -> Positions<Declared<Self>, L, MEN> {
        const { same_board::<L>(Self::PLAN.board) };
        Positions::new(Declared(PhantomData), range)
    }

    /// The ranges of indexes that tables of Syzygy hold one by one: in the scheme `syzygy` four
    /// where there are pawns, by the leading pawn's file from a to d; otherwise one. Those tables
    /// number each range from 0.
    ///
    /// ```
    /// # use quadrille::layouts::Lerf;
    /// # quadrille::index! { board: 8 x 8; scheme: syzygy; registry: ENDGAMES; KRvK, KPvK; }
    /// assert_eq!(KRvK::sub_tables().count(), 1);
    /// assert_eq!(KPvK::sub_tables().count(), 4); // the pawn on files a to d
    /// ```
    fn sub_tables() -> impl Iterator<Item = Range<u64>> {
        (0..Self::PLAN.sub_tables()).map(|number| Self::PLAN.sub_table(number))
    }

    /// The index with the men in another sequence and the groups in another order, as tables of Syzygy store them.
    /// The order is how many groups are put together before the leading one. If both sides have pawns, a
    /// second number says how many come before the pawns that do not lead. Each of the four files of a table
    /// with pawns has a sequence and an order of its own.
    ///
    /// ```
    /// # use quadrille::layouts::Lerf;
    /// # quadrille::index! { board: 8 x 8; scheme: syzygy; registry: ENDGAMES; KRvK, KPvK; }
    /// let stored = KRvK::arranged("RKk", 0, None).unwrap();
    /// assert_eq!(stored.size(), KRvK::SIZE);
    /// ```
    ///
    /// # Errors
    /// When the scheme is not `syzygy`, or leaves no such choice.
    fn arranged(
        sequence: &str,
        order: u8,
        order2: Option<u8>,
    ) -> Result<Arranged<MEN>, ArrangementError<'static>> {
        let rules = Self::SYZYGY.ok_or(ArrangementError::Fixed)?;
        let material =
            Material::new(Self::LETTERS.as_bytes()).map_err(ArrangementError::Material)?;
        Ok(Arranged { arrangement: rules.arrange(&material, sequence, order, order2)? })
    }

    /// The index in all sequences of men and orders of groups that tables of Syzygy may store; none
    /// where the scheme is not `syzygy`. See [`Syzygy::arrangements`].
    ///
    /// ```
    /// # use quadrille::layouts::Lerf;
    /// # quadrille::index! { board: 8 x 8; scheme: syzygy; registry: ENDGAMES; KRvK, KPvK; }
    /// assert_eq!(KRvK::arrangements().count(), 6);
    /// let men = [Lerf::C2, Lerf::D4, Lerf::E5];
    /// assert!(KRvK::arrangements().all(|index| index.encode(men).is_some()));
    /// ```
    fn arrangements() -> impl Iterator<Item = Arranged<MEN>> {
        let material = Material::from_declared(Self::LETTERS.as_bytes());
        let all = Self::SYZYGY.and_then(|rules| rules.arrangements(&material).ok());
        all.into_iter().flatten().map(|arrangement| Arranged { arrangement })
    }
}

/// A declared material as a source of positions.
#[derive(Clone, Copy, Debug)]
pub struct Declared<T>(PhantomData<T>);

impl<T: Tablebase<MEN>, const MEN: usize> Source<MEN> for Declared<T> {
    fn run(&self, index: u64) -> Run {
        T::PLAN.run(index, T::decode_in(index))
    }

    #[inline(always)]
    fn size(&self) -> u64 {
        T::SIZE
    }

    const MOVER: Option<usize> = T::PLAN.mover();
}

/// An index of Syzygy's with a sequence and order chosen at run time.
///
/// ```
/// # use quadrille::layouts::Lerf;
/// # quadrille::index! { board: 8 x 8; scheme: syzygy; registry: ENDGAMES; KRvK, KPvK; }
/// let stored = KRvK::arranged("kRK", 0, None).unwrap();
/// let men = [Lerf::C2, Lerf::D4, Lerf::E5];
/// let index = stored.encode(men).unwrap();
/// assert_eq!(stored.encode(stored.decode::<Lerf>(index)), Some(index));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Arranged<const MEN: usize> {
    arrangement: Arrangement,
}

impl<const MEN: usize> Arranged<MEN> {
    /// How many indexes there are: the same in all sequences and orders.
    ///
    /// ```
    /// # use quadrille::layouts::Lerf;
    /// # quadrille::index! { board: 8 x 8; scheme: syzygy; registry: ENDGAMES; KRvK, KPvK; }
    /// let stored = KRvK::arranged("kRK", 0, None).unwrap();
    /// assert_eq!(stored.size(), 31_332);
    /// ```
    pub fn size(&self) -> u64 {
        self.arrangement.plan().size
    }

    /// Its sequence and order.
    ///
    /// ```
    /// # use quadrille::layouts::Lerf;
    /// # quadrille::index! { board: 8 x 8; scheme: syzygy; registry: ENDGAMES; KRvK, KPvK; }
    /// let stored = KRvK::arranged("kRK", 0, None).unwrap();
    /// assert_eq!(stored.arrangement().sequence(), "kRK");
    /// ```
    pub const fn arrangement(&self) -> &Arrangement {
        &self.arrangement
    }

    /// As [`Tablebase::sub_tables`].
    ///
    /// ```
    /// # use quadrille::layouts::Lerf;
    /// # quadrille::index! { board: 8 x 8; scheme: syzygy; registry: ENDGAMES; KRvK, KPvK; }
    /// let stored = KPvK::arranged("PKk", 0, None).unwrap();
    /// assert_eq!(stored.sub_tables().count(), 4);
    /// ```
    pub fn sub_tables(&self) -> impl Iterator<Item = Range<u64>> + '_ {
        let plan = self.arrangement.plan();
        (0..plan.sub_tables()).map(move |number| plan.sub_table(number))
    }

    /// As [`Tablebase::encode`].
    ///
    /// ```
    /// # use quadrille::layouts::Lerf;
    /// # quadrille::index! { board: 8 x 8; scheme: syzygy; registry: ENDGAMES; KRvK, KPvK; }
    /// let stored = KRvK::arranged("kRK", 0, None).unwrap();
    /// assert!(stored.encode([Lerf::C2, Lerf::D4, Lerf::E5]).is_some());
    /// ```
    ///
    /// # Panics
    /// If the layout is of another board.
    pub fn encode<L: Layout>(&self, squares: [Square<L>; MEN]) -> Option<u64> {
        same_board::<L>(self.arrangement.plan().board);
        let plan = self.arrangement.plan();
        self.arrangement.encode_packed(in_sequence(plan, squares)).index()
    }

    /// As [`Tablebase::FINGERPRINT`].
    ///
    /// ```
    /// # use quadrille::layouts::Lerf;
    /// # quadrille::index! { board: 8 x 8; scheme: syzygy; registry: ENDGAMES; KRvK, KPvK; }
    /// let stored = KRvK::arranged("kRK", 0, None).unwrap();
    /// assert_ne!(stored.fingerprint(), KRvK::FINGERPRINT);
    /// ```
    pub fn fingerprint(&self) -> u64 {
        self.arrangement.fingerprint()
    }

    /// As [`Tablebase::encode_with_symmetry`].
    ///
    /// ```
    /// # use quadrille::layouts::Lerf;
    /// # quadrille::index! { board: 8 x 8; scheme: syzygy; registry: ENDGAMES; KRvK, KPvK; }
    /// let stored = KRvK::arranged("kRK", 0, None).unwrap();
    /// let men = [Lerf::A1, Lerf::D4, Lerf::B3];
    /// let (index, _) = stored.encode_with_symmetry(men).unwrap();
    /// assert_eq!(stored.encode(men), Some(index));
    /// ```
    ///
    /// # Panics
    /// If the layout is of another board.
    pub fn encode_with_symmetry<L: Layout>(
        &self,
        squares: [Square<L>; MEN],
    ) -> Option<(u64, Symmetry)> {
        let plan = self.arrangement.plan();
        same_board::<L>(plan.board);
        plan.encode_any_at_once(in_sequence(plan, squares)).get()
    }

    /// As [`Tablebase::encode_trusted`], at the cost of [`encode`](Self::encode).
    ///
    /// ```
    /// # use quadrille::layouts::Lerf;
    /// # quadrille::index! { board: 8 x 8; scheme: syzygy; registry: ENDGAMES; KRvK, KPvK; }
    /// let stored = KRvK::arranged("kRK", 0, None).unwrap();
    /// let men = [Lerf::A1, Lerf::D4, Lerf::B3];
    /// assert_eq!(Some(stored.encode_trusted(men)), stored.encode(men));
    /// ```
    ///
    /// # Panics
    /// If the layout is of another board.
    pub fn encode_trusted<L: Layout>(&self, squares: [Square<L>; MEN]) -> u64 {
        let plan = self.arrangement.plan();
        same_board::<L>(plan.board);
        self.arrangement.encode_packed(in_sequence(plan, squares)).index_or_none()
    }

    /// As [`Tablebase::canonical`].
    ///
    /// ```
    /// # use quadrille::layouts::Lerf;
    /// # quadrille::index! { board: 8 x 8; scheme: syzygy; registry: ENDGAMES; KRvK, KPvK; }
    /// let stored = KRvK::arranged("kRK", 0, None).unwrap();
    /// let men = [Lerf::A1, Lerf::D4, Lerf::B3];
    /// let canonical = stored.canonical(men).unwrap();
    /// assert_eq!(stored.encode(canonical), stored.encode(men));
    /// ```
    ///
    /// # Panics
    /// If the layout is of another board.
    pub fn canonical<L: Layout>(&self, squares: [Square<L>; MEN]) -> Option<[Square<L>; MEN]> {
        self.encode(squares).map(|index| self.decode(index))
    }

    /// As [`Tablebase::is_broken`].
    ///
    /// ```
    /// # use quadrille::layouts::Lerf;
    /// # quadrille::index! { board: 8 x 8; scheme: syzygy; registry: ENDGAMES; KRvK, KPvK; }
    /// let stored = KRvK::arranged("kRK", 0, None).unwrap();
    /// let broken = (0..stored.size()).filter(|&index| stored.is_broken(index)).count() as u64;
    /// assert_eq!(stored.size() - broken, 28_056);
    /// ```
    ///
    /// # Panics
    /// If `index` is not less than the size.
    pub fn is_broken(&self, index: u64) -> bool {
        self.arrangement.plan().is_broken(self.arrangement.material().men(), index)
    }

    /// As [`Tablebase::first_index`].
    ///
    /// ```
    /// # use quadrille::layouts::Lerf;
    /// # quadrille::index! { board: 8 x 8; scheme: syzygy; registry: ENDGAMES; KRvK, KPvK; }
    /// let stored = KRvK::arranged("kRK", 0, None).unwrap();
    /// let men = [Lerf::A1, Lerf::D4, Lerf::B3];
    /// assert_eq!(stored.first_index(men), stored.encode(men));
    /// ```
    ///
    /// # Panics
    /// If the layout is of another board.
    pub fn first_index<L: Layout>(&self, squares: [Square<L>; MEN]) -> Option<u64> {
        same_board::<L>(self.arrangement.plan().board);
        let mut men = [0; MAX_MEN];
        for (man, square) in men.iter_mut().zip(squares) {
            *man = place_of::<L>(square.number());
        }
        self.arrangement.plan().first_index(&men)
    }

    /// As [`Tablebase::decode`].
    ///
    /// ```
    /// # use quadrille::layouts::Lerf;
    /// # quadrille::index! { board: 8 x 8; scheme: syzygy; registry: ENDGAMES; KRvK, KPvK; }
    /// let stored = KRvK::arranged("kRK", 0, None).unwrap();
    /// let index = stored.encode([Lerf::A1, Lerf::D4, Lerf::B3]).unwrap();
    /// assert_eq!(stored.encode(stored.decode::<Lerf>(index)), Some(index));
    /// ```
    ///
    /// # Panics
    /// If `index` is not less than the size, or the layout is of another board.
    pub fn decode<L: Layout>(&self, index: u64) -> [Square<L>; MEN] {
        same_board::<L>(self.arrangement.plan().board);
        squares_of(&decoded(&self.arrangement, index))
    }

    /// As [`Tablebase::positions`].
    ///
    /// ```
    /// # use quadrille::layouts::Lerf;
    /// # quadrille::index! { board: 8 x 8; scheme: syzygy; registry: ENDGAMES; KRvK, KPvK; }
    /// let stored = KRvK::arranged("kRK", 0, None).unwrap();
    /// assert!(stored.positions::<Lerf>(0..10).eq((0..10).map(|index| stored.decode(index))));
    /// ```
    ///
    /// # Panics
    /// If the range ends beyond the size, or the layout is of another board.
    pub fn positions<L: Layout>(&self, range: Range<u64>) -> Positions<Self, L, MEN> {
        same_board::<L>(self.arrangement.plan().board);
        Positions::new(*self, range)
    }
}

impl<const MEN: usize> Source<MEN> for Arranged<MEN> {
    fn run(&self, index: u64) -> Run {
        self.arrangement.plan().run(index, decoded(&self.arrangement, index))
    }

    fn size(&self) -> u64 {
        self.size()
    }
}

fn decoded(arrangement: &Arrangement, index: u64) -> Men {
    let plan = arrangement.plan();
    assert!(index < plan.size, "an index that the material does not have");
    let (file, start) = plan.section_with(index);
    plan.in_material(&arrangement.decoded(file, index - start))
}

/// The index of a position whose men come in sequence and in board order.
#[inline(always)]
fn encoded<T: Tablebase<MEN>, const MEN: usize>(men: PackedMen) -> Encoded {
    match const { &T::PLAN.fast_encoder() } {
        Some(encoder) => T::PLAN.encode_fast::<MEN, true>(encoder, men),
        None => T::PLAN.encode_at_once::<MEN>(men),
    }
}

/// The men of a position, in sequence and in board order.
#[inline(always)]
fn in_sequence<L: Layout, const MEN: usize>(
    plan: &Plan<'_>,
    squares: [Square<L>; MEN],
) -> PackedMen {
    let mut men = PackedMen::NOBODY;
    for i in 0..MEN {
        let square = squares[plan.places[i] as usize];
        men = men.with(i, place_of::<L>(square.number()));
    }
    men
}

#[inline(always)]
fn squares_of<L: Layout, const MEN: usize>(men: &Men) -> [Square<L>; MEN] {
    core::array::from_fn(|i| square_at(men[i]))
}
