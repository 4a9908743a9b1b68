//! Riders' tables on all kinds of numberings, against the slow reference.

use quadrille_codegen::model::{
    Leap, Names, Numbering, OtherSquares, SetStorage, SliderMethod, SliderOptions, Square, WordSize,
};
use quadrille_codegen::proof::magics::{Factor, LONG_LINES, Premises, StatedMagic, prove};
use quadrille_codegen::reference;
use quadrille_codegen::solve::sliders::{
    MagicTables, Method, Refusal, RiderLookUp, SplitTables, solve,
};
use quadrille_codegen::verify::sliders::{Disagreement, verify};
use quadrille_runtime::U256;
use quadrille_runtime::sliders::Frames;

use crate::numberings::{RandomNumberings, formula, lerf, rotary, standard, standard_layout, w};
use crate::riders::{BISHOP, RIDES, ROOK, found, magics, of_layout};

const NIGHTRIDER: Leap = Leap { m: 1, n: 2 };
const DABBABA_RIDER: Leap = Leap { m: 0, n: 2 };
const GIRAFFE_RIDER: Leap = Leap { m: 1, n: 4 };

/// Squares numbered rank by rank, with `row` numbers from one rank to the next.
fn by_rank(files: u64, ranks: u64, row: u8) -> Numbering {
    formula(files, ranks, |file, rank| rank * row + file)
}

/// A numbering with unused numbers before the first square, and at the end of each rank.
fn with_holes() -> Numbering {
    formula(7, 7, |file, rank| rank * 8 + file + 1)
}

fn options(method: SliderMethod) -> SliderOptions {
    SliderOptions { method, ..SliderOptions::default() }
}

fn magic() -> SliderOptions {
    options(SliderMethod::Magic)
}

fn auto() -> SliderOptions {
    options(SliderMethod::Auto)
}

fn by_magics(numbering: &Numbering, ride: Leap) -> RiderLookUp {
    found(numbering, ride, &magic())
}

/// The refusal of a rook's look-up with these options.
fn refusal(numbering: &Numbering, options: &SliderOptions) -> Refusal {
    let word = WordSize::for_numbers(numbering.len()).unwrap();
    solve(numbering, word, ROOK, None, options).unwrap_err()
}

/// The known counts: the relevant masks of all squares have 102,400 occupancies for rooks, and 5,248 for bishops.
#[test]
fn the_look_ups_that_were_compared_are_counted() {
    let tried = |ride| verify(&lerf(), &by_magics(&lerf(), ride));
    // Each square is also tried on four whole boards.
    assert_eq!(RIDES.map(tried), [Ok(102_400 + 4 * 64), Ok(5_248 + 4 * 64)]);
}

fn parts(sliders: &RiderLookUp) -> usize {
    match &sliders.method {
        Method::Magic(tables) => tables.ray_parts.len(),
        _ => 0,
    }
}

/// Two numberings of a board: in order, and at random.
fn of_board(files: u64, ranks: u64) -> [Numbering; 2] {
    [by_rank(files, ranks, files as u8), RandomNumberings::new(files).numbering(files, ranks)]
}

#[test]
fn magics_are_one_look_up_on_8x8_and_two_on_large_boards() {
    for numbering in of_board(8, 8).into_iter().chain([w()]) {
        for ride in [ROOK, BISHOP, NIGHTRIDER, DABBABA_RIDER, GIRAFFE_RIDER] {
            assert_eq!(parts(&by_magics(&numbering, ride)), 1);
        }
    }
    for (files, ranks) in [(9, 9), (9, 10), (10, 8), (12, 10), (11, 11), (16, 8)] {
        for numbering in of_board(files, ranks) {
            assert_eq!(parts(&by_magics(&numbering, ROOK)), 2);
            by_magics(&numbering, BISHOP);
        }
    }
    for ride in [NIGHTRIDER, DABBABA_RIDER, GIRAFFE_RIDER] {
        by_magics(&RandomNumberings::new(3).numbering(12, 10), ride);
    }
}

