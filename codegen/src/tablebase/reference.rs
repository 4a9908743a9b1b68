//! The slow reference: how many positions there are that differ under the symmetries of the game,
//! counted without any table, class or section.

use quadrille_runtime::{Direction, Symmetry};
use quadrille_tablebase::{KingRule, is_pawn};

use super::request::IndexRequest;
use crate::board::{Board, Square, SquareSet};
use crate::layout::squares_of;

/// The symmetries by which positions are the same. These are all symmetries of the board if all men may be turned
/// with it. If some men go forward, or have a region that a symmetry changes, it is only the mirror of files.
pub fn symmetries(request: &IndexRequest) -> Vec<Symmetry> {
    let board = request.board;
    let all: Vec<Symmetry> =
        board.symmetries().filter(|&symmetry| keeps_directions(board, symmetry)).collect();
    let keeps_regions = |&symmetry: &Symmetry| {
        request.material.men().iter().all(|&man| {
            let region = domain(request, man);
            squares_of(region).all(|square| region & board.image(square, symmetry).bit() != 0)
        })
    };
    if !request.material.goes_forward() && all.iter().all(keeps_regions) {
        return all;
    }
    let keeps_forward = [Symmetry::Identity, Symmetry::FlipHorizontal];
    all.into_iter().filter(|symmetry| keeps_forward.contains(symmetry)).collect()
}

/// Whether a symmetry carries squares a step apart to squares a step apart, as seen in the middle of a
/// board on which no step leads beyond the edge.
fn keeps_directions(board: Board, symmetry: Symmetry) -> bool {
    const SIDE: u8 = 255;
    let middle = SIDE / 2;
    let steps: Vec<_> = Direction::ALL.iter().filter_map(|&way| board.delta(way)).collect();
    let carried = |(files, ranks): (i16, i16)| {
        let (file, rank) = (i16::from(middle) + files, i16::from(middle) + ranks);
        let (file, rank) = symmetry.image(file as u8, rank as u8, SIDE, SIDE);
        (i16::from(file) - i16::from(middle), i16::from(rank) - i16::from(middle))
    };
    steps.iter().all(|&step| steps.contains(&carried(step)))
}

/// The squares that pawns may stand on. The first of their ranks is the first one with a square that has another
/// behind it; the last is the last one with a square that has another ahead. None on boards with directions of
/// their own.
pub fn pawn_squares(board: &Board) -> SquareSet {
    let ranks_with = |way| {
        let squares = board.squares().filter(move |&square| board.step(square, way).is_some());
        squares.map(|square| board.rank(square))
    };
    let (first, last) = (ranks_with(Direction::South).min(), ranks_with(Direction::North).max());
    let is_inner = |square: &Square| {
        let rank = Some(board.rank(*square));
        board.is_square_grid() && first.is_some() && (first..=last).contains(&rank)
    };
    board.squares().filter(is_inner).fold(0, |set, square| set | square.bit())
}

/// Where a man may stand.
pub fn domain(request: &IndexRequest, man: u8) -> SquareSet {
    let region = request.regions.iter().find(|region| region.0 == man);
    region.map_or_else(|| usual_domain(request, man), |region| region.1)
}

/// Where a man may stand who has no region.
fn usual_domain(request: &IndexRequest, man: u8) -> SquareSet {
    if is_pawn(man) { pawn_squares(&request.board) } else { request.board.all() }
}

/// Whether some man of the material has a region of his own.
pub fn is_confined(request: &IndexRequest) -> bool {
    request.material.men().iter().any(|&man| domain(request, man) != usual_domain(request, man))
}

/// Whether kings on these squares stand next to each other. Where directions are not those of a square
/// grid, and are six at most, corners that two neighbours share lead to the squares behind them.
pub fn touch(board: Board, a: Square, b: Square) -> bool {
    if !board.is_square_grid() {
        let steps: Vec<_> = Direction::ALL.iter().filter_map(|&way| board.delta(way)).collect();
        let next = |i: usize| steps[(i + 1) % steps.len()];
        let corners = (0..steps.len()).map(|i| (steps[i].0 + next(i).0, steps[i].1 + next(i).1));
        let corners = corners.filter(|&step| steps.len() <= 6 && step != (0, 0));
        let mut all = steps.iter().copied().chain(corners);
        return all.any(|(files, ranks)| board.offset(a, files, ranks) == Some(b));
    }
    let files = board.file(a).abs_diff(board.file(b));
    let ranks = board.rank(a).abs_diff(board.rank(b));
    files.max(ranks) == 1
}

