//! Plans of tablebase indexes: known sizes, and every orbit exactly once.

use quadrille_codegen::model::{Board, BoardSteps, Square, SquareSet, set_of};
use quadrille_codegen::random::SplitMix64;
use quadrille_codegen::tablebase::reference::orbits;
use quadrille_codegen::tablebase::request::IndexRequest;
use quadrille_codegen::tablebase::solve::solve;
use quadrille_codegen::tablebase::verify::verify;
use quadrille_tablebase::{
    IndexError, KingRule, Letters, Material, Men, Plan, Relation, Scheme, SyzygyOptions,
};

fn material(name: &str) -> Material {
    Material::parse(name).expect("a material")
}

fn on(board: Board, name: &str, kings: KingRule, scheme: Scheme) -> IndexRequest {
    let (regions, relations) = (Vec::new(), Vec::new());
    IndexRequest { board, material: material(name), kings, scheme, regions, relations }
}

fn request(board: (u64, u64), name: &str, kings: KingRule, scheme: Scheme) -> IndexRequest {
    on(Board::new(board.0, board.1).expect("a board"), name, kings, scheme)
}

/// The size of an index on the board of chess.
fn size(name: &str, kings: KingRule, scheme: Scheme) -> u64 {
    solve(&request((8, 8), name, kings, scheme)).expect("a plan").plan().size()
}

const EXACT: Scheme = Scheme::Exact { leads: None };

fn syzygy(k3: bool) -> Scheme {
    Scheme::Syzygy(SyzygyOptions { k3, ..SyzygyOptions::PLAIN })
}

/// The scheme `exact`, led by these men.
fn leads(men: &[u8]) -> Scheme {
    Scheme::Exact { leads: Some(Letters::from_slice(men, 0)) }
}

#[test]
fn exact_sizes_are_the_known_ones() {
    let known = [
        ("KRvK", 28_056),
        ("KPvK", 84_012),
        ("KRRvK", 854_238),
        ("KRBvK", 1_707_888),
        ("KRPvK", 5_124_732),
        ("KPPvK", 1_912_372),
        ("KPvKP", 3_824_744),
        ("KRRRvK", 17_077_704),
        ("KRBNvK", 102_455_640),
        ("KQRBvKN", 6_044_812_200),
    ];
    for (name, positions) in known {
        assert_eq!(size(name, KingRule::Apart, EXACT), positions, "{name}");
    }
}

#[test]
fn other_sizes_are_the_known_ones() {
    let known = [
        ("KRvK", syzygy(false), 31_332),
        ("KRvK", syzygy(true), 28_056),
        ("KRvK", Scheme::Kings, 462 * 62),
        ("KRvK", Scheme::Naive { skip: false }, 64 * 64 * 64),
        ("KRvK", Scheme::Naive { skip: true }, 64 * 63 * 62),
        ("KvK", Scheme::Kings, 462),
        ("KPvK", Scheme::Kings, 84_012),
        ("KRRRRvK", syzygy(false), 462 * 557_845),
    ];
    for (name, scheme, positions) in known {
        assert_eq!(size(name, KingRule::Apart, scheme), positions, "{name} {scheme:?}");
    }
    assert_eq!(size("KvK", KingRule::Touching, Scheme::Kings), 518);
    let suicide = |name| size(name, KingRule::Ordinary, syzygy(false));
    // The document's "groups of like pieces (RR, RRR, RRRR)", and the kings of suicide chess.
    assert_eq!(suicide("KKvKKK"), 278 * 62 * 61 * 60 / 6);
    assert_eq!(suicide("KKKvNN"), 10_513_960);
    assert_eq!(suicide("KKKvKKKK"), 6162 * (61 * 60 * 59 * 58 / 24));
}

/// The slow reference: every placement of a material, and the placements equivalent to it.
mod reference {
    use quadrille_codegen::model::Square;
    use quadrille_codegen::tablebase::reference::{domain, symmetries, touch};
    use quadrille_runtime::Symmetry;

    use super::*;

    /// Calls `each` with every placement that the rules allow, like men in ascending order.
    pub(super) fn placements(request: &IndexRequest, each: &mut dyn FnMut(&Men)) {
        put(request, 0, &mut [0; 8], each);
    }

