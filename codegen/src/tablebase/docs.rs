//! The documentation of an emitted type.

use quadrille_tablebase::{IndexGroup, IndexRange, Letters, Plan, Scheme, SyzygyOptions};

use super::request::{IndexRequest, in_words};
use crate::text::thousands;

/// The documentation of an index: its material, the number of positions, the meaning of "canonical", and the groups of
/// men that are numbered together.
pub fn text(request: &IndexRequest, plan: &Plan<'_>) -> String {
    format!(
        "An index of {} on {}, scheme `{}`: {} positions.\n\n{}\n\n{}\n",
        request.material,
        in_words(&request.board),
        scheme_name(&request.scheme),
        thousands(plan.size()),
        canonical(request),
        ranges(request, plan),
    )
}

/// A scheme with its options, as written in descriptions: `exact(leads: Kk)`.
pub fn scheme_name(scheme: &Scheme) -> String {
    let letters = |letters: &Letters| String::from_utf8_lossy(letters).into_owned();
    let options = match scheme {
        Scheme::Kings => Vec::new(),
        Scheme::Naive { skip } => skip.then(|| "skip".to_owned()).into_iter().collect(),
        Scheme::Exact { leads } => {
            leads.iter().map(|leads| format!("leads: {}", letters(leads))).collect()
        }
        Scheme::Syzygy(SyzygyOptions { k3, sequence, order, order2 }) => [
            k3.then(|| "K3".to_owned()),
            sequence.as_ref().map(|sequence| format!("sequence: {}", letters(sequence))),
            order.map(|order| format!("order: {order}")),
            order2.map(|order| format!("order2: {order}")),
        ]
        .into_iter()
        .flatten()
        .collect(),
    };
    match options.as_slice() {
        [] => scheme.name().to_owned(),
        options => format!("{}({})", scheme.name(), options.join(", ")),
    }
}

/// The greatest number of ranges of indexes that are listed.
const MOST_RANGES: usize = 8;

/// The ranges of indexes, each with its groups of men.
fn ranges(request: &IndexRequest, plan: &Plan<'_>) -> String {
    let mut lines = vec![
        "An index is the start of its range and, for each group of men, the number of their placement \
         times their stride:\n"
            .to_owned(),
    ];
    let all: Vec<IndexRange> = plan.ranges().collect();
    lines.extend(all.iter().take(MOST_RANGES).map(|range| {
        let groups: Vec<_> = range.groups().iter().map(|group| described(request, group)).collect();
        let [start, end] = [range.indexes().start, range.indexes().end].map(thousands);
        format!("- {start}..{end}: {}", groups.join(", "))
    }));
    lines.extend(match all.len().saturating_sub(MOST_RANGES) {
        0 => None,
        1 => Some("- and one more range".to_owned()),
        more => Some(format!("- and {more} more ranges")),
    });
    lines.join("\n") + "\n"
}

/// A group of men, its size and stride.
fn described(request: &IndexRequest, group: &IndexGroup) -> String {
    let leads = if group.leads() { "leading, " } else { "" };
    let placements = if group.size() == 1 { "placement" } else { "placements" };
    let (size, stride) = (thousands(group.size()), thousands(group.stride()));
    format!("`{}` ({leads}{size} {placements}, stride {stride})", letters(request, group))
}

/// The letters of a group's men, in order.
pub fn letters(request: &IndexRequest, group: &IndexGroup) -> String {
    group.men().iter().map(|&man| char::from(request.material.men()[usize::from(man)])).collect()
}

/// The meaning of "canonical" for a scheme.
fn canonical(request: &IndexRequest) -> &'static str {
    match (&request.scheme, request.kings) {
        (Scheme::Naive { skip: false }, _) => {
            "Every placement has an index of its own, also those with several men on a square; each is \
             its own canonical form."
        }
        (Scheme::Naive { skip: true }, _) => {
            "Every placement has an index of its own, also where like men are exchanged; each is its \
             own canonical form."
        }
        (Scheme::Kings, _) => {
            "The canonical form has the kings where they come first, in board order, of all their \
             images. Where both kings stand on a line that the board is mirrored at, a position and its \
             mirror image have two indexes, and each is its own canonical form."
        }
        (Scheme::Syzygy(_), _) => {
            "The canonical form is Syzygy's. Mirror images have two indexes where the men that decide \
             on the mirroring are their own image (the leading men on the diagonal; three or more \
             leading pawns), and each is its own canonical form. Of two like leading men that mirror \
             each other the one given first leads."
        }
        (Scheme::Exact { .. }, _) => {
            "Every position that differs from all others under the board's symmetries has one index. \
             The canonical form has the leading men where they come first, in board order, of all their \
             images, and of the symmetries that this leaves open, the one that the other men choose."
        }
    }
}
