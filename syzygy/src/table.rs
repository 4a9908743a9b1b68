//! A table's file, which holds the values of a material.

use alloc::vec::Vec;

use quadrille::Color;
use quadrille::layouts::Lerf;

use crate::board::{Board, BoardSquare, Set};
use crate::compressed_values::{Values, locate};
use crate::dtz_map::Distances;
use crate::head_reader::HeadReader;
use crate::index::{FileOrder, MAX_MEN, Man};
use crate::{Dtz, MaterialKey, Role, Source, TableError, TableKind, Wdl};

/// The table has values for both sides to move.
const FLAG_BOTH_SIDES: u8 = 1;
/// There are pawns, so there is a part for each file of the leading pawn.
const FLAG_PAWNS: u8 = 2;
/// The number of bytes in a file's checksum, which comes last, after a multiple of 64 bytes.
const CHECKSUM: u64 = 16;

/// An opened table. Its head is read and checked; its blocks are read when they are needed.
///
/// [`Prober`](crate::Prober) does the probing. A table by itself knows only its stored values, which for many
/// positions with captures are not the results.
///
/// ```
/// use quadrille_syzygy::{Table, TableError, TableKind};
///
/// let bytes = std::fs::read("tests/data/KRvK.rtbw").unwrap();
/// let table = Table::open(&bytes[..], "KRvK".parse().unwrap(), TableKind::Wdl)?;
/// assert_eq!((table.material().to_string(), table.kind()), ("KRvK".to_owned(), TableKind::Wdl));
/// let other = Table::open(&bytes[..], "KQvK".parse().unwrap(), TableKind::Wdl);
/// assert_eq!(other.unwrap_err(), TableError::Malformed("it has other men than its name says"));
/// # Ok::<(), quadrille_syzygy::TableError>(())
/// ```
#[derive(Debug)]
pub struct Table<S> {
    source: S,
    material: MaterialKey,
    kind: TableKind,
    /// A single part, or four by the file of the leading pawn.
    parts: Vec<SubTable>,
    /// The number of leading pawns. The file of the pawn nearest to the edge selects the part of the table.
    leading_pawns: usize,
}

/// The values for one file of the leading pawn, or all.
#[derive(Debug)]
struct SubTable {
    /// The side of White to move, then of Black, if the table has it and it differs.
    sides: Vec<Side>,
    /// The map of values to distances, if the table is of distances to zeroing.
    distances: Option<Distances>,
}

/// The values for one side to move.
#[derive(Debug)]
struct Side {
    order: FileOrder,
    values: Values,
}

impl<S: Source> Table<S> {
    /// Opens the table of a material, whose name begins with the stronger side.
    ///
    /// ```
    /// # use quadrille_syzygy::{Table, TableError, TableKind};
    /// let bytes = std::fs::read("tests/data/KRvK.rtbw").unwrap();
    /// let other = Table::open(&bytes[..], "KQvK".parse().unwrap(), TableKind::Wdl);
    /// assert_eq!(other.unwrap_err(), TableError::Malformed("it has other men than its name says"));
    /// ```
    ///
    /// # Errors
    /// If the source cannot be read, or is no such table.
    pub fn open(source: S, material: MaterialKey, kind: TableKind) -> Result<Table<S>, TableError> {
        let mut reader = HeadReader::new(&source)?;
        if reader.take(4)? != kind.magic() {
            return Err(TableError::Magic);
        }
        if source.size()? % 64 != CHECKSUM {
            return Err(TableError::Malformed("its length is not that of a table"));
        }
        let flags = reader.byte()?;
        check_flags(flags, material, kind)?;
        let heads = read_orders(&mut reader, material, kind)?;
        let parts = read_parts(&mut reader, &source, heads, kind)?;
        let leading_pawns = parts[0].sides[0].order.leading_pawns();
        Ok(Table { source, material, kind, parts, leading_pawns })
    }

    /// The material that the table is named after.
    ///
    /// ```
    /// # use quadrille_syzygy::{Table, TableKind};
    /// # let bytes = std::fs::read("tests/data/KRvK.rtbw").unwrap();
    /// # let table = Table::open(&bytes[..], "KRvK".parse().unwrap(), TableKind::Wdl)?;
    /// assert_eq!(table.material().men(), 3);
    /// # Ok::<(), quadrille_syzygy::TableError>(())
    /// ```
    pub fn material(&self) -> MaterialKey {
        self.material
    }

