//! Sets of pairs. `relations` finds the attacks and numbers them; `vectors` finds the slots of men whose
//! changes are found by vector instructions.

mod relations;
mod vectors;

use crate::diagnostic::{Diagnostic, Diagnostics, Extent};
use crate::limits::{self, NUMBERED, SETS};
use crate::list::list;
use crate::model::{
    Couples, Manner, PairKind, PairRelation, PairSet, PairSlots, Piece, Purpose, Rule, Square,
    SquareSet, pawn_rules, set_of,
};
use crate::parse::{Attacker, Entry, MenSquares, Name, PairsKeys, is_keyword};
use crate::reference::moves::passed;
use crate::sort;

use self::relations::{Numberer, Order, Routes};
use super::item_names::is_identifier;
use super::pieces::MovementContext;
use super::{NamedBoard, PairSets, regions};

/// The sets. A set with a mistake keeps its type but has no pairs.
pub(crate) fn pairs(
    entry: &Entry<Vec<(Name, PairsKeys)>>,
    pieces: &[Piece],
    context: MovementContext<'_>,
    named_board: &NamedBoard,
    entries: Option<usize>,
    diagnostics: &mut Diagnostics,
) -> PairSets {
    let extent = |(name, _): &(Name, PairsKeys)| name.extent;
    let (mut sets, mut spans) = (Vec::new(), Vec::new());
    // The substitute board may lack the squares that are named.
    let mut unheard = Diagnostics::new();
    let diagnostics = if named_board.is_described { diagnostics } else { &mut unheard };
    for (name, said) in limits::allowed(entry.items(), SETS, "sets of pairs", extent, diagnostics) {
        if let Some(error) = wrong_name(name) {
            diagnostics.push(error);
            continue;
        }
        let before = diagnostics.len();
        let checker = Checker { name, said, pieces, context, named_board, entries };
        let mut set = checker.set(diagnostics);
        if diagnostics.len() == before
            && let Some((count, extent)) = said.count.given()
            && *count != set.count()
        {
            diagnostics.push(wrong_count(&set, *count, *extent));
        }
        if diagnostics.len() == before && set.count() == 0 {
            diagnostics.push(numbers_nothing(name));
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

/// The error of a name that cannot be the name of a type.
fn wrong_name(name: &Name) -> Option<Diagnostic> {
    let is_type = is_identifier(&name.text) && !is_keyword(&name.text);
    let message = format!("`{}` cannot name a type", name.text);
    let help = "write a name such as `Threats`";
    (!is_type).then(|| Diagnostic::new(name.extent, message).help(help))
}

/// The context in which a set is checked.
#[derive(Clone, Copy)]
struct Checker<'a> {
    name: &'a Name,
    said: &'a PairsKeys,
    pieces: &'a [Piece],
    context: MovementContext<'a>,
    named_board: &'a NamedBoard,
    /// The number of entries in a row by square number, if squares have numbers.
    entries: Option<usize>,
}

impl Checker<'_> {
    fn set(self, diagnostics: &mut Diagnostics) -> PairSet {
        let attacks = &self.said.attacks;
        let blocks = attacks.items();
        let kinds = self.kinds(blocks, diagnostics);
        diagnostics.extend(self.wraps(&kinds));
        let squares = self.squares(&kinds, diagnostics);
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
            slots: None,
        };
        set.relations = self.relations(&set, &squares, diagnostics);
        if is_said(&self.said.changes) {
            match self.slots(&set) {
                Ok(slots) => set.slots = Some(slots),
                Err(reason) => diagnostics.extend(self.no_vectors(&reason)),
            }
        }
        set
    }

    /// The attacks between the men of a set, numbered after the couples that come before them.
    fn relations(
        self,
        set: &PairSet,
        squares: &[SquareSet],
        diagnostics: &mut Diagnostics,
    ) -> Vec<PairRelation> {
        let PairsKeys { attacks, order, .. } = self.said;
        let order_of = order.given().map(|words| Order::of(words));
        let numberer = Numberer {
            board: self.context.board,
            kinds: &set.kinds,
            squares,
            routes: &list(0..set.men(), |man| self.routes(&set.kinds, squares, man)),
            color: self.said.colors.given().copied(),
            is_like_once: is_said(&self.said.like),
            is_dense: is_said(&self.said.numbers),
            order: order_of.and_then(|order| diagnostics.take(order)).unwrap_or_default(),
            first: set.couples.iter().filter(|it| it.is_before).map(Couples::count).sum(),
        };
        let mut relations = Vec::new();
        for block in attacks.items() {
            let numbered = numberer.block(block, &mut relations);
            if let (Err([message, help]), Some(extent)) = (numbered, order.extent()) {
                diagnostics.push(Diagnostic::new(extent, message).help(help));
            }
        }
        if numberer.order.is_by_step() {
            diagnostics.extend(self.not_by_step());
        }
        relations
    }

    /// The slots that the men of a set reach, or the reason why there are none.
    fn slots(self, set: &PairSet) -> Result<PairSlots, String> {
        let men = list(0..set.men(), |man| {
            vectors::split(&self.rules(&set.kinds, man), set.kinds[man / 2].by_move)
        });
        vectors::slots(self.context.board, self.entries, &set.kinds, &men, &set.relations)
    }

    /// The error of a set whose changes cannot be found by vector instructions.
    fn no_vectors(self, reason: &str) -> Option<Diagnostic> {
        let message = format!("these changes cannot be found in vectors: {reason}");
        let help =
            "leave out `changes`: `pairs::changes` looks them up, whatever the men and the board";
        self.said.changes.extent().map(|extent| Diagnostic::new(extent, message).help(help))
    }

    /// The error of a man for whom files wrap.
    fn wraps(self, kinds: &[PairKind]) -> Option<Diagnostic> {
        let goes_around = |kind: &&PairKind| {
            let rules = kind.piece.map_or(Vec::new(), |piece| self.pieces[piece].rules().concat());
            rules.iter().any(|rule| rule.is_cylindrical)
        };
        let kind = kinds.iter().find(goes_around)?;
        let message = format!("files wrap for `{}`, whose pairs have no numbers", kind.name);
        let help = "leave it out of the set, or `o` out of its movement";
        Some(Diagnostic::new(self.name.extent, message).help(help))
    }

    /// The errors of keys that count the targets of each square, in a set that numbers steps.
    fn not_by_step(self) -> impl Iterator<Item = Diagnostic> {
        let keys =
            [("numbers", "dense", &self.said.numbers), ("ranks", "counted", &self.said.ranks)];
        let said = keys.into_iter().filter(|(.., entry)| is_said(entry));
        said.filter_map(|(key, word, entry)| {
            let message = format!("`{key}: {word}` counts targets, and `order` has `step`");
            let help = format!("leave out `{key}` or `step`");
            entry.extent().map(|extent| Diagnostic::new(extent, message).help(help))
        })
    }

    /// The rules by which a man moves.
    fn rules(self, kinds: &[PairKind], man: usize) -> Vec<Rule> {
        match kinds[man / 2].piece {
            Some(piece) => self.pieces[piece].rules()[man % 2].clone(),
            None => pawn_rules(self.context.board, self.context.forward[man % 2]),
        }
    }

    /// The kinds of men that are named: pawns first, then the others in the order of pieces.
    fn kinds(self, blocks: &[Vec<Attacker>], diagnostics: &mut Diagnostics) -> Vec<PairKind> {
        let mut names = vec![("pawn", None)];
        let pieces = self.pieces.iter().enumerate();
        names.extend(pieces.map(|(index, piece)| (piece.name.as_str(), Some(index))));
        let mut find = |word: &Name| diagnostics.take(word.one_of(&names, "there is no piece"));
        let mut named: Vec<PairKind> = Vec::new();
        let mut name = |word: &Name, by_move: bool| {
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
        sort::by_key(&mut named, |kind| kind.piece.map_or(0, |piece| piece + 1));
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
            // A name that is no piece has been reported.
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
            set_of(board.squares().filter(is_near))
        };
        let men = [0, 1].into_iter().flat_map(|color| named.iter().map(move |it| 2 * it + color));
        Some(Couples {
            men: list(men, |man| (man, squares[man])),
            near: list(board.squares(), near),
            is_before: is_said(&said.place),
        })
    }

    /// The targets of a man from each of its squares.
    fn routes(self, kinds: &[PairKind], squares: &[SquareSet], man: usize) -> Routes {
        let kind = &kinds[man / 2];
        let board = self.context.board;
        let rules = self.rules(kinds, man);
        let routes = |rules: &[Rule]| {
            list(board.squares(), |from| match from.is_in(squares[man]) {
                false => Vec::new(),
                true => passed(board, from, rules),
            })
        };
        // Treat quiet moves as captures.
        let moves = rules.iter().filter(|rule| rule.purpose.moves && kind.by_move);
        let moves: Vec<Rule> = list(moves, |rule| Rule { purpose: Purpose::BOTH, ..rule.clone() });
        Routes {
            captures: routes(&rules),
            moves: routes(&moves),
            hops: rules.iter().any(|rule| matches!(rule.manner, Manner::Hop(..))),
        }
    }
}

/// True if a key has the second of its two words; the first is the default.
fn is_said(entry: &Entry<bool>) -> bool {
    entry.given().is_some_and(|is_second| *is_second)
}

/// The error of an attacker that names a victim twice.
fn twice(blocks: &[Vec<Attacker>]) -> Option<Diagnostic> {
    let mut seen = Vec::new();
    for Attacker { kind, victims } in blocks.iter().flatten() {
        let named: Vec<(&Name, &str)> = match victims {
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

/// The error of a set none of whose men attacks another.
fn numbers_nothing(name: &Name) -> Diagnostic {
    let message = format!("no man of `{}` attacks another", name.text);
    let help = "name men who do, such as `attacks: { rook: [rook, queen] }`, or let them stand on more `squares`";
    Diagnostic::new(name.extent, message).help(help)
}

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
