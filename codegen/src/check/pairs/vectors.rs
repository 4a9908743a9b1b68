//! The slots around a square that each man reaches, for changes found by vector instructions (`changes: vectors`).

use crate::list::list;
use crate::model::{
    Board, MOST_SLOT_CLASSES, MOST_SLOT_MEN, Manner, PairKind, PairRelation, PairSlots, RAYS, Rule,
    Step,
};

/// The greatest length of a line in squares: a ray has seven steps.
const LONGEST: u8 = 8;

/// The captures of a man and, if some victims count by move, his quiet moves.
pub(super) struct ManRules {
    pub(super) captures: Vec<Rule>,
    pub(super) moves: Vec<Rule>,
}

/// The slots that men reach, or the reason why there are none. `entries` is the length of a table by number, if squares
/// have numbers.
pub(super) fn slots(
    board: Board,
    entries: Option<usize>,
    kinds: &[PairKind],
    men: &[ManRules],
    relations: &[PairRelation],
) -> Result<PairSlots, String> {
    if board.files().max(board.ranks()) > LONGEST {
        return Err(format!("lines have more than {LONGEST} squares, and a ray seven steps"));
    }
    if entries.is_some_and(|entries| entries > 64) {
        return Err("squares have numbers above 63".to_owned());
    }
    if men.len() > MOST_SLOT_MEN {
        return Err(format!("more than {} kinds of men", MOST_SLOT_MEN / 2));
    }
    let mut slots = PairSlots { leaps: [None; 8], attacks: Vec::new(), moves: Vec::new() };
    for (man, rules) in men.iter().enumerate() {
        let name = &kinds[man / 2].name;
        let of_man = |reason: &str| format!("`{name}` {reason}");
        let attacks = slots.reached(&rules.captures, board).map_err(of_man)?;
        let moves = slots.reached(&rules.moves, board).map_err(of_man)?;
        if moves & !PairSlots::NEAREST != 0 {
            return Err(of_man("attacks by moves of more than a step"));
        }
        if slots.leads_twice(attacks) {
            return Err(of_man("leaps along a ray that it rides"));
        }
        slots.attacks.push(attacks);
        slots.moves.push(moves);
    }
    if slots.classes(relations).iter().max().is_some_and(|&most| most >= MOST_SLOT_CLASSES) {
        return Err(format!("men go in more than {MOST_SLOT_CLASSES} different ways"));
    }
    Ok(slots)
}

impl PairSlots {
    /// The slots that a man reaches by these rules.
    fn reached(&mut self, rules: &[Rule], board: Board) -> Result<u64, &'static str> {
        let mut reached = 0;
        for rule in rules {
            if rule.from & rule.within & board.all() != board.all() {
                return Err("goes within a region only");
            }
            for step in &rule.steps {
                if !step.path.is_empty() {
                    return Err("passes squares before it attacks");
                }
                reached |= self.bits(step.step, rule.manner)?;
            }
        }
        Ok(reached)
    }

    /// The slots of a step, taken in this manner.
    fn bits(&mut self, step: Step, manner: Manner) -> Result<u64, &'static str> {
        let ray = RAYS.iter().position(|ray| *ray == step);
        match (manner, ray) {
            (Manner::Hop(..), _) => Err("hops"),
            (Manner::Leap | Manner::Ride(1), Some(ray)) => Ok(0b10 << (8 * ray)),
            (Manner::Ride(range), Some(ray)) if range >= LONGEST - 1 => Ok(0xfe << (8 * ray)),
            (Manner::Ride(_), Some(_)) => Err("rides neither one step nor to the edge"),
            (Manner::Ride(range), None) if range > 1 => Err("rides in leaps"),
            (Manner::Leap | Manner::Ride(_), None) => {
                let ray = sector(step);
                // The reverse step has the slot of the opposite ray.
                for (ray, leap) in [(ray, step), ((ray + 4) % 8, (-step.0, -step.1))] {
                    if *self.leaps[ray].get_or_insert(leap) != leap {
                        return Err(
                            "leaps where others leap further or less far, and a ray has one slot for leaps",
                        );
                    }
                }
                Ok(1 << (8 * ray))
            }
        }
    }

    /// True if a man reaches one square both by a leap along a ray and by a ride on it, so that it would have two slots.
    fn leads_twice(&self, attacks: u64) -> bool {
        let is_along = |ray: usize| {
            self.leaps[ray].is_some_and(|(files, ranks)| {
                files == 0 || ranks == 0 || files.abs() == ranks.abs()
            })
        };
        let has = |slot: usize| attacks >> slot & 1 != 0;
        (0..8).any(|ray| is_along(ray) && has(8 * ray) && has(8 * ray + 2))
    }
}

/// The ray of a leap: the leap lies on it, or clockwise of it before the next ray.
fn sector((mut files, mut ranks): Step) -> usize {
    let mut quarters = 0;
    while files < 0 || ranks <= 0 {
        // Turn it anticlockwise by a quarter.
        (files, ranks) = (-ranks, files);
        quarters += 1;
    }
    2 * quarters + usize::from(files >= ranks)
}

/// The rules by which a man captures, and those of quiet moves.
pub(super) fn split(rules: &[Rule], by_move: bool) -> ManRules {
    let of =
        |is_it: &dyn Fn(&Rule) -> bool| list(rules.iter().filter(|it| is_it(it)), Clone::clone);
    ManRules {
        captures: of(&|rule| rule.purpose.captures),
        moves: of(&|rule| rule.purpose.moves && by_move),
    }
}