    fn put(request: &IndexRequest, man: usize, men: &mut Men, each: &mut dyn FnMut(&Men)) {
        if man == request.material.len() {
            return each(men);
        }
        for square in 0..request.board.len() as u8 {
            men[man] = square;
            if allowed(request, man, men) {
                put(request, man + 1, men, each);
            }
        }
    }

    fn allowed(request: &IndexRequest, man: usize, men: &Men) -> bool {
        let sort = request.material.men()[man];
        let stands = Square(men[man]).is_in(domain(request, sort));
        let fits = |earlier: usize| {
            let other = request.material.men()[earlier];
            let related = request.relations.iter().all(|relation| match relation.men {
                [a, b] if [a, b] == [other, sort] => is_related(relation, men[earlier], men[man]),
                [a, b] if [a, b] == [sort, other] => is_related(relation, men[man], men[earlier]),
                _ => true,
            });
            let kings = request.kings == KingRule::Apart
                && [sort, other].iter().all(|man| man.eq_ignore_ascii_case(&b'K'));
            men[earlier] != men[man]
                && related
                && (other != sort || men[earlier] < men[man])
                && !(kings
                    && sort != other
                    && touch(request.board, Square(men[earlier]), Square(men[man])))
        };
        stands && (0..man).all(fits)
    }

    fn is_related(relation: &Relation, a: u8, b: u8) -> bool {
        relation.rows[usize::from(a)] >> b & 1 == 1
    }

    /// Calls `each` once for each class of equivalent placements, with all of them: the images of the
    /// least one under all symmetries.
    pub(super) fn orbits(request: &IndexRequest, each: &mut dyn FnMut(&[Men])) {
        let symmetries = symmetries(request);
        let mut images = Vec::new();
        placements(request, &mut |men| {
            images.clear();
            for motion in &symmetries {
                let image = carried(request, men, |square| motion[square.index()]);
                if image < *men {
                    return;
                }
                images.push(image);
            }
            each(&images);
        });
    }

    /// The least equivalent placement.
    pub(super) fn least(request: &IndexRequest, men: &Men) -> Men {
        let images = symmetries(request).into_iter();
        images.map(|motion| carried(request, men, |square| motion[square.index()])).min().unwrap()
    }

    /// The image of a placement under a symmetry.
    pub(super) fn image(request: &IndexRequest, men: &Men, symmetry: Symmetry) -> Men {
        let board = request.board;
        carried(request, men, |square| match board.hexagons() {
            None => board.image(square, symmetry),
            Some(hexagons) => {
                let image = hexagons.image(symmetry, (board.file(square), board.rank(square)));
                let (file, rank) = image.expect("a cell");
                board.square(file, rank)
            }
        })
    }

    /// The image of a placement, like men in ascending order.
    fn carried(request: &IndexRequest, men: &Men, image: impl Fn(Square) -> Square) -> Men {
        let mut carried = *men;
        for square in &mut carried[..request.material.len()] {
            *square = image(Square(*square)).0;
        }
        sorted(request, carried)
    }

    /// Like men in ascending order.
    pub(super) fn sorted(request: &IndexRequest, mut men: Men) -> Men {
        let letters = request.material.men();
        for last in 1..letters.len() {
            for first in 0..last {
                if letters[first] == letters[last] && men[first] > men[last] {
                    men.swap(first, last);
                }
            }
        }
        men
    }
}

/// Compares an index of a known size.
fn check_size(request: &IndexRequest, size: u64) {
    let owned = solve(request).expect("a plan");
    assert_eq!(owned.plan().size(), size, "{} on {}", request.material, request.board);
    if size < 20_000 {
        check(request);
    }
}

/// Compares all positions of an index. Large indexes are sampled, except in `.ci/long layouts`.
fn check(request: &IndexRequest) {
    eprintln!("{} on {}", request.material, request.board);
    let owned = solve(request).expect("a plan");
    let plan = owned.plan();
    if plan.size() <= 10_000 || std::env::var_os("QUADRILLE_LONG").is_some() {
        compare(request, &plan);
    } else {
        check_samples(request, &mut SplitMix64::new(plan.size()));
    }
}

