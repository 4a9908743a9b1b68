//! Files of Syzygy tables that are damaged: an error at worst, wherever they are probed.

use std::fs;
use std::sync::OnceLock;

use quadrille::layouts::Lerf;
use quadrille::{Color, Square};
use quadrille_syzygy::{Collection, MaterialKey, Placement, Prober, Role, TableKind};

use crate::corpus;
use crate::random::Random;

/// The tables that the prober's tests have, by the man that is not a king.
const TABLES: [(&str, Role); 5] = [
    ("KQvK", Role::Queen),
    ("KRvK", Role::Rook),
    ("KBvK", Role::Bishop),
    ("KNvK", Role::Knight),
    ("KPvK", Role::Pawn),
];

/// The bytes of a table.
fn file(table: usize, kind: TableKind) -> Option<&'static [u8]> {
    static FILES: [[OnceLock<Option<Vec<u8>>>; 2]; 5] =
        [const { [const { OnceLock::new() }; 2] }; 5];
    let path = || {
        let folder = corpus::root().join("syzygy/tests/data");
        folder.join(TABLES[table].0).with_extension(kind.suffix())
    };
    let bytes = &FILES[table][usize::from(kind == TableKind::Dtz)];
    bytes.get_or_init(|| fs::read(path()).ok()).as_deref()
}

/// Damages a table, mostly in its head, and probes it.
pub fn damage(random: &mut Random) {
    let table = random.below(TABLES.len());
    let kind = if random.once_in(2) { TableKind::Wdl } else { TableKind::Dtz };
    let Some(whole) = file(table, kind) else { return };
    let mut bytes = whole.to_vec();
    for _ in 0..random.between(1, 4) {
        let part = if random.once_in(4) { bytes.len() } else { bytes.len().min(200) };
        bytes[random.below(part)] ^= 1 << random.below(8);
    }
    if random.once_in(8) {
        bytes.truncate(random.below(bytes.len()));
    }
    let squares = [0; 3].map(|_| random.below(64) as u8);
    probe(&bytes, table, kind, squares);
}

/// Probes a table of some bytes, as far as it can be opened, beside those that are whole.
fn probe(bytes: &[u8], table: usize, kind: TableKind, squares: [u8; 3]) {
    let mut collection = Collection::default();
    for (index, (name, _)) in TABLES.iter().enumerate() {
        let Ok(material) = name.parse::<MaterialKey>() else { continue };
        for of in [TableKind::Wdl, TableKind::Dtz] {
            let whole = file(index, of).unwrap_or_default();
            let bytes = if (index, of) == (table, kind) { bytes } else { whole };
            // What cannot be opened is missing.
            let _ = collection.add(bytes, material, of);
        }
    }
    let prober = Prober::new(collection);
    for turn in [Color::White, Color::Black] {
        let mut placement = Placement::<Lerf>::new(turn);
        let men = [
            (Color::White, Role::King),
            (Color::White, TABLES[table].1),
            (Color::Black, Role::King),
        ];
        for ((color, role), number) in men.into_iter().zip(squares) {
            if let Some(square) = Square::new(number % 64) {
                placement.put(color, role, square);
            }
        }
        let _ = (prober.probe_wdl(&placement), prober.probe_dtz(&placement));
        let _ = prober.root_moves(&placement);
    }
}
