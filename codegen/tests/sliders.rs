//! Riders' tables on all kinds of numberings, against the slow reference.

use quadrille_codegen::model::{
    Board, GivenMagic, Leap, Names, Numbering, SetStorage, SliderMethod, SliderOptions, Square,
    WordSize,
};
use quadrille_codegen::proof::magics::sharing::NotShared;
use quadrille_codegen::proof::magics::{LONG_LINES, MagicFlaw, Premises, prove};
use quadrille_codegen::read::read_source;
use quadrille_codegen::reference;
use quadrille_codegen::solve::sliders::{
    Kernel, LookUp, MagicTables, Method, Refusal, RiderLookUp, SplitTables, solve,
};
use quadrille_codegen::verify::sliders::{Disagreement, verify};
use quadrille_runtime::sliders::{Frames, Turn};

use crate::numberings::{self, Random};

const ROOK: Leap = Leap { m: 0, n: 1 };
const BISHOP: Leap = Leap { m: 1, n: 1 };
const NIGHTRIDER: Leap = Leap { m: 1, n: 2 };
const DABBABA_RIDER: Leap = Leap { m: 0, n: 2 };
const GIRAFFE_RIDER: Leap = Leap { m: 1, n: 4 };

fn numbering(files: u64, ranks: u64, number: impl Fn(u8, u8) -> u8) -> Numbering {
    let board = Board::new(files, ranks).unwrap();
    let numbers = board.squares().map(|square| number(board.file(square), board.rank(square)));
    Numbering::new(board, numbers.collect()).unwrap()
}

fn lerf() -> Numbering {
    numberings::lerf().numbering
}

fn w() -> Numbering {
    numberings::w().numbering
}

