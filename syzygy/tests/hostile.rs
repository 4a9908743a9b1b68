//! Files with a few damaged bytes, probed by two threads at once with all that a caller may ask about: positions
//! with castling rights, en passant, men on top of each other, too many kings or none. Any result will do, as long
//! as both threads get the same after a bounded number of steps, in the memory that whole files take.
//!
//! `QUADRILLE_RUNS` says how many files are damaged.

mod support;

use std::cell::Cell;
use std::sync::LazyLock;
use std::{env, thread};

use fastrand::Rng;
use peak_alloc::PeakAlloc;
use quadrille::layouts::Lerf;
use quadrille::{Bitboard, Color, Square};
use quadrille_syzygy::{
    Library, MaterialKey, Position, ProbeError, Prober, ReadError, Role, Source, Table, TableKind,
};
use support::encode::one_value_a_block;
use support::{NAMES, file};

#[global_allocator]
static MEMORY: PeakAlloc = PeakAlloc;

/// The most lengths of blocks that one value may read: half of them back from an entry of the sparse index, and
/// half forward.
const MOST_STEPS: u64 = 2 * (1 << 16) + 2;

/// The memory, in megabytes, that files may take beyond that of whole ones: a damaged file may have more symbols
/// than any whole one, up to 65,535.
const MOST_MEGABYTES: f32 = 2.0;

/// More blocks than the longest list of lengths that is held in memory, so that steps are reads.
const BLOCKS: u32 = 530_000;

thread_local! {
    /// The number of lengths read one after another, and its maximum.
    static STEPS: Cell<[u64; 2]> = const { Cell::new([0; 2]) };
}

/// An undamaged table.
struct Whole {
    name: &'static str,
    kind: TableKind,
    bytes: Vec<u8>,
}

static WHOLE: LazyLock<Vec<Whole>> = LazyLock::new(|| {
    let mut tables = Vec::new();
    for name in NAMES {
        for kind in [TableKind::Wdl, TableKind::Dtz] {
            tables.push(Whole { name, kind, bytes: file(name, kind) });
        }
    }
    for (name, sequence, orders) in [("KQRvK", "KQRk", &[0][..]), ("KPvKP", "PpKk", &[0, 1])] {
        // Entries point some blocks too far.
        let entry = |span| span * 4099 % BLOCKS;
        let bytes = one_value_a_block(name, sequence, orders, (17, BLOCKS), entry);
        tables.push(Whole { name, kind: TableKind::Wdl, bytes });
    }
    tables
});

/// A file with some bytes changed.
struct Damaged {
    bytes: &'static [u8],
    len: usize,
    others: Vec<(usize, u8)>,
}

impl Damaged {
    fn new(whole: &'static Whole, random: &mut Rng) -> Damaged {
        let bytes = &whole.bytes[..];
        let len = match random.usize(..20) {
            0 => random.usize(..bytes.len()),
            _ => bytes.len(),
        };
        let mut place = || match random.usize(..4) {
            0 => random.usize(..bytes.len()),
            _ => random.usize(..bytes.len().min(200)),
        };
        let mut places = [(); 4].map(|()| place()).to_vec();
        places.truncate(1 + random.usize(..4));
        let others = places.into_iter().map(|place| match random.usize(..2) {
            0 => (place, bytes[place] ^ 1 << random.usize(..8)),
            _ => (place, random.usize(..256) as u8),
        });
        Damaged { bytes, len, others: others.collect() }
    }

    fn whole(whole: &'static Whole) -> Damaged {
        Damaged { bytes: &whole.bytes, len: whole.bytes.len(), others: Vec::new() }
    }
}

impl Source for Damaged {
    fn size(&self) -> Result<u64, ReadError> {
        Ok(self.len as u64)
    }

    fn read_exact_at(&self, offset: u64, buffer: &mut [u8]) -> Result<(), ReadError> {
        let [run, most] = STEPS.get();
        let run = if buffer.len() == 2 { run + 1 } else { 0 };
        STEPS.set([run, most.max(run)]);
        self.bytes[..self.len].read_exact_at(offset, buffer)?;
        for &(place, other) in &self.others {
            let at = (place as u64).checked_sub(offset);
            if let Some(byte) = at.and_then(|at| buffer.get_mut(at as usize)) {
                *byte = other;
            }
        }
        Ok(())
    }
}