/// Every index decodes to a position with that index. Every placement has an index, which decodes to its image under the
/// reported symmetry. An exact index has one number for each orbit, and no others.
fn compare(request: &IndexRequest, plan: &Plan<'_>) {
    let context = || format!("{} {:?}", request.material, request.scheme);
    for index in 0..plan.size() {
        let men = plan.decode_board(index);
        let again = plan.encode_board(&men).map(|(again, _)| again);
        assert_eq!(again, Some(index), "{}: {men:?}", context());
    }
    let exact = matches!(request.scheme, Scheme::Exact { .. });
    let (mut orbit, mut orbit_of) = (0, vec![None; usize::try_from(plan.size()).expect("small")]);
    reference::orbits(request, &mut |images| {
        orbit += 1;
        let (first, _) = plan.encode_board(&images[0]).expect("an allowed placement");
        for men in images {
            let (index, symmetry) = plan.encode_board(men).expect("an allowed placement");
            assert_eq!(plan.encode_board_by_vectors(men), Some((index, symmetry)), "{}", context());
            assert!(index == first || !exact, "{:?} and {men:?} differ, {}", images[0], context());
            let canonical = reference::sorted(request, plan.decode_board(index));
            let image = reference::image(request, men, symmetry);
            assert_eq!(image, canonical, "{men:?} by {symmetry}, {}", context());
            let earlier = orbit_of[index as usize].replace(orbit);
            assert!(earlier.is_none_or(|it| it == orbit), "{} shares {index}", context());
        }
    });
    assert_eq!(orbit, orbits(request), "{}", context());
    assert!(!exact || orbit == plan.size(), "{} leaves out an index", context());
}

#[test]
fn exact_has_every_orbit_once() {
    let requests = [
        request((8, 8), "KRvK", KingRule::Apart, EXACT),
        request((6, 6), "KPvK", KingRule::Apart, EXACT),
        request((5, 5), "KRvK", KingRule::Apart, EXACT),
        request((4, 4), "KRRvK", KingRule::Apart, EXACT),
        request((3, 3), "KRRvKB", KingRule::Touching, EXACT),
        request((3, 4), "KRRRvK", KingRule::Apart, EXACT),
        request((3, 4), "KRRvKBB", KingRule::Apart, EXACT),
        request((3, 4), "KRRRvKB", KingRule::Touching, EXACT),
        request((3, 5), "KPPRvK", KingRule::Apart, EXACT),
        request((3, 4), "KPPRvKP", KingRule::Touching, EXACT),
        request((2, 5), "KPPRvKP", KingRule::Apart, EXACT),
        request((3, 3), "RRRvBBB", KingRule::Ordinary, EXACT),
        request((4, 4), "RRvBQ", KingRule::Ordinary, EXACT),
        request((5, 5), "RRvB", KingRule::Ordinary, EXACT),
        request((5, 5), "RRRv", KingRule::Ordinary, EXACT),
        request((3, 3), "RRRRvBB", KingRule::Ordinary, leads(b"")),
        request((3, 3), "RRBvQ", KingRule::Ordinary, leads(b"RR")),
        request((3, 3), "RRRBvQ", KingRule::Ordinary, leads(b"RRR")),
        request((4, 4), "RBNvQ", KingRule::Ordinary, leads(b"NqR")),
        request((3, 4), "RRBvQN", KingRule::Ordinary, leads(b"nRRq")),
        request((4, 4), "QRRvB", KingRule::Ordinary, leads(b"b")),
        request((5, 4), "PPvP", KingRule::Ordinary, EXACT),
        request((3, 5), "PPRvPQ", KingRule::Ordinary, leads(b"pq")),
        // Kings that may not touch, after other leading men.
        request((6, 6), "KRvK", KingRule::Apart, leads(b"R")),
        request((6, 6), "KPvK", KingRule::Apart, leads(b"P")),
        request((5, 5), "KRvK", KingRule::Apart, leads(b"")),
        request((5, 5), "KRvK", KingRule::Apart, leads(b"kK")),
        request((5, 5), "KQRvK", KingRule::Apart, leads(b"QR")),
        request((4, 4), "KRRvK", KingRule::Apart, leads(b"RR")),
        request((4, 5), "KRRvKB", KingRule::Apart, leads(b"bK")),
        request((3, 5), "KRRvKB", KingRule::Apart, leads(b"bRRkK")),
        request((5, 4), "KPvKP", KingRule::Apart, leads(b"p")),
        request((4, 4), "KPPvKR", KingRule::Apart, leads(b"PP")),
        request((3, 4), "KPRvKP", KingRule::Apart, leads(b"RKpP")),
        request((3, 5), "KPPRvK", KingRule::Apart, leads(b"kR")),
        request((3, 5), "KRRRvK", KingRule::Apart, leads(b"")),
        request((1, 9), "RRvBBB", KingRule::Ordinary, EXACT),
    ];
    requests.iter().for_each(check);
}

