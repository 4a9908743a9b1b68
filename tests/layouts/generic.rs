//! The features on which generic code of users relies: derives, const functions, maps by square and by side.

use std::collections::{BTreeSet, HashSet};

use quadrille::layouts::{A8, Board5x5, Lerf, Shogi, W, X88};
use quadrille::{
    Attacks, Bitboard, BitboardLayout, Chess, ChessSquares, Color, ColorMap, Direction, Layout,
    Packed, PackedList, Square, SquareMap, piece,
};

/// A user's position, in which no trait is implemented by hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
struct Position<L: Chess> {
    colors: ColorMap<Bitboard<L>>,
    king: Option<Square<L>>,
    turn: Color,
}

/// A position with a board of its pieces, which can be copied if the layout is known.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
struct Mailboxed<L: Layout> {
    board: SquareMap<L, Option<char>>,
    names: SquareMap<L, String>,
}

fn uses_position<L: Chess>() {
    let mut position = Position::<L>::default();
    position.colors[Color::White].add(Square::ALL[0]);
    let copy = position;
    assert_eq!(copy, position);
    assert_eq!(HashSet::from([copy, position]).len(), 1);
    assert_eq!(BTreeSet::from([copy, Position::default()]).len(), 2);
}

#[test]
fn derives_work_on_types_with_a_layout() {
    uses_position::<Lerf>();
    uses_position::<W>();
    let mut position = Mailboxed::<X88>::default();
    position.board[X88::E4] = Some('P');
    position.names[X88::E4].push_str("pawn");
    assert_eq!(position.clone(), position);
    assert_ne!(position, Mailboxed::default());
    let board = position.board;
    assert_eq!(board, position.board);
}

/// A single derive makes a type a layout.
#[derive(quadrille::Layout)]
#[layout(board = 8 x 8, number = file * 8 + rank, pieces = { rook: R, bishop: B, queen: Q, knight: N, king: K })]
struct Derived;

fn made<T: Default>() -> T {
    T::default()
}

#[test]
fn one_derive_suffices() {
    uses_position::<Derived>();
    assert_eq!(format!("{:?} {:?}", Derived, made::<Derived>()), "Derived Derived");
    assert_eq!(Derived.cmp(&{ Derived }), std::cmp::Ordering::Equal);
    assert_eq!(HashSet::from([Derived, Derived]).len(), 1);
    assert!(matches!(Square::<Derived>::ALL[1], Derived::A2));
}

/// The squares of castling in any layout of chess, as constants.
struct Castling<L: Chess> {
    king: Square<L>,
    rook: Square<L>,
}

impl<L: Chess> Castling<L> {
    const SHORT: [Self; 2] =
        [Castling { king: L::E1, rook: L::H1 }, Castling { king: L::E8, rook: L::H8 }];

    fn is_free(&self, occupancy: Bitboard<L>) -> bool {
        self.king.rook_attacks(occupancy).contains(self.rook)
    }
}

fn uses_names_and_pieces<L: Chess>() {
    let [white, black] = Castling::<L>::SHORT;
    assert_eq!((white.king, black.rook), ("e1".parse().unwrap(), "h8".parse().unwrap()));
    let occupancy = L::E1 | L::H1 | L::G8 | L::C1 | L::A5;
    assert!(white.is_free(occupancy) && !black.is_free(occupancy));
    let moves = L::E1.moves_by::<piece::Rook>(Color::White, occupancy);
    assert_eq!(moves & Bitboard::from_rank(0), L::D1 | L::F1 | L::G1);
    assert_eq!(L::H1.xrays::<piece::Rook>(occupancy), L::D1 | L::C1);
    let xrays = L::E1.xrays::<piece::Queen>(L::D2 | L::F2 | L::H1);
    assert_eq!(xrays, L::C3 | L::B4 | L::A5 | L::G3 | L::H4);
}

#[test]
fn chess_has_names_of_squares_and_all_of_its_pieces() {
    uses_names_and_pieces::<Lerf>();
    uses_names_and_pieces::<W>();
    uses_names_and_pieces::<Derived>();
}

