//! The methods of cozy-chess, and those of haitaka that differ from them.

use cozy_chess::{BitBoard, Color as TheirColor, File, Rank, Square as Theirs};
use quadrille::layouts::{A8, Lerf, W};
use quadrille::{Bitboard, Chess, Color, Direction, Square, piece};

fn squares<L: Chess>() -> impl Iterator<Item = (Square<L>, Theirs)> {
    Theirs::ALL.into_iter().map(|theirs| (Square::from(theirs), theirs))
}

/// Random sets of all sizes.
fn sets<L: Chess<Word = u64>>() -> Vec<(Bitboard<L>, BitBoard)> {
    let mut random = fastrand::Rng::with_seed(1);
    let words = (0..200).map(|step: u32| {
        let word = random.u64(..);
        match step % 4 {
            0 => word,
            1 => word & word.rotate_left(21),
            2 => word & word.rotate_left(21) & word.rotate_left(43),
            _ => 1 << (word >> 58),
        }
    });
    let words = words.chain([0, u64::MAX]);
    words.map(|word| (Bitboard::from(BitBoard(word)), BitBoard(word))).collect()
}

fn color(color: Color) -> TheirColor {
    if color.is_white() { TheirColor::White } else { TheirColor::Black }
}

fn check_squares<L: Chess<Word = u64>>() {
    for (square, theirs) in squares::<L>() {
        assert_eq!(Theirs::from(square), theirs);
        assert_eq!(square.coords(), (theirs.file() as u8, theirs.rank() as u8));
        assert_eq!(Square::from_coords(theirs.file() as u8, theirs.rank() as u8), Some(square));
        assert_eq!(square.to_string(), theirs.to_string());
        assert_eq!(theirs.to_string().parse(), Ok(square));
        assert_eq!(Theirs::from(square.flip_horizontal()), theirs.flip_file());
        assert_eq!(Theirs::from(square.flip_vertical()), theirs.flip_rank());
        assert_eq!(BitBoard::from(square.bitboard()), theirs.bitboard());
        for side in Color::ALL {
            assert_eq!(Theirs::from(square.relative_to(side)), theirs.relative_to(color(side)));
            let attacks = cozy_chess::get_pawn_attacks(theirs, color(side));
            assert_eq!(BitBoard::from(square.pawn_attacks(side)), attacks);
            assert_eq!(BitBoard::from(square.bitboard().pawn_attacks(side)), attacks);
        }
        for (files, ranks) in [(1, 2), (-1, 0), (7, 7), (0, -3), (-8, 8)] {
            let offset = square.offset(files, ranks).map(Theirs::from);
            assert_eq!(offset, theirs.try_offset(files, ranks));
        }
        assert_eq!(BitBoard::from(square.knight_attacks()), cozy_chess::get_knight_moves(theirs));
        assert_eq!(BitBoard::from(square.king_attacks()), cozy_chess::get_king_moves(theirs));
        let rays = cozy_chess::get_rook_rays(theirs);
        assert_eq!(BitBoard::from(square.attacks_empty::<piece::Rook>()), rays);
        let rays = cozy_chess::get_bishop_rays(theirs);
        assert_eq!(BitBoard::from(square.attacks_empty::<piece::Bishop>()), rays);
        for side in Color::ALL {
            // From the first two ranks cozy-chess adds the double step, which is a rule of the game.
            if square.relative_to(side).rank() > 1 {
                let steps = cozy_chess::get_pawn_quiets(theirs, color(side), BitBoard::EMPTY);
                assert_eq!(BitBoard::from(square.pawn_pushes(side)), steps);
            }
        }
        for (other, their_other) in squares::<L>() {
            let between = cozy_chess::get_between_rays(theirs, their_other);
            assert_eq!(BitBoard::from(square.between(other)), between);
            let line = cozy_chess::get_line_rays(theirs, their_other);
            assert_eq!(BitBoard::from(square.line_through(other)), line);
        }
    }
    assert!(
        (0..64).all(|place| Theirs::try_index(place).is_some()) && Square::<L>::new(64).is_none()
    );
}

