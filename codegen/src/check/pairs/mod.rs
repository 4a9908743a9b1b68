//! Sets of pairs: who attacks whom from where, and which number comes first.

use quadrille_runtime::{Color, Direction};

use crate::diagnostic::{Diagnostic, Diagnostics, Extent};
use crate::limits::{self, NUMBERED, SETS};
use crate::list::list;
use crate::model::{
    Couples, Manner, PairKind, PairRelation, PairSet, PassingStep, Piece, Purpose, Rule, Square,
    SquareSet,
};
use crate::parse::{Attacker, Entry, MenSquares, PairsKeys, Word, is_keyword};
use crate::reference::moves::passed;
use crate::sort;
use crate::vocabulary::PAIR_ORDER;

use super::item_names::is_identifier;
use super::pieces::MovementContext;
use super::{NamedBoard, PairSets, first_few, regions};

/// The words of `order` but `squares`, slowest-varying first, and how many come before `squares`.
type Order = ([usize; 4], usize);

/// The sets. A set with a mistake keeps its type but has no pairs.
pub(crate) fn pairs(
    entry: &Entry<Vec<(Word, PairsKeys)>>,
    pieces: &[Piece],
    context: MovementContext<'_>,
    named_board: &NamedBoard,
    diagnostics: &mut Diagnostics,
) -> PairSets {
    let extent = |(name, _): &(Word, PairsKeys)| name.extent;
    let (mut sets, mut spans) = (Vec::new(), Vec::new());
    // The substitute board may lack the named squares.
    let mut unheard = Diagnostics::new();
    let diagnostics = if named_board.is_described { diagnostics } else { &mut unheard };
    for (name, said) in limits::allowed(entry.items(), SETS, "sets of pairs", extent, diagnostics) {
        if let Some(error) = wrong_name(name) {
            diagnostics.push(error);
            continue;
        }
        let before = diagnostics.len();
        let checker = Checker { name, said, pieces, context, named_board };
        let mut set = checker.set(diagnostics);
        if diagnostics.len() == before
            && let Some((count, extent)) = said.count.given()
            && *count != set.count()
        {
            diagnostics.push(wrong_count(&set, *count, *extent));
        }
        if diagnostics.len() > before {
            set.clear();
        }
        sets.push(set);
        spans.push(name.extent.start);
    }
    if sets.iter().map(PairSet::count).sum::<u64>() > NUMBERED
        && let Some(extent) = entry.extent()
    {
        let message = format!("these sets have more than {NUMBERED} numbers");
        let help = "leave out victims, or let men stand on fewer `squares`";
        diagnostics.push(Diagnostic::new(extent, message).help(help));
        for set in &mut sets {
            set.clear();
        }
    }
    PairSets { list: sets, spans }
}

/// The name becomes that of a type.
fn wrong_name(name: &Word) -> Option<Diagnostic> {
    let is_type = is_identifier(&name.text) && !is_keyword(&name.text);
    let message = format!("`{}` cannot name a type", name.text);
    let help = "write a name such as `Threats`";
    (!is_type).then(|| Diagnostic::new(name.extent, message).help(help))
}

/// The context in which a set is checked.
#[derive(Clone, Copy)]
struct Checker<'a> {
    name: &'a Word,
    said: &'a PairsKeys,
    pieces: &'a [Piece],
    context: MovementContext<'a>,
    named_board: &'a NamedBoard,
}

/// A target, and the squares passed.
type Way = (Square, SquareSet);

/// The targets of men of a kind and colour from each square.
struct Reached {
    captures: Vec<Vec<Way>>,
    /// The targets of quiet moves, if some victims are attacked `by move`.
    moves: Vec<Vec<Way>>,
    /// Whether the men hop, so that attacks are not symmetric.
    hops: bool,
}