#[test]
fn magics_of_small_and_oblong_boards_and_of_numbers_that_leave_holes() {
    for (files, ranks) in [(1, 1), (2, 1), (1, 2), (3, 3), (5, 5), (6, 6), (4, 16), (16, 4), (7, 9)]
    {
        for numbering in of_board(files, ranks) {
            for ride in [ROOK, BISHOP, NIGHTRIDER] {
                by_magics(&numbering, ride);
            }
        }
    }
    by_magics(&with_holes(), ROOK);
    by_magics(&by_rank(7, 7, 16), BISHOP);
}

/// The magics of rook and bishop on larger boards take tens of kilobytes in all.
#[test]
fn magics_of_large_boards_take_tens_of_kilobytes() {
    for (files, ranks, most) in
        [(9, 9, 130_000), (9, 10, 210_000), (10, 8, 120_000), (12, 10, 165_000)]
    {
        let numbering = by_rank(files, ranks, files as u8);
        let size = |ride| {
            let tables = magics(by_magics(&numbering, ride));
            let parts = tables.ray_parts.len() * tables.squares.len();
            tables.index.len() + 16 * tables.sets.len() + 40 * parts
        };
        let bytes = size(ROOK) + size(BISHOP);
        assert!(bytes < most, "{files}x{ranks}: {bytes}");
    }
}

#[test]
fn lines_that_need_an_index_of_a_megabyte_get_it_if_there_is_no_other_way() {
    let [in_order, disordered] = of_board(16, 8).map(|numbering| found(&numbering, ROOK, &auto()));
    assert!(matches!(in_order.method, Method::ObstructionDifference(_)));
    assert!(bytes(&disordered) > 1 << 20, "{}", bytes(&disordered));
}

#[test]
fn lines_of_more_than_16_squares_are_looked_up_in_any_numbers() {
    for (files, ranks) in [(1, 128), (128, 1), (3, 17), (17, 7)] {
        let [in_order, disordered] = of_board(files, ranks);
        assert_eq!(refusal(&disordered, &magic()), Refusal::Unfit(LONG_LINES));
        found(&disordered, BISHOP, &auto());
        assert!(matches!(found(&disordered, ROOK, &auto()).method, Method::Classical(_)));
        let rook = found(&in_order, ROOK, &auto());
        assert!(matches!(rook.method, Method::ObstructionDifference(_)));
    }
}

/// Lines of 16 squares, with and without unused numbers among those of squares.
#[test]
fn no_numbers_are_refused() {
    for seed in 0..10 {
        let mut random = RandomNumberings::new(seed);
        let numberings = [
            random.numbering(16, 8),
            random.numbering(8, 16),
            random.sparse_numbering(16, 7, 128),
            random.sparse_numbering(7, 16, 120),
        ];
        for (numbering, ride) in numberings.iter().zip([ROOK, BISHOP, ROOK, ROOK]) {
            found(numbering, ride, &auto());
        }
    }
}

/// The magics of a solution in the form that a description states.
fn given(numbering: &Numbering, sliders: &RiderLookUp) -> Vec<Vec<StatedMagic>> {
    let Method::Magic(tables) = &sliders.method else { panic!("no magics") };
    let entry = |number: usize| {
        tables.squares[number].iter().map(|part| StatedMagic {
            factor: Some(Factor {
                magic: part.multiplier.magic,
                key_bits: Some(part.multiplier.key_bits()),
                rotation: part.multiplier.rotation,
            }),
            key: None,
        })
    };
    let numbers = 0..numbering.len();
    let used = numbers.filter(|&number| numbering.square(number as u8).is_some());
    used.map(|n| entry(n).collect()).collect()
}

