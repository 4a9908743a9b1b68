//! Attacks and moves of sets of squares: the set-wise attacks of all pieces are the union of each piece's, by
//! either form; fills and spans agree with steps from square to square.

use quadrille::layouts::{Board5x5, Gray, Janggi, Lerf, Minishogi, Shako, Shogi, W, Xiangqi};
use quadrille::piece::{
    Bishop, Cannon, DragonHorse, DragonKing, Gold, Horse, King, Knight, Lance, Nightrider, Queen,
    Rook, ShogiKnight, Silver,
};
use quadrille::{Attacks, Bitboard, BitboardLayout, Color, Direction, Moves, Square};
use support::RandomSets;

use crate::wide::{ScatteredSets16, Sets12, Sets16};

/// Sets with few or many squares, on boards with few or many pieces.
fn cases<L: BitboardLayout>() -> impl Iterator<Item = [Bitboard<L>; 2]> {
    let mut random = RandomSets::new(L::SQUARES as u64);
    (0..400).map(move |index| {
        let mut some = |share: u64| -> Bitboard<L> {
            Square::all().filter(|_| random.next() % 64 < share).collect()
        };
        let set = some([1, 2, 6, 20][index % 4]);
        [
            set,
            some([0, 8, 24, 50][index / 4 % 4])
                | if index % 3 == 0 { Bitboard::EMPTY } else { set },
        ]
    })
}

/// The union of each piece's attacks.
fn united<L: Moves<P>, P>(color: Color, set: Bitboard<L>, occupancy: Bitboard<L>) -> Bitboard<L> {
    let attacks = set.into_iter().map(|square| square.attacks_by::<P>(color, occupancy));
    attacks.fold(Bitboard::EMPTY, |all, attacks| all | attacks)
}

fn either_way<L: Attacks<P>, P>() {
    for [set, occupancy] in cases::<L>() {
        let expected = united::<L, P>(Color::White, set, occupancy);
        assert_eq!(set.attacks::<P>(occupancy), expected);
        assert_eq!(set.attacks_by_fill::<P>(occupancy), expected);
        assert_eq!(set.attacks_one_by_one::<P>(occupancy), expected);
    }
}

fn by_color<L: Moves<P>, P>() {
    for ([set, occupancy], color) in
        cases::<L>().flat_map(|case| Color::ALL.map(|color| (case, color)))
    {
        let expected = united::<L, P>(color, set, occupancy);
        assert_eq!(set.attacks_by::<P>(color, occupancy), expected, "{color:?}");
    }
}

fn chess<L>()
where
    L: Attacks<Rook> + Attacks<Bishop> + Attacks<Queen> + Attacks<Knight> + Attacks<King>,
{
    either_way::<L, Rook>();
    either_way::<L, Bishop>();
    either_way::<L, Queen>();
    either_way::<L, Knight>();
    either_way::<L, King>();
}

#[test]
fn pieces_of_chess_on_a_set_attack_what_each_attacks() {
    chess::<Lerf>();
    chess::<Gray>();
    chess::<W>();
    chess::<Board5x5>();
    chess::<Sets12>();
    either_way::<Sets16, Nightrider>();
    either_way::<ScatteredSets16, Queen>();
}

/// The same checks in the other numberings, each of which takes long to compile.
#[cfg(feature = "long")]
#[test]
fn pieces_of_chess_in_the_other_numberings() {
    use quadrille::layouts::{Board6x6, FileMajor, H1, Pinwheel, Ring, Rotary, Turntable};
    chess::<H1>();
    chess::<FileMajor>();
    chess::<Ring>();
    chess::<Rotary>();
    chess::<Pinwheel>();
    chess::<Turntable>();
    chess::<Board6x6>();
}

/// Boards with steps so wide that a fill in all directions would leave the word.
mod wide_steps {
    quadrille::layout! {
        pub struct Long { board: 8 x 16, number: file * 16 + rank, pieces: { rook: R, queen: Q } }
        pub struct Flat { board: 64 x 2, number: rank * 64 + file, pieces: { rook: R, queen: Q } }
    }
}

#[test]
fn steps_may_be_as_wide_as_the_word() {
    either_way::<wide_steps::Long, Rook>();
    either_way::<wide_steps::Long, Queen>();
    either_way::<wide_steps::Flat, Rook>();
    either_way::<wide_steps::Flat, Queen>();
}

#[test]
fn pieces_of_other_games_on_a_set_attack_what_each_attacks() {
    either_way::<Shogi, Rook>();
    either_way::<Shogi, DragonKing>();
    either_way::<Shogi, DragonHorse>();
    by_color::<Shogi, Lance>();
    by_color::<Shogi, Gold>();
    by_color::<Shogi, Silver>();
    by_color::<Shogi, ShogiKnight>();
    by_color::<Minishogi, Silver>();
    by_color::<Xiangqi, Rook>();
    by_color::<Xiangqi, Cannon>();
    by_color::<Xiangqi, Horse>();
    by_color::<Janggi, Cannon>();
    by_color::<Shako, Cannon>();
    either_way::<Shako, Queen>();
}

