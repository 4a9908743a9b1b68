//! The real tables against chess itself: the value of a position follows from its moves. Long runs try this on all
//! positions of three men. Since distances go down to mates and zeroing moves, all values are right then.

use fastrand::Rng;

use crate::support::data;
use crate::support::slow::Slow;
use quadrille::layouts::{Lerf, Ring, W};
use quadrille_syzygy::{Directory, Prober, Wdl};

/// Three men, White's and then Black's king.
const THREE_MEN: [&str; 5] = ["KBk", "KNk", "KRk", "KQk", "KPk"];

/// A position of three men by its number, below `1 << 19`, if it is legal.
fn position(men: &str, number: usize) -> Option<Slow> {
    let squares = [number >> 13 & 63, number >> 7 & 63, number >> 1 & 63];
    Slow::new(men, &squares, number & 1 != 0)
}

#[test]
fn numberings_do_not_matter() {
    let prober = Prober::open(data()).unwrap();
    let mut random = Rng::with_seed(7);
    for _ in 0..2000 {
        let number = random.usize(..1 << 19);
        let Some(position) = position(["KPk", "KRk"][number & 1], number) else { continue };
        let expected = prober.probe_dtz(&position.placement::<Lerf>());
        assert_eq!(prober.probe_dtz(&position.placement::<W>()), expected);
        assert_eq!(prober.probe_dtz(&position.placement::<Ring>()), expected);
        let moves = prober.root_moves(&position.placement::<Lerf>()).unwrap();
        let others = prober.root_moves(&position.placement::<W>()).unwrap();
        let moves = moves.iter().map(|root| (root.mv.to_string(), root.dtz));
        let others = others.iter().map(|root| (root.mv.to_string(), root.dtz));
        assert!(moves.eq(others));
    }
}

#[test]
fn playing_the_best_move_wins_within_its_distance() {
    let prober = Prober::open(data()).unwrap();
    let mut random = Rng::with_seed(3);
    let mut games = 0;
    while games < 200 {
        let men = ["KRk", "KQk", "KPk"][random.usize(..3)];
        let Some(mut position) = position(men, random.usize(..1 << 19)) else { continue };
        if prober.probe_wdl(&position.placement::<Lerf>()) != Ok(Wdl::Win) {
            continue;
        }
        games += 1;
        let mut plies = 0;
        while !position.moves().is_empty() {
            let best = prober.root_moves(&position.placement::<Lerf>()).unwrap()[0];
            let (from, to) = (best.mv.from.number().into(), best.mv.to.number().into());
            let moves = position.moves();
            let played = moves
                .into_iter()
                .find(|played| {
                    let role = best.mv.promotion.map(|role| role.letter() as u8);
                    (played.from, played.to) == (from, to)
                        && role.is_none_or(|role| played.next.cells[to].eq_ignore_ascii_case(&role))
                })
                .expect("the move is legal");
            position = played.next;
            plies += 1;
            assert!(plies < 100, "no progress");
        }
        assert!(position.in_check(position.white), "stalemate");
    }
}

/// The value and the distance that the moves of a position imply, one ply deep, and the possible error of the
/// distance.
fn by_moves(prober: &Prober<Directory>, position: &Slow) -> (Wdl, i32, i32) {
    let moves = position.moves();
    if moves.is_empty() {
        return if position.in_check(position.white) {
            (Wdl::Loss, -1, 0)
        } else {
            (Wdl::Draw, 0, 0)
        };
    }
    let value = |next: &Slow| -prober.probe_wdl(&next.placement::<Lerf>()).unwrap();
    let values: Vec<Wdl> = moves.iter().map(|played| value(&played.next)).collect();
    let wdl = values.iter().copied().max().unwrap();
    let mut best: Option<(i32, i32)> = None;
    for (played, _) in moves.iter().zip(values).filter(|(_, value)| *value == wdl) {
        let dtz = prober.probe_dtz(&played.next.placement::<Lerf>()).unwrap();
        let mated = played.next.moves().is_empty() && wdl != Wdl::Draw;
        let plies = if played.zeroing || mated {
            (wdl.zeroing().plies(), 0)
        } else {
            let plies = -dtz.plies();
            (plies + plies.signum(), i32::from(dtz.is_rounded()))
        };
        best = Some(best.map_or(plies, |best| best.min(plies)));
    }
    let (plies, rounded) = best.unwrap();
    (wdl, plies, rounded)
}

/// Compares a position with its moves, and returns its distance.
fn check(prober: &Prober<Directory>, position: &Slow) -> i32 {
    let placement = position.placement::<Lerf>();
    let (wdl, plies, tolerance) = by_moves(prober, position);
    assert_eq!(prober.probe_wdl(&placement), Ok(wdl), "{position:?}");
    let dtz = prober.probe_dtz(&placement).unwrap();
    let off = (dtz.plies() - plies).abs();
    let most = tolerance + i32::from(dtz.is_rounded());
    assert!(off <= most, "{dtz:?}, not {plies}: {position:?}");
    dtz.plies().abs()
}

#[test]
#[ignore = "tries all positions: `.ci/long layouts`"]
fn all_positions_of_three_men_agree_with_their_moves() {
    let prober = Prober::open(data()).unwrap();
    let longest = THREE_MEN.map(|men| {
        let positions = (0..1 << 19).filter_map(|number| position(men, number));
        positions
            .map(|position| check(&prober, &position).max(check(&prober, &position.exchanged())))
            .max()
    });
    // The longest mates take 16 moves with a rook and 10 with a queen, after a move of the other side.
    assert_eq!(longest[..4], [0, 0, 32, 20].map(Some));
}

#[test]
fn tables_of_three_men_agree_with_their_moves() {
    agree_with_their_moves(&Prober::open(data()).unwrap(), &THREE_MEN);
}

#[test]
fn tables_of_four_men_agree_with_their_moves() {
    let Ok(directory) = std::env::var("QUADRILLE_SYZYGY") else {
        eprintln!("QUADRILLE_SYZYGY is not set to a directory of tables: nothing was tested");
        return;
    };
    let prober = Prober::open(directory).unwrap();
    let materials = ["KQkr", "KPPk", "KPkp", "KBNk", "KRkp", "KQkq", "KNNk", "KNkp", "KRPk"];
    agree_with_their_moves(&prober, &materials);
}

/// Random positions have the values and distances that their moves lead to.
fn agree_with_their_moves(prober: &Prober<Directory>, materials: &[&str]) {
    let mut random = Rng::with_seed(5);
    for men in materials {
        let mut tested = 0;
        while tested < 1000 {
            let squares: Vec<usize> = men.bytes().map(|_| random.usize(..64)).collect();
            let position = Slow::new(men, &squares, random.usize(..2) == 0);
            let Some(mut position) = position else { continue };
            tested += 1;
            position.en_passant = en_passant(&position);
            check(prober, &position);
        }
    }
}

/// A square behind a pawn that may have made a double step.
fn en_passant(position: &Slow) -> Option<usize> {
    let (pawn, ranks, back): (u8, _, i32) =
        if position.white { (b'p', 32..40, 8) } else { (b'P', 24..32, -8) };
    ranks.into_iter().find_map(|at: usize| {
        let empty = |steps: i32| position.cells[(at as i32 + steps * back) as usize] == b'.';
        (position.cells[at] == pawn && empty(1) && empty(2)).then(|| (at as i32 + back) as usize)
    })
}