    /// The kind of its values.
    ///
    /// ```
    /// # use quadrille_syzygy::{Table, TableKind};
    /// # let bytes = std::fs::read("tests/data/KRvK.rtbw").unwrap();
    /// # let table = Table::open(&bytes[..], "KRvK".parse().unwrap(), TableKind::Wdl)?;
    /// assert_eq!(table.kind(), TableKind::Wdl);
    /// # Ok::<(), quadrille_syzygy::TableError>(())
    /// ```
    pub fn kind(&self) -> TableKind {
        self.kind
    }

    /// The result that a table stores for a position of its material.
    pub(crate) fn wdl(&self, board: &Board) -> Result<Wdl, TableError> {
        let (part, turn, exchanged) = self.part(board);
        let side = &part.sides[if part.sides.len() == 1 { 0 } else { turn as usize }];
        let stored = side.value(&self.source, board, exchanged)?;
        let wdl = Wdl::ALL.get(usize::from(stored)).copied();
        wdl.ok_or(TableError::Malformed("it has a value that is no result"))
    }

    /// The distance that a table stores for a position of its material with this result, or `None` if the table is
    /// for the other side to move.
    pub(crate) fn dtz(&self, board: &Board, wdl: Wdl) -> Result<Option<Dtz>, TableError> {
        let (part, turn, exchanged) = self.part(board);
        let distances = part.distances.as_ref().ok_or(TableError::Magic)?;
        if !self.material.is_symmetric() && distances.black_to_move() != (turn == Color::Black) {
            return Ok(None);
        }
        let value = part.sides[0].value(&self.source, board, exchanged)?;
        distances.distance(value, wdl).map(Some)
    }

    /// The part that has a position, the side to move there, and whether colours are exchanged to get there.
    #[inline]
    fn part(&self, board: &Board) -> (&SubTable, Color, bool) {
        let exchanged = match self.material.is_symmetric() {
            true => board.turn() == Color::Black,
            false => board.material() != self.material,
        };
        let part = match &self.parts[..] {
            [part] => part,
            parts => {
                // The leading pawns come first in all sequences.
                let (pawns, _) = parts[0].sides[0].men(board, exchanged, 1);
                let files = pawns.iter().take(self.leading_pawns).map(|pawn| pawn.file());
                let file = files.map(|file| file.min(7 - file)).min().unwrap_or(0);
                &parts[usize::from(file)]
            }
        };
        (part, if exchanged { !board.turn() } else { board.turn() }, exchanged)
    }
}

/// The men of a kind, with colours and ranks exchanged if needed.
#[inline]
fn men(board: &Board, (color, role): Man, exchanged: bool) -> Set {
    if exchanged { board.men(!color, role).flip_vertical() } else { board.men(color, role) }
}

impl Side {
    /// The value of a position.
    #[inline]
    fn value(
        &self,
        source: &impl Source,
        board: &Board,
        exchanged: bool,
    ) -> Result<u16, TableError> {
        let pairs = match &self.values {
            Values::Constant(value) => return Ok(*value),
            Values::Compressed(pairs) => pairs,
        };
        let (men, len) = self.men(board, exchanged, self.order.sequence.len());
        let index = self.order.encode(&men[..len])?;
        pairs.value(source, index)
    }

    /// The squares of at least the first `at_least` men in sequence, and their number.
    #[inline]
    fn men(
        &self,
        board: &Board,
        exchanged: bool,
        at_least: usize,
    ) -> ([BoardSquare; MAX_MEN], usize) {
        let mut squares = [Lerf::A1; MAX_MEN];
        let mut len = 0;
        while len < at_least {
            // The board has the same number of men of each kind as the sequence.
            for square in men(board, self.order.sequence[len], exchanged) {
                squares[len] = square;
                len += 1;
            }
        }
        (squares, len)
    }
}

