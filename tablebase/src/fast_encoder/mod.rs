//! Encoders for plans in which the leading men's squares give the symmetry and the class directly.
//!
//! Men need not be mirrored before the class is known, and no branch depends on the symmetry. Then men are compared:
//! up to four one by one, each in a register of his own; more men, and pawns that do not lead, by vectors.
//!
//! - [`given`]: men as squares of any layout, or in board order
//! - [`comparisons`]: which men share a square or a group

mod comparisons;
mod given;

use quadrille_runtime::Symmetry;

pub(super) use self::given::{Given, SecondLater, Squares, place_if_second_is_later};

use self::comparisons::{differ, first_of_group, four_differ, pair};
use super::encoded::Encoded;
use super::layout_numbers::{BoardOrder, then};
use super::lead::{ByBoth, Lead, NO_PLACE, SinglePawn, THREE_PAIRS, class_by_third};
use super::men::{MAX_MEN, Men, PackedMen, for_men};
use super::plan::Plan;
use super::section::Section;

/// The most men who are compared one by one: of five, vectors find faster whether two share a square.
const FEW: usize = 4;

/// The parts of a plan that its encoder reads: known to the compiler, or kept beside a plan that is not.
#[derive(Clone, Copy)]
pub(super) struct FastEncoder<'a> {
    pub(super) lead: Lead<'a>,
    /// The first class that leaves a symmetry to the other men.
    pub(super) end: u32,
    /// The first men of pairs of like men, as bits.
    pub(super) pairs: u8,
    /// The pawns that do not lead: a byte of one by place in the sequence.
    pub(super) pawns: u64,
    /// The first section, which is all there is to a pair or three.
    pub(super) first: &'a Section,
    /// Whether classes of all sections count on with the strides of the first.
    pub(super) is_one: bool,
}

/// The information given by the leading men: what they add, how the position is folded, and what each of the other
/// men adds with his next place.
#[derive(Clone, Copy)]
struct LeadCode<'a> {
    number: u64,
    symmetry: u8,
    strides: &'a [u64; MAX_MEN],
}

