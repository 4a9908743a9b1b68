//! Tables with values that no real table of few men has: cursed wins and blessed losses, all ways to write
//! distances, all arrangements. Their values are nonsense as chess. The prober must follow the rules for reading
//! tables, which are written down here once more, slowly.

use crate::support::encode::{SubTable, Values, man, table};
use crate::support::slow::Slow;
use fastrand::Rng;
use quadrille::layouts::Lerf;
use quadrille::tablebase::{Material, MaterialIndex, Syzygy, Tablebase};
use quadrille_syzygy::{Collection, Dtz, Prober, TableKind, Wdl};

const BLACK_TO_MOVE: u8 = 1;
const MAPPED: u8 = 2;
const WIN_PLIES: u8 = 4;
const LOSS_PLIES: u8 = 8;
const WIDE: u8 = 16;

/// A table, and the values that it was made of.
struct Fake {
    name: &'static str,
    bytes: Vec<u8>,
    /// The index and the values for each side to move, by file of the leading pawn.
    files: Vec<Vec<(MaterialIndex<'static>, Vec<u16>)>>,
    flags: Vec<u8>,
    lists: Vec<[Vec<u16>; 4]>,
}

/// The sequences and orders that a material may have.
fn arrangements(name: &str) -> &'static [(&'static str, u8)] {
    match name {
        "KRvK" => &[("KRk", 0), ("kKR", 0), ("RkK", 0)],
        _ => &[("PKk", 0), ("PkK", 1), ("PKk", 2)],
    }
}

impl Fake {
    fn new(name: &'static str, kind: TableKind, flags: &[u8], random: &mut Rng) -> Fake {
        let material = Material::parse(name).unwrap();
        let sides = if kind == TableKind::Wdl { 2 } else { 1 };
        let mut fake = Fake { name, bytes: vec![], files: vec![], flags: vec![], lists: vec![] };
        let mut parts = Vec::new();
        for file in 0..if material.has_pawns() { 4 } else { 1 } {
            let flags = flags[random.usize(..flags.len())];
            let lists = [30, 20, 60, 50].map(|len| list(len, flags & WIDE != 0, random));
            let mut part = SubTable {
                order: [0; 2],
                order2: None,
                men: vec![[0; 2]; 3],
                values: vec![],
                flags,
                lists: lists.clone(),
            };
            let mut file_sides = Vec::new();
            for side in 0..sides {
                let choices = arrangements(name);
                let (sequence, order) = choices[random.usize(..choices.len())];
                let index = Syzygy::CHESS.arrange(&material, sequence, order, None).unwrap();
                let range = index.sub_tables().nth(file).unwrap();
                let values = values(kind, range.end - range.start, random);
                part.order[side] = order;
                for (number, letter) in sequence.bytes().enumerate() {
                    part.men[number][side] = man(letter);
                }
                part.values.push(Values::Compressed(values.clone()));
                file_sides.push((index, values));
            }
            fake.files.push(file_sides);
            fake.flags.push(flags);
            fake.lists.push(lists);
            parts.push(part);
        }
        fake.bytes = table(kind, true, &parts);
        fake
    }

    /// The file, and the value stored for a position with one side to move.
    fn stored(&self, position: &Slow, side: usize) -> (usize, u16) {
        let placement = |index: &MaterialIndex<'_>| {
            let square = |letter| position.cells.iter().position(|&cell| cell == letter).unwrap();
            let squares: Vec<_> = index
                .letters()
                .bytes()
                .map(|letter| quadrille::Square::<Lerf>::new(square(letter) as u8).unwrap())
                .collect();
            let number = index.encode(&squares).unwrap();
            let mut files = index.sub_tables().enumerate();
            let (file, range) = files.find(|(_, range)| range.contains(&number)).unwrap();
            (file, number - range.start)
        };
        let (file, _) = placement(&self.files[0][0].0);
        let (index, values) = &self.files[file][side];
        (file, values[placement(index).1 as usize])
    }
}