/// Checks that the flags of a table agree with its name.
fn check_flags(flags: u8, material: MaterialKey, kind: TableKind) -> Result<(), TableError> {
    if (flags & FLAG_PAWNS != 0) != material.has_pawns() {
        return Err(OTHER_MEN);
    }
    if kind == TableKind::Wdl && (flags & FLAG_BOTH_SIDES == 0) != material.is_symmetric() {
        return Err(TableError::Malformed("it lacks a side to move"));
    }
    Ok(())
}

pub(crate) const OTHER_MEN: TableError =
    TableError::Malformed("it has other men than its name says");

/// The arrangements of the men, by file and side to move.
type FileOrders = Vec<Vec<FileOrder>>;

fn read_orders<S: Source>(
    reader: &mut HeadReader<'_, S>,
    material: MaterialKey,
    kind: TableKind,
) -> Result<FileOrders, TableError> {
    let files = if material.has_pawns() { 4 } else { 1 };
    let sides = if kind == TableKind::Wdl && !material.is_symmetric() { 2 } else { 1 };
    let pawns = |color| material.count(color, Role::Pawn) > 0;
    let both = pawns(Color::White) && pawns(Color::Black);
    let mut file_orders = Vec::new();
    for file in 0..files {
        let order = reader.byte()?;
        let order2 = if both { Some(reader.byte()?) } else { None };
        let men = reader.take(material.men() as usize)?.to_vec();
        // The lower half of each byte is for White to move, the upper one for Black.
        let side = |side: u8| {
            let half = |byte: u8| byte >> (4 * side) & 15;
            let sequence: Vec<Man> =
                men.iter().map(|&byte| man(half(byte))).collect::<Result<_, _>>()?;
            check_men(&sequence, material)?;
            let orders = (half(order), order2.map(half));
            Ok(FileOrder::new(sequence, orders, file))
        };
        file_orders.push((0..sides).map(side).collect::<Result<_, TableError>>()?);
    }
    reader.align(2)?;
    Ok(file_orders)
}

/// The man that a table gives this number: White's from 1, Black's from 9.
fn man(number: u8) -> Result<Man, TableError> {
    let color = if number & 8 == 0 { Color::White } else { Color::Black };
    let role = (number & 7).checked_sub(1).and_then(|role| Role::ALL.get(usize::from(role)));
    Ok((color, *role.ok_or(OTHER_MEN)?))
}

/// Checks that a sequence has the men of a material, with like men next to each other.
fn check_men(sequence: &[Man], material: MaterialKey) -> Result<(), TableError> {
    let mut found = MaterialKey::EMPTY;
    for &(color, role) in sequence {
        found.add(color, role, 1);
    }
    let apart = (1..sequence.len())
        .any(|i| sequence[i] != sequence[i - 1] && sequence[..i].contains(&sequence[i]));
    if found != material || apart { Err(OTHER_MEN) } else { Ok(()) }
}

fn read_parts<S: Source>(
    reader: &mut HeadReader<'_, S>,
    source: &S,
    orders: FileOrders,
    kind: TableKind,
) -> Result<Vec<SubTable>, TableError> {
    let mut parts = Vec::new();
    let mut flags_of_parts = Vec::new();
    for sides in orders {
        let mut part = SubTable { sides: Vec::new(), distances: None };
        // The orders of both sides number equally many positions.
        let positions = sides[0].size()?;
        for order in sides {
            let (values, flags) = Values::read(reader, positions)?;
            flags_of_parts.push(flags);
            part.sides.push(Side { order, values });
        }
        parts.push(part);
    }
    if kind == TableKind::Dtz {
        for (part, flags) in parts.iter_mut().zip(flags_of_parts) {
            part.distances = Some(Distances::read(reader, flags)?);
        }
        reader.align(2)?;
    }
    let sides = parts.iter_mut().flat_map(|part| &mut part.sides);
    let compressed = sides.filter_map(|side| match &mut side.values {
        Values::Constant(_) => None,
        Values::Compressed(pairs) => Some(&mut **pairs),
    });
    locate(&mut compressed.collect::<Vec<_>>(), reader, source)?;
    reader.align(64)?;
    reader.skip(CHECKSUM)?;
    Ok(parts)
}
