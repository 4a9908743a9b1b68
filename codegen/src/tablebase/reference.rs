//! The slow reference: the number of positions that differ under the symmetries of the game,
//! computed without any table, class or section.

use quadrille_runtime::{Direction, Symmetry};
use quadrille_tablebase::{KingRule, Relation, is_pawn};

use super::request::IndexRequest;
use crate::model::{Board, Square, SquareSet, set_of, squares_of};

/// A symmetry of a board, as the image of each square in board order.
pub type Motion = Vec<Square>;

/// The symmetries by which positions are the same. These are all symmetries of the board if all men may be turned
/// with it. If some men go forward, or have a region that a symmetry changes, it is only the mirror of files. The identity
/// comes first.
pub fn symmetries(request: &IndexRequest) -> Vec<Motion> {
    let image = |motion: &Motion, square: u8| motion[usize::from(square)];
    let keeps_relation = |motion: &Motion| {
        relation(request).is_none_or(|relation| {
            pairs(relation)
                .all(|pair| is_related(relation, pair.map(|square| image(motion, square).0)))
        })
    };
    let keeps_regions = |motion: &Motion| {
        request.material.men().iter().all(|&man| {
            let region = domain(request, man);
            squares_of(region).all(|square| image(motion, square.0).is_in(region))
        })
    };
    let all = motions(request.board);
    let keeps = |(motion, _): &(Motion, bool)| keeps_regions(motion) && keeps_relation(motion);
    let is_folded_by_all = !request.material.goes_forward() && all.iter().all(keeps);
    let used = all.into_iter().filter(|&(_, keeps_forward)| is_folded_by_all || keeps_forward);
    used.map(|(motion, _)| motion).collect()
}

/// The mirror of files, if the board has it: men who go forward go forward in the mirror as well.
pub fn file_mirror(board: Board) -> Option<Motion> {
    let mirrors = motions(board).into_iter().skip(1);
    mirrors.filter(|&(_, keeps_forward)| keeps_forward).map(|(mirror, _)| mirror).next()
}

/// The symmetries of a board that carry directions to directions, and whether forward stays forward. The identity comes
/// first.
fn motions(board: Board) -> Vec<(Motion, bool)> {
    if let Some(steps) = steps_of_hexagons(board) {
        return motions_of_hexagons(board, &steps);
    }
    let motion = |symmetry: Symmetry| -> Motion {
        board.squares().map(|square| board.image(square, symmetry)).collect()
    };
    let keeps_forward =
        |symmetry| matches!(symmetry, Symmetry::Identity | Symmetry::FlipHorizontal);
    let all = board.symmetries().filter(|&symmetry| keeps_directions(board, symmetry));
    all.map(|symmetry| (motion(symmetry), keeps_forward(symmetry))).collect()
}

/// A number of files and ranks.
type Way = (i16, i16);

fn sum(a: Way, b: Way) -> Way {
    (a.0 + b.0, a.1 + b.1)
}

/// The steps of a board of hexagons, clockwise; `None` for other boards.
fn steps_of_hexagons(board: Board) -> Option<[Way; 6]> {
    let steps: Vec<Way> = board.directions().filter_map(|way| board.delta(way)).collect();
    let steps: [Way; 6] = steps.try_into().ok()?;
    let is_sum = |i: usize| steps[i] == sum(steps[(i + 5) % 6], steps[(i + 1) % 6]);
    ((0..6).all(is_sum) && area(steps[0], steps[1]) != 0).then_some(steps)
}

/// The area between two ways, in cells.
fn area(a: Way, b: Way) -> i32 {
    let [a, b] = [a, b].map(|way| (i32::from(way.0), i32::from(way.1)));
    a.0 * b.1 - a.1 * b.0
}

/// The symmetries of a board of hexagons. Each carries two adjacent directions to two adjacent ones, and the first
/// square to one from which all others are found in these directions.
fn motions_of_hexagons(board: Board, steps: &[Way; 6]) -> Vec<(Motion, bool)> {
    let north = board.delta(Direction::North);
    let forward = north.or_else(|| {
        Some(sum(board.delta(Direction::NorthWest)?, board.delta(Direction::NorthEast)?))
    });
    let clockwise = (0..6).map(|i| [steps[i], steps[(i + 1) % 6]]);
    let anticlockwise = (0..6).map(|i| [steps[i], steps[(i + 5) % 6]]);
    let carried = |to: [Way; 2]| {
        let carry = move |way| carried(way, [steps[0], steps[1]], to);
        let from = |square| (i16::from(board.file(square)), i16::from(board.rank(square)));
        let first = from(Square(0));
        let way = |square| sum(from(square), (-first.0, -first.1));
        let at = |to: Square, square| {
            let (files, ranks) = carry(way(square))?;
            board.offset(to, files, ranks)
        };
        let images = |to: Square| board.squares().map(|square| at(to, square)).collect();
        let motion: Motion = board.squares().find_map(images)?;
        Some((motion, forward.is_some() && forward.and_then(carry) == forward))
    };
    clockwise.chain(anticlockwise).filter_map(carried).collect()
}