/// Random values, in runs, so that there is something to compress.
fn values(kind: TableKind, size: u64, random: &mut Rng) -> Vec<u16> {
    let mut values = Vec::new();
    while values.len() < size as usize {
        let value = random.usize(..if kind == TableKind::Wdl { 5 } else { 20 }) as u16;
        let run = 1 + random.usize(..40).pow(2) / 40;
        values.extend((0..run).map(|_| value));
    }
    values.truncate(size as usize);
    values
}

/// Random distances.
fn list(len: usize, wide: bool, random: &mut Rng) -> Vec<u16> {
    (0..len).map(|_| random.usize(..if wide { 500 } else { 256 }) as u16).collect()
}

/// Both tables of a material.
struct Pair {
    wdl: Fake,
    dtz: Fake,
}

impl Pair {
    /// The value by the rules: a capture leaves bare kings.
    fn wdl(&self, position: &Slow) -> Wdl {
        let captures = position.moves().iter().any(|played| played.captures);
        let stored = self.wdl.stored(position, usize::from(!position.white)).1;
        let stored = Wdl::ALL[usize::from(stored)];
        if captures { stored.max(Wdl::Draw) } else { stored }
    }

    /// The value of a position that a move leads to, which may be of another material: the tables of queen, rook,
    /// bishop and knight say that White wins.
    fn wdl_after(&self, next: &Slow) -> Wdl {
        let men = next.cells.iter().filter(|&&cell| cell != b'.').count();
        let promoted = self.wdl.name == "KPvK" && !next.cells.contains(&b'P');
        match (men, promoted) {
            (2, _) => Wdl::Draw,
            (_, true) if next.moves().iter().any(|played| played.captures) => Wdl::Draw,
            (_, true) => Wdl::Loss,
            _ => self.wdl(next),
        }
    }

    /// The distance by the rules, or `None` if the tables contradict each other.
    fn dtz(&self, position: &Slow) -> Option<Dtz> {
        let wdl = self.wdl(position);
        let moves = position.moves();
        let pushes = moves.iter().filter(|played| played.zeroing && !played.captures);
        if wdl == Wdl::Draw
            || wdl > Wdl::Draw
                && pushes.into_iter().any(|played| -self.wdl_after(&played.next) == wdl)
        {
            return Some(wdl.zeroing());
        }
        let (file, value) = self.dtz.stored(position, 0);
        let flags = self.dtz.flags[file];
        if (flags & BLACK_TO_MOVE == 0) == position.white {
            return Some(self.distance(file, value, wdl));
        }
        let quiet = moves.iter().filter(|played| !played.zeroing);
        if wdl < Wdl::Draw {
            let delayed = quiet.map(|played| before(self.dtz(&played.next).unwrap()));
            let best = delayed.min_by_key(|dtz| (dtz.plies(), !dtz.is_rounded()));
            return Some(
                best.filter(|best| best.plies() < wdl.zeroing().plies()).unwrap_or(wdl.zeroing()),
            );
        }
        let winning = quiet.filter(|played| self.wdl(&played.next) == -wdl);
        let quickest = winning.map(|played| {
            let dtz = self.dtz(&played.next).unwrap();
            let mated = played.next.moves().is_empty() && played.next.in_check(played.next.white);
            if mated && dtz.plies() == -1 { Dtz::exact(1) } else { before(dtz) }
        });
        quickest.min_by_key(|dtz| (dtz.plies(), dtz.is_rounded()))
    }

    fn distance(&self, file: usize, value: u16, wdl: Wdl) -> Dtz {
        let flags = self.dtz.flags[file];
        let (list, in_plies, first): (_, _, i32) = match wdl {
            Wdl::Win => (0, flags & WIN_PLIES != 0, 1),
            Wdl::Loss => (1, flags & LOSS_PLIES != 0, -1),
            Wdl::CursedWin => (2, false, 101),
            Wdl::BlessedLoss => (3, false, -101),
            Wdl::Draw => unreachable!("draws have no distance"),
        };
        let mut plies = i32::from(value);
        if flags & MAPPED != 0 {
            plies = self.dtz.lists[file][list][usize::from(value)].into();
        }
        if in_plies {
            return Dtz::exact(first + first.signum() * plies);
        }
        Dtz::rounded(first + 2 * first.signum() * plies)
    }
}

