//! The functions of pieces of any movement against each other and against brute force: attackers are
//! the transpose of attacks, relevant squares are those that change a result, and X-rays are the squares newly attacked
//! once the first blockers are removed.

use quadrille::layouts::{Janggi, Minishogi, Shako, Shogi, Xiangqi};
use quadrille::piece::{
    Advisor, Cannon, Elephant, General, Gold, Horse, Lance, Queen, Rook, ShogiKnight, Silver,
    Soldier, Zebra,
};
use quadrille::{Bitboard, BitboardLayout, Color, Moves, Square};
use support::Random;

quadrille::layout! {
    /// A small board in no order, with pieces of every kind.
    pub struct Zoo {
        board: 4 x 5,
        number: [7 3 11 0; 19 14 2 9; 5 16 8 12; 1 18 10 4; 13 6 15 17],
        regions: { low: { white: "a1-d2", black: "a4-d5" }, center: "b2-c4" },
        pieces: {
            rook: R2 + fB in low as quadrille::piece::Rook,
            cannon: mRcpR as quadrille::piece::Cannon,
            horse: nN as quadrille::piece::Horse,
            elephant: fgB + bpR on center as quadrille::piece::Elephant,
            lance: fR as quadrille::piece::Lance,
            gold: WfF as quadrille::piece::Gold,
        },
    }
}

quadrille::layout! {
    /// Twelve squares in no order, whose occupancies are few enough for all of them.
    pub struct Tiny {
        board: 4 x 4,
        number: [7 3 11 .; . 9 2 0; 4 . 10 8; 1 6 . 5],
        regions: { low: { white: "a1-d2", black: "b3-c4" } },
        pieces: {
            rook: R2 + fB in low as quadrille::piece::Rook,
            cannon: mRcpR as quadrille::piece::Cannon,
            horse: nN as quadrille::piece::Horse,
            elephant: fgQ on low + bpB as quadrille::piece::Elephant,
            lance: fR as quadrille::piece::Lance,
            gold: WfF as quadrille::piece::Gold,
            zebra: nZ as quadrille::piece::Zebra,
            side: rfNlbN as quadrille::piece::ShogiKnight,
            listed: [(+1,+1) > (+1,+2), (-1,0)] as quadrille::piece::Silver,
            far: fW + sWfF on low as quadrille::piece::Soldier,
        },
    }
}

