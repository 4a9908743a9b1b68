//! Attacks of riders: magics, and the tables they lead into.
//!
//! The rays from a square are looked up in one or more parts ([`partition`] says which). For each
//! part the occupancy of its relevant squares is multiplied by a magic, and the product's highest
//! bits are the key: distinct for occupancies with distinct attack sets. A byte of the index,
//! which has one for each key, names the set among those of the square and part. Parts whose
//! keys are arranged alike share their bytes, whatever their squares: see [`table`]. Sets may be
//! stored once for each class of squares that symmetries exchange: see [`classes`]; or line by line,
//! of which a byte names two: see [`pairs`].
//!
//! Magics are taken from the description or found by a short [search](find). Where a symmetry of
//! the board is a rotation of the word, or swaps its bytes, one square of those that it exchanges is enough: see [`turn`].
//!
//! Other methods: keys that lead to sets directly ([`direct`]), by magics, by black magics, which
//! see all squares that do not matter as occupied, or by extracted bits; the same for single
//! lines ([`split`]);
//! subtraction on [`lines`] whose numbers rise; and walking along the rays.
//!
//! What `auto` chooses, measured with `bench/src/bin/sliders.rs` on one machine (Skylake server,
//! a quarter of the board occupied; times of a queen's look-up, cozy-chess 0.3.4's being 1):
//!
//! - for 64-bit words, magics and bytes: hot 1.15 with a1 = 0 and 1.05 with W, in a dependent chain
//!   0.65 and 0.5, after a megabyte of other data 0.95 and 0.65, from a fourth of the bytes or less.
//!   Subtraction without vectors is faster in the last two (0.36 and 0.44), but its many operations
//!   cost throughput (hot 1.8), of which move generation needs most: perft is 10% slower.
//! - with AVX2, vectors where the lines allow them, beside the magics: hot 0.95, in a chain 0.4,
//!   after a megabyte 0.3, from 2 kilobytes. Functions that are `const`, which cannot use vectors,
//!   have the magics.
//! - for 128-bit words, whose tables run to megabytes, subtraction where all lines rise in the
//!   numbering and no magics are given, else magics;
//! - a walk where subtraction cannot be used and lines have more than 16 squares, or so many that
//!   an index would take more than half a megabyte (rooks on 16x8, in numberings of no order).
//!
//! [`split`] is faster than all of these but for vectors in the last two (hot 0.83, chain 0.4, after a
//! megabyte 0.55) and finds its magics itself, from some 115 kilobytes; it is there for those who
//! ask, as magics in a description mean that shared tables are wanted. PEXT is as fast in
//! throughput (hot 0.83, chain 0.53, after a megabyte 0.75), but not chosen: processors before AMD's
//! Zen 3 have it as a slow loop, and which one a program will run on only its author knows.

mod classes;
mod direct;
mod find;
mod given;
mod lines;
mod pairs;
mod partition;
mod rays;
mod rising;
mod runs;
mod split;
mod table;
mod turn;

pub use direct::{Direct, DirectPart, Extract};
pub use find::Effort;
pub use given::GivenError;
pub use lines::{LineKind, LineMasks, Lines};
pub use partition::Groups;
pub use split::Split;
pub use turn::{Frame, Turn};

use crate::board::Square;
use crate::layout::{
    GivenMagics, Leap, Numbering, SetStorage, Sharing, SliderMethod, SliderOptions, WordSize,
};
use crate::reference;
use quadrille_runtime::Symmetry;

use partition::{are_huge, partitions};
use rays::{Occupancies, Ray};
use table::Builder;

/// How a rider's attacks are looked up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sliders {
    /// The rider.
    pub ride: Leap,
    /// The word of a bitboard.
    pub word: WordSize,
    /// The turn into the frame in which the square is looked up, if there is one.
    pub turn: Option<Turn>,
    /// The way it is done.
    pub method: Method,
}

