//! An engine's own types that do not fit their attributes.
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

#[derive(Convert)]
#[quadrille(square = "Lerf")]
pub struct Quoted(u8);

#[derive(Convert)]
#[quadrille(color, square::number)]
pub enum PathAsKey { White, Black }

#[derive(Convert)]
#[quadrille(square = quadrille::layouts::Lerf)]
pub enum WithData { A1(u8) }

#[derive(Convert)]
#[quadrille(color)]
pub enum Empty {}

#[derive(Convert)]
#[quadrille(square = quadrille::layouts::Lerf)]
pub struct FileAndRank { file: u8, rank: u8 }

#[derive(Convert)]
#[quadrille(bitboard = quadrille::layouts::Lerf)]
pub struct OfWord<T>(T);

#[derive(Convert)]
#[quadrille(bitboard = quadrille::layouts::Lerf)]
pub union Either { word: u64 }

#[derive(Convert)]
#[quadrille(square = quadrille::layouts::Board5x5, none = NoSquare)]
pub enum Unlike { A1, None }

#[derive(Convert)]
#[quadrille(square = quadrille::layouts::Board5x5)]
pub enum OnlyNone { None }

#[derive(Convert)]
#[quadrille(man = Threats)]
pub struct Man(u8);

fn main() {}