/// The distance before a move that resets no counter.
fn before(dtz: Dtz) -> Dtz {
    let plies = -(dtz.plies() + dtz.plies().signum());
    if dtz.is_rounded() { Dtz::rounded(plies) } else { Dtz::exact(plies) }
}

/// A table whose values are the same for each side to move.
fn constant(name: &str, white: u8, black: u8) -> Vec<u8> {
    let men = [b'K', name.as_bytes()[1], b'k'].map(|letter| [man(letter); 2]);
    let values = vec![Values::Constant(white), Values::Constant(black)];
    let part = SubTable {
        order: [0; 2],
        order2: None,
        men: men.to_vec(),
        values,
        flags: 0,
        lists: Default::default(),
    };
    table(TableKind::Wdl, true, &[part])
}

fn check(name: &'static str, men: &str, flags: &[u8], seed: u64) {
    let mut random = Rng::with_seed(seed);
    let pair = Pair {
        wdl: Fake::new(name, TableKind::Wdl, &[0], &mut random),
        dtz: Fake::new(name, TableKind::Dtz, flags, &mut random),
    };
    let mut tables = Collection::default();
    for other in ["KQvK", "KRvK", "KBvK", "KNvK"] {
        let bytes = constant(other, 4, 0);
        tables.add(bytes, other.parse().unwrap(), TableKind::Wdl).unwrap();
    }
    let material = name.parse().unwrap();
    tables.add(pair.wdl.bytes.clone(), material, TableKind::Wdl).unwrap();
    tables.add(pair.dtz.bytes.clone(), material, TableKind::Dtz).unwrap();
    let prober = Prober::new(tables);
    let mut seen = [0; 5];
    for _ in 0..20_000 {
        let squares = [0; 3].map(|_| random.usize(..64));
        let Some(position) = Slow::new(men, &squares, random.usize(..2) == 0) else { continue };
        let wdl = pair.wdl(&position);
        seen[(wdl as i8 + 2) as usize] += 1;
        for position in [&position, &position.exchanged()] {
            assert_eq!(prober.probe_wdl(&position.placement::<Lerf>()), Ok(wdl), "{position:?}");
        }
        let dtz = prober.probe_dtz(&position.placement::<Lerf>());
        assert_eq!(dtz.ok(), pair.dtz(&position), "{position:?}, {wdl}");
    }
    assert!(seen.iter().all(|&seen| seen > 100), "{seen:?}");
}

#[test]
fn cursed_wins_of_white_to_move_without_lists() {
    check("KRvK", "KRk", &[0], 31);
}

#[test]
fn cursed_wins_of_black_to_move_with_lists() {
    check("KRvK", "KRk", &[BLACK_TO_MOVE | MAPPED], 32);
}

#[test]
fn distances_in_plies() {
    check("KRvK", "KRk", &[WIN_PLIES | MAPPED], 33);
    check("KRvK", "KRk", &[LOSS_PLIES | BLACK_TO_MOVE], 34);
}

#[test]
fn wide_lists() {
    check("KRvK", "KRk", &[WIN_PLIES | LOSS_PLIES | MAPPED | WIDE], 35);
}

#[test]
fn each_file_of_the_pawn_has_flags_and_an_arrangement_of_its_own() {
    let flags = [0, MAPPED, WIN_PLIES | MAPPED | WIDE, LOSS_PLIES, MAPPED | WIDE];
    check("KPvK", "KPk", &flags, 36);
    check("KPvK", "KPk", &flags.map(|flags| flags | BLACK_TO_MOVE), 37);
}

#[test]
fn constant_tables_have_one_value() {
    for (stored, wdl) in (0..).zip(Wdl::ALL) {
        let mut tables = Collection::default();
        let bytes = constant("KQvK", stored, 4 - stored);
        tables.add(bytes, "KQvK".parse().unwrap(), TableKind::Wdl).unwrap();
        let position = Slow::new("KQk", &[0, 16, 63], true).unwrap();
        assert_eq!(Prober::new(tables).probe_wdl(&position.placement::<Lerf>()), Ok(wdl));
    }
}