impl Sliders {
    /// The place in the method's tables of a square's number.
    pub fn slot(&self, number: u8) -> usize {
        let number = usize::from(number);
        self.turn.as_ref().map_or(number, |turn| usize::from(turn.numbers[number].0))
    }

    /// What brings the occupancy into the frame in which it is looked up, and the attack set back.
    pub fn frame(&self, number: u8) -> Frame {
        let turn = self.turn.as_ref();
        turn.map_or(Frame::default(), |turn| turn.numbers[usize::from(number)].1)
    }
}

/// A way to look up attacks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Method {
    /// Magic multiplication, to a byte that names a set.
    Magic(Tables),
    /// Magic multiplication, to a set.
    Fancy(Direct),
    /// Magic multiplication of each line, to a set.
    Split(Split),
    /// Extracted bits, and another method for targets without the instruction.
    Pext(Extract, Box<Method>),
    /// Subtraction along each line.
    Hyperbola(Lines),
    /// Lines looked up in vectors, and another method for targets without them.
    Vectors(Lines, Box<Method>),
    /// A walk along each ray, for lines that are too long for tables.
    Walk(Walk),
}

/// Magics and the tables they lead into. The attack set of a square is the union over its parts
/// of what [`Storage::set`] makes of `index[part.offset + key]`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tables {
    /// The rays that each part covers, as indexes into [`Leap::steps`].
    pub groups: Groups,
    /// The parts of each number, as many as a look-up may ask for; those of numbers without a
    /// square lead to the empty set.
    pub squares: Vec<Vec<Part>>,
    /// How the sets are stored.
    pub storage: Storage,
    /// A byte for each key.
    pub index: Vec<u8>,
    /// The attack sets. Any byte of the index, added to any part's place, is a place within the
    /// sets and the index behind them, taken as words.
    pub sets: Vec<u128>,
}

/// How attack sets are stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Storage {
    /// Those of each square by themselves: a byte names one.
    Squares,
    /// Those of the first square of each class; by number, what carries them to the square.
    Classes(Vec<Symmetry>),
    /// Those of each square along one half of its lines, and along the other: the four low bits of
    /// a byte name one of the former, the high bits one of the latter.
    Lines,
}

impl Storage {
    /// How many words from a part's sets on a byte may name, in each of its lists.
    pub const fn reach(&self) -> usize {
        if matches!(self, Storage::Lines) { 16 } else { 256 }
    }

    /// The set that a byte of the index names, before it is carried anywhere.
    pub fn set(&self, sets: &[u128], part: &Part, name: u8) -> u128 {
        let (place, name) = (usize::from(part.sets), usize::from(name));
        match self {
            Storage::Lines => {
                sets[place + name % 16] | sets[place + usize::from(part.second) + name / 16]
            }
            _ => sets[place + name],
        }
    }
}

/// What looks up some of the rays from a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Part {
    /// The relevant squares.
    pub mask: u128,
    /// What makes the key of them.
    pub multiplier: Multiplier,
    /// The place of key 0 in the index.
    pub offset: u32,
    /// The place of the set that the index calls 0.
    pub sets: u16,
    /// How far behind it the second half's sets begin, where they are stored line by line.
    pub second: u8,
}

/// A magic and the shift of its product.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Multiplier {
    /// The factor. For 128-bit words two: that of the low half, and above it that of the high
    /// half, whose products are added.
    pub magic: u128,
    /// How far the 64-bit product is shifted down, 40 to 63.
    pub shift: u32,
}

impl Multiplier {
    /// The key of an occupancy of relevant squares.
    pub const fn key(self, occupancy: u128) -> usize {
        (self.product(occupancy) >> self.shift) as usize
    }

    /// The product, whose highest bits are the key.
    pub const fn product(self, occupancy: u128) -> u64 {
        let low = (occupancy as u64).wrapping_mul(self.magic as u64);
        let high = ((occupancy >> 64) as u64).wrapping_mul((self.magic >> 64) as u64);
        low.wrapping_add(high)
    }

