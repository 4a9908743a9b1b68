//! Boards of 129 to 256 squares, which have no bitboards, and on which 255 may be a square. What all boards have in common is
//! tested in `geometry`.

use std::collections::HashMap;

use quadrille::numbering::{FileMajor, FileMajorFromTopRight, RankMajor, RankMajorFromTop};
use quadrille::{Layout, Packed, Square, SquareMap};
use support::RandomSets;

use crate::packed::random_squares;

quadrille::layout! {
    /// Row by row: every byte is a square.
    pub struct Rows16 { board: 16 x 16, number: rank * 16 + file, bitboard: none }
    /// Every byte is a square, without order.
    pub struct Scattered16 { board: 16 x 16, number: (rank * 16 + file) * 37 % 256, bitboard: none }
    /// Chu shogi's board.
    pub struct Rows12 { board: 12 x 12, number: rank * 12 + file, bitboard: none }
    /// Without order.
    pub struct Scattered12 { board: 12 x 12, number: (rank * 12 + file) * 37 % 144, bitboard: none }
    /// Numbers with holes, up to 187.
    pub struct Spaced12 { board: 12 x 12, number: rank * 16 + file, bitboard: none }
    /// A board that lacks corners: 252 squares.
    pub struct Torn16 {
        board: 16 x 16,
        number: 255 - (rank * 16 + file) where file % 15 != 0 || rank % 15 != 0,
        bitboard: none,
    }
}

/// Calls a function for each of these layouts.
macro_rules! each {
    ($check:ident) => {
        $check::<Rows16>();
        $check::<Scattered16>();
        $check::<Rows12>();
        $check::<Scattered12>();
        $check::<Spaced12>();
        $check::<Torn16>();
    };
}

/// All files and ranks, with what is said to be there.
fn cells<L: Layout>() -> impl Iterator<Item = (u8, u8, Option<Square<L>>)> {
    let cells = (0..L::RANKS).flat_map(|rank| (0..L::FILES).map(move |file| (file, rank)));
    cells.map(|(file, rank)| (file, rank, Square::from_coords(file, rank)))
}

#[test]
fn numbers_are_those_of_the_formula() {
    fn check<L: Layout>(of: impl Fn(usize, usize) -> Option<usize>) {
        let mut by_number = HashMap::new();
        for (file, rank, square) in cells::<L>() {
            let number = of(file.into(), rank.into());
            assert_eq!(square.map(|it| usize::from(it.number())), number, "{file} {rank}");
            if let (Some(number), Some(square)) = (number, square) {
                assert_eq!(square.coords(), (file, rank));
                by_number.insert(number, square);
            }
        }
        assert_eq!((by_number.len(), Square::<L>::ALL.len()), (L::SQUARES, L::SQUARES));
        for number in 0..=u8::MAX {
            let square = by_number.get(&number.into()).copied();
            assert_eq!(Square::<L>::new(number), square);
            assert_eq!(Square::<L>::try_from(number).ok(), square);
        }
    }
    let is_there = |file: usize, rank: usize| ![0, 15].contains(&file) || ![0, 15].contains(&rank);
    check::<Rows16>(|file, rank| Some(rank * 16 + file));
    check::<Scattered16>(|file, rank| Some((rank * 16 + file) * 37 % 256));
    check::<Rows12>(|file, rank| Some(rank * 12 + file));
    check::<Scattered12>(|file, rank| Some((rank * 12 + file) * 37 % 144));
    check::<Spaced12>(|file, rank| Some(rank * 16 + file));
    check::<Torn16>(|file, rank| is_there(file, rank).then(|| 255 - (rank * 16 + file)));
    assert_eq!((Rows16::P16.number(), Square::<Rows16>::new(255)), (255, Some(Rows16::P16)));
    assert_ne!(Some(Rows16::P16), None);
}

#[test]
fn squares_are_converted() {
    fn between<A: Layout, B: Layout>() {
        for (file, rank, square) in cells::<A>() {
            assert_eq!(square.map(Square::convert::<B>), Square::from_coords(file, rank));
        }
    }
    fn usual<L: Layout>() {
        let (files, ranks) = (usize::from(L::FILES), usize::from(L::RANKS));
        for (file, rank, square) in cells::<L>() {
            let Some(square) = square else { continue };
            let (file, rank) = (usize::from(file), usize::from(rank));
            let numbers = [
                (square.number_in::<RankMajor>(), rank * files + file),
                (square.number_in::<RankMajorFromTop>(), (ranks - 1 - rank) * files + file),
                (square.number_in::<FileMajor>(), file * ranks + rank),
                (
                    square.number_in::<FileMajorFromTopRight>(),
                    (files - 1 - file) * ranks + ranks - 1 - rank,
                ),
            ];
            for (number, expected) in numbers {
                assert_eq!(usize::from(number), expected, "{square}");
            }
            let number = square.number_in::<FileMajor>();
            assert_eq!(Square::from_number_in::<FileMajor>(number), Some(square));
        }
    }
    between::<Rows16, Scattered16>();
    between::<Scattered16, Rows16>();
    between::<Rows12, Scattered12>();
    between::<Scattered12, Spaced12>();
    between::<Spaced12, Rows12>();
    each!(usual);
    assert_eq!(Square::<Rows12>::from_number_in::<RankMajor>(144), None);
    assert_eq!(Square::<Torn16>::from_number_in::<RankMajor>(255), None);
}

#[test]
fn maps_have_a_value_for_each_square() {
    fn check<L: Layout>() {
        let mut map = SquareMap::<L, u16>::from_fn(|square| square.number().into());
        let numbers: Vec<u16> = map.values().copied().collect();
        assert_eq!(numbers.len(), L::SQUARES);
        for &square in Square::<L>::ALL {
            assert_eq!(map[square], square.number().into());
            map[square] = 1000 + u16::from(square.number());
        }
        let sum = map.values().map(|&value| usize::from(value)).sum::<usize>();
        let numbers = numbers.into_iter().map(usize::from).sum::<usize>();
        assert_eq!(sum, 1000 * L::SQUARES + numbers);
    }
    each!(check);
}

#[test]
fn packed_positions_are_converted() {
    let mut random = RandomSets::new(6);
    for _ in 0..100 {
        let squares = random_squares::<Rows16, 8>(&mut random);
        let converted = Packed::pack(squares).convert::<Scattered16>();
        assert_eq!(converted.unpack(), squares.map(Square::convert::<Scattered16>));
    }
}
