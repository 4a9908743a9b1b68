//! The bits of the groups.

use crate::diagnostic::{Diagnostic, Diagnostics, Extent};
use crate::list::list;
use crate::parse::{Name, Text};

use super::super::first_few;
use super::{BitGroup, group_words};

/// The greatest number of bits of all groups and gaps: the width of the widest word.
const MAX_BITS: usize = 256;

/// An entry of `bits`: a group, by its index, or an unused bit.
type Slot = Option<usize>;

/// Assigns bits to each group.
pub(super) fn with_bits(
    members: Vec<BitGroup>,
    bits: &Text,
    extent: Extent,
) -> Result<Vec<BitGroup>, Diagnostics> {
    let (mut slots, mut errors) = (Vec::new(), Diagnostics::new());
    for word in group_words(bits, &members)? {
        slots.extend(match word.text.as_str() {
            "." | "_" => Some(None),
            _ => errors.take(slot(&word, &members, &slots)).map(Some),
        });
    }
    // A misspelt name, or one written for another, leaves out the group that was meant.
    errors.take(check_complete(&slots, &members, errors.len(), extent));
    errors.or(())?;
    Ok(shifted(members, &slots, extent)?)
}

/// The index of the group with this name.
fn slot(word: &Name, members: &[BitGroup], earlier: &[Slot]) -> Result<usize, Diagnostic> {
    let known = list(members.iter().zip(0..), |(group, index)| (group.name.as_str(), index));
    let index = word.one_of(&known, "there is no group")?;
    if earlier.contains(&Some(index)) {
        let message = format!("the group `{}` has its bits twice", word.text);
        return Err(Diagnostic::new(word.extent, message).help("keep one of them"));
    }
    Ok(index)
}

fn check_complete(
    slots: &[Slot],
    members: &[BitGroup],
    wrong: usize,
    extent: Extent,
) -> Result<(), Diagnostic> {
    let missing = (0..members.len()).filter(|&index| !slots.contains(&Some(index)));
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
    slots: &[Slot],
    extent: Extent,
) -> Result<Vec<BitGroup>, Diagnostic> {
    let mut width = 0;
    for slot in slots.iter().rev() {
        match *slot {
            None => width += 1,
            Some(index) => {
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