    /// The bits of a key.
    pub const fn key_bits(self) -> u32 {
        64 - self.shift
    }
}

/// The next square along every ray.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Walk {
    /// For each number, as many as the word has bits, the number of the next square along each
    /// of [`Leap::steps`]; [`OFF_BOARD`] where there is none.
    pub next: Vec<Vec<u8>>,
}

/// The number of no square.
pub const OFF_BOARD: u8 = u8::MAX;

/// The look-up of a rider's attacks, with magics from the description where it has some.
///
/// # Errors
/// When the given magics do not do what they are there for, or the numbering does not allow what
/// the options ask for.
pub fn solve(
    numbering: &Numbering,
    word: WordSize,
    ride: Leap,
    given: Option<&GivenMagics>,
    options: &SliderOptions,
) -> Result<Sliders, GivenError> {
    // Lines are looked up by magics that are found, in any frame.
    let in_frame = given.filter(|_| options.method(ride) != SliderMethod::Split);
    let turn = options.turned.then(|| turn::turn(numbering, word, in_frame)).transpose()?;
    let squares = match &turn {
        Some(turn) => turn.bases.iter().map(|&base| numbering.square(base)).collect(),
        None => numbering.by_number().to_vec(),
    };
    let rays = squares
        .iter()
        .map(|square| square.map_or(Vec::new(), |square| rays::rays(numbering, square, ride)));
    let rays = rays.collect();
    let problem =
        Problem { numbering, word, ride, given, options, squares, rays, turn: turn.as_ref() };
    let method = problem.method()?;
    Ok(Sliders { ride, word, turn, method })
}

/// What is to be looked up.
struct Problem<'a> {
    numbering: &'a Numbering,
    word: WordSize,
    ride: Leap,
    given: Option<&'a GivenMagics>,
    options: &'a SliderOptions,
    turn: Option<&'a Turn>,
    /// By slot of the tables: the square that is looked up.
    squares: Vec<Option<Square>>,
    /// By slot: its rays.
    rays: Vec<Vec<Ray>>,
}