#[test]
fn given_magics_are_taken_as_they_are() {
    let large = RandomNumberings::new(1).numbering(10, 8);
    for (numbering, ride) in [(lerf(), ROOK), (with_holes(), BISHOP), (large, ROOK)] {
        let word = WordSize::for_numbers(numbering.len()).unwrap();
        let found = by_magics(&numbering, ride);
        let premises = Premises { numbering: &numbering, word, ride, options: &magic() };
        let names = Names::standard(numbering.board());
        let stated = given(&numbering, &found);
        let proved = prove(premises, &names, &stated, OtherSquares::Rotated).unwrap();
        assert_eq!(solve(&numbering, word, ride, Some(&proved), &magic()), Ok(found));
    }
}

/// The disagreement that verification finds in magics with one change.
fn defect(
    numbering: &Numbering,
    right: &RiderLookUp,
    change: &dyn Fn(&mut MagicTables),
) -> Disagreement {
    let mut wrong = right.clone();
    let Method::Magic(tables) = &mut wrong.method else { panic!("no magics") };
    change(tables);
    verify(numbering, &wrong).unwrap_err()
}

#[test]
fn verification_finds_every_kind_of_defect() {
    // In this numbering no two squares share bytes.
    let numbering = RandomNumberings::new(1).numbering(8, 8);
    let right = by_magics(&numbering, BISHOP);
    let defect = |change: &dyn Fn(&mut MagicTables)| defect(&numbering, &right, change);
    let number = numbering.number(Square(27));
    let index = usize::from(number);
    let all = reference::rides(numbering.board(), Square(27), BISHOP, U256::MIN);
    let tables = magics(right.clone());
    let part = tables.squares[index][0];
    let key = part.offset as usize + part.multiplier.key(WordSize::U64, 0);

    let empty = usize::from(part.sets) + usize::from(tables.index[key]);
    assert_eq!(tables.sets[empty], numbering.word(all).low());
    assert_eq!(defect(&|tables| tables.sets[empty] ^= 1), Disagreement::Attacks(number, U256::MIN));
    assert!(matches!(
        defect(&|tables| tables.index[key] ^= 1),
        Disagreement::Attacks(n, U256::MIN) if n == number
    ));
    assert_eq!(
        defect(&|tables| tables.squares[index][0].mask ^= 1 << index),
        Disagreement::Rays(number)
    );
    let end = tables.index.len() as u32;
    assert_eq!(
        defect(&|tables| tables.squares[index][0].offset = end - 1),
        Disagreement::Bounds(number)
    );
    assert_eq!(
        defect(&|tables| tables.squares[index][0].sets = u16::MAX),
        Disagreement::Bounds(number)
    );
    assert_eq!(defect(&|tables| tables.ray_parts[0].truncate(3)), Disagreement::Rays(0));
}

/// The bytes of the index and the sets.
fn bytes(sliders: &RiderLookUp) -> usize {
    if let Some(pext) = &sliders.pext {
        return 2 * pext.sets.len();
    }
    match &sliders.method {
        Method::Magic(tables) => tables.index.len() + 8 * tables.sets.len(),
        Method::Overlapped(tables) => 8 * tables.sets.len(),
        Method::Split(split) => (split.word.bits() / 8) as usize * split.sets.len(),
        Method::ObstructionDifference(_) => 0,
        Method::Classical(rays) => (rays.word.bits() / 8) as usize * rays.rays.len(),
    }
}

#[test]
fn methods_agree_in_every_numbering() {
    for numbering in [lerf(), w(), rotary(), RandomNumberings::new(5).numbering(8, 8)] {
        for method in [SliderMethod::Pext, SliderMethod::Auto] {
            for ride in RIDES {
                found(&numbering, ride, &options(method));
            }
        }
    }
    found(&with_holes(), ROOK, &options(SliderMethod::Pext));
}