/// A damaged table among whole ones.
struct Tables<'a> {
    damaged: &'a Whole,
    table: Option<Table<Damaged>>,
    others: &'a [(MaterialKey, TableKind, Table<Damaged>)],
}

impl Library for Tables<'_> {
    type Source = Damaged;

    fn table(&self, material: MaterialKey, kind: TableKind) -> Result<&Table<Damaged>, ProbeError> {
        let missing = ProbeError::Missing(material.normalized(), kind);
        let material = material.normalized();
        if (key(self.damaged.name), self.damaged.kind) == (material, kind) {
            return self.table.as_ref().ok_or(missing);
        }
        let found = self.others.iter().find(|(key, of, _)| (*key, *of) == (material, kind));
        found.map(|(_, _, table)| table).ok_or(missing)
    }
}

fn key(name: &str) -> MaterialKey {
    name.parse::<MaterialKey>().unwrap().normalized()
}

/// A position that is not checked.
#[derive(Clone, Debug)]
struct Anything {
    men: [[Bitboard<Lerf>; 6]; 2],
    turn: Color,
    en_passant: Option<Square<Lerf>>,
    castling: bool,
    clock: u32,
}

impl Anything {
    /// Men that mostly fit a material, on any squares.
    fn new(material: &str, random: &mut Rng) -> Anything {
        let (white, black) = material.split_once('v').unwrap();
        let mut position = Anything {
            men: [[Bitboard::EMPTY; 6]; 2],
            turn: if random.usize(..2) == 0 { Color::White } else { Color::Black },
            en_passant: None,
            castling: random.usize(..16) == 0,
            clock: [0, 1, 99, 100, u32::MAX][random.usize(..5)],
        };
        for (color, men) in [white, black].into_iter().enumerate() {
            for letter in men.chars() {
                let role = Role::ALL.into_iter().find(|role| role.letter() == letter).unwrap();
                // Pawns rarely stand on the first and the last rank.
                let is_pawn = role == Role::Pawn && random.usize(..8) > 0;
                let square = if is_pawn { 8 + random.usize(..48) } else { random.usize(..64) };
                position.put(color, role, square);
            }
        }
        if material == "KPvKP" && random.usize(..2) == 0 {
            position.capture_en_passant(random);
        }
        if random.usize(..8) == 0 {
            position.en_passant = Some(square(random.usize(..64)));
        }
        if random.usize(..8) == 0 {
            let role = Role::ALL[random.usize(..6)];
            position.put(random.usize(..2), role, random.usize(..64));
        }
        if random.usize(..16) == 0 {
            position.men[random.usize(..2)][random.usize(..6)] = Bitboard::EMPTY;
        }
        position
    }

    fn put(&mut self, color: usize, role: Role, number: usize) {
        self.men[color][role as usize].add(square(number));
    }

    /// Two pawns side by side, one of which has just made a double step.
    fn capture_en_passant(&mut self, random: &mut Rng) {
        let (file, mover) = (random.usize(..7), random.usize(..2));
        let (rank, behind) = if mover == 0 { (3, 2) } else { (4, 5) };
        for side in [0, 1] {
            self.men[side][Role::Pawn as usize] = Bitboard::EMPTY;
        }
        self.put(mover, Role::Pawn, rank * 8 + file);
        self.put(1 - mover, Role::Pawn, rank * 8 + file + 1);
        self.turn = if mover == 0 { Color::Black } else { Color::White };
        self.en_passant = Some(square(behind * 8 + file));
    }
}

fn square(number: usize) -> Square<Lerf> {
    Square::new(number as u8).unwrap()
}

impl Position for Anything {
    type Layout = Lerf;

    fn turn(&self) -> Color {
        self.turn
    }

