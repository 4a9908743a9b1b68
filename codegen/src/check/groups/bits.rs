//! The bits of the groups.

use crate::diagnostic::{Diagnostic, Diagnostics, Extent};
use crate::list::list;
use crate::parse::{BitGroups, Name};

use super::super::first_few;
use super::{BitGroup, split};

/// The most bits of all groups and gaps: those of the widest word.
const MAX_BITS: usize = 128;

/// A run of `bits`, which is written from the most significant bit on.
#[derive(Clone, Copy, PartialEq, Eq)]
enum BitRun {
    /// The group of this index among the groups.
    Group(usize),
    /// An unused bit.
    Gap,
}

/// Gives each group its bits.
pub(super) fn with_bits(
    members: Vec<BitGroup>,
    bits: &[BitGroups],
    extent: Extent,
) -> Result<Vec<BitGroup>, Diagnostics> {
    let (mut slots, mut errors) = (Vec::new(), Diagnostics::new());
    for element in elements(bits, &members) {
        slots.extend(match element {
            Some(word) => errors.take(slot(&word, &members, &slots)),
            None => Some(BitRun::Gap),
        });
    }
    // A name that is misspelt or written for another leaves its own group out.
    errors.take(check_complete(&slots, &members, errors.len(), extent));
    errors.or(())?;
    Ok(shifted(members, &slots, extent)?)
}

/// The groups in the order of their bits, with `None` for an unused bit.
fn elements(bits: &[BitGroups], members: &[BitGroup]) -> Vec<Option<Name>> {
    let is_group = |word: &Name| members.iter().any(|group| group.name == word.text);
    let gap = |word: Name| (!matches!(word.text.as_str(), "." | "_")).then_some(word);
    let mut elements = Vec::new();
    for element in bits {
        match element {
            BitGroups::Name(word) => elements.push(gap(word.clone())),
            BitGroups::Text(text) => {
                for word in text.words() {
                    let names = if is_group(&word) { vec![word] } else { split(&word) };
                    elements.extend(list(names, gap));
                }
            }
        }
    }
    elements
}

fn slot(word: &Name, members: &[BitGroup], earlier: &[BitRun]) -> Result<BitRun, Diagnostic> {
    let known = list(members.iter().zip(0..), |(group, index)| (group.name.as_str(), index));
    let index = word.one_of(&known, "there is no group")?;
    if earlier.contains(&BitRun::Group(index)) {
        let message = format!("the group `{}` has its bits twice", word.text);
        return Err(Diagnostic::new(word.extent, message).help("keep one of them"));
    }
    Ok(BitRun::Group(index))
}

fn check_complete(
    slots: &[BitRun],
    members: &[BitGroup],
    wrong: usize,
    extent: Extent,
) -> Result<(), Diagnostic> {
    let missing = (0..members.len()).filter(|&index| !slots.contains(&BitRun::Group(index)));
    let missing = list(missing, |index| format!("`{}`", members[index].name));
    if missing.len() <= wrong {
        return Ok(());
    }
    let message = format!("`bits` leaves out {}", first_few(missing));
    let help = "name each group in `bits`, and write `.` for an unused bit";
    Err(Diagnostic::new(extent, message).help(help))
}

fn shifted(
    mut members: Vec<BitGroup>,
    slots: &[BitRun],
    extent: Extent,
) -> Result<Vec<BitGroup>, Diagnostic> {
    let mut width = 0;
    for slot in slots.iter().rev() {
        match *slot {
            BitRun::Gap => width += 1,
            BitRun::Group(index) => {
                members[index].shift = width;
                width += members[index].squares.len();
            }
        }
    }
    if width > MAX_BITS {
        let message = format!("the groups and gaps take {width} bits, which is too many");
        let help = format!("a word has at most {MAX_BITS} bits");
        return Err(Diagnostic::new(extent, message).help(help));
    }
    Ok(members)
}
