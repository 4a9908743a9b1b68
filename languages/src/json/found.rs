//! Results for a layout: flips, geometry, pieces, conversions, costs.

use crate::lower::{self, Kernel, KernelKind, Lowered};
use quadrille_circuits::program::Program;
use quadrille_circuits::solve::{FewPieces, NumberMap, PackedMap};
use quadrille_codegen::emit::{self, Conversion, ListedCost};
use quadrille_codegen::layout::{Layout, WordSize};
use quadrille_codegen::solve::cost::Cost;
use quadrille_codegen::solve::{BitboardConversion, Bitboards, GeometrySets, NumberMaps};
use quadrille_runtime::coordinate::{Coordinate, NumberOf};
use quadrille_runtime::{Direction, Symmetry};
use serde_json::{Value, json};

use super::circuit::circuit;
use super::{functions, word, words};
use crate::exported::Exported;

/// Maps of squares' numbers.
pub fn squares(squares: &NumberMaps) -> Value {
    let NumberMaps { file, rank, number, symmetries } = squares;
    json!({
        "file": coordinate(*file),
        "rank": coordinate(*rank),
        "number": number_of(*number),
        "symmetries": by_symmetry(symmetries, map),
    })
}

/// Bits of the number, or a look-up in the table of coordinates.
fn coordinate(coordinate: Coordinate) -> Value {
    match coordinate {
        Coordinate::Bits { shift, mask, flipped } => {
            json!({ "shift": shift, "mask": mask, "flipped": flipped })
        }
        Coordinate::Table => json!("table"),
    }
}

/// A sum of multiples of file and rank, or a look-up in the table of numbers.
fn number_of(number: NumberOf) -> Value {
    match number {
        NumberOf::Linear { file, rank, flipped } => {
            json!({ "file": file, "rank": rank, "flipped": flipped })
        }
        NumberOf::Table => json!("table"),
    }
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
    let PackedMap { program, few, .. } = map;
    json!({
        "circuit": program.as_ref().map(circuit),
        "few": few.as_ref().map(|FewPieces { program, most }| {
            json!({ "circuit": circuit(program), "most": most })
        }),
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
        // The functions of riders and pieces have all of these.
        sliders: _,
        hoppers: _,
        leaps: _,
        on_empty: _,
        moves: _,
        // They follow from the numbers of squares, and take less to compute than to read.
        shifts: _,
        sets: _,
        flips_at_once: _,
        steps_at_once: _,
    } = bitboards;
    let step = |(direction, program): (Direction, &Program)| {
        (direction.name().to_owned(), circuit(program))
    };
    let riders = lower::sliders::riders(bitboards);
    let kernels = KernelKind::ON_SETS.map(|kind| {
        let packing = layout.packing(WordSize::U64.bits());
        Kernel { kind, word: *word }.function(&packing)
    });
    let plain = lower::plain::pieces(layout, bitboards);
    let moves = lower::moves::functions(layout, bitboards);
    let pieces = layout.pieces.iter().zip(plain).zip(moves).map(|((piece, mut lowered), moves)| {
        lowered.functions.extend(moves);
        let mut value = functions::lowered(&lowered);
        value["name"] = json!(piece.name);
        value
    });
    json!({
        "word": word.bits(),
        "geometry": self::geometry(geometry),
        "symmetries": by_symmetry(symmetries, circuit),
        "reversals": by_symmetry(reversals, circuit),
        "steps": Direction::ALL.into_iter().zip(steps).map(step).collect::<Value>(),
        "kernels": functions::lowered(&Lowered { tables: Vec::new(), functions: kernels.into() })["functions"],
        "riders": riders.iter().map(functions::rider).collect::<Vec<_>>(),
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
    let cost = |cost: ListedCost| {
        let name = cost.name_with_target();
        let Cost { bytes, operations, loads, depth } = cost.cost;
        json!({ "name": name, "bytes": bytes, "operations": operations, "loads": loads, "depth": depth })
    };
    emit::costs(exported.described, &exported.solution).into_iter().map(cost).collect()
}