fn check_sets<L: Chess<Word = u64>>() {
    for (set, theirs) in sets::<L>() {
        assert_eq!(BitBoard::from(set), theirs);
        assert_eq!(set.count(), theirs.len());
        assert_eq!(set.is_empty(), theirs.is_empty());
        assert_eq!(BitBoard::from(!set), !theirs);
        assert_eq!(BitBoard::from(set.flip_vertical()), theirs.flip_ranks());
        assert_eq!(BitBoard::from(set.flip_horizontal()), theirs.flip_files());
        assert_eq!(set.iter().map(Theirs::from).collect::<BitBoard>(), theirs);
        let (iter, their_iter) = (set.iter(), theirs.iter());
        assert_eq!(iter.len(), their_iter.len());
        for (square, theirs_too) in squares::<L>() {
            assert_eq!(set.contains(square), theirs.has(theirs_too));
            let rook = cozy_chess::get_rook_moves(theirs_too, theirs);
            assert_eq!(BitBoard::from(square.rook_attacks(set)), rook);
            let bishop = cozy_chess::get_bishop_moves(theirs_too, theirs);
            assert_eq!(BitBoard::from(square.bishop_attacks(set)), bishop);
        }
    }
    let all = sets::<L>();
    for (&(a, their_a), &(b, their_b)) in all.iter().zip(all.iter().skip(1)) {
        assert_eq!(BitBoard::from(a & b), their_a & their_b);
        assert_eq!(BitBoard::from(a | b), their_a | their_b);
        assert_eq!(BitBoard::from(a ^ b), their_a ^ their_b);
        assert_eq!(BitBoard::from(a - b), their_a - their_b);
        assert_eq!(a.is_disjoint(b), their_a.is_disjoint(their_b));
        assert_eq!((a & b).is_subset(b), (their_a & their_b).is_subset(their_b));
    }
}

#[test]
fn squares_agree_in_every_numbering() {
    check_squares::<Lerf>();
    check_squares::<A8>();
    check_squares::<W>();
}

#[test]
fn sets_agree_in_every_numbering() {
    check_sets::<Lerf>();
    check_sets::<A8>();
    check_sets::<W>();
}

#[test]
fn constants_and_lines_agree() {
    assert_eq!(BitBoard::from(Bitboard::<W>::EDGES), BitBoard::EDGES);
    assert_eq!(BitBoard::from(Bitboard::<W>::CORNERS), BitBoard::CORNERS);
    assert_eq!(BitBoard::from(Bitboard::<W>::DARK_SQUARES), BitBoard::DARK_SQUARES);
    assert_eq!(BitBoard::from(Bitboard::<W>::LIGHT_SQUARES), BitBoard::LIGHT_SQUARES);
    for place in 0..8 {
        let (file, rank) = (File::index(place.into()), Rank::index(place.into()));
        assert_eq!(BitBoard::from(Bitboard::<W>::from_file(place)), file.bitboard());
        for side in Color::ALL {
            let relative = Bitboard::<W>::from_relative_rank(side, place);
            assert_eq!(BitBoard::from(relative), rank.relative_to(color(side)).bitboard());
        }
    }
    let (set, theirs) = (Bitboard::<W>::from_rank(0), Rank::First.bitboard());
    assert_eq!(set.subsets().count(), theirs.iter_subsets().count());
    assert_eq!(!Color::White, Color::Black);
}

/// Functions that are const in cozy-chess are const here, on the layout's type.
#[test]
fn const_functions_agree() {
    const OCCUPIED: Bitboard<Lerf> = Lerf::bitboard(0x0000_1000_0020_4010);
    const ROOK: Bitboard<Lerf> = Lerf::rook_attacks(Lerf::D3, OCCUPIED);
    const BISHOP: Bitboard<Lerf> = Lerf::bishop_attacks(Lerf::D3, OCCUPIED);
    let occupied = BitBoard(OCCUPIED.word());
    let rook = cozy_chess::get_rook_moves_const(Theirs::D3, occupied);
    let bishop = cozy_chess::get_bishop_moves_const(Theirs::D3, occupied);
    assert_eq!((BitBoard::from(ROOK), BitBoard::from(BISHOP)), (rook, bishop));
    const BETWEEN: Bitboard<Lerf> = Lerf::A1.between(Lerf::H8);
    assert_eq!(BitBoard::from(BETWEEN), cozy_chess::get_between_rays(Theirs::A1, Theirs::H8));
    const SQUARE: Option<Square<Lerf>> = Lerf::at(4, 3);
    assert_eq!(SQUARE.map(Theirs::from), Some(Theirs::new(File::E, Rank::Fourth)));
}

