//! What looking pieces up costs, for the list `COSTS`.

use super::PieceEmitter;
use crate::emit::costs::ListedCost;
use crate::emit::{Emission, pieces};
use crate::layout::Leap;
use crate::solve::Bitboards;
use crate::solve::Target;
use crate::solve::cost::Cost;
use crate::solve::moves::costs::PieceCosts;
use crate::solve::sliders::LookUp as _;

/// The costs of attacks of all pieces, then on the empty board, then by instructions of some target.
pub(in crate::emit) fn costs(emission: &Emission<'_>, bitboards: &Bitboards) -> Vec<ListedCost> {
    let costs = PieceCosts::new(bitboards, emission.entries());
    let emitters = pieces::emitters(emission, bitboards);
    let name = |emitter: &PieceEmitter<'_>, what: &str| format!("{}_{what}", emitter.piece.name);
    let mut listed = Vec::new();
    for emitter in &emitters {
        let cost = costs.attacks(&emitter.sides());
        listed.push(ListedCost::looked_up(name(emitter, "attacks"), cost));
    }
    for emitter in emitters.iter().filter(|own| bitboards.on_empty[own.place].is_some()) {
        listed.push(ListedCost::looked_up(name(emitter, "attacks_empty"), costs.row()));
    }
    for emitter in &emitters {
        let cost = extracted(bitboards, &emitter.piece.rides);
        let cost = cost.filter(|_| emitter.piece.leaps.is_empty());
        listed.extend(
            cost.map(|cost| ListedCost::looked_up(name(emitter, "attacks"), cost).on(Target::Bmi2)),
        );
    }
    listed
}

/// What rides cost that are all looked up by extracted bits.
fn extracted(bitboards: &Bitboards, rides: &[Leap]) -> Option<Cost> {
    let rides = rides.iter().map(|&ride| {
        let solved = bitboards.sliders.iter().find(|solved| solved.ride == ride)?;
        let pext = solved.pext.as_ref()?;
        Some(pext.work().then(Cost::loads(0, pext.tables().bytes)))
    });
    rides.collect::<Option<Vec<_>>>()?.into_iter().reduce(Cost::united)
}