fn rotary() -> Numbering {
    numberings::rotary().numbering
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

/// The look-ups that are emitted, run by the runtime over the bytes that are emitted.
fn look_ups(sliders: &RiderLookUp) -> Vec<Box<dyn Kernel>> {
    let pext = sliders.pext.as_ref().map(|tables| -> &dyn LookUp { tables });
    let look_ups = std::iter::once(sliders.method.look_up()).chain(pext);
    look_ups.flat_map(|look_up| look_up.kernels(&look_up.tables())).collect()
}

/// What each of them gives for a number.
fn looked_up(sliders: &RiderLookUp, kernel: &dyn Kernel, number: u8, occupancy: u128) -> u128 {
    let (slot, turn) = sliders.slot(number);
    if turn == Turn::default() {
        return kernel.attacks(slot, occupancy).expect("within the tables");
    }
    let attacks = kernel.attacks(slot, turn.enter(occupancy as u64).into());
    turn.leave(attacks.expect("within the tables") as u64).into()
}

/// Solves, verifies, and compares look-ups on whole boards at random with the reference.
fn check(numbering: &Numbering, ride: Leap) -> RiderLookUp {
    check_with(numbering, ride, &magic())
}

/// What is known of magics: the relevant masks of all squares have 102,400 occupancies for rooks, 5,248 for bishops.
#[test]
fn the_look_ups_that_were_compared_are_counted() {
    let lerf = lerf();
    let tried = |ride| verify(&lerf, &solve(&lerf, WordSize::U64, ride, None, &magic()).unwrap());
    // Each square is tried on four whole boards besides.
    assert_eq!([ROOK, BISHOP].map(tried), [Ok(102_400 + 4 * 64), Ok(5_248 + 4 * 64)]);
}

fn check_with(numbering: &Numbering, ride: Leap, options: &SliderOptions) -> RiderLookUp {
    let word = WordSize::for_numbers(numbering.len()).unwrap();
    let sliders = solve(numbering, word, ride, None, options).unwrap();
    verify(numbering, &sliders).unwrap();
    let board = numbering.board();
    let look_ups = look_ups(&sliders);
    let mut random = Random::new(7);
    for square in board.squares() {
        for density in 0..8 {
            let all = (0..density).fold(u128::MAX, |set, _| {
                set & (u128::from(random.word()) << 64 | u128::from(random.word()))
            });
            let occupancy = all & board.all();
            let expected = numbering.word(reference::rides(board, square, ride, occupancy));
            let (number, word) = (numbering.number(square), numbering.word(occupancy));
            for kernel in &look_ups {
                assert_eq!(
                    looked_up(&sliders, &**kernel, number, word),
                    expected,
                    "{board}, {ride:?} on {square:?}, {occupancy:x}"
                );
            }
        }
    }
    sliders
}

fn parts(sliders: &RiderLookUp) -> usize {
    match &sliders.method {
        Method::Magic(tables) => tables.ray_parts.len(),
        _ => 0,
    }
}

#[test]
fn rooks_and_bishops_on_8x8_are_one_look_up_in_every_numbering() {
    let mut numberings = vec![lerf(), w()];
    numberings.extend((0..3).map(|seed| Random::new(seed).numbering(8, 8)));
    for numbering in &numberings {
        for ride in [ROOK, BISHOP] {
            assert_eq!(parts(&check(numbering, ride)), 1);
        }
    }
}

#[test]
fn other_riders_on_8x8() {
    for ride in [NIGHTRIDER, DABBABA_RIDER, GIRAFFE_RIDER] {
        assert_eq!(parts(&check(&lerf(), ride)), 1);
        check(&Random::new(9).numbering(8, 8), ride);
    }
}

#[test]
fn small_and_oblong_boards() {
    for (files, ranks) in [(1, 1), (2, 1), (1, 2), (3, 3), (5, 5), (6, 6), (4, 16), (16, 4), (7, 9)]
    {
        for ride in [ROOK, BISHOP, NIGHTRIDER] {
            check_with(&Random::new(files).numbering(files, ranks), ride, &magic());
            check(&numbering(files, ranks, |file, rank| rank * files as u8 + file), ride);
        }
    }
}

#[test]
fn large_boards_split_lines() {
    for (files, ranks) in [(9, 9), (9, 10), (10, 8), (12, 10), (11, 11), (16, 8)] {
        let in_order = numbering(files, ranks, |file, rank| rank * files as u8 + file);
        for numbering in [in_order, Random::new(files).numbering(files, ranks)] {
            assert_eq!(parts(&check(&numbering, ROOK)), 2);
            check(&numbering, BISHOP);
        }
    }
    for ride in [NIGHTRIDER, DABBABA_RIDER, GIRAFFE_RIDER] {
        check(&Random::new(3).numbering(12, 10), ride);
    }
}

/// Rook and bishop, everything counted, by magics: of larger boards, that is tens of kilobytes.
#[test]
fn magics_of_large_boards_take_tens_of_kilobytes() {
    for (files, ranks, most) in
        [(9, 9, 130_000), (9, 10, 210_000), (10, 8, 120_000), (12, 10, 165_000)]
    {
        let numbering = numbering(files, ranks, |file, rank| rank * files as u8 + file);
        let size = |ride| {
            let sliders = check(&numbering, ride);
            let Method::Magic(tables) = sliders.method else { panic!("no magics") };
            let parts = tables.ray_parts.len() * tables.squares.len();
            tables.index.len() + 16 * tables.sets.len() + 40 * parts
        };
        let bytes = size(ROOK) + size(BISHOP);
        assert!(bytes < most, "{files}x{ranks}: {bytes}");
    }
}

#[test]
fn lines_that_need_an_index_of_a_megabyte_get_it_if_there_is_no_other_way() {
    let disordered = Random::new(16).numbering(16, 8);
    let sliders = check_with(&disordered, ROOK, &auto());
    assert!(bytes(&sliders) > 1 << 20, "{}", bytes(&sliders));
    let in_order = numbering(16, 8, |file, rank| rank * 16 + file);
    let sliders = check_with(&in_order, ROOK, &auto());
    assert!(matches!(sliders.method, Method::ObstructionDifference(_)));
}

#[test]
fn lines_of_more_than_16_squares_need_numbers_that_rise() {
    for (files, ranks) in [(1, 128), (128, 1), (3, 17), (17, 7)] {
        let numbering = Random::new(files).numbering(files, ranks);
        let word = WordSize::for_numbers(numbering.len()).unwrap();
        let refusal = |options| solve(&numbering, word, ROOK, None, &options).unwrap_err();
        assert_eq!(refusal(auto()), Refusal::NO_METHOD);
        assert_eq!(refusal(magic()), Refusal::Unfit(LONG_LINES));
        check_with(&numbering, BISHOP, &auto());
        let in_order = self::numbering(files, ranks, |file, rank| rank * files as u8 + file);
        assert_eq!(parts(&check_with(&in_order, ROOK, &auto())), 0);
    }
}

#[test]
fn numbers_may_leave_holes() {
    check(&numbering(7, 7, |file, rank| rank * 8 + file + 1), ROOK);
    check(&numbering(7, 7, |file, rank| rank * 16 + file), BISHOP);
}

/// The magics of a solution as a description would give them.
fn given(numbering: &Numbering, sliders: &RiderLookUp) -> Vec<Vec<GivenMagic>> {
    let Method::Magic(tables) = &sliders.method else { panic!("no magics") };
    let entry = |number: usize| {
        tables.squares[number].iter().map(|part| GivenMagic {
            magic: part.multiplier.magic,
            key_bits: Some(part.multiplier.key_bits()),
            rotation: part.multiplier.rotation,
        })
    };
    let numbers = 0..numbering.len();
    let used = numbers.filter(|&number| numbering.square(number as u8).is_some());
    used.map(|n| entry(n).collect()).collect()
}

#[test]
fn given_magics_are_taken_as_they_are() {
    let holes = numbering(7, 7, |file, rank| rank * 8 + file + 1);
    let large = Random::new(1).numbering(10, 8);
    for (numbering, ride) in [(lerf(), ROOK), (holes, BISHOP), (large, ROOK)] {
        let word = WordSize::for_numbers(numbering.len()).unwrap();
        let found = solve(&numbering, word, ride, None, &magic()).unwrap();
        let premises = Premises { numbering: &numbering, word, ride, options: &magic() };
        let proved = prove(premises, given(&numbering, &found)).unwrap();
        assert_eq!(solve(&numbering, word, ride, Some(&proved), &magic()), Ok(found));
    }
}

/// What the description's author is told of an error.
fn refused(numbering: &Numbering, ride: Leap, given: Vec<Vec<GivenMagic>>) -> String {
    let word = WordSize::for_numbers(numbering.len()).unwrap();
    let flaw = prove(Premises { numbering, word, ride, options: &magic() }, given).unwrap_err();
    if let MagicFlaw::Collision { square, occupancies: [first, second], .. } = flaw {
        let attacks = |set| reference::rides(numbering.board(), square, ride, set);
        assert_ne!(attacks(first), attacks(second), "the collision is harmless");
    }
    flaw.explain(numbering.board(), &Names::standard(numbering.board()))
}

#[test]
fn wrong_magics_are_refused() {
    let numbering = lerf();
    let right =
        given(&numbering, &solve(&numbering, WordSize::U64, BISHOP, None, &magic()).unwrap());
    let wrong = |change: &dyn Fn(&mut Vec<Vec<GivenMagic>>)| {
        let mut given = right.clone();
        change(&mut given);
        refused(&numbering, BISHOP, given)
    };

    assert_eq!(
        wrong(&|given| given[9][0].magic = 0),
        "the magic for b2 gives key 0 to two occupancies with different attacks: {} and {g7}"
    );
    assert_eq!(
        wrong(&|given| given[3][0].key_bits = Some(0)),
        "the key of d1 has 0 bits, and should have 1 to 20"
    );
}

#[test]
fn long_lines_take_no_magics() {
    let numbering = Random::new(0).numbering(20, 2);
    let magic = GivenMagic { magic: 1, key_bits: None, rotation: 0 };
    assert!(refused(&numbering, ROOK, vec![vec![magic]; 40]).contains("more than 16 squares"));
}

#[test]
fn verification_finds_every_kind_of_defect() {
    // No square shares the bytes of another.
    let numbering = Random::new(1).numbering(8, 8);
    let right = solve(&numbering, WordSize::U64, BISHOP, None, &magic()).unwrap();
    let defect = |change: &dyn Fn(&mut MagicTables)| {
        let mut wrong = right.clone();
        let Method::Magic(tables) = &mut wrong.method else { panic!("no magics") };
        change(tables);
        verify(&numbering, &wrong).unwrap_err()
    };
    let number = numbering.number(Square(27));
    let index = usize::from(number);
    let all = reference::rides(numbering.board(), Square(27), BISHOP, 0);
    let Method::Magic(tables) = &right.method else { panic!("no magics") };
    let part = tables.squares[index][0];
    let key = part.offset as usize + part.multiplier.key(WordSize::U64, 0);

    let empty = usize::from(part.sets) + usize::from(tables.index[key]);
    assert_eq!(tables.sets[empty], numbering.word(all));
    assert_eq!(defect(&|tables| tables.sets[empty] ^= 1), Disagreement::Attacks(number, 0));
    assert!(matches!(
        defect(&|tables| tables.index[key] ^= 1),
        Disagreement::Attacks(n, 0) if n == number
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
    }
}

#[test]
fn methods_agree_in_every_numbering() {
    let methods = [SliderMethod::Pext, SliderMethod::Auto];
    for numbering in [lerf(), w(), rotary(), Random::new(5).numbering(8, 8)] {
        for method in methods {
            for ride in [ROOK, BISHOP] {
                check_with(&numbering, ride, &options(method));
            }
        }
    }
    let holes = numbering(7, 7, |file, rank| rank * 8 + file + 1);
    check_with(&holes, ROOK, &options(SliderMethod::Pext));
}

/// Lines in tables of a fixed size, bishops in tables that overlap: in any numbering.
#[test]
fn keys_of_one_shift() {
    let mut random = Random::new(6);
    let numberings = [lerf(), w(), rotary()].into_iter();
    for numbering in numberings.chain((0..6).map(|_| random.numbering(8, 8))) {
        let size = |ride| bytes(&check_with(&numbering, ride, &options(SliderMethod::Split)));
        assert!(size(ROOK) <= 2 * 8 * 64 * 2 * 64);
        assert!(size(BISHOP) < 60_000, "{}", size(BISHOP));
    }
    let size = |ride| bytes(&check_with(&rotary(), ride, &options(SliderMethod::Split)));
    assert!(size(ROOK) + size(BISHOP) < 30_000);
    for (files, ranks) in [(4, 11), (5, 5), (9, 7), (1, 11)] {
        let numbering = random.numbering(files, ranks);
        for ride in [ROOK, BISHOP, NIGHTRIDER, DABBABA_RIDER] {
            check_with(&numbering, ride, &options(SliderMethod::Split));
        }
    }
    let holes = numbering(7, 7, |file, rank| rank * 8 + file + 1);
    check_with(&holes, ROOK, &options(SliderMethod::Split));
    let error = |numbering: &Numbering, word| {
        solve(numbering, word, ROOK, None, &options(SliderMethod::Split)).unwrap_err()
    };
    let refusal = Refusal::Unfit("`split` is for lines of at most 11 squares");
    assert_eq!(error(&random.numbering(4, 12), WordSize::U64), refusal);
    assert_eq!(error(&random.numbering(12, 10), WordSize::U128), refusal);
    let shogi = numbering(9, 9, |file, rank| (8 - file) * 9 + 8 - rank);
    for numbering in [shogi, random.numbering(9, 10), random.numbering(10, 8)] {
        for ride in [ROOK, BISHOP] {
            let bytes = bytes(&check_with(&numbering, ride, &options(SliderMethod::Split)));
            assert!(bytes <= 128 * 2 * 256 * 16, "{bytes}");
        }
    }
}

#[test]
fn extracted_keys_take_as_many_sets_as_there_are_occupancies() {
    let size = |ride| bytes(&check_with(&w(), ride, &options(SliderMethod::Pext)));
    assert_eq!(size(ROOK) + size(BISHOP), 215_296);
}

#[test]
fn obstruction_difference_is_for_lines_that_rise() {
    let file_major = numbering(8, 8, |file, rank| file * 8 + rank);
    for numbering in [lerf(), file_major, numbering(12, 10, |file, rank| rank * 12 + file)] {
        for ride in [ROOK, BISHOP, NIGHTRIDER, DABBABA_RIDER] {
            check_with(&numbering, ride, &options(SliderMethod::ObstructionDifference));
        }
    }
    let options = options(SliderMethod::ObstructionDifference);
    let error = solve(&rotary(), WordSize::U64, ROOK, None, &options).unwrap_err();
    assert_eq!(
        error.explain(rotary().board(), &Names::standard(rotary().board())),
        "`obstruction_difference` needs numbers that rise or fall along every line, and those from a1 on are \
         [0, 4, 8, 12, 19, 18, 17, 16]"
    );
}

/// With a1 = 0 each rank is in one byte, and all other lines have one square a byte. Where ranks are narrower or
/// wider than bytes, few lines do.
#[test]
fn kinds_of_lines() {
    let kinds = |numbering: &Numbering, ride| {
        let sliders = check_with(numbering, ride, &options(SliderMethod::ObstructionDifference));
        let Method::ObstructionDifference(lines) = sliders.method else { panic!("no lines") };
        let along = lines.lines.iter().map(|line| (line.direction, line.is_swapped));
        (along.collect::<Vec<_>>(), lines.rows.map(|rows| rows.direction))
    };
    assert_eq!(kinds(&lerf(), ROOK), (vec![(0, true)], Some(1)));
    assert_eq!(kinds(&lerf(), BISHOP), (vec![(0, true), (1, true)], None));
    let file_major = numbering(8, 8, |file, rank| file * 8 + rank);
    assert_eq!(kinds(&file_major, ROOK), (vec![(1, true)], Some(0)));
    // Two ranks in a byte.
    let long = numbering(4, 16, |file, rank| rank * 4 + file);
    assert_eq!(kinds(&long, ROOK), (vec![(0, false)], Some(1)));
    let narrow = numbering(7, 9, |file, rank| rank * 7 + file);
    assert_eq!(kinds(&narrow, ROOK), (vec![(0, false), (1, false)], None));
    let wide = numbering(9, 9, |file, rank| rank * 9 + file);
    assert_eq!(kinds(&wide, ROOK), (vec![(0, true), (1, false)], None));
    assert_eq!(kinds(&wide, BISHOP), (vec![(0, true), (1, true)], None));
    // Not each number is a square's.
    let tall = numbering(8, 10, |file, rank| rank * 8 + file);
    assert_eq!(kinds(&tall, ROOK), (vec![(0, true), (1, false)], None));
    let whole = numbering(8, 16, |file, rank| rank * 8 + file);
    assert_eq!(kinds(&whole, ROOK), (vec![(0, true)], Some(1)));
}

/// Only where rotations of the word carry squares into one another can tables be shared so far that they
/// are smaller than split magics.
#[test]
fn auto_shares_where_that_leaves_fewer_bytes() {
    for (numbering, ride, is_shared) in [
        (lerf(), ROOK, false),
        (lerf(), BISHOP, false),
        (w(), ROOK, true),
        (w(), BISHOP, true),
        (Random::new(3).numbering(8, 8), ROOK, false),
    ] {
        let auto = check_with(&numbering, ride, &options(SliderMethod::Auto));
        let split = check_with(&numbering, ride, &options(SliderMethod::Split));
        assert_eq!(matches!(auto.method, Method::Magic(_)), is_shared);
        let bytes = |sliders: &RiderLookUp| sliders.method.look_up().tables().bytes;
        assert_eq!(bytes(&auto) < bytes(&split), is_shared);
    }
}

/// The bytes of a1 = 0, which has no turns, are those of Rotary with each square in its own frame, or fewer.
#[test]
fn turns_that_are_rotations_quarter_the_tables() {
    for method in [SliderMethod::Magic, SliderMethod::Split, SliderMethod::Pext] {
        for ride in [ROOK, BISHOP] {
            let own = check_with(&lerf(), ride, &options(method));
            let turned = check_with(&rotary(), ride, &options(method));
            assert_eq!((own.frames(), turned.frames() == Frames::Own), (Frames::Own, false));
            assert!(bytes(&turned) * 3 < bytes(&own), "{method:?} {ride:?}");
        }
    }
    let lines = check_with(&rotary(), ROOK, &options(SliderMethod::Auto));
    assert_ne!(lines.frames(), Frames::Own);
    for numbering in [Random::new(6).numbering(8, 8), w()] {
        assert_eq!(check_with(&numbering, ROOK, &auto()).frames(), Frames::Own);
    }
    // A half turn alone leaves half of the squares, which does not pay.
    let by_half =
        numbering(
            8,
            8,
            |file, rank| {
                if rank < 4 { 8 * rank + file } else { 32 + 8 * (7 - rank) + 7 - file }
            },
        );
    assert_eq!(check_with(&by_half, ROOK, &auto()).frames(), Frames::Own);
}

#[test]
fn a_wrong_turn_is_found_out() {
    let mut wrong = solve(&rotary(), WordSize::U64, ROOK, None, &magic()).unwrap();
    wrong.turns.as_mut().unwrap().bases[5] ^= 16;
    assert_eq!(verify(&rotary(), &wrong), Err(Disagreement::Rays(5)));
}

/// Rooks have 1,120 sets along single lines and bishops 592, where all lines together have 4,900 and
/// 1,428.
#[test]
fn sets_stored_line_by_line_are_united() {
    let options = SliderOptions { sets: SetStorage::PerLine, ..magic() };
    for numbering in [lerf(), w(), Random::new(2).numbering(8, 8)] {
        let sets = [ROOK, BISHOP].map(|ride| {
            let sliders = check_with(&numbering, ride, &options);
            let Method::Magic(tables) = sliders.method else { panic!("no magics") };
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
    check_with(&rotary(), ROOK, &options);
    check_with(&lerf(), NIGHTRIDER, &options);
    check_with(&numbering(7, 7, |file, rank| rank * 8 + file + 1), ROOK, &options);
    for (word, files) in [(WordSize::U128, 9), (WordSize::U64, 16)] {
        let numbering = numbering(files, 4, |file, rank| rank * files as u8 + file);
        let error = solve(&numbering, word, ROOK, None, &options).unwrap_err();
        let Refusal::Unfit(text) = error else { panic!("{error:?}") };
        assert!(text.starts_with("`sets: per_line` is for"), "{text}");
    }
}

/// Squares with equal keys have equal bytes, though a quarter turn exchanges their lines.
#[test]
fn sets_stored_line_by_line_share_no_less() {
    let mut read = read_source(include_str!("../../layouts/w.layout"));
    let layout = read.layouts.remove(0).layout;
    for given in &layout.magics {
        let index = [SetStorage::PerSquare, SetStorage::PerLine].map(|sets| {
            let options = SliderOptions { sets, ..magic() };
            let numbering = &layout.numbering;
            let solved = solve(numbering, WordSize::U64, given.ride, Some(given), &options);
            let Method::Magic(tables) = solved.unwrap().method else { panic!("no magics") };
            tables.squares.iter().map(|parts| parts[0].offset).collect::<Vec<_>>()
        });
        assert_eq!(index[0], index[1]);
    }
}

#[test]
fn a_wrong_set_of_a_line_is_found_out() {
    let numbering = lerf();
    let options = SliderOptions { sets: SetStorage::PerLine, ..magic() };
    let right = solve(&numbering, WordSize::U64, ROOK, None, &options).unwrap();
    let defect = |change: &dyn Fn(&mut MagicTables)| {
        let mut wrong = right.clone();
        let Method::Magic(tables) = &mut wrong.method else { panic!("no magics") };
        change(tables);
        verify(&numbering, &wrong).unwrap_err()
    };
    let Method::Magic(tables) = &right.method else { panic!("no magics") };
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

/// The first occupancy whose keys differ is named, as each of the two squares sees it.
#[test]
fn a_claim_of_sharing_names_the_first_occupancy_whose_keys_differ() {
    let corners = vec![Square(0), Square(7), Square(56), Square(63)];
    let claimed = SliderOptions { shared: vec![(ROOK, corners)], ..magic() };
    assert!(solve(&w(), WordSize::U64, ROOK, None, &claimed).is_ok());
    let error = solve(&lerf(), WordSize::U64, ROOK, None, &claimed).unwrap_err();
    let Refusal::NotShared(NotShared { squares, occupancies, keys, .. }) = &error else {
        panic!("{error:?}")
    };
    assert_eq!(*squares, [Square(0), Square(7)]);
    assert_eq!(occupancies.map(u128::count_ones), [1, 1]);
    assert_ne!(keys[0], keys[1]);
    let explained = error.explain(lerf().board(), &Names::standard(lerf().board()));
    assert!(explained.starts_with("the keys of a1 and h1 are not equal: "), "{explained}");
}

/// A pattern that complements every square that does not matter, and one that complements a square that does.
#[test]
fn patterns_are_looked_up_as_they_were_found() {
    for (numbering, ride, is_outside) in [
        (lerf(), BISHOP, true),
        (numbering(6, 6, |file, rank| rank * 8 + file), ROOK, false),
        (numbering(6, 6, |file, rank| file * 6 + rank), ROOK, true),
        (rotary(), BISHOP, false),
    ] {
        let board = numbering.board();
        let pattern = |square| {
            let relevant = reference::relevant(board, square, ride);
            if is_outside { board.all() & !relevant } else { 1 << relevant.trailing_zeros() }
        };
        let patterns = vec![(ride, board.squares().map(pattern).collect::<Vec<_>>())];
        check_with(&numbering, ride, &SliderOptions { patterns, ..magic() });
    }
}

/// What verification says of split magics with one change.
fn defect_of_split(
    numbering: &Numbering,
    sliders: &RiderLookUp,
    change: &dyn Fn(&mut SplitTables),
) -> Disagreement {
    let mut sliders = sliders.clone();
    let Method::Split(split) = &mut sliders.method else { panic!("no lines") };
    change(split);
    verify(numbering, &sliders).unwrap_err()
}

#[test]
fn verification_finds_wrong_lines() {
    let numbering = lerf();
    let sliders = check_with(&numbering, ROOK, &options(SliderMethod::Split));
    let defect = |change| defect_of_split(&numbering, &sliders, change);
    assert!(matches!(defect(&|split| split.sets[0] ^= 4), Disagreement::Attacks(0, _)));
    assert!(matches!(defect(&|split| split.squares[9][0].magic = 1), Disagreement::Attacks(9, _)));
    assert_eq!(defect(&|split| split.squares[9][1].mask ^= 1 << 63), Disagreement::Rays(9));
    assert!(matches!(defect(&|split| split.squares[5].truncate(1)), Disagreement::Bounds(_)));
    assert!(matches!(defect(&|split| split.sets.truncate(8000)), Disagreement::Bounds(_)));
}

#[test]
fn verification_finds_wrong_lines_of_large_boards() {
    let numbering = numbering(9, 9, |file, rank| rank * 9 + file);
    let sliders = check_with(&numbering, BISHOP, &options(SliderMethod::Split));
    let defect = |change| defect_of_split(&numbering, &sliders, change);
    assert!(matches!(defect(&|split| split.sets[0] ^= 4), Disagreement::Attacks(0, _)));
    assert!(matches!(
        defect(&|split| split.squares[70][0].magic = 1),
        Disagreement::Attacks(70, _)
    ));
    assert_eq!(defect(&|split| split.squares[70][1].mask ^= 1 << 90), Disagreement::Rays(70));
}
