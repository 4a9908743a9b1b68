//! Explanations of indexes, in the terms of programs that read Syzygy's tables.

use quadrille_codegen::model::Square;
use quadrille_codegen::tablebase::coding::decode;
use quadrille_codegen::tablebase::docs;
use quadrille_codegen::tablebase::reference::touch;
use quadrille_codegen::tablebase::request::IndexRequest;
use quadrille_codegen::tablebase::solve::solve;
use quadrille_codegen::text::thousands;
use quadrille_tablebase::{IndexGroup, IndexRange, KingRule, LeadKind, Plan, Scheme};

/// The documentation of the index, the case and the arrays in Syzygy's programs, and the comparison with `exact`.
pub fn explanation(request: &IndexRequest, plan: &Plan<'_>) -> String {
    let mut parts = vec![docs::text(request, plan).trim_end().to_owned()];
    if matches!(request.scheme, Scheme::Syzygy(_)) {
        parts.push(case(request, plan));
        parts.push(arrays(request, plan));
    }
    parts.extend(beyond_exact(request, plan));
    parts.join("\n\n")
}

/// The name of the case, the reason for it, and the classes of the leading men.
fn case(request: &IndexRequest, plan: &Plan<'_>) -> String {
    let singles = request.material.sorts().into_iter();
    let singles = singles.filter(|&man| request.material.count(man) == 1).count();
    let (name, reason) = match plan.lead().kind {
        LeadKind::Triple => {
            ("111", format!("{singles} men are alone of their kind, and three of them lead"))
        }
        LeadKind::KingsAndOne => {
            ("K3", "both kings lead with a man who is alone of his kind".to_owned())
        }
        LeadKind::Twins => {
            ("PP", "two like men lead, since fewer than two are alone of their kind".to_owned())
        }
        LeadKind::Twist(len) => {
            ("PPP", format!("{len} like men lead, since fewer than two are alone of their kind"))
        }
        LeadKind::Pawns(1) => {
            ("pawns", "a pawn leads, and each file that he may stand on has a range".to_owned())
        }
        LeadKind::Pawns(len) => {
            ("pawns", format!("{len} pawns lead, and each file of the first has a range"))
        }
        _ => ("K2", "only two men are alone of their kind".to_owned()),
    };
    let branches = branches(plan);
    let intro = if branches.is_empty() { "" } else { " Their placements:\n" };
    let starts = [0].into_iter().chain(branches.iter().map(|(end, _)| *end));
    let lines = starts
        .zip(&branches)
        .map(|(start, (end, men))| format!("- {}..{}: {men}", thousands(start), thousands(end)));
    let intro = format!("Case {name}: {reason}.{intro}");
    [intro].into_iter().chain(lines).collect::<Vec<_>>().join("\n")
}

/// The end of each range of classes of the leading men, with the man that is off the a1-h8 diagonal there.
fn branches(plan: &Plan<'_>) -> Vec<(u32, &'static str)> {
    let names: &[&str] = match plan.lead().kind {
        LeadKind::Triple => &[
            "the first man off the a1-h8 diagonal",
            "the first man on the diagonal, the second off it",
            "the first two men on the diagonal, the third off it",
            "all three men on the diagonal",
        ],
        LeadKind::KingsAndOne => &["a king off the a1-h8 diagonal", "both kings on the diagonal"],
        LeadKind::Pair => {
            let squares = plan.lead().table.squares;
            let on_diagonal = |men: &[u8; 2]| men.iter().all(|square| square / 8 == square % 8);
            let first = squares.iter().position(on_diagonal).unwrap_or(squares.len());
            return vec![
                (first as u32, "one of the two men off the a1-h8 diagonal"),
                (squares.len() as u32, "both men on the diagonal"),
            ];
        }
        _ => &[],
    };
    plan.lead().kind.branches().iter().copied().zip(names.iter().copied()).collect()
}

/// The arrays `norm` and `factor` of Syzygy's programs: at the first man of each group, its number of men and its
/// stride.
fn arrays(request: &IndexRequest, plan: &Plan<'_>) -> String {
    let letters: String =
        sequence(plan).map(|man| char::from(request.material.men()[usize::from(man)])).collect();
    let ranges: Vec<IndexRange> = plan.ranges().collect();
    let of = |range: &IndexRange, value: fn(&IndexGroup) -> u64| {
        let at = |man: u8| {
            let group = range.groups().iter().find(|group| group.men().first() == Some(&man));
            group.map_or(0, value).to_string()
        };
        sequence(plan).map(at).collect::<Vec<_>>().join(" ")
    };
    let norm = of(&ranges[0], |group| group.men().len() as u64);
    let factors = ranges.iter().zip('a'..).map(|(range, file)| {
        let of_file = if ranges.len() > 1 { format!(", file {file}") } else { String::new() };
        format!("factor{of_file}: {}", of(range, IndexGroup::stride))
    });
    let lines = [format!("sequence: {letters}"), format!("norm: {norm}")];
    lines.into_iter().chain(factors).collect::<Vec<_>>().join("\n")
}

/// The men in sequence, as indexes in the material.
fn sequence(plan: &Plan<'_>) -> impl Iterator<Item = u8> {
    plan.sequence().iter().copied().take(plan.men())
}

/// The greatest size of an index whose positions are decoded to find why it has more than `exact`.
const MOST_LOOKED_AT: u64 = 1_000_000;

/// The number of indexes beyond those of `exact`, with the reasons, if `exact` can number the material.
fn beyond_exact(request: &IndexRequest, plan: &Plan<'_>) -> Option<String> {
    if matches!(request.scheme, Scheme::Exact { .. }) {
        return None;
    }
    let exact = IndexRequest { scheme: Scheme::Exact { leads: None }, ..request.clone() };
    let exact = solve(&exact).ok()?.plan().size();
    let more = plan.size().checked_sub(exact).filter(|&more| more > 0)?;
    let tenths = (u128::from(more) * 1000 + u128::from(exact) / 2) / u128::from(exact);
    let reasons = match request.scheme {
        Scheme::Syzygy(_) if plan.size() <= MOST_LOOKED_AT => reasons(request, plan, more),
        _ => String::new(),
    };
    Some(format!(
        "The scheme `exact` has {} positions. These are {} more ({}.{} %){reasons}.",
        thousands(exact),
        thousands(more),
        thousands(tenths / 10),
        tenths % 10,
    ))
}

/// The reasons why Syzygy has `more` indexes than `exact`.
fn reasons(request: &IndexRequest, plan: &Plan<'_>, more: u64) -> String {
    let adjacent = adjacent_kings(request, plan);
    let reasons = [
        (adjacent, "with adjacent kings"),
        (
            more.saturating_sub(adjacent),
            "mirror images of others, where the leading men leave a symmetry",
        ),
    ];
    let reasons = reasons.into_iter().filter(|(count, _)| *count > 0);
    let reasons = reasons.map(|(count, reason)| format!("{} {reason}", thousands(count)));
    format!(": {}", reasons.collect::<Vec<_>>().join(", and "))
}

/// The number of indexes of positions with adjacent kings, which the rules forbid.
fn adjacent_kings(request: &IndexRequest, plan: &Plan<'_>) -> u64 {
    let king = |letter| request.material.men().iter().position(|&man| man == letter);
    let (Some(white), Some(black), KingRule::Apart) = (king(b'K'), king(b'k'), request.kings)
    else {
        return 0;
    };
    let touch = |&index: &u64| {
        let men = decode(plan, index);
        touch(request.board, Square(men[white]), Square(men[black]))
    };
    (0..plan.size()).filter(touch).count() as u64
}