/// Haitaka's sets.
#[test]
fn haitaka_s_sets_agree() {
    use haitaka_types::{BitBoard, Square as Theirs};
    use quadrille::layouts::Shogi;
    let mut random = fastrand::Rng::with_seed(1);
    for _ in 0..200 {
        let word = random.u128(..);
        let theirs = BitBoard::new(word & word.rotate_left(37));
        let set = Bitboard::<Shogi>::from(theirs);
        assert_eq!((set.count(), set.is_empty()), (theirs.len(), theirs.is_empty()));
        assert_eq!(BitBoard::from(set.flip_horizontal()), theirs.flip_files());
        assert_eq!(BitBoard::from(set.flip_vertical()), theirs.flip_ranks());
        assert_eq!(BitBoard::from(set.rotate_180()), theirs.rotate());
        assert_eq!(set.first().map(Theirs::from), theirs.next_square());
        assert!(set.iter().map(Theirs::from).eq(theirs.iter()));
        let shifts = [
            (Direction::North, theirs.shift_north(1)),
            (Direction::South, theirs.shift_south(1)),
            (Direction::East, theirs.shift_east(1)),
            (Direction::West, theirs.shift_west(1)),
        ];
        for (direction, shifted) in shifts {
            assert_eq!(BitBoard::from(set.shift(direction)), shifted);
        }
        let (file, their_file) = (Bitboard::from_file(2), BitBoard::from(Bitboard::<Shogi>::from_file(2)));
        assert_eq!(BitBoard::from(set.union(file)), theirs.bitor(their_file));
        assert_eq!(BitBoard::from(set.intersection(file)), theirs.bitand(their_file));
        assert_eq!(BitBoard::from(set.symmetric_difference(file)), theirs.bitxor(their_file));
        assert_eq!(set.is_disjoint(file), theirs.is_disjoint(their_file));
        assert_eq!(set.is_subset(file), theirs.is_subset(their_file));
        let few = set & file;
        assert_eq!(few.subsets().count(), BitBoard::from(few).iter_subsets().count());
        for square in Theirs::ALL.into_iter().step_by(7) {
            assert_eq!(set.contains(Square::from(square)), theirs.has(square));
            assert_eq!(BitBoard::from(set.without(Square::from(square))), theirs.rm(square));
        }
    }
}

/// haitaka's board and numbering.
#[test]
fn haitaka_agrees() {
    use haitaka_types::{BitBoard, Color as TheirColor, Rank, Square as Theirs};
    use quadrille::layouts::Shogi;
    for theirs in Theirs::ALL {
        let square = Square::<Shogi>::from(theirs);
        assert_eq!(Theirs::from(square), theirs);
        assert_eq!(square.to_string(), theirs.to_string());
        assert_eq!(square.number(), theirs as u8, "the layout numbers as haitaka does");
        assert_eq!(Theirs::from(square.flip_horizontal()), theirs.flip_file());
        assert_eq!(Theirs::from(square.flip_vertical()), theirs.flip_rank());
        assert_eq!(Theirs::from(square.rotate_180()), theirs.flip());
        assert_eq!(Theirs::from(square.rotate_180()), theirs.relative_to(TheirColor::White));
        assert_eq!(BitBoard::from(square.bitboard()), theirs.bitboard());
        let diagonals = [Bitboard::diagonal(square), Bitboard::anti_diagonal(square)];
        let theirs_too = [theirs.up_diagonal(), theirs.down_diagonal()];
        assert_eq!(diagonals.map(BitBoard::from), theirs_too);
    }
    for (place, theirs) in Rank::ALL.into_iter().enumerate() {
        let set = Bitboard::<Shogi>::from_rank(8 - place as u8);
        assert_eq!(BitBoard::from(set), theirs.bitboard());
        assert_eq!(Bitboard::from(theirs.bitboard()), set);
        assert_eq!(BitBoard::from(set.flip_vertical()), theirs.bitboard().flip_ranks());
        assert_eq!(BitBoard::from(set.shift(Direction::North)), theirs.bitboard().shift_north(1));
        assert_eq!(BitBoard::from(set.rotate_180()), theirs.bitboard().rotate());
    }
}