/// The directions of hexagons whose files are each half a hexagon higher than the one before.
const HEXAGONS: BoardSteps = [
    Some((0, 1)),
    Some((1, 1)),
    None,
    Some((1, 0)),
    Some((0, -1)),
    Some((-1, -1)),
    None,
    Some((-1, 0)),
];

fn shape(side: u64, is_there: impl Fn(u8, u8) -> bool) -> Board {
    Board::with_shape(side, side, is_there).expect("a board")
}

#[test]
fn exact_has_every_orbit_once_on_boards_that_lack_squares() {
    let checkers = shape(8, |file, rank| (file + rank) % 2 == 0);
    let draughts = shape(10, |file, rank| (file + rank) % 2 == 0);
    let glinski = shape(11, |file, rank| file.abs_diff(rank) <= 5).with_steps(HEXAGONS);
    let inner = |side: u8| !side.is_multiple_of(11);
    let omega =
        shape(12, |file, rank| inner(file) == inner(rank) && (file % 11 == 0) == (rank % 11 == 0));
    let forward = |request: IndexRequest| IndexRequest {
        material: request.material.with_forward("M"),
        ..request
    };
    // By hand, with Burnside's lemma: on the dark squares the a1-h8 diagonal leaves some placements unchanged,
    // and the other diagonal and the half turn none; on Omega's board each diagonal leaves 12 x 11.
    let known = [
        (on(checkers, "KvK", KingRule::Ordinary, EXACT), (32 * 31 + 8 * 7) / 4),
        (on(checkers, "KKvK", KingRule::Ordinary, EXACT), (496 * 30 + 8 * (21 + 12)) / 4),
        (forward(on(checkers, "MKvK", KingRule::Ordinary, EXACT)), 32 * 31 * 30),
        // The pawn has eight ranks of ten; the mirror of files, which leaves no square, halves the count.
        (on(omega, "PRvB", KingRule::Ordinary, EXACT), 80 * 103 * 102 / 2),
        (on(draughts, "KKvK", KingRule::Ordinary, EXACT), (1225 * 48 + 10 * (36 + 20)) / 4),
        (on(omega, "KvR", KingRule::Ordinary, EXACT), (104 * 103 + 2 * 12 * 11) / 8),
        // Counted in cube coordinates by a short program; kings touch twelve hexagons.
        (on(glinski, "KvK", KingRule::Apart, EXACT), 633),
        (on(glinski, "KRvK", KingRule::Apart, EXACT), 54_279),
        (forward(on(glinski, "KMvK", KingRule::Apart, EXACT)), 324_810),
    ];
    for (request, size) in known {
        check_size(&request, size);
    }
    let requests = [
        on(glinski, "RRv", KingRule::Ordinary, EXACT),
        on(omega, "KvK", KingRule::Apart, EXACT),
        on(omega, "PRv", KingRule::Ordinary, EXACT),
        on(omega, "PPv", KingRule::Ordinary, leads(b"")),
        on(checkers, "KRvK", KingRule::Apart, leads(b"R")),
        on(draughts, "KKv", KingRule::Ordinary, leads(b"")),
    ];
    requests.iter().for_each(check);
}