/// A board that lacks squares and whose numbers go on after the gaps, so that no step is one shift.
mod holes {
    quadrille::layout! {
        pub struct Holes {
            board: 8 x 7,
            number: [
                 0  1  .  2  3  4  5  6
                 7  8  9 10  . 11 12 13
                14 15 16 17 18 19 20 21
                22  . 23 24 25 26  . 27
                28 29 30 31 32 33 34 35
                36 37 38  . 39 40 41 42
                 . 43 44 45 46 47 48 49
            ],
            pieces: {
                rook: R, bishop: B, queen: Q, knight: N, king: K, nightrider: NN, archbishop: BN,
                arrow: fB as quadrille::piece::Lance,
            },
        }
    }
}

#[test]
fn pieces_stop_at_squares_that_are_missing() {
    use holes::Holes;
    use quadrille::piece::{Archbishop, Nightrider};
    chess::<Holes>();
    either_way::<Holes, Nightrider>();
    either_way::<Holes, Archbishop>();
    by_color::<Holes, Lance>();
    assert_eq!(
        <Holes as Moves<Rook>>::MOVEMENT.fill_from,
        [u8::MAX; 3],
        "the numbers are not that even"
    );
}

quadrille::layout! {
    /// A board with a rider that leaps, and a rider with a movement for each colour.
    pub struct Riders {
        board: 8 x 6,
        number: (5 - rank) * 8 + file,
        pieces: {
            rook: R, nightrider: NN, archbishop: BN, alfilrider: AA as crate::sets::Alfilrider,
            arrow: fBbR as quadrille::piece::Lance, spear: fRK as quadrille::piece::Gold,
        },
    }
}

/// A rider that leaps two squares diagonally each time.
pub enum Alfilrider {}

#[test]
fn riders_that_leap_fill_through_what_they_leap_over() {
    use quadrille::piece::{Archbishop, Nightrider};
    either_way::<Riders, Rook>();
    either_way::<Riders, Nightrider>();
    either_way::<Riders, Archbishop>();
    either_way::<Riders, Alfilrider>();
    by_color::<Riders, Lance>();
    by_color::<Riders, Gold>();
    for fill in [
        <Riders as Moves<Nightrider>>::MOVEMENT.fill_from,
        <Riders as Moves<Lance>>::MOVEMENT.fill_from,
    ] {
        assert!(fill.iter().all(|&count| (1..60).contains(&count)), "{fill:?}");
    }
}

/// The set, and the squares reached from it step by step.
fn filled<L: BitboardLayout>(
    set: Bitboard<L>,
    direction: Direction,
    empty: Bitboard<L>,
) -> Bitboard<L> {
    let mut all = set;
    for square in set {
        let mut next = square.step(direction);
        while let Some(reached) = next.filter(|&square| empty.contains(square)) {
            all.add(reached);
            next = reached.step(direction);
        }
    }
    all
}

fn fills<L: BitboardLayout>() {
    for [set, occupancy] in cases::<L>() {
        for direction in Direction::ALL {
            let empty = !occupancy;
            assert_eq!(set.fill(direction, empty), filled(set, direction, empty), "{direction:?}");
        }
        for color in Color::ALL {
            let ahead = L::PAWNS[color as usize];
            let beyond = |direction| {
                let next: Bitboard<L> = set.into_iter().filter_map(|s| s.step(direction)).collect();
                filled(next, direction, Bitboard::FULL)
            };
            assert_eq!(set.front_span(color), beyond(ahead));
            assert_eq!(set.rear_span(color), beyond(ahead.opposite()));
            let attacks = set.into_iter().map(|square| square.pawn_attacks(color));
            let attacks = attacks.fold(Bitboard::EMPTY, |all, attacks| all | attacks);
            assert_eq!(set.attack_span(color), filled(attacks, ahead, Bitboard::FULL));
        }
    }
}

#[test]
fn fills_go_square_by_square() {
    fills::<Lerf>();
    fills::<W>();
    fills::<Shogi>();
    fills::<Shako>();
    fills::<holes::Holes>();
}

#[test]
fn floods_reach_what_is_connected() {
    let maze: Bitboard<W> = "a1 b2 c3 d3 e2 f1 h8 g8".parse().expect("squares");
    let reached = W::A1.bitboard().flood_fill(maze);
    assert_eq!(reached.names().to_string(), (maze - W::H8 - W::G8).names().to_string());
    assert_eq!(Bitboard::<Shogi>::EMPTY.flood_fill(Bitboard::FULL), Bitboard::EMPTY);
}

/// A look-up for each piece works in const contexts.
#[test]
fn sets_attack_in_const_contexts() {
    const SET: Bitboard<Lerf> = Lerf::A1.bitboard().with(Lerf::D4).with(Lerf::E7);
    const ATTACKS: Bitboard<Lerf> = SET.attacks_one_by_one::<Rook>(SET);
    const KNIGHTS: Bitboard<Lerf> = SET.attacks_one_by_one::<Knight>(Bitboard::EMPTY);
    assert_eq!(ATTACKS, SET.attacks::<Rook>(SET));
    assert_eq!(KNIGHTS, SET.attacks::<Knight>(Bitboard::EMPTY));
    assert_eq!((W::A1 | W::B2).attacks::<Rook>(Bitboard::EMPTY).count(), 26);
}
