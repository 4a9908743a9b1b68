//! The costs of what is emitted, for programs to print.

use proc_macro2::{Literal, TokenStream};
use quadrille_circuits::program::{Program, ProgramCost};
use quadrille_circuits::solve::NumberMap;
use quadrille_runtime::Direction;
use quote::quote;

use super::sliders::Emitted;
use super::squares::places;
use super::{Emission, lines};
use crate::layout::{GeometryTables, Leap, Piece};
use crate::lower::Function;
use crate::solve::moves::{Hop, PieceLookUps};
use crate::solve::sliders::Hopper;
use crate::solve::{Bitboards, Solution};

/// What one emitted function or table costs: an entry of the list that is emitted as the runtime's
/// [`Cost`](quadrille_runtime::Cost)s.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedCost {
    /// The name of the function or table.
    pub name: String,
    /// The bytes of the tables that it reads.
    pub bytes: usize,
    /// The operations of its circuit.
    pub operations: u32,
    /// How many of these wait for one another.
    pub depth: u32,
}

impl ListedCost {
    fn circuit(name: impl Into<String>, circuit: &Program) -> ListedCost {
        let cost = circuit.cost();
        ListedCost { name: name.into(), bytes: 0, operations: cost.operations, depth: cost.depth }
    }

    fn table(name: impl Into<String>, bytes: usize) -> ListedCost {
        ListedCost { name: name.into(), bytes, operations: 0, depth: 0 }
    }

    fn map(name: impl Into<String>, map: &NumberMap, table_bytes: usize) -> ListedCost {
        match map {
            NumberMap::Circuit(circuit) => ListedCost::circuit(name, circuit),
            NumberMap::Table(_) => ListedCost::table(name, table_bytes),
        }
    }
}

/// The costs of all functions, and of the tables that are read by their names.
pub(super) fn costs(emission: &Emission<'_>) -> Vec<ListedCost> {
    let Solution { squares, bitboards, .. } = emission.solution;
    let (board, entries) = (emission.layout.board(), emission.entries());
    let mut costs = vec![
        ListedCost::map("file", &squares.file, 2 * entries),
        ListedCost::map("rank", &squares.rank, 2 * entries),
        ListedCost::map("at", &squares.number, places(board.places())),
    ];
    costs.push(ListedCost::table("COORDS", 2 * entries));
    costs.push(ListedCost::table("NUMBER_AT", places(board.len())));
    if !board.is_full() {
        costs.push(ListedCost::table("PLACES", places(board.places())));
    }
    let flips = squares.symmetries.iter();
    costs.extend(
        flips.map(|(symmetry, map)| ListedCost::map(format!("{symmetry}_square"), map, entries)),
    );
    costs.extend(packed_costs(emission));
    if let Some(bitboards) = bitboards {
        costs.extend(bitboard_costs(emission, bitboards));
    }
    costs
}

/// The costs of flips of all pieces at once, in the smaller word where it pays there; those piece
/// by piece cost what the square's flip does.
fn packed_costs(emission: &Emission<'_>) -> Vec<ListedCost> {
    let packing_pairs = emission.layout.packing_pairs(emission.layout);
    let mut costs = Vec::new();
    for (symmetry, map) in &emission.solution.packed {
        if let Some(planes) = map.planes.as_ref().filter(|_| emission.layout.planes) {
            let ProgramCost { operations, depth, .. } = planes.cost();
            costs.push(ListedCost {
                name: format!("{symmetry}_planes"),
                bytes: 0,
                operations,
                depth,
            });
        }
        let at_once = packing_pairs.iter().find_map(|packings| map.at_once(packings));
        costs.extend(at_once.map(|(_, ProgramCost { operations, depth, .. })| ListedCost {
            name: format!("{symmetry}_packed"),
            bytes: 0,
            operations,
            depth,
        }));
    }
    costs
}