/// The number of positions that differ: by Burnside's lemma, the mean of how many each symmetry
/// leaves as they are.
pub fn orbits(request: &IndexRequest) -> u64 {
    let symmetries = symmetries(request);
    let unmoved: u64 = symmetries.iter().map(|&symmetry| unmoved(request, symmetry)).sum();
    unmoved / symmetries.len() as u64
}

/// The number of positions that a symmetry leaves as they are.
fn unmoved(request: &IndexRequest, symmetry: Symmetry) -> u64 {
    let cycles = cycles(request.board, symmetry);
    let mut sorts = request.material.sorts().to_vec();
    if request.kings == KingRule::Apart {
        sorts.retain(|man| !man.eq_ignore_ascii_case(&b'K'));
    }
    let sort = |&man: &u8| Sort { men: request.material.count(man), squares: domain(request, man) };
    let sorts: Vec<Sort> = sorts.iter().map(sort).collect();
    if request.kings != KingRule::Apart {
        return fillings(&sorts, &cycles);
    }
    let ways = kings_apart(request, symmetry, &sorts).into_iter().map(|(kings, count)| {
        let is_free = |cycle: &&Vec<Square>| !kings.contains(&cycle[0]);
        let free: Vec<_> = cycles.iter().filter(is_free).cloned().collect();
        count * fillings(&sorts, &free)
    });
    ways.sum()
}

/// A sort of men: how many there are, and where they may stand.
struct Sort {
    men: usize,
    squares: SquareSet,
}

/// Squares of two kings that stay apart, if a symmetry leaves both squares where they are. How the other men may
/// stand depends on who could stand on the kings' squares. So of all pairs that agree in that one is given, and
/// how many there are.
fn kings_apart(
    request: &IndexRequest,
    symmetry: Symmetry,
    others: &[Sort],
) -> Vec<([Square; 2], u64)> {
    let kept = |king: u8| {
        let squares = squares_of(domain(request, king));
        let kept = squares.filter(|&square| request.board.image(square, symmetry) == square);
        kept.collect::<Vec<_>>()
    };
    let (whites, blacks) = (kept(b'K'), kept(b'k'));
    let who = |square: Square| {
        let could = others.iter().map(|sort| u64::from(sort.squares & square.bit() != 0));
        could.fold(0, |who, could| who << 1 | could)
    };
    let mut pairs: Vec<([u64; 2], [Square; 2], u64)> = Vec::new();
    for (white, black) in whites.iter().flat_map(|&w| blacks.iter().map(move |&b| (w, b))) {
        if white == black || touch(request.board, white, black) {
            continue;
        }
        let both = [who(white), who(black)];
        match pairs.iter_mut().find(|pair| pair.0 == both) {
            Some(pair) => pair.2 += 1,
            None => pairs.push((both, [white, black], 1)),
        }
    }
    pairs.into_iter().map(|(_, kings, count)| (kings, count)).collect()
}

/// The squares in cycles, each of which a symmetry turns around.
fn cycles(board: Board, symmetry: Symmetry) -> Vec<Vec<Square>> {
    let cycle = |first: Square| {
        let image = |&square: &Square| Some(board.image(square, symmetry));
        let rest =
            std::iter::successors(image(&first), image).take_while(|&square| square != first);
        std::iter::once(first).chain(rest).collect::<Vec<_>>()
    };
    let all = board.squares().map(cycle);
    all.filter(|cycle| cycle.iter().min() == cycle.first()).collect()
}

/// In how many ways men of these sorts stand such that each cycle of squares is empty, or full of men of one
/// sort.
fn fillings(sorts: &[Sort], cycles: &[Vec<Square>]) -> u64 {
    // How many men of each sort stand already is one number, of so many digits.
    let base = |sort: &Sort| sort.men + 1;
    let step = |sort: usize| sorts[..sort].iter().map(base).product::<usize>();
    let mut ways = vec![0; step(sorts.len())];
    ways[0] = 1;
    for cycle in cycles {
        let set = cycle.iter().fold(0, |set, square| set | square.bit());
        let allowed = sorts.iter().enumerate().filter(|(_, sort)| set & !sort.squares == 0);
        let allowed: Vec<_> = allowed.map(|(i, sort)| (step(i), base(sort))).collect();
        for standing in (0..ways.len()).rev() {
            for &(step, base) in &allowed {
                if standing / step % base >= cycle.len() {
                    ways[standing] += ways[standing - cycle.len() * step];
                }
            }
        }
    }
    ways[ways.len() - 1]
}
