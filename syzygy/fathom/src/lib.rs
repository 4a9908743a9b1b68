#![doc = include_str!("../README.md")]

// - `export`: functions under Fathom's names
// - `position`: a position as Fathom takes it
// - `encode`: moves, results and scores as words
// - `root`: ranked moves, in the structures of C
// - `helper`: sets of squares and attacks
// This file holds the tables that all probes share, and probes of one word.
mod encode;
mod export;
mod helper;
mod position;
mod root;

use core::ffi::{CStr, c_char};
use core::ptr;
use core::sync::atomic::{AtomicPtr, AtomicU32, Ordering};
use std::ffi::OsStr;
use std::fs::File;

use memmap2::Mmap;
use quadrille_syzygy::{Directory, Prober};

use encode::{CHECKMATE, FAILED, STALEMATE};
use export::{exported, probes};
use position::Men;

pub use helper::*;
pub use root::{RootMove, RootMoves, tb_probe_root_dtz, tb_probe_root_wdl};

/// Tables that are mapped into memory.
pub(crate) type Tables = Prober<Directory<Mmap>>;

/// The tables of the process, null before `tb_init`.
static TABLES: AtomicPtr<Tables> = AtomicPtr::new(ptr::null_mut());

/// The most men of a table, both kings counted; 0 without tables.
#[allow(unsafe_code)]
// Safety: no other library has this name, or the program chose between the two.
#[unsafe(no_mangle)]
pub static TB_LARGEST: AtomicU32 = AtomicU32::new(0);

/// The tables, if any are listed.
#[allow(unsafe_code)]
pub(crate) fn tables<'tables>() -> Option<&'tables Tables> {
    // Safety: the pointer is null or comes from a box, which only `tb_init` and `tb_free` take back, and these do
    // not run while others probe.
    unsafe { TABLES.load(Ordering::Acquire).as_ref() }
}

/// Replaces the former tables by these.
#[allow(unsafe_code)]
fn replace(tables: Option<Box<Tables>>) {
    let largest = tables.as_ref().map_or(0, |tables| tables.library().men());
    let new = tables.map_or(ptr::null_mut(), Box::into_raw);
    let old = TABLES.swap(new, Ordering::AcqRel);
    TB_LARGEST.store(largest, Ordering::Release);
    if !old.is_null() {
        // Safety: the pointer came from a box, nobody else takes it back, and nobody probes.
        drop(unsafe { Box::from_raw(old) });
    }
}

exported! {
    /// Lists the tables in directories, in place of those listed before. Returns false if a directory cannot be
    /// read; the tables of the others are listed all the same.
    ///
    /// # Safety
    /// `path` is null or ends with a zero byte, and no other thread probes.
    [unsafe] fn tb_init(path: *const c_char) -> bool {
        replace(None);
        if path.is_null() {
            return true;
        }
        // Safety: the caller gives a text that ends with a zero byte.
        as_path(unsafe { CStr::from_ptr(path) }).is_some_and(|list| list.is_empty() || open(list))
    }

    /// Closes all tables.
    ///
    /// # Safety
    /// No other thread probes.
    [unsafe] fn tb_free() -> () {
        replace(None);
    }
}

/// Lists the tables in directories, and returns whether all of these can be read.
#[allow(unsafe_code)]
fn open(list: &OsStr) -> bool {
    let mut directory = Directory::with_opener(|path| {
        // Safety: nobody changes the tables while the program runs; README.md asks for it.
        unsafe { Mmap::map(&File::open(path)?) }
    });
    let mut all_read = true;
    for path in std::env::split_paths(list) {
        all_read &= directory.add(path).is_ok();
    }
    replace(Some(Box::new(Prober::new(directory))));
    all_read
}

/// A path of C, or `None` if it is no path on this system.
#[cfg(unix)]
#[expect(clippy::unnecessary_wraps, reason = "other systems have paths that are no bytes")]
fn as_path(path: &CStr) -> Option<&OsStr> {
    Some(std::os::unix::ffi::OsStrExt::from_bytes(path.to_bytes()))
}

/// A path of C, or `None` if it is no path on this system.
#[cfg(not(unix))]
fn as_path(path: &CStr) -> Option<&OsStr> {
    path.to_str().ok().map(OsStr::new)
}

probes! {
    /// The result of a position, from 0 for a loss to 4 for a win, or `TB_RESULT_FAILED`.
    [] fn tb_probe_wdl_impl(men, ep: u32, turn: bool) -> u32 {
        let position = Men { ep, white_to_move: turn, ..men };
        tables()
            .and_then(|tables| tables.probe_wdl(&position).ok())
            .map_or(FAILED, |wdl| (wdl as i8 + 2).unsigned_abs().into())
    }

    /// The best move with the position's result and distance, and all moves with their results and distances.
    ///
    /// # Safety
    /// `results` is null or has room for `TB_MAX_MOVES` words.
    [unsafe] fn tb_probe_root_impl(men, rule50: u32, ep: u32, turn: bool, results: *mut u32) -> u32 {
        let position = Men { rule50, ep, white_to_move: turn, ..men };
        let Some((best, all)) = tables().and_then(|tables| probe_root(tables, &position)) else {
            return FAILED;
        };
        if !results.is_null() {
            for (number, result) in all.into_iter().chain([FAILED]).enumerate() {
                // Safety: the caller gives room for the moves of any position and an end.
                unsafe { results.add(number).write(result) };
            }
        }
        best
    }
}

/// The word of the best move, and the words of all.
fn probe_root(tables: &Tables, position: &Men) -> Option<(u32, Vec<u32>)> {
    let dtz = tables.probe_dtz(position).ok()?;
    let moves = tables.root_moves(position).ok()?;
    let word = |root_move: &quadrille_syzygy::RootMove<Men>, plies: i32| {
        encode::value(plies, position.rule50) | encode::in_result(position, root_move.mv)
    };
    let best = match moves.first() {
        Some(first) => word(first, dtz.plies()),
        None if dtz.plies() < 0 => CHECKMATE,
        None => STALEMATE,
    };
    Some((best, moves.iter().map(|root_move| word(root_move, root_move.dtz.plies())).collect()))
}