/// Names come from the layout, wherever its files and ranks begin.
#[test]
fn names_of_squares_are_those_of_the_board() {
    fn check<L: ChessSquares>(name: &str) -> [Square<L>; 2] {
        [L::B4, name.parse().expect("a square")]
    }
    quadrille::layout! {
        struct Upside { board: 3 x 4, number: rank * 3 + file, names: { files: "CBA", ranks: "4321" } }
        struct Ring { board: 3 x 4, number: [9 8 7, 6 . 5, 4 . 3, 2 1 0] }
        struct Own { board: 1 x 2, number: rank, names: { squares: ["b4", "x1"] } }
    }
    let [named, parsed] = check::<Upside>("b4");
    assert_eq!((named, named.coords()), (parsed, (1, 0)));
    let [named, parsed] = check::<Ring>("b4");
    assert_eq!((named, named.number()), (parsed, 8));
    let [named, parsed] = check::<Own>("b4");
    assert_eq!((named, named.rank()), (parsed, 1));
    let [named, parsed] = check::<X88>("b4");
    assert_eq!(named, parsed);
}

/// Const functions of a generic type, for any layout.
trait Zones: BitboardLayout {
    const CENTRE: Bitboard<Self> =
        Bitboard::from_ranks(1, Self::RANKS - 2).difference(Bitboard::SIDES);
    const FIRST: Square<Self> = Square::ALL[0];
    const COUNT: u32 = Self::FIRST.neighbours().count();
    const LONGEST: Bitboard<Self> = match Self::CENTRE.complement().last() {
        Some(last) => Self::FIRST.between(last),
        None => Bitboard::EMPTY,
    };
}

impl<L: BitboardLayout> Zones for L {}

fn checks_zones<L: BitboardLayout>() {
    let inner = |square: Square<L>| {
        let (file, rank) = square.coords();
        file > 0 && rank > 0 && file + 1 < L::FILES && rank + 1 < L::RANKS
    };
    assert_eq!(L::CENTRE, Square::all().filter(|&square| inner(square)).collect());
    assert_eq!(!L::CENTRE, Bitboard::EDGES);
    assert_eq!(L::COUNT, Square::<L>::ALL[0].neighbours().count());
    assert_eq!(Bitboard::<L>::CORNERS.count(), 4);
    assert!(Bitboard::<L>::DARK_SQUARES.iter().all(Square::is_dark));
    assert_eq!(Bitboard::<L>::LIGHT_SQUARES, !Bitboard::DARK_SQUARES);
    assert_eq!(Bitboard::<L>::BACK_RANKS.count(), 2 * u32::from(L::FILES));
    assert!(L::LONGEST.is_disjoint(L::FIRST.bitboard()));
}

#[test]
fn zones_are_constants_of_any_layout() {
    checks_zones::<Lerf>();
    checks_zones::<W>();
    checks_zones::<Shogi>();
    checks_zones::<Board5x5>();
}

#[test]
fn functions_of_the_layout_are_const() {
    const E4: Square<W> = match W::at(4, 3) {
        Some(square) => square,
        None => panic!("a square"),
    };
    const FILE: u8 = E4.file();
    const RANK: u8 = E4.rank();
    const NORTH: Option<Square<W>> = E4.step(Direction::North);
    const JUMP: Option<Square<W>> = E4.offset(-1, 2);
    const OFF: Option<Square<W>> = E4.offset(4, 0);
    const ROOK: Bitboard<W> = W::rook_attacks(E4, Bitboard::EMPTY);
    const QUEEN: Bitboard<W> = ROOK.union(W::bishop_attacks(E4, Bitboard::EMPTY));
    const FLIPPED: Bitboard<W> = W::flip_vertical(ROOK);
    const LINES: Bitboard<W> = Bitboard::diagonal(E4).union(Bitboard::anti_diagonal(E4));
    const { assert!(QUEEN.contains(W::A4) && !ROOK.contains(W::F5)) };
    const { assert!(W::bishop_attacks(E4, Bitboard::EMPTY).is_subset(LINES)) };
    const { assert!(E4.distance(W::A1) == 4) };
    const { assert!(!E4.is_dark() && E4.convert::<Lerf>().number() == 28) };
    assert_eq!((FILE, RANK, NORTH, JUMP, OFF), (4, 3, Some(W::E5), Some(W::D6), None));
    assert_eq!(QUEEN, E4.queen_attacks(Bitboard::EMPTY));
    assert_eq!(FLIPPED, W::E5.rook_attacks(Bitboard::EMPTY));
}

