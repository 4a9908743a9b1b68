//! The prober on real, made and damaged tables.

mod damage;
mod directories;
mod fen;
mod moved_names;
mod readme;
mod real;
mod support;
mod synthetic;
mod threads;