/// Lines in tables of a fixed size, and bishops in overlapping tables, work in any numbering.
#[test]
fn keys_of_one_shift() {
    let mut random = RandomNumberings::new(6);
    let numberings = [lerf(), w(), rotary()].into_iter();
    for numbering in numberings.chain((0..6).map(|_| random.numbering(8, 8))) {
        let size = |ride| bytes(&found(&numbering, ride, &options(SliderMethod::Split)));
        assert!(size(ROOK) <= 2 * 8 * 64 * 2 * 64);
        assert!(size(BISHOP) < 60_000, "{}", size(BISHOP));
    }
    let size = |ride| bytes(&found(&rotary(), ride, &options(SliderMethod::Split)));
    assert!(size(ROOK) + size(BISHOP) < 30_000);
    for (files, ranks) in [(4, 11), (5, 5), (9, 7), (1, 11)] {
        let numbering = random.numbering(files, ranks);
        for ride in [ROOK, BISHOP, NIGHTRIDER, DABBABA_RIDER] {
            found(&numbering, ride, &options(SliderMethod::Split));
        }
    }
    found(&with_holes(), ROOK, &options(SliderMethod::Split));
    for (files, ranks) in [(4, 12), (12, 10)] {
        let refusal = refusal(&random.numbering(files, ranks), &options(SliderMethod::Split));
        assert_eq!(refusal, Refusal::Unfit("`split` is for lines of at most 11 squares"));
    }
    for numbering in [standard("shogi"), random.numbering(9, 10), random.numbering(10, 8)] {
        for ride in RIDES {
            let bytes = bytes(&found(&numbering, ride, &options(SliderMethod::Split)));
            assert!(bytes <= 128 * 2 * 256 * 16, "{bytes}");
        }
    }
}

#[test]
fn extracted_keys_take_as_many_sets_as_there_are_occupancies() {
    let size = |ride| bytes(&found(&w(), ride, &options(SliderMethod::Pext)));
    assert_eq!(size(ROOK) + size(BISHOP), 215_296);
}

#[test]
fn obstruction_difference_is_for_lines_that_rise() {
    for numbering in [lerf(), standard("file_major"), by_rank(12, 10, 12)] {
        for ride in [ROOK, BISHOP, NIGHTRIDER, DABBABA_RIDER] {
            found(&numbering, ride, &options(SliderMethod::ObstructionDifference));
        }
    }
}

/// With a1 = 0 each rank is one byte, and all other lines have one square in each byte. If ranks are narrower or wider
/// than bytes, few lines do.
#[test]
fn kinds_of_lines() {
    let kinds = |numbering: &Numbering, ride| {
        let sliders = found(numbering, ride, &options(SliderMethod::ObstructionDifference));
        let Method::ObstructionDifference(lines) = sliders.method else { panic!("no lines") };
        let along = lines.lines.iter().map(|line| (line.direction, line.is_swapped));
        (along.collect::<Vec<_>>(), lines.rows.map(|rows| rows.direction))
    };
    assert_eq!(kinds(&lerf(), ROOK), (vec![(0, true)], Some(1)));
    assert_eq!(kinds(&lerf(), BISHOP), (vec![(0, true), (1, true)], None));
    assert_eq!(kinds(&standard("file_major"), ROOK), (vec![(1, true)], Some(0)));
    // Two ranks share a byte.
    assert_eq!(kinds(&by_rank(4, 16, 4), ROOK), (vec![(0, false)], Some(1)));
    assert_eq!(kinds(&by_rank(7, 9, 7), ROOK), (vec![(0, false), (1, false)], None));
    assert_eq!(kinds(&by_rank(9, 9, 9), ROOK), (vec![(0, true), (1, false)], None));
    assert_eq!(kinds(&by_rank(9, 9, 9), BISHOP), (vec![(0, true), (1, true)], None));
    // Some numbers are unused.
    assert_eq!(kinds(&by_rank(8, 10, 8), ROOK), (vec![(0, true), (1, false)], None));
    assert_eq!(kinds(&by_rank(8, 16, 8), ROOK), (vec![(0, true)], Some(1)));
}