#[test]
fn methods_are_const_where_tables_suffice() {
    const SET: Bitboard<Shogi> = {
        let mut set = Bitboard::from_rank(3).union(Bitboard::from_file(0)).without(Shogi::_9A);
        set.add(Shogi::_1A);
        set.discard(Shogi::_1A);
        set.add(Shogi::_5E);
        set
    };
    const FIRST: Option<Square<Shogi>> = SET.first();
    const LAST: Option<Square<Shogi>> = SET.last();
    const REST: Bitboard<Shogi> = SET.without_first();
    const PAWN: Bitboard<Shogi> = Shogi::_5E.pawn_pushes(Color::Black);
    const NUMBER: u8 = Shogi::_5E.number();
    const LINE: Bitboard<Shogi> = Shogi::_5E.line_through(Shogi::_5A);
    assert!(SET.contains(Shogi::_5E) && SET.more_than_one());
    assert_eq!(SET.count(), 9 + 9 - 1 - 1 + 1);
    assert_eq!((FIRST, LAST), (SET.iter().next(), SET.iter().next_back()));
    assert_eq!(Some(REST), FIRST.map(|first| SET - first));
    assert_eq!((PAWN, NUMBER), (Shogi::_5F.bitboard(), 4 * 9 + 4));
    assert_eq!(LINE, Bitboard::from_file(4));
}

/// Middle-game values of knights in the usual form, the last rank first.
const KNIGHT: [i16; 64] = {
    let mut values = [0; 64];
    values[0] = -50; // a8
    values[7] = -40; // h8
    values[56] = -30; // a1
    values
};

fn checks_table<L: Layout>(table: &SquareMap<L, i16>) {
    let value = |name: &str| table[name.parse().expect("a square")];
    assert_eq!(["a8", "h8", "a1", "h1", "e4"].map(value), [-50, -40, -30, 0, 0]);
    let drawn =
        |rank: u8| (0..8).map(move |file| Square::<L>::from_coords(file, rank).expect("a square"));
    assert!((0..8).rev().flat_map(drawn).map(|square| table[square]).eq(KNIGHT));
}

#[test]
fn piece_square_tables_are_const_and_convert() {
    static WHITE: SquareMap<W, i16> = W::map_as_drawn(KNIGHT);
    checks_table(&WHITE);
    checks_table(&WHITE.convert::<Lerf>());
    checks_table(&WHITE.convert::<A8>().convert::<X88>());
    const { assert!(*W::map_as_drawn(KNIGHT).get(W::A8) == -50) };
    let mut index = 0;
    let by_index = W::map(core::array::from_fn(|index| index));
    for (square, &value) in by_index.in_board_order() {
        assert_eq!((value, square), (index, Square::in_board_order().nth(index).unwrap()));
        index += 1;
    }
    assert_eq!(index, 64);
    assert!(by_index.iter().map(|(square, _)| square).eq(Square::all()));
}

#[test]
fn maps_hold_what_cannot_be_copied() {
    let mut names = SquareMap::<Shogi, String>::from_fn(|square| square.to_string());
    names[Shogi::_5E] += "!";
    Square::all().for_each(|square| names[square].push('.'));
    assert_eq!(names[Shogi::_5E], "5e!.");
    assert_eq!(names.values().map(String::len).sum::<usize>(), 81 * 3 + 1);
}

/// Generic types have the traits that derives give them, and work in a table that needs these.
#[test]
fn types_with_a_layout_have_the_usual_traits() {
    fn usual<T: Copy + std::fmt::Debug + Ord + std::hash::Hash + Send + Sync + 'static>() {}
    fn of<L: Chess + Attacks<piece::Rook>>() {
        usual::<L>();
        usual::<Square<L>>();
        usual::<Bitboard<L>>();
        usual::<PackedList<L>>();
        usual::<Position<L>>();
    }
    of::<Lerf>();
    usual::<Packed<Lerf, 3>>();
    usual::<SquareMap<Lerf, u8>>();
    usual::<ColorMap<Color>>();
    assert_eq!(size_of::<Option<Square<W>>>(), 1);
    assert_eq!(size_of::<Option<Square<Shogi>>>(), 1);
    assert_eq!(size_of::<SquareMap<W, u8>>(), 64);
}