/// The image of a way under the linear map that carries two steps to two others; `None` if it ends between cells.
fn carried(way: Way, [a, b]: [Way; 2], [to_a, to_b]: [Way; 2]) -> Option<Way> {
    let (whole, of_a, of_b) = (area(a, b), area(way, b), area(a, way));
    let part = |a: i16, b: i16| {
        let sum = of_a * i32::from(a) + of_b * i32::from(b);
        (sum % whole == 0).then_some((sum / whole) as i16)
    };
    Some((part(to_a.0, to_b.0)?, part(to_a.1, to_b.1)?))
}

/// Returns whether a symmetry carries squares a step apart to squares a step apart, as seen in the middle of a
/// board on which no step leads beyond the edge.
fn keeps_directions(board: Board, symmetry: Symmetry) -> bool {
    const SIDE: u8 = 255;
    let middle = SIDE / 2;
    let steps: Vec<_> = board.directions().filter_map(|way| board.delta(way)).collect();
    let carried = |(files, ranks): Way| {
        let (file, rank) = (i16::from(middle) + files, i16::from(middle) + ranks);
        let (file, rank) = symmetry.image(file as u8, rank as u8, SIDE, SIDE);
        (i16::from(file) - i16::from(middle), i16::from(rank) - i16::from(middle))
    };
    steps.iter().all(|&step| steps.contains(&carried(step)))
}

/// The squares where pawns may stand: from the first rank with a square that has another behind
/// it, to the last rank with a square that has another ahead. There are none on boards with
/// directions of their own.
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
    set_of(board.squares().filter(is_inner))
}

/// The squares where a man may stand.
pub fn domain(request: &IndexRequest, man: u8) -> SquareSet {
    let region = request.regions.iter().find(|region| region.0 == man);
    let usual = || if is_pawn(man) { pawn_squares(&request.board) } else { request.board.all() };
    region.map_or_else(usual, |region| region.1.into())
}

/// True if kings on these squares would touch. On a board with directions of its own, six at most, a
/// king also goes over the corner that two neighbours share.
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

/// The relation of the material's men, if two of them constrain each other.
fn relation(request: &IndexRequest) -> Option<&Relation> {
    relations_of(request).next()
}

/// The relations whose men the material has.
pub fn relations_of(request: &IndexRequest) -> impl Iterator<Item = &Relation> {
    let has = |relation: &&Relation| match relation.men {
        [a, b] if a == b => request.material.count(a) > 1,
        men => men.iter().all(|&man| request.material.count(man) > 0),
    };
    request.relations.iter().filter(has)
}

/// The pairs of squares that related men may take.
fn pairs(relation: &Relation) -> impl Iterator<Item = [u8; 2]> + '_ {
    let all = (0..128).flat_map(|a| (0..128).map(move |b| [a, b]));
    all.filter(|&pair| is_related(relation, pair))
}

/// True if related men may stand on these squares.
fn is_related(relation: &Relation, [a, b]: [u8; 2]) -> bool {
    relation.rows[usize::from(a)] >> b & 1 == 1
}

/// The number of positions that differ: by Burnside's lemma, the mean over all symmetries of the
/// number of positions that each leaves unchanged.
pub fn orbits(request: &IndexRequest) -> u64 {
    let symmetries = symmetries(request);
    let unmoved: u64 = symmetries.iter().map(|symmetry| unmoved(request, symmetry)).sum();
    unmoved / symmetries.len() as u64
}

/// The number of positions that a symmetry leaves unchanged.
fn unmoved(request: &IndexRequest, symmetry: &Motion) -> u64 {
    let cycles = cycles(symmetry);
    let mut sorts = request.material.sorts().to_vec();
    if request.kings == KingRule::Apart {
        sorts.retain(|man| !man.eq_ignore_ascii_case(&b'K'));
    }
    if let Some(relation) = relation(request) {
        sorts.retain(|man| !relation.men.contains(man));
    }
    let sort = |&man: &u8| Sort { men: request.material.count(man), squares: domain(request, man) };
    let sorts: Vec<Sort> = sorts.iter().map(sort).collect();
    let beside = |taken: &[Square]| {
        let is_free = |cycle: &&Vec<Square>| !cycle.iter().any(|square| taken.contains(square));
        fillings(&sorts, &cycles.iter().filter(is_free).cloned().collect::<Vec<_>>())
    };
    let related = related(request, symmetry, &sorts);
    if request.kings != KingRule::Apart {
        return related.iter().map(|alike| alike.len() as u64 * beside(&alike[0])).sum();
    }
    let ways = related.iter().flat_map(|alike| kings_apart(request, symmetry, &sorts, alike));
    ways.map(|(taken, count)| count * beside(&taken)).sum()
}

/// The sorts of men that may stand on a square, as bits.
fn who(sorts: &[Sort], square: Square) -> u64 {
    let could = sorts.iter().map(|sort| u64::from(square.is_in(sort.squares)));
    could.fold(0, |who, could| who << 1 | could)
}