impl Checker<'_> {
    fn set(self, diagnostics: &mut Diagnostics) -> PairSet {
        let PairsKeys { attacks, kinds, order, .. } = self.said;
        let blocks = attacks.items();
        let kinds = self.kinds(blocks, kinds, diagnostics);
        let squares = self.squares(&kinds, diagnostics);
        let order_of = order.given().map(|words| checked_order(words));
        let order_of = order_of.and_then(|order| diagnostics.take(order));
        diagnostics.extend(twice(blocks));
        if attacks.is_absent() {
            let error = Diagnostic::new(self.name.extent, "a set of pairs has no `attacks`");
            diagnostics.push(error.help("write `attacks: { knight: [rook, queen], ... }`"));
        }
        let couples = self.couples(&kinds, &squares, diagnostics);
        let mut set = PairSet {
            name: self.name.text.clone(),
            kinds,
            relations: Vec::new(),
            couples,
            is_excluded_beyond: is_said(&self.said.excluded),
            is_counted: self.said.ranks.given().copied(),
        };
        let numberer = Numberer {
            kinds: &set.kinds,
            squares: &squares,
            reached: &list(0..set.men(), |man| self.reached(&set.kinds, &squares, man)),
            color: self.said.colors.given().copied(),
            is_like_once: is_said(&self.said.like),
            is_dense: is_said(&self.said.numbers),
            order: order_of.unwrap_or(([0, 1, 2, 3], 4)),
            first: set.couples.iter().filter(|it| it.is_before).map(Couples::count).sum(),
        };
        let mut relations = Vec::new();
        for block in blocks {
            let numbered = numberer.block(block, &mut relations);
            if !numbered && let Some(extent) = order.extent() {
                let message = "what varies faster than the squares has other squares";
                let help = "put `squares` last, or let these men go alike";
                diagnostics.push(Diagnostic::new(extent, message).help(help));
            }
        }
        set.relations = relations;
        set
    }

    /// The kinds of men: all that are named, or the ones of `kinds`.
    fn kinds(
        self,
        blocks: &[Vec<Attacker>],
        listed: &Entry<Vec<Word>>,
        diagnostics: &mut Diagnostics,
    ) -> Vec<PairKind> {
        let mut names = vec![("pawn", None)];
        let pieces = self.pieces.iter().enumerate();
        names.extend(pieces.map(|(index, piece)| (piece.name.as_str(), Some(index))));
        let mut find = |word: &Word| diagnostics.take(word.one_of(&names, "there is no piece"));
        let mut named: Vec<PairKind> = Vec::new();
        let mut name = |word: &Word, by_move: bool| {
            let Some(piece) = find(word) else { return };
            match named.iter_mut().find(|kind| kind.piece == piece) {
                Some(kind) => kind.by_move |= by_move,
                None => named.push(PairKind { name: word.text.clone(), piece, by_move }),
            }
        };
        for Attacker { kind, victims } in blocks.iter().flatten() {
            let victims = victims.as_deref().unwrap_or_default();
            name(kind, victims.iter().any(|(_, by_move)| *by_move));
            for (victim, _) in victims {
                name(victim, false);
            }
        }
        let couples = self.said.couples.given().and_then(|couples| couples.men.given());
        couples.into_iter().flatten().for_each(|word| name(word, false));
        match listed.given() {
            None => sort::by_key(&mut named, |kind| kind.piece.map_or(0, |piece| piece + 1)),
            Some(words) => words.iter().for_each(|word| name(word, false)),
        }
        let words = listed.items();
        let index = |kind: &PairKind| words.iter().position(|word| word.text == kind.name);
        let missing = named.iter().filter(|kind| index(kind).is_none());
        let missing: Vec<String> = list(missing, |kind| format!("`{}`", kind.name));
        if let Some(extent) = listed.extent()
            && (!missing.is_empty() || words.len() != named.len())
        {
            let message = match missing.is_empty() {
                true => "a kind is listed twice".to_owned(),
                false => format!("`kinds` leaves out {}", first_few(missing)),
            };
            let help = "list each kind that attacks or is attacked once";
            diagnostics.push(Diagnostic::new(extent, message).help(help));
        }
        if !words.is_empty() {
            sort::by_key(&mut named, |kind| index(kind).unwrap_or(words.len()));
        }
        named
    }

    /// The squares of men, by kind and colour.
    fn squares(self, kinds: &[PairKind], diagnostics: &mut Diagnostics) -> Vec<SquareSet> {
        let mut squares = vec![self.named_board.board.all(); 2 * kinds.len()];
        let known: Vec<(&str, usize)> =
            list(kinds.iter().enumerate(), |(index, kind)| (kind.name.as_str(), index));
        for said in self.said.squares.items() {
            let (name, found) = match said {
                MenSquares::Said(said) => (&said.name, regions::by_color(said, self.named_board)),
                MenSquares::Region(name, word) => {
                    let region = regions::find(self.context.regions, &word.text, word);
                    (name, region.map(|region| region.squares.map(Some)))
                }
            };
            let kind = diagnostics.take(name.one_of(&known, "the set has no men called"));
            let (Some(kind), Some(found)) = (kind, diagnostics.take(found)) else { continue };
            for (color, set) in found.into_iter().enumerate() {
                squares[2 * kind + color] = set.unwrap_or(self.named_board.board.all());
            }
        }
        squares
    }

    /// The men that make couples: the kinds named, of either colour.
    fn couples(
        self,
        kinds: &[PairKind],
        squares: &[SquareSet],
        diagnostics: &mut Diagnostics,
    ) -> Option<Couples> {
        let said = self.said.couples.given()?;
        let mut named = Vec::new();
        for word in said.men.given()? {
            // One that is no piece has been reported.
            let Some(kind) = kinds.iter().position(|kind| kind.name == word.text) else { continue };
            if named.contains(&kind) {
                let message = format!("`{}` is named twice", word.text);
                diagnostics.push(Diagnostic::new(word.extent, message).help("name it once"));
            }
            named.push(kind);
        }
        let files = said.files.given().copied().unwrap_or(u64::MAX);
        let board = self.context.board;
        let near = |square: Square| {
            let is_near = |other: &Square| {
                let apart = board.file(square).abs_diff(board.file(*other));
                *other != square && u64::from(apart) <= files
            };
            board.squares().filter(is_near).fold(0, |set, other| set | other.bit())
        };
        let men = [0, 1].into_iter().flat_map(|color| named.iter().map(move |it| 2 * it + color));
        Some(Couples {
            men: list(men, |man| (man, squares[man])),
            near: list(board.squares(), near),
            is_before: is_said(&said.place),
        })
    }

    /// The targets of a man from its squares.
    fn reached(self, kinds: &[PairKind], squares: &[SquareSet], man: usize) -> Reached {
        let (kind, color) = (&kinds[man / 2], man % 2);
        let board = self.context.board;
        let rules = match kind.piece {
            Some(piece) => self.pieces[piece].rules()[color].clone(),
            None => self.pawn(color),
        };
        let ways = |rules: &[Rule]| {
            list(board.squares(), |from| match squares[man] & from.bit() {
                0 => Vec::new(),
                _ => passed(board, from, rules),
            })
        };
        // Treat quiet moves as captures.
        let moves = rules.iter().filter(|rule| rule.purpose.moves && kind.by_move);
        let moves: Vec<Rule> = list(moves, |rule| Rule { purpose: Purpose::BOTH, ..rule.clone() });
        Reached {
            captures: ways(&rules),
            moves: ways(&moves),
            hops: rules.iter().any(|rule| matches!(rule.manner, Manner::Hop(_))),
        }
    }

    /// How pawns move and capture.
    fn pawn(self, color: usize) -> Vec<Rule> {
        let forward = self.context.forward[color];
        let rule = |steps: Vec<(i16, i16)>, captures: bool| Rule {
            steps: list(steps, PassingStep::from),
            manner: Manner::Leap,
            purpose: Purpose { moves: !captures, captures },
            from: SquareSet::MAX,
            within: SquareSet::MAX,
        };
        let steps = |directions: &[Direction]| {
            let steps = directions.iter().map(|&direction| self.context.board.delta(direction));
            steps.flatten().collect()
        };
        vec![rule(steps(&forward.beside()), true), rule(steps(&[forward]), false)]
    }
}

