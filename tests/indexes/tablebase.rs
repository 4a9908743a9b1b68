//! Tablebase indexes, tested through the public interface in several numberings.

use quadrille::layouts::{
    Board5x5, Checkers, Draughts, Glinski, Lerf, Mailbox, Omega, Ring, W, X88,
};
use quadrille::tablebase::{
    ArrangementError, IndexError, IndexTable, KingRule, Letters, Material, MaterialIndex, Scheme,
    Syzygy, SyzygyOptions, Tablebase,
};
use quadrille::{Bitboard, Layout, Square, Symmetry};

const EXACT: Scheme = Scheme::Exact { leads: None };
const SYZYGY: Scheme = Scheme::Syzygy(SyzygyOptions::PLAIN);
const K3: Scheme = Scheme::Syzygy(SyzygyOptions { k3: true, ..SyzygyOptions::PLAIN });

/// The materials of most tests, in every scheme.
mod schemes {
    quadrille::index! {
        board: 8 x 8;
        registry: pub ENDGAMES;
        scheme: exact;
        pub KRvK, KPvK, KRRvK, KQvKR;
    }

    pub mod naive {
        quadrille::index! { board: 8 x 8; scheme: naive; pub KRvK, KPvK; }
    }

    pub mod skip {
        quadrille::index! { board: 8 x 8; scheme: naive(skip); pub KRvK, KPvK; }
    }

    pub mod kings {
        quadrille::index! { board: 8 x 8; scheme: kings; pub KRvK, KPvK; }
    }

    pub mod syzygy {
        quadrille::index! { board: 8 x 8; scheme: syzygy; pub KRvK, KPvK; }
    }

    pub mod led {
        quadrille::index! {
            board: 8 x 8;
            pub KPvK: exact(leads: P), KRRvK: exact(leads: RRk), KRPvK: exact(leads: RKP);
        }
    }

    pub mod k3 {
        quadrille::index! { board: 8 x 8; scheme: syzygy(K3); pub KRvK; }
    }
}

use schemes::{ENDGAMES, KPvK, KRRvK, KRvK};

/// Tries every index, by decoding and by walking in order.
fn check_all<L: Layout>(index: impl Tablebase) {
    for (number, squares) in (0..).zip(index.positions::<L>(0..index.size())) {
        let men = squares.as_ref();
        assert_eq!(index.decode::<L>(number), squares);
        assert_eq!(index.encode(men), Some(number));
        assert_eq!(index.encode_trusted(men), number);
        assert_eq!(index.canonical(men), Some(squares));
    }
}

#[test]
fn every_index_of_every_scheme_round_trips() {
    check_all::<Lerf>(schemes::naive::KRvK);
    check_all::<W>(schemes::skip::KPvK);
    check_all::<Mailbox>(schemes::kings::KPvK);
    check_all::<X88>(schemes::syzygy::KPvK);
    check_all::<Ring>(schemes::k3::KRvK);
    check_all::<W>(KRvK);
    check_all::<Ring>(schemes::led::KPvK);
    check_all::<X88>(suicide::RRvR);
    check_all::<Board5x5>(five::RRvB);
}

#[test]
fn excluded_positions_have_no_index() {
    let at = |names: [&str; 3]| names.map(|name| name.parse::<Square<W>>().unwrap());
    assert_eq!(KRvK::encode(at(["c2", "c2", "e5"])), None, "two on one square");
    assert_eq!(KRvK::encode(at(["c2", "h8", "d3"])), None, "touching kings");
    assert_eq!(KPvK::encode(at(["c2", "h8", "e5"])), None, "a pawn on the last rank");
    assert_eq!(KPvK::encode(at(["c2", "a1", "e5"])), None, "a pawn on the first rank");
    assert_eq!(schemes::kings::KRvK::encode(at(["c2", "h8", "d3"])), None);
    assert!(schemes::syzygy::KRvK::encode(at(["c2", "h8", "d3"])).is_some(), "111 counts them");
    assert!(schemes::naive::KRvK::encode(at(["c2", "c2", "c2"])).is_some());
    assert_eq!(schemes::skip::KRvK::encode(at(["c2", "c2", "e5"])), None);
}

#[test]
fn positions_split_into_ranges() {
    let whole: Vec<_> = KPvK.positions::<Ring>(0..KPvK::SIZE).collect();
    let mut parts = Vec::new();
    let mut first = 0;
    for len in (1..).map(|i| i * 37 % 1009 + 1) {
        let end = (first + len).min(KPvK::SIZE);
        let mut part = KPvK.positions::<Ring>(first..end);
        assert_eq!(part.size_hint().0 as u64, end - first);
        parts.extend(part.by_ref());
        assert_eq!((part.next(), part.index()), (None, end));
        first = end;
        if first == KPvK::SIZE {
            break;
        }
    }
    assert!(whole == parts);
    let steps: Vec<_> = KPvK.positions::<Ring>(5..KPvK::SIZE).step_by(911).collect();
    let expected: Vec<_> = whole.iter().copied().skip(5).step_by(911).collect();
    assert!(steps == expected);
}

#[test]
#[should_panic(expected = "an index that the material does not have")]
fn decoding_beyond_the_last_index_panics() {
    let _ = KRvK::decode::<Lerf>(KRvK::SIZE);
}

