//! The command, run the way users run it.

mod command;
mod docs;
mod exports;
mod files;
mod harm;
mod one_of_several;
mod refused;
mod shown;