/// The dark squares of White's men in checkers, who become kings on the last rank, and those of Black's.
fn checkers_men() -> (Board, Vec<(u8, u128)>) {
    let board = shape(8, |file, rank| (file + rank) % 2 == 0);
    let on_ranks = |ranks: std::ops::Range<u8>| {
        let squares = board.squares().filter(|&square| ranks.contains(&board.rank(square)));
        set_of(squares).low()
    };
    (board, vec![(b'M', on_ranks(0..7)), (b'm', on_ranks(1..8))])
}

/// The regions of xiangqi's men. White's squares are given by files and ranks; Black's are opposite.
fn xiangqi_men() -> (Board, Vec<(u8, u128)>) {
    let board = Board::new(9, 10).expect("a board");
    let region = |man: u8, is_white: &dyn Fn(u8, u8) -> bool| {
        let set = |is_there: &dyn Fn(u8, u8) -> bool| {
            let squares = board.squares().filter(|&s| is_there(board.file(s), board.rank(s)));
            set_of(squares).low()
        };
        let black = |file: u8, rank: u8| is_white(8 - file, 9 - rank);
        [(man, set(is_white)), (man.to_ascii_lowercase(), set(&black))]
    };
    let palace = |file: u8, rank: u8| (3..=5).contains(&file) && rank <= 2;
    let regions = [
        region(b'K', &palace),
        region(b'A', &|file, rank| palace(file, rank) && (file + rank) % 2 == 1),
        region(b'E', &|file, rank| {
            rank <= 4 && rank % 2 == 0 && file % 2 == 0 && (file + rank) % 4 == 2
        }),
        region(b'P', &|file, rank| rank >= 5 || rank >= 3 && file % 2 == 0),
    ];
    (board, regions.concat())
}

#[test]
fn exact_has_every_orbit_once_where_men_have_regions() {
    let (checkers, men) = checkers_men();
    let (xiangqi, pieces) = xiangqi_men();
    let on_checkers = |name, scheme| IndexRequest {
        regions: men.clone(),
        ..on(checkers, name, KingRule::Ordinary, scheme)
    };
    let on_xiangqi = |name| IndexRequest {
        regions: pieces.clone(),
        ..on(xiangqi, name, KingRule::Apart, EXACT)
    };
    // By hand. In checkers 24 of 28 squares are common to both colours, and men allow no symmetry.
    let known = [
        (on_checkers("MvM", EXACT), 28 * 28 - 24),
        (on_checkers("MMvM", EXACT), 28 * 378 - 24 * 27),
        (on_checkers("MvMM", leads(b"mm")), 28 * 378 - 24 * 27),
        (on_checkers("MMvMM", leads(b"")), 378 * 378 - 24 * 27 * 27 + 24 * 23 / 2),
        (on_checkers("KMvK", leads(b"Kk")), 28 * 31 * 30),
        // By Burnside's lemma half of all placements, plus half of those that the mirror of files leaves
        // unchanged: three squares for each king, one for an advisor, and one for an elephant in the palace.
        (on_xiangqi("KvK"), u64::midpoint(9 * 9, 3 * 3)),
        (on_xiangqi("KAvK"), u64::midpoint((9 * 5 - 5) * 9, (3 - 1) * 3)),
        (on_xiangqi("KEvK"), u64::midpoint((9 * 7 - 1) * 9, (3 - 1) * 3)),
        (on_xiangqi("KPvK"), u64::midpoint(9 * (9 * 55 - 9), 3 * (3 * 7 - 3))),
        (on_xiangqi("KRvK"), u64::midpoint(9 * 9 * 88, 3 * 3 * 8)),
    ];
    for (request, size) in known {
        check_size(&request, size);
    }
    for name in ["KAAvKA", "KEvKP", "KAEvKE"] {
        check(&on_xiangqi(name));
    }
    let mut random = SplitMix64::new(1);
    for name in ["KAAEEvKAA", "KPPEvKPP", "KRAAvKPE", "KPPPvKPAA"] {
        check_samples(&on_xiangqi(name), &mut random);
    }
    check_samples(&on_checkers("MMMvMMM", leads(b"")), &mut random);
    check_samples(&on_checkers("MMKvMMMK", EXACT), &mut random);
}

