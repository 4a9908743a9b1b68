//! The options for riders' look-ups. The solver refuses methods that the numbering does not allow.

use crate::diagnostic::{Diagnostic, Diagnostics, Extent};
use crate::did_you_mean::did_you_mean;
use crate::list::list;
use crate::model::{Leap, Piece, SetStorage, SliderMethod, SliderOptions};
use crate::parse::sliders::OPTIONS;
use crate::parse::{Entry, Name};

/// The options, without wrong ones, which are reported.
pub(crate) fn sliders(
    entry: &Entry<Vec<(Name, Name)>>,
    pieces: &[Piece],
    diagnostics: &mut Diagnostics,
) -> SliderOptions {
    let mut options = SliderOptions::default();
    for (key, value) in entry.items() {
        diagnostics.take(set(&mut options, key, value, pieces));
    }
    for (key, value) in entry.items() {
        diagnostics.take(is_of_use(&options, key, value));
    }
    options
}

/// The extents of the methods, each with its ride, or `None` for all rides. There are none beside `sets`, which may be what
/// the solver refuses.
pub(crate) fn method_extents(
    entry: &Entry<Vec<(Name, Name)>>,
    pieces: &[Piece],
) -> Vec<(Option<Leap>, Extent)> {
    if entry.items().iter().any(|(key, _)| key.text == "sets") {
        return Vec::new();
    }
    list(entry.items(), |(key, value)| {
        let ride = if key.text == "method" { None } else { ride(key, pieces).ok() };
        (ride, value.extent)
    })
}

/// Refuses sets per line if no method stores them.
fn is_of_use(options: &SliderOptions, key: &Name, value: &Name) -> Result<(), Diagnostic> {
    let has_magics = options.method.has_magics()
        || options.methods.iter().any(|(_, method)| method.has_magics());
    if key.text != "sets" || value.text != "per_line" || has_magics {
        return Ok(());
    }
    let message = format!("`{}` has no sets that are stored per line", options.method.name());
    let help = "leave `sets: per_line` out, or choose another method";
    Err(Diagnostic::new(value.extent, message).help(help))
}

/// The ride of a piece that `key` is about, such as its magics; it must be looked up by a method that has magics.
pub(crate) fn ride_with_magics(
    said: &Name,
    pieces: &[Piece],
    options: &SliderOptions,
    key: &str,
) -> Result<Leap, Diagnostic> {
    let ride = single_ride(said, pieces, key)?;
    let method = options.method(ride);
    if method.has_magics() {
        return Ok(ride);
    }
    let message =
        format!("`{}` is looked up by `{}`, which has no use of {key}", said.text, method.name());
    let help = format!("leave its {key} out, or choose `magic` for it");
    Err(Diagnostic::new(said.extent, message).help(help))
}

/// The only ride of a piece. Other pieces are refused, since `what` (magics, patterns, sharing) is for a single ride.
fn single_ride(said: &Name, pieces: &[Piece], what: &str) -> Result<Leap, Diagnostic> {
    let name = &said.text;
    let known = list(pieces.iter(), |piece| (piece.name.as_str(), piece));
    let piece = said.one_of(&known, "there is no piece")?;
    if let ([], &[ride]) = (piece.leaps.as_slice(), piece.rides.as_slice()) {
        return Ok(ride);
    }
    let message = format!("the piece `{name}` is no single rider, which {what} are for");
    let help = format!("give the {what} of its riders, such as those of a rook and a bishop");
    Err(Diagnostic::new(said.extent, message).help(help))
}

fn set(
    options: &mut SliderOptions,
    key: &Name,
    value: &Name,
    pieces: &[Piece],
) -> Result<(), Diagnostic> {
    match key.text.as_str() {
        "method" => options.method = method(value)?,
        "sets" => {
            options.sets = value.one_of(&SetStorage::NAMES, "there is no storage of sets")?;
        }
        _ => {
            let ride = ride(key, pieces)?;
            options.methods.push((ride, method(value)?));
        }
    }
    Ok(())
}

fn method(word: &Name) -> Result<SliderMethod, Diagnostic> {
    word.one_of(&SliderMethod::NAMES, "there is no method")
}

/// The only ride of the piece for which a method is given.
fn ride(key: &Name, pieces: &[Piece]) -> Result<Leap, Diagnostic> {
    let name = &key.text;
    if pieces.iter().any(|piece| piece.name == *name) {
        return single_ride(key, pieces, "methods");
    }
    let message = format!("there is no option and no piece `{name}`");
    let mut names = OPTIONS.to_vec();
    names.extend(list(pieces, |piece| piece.name.as_str()));
    let mut help = did_you_mean(name, &names);
    if pieces.is_empty() {
        help += "; riders have methods of their own if `pieces` names them";
    }
    Err(Diagnostic::new(key.extent, message).help(help))
}
