//! Pieces: their movements, applied to the board.

use std::ops::Range;

use proc_macro2::{Span, TokenStream};
use quadrille_runtime::Direction;

use crate::diagnostic::{Diagnostic, Diagnostics, Extent};
use crate::list::{both, list, some_list, try_list};
use crate::model::{
    Board, Leap, Limits, Manner, Movement, MovementPart, PassingStep, Piece, Purpose, Region, Rule,
    SquareSet, UNLIMITED, leap_of, type_of_piece,
};
use crate::parse::{Entry, MovementText, PieceMoves};
use crate::reference::moves;
use crate::{betza, limits, sort};

use super::item_names::piece_name;
use super::regions;

/// The checked pieces, with the span and the marker type of each.
#[derive(Default)]
pub(crate) struct Pieces {
    pub(crate) list: Vec<Piece>,
    pub(crate) spans: Vec<Span>,
    pub(crate) markers: Vec<Option<TokenStream>>,
}

/// The board on which pieces move, and the forward directions.
#[derive(Clone, Copy)]
pub(crate) struct MovementContext<'a> {
    pub(crate) board: Board,
    pub(crate) forward: [Direction; 2],
    pub(crate) regions: &'a [Region],
}

/// The pieces without mistakes; the others are reported and left out.
pub(crate) fn pieces(
    entry: &Entry<Vec<PieceMoves>>,
    context: MovementContext<'_>,
    diagnostics: &mut Diagnostics,
) -> Pieces {
    let mut pieces = Pieces::default();
    let said = entry.given().map_or(&[][..], Vec::as_slice);
    let extent = |said: &PieceMoves| said.name.extent;
    for said in limits::allowed(said, limits::PIECES, "pieces", extent, diagnostics) {
        let piece = piece(said, context).and_then(|piece| {
            distinct(&piece, &pieces, said)?;
            Ok(piece)
        });
        if let Some(piece) = diagnostics.take(piece) {
            pieces.list.push(piece);
            pieces.spans.push(said.name.extent.start);
            pieces.markers.push(said.marker.clone());
        }
    }
    pieces
}

fn piece(said: &PieceMoves, context: MovementContext<'_>) -> Result<Piece, Diagnostic> {
    piece_name(&said.name)?;
    let texts = [Some(&said.movement), said.black.as_ref()];
    let movements = try_list(texts.into_iter().flatten(), movement)?;
    let name = said.name.text.clone();
    let is_one = movements.iter().all(|other| other.parts == movements[0].parts);
    if let Some((leaps, rides)) = plain(&movements[0]).filter(|_| is_one) {
        // Lettered atoms are allowed on boards too small for them, so that generic code can name
        // the pieces of chess on any board.
        let (files, ranks) = (context.board.files(), context.board.ranks());
        let fits =
            |leap: &Leap| leap.n <= 3 || leap.n < files.max(ranks) && leap.m < files.min(ranks);
        if !leaps.iter().chain(&rides).all(fits) {
            return Err(never_plain(&name, said));
        }
        return Ok(Piece {
            name,
            leaps,
            rides,
            sides: None,
            is_by_color: false,
            notes: Vec::new(),
        });
    }
    let mut regions = Vec::new();
    for limits in movements.iter().flat_map(|it| &it.parts).map(|part| &part.limits) {
        for name in limits.on.iter().chain(&limits.within) {
            regions.push(regions::find(context.regions, name, &said.name)?);
        }
    }
    let sides = both([0, 1], |color| {
        let movement = &movements[color.min(movements.len() - 1)];
        movement.rules(context.board, context.forward[color], |name| {
            let region = regions.iter().find(|region| region.name == name);
            region.map_or(SquareSet::MIN, |region| region.squares[color])
        })
    });
    for (color, rules) in sides.iter().enumerate() {
        let stuck = |rule: &Rule| {
            let rule = std::slice::from_ref(rule);
            moves::immobile(context.board, rule) == context.board.all()
        };
        if let Some(part) = rules.iter().position(stuck) {
            let is_both = said.black.is_none() && sides.iter().all(|rules| stuck(&rules[part]));
            let color = Some(color).filter(|_| !is_both);
            let which = color.unwrap_or(0).min(movements.len() - 1);
            let written = &movements[which].written;
            let mut same = written.iter().zip(rules).filter(|(other, _)| **other == written[part]);
            let is_whole = same.all(|(_, rule)| stuck(rule));
            return Err(never(said, which, written[part].clone(), is_whole, color));
        }
    }
    let texts = [Some(&said.movement), said.black.as_ref()].into_iter().flatten();
    let notes = list(texts, |text| betza::notes(&text.text)).concat();
    let (sides, is_by_color) = (Some(sides), !is_one);
    Ok(Piece { name, leaps: Vec::new(), rides: Vec::new(), sides, is_by_color, notes })
}

/// The movement that a text describes.
fn movement(text: &MovementText) -> Result<Movement, Diagnostic> {
    betza::parse(&text.text).map_err(|error| {
        let extent = text.extent(error.start..error.end);
        Diagnostic::new(extent, error.message).help(error.help)
    })
}

