//! Boards that lack squares, and boards that are no square grid: the standard ones, compared with known facts of
//! their games.

use quadrille::layouts::{Checkers, Draughts, Glinski, Omega};
use quadrille::numbering::{RankMajor, RankMajorFromTop};
use quadrille::piece::{Champion, King, KingJump, Knight, Man, ManJump, Queen, Rook, Wizard};
use quadrille::{
    Bitboard, BitboardLayout, Color, Direction, Layout, Moves, Packed, Square, SquareMap, Symmetry,
};

#[test]
fn draughts_are_named_as_their_notation_names_them() {
    let row = |rank| Bitboard::<Draughts>::from_rank(rank).names().to_string();
    assert_eq!(row(9), "1 2 3 4 5");
    assert_eq!(row(0), "46 47 48 49 50");
    assert_eq!(Draughts::_46.coords(), (0, 0));
    assert_eq!("28".parse(), Ok(Draughts::_28));
    assert_eq!(Draughts::_50.number(), 49);
    assert!("51".parse::<Square<Draughts>>().is_err());
    let error = "51".parse::<Square<Draughts>>().unwrap_err();
    let text = "not a square of this 10 x 10 board, whose squares are 46 to 5";
    assert_eq!(error.to_string(), text);
    assert_eq!(Checkers::_29.coords(), (0, 0));
    assert_eq!(Checkers::_4.coords(), (7, 7));
}

#[test]
fn men_step_and_capture_as_the_rules_of_draughts_say() {
    let from = Draughts::_28;
    let none = Bitboard::EMPTY;
    let names = |set: Bitboard<Draughts>| set.names().to_string();
    assert_eq!(names(from.moves_by::<Man>(Color::White, none)), "22 23");
    assert_eq!(names(from.moves_by::<Man>(Color::Black, none)), "32 33");
    assert_eq!(names(from.attacks_by::<ManJump>(Color::White, none)), "37 39 17 19");
    assert_eq!(names(from.path_by::<ManJump>(Color::White, Draughts::_19)), "23");
    let enemy = Draughts::_19.bitboard();
    assert_eq!(names(from.attacks_by::<KingJump>(Color::White, enemy)), "14 10 5");
    assert_eq!(names(from.path_by::<KingJump>(Color::White, Draughts::_10)), "23 19 14");
}

#[test]
fn squares_that_are_absent_are_no_squares() {
    assert_eq!(Square::<Checkers>::from_coords(1, 0), None);
    assert_eq!(Checkers::at(1, 0), None);
    assert_eq!(Checkers::_29.step(Direction::North), None);
    assert_eq!(Checkers::_29.step(Direction::NorthEast), Some(Checkers::_25));
    assert_eq!(Checkers::_29.ray(Direction::NorthEast).names().to_string(), "25 22 18 15 11 8 4");
    assert_eq!(Bitboard::<Checkers>::FULL.word(), 0xffff_ffff);
    assert_eq!(Bitboard::<Checkers>::FULL.count(), 32);
    assert_eq!(Checkers::SQUARES, 32);
    assert_eq!(Square::<Omega>::all().len(), 104);
    let drawn = Bitboard::<Checkers>::from_rank(7).to_string();
    assert!(drawn.starts_with("  x   x   x   x\n.   .   .   .  \n"), "{drawn:?}");
}

#[test]
fn maps_are_drawn_as_the_board_is() {
    let values: [u8; 32] = core::array::from_fn(|index| index as u8);
    let drawn = Checkers::map_as_drawn(values);
    // The notation counts squares in reading order.
    assert!(Square::<Checkers>::all().all(|square| drawn[square] == square.number()));
    let in_order = Checkers::map(values);
    assert_eq!(in_order[Checkers::_29], 0);
    assert_eq!(in_order[Checkers::_1], 28);
    let map = SquareMap::<Omega, u8>::from_fn(Square::rank);
    assert_eq!(map.iter().count(), 104);
}