impl Plan<'_> {
    /// Whether the leading men's squares give everything at once.
    const fn has_fast_encoder(&self) -> bool {
        let is_usual =
            self.board.is_chessboard() && self.kings.is_none() && self.confined.is_none();
        is_usual
            && !self.crowded
            && !self.counting.has_many_alike()
            && self.lead.has_fast_encoder()
            && (self.pawns == 0 || matches!(self.lead, Lead::Pawns(_)))
    }

    /// The first class, of all sections, that leaves a symmetry to the other men.
    #[inline(always)]
    pub(super) const fn end_of_free_classes(&self) -> u32 {
        let sections = self.sections();
        if sections.len() > 1 { sections[1].first_class } else { NO_PLACE }
    }

    /// Whether classes of all sections count on with the strides of the first: those of one leading pawn.
    pub(super) const fn counts_on(&self) -> bool {
        let (sections, mut file) = (self.sections(), 1);
        while file < sections.len() {
            let Section { start, lead_stride_in_table, .. } = sections[file];
            let is_next =
                start == file as u64 * self.lead.classes(0) * sections[0].lead_stride_in_table;
            if !is_next
                || lead_stride_in_table != sections[0].lead_stride_in_table
                || !same(&sections[file].strides_by_man, &sections[0].strides_by_man)
            {
                return false;
            }
            file += 1;
        }
        true
    }

    /// The parts that an encoder reads, if the leading men's squares give everything at once.
    pub(super) const fn fast_encoder(&self) -> Option<FastEncoder<'_>> {
        if !self.has_fast_encoder() {
            return None;
        }
        let first = &self.sections()[0];
        let end = self.end_of_free_classes();
        let (pairs, pawns) = (self.counting.pairs(), self.pawns & !0xff);
        Some(FastEncoder { lead: self.lead, end, pairs, pawns, first, is_one: self.counts_on() })
    }

    /// [`encode_board`](Self::encode_board) by the encoder that declared materials have outside of const contexts.
    #[doc(hidden)]
    pub fn encode_board_at_once(&self, squares: &Men) -> Option<(u64, Symmetry)> {
        let men = self.in_sequence(squares);
        for_men!(self.men, N => self.encode_fast_if_possible::<N>(men)).get()
    }

    fn encode_fast_if_possible<const N: usize>(&self, men: PackedMen) -> Encoded {
        match &self.fast_encoder() {
            Some(encoder) => self.encode_fast::<N, true>(encoder, men),
            None => self.encode_at_once::<N>(men),
        }
    }

    /// The index of a position; where it is not checked, any number for one that the scheme does not have.
    #[inline(always)]
    pub(super) fn encode_fast<const N: usize, const CHECKED: bool>(
        &self,
        encoder: &FastEncoder<'_>,
        given: impl Given<N>,
    ) -> Encoded {
        let led = match encoder.lead {
            Lead::Pair(leads) | Lead::Triple(leads) => match leads.by_both {
                Some(by_both) => self.led_by_both::<N, CHECKED>(encoder, by_both, given),
                None => Err(Encoded::NONE),
            },
            _ => self.led_by_pawn::<N, CHECKED>(encoder, given),
        };
        match led {
            Ok(led) if N <= FEW && encoder.pawns == 0 => {
                with_few::<N, CHECKED>(encoder, led, given)
            }
            Ok(led) => self.with_many::<N, CHECKED>(encoder, led, given),
            Err(encoded) => encoded,
        }
    }

    /// Two men who lead, or the first two of three.
    #[inline(always)]
    fn led_by_both<'a, const N: usize, const CHECKED: bool>(
        &self,
        encoder: &FastEncoder<'a>,
        by_both: &ByBoth,
        given: impl Given<N>,
    ) -> Result<LeadCode<'a>, Encoded> {
        let (class, symmetry) = by_both.of_squares(given.place(0), given.place(1));
        let number = u64::from(class).wrapping_mul(encoder.first.lead_stride_in_table);
        let led = LeadCode { number, symmetry, strides: &encoder.first.strides_by_man };
        if matches!(encoder.lead, Lead::Triple(_)) {
            return match class {
                0..THREE_PAIRS => Ok(led),
                NO_PLACE => Err(Encoded::NONE),
                _ => Ok(led_by_third(encoder.first, class, symmetry, given.image(2, symmetry))),
            };
        }
        if (CHECKED || encoder.end != NO_PLACE) && class >= encoder.end {
            return Err(match class {
                NO_PLACE => Encoded::NONE,
                _ => self.with_symmetry_left(class, symmetry, given.packed()),
            });
        }
        Ok(led)
    }

    /// Encodes men whom a single pawn leads.
    #[inline(always)]
    fn led_by_pawn<'a, const N: usize, const CHECKED: bool>(
        &'a self,
        encoder: &FastEncoder<'a>,
        given: impl Given<N>,
    ) -> Result<LeadCode<'a>, Encoded> {
        let pawn = SinglePawn::on(given.place(0));
        if CHECKED && pawn.is_nowhere() {
            return Err(Encoded::NONE);
        }
        let symmetry = pawn.symmetry();
        if encoder.is_one {
            // Classes of all files count on with the same strides.
            let number = u64::from(pawn.class()).wrapping_mul(encoder.first.lead_stride_in_table);
            return Ok(LeadCode { number, symmetry, strides: &encoder.first.strides_by_man });
        }
        let Section { start, lead_stride_in_table, strides_by_man, .. } =
            &self.sections()[pawn.file()];
        let number = u64::from(pawn.class_in_file()).wrapping_mul(*lead_stride_in_table);
        Ok(LeadCode { number: number.wrapping_add(*start), symmetry, strides: strides_by_man })
    }

    /// Encodes men whose places in their groups are found by comparing all men at once, in vectors.
    #[inline(always)]
    fn with_many<const N: usize, const CHECKED: bool>(
        &self,
        encoder: &FastEncoder<'_>,
        led: LeadCode<'_>,
        given: impl Given<N>,
    ) -> Encoded {
        let board = BoardOrder::<8, 8>::NUMBERS;
        let ranks = [board.first_rank, board.last_rank];
        let places = self.counting.places::<N>(given.folded(led.symmetry), encoder.pawns, ranks);
        if CHECKED && places.have_faults() {
            return Encoded::NONE;
        }
        let number = add_up::<N>(encoder, led, |man| places.of(man));
        Encoded::new(number, led.symmetry)
    }

    /// The index where a class leaves a symmetry to the other men.
    #[cold]
    #[inline(never)]
    fn with_symmetry_left(&self, class: u32, symmetry: u8, men: PackedMen) -> Encoded {
        let mut section = self.sections().len() - 1;
        while self.sections()[section].first_class > class {
            section -= 1;
        }
        if !men.are_apart(self.men) {
            return Encoded::NONE;
        }
        let class = class - self.sections()[section].first_class;
        self.fold_groups(section, men.carried_on_chessboard(symmetry), class, symmetry)
    }
}

/// Whether men add the same.
const fn same(strides: &[u64; MAX_MEN], others: &[u64; MAX_MEN]) -> bool {
    let mut man = 0;
    while man < MAX_MEN && strides[man] == others[man] {
        man += 1;
    }
    man == MAX_MEN
}

