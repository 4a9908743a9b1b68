//! The functions of pieces of any movement, compared with each other and with brute force: attackers are the
//! transpose of attacks under every occupancy, and X-rays are squares newly attacked once the first blockers are
//! removed.

use quadrille::layouts::{Shogi, Xiangqi};
use quadrille::piece::{
    Cannon, Elephant, Gold, Horse, Lance, Rook, ShogiKnight, Silver, Soldier, Zebra,
};
use quadrille::{Bitboard, BitboardLayout, Color, Moves, Square};
use support::RandomSets;

quadrille::layout! {
    /// Twelve squares in no order, with few enough occupancies to try them all.
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
    /// A board whose riders' tables include the hoppers.
    AtOnce,
    magic
);
xiangqi!(
    /// A board whose hoppers are riders looked up twice.
    Twice,
    obstruction_difference
);

/// Hoppers with tables of their own and hoppers looked up twice attack the same squares, over any hurdles.
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
    let mut random = RandomSets::new(24);
    (0..24).map(move |round| random.set(1 + round % 2))
}

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
            for (from, attacks) in attacks {
                let relevant = occupied & from.relevant_by::<P>(color);
                assert_eq!(from.attacks_by::<P>(color, relevant), attacks, "{from}");
                let beyond = from.attacks_by::<P>(color, occupied - attacks) - attacks;
                assert!(from.xrays_by::<P>(color, occupied).is_subset(beyond), "{from}");
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

// These functions are const.
const _: Bitboard<Shogi> = Shogi::gold_attackers(Color::White, Shogi::_5E);

/// A piece's functions on the layout, by its name, agree with the methods of squares.
#[test]
fn layouts_have_the_functions_of_pieces_by_name() {
    for occupied in sets::<Shogi>() {
        for square in Square::<Shogi>::all() {
            assert_eq!(Shogi::king_attackers(square), square.neighbours());
            let moves = square.moves_by::<Rook>(Color::White, occupied);
            assert_eq!(Shogi::rook_moves(square, occupied), moves);
            assert_eq!(Shogi::rook_xrays(square, occupied), square.xrays::<Rook>(occupied));
            for color in Color::ALL {
                let gold = square.attackers_by::<Gold>(color, occupied);
                assert_eq!(Shogi::gold_attackers(color, square), gold);
                let lance = square.attackers_by::<Lance>(color, occupied);
                assert_eq!(Shogi::lance_attackers(color, square, occupied), lance);
                let xrays = square.xrays_by::<Lance>(color, occupied);
                assert_eq!(Shogi::lance_xrays(color, square, occupied), xrays);
                let moves = square.moves_by::<Lance>(color, occupied);
                assert_eq!(Shogi::lance_moves(color, square, occupied), moves);
            }
        }
    }
    let mut differ = false;
    for occupied in sets::<Xiangqi>() {
        for square in Square::<Xiangqi>::all() {
            let attackers = square.attackers_by::<Horse>(Color::White, occupied);
            assert_eq!(Xiangqi::horse_attackers(square, occupied), attackers);
            differ |= attackers != Xiangqi::horse_attacks(square, occupied);
            let moves = square.moves_by::<Cannon>(Color::White, occupied);
            assert_eq!(Xiangqi::cannon_moves(square, occupied), moves);
        }
    }
    assert!(differ, "a horse is hindered beside itself");
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
