//! Types of an engine's own that are not what they are said to be.
#![allow(non_camel_case_types)]

use quadrille::Convert;

#[derive(Convert)]
#[quadrille(color)]
pub enum Player { Sente, Gote }

#[derive(Convert)]
#[quadrille(color = Sent)]
pub enum Misspelt { Sente, Gote }

#[derive(Convert)]
#[quadrille(square = quadrille::layouts::Board5x5)]
pub enum Twice { A1, a1 }

#[derive(Convert)]
#[quadrille(squares = quadrille::layouts::Lerf)]
pub enum UnknownKey { A1 }

#[derive(Convert)]
pub struct Nothing(u64);

#[derive(Convert)]
#[quadrille(square)]
pub struct NoLayout(u8);

#[derive(Convert)]
#[quadrille(bitboard = quadrille::layouts::Lerf)]
pub enum Set { A1 }

fn main() {}
