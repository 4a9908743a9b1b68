//! Probes Syzygy's tables in WebAssembly, where there are no files: the host reads them whole and hands them over.
//!
//! Texts and bytes come through one buffer. `probe.mjs` in this folder is a host for node:
//!
//! ```sh
//! cargo build --release -p quadrille-syzygy-wasm --target wasm32-unknown-unknown
//! node syzygy/examples/wasm/probe.mjs target/wasm32-unknown-unknown/release/quadrille_syzygy_wasm.wasm \
//!     FOLDER "8/8/8/8/8/4k3/8/R3K3 w - - 0 1"
//! ```
#![allow(unsafe_code, reason = "exported functions have names that nothing else may have")]

use std::sync::{LazyLock, Mutex, MutexGuard, PoisonError};

use quadrille_syzygy::{Collection, Placement, Prober, TableKind};

/// The result of a failed probe, which no table has.
const FAILED: i32 = i32::MIN;

static BUFFER: Mutex<Vec<u8>> = Mutex::new(Vec::new());
static TABLES: LazyLock<Mutex<Tables>> =
    LazyLock::new(|| Mutex::new(Prober::new(Collection::default())));

/// The prober, with the files in memory.
type Tables = Prober<Collection<Vec<u8>>>;

/// The buffer, resized to this length: the host writes the next function's input into it.
#[unsafe(no_mangle)]
pub extern "C" fn buffer(length: usize) -> *mut u8 {
    let mut buffer = lock(&BUFFER);
    buffer.clear();
    buffer.resize(length, 0);
    buffer.as_mut_ptr()
}

/// Adds a table and returns whether it is one. The buffer has its file's name, such as `KRvK.rtbz`, a line break
/// and its bytes.
#[unsafe(no_mangle)]
pub extern "C" fn add() -> bool {
    let mut file = std::mem::take(&mut *lock(&BUFFER));
    let Some(end) = file.iter().position(|&byte| byte == b'\n') else { return false };
    let bytes = file.split_off(end + 1);
    let name = str::from_utf8(&file[..end]).ok().and_then(|name| name.split_once('.'));
    let (material, kind) = match name {
        Some((material, "rtbw")) => (material, TableKind::Wdl),
        Some((material, "rtbz")) => (material, TableKind::Dtz),
        _ => return false,
    };
    let Ok(material) = material.parse() else { return false };
    lock(&TABLES).library_mut().add(bytes, material, kind).is_ok()
}

/// The result, for the side to move, of the position whose FEN is in the buffer: from -2 for a loss to 2 for a win.
#[unsafe(no_mangle)]
pub extern "C" fn probe_wdl() -> i32 {
    probe(|tables, position| Some(tables.probe_wdl(position).ok()? as i32))
}

/// Plies until the fifty-move counter is reset, negative if the side to move loses.
#[unsafe(no_mangle)]
pub extern "C" fn probe_dtz() -> i32 {
    probe(|tables, position| Some(tables.probe_dtz(position).ok()?.plies()))
}

fn probe(ask: impl Fn(&Tables, &Placement) -> Option<i32>) -> i32 {
    let buffer = lock(&BUFFER);
    let position = str::from_utf8(&buffer).ok().and_then(|fen| fen.parse().ok());
    position.and_then(|position| ask(&lock(&TABLES), &position)).unwrap_or(FAILED)
}

/// Ignores poisoning, since no panic happens while a lock is held.
fn lock<T>(of: &Mutex<T>) -> MutexGuard<'_, T> {
    of.lock().unwrap_or_else(PoisonError::into_inner)
}
