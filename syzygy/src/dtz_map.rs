//! The stored values of distances to zeroing, which tables map to distances.

use alloc::boxed::Box;

use crate::head_reader::HeadReader;
use crate::{Dtz, Source, TableError, Wdl};

/// The table is for Black to move.
const FLAG_BLACK: u8 = 1;
/// Values are indexes into lists of distances.
const FLAG_MAPPED: u8 = 2;
/// Wins are stored in plies, not in moves.
const FLAG_WIN_PLIES: u8 = 4;
/// Losses are stored in plies, not in moves.
const FLAG_LOSS_PLIES: u8 = 8;
/// The lists have two bytes for each distance.
const FLAG_WIDE: u8 = 16;

/// The map from the values of a DTZ table to distances.
#[derive(Debug)]
pub(crate) struct Distances {
    flags: u8,
    /// The lists for wins, losses, cursed wins and blessed losses, empty if values are not mapped.
    lists: [Box<[u16]>; 4],
}

impl Distances {
    /// Reads the lists that these flags announce.
    pub(crate) fn read<S: Source>(
        reader: &mut HeadReader<'_, S>,
        flags: u8,
    ) -> Result<Distances, TableError> {
        let mut distances = Distances { flags, lists: Default::default() };
        if flags & FLAG_MAPPED != 0 {
            if flags & FLAG_WIDE != 0 {
                reader.align(2)?;
            }
            for list in &mut distances.lists {
                *list = read_list(reader, flags & FLAG_WIDE != 0)?;
            }
        }
        Ok(distances)
    }

    /// Returns whether the table has the positions with Black to move, in its own colours.
    pub(crate) fn black_to_move(&self) -> bool {
        self.flags & FLAG_BLACK != 0
    }

    /// The distance that a stored value stands for in a position with this result. Stored values count the plies
    /// after the next one, in moves unless a flag says plies.
    pub(crate) fn distance(&self, value: u16, wdl: Wdl) -> Result<Dtz, TableError> {
        let mut plies = i32::from(self.mapped(value, wdl)?);
        let in_plies = match wdl {
            Wdl::Win => self.flags & FLAG_WIN_PLIES != 0,
            Wdl::Loss => self.flags & FLAG_LOSS_PLIES != 0,
            // No decision depends on the last ply of cursed wins and blessed losses.
            _ => false,
        };
        if !in_plies {
            plies *= 2;
        }
        let first = wdl.zeroing().plies();
        let plies = if first < 0 { first - plies } else { first + plies };
        Ok(if in_plies { Dtz::exact(plies) } else { Dtz::rounded(plies) })
    }

    fn mapped(&self, value: u16, wdl: Wdl) -> Result<u16, TableError> {
        let list = match wdl {
            _ if self.flags & FLAG_MAPPED == 0 => return Ok(value),
            Wdl::Win => 0,
            Wdl::Loss => 1,
            Wdl::CursedWin => 2,
            Wdl::BlessedLoss => 3,
            Wdl::Draw => return Ok(0),
        };
        let distance = self.lists[list].get(usize::from(value)).copied();
        distance.ok_or(TableError::Malformed("it has a value without a distance"))
    }
}

fn read_list<S: Source>(
    reader: &mut HeadReader<'_, S>,
    wide: bool,
) -> Result<Box<[u16]>, TableError> {
    if wide {
        let len = reader.u16()?;
        (0..len).map(|_| reader.u16()).collect()
    } else {
        let len = usize::from(reader.byte()?);
        Ok(reader.take(len)?.iter().map(|&byte| byte.into()).collect())
    }
}