#[test]
#[should_panic(expected = "a range of indexes that the material does not have")]
fn ranges_beyond_the_last_index_panic() {
    let _ = KRvK.positions::<Lerf>(0..KRvK::SIZE + 1);
}

/// Sets of men that symmetries leave in place, with no leading men.
mod suicide {
    quadrille::index! {
        board: 8 x 8;
        kings: ordinary;
        scheme: exact;
        pub RRvR;
    }
}

/// A position and its index, computed at compile time in the user's crate.
const AT_COMPILE_TIME: Option<(u64, Symmetry)> = KRvK::encode_board([0, 63, 2]);
const BACK_AGAIN: [u8; 3] = match AT_COMPILE_TIME {
    Some((index, _)) => KRvK::decode_board(index),
    None => panic!("a legal position"),
};

#[test]
fn indexes_are_const() {
    let squares = [0, 63, 2].map(|number| Square::<Lerf>::new(number).unwrap());
    assert_eq!(KRvK.encode_with_symmetry(&squares), AT_COMPILE_TIME);
    let canonical = KRvK.canonical(&squares).unwrap();
    assert_eq!(canonical.map(Square::number), BACK_AGAIN);
}

mod registry {
    use super::*;

    fn at(name: &str) -> Square<W> {
        name.parse().unwrap()
    }

    #[test]
    fn knows_what_is_not_declared_or_excluded() {
        assert!(ENDGAMES.encode(&[('K', at("c1")), ('k', at("e8"))]).is_none());
        assert!(ENDGAMES.material("KRRRRRRRRk".chars()).is_none());
        assert!(ENDGAMES.material("KRk♜".chars()).is_none());
        // If only part of a character were compared, these would pass as letters.
        assert!(ENDGAMES.material("KRk".chars().map(|man| char::from(man as u8 & 0x3f))).is_none());
        assert!(ENDGAMES.material("KR\u{16b}".chars()).is_none());
        let touching = [('K', at("c1")), ('k', at("c2")), ('R', at("h8"))];
        assert_eq!(ENDGAMES.encode(&touching).unwrap().index, None);
        assert_eq!(ENDGAMES.entries().len(), 4);
        let (entry, exchanged) = ENDGAMES.material("KRkq".chars()).unwrap();
        assert_eq!((entry.name, entry.men, exchanged), ("KQvKR", "KQkr", true));
    }

    #[test]
    fn finds_all_orders_and_colours_of_all_materials() {
        for entry in ENDGAMES.entries() {
            let index = entry.index();
            for number in (0..index.size()).step_by(4099) {
                let squares = index.decode::<W>(number);
                let mut men: Vec<_> = entry.men.chars().zip(squares).collect();
                for turn in 0..2 * men.len() {
                    men.rotate_left(1);
                    if turn % 2 == 0 {
                        men.reverse();
                    }
                    let found = ENDGAMES.encode(&men).unwrap();
                    assert_eq!((found.entry.name, found.index), (entry.name, Some(number)));
                    assert!(!found.exchanged);
                    let other = |&(man, square): &(char, Square<W>)| {
                        (char::from(man as u8 ^ 0x20), square.flip_vertical())
                    };
                    let others: Vec<_> = men.iter().map(other).collect();
                    let found = ENDGAMES.encode(&others).unwrap();
                    assert_eq!((found.entry.name, found.index), (entry.name, Some(number)));
                    assert!(found.exchanged);
                }
            }
        }
    }

    mod twice {
        quadrille::index! {
            board: 8 x 8;
            registry: pub BOTH;
            pub First = KRvK: kings;
            pub KRvK: exact;
        }
    }

    #[test]
    fn of_several_indexes_the_first_declared_is_found() {
        assert_eq!(twice::BOTH.material("kRK".chars()).unwrap().0.name, "First");
        assert_eq!((twice::First::SIZE, twice::KRvK::SIZE), (462 * 62, 28_056));
    }
}

mod five {
    quadrille::index! { board: 5 x 5; scheme: exact; kings: ordinary; pub RRvB; }
}

/// Syzygy's numbers, through indexes whose sequence and order are chosen at run time.
mod syzygy {
    use std::collections::BTreeMap;

    use super::*;

