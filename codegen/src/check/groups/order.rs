//! The order of a group's squares, which assigns the group's bits to them.
//!
//! `order` lists the squares of some groups. A claim that a symmetry maps one group to another gives the second the
//! order of the first. If claims connect groups none of which is listed, the first of them in `bits` is in reading
//! order.

use std::cmp::Reverse;

use quadrille_runtime::Symmetry;

use crate::diagnostic::{Diagnostic, Diagnostics, Extent};
use crate::limits;
use crate::list::{collected, list};
use crate::model::{Board, GroupOrder, Square};
use crate::parse::{Claim, Name, Text};
use crate::sort;

use super::super::symmetries::board_symmetry;
use super::super::{NamedBoard, square_named};
use super::BitGroup;

/// Puts the squares of all groups in order.
pub(super) fn in_order(
    mut groups: Vec<BitGroup>,
    listed: &[(Name, Text)],
    claims: &[(Name, Vec<Claim>)],
    named_board: &NamedBoard,
) -> Result<Vec<BitGroup>, Diagnostics> {
    let mut errors = Diagnostics::new();
    let mut known = Vec::new();
    for (name, text) in listed {
        let order = listed_order(name, text, &groups, named_board);
        if let Some((index, squares)) = errors.take(order) {
            groups[index].squares = squares;
            groups[index].order = GroupOrder::Listed;
            known.push(index);
        }
    }
    errors.or(())?;
    let links = links(&groups, claims, named_board);
    follow(&mut groups, &mut known, &links, named_board.board);
    let mut by_bits: Vec<usize> = collected(0..groups.len());
    sort::by_key(&mut by_bits, |&index| Reverse(groups[index].shift));
    for index in by_bits {
        if !known.contains(&index) {
            known.push(index);
            follow(&mut groups, &mut known, &links, named_board.board);
        }
    }
    Ok(groups)
}

/// A claim that a symmetry maps one group to another, which the squares of both allow.
struct Link {
    claim: Symmetry,
    /// The symmetry that maps `from` to `to`: that of the claim, or its inverse.
    by: Symmetry,
    from: usize,
    to: usize,
}

/// The claims about groups, each in both directions.
fn links(
    groups: &[BitGroup],
    claims: &[(Name, Vec<Claim>)],
    named_board: &NamedBoard,
) -> Vec<Link> {
    let group = |name: &Name| groups.iter().position(|group| group.name == name.text);
    let mut links = Vec::new();
    for (name, claims) in claims {
        let Ok(claim) = board_symmetry(name, named_board) else { continue };
        let (there, back) = (claim, claim.inverse());
        for said in claims {
            let Claim::Carries { from, to, both_ways } = said else { continue };
            let (Some(from), Some(to)) = (group(from), group(to)) else { continue };
            links.push(Link { claim, by: there, from, to });
            links.push(Link { claim, by: back, from: to, to: from });
            if *both_ways {
                links.push(Link { claim, by: there, from: to, to: from });
                links.push(Link { claim, by: back, from, to });
            }
        }
    }
    // A claim that maps squares outside the group is false, and reported where claims are checked.
    links.retain(|link| {
        let (from, to) = (&groups[link.from].squares, &groups[link.to].squares);
        let is_there = |square: &Square| to.contains(&named_board.board.image(*square, link.by));
        from.len() == to.len() && from.iter().all(is_there)
    });
    links
}

/// Gives an order to all groups that claims connect to known ones. They become known, each after the one it follows.
fn follow(groups: &mut [BitGroup], known: &mut Vec<usize>, links: &[Link], board: Board) {
    let mut next = 0;
    while let Some(&from) = known.get(next) {
        for link in links.iter().filter(|link| link.from == from) {
            if known.contains(&link.to) {
                continue;
            }
            let image = |&square: &Square| board.image(square, link.by);
            groups[link.to].squares = list(groups[from].squares.iter(), image);
            let name = groups[from].name.clone();
            groups[link.to].order = GroupOrder::Follows { group: name, by: link.claim };
            known.push(link.to);
        }
        next += 1;
    }
}

/// The index of a group, and its squares in the listed order.
fn listed_order(
    name: &Name,
    text: &Text,
    groups: &[BitGroup],
    named_board: &NamedBoard,
) -> Result<(usize, Vec<Square>), Diagnostics> {
    let known = list(groups.iter().zip(0..), |(group, index)| (group.name.as_str(), index));
    let index = name.one_of(&known, "there is no group")?;
    let group = &groups[index];
    let names = named_board.all_names();
    let (mut squares, mut errors) = (Vec::new(), Diagnostics::new());
    for word in limits::listed(text.words(), "squares", "list each square once", text.extent)? {
        let help =
            || format!("the squares of `{}` are {}", group.name, named_board.list(&group.squares));
        let square = square_named(&names, &word.text, word.extent, help)
            .and_then(|square| own(square, &word, group, &squares, named_board));
        squares.extend(errors.take(square));
    }
    let is_missing = |square: &Square| !squares.contains(square);
    let missing: Vec<Square> = collected(group.squares.iter().copied().filter(is_missing));
    // A wrong square may stand in the place of a missing one.
    if missing.len() > errors.len() {
        let missing = named_board.list(&missing);
        let message = format!("the order of `{}` leaves out {missing}", group.name);
        let help = "list all squares of the group, that of the most significant bit first";
        errors.push(Diagnostic::new(text.extent, message).help(help));
    }
    errors.or((index, squares))
}

/// The square, if it belongs to the group and was not listed before.
fn own(
    square: Square,
    word: &Name,
    group: &BitGroup,
    earlier: &[Square],
    named_board: &NamedBoard,
) -> Result<Square, Diagnostic> {
    if earlier.contains(&square) {
        let message = format!("{} is listed twice", word.text);
        return Err(Diagnostic::new(word.extent, message).help("keep one of them"));
    }
    if !group.squares.contains(&square) {
        let message = format!("{} is no square of `{}`", word.text, group.name);
        let help = format!("its squares are {}", named_board.list(&group.squares));
        return Err(Diagnostic::new(word.extent, message).help(help));
    }
    Ok(square)
}

/// The error of an order that the numbers of a table or formula contradict.
pub(super) fn contradiction(
    how: &str,
    group: &BitGroup,
    numbered: &[Square],
    extent: Extent,
    named_board: &NamedBoard,
) -> Diagnostic {
    let message = format!(
        "the order of `{}` is not that of the {how}, which is {}",
        group.name,
        named_board.list(numbered)
    );
    Diagnostic::new(extent, message).help("correct one of them, or leave `order` out")
}
