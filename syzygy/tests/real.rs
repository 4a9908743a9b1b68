//! The real tables, against chess itself: one ply deep, and solved backwards from mate for three men.

use std::collections::BTreeMap;

use crate::support::slow::Slow;
use crate::support::{Random, data};
use quadrille::layouts::{Lerf, Ring, W};
use quadrille_syzygy::{Dtz, Prober, Wdl};

/// All positions of a material of three men, by number: squares of the men and side to move.
struct Solved {
    men: &'static str,
    /// What the side to move gets, and in how many plies something is zeroed; `None` where the
    /// position is not legal.
    results: Vec<Option<(Wdl, i32)>>,
}

/// The moves of a position that stay in the material, and what is known of the others.
#[derive(Default)]
struct Node {
    quiet: Vec<u32>,
    /// Moves of pawns that do not promote.
    pushes: Vec<u32>,
    /// The best value of the moves that leave the material.
    leaving: Option<Wdl>,
    is_mate: bool,
}

impl Solved {
    fn number(men: &str, position: &Slow) -> usize {
        let square = |letter| position.cells.iter().position(|&cell| cell == letter).unwrap();
        let squares = men.bytes().map(square).fold(0, |number, square| number << 6 | square);
        squares << 1 | usize::from(position.white)
    }

    fn position(men: &str, number: usize) -> Option<Slow> {
        let squares = [number >> 13 & 63, number >> 7 & 63, number >> 1 & 63];
        Slow::new(men, &squares, number & 1 != 0)
    }

    /// Solves a material; `others` has those that promotions lead to.
    fn new(men: &'static str, others: &BTreeMap<&str, Solved>) -> Solved {
        let nodes: Vec<Option<Node>> = (0..1 << 19)
            .map(|number| Some(node(men, &Solved::position(men, number)?, others)))
            .collect();
        let wdl = results(&nodes);
        let dtz = distances(&nodes, &wdl);
        let results = wdl.into_iter().zip(dtz).map(|(wdl, dtz)| Some((wdl?, dtz)));
        Solved { men, results: results.collect() }
    }

    fn wdl(&self, position: &Slow) -> Wdl {
        self.results[Solved::number(self.men, position)].unwrap().0
    }
}

fn node(men: &'static str, position: &Slow, others: &BTreeMap<&str, Solved>) -> Node {
    let moves = position.moves();
    let mut node = Node::default();
    for played in &moves {
        let mut left = played.next.cells.to_vec();
        left.retain(|&cell| cell != b'.');
        left.sort_by_key(|&cell| (!cell.is_ascii_uppercase(), cell != b'K'));
        let left = String::from_utf8(left).unwrap();
        let value = if left == men {
            let list = if played.zeroing { &mut node.pushes } else { &mut node.quiet };
            list.push(Solved::number(men, &played.next) as u32);
            continue;
        } else if left == "Kk" {
            Wdl::Draw
        } else {
            -others[left.as_str()].wdl(&played.next)
        };
        node.leaving = node.leaving.max(Some(value));
    }
    node.is_mate = moves.is_empty() && position.in_check(position.white);
    node
}

/// Wins and losses, spread from mates until nothing changes; the rest is drawn. No win of three
/// men takes as long as fifty moves.
fn results(nodes: &[Option<Node>]) -> Vec<Option<Wdl>> {
    let mut results: Vec<Option<Wdl>> =
        nodes.iter().map(|node| node.as_ref().map(|_| Wdl::Draw)).collect();
    let mut changed = true;
    while changed {
        changed = false;
        for (number, node) in nodes.iter().enumerate() {
            let Some(node) = node.as_ref().filter(|_| results[number] == Some(Wdl::Draw)) else {
                continue;
            };
            let staying = node.quiet.iter().chain(&node.pushes);
            let best = staying.map(|&next| -results[next as usize].unwrap()).max();
            let best = best.max(node.leaving);
            let value = if node.is_mate { Wdl::Loss } else { best.unwrap_or(Wdl::Draw) };
            changed |= value != Wdl::Draw;
            results[number] = Some(value);
        }
    }
    results
}

/// Distances to zeroing, from the nearest to the furthest.
fn distances(nodes: &[Option<Node>], results: &[Option<Wdl>]) -> Vec<i32> {
    let mut distances: Vec<i32> = vec![0; nodes.len()];
    for plies in 1_i32.. {
        let mut found = Vec::new();
        for (number, node) in nodes.iter().enumerate() {
            let Some(node) = node.as_ref().filter(|_| distances[number] == 0) else { continue };
            match results[number] {
                Some(Wdl::Win) if wins_in(node, nodes, results, &distances, plies) => {
                    found.push((number, plies));
                }
                Some(Wdl::Loss) if loses_in(node, &distances, plies) => {
                    found.push((number, -plies));
                }
                _ => {}
            }
        }
        if found.is_empty() && plies > 2 {
            break;
        }
        for &(number, plies) in &found {
            distances[number] = plies;
        }
    }
    distances
}