fn bitboard_costs(emission: &Emission<'_>, bitboards: &Bitboards) -> Vec<ListedCost> {
    let flips = bitboards.symmetries.iter();
    let flips = flips.map(|(symmetry, circuit)| ListedCost::circuit(symmetry.name(), circuit));
    let reversals = bitboards.reversals.iter();
    let reversals =
        reversals.map(|(s, circuit)| ListedCost::circuit(format!("{s}_aarch64"), circuit));
    let steps = Direction::ALL.into_iter().zip(&bitboards.steps);
    let steps =
        steps.map(|(d, circuit)| ListedCost::circuit(format!("shift_{}", d.name()), circuit));
    let pieces = emission.layout.pieces.iter().zip(&bitboards.moves).zip(&emission.pieces);
    let pieces = pieces.map(|((piece, sides), functions)| {
        let leaps =
            if piece.leaps.is_empty() { 0 } else { emission.entries() * word_bytes(bitboards) };
        let own = own_bytes(functions, &format!("{}_attacks_", piece.name));
        let rides: usize =
            rides(emission, bitboards, piece, sides.as_deref()).map(|tables| tables.bytes).sum();
        let hoppers = hoppers(bitboards, sides.as_deref().unwrap_or_default());
        ListedCost::table(format!("{}_attacks", piece.name), leaps + own + rides + hoppers)
    });
    let on_empty = emission.layout.pieces.iter().zip(&bitboards.on_empty);
    let on_empty = on_empty.filter(|(_, sets)| sets.is_some()).map(|(piece, _)| {
        let bytes = emission.entries() * word_bytes(bitboards);
        ListedCost::table(format!("{}_attacks_empty", piece.name), bytes)
    });
    let riders = emission.layout.pieces.iter();
    let pext = riders.filter_map(|piece| pext_cost(emission, bitboards, piece));
    let by_two = by_two_squares(emission, bitboards);
    let tables = emission.geometry.iter();
    let tables = tables.map(|(name, table)| ListedCost::table(*name, table.size()));
    flips
        .chain(reversals)
        .chain(steps)
        .chain(pieces)
        .chain(on_empty)
        .chain(pext)
        .chain(tables)
        .chain(by_two)
        .collect()
}

/// The tables by two squares, where the layout has them.
fn by_two_squares(emission: &Emission<'_>, bitboards: &Bitboards) -> Vec<ListedCost> {
    if emission.layout.geometry == GeometryTables::Compact {
        return Vec::new();
    }
    let bytes = lines::table_bytes(emission.entries(), bitboards.word);
    ["between", "line_through"].map(|name| ListedCost::table(name, bytes)).into()
}

/// The tables of a piece's rides.
fn rides<'a>(
    emission: &'a Emission<'_>,
    bitboards: &'a Bitboards,
    piece: &'a Piece,
    sides: Option<&'a [PieceLookUps]>,
) -> impl Iterator<Item = &'a Emitted> {
    let sliders = bitboards.sliders.iter().zip(&emission.sliders);
    let sides = sides.unwrap_or_default();
    let is_ridden = move |ride: Leap| {
        piece.rides.contains(&ride)
            || sides.iter().any(|side| side.attacks.rides().any(|other| other == ride))
    };
    sliders.filter(move |(solved, _)| is_ridden(solved.ride)).map(|(_, tables)| tables)
}

/// The bytes of the tables that belong to some functions alone.
fn own_bytes(functions: &[Function<'_>], prefix: &str) -> usize {
    let is_own =
        |function: &&Function<'_>| !function.is_public && function.name.starts_with(prefix);
    functions.iter().filter(is_own).map(Function::bytes).sum()
}

/// The bytes by which a piece's hops are looked up in the tables of riders.
fn hoppers(bitboards: &Bitboards, sides: &[PieceLookUps]) -> usize {
    let hops: Vec<_> = sides.iter().flat_map(|side| &side.attacks.hops).collect();
    let is_hopped = |hopper: &&Hopper| {
        let is_it = |hop: &Hop| hop.over.landing() == Some(hopper.landing);
        hops.iter().any(|hop| hop.ride == hopper.ride && is_it(hop))
    };
    bitboards.hoppers.iter().filter(is_hopped).map(|hopper| hopper.names.len()).sum()
}

/// The cost of a rider where the target extracts bits by an instruction.
fn pext_cost(emission: &Emission<'_>, bitboards: &Bitboards, piece: &Piece) -> Option<ListedCost> {
    let pext = rides(emission, bitboards, piece, None).map(|tables| tables.pext.as_deref());
    let pext = pext.collect::<Option<Vec<_>>>()?;
    let is_rider = piece.leaps.is_empty() && !pext.is_empty();
    let bytes = pext.iter().map(|tables| tables.bytes).sum();
    is_rider.then(|| ListedCost::table(format!("{}_attacks_bmi2", piece.name), bytes))
}

fn word_bytes(bitboards: &Bitboards) -> usize {
    bitboards.word.bits() as usize / 8
}

pub(super) fn tokens(cost: ListedCost) -> TokenStream {
    let ListedCost { name, bytes, operations, depth } = cost;
    let bytes = Literal::usize_unsuffixed(bytes);
    let (operations, depth) = (Literal::u32_unsuffixed(operations), Literal::u32_unsuffixed(depth));
    quote!(q::Cost { name: #name, bytes: #bytes, operations: #operations, depth: #depth })
}