/// The relations that have names, and one of pairs of squares.
fn relation(board: Board, men: [u8; 2], rule: &str) -> Relation {
    let color = |square| (board.file(square) + board.rank(square)) % 2;
    Relation::new(men, board.len() as u8, |a, b| {
        let (a, b) = (Square(a), Square(b));
        match rule {
            "opposed" => board.file(a) == board.file(b) && board.rank(a) < board.rank(b),
            "same_color" => color(a) == color(b),
            "opposite_color" => color(a) != color(b),
            _ => board.rank(a).abs_diff(board.rank(b)) == 1,
        }
    })
}

fn related(side: u64, name: &str, men: &[u8; 2], rule: &str, scheme: Scheme) -> IndexRequest {
    let kings = if name.contains('K') { KingRule::Apart } else { KingRule::Ordinary };
    let request = request((side, side), name, kings, scheme);
    IndexRequest { relations: vec![relation(request.board, *men, rule)], ..request }
}

#[test]
fn related_men_have_the_sizes_that_are_counted_by_hand() {
    let known = [
        // Fifteen pairs on each file, and half of the files.
        (related(8, "PvP", b"Pp", "opposed", EXACT), 15 * 4),
        // By Burnside's lemma: 64 * 31 ordered pairs on squares of one colour; the mirrors at the diagonals leave
        // eight squares of one colour each, the half turn and the others none.
        (related(8, "BvB", b"Bb", "same_color", EXACT), (64 * 31 + 2 * 8 * 7) / 8),
        (related(8, "BvB", b"Bb", "opposite_color", EXACT), 64 * 32 / 8),
        // A symmetry leaves a third man only on a diagonal, and the mirror at it leaves no two squares of opposite
        // colours.
        (related(6, "BBvB", b"BB", "opposite_color", EXACT), (18 * 18 * 34) / 8),
    ];
    for (request, size) in known {
        check_size(&request, size);
    }
    for (name, men, rule) in [
        ("KBvKB", b"Bb", "same_color"),
        ("KBvKB", b"Bb", "opposite_color"),
        ("KBBvK", b"BB", "same_color"),
        ("KBBvK", b"BB", "opposite_color"),
        ("KPvKP", b"Pp", "opposed"),
        ("KPvKP", b"Pp", "next"),
        ("KQRvK", b"QR", "next"),
    ] {
        check(&related(4, name, men, rule, EXACT));
        check(&related(4, name, men, rule, Scheme::Kings));
    }
    let mut random = SplitMix64::new(2);
    for (name, men, rule) in [
        ("KPBvKPN", b"Pp", "opposed"),
        ("KBBPvKPP", b"BB", "opposite_color"),
        ("KBNNvKB", b"Bb", "same_color"),
    ] {
        for scheme in [EXACT, Scheme::Kings] {
            check_samples(&related(8, name, men, rule, scheme), &mut random);
        }
    }
}

#[test]
fn every_placement_has_an_index_whose_position_is_an_image_of_it() {
    let skip = Scheme::Naive { skip: true };
    for name in ["KvK", "KRvK", "KPvK"] {
        // If kings may touch, the third man is numbered as if they may not.
        let touching = (name != "KRvK").then_some(KingRule::Touching);
        for kings in [KingRule::Apart].into_iter().chain(touching) {
            for scheme in [Scheme::Kings, syzygy(false), EXACT] {
                check(&request((8, 8), name, kings, scheme));
            }
        }
        // These schemes ignore the rule about kings.
        check(&request((8, 8), name, KingRule::Apart, Scheme::Naive { skip: false }));
        check(&request((8, 8), name, KingRule::Apart, skip));
    }
    check(&request((8, 8), "KRvK", KingRule::Apart, syzygy(true)));
    for name in ["RRvR", "RRRv", "QRvB", "PPvR", "RRv"] {
        check(&request((8, 8), name, KingRule::Ordinary, syzygy(false)));
    }
    for board in [(5, 5), (6, 4)] {
        check(&request(board, "KRRvK", KingRule::Apart, Scheme::Kings));
        check(&request(board, "KRvK", KingRule::Touching, skip));
    }
    check(&request((5, 4), "KPRvK", KingRule::Apart, Scheme::Kings));
}