#[test]
fn boards_are_mirrored_and_turned_by_the_symmetries_of_their_shapes() {
    let diagonal = [
        Symmetry::Identity,
        Symmetry::FlipDiagonal,
        Symmetry::FlipAntiDiagonal,
        Symmetry::Rotate180,
    ];
    assert_eq!(Checkers::SYMMETRIES, diagonal);
    assert_eq!(Glinski::SYMMETRIES, diagonal);
    assert_eq!(Omega::SYMMETRIES.len(), 8);
    assert_eq!(Draughts::_1.rotate_180(), Draughts::_50);
    assert_eq!(Draughts::_1.flip_diagonal(), Draughts::_45);
    assert_eq!(Draughts::_1.transform(Symmetry::FlipVertical), None);
    assert_eq!(Bitboard::<Draughts>::FULL.transform(Symmetry::Rotate90), None);
    let pair = Packed::<Draughts, 2>::pack([Draughts::_1, Draughts::_50]);
    assert_eq!(pair.rotate_180(), Packed::pack([Draughts::_50, Draughts::_1]));
    assert_eq!(Omega::W1.rotate_90(), Omega::W4);
}

/// Six turns return to the start, three are half a turn, and pieces that move alike in all directions turn with the
/// board.
#[test]
fn boards_of_hexagons_are_turned_by_60_degrees() {
    let turned = |square: Square<Glinski>| square.rotate_60().expect("a hexagon");
    let corners = "a1 a6 f11 l6 l1 f1".split(' ').map(|name| name.parse().unwrap());
    assert!(corners.clone().map(turned).eq(corners.cycle().skip(1).take(6)));
    assert_eq!(turned(Glinski::F6), Glinski::F6);
    for square in Square::<Glinski>::all() {
        assert_eq!(turned(turned(turned(square))), square.rotate_180());
        for direction in [Direction::North, Direction::NorthEast] {
            let ahead = [Direction::NorthEast, Direction::SouthEast][direction as usize];
            assert_eq!(square.step(direction).map(turned), turned(square).step(ahead));
        }
        let knight = square.attacks_by::<Knight>(Color::White, Bitboard::EMPTY);
        let again = turned(square).attacks_by::<Knight>(Color::White, Bitboard::EMPTY);
        assert_eq!(knight.into_iter().map(turned).collect::<Bitboard<_>>(), again);
    }
    assert_eq!(Omega::W1.rotate_60(), None);
    assert_eq!(Draughts::_1.rotate_60(), None);
}

/// In three coordinates that add up to 0 a turn by 60 degrees exchanges them around and changes their signs, and a mirror
/// exchanges two of them.
#[test]
fn symmetries_of_hexagons_are_those_of_cube_coordinates() {
    let cube = |square: Square<Glinski>| {
        let [file, rank] = [square.file(), square.rank()].map(i16::from);
        [file - 5, 5 - rank, rank - file]
    };
    let turn =
        |[a, b, c]: [i16; 3], times: usize| (0..times).fold([a, b, c], |[a, b, c], _| [-b, -c, -a]);
    // The line from 12 to 6 o'clock is a file: north stays north.
    let mirror = |[a, b, c]: [i16; 3]| [-a, -c, -b];
    for (index, symmetry) in Symmetry::HEXAGONAL.into_iter().enumerate() {
        for square in Square::<Glinski>::all() {
            let image = square.transform(symmetry).expect("all hexagons are there");
            let from = if index < 6 { cube(square) } else { mirror(cube(square)) };
            assert_eq!(cube(image), turn(from, index % 6), "{square} by {symmetry}");
            assert_eq!(image.transform(symmetry.inverse()), Some(square));
            for next in Symmetry::HEXAGONAL {
                assert_eq!(image.transform(next), square.transform(symmetry.then(next)));
            }
        }
        assert_eq!(symmetry.name().parse(), Ok(symmetry));
    }
    assert_eq!(
        Glinski::A1.transform(Symmetry::FlipAt2),
        Glinski::A1.transform(Symmetry::FlipDiagonal)
    );
    assert_eq!(Omega::W1.transform(Symmetry::FlipAt12), None);
}