    /// A line of the vectors.
    struct Vector<'a> {
        sequence: &'a str,
        orders: (u8, Option<u8>),
        squares: Vec<&'a str>,
        file: Option<usize>,
        size: u64,
        index: u64,
    }

    /// The vectors by material and variant.
    fn vectors() -> BTreeMap<(&'static str, &'static str), Vec<Vector<'static>>> {
        let mut vectors = BTreeMap::<_, Vec<_>>::new();
        for line in include_str!("../data/syzygy.tsv").lines().skip(1) {
            let fields: Vec<_> = line.split('\t').collect();
            let [material, variant, sequence, order, order2, squares, file, size, index] =
                fields[..]
            else {
                panic!("not nine fields: {line}");
            };
            vectors.entry((variant, material)).or_default().push(Vector {
                sequence,
                orders: (order.parse().expect("an order"), order2.parse().ok()),
                squares: squares.split(' ').collect(),
                file: "abcd".find(file),
                size: size.parse().expect("a size"),
                index: index.parse().expect("an index"),
            });
        }
        vectors
    }

    /// Encodes by the header of each table, with men by sequence, like a prober.
    #[test]
    fn vectors_hold() {
        let mut checked = 0;
        for ((variant, name), vectors) in vectors() {
            let rules = match variant {
                "chess" => Syzygy::CHESS,
                "atomic" => Syzygy::ATOMIC,
                _ => Syzygy::SUICIDE,
            };
            let material = Material::parse(name).unwrap();
            for vector in vectors {
                let (order, order2) = vector.orders;
                let index = rules.arrange(&material, vector.sequence, order, order2).unwrap();
                let at = |name: &&str| name.parse::<Square<W>>().unwrap();
                let squares: Vec<_> = vector.squares.iter().map(at).collect();
                let number = index.encode(&squares).expect("a placement of the table");
                let range =
                    index.sub_tables().nth(vector.file.unwrap_or(0)).expect("a file for each");
                assert!(range.contains(&number));
                assert_eq!(range.end - range.start, vector.size);
                assert_eq!(number - range.start, vector.index, "{:?}", vector.squares);
                assert_eq!(vector.file.is_some(), index.sub_tables().count() > 1);
                assert_eq!(index.encode(&index.decode::<W>(number)), Some(number));
                let mut next = index.positions::<W>(number..index.size());
                assert_eq!(next.next(), Some(index.decode(number)));
                checked += 1;
            }
        }
        assert_eq!(checked, 840);
    }

    /// Each sequence and order of a material occurs once; all number the same positions.
    #[test]
    fn all_arrangements_of_a_material_number_its_positions() {
        fn sequences(name: &str, rules: Syzygy) -> Vec<(Option<String>, Option<u8>, Option<u8>)> {
            let material = Material::parse(name).unwrap();
            let all = rules.arrangements(&material).unwrap();
            let men = |men: Letters| String::from_utf8(men.to_vec()).unwrap();
            let all = all.map(|one| (one.sequence.map(men), one.order, one.order2));
            let mut all: Vec<_> = all.collect();
            let count = all.len();
            all.sort();
            all.dedup();
            assert_eq!(all.len(), count, "each once");
            all
        }
        // Three of four unlike men lead, in any order, and the fourth goes before or after them.
        assert_eq!(sequences("KBNvK", Syzygy::CHESS).len(), 24 * 2);
        assert!(sequences("KBNvK", Syzygy::CHESS).contains(&(
            Some("kBNK".to_owned()),
            Some(1),
            None
        )));
        assert_eq!(sequences("KBNvK", Syzygy { k3: true, ..Syzygy::CHESS }).len(), 2 * 2 * 2);
        // Kings lead, and the rooks are one group.
        assert_eq!(sequences("KRRvK", Syzygy::CHESS).len(), 2 * 2);
        // Pawns lead, and the two kings follow in either order, with three orders for the pawns.
        assert_eq!(sequences("KPPvK", Syzygy::CHESS).len(), 2 * 3);
        // Either pawn leads, the other follows; four groups have 4 * 3 orders of the two.
        assert_eq!(sequences("KPvKP", Syzygy::CHESS).len(), 2 * 2 * 12);
    }

    #[test]
    fn arrangements_that_are_none() {
        let material = Material::parse("KPPvKP").unwrap();
        let error = |sequence, order, order2| {
            Syzygy::CHESS.arrange(&material, sequence, order, order2).unwrap_err()
        };
        assert_eq!(error("pPPKk", 2, None), ArrangementError::SecondOrder);
        assert_eq!(error("pPPKk", 3, Some(3)), ArrangementError::Order { groups: 4 });
        assert_eq!(error("pPPKk", 4, Some(0)), ArrangementError::Order { groups: 4 });
        assert_eq!(error("PPpKk", 0, Some(1)), ArrangementError::Lead);
        assert_eq!(error("pPKPk", 0, Some(1)), ArrangementError::LikeMenApart('P'));
        assert_eq!(error("pKPPk", 0, Some(1)), ArrangementError::Pawns);
        assert_eq!(error("pPPK", 0, Some(1)), ArrangementError::Missing('k'));
        assert_eq!(error("pPPKQ", 0, Some(1)), ArrangementError::Extra('Q'));
    }
}

/// The numbers of "Chess - Programming - Endgame Table-Bases - Encoding", by the page's own example:
/// the white king on 11 (d2), the black king on 32. The page calls that a4; it is a5.
mod encoding_page {
    use super::*;

    /// White's king, the rook on a square, Black's king.
    fn men(rook: u8) -> [Square<Lerf>; 3] {
        [11, rook, 32].map(|number| Square::new(number).unwrap())
    }

    #[test]
    fn the_simplest_way_is_naive() {
        assert_eq!(schemes::naive::KRvK::SIZE, 262_144);
        assert_eq!(schemes::naive::KRvK::encode(men(63)), Some(49120));
    }

    #[test]
    fn the_rook_skips_the_kings() {
        let rook = |square| schemes::kings::KRvK::encode(men(square)).unwrap() % 62;
        assert_eq!([63, 30, 8].map(rook), [61, 29, 8]);
    }
}

/// Counts the indexes that no legal position needs. A table of Syzygy has more indexes than an exact index of the
/// same positions, which has one for each orbit. In "111" adjacent kings have indexes, and men all on the diagonal
/// may have two.
mod broken {
    use super::*;

    fn index(letters: &str, kings: KingRule, scheme: Scheme) -> (u64, u64) {
        let mut table = IndexTable::new();
        let material = Material::parse(letters).unwrap();
        let index = MaterialIndex::new::<Lerf>(&material, kings, scheme, &mut table).unwrap();
        let broken = (0..index.size()).filter(|&number| index.is_broken(number)).count();
        (index.size(), broken as u64)
    }

