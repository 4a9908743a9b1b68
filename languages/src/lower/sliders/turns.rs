//! Squares looked up as others, which a rotation of the word or a swap of its bytes carries them to: the occupancy is
//! turned into the frame of the other square, and the attack set is turned back.

use std::ops::BitOr;

use super::super::expression::{Callee, Expression, Type, square};
use super::super::function::{Block, Table};
use super::super::moves::ride_name;
use super::slot_name;
use quadrille_codegen::layout::{Leap, WordSize};
use quadrille_codegen::solve::sliders::TurnTables;

const SET: Type = Type::Set(WordSize::U64);

/// What is read to find the slot of a square.
pub(super) fn tables(ride: Leap, turns: &TurnTables) -> Vec<Table> {
    let own = |name, doc, bytes: &[u8]| table(ride, name, doc, bytes);
    let slots = "By number: the slot, and in the highest bit whether bytes are swapped.";
    match turns {
        TurnTables::Rotated { .. } => Vec::new(),
        TurnTables::RotatedFrom { bases } => {
            vec![own("bases", "By slot: the number of the square that is looked up.", bases)]
        }
        TurnTables::Swapped { slots: by_number, .. } => vec![own("slots", slots, by_number)],
        TurnTables::SwappedAndRotated { slots: by_number, rotations, .. } => vec![
            own("slots", slots, by_number),
            own("rotations", "By number: how far bits are rotated.", rotations),
        ],
    }
}

fn table(ride: Leap, name: &str, doc: &'static str, bytes: &[u8]) -> Table {
    Table::bytes_of(format!("{}_{name}", ride_name(ride)), doc, bytes)
}

/// What rides attack together which are turned alike: one turn of the occupancy serves all, and one turn back.
///
/// # Panics
/// Where there are no rides.
pub fn turned(rides: &[Leap], turns: &TurnTables) -> Block {
    let small = |value: usize| Expression::small(value as u32);
    let number = || square().to(Type::Small);
    // All have the same tables.
    let own = tables(rides[0], turns);
    let entry = |table: usize| own[table].entry(square());
    match turns {
        TurnTables::Rotated { slots } => Block::with("slot", number() & small(slots - 1), |slot| {
            rotated(rides, &slot, number() & small(64 - slots))
        }),
        TurnTables::RotatedFrom { bases } => {
            Block::with("slot", number() & small(bases.len() - 1), |slot| {
                let rotation = (number() - own[0].entry(slot.clone())) & small(63);
                rotated(rides, &slot, rotation)
            })
        }
        TurnTables::Swapped { last, .. } => {
            Block::with("found", entry(0), |found| swapped(rides, found, *last, None))
        }
        TurnTables::SwappedAndRotated { last, .. } => Block::with("found", entry(0), |found| {
            Block::with("rotation", entry(1), |rotation| {
                swapped(rides, found, *last, Some(rotation))
            })
        }),
    }
}

/// The union of all rides in the frame of a slot.
fn looked_up(rides: &[Leap], slot: &Expression, occupancy: &Expression) -> Expression {
    let call = |&ride: &Leap| {
        let arguments = vec![slot.clone().to(Type::Place), occupancy.clone()];
        Expression::call(Callee::Private(slot_name(ride)), arguments, SET)
    };
    Expression::joined(BitOr::bitor, rides.iter().map(call)).expect("some ride")
}

fn occupancy() -> Expression {
    Expression::value("occupancy", SET)
}

fn rotated_down(word: Expression, by: &Expression) -> Expression {
    word.rotate_left(Expression::small(64) - by.clone())
}

fn rotated(rides: &[Leap], slot: &Expression, rotation: Expression) -> Block {
    Block::with("rotation", rotation, |rotation| {
        Block::with("turned", rotated_down(occupancy(), &rotation), |turned| {
            looked_up(rides, slot, &turned).rotate_left(rotation).into()
        })
    })
}

/// Bytes are swapped where the highest bit of what was found says so, before bits are rotated.
fn swapped(rides: &[Leap], found: Expression, last: u8, rotation: Option<Expression>) -> Block {
    let slot = found.clone() & Expression::small(last.into());
    let swap = Expression::Constant(0, SET) - (found >> Expression::small(7)).to(SET);
    let entered = rotation.as_ref().map_or(occupancy(), |by| rotated_down(occupancy(), by));
    let either = |word: Expression, swap: &Expression| {
        word.clone() ^ ((word.clone() ^ word.swap_bytes()) & swap.clone())
    };
    Block::with("slot", slot, |slot| {
        Block::with("swap", swap, |swap| {
            Block::with("entered", entered, |entered| {
                Block::with("turned", either(entered, &swap), |turned| {
                    Block::with("attacks", looked_up(rides, &slot, &turned), |attacks| {
                        let left = either(attacks, &swap);
                        rotation.map_or(left.clone(), |by| left.rotate_left(by)).into()
                    })
                })
            })
        })
    })
}
