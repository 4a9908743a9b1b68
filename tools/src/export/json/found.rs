//! Results for a layout: flips, geometry, pieces, conversions, costs.

use quadrille_circuits::program::Program;
use quadrille_circuits::solve::{FewPieces, NumberMap, PackedMap};
use quadrille_codegen::emit::{self, Conversion, ListedCost};
use quadrille_codegen::layout::{Layout, Leap};
use quadrille_codegen::solve::moves::{
    Hop, LamePaths, MaskedRider, Over, PieceLookUps, Rays, ShiftedLameLeaps, ShiftedSets,
    UnitedLookUps,
};
use quadrille_codegen::solve::{BitboardConversion, Bitboards, GeometrySets, NumberMaps};
use quadrille_runtime::moves::LameKey;
use quadrille_runtime::{Direction, Symmetry};
use serde_json::{Value, json};

use super::circuit::circuit;
use super::{riders, word, words};
use crate::export::exported::Exported;

/// Maps of squares' numbers.
pub fn squares(squares: &NumberMaps) -> Value {
    let NumberMaps { file, rank, number, symmetries } = squares;
    json!({
        "file": map(file),
        "rank": map(rank),
        "number": map(number),
        "symmetries": by_symmetry(symmetries, map),
    })
}

/// A circuit, or the byte of each number.
fn map(map: &NumberMap) -> Value {
    match map {
        NumberMap::Circuit(program) => json!({ "circuit": circuit(program) }),
        NumberMap::Table(table) => json!({ "table": table }),
    }
}

fn by_symmetry<T>(maps: &[(Symmetry, T)], value: impl Fn(&T) -> Value) -> Value {
    maps.iter().map(|(symmetry, map)| (symmetry.name().to_owned(), value(map))).collect()
}

/// Maps of packed positions.
pub fn packed(maps: &[(Symmetry, PackedMap)]) -> Value {
    by_symmetry(maps, packed_map)
}

fn packed_map(map: &PackedMap) -> Value {
    let PackedMap { planes, program, few, .. } = map;
    json!({
        "circuit": program.as_ref().map(circuit),
        "few": few.as_ref().map(|FewPieces { program, most }| {
            json!({ "circuit": circuit(program), "most": most })
        }),
        "planes": planes.as_ref().map(circuit),
    })
}

/// What is done with bitboards.
pub fn bitboards(layout: &Layout, bitboards: &Bitboards) -> Value {
    let Bitboards {
        word,
        geometry,
        symmetries,
        reversals,
        steps,
        sliders,
        hoppers,
        leaps,
        on_empty,
        moves,
    } = bitboards;
    let step = |(direction, program): (Direction, &Program)| {
        (direction.name().to_owned(), circuit(program))
    };
    let pieces = layout.pieces.iter().enumerate().map(|(place, piece)| {
        json!({
            "name": piece.name,
            "leaps": words(&leaps[place]),
            "on_empty": on_empty[place].as_ref().map(|sets| words(sets)),
            "moves": moves[place].as_ref().map(|sides| {
                sides.iter().map(side).collect::<Vec<_>>()
            }),
        })
    });
    json!({
        "word": word.bits(),
        "geometry": self::geometry(geometry),
        "symmetries": by_symmetry(symmetries, circuit),
        "reversals": by_symmetry(reversals, circuit),
        "steps": Direction::ALL.into_iter().zip(steps).map(step).collect::<Value>(),
        "riders": sliders.iter().map(riders::rider).collect::<Vec<_>>(),
        "hoppers": hoppers.iter().map(riders::hopper).collect::<Vec<_>>(),
        "pieces": pieces.collect::<Vec<_>>(),
    })
}

fn geometry(geometry: &GeometrySets) -> Value {
    let rows = |rows: &[Vec<u128>]| rows.iter().map(|row| words(row)).collect::<Value>();
    let GeometrySets {
        all,
        files,
        ranks,
        diagonals,
        anti_diagonals,
        rays,
        neighbours,
        directions,
        pawn_attacks,
        pawn_pushes,
    } = geometry;
    json!({
        "all": word(*all),
        "files": words(files),
        "ranks": words(ranks),
        "diagonals": words(diagonals),
        "anti_diagonals": words(anti_diagonals),
        "rays": rows(rays),
        "neighbours": words(neighbours),
        "directions": directions,
        "pawn_attacks": rows(pawn_attacks),
        "pawn_pushes": rows(pawn_pushes),
    })
}

fn side(PieceLookUps { attacks, moves, attackers }: &PieceLookUps) -> Value {
    json!({ "attacks": look_ups(attacks), "moves": look_ups(moves), "attackers": look_ups(attackers) })
}

fn ride(Leap { m, n }: &Leap) -> Value {
    json!([m, n])
}

fn look_ups(UnitedLookUps { always, slides, rays, hops, shifted, lame }: &UnitedLookUps) -> Value {
    let mask = |mask: &Option<Vec<u128>>| mask.as_ref().map(|mask| words(mask));
    let slide =
        |slide: &MaskedRider| json!({ "ride": ride(&slide.ride), "mask": mask(&slide.mask) });
    let ray = |Rays { rise, rays }: &Rays| json!({ "rise": rise, "rays": words(rays) });
    let hop = |hop: &Hop| {
        let over = match &hop.over {
            Over::Any => json!({ "landing": "any" }),
            Over::Next => json!({ "landing": "next" }),
            Over::Near(near) => json!({ "landing": "near", "near": words(near) }),
        };
        json!({ "ride": ride(&hop.ride), "over": over, "mask": mask(&hop.mask) })
    };
    let key = |LameKey { mask, magic, shift, first }: &LameKey| json!({ "mask": word(*mask), "magic": word(*magic), "shift": shift, "first": first });
    let shifted =
        shifted.as_ref().map(|ShiftedLameLeaps { word: _, below, keys, sets, targets }| {
            json!({
                "below": below,
                "keys": keys.iter().map(key).collect::<Vec<_>>(),
                "wide": matches!(sets, ShiftedSets::Wide(_)),
                "sets": words(&sets.to_words()),
                "targets": words(targets),
            })
        });
    let lame_paths = |LamePaths { paths, targets }: &LamePaths| json!({ "paths": words(paths), "targets": words(targets) });
    json!({
        "always": words(always),
        "slides": slides.iter().map(slide).collect::<Vec<_>>(),
        "rays": rays.iter().map(ray).collect::<Vec<_>>(),
        "hops": hops.iter().map(hop).collect::<Vec<_>>(),
        "shifted": shifted,
        "lame": lame.iter().map(lame_paths).collect::<Vec<_>>(),
    })
}

/// What turns positions into those of the other layouts of the document.
pub fn conversions(exported: &Exported<'_>) -> Value {
    let conversion = |Conversion { to, found }: &Conversion<'_>| {
        json!({
            "to": to.item.name.to_string(),
            "bitboard": found.bitboard.as_ref().map(|found| match found {
                BitboardConversion::Circuit(program) => json!({ "circuit": circuit(program) }),
                BitboardConversion::Tables => json!("tables"),
            }),
            "packed": found.packed.as_ref().map(packed_map),
        })
    };
    exported.conversions.iter().map(conversion).collect()
}

/// What functions and tables cost.
pub fn costs(exported: &Exported<'_>) -> Value {
    let cost = |ListedCost { name, bytes, operations, depth }: ListedCost| json!({ "name": name, "bytes": bytes, "operations": operations, "depth": depth });
    emit::costs(exported.described, &exported.solution).into_iter().map(cost).collect()
}