    #[test]
    fn syzygy_has_those_that_an_exact_index_lacks() {
        for (letters, kings, size) in [
            ("KRvK", KingRule::Apart, 31_332),
            // "PP" of suicide chess: two like men lead.
            ("NNvB", KingRule::Ordinary, 278 * 62),
            ("KvN", KingRule::Ordinary, 518),
        ] {
            let (syzygy, broken) = index(letters, kings, SYZYGY);
            let (exact, none) = index(letters, kings, EXACT);
            assert_eq!((syzygy, none), (size, 0), "{letters}");
            assert_eq!(broken, syzygy - exact, "{letters}");
        }
        assert_eq!(index("KRvK", KingRule::Apart, K3), (28_056, 0));
    }
}

/// Indexes of materials that no macro has seen.
mod run_time {
    use super::*;

    /// The declared index, made at run time; `encoders` compares their encoding and decoding.
    fn same<L: Layout>(declared: impl Tablebase, scheme: Scheme) {
        let mut table = IndexTable::<4096, 2048>::with_room();
        let material = Material::new(declared.letters().as_bytes()).unwrap();
        let rules = KingRule::Apart;
        let index = MaterialIndex::new::<L>(&material, rules, scheme, &mut table).unwrap();
        assert_eq!(index.letters(), declared.letters());
        assert_eq!((index.size(), index.fingerprint()), (declared.size(), declared.fingerprint()));
        assert!(index.sub_tables().eq(declared.sub_tables()));
        for number in (0..index.size()).step_by(499) {
            assert_eq!(index.is_broken(number), declared.is_broken(number));
            let men = index.decode::<L>(number);
            let men: Vec<_> = men.iter().map(|square| square.flip_horizontal()).collect();
            assert_eq!(index.encode_with_symmetry(&men), declared.encode_with_symmetry(&men));
            assert_eq!(index.first_index(&men), declared.first_index(&men));
        }
        let positions = index.positions::<L>(5..99).map(|men| men.to_vec());
        assert!(positions.eq(declared.positions::<L>(5..99).map(|men| men.as_ref().to_vec())));
    }

    #[test]
    fn too_few_or_too_many_squares_have_no_index() {
        let material = Material::parse("KPvK").unwrap();
        let table = Syzygy::CHESS.arrange(&material, "PKk", 0, None).unwrap();
        for men in [&[8, 9][..], &[8, 9, 20, 30]] {
            let men: Vec<_> = men.iter().map(|&man| Square::<Lerf>::new(man).unwrap()).collect();
            for encoded in [table.encode(&men), KPvK.encode(&men), table.first_index(&men)] {
                assert_eq!(encoded, None);
            }
            assert_eq!(table.encode_with_symmetry(&men), None);
        }
    }

    #[test]
    fn indexes_are_those_that_are_declared() {
        // The tables are large, and unoptimised code copies them on the stack.
        let large = std::thread::Builder::new().stack_size(64 << 20);
        large.spawn(all_are_those_that_are_declared).unwrap().join().unwrap();
    }

    fn all_are_those_that_are_declared() {
        same::<W>(schemes::naive::KRvK, Scheme::Naive { skip: false });
        same::<Lerf>(schemes::skip::KPvK, Scheme::Naive { skip: true });
        same::<Ring>(schemes::kings::KRvK, Scheme::Kings);
        same::<X88>(schemes::syzygy::KPvK, SYZYGY);
        same::<Lerf>(schemes::k3::KRvK, K3);
        same::<W>(KRvK, EXACT);
        same::<Lerf>(KPvK, EXACT);
        same::<W>(KRRvK, EXACT);
        same::<Ring>(schemes::led::KPvK, Scheme::led_by("P"));
        same::<Lerf>(schemes::led::KRRvK, Scheme::led_by("RRk"));
    }

    #[test]
    fn errors_name_what_is_wrong() {
        let mut table = IndexTable::new();
        let mut error = |name, kings, scheme| {
            let material = Material::parse(name).unwrap();
            let made = MaterialIndex::new::<Board5x5>(&material, kings, scheme, &mut table);
            made.map(|_| ()).unwrap_err().to_string()
        };
        let apart = KingRule::Apart;
        assert_eq!(error("KRvR", apart, EXACT), "Black has no king");
        assert_eq!(error("KKvK", apart, EXACT), "White has 2 kings");
        let led = error("KRvK", apart, Scheme::led_by("Q"));
        assert!(led.starts_with("the men `Q` lead together"));
        assert!(error("KRvK", apart, SYZYGY).ends_with("not for 5 x 5"));
        assert!(error("KRvK", KingRule::Ordinary, Scheme::Kings).contains("a king on each side"));
        let mut small = IndexTable::<16, 4>::with_room();
        let material = Material::parse("KRvK").unwrap();
        let made = MaterialIndex::new::<Lerf>(&material, apart, EXACT, &mut small);
        let error = made.map(|_| ()).unwrap_err();
        assert_eq!(error, IndexError::Table { entries: 10 * 64, kinds: 4 });
        assert!(error.to_string().ends_with("lend an `IndexTable::<640, 4>::with_room()`"));
        // The table has the entries that the error asked for, but too few kinds.
        let mut small = IndexTable::<640, 1>::with_room();
        let made = MaterialIndex::new::<Lerf>(&material, apart, EXACT, &mut small);
        assert_eq!(made.map(|_| ()).unwrap_err(), IndexError::Table { entries: 640, kinds: 8 });
        let mut enough = IndexTable::<640, 8>::with_room();
        let made = MaterialIndex::new::<Lerf>(&material, apart, EXACT, &mut enough).unwrap();
        assert!(format!("{made:?}").starts_with("MaterialIndex { material: KRvK, size: 28056"));
        assert!(Material::parse("KRRRRvKRRR").unwrap_err().to_string().contains("9 men"));
        assert!(Material::parse("KrvK").unwrap_err().to_string().starts_with("`r` in `KrvK`"));
    }

