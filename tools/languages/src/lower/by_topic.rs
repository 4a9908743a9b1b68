//! All functions of a layout, each after those that it calls.

use super::function::Lowered;
use super::moves::WalkSteps;
use super::sets::Sets;
use super::{
    conversions, fills, moves, packing, pairs, plain_pieces, set_attacks, sliders, squares,
};
use quadrille_codegen::model::{Layout, WordSize};
use quadrille_codegen::solve::{Bitboards, Solution};

/// The topic of some of a layout's functions. Under those without a title here, C has functions of its own, too.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Topic {
    /// Numbers and coordinates of squares.
    Squares,
    /// Members of sets.
    Sets,
    /// Riders.
    Riders,
    /// Numbers of pairs.
    Pairs,
    /// Packed positions in a word.
    Packed(WordSize),
    /// A topic with this title.
    Titled(&'static str),
    /// More of the topic before.
    More,
}

/// All functions of a layout but those that lead to other layouts, topic by topic.
pub fn by_topic<'a>(layout: &'a Layout, solution: &'a Solution) -> Vec<(Topic, Lowered)> {
    let mut topics = vec![
        (Topic::Squares, squares::functions(layout, &solution.squares)),
        (Topic::Titled("Mirrors and turns of squares"), squares::images(layout, &solution.squares)),
    ];
    if let Some(bitboards) = &solution.bitboards {
        let sets = Sets { layout, bitboards };
        let geometry = sets.geometry();
        let fills = fills::functions(sets);
        topics.extend([
            (Topic::Sets, sets.members().into()),
            (Topic::Titled("Geometry"), geometry),
            (Topic::Titled("Mirrors, turns and steps of sets"), sets.maps()),
            (Topic::Titled("Fills and spans"), fills.into()),
        ]);
        of_pieces(&mut topics, layout, bitboards);
        topics.push((Topic::Titled("Regions"), sets.regions().into()));
        topics.push((Topic::Pairs, pairs::functions(layout, bitboards)));
    }
    for word in WordSize::PACKED {
        let functions = packing::functions(layout, solution, word);
        topics.push((Topic::Packed(word), functions.into()));
    }
    topics.push((Topic::Titled("Usual numberings"), conversions::usual(layout)));
    topics
}

/// All functions of a layout but those that lead to other layouts.
pub fn functions<'a>(layout: &'a Layout, solution: &'a Solution) -> Lowered {
    let mut all = Lowered::default();
    for (_, own) in by_topic(layout, solution) {
        all.add(own);
    }
    all
}

fn of_pieces<'a>(topics: &mut Vec<(Topic, Lowered)>, layout: &'a Layout, bitboards: &'a Bitboards) {
    let (mut riders, steps) = (sliders::riders(bitboards), WalkSteps::of(layout, bitboards));
    riders.tables.extend(steps.table());
    topics.push((Topic::Riders, riders));
    let plain = plain_pieces::pieces(layout, bitboards).into_iter();
    let others = moves::functions(layout, bitboards, &steps);
    let of_sets = set_attacks::functions(layout, bitboards);
    for (index, ((mut piece, moves), of_set)) in plain.zip(others).zip(of_sets).enumerate() {
        piece.add(moves);
        piece.functions.extend(of_set);
        let topic = if index == 0 { Topic::Titled("Pieces") } else { Topic::More };
        topics.push((topic, piece));
    }
}