/// The information given by three leading men, if the third decides how the board is folded.
#[inline(always)]
fn led_by_third(section: &Section, pair: u32, symmetry: u8, third: u8) -> LeadCode<'_> {
    let (class, more) = class_by_third(pair, third);
    let number = u64::from(class).wrapping_mul(section.lead_stride);
    LeadCode { number, symmetry: then(symmetry, more), strides: &section.strides_by_man }
}

/// Compares men one by one.
#[inline(always)]
fn with_few<const N: usize, const CHECKED: bool>(
    encoder: &FastEncoder<'_>,
    led: LeadCode<'_>,
    given: impl Given<N>,
) -> Encoded {
    let men = given.images(led.symmetry);
    let place = |man: usize| {
        let first = first_of_group(encoder.pairs, man);
        // No two are the same, so that every other comparison may include that: of such as are all alike the
        // compiler would make vectors, which take longer.
        let is_before = |other: usize| match other % 2 {
            0 => men[other] < men[man],
            _ => men[other] <= men[man],
        };
        let before = (0..first).filter(|&other| is_before(other)).count() as u32;
        u64::from(men[man].wrapping_sub(before))
    };
    if CHECKED {
        let is_apart = if N == 4 { four_differ(given.word_of_four()) } else { differ(&men) };
        if !is_apart {
            return Encoded::NONE;
        }
    }
    let number = add_up::<N>(encoder, led, place);
    Encoded::new(number, led.symmetry)
}

/// The index: what the leading men give, and what each other man adds.
#[inline(always)]
fn add_up<const N: usize>(
    encoder: &FastEncoder<'_>,
    led: LeadCode<'_>,
    place: impl Fn(usize) -> u64,
) -> u64 {
    // The third of three leading men is counted.
    let (mut number, mut man) = (led.number, encoder.lead.len().min(2));
    // One man at a time, the second of a pair adding nothing: in steps of one and two the loop is not unrolled.
    while man < N {
        if encoder.pairs >> man & 1 == 1 {
            let set = pair(place(man), place(man + 1));
            number = number.wrapping_add(set.wrapping_mul(led.strides[man]));
        } else if first_of_group(encoder.pairs, man) == man {
            number = number.wrapping_add(place(man).wrapping_mul(led.strides[man]));
        }
        man += 1;
    }
    number
}

#[cfg(test)]
mod tests {
    use crate::material::Material;
    use crate::men::PackedMen;
    use crate::scheme::syzygy::Syzygy;

    /// Positions, among them such as the scheme does not have.
    fn positions(men: usize, count: usize) -> impl Iterator<Item = PackedMen> {
        let mut random = fastrand::Rng::with_seed(1);
        let next = move || {
            // Half of them on the diagonal, where men decide who else would not.
            let on_diagonal = random.bool();
            (0..men).fold(PackedMen::NOBODY, |all, man| {
                let square = random.u8(..64);
                all.with(man, if on_diagonal { square % 8 * 9 } else { square })
            })
        };
        core::iter::repeat_with(next).take(count)
    }

    fn agree<const N: usize>(material: &str) {
        let material = Material::parse(material).unwrap();
        let arrangement = Syzygy::CHESS.plain(&material).unwrap();
        let plan = arrangement.plan();
        let encoder = plan.fast_encoder().expect("a plan with a table by both squares");
        let mut found = 0;
        for men in positions(N, if cfg!(miri) { 50 } else { 20_000 }) {
            let folded = plan.encode_at_once::<N>(men).get();
            assert_eq!(
                plan.encode_fast::<N, true>(&encoder, men).get(),
                folded,
                "{material} {men:?}"
            );
            let Some((index, _)) = folded else { continue };
            assert_eq!(plan.encode_fast::<N, false>(&encoder, men).index_or_none(), index);
            found += 1;
        }
        assert!(found > 0);
    }

    #[test]
    fn positions_have_the_same_index_when_the_board_is_folded_first() {
        agree::<3>("KRvK");
        agree::<4>("KRBvK");
        agree::<4>("KRRvK");
        agree::<5>("KRRBvK");
        agree::<5>("KRRvKR");
        agree::<6>("KQRBvKN");
        agree::<6>("KRRBBvK");
        agree::<7>("KQRBNvKN");
        agree::<8>("KQRBBvKNN");
        agree::<3>("KPvK");
        agree::<4>("KPvKP");
        agree::<4>("KRvKP");
        agree::<5>("KPPvKP");
        agree::<6>("KRRPvKP");
        agree::<7>("KRRPvKPP");
        agree::<8>("KRRBBPvK");
    }
}
