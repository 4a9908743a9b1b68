//! Where the bits of the groups lie.

use crate::diagnostic::{Diagnostic, Diagnostics, Extent};
use crate::list::list;
use crate::parse::{Text, Word};

use super::super::{first_few, one_of};
use super::{BitGroup, GroupMembers, split};

/// The most bits of all groups and gaps: those of the widest word.
const MAX_BITS: usize = 128;

/// What `bits` has from its most significant bit on.
#[derive(Clone, Copy, PartialEq, Eq)]
enum BitRun {
    /// The group of this index among the groups.
    Group(usize),
    /// An unused bit.
    Gap,
}

/// Gives each group its bits.
pub(super) fn with_bits(
    members: Vec<GroupMembers>,
    bits: &Text,
    extent: Extent,
) -> Result<Vec<BitGroup>, Diagnostics> {
    let (mut runs, mut errors) = (Vec::new(), Diagnostics::new());
    for word in words(bits, &members) {
        runs.extend(match word.text.as_str() {
            "." => Some(BitRun::Gap),
            _ => errors.take(run(&word, &members, &runs)),
        });
    }
    // A name that is misspelt or written for another leaves its own group out.
    errors.take(check_complete(&runs, &members, errors.len(), extent));
    errors.or(())?;
    Ok(shifted(members, &runs, extent)?)
}

/// The names of groups and the gaps, in the order of their bits.
fn words(bits: &Text, members: &[GroupMembers]) -> Vec<Word> {
    let is_group = |word: &Word| members.iter().any(|(name, _)| *name == word.text);
    let names = |word| if is_group(&word) { vec![word] } else { split(&word) };
    list(bits.words(), names).concat()
}

fn run(word: &Word, members: &[GroupMembers], earlier: &[BitRun]) -> Result<BitRun, Diagnostic> {
    let known = list(members.iter().zip(0..), |((name, _), index)| (name.as_str(), index));
    let index = one_of(&known, word, "there is no group")?;
    if earlier.contains(&BitRun::Group(index)) {
        let message = format!("the group `{}` has its bits twice", word.text);
        return Err(Diagnostic::new(word.extent, message).help("keep one of them"));
    }
    Ok(BitRun::Group(index))
}

fn check_complete(
    runs: &[BitRun],
    members: &[GroupMembers],
    wrong: usize,
    extent: Extent,
) -> Result<(), Diagnostic> {
    let missing = (0..members.len()).filter(|&index| !runs.contains(&BitRun::Group(index)));
    let missing = list(missing, |index| format!("`{}`", members[index].0));
    if missing.len() <= wrong {
        return Ok(());
    }
    let message = format!("`bits` leaves out {}", first_few(missing));
    let help = "name each group in `bits`, and write `.` for an unused bit";
    Err(Diagnostic::new(extent, message).help(help))
}

fn shifted(
    members: Vec<GroupMembers>,
    runs: &[BitRun],
    extent: Extent,
) -> Result<Vec<BitGroup>, Diagnostic> {
    let mut shifts = vec![0; members.len()];
    let mut width = 0;
    for run in runs.iter().rev() {
        match *run {
            BitRun::Gap => width += 1,
            BitRun::Group(index) => {
                shifts[index] = width;
                width += members[index].1.len();
            }
        }
    }
    if width > MAX_BITS {
        let message = format!("the groups and gaps take {width} bits, which is too many");
        let help = format!("a word has at most {MAX_BITS} bits");
        return Err(Diagnostic::new(extent, message).help(help));
    }
    let group = |((name, squares), shift): (GroupMembers, usize)| BitGroup { name, squares, shift };
    Ok(list(members.into_iter().zip(shifts), group))
}
