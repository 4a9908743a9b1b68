//! Bent riders: a step, then another step or a ride, which leads outward unless letters choose its direction.
//!
//! `[F?R]` is the griffon in H. G. Muller's brackets: `?` lets it end between its legs, and after `-` it has to go on. Betza's
//! own `t[FR]` is `[F?R]`.
//!
//! Sources: R. Betza, "Bent Riders"; H. G. Muller, "Betza notation (extended)" and its comments at chessvariants.com;
//! Fairy-Stockfish's pull request 1035, whose table has griffon, rhinoceros, osprey, ship and snake.

use super::atoms::Atom;
use super::cursor::Cursor;
use super::directions::{self, StepShape, chosen};
use super::modifiers::Modifiers;
use super::{Result, lame_route};
use crate::list::{collected, list};
use crate::model::{Limits, Manner, MovementPart, PassingStep, Purpose, Step, UNLIMITED, leap_of};
use crate::sort;
use quadrille_runtime::Direction;

/// A leg: an atom with its modifiers.
struct Leg {
    start: usize,
    modifiers: Modifiers,
    atom: Atom,
    manner: Manner,
}

/// Two legs, and a flag that lets the piece stop after the first.
struct Legs {
    first: Leg,
    second: Leg,
    stops: bool,
}

/// Reads legs in brackets, from the opening one; `whole` are the modifiers before it.
pub(super) fn in_brackets(
    cursor: &mut Cursor,
    whole: &Modifiers,
    start: usize,
) -> Result<Vec<MovementPart>> {
    cursor.skip_spaces();
    cursor.next();
    let first = leg(cursor, true)?;
    cursor.skip_spaces();
    let stops = whole.is_then || cursor.eat('?');
    if !stops && !cursor.eat('-') {
        return Err(cursor.error(cursor.index(), "expected `?` or `-`".to_owned(), LEGS));
    }
    let second = leg(cursor, false)?;
    cursor.skip_spaces();
    if !cursor.eat(']') {
        let message = "expected `]` behind the second leg".to_owned();
        return Err(cursor.error(cursor.index(), message, LEGS));
    }
    Legs { first, second, stops }.parts(whole, cursor, start)
}

const LEGS: &str = "a griffon is `[F?R]`, or `[F-R]` if it has to go on; longer ways are steps: \
    `[(+1,+1) > (+1,+2) > (+1,0)...]`";

fn leg(cursor: &mut Cursor, is_first: bool) -> Result<Leg> {
    cursor.skip_spaces();
    let start = cursor.index();
    let modifiers = Modifiers::read(cursor)?;
    let refuse =
        |cursor: &Cursor, message: &str, help| Err(cursor.error(start, message.to_owned(), help));
    if cursor.peek() == Some('[') || modifiers.is_of_legs() {
        return refuse(cursor, "a leg is one atom", LEGS);
    }
    let atom = Atom::read(cursor)?;
    let range = atom.range(cursor)?;
    let (atom, range) = modifiers.over_middle(atom, range, cursor, start)?;
    let manner = modifiers.manner(&atom, range, cursor, start)?;
    if modifiers.purpose != Purpose::BOTH {
        return refuse(cursor, "`m` and `c` belong to both legs", "write `m[F?R]`");
    }
    if is_first && manner != Manner::Leap {
        return refuse(cursor, "the first leg is one step", LEGS);
    }
    if modifiers.turn.is_some() {
        return refuse(cursor, "a leg does not turn", LEGS);
    }
    if modifiers.is_cylindrical {
        return refuse(cursor, "`o` belongs to both legs", "write `o[F?R]`");
    }
    if !is_first && modifiers.is_lame {
        return refuse(cursor, "only the first leg is lame", "write `[nN?B]`");
    }
    Ok(Leg { start, modifiers, atom, manner })
}