/// The placements of related men that a symmetry leaves unchanged, grouped by the squares that they leave to the other
/// men. Without related men there is one, the empty placement.
fn related(request: &IndexRequest, symmetry: &Motion, others: &[Sort]) -> Vec<Vec<Vec<Square>>> {
    let Some(relation) = relation(request) else { return vec![vec![Vec::new()]] };
    let image = |man: u8| symmetry[usize::from(man)].0;
    let [first, second] = relation.men.map(|man| domain(request, man));
    let alike = relation.men[0] == relation.men[1];
    let stay = pairs(relation).filter(|&[a, b]| {
        let is_allowed = Square(a).is_in(first) && Square(b).is_in(second) && (!alike || a < b);
        is_allowed && ([image(a), image(b)] == [a, b] || alike && [image(b), image(a)] == [a, b])
    });
    let mut groups: Vec<([u64; 2], bool, Vec<Vec<Square>>)> = Vec::new();
    for pair in stay {
        let (who, is_kept) = (pair.map(|man| who(others, Square(man))), image(pair[0]) == pair[0]);
        let squares = pair.map(Square).to_vec();
        match groups.iter_mut().find(|group| (group.0, group.1) == (who, is_kept)) {
            Some(group) => group.2.push(squares),
            None => groups.push((who, is_kept, vec![squares])),
        }
    }
    groups.into_iter().map(|(_, _, squares)| squares).collect()
}

/// A sort of men: their number, and the squares where they may stand.
struct Sort {
    men: usize,
    squares: SquareSet,
}

/// The placements of two kings that do not touch, both on fixed squares of a symmetry, beside one of these placements of
/// related men, all of which leave equally much to the others. The squares that two kings leave depend on the sorts that
/// may stand on theirs: for each case this gives one placement, and the number of placements.
fn kings_apart(
    request: &IndexRequest,
    symmetry: &Motion,
    others: &[Sort],
    related: &[Vec<Square>],
) -> Vec<(Vec<Square>, u64)> {
    let kept = |king: u8| {
        let squares = squares_of(domain(request, king));
        let kept = squares.filter(|&square| symmetry[square.index()] == square);
        kept.collect::<Vec<_>>()
    };
    let (whites, blacks) = (kept(b'K'), kept(b'k'));
    // The number of alternatives that take a square, and that take both of two squares.
    let (mut taking, mut taking_both) = ([0; 128], vec![0; 128 * 128]);
    for squares in related {
        for square in squares {
            taking[usize::from(square.0)] += 1;
        }
        for (a, b) in squares.iter().flat_map(|a| squares.iter().map(move |b| (a, b))) {
            taking_both[128 * usize::from(a.0) + usize::from(b.0)] += 1;
        }
    }
    let mut pairs: Vec<([u64; 2], Vec<Square>, u64)> = Vec::new();
    for (white, black) in whites.iter().flat_map(|&w| blacks.iter().map(move |&b| (w, b))) {
        if white == black || touch(request.board, white, black) {
            continue;
        }
        let [w, b] = [white, black].map(|square| usize::from(square.0));
        let count = related.len() as u64 + taking_both[128 * w + b] - taking[w] - taking[b];
        if count == 0 {
            continue;
        }
        let both = [who(others, white), who(others, black)];
        match pairs.iter_mut().find(|pair| pair.0 == both) {
            Some(pair) => pair.2 += count,
            None => {
                let is_free =
                    |taken: &&Vec<Square>| !taken.contains(&white) && !taken.contains(&black);
                let free = related.iter().find(is_free).into_iter().flatten();
                pairs.push((both, free.copied().chain([white, black]).collect(), count));
            }
        }
    }
    pairs.into_iter().map(|(_, taken, count)| (taken, count)).collect()
}

fn cycles(symmetry: &Motion) -> Vec<Vec<Square>> {
    let cycle = |first: &Square| {
        let image = |square: &Square| Some(symmetry[square.index()]);
        let rest = std::iter::successors(image(first), image).take_while(|square| square != first);
        std::iter::once(*first).chain(rest).collect::<Vec<_>>()
    };
    // The images are all squares, each once.
    let all = symmetry.iter().map(cycle);
    all.filter(|cycle| cycle.iter().min() == cycle.first()).collect()
}

/// The number of arrangements of men of these sorts in which each cycle of squares is empty, or
/// full of men of one sort.
fn fillings(sorts: &[Sort], cycles: &[Vec<Square>]) -> u64 {
    // The numbers of men placed so far, one for each sort, are the digits of one mixed-radix number.
    let base = |sort: &Sort| sort.men + 1;
    let step = |sort: usize| sorts[..sort].iter().map(base).product::<usize>();
    let mut ways = vec![0; step(sorts.len())];
    ways[0] = 1;
    for cycle in cycles {
        let set = set_of(cycle);
        let allowed =
            sorts.iter().enumerate().filter(|(_, sort)| set.and_not(sort.squares).is_zero());
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