    /// The number of a position is a promise: it may change only if old files of values become wrong.
    #[test]
    fn numbers_of_positions_stay_what_they_are() {
        let fingerprints = [
            schemes::naive::KRvK::FINGERPRINT,
            schemes::skip::KPvK::FINGERPRINT,
            schemes::kings::KRvK::FINGERPRINT,
            schemes::kings::KPvK::FINGERPRINT,
            schemes::syzygy::KRvK::FINGERPRINT,
            schemes::syzygy::KPvK::FINGERPRINT,
            schemes::k3::KRvK::FINGERPRINT,
            KRvK::FINGERPRINT,
            KPvK::FINGERPRINT,
            KRRvK::FINGERPRINT,
            schemes::led::KRPvK::FINGERPRINT,
        ];
        assert_eq!(
            fingerprints,
            [
                271818156325970997,
                3769326452019648393,
                300827798104742343,
                4497943198314330732, // With one pawn `kings` leaves nothing out,
                2381682824475632489,
                6949962839686151137,
                984568395167415077,
                11358232470748361287,
                4497943198314330732, // and numbers positions as `exact` does.
                10354022312224745075,
                18112457418445087300,
            ]
        );
    }
}

/// Predecessors, compared with forward moves that are generated independently.
mod predecessors {
    use super::*;
    use quadrille::tablebase::Predecessors;
    use quadrille::{Bitboard, Chess, Color};

    type Men<L> = Vec<(u8, Square<L>)>;

    fn is_white(man: u8) -> bool {
        man.is_ascii_uppercase()
    }

    /// All placements that a side's moves lead to, legal or not: captures and promotions too.
    fn moves<L: Chess>(men: &Men<L>, side: Color) -> Vec<Men<L>> {
        let white = side == Color::White;
        let occupied: Bitboard<L> = men.iter().map(|man| man.1).collect();
        let own: Bitboard<L> =
            men.iter().filter(|man| is_white(man.0) == white).map(|man| man.1).collect();
        let last = L::RANKS - 1;
        let mut all = Vec::new();
        for (i, &(letter, from)) in men.iter().enumerate() {
            if is_white(letter) != white {
                continue;
            }
            let targets = match letter.to_ascii_uppercase() {
                b'P' => {
                    let one = from.pawn_pushes(side) - occupied;
                    let second = if white { 1 } else { last - 1 };
                    let two = one.into_iter().flat_map(|next| next.pawn_pushes(side));
                    let two: Bitboard<L> = two.filter(|_| from.rank() == second).collect();
                    one | (two - occupied) | (from.pawn_attacks(side) & (occupied - own))
                }
                b'K' => from.king_attacks(),
                b'Q' => from.queen_attacks(occupied),
                b'R' => from.rook_attacks(occupied),
                b'B' => from.bishop_attacks(occupied),
                _ => from.knight_attacks(),
            };
            for to in targets - own {
                let rest = men.iter().enumerate().filter(|&(j, man)| j != i && man.1 != to);
                let rest: Men<L> = rest.map(|(_, man)| *man).collect();
                let promotes = letter.eq_ignore_ascii_case(&b'P') && [0, last].contains(&to.rank());
                let pieces: &[u8] = match (promotes, white) {
                    (false, _) => &[letter],
                    (true, true) => b"QRBN",
                    (true, false) => b"qrbn",
                };
                for &piece in pieces {
                    all.push(rest.iter().copied().chain([(piece, to)]).collect());
                }
            }
        }
        all
    }

    /// The index of men in any order, if a material has these men.
    fn number<L: Layout>(index: &MaterialIndex<'_>, men: &Men<L>) -> Option<u64> {
        let mut left = men.clone();
        let squares: Option<Vec<_>> = index
            .material()
            .men()
            .iter()
            .map(|letter| {
                let found = left.iter().position(|man| man.0 == *letter)?;
                Some(left.swap_remove(found).1)
            })
            .collect();
        if left.is_empty() { index.encode(&squares?) } else { None }
    }

    fn men_of<L: Layout>(index: &MaterialIndex<'_>, number: u64) -> Men<L> {
        index.material().men().iter().copied().zip(index.decode::<L>(number)).collect()
    }