/// Random positions of larger materials, in any symmetry, with like men in any order.
#[test]
fn random_positions_of_large_materials_round_trip() {
    let cases = [
        ((8, 8), "KQRBvKN", KingRule::Apart),
        ((8, 8), "KPPvKP", KingRule::Apart),
        ((8, 8), "KRRRvKBB", KingRule::Apart),
        ((8, 8), "KPPPPvKPP", KingRule::Apart),
        ((8, 8), "KQQRRBvKN", KingRule::Touching),
        ((8, 8), "KKKvKKQQ", KingRule::Ordinary),
        ((8, 8), "RRRvBBB", KingRule::Ordinary),
        ((10, 8), "KQRBvKN", KingRule::Apart),
        ((9, 9), "KRRPvKPP", KingRule::Apart),
        ((11, 11), "RRBvQQ", KingRule::Ordinary),
        ((12, 10), "KPPRvKRR", KingRule::Touching),
        ((16, 8), "KQRRvKPP", KingRule::Apart),
        ((1, 128), "RRvBB", KingRule::Ordinary),
    ];
    let mut random = SplitMix64::new(2);
    for (board, name, kings) in cases {
        for scheme in [EXACT, Scheme::Kings, syzygy(false), Scheme::Naive { skip: true }] {
            let fits = match scheme {
                Scheme::Kings => kings != KingRule::Ordinary,
                Scheme::Syzygy(_) => board == (8, 8),
                _ => true,
            };
            if fits {
                check_samples(&request(board, name, kings, scheme), &mut random);
            }
        }
    }
}

fn check_samples(request: &IndexRequest, random: &mut SplitMix64) {
    let owned = solve(request).expect("a plan");
    let plan = owned.plan();
    verify(request, &plan).expect("a right plan");
    for _ in 0..300 {
        let index = random.word() % plan.size();
        let men = plan.decode_board(index);
        assert_eq!(plan.encode_board(&men).map(|(again, _)| again), Some(index), "{request:?}");
        if matches!(request.scheme, Scheme::Exact { .. }) {
            let least = plan.encode_board(&reference::least(request, &men));
            assert_eq!(least.map(|(again, _)| again), Some(index), "{request:?}");
        }
    }
}

mod random {
    //! Random materials on random small boards, against brute force.

    use proptest::collection::vec;
    use proptest::prelude::*;
    use proptest::sample::select;
    use quadrille_codegen::tablebase::reference::{file_mirror, pawn_squares};
    use quadrille_runtime::Symmetry;
    use quadrille_tablebase::is_pawn;

    use super::*;

    const BOARDS: [(u64, u64); 10] =
        [(1, 6), (2, 3), (3, 2), (2, 5), (3, 3), (4, 3), (3, 4), (1, 12), (5, 2), (2, 6)];

    /// Full boards, and boards that lack squares, many of them with a chosen symmetry, and some with the
    /// directions of hexagons.
    fn boards() -> impl Strategy<Value = Board> {
        let full = select(BOARDS.to_vec());
        let full = full.prop_map(|(files, ranks)| Board::new(files, ranks).expect("a board"));
        let sides = (2_u64..=5, 2_u64..=4);
        let shapes = (sides, any::<u32>(), select(Symmetry::ALL.to_vec()), any::<bool>());
        let shaped =
            shapes.prop_filter_map("no square", |((files, ranks), mask, symmetry, hexagons)| {
                let is_there = |file: u8, rank: u8| {
                    let (mut cell, mut there) = ((file, rank), false);
                    for _ in 0..4 {
                        there |= mask >> (u64::from(cell.1) * files + u64::from(cell.0)) & 1 == 1;
                        if files == ranks || !symmetry.transposes() {
                            cell = symmetry.image(cell.0, cell.1, files as u8, ranks as u8);
                        }
                    }
                    there
                };
                let board = Board::with_shape(files, ranks, is_there)?;
                Some(if hexagons { board.with_steps(HEXAGONS) } else { board })
            });
        prop_oneof![full, shaped]
    }

