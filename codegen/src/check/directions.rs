//! The directions of a board that is not a square grid.

use quadrille_runtime::Direction;

use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::limits::MAX_SIDE;
use crate::list::list;
use crate::model::{Board, BoardSteps};
use crate::parse::{Entry, Named};
use crate::reference;

/// A step along files and ranks.
type Delta = (i8, i8);

/// The board with the directions of its description, or with those of a square grid if the description gives no usable
/// ones.
pub(crate) fn directed(
    board: Board,
    said: &Entry<Vec<Named<(i64, i64)>>>,
    diagnostics: &mut Diagnostics,
) -> Board {
    let Entry::Given(extent, said) = said else { return board };
    let mut errors = Diagnostics::new();
    if said.is_empty() {
        let error = Diagnostic::new(*extent, "a board has at least one direction");
        errors.push(error.help("write `directions: { north: (0, +1), ... }`"));
    }
    let mut steps: BoardSteps = [None; 8];
    for step in said {
        let (direction, way) = (errors.take(named(step)), errors.take(checked(step, board)));
        if let (Some(direction), Some(way)) = (direction, way) {
            errors.take(add(step, direction, way, board, &mut steps));
        }
    }
    diagnostics.take(errors.or(board.with_steps(steps))).unwrap_or(board)
}

/// Adds a step and its reverse.
fn add(
    said: &Named<(i64, i64)>,
    direction: Direction,
    step: Delta,
    board: Board,
    steps: &mut BoardSteps,
) -> Result<(), Diagnostic> {
    let back = (-step.0, -step.1);
    for (direction, step) in [(direction, step), (direction.opposite(), back)] {
        let known = &mut steps[direction as usize];
        if known.is_some_and(|known| known != step) {
            let message = format!(
                "`{}` is not the way back from `{}`",
                direction.opposite().name(),
                direction.name()
            );
            let help = "opposite directions have opposite steps: it is enough to write one of them";
            return Err(Diagnostic::new(said.extent, message).help(help));
        }
        *known = Some(step);
    }
    apart(direction, step, board, steps)
        .map_err(|message| Diagnostic::new(said.extent, message).help("leave out one of them"))
}

/// Checks that no two directions lead from one square to the same other square, so that the
/// direction between two squares is unique. The error says what is wrong.
fn apart(
    direction: Direction,
    step: Delta,
    board: Board,
    steps: &BoardSteps,
) -> Result<(), String> {
    for other in Direction::ALL.into_iter().filter(|&other| other != direction) {
        let Some(known) = steps[other as usize] else { continue };
        if known == step {
            return Err(format!("`{}` and `{}` are the same step", other.name(), direction.name()));
        }
        if let Some((files, ranks)) = meeting(board, known, step) {
            let names = format!("`{}` and `{}`", other.name(), direction.name());
            return Err(format!("{names} both lead to squares ({files:+}, {ranks:+}) away"));
        }
    }
    Ok(())
}

/// The offset at which two steps, repeated from one square, first meet, or `None` if they never do.
fn meeting(board: Board, one: Delta, other: Delta) -> Option<(i16, i16)> {
    let wide = |(files, ranks): Delta| (i16::from(files), i16::from(ranks));
    let (one, other) = (wide(one), wide(other));
    let are_parallel = one.0 * other.1 == one.1 * other.0;
    let meeting_from = |from| {
        let along = |step| reference::ray(board, from, step);
        let (count, _) = (1..).zip(along(one)).find(|(_, to)| along(other).any(|it| it == *to))?;
        Some((one.0 * count, one.1 * count))
    };
    are_parallel.then(|| board.squares().find_map(meeting_from)).flatten()
}

fn named(said: &Named<(i64, i64)>) -> Result<Direction, Diagnostic> {
    let known = list(Direction::ALL, |direction| (direction.name(), direction));
    said.name.one_of(&known, "there is no direction")
}

/// The step, or an error if it leads from no square to another.
fn checked(said: &Named<(i64, i64)>, board: Board) -> Result<Delta, Diagnostic> {
    let Named { value: (files, ranks), extent, .. } = *said;
    if (files, ranks) == (0, 0) {
        let message = "a direction leads to another square";
        return Err(Diagnostic::new(extent, message).help("write a step such as `(+1, 0)`"));
    }
    let most = i64::from(board.files().max(board.ranks()).max(MAX_SIDE));
    let is_near = files.abs() < most && ranks.abs() < most;
    let leads = |square| board.offset(square, files as i16, ranks as i16).is_some();
    if !is_near || !board.squares().any(leads) {
        let message = format!("no square of the board has another ({files}, {ranks}) away");
        return Err(
            Diagnostic::new(extent, message).help("write files to the right, ranks forward")
        );
    }
    Ok((files as i8, ranks as i8))
}