    fn check<L: Chess>(before: &str, after: &str, side: Color, scheme: Scheme) {
        let room = IndexTable::<8192, 64>::with_room;
        let (mut one, mut other) = (room(), room());
        let [before, after] = [before, after].map(|name| Material::parse(name).unwrap());
        let rules = KingRule::Apart;
        let before = MaterialIndex::new::<L>(&before, rules, scheme, &mut one).unwrap();
        let after = MaterialIndex::new::<L>(&after, rules, scheme, &mut other).unwrap();
        let mut predecessors = Predecessors::new();
        let (mut forwards, mut backwards) = (0, 0);
        // From positions to all that moves lead to, and back again.
        for number in (0..before.size()).step_by(before.size() as usize / 3000 + 1) {
            if before.is_broken(number) {
                continue;
            }
            let first = before.encode(&before.decode::<L>(number)).unwrap();
            for men in moves(&men_of::<L>(&before, number), side) {
                let Some(child) = self::number(&after, &men) else { continue };
                if after.is_broken(child) {
                    continue;
                }
                let squares = after.decode::<L>(child);
                let found = predecessors.of(&after, &squares, side, &before);
                assert!(found.is_sorted_by(|a, b| a < b), "each once");
                assert!(found.contains(&first), "{men:?} comes from {number}");
                forwards += 1;
            }
        }
        // Every predecessor that is found leads to the position.
        for child in (0..after.size()).step_by(after.size() as usize / 300 + 1) {
            if after.is_broken(child) {
                continue;
            }
            let squares = after.decode::<L>(child);
            for &parent in predecessors.of(&after, &squares, side, &before) {
                let children = moves(&men_of::<L>(&before, parent), side);
                let leads = children.iter().any(|men| self::number(&after, men) == Some(child));
                assert!(leads, "{parent} does not lead to {child}");
                backwards += 1;
            }
        }
        assert!(forwards > 10 && backwards > 100, "{forwards} {backwards}");
    }

    #[test]
    fn quiet_moves_are_undone() {
        check::<Lerf>("KRvK", "KRvK", Color::White, EXACT);
        check::<W>("KRvK", "KRvK", Color::Black, EXACT);
        check::<W>("KPvKP", "KPvKP", Color::Black, EXACT);
        check::<Lerf>("KQRvKN", "KQRvKN", Color::White, EXACT);
    }

    #[test]
    fn captures_and_promotions_are_undone() {
        check::<Lerf>("KRvKN", "KRvK", Color::White, EXACT);
        check::<Lerf>("KRvKN", "KvKN", Color::Black, EXACT);
        check::<W>("KRvKP", "KRvK", Color::White, EXACT);
        check::<Lerf>("KPvK", "KQvK", Color::White, EXACT);
        check::<Lerf>("KvKP", "KvKN", Color::Black, EXACT);
        check::<W>("KPvKR", "KQvK", Color::White, EXACT);
        check::<Lerf>("KPvKP", "KvKP", Color::Black, Scheme::Kings);
    }

    #[test]
    fn nothing_leads_from_one_material_to_a_stranger() {
        let (mut one, mut other) = (IndexTable::new(), IndexTable::new());
        let [queen, knight] = ["KQvK", "KNvK"].map(|name| Material::parse(name).unwrap());
        let rules = KingRule::Apart;
        let queen = MaterialIndex::new::<W>(&queen, rules, EXACT, &mut one).unwrap();
        let knight = MaterialIndex::new::<W>(&knight, rules, EXACT, &mut other).unwrap();
        let men = [W::A1, W::B3, W::H8];
        assert!(Predecessors::new().of(&knight, &men, Color::White, &queen).is_empty());
    }
}

mod shapes {
    //! Boards that lack squares.

    use super::*;

    quadrille::layout! {
        /// Checkers in another order.
        pub struct ByFile {
            board: 8 x 8,
            number: file * 4 + rank / 2 where (file + rank) % 2 == 0,
        }

        /// An odd shape, with half a turn as its only symmetry.
        pub struct Odd {
            board: 4 x 3,
            number: [
                6 0 . 8
                . 2 3 .
                1 . 5 7
            ],
            bitboard: none,
        }
    }

    quadrille::index! {
        board: 8 x 8 where (file + rank) % 2 == 0;
        pieces: MK;
        forward: M;
        kings: ordinary;
        scheme: exact;
        registry: CHECKERS;
        KvK, KKvK, MKvK, Packed = MKvK: naive;
    }

    mod odd {
        quadrille::index! {
            board: 4 x 3 [
                6 0 . 8
                . 2 3 .
                1 . 5 7
            ];
            scheme: exact;
            kings: ordinary;
            pub RRvB, KPvK;
        }
    }

    mod glinski {
        quadrille::index! {
            board: 11 x 11 where file - rank <= 5 && rank - file <= 5;
            directions: { north: (0, +1), north_east: (+1, +1), south_east: (+1, 0) };
            scheme: exact;
            pub KvK, KRvK;
        }
    }

    #[test]
    fn every_index_round_trips_in_all_numberings() {
        check_all::<Checkers>(KvK);
        check_all::<ByFile>(KKvK);
        check_all::<Checkers>(MKvK);
        check_all::<ByFile>(MKvK);
        check_all::<Odd>(odd::RRvB);
        check_all::<Odd>(odd::KPvK);
        check_all::<Glinski>(glinski::KvK);
        for index in 0..MKvK::SIZE {
            let squares = MKvK::decode::<Checkers>(index).map(Square::convert::<ByFile>);
            assert_eq!(MKvK::decode::<ByFile>(index), squares);
        }
    }

