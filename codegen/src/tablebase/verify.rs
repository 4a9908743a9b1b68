//! Verification of a plan against the slow reference, before anything is emitted.

use quadrille_tablebase::{KingRule, LeadKind, Men, Plan, Scheme};

use super::coding::{decode, encode};
use super::reference::{Motion, orbits, symmetries, touch};
use super::request::IndexRequest;
use crate::model::Square;
use crate::verify::Defect;

fn defect(request: &IndexRequest, detail: String) -> Defect {
    Defect { of: request.material.to_string(), detail }
}

/// Checks that decoding inverts encoding, on every class of the leading men with the first and the last positions of
/// the other men. For the scheme `exact` it also checks that all images of such a position have
/// its index, and that there are as many indexes as orbits.
///
/// The arithmetic for the positions between these is the same for all boards and materials, and tests check it
/// position by position.
///
/// Returns the number of positions encoded and decoded.
///
/// # Errors
/// At the first position where the plan is wrong.
pub fn verify(request: &IndexRequest, plan: &Plan<'_>) -> Result<u64, Defect> {
    let exact = matches!(request.scheme, Scheme::Exact { .. });
    // The identity is first.
    let images = symmetries(request).split_off(1);
    let mut positions = 0;
    for (first, last) in ends_of_classes(plan) {
        let men = round_trip(request, plan, first)?;
        round_trip(request, plan, last)?;
        positions += if first == last { 1 } else { 2 };
        if exact && let Some(detail) = other_image(&images, plan, first, &men) {
            return Err(defect(request, detail));
        }
        if request.kings == KingRule::Apart
            && !matches!(request.scheme, Scheme::Naive { .. } | Scheme::Syzygy(_))
        {
            apart(request, first, &men)?;
        }
    }
    if exact && plan.size() != orbits(request) {
        let detail = format!("{} positions differ, not {}", orbits(request), plan.size());
        return Err(defect(request, detail));
    }
    Ok(positions)
}

/// The first and the last index of classes of the leading men: of all classes that come from a
/// table, and of some if classes are computed, or if men have regions on a board of more than 64
/// squares, where decoding takes many times as long.
fn ends_of_classes<'a>(plan: &'a Plan<'_>) -> impl Iterator<Item = (u64, u64)> + 'a {
    let is_slow = plan.confined().is_some() && plan.board().squares() > 64;
    let most = match plan.lead().kind {
        _ if is_slow => MOST_IF_SLOW,
        LeadKind::One | LeadKind::Pair | LeadKind::Twins => plan.lead().table.squares.len() as u64,
        _ => MOST,
    };
    let ends = plan.sections().iter().skip(1).map(|section| section.start).chain([plan.size()]);
    plan.sections().iter().zip(ends).flat_map(move |(section, end)| {
        // If the lead does not have the greatest stride, a step is still one class.
        let step = section.lead_stride.max((end - section.start).div_ceil(most)).max(1);
        let starts = (section.start..end).step_by(step as usize);
        starts.map(move |first| (first, (first + section.lead_stride).min(end) - 1))
    })
}

/// The number of classes checked in each section if classes are computed.
const MOST: u64 = 5000;
/// The number of classes checked in each section if decoding takes long.
const MOST_IF_SLOW: u64 = 1000;

fn round_trip(request: &IndexRequest, plan: &Plan<'_>, index: u64) -> Result<Men, Defect> {
    let men = decode(plan, index);
    // The encoder of const contexts, and that of run-time code.
    let by_vectors = plan.encode_board_by_vectors(&men).map(|(index, _)| index);
    for encoded in [encode(plan, &men), by_vectors] {
        if encoded != Some(index) {
            let what = format!("index {index} decodes to {men:?}, which has {encoded:?}");
            return Err(defect(request, what));
        }
    }
    Ok(men)
}

/// The detail of an image of this position that has another index.
fn other_image(images: &[Motion], plan: &Plan<'_>, index: u64, men: &Men) -> Option<String> {
    let image =
        |motion: &Motion| men.map(|man| motion.get(usize::from(man)).map_or(man, |to| to.0));
    let other = images.iter().map(image).find(|image| encode(plan, image) != Some(index))?;
    Some(format!("{men:?} and its image {other:?} differ"))
}

fn apart(request: &IndexRequest, index: u64, men: &Men) -> Result<(), Defect> {
    let king = |letter: u8| {
        let index = request.material.men().iter().position(|&man| man == letter);
        Square(men[index.expect("both kings are on the board")])
    };
    if touch(request.board, king(b'K'), king(b'k')) {
        return Err(defect(request, format!("index {index} has kings that touch")));
    }
    Ok(())
}
