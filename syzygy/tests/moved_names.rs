//! The table of names that moved, in CHANGELOG.md: each new form is a line here, and does what the table says.
#![allow(unused_assignments, reason = "some lines are written to be compiled")]

use quadrille::layouts::Lerf;
use quadrille::tablebase::{
    IndexTable, KingRule, Material, MaterialIndex, Scheme, Syzygy, SyzygyOptions, Tablebase as _,
};
use quadrille::{
    Bitboard, Color, ColorMap, Direction, Packed, PackedList, ParseNameError, Square, SquareMap,
    Symmetry, piece,
};
use quadrille_syzygy::{
    Collection, Directory, Dtz, MaterialKey, Outcome, Placement, Position as _, Prober, RootMove,
    Table, TableKind,
};

/// Every new form of the table is code of this file, which compiles.
#[test]
fn new_names_are_those_of_this_file() {
    let words = |text: &str| text.split_whitespace().collect::<String>().replace(",)", ")");
    let code = words(include_str!("moved_names.rs"));
    let changelog = include_str!("../../CHANGELOG.md");
    let (_, table) = changelog.split_once("| before | now |\n| --- | --- |\n").expect("a table");
    let rows: Vec<&str> = table.lines().take_while(|line| line.starts_with('|')).collect();
    assert!(rows.len() > 30, "{}", rows.len());
    let now =
        |row: &'static str| row.trim_start_matches("| ").split_once(" | ").expect("columns").1;
    let forms: Vec<&str> =
        rows.iter().flat_map(|row| now(row).split('`').skip(1).step_by(2)).collect();
    assert!(forms.len() > rows.len(), "{forms:?}");
    // Tables escape a bar with a backslash.
    let is_here = |form: &&str| code.contains(&words(&form.replace("\\|", "|")));
    let missing: Vec<&str> = forms.into_iter().filter(|form| !is_here(form)).collect();
    assert!(missing.is_empty(), "{missing:#?}");
}

#[test]
fn squares() {
    let (square, other, color) = (Lerf::E4, Lerf::E7, Color::White);
    assert_eq!((square.file(), square.rank()), (4, 3));
    assert_eq!(square.distance(other), 3);
    assert_eq!(square.offset(1, 2), Some(Lerf::F6));
    assert_eq!(square.step(Direction::North), Some(Lerf::E5));
    assert_eq!(square.ray(Direction::North).count(), 4);
    assert_eq!(square.neighbours().count(), 8);
    assert_eq!(square.between(other), Lerf::E5 | Lerf::E6);
    assert_eq!(square.line_through(other), Bitboard::from_file(4));
    assert_eq!(square.pawn_attacks(color), Lerf::D5 | Lerf::F5);
    assert_eq!(square.pawn_pushes(color), Lerf::E5.bitboard());
    assert_eq!(square.transform(Symmetry::FlipVertical), Some(Lerf::E5));
    let same: Option<Square<Lerf>> = Square::from_coords(4, 3);
    assert_eq!(same, Some(square));
    let same: Option<Square<Lerf>> = Square::new(28);
    assert_eq!(same, Some(square));
    assert!(!square.is_dark());
    assert_eq!(square.file().abs_diff(other.file()) + square.rank().abs_diff(other.rank()), 3);
}

#[test]
fn attacks() {
    let (square, other, color) = (Lerf::E4, Lerf::E7, Color::White);
    let occupied = Lerf::E6 | Lerf::E7;
    let rook = square.attacks::<piece::Rook>(occupied);
    let (bishop, both) = (
        square.bishop_attacks(occupied),
        (square.bishop_attacks(occupied), square.rook_attacks(occupied)),
    );
    assert_eq!(both, (bishop, rook));
    assert_eq!(square.attackers_by::<piece::Rook>(color, occupied), rook);
    assert_eq!(square.xrays::<piece::Rook>(occupied), Lerf::E7.bitboard());
    assert_eq!(square.attacks_empty::<piece::Rook>().count(), 14);
    assert_eq!(square.relevant_by::<piece::Rook>(color).count(), 10);
    assert_eq!(square.path_by::<piece::Rook>(color, other), square.between(other));
    let set = square.bitboard();
    assert_eq!(set.attacks::<piece::Rook>(occupied), rook);
    assert_eq!(set.attacks_by_fill::<piece::Rook>(occupied), rook);
}