/// Only if rotations of the word map squares to each other do shared tables get smaller than split magics.
#[test]
fn auto_shares_where_that_leaves_fewer_bytes() {
    for (numbering, ride, is_shared) in [
        (lerf(), ROOK, false),
        (lerf(), BISHOP, false),
        (w(), ROOK, true),
        (w(), BISHOP, true),
        (RandomNumberings::new(3).numbering(8, 8), ROOK, false),
    ] {
        let auto = found(&numbering, ride, &options(SliderMethod::Auto));
        let split = found(&numbering, ride, &options(SliderMethod::Split));
        assert_eq!(matches!(auto.method, Method::Magic(_)), is_shared);
        let read = |sliders: &RiderLookUp| sliders.method.look_up().tables().bytes;
        assert_eq!(read(&auto) < read(&split), is_shared);
    }
}

/// With a1 = 0, which has no rotated frames, the bytes are at most those of Rotary with each square in its own frame.
#[test]
fn turns_that_are_rotations_quarter_the_tables() {
    for method in [SliderMethod::Magic, SliderMethod::Split, SliderMethod::Pext] {
        for ride in RIDES {
            let own = found(&lerf(), ride, &options(method));
            let turned = found(&rotary(), ride, &options(method));
            assert_eq!((own.frames(), turned.frames() == Frames::Own), (Frames::Own, false));
            assert!(bytes(&turned) * 3 < bytes(&own), "{method:?} {ride:?}");
        }
    }
    let lines = found(&rotary(), ROOK, &options(SliderMethod::Auto));
    assert_ne!(lines.frames(), Frames::Own);
    for numbering in [RandomNumberings::new(6).numbering(8, 8), w()] {
        assert_eq!(found(&numbering, ROOK, &auto()).frames(), Frames::Own);
    }
    // A half turn alone leaves half of the squares, which does not pay off.
    let half = |file, rank| if rank < 4 { 8 * rank + file } else { 32 + 8 * (7 - rank) + 7 - file };
    let by_half = formula(8, 8, half);
    assert_eq!(found(&by_half, ROOK, &auto()).frames(), Frames::Own);
}

#[test]
fn a_wrong_turn_is_found_out() {
    let mut wrong = by_magics(&rotary(), ROOK);
    wrong.rotated.as_mut().unwrap().bases[5] ^= 16;
    assert_eq!(verify(&rotary(), &wrong), Err(Disagreement::Rays(5)));
}

/// Along single lines rooks have 1,120 sets and bishops 592; along all lines together 4,900 and
/// 1,428.
#[test]
fn sets_stored_line_by_line_are_united() {
    let options = SliderOptions { sets: SetStorage::PerLine, ..magic() };
    for numbering in [lerf(), w(), RandomNumberings::new(2).numbering(8, 8)] {
        let sets = RIDES.map(|ride| {
            let tables = magics(found(&numbering, ride, &options));
            let steps = ride.steps();
            let along = |square, line: usize| {
                let sets = [line, line + 2].map(|ray| {
                    let relevant = reference::relevant_ray(numbering.board(), square, steps[ray]);
                    relevant.count_ones() as usize + 1
                });
                sets[0] * sets[1]
            };
            let squares = numbering.board().squares();
            let expected = squares.map(|square| along(square, 0) + along(square, 1)).sum();
            assert_eq!(tables.sets.len(), expected);
            tables.sets.len()
        });
        assert_eq!(sets, [1120, 592]);
    }
    found(&rotary(), ROOK, &options);
    found(&lerf(), NIGHTRIDER, &options);
    found(&with_holes(), ROOK, &options);
    // A word of 128 bits, and lines of 16 squares.
    for (files, ranks) in [(9, 9), (16, 4)] {
        let numbering = by_rank(files, ranks, files as u8);
        assert!(matches!(refusal(&numbering, &options), Refusal::Unfit(_)));
    }
}