#[test]
fn words_of_the_box_are_read_and_written() {
    let dark_of_first_rank = 0b0101_0101;
    let set = Bitboard::<Checkers>::from_word_in::<RankMajor>(dark_of_first_rank);
    assert_eq!(set, Bitboard::from_rank(0));
    assert_eq!(set.word_in::<RankMajor>(), dark_of_first_rank);
    assert_eq!(Bitboard::<Checkers>::from_word_in::<RankMajor>(!0), Bitboard::FULL);
    assert_eq!(set.word_in::<RankMajorFromTop>(), dark_of_first_rank << 56);
    assert_eq!(Square::<Checkers>::from_number_in::<RankMajor>(0), Some(Checkers::_29));
    assert_eq!(Square::<Checkers>::from_number_in::<RankMajor>(1), None);
    // The box of Omega has more cells than any word has bits, but every square has a number.
    assert_eq!(Omega::W3.number_in::<RankMajor>(), 143);
    assert_eq!(Square::<Omega>::from_number_in::<RankMajor>(143), Some(Omega::W3));
    assert_eq!(Square::<Omega>::from_number_in::<RankMajor>(142), None);
    let glinski = Bitboard::<Glinski>::FULL;
    assert_eq!(Bitboard::from_word_in::<RankMajor>(glinski.word_in::<RankMajor>()), glinski);
}

/// The number of squares that a piece attacks on an empty board.
fn reach<L: Moves<P>, P>(square: Square<L>) -> u32 {
    square.attacks_by::<P>(Color::White, Bitboard::EMPTY).count()
}

#[test]
fn hexagons_have_six_neighbours_and_pieces_of_glinski_move_along_them() {
    let centre = Glinski::F6;
    assert_eq!(centre.neighbours().names().to_string(), "e5 f5 e6 g5 f7 g6");
    let counts = [
        reach::<Glinski, Rook>(centre),
        reach::<Glinski, quadrille::piece::Bishop>(centre),
        reach::<Glinski, Queen>(centre),
        reach::<Glinski, Knight>(centre),
        reach::<Glinski, King>(centre),
    ];
    assert_eq!(counts, [30, 12, 42, 12, 12]);
    // Ranks bend at the f-file.
    let rook = Glinski::A1.attacks_by::<Rook>(Color::White, Bitboard::EMPTY);
    let names = |text: &str| text.parse::<Bitboard<Glinski>>().expect("squares");
    let up = "a2 a3 a4 a5 a6";
    assert_eq!(rook, names(up) | names("b1 c1 d1 e1 f1 b2 c3 d4 e5 f6 g6 h6 i6 k6 l6"));
    assert_eq!(Glinski::A1.between(Glinski::H6).names().to_string(), "b2 c3 d4 e5 f6 g6");
    assert_eq!(Glinski::A1.direction_to(Glinski::L6), Some(Direction::NorthEast));
    assert_eq!(Glinski::A1.step(Direction::East), None);
    assert_eq!(Glinski::F5.pawn_attacks(Color::White), names("e5 g5"));
    assert_eq!(Glinski::F5.pawn_pushes(Color::White), names("f6"));
    assert_eq!(Glinski::F7.pawn_attacks(Color::Black), names("e6 g6"));
    // Bishops ride through corners, which is no direction; their paths are the squares between.
    let path = |from: Square<Glinski>, to| {
        from.path_by::<quadrille::piece::Bishop>(Color::White, to).names().to_string()
    };
    assert_eq!(path(Glinski::F3, Glinski::I6), "g4 h5");
    assert_eq!(path(Glinski::A1, Glinski::D1), "");
    assert_eq!(Glinski::F3.direction_to(Glinski::I6), None);
    let set = names("a1 f11 l6");
    assert_eq!(set.shift(Direction::SouthEast), names("b1 g10"));
    assert!(set.shift(Direction::West).is_empty());
}

/// Pawns end where their pushes do, not on the last rank of the box.
#[test]
fn pawns_end_where_their_pushes_end() {
    for color in Color::ALL {
        let ends = Bitboard::<Glinski>::PROMOTION_SQUARES[color];
        let last = Bitboard::from_relative_rank(color, 10);
        assert_eq!((ends.count(), last.count(), (ends & last).count()), (11, 6, 6));
        // Corners of Omega lie on the last rank of its box, and no pawn is pushed there.
        let ends = Bitboard::<Omega>::PROMOTION_SQUARES[color];
        let rank = Bitboard::from_relative_rank(color, 10);
        assert_eq!((ends, ends.count()), (rank, 10));
    }
    assert_eq!(Glinski::A1.relative_to(Color::Black), Glinski::A1.rotate_180());
}