impl Legs {
    /// The part that stops between the legs, if there is one, and the part that goes on.
    fn parts(&self, whole: &Modifiers, cursor: &Cursor, start: usize) -> Result<Vec<MovementPart>> {
        if whole.is_lame || whole.hop.is_some() {
            let message = "`n`, `p` and `g` belong to a leg".to_owned();
            return Err(cursor.error(start, message, "write `[nN?B]`, `[F?pR]`"));
        }
        if !whole.earlier.is_empty() {
            let message = "legs in brackets are not taken again".to_owned();
            return Err(cursor.error(start, message, LEGS));
        }
        if whole.turn.is_some() {
            let message = "legs in brackets say themselves where they turn".to_owned();
            return Err(cursor.error(start, message, "leave `z` or `q` out"));
        }
        let mut legs: Vec<(Step, Step)> = Vec::new();
        let Leg { atom, modifiers, .. } = &self.first;
        for first in directions::choose(atom, modifiers, cursor, self.first.start)? {
            legs.extend(list(self.second.towards(first, cursor)?, |second| (first, second)));
        }
        // Letters before the brackets choose by the sum of both legs.
        let both = |&((a, b), (c, d)): &(Step, Step)| (a + c, b + d);
        let legs = chosen(legs, &whole.directions, StepShape::of, both, cursor, start)?;
        let to = |first: Step| if modifiers.is_lame { lame_route(first) } else { vec![first] };
        let ends = list(legs.iter(), |(first, _)| PassingStep::through(&to(*first)));
        let on = list(legs.iter(), |&(first, step)| PassingStep { step, path: to(first) });
        let part = |steps, manner| MovementPart {
            steps: sort::distinct(steps),
            walks: Vec::new(),
            manner,
            is_cylindrical: false,
            purpose: whole.purpose,
            limits: Limits::default(),
        };
        let ends = self.stops.then(|| part(ends, Manner::Leap));
        Ok(collected(ends.into_iter().chain([part(on, self.second.manner)])))
    }
}

impl Leg {
    /// The steps of a second leg: those that letters choose, relative to the first leg's direction, or else those that
    /// lead farthest in that direction.
    fn towards(&self, first: Step, cursor: &Cursor) -> Result<Vec<Step>> {
        let steps = self.atom.steps();
        let letters = &self.modifiers.directions;
        if letters.is_empty() {
            return Ok(outward(&steps, first));
        }
        let mut turned = Vec::new();
        for step in steps {
            let Some(seen) = seen_from(first, step) else {
                let message = "only straight and diagonal legs have directions to each other";
                let help = "leave the directions out, or list the steps";
                return Err(cursor.error(self.start, message.to_owned(), help));
            };
            turned.push((step, seen));
        }
        let is = |shape| turned.iter().all(|(_, seen)| StepShape::of(*seen) == shape);
        let shape = match (is(StepShape::Straight), is(StepShape::Diagonal)) {
            (true, _) => StepShape::Straight,
            (_, true) => StepShape::Diagonal,
            _ => StepShape::King,
        };
        let kept = chosen(turned, letters, |_| shape, |(_, seen)| *seen, cursor, self.start)?;
        let kept = list(kept, |(step, _)| step);
        let is_back = |step: &Step| leads_back(first, *step, self.manner);
        if kept.iter().any(is_back) {
            let message = "the second leg leads back over the square where the piece stands";
            return Err(cursor.error(self.start, message.to_owned(), "choose other directions"));
        }
        Ok(kept)
    }
}

/// The steps of each leap that lead farthest in the direction of the first leg.
fn outward(steps: &[Step], first: Step) -> Vec<Step> {
    let along = |step: &Step| step.0 * first.0 + step.1 * first.1;
    let is_farthest = |step: &Step| {
        let alike = steps.iter().filter(|other| leap_of(**other) == leap_of(*step));
        alike.map(along).max() == Some(along(step))
    };
    collected(steps.iter().copied().filter(is_farthest))
}

/// A step relative to the direction of the first leg; `None` if either is oblique.
fn seen_from(first: Step, step: Step) -> Option<Step> {
    let turns = |(files, ranks): Step| {
        if StepShape::of((files, ranks)) == StepShape::Oblique {
            return None;
        }
        let way = (files.signum() as i8, ranks.signum() as i8);
        Direction::ALL.into_iter().position(|direction| direction.delta() == way)
    };
    let (files, ranks) = Direction::ALL[(turns(step)? + 8 - turns(first)?) % 8].delta();
    Some((files.into(), ranks.into()))
}

/// True if a step or ride from the end of the first leg leads back to its origin.
fn leads_back(first: Step, step: Step, manner: Manner) -> bool {
    let mut at = first;
    (0..if manner == Manner::Leap { 1 } else { UNLIMITED }).any(|_| {
        at = (at.0 + step.0, at.1 + step.1);
        at == (0, 0)
    })
}