/// Xiangqi's board with a method of sliders.
macro_rules! xiangqi {
    ($(#[$doc:meta])* $name:ident, $method:ident) => {
        quadrille::layout! {
            $(#[$doc])*
            struct $name {
                board: 9 x 10,
                number: rank * 9 + file,
                names: { ranks: "0123456789" },
                sliders: { method: $method },
                pieces: {
                    cannon: mRcpR as quadrille::piece::Cannon,
                    upward: fpR + gB as quadrille::piece::Lance,
                },
            }
        }
    };
}

xiangqi!(
    /// With hoppers in the tables of their riders.
    AtOnce,
    magic
);
xiangqi!(
    /// With hoppers that are riders looked up twice.
    Twice,
    obstruction_difference
);

/// Hoppers that are looked up at once go where those do that are looked up twice, whatever they hop over.
#[test]
fn hoppers_go_alike_however_they_are_looked_up() {
    let twice = |set: Bitboard<AtOnce>| Bitboard::<Twice>::new(set.word());
    let hurdles: Vec<Bitboard<AtOnce>> = sets().collect();
    for (occupied, other) in sets::<AtOnce>().zip(hurdles.into_iter().rev()) {
        for (square, same) in Square::<AtOnce>::all().zip(Square::<Twice>::all()) {
            for hurdles in [occupied, occupied & other] {
                let (over, over_twice) = (twice(occupied), twice(hurdles));
                for color in Color::ALL {
                    let upward = square.attacks_over::<Lance>(color, occupied, hurdles);
                    let expected = same.attacks_over::<Lance>(color, over, over_twice);
                    assert_eq!(twice(upward), expected, "{square} {occupied:?}");
                }
                let cannon = square.attacks_over::<Cannon>(Color::White, occupied, hurdles);
                assert_eq!(
                    twice(cannon),
                    same.attacks_over::<Cannon>(Color::White, over, over_twice)
                );
                let attackers = square.attackers_over::<Cannon>(Color::White, occupied, hurdles);
                assert_eq!(
                    twice(attackers),
                    same.attackers_over::<Cannon>(Color::White, over, over_twice)
                );
            }
            let cannon = AtOnce::cannon_attacks(square, occupied);
            assert_eq!(cannon, square.attacks_over::<Cannon>(Color::White, occupied, occupied));
            assert_eq!(cannon, square.attacks_by::<Cannon>(Color::White, occupied));
        }
    }
}

/// Sets without order, some of them sparse.
fn sets<L: BitboardLayout>() -> impl Iterator<Item = Bitboard<L>> {
    let mut random = Random::new(24);
    (0..24).map(move |round| random.set(1 + round % 2))
}

fn check<L: Moves<P>, P>() {
    for (color, occupied) in
        Color::ALL.into_iter().flat_map(|color| sets().map(move |set| (color, set)))
    {
        for square in Square::<L>::all() {
            let attacks = square.attacks_by::<P>(color, occupied);
            for target in Square::all() {
                let attackers = target.attackers_by::<P>(color, occupied);
                assert_eq!(
                    attacks.contains(target),
                    attackers.contains(square),
                    "{square} {target}"
                );
            }
            let moves = square.moves_by::<P>(color, occupied);
            assert!(moves.is_disjoint(occupied));
            let relevant = square.relevant_by::<P>(color);
            let relevantly = occupied & relevant;
            assert_eq!(square.attacks_by::<P>(color, relevantly), attacks, "{square}");
            let elsewhere = square.moves_by::<P>(color, relevantly) - occupied;
            assert_eq!(elsewhere, moves, "{square}");
            for passed in attacks.into_iter().flat_map(|to| square.path_by::<P>(color, to)) {
                assert!(passed != square);
            }
        }
    }
}

/// Each square that matters does so on some board, and with nothing on its path a piece that does
/// not hop attacks.
fn check_paths<L: Moves<P>, P>() {
    for (color, square) in
        Color::ALL.into_iter().flat_map(|color| Square::<L>::all().map(move |s| (color, s)))
    {
        let empty = square.attacks_by::<P>(color, Bitboard::EMPTY);
        for target in empty {
            let path = square.path_by::<P>(color, target);
            assert!(square.attacks_by::<P>(color, !path).contains(target), "{square} {target}");
            for hindrance in path {
                let attacks = square.attacks_by::<P>(color, hindrance.bitboard());
                assert!(!attacks.contains(target), "{square} {hindrance} {target}");
            }
        }
        for target in !empty {
            assert!(square.path_by::<P>(color, target).is_empty(), "{square} {target}");
        }
        for occupied in sets() {
            let seen = square.attacks_by::<P>(color, occupied);
            let beyond = square.attacks_by::<P>(color, occupied - seen) - seen;
            assert!(square.xrays_by::<P>(color, occupied).is_subset(beyond), "{square}");
        }
    }
}

#[test]
fn attackers_are_the_transpose_of_attacks() {
    check::<Zoo, Rook>();
    check::<Zoo, Cannon>();
    check::<Zoo, Horse>();
    check::<Zoo, Elephant>();
    check::<Zoo, Lance>();
    check::<Zoo, Gold>();
    check::<Minishogi, Silver>();
    check::<Xiangqi, Horse>();
    check::<Xiangqi, Cannon>();
    check::<Xiangqi, Elephant>();
    check::<Xiangqi, Soldier>();
    check::<Janggi, Cannon>();
    check::<Janggi, Elephant>();
    check::<Janggi, Rook>();
    check::<Janggi, General>();
    check::<Shako, Queen>();
}

/// The same under every occupancy there is.
fn check_everything<P>()
where
    Tiny: Moves<P>,
{
    let squares: Vec<Square<Tiny>> = Square::all().collect();
    for subset in 0_u32..1 << squares.len() {
        let is_occupied = |square: &&Square<Tiny>| subset >> square.number() & 1 == 1;
        let occupied: Bitboard<Tiny> = squares.iter().filter(is_occupied).copied().collect();
        for color in Color::ALL {
            let attacks = |from: Square<Tiny>| (from, from.attacks_by::<P>(color, occupied));
            let attacks: Vec<_> = squares.iter().copied().map(attacks).collect();
            for &target in &squares {
                let from = attacks.iter().filter(|(_, set)| set.contains(target));
                let expected: Bitboard<Tiny> = from.map(|(from, _)| *from).collect();
                assert_eq!(target.attackers_by::<P>(color, occupied), expected, "{target}");
            }
        }
    }
}

#[test]
fn attackers_are_the_transpose_of_attacks_under_every_occupancy() {
    check_everything::<Rook>();
    check_everything::<Cannon>();
    check_everything::<Horse>();
    check_everything::<Elephant>();
    check_everything::<Lance>();
    check_everything::<Gold>();
    check_everything::<Zebra>();
    check_everything::<ShogiKnight>();
    check_everything::<Silver>();
    check_everything::<Soldier>();
}

#[test]
fn paths_hinder_and_nothing_else_does() {
    check_paths::<Zoo, Rook>();
    check_paths::<Zoo, Horse>();
    check_paths::<Zoo, Lance>();
    check_paths::<Zoo, Gold>();
    check_paths::<Shogi, Lance>();
    check_paths::<Shogi, ShogiKnight>();
    check_paths::<Shogi, Rook>();
    check_paths::<Xiangqi, Horse>();
    check_paths::<Xiangqi, Elephant>();
    check_paths::<Xiangqi, Advisor>();
    check_paths::<Janggi, Rook>();
    check_paths::<Janggi, Elephant>();
}

#[test]
fn sliders_see_through_the_first_piece() {
    let occupied = Shogi::_5E.bitboard() | Shogi::_5B.bitboard();
    assert_eq!(Shogi::lance_attacks(Color::White, Shogi::_5G, occupied).count(), 2);
    let xrays = Shogi::_5G.xrays_by::<Lance>(Color::White, occupied);
    assert_eq!(xrays, Shogi::_5D.bitboard() | Shogi::_5C.bitboard() | Shogi::_5B.bitboard());
}

#[test]
fn hurdles_are_what_may_be_hopped_over() {
    let screen = Xiangqi::E4.bitboard();
    let target = Xiangqi::E7.bitboard();
    let occupied = screen | target;
    let attacks = Xiangqi::cannon_attacks(Xiangqi::E2, occupied);
    assert_eq!(attacks.names().to_string(), "e5 e6 e7");
    let over = |hurdles| Xiangqi::E2.attacks_over::<Cannon>(Color::White, occupied, hurdles);
    assert!(over(target).is_empty());
    assert_eq!(over(screen), attacks);
    // A horse is hindered beside itself, not beside its target.
    let beside = Xiangqi::B1.bitboard();
    assert!(!Xiangqi::horse_attacks(Xiangqi::B0, beside).contains(Xiangqi::C2));
    let attackers = Xiangqi::B0.attackers_by::<Horse>(Color::White, beside);
    assert!(attackers.contains(Xiangqi::C2));
    assert_eq!(Xiangqi::B0.path_by::<Horse>(Color::White, Xiangqi::C2), beside);
    assert_eq!(Xiangqi::palace_squares().count(), 18);
    assert_eq!(Xiangqi::home_squares(Color::Black).count(), 45);
}