    #[test]
    fn colours_are_exchanged_by_half_a_turn_where_ranks_have_no_mirror() {
        let at = |name: &str| name.parse::<Square<Checkers>>().unwrap();
        let men = [('m', at("2")), ('k', at("30")), ('K', at("9"))];
        let found = CHECKERS.encode(&men).unwrap();
        assert!(found.exchanged && found.entry.index().material().goes_forward());
        // 2 and 31 are opposite, and so on: their sum is 33.
        assert_eq!(found.index, MKvK::encode(["31", "3", "24"].map(at)));
    }

    /// The index of a material at run time equals the declared one.
    fn check_run_time<L: Layout>(material: &Material, kings: KingRule) -> (u64, u64) {
        let mut table = IndexTable::<8300, 64>::with_room();
        let index =
            MaterialIndex::new::<L>(material, kings, Scheme::default(), &mut table).unwrap();
        let step = (index.size() / 5000).max(1) as usize;
        for number in (0..index.size()).step_by(step) {
            let squares = index.decode::<L>(number);
            assert_eq!(index.encode(&squares), Some(number));
        }
        (index.size(), index.fingerprint())
    }

    #[test]
    fn materials_at_run_time_are_numbered_as_declared_ones() {
        fn of(declared: impl Tablebase) -> (u64, u64) {
            (declared.size(), declared.fingerprint())
        }
        let material = |name: &'static str| Material::parse(name).unwrap();
        let (men, ordinary) = (material("MKvK").with_forward("M"), KingRule::Ordinary);
        assert_eq!(check_run_time::<Checkers>(&men, ordinary), of(MKvK));
        assert_eq!(check_run_time::<Odd>(&material("RRvB"), ordinary), of(odd::RRvB));
        let kings = check_run_time::<Glinski>(&material("KRvK"), KingRule::Apart);
        assert_eq!(kings, of(glinski::KRvK));
        check_run_time::<Omega>(&material("KRPvK"), KingRule::Apart);
        check_run_time::<Draughts>(&material("MKvKK").with_forward("M"), KingRule::Ordinary);
    }

    mod men {
        quadrille::index! {
            board: 8 x 8 where (file + rank) % 2 == 0;
            pieces: MK;
            kings: ordinary;
            regions: { M: { white: "a1-g7 h2-h6", black: "b2-h8 a3-a7" } };
            scheme: exact;
            registry: pub MEN;
            pub MvM, MMvM, MKvK;
        }
    }

    #[test]
    fn men_are_counted_on_their_squares() {
        use men::{MEN, MKvK, MMvM, MvM};
        assert_eq!(MvM::SIZE, 28 * 28 - 24);
        assert_eq!(MMvM::SIZE, 28 * 378 - 24 * 27);
        assert_eq!(MKvK::SIZE, 28 * 31 * 30);
        check_all::<Checkers>(MvM);
        check_all::<ByFile>(MMvM);
        check_all::<Checkers>(MKvK);
        let at = |name: &str| name.parse::<Square<Checkers>>().unwrap();
        // Colours are exchanged with the board turned, since the regions are.
        let found = MEN.encode(&[('m', at("5")), ('m', at("30")), ('M', at("9"))]).unwrap();
        assert!(found.exchanged);
        assert_eq!(found.index, MMvM::encode(["28", "3", "24"].map(at)));
    }

    #[test]
    fn regions_at_run_time_are_those_that_are_declared() {
        let [first, last] = [0, 7].map(Bitboard::<Checkers>::from_rank);
        let regions = [('M', !last), ('m', !first)];
        let mut table = IndexTable::<8300, 64>::with_room();
        let material = Material::parse("MMvM").unwrap();
        let (rules, scheme) = (KingRule::Ordinary, Scheme::default());
        let index =
            MaterialIndex::with_regions(&material, rules, scheme, &regions, &mut table).unwrap();
        let declared = (men::MMvM::SIZE, men::MMvM::FINGERPRINT);
        assert_eq!((index.size(), index.fingerprint()), declared);
    }

    mod black_only {
        quadrille::index! {
            board: 8 x 8;
            regions: { P: { black: "a2-h6" } };
            scheme: exact;
            registry: pub PAWNS;
            pub KPvK, KRvK;
            pub Packed = KPvK: naive;
        }
    }

    /// White's pawns keep their ranks, and are not looked up as Black's, who have other regions.
    #[test]
    fn a_region_of_blacks_men_says_nothing_of_whites() {
        use black_only::PAWNS;
        assert_eq!((black_only::KPvK::SIZE, black_only::Packed::SIZE), (84_012, 64 * 64 * 64));
        assert!(PAWNS.material("KPk".chars()).is_some());
        assert!(PAWNS.material("Kkp".chars()).is_none());
        assert!(PAWNS.material("Kkr".chars()).is_some());
    }

    #[test]
    fn errors_of_regions_name_what_is_wrong() {
        let mut table = IndexTable::new();
        let mut error = |name: &'static str, scheme, regions: &[(char, Bitboard<Lerf>)]| {
            let material = Material::parse(name).unwrap();
            let rules = KingRule::Apart;
            let made = MaterialIndex::with_regions(&material, rules, scheme, regions, &mut table);
            made.map(|_| ()).unwrap_err()
        };
        let exact = Scheme::default();
        let corner = [('A', Lerf::A1.bitboard())];
        assert_eq!(error("KAvK", exact, &corner), IndexError::Region('A'));
        let rank = [('A', Bitboard::from_rank(0))];
        assert_eq!(error("KAvK", Scheme::Naive { skip: true }, &rank), IndexError::Regions);
        assert_eq!(error("KAvK", SYZYGY, &rank), IndexError::Regions);
        let led = Scheme::led_by("A");
        assert_eq!(error("KAvK", led, &rank), IndexError::RegionLeads);
        let nowhere = [('A', Bitboard::EMPTY)];
        assert_eq!(error("KAvK", exact, &nowhere), IndexError::NoPosition);
        assert_eq!(
            error("KvK", Scheme::Kings, &[('K', Lerf::A1.bitboard())]),
            IndexError::Region('K')
        );
    }

    #[test]
    #[should_panic = "the index is for a board of another size or shape than the layout's"]
    fn a_registry_refuses_layouts_of_another_shape() {
        CHECKERS.encode(&[('K', Lerf::A1), ('k', Lerf::B2)]);
    }
}