/// In three coordinates that add up to 0 a hexagon's neighbours differ by 1 in two of them: distances
/// and lines are seen there without the box.
#[test]
fn directions_of_glinski_are_those_of_hexagons() {
    let cube = |square: Square<Glinski>| {
        let (file, rank) = (i32::from(square.file()) - 5, i32::from(square.rank()) - 5);
        [file, rank - file, -rank]
    };
    for a in Square::<Glinski>::all() {
        for b in Square::<Glinski>::all() {
            let apart: Vec<i32> =
                cube(a).into_iter().zip(cube(b)).map(|(x, y)| (x - y).abs()).collect();
            let distance = apart.iter().copied().max().unwrap_or(0);
            assert_eq!(a.neighbours().contains(b), distance == 1);
            let is_line = distance > 0 && apart.contains(&0);
            assert_eq!(a.direction_to(b).is_some(), is_line, "{a} {b}");
            if is_line {
                assert_eq!(a.between(b).count() as i32, distance - 1);
            }
        }
    }
}

#[test]
fn omega_has_its_corners() {
    let none = Bitboard::<Omega>::EMPTY;
    let names = |set: Bitboard<Omega>| set.names().to_string();
    assert_eq!(names(Omega::W1.neighbours()), "a0");
    assert!(Omega::W1.rook_attacks(none).is_empty());
    assert_eq!(Omega::W1.bishop_attacks(none).count(), 11);
    assert_eq!(names(Omega::W1.attacks_by::<Wizard>(Color::White, none)), "a0 c0 a2");
    assert_eq!(names(Omega::W1.attacks_by::<Champion>(Color::White, none)), "b1");
    assert_eq!(Omega::A0.rook_attacks(none).count(), 18);
}

#[test]
fn conversions_keep_the_squares_of_shapes() {
    fn check<L: BitboardLayout, M: BitboardLayout>() {
        assert_eq!(Bitboard::<L>::FULL.convert::<M>(), Bitboard::FULL);
        for square in Square::<L>::all() {
            assert_eq!(square.convert::<M>().coords(), square.coords());
            assert_eq!(square.bitboard().convert::<M>(), square.convert::<M>().bitboard());
        }
    }
    check::<Checkers, ByFile>();
    check::<ByFile, Checkers>();
    assert_eq!(ByFile::A1.number(), 0);
    assert_eq!(ByFile::H8.number(), 31);
    assert_eq!((Corner::A2.number(), Corner::B2.number(), Corner::B1.number()), (2, 1, 0));
}

quadrille::layout! {
    /// The dark squares, file by file: numbers that `where` leaves out are closed up.
    pub struct ByFile {
        board: 8 x 8,
        number: file * 8 + rank where (file + rank) % 2 == 0,
    }

    /// Three squares in groups, drawn.
    pub struct Corner {
        board: 2 x 2,
        groups: { picture: ["A B" ". B"], bits: "A B" },
    }
}

/// The dark squares by the derive, with the two pieces' bits beside each other.
#[derive(quadrille::Layout)]
#[layout(board = 8 x 8, number = rank * 4 + file / 2 where (file + rank) % 2 == 0)]
#[layout(packed = planes, pieces = { man: fF as Man, rook: R })]
pub struct Dark;

#[test]
fn packed_positions_of_shapes_are_converted() {
    let convert = |men: [Square<Checkers>; 3]| Packed::pack(men).convert::<Dark>().unpack();
    let men = [Checkers::_1, Checkers::_14, Checkers::_32];
    assert_eq!(convert(men), men.map(Square::convert));
    // Some codes are no square: draughts has 50 squares in 64 codes.
    assert!(Packed::<Draughts, 2>::from_index(50).is_none());
}

#[test]
fn rays_end_where_squares_are_absent() {
    // Rooks of checkers cannot move, as every square beside a dark one is absent.
    assert!(Square::<Dark>::all().all(|square| square.attacks_empty::<Rook>().is_empty()));
    let man = Dark::A1.attacks_by::<Man>(Color::White, Bitboard::EMPTY);
    assert_eq!(man, Dark::B2.bitboard());
}