    fn men(&self, color: Color, role: Role) -> Bitboard<Lerf> {
        self.men[color as usize][role as usize]
    }

    fn en_passant(&self) -> Option<Square<Lerf>> {
        self.en_passant
    }

    fn has_castling_rights(&self) -> bool {
        self.castling
    }

    fn halfmove_clock(&self) -> u32 {
        self.clock
    }
}

/// The results that two threads find at once, in words, which must be the same, and the most steps of a walk.
fn probe(prober: &Prober<Tables<'_>>, positions: &[Anything]) -> (usize, u64) {
    let work = || {
        STEPS.set([0; 2]);
        let found: Vec<_> = positions
            .iter()
            .map(|position| {
                let dtz = stepping(|| prober.probe_dtz(position));
                let moves = stepping(|| prober.root_moves(position).map(|moves| moves.len()));
                (stepping(|| prober.probe_wdl(position)), dtz, moves)
            })
            .collect();
        (found, STEPS.get()[1])
    };
    let [one, other] = thread::scope(|scope| {
        [scope.spawn(work), scope.spawn(work)].map(|thread| thread.join().expect("no panic"))
    });
    assert_eq!(one.0, other.0, "{positions:?}");
    let values = one.0.iter().filter(|(wdl, _, _)| wdl.is_ok()).count();
    (values, one.1.max(other.1))
}

/// Calls a function that ends with the first walk that goes too far: the next call is another walk.
fn stepping<T>(call: impl FnOnce() -> T) -> T {
    STEPS.set([0, STEPS.get()[1]]);
    call()
}

/// The memory that opening and probing a library takes, beyond what was there before.
fn measured(work: impl FnOnce()) -> f32 {
    MEMORY.reset_peak_usage();
    let before = MEMORY.current_usage_as_mb();
    work();
    MEMORY.peak_usage_as_mb() - before
}

fn open(whole: &'static Whole, source: Damaged) -> Option<Table<Damaged>> {
    Table::open(source, key(whole.name), whole.kind).ok()
}

#[test]
fn damaged_files_are_probed_in_bounded_steps_and_memory() {
    let runs = env::var("QUADRILLE_RUNS").map_or(4000, |runs| runs.parse().expect("a number"));
    let others: Vec<_> = WHOLE
        .iter()
        .map(|whole| {
            (
                key(whole.name),
                whole.kind,
                Table::open(Damaged::whole(whole), key(whole.name), whole.kind).unwrap(),
            )
        })
        .collect();
    let mut random = Rng::with_seed(26);
    let mut most_whole = 0.0_f32;
    for whole in &*WHOLE {
        let positions = [(); 20].map(|()| Anything::new(whole.name, &mut random));
        most_whole = most_whole.max(measured(|| {
            let table = open(whole, Damaged::whole(whole));
            probe(&Prober::new(Tables { damaged: whole, table, others: &others }), &positions);
        }));
    }
    let (mut opened, mut values, mut steps, mut most) = (0, 0, 0, 0.0_f32);
    for _ in 0..runs {
        // Tables with long walks take time, so they are rare.
        let which =
            if random.usize(..16) == 0 { 10 + random.usize(..2) } else { random.usize(..10) };
        let whole = &WHOLE[which];
        let positions = [(); 4].map(|()| Anything::new(whole.name, &mut random));
        most = most.max(measured(|| {
            let table = open(whole, Damaged::new(whole, &mut random));
            opened += u32::from(table.is_some());
            let prober = Prober::new(Tables { damaged: whole, table, others: &others });
            let found = probe(&prober, &positions);
            values += found.0;
            steps = steps.max(found.1);
        }));
        assert!(steps <= MOST_STEPS, "{steps} steps in {}", whole.name);
        assert!(most <= most_whole + MOST_MEGABYTES, "{most} MB for {}", whole.name);
    }
    println!("{runs} files, {opened} opened; {values} values; {steps} steps at most");
    println!("{most_whole} MB for whole files at most, {most} MB for damaged ones");
    assert!(opened > runs / 4 && values > runs as usize && steps > 1 << 15);
}