/// The context in which a set is numbered.
struct Numberer<'a> {
    kinds: &'a [PairKind],
    /// The squares of each man, and its targets.
    squares: &'a [SquareSet],
    reached: &'a [Reached],
    /// The attackers' colour, if one is said.
    color: Option<Color>,
    is_like_once: bool,
    is_dense: bool,
    order: Order,
    /// The first number of the set.
    first: u64,
}

impl Numberer<'_> {
    /// Adds the relations of a block, numbered on from the relations before. `false` if the order
    /// puts a word after `squares` although its men have other squares.
    fn block(&self, block: &[Attacker], relations: &mut Vec<PairRelation>) -> bool {
        let mut next = self.first + relations.iter().map(PairRelation::count).sum::<u64>();
        let (order, slow) = self.order;
        let mut block = self.relations(block);
        sort::by_key(&mut block, |(at, _)| order.map(|dimension| at[dimension]));
        let is_slow_alike = |a: [usize; 4], b: [usize; 4]| {
            order[..slow].iter().all(|&dimension| a[dimension] == b[dimension])
        };
        let mut is_even = true;
        for group in block.chunk_by_mut(|(a, _), (b, _)| is_slow_alike(*a, *b)) {
            let stride = group.len();
            let rows = |relation: &PairRelation| -> Vec<SquareSet> {
                list(0..relation.ranked.len(), |from| relation.numbered(from))
            };
            let first = rows(&group[0].1);
            is_even &= stride == 1 || group.iter().all(|(_, relation)| rows(relation) == first);
            for (index, (_, relation)) in group.iter_mut().enumerate() {
                // Too many numbers are refused later.
                relation.base = u32::try_from(next + index as u64).unwrap_or(0);
                relation.stride = stride as u32;
            }
            next += group.iter().map(|(_, relation)| relation.count()).sum::<u64>();
        }
        relations.extend(block.into_iter().map(|(_, relation)| relation));
        is_even
    }

    /// All attackers of a block with all victims, each with its index by each of `order`'s words.
    fn relations(&self, block: &[Attacker]) -> Vec<([usize; 4], PairRelation)> {
        let mut relations = Vec::new();
        let men = |kind: &Word| {
            let kind = self.kinds.iter().position(|known| known.name == kind.text);
            kind.map(|kind| [2 * kind, 2 * kind + 1])
        };
        let is_meant = |color: &usize| self.color.is_none_or(|only| only as usize == *color);
        for color in (0..2).filter(is_meant) {
            for (kind, Attacker { kind: name, victims }) in block.iter().enumerate() {
                let Some(attacker) = men(name).map(|men| men[color]) else { continue };
                let Some(victims) = victims else {
                    relations.push(([color, kind, 0, 0], self.relation(attacker, None, false)));
                    continue;
                };
                for (index, (victim, by_move)) in victims.iter().enumerate() {
                    for (of, man) in men(victim).into_iter().flatten().enumerate() {
                        let relation = self.relation(attacker, Some(man), *by_move);
                        relations.push(([color, kind, of, index], relation));
                    }
                }
            }
        }
        relations
    }

    fn relation(&self, attacker: usize, victim: Option<usize>, by_move: bool) -> PairRelation {
        let stands = victim.map_or(SquareSet::MAX, |victim| self.squares[victim]);
        let reached = |by_move| {
            let ways = |from| self.ways(attacker, from, by_move);
            list(0..self.reached[attacker].captures.len(), |from| {
                ways(from).fold(0, |set, (to, _)| set | to.bit())
            })
        };
        let possible = list(reached(by_move), |set| set & stands);
        let some_by_move = self.kinds[attacker / 2].by_move;
        let ranked = if self.is_dense { possible.clone() } else { reached(some_by_move) };
        let is_once = self.is_like_once
            && victim.is_some_and(|victim| self.attack_each_other(attacker, victim, by_move));
        let (base, stride, is_dense) = (0, 1, self.is_dense);
        PairRelation {
            attacker,
            victim,
            base,
            stride,
            ranked,
            possible,
            is_once,
            is_dense,
            by_move,
        }
    }

    fn ways(&self, man: usize, from: usize, by_move: bool) -> impl Iterator<Item = &Way> {
        let Reached { captures, moves, .. } = &self.reached[man];
        captures[from].iter().chain(moves[from].iter().filter(move |_| by_move))
    }

    /// Whether two men are of one kind, and whenever one of them attacks the other, is attacked by it.
    fn attack_each_other(&self, attacker: usize, victim: usize, by_move: bool) -> bool {
        let is_returned = |from: usize| {
            self.ways(attacker, from, by_move).all(|&(to, passed)| {
                let back = (Square(from as u8), passed);
                self.squares[victim] & to.bit() == 0
                    || self.ways(victim, to.index(), by_move).any(|way| *way == back)
            })
        };
        attacker / 2 == victim / 2
            && !self.reached[attacker].hops
            && (0..self.reached[attacker].captures.len()).all(is_returned)
    }
}