mod related {
    use quadrille::layouts::{Gray, Lerf, Ring, W};
    use quadrille::tablebase::{
        IndexError, IndexTable, KingRule, Material, MaterialIndex, Scheme, Tablebase,
    };
    use quadrille::{Layout, Square};

    mod exact {
        quadrille::index! {
            board: 8 x 8;
            relations: { Pp: opposed, Bb: same_color, NN: "a1-h4/a5-h8 a5-h8/a1-h4" };
            scheme: exact;
            pub KPvKP, KBvKB, KNNvK, KRvK;
        }
    }
    mod kings {
        quadrille::index! {
            board: 8 x 8;
            relations: { Pp: opposed, Bb: same_color, NN: "a1-h4/a5-h8 a5-h8/a1-h4" };
            scheme: kings;
            pub KPvKP, KBvKB, KNNvK;
        }
    }

    /// The index at run time with the same relation has the same numbers, in every numbering of the squares, and
    /// unrelated men have no index.
    fn same<L: Layout>(
        declared: impl Tablebase,
        scheme: Scheme,
        (name, men): (&str, [char; 2]),
        holds: fn(Square<L>, Square<L>) -> bool,
    ) {
        let material = Material::parse(name).unwrap();
        let mut table = IndexTable::<4096, 512>::with_room();
        let index = MaterialIndex::with_relation(
            &material,
            KingRule::Apart,
            scheme,
            (men, holds),
            &mut table,
        )
        .unwrap();
        assert_eq!((index.size(), index.fingerprint()), (declared.size(), declared.fingerprint()));
        let [first, second] = men.map(|man| declared.letters().find(man).unwrap());
        let second = if first == second { second + 1 } else { second };
        let (mut random, mut related) = (fastrand::Rng::with_seed(5), 0);
        for _ in 0..20_000 {
            let men: Vec<Square<L>> = (0..material.len())
                .map(|_| Square::all().nth(random.usize(..64)).unwrap())
                .collect();
            let number = declared.encode(&men);
            assert_eq!(index.encode(&men), number);
            if let Some(number) = number {
                related += 1;
                assert!(holds(men[first], men[second]));
                assert_eq!(declared.encode(declared.decode::<L>(number).as_ref()), Some(number));
            }
        }
        assert!(related > 200, "{related}");
    }

    fn opposed<L: Layout>(a: Square<L>, b: Square<L>) -> bool {
        a.file() == b.file() && a.rank() < b.rank()
    }

    fn same_color<L: Layout>(a: Square<L>, b: Square<L>) -> bool {
        (a.file() + a.rank() + b.file() + b.rank()).is_multiple_of(2)
    }

    fn on_both_halves<L: Layout>(a: Square<L>, b: Square<L>) -> bool {
        (a.rank() < 4) != (b.rank() < 4)
    }

    #[test]
    fn related_men_are_numbered_alike_when_declared_and_at_run_time() {
        let (exact, kings) = (Scheme::default(), Scheme::Kings);
        same::<Lerf>(exact::KPvKP, exact, ("KPvKP", ['P', 'p']), opposed);
        same::<W>(exact::KBvKB, exact, ("KBvKB", ['B', 'b']), same_color);
        same::<Ring>(exact::KNNvK, exact, ("KNNvK", ['N', 'N']), on_both_halves);
        same::<Gray>(kings::KPvKP, kings, ("KPvKP", ['P', 'p']), opposed);
        same::<Ring>(kings::KBvKB, kings, ("KBvKB", ['B', 'b']), same_color);
        same::<W>(kings::KNNvK, kings, ("KNNvK", ['N', 'N']), on_both_halves);
        assert_eq!(exact::KRvK::SIZE, 28_056, "no men of it are related");
    }

    #[test]
    fn relations_that_cannot_be_are_refused() {
        let mut table = IndexTable::new();
        let mut error = |name: &'static str, scheme, men| {
            let (material, rules) = (Material::parse(name).unwrap(), KingRule::Apart);
            let relation = (men, opposed::<Lerf>);
            MaterialIndex::with_relation(&material, rules, scheme, relation, &mut table)
                .unwrap_err()
        };
        let (exact, pawns, king) = (Scheme::default(), ['P', 'p'], ['K', 'p']);
        assert_eq!(error("KPPvKP", exact, pawns), IndexError::Relation(pawns));
        assert_eq!(error("KvKP", exact, king), IndexError::Relation(king));
        for scheme in [Scheme::led_by("K"), Scheme::Naive { skip: true }] {
            assert_eq!(error("KPvKP", scheme, pawns), IndexError::RelationScheme(pawns));
        }
    }
}
