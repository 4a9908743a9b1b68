//! The prober on real, made and damaged tables.

mod damage;
mod real;
mod support;
mod synthetic;
mod threads;