#[test]
fn sets() {
    let square = Lerf::E4;
    let (mut set, others): (Bitboard<Lerf>, _) =
        (Bitboard::from_rank(0), Bitboard::from_rank(0) | Bitboard::from_rank(1));
    assert!(!set.contains(square));
    assert_eq!(set.union(others), others);
    assert_eq!(set.intersection(others), set);
    assert_eq!(set.difference(others), Bitboard::EMPTY);
    assert_eq!(set.complement().count(), 56);
    assert!(set.is_subset(others));
    assert_eq!(
        Bitboard::diagonal(square),
        Lerf::B1.bitboard() | Lerf::B1.ray(Direction::NorthEast)
    );
    assert_eq!(
        Bitboard::anti_diagonal(square),
        Lerf::H1.bitboard() | Lerf::H1.ray(Direction::NorthWest)
    );
    let beside: Bitboard<Lerf> = Bitboard::from_file(3).shift(Direction::East)
        | Bitboard::from_file(3).shift(Direction::West);
    assert_eq!(beside, Bitboard::from_file(2) | Bitboard::from_file(4));
    set.add(square);
    set.discard(square);
    set ^= square;
    assert!(set.contains(square));
    assert_eq!(set ^ square, Bitboard::from_rank(0));
    set = Bitboard::EMPTY;
    set = Lerf::A1 | Lerf::H8;
    assert_eq!(set & !set.without_first(), Lerf::A1.bitboard());
    if let Some(last) = set.last() {
        set.discard(last);
    }
    assert_eq!(set, Lerf::A1.bitboard());
}

#[test]
fn colors_and_maps() {
    let color = Color::Black;
    assert!(!color.is_white());
    let direction = Direction::NorthEast;
    let seen =
        if color.is_white() { direction } else { direction.transform(Symmetry::FlipVertical) };
    assert_eq!(seen, Direction::SouthEast);
    let error: Result<Color, ParseNameError> = "grey".parse();
    assert!(error.is_err());
    let count = |color: Color| color as u8;
    let map = ColorMap::new(count(Color::White), count(Color::Black));
    assert_eq!(Color::ALL.map(|color| map[color]), [0, 1]);
    let mut map = SquareMap::<Lerf, u8>::from_fn(|_| 3);
    for square in Square::all() {
        map[square] += 1;
    }
    assert_eq!(Square::<Lerf>::new(9).map(|square| map[square]), Some(4));
    let more = SquareMap::<Lerf, u8>::from_fn(|square| map[square] + 1);
    assert_eq!(more[Lerf::E4], 5);
}

#[test]
fn packed_positions() {
    let (square, other) = (Lerf::E4, Lerf::E7);
    let index = Packed::<Lerf, 2>::pack([square, other]).index();
    let mut packed = Packed::<Lerf, 2>::from_index(index).expect("a position");
    assert_eq!(packed.unpack(), [square, other]);
    assert_eq!(Lerf::flip_vertical_packed(packed).get(1), Lerf::E2);
    packed.set(1, Lerf::A1);
    packed.swap(0, 1);
    assert_eq!(packed.get(0), Lerf::A1);
    assert_eq!(packed.canonical().0.canonical().1, Symmetry::Identity);
    let wide = PackedList::<Lerf, u128>::pack(&[square, other]).expect("a position");
    assert_eq!(wide.index(), index.into());
    let list = PackedList::<Lerf, u64>::from_index(index, 2).expect("a position");
    assert!(list.transform(Symmetry::FlipVertical).is_some());
}

const DATA: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data");

#[test]
fn probers() -> Result<(), Box<dyn std::error::Error>> {
    let (material, kind): (MaterialKey, _) = ("KRvK".parse()?, TableKind::Wdl);
    let bytes = std::fs::read(format!("{DATA}/KRvK.{}", kind.suffix()))?;
    let mut collection = Collection::default();
    collection.add(&*bytes, material, kind)?;
    let table = Table::open(&*bytes, material, kind)?;
    assert_eq!((table.material(), table.kind()), (material, kind));
    let held = Directory::with_opener(|path| std::fs::read(path));
    assert!(held.is_empty());
    let mut directory = Directory::new();
    directory.add(DATA)?;
    let prober = Prober::new(directory);
    let position: Placement = "8/8/8/8/8/4k3/8/R3K3 w - - 0 1".parse()?;
    let best = prober.root_moves(&position)?.into_iter().next();
    assert_eq!(best.map(|root| root.mv.to_string()), Some("a1a4".to_owned()));
    for root in prober.root_moves(&position)? {
        let is_draw = root.dtz == Dtz::exact(0);
        assert!(is_draw || root.outcome == Outcome::Win, "{root:?}");
    }
    let mut roots = prober.root_moves(&position)?;
    let order = roots.clone();
    let by_merit = |a: &RootMove<Placement>, b: &RootMove<Placement>| {
        b.outcome.cmp(&a.outcome).then(a.dtz.plies().cmp(&b.dtz.plies()))
    };
    roots.sort_by(by_merit);
    assert_eq!(roots, order);
    assert_eq!(position.turn(), Color::White);
    Ok(())
}

#[test]
fn arrangements() -> Result<(), Box<dyn std::error::Error>> {
    let material = Material::parse("KPPvKP").expect("a material");
    let index = Syzygy::CHESS.arrange(&material, "pPPKk", 0, Some(1))?;
    assert_eq!(index.sub_tables().count(), 4);
    let options = Syzygy::CHESS.plain(&material)?;
    assert!(options.sequence.is_some() && options.order.is_some());
    let mut table = IndexTable::<2048, 64>::new();
    let plain = MaterialIndex::new::<Lerf>(
        &material,
        KingRule::Apart,
        Scheme::Syzygy(SyzygyOptions::PLAIN),
        &mut table,
    )?;
    assert_eq!(plain.size(), index.size());
    Ok(())
}