fn wins_in(
    node: &Node,
    nodes: &[Option<Node>],
    results: &[Option<Wdl>],
    distances: &[i32],
    plies: i32,
) -> bool {
    if plies > 1 {
        return node.quiet.iter().any(|&next| {
            results[next as usize] == Some(Wdl::Loss) && distances[next as usize] == 1 - plies
        });
    }
    let mates = |next: &u32| nodes[*next as usize].as_ref().is_some_and(|next| next.is_mate);
    let lost = |next: &u32| results[*next as usize] == Some(Wdl::Loss);
    node.leaving == Some(Wdl::Win) || node.pushes.iter().any(lost) || node.quiet.iter().any(mates)
}

/// Whether the move that delays most takes so many plies. All moves lose.
fn loses_in(node: &Node, distances: &[i32], plies: i32) -> bool {
    let known = node.quiet.iter().all(|&next| distances[next as usize] != 0);
    let longest = node.quiet.iter().map(|&next| distances[next as usize] + 1).max();
    known && longest.unwrap_or(1).max(1) == plies
}

/// Whether a distance from a table is the true one, or one ply less where it is rounded.
fn is_distance(dtz: Dtz, plies: i32) -> bool {
    dtz.plies() == plies || dtz.is_rounded() && dtz.plies() + plies.signum() == plies
}

#[test]
#[ignore = "solves five materials: `.ci/long layouts`"]
fn tables_of_three_men_have_what_solving_finds() {
    let prober = Prober::open(data()).unwrap();
    let mut solved = BTreeMap::new();
    // Wins and draws for the side to move, White and Black; the longest distance in plies.
    let mut found = Vec::new();
    for men in ["KBk", "KNk", "KRk", "KQk", "KPk"] {
        let solution = Solved::new(men, &solved);
        for (number, result) in solution.results.iter().enumerate() {
            let Some((wdl, plies)) = *result else { continue };
            let position = Solved::position(men, number).unwrap();
            compare(&prober, &position, wdl, plies);
            if number % 7 == 0 {
                compare(&prober, &position.exchanged(), wdl, plies);
            }
        }
        found.push(solution.results.iter().flatten().map(|(_, plies)| plies.abs()).max().unwrap());
        solved.insert(men, solution);
    }
    // Mate in 16 with a rook and in 10 with a queen is the longest, after the move of the other side.
    assert_eq!(found[..4], [0, 0, 32, 20]);
}

fn compare(prober: &Prober<quadrille_syzygy::Directory>, position: &Slow, wdl: Wdl, plies: i32) {
    let placement = position.placement::<Lerf>();
    assert_eq!(prober.probe_wdl(&placement), Ok(wdl), "{position:?}");
    let dtz = prober.probe_dtz(&placement).unwrap();
    assert!(is_distance(dtz, plies), "{dtz:?}, not {plies}: {position:?}");
}

#[test]
fn numberings_do_not_matter() {
    let prober = Prober::open(data()).unwrap();
    let mut random = Random::new(7);
    for _ in 0..2000 {
        let number = random.below(1 << 19);
        let Some(position) = Solved::position(["KPk", "KRk"][number & 1], number) else { continue };
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
    let mut random = Random::new(3);
    let mut games = 0;
    while games < 200 {
        let men = ["KRk", "KQk", "KPk"][random.below(3)];
        let Some(mut position) = Solved::position(men, random.below(1 << 19)) else { continue };
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

/// What the moves of a position say of it, one ply deep.
fn by_moves(prober: &Prober<quadrille_syzygy::Directory>, position: &Slow) -> (Wdl, i32, i32) {
    let moves = position.moves();
    if moves.is_empty() {
        return if position.in_check(position.white) {
            (Wdl::Loss, -1, 0)
        } else {
            (Wdl::Draw, 0, 0)
        };
    }
    let value = |next: &Slow| -prober.probe_wdl(&next.placement::<Lerf>()).unwrap();
    let wdl = moves.iter().map(|played| value(&played.next)).max().unwrap();
    let mut best: Option<(i32, i32)> = None;
    for played in &moves {
        if value(&played.next) != wdl {
            continue;
        }
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

#[test]
fn tables_of_three_men_agree_with_their_moves() {
    let prober = Prober::open(data()).unwrap();
    agree_with_their_moves(&prober, &["KBk", "KNk", "KRk", "KQk", "KPk"]);
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
fn agree_with_their_moves(prober: &Prober<quadrille_syzygy::Directory>, materials: &[&str]) {
    let mut random = Random::new(5);
    for men in materials {
        let mut tested = 0;
        while tested < 1000 {
            let squares: Vec<usize> = men.bytes().map(|_| random.below(64)).collect();
            let Some(mut position) = Slow::new(men, &squares, random.below(2) == 0) else {
                continue;
            };
            tested += 1;
            position.en_passant = en_passant(&position);
            let placement = position.placement::<Lerf>();
            let (wdl, plies, tolerance) = by_moves(prober, &position);
            assert_eq!(prober.probe_wdl(&placement), Ok(wdl), "{position:?}");
            let dtz = prober.probe_dtz(&placement).unwrap();
            let off = (dtz.plies() - plies).abs();
            assert!(
                off <= tolerance + i32::from(dtz.is_rounded()),
                "{dtz:?}, not {plies}: {position:?}"
            );
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