/// Squares with equal keys have equal bytes, even if a quarter turn exchanges their lines.
#[test]
fn sets_stored_line_by_line_share_no_less() {
    let mut layout = standard_layout("w");
    for ride in RIDES {
        let index = [SetStorage::PerSquare, SetStorage::PerLine].map(|sets| {
            layout.sliders = SliderOptions { sets, ..magic() };
            let tables = magics(of_layout(&layout, ride));
            tables.squares.iter().map(|parts| parts[0].offset).collect::<Vec<_>>()
        });
        assert_eq!(index[0], index[1]);
    }
}

#[test]
fn a_wrong_set_of_a_line_is_found_out() {
    let numbering = lerf();
    let options = SliderOptions { sets: SetStorage::PerLine, ..magic() };
    let right = found(&numbering, ROOK, &options);
    let defect = |change: &dyn Fn(&mut MagicTables)| defect(&numbering, &right, change);
    let tables = magics(right.clone());
    let last = tables.squares[63][0];
    let second = usize::from(last.sets) + usize::from(last.second);
    assert!(matches!(defect(&|tables| tables.sets[second] ^= 1), Disagreement::Attacks(63, _)));
    assert!(matches!(
        defect(&|tables| tables.squares[63][0].second -= 1),
        Disagreement::Attacks(63, _)
    ));
    // A byte that names no set.
    let key = last.offset as usize;
    assert!(matches!(defect(&|tables| tables.index[key] = 255), Disagreement::Attacks(..)));
    let end = tables.index.len() as u32;
    let beyond = defect(&|tables| tables.squares[63][0].offset = end - 1);
    assert_eq!(beyond, Disagreement::Bounds(63));
}

#[test]
fn keys_that_are_claimed_to_be_equal_are_found() {
    let corners = vec![Square(0), Square(7), Square(56), Square(63)];
    found(&w(), ROOK, &SliderOptions { shared: vec![(ROOK, corners)], ..magic() });
}

/// A pattern that complements every irrelevant square, and one that complements a relevant square.
#[test]
fn patterns_are_looked_up_as_they_were_found() {
    for (numbering, ride, is_outside) in [
        (lerf(), BISHOP, true),
        (by_rank(6, 6, 8), ROOK, false),
        (formula(6, 6, |file, rank| file * 6 + rank), ROOK, true),
        (rotary(), BISHOP, false),
    ] {
        let board = numbering.board();
        let pattern = |square| {
            let relevant = reference::relevant(board, square, ride);
            if is_outside { board.all() & !relevant } else { U256::bit(relevant.trailing_zeros()) }
        };
        let patterns = vec![(ride, board.squares().map(pattern).collect::<Vec<_>>())];
        found(&numbering, ride, &SliderOptions { patterns, ..magic() });
    }
}

#[test]
fn verification_finds_wrong_lines() {
    let numbering = lerf();
    let sliders = found(&numbering, ROOK, &options(SliderMethod::Split));
    let defect = |change: &dyn Fn(&mut SplitTables)| {
        let mut wrong = sliders.clone();
        let Method::Split(split) = &mut wrong.method else { panic!("no lines") };
        change(split);
        verify(&numbering, &wrong).unwrap_err()
    };
    assert!(matches!(defect(&|split| split.sets[0] ^= 4), Disagreement::Attacks(0, _)));
    assert!(matches!(defect(&|split| split.squares[9][0].magic = 1), Disagreement::Attacks(9, _)));
    assert_eq!(defect(&|split| split.squares[9][1].mask ^= 1 << 63), Disagreement::Rays(9));
    assert!(matches!(defect(&|split| split.squares[5].truncate(1)), Disagreement::Bounds(_)));
    assert!(matches!(defect(&|split| split.sets.truncate(8000)), Disagreement::Bounds(_)));
}