/// The error of a piece, alike in all directions, that has no target anywhere on this board.
fn never_plain(name: &str, said: &PieceMoves) -> Diagnostic {
    let message = format!("a part of `{name}` never has a square to go to");
    Diagnostic::new(said.movement.whole(), message).help(LEAVE_OUT)
}

/// The error of a part that has no target anywhere on this board, for one colour or for both. The characters describe no
/// other part if `is_whole`.
fn never(
    said: &PieceMoves,
    which: usize,
    part: Range<usize>,
    is_whole: bool,
    color: Option<usize>,
) -> Diagnostic {
    let text = said.black.as_ref().filter(|_| which == 1).unwrap_or(&said.movement);
    let (name, written) = (&said.name.text, text.part(part.clone()));
    let (extent, leg) = (text.extent(part), if is_whole { "" } else { leg_of(&written) });
    let Some(color) = color else {
        let message = format!("{leg}`{written}` of `{name}` never has a square to go to");
        return Diagnostic::new(extent, message).help(LEAVE_OUT);
    };
    let color = ["White", "Black"][color];
    let message = format!("{leg}`{written}` of {color}'s `{name}` never has a square to go to");
    let help = "leave it out, or correct its steps or its region; each colour may have a movement of its own: \
        `{ white: WfF, black: K }`";
    Diagnostic::new(extent, message).help(help)
}

/// The words for the steps that have no targets: of bent riders only the second leg can have fewer than the other.
fn leg_of(written: &str) -> &'static str {
    let modifiers = written.split('[').next().unwrap_or_default();
    if written.contains('?') || modifiers.contains('t') {
        "the second leg of "
    } else {
        "one of the steps of "
    }
}

const LEAVE_OUT: &str = "leave it out, or correct its steps or its region";

/// The leaps and rides of a movement that is alike in all directions, and for moves and captures, without limits.
fn plain(movement: &Movement) -> Option<(Vec<Leap>, Vec<Leap>)> {
    let (mut leaps, mut rides) = (Vec::new(), Vec::new());
    for part in &movement.parts {
        let MovementPart { steps, walks, manner, is_cylindrical, purpose, limits } = part;
        let list = match manner {
            Manner::Leap => &mut leaps,
            Manner::Ride(UNLIMITED) => &mut rides,
            _ => return None,
        };
        if !walks.is_empty()
            || *is_cylindrical
            || *purpose != Purpose::BOTH
            || *limits != Limits::default()
        {
            return None;
        }
        list.extend(whole(steps)?);
    }
    Some((sort::distinct(leaps), sort::distinct(rides)))
}

/// The leaps of which these are all the steps, or `None` if they are not whole leaps or pass squares.
fn whole(steps: &[PassingStep]) -> Option<Vec<Leap>> {
    let leap = |it: &PassingStep| if it.path.is_empty() { leap_of(it.step) } else { None };
    let leaps = sort::distinct(some_list(steps, leap)?);
    let count: usize = leaps.iter().map(|leap| leap.steps().len()).sum();
    (count == steps.len()).then_some(leaps)
}

/// Refuses a type that names two pieces, since generic code asks for a piece by its type.
fn distinct(piece: &Piece, earlier: &Pieces, said: &PieceMoves) -> Result<(), Diagnostic> {
    const ALIKE: [&str; 2] =
        ["move alike", "keep one, or name a type for one of them: `as crate::Name`"];
    const SAME_TYPE: [&str; 2] = [
        "name the same type",
        "name another type after `as`; paths of two types begin at `crate` or another crate",
    ];
    let text = |path: &Option<TokenStream>| path.as_ref().map(ToString::to_string);
    let own = text(&said.marker);
    for (other, marker) in earlier.list.iter().zip(&earlier.markers) {
        let [what, help] = match (&own, text(marker)) {
            (None, None) if move_alike(piece, other) => ALIKE,
            (Some(one), Some(other)) if may_be_one(one, &other) => SAME_TYPE,
            (Some(path), None) if is_standard(path, other) => SAME_TYPE,
            (None, Some(path)) if is_standard(&path, piece) => SAME_TYPE,
            _ => continue,
        };
        let message = format!("the pieces `{}` and `{}` {what}", other.name, piece.name);
        let extent = said.marker.as_ref().map_or(said.name.extent, Extent::of);
        return Err(Diagnostic::new(extent, message).help(help));
    }
    Ok(())
}

fn move_alike(one: &Piece, other: &Piece) -> bool {
    (&one.leaps, &one.rides, &one.sides) == (&other.leaps, &other.rides, &other.sides)
}

/// True if a path names the runtime's type for this movement.
fn is_standard(path: &str, piece: &Piece) -> bool {
    let name = type_of_piece(path);
    name.is_some() && name.as_deref() == piece.standard_type()
}

/// True if two paths may name one type: one is the end of the other, as `piece::Gold` is of
/// `quadrille::piece::Gold`.
fn may_be_one(one: &str, other: &str) -> bool {
    let segments = |path: &str| -> Vec<String> {
        let segments = path.split("::").map(|segment| segment.trim().to_owned());
        segments.filter(|segment| !segment.is_empty()).collect()
    };
    let (one, other) = (segments(one), segments(other));
    one.ends_with(&other) || other.ends_with(&one)
}
