//! Squares looked up in the frame of another: the occupancy is rotated into it, the other square is looked up, and the
//! attack set is rotated back.

use super::super::expression::{Expression, Type, call_private, square};
use super::super::function::{Block, Table};
use super::super::moves::ride_name;
use super::slot_name;
use quadrille_codegen::model::{Leap, WordSize};
use quadrille_runtime::sliders::Frames;

const SET: Type = Type::Set(WordSize::U64);

/// The tables that lead from a square to its slot.
pub(super) fn tables(ride: Leap, frames: Frames<'_>) -> Vec<Table> {
    let Frames::RotatedFrom(bases) = frames else { return Vec::new() };
    let doc = "By slot: the number of the square that is looked up.";
    vec![Table::bytes_of(format!("{}_bases", ride_name(ride)), doc, bases)]
}

/// The union of rides in the same frames: one rotation of the occupancy serves all, and one rotation back.
///
/// # Panics
/// If there are no rides.
pub fn rotated(rides: &[Leap], frames: Frames<'_>) -> Block {
    let small = |value: usize| Expression::small(value as u32);
    let number = || square().to(Type::Small);
    let slots = match frames {
        Frames::Own => 64,
        Frames::Rotated(slots) => slots,
        Frames::RotatedFrom(bases) => bases.len(),
    };
    Block::with("slot", number() & small(slots - 1), |slot| {
        // All rides have the same tables.
        let rotation = match tables(rides[0], frames).first() {
            Some(bases) => (number() - bases.entry(slot.clone())) & small(63),
            None => number() & small(64 - slots),
        };
        Block::with("rotation", rotation, |rotation| {
            let down = Expression::small(64) - rotation.clone();
            let occupancy = Expression::value("occupancy", SET);
            Block::with("rotated", occupancy.rotate_left(down), |rotated| {
                let attacks = rides.iter().map(|&ride| {
                    call_private(
                        slot_name(ride),
                        vec![slot.clone().to(Type::Index), rotated.clone()],
                        SET,
                    )
                });
                SET.union(attacks).rotate_left(rotation).into()
            })
        })
    })
}