impl Problem<'_> {
    fn method(&self) -> Result<Method, GivenError> {
        match self.options.method(self.ride) {
            SliderMethod::Auto => self.auto(),
            SliderMethod::Magic => Ok(Method::Magic(self.tables_or_error()?)),
            method @ (SliderMethod::Fancy | SliderMethod::Black) => {
                let tables = self.tables_or_error()?;
                direct::direct(&tables, method == SliderMethod::Black).map(Method::Fancy)
            }
            SliderMethod::Split => split::split(self),
            SliderMethod::Pext => {
                let extract = direct::extract(self)?;
                Ok(Method::Pext(extract, Box::new(self.auto()?)))
            }
            SliderMethod::Hyperbola => self.hyperbola(),
            SliderMethod::Walk => Ok(self.walk()),
        }
    }

    fn auto(&self) -> Result<Method, GivenError> {
        let is_plain = self.turn.is_none() && self.given.is_none();
        if is_plain
            && self.word == WordSize::U128
            && let Ok(method) = self.hyperbola()
        {
            return Ok(method);
        }
        if is_plain && are_huge(&partitions(self.ride, &self.rays)) {
            return Ok(self.hyperbola().unwrap_or_else(|_| self.walk()));
        }
        match self.tables()? {
            Some(tables) => Ok(self.vectors(Method::Magic(tables))),
            None if self.turn.is_some() => Err(self.no_tables()),
            None => Ok(self.hyperbola().unwrap_or_else(|_| self.walk())),
        }
    }

    /// A method with vectors beside it, where the lines allow them.
    fn vectors(&self, method: Method) -> Method {
        match self.hyperbola() {
            Ok(Method::Hyperbola(lines)) if lines.fit_vectors() => {
                Method::Vectors(lines, Box::new(method))
            }
            _ => method,
        }
    }

    fn walk(&self) -> Method {
        Method::Walk(walk(self.numbering, self.word, self.ride))
    }

    fn hyperbola(&self) -> Result<Method, GivenError> {
        if self.turn.is_some() {
            return Err(GivenError::NothingToTurn);
        }
        lines::lines(self.numbering, self.ride, self.word, self.entries()).map(Method::Hyperbola)
    }

    fn tables_or_error(&self) -> Result<Tables, GivenError> {
        self.tables()?.ok_or_else(|| self.no_tables())
    }

    /// Why there are no tables.
    fn no_tables(&self) -> GivenError {
        let is_long = partitions(self.ride, &self.rays).is_empty();
        if is_long { GivenError::LongLines } else { GivenError::NotFound }
    }

    /// The tables, with magics given or found; `None` where none are found for any partition.
    fn tables(&self) -> Result<Option<Tables>, GivenError> {
        let tables = match self.given {
            Some(given) => Some(given::tables(self, given)?),
            None => self.found(Effort::MACRO),
        };
        let Some(tables) = tables else { return Ok(None) };
        let tables = match self.options.sets {
            SetStorage::PerSquare => tables,
            SetStorage::PerClass => classes::once(self, &tables)?,
            SetStorage::PerLine => pairs::paired(self, &tables)?,
        };
        if self.options.sharing == Sharing::All {
            classes::demand(self, &tables)?;
        }
        Ok(Some(tables))
    }

    /// As many slots as a look-up may ask for.
    fn entries(&self) -> usize {
        match self.turn {
            Some(turn) => turn.bases.len(),
            None if self.numbering.len() <= 64 => 64,
            None => 128,
        }
    }

    /// The occupancies of a group of a square's rays, as the method sees them.
    fn occupancies(&self, rays: &[Ray], group: &[usize]) -> Occupancies {
        let plain = occupancies(rays, group);
        let is_black = self.options.method(self.ride) == SliderMethod::Black;
        if is_black && self.word == WordSize::U64 { plain.black() } else { plain }
    }

    /// Whether equal runs of the index are stored once.
    fn shares(&self) -> bool {
        self.options.sharing != Sharing::None
    }

    fn builder(&self) -> Builder {
        Builder::new(self.word, self.entries(), self.shares())
    }

    /// Tables of the first partition for which magics are found on every square.
    fn found(&self, effort: Effort) -> Option<Tables> {
        let partitions = partitions(self.ride, &self.rays);
        let mut modest = partitions.into_iter().filter(|partition| !partition.is_large);
        modest.find_map(|partition| self.tables_found(partition.groups, effort))
    }

    /// Tables with magics found by a search, unless it fails on some square.
    fn tables_found(&self, groups: Groups, effort: Effort) -> Option<Tables> {
        let mut builder = self.builder();
        for rays in &self.rays {
            if rays.is_empty() {
                builder.hole();
                continue;
            }
            let mut parts = Vec::with_capacity(groups.len());
            for group in &groups {
                let occupancies = self.occupancies(rays, group);
                let multiplier = find::find(&occupancies, effort)?;
                parts.push(builder.part(&occupancies, multiplier).ok()?);
            }
            builder.square(parts);
        }
        Some(builder.tables(groups))
    }
}

/// The occupancies of a group of a square's rays.
fn occupancies(rays: &[Ray], group: &[usize]) -> Occupancies {
    Occupancies::new(&group.iter().map(|&ray| &rays[ray]).collect::<Vec<_>>())
}

fn walk(numbering: &Numbering, word: WordSize, ride: Leap) -> Walk {
    let next = |square: Square, step| {
        let next = reference::ray(numbering.board(), square, step).next();
        next.map_or(OFF_BOARD, |square| numbering.number(square))
    };
    let steps = ride.steps();
    let rays = |number: u32| {
        let square = numbering.square(number as u8);
        steps.iter().map(|&step| square.map_or(OFF_BOARD, |from| next(from, step))).collect()
    };
    Walk { next: (0..word.bits()).map(rays).collect() }
}