    fn requests() -> impl Strategy<Value = IndexRequest> {
        let kings = select(vec![KingRule::Apart, KingRule::Touching, KingRule::Ordinary]);
        let men = vec(select(b"QRPqrpRR".to_vec()), 1..=4);
        let regions = vec((select(b"QRPKqrpk".to_vec()), any::<[u32; 2]>()), 0..=3);
        let rules = select(vec!["opposed", "same_color", "opposite_color", "next"]);
        let related = (select(b"QRPqrp".to_vec()), select(b"QRPqrp".to_vec()), rules);
        let related = proptest::option::of(related);
        (boards(), kings, men, any::<[bool; 2]>(), shuffled(), regions, related).prop_filter_map(
            "no room",
            |(board, kings, mut men, [exact, queens_go_forward], shuffled, regions, related)| {
                let regions = mirrored(&board, &regions);
                if kings != KingRule::Ordinary {
                    men.truncate(3);
                    men.splice(0..0, *b"Kk");
                }
                let pawns = men.iter().filter(|&&man| is_pawn(man)).count();
                let scheme = match exact {
                    true if kings == KingRule::Apart && !regions.is_empty() => EXACT,
                    true if related.is_some() => EXACT,
                    true => Scheme::Exact { leads: some_leads(&men, kings, shuffled) },
                    false if kings == KingRule::Ordinary => EXACT,
                    false => Scheme::Kings,
                };
                let for_pawns = pawn_squares(&board).count_ones() as usize;
                let room = (pawns <= for_pawns || !regions.is_empty()) && men.len() <= board.len();
                let material = Material::new(&men).expect("men");
                let forward = if queens_go_forward { "Q" } else { "" };
                let material = material.with_forward(forward);
                let relations =
                    related.map(|(a, b, rule)| super::relation(board, [a, b], rule)).into_iter();
                let relations = relations.collect();
                let request = IndexRequest { board, material, kings, scheme, regions, relations };
                room.then_some(request)
            },
        )
    }

    /// Regions of this many squares in four, each with its mirror image.
    fn mirrored(board: &Board, regions: &[(u8, [u32; 2])]) -> Vec<(u8, u128)> {
        let mirror = file_mirror(*board);
        let with_images = |set: SquareSet| match &mirror {
            None => set,
            Some(mirror) => {
                let images = board.squares().filter(|square| mirror[square.index()].is_in(set));
                set | set_of(images)
            }
        };
        let region = |&(man, [a, b]): &(u8, [u32; 2])| {
            let set = SquareSet::from(a | b) & board.all();
            (man, with_images(set).low())
        };
        regions.iter().map(region).collect()
    }

    /// Sorts of men in any order.
    fn shuffled() -> impl Strategy<Value = Vec<u8>> {
        Just(b"KkQRPqrp".to_vec()).prop_shuffle()
    }

    /// Some of the men as leading men, in this order; `None` if these may not lead.
    fn some_leads(men: &[u8], kings: KingRule, mut order: Vec<u8>) -> Option<Letters> {
        let material = Material::new(men).expect("men");
        order.truncate(5);
        let leads: Vec<u8> = order.iter().flat_map(|&man| vec![man; material.count(man)]).collect();
        let many = leads.first().is_some_and(|&man| material.count(man) > 2);
        let refused = many && (kings == KingRule::Apart || material.has_pawns());
        (!refused).then(|| Letters::from_slice(&leads, 0))
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(64))]

        #[test]
        fn materials_are_numbered_as_brute_force_counts(
            request in requests(),
        ) {
            let owned = match solve(&request) {
                Ok(owned) => owned,
                // Not all random men can be related, and not all of them can lead.
                Err(
                    IndexError::Relation(_) | IndexError::RelationScheme(_) | IndexError::RegionLeads,
                ) if !request.relations.is_empty() => return Ok(()),
                // The mirror of hexagons changes relations of files, ranks and colours.
                Err(IndexError::Region(_))
                    if !request.relations.is_empty() && request.board.hexagons().is_some() =>
                {
                    return Ok(());
                }
                Err(_) => {
                    prop_assert_eq!(orbits(&request), 0);
                    return Ok(());
                }
            };
            compare(&request, &owned.plan());
        }
    }
}