/// Whether a key has the second of its two words, which is not the default.
fn is_said(entry: &Entry<bool>) -> bool {
    entry.given().is_some_and(|is_second| *is_second)
}

/// The error of an attacker that names a victim twice.
fn twice(blocks: &[Vec<Attacker>]) -> Option<Diagnostic> {
    let mut seen = Vec::new();
    for Attacker { kind, victims } in blocks.iter().flatten() {
        let named: Vec<(&Word, &str)> = match victims {
            None => vec![(kind, "any")],
            Some(victims) => list(victims, |(victim, _)| (victim, victim.text.as_str())),
        };
        for (word, victim) in named {
            let pair = (kind.text.as_str(), victim);
            if seen.contains(&pair) {
                let message = format!("`{}` attacks `{victim}` twice", kind.text);
                return Some(Diagnostic::new(word.extent, message).help("keep one of them"));
            }
            seen.push(pair);
        }
    }
    None
}

/// The words of `order`. Missing words vary most slowly, except `squares`, which vary fastest.
fn checked_order(words: &[Word]) -> Result<Order, Diagnostic> {
    let mut named = Vec::new();
    for word in words {
        let value = word.one_of(&PAIR_ORDER, "numbers cannot rise with")?;
        if named.contains(&value) {
            let error = Diagnostic::new(word.extent, format!("`{}` is named twice", word.text));
            return Err(error.help("name it once"));
        }
        named.push(value);
    }
    let mut order: Vec<usize> = (0..SQUARES).filter(|value| !named.contains(value)).collect();
    order.extend(named);
    let slow = order.iter().position(|&value| value == SQUARES).unwrap_or(SQUARES);
    order.retain(|&value| value != SQUARES);
    Ok((order.try_into().expect("there are four other words"), slow))
}

/// The index of the word `squares` in `order`.
const SQUARES: usize = 4;

/// The error of a wrong total, with the number of pairs of each attacker.
fn wrong_count(set: &PairSet, count: u64, extent: Extent) -> Diagnostic {
    let sum = |man: usize| -> u64 {
        let relations = set.relations.iter().filter(|relation| relation.attacker == man);
        relations.map(PairRelation::count).sum()
    };
    let sums = (0..set.men()).filter(|&man| sum(man) > 0);
    let mut sums: Vec<String> = list(sums, |man| format!("{} {}", set.man(man), sum(man)));
    sums.extend(set.couples.iter().map(|couples| format!("couples {}", couples.count())));
    let message =
        format!("`{}` has {} numbers, not {count}: {}", set.name, set.count(), sums.join(", "));
    Diagnostic::new(extent, message).help("correct the attackers, their `squares` or the total")
}
